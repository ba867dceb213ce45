### Der Tisch für jedes Spiel, und was Seiten mit ihm teilen.

panel-close = Schließen

## Einstellungen

prefs-lang = Sprache
prefs-lang-de = Deutsch
prefs-lang-en = English
prefs-theme = Licht
prefs-theme-marmor = Marmor, bei Tag
prefs-theme-basalt = Basalt, bei Nacht
prefs-confirm = Züge bestätigen
prefs-confirm-never = Nie: Einmal tippen spielt
prefs-confirm-risky = Nur, was sich nicht zurücknehmen lässt
prefs-confirm-always = Immer
prefs-motion = Bewegung
prefs-motion-off = Keine
prefs-motion-fast = Schnell
prefs-motion-normal = Ruhig
prefs-more = Mehr
prefs-sound = Töne
prefs-text = Textansicht statt Spielplan
prefs-plain = Schlichter Plan: Felder und Listen, keine Zeichnungen
prefs-keys = Einzelne Tasten als Kurzbefehle
prefs-foresight = Vor einem Zug zeigen, was er bringen würde

## Fries und Menü

table-home = Zur Startseite
table-line-lost = Verbindung weg, neuer Versuch …
table-menu-open = Menü
table-menu-mine = Meine Tische
table-menu-rules = Regeln
table-menu-learn = Dieses Spiel lernen
table-menu-text = Textansicht
table-menu-board = Spielplan zeigen
table-panel-menu = Menü
table-panel-prefs = Einstellungen
table-panel-info = Dieser Tisch
table-panel-box = Noch nicht gesehen aus dieser Schachtel
table-panel-keys = Tasten
table-panel-score = Wertung
table-panel-log = Am Tisch
table-title-turn = (*) Du bist dran · { $about }
table-title-over = Zu Ende · { $about }
table-players = Spieler
table-records = Wertung, Verlauf und Chat
table-records-fold = Wertung, Verlauf und Chat einklappen
table-coming = Der Tisch wird gedeckt …
table-closed = Dieser Tisch wurde abgesagt.
table-gone-title = Kein Tisch hier
table-gone = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
table-gone-nobody = Du bist hier nicht angemeldet.

## Aufforderung

table-prompt-yours = Du bist dran.
table-prompt-waits = { $name } entscheidet.
table-prompt-paused = Der Tisch ruht.
table-prompt-thinks = { $name } überlegt …
table-over = Das Spiel ist zu Ende.
table-over-you = Du gewinnst mit { $points } Punkten.
table-over-other = { $name } gewinnt mit { $points } Punkten.
table-over-broken-off = Das Spiel wurde abgebrochen, ehe es zu Ende war: Niemand hat gewonnen.
table-over-shared = Der Sieg ist geteilt: { $names }, { $points } Punkte.

## Aktionen

table-choices = Weitere Möglichkeiten
table-pick-something = Wähle, was markiert ist.
hint-ask = Tipp
hint-asking = Denkt …
hint-do = So machen
hint-close = Schließen
table-confirm = Bestätigen
table-confirm-final = danach nur mit Zustimmung zurück
table-sending = Unterwegs …
table-cancel = Abbrechen
table-undo = Rückgängig
table-restart = Zug neu beginnen
table-undo-stops-at-another = Seither hat jemand anders entschieden.
table-undo-stops-at-revealed = Seither wurde etwas Neues aufgedeckt.
table-undo-stops-at-start = Es gibt noch nichts zurückzunehmen.
table-undo-stops-at-end = Das Spiel ist zu Ende: Es wird nichts mehr zurückgenommen.
table-take-back-ask = Die anderen bitten, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} zurückzunehmen
table-take-back-alone = Trotzdem { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} zurücknehmen
table-rules-clause = Regel { $clause }

## Hinweise

table-resending = Der Server antwortet nicht. Was du getan hast, wird von selbst noch einmal gesendet, bis er es tut, und zählt einmal.
table-desist = Nicht weiter versuchen
table-desisted = Was du getan hast, wird nicht mehr gesendet. Ist es doch angekommen, so zählt es, und der Tisch zeigt es.
table-understood = In Ordnung
table-request-mine = Du bittest, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} zurückzunehmen. { $agreed ->
    [0] Noch hat niemand zugestimmt.
    [one] Bisher stimmt 1 zu.
   *[other] Bisher stimmen { $agreed } zu.
}
table-request-other = { $name } möchte { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} zurücknehmen.
table-request-away = { $names } { $count ->
    [one] ist
   *[other] sind
} gerade nicht da, und ohne alle wird nichts zurückgenommen.
table-request-agree = Zustimmen
table-request-decline = Ablehnen
table-request-withdraw = Zurückziehen
table-paused = Der Tisch ruht, und die Uhr steht still. Danach geht es mit der Zeit weiter, die alle hatten.
table-absent-you = Ein Bot spielt für dich.
table-absent-return = Ich bin wieder da
table-absent-other = Ein Bot spielt für { $name }.
table-absent-claim = Um diesen Platz bitten
table-claim-mine = Du hast um den Platz gebeten. Wenn niemand zurückkommt oder Nein sagt, ist er { $when } deiner.
table-claim-yours = { $name } bittet um deinen Platz und bekommt ihn { $when }, wenn du nicht zurückkommst.
table-claim-other = { $name } bittet um den Platz von { $owner } und bekommt ihn { $when }, wenn niemand zurückkommt oder Nein sagt.
table-claim-given-up = { $name } bittet um den aufgegebenen Platz und bekommt ihn { $when }, wenn niemand Nein sagt.
table-claim-guest = Ein Gast, ohne Konto.
table-claim-shares = Kommt von derselben Adresse wie jemand hier.
table-claim-admit = Mitspielen lassen
table-claim-turn-away = Nein sagen
table-end-mine = Du möchtest das Spiel hier beenden. { $agreed ->
    [0] Noch ist niemand einverstanden.
    [one] 1 ist bisher einverstanden.
   *[other] { $agreed } sind bisher einverstanden.
}
table-end-other = { $name } möchte das Spiel hier beenden, ohne Sieger.
table-away = { $count ->
    [one] 1 Zug, seit du weg warst
   *[other] { $count } Züge, seit du weg warst
}
table-away-watch = Ansehen

## Aufzeichnungen

table-score = Wertung
table-log = Verlauf
table-chat = Chat
table-points = Punkte
table-concealed = dazu, was noch keiner sonst kennt
table-place = Platz
table-place-number = { $place }.
table-log-empty = Noch ist nichts geschehen.
table-log-undone = Zurückgenommen
table-log-whole = Die ganze Geschichte
table-chat-unread = { $count } neu
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Sagen
table-chat-mute = Jemanden nicht mehr lesen

## Plätze und Uhren

table-seat-you = du
table-seat-bot = Bot
table-seat-stand-in = ein Bot vertritt
table-seat-decides = entscheidet jetzt
table-clock-days = { $days } T { $hours } Std.
table-clock-stands = steht
table-clocks = Uhren
table-clock-of = noch { $time }

## Das Ende

table-final-board = Spielplan zeigen
table-final-sheet = Ergebnis zeigen
table-replay-open = Nachspielen
table-again = Noch einmal

## Gehen

table-leave = Tisch verlassen
table-leave-sure = Ja, verlassen
table-leave-running = Dein Platz ist dann endgültig weg, und ein Bot spielt weiter.
table-leave-gathering = Dein Platz wird für jemand anderen frei.
table-end = Spiel hier beenden
table-end-sure = Ja, beenden
table-end-about = Wenn alle einverstanden sind, endet das Spiel hier, ohne Sieger.
table-end-alone = Das Spiel endet hier, ohne Sieger.

## Dieser Tisch

table-info-title = Titel
table-info-game = Spiel
table-info-people = Leute
table-info-clock = Uhr
table-info-seen = Wer zusehen darf
table-info-hidden = Nur wer den Link oder einen Platz hat.
table-info-public = Alle; der Tisch steht in der Lobby.
table-info-settings = Regeln dieses Tischs
table-info-value = { $value }:
table-info-seal = Siegel der Ausgabe
table-info-seal-about = Was verdeckt liegt, wurde vor dem ersten Zug versiegelt. Am Ende öffnet die Aufzeichnung das Siegel, und alle können es prüfen.
table-info-seal-worded = Was verdeckt liegt, wurde vor dem ersten Zug versiegelt, mit einem Wort von jedem Spieler. Am Ende öffnet die Aufzeichnung das Siegel, und alle können es prüfen.
table-info-record = Aufzeichnung speichern
table-info-verify = Ging alles mit rechten Dingen zu?

## Wenn jemand nicht da ist

table-ladder = Was geschieht, wenn jemand nicht da ist?
table-ladder-no-clock = Es gibt keine Uhr: Alle haben so viel Zeit, wie sie wollen. Wer für immer geht, wird durch einen Bot ersetzt.
table-ladder-reminder = { $time } nach Beginn deines Zuges wirst du erinnert, wenn du gesagt hast, wo.
table-ladder-bank = Jeder Zug hat { $turn }. Was darüber hinausgeht, zahlt das Zeitkonto ({ $bank } für das ganze Spiel).
table-ladder-bank-only = Alle haben ein Zeitkonto: { $bank } für das ganze Spiel.
table-ladder-bot = Ist das Zeitkonto leer, spielt ein Bot. Du kannst zurückkommen und weiterspielen, solange niemand deinen Platz übernommen hat.
table-ladder-grace = Andere können um den Platz bitten, mit einem Konto und von einer anderen Adresse als alle hier. Sie warten { $grace } und bekommen ihn dann, wenn bis dahin niemand zurückkommt und der Gastgeber nicht Nein sagt.
table-ladder-host = Andere können um den Platz bitten. Der Gastgeber entscheidet. Antwortet er nicht, warten sie { $grace } und bekommen ihn dann, wenn bis dahin niemand zurückkommt.
table-ladder-votes = Ohne das Ja von allen, auch von denen, die nicht da sind, wird nichts zurückgenommen und kein Spiel beendet. Wer den Platz aufgibt, hat keine Stimme mehr.

## Tasten

table-key = { $key ->
    [Enter] Eingabe
    [Escape] Esc
   *[other] { $key }
}
table-key-confirm = bestätigen
table-key-cancel = abbrechen
table-key-undo = zurücknehmen
table-key-restart = Zug neu beginnen
table-key-log = Verlauf
table-key-score = Wertung
table-key-chat = Chat
table-key-text = Textansicht oder Spielplan
table-key-keys = diese Liste
table-key-digits = eine der aufgezählten Möglichkeiten nehmen
table-keys-board = Auf dem Spielplan: Tab und die Pfeiltasten gehen von Platz zu Platz, Eingabe wählt.

## Vor dem Spiel

table-gathering = Der Tisch füllt sich
table-waits = Das Spiel beginnt, wenn alle Plätze besetzt sind.
table-full = Alle Plätze sind besetzt. { $name } beginnt das Spiel.
table-full-host = Alle Plätze sind besetzt. Du kannst beginnen.
table-sit = Hinsetzen
table-get-up = Aufstehen
table-your-name = Dein Name
table-your-word = Dein Wort für den Zufall
table-invite = Jemanden einladen
table-invite-link = Link der Einladung
table-invite-copied = Kopiert. Schick ihn einem Freund.
room-free = Frei
room-you-host = du, hast eingeladen
room-host = hat eingeladen
room-here-host = ist da, hat eingeladen
room-move = Hierher wechseln
room-bot = Bot hinsetzen
room-swap = Mit mir tauschen
room-remove = Entfernen
room-remove-sure = Ja, { $name } soll gehen
room-keep = Behalten
room-copy = Kopieren
room-copy-by-hand = Kopiere den markierten Link.
room-send = Verschicken …
room-code = Der Link als QR-Code
room-link-here-only = Dieser Link führt nur auf diesem Rechner hierher: Der Server hört nicht auf andere.
room-link-says = Wer den Link öffnet, sitzt am Tisch. Ohne Konto.
room-hidden = Nicht gelistet: nur mit dem Link zu finden.
room-listed = Für alle gelistet.
room-terms = Dieser Tisch
room-usual = Die üblichen Regeln, keine Varianten.
room-quiet = Hier sagt man nur einige feste Sätze.
room-no-foresight = Ohne Vorschau: Vor einem Zug erfährt niemand, was er an Punkten brächte.
room-hints = Mit Tipps: Wer dran ist, darf fragen, was ein Meister täte.
room-accounts = Nur für Leute mit Konto.
room-worded = Jeder gibt ein Wort in den Zufall.
room-learn = Inzwischen lernen
room-free-seats = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
room-or-bots = Es beginnt, wenn du willst, mit Bots auf freien Plätzen.
room-begin-bots = { $count ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $count } Bots beginnen
}
presence-away-for = { $minutes ->
    [0] gerade gegangen
    [one] seit 1 Minute weg
   *[other] seit { $minutes } Minuten weg
}
table-begin = Beginnen
table-call-off = Absagen
