### Other people: what is known of them, whom one does not want to meet, who is there.

## Somebody's page

person-guest = A guest: of guests nothing is kept.
person-since = Here since { $date }.
person-standing = How they play
person-games = Games
person-finished = Played to the end
person-share = { $percent }%
person-live = A turn in an evening's game
person-slow = A turn in a game over days
person-fades = Games with at least two people, newer ones counting more: after 90 days half as much. Turns are medians.
person-none = No game with other people has ended yet.
person-results = Results
person-game = Game
person-players = Players
person-played = Played
person-won = Won

## Keeping somebody away

person-keeping = Keep your distance
person-keep-none = No distance
person-keep-muted = Do not read
person-keep-blocked = Block
person-kept-none = You meet and read each other like anybody else.
person-kept-muted = You do not read what they say. They do not learn of it.
person-kept-blocked = You share no public table, see none of each other's in the list, and neither reads the other.
muted-blocked = blocked
report-title = Report lines
report-lines = What was said
report-reason = Why
report-insult = Insult or hatred
report-threat = Threat
report-spam = Advertising
report-cheating = Cheating
report-other = Something else
report-send = Report
report-sent = Reported: whoever runs this server will see it.

## Whom one looks for in the list of tables

lobby-people = Who sits there
lobby-any = does not matter
lobby-finished = Games played to the end
lobby-finished-least = at least { $percent }%
lobby-within = A turn takes
lobby-within-most = at most { $length }
lobby-accounts = No guests

## At a new table

new-quiet = Quiet: only a dozen friendly phrases instead of a free chat
new-foresight = Foresight: before a move everybody is told what it would bring in points
new-hints = Hints: whoever is to decide may ask what a master would do
new-accounts = Only people with an account

## Who is there

presence-here = here
presence-away = away
presence-away-since = away since { $when }

## Long games

clock-words-workdays = { $length } a turn, weekends free
clock-weekends = Weekends do not count

## Holidays

presence-holiday = on holiday until { $when }
holidays-title = Holidays
holidays-hint = Where a turn may take days, your clock stands still meanwhile, and the others see it. { $days ->
    [one] One day is
   *[other] { $days } days are
} left of 28 a year.
holidays-span = { $first } to { $last }
holidays-first = First day
holidays-last = Last day
holidays-go = Go on holiday
holidays-end = End it
