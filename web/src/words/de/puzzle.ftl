### Rätsel: Ein Zug ist eindeutig der beste.

puzzle = Rätsel
puzzle-of = Rätsel: { $game }
puzzle-today = Rätsel des Tages
puzzle-number = Rätsel { $number }
puzzle-coming = Das Rätsel wird aufgebaut …
puzzle-leave = Zurück zur Seite des Spiels
puzzle-list = Alle Züge
puzzle-show = Lösung
puzzle-answer = Antworten
puzzle-so-far = Soweit richtig. Wie geht es weiter?
puzzle-right = Gefunden
puzzle-wrong = Nicht das Beste
puzzle-solution = Die Lösung
puzzle-look = Den Tisch ansehen
puzzle-why = Warum?
puzzle-share = Teilen
puzzle-copied = Der Link ist kopiert.
puzzle-again = Noch einmal
puzzle-before = Voriges
puzzle-after = Nächstes
puzzle-door = Ein Zug ist eindeutig der beste. Findest du ihn?
puzzle-door-solved = Gelöst. Morgen kommt ein neues.
