### Die Seiten: Willkommen, Spiele, offene Tische, Tisch einrichten, Einladung, meine Tische, Konto, Regeln, Über.

## Für mehrere Seiten

your-name = Dein Name
play = Spielen
players-range = { $first } bis { $last } Personen
players-list = für { $players } Personen
length-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
length-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
length-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
length-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
clock-words-none = ohne Uhr
clock-words-days = { $length } je Zug
clock-words-live = { $bank } + { $increment } je Zug
clock-words-sudden = { $bank } fürs ganze Spiel
seat-me = Du
seat-bot = Bot
seat-free = frei
seat-guest = Gast
line-your-turn = Du bist dran
line-turn-of = { $name } ist dran
line-running = läuft
line-over = beendet
line-full = voll, noch nicht begonnen
line-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
line-deadline = läuft ab { $when }
word-mine = Mein Wort für die Mischung
word-why = Zufall zum Nachprüfen: Jedes Wort wird in die Mischung gerührt. So kann niemand sie vorbereitet haben, auch der Server nicht. Irgendein Wort genügt.
bot-name-random = Zufall
bot-name-novice = Novize
bot-name-apprentice = Lehrling
bot-name-journeyman = Geselle
bot-name-master = Meister
bot-name-consul = Konsul
bot-level-random = spielt irgendeinen erlaubten Zug.
bot-level-novice = sieht nur die Punkte, die auf dem Tisch liegen.
bot-level-apprentice = glaubt einen Teil dessen, was ein Zug verspricht.
bot-level-journeyman = sieht alles, was ein Zug verspricht, und spielt Zug um Zug.
bot-level-master = denkt seine besten Züge durch.
bot-level-consul = denkt mehr Züge durch, und weiter voraus.
bot-beats = { $against ->
    [random] schlägt den blinden Zufall
    [novice] schlägt den Novizen
    [apprentice] schlägt den Lehrling
    [journeyman] schlägt den Gesellen
    [master] schlägt den Meister
   *[other] schlägt { $against }
} in { $share } von 100 Partien ({ $low } bis { $high }).

## Willkommen

welcome-title = Groma · Römische Brettspiele
welcome-heading = Fünf römische Spiele, ein Tisch
welcome-lead = Spiel die Brettspiele, die du kennst, im Browser, mit Freunden oder gegen Bots: kostenlos, ohne Konto, in einer Minute.
welcome-running = Deine Partien
welcome-all-mine = Alle meine Tische
welcome-ways = Andere Wege an den Tisch
welcome-way-friends = Mit Freunden
welcome-about-friends = Richte einen Tisch ein und verschick den Link. Wer ihm folgt, hat einen Platz.
welcome-way-here = An einem Bildschirm
welcome-about-here = Reicht ein Gerät herum. Was geheim ist, bleibt verdeckt.
welcome-way-lobby = Mit Fremden
welcome-about-lobby = Sieh nach, wer noch Mitspieler sucht, oder schau zu.
welcome-way-offline = Ohne Netz
welcome-about-offline = Heb Groma auf diesem Gerät auf und spiel im Zug oder auf der Insel.
welcome-invited = Hat dir jemand einen Link geschickt? Öffne ihn einfach, dein Platz wartet dort.
welcome-unofficial = Groma ist inoffiziell: Die Namen der Spiele gehören ihren Inhabern.
play-now = Sofort spielen
play-which = Welches Spiel
play-bots = Bots gegen dich
play-level = Wie stark
play-detail = Mehr auswählen

## Spiele

games-heading = Die Spiele
games-lead = Fünf Spiele vom Bauen, Handeln und Straßenlegen, jedes mit Regeln zum Durchsuchen.
games-play = Spielen
games-rules = Regeln
games-tutorial = Lernen
games-set-up = Tisch einrichten
game-open = Tische, die auf Mitspieler warten
game-no-open = Niemand wartet.
window-picture = Ein Tisch von { $game } mitten im Spiel
window-real = Eine echte Partie
window-play = Eine ganze Partie sehen
window-stop = Anhalten
fact-players = Personen
fact-minutes = Minuten
fact-years = Jahre alt
fact-estimate = unsere Schätzung
fact-weight = { $weight } von 5
fact-weight-1 = leicht
fact-weight-2 = leicht bis mittel
fact-weight-3 = mittel
fact-weight-4 = mittel bis schwer
fact-weight-5 = schwer
fact-designers = { $count ->
    [one] Autor
   *[other] Autoren
}
game-lesson = Eine geführte Partie, Zug um Zug.
game-record = Du hast es { $played ->
    [one] einmal
   *[other] { $played }-mal
} gespielt, { $won } gewonnen.
game-door-rules = Alle Regeln in unseren Worten, zum Durchsuchen.
game-door-box = Jedes Stück, und woher wir es kennen.
game-steps = So geht es
game-set-one-up = Richte einen ein

## Offene Tische

lobby-lead = Setz dich, wo ein Platz frei ist, oder schau eine Weile zu.
lobby-new = Neuer Tisch
lobby-filters = Was gezeigt wird
lobby-game = Spiel
lobby-all-games = Alle Spiele
lobby-free = Freie Plätze
lobby-free-count = { $count ->
    [0] egal
    [one] mindestens 1
   *[other] mindestens { $count }
}
lobby-clock = Uhr
pace-any = egal
pace-none = ohne Uhr
pace-live = ein Abend
pace-days = Tage
lobby-gathering = Warten auf Mitspieler
lobby-running = Partien zum Zuschauen
lobby-empty = Still ist es auf dem Forum. Öffne einen Tisch: Er steht dann hier, und du kannst Freunden den Link schicken.
lobby-none-suit = Kein Tisch passt zu deiner Suche. Such weniger streng, oder öffne selbst einen.
lobby-nothing-runs = Gerade läuft keine offene Partie.

## Tisch einrichten

new-title = Tisch einrichten
new-game = Spiel
new-seats = Plätze
new-how-many = Wie viele spielen
new-seat = Platz { $letter }
new-which-bot = Bot auf Platz { $letter }
chair-me = Ich
chair-open = Offen
chair-bot = Bot
new-clock = Uhr
pace-hint-none = Alle nehmen sich so viel Zeit, wie sie wollen.
pace-hint-live = Alle sitzen gleichzeitig am Tisch.
pace-hint-days = Alle ziehen, wenn sie Zeit haben, über Tage hinweg.
clock-how-long = Wie lange
clock-own = eigene
clock-own-turn-live = Sekunden je Zug
clock-own-bank-live = Minuten Vorrat
clock-own-more = Sekunden dazu je Zug
clock-own-turn-days = Tage je Zug
clock-own-bank-days = Tage Vorrat
clock-bank = Vorrat für das ganze Spiel: { $bank }.
clock-bot = Ist die Zeit um, übernimmt ein Bot, bis man zurück ist.
new-table = Der Tisch
new-name = Name des Tisches
new-name-hint = Darf leer bleiben.
new-hidden = Versteckt: nur für Leute mit meinem Link, nicht bei den offenen Tischen
new-worded = Alle geben ein Wort zur Mischung
new-options = Varianten
new-options-changed = { $count ->
    [0] Die üblichen Regeln
    [one] 1 Regel geändert
   *[other] { $count } Regeln geändert
}
option-usual = üblich
option-reading = unsere Lesart
new-open = Tisch öffnen
new-open-hint = Danach bekommst du einen Link für deine Freunde. Das Spiel beginnt, wenn alle Plätze besetzt sind.
new-start = Los geht’s
new-start-hint = Kein Platz ist offen: Das Spiel beginnt sofort.

## Einladung

invitation-title = Eine Einladung
invitation-from = { $name } lädt dich ein
invitation-to = zu einer Partie { $game }
invitation-gone = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
invitation-no-account = Ein Konto brauchst du nicht.
invitation-as = Du setzt dich als { $name }.
invitation-sit = Platz nehmen
invitation-seated = Du hast schon einen Platz an diesem Tisch.
invitation-go = Zum Tisch
invitation-late = Alle Plätze sind besetzt.
invitation-watch = Zuschauen

## Meine Tische

mine-turn = Du bist dran
mine-others = Andere sind dran
mine-gathering = Noch nicht begonnen
mine-over = Beendet
mine-empty = Du hast noch keine Tische.
mine-guest = Du bist zu Gast: Deine Plätze kennt nur dieser Browser.

## Konto

account-you = Du
account-guest = Du bist zu Gast als { $name }.
account-known = Du bist angemeldet als { $name }.
account-nobody = Zum Spielen brauchst du kein Konto.
account-play = Als Gast spielen
account-log-in = Anmelden
account-log-out = Abmelden
account-log-out-sure = Trotzdem abmelden
account-guest-gone = Ein Gast kann nicht zurückkommen: Deine Plätze wären verloren. Mit einem Konto behältst du sie.
account-make = Konto anlegen
account-make-why = Behalte deinen Namen und deine Plätze, auf jedem Gerät.
account-make-button = Konto anlegen
account-name = Name
account-password = Kennwort
account-password-hint = Mindestens 10 Zeichen, und keines der ersten, die jemand versuchen würde.
account-prefs = Einstellungen
account-prefs-hint = Sie gelten in diesem Browser, sofort.
channels-title = Wenn du dran bist
channels-hint = Wo sollen wir dir Bescheid sagen? Nicht, während du am Tisch sitzt.
channels-none = Dieser Server verschickt keine Nachrichten. Die Zahl neben „Meine Tische“ zeigt, wo auf dich gewartet wird.
channel-mail = Mail
channel-push = Browser
channel-webhook = Webhook
channel-template = Form
template-plain = schlichtes JSON
template-ntfy = ntfy
template-discord = Discord
channel-add = Hinzufügen
channel-add-push = Sag mir in diesem Browser Bescheid
channel-drop = Entfernen
channel-code = Code aus der Mail
channel-confirm = Bestätigen
muted-title = Leute, die du nicht liest
muted-none = Niemand. Stumm schalten oder blockieren kannst du jemanden auf seiner Seite oder im Chat eines Tisches.
muted-hear = Wieder lesen
tokens-title = Programme
tokens-hint = Mit einem Token darf ein Programm von dir für dich spielen.
tokens-once = Kopier es jetzt, es wird nur einmal gezeigt:
tokens-until = bis { $date }
tokens-revoke = Widerrufen
tokens-label = Wofür ist es?
tokens-make = Token anlegen

## Regeln

rules-of = Regeln von { $game }
rules-own-words = Die Regeln in unseren Worten, Klausel für Klausel.
rules-to-game = Zum Spiel
rules-search = Suchen
rules-search-hint = Wörter oder Klausel
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Klausel gefunden
   *[other] { $count } Klauseln gefunden
}
rules-contents = Inhalt
rules-print = Drucken

## Über

about-lead = Groma ist ein Tisch für fünf römische Brettspiele. Die Groma war das Gerät, mit dem römische Feldmesser Städte absteckten: ein Kreuz, vier Lote, ein rechter Winkel.
about-title-what = Was du hier tun kannst
about-words-what = Spiel mit Freunden über einen Link, mit Fremden, an einem Bildschirm oder gegen Bots; an einem Abend oder über Tage. Der Tisch kennt die Regeln: Er zeigt, was geht, und sagt dir mit der Klausel, warum etwas nicht geht.
about-title-unofficial = Inoffiziell
about-words-unofficial =
    Groma ist von Spielern gemacht. Es gehört keinem Verlag und keinem Autor dieser Spiele und wird von ihnen nicht unterstützt. Die Namen der Spiele gehören ihren Inhabern.
    Zeichnungen und Texte sind für Groma entstanden, die Regeln erzählen wir in eigenen Worten. Wenn dir ein Spiel hier gefällt, kauf die Schachtel.
about-title-fair = Eine Mischung zum Nachprüfen
about-words-fair =
    Vor dem ersten Zug steht die ganze Mischung fest und ist versiegelt: Das Siegel sehen alle, die Mischung niemand. Nach dem Ende wird das Siegel geöffnet, und der Tisch oder dein eigener Rechner kann die Partie nachspielen und prüfen.
    Wer mehr will, lässt alle ein Wort zur Mischung geben. Alle, auch Bots und Zuschauer, bekommen nur geschickt, was sie wissen dürfen.
about-title-privacy = Was gespeichert wird
about-words-privacy =
    Keine Tracker, keine Werbung, nichts von fremden Seiten. Ein Cookie hält dich angemeldet, deine Einstellungen bleiben in deinem Browser.
    Der Server behält deinen Namen, deine Partien und was du am Tisch sagst; ein Kennwort nur als Fingerabdruck, der sich nicht zurücklesen lässt; eine Adresse nur, wenn du dort Bescheid bekommen willst.
about-title-access = Für alle
about-words-access =
    Alles geht mit der Tastatur. Eine Textansicht erzählt den ganzen Tisch in Sätzen, auch für Screenreader. Nichts hängt allein an der Farbe, Bewegung lässt sich abschalten, hell und dunkel sind gut lesbar.
    Wenn bei dir etwas nicht geht, ist das ein Fehler von uns.
about-title-open = Offen
about-words-open = Groma ist freie Software unter der Apache-Lizenz 2.0. Du kannst es selbst betreiben, für einen Verein oder eine Familie, mit einem Befehl, und Programme schreiben, die mitspielen.

## Nicht gefunden

not-found = Dorthin führt kein Weg
not-found-words = Die Adresse nennt keine Seite, oder den Tisch gibt es nicht mehr.
not-found-home = Zum Anfang

# --- woher Regeln und Teile kommen
source-legend = Woher die Regeln kommen
source-printed = Gedruckt in der Spielregel
source-public = Aus einer anderen öffentlichen Quelle
source-reading = Unsere Lesart: Die Spielregel schweigt oder ist unklar
source-rebuilt = Nachgebaut: Das Bild fehlt uns
example-open = Am Tisch öffnen
example-open-one = Am Tisch öffnen: { $example }
rules-left-open = Was die Spielregel offen lässt und was wir gewählt haben
rules-chosen = So wird hier gespielt: { $text }
rules-setting = Eine Variante ändert das: { $words }

# --- in dieser Schachtel
box-title = In dieser Schachtel
box-of = Die Schachtel von { $game }
box-families = Arten von Teilen
box-all = Alles
box-times = { $count }×
box-opened = Das gewählte Teil
box-open-one = Wähle ein Teil, um zu lesen, was darauf steht und woher wir es wissen.
box-where = Woher wir es wissen
box-wrong = Das stimmt nicht
box-wrong-what = Was stimmt nicht?
box-wrong-how = Ein Text für alle, die diesen Tisch betreiben, oder für das Projekt:
box-wrong-text =
    { $game }, Regelversion { $version }
    Teil: { $piece }
    Feld: { $field }
    Hier: { $value }
    In meiner Schachtel:
box-copy = Kopieren
box-copied = Kopiert
box-unseen = Unbekannt: { $left } von { $count }
box-whole = Die ganze Schachtel
box-nothing-hidden = In diesem Spiel ist nichts verborgen: Alles aus der Schachtel liegt offen.
