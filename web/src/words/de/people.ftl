### Andere Leute: was man von ihnen weiß, wem man nicht begegnen will, wer da ist.

## Die Seite von jemandem

person-guest = Ein Gast: Über Gäste wird nichts aufgehoben.
person-since = Hier seit { $date }.
person-standing = Spielweise
person-games = Partien
person-finished = Zu Ende gespielt
person-share = { $percent } %
person-live = Ein Zug an einem Abend
person-slow = Ein Zug in einer Partie über Tage
person-fades = Partien mit mindestens zwei Menschen; neuere zählen mehr: nach 90 Tagen nur noch halb. Die Zugzeiten sind Mediane.
person-none = Noch keine Partie mit anderen ist zu Ende.
person-results = Ergebnisse
person-game = Spiel
person-players = Spieler
person-played = Gespielt
person-won = Gewonnen

## Abstand halten

person-keeping = Abstand halten
person-keep-none = Kein Abstand
person-keep-muted = Nicht lesen
person-keep-blocked = Blockieren
person-kept-none = Ihr begegnet und lest einander wie alle anderen auch.
person-kept-muted = Du liest nicht, was geschrieben wird. Davon erfährt niemand.
person-kept-blocked = Ihr teilt keinen öffentlichen Tisch, seht in der Liste keinen voneinander, und keiner liest den anderen.
muted-blocked = blockiert
report-title = Zeilen melden
report-lines = Was gesagt wurde
report-reason = Warum
report-insult = Beleidigung oder Hass
report-threat = Drohung
report-spam = Werbung
report-cheating = Betrug
report-other = Etwas anderes
report-send = Melden
report-sent = Gemeldet: Wer diesen Server betreibt, wird es sehen.

## Wen man in der Liste der Tische sucht

lobby-people = Wer da sitzt
lobby-any = egal
lobby-finished = Zu Ende gespielte Partien
lobby-finished-least = mindestens { $percent } %
lobby-within = Ein Zug dauert
lobby-within-most = höchstens { $length }
lobby-accounts = Keine Gäste

## An einem neuen Tisch

new-quiet = Still: nur ein Dutzend freundliche Sätze statt eines freien Chats
new-foresight = Vorschau: Vor einem Zug erfährt man, was er an Punkten brächte
new-hints = Tipps: Wer dran ist, darf fragen, was ein Meister täte
new-accounts = Nur Leute mit Konto

## Wer da ist

presence-here = da
presence-away = weg
presence-away-since = weg seit { $when }

## Lange Partien

clock-words-workdays = { $length } je Zug, Wochenenden frei
clock-weekends = Wochenenden zählen nicht

## Urlaub

presence-holiday = im Urlaub bis { $when }
holidays-title = Urlaub
holidays-hint = Wo ein Zug Tage dauern darf, steht deine Uhr so lange still, und die anderen sehen es. { $days ->
    [one] Ein Tag ist
   *[other] { $days } Tage sind
} übrig von 28 im Jahr.
holidays-span = { $first } bis { $last }
holidays-first = Erster Tag
holidays-last = Letzter Tag
holidays-go = In Urlaub gehen
holidays-end = Beenden
