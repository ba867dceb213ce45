### Looking back: replay, chart, fork.

replay = Replay
replay-at = Move { $at } of { $of }
replay-quiet = Nothing to tell.
replay-close = Back to now
replay-more = More
replay-scrubber = Moment of the game
replay-play = Play
replay-pause = Pause
replay-move-back = One move back
replay-move-on = One move on
replay-turn-back = One turn back
replay-turn-on = To the next turn
replay-round-back = One round back
replay-round-on = To the next round
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-own = As I saw it
replay-eyes-onlooker = As an onlooker sees it
replay-eyes-seat = As { $name } saw it
replay-eyes-open = Everything face up
replay-link = Copy link
replay-copied = Link copied

chart = How the points came about
chart-about = Points of all seats after each of the { $moves } moves
chart-moves = Moves
chart-move = Move
chart-at = After move { $at }
chart-walk = Move through the game
chart-table = As a table
chart-trouble = The chart could not be loaded.

fork = Try from here against bots
fork-busy = Setting up …
fork-about = A table of your own begins with this position; what you do not know is dealt anew.
example-mark = Worked example { $example }
example-rules = In the rules
fork-mark = Only tried out: this table began in the middle of another game.
fork-source = The other game
