### Zurückschauen: Wiedergabe, Verlauf, Abzweig.

replay = Wiedergabe
replay-at = Schritt { $at } von { $of }
replay-quiet = Nichts zu erzählen.
replay-close = Zurück zu jetzt
replay-more = Mehr
replay-scrubber = Moment des Spiels
replay-play = Abspielen
replay-pause = Anhalten
replay-move-back = Einen Schritt zurück
replay-move-on = Einen Schritt weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Zum nächsten Zug
replay-round-back = Eine Runde zurück
replay-round-on = Zur nächsten Runde
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-eyes-own = Wie ich es sah
replay-eyes-onlooker = Wie ein Zuschauer es sieht
replay-eyes-seat = Wie { $name } es sah
replay-eyes-open = Alles aufgedeckt
replay-link = Link kopieren
replay-copied = Link kopiert

chart = Wie die Punkte entstanden
chart-about = Punkte aller Plätze nach jedem der { $moves } Schritte
chart-moves = Schritte
chart-move = Schritt
chart-at = Nach Schritt { $at }
chart-walk = Durch das Spiel gehen
chart-table = Als Tabelle
chart-trouble = Der Verlauf ließ sich nicht laden.

fork = Von hier gegen Bots ausprobieren
fork-busy = Wird aufgebaut …
fork-about = Ein eigener Tisch beginnt mit dieser Stellung; was du nicht weißt, wird neu verteilt.
example-mark = Beispiel { $example }
example-rules = In der Regel
fork-mark = Nur ausprobiert: Dieser Tisch begann mitten in einem anderen Spiel.
fork-source = Das andere Spiel
