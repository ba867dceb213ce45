### Das Pult: für alle, die den Server betreiben.

desk = Das Pult
desk-find = Menschen oder Tische finden
desk-audited = Was du hier tust, steht im Protokoll, mit deinem Namen und deinem Grund.
desk-part-today = Heute
desk-part-reports = Meldungen
desk-part-people = Menschen
desk-part-tables = Tische
desk-part-budgets = Budgets
desk-part-audit = Protokoll
desk-part-health = Befinden
desk-part-house = Das Haus
desk-somebody = jemand
desk-a-table = einen Tisch
desk-table = Tisch
desk-who = Wer
desk-what = Was
desk-why = Warum
desk-since = Seit
desk-state = Stand
desk-look = Ansehen
desk-read = Lesen

## Wie es steht

desk-well = Alles gut
desk-unwell = Nicht alles gut
desk-up = läuft seit { $length },
desk-nodes = { $nodes ->
    [one] 1 Knoten
   *[other] { $nodes } Knoten
}, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}
desk-span-days = { $days } T { $hours } Std.
desk-span-hours = { $hours } Std. { $minutes } min
desk-span-minutes = { $minutes } min
desk-span-seconds = { $seconds } s
desk-ms = { $ms } ms
desk-answered-within = Antwort, 95 von 100
desk-live = schnelle,
desk-slow = lange
desk-people-here = { $count ->
    [one] Tische, 1 Mensch da
   *[other] Tische, { $count } Menschen da
}
desk-lost = verloren
desk-lost-since = Antworten seit dem Start
desk-backup-good = letzte Sicherung, zur Probe eingespielt
desk-backup-bad = letzte Sicherung; eine neuere misslang
desk-backup-untried = letzte Sicherung, nicht erprobt
desk-backup-none = hier wird nicht gesichert

## Was wartet

desk-waiting = Wartet auf dich
desk-nobody = Niemand wartet auf dich.
desk-report-insult = Beleidigung im Chat
desk-report-threat = Drohung im Chat
desk-report-spam = Werbung im Chat
desk-report-cheating = Betrug
desk-report-other = Etwas im Chat
desk-appeal-silence = Einspruch gegen ein Schweigen
desk-appeal-ban = Einspruch gegen eine Sperre
desk-of = von
desk-reported-by = gemeldet von { $name }
desk-against = gegen
desk-appeal-by = von
desk-appealed = { $until }. Der Grund war: { $reason }
desk-lines = { $count ->
    [one] Eine Zeile
   *[other] { $count } Zeilen
}, aufgehoben wie gesagt{ $before ->
    [0] .
    [one] , und die davor.
   *[other] , und die { $before } davor.
}
desk-lines-gone = { $count ->
    [one] Eine Zeile wurde seither gelöscht.
   *[other] { $count } Zeilen wurden seither gelöscht.
}
desk-earlier = { $count ->
    [one] Eine frühere Meldung gegen { $name } hatte ihren Grund.
   *[other] { $count } frühere Meldungen gegen { $name } hatten ihren Grund.
}
desk-quick-silence = 1 Tag Schweigen
desk-quick-no-fault = Kein Verstoß
desk-quick-lift = Aufheben
desk-quick-keep = Dabei bleiben
desk-answer = Antwort
desk-answer-silence = Schweigen
desk-answer-no-fault = Kein Verstoß
desk-answer-ban = Sperre
desk-answer-lift = Aufheben
desk-answer-keep = Dabei bleiben
desk-answered-silence = { $name } darf mitlesen und weiterspielen, schreibt aber so lange in keinem Chat und erfährt, warum.
desk-answered-no-fault = Die Meldung ist erledigt, und niemandem geschieht etwas.
desk-answered-ban = { $name } steht von allen Tischen auf und kann hier so lange nichts als Einspruch erheben und erfährt, warum.
desk-answered-lift = Es gilt sofort nicht mehr, und für { $name } ist alles wie für die anderen.
desk-answered-keep = Es bleibt, wie es ist. { $name } sieht, dass der Einspruch gelesen wurde.
desk-said = Was gesagt wurde
desk-line-reported = (gemeldet)
desk-closed = Beantwortet
desk-closed-none = Noch ist nichts beantwortet.
desk-closed-answer = Antwort: { $answer }

## Was man tun kann

desk-new-name = Neuer Name
desk-how-long = Wie lange
desk-for = für { $length }
desk-reason = Grund
desk-reason-read = Er steht im Protokoll, und wen es betrifft, liest ihn.
desk-reason-kept = Er steht im Protokoll.
desk-act-rename = Anders nennen
desk-act-silence = Schweigen lassen
desk-act-ban = Sperren
desk-act-lift = Alles aufheben
desk-act-log-out = Überall abmelden
desk-act-erase = Löschen
desk-act-export = Daten ausgeben
desk-will-rename = { $name } heißt von nun an anders, an allen Tischen.
desk-will-silence = { $name } darf mitlesen und weiterspielen, schreibt aber so lange in keinem Chat und erfährt, warum.
desk-will-ban = { $name } steht von allen Tischen auf und kann hier so lange nichts als Einspruch erheben und erfährt, warum.
desk-will-lift = Was gegen { $name } gilt, gilt sofort nicht mehr.
desk-will-log-out = Alle Anmeldungen von { $name } enden, in jedem Browser und für jedes Programm.
desk-will-erase = Das Konto von { $name } geht für immer, wie selbst gelöscht. Partien bleiben, unter einem Pseudonym.
desk-will-export = Eine Datei mit allem, was über { $name } gespeichert ist, zum Aushändigen an { $name }.
desk-do-rename = { $name } anders nennen
desk-do-silence = { $name } { $span } schweigen lassen
desk-do-ban = { $name } { $span } sperren
desk-do-lift = Für { $name } alles aufheben
desk-do-log-out = { $name } überall abmelden
desk-do-erase = { $name } löschen
desk-do-no-fault = Meldung schließen
desk-do-keep = Dabei bleiben
desk-act-look = Zusehen
desk-act-pause = Ruhen lassen
desk-act-resume = Weiterspielen lassen
desk-act-end = Beenden
desk-act-repair = Prüfen und heilen
desk-will-look = Du darfst an diesem Tisch ein paar Stunden zusehen, wie alle an einem offenen: ohne irgendeine Hand.
desk-will-pause = Hier wird nichts mehr gespielt, und die Uhr steht still, bis du es weitergehen lässt.
desk-will-resume = Es geht weiter, mit der Zeit, die alle hatten.
desk-will-end = Die Partie endet ohne Sieger; eine, die nicht begonnen hat, wird abgesagt.
desk-will-repair = Der Tisch wird aus seinen Einträgen nachgespielt, und was abweicht, neu gemacht.
desk-will-unannounce = Die Mitteilung sieht niemand mehr.
desk-to-table = Zum Tisch

## Budgets

desk-budgets = Heute erreichte Budgets
desk-budgets-none = Heute kam niemand an ein Ende.
desk-times = Abgelehnt
desk-by-person = jemand
desk-by-address = eine Adresse
desk-by-table = ein Tisch
desk-by-mailbox = ein Postfach
desk-budget-read = Lesen
desk-budget-move = Züge
desk-budget-stray = wertlose Schlüssel
desk-budget-think = Rechenzeit
desk-budget-login = Anmeldungen
desk-budget-guest = neue Gäste
desk-budget-create = Angelegtes
desk-budget-table = Tische
desk-budget-bots = Tische nur mit Bots
desk-budget-hint = Tipps
desk-budget-analysis = Analysen
desk-budget-fork = Abzweigungen
desk-budget-invite = Einladungen
desk-budget-chat = Chat
desk-budget-channel = Benachrichtigungswege
desk-budget-mail = Mails

## Tische

desk-still = Tische, die stillstehen
desk-still-none = Keiner steht still.
desk-still-overdue = Bot oder Uhr ist überfällig
desk-still-asleep = lange hat niemand gezogen
desk-for-so-long = Wie lange
desk-paused = ruht
desk-status-gathering = sammelt sich
desk-status-running = läuft
desk-status-over = ist zu Ende
desk-status-closed = abgesagt
desk-tables-new = Die neuesten Tische
desk-tables-none = Es gibt keine Tische.
desk-last = Zuletzt
desk-fact-game = Spiel
desk-fact-rules = Regeln
desk-fact-open = Wer ihn findet
desk-hidden = nur Eingeladene
desk-shown = alle
desk-fact-people = Menschen
desk-fact-entries = Einträge
desk-fact-begun = Aufgestellt
desk-fact-number = Nummer
desk-sound = Er ist heil.
desk-unsound = Er ist nicht heil.

## Menschen

desk-known = Von wem man wissen sollte
desk-known-none = Es gibt niemanden.
desk-people-new = Die neuesten Menschen
desk-left = ist gegangen
desk-reports = { $count ->
    [one] 1 Meldung
   *[other] { $count } Meldungen
}
desk-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
desk-guest = Gast
desk-operator = betreibt den Server
desk-here-since = seit { $month }
desk-held-silence = schweigt { $until }
desk-held-ban = gesperrt { $until }
desk-found = Gefunden zu „{ $words }“
desk-sanctions = Was getan wurde
desk-past = vorbei
desk-appealed-once = hat Einspruch erhoben
desk-appeal-kept = hat Einspruch erhoben; es blieb dabei
desk-fact-kind = Kommt als
desk-kind-operator = Betreiber
desk-kind-guest = Gast
desk-kind-account = Konto
desk-fact-since = Seit
desk-fact-seen = Letzte Anmeldung
desk-fact-lang = Sprache
desk-fact-games = Partien zu Ende
desk-fact-reports = Meldungen
desk-fact-logins = Anmeldungen
desk-fact-programs = Programme

## Wer da war

desk-here = Menschen hier, letzter Tag
desk-here-now = jetzt, höchstens { $most }
desk-here-curve = { $now } Menschen sind jetzt da; höchstens { $most } waren es am letzten Tag.
desk-here-none = Noch hat niemand gezählt.

## Protokoll

desk-audit-none = Noch wurde nichts getan.
desk-older = Ältere
desk-command-line = Die Kommandozeile
desk-audit-rename = hat { $name } anders genannt
desk-audit-silence = hat { $name } { $span } schweigen lassen
desk-audit-ban = hat { $name } { $span } gesperrt
desk-audit-lift = hat aufgehoben, was gegen { $name } galt
desk-audit-keep = blieb bei dem, was gegen { $name } gilt
desk-audit-log-out = hat { $name } überall abgemeldet
desk-audit-erase = hat { $name } gelöscht
desk-audit-export = hat ausgegeben, was über { $name } gespeichert ist
desk-audit-no-fault = fand keinen Verstoß von { $name }
desk-audit-operator-add = hat { $name } an das Pult gelassen
desk-audit-operator-remove = hat { $name } das Pult genommen
desk-audit-look = sah zu, hier: { $table }
desk-audit-pause = hat { $table } ruhen lassen
desk-audit-resume = hat { $table } weiterspielen lassen
desk-audit-end = hat { $table } beendet
desk-audit-repair = hat { $table } geprüft
desk-audit-announce = hat etwas mitgeteilt
desk-audit-end-announcement = hat eine Mitteilung beendet
desk-audit-close = hat alle Tische ruhen lassen
desk-audit-open = hat alle Tische weiterspielen lassen

## Befinden

desk-health = Befinden
desk-health-database = Datenbank
desk-health-bus = Bus
desk-health-notices = Nachrichten
desk-health-bots = Bots
desk-health-analyses = Analysen
desk-health-errors = Fehler
desk-health-backups = Sicherung
desk-health-disk = Platte, frei
desk-state-good = wie es sein soll
desk-state-slow = schlechter als es sein soll
desk-state-missing = antwortet nicht
desk-unit-ms = { $number } ms
desk-unit-s = { $number } s zu spät
desk-unit-count = { $number }
desk-unit-percent = { $number } %
desk-unit-none = { $number }
desk-jobs = Einmal am Tag
desk-jobs-none = Noch wurde nichts getan.
desk-job-abandoned = Tische, für die niemand kam, werden abgesagt
desk-job-backup = Sicherung
desk-job-purge = Altes wird gelöscht
desk-versions = Was hier läuft
desk-schema = Schema
desk-rules-of = Regeln von { $game }

## Das Haus

desk-told-none = Nichts wird mitgeteilt.
desk-ends = endet { $when }
desk-end = Jetzt beenden
desk-announce = Etwas mitteilen
desk-announce-it = Mitteilen
desk-in-german = Auf Deutsch
desk-in-english = Auf Englisch
desk-hours = So viele Stunden lang
desk-maintenance = Wartung
desk-house-open = An allen Tischen geht es weiter.
desk-house-closed = Alle Tische ruhen.
desk-minutes = Etwa so viele Minuten
desk-close = Alle Tische ruhen lassen
desk-reopen = Alle Tische weiterspielen lassen
