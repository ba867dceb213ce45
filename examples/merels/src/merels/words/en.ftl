### Nine Men's Morris in English. Terms as in rules.en.md.

title = Nine Men's Morris
tagline = Place nine men, move them along the lines, and close mills of three.

## Where a point is

square-outer = outer square
square-middle = middle square
square-inner = inner square
at-top-left = top left corner
at-top = middle of the top side
at-top-right = top right corner
at-left = middle of the left side
at-right = middle of the right side
at-bottom-left = bottom left corner
at-bottom = middle of the bottom side
at-bottom-right = bottom right corner

## What happened

note-placed = { $seat } places a man on { $point }.
note-moved = { $seat } moves from { $origin } to { $point }.
note-closed = { $seat } closes a mill with { $point }.
note-took = { $seat } takes the man on { $point }.
note-flies = { $seat } has three men left: they may fly.
note-few = { $seat } has only two men left and loses.
note-stuck = { $seat } cannot move any man and loses.
note-drawn = No man was taken for 40 turns: a draw.

## What one can do

move-place = Place on { $point }{ part-where }{ part-mill }
move-lift = Move the man on { $point }{ part-where }
move-set = To { $point }{ part-where }{ part-mill }
move-take = Take the man on { $point }{ part-where }
part-where = { $ears ->
    [0] { "" }
   *[other] , { $place }
}
part-mill = { $mill ->
    [0] { "" }
   *[other] : closes a mill
}

## What is asked

ask-place = Where do you place a man? ({ $hand } in hand)
ask-lift = Which man do you move?{ $flies ->
    [0] { "" }
   *[other] {" "}Your men may fly to any free point.
}
ask-set = Where does the man from { $point } go?
ask-take = You have closed a mill. Which man do you take?

## Why not

refused-ME-3-1 = A man stands there. Place on a free point.
refused-ME-4-1 = You move a man of your own, onto a free point.
refused-ME-4-2 = A man moves along a line to the next point, and that must be free.
refused-ME-5-1 = You take a man of the other player.
refused-ME-5-2 = This man stands in a mill. Take one that does not.

## Points

row-result = result
short-row-result = result
line-ME-6-1 = { $seat } has fewer than three men
line-ME-6-2 = { $seat } cannot move
line-ME-6-3 = a draw: 40 turns without a taken man

## Settings

setting-flying = Whoever has just three men may move them to any free point.

## The table in sentences

help-game = A point is a letter and a number, a1 at the bottom left and g7 at the top right. You place your nine men in turn, then you move one along a line to the next point. Three of your men on one line are a mill: whenever you close one, you take a man of the other player, none from a mill if there is another. With three men left they fly to any free point. With two men, or without a move, you lose.
say-heading-over = The game is over
say-heading-turn = The turn
say-heading-you = You: { $seat }
say-heading-seat = { $seat }
say-turn = { $seat } decides.
say-quiet = { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
} without a taken man, and it is a draw.
say-draw = It is a draw.
say-won = { $seat } has won.
say-free = Free points: { $points }.
say-men = Men of { $seat } ({ $sign }): { $points }. In hand: { $hand }. Taken from { $seat }: { $lost }.
say-mill = { $seat } has a mill: { $points }.
say-flies = The men of { $seat } may fly.

## The tutorial

tutorial-welcome = Three squares, one inside the other, and lines between them: 24 points where lines meet. You and Marcus have nine men each. You begin.
tutorial-first = First all men are placed, in turn, each on a free point. Three of yours on one line are a mill. The middle of a side has the most neighbours: place your first man on d2.
tutorial-first-hint = Any point is free, but for this lesson take d2, below the inner square.
tutorial-two = Two men in a row threaten a mill. Place beside the first: on b2.
tutorial-two-hint = The lower left corner of the middle square, b2, is on one line with d2.
tutorial-stopped = Marcus has seen it and stands on f2: no mill on this line.
tutorial-stop = Now Marcus has b6 and d6, two in a row. Stop him: place on f6.
tutorial-stop-hint = On f6 he would close a mill and take one of your men.
tutorial-fork = Here is the best trick while placing: a man in the corner a1 makes two pairs at once, up to a4 and across to d1. Marcus can stop only one of them.
tutorial-fork-hint = Look for the point where the lines of a4 and of d1 meet.
tutorial-close = He has stopped a7. The ring marks where a mill is waiting: g1.
tutorial-close-hint = Your men on a1 and d1 lack a third, on g1.
tutorial-take = A mill! Take one man of the other player. It leaves the game. Men in a mill are safe as long as there are others. Take the one on a7.
tutorial-take-hint = Take the man that stopped you: a7.
tutorial-moving = All men are placed. From now on you move: one man along a line to the next free point.
tutorial-open = A mill works more than once. Open it: move the man on g1. It has only one way to go, up to g4, so it goes there at once.
tutorial-open-hint = The man in the corner g1 has room above it.
tutorial-shut = Nobody could come between. Pick up the man on g4 ...
tutorial-shut-hint = The same man goes back: g4.
tutorial-shut-set = ... and close the mill again on g1.
tutorial-shut-set-hint = Back to g1.
tutorial-again = Each time it closes you take a man. Marcus has c3 and d3, and from e4 he could step beside them: take the man on e4.
tutorial-again-hint = From e4 he would go to e3 and close a mill: take that man.
tutorial-flying = Some turns later Marcus has three men. That makes him dangerous: they fly, to any free point of the board.
tutorial-end = Marcus has two men and cannot build a mill any more: you have won. Whoever cannot move loses, too. And if 40 turns pass without a taken man, it is a draw.
tutorial-farewell = That is all. Sit down for a game: the bots know the double mill.
