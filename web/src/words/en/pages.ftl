### The pages: welcome, games, lobby, set-up, invitation, my tables, account, rules, about.

## Shared by several pages

your-name = Your name
play = Play
players-range = { $first } to { $last } players
players-list = for { $players } players
length-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
length-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
length-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
length-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
clock-words-none = no clock
clock-words-days = { $length } a turn
clock-words-live = { $bank } + { $increment } a turn
clock-words-sudden = { $bank } for the whole game
seat-me = You
seat-bot = Bot
seat-free = free
seat-guest = guest
line-your-turn = Your turn
line-turn-of = { $name } decides
line-running = running
line-over = finished
line-full = full, not begun
line-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
line-deadline = runs out { $when }
word-mine = My word for the shuffle
word-why = Chance you can check: every word is mixed into the shuffle, so nobody, not even the server, can have arranged it. Any word will do.
bot-name-random = By chance
bot-name-novice = Novice
bot-name-apprentice = Apprentice
bot-name-journeyman = Journeyman
bot-name-master = Master
bot-name-consul = Consul
bot-level-random = plays any move the rules allow.
bot-level-novice = sees only the points that lie on the table.
bot-level-apprentice = believes a part of what a move promises.
bot-level-journeyman = sees all that a move promises, and plays move by move.
bot-level-master = thinks its best moves through.
bot-level-consul = thinks more moves through, and farther ahead.
bot-beats = { $against ->
    [random] beats blind chance
    [novice] beats the novice
    [apprentice] beats the apprentice
    [journeyman] beats the journeyman
    [master] beats the master
   *[other] beats { $against }
} in { $share } of 100 games ({ $low } to { $high }).

## Welcome

welcome-title = Groma · Roman board games
welcome-heading = Five Roman games, one table
welcome-lead = Play the board games you know in your browser, with friends or against bots: free, without an account, in a minute.
welcome-running = Your games
welcome-all-mine = All my tables
welcome-ways = Other ways to the table
welcome-way-friends = With friends
welcome-about-friends = Set up a table and send the link. Whoever follows it has a seat.
welcome-way-here = At one screen
welcome-about-here = Pass one device round. What is secret stays hidden.
welcome-way-lobby = With strangers
welcome-about-lobby = See who is waiting for players, or watch a game.
welcome-way-offline = Without the network
welcome-about-offline = Keep Groma on this device and play in a train or on an island.
welcome-invited = Has a friend sent you a link? Just open it, and your seat is there.
welcome-unofficial = Groma is unofficial: the games' names belong to their owners.
play-now = Play now
play-which = Which game
play-bots = Bots against you
play-level = How strong
play-detail = More to choose

## Games

games-heading = The games
games-lead = Five games of building, trade and roads, each with rules you can search.
games-play = Play
games-rules = Rules
games-tutorial = Learn it
games-set-up = Set up a table
game-open = Tables waiting for players
game-no-open = Nobody is waiting.
window-picture = A table of { $game } in play
window-real = A real game
window-play = See a whole game
window-stop = Stop
fact-players = players
fact-minutes = minutes
fact-years = years of age
fact-estimate = our estimate
fact-weight = { $weight } of 5
fact-weight-1 = light
fact-weight-2 = light to medium
fact-weight-3 = medium
fact-weight-4 = medium to heavy
fact-weight-5 = heavy
fact-designers = { $count ->
    [one] designer
   *[other] designers
}
game-lesson = A guided game, move by move.
game-record = You have played it { $played ->
    [one] once
   *[other] { $played } times
}: won { $won }.
game-door-rules = Every clause in our own words, to be searched.
game-door-box = Every piece, and where we know it from.
game-steps = How it goes
game-set-one-up = Set one up

## Lobby

lobby-lead = Sit down where a seat is free, or watch for a while.
lobby-new = New table
lobby-filters = What to show
lobby-game = Game
lobby-all-games = All games
lobby-free = Free seats
lobby-free-count = { $count ->
    [0] any number
    [one] at least 1
   *[other] at least { $count }
}
lobby-clock = Clock
pace-any = any
pace-none = no clock
pace-live = one evening
pace-days = days
lobby-gathering = Waiting for players
lobby-running = Games to watch
lobby-empty = It is quiet in the forum. Open a table: it is listed here, and you can send friends a link.
lobby-none-suit = No table fits what you are looking for. Ask for less, or open one yourself.
lobby-nothing-runs = No open game is running right now.

## Set-up

new-title = Set up a table
new-game = Game
new-seats = Seats
new-how-many = How many play
new-seat = Seat { $letter }
new-which-bot = Bot on seat { $letter }
chair-me = Me
chair-open = Open
chair-bot = Bot
new-clock = Clock
pace-hint-none = Everybody takes as long as they like.
pace-hint-live = All sit at the table at the same time.
pace-hint-days = Everybody moves when there is time, over days.
clock-how-long = How long
clock-own = my own
clock-own-turn-live = Seconds for each turn
clock-own-bank-live = Minutes in reserve
clock-own-more = Seconds added each turn
clock-own-turn-days = Days for each turn
clock-own-bank-days = Days in reserve
clock-bank = Reserve for the whole game: { $bank }.
clock-bot = When somebody's time is up, a bot takes over until they are back.
new-table = The table
new-name = Name of the table
new-name-hint = May stay empty.
new-hidden = Hidden: only for people with my link, not in the list of open tables
new-worded = Players add a word to the shuffle
new-options = Variants
new-options-changed = { $count ->
    [0] The usual rules
    [one] 1 rule changed
   *[other] { $count } rules changed
}
option-usual = usual
option-reading = our reading
new-open = Open table
new-open-hint = Next you get a link for your friends. The game begins when all seats are taken.
new-start = Begin
new-start-hint = No seat is open: the game begins at once.

## Invitation

invitation-title = An invitation
invitation-from = { $name } invites you
invitation-to = to a game of { $game }
invitation-gone = This invitation is no longer valid. Ask your friend for a new link.
invitation-no-account = No account needed.
invitation-as = You sit down as { $name }.
invitation-sit = Sit down
invitation-seated = You have a seat at this table already.
invitation-go = To the table
invitation-late = All seats are taken.
invitation-watch = Watch

## My tables

mine-turn = Your turn
mine-others = Others decide
mine-gathering = Not begun
mine-over = Finished
mine-empty = You have no tables yet.
mine-guest = You are a guest: your seats live in this browser only.

## Account

account-you = You
account-guest = You are here as a guest: { $name }.
account-known = You are logged in as { $name }.
account-nobody = To play you need no account.
account-play = Play as a guest
account-log-in = Log in
account-log-out = Log out
account-log-out-sure = Log out anyway
account-guest-gone = A guest cannot come back: your seats would be lost. With an account you keep them.
account-make = Make an account
account-make-why = Keep your name and your seats, on every device.
account-make-button = Make account
account-name = Name
account-password = Password
account-password-hint = At least 10 letters, and not one of the first that somebody would try.
account-prefs = Preferences
account-prefs-hint = They hold in this browser, at once.
channels-title = When it is your turn
channels-hint = Where shall we tell you? Not while you sit at the table.
channels-none = This server sends no notices. The number beside “My tables” shows where you are waited for.
channel-mail = Mail
channel-push = Browser
channel-webhook = Webhook
channel-template = Form
template-plain = plain JSON
template-ntfy = ntfy
template-discord = Discord
channel-add = Add
channel-add-push = Tell me in this browser
channel-drop = Remove
channel-code = Code from the mail
channel-confirm = Confirm
muted-title = People you do not read
muted-none = Nobody. You can mute or block somebody on their page, or in the chat of a table.
muted-hear = Read again
tokens-title = Programs
tokens-hint = A token lets a program of yours play for you.
tokens-once = Copy it now, it is shown only once:
tokens-until = until { $date }
tokens-revoke = Revoke
tokens-label = What is it for?
tokens-make = Make a token

## Rules

rules-of = Rules of { $game }
rules-own-words = The rules in our own words, clause by clause.
rules-to-game = To the game
rules-search = Search
rules-search-hint = words or clause
rules-found = { $count ->
    [0] Nothing found
    [one] 1 clause found
   *[other] { $count } clauses found
}
rules-contents = Contents
rules-print = Print

## About

about-lead = Groma is a table for five Roman board games. A groma was the instrument with which Roman surveyors laid out cities: a cross, four plumb lines, a right angle.
about-title-what = What you can do here
about-words-what = Play with friends by link, with strangers, at one screen, or against bots; live or over days. The table knows the rules: it shows what is possible, and says why something else is not, with the clause.
about-title-unofficial = Unofficial
about-words-unofficial =
    Groma is made by players. It belongs to none of the publishers or authors of these games and is not supported by them. The games' names belong to their owners.
    Drawings and texts were made for Groma; rules are told in our own words. If you like a game here, buy the box.
about-title-fair = A deal you can check
about-words-fair =
    Before the first move the whole shuffle is fixed and sealed: everybody sees the seal, nobody the shuffle. After the end the seal is opened, and the table or anybody's own computer can play the record again and check it.
    Whoever wants more adds words of the players to the shuffle. Every player, every bot and every onlooker is sent only what they may know.
about-title-privacy = What is kept
about-words-privacy =
    No trackers, no advertising, nothing from other sites. One cookie keeps you logged in; your preferences stay in your browser.
    The server keeps your name, your games, and what you say at the table; a password only as a fingerprint that cannot be read back; an address only if you want to be told there.
about-title-access = For everybody
about-words-access =
    Everything works by keyboard. A text view tells the whole table in sentences, for screen readers. No meaning depends on colour alone, motion can be switched off, and both light and dark are easy to read.
    If something does not work for you, that is a mistake of ours.
about-title-open = Open
about-words-open = Groma is free software under the Apache License 2.0. You can run it yourself, for a club or a family, with one command, and write programs that play.

## Not found

not-found = No way leads there
not-found-words = The address names no page, or the table is gone.
not-found-home = To the beginning

# --- where rules and pieces come from
source-legend = Where the rules come from
source-printed = Printed in the rule book
source-public = From another public source
source-reading = Our reading: the rule book is silent or unclear
source-rebuilt = Rebuilt: the picture is lost
example-open = Open at a table
example-open-one = Open at a table: { $example }
rules-left-open = What the rule book leaves open, and what we chose
rules-chosen = Played here: { $text }
rules-setting = A variant changes it: { $words }

# --- in this box
box-title = In this box
box-of = The box of { $game }
box-families = Kinds of pieces
box-all = All
box-times = { $count }×
box-opened = The piece you chose
box-open-one = Choose a piece to read what it says, and where we know it from.
box-where = Where we know it from
box-wrong = It is wrong
box-wrong-what = What is wrong?
box-wrong-how = A text to send to whoever runs this table, or to the project:
box-wrong-text =
    { $game }, rules version { $version }
    Piece: { $piece }
    Field: { $field }
    Here: { $value }
    In my box:
box-copy = Copy
box-copied = Copied
box-unseen = Unseen: { $left } of { $count }
box-whole = The whole box
box-nothing-hidden = Nothing is hidden in this game: all of the box lies open.
