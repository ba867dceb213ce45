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
