# What the server says: problems, and what happens at a table beside the game.

problem-not-there = There is nothing here, or it is not for you.
problem-not-logged-in = You are not logged in.
problem-not-yours = You may not do that.
problem-not-yours-seat = You have no seat at this table.
problem-not-yours-table = Only who opened the table may do that.
problem-not-yours-removed = The host has given your seat to others. At this table you can watch.
problem-not-yours-company = You cannot sit down at this table.
problem-not-yours-eyes = While the game runs you see with your own eyes only.
problem-not-yours-account = That needs an account.
problem-not-yours-origin = Somebody at this table plays from where you are. At a public table with a clock you cannot take over a seat then.
problem-not-yours-token = A program's token may not do that.
problem-not-yours-proof = Show first that it is you.
problem-not-yours-operator = Somebody who runs this server: the role is taken from them first, at the command line.
problem-not-yours-about-you = This is about you: leave it to another operator.
problem-banned = You are banned from this server.
problem-banned-until = Until { $until } (UTC). The reason: { $reason }
problem-banned-for-good = For good. The reason: { $reason }
problem-silenced = You may not chat.
problem-silenced-until = Until { $until } (UTC). The reason: { $reason }
problem-silenced-for-good = For good. The reason: { $reason }
problem-too-late = The table has gone on since. Look again, then decide.
problem-not-now = That is not possible now.
problem-not-now-gathering = The game has not begun.
problem-not-now-started = The game has begun.
problem-not-now-over = The game is over.
problem-not-now-running = The game is not over yet.
problem-not-now-not-running = The game is not running.
problem-not-now-seated = You have a seat at this table already.
problem-not-now-no-free-seat = That seat is taken.
problem-not-now-nobody-there = Nobody sits there.
problem-not-now-free-seats = A seat is still free.
problem-not-now-stand-in = A bot plays for you. Come back first.
problem-not-now-nobody-stands-in = Nobody plays for you.
problem-not-now-seat-taken = Nobody has left that seat.
problem-not-now-claimed = Somebody waits for that seat already, or you wait for another.
problem-not-now-nobody-claims = Nobody waits for that seat.
problem-not-now-grace = Its owner has a little time left to come back.
problem-not-now-nobody-asks = Nobody asks for anything.
problem-not-now-account = You have an account already.
problem-not-now-channel-off = This server sends nothing of that kind.
problem-not-now-no-foresight = At this table nobody is told what a move would bring.
problem-not-now-no-hints = At this table nobody is told what a master would do.
problem-not-now-no-analysis = This game cannot be looked through.
problem-not-now-in-time = There is time left.
problem-not-now-paused = The table pauses; the clock stands still.
problem-not-now-not-paused = The table does not pause.
problem-not-now-appealed = You have objected to this already.
problem-not-now-answered = Somebody has answered this already.
problem-not-now-nothing-holds = Nothing holds against this person.
problem-not-now-nobody-known = It is not known any more whom this is about.
problem-not-now-last-key = This is your only way in. Set a password first, or make another passkey.
problem-not-now-at-home = That is there with a server only: here you play without one.
problem-wrong = That request makes no sense here.
problem-wrong-name = A name has 1 to 30 letters, all of them visible and of one alphabet.
problem-wrong-password = A password has at least 10 letters.
problem-wrong-common-password = One of the first that somebody would try. Take several words, or something longer.
problem-wrong-move = There is no such move in this game.
problem-wrong-game = There is no such game.
problem-wrong-seats = So many cannot play this game.
problem-wrong-me = You can take one seat, not several.
problem-wrong-bot = There is no such bot, or it does not know this game.
problem-wrong-setting = This game has no such setting.
problem-wrong-count = So many moves cannot be taken back.
problem-wrong-seat = There is no such seat.
problem-wrong-oneself = That is your own seat: get up instead.
problem-wrong-address = That address cannot be used.
problem-wrong-text = There is nothing to read in it.
problem-wrong-phrase = At this table only the given phrases are said.
problem-wrong-lines = Those are no lines that others have said here.
problem-wrong-weekend = Weekends can be left out only where there are days for a turn.
problem-wrong-holiday = A holiday begins before it ends, lies within a year, not in another one, and is no longer than what is left of 28 days a year.
problem-wrong-code = That is not the code.
problem-wrong-passkey = That passkey could not be read. Try it once more.
problem-wrong-reset = This link was used, or is older than an hour. Ask for another.
problem-wrong-record = This record cannot be played again by the rules: it is not whole, or was changed.
problem-wrong-rules = That game was played by a version of its rules that is not installed here.
problem-wrong-start = A game that did not begin with its deal cannot go on here: nobody knows whether its position is fair.
problem-wrong-request = The request could not be read.
problem-refused = That move is not allowed.
problem-name-taken = That name is taken.
problem-wrong-login = Name or password is wrong.
problem-too-many = That is too many.
problem-too-large = That is too long.
problem-full = The server is full at the moment. Try again in a little while.
problem-too-fast = That is too fast. Wait a little.
problem-unknown-outcome = The server has lost its database for the moment. Nothing that was confirmed is lost. Try it again soon.
problem-resting = The server cannot store anything at the moment. Nothing that was confirmed is lost. Try it again soon.
problem-closed = The server is being worked on, and all tables pause. { $hours ->
    [0] { $minutes ->
        [0] It goes on soon
        [one] It goes on in about a minute
       *[other] It goes on in about { $minutes } minutes
    }
   *[other] It goes on in about { $hours } hours
}, and everybody has the time that they had.
problem-stopping = This server is stopping. Send the same again.
problem-newer = A newer version of Groma has already been used at this table. Try it again soon.
problem-rules-not-installed = This table waits for a version of its rules that is not installed.
problem-foreign = This request came from another site.
problem-not-allowed = That address does not do that.
problem-failed = Something went wrong on our side.

example-title = { $game }: example { $example }
brought-title = Brought along: { $game }, from move { $moves }
fork-title = What if: { $game }, from move { $moves }

entry-sit = { $name } sits down.
entry-leave = { $name } gets up.
entry-seat-bot = { $name } seats a bot.
entry-remove = { $name } makes a seat free.
entry-swap = { $name } changes seats.
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
entry-apply = { $name } asks for a seat that a bot plays.
entry-admit = { $name } lets it happen.
entry-turn-away = { $name }: the seat stays with the bot.
entry-propose-end = { $name } asks to end the game here.
entry-end = Everybody agreed: the game ends here, without a winner.
entry-holiday = { $name } has a holiday; the clock stands still meanwhile.
entry-holiday-anew = { $name } changes the holiday.
entry-close = { $name } calls the table off.
entry-end-by-house = Whoever runs this server has ended the game, without a winner.
entry-end-by-nobody = Nobody has come for long: the game has ended, without a winner.
entry-close-by-house = Whoever runs this server has called the table off.
entry-close-by-nobody = Nobody has come for long: the table is called off.
entry-pause = Whoever runs this server lets this table pause; the clock stands still.
entry-pause-of-all = The server is being worked on: all tables pause, and the clock stands still.
entry-pause-at-home = Nobody had this table open; the clock stood still.
entry-resume = Play goes on, with the time that everybody had.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-nice-move = A fine move!
phrase-thanks = Thank you!
phrase-sorry = I am sorry.
phrase-one-moment = One moment, please.
phrase-back-soon = I will be back soon.
phrase-take-back-please = May I take that back?
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-see-you = See you next time!
# Whoever has deleted the account or the guest: $number tells two of them apart.
person-left = somebody who left { $number }
