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
