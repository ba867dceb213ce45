### The table of any game, and the parts that pages share with it.

panel-close = Close

## Preferences

prefs-lang = Language
prefs-lang-de = Deutsch
prefs-lang-en = English
prefs-theme = Light
prefs-theme-marmor = Marble, by day
prefs-theme-basalt = Basalt, by night
prefs-confirm = Confirm moves
prefs-confirm-never = Never: one tap plays
prefs-confirm-risky = Only what cannot be taken back
prefs-confirm-always = Always
prefs-motion = Motion
prefs-motion-off = None
prefs-motion-fast = Quick
prefs-motion-normal = Calm
prefs-more = More
prefs-sound = Sounds
prefs-text = Text view instead of the board
prefs-plain = Plain board: fields and lists, no drawings
prefs-keys = Single keys as shortcuts
prefs-foresight = Show what a move would bring, before I make it

## Frieze and menu

table-home = To the start page
table-line-lost = Connection lost, trying again …
table-menu-open = Menu
table-menu-mine = My tables
table-menu-rules = Rules
table-menu-learn = Learn this game
table-menu-text = Text view
table-menu-board = Show the board
table-panel-menu = Menu
table-panel-prefs = Preferences
table-panel-info = This table
table-panel-box = In this box: what is still unseen
table-panel-keys = Keys
table-panel-score = Score
table-panel-log = At the table
table-title-turn = (*) Your turn · { $about }
table-title-over = Over · { $about }
table-players = Players
table-records = Score, log and chat
table-records-fold = Fold score, log and chat
table-coming = The table is being set …
table-closed = This table was called off.
table-gone-title = No table here
table-gone = There is no such table, or it is not for you.
table-gone-nobody = You are not logged in here.

## Prompt

table-prompt-yours = It is your turn.
table-prompt-waits = { $name } decides.
table-prompt-paused = The table pauses.
table-prompt-thinks = { $name } is thinking …
table-over = The game is over.
table-over-you = You win with { $points } points.
table-over-other = { $name } wins with { $points } points.
table-over-broken-off = The game was broken off before its end: there is no winner.
table-over-shared = The victory is shared: { $names }, { $points } points.

## Actions

table-choices = More choices
table-pick-something = Choose what is marked.
hint-ask = Hint
hint-asking = Thinking …
hint-do = Take it
hint-close = Close
table-confirm = Confirm
table-confirm-final = then back only if all agree
table-sending = On its way …
table-cancel = Cancel
table-undo = Undo
table-restart = Restart turn
table-undo-stops-at-another = Another player has decided since.
table-undo-stops-at-revealed = Something new has been seen since.
table-undo-stops-at-start = There is nothing to take back yet.
table-undo-stops-at-end = The game is over: nothing is taken back any more.
table-take-back-ask = Ask the others to take back { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
table-take-back-alone = Take back { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} all the same
table-rules-clause = Rule { $clause }

## Notices

table-resending = The server does not answer. What you did is sent again by itself until it does, and counts once.
table-desist = Stop trying
table-desisted = What you did is not sent again. If it did arrive, it counts, and the table shows it.
table-understood = All right
table-request-mine = You ask to take back { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. { $agreed ->
    [0] Nobody has agreed yet.
    [one] 1 agrees so far.
   *[other] { $agreed } agree so far.
}
table-request-other = { $name } asks to take back { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
table-request-away = { $names } { $count ->
    [one] is
   *[other] are
} away, and nothing is taken back without everybody.
table-request-agree = Agree
table-request-decline = Decline
table-request-withdraw = Withdraw
table-paused = The table pauses, and the clock stands still. Play goes on afterwards with the time that everybody had.
table-absent-you = A bot plays for you.
table-absent-return = I am back
table-absent-other = A bot plays for { $name }.
table-absent-claim = Ask for this seat
table-claim-mine = You have asked for the seat. If nobody comes back or says no, it is yours { $when }.
table-claim-yours = { $name } asks for your seat, and gets it { $when } unless you come back.
table-claim-other = { $name } asks for the seat of { $owner }, and gets it { $when } if nobody comes back or says no.
table-claim-given-up = { $name } asks for the seat that was given up, and gets it { $when } if nobody says no.
table-claim-guest = A guest, without an account.
table-claim-shares = Comes from the same address as somebody here.
table-claim-admit = Let them play
table-claim-turn-away = Say no
table-end-mine = You ask to end the game here. { $agreed ->
    [0] Nobody has agreed yet.
    [one] 1 agrees so far.
   *[other] { $agreed } agree so far.
}
table-end-other = { $name } asks to end the game here, without a winner.
table-away = { $count ->
    [one] 1 turn since you left
   *[other] { $count } turns since you left
}
table-away-watch = Watch

## Records

table-score = Score
table-log = Log
table-chat = Chat
table-points = Points
table-concealed = and what only its owner knows yet
table-place = Place
table-place-number = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
table-log-empty = Nothing has happened yet.
table-log-undone = Taken back
table-log-whole = The whole story
table-chat-unread = { $count } new
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Say
table-chat-mute = Do not show what somebody says

## Seats and clocks

table-seat-you = you
table-seat-bot = bot
table-seat-stand-in = a bot stands in
table-seat-decides = decides now
table-clock-days = { $days } d { $hours } h
table-clock-stands = stands
table-clocks = Clocks
table-clock-of = { $time } left

## The end

table-final-board = Show the board
table-final-sheet = Show the result
table-replay-open = Replay
table-again = Play again

## Leaving

table-leave = Leave the table
table-leave-sure = Yes, leave
table-leave-running = Your seat is gone for good, and a bot plays on.
table-leave-gathering = Your seat becomes free for somebody else.
table-end = End the game here
table-end-sure = Yes, end it
table-end-about = If everybody agrees, the game ends here, without a winner.
table-end-alone = The game ends here, without a winner.

## This table

table-info-title = Title
table-info-game = Game
table-info-people = People
table-info-clock = Clock
table-info-seen = Who may watch
table-info-hidden = Only who has the link or a seat.
table-info-public = Everybody; the table is in the lobby.
table-info-settings = Settings
table-info-value = { $value }:
table-info-seal = Seal of the deal
table-info-seal-about = The deal was sealed before the first move. At the end the record opens it, and anybody can check it.
table-info-seal-worded = The deal was sealed before the first move, with a word from each player. At the end the record opens it, and anybody can check it.
table-info-record = Save the record
table-info-verify = Was it dealt fairly?

## When somebody is away

table-ladder = What happens if somebody is away?
table-ladder-no-clock = There is no clock: everybody has all the time they want. Who leaves for good is replaced by a bot.
table-ladder-reminder = { $time } into your turn you are reminded, if you have said where.
table-ladder-bank = Each turn has { $turn }. What goes beyond that is taken from the time bank ({ $bank } for the whole game).
table-ladder-bank-only = Each player has a time bank: { $bank } for the whole game.
table-ladder-bot = When the bank is empty, a bot plays. You can come back and play on as long as nobody has taken over your seat.
table-ladder-grace = Others may ask for the seat, with an account and from another address than anybody here. They wait { $grace } and get it then, unless its owner comes back or the host says no.
table-ladder-host = Others may ask for the seat. The host decides. Without an answer they wait { $grace } and get it then, unless its owner comes back.
table-ladder-votes = Nothing is taken back and no game is ended without everybody's yes, also of those who are away. Who gives up the seat has no say any more.

## Keys

table-key = { $key ->
    [Enter] Enter
    [Escape] Esc
   *[other] { $key }
}
table-key-confirm = confirm
table-key-cancel = cancel
table-key-undo = undo
table-key-restart = restart the turn
table-key-log = log
table-key-score = score
table-key-chat = chat
table-key-text = text view or board
table-key-keys = this list
table-key-digits = take one of the listed choices
table-keys-board = On the board: Tab and the arrow keys go from place to place, Enter picks.

## Before the game

table-gathering = The table fills
table-waits = The game begins when every seat is taken.
table-full = All seats are taken. { $name } begins the game.
table-full-host = All seats are taken. You may begin.
table-sit = Sit down
table-get-up = Get up
table-your-name = Your name
table-your-word = Your word for the seed
table-invite = Invite somebody
table-invite-link = Link of the invitation
table-invite-copied = Copied. Send it to a friend.
room-free = Free
room-you-host = you, the host
room-host = host
room-here-host = here, the host
room-move = Move here
room-bot = Seat a bot
room-swap = Swap with me
room-remove = Remove
room-remove-sure = Yes, { $name } shall go
room-keep = Keep
room-copy = Copy
room-copy-by-hand = Copy the marked link.
room-send = Send …
room-code = The link as a QR code
room-link-here-only = This link leads here on this computer only: the server listens to no other.
room-link-says = Whoever opens the link sits down. No account needed.
room-hidden = Not listed: only for people with the link.
room-listed = Listed for everybody.
room-terms = This table
room-usual = The usual rules, no variants.
room-quiet = Only a few phrases are said here.
room-no-foresight = Without foresight: before a move nobody is told what it would bring in points.
room-hints = With hints: whoever is to decide may ask what a master would do.
room-accounts = Only for people with an account.
room-worded = Everybody adds a word to the shuffle.
room-learn = Learn it meanwhile
room-free-seats = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
room-or-bots = It begins when you say so, with bots on free seats.
room-begin-bots = { $count ->
    [one] Begin with a bot
   *[other] Begin with { $count } bots
}
presence-away-for = { $minutes ->
    [0] away just now
    [one] away for 1 minute
   *[other] away for { $minutes } minutes
}
table-begin = Begin
table-call-off = Call it off
