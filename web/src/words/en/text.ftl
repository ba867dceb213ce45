### The text view: the whole table for ears.

text-said = Last said
text-choices = Choices
text-filter = Type to filter, or the number of a choice
text-filtered = { $count } of { $all } choices
text-coming = The words are on their way …
text-confirm = Confirm
text-confirm-final = Confirm, cannot be taken back
text-cancel = Choose something else

text-seat = { $letter } { $name }
text-seat-you = { $letter } { $name } (you)
text-seat-bot = { $letter } { $name } (bot: { $level })
text-seat-guest = { $letter } { $name } (guest)
text-seat-away = { $letter } { $name } (a bot stands in)

text-scores = Scores
text-score = { $seat }: { $points } { $count ->
    [one] point
   *[other] points
}: { $rows }.
text-score-bare = { $seat }: { $points } { $count ->
    [one] point
   *[other] points
}.
text-score-concealed = More counts that only its owner knows yet.
text-place = Place { $place }.

text-happened = What happened
text-since = Since my last move
text-nothing-since = Nothing has happened since your last move.
text-earlier = Before that
text-older = { $count ->
    [one] 1 older line
   *[other] { $count } older lines
}
text-undone = Taken back:

text-moves = { $count ->
    [one] 1 choice:
   *[other] { $count } choices:
}
text-moves-more = And { $count } more.
text-no-moves = You have nothing to decide now.
text-no-seat = There is no seat { $seat }.
text-no-own = You are watching; nothing here is yours.
text-no-undo = You have nothing to take back.
text-undoing = Taking back your last move.

text-keys = Keys
text-keys-more = 1 to 9: what lies before that seat. t: the board. Escape: choose something else.
text-key-turn = whose turn it is and what is asked
text-key-since = what happened since my last move
text-key-scores = the scores
text-key-moves = my choices
text-key-own = my own things
text-key-undo = take back my last move
text-key-keys = this list
