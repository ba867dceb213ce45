# The words of every table, in whichever home. A game has its own file, and may say any of these better.

# --- names and numbers
seat-without-name = seat { $number }
say-you = you
say-nothing = nothing
total = total
word-minus = minus
decimal-mark = { "." }

# --- sitting down
table-settings = Settings of this table: { $settings }.
table-order = At the table, in this order: { $seats }.
you-are = You are { $seat }.
seal = The deal is sealed: { $seal }.

# --- the decision
prompt = { $seat }: { $ask }
ask-without-words = { $step }:
is-allowed = "{ $move }" is allowed.
no-such-seat = Nobody here is called "{ $name }".
about-unknown = Nothing here is called "{ $name }".

# --- refusals
refused-over = The game is over.
refused-after-news = Before that you would see something new: choose it then.
refused-not-your-decision = It is the turn of { $seat }.
refused-other-step = This is not what is to be decided now.
refused-by-rule = This is not allowed.
refused-with-facts = This is not allowed: { $facts }.
undo-stops-at-another = Nothing can be taken back beyond this: before it another player has decided.
undo-stops-at-revealed = Nothing can be taken back beyond this: something new has been seen.
undo-stops-at-start = Nothing can be taken back beyond this: it is the beginning of the game.
undo-stops-at-end = The game is over: nothing is taken back any more.
undo-nothing-yet = You have not decided anything yet.
undo-only = { $count ->
    [one] Only 1 move can be taken back.
   *[other] Only { $count } moves can be taken back.
}
undone = Taken back: { $moves }.

# --- points
sheet-line = { $seat }: { $total ->
    [one] 1 point
   *[other] { $total } points
}. { $rows }.
sheet-line-empty = { $seat }: { $total ->
    [one] 1 point
   *[other] { $total } points
}.
sheet-part = { $row }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
sheet-head = { $seat }: { $total ->
    [one] 1 point
   *[other] { $total } points
}.
sheet-row = { $row }: { $points }
preview = { $total } ({ $rows })
preview-total = points { $open ->
    [0] { "" }
   *[other] up to{ " " }
}{ $points }{ $unsure ->
    [0] { "" }
   *[other] {" "}and what is still hidden
}
preview-unsure = points for what is still hidden
preview-then = then { $points }

# --- advice
advice-move = A master would: { $move }
advice-brings = At once: { $brings }.
advice-later = Thought some turns on, compared with: { $other }
advice-gains = { $own ->
    [1] You have
   *[other] { $name } has
} about { $points ->
    [one] one point
   *[other] { $points } points
} more.
advice-costs = { $own ->
    [1] You have
   *[other] { $name } has
} about { $points ->
    [one] one point
   *[other] { $points } points
} less.
advice-close = Thought some turns on, this is about as good: { $other }

# --- puzzles
puzzle-head = Puzzle { $number } of { $of }
puzzle-question = You are { $name }. One move is clearly best: which?
puzzle-part = Right so far. How does it go on?
puzzle-right = Right!
puzzle-wrong = Not the best: { $move }
puzzle-loss = { $points ->
    [one] It gives away about one point.
   *[other] It gives away about { $points } points.
}
puzzle-not-weighed = It was not among the moves that looked good, so nobody has weighed it.
puzzle-best = Best is: { $move }
puzzle-later = Thought some turns on, compared with the move that looks best at once, { $other }:
puzzle-worth-it = { $points ->
    [one] That costs you about one point yourself.
   *[other] That costs you about { $points } points yourself.
}
puzzle-but = { $points ->
    [one] { $name } gets about one point more, too.
   *[other] { $name } gets about { $points } points more, too.
}
puzzle-own-rows = On your sheet then: { $rows }.
puzzle-rows = On the sheet of { $name } then: { $rows }.
puzzle-promised = More of it is not yet on the sheets: it is what can still be made of the table.
puzzle-next-best = { $points ->
    [one] Next best is { $other }: it gives away about one point.
   *[other] Next best is { $other }: it gives away about { $points } points.
}
puzzle-worlds = Worked out from what { $name } can know: in many deals that look the same from there.

one-winner = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
winners = The victory is shared: { $seats }.
place-behind = { $place ->
    [2] Second place
    [3] Third place
    [4] Fourth place
    [5] Fifth place
   *[other] Place { $place }
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $seats }.

# --- analysis
analysis-nothing = nothing
analysis-brings = At once: { $brings }, not { $instead }.
analysis-later = Some turns later: { $told }
analysis-cost = about { $points ->
    [one] one point
   *[other] { $points } points
}
analysis-flawless = No decision of yours cost 2 points or more.
analysis-headline = Your costliest decision, { $cost }: { $played }
analysis-deal = With this deal others reach place { $usual } on average { $own ->
    [1] in your seat; you reached
   *[other] in the seat of { $name }, who reached
} place { $taken }.

# --- who sits there
seats-wrong-number = This game is for { $players } players, not for { $number }.
seats-bot-cannot = The bot { $bot } cannot play this game, or not with so many seats. These can: { $bots }.

# --- games and settings
players-range = { $first } to { $last } players
players-list = for { $players } players
no-games = No game is installed.
which-game = Which game? There is: { $games }.
unknown-game = There is no game "{ $game }" here. There is: { $games }.
unknown-setting = There is no setting "{ $setting }". There is: { $settings }.
unknown-value = "{ $value }" is no value of { $setting }. There is: { $values }.

# --- rules
no-rules = This game brings no rules text.
unknown-clause = There is no clause "{ $clause }".

# --- records
verify-sound = Sound: { $moves } moves, all by the rules, dealt from the seed that was promised. Names are not verified.
verify-seed-secret = Not verified: the seed of this record is still secret.
verify-seed-differs = False: the seed is not the one that was promised.
verify-move-illegal = False: move { $number } ({ $move }) is not allowed by the rules ({ $clause }).
verify-not-over = Not verified: the game of this record is not over.
verify-not-dealt = Not verified: this game went on from a position that was given to it, not from a sealed deal.

# --- where rules and pieces come from
source-printed = printed in the rule book
source-public = from another public source
source-reading = our reading: the rule book is silent or unclear
source-rebuilt = rebuilt: the picture is lost
source-clauses = clauses in all
source-remark-public = From another public source ({ $places }): { $why }
source-remark-reading = Our reading: { $why }
source-remark-rebuilt = Rebuilt: { $why }
source-chosen = Played here: { $text }
source-setting = The setting { $setting } changes it.
left-open = What the rule book leaves open, and what we chose

# --- settings
value-on = on
value-off = off
box-count = Copies

# --- the table in lines, for programs
lines-moves = Legal moves, as they are written, and what they do:
lines-notation = So a move is written, whether it is legal or not:
lines-no-move = "{ $said }" is no move of this decision. Written are: { $how }.
lines-ended = The program ended, or answered with no line; it was begun anew.
