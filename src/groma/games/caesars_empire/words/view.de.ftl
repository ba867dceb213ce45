# Was in einer Ansicht von Cäsars Imperium steht, für Tische, die niemand gezeichnet hat: Siehe view/contents.py.

# Der Tisch

view-start = Startspieler
view-side = Seite des Plans
view-wild-treasures = beliebige Schätze
view-whole-province = ganze Farben
view-cities = { $count ->
        [one] Stadt
       *[other] Städte
    }
view-city = { $count ->
        [one] Stadt
       *[other] Städte
    }
view-region = { $count ->
        [one] Region
       *[other] Regionen
    }
view-value = Wert
view-treasure = { $count ->
        [one] Schatz
       *[other] Schätze
    }
view-seat = Spieler
view-far = Straßen bis Rom
view-gains = Marker brächte
view-onward = Wege nach Rom
view-near = Straßen bis Rom, wenn gebaut
view-segments = Straßen auf dem Plan
view-segment = { $count ->
        [one] Strecke
       *[other] Strecken
    }
view-a = Von
view-b = Nach
view-roads = { $count ->
        [one] Straße
       *[other] Straßen
    }
view-sea = über See
view-left = Schätze auf dem Plan
view-box = Schätze aus dem Spiel
view-leaders = Die meisten Straßen übrig

# Ein Spieler

view-seats = Spieler
view-supply = { $count ->
        [one] Straße übrig
       *[other] Straßen übrig
    }
view-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
view-treasures = { $count ->
        [one] Schatz
       *[other] Schätze
    }
view-rows = Punkte je Reihe von Schätzen
view-sets = Punkte je Art von Schatz
view-next = Der nächste Schatz brächte
view-best = Bester Marker jeder Farbe

# Der Zug

view-turn = Dieser Zug
view-tip = Gebaut bis
view-chain = Begonnene Straßen
view-begun = Würde werten
view-begun-start = Von
view-begun-city = Nach
view-builds = Baumöglichkeiten
view-way = Weg nach Rom
view-factor = So oft zählt jede Straße
view-payouts = Brächte
view-path = Verlauf
view-province = Von seiner Farbe
view-walked = Weg bisher
view-ways = Wege nach Rom
