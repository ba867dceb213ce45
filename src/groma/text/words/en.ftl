# The words that only the terminal needs: what is typed there, files, the command line. A game may say
# any of these better.

# --- names and numbers
word-all = all
word-me = me
word-full = full

# --- sitting down
type-help = Type a number of the list, or "help".
goes-on = The game goes on after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. The last things that happened:
hand-over = Hand the keyboard to { $seat }. Press Enter.

# --- the decision
prompt-alone = { $seat }: { $ask } (Enter: the list)
not-understood = "{ $line }" is neither a number of the list nor a command. Type a number, or "help".
ambiguous = "{ $word }" can mean several: { $words }.
no-such-number = Type a number from 1 to { $count }; Enter shows the list again.
no-such-move = "{ $line }" is nothing one can do here. Take a number of the list, or a notation as "moves" shows it.
no-such-argument = There is no "{ $line }". After "{ $move }" stands one of: { $labels }{ $more ->
    [0] { "" }
   *[other] , and { $more } more
}.
no-such-thing = There is no "{ $line }". Perhaps one of: { $labels }{ $more ->
    [0] { "" }
   *[other] , and { $more } more
}.
row-too-long = "{ $begun }" is possible, but "{ $rest }" says nothing more about it. Nothing was done; type only "{ $begun }".
row-unknown = "{ $begun }" is possible, but "{ $rest }" is no answer to what is asked then: { $moves }. Nothing was done.
show-absent = "{ $name }" is not on the table now.
these-fit = "{ $line }" stands in { $count ->
    [one] one line of the list; to do it, type its number
   *[other] these lines of the list; type a number
}:
no-move-with = "{ $line }" stands nowhere in the list.
about-nothing = The list names nothing to explain. Type "about" and a name.
why-how = Type "why" and a number of the list, or a notation as "moves" shows it.
tip-none = Nobody plays this game well enough to give advice.
rules-how = Type "rules" and a number, as rules { $chapter } for a chapter or rules { $clause } for a clause.

# --- commands: English ones are always understood, these too
command-moves = moves
command-why = why
command-score = score
command-tip = tip
command-show = show
command-about = about
command-rules = rules
command-log = log
command-undo = undo
command-save = save
command-help = help
command-quit = quit
help =
    A number: do what the list says. Enter alone: the list again.
    moves: the list with the notation that you can type instead of a number. moves WORD: what has this word.
    Points in the list: what your sheet would change by; "up to": with the best way to complete the choice.
    why NUMBER or NOTATION: whether something is allowed, and if not, by which rule.
    tip: what a master would do, and what speaks for it.
    show: the table. show NAME: one player, or all that is said about a place or a thing.
    show all: everything in sentences.
    score: all points. score NAME, score full: how they come about.
    about: what the things named here do. about NAME, CODE or NUMBER: one thing.
    log: what happened. log 10: the last ten lines.
    rules CLAUSE: a clause, as rules { $clause }. rules { $chapter }: a chapter. rules: what applies now.
    undo: take back your last move. undo 3: the last three.
    save FILE: save the game. quit: leave.
    The first letters of a command are enough, if only one begins like that.
help-over =
    The game is over. The table stays, and answers:
    show: the table. show NAME: one player, or all that is said about a place or a thing.
    show all: everything in sentences.
    score: all points. score NAME, score full: how they come about.
    about NAME or CODE: what a thing does.
    log: what happened. log 10: the last ten lines.
    rules CLAUSE: a clause, as rules { $clause }. rules { $chapter }: a chapter.
    save FILE: save the game. quit: leave.

# --- points
table-stays = The game is over. The table stays: score, show, log, rules, save FILE; quit to leave.

# --- saving and leaving
save-how = Type "save" and the name of a file, as save evening.json.
save-warning = { $file } holds the secret seed of the deal: whoever reads it knows everything hidden.
save-finished = To save the finished game, type a file name; Enter: do not save.
save-unfinished = To save the game, type a file name; Enter: do not save.
save-no-command = "{ $line }" would be a command or a number. Type a file name, as evening.json; Enter: do not save.
saved = Saved in { $file }.
not-saved = Not saved.
goodbye = Goodbye.
file-exists = There is a file { $file } already. Take another name.
file-not-found = There is no file { $file }.
file-no-folder = The folder in which { $file } would lie does not exist.
file-not-permitted = { $file }: you lack the permission.
file-is-folder = { $file } is a folder, not a file.
file-unreadable = { $file } cannot be read ({ $why }).
file-unwritable = { $file } cannot be written ({ $why }).
file-no-record = { $file } is no record of a game that is installed here ({ $why }).
file-without-seed = { $file } does not hold its seed: the table cannot be dealt.
file-illegal-move = { $file } holds a move that was not allowed.
resume-alone = { $file } is a game of { $game } that brings its own seed and settings: leave --seed and --set out.
example-alone = { $example } is a position with settings of its own: leave --resume, --seed and --set out.
unknown-example = There is no example { $example }. There are: { $examples }.

# --- who sits there
seats-unknown = "{ $seat }" can take no seat. Take "me", "me:Anna", or a bot: { $bots }.
seats-name-taken = A person cannot be called "{ $name }": give a name that is not a bot's.
bot-not-legal = The bot { $bot } wants to play move { $move }, which is not legal here.
bot-at-table = { $name } ({ $bot })
bot-random = random
bot-novice = novice
bot-apprentice = apprentice
bot-journeyman = journeyman
bot-master = master
bot-consul = consul
bot-greedy = journeyman

# --- games and settings
settings-head = Settings, chosen with --set NAME=VALUE (the first value is the default):
clause-of-ours = { $clause }, the first is our reading
setting-how = Write a setting as NAME=VALUE, not "{ $setting }".

# --- rules
no-tests = There is no folder { $folder } with tests. Say where the tests are with --tests DIR.
clause-without-test = { $clause } has no test.
mark-without-clause = { $clause } is marked in { $test }, but there is no such clause.
clauses-covered = { $covered } clauses have a test.
no-box = This game does not tell what is in its box.
no-puzzles = This game has no puzzles.
unknown-puzzle = There is no puzzle { $number }: their numbers go up to { $of }.
puzzle-how = Type a number from 1 to { $count }, or nothing to see the solution.
new-name = "{ $name }" cannot be the name of a game. Take small letters, digits and dashes, as in "sixth-game", and no word that Python has already.
new-taken = There is a game { $name } already.
new-made = { $folder } holds a game of { $count } files, ready to be played:
    {"  "}cd { $folder }
    {"  "}pip install -e '.[dev]'
    {"  "}groma play { $name }
    Its README.md says what is where.
unknown-piece = No piece of the box is called "{ $piece }".
box-mark-public = public source
box-mark-reading = our reading
box-mark-rebuilt = rebuilt

# --- records
replay-move = { $number }. { $seat }: { $said } [{ $move }]
replay-secret = { $number }. { $seat }: chosen secretly [{ $move }]
replay-at = After move { $at } of { $count }:
replay-too-far = This record has { $count } moves: --at takes 0 to { $count }.

# --- fuzzing
fuzz-sound = Nothing found.
fuzz-found = { $count ->
    [one] 1 violation.
   *[other] { $count } violations.
}

# --- the arena
arena-unknown-bot = There is no bot "{ $bot }". There is: { $bots }.
arena-not-legal = Bot { $bot } of the line-up wants to play move { $move } at decision { $decision }, which is not legal there.
lines-not-begun = The program { $program } cannot be started: { $why }.
lines-how = "{ $name }" names no program. Write program:"COMMAND", or program[seconds=10,tries=1,moves=off,lang=de]:"COMMAND".
arena-missed = { $bot } had no move of its own at { $missed } of { $decisions } decisions; there the first legal one was played.
arena-packed = { $file } is packed: it can be shown, not continued.
arena-two-bots = Name two bots at least.
arena-few-seats = { $bots } bots need more than { $seats } seats.
analyse-running = The game in { $file } is not over yet: only finished games are analysed.
analyse-no-sense = Nobody plays this game well enough to judge it.
analyse-so-far = { $done } of { $total } parts
site-made = { $folder }: { $count } files, { $size } MB.
site-not-ours = { $folder } is not empty, and “groma site” did not make it: nothing was written.
site-in-the-way = { $file } in { $folder } was not put there by “groma site”, and would be overwritten: nothing was changed. Move it away, or name another folder.
site-no-pages = This install has no pages for browsers: they are built with Node, or come with a wheel.
site-no-parts = The pages of this install came without Python for browsers, so nothing could be played there. Build them again with the network, or take a wheel.
record-published = { $folder }: { $path }
record-not-finished = The game in { $file } is not over yet: only finished games are published, for seed and hands are shown.
record-other-names = This game is in { $folder } already, with other names: nothing was written. To show it with these, delete the folder and publish it again.
record-no-single-file = A single file does not work: browsers run no modules from a file on the disk. Name a folder with --out.
publish-missing = Pages cannot be made ({ $part } is missing): in a clone of Groma, “pip install '.[server]'” brings it.
analyse-how = Judged by what each seat could know then: what it could not know was imagined anew, many times.
analyse-seat = { $name }: { $best } decisions without fault, { $small } with a small one, { $costly } costly; { $lost } given away in all.
analyse-decision = Move { $number }, { $cost }: { $played }
analyse-better = Better: { $better }
analyse-stands = Expected places after so many moves ({ $names }):
analyse-stand = { $number }: { $places }

arena-at-least-one = At least one game and one process, please.
arena-show-alone = --show prints what is in files: leave the game and the bots out.
arena-no-results = { $file } holds no results of an arena that can be read here.
arena-other-contest = { $file } holds another contest; what differs: { $parts }. Take another file.
lab-missing = That needs { $part }, which is missing here: in a clone of Groma, “pip install '.[lab]'” brings it.
lab-workers-die = { $times } times in a row the processes that play died before they had done anything. Is there enough memory?
ray-missing = That needs Ray ({ $part } is missing here): in a clone of Groma, “pip install '.[ray]'” brings it.
ray-not-there = No Ray can be joined at { $address }: { $why }
ray-other-version = On a machine there Groma is { $theirs }, here { $ours }: install the same everywhere.
dataset-at-least-one = At least one game, and at least one in a file, please.
dataset-no-tensors = { $game } is not written as numbers yet, so there are no observations: leave --positions out.
dataset-folder = { $folder } holds something else: take a folder that is empty, or new.
dataset-other = { $folder } holds another dataset; what differs: { $parts }. Take another folder.
dataset-fewer = { $folder } holds more than { $games } games already: a dataset can be made longer, never shorter.
dataset-made = { $games } games are in { $folder }; its README.md says what they are.
arena-rounded = { $games } games will be played: each deal is played { $each } times, with seats exchanged.
arena-so-far = { $done } of { $total } games
arena-stopped = Stopped after { $done } of { $total } games.
arena-head = { $game }: { $bots }. { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed "{ $seed }".
arena-made-with = Rules version { $version }, groma { $groma } ({ $build }), Python { $python }.
arena-settings = Settings: { $settings }.
arena-bot = bot
arena-wins = wins, %
arena-place = place
arena-margin = margin
arena-decisions = decisions
arena-mean = ms, mean
arena-most = 99 % within
arena-slowest = slowest
arena-figure = { $mean } ({ $low } to { $high })
arena-duel = { $bot } won { $wins } of { $games } games, shared { $shared } and lost { $losses }.
arena-foot = In brackets: 95 % intervals by deal. Margin: own points less the best other's. Milliseconds are of one decision.

# --- the command line
cli-about = Roman board games on one rules engine, in plain text.
cli-version = { $version } ({ $build })
cli-games = list the games
cli-play = play at this terminal
cli-rules = read the rules, or a clause of them
cli-box = what is in the box of a game, and where we know it from
cli-puzzle = the puzzle of the day, or another one: one move is clearly best
cli-replay = read a finished or saved game again
cli-analyse = tell what the decisions of a finished game cost, and what was better
cli-analyse-as = whose costly decisions come first, by name or number of the seat
cli-analyse-most = how many costly decisions of each seat are told
cli-processes-analyse = how many processes work on it; without it, one a core
cli-record = publish a finished record: pages on which it replays by itself, in English and German, for any web space. A folder, no single file: browsers open no program code from a file on the disk
cli-record-what = publish: write its pages
cli-site = make a whole site of plain files that plays without a server, for any web space
cli-site-what = build: write all of it
cli-site-record = a finished record to show there, too; may be said more than once
cli-out = the folder to write: empty, new, or made so before; what else lies there since is left alone
cli-anonymous = leave the names of the players out; else they are published
cli-record-analyse = look through its decisions first, and show what they cost; takes minutes
cli-site-house = a folder with imprint.en.md, imprint.de.md, privacy.en.md, privacy.de.md
cli-base = the path at which the site will stand, like /club/games/; without it, the page for unknown paths finds it out
cli-packed = write packed copies (.gz, .br) beside the files, for hosts that look for them
cli-verify = deal and play a record again: was it by the rules, from the promised seed?
cli-fuzz = play random games through every check a game must pass
cli-new = begin a game of your own: a small complete package, to be changed
cli-new-name = what it is called, as in "sixth-game"
cli-into = the folder to write; without it, one named like the game
cli-board = with a board of its own for the browser, instead of the automatic one
cli-bench = how fast the engine or the server is on this machine
cli-arena = let bots meet on common deals, with seats exchanged
cli-arena-bots = the bots, as many as there are seats, some perhaps several times: { $bots }, or any program: program:"COMMAND"
cli-arena-games = how many games; rounded up to whole deals, each played once for every exchange of seats
cli-arena-seats = how many seats; if there are more than bots named, the last one takes the rest
cli-arena-seed = a text that all deals and all chance of the bots are made from
cli-arena-keep = a file for the results: a contest that was stopped goes on there, and can be made longer
cli-arena-show = print the results of such files, without playing
cli-arena-processes = how many processes play; without it, one a core
cli-ray = spread the work by Ray: over this machine, or over a cluster at an address ("auto" finds one that runs here)
cli-lab = for those who study games: make a dataset of games of bots
cli-lab-dataset = play games of bots and write them as Parquet; what was stopped goes on by the same command
cli-dataset-bots = the bots, as many as there are seats; one alone sits everywhere, and without any { $usual } does. There are: { $bots }, or any program: program:"COMMAND"
cli-dataset-out = the folder of the dataset
cli-dataset-positions = every decision, too: what the seat could know, what it might do, what it did, how it ended
cli-dataset-shard = about how many games a file has
cli-game = the name of a game; "groma games" lists them
cli-record-file = a file with a record
cli-lang = the language
cli-seats = who plays, in this order: me (several times, or me:Anna), or a bot ({ $bots })
cli-seed = a text the deal is made from; without it, chance
cli-resume = go on with a saved game
cli-example = open a worked example of the rules at a table, such as CR-E7
cli-set = choose a setting of the table
cli-plain = no colour, no grids, no clearing of the screen: for screen readers
cli-save = save the game here after every decision
cli-clause = a clause, as 7.8, or a chapter, as 7
cli-piece = a piece, as market, to read all that it says
cli-number = the number of a puzzle; without it, that of today
cli-solve = print the solution at once
cli-coverage = which clauses have a test; with a clause, its tests
cli-sources = count the clauses by where they come from
cli-tests = the folder of the tests
cli-at = the table after so many moves
cli-as = through whose eyes: a name, or the number of a seat from 1; else an onlooker's
cli-players = how many players; without it, every number the game allows
cli-bench-games = names of games; all of them if none is given
cli-bench-database = for the server: a PostgreSQL in which databases may be made, instead of one of its own
cli-games-count = how many games
cli-fuzz-seed = a text the games are made from
cli-fuzz-care = one decision in so many gets the dear checks
cli-fuzz-bot = play games of this bot instead, and check that it keeps the rules for bots
cli-what = what to measure
cli-quick = a short run
cli-json = numbers for programs

# --- the server
serving = Groma is at { $address }. Ctrl-C stops it.
serving-no-pages = It has no pages for the browser, only the API: install Node.js 20.19 or later, then Groma again (in its clone, “pip install '.[local]'”).
serving-board = The board of { $game } comes with the package { $package }: it runs in the browsers of your visitors, with their rights. Keep it installed only if you trust it with that.
backup-made = { $rows } rows are in { $file }.
backup-tried = { $rows } rows of { $file } were put back into a spare database, and every table comes out as it was played.
backup-restored = { $rows } rows are back from { $file }.
operator-line = { $number }  { $name }
operator-add = { $name } is an operator now.
operator-add-not = { $name } was an operator already.
operator-remove = { $name } is no operator any more.
operator-remove-not = { $name } was no operator.
people-line = { $number }  { $name } ({ $kind ->
    [left] left
    [guest] guest
    [operator] operator
   *[account] account
}), since { $since }, games: { $games }, reports: { $reports }
people-silence = { "    " }may not chat until { $until } (UTC): { $reason }
people-silence-for-good = { "    " }may not chat: { $reason }
people-ban = { "    " }banned until { $until } (UTC): { $reason }
people-ban-for-good = { "    " }banned for good: { $reason }
people-seat = { "    " }sits at { $table }, { $game } { $title }
audit-line = { $at }  { $by }: { $what }: { $reason }
audit-line-here = { $at }  (command line): { $what }: { $reason }
server-missing = The server is not installed ({ $part } is missing): in a clone of Groma, “pip install '.[local]'” brings it, and “.[server]” in its place is for a database of your own.
server-not-here = The server does not run on Windows itself, only on Linux, macOS and in WSL; terminal and engine do.
server-fault = { $why }
cli-serve = tables for people: start the server
cli-work = bots, clocks and notices for a server that runs elsewhere
cli-backup = write everything the server knows to a file, while it runs
cli-verify-backup = put the file back into a spare database and replay all its tables; a file that is there already is only tried
cli-restore = fill an empty database from such a file
cli-rebuild = make the rows by which tables are found again, out of their entries, before they are checked
cli-reports = list what people have reported of chats
cli-audit = list what operators did, the newest first
cli-operator = give somebody the role of an operator, take it, or list those who have it
cli-operator-what = what to do
cli-operator-who = the name or number of somebody with an account
cli-reason = why; it stands in the audit
cli-people = find people; rename, silence, ban, log out, erase or export somebody
cli-people-what = what to do
cli-people-who = for find: words; else a name or number
cli-days = for silence and ban: so many days; without it, for good
cli-to = for rename: the new name
cli-export-file = for export: the zip file to write
cli-check-tables = replay all stored tables with this build, and name those that come out differently
cli-tables = find tables, show one, let it pause or go on, end it, or replay and repair it
cli-tables-what = what to do
cli-tables-which = the number of a table; to find some, words of a title or of who sits there
cli-announce = tell everybody something for a while, on every page
cli-announce-words = what everybody is told who reads { $lang ->
    [de] German
   *[en] English
}
cli-announce-hours = for how many hours
cli-announce-end = instead: the number of an announcement that ends now
cli-maintenance = let all tables pause while the server is worked on, and go on afterwards
cli-maintenance-what = on: all tables pause; off: they go on
cli-maintenance-minutes = about how long, for those who wait
cli-config = the configuration as it would hold, and where each setting comes from
cli-config-what = check: name what is wrong, show what holds, hide what is secret
cli-config-file = a TOML file with settings; GROMA_CONFIG names one too. Flags count before the environment, the environment before the file
setting-database = postgresql://...; without it, a PostgreSQL of its own in the data folder
setting-data = the data folder
setting-connections = how many connections to the database a process lends at most; it has two more of its own
setting-bus = nats://host:port between machines; without it, the database tells (notify)
setting-host = the address to listen on; 0.0.0.0 is every one of this machine
setting-port = the port to listen on
setting-workers = how many workers to start beside it; 0: they run elsewhere
setting-processes = how many processes serve; one a core
setting-proxies = the proxies whose word about addresses counts, separated by commas
setting-secure = the site is reached by https: cookies never go another way
setting-limits = how generous the limits of requests are; 0: none
setting-log = what is worth a line in the log
setting-pause = seconds before bots answer where a person sits, so that a slip can be taken back
setting-watch-loop = measure how long each piece of work holds up the others; slower, for looking only
setting-backups = the folder for a backup a day, each put back and replayed before it counts; without it there are none
setting-backups-kept = how many of them stay
setting-pages = the folder with imprint.en.md, privacy.en.md and their like, shown as plain text; without it there are no such pages
setting-metrics-from = addresses and networks from where the figures may be read, beside this machine
setting-metrics-token = with this as its bearer token a program may read the figures from anywhere
setting-url = the address of the site as people type it, for links and passkeys
setting-smtp = where mail is handed in; without it there is none
setting-vapid-key = the key of web push: base64url, or the path of a PEM file
setting-vapid-contact = whom push services ask if something is wrong: a mail address or https://
setting-webhooks = whether people may name webhooks; any: at private addresses, too
setting-traces = a collector of OpenTelemetry that is told where requests, moves and bots spend their time; without it nobody is
setting-notice-delay = seconds before somebody who is away is told of a turn
cli-backup-file = the file

# --- the desk
desk-none = No table is found.
desk-table = { $table }  { $game } { $rules }, { $paused ->
    [yes] it pauses
   *[no] { $status ->
        [gathering] it gathers
        [running] it runs
        [over] it is over
       *[closed] it was called off
    }
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, last { $last }, { $hidden ->
    [yes] hidden
   *[no] to be seen by all
}  { $title }
desk-people = { $people }
desk-repaired = Its row was wrong, and was made again of its entries. Before: { $trouble }
desk-sound = It comes out as it was played.
desk-unsound = It comes out differently, and its row does not help: { $trouble }
desk-announced = Announcement { $number } is told to all.
desk-withdrawn = Announcement { $number } has ended.
desk-closed = All tables pause: a worker sees to it now. Nobody can open one.
desk-open = Those tables go on that paused for it.

# --- the configuration
config-line = { $name } = { $value }  ({ $source })
config-default = not set
config-well = The configuration can be used.
config-stranger = { $name } is in the environment, and there is no such setting.
config-open-file = Everybody on this machine may read { $file }, which holds secrets: chmod 600 { $file }
setting-fault = { $source }: { $name } cannot be “{ $given }”, it is { $kind }.
setting-unknown = { $source }: there is no setting “{ $name }”.
setting-file = { $source } cannot be read: { $given }
kind-text = a text
kind-folder = a folder
kind-database = postgresql://USER:PASSWORD@HOST/NAME
kind-bus = “notify” or nats://HOST:PORT
kind-port = a number from 1 to 65535
kind-count = a number from 0 on
kind-some = a number from 1 on
kind-factor = a number, 0 or more
kind-seconds = a number of seconds, a day’s at most
kind-pause = a number of seconds, less than 5
kind-switch = true or false
kind-level = debug, info, warning or error
kind-webhooks = off, on or any
kind-site = https://HOST
kind-smtp = smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or smtps://
kind-contact = a mail address or https://
kind-hosts = a list of addresses
kind-networks = a list of addresses and networks
