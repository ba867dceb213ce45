### Das Ende eines Spiels: Bogen, Tat, Plätze, Bild zum Teilen.

ending-wins = gewinnt mit { $points } { $count ->
    [one] Punkt
   *[other] Punkten
}, { $lead } voraus
ending-wins-level = gewinnt mit { $points } { $count ->
    [one] Punkt
   *[other] Punkten
}
ending-shared = teilen den Sieg mit { $points } { $count ->
    [one] Punkt
   *[other] Punkten
}
ending-names = { $one } & { $two }
ending-deed = Der entscheidende Zug
ending-round = Runde { $number }
ending-phase = Phase { $number }
ending-gain = { $when }: { $gain }
ending-behind-ahead = Erst { $before } hinter { $rival }, dann { $after } voraus{ $left ->
    [0] , in der letzten Runde.
    [1] , eine Runde vor dem Ende.
   *[other] .
}
ending-level-ahead = Erst gleichauf mit { $rival }, dann { $after } voraus{ $left ->
    [0] , in der letzten Runde.
    [1] , eine Runde vor dem Ende.
   *[other] .
}
ending-led = Vorn und nicht mehr eingeholt
ending-led-round = In Führung seit Runde { $number }
ending-led-phase = In Führung seit Phase { $number }
ending-led-always = In Führung von Anfang an
ending-led-about = Seitdem lag niemand vor { $name }.
ending-level = Gleichauf bis zum Ende
ending-level-shared = Gleich viele Punkte, gleicher Platz: Der Sieg ist geteilt.
ending-level-broken = Gleich viele Punkte: Was die Regeln bei Gleichstand sagen, entschied.
ending-won-by = Der Unterschied zu { $name }
ending-places = Plätze
ending-behind = { $points } zurück
ending-behind-level = punktgleich
ending-well-built = Gut gebaut, { $name }.
ending-well-shared = Zusammen gut gebaut.
ending-you-are = { $place ->
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
   *[other] Fünfter Platz
}, { $points } zurück.
ending-you-level = { $place ->
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
   *[other] Fünfter Platz
}, punktgleich.
ending-again-about = Noch eine Partie, mit denselben am Tisch?
ending-new-about = Noch eine Partie, an einem neuen Tisch?
ending-over = Es ist zu Ende
ending-share = Bild teilen
ending-share-busy = Wird gezeichnet …
ending-share-saved = Das Bild liegt bei deinen Downloads.
ending-share-lost = Das Bild ließ sich nicht zeichnen.
ending-share-title = { $game }: { $result }
ending-board = Spielplan
ending-replay = Rückschau
ending-records = Verlauf und Gespräch

sound-question = Geräusche einschalten? Sie sind leise, und ein Horn, wenn du dran bist.
sound-yes = Ja, gern
sound-no = Nein
ending-costliest = Dein teuerster Zug
ending-costliest-coming = { $done ->
    [0] Wartet auf einen freien Moment
   *[other] Wird durchgerechnet: { $done } von { $of }
}
ending-costliest-show = Zeigen
