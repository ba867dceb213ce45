# What the server says: problems, and what happens at a table beside the game.

problem-not-there = There is nothing here, or it is not for you.
problem-not-logged-in = You are not logged in.
problem-not-yours = You may not do that.
problem-not-yours-seat = You have no seat at this table.
problem-not-yours-table = Only who opened the table may do that.
problem-not-yours-eyes = While the game runs you see with your own eyes only.
problem-not-yours-account = That needs an account.
problem-not-yours-token = A program's token may not do that.
problem-too-late = The table has gone on since. Look again, then decide.
problem-not-now = That is not possible now.
problem-not-now-gathering = The game has not begun.
problem-not-now-started = The game has begun.
problem-not-now-over = The game is over.
problem-not-now-running = The game is not over yet.
problem-not-now-not-running = The game is not running.
problem-not-now-seated = You have a seat at this table already.
problem-not-now-no-free-seat = That seat is taken.
problem-not-now-free-seats = A seat is still free.
problem-not-now-stand-in = A bot plays for you. Come back first.
problem-not-now-nobody-stands-in = Nobody plays for you.
problem-not-now-seat-taken = Nobody has left that seat.
problem-not-now-nobody-asks = Nobody asks to take anything back.
problem-not-now-account = You have an account already.
problem-not-now-channel-off = This server sends nothing of that kind.
problem-not-now-in-time = There is time left.
problem-wrong = That request makes no sense here.
problem-wrong-name = A name has 1 to 30 letters, all of them visible and of one alphabet.
problem-wrong-password = A password has at least 10 letters.
problem-wrong-move = There is no such move in this game.
problem-wrong-game = There is no such game.
problem-wrong-seats = So many cannot play this game.
problem-wrong-me = You can take one seat, not several.
problem-wrong-bot = There is no such bot, or it does not know this game.
problem-wrong-setting = This game has no such setting.
problem-wrong-count = So many moves cannot be taken back.
problem-wrong-seat = There is no such seat.
problem-wrong-address = That address cannot be used.
problem-wrong-text = There is nothing to read in it.
problem-wrong-code = That is not the code.
problem-wrong-request = The request could not be read.
problem-refused = That move is not allowed.
problem-name-taken = That name is taken.
problem-wrong-login = Name or password is wrong.
problem-too-many = That is too many.
problem-too-large = That is too long.
problem-full = The server is full at the moment. Try again in a little while.
problem-too-fast = That is too fast. Wait a little.
problem-unknown-outcome = The database was lost for a moment. Send the same again, with the same key.
problem-stopping = This server is stopping. Send the same again.
problem-rules-not-installed = This table waits for a version of its rules that is not installed.
problem-foreign = This request came from another site.
problem-not-allowed = That address does not do that.
problem-failed = Something went wrong on our side.

example-title = { $game }: example { $example }
fork-title = What if: { $game }, from move { $moves }

entry-sit = { $name } sits down.
entry-leave = { $name } gets up.
entry-start = The game begins.
entry-undo = { $name } takes back { $count ->
    [one] a move
   *[other] { $count } moves
}.
entry-ask = { $name } asks to take back moves.
entry-agree = { $name } agrees.
entry-decline = { $name } declines.
entry-stand-in-late = The time of { $name } is up: a bot plays for { $name }.
entry-stand-in-left = { $name } has left: a bot plays on.
entry-return = { $name } is back.
entry-claim = { $name } takes over the seat.
entry-close = { $name } calls the table off.
