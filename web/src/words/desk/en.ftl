### The operator's desk.

desk = The desk
desk-find = Find a person or a table
desk-audited = Whatever you do here is written into the audit, with your name and your reason.
desk-part-today = Today
desk-part-reports = Reports
desk-part-people = People
desk-part-tables = Tables
desk-part-budgets = Budgets
desk-part-audit = Audit
desk-part-health = Health
desk-part-house = The house
desk-somebody = somebody
desk-a-table = a table
desk-table = Table
desk-who = Who
desk-what = What
desk-why = Why
desk-since = Since
desk-state = State
desk-look = Look
desk-read = Read

## State

desk-well = All well
desk-unwell = Not all well
desk-up = up { $length },
desk-nodes = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
desk-span-days = { $days } d { $hours } h
desk-span-hours = { $hours } h { $minutes } min
desk-span-minutes = { $minutes } min
desk-span-seconds = { $seconds } s
desk-ms = { $ms } ms
desk-answered-within = answer, 95 of 100
desk-live = live,
desk-slow = slow
desk-people-here = { $count ->
    [one] tables, 1 person here
   *[other] tables, { $count } people here
}
desk-lost = lost
desk-lost-since = answers since the start
desk-backup-good = last backup, restored in test
desk-backup-bad = last backup; a newer one failed
desk-backup-untried = last backup, not tried
desk-backup-none = no backup is made here

## What waits

desk-waiting = Waiting for you
desk-nobody = Nobody waits for you.
desk-report-insult = Insult in the chat
desk-report-threat = Threat in the chat
desk-report-spam = Spam in the chat
desk-report-cheating = Cheating
desk-report-other = Something in the chat
desk-appeal-silence = Appeal against a silence
desk-appeal-ban = Appeal against a ban
desk-of = of
desk-reported-by = reported by { $name }
desk-against = against
desk-appeal-by = by
desk-appealed = { $until }. The reason was: { $reason }
desk-lines = { $count ->
    [one] One line
   *[other] { $count } lines
}, kept as they were{ $before ->
    [0] .
    [one] , and the one before.
   *[other] , and the { $before } before.
}
desk-lines-gone = { $count ->
    [one] One line has been deleted since.
   *[other] { $count } lines have been deleted since.
}
desk-earlier = { $count ->
    [one] One earlier report against { $name } had a reason.
   *[other] { $count } earlier reports against { $name } had a reason.
}
desk-quick-silence = Silence 1 day
desk-quick-no-fault = No fault
desk-quick-lift = Lift
desk-quick-keep = Let it stand
desk-answer = Answer
desk-answer-silence = Silence
desk-answer-no-fault = No fault
desk-answer-ban = Ban
desk-answer-lift = Lift
desk-answer-keep = Let it stand
desk-answered-silence = { $name } may read and play on, but writes nothing in any chat meanwhile, and is told why.
desk-answered-no-fault = The report is closed, and nothing happens to anybody.
desk-answered-ban = { $name } gets up from all tables and can do nothing here meanwhile but appeal, and is told why.
desk-answered-lift = It holds no more at once, and { $name } goes on as everybody else.
desk-answered-keep = It stays as it is. { $name } sees that the appeal has been read.
desk-said = What was said
desk-line-reported = (reported)
desk-closed = Answered
desk-closed-none = Nothing has been answered yet.
desk-closed-answer = Answered: { $answer }

## Acts

desk-new-name = New name
desk-how-long = How long
desk-for = for { $length }
desk-reason = Reason
desk-reason-read = It stands in the audit, and whom it concerns reads it.
desk-reason-kept = It stands in the audit.
desk-act-rename = Give another name
desk-act-silence = Silence
desk-act-ban = Ban
desk-act-lift = Lift what holds
desk-act-log-out = Log out everywhere
desk-act-erase = Erase
desk-act-export = Export
desk-will-rename = { $name } is called otherwise from now on, at all tables.
desk-will-silence = { $name } may read and play on, but writes nothing in any chat meanwhile, and is told why.
desk-will-ban = { $name } gets up from all tables and can do nothing here meanwhile but appeal, and is told why.
desk-will-lift = Whatever holds against { $name } holds no more at once.
desk-will-log-out = All log-ins of { $name } end, in every browser and for every program.
desk-will-erase = The account of { $name } goes for good, as if { $name } had deleted it. Games stay, under a pseudonym.
desk-will-export = A file with all that is stored of { $name }, for handing over to { $name }.
desk-do-rename = Give { $name } another name
desk-do-silence = Silence { $name } { $span }
desk-do-ban = Ban { $name } { $span }
desk-do-lift = Lift what holds against { $name }
desk-do-log-out = Log { $name } out everywhere
desk-do-erase = Erase { $name }
desk-do-no-fault = Close the report
desk-do-keep = Let it stand
desk-act-look = Look on
desk-act-pause = Pause
desk-act-resume = Let go on
desk-act-end = End
desk-act-repair = Check and repair
desk-will-look = You may look on at this table for some hours, as everybody may at an open one: without anybody's hand.
desk-will-pause = Nothing is played here from now on, and the clock stands still, until you let it go on.
desk-will-resume = Play goes on, with the time that everybody had.
desk-will-end = The game ends without a winner; one that has not begun is called off.
desk-will-repair = The table is replayed from its entries, and whatever differs is made anew.
desk-will-unannounce = The announcement is shown to nobody any more.
desk-to-table = To the table

## Budgets

desk-budgets = Budgets reached today
desk-budgets-none = Nobody came to an end today.
desk-times = Refused
desk-by-person = somebody
desk-by-address = an address
desk-by-table = a table
desk-by-mailbox = a mailbox
desk-budget-read = reading
desk-budget-move = moves
desk-budget-stray = worthless tokens
desk-budget-think = thinking
desk-budget-login = log-ins
desk-budget-guest = new guests
desk-budget-create = things made
desk-budget-table = tables
desk-budget-bots = tables of bots
desk-budget-hint = hints
desk-budget-analysis = analyses
desk-budget-fork = forks
desk-budget-invite = invitations
desk-budget-chat = chat
desk-budget-channel = places to be told
desk-budget-mail = mails

## Tables

desk-still = Tables that stand still
desk-still-none = None stands still.
desk-still-overdue = a bot or the clock is overdue
desk-still-asleep = nobody has moved for long
desk-for-so-long = For
desk-paused = pauses
desk-status-gathering = gathers
desk-status-running = runs
desk-status-over = is over
desk-status-closed = called off
desk-tables-new = The newest tables
desk-tables-none = There are no tables.
desk-last = Last move
desk-fact-game = Game
desk-fact-rules = Rules
desk-fact-open = Who finds it
desk-hidden = only who is invited
desk-shown = everybody
desk-fact-people = People
desk-fact-entries = Entries
desk-fact-begun = Set up
desk-fact-number = Number
desk-sound = It is sound.
desk-unsound = It is not sound.

## People

desk-known = People to know about
desk-known-none = There is nobody.
desk-people-new = The newest people
desk-left = has left
desk-reports = { $count ->
    [one] 1 report
   *[other] { $count } reports
}
desk-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
desk-guest = a guest
desk-operator = runs the server
desk-here-since = since { $month }
desk-held-silence = silenced { $until }
desk-held-ban = banned { $until }
desk-found = Found for “{ $words }”
desk-sanctions = What was done
desk-past = over
desk-appealed-once = has appealed
desk-appeal-kept = has appealed; it stands
desk-fact-kind = Comes as
desk-kind-operator = operator
desk-kind-guest = guest
desk-kind-account = account
desk-fact-since = Since
desk-fact-seen = Last log-in
desk-fact-lang = Language
desk-fact-games = Games finished
desk-fact-reports = Reports against
desk-fact-logins = Log-ins
desk-fact-programs = Programs

## People here

desk-here = People here, last day
desk-here-now = now, { $most } at most
desk-here-curve = { $now } people are here now; { $most } were at most in the last day.
desk-here-none = Nobody has counted yet.

## Audit

desk-audit-none = Nothing has been done yet.
desk-older = Older ones
desk-command-line = The command line
desk-audit-rename = gave { $name } another name
desk-audit-silence = silenced { $name } { $span }
desk-audit-ban = banned { $name } { $span }
desk-audit-lift = lifted what held against { $name }
desk-audit-keep = let stand what holds against { $name }
desk-audit-log-out = logged { $name } out everywhere
desk-audit-erase = erased { $name }
desk-audit-export = exported what is stored of { $name }
desk-audit-no-fault = found no fault in { $name }
desk-audit-operator-add = made { $name } an operator
desk-audit-operator-remove = took the desk from { $name }
desk-audit-look = looked on at { $table }
desk-audit-pause = paused { $table }
desk-audit-resume = let { $table } go on
desk-audit-end = ended { $table }
desk-audit-repair = checked { $table }
desk-audit-announce = announced something
desk-audit-end-announcement = ended an announcement
desk-audit-close = let all tables pause
desk-audit-open = let all tables go on

## Health

desk-health = Health
desk-health-database = database
desk-health-bus = bus
desk-health-notices = notices
desk-health-bots = bots
desk-health-analyses = analyses
desk-health-errors = errors
desk-health-backups = backups
desk-health-disk = disk, free
desk-state-good = as it should be
desk-state-slow = worse than it should be
desk-state-missing = does not answer
desk-unit-ms = { $number } ms
desk-unit-s = { $number } s late
desk-unit-count = { $number }
desk-unit-percent = { $number } %
desk-unit-none = { $number }
desk-jobs = Done once a day
desk-jobs-none = Nothing has been done yet.
desk-job-abandoned = Tables for which nobody came are called off
desk-job-backup = Backup
desk-job-purge = What is old is deleted
desk-versions = What runs here
desk-schema = Schema
desk-rules-of = Rules of { $game }

## The house

desk-told-none = Nothing is announced.
desk-ends = ends { $when }
desk-end = End it now
desk-announce = Announce something
desk-announce-it = Announce it
desk-in-german = In German
desk-in-english = In English
desk-hours = For so many hours
desk-maintenance = Maintenance
desk-house-open = All tables go on.
desk-house-closed = All tables pause.
desk-minutes = About so many minutes
desk-close = Let all tables pause
desk-reopen = Let all tables go on
