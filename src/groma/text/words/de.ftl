# Die Wörter, die nur das Terminal braucht: was man dort tippt, Dateien, die Befehlszeile. Ein Spiel darf
# alles hier besser sagen.

# --- Namen und Zahlen
word-all = alles
word-me = mich
word-full = genau

# --- Hinsetzen
type-help = Tippe eine Nummer aus der Liste, oder "hilfe".
goes-on = Das Spiel geht nach { $moves ->
    [one] 1 Entscheidung
   *[other] { $moves } Entscheidungen
} weiter. Zuletzt geschah:
hand-over = Gib die Tastatur an { $seat }. Drück die Eingabetaste.

# --- die Entscheidung
prompt-alone = { $seat }: { $ask } (Eingabetaste: die Liste)
not-understood = "{ $line }" ist weder eine Nummer der Liste noch ein Befehl. Tippe eine Nummer oder "hilfe".
ambiguous = "{ $word }" ist nicht eindeutig: { $words }.
no-such-number = Tippe eine Nummer von 1 bis { $count }; die Eingabetaste zeigt die Liste noch einmal.
no-such-move = "{ $line }" ist nichts, was man hier tun kann. Nimm eine Nummer der Liste oder eine Schreibweise, wie "züge" sie zeigt.
no-such-argument = "{ $line }" gibt es nicht. Nach "{ $move }" steht eines von: { $labels }{ $more ->
    [0] { "" }
   *[other] , und { $more } weitere
}.
no-such-thing = "{ $line }" gibt es nicht. Vielleicht eines von: { $labels }{ $more ->
    [0] { "" }
   *[other] , und { $more } weitere
}.
row-too-long = "{ $begun }" ist möglich, aber "{ $rest }" sagt nichts weiter dazu. Nichts ist geschehen; tippe nur "{ $begun }".
row-unknown = "{ $begun }" ist möglich, aber "{ $rest }" ist keine Antwort auf die Frage danach: { $moves }. Nichts ist geschehen.
show-absent = "{ $name }" liegt jetzt nicht auf dem Tisch.
these-fit = "{ $line }" steht in { $count ->
    [one] einer Zeile der Liste; um das zu tun, tippe ihre Nummer
   *[other] diesen Zeilen der Liste; tippe eine Nummer
}:
no-move-with = "{ $line }" steht nirgends in der Liste.
about-nothing = In der Liste steht nichts, das zu erklären wäre. Tippe "was" und einen Namen.
why-how = Tippe "warum" und eine Nummer der Liste oder eine Schreibweise, wie "züge" sie zeigt.
tip-none = Niemand spielt dieses Spiel gut genug, um Rat zu geben.
rules-how = Tippe "regeln" und eine Nummer, etwa regeln { $chapter } für ein Kapitel oder regeln { $clause } für einen Absatz.

# --- Befehle: die englischen gehen immer, diese auch
command-moves = züge
command-why = warum
command-score = punkte
command-tip = tipp
command-show = zeig
command-about = was
command-rules = regeln
command-log = verlauf
command-undo = zurück
command-save = sichern
command-help = hilfe
command-quit = ende
help =
    Eine Nummer: tu, was in der Liste steht. Nur die Eingabetaste: die Liste noch einmal.
    züge: die Liste mit der Schreibweise, die du statt der Nummer tippen kannst. züge WORT: was dieses Wort enthält.
    Punkte in der Liste: so ändert sich deine Wertung; "bis": wenn du die Wahl aufs Beste zu Ende führst.
    warum NUMMER oder SCHREIBWEISE: ob etwas erlaubt ist, und wenn nicht, nach welcher Regel.
    tipp: was ein Meister täte, und was dafür spricht.
    zeig: der Tisch. zeig NAME: eine Person, oder alles über einen Ort oder ein Ding.
    zeig alles: alles in Sätzen.
    punkte: alle Punkte. punkte NAME, punkte genau: wie sie zustande kommen.
    was: was die genannten Dinge tun. was NAME, KÜRZEL oder NUMMER: ein einzelnes.
    verlauf: was geschah. verlauf 10: die letzten zehn Zeilen.
    regeln NUMMER: eine Regel, etwa regeln { $clause }. regeln { $chapter }: ein Kapitel. regeln: was jetzt gilt.
    zurück: nimm deine letzte Entscheidung zurück. zurück 3: die letzten drei.
    sichern DATEI: das Spiel sichern. ende: aufhören.
    Die ersten Buchstaben eines Befehls genügen, wenn sie eindeutig sind.
help-over =
    Das Spiel ist zu Ende. Der Tisch bleibt und gibt Auskunft:
    zeig: der Tisch. zeig NAME: eine Person, oder alles über einen Ort oder ein Ding.
    zeig alles: alles in Sätzen.
    punkte: alle Punkte. punkte NAME, punkte genau: wie sie zustande kommen.
    was NAME oder KÜRZEL: was ein Ding tut.
    verlauf: was geschah. verlauf 10: die letzten zehn Zeilen.
    regeln NUMMER: eine Regel, etwa regeln { $clause }. regeln { $chapter }: ein Kapitel.
    sichern DATEI: das Spiel sichern. ende: aufhören.

# --- Punkte
table-stays = Das Spiel ist zu Ende. Der Tisch bleibt: punkte, zeig, verlauf, regeln, sichern DATEI; ende zum Aufhören.

# --- Sichern und Aufhören
save-how = Tippe "sichern" und den Namen einer Datei, etwa sichern abend.json.
save-warning = { $file } enthält die geheime Zahl hinter der Auslage: Wer sie liest, kennt alles Verdeckte.
save-finished = Um das beendete Spiel zu sichern, tippe einen Dateinamen; Eingabetaste: nicht sichern.
save-unfinished = Um das Spiel zu sichern, tippe einen Dateinamen; Eingabetaste: nicht sichern.
save-no-command = "{ $line }" wäre ein Befehl oder eine Nummer. Tippe einen Dateinamen, etwa abend.json; Eingabetaste: nicht sichern.
saved = Gesichert in { $file }.
not-saved = Nicht gesichert.
goodbye = Auf Wiedersehen.
file-exists = Die Datei { $file } gibt es schon. Nimm einen anderen Namen.
file-not-found = Eine Datei { $file } gibt es nicht.
file-no-folder = Den Ordner, in dem { $file } liegen soll, gibt es nicht.
file-not-permitted = { $file }: Dazu fehlt dir die Berechtigung.
file-is-folder = { $file } ist ein Ordner, keine Datei.
file-unreadable = { $file } lässt sich nicht lesen ({ $why }).
file-unwritable = { $file } lässt sich nicht schreiben ({ $why }).
file-no-record = { $file } ist keine Aufzeichnung eines Spiels, das hier installiert ist ({ $why }).
file-without-seed = { $file } enthält die geheime Zahl nicht: Der Tisch lässt sich nicht auslegen.
file-illegal-move = { $file } enthält eine Entscheidung, die nicht erlaubt war.
resume-alone = { $file } ist ein Spiel von { $game } mit eigener Auslage und eigenen Einstellungen: Lass --seed und --set weg.
example-alone = { $example } ist eine Stellung mit eigenen Einstellungen: Lass --resume, --seed und --set weg.
unknown-example = Ein Beispiel { $example } gibt es nicht. Es gibt: { $examples }.

# --- wer dort sitzt
seats-unknown = "{ $seat }" kann keinen Platz nehmen. Nimm "me", "me:Anna" oder einen Bot: { $bots }.
seats-name-taken = Niemand kann "{ $name }" heißen: Gib einen Namen, der keinem Bot gehört.
bot-not-legal = Der Bot { $bot } will Zug { $move } spielen, der hier nicht erlaubt ist.
bot-at-table = { $name } ({ $bot })
bot-random = Zufall
bot-novice = Novize
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-master = Meister
bot-consul = Konsul
bot-greedy = Geselle

# --- Spiele und Einstellungen
settings-head = Einstellungen, zu wählen mit --set NAME=WERT (der erste Wert gilt von selbst):
clause-of-ours = { $clause }, das erste ist unsere Lesart
setting-how = Schreib eine Einstellung als NAME=WERT, nicht "{ $setting }".

# --- Regeln
no-tests = Es gibt keinen Ordner { $folder } mit Tests. Sag mit --tests ORDNER, wo die Tests sind.
clause-without-test = { $clause } hat keinen Test.
mark-without-clause = { $clause } ist in { $test } vermerkt, aber eine solche Regel gibt es nicht.
clauses-covered = { $covered } Regeln haben einen Test.
no-box = Dieses Spiel sagt nicht, was in seiner Schachtel ist.
no-puzzles = Dieses Spiel hat keine Rätsel.
unknown-puzzle = Es gibt kein Rätsel { $number }: die Nummern gehen bis { $of }.
puzzle-how = Gib eine Zahl von 1 bis { $count } ein, oder nichts, um die Lösung zu sehen.
new-name = So kann kein Spiel heißen: „{ $name }“. Nimm kleine Buchstaben, Ziffern und Bindestriche wie in „sixth-game“, und kein Wort, das Python schon hat.
new-taken = Ein Spiel { $name } gibt es schon.
new-made = In { $folder } liegt ein Spiel aus { $count } Dateien, gleich zu spielen:
    {"  "}cd { $folder }
    {"  "}pip install -e '.[dev]'
    {"  "}groma play { $name }
    Seine README.md sagt, was wo steht.
unknown-piece = Kein Teil der Schachtel heißt „{ $piece }“.
box-mark-public = öffentliche Quelle
box-mark-reading = unsere Lesart
box-mark-rebuilt = nachgebaut

# --- Aufzeichnungen
replay-move = { $number }. { $seat }: { $said } [{ $move }]
replay-secret = { $number }. { $seat }: verdeckt gewählt [{ $move }]
replay-at = Nach Entscheidung { $at } von { $count }:
replay-too-far = Diese Aufzeichnung hat { $count } Entscheidungen: --at nimmt 0 bis { $count }.

# --- Zufallsspiele
fuzz-sound = Nichts gefunden.
fuzz-found = { $count ->
    [one] 1 Verstoß.
   *[other] { $count } Verstöße.
}

# --- die Arena
arena-unknown-bot = Einen Bot "{ $bot }" gibt es nicht. Es gibt: { $bots }.
arena-not-legal = Bot { $bot } der Aufstellung will bei Entscheidung { $decision } Zug { $move } spielen, der dort nicht erlaubt ist.
lines-not-begun = Das Programm { $program } lässt sich nicht starten: { $why }.
lines-how = "{ $name }" nennt kein Programm. Schreib program:"BEFEHL" oder program[seconds=10,tries=1,moves=off,lang=de]:"BEFEHL".
arena-missed = { $bot } hatte bei { $missed } von { $decisions } Entscheidungen keinen eigenen Zug; dort wurde der erste erlaubte gespielt.
arena-packed = { $file } ist gepackt: Man kann es zeigen, aber nicht fortsetzen.
arena-two-bots = Nenne mindestens zwei Bots.
arena-few-seats = { $bots } Bots brauchen mehr als { $seats } Plätze.
analyse-running = Das Spiel in { $file } ist noch nicht zu Ende: Nur beendete Spiele werden analysiert.
analyse-no-sense = Dieses Spiel spielt hier niemand gut genug, um es zu beurteilen.
analyse-so-far = { $done } von { $total } Teilen
site-made = { $folder }: { $count } Dateien, { $size } MB.
site-not-ours = { $folder } ist nicht leer, und „groma site“ hat ihn nicht gemacht: Es wurde nichts geschrieben.
site-in-the-way = { $file } in { $folder } kommt nicht von „groma site“ und würde überschrieben: Es wurde nichts geändert. Leg die Datei woandershin, oder nenne einen anderen Ordner.
site-no-pages = Diese Installation hat keine Seiten für Browser: Sie werden mit Node gebaut oder kommen mit einem Wheel.
site-no-parts = Die Seiten dieser Installation kamen ohne Python für Browser, also ließe sich dort nichts spielen. Baue sie mit Netz noch einmal, oder nimm ein Wheel.
record-published = { $folder }: { $path }
record-not-finished = Die Partie in { $file } ist noch nicht zu Ende: Nur beendete werden veröffentlicht, denn Startwert und Hände werden gezeigt.
record-other-names = Diese Partie steht schon in { $folder }, mit anderen Namen: Es wurde nichts geschrieben. Um sie mit diesen zu zeigen, lösche den Ordner und veröffentliche sie neu.
record-no-single-file = Eine einzelne Datei geht nicht: Browser führen keine Module aus einer Datei auf der Platte aus. Nenne mit --out einen Ordner.
publish-missing = Seiten lassen sich nicht machen ({ $part } fehlt): In einem Klon von Groma bringt „pip install '.[server]'“ es mit.
analyse-how = Beurteilt nach dem, was jeder damals wissen konnte: Das Übrige wurde viele Male neu erdacht.
analyse-seat = { $name }: { $best } Entscheidungen ohne Fehler, { $small } mit einem kleinen, { $costly } teure; im Ganzen { $lost } verschenkt.
analyse-decision = Zug { $number }, { $cost }: { $played }
analyse-better = Besser: { $better }
analyse-stands = Zu erwartender Rang nach so vielen Zügen ({ $names }):
analyse-stand = { $number }: { $places }

arena-at-least-one = Mindestens ein Spiel und ein Prozess müssen es sein.
arena-show-alone = --show zeigt, was in Dateien steht: Lass das Spiel und die Bots weg.
arena-no-results = { $file } enthält keine Ergebnisse einer Arena, die sich hier lesen lassen.
arena-other-contest = { $file } enthält einen anderen Wettkampf; verschieden ist: { $parts }. Nimm eine andere Datei.
lab-missing = Dazu braucht es { $part }, was hier fehlt: In einem Klon von Groma bringt „pip install '.[lab]'“ es mit.
lab-workers-die = { $times }-mal nacheinander starben die spielenden Prozesse, bevor sie etwas getan hatten. Reicht der Speicher?
ray-missing = Dazu braucht es Ray ({ $part } fehlt hier): In einem Klon von Groma bringt „pip install '.[ray]'“ es mit.
ray-not-there = Unter { $address } gibt es kein Ray, das mitmacht: { $why }
ray-other-version = Auf einem Rechner dort ist Groma { $theirs }, hier { $ours }: Installiere überall dasselbe.
dataset-at-least-one = Mindestens eine Partie, und mindestens eine in jeder Datei, bitte.
dataset-no-tensors = { $game } gibt es noch nicht in Zahlen, also auch keine Beobachtungen: Lass --positions weg.
dataset-folder = In { $folder } liegt etwas anderes: Nimm einen Ordner, der leer ist, oder einen neuen.
dataset-other = { $folder } enthält einen anderen Datensatz; verschieden ist: { $parts }. Nimm einen anderen Ordner.
dataset-fewer = { $folder } enthält schon mehr als { $games } Partien: Ein Datensatz wird länger, nie kürzer.
dataset-made = { $games } Partien liegen in { $folder }; was sie sind, sagt das README.md darin.
arena-rounded = Es werden { $games } Spiele: Jede Auslage wird { $each }-mal gespielt, mit getauschten Plätzen.
arena-so-far = { $done } von { $total } Spielen
arena-stopped = Abgebrochen nach { $done } von { $total } Spielen.
arena-head = { $game }: { $bots }. { $deals ->
    [one] 1 Auslage
   *[other] { $deals } Auslagen
}, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, Text „{ $seed }“.
arena-made-with = Regelfassung { $version }, groma { $groma } ({ $build }), Python { $python }.
arena-settings = Einstellungen: { $settings }.
arena-bot = Bot
arena-wins = Siege, %
arena-place = Rang
arena-margin = Abstand
arena-decisions = Entscheidungen
arena-mean = ms, Mittel
arena-most = 99 % bis
arena-slowest = längste
arena-figure = { $mean } ({ $low } bis { $high })
arena-duel = { $bot } gewann { $wins } von { $games } Spielen, teilte { $shared } und verlor { $losses }.
arena-foot = In Klammern: 95-%-Intervalle nach Auslagen. Abstand: eigene Punkte weniger die des besten anderen. Millisekunden gelten für eine Entscheidung.

# --- die Befehlszeile
cli-about = Römische Brettspiele auf einem Regelwerk, in reinem Text.
cli-version = { $version } ({ $build })
cli-games = die Spiele auflisten
cli-play = an diesem Terminal spielen
cli-rules = die Regeln lesen, oder eine davon
cli-box = was in der Schachtel eines Spiels ist, und woher wir es wissen
cli-puzzle = das Rätsel des Tages, oder ein anderes: ein Zug ist eindeutig der beste
cli-replay = ein beendetes oder gesichertes Spiel nachlesen
cli-analyse = sagen, was die Entscheidungen eines beendeten Spiels gekostet haben und was besser war
cli-analyse-as = wessen teure Entscheidungen zuerst kommen, nach Name oder Nummer des Platzes
cli-analyse-most = wie viele teure Entscheidungen von jedem genannt werden
cli-processes-analyse = wie viele Prozesse daran arbeiten; ohne Angabe einer je Kern
cli-record = eine beendete Partie veröffentlichen: Seiten, auf denen sie von selbst nachgespielt wird, deutsch und englisch, für jeden Webspace. Ein Ordner, keine einzelne Datei: Browser öffnen keinen Programmcode aus einer Datei auf der Platte
cli-record-what = publish: ihre Seiten schreiben
cli-site = eine ganze Website aus bloßen Dateien machen, auf der man ohne Server spielt, für jeden Webspace
cli-site-what = build: alles schreiben
cli-site-record = eine beendete Partie, die dort auch zu sehen ist; geht mehrmals
cli-out = der Ordner, der geschrieben wird: leer, neu oder früher so gemacht; was seither sonst darin liegt, bleibt
cli-anonymous = die Namen der Spieler weglassen; sonst werden sie veröffentlicht
cli-record-analyse = vorher ihre Entscheidungen durchsehen und zeigen, was sie gekostet haben; dauert Minuten
cli-site-house = ein Ordner mit imprint.en.md, imprint.de.md, privacy.en.md, privacy.de.md
cli-base = der Pfad, unter dem die Website stehen wird, etwa /verein/spiele/; ohne ihn findet ihn die Seite für unbekannte Pfade selbst
cli-packed = gepackte Kopien (.gz, .br) neben die Dateien schreiben, für Hoster, die danach suchen
cli-verify = eine Aufzeichnung neu auslegen und nachspielen: nach den Regeln, nach der versprochenen Zahl?
cli-fuzz = Zufallsspiele durch jede Prüfung schicken, die ein Spiel bestehen muss
cli-new = ein eigenes Spiel beginnen: ein kleines vollständiges Paket, das du änderst
cli-new-name = wie es heißt, etwa „sixth-game“
cli-into = der Ordner, der entsteht; sonst einer mit dem Namen des Spiels
cli-board = mit einem eigenen Brett für den Browser statt des automatischen
cli-bench = wie schnell das Regelwerk oder der Server auf diesem Rechner ist
cli-arena = Bots auf gemeinsamen Auslagen gegeneinander antreten lassen, mit getauschten Plätzen
cli-arena-bots = die Bots, so viele, wie es Plätze gibt, auch mehrmals derselbe: { $bots } oder ein beliebiges Programm: program:"BEFEHL"
cli-arena-games = wie viele Spiele; aufgerundet auf ganze Auslagen, jede einmal für jeden Tausch der Plätze
cli-arena-seats = wie viele Plätze; sind es mehr als genannte Bots, nimmt der letzte den Rest
cli-arena-seed = ein Text, aus dem alle Auslagen und aller Zufall der Bots entstehen
cli-arena-keep = eine Datei für die Ergebnisse: Ein abgebrochener Wettkampf geht dort weiter und lässt sich verlängern
cli-arena-show = die Ergebnisse solcher Dateien zeigen, ohne zu spielen
cli-arena-processes = wie viele Prozesse spielen; ohne Angabe einer je Kern
cli-ray = die Arbeit mit Ray verteilen: auf diesen Rechner oder auf einen Verbund unter einer Adresse ("auto" findet einen, der hier läuft)
cli-lab = für alle, die Spiele untersuchen: einen Datensatz aus Partien von Bots machen
cli-lab-dataset = Bots spielen lassen und die Partien als Parquet schreiben; was abgebrochen wurde, geht mit demselben Befehl weiter
cli-dataset-bots = die Bots, so viele, wie es Plätze gibt; einer allein sitzt überall, ohne Angabe { $usual }. Es gibt: { $bots } oder ein beliebiges Programm: program:"BEFEHL"
cli-dataset-out = der Ordner des Datensatzes
cli-dataset-positions = auch jede Entscheidung: was der Platz wissen konnte, was er durfte, was er tat, wie es ausging
cli-dataset-shard = wie viele Partien etwa eine Datei hat
cli-game = der Name eines Spiels; "groma games" listet sie auf
cli-record-file = eine Datei mit einer Aufzeichnung
cli-lang = die Sprache
cli-seats = wer spielt, in dieser Reihenfolge: me (mehrmals, oder me:Anna) oder ein Bot ({ $bots })
cli-seed = ein Text, aus dem die Auslage entsteht; ohne ihn Zufall
cli-resume = ein gesichertes Spiel fortsetzen
cli-example = ein Beispiel der Regel am Tisch öffnen, etwa CR-E7
cli-set = eine Einstellung des Tisches wählen
cli-plain = keine Farbe, keine Raster, kein Löschen des Bildschirms: für Screenreader
cli-save = das Spiel nach jeder Entscheidung hier sichern
cli-clause = eine Regel, etwa 7.8, oder ein Kapitel, etwa 7
cli-piece = ein Teil, zum Beispiel Markt: alles, was darauf steht
cli-number = die Nummer eines Rätsels; ohne sie das von heute
cli-solve = die Lösung gleich ausgeben
cli-coverage = welche Regeln einen Test haben; mit einer Regel: deren Tests
cli-sources = zählen, woher die Regeln kommen
cli-tests = der Ordner mit den Tests
cli-at = der Tisch nach so vielen Entscheidungen
cli-as = mit wessen Augen: ein Name oder die Nummer eines Platzes ab 1; sonst von außen
cli-players = wie viele Personen; ohne Angabe jede Anzahl, die das Spiel erlaubt
cli-bench-games = Namen von Spielen; ohne Angabe alle
cli-bench-database = für den Server: ein PostgreSQL, in dem Datenbanken angelegt werden dürfen, statt eines eigenen
cli-games-count = wie viele Spiele
cli-fuzz-seed = ein Text, aus dem die Spiele entstehen
cli-fuzz-care = jede wievielte Entscheidung die teuren Prüfungen bekommt
cli-fuzz-bot = stattdessen Spiele dieses Bots spielen und prüfen, ob er sich an die Regeln für Bots hält
cli-what = was gemessen wird
cli-quick = ein kurzer Lauf
cli-json = Zahlen für Programme

# --- der Server
serving = Groma ist unter { $address } zu finden. Strg-C hält es an.
serving-no-pages = Es hat keine Seiten für den Browser, nur die API: Installiere Node.js 20.19 oder neuer, dann Groma noch einmal (in seinem Klon „pip install '.[local]'“).
serving-board = Das Brett von { $game } kommt mit dem Paket { $package }: Es läuft in den Browsern deiner Besucher, mit deren Rechten. Lass es nur installiert, wenn du ihm das anvertraust.
backup-made = { $rows } Zeilen liegen in { $file }.
backup-tried = { $rows } Zeilen aus { $file } kamen in eine Probedatenbank zurück, und jeder Tisch geht aus, wie er gespielt wurde.
backup-restored = { $rows } Zeilen sind aus { $file } zurück.
operator-line = { $number }  { $name }
operator-add = { $name } ist jetzt Operator.
operator-add-not = { $name } war schon Operator.
operator-remove = { $name } ist nicht mehr Operator.
operator-remove-not = { $name } war kein Operator.
people-line = { $number }  { $name } ({ $kind ->
    [left] gegangen
    [guest] Gast
    [operator] Operator
   *[account] Konto
}), seit { $since }, Spiele: { $games }, Meldungen: { $reports }
people-silence = { "    " }darf bis { $until } (UTC) nicht chatten: { $reason }
people-silence-for-good = { "    " }darf nicht chatten: { $reason }
people-ban = { "    " }bis { $until } (UTC) gesperrt: { $reason }
people-ban-for-good = { "    " }auf Dauer gesperrt: { $reason }
people-seat = { "    " }sitzt an { $table }, { $game } { $title }
audit-line = { $at }  { $by }: { $what }: { $reason }
audit-line-here = { $at }  (Kommandozeile): { $what }: { $reason }
server-missing = Der Server ist nicht installiert ({ $part } fehlt): In einem Klon von Groma bringt ihn „pip install '.[local]'“ mit, und „.[server]“ statt dessen ist für eine eigene Datenbank.
server-not-here = Der Server läuft nicht unter Windows selbst, nur unter Linux, macOS und in WSL; Terminal und Spiele laufen auch dort.
server-fault = { $why }
cli-serve = Tische für Leute: den Server starten
cli-work = Bots, Uhren und Nachrichten für einen Server, der anderswo läuft
cli-backup = alles, was der Server weiß, in eine Datei schreiben, während er läuft
cli-verify-backup = die Datei in eine Probedatenbank zurückholen und alle ihre Tische nachspielen; eine Datei, die es schon gibt, wird nur geprüft
cli-restore = eine leere Datenbank aus einer solchen Datei füllen
cli-rebuild = die Zeilen, über die Tische gefunden werden, zuvor aus ihren Einträgen neu anlegen
cli-reports = auflisten, was aus Chats gemeldet wurde
cli-audit = auflisten, was Operatoren getan haben, das Neueste zuerst
cli-operator = jemanden zum Operator machen, die Rolle nehmen oder auflisten, wer sie hat
cli-operator-what = was geschehen soll
cli-operator-who = Name oder Nummer von jemandem mit Konto
cli-reason = warum; es steht im Protokoll
cli-people = Leute finden; jemanden umbenennen, stummschalten, sperren, abmelden, löschen oder seine Daten ausgeben
cli-people-what = was geschehen soll
cli-people-who = für find: Wörter; sonst Name oder Nummer
cli-days = für silence und ban: so viele Tage; ohne Angabe auf Dauer
cli-to = für rename: der neue Name
cli-export-file = für export: die Zip-Datei, die geschrieben wird
cli-check-tables = alle gespeicherten Tische mit diesem Stand nachspielen und nennen, welche anders ausgehen
cli-tables = Tische finden, einen zeigen, ruhen oder weitergehen lassen, beenden, nachspielen und richten
cli-tables-what = was geschehen soll
cli-tables-which = die Nummer eines Tisches; zum Finden Wörter aus einem Titel oder aus einem Namen an ihm
cli-announce = allen für eine Weile etwas sagen, auf jeder Seite
cli-announce-words = was alle erfahren, die { $lang ->
    [de] Deutsch
   *[en] Englisch
} lesen
cli-announce-hours = wie viele Stunden lang
cli-announce-end = stattdessen: die Nummer einer Ansage, die jetzt endet
cli-maintenance = alle Tische ruhen lassen, solange am Server gearbeitet wird, und danach weitergehen
cli-maintenance-what = on: alle Tische ruhen; off: sie gehen weiter
cli-maintenance-minutes = etwa wie lange, für alle, die warten
cli-config = die Einstellungen, wie sie gelten würden, und woher jede kommt
cli-config-what = check: nennt, was nicht stimmt, zeigt, was gilt, verbirgt, was geheim ist
cli-config-file = eine TOML-Datei mit Einstellungen; auch GROMA_CONFIG nennt eine. Schalter gehen vor der Umgebung, die Umgebung vor der Datei
setting-database = postgresql://...; ohne Angabe ein eigenes PostgreSQL im Datenordner
setting-data = der Datenordner
setting-connections = wie viele Verbindungen zur Datenbank ein Prozess höchstens verleiht; zwei weitere hat er für sich
setting-bus = nats://host:port zwischen Rechnern; ohne Angabe meldet die Datenbank (notify)
setting-host = die Adresse, unter der der Server horcht; 0.0.0.0 ist jede dieses Rechners
setting-port = der Port, an dem er horcht
setting-workers = wie viele Arbeiter daneben starten; 0: sie laufen anderswo
setting-processes = wie viele Prozesse bedienen; einer je Kern
setting-proxies = Vermittler, deren Wort über Adressen zählt, durch Kommas getrennt
setting-secure = die Seite ist über https erreichbar: Cookies gehen nie anders
setting-limits = wie großzügig die Grenzen für Anfragen sind; 0: keine
setting-log = was eine Zeile im Protokoll wert ist
setting-pause = Sekunden, bis Bots antworten, wo ein Mensch sitzt, damit er einen Fehlgriff zurücknehmen kann
setting-watch-loop = messen, wie lange jede Arbeit die anderen aufhält; langsamer, nur zum Nachsehen
setting-backups = der Ordner für eine Sicherung am Tag, jede zur Probe zurückgeholt und nachgespielt; ohne ihn gibt es keine
setting-backups-kept = wie viele davon bleiben
setting-pages = der Ordner mit imprint.de.md, privacy.de.md und Ähnlichem, als reiner Text gezeigt; ohne ihn gibt es solche Seiten nicht
setting-metrics-from = Adressen und Netze, von denen außer von diesem Rechner die Messwerte gelesen werden dürfen
setting-metrics-token = damit als Bearer-Token darf ein Programm die Messwerte von überall lesen
setting-url = die Adresse der Seite, wie man sie eintippt, für Links und Passkeys
setting-smtp = wo Mail aufgegeben wird; ohne ihn gibt es keine
setting-vapid-key = der Schlüssel für Web-Push: base64url, oder der Pfad einer PEM-Datei
setting-vapid-contact = wen Push-Dienste fragen, wenn etwas nicht stimmt: eine Mailadresse oder https://
setting-webhooks = ob man Webhooks angeben darf; any: auch an private Adressen
setting-traces = ein Sammler für OpenTelemetry, der erfährt, womit Anfragen, Züge und Bots ihre Zeit verbringen; ohne ihn erfährt es niemand
setting-notice-delay = Sekunden, bis jemand, der weg ist, von seinem Zug erfährt
cli-backup-file = die Datei

# --- the desk
desk-none = Kein Tisch ist zu finden.
desk-table = { $table }  { $game } { $rules }, { $paused ->
    [yes] er ruht
   *[no] { $status ->
        [gathering] er sammelt sich
        [running] er läuft
        [over] er ist zu Ende
       *[closed] er wurde abgesagt
    }
}, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}, zuletzt { $last }, { $hidden ->
    [yes] verborgen
   *[no] für alle zu sehen
}  { $title }
desk-people = { $people }
desk-repaired = Seine Zeile war falsch und ist aus seinen Einträgen neu angelegt. Vorher: { $trouble }
desk-sound = Er geht aus, wie er gespielt wurde.
desk-unsound = Er geht anders aus, und an seiner Zeile liegt es nicht: { $trouble }
desk-announced = Ansage { $number } gilt jetzt für alle.
desk-withdrawn = Ansage { $number } ist zu Ende.
desk-closed = Alle Tische ruhen: Ein Arbeiter sorgt jetzt dafür. Niemand kann einen öffnen.
desk-open = Die Tische, die dafür ruhten, gehen weiter.

# --- the configuration
config-line = { $name } = { $value }  ({ $source })
config-default = nicht gesetzt
config-well = Diese Einstellungen sind brauchbar.
config-stranger = { $name } steht in der Umgebung, und so heißt keine Einstellung.
config-open-file = Alle auf diesem Rechner dürfen { $file } lesen, und Geheimnisse stehen darin: chmod 600 { $file }
setting-fault = { $source }: { $name } kann nicht „{ $given }“ sein, sondern { $kind }.
setting-unknown = { $source }: Eine Einstellung „{ $name }“ gibt es nicht.
setting-file = { $source } lässt sich nicht lesen: { $given }
kind-text = ein Text
kind-folder = ein Ordner
kind-database = postgresql://NAME:PASSWORT@RECHNER/DATENBANK
kind-bus = „notify“ oder nats://RECHNER:PORT
kind-port = eine Zahl von 1 bis 65535
kind-count = eine Zahl ab 0
kind-some = eine Zahl ab 1
kind-factor = eine Zahl, 0 oder mehr
kind-seconds = eine Zahl von Sekunden, höchstens die eines Tages
kind-pause = eine Zahl von Sekunden, weniger als 5
kind-switch = true oder false
kind-level = debug, info, warning oder error
kind-webhooks = off, on oder any
kind-site = https://RECHNER
kind-smtp = smtp://NAME:PASSWORT@RECHNER:PORT?from=ADRESSE, oder smtps://
kind-contact = eine Mailadresse oder https://
kind-hosts = eine Liste von Adressen
kind-networks = eine Liste von Adressen und Netzen
