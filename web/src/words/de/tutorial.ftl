### Das geführte Spiel.

tutorial = Geführtes Spiel
tutorial-of = { $game } lernen
tutorial-coming = Die Lektion wird aufgebaut …
tutorial-leave = Zurück zur Seite des Spiels
tutorial-back = Zurück
tutorial-next = Weiter
tutorial-skip = Gleich weiter
tutorial-show = Zeig es mir
tutorial-yours = Du bist dran
tutorial-far = Fortschritt
tutorial-step = { $step } von { $steps }
tutorial-other = Anders spielen
tutorial-play = { $bots ->
    [one] Gegen einen Bot spielen
   *[other] Gegen { $bots } Bots spielen
}
