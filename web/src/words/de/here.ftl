### Mehrere Leute vor einem Bildschirm.

here = Ein Bildschirm für alle
here-lead = Ihr sitzt zusammen und reicht ein Gerät herum. Zwischen zwei Leuten ist alles verdeckt.
here-new = Neuer Tisch an diesem Bildschirm
here-go-on = Weiterspielen
here-forget = Vergessen
here-forget-table = Den Tisch von { $names } vergessen
here-game = Spiel
here-seats = Plätze
here-seat = Platz { $letter }
here-name = Name
here-kind = Wer spielt Platz { $letter }?
here-person = Ein Mensch
here-add = Platz dazu
here-remove = Platz { $letter } entfernen
here-lot = Reihenfolge auslosen
here-start = Anfangen
here-starting = Der Tisch wird gedeckt …
here-need-name = Alle brauchen einen Namen.
here-need-person = Mindestens ein Mensch muss mitspielen.
here-twice = Zwei Leute heißen gleich.

here-hand-over = Gib das Gerät an { $name }
here-hidden = Bis dahin ist vom Spiel nichts zu sehen.
here-i-am = Ich bin { $name }
here-back = { $name } will noch einmal schauen
here-pause = Später weiterspielen
here-plays = { $name } spielt
here-turn-of = { $name } entscheidet.
here-hand-on = Weitergeben an { $name }
here-coming = Der Tisch wird gedeckt …
here-not-here = Dieser Tisch ist nicht auf diesem Gerät.
