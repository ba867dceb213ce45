# Was in einer Ansicht von City of Marble steht, für Tische, die niemand gezeichnet hat: Siehe view/contents.py.

# Der Tisch

view-start = Startspieler
view-trigger = Letzte Runde ausgelöst von
view-hills = Hügel
view-stacks = Plättchenstapel
view-stock = Imperiumsplättchen übrig
view-bridges = { $count ->
        [one] Brücke
       *[other] Brücken
    }
view-unseen-bridges = Noch nicht gesehene Brückenwerte
view-tiles = Plättchen
view-spot = { $count ->
        [one] Platz
       *[other] Plätze
    }
view-color = { $count ->
        [one] Farbe
       *[other] Farben
    }
view-official = { $count ->
        [one] Beamter
       *[other] Beamte
    }
view-sites = Gebäude und Brunnen
view-corner = { $count ->
        [one] Ecke
       *[other] Ecken
    }
view-building = Gebäude
view-seat = Spieler
view-connected = am Aquädukt
view-fountains = Brunnen
view-corners = Künftige Bauplätze
view-sides = { $count ->
        [one] Seite überdeckt
       *[other] Seiten überdeckt
    }
view-structures = { $count ->
        [one] Bauwerk
       *[other] Bauwerke
    }
view-possible = Möglich
view-influence = Einfluss
view-builders = Würde bauen
view-unmarked = Kein Auftragsmarker mehr für
view-lines = { $count ->
        [one] Aquädukt
       *[other] Aquädukte
    }
view-line = { $count ->
        [one] Aquädukt
       *[other] Aquädukte
    }
view-path = Verlauf
view-left = Teile übrig
view-pieces = { $count ->
        [one] Teil
       *[other] Teile
    }
view-way = { $count ->
        [one] Richtung
       *[other] Richtungen
    }
view-coin = { $count ->
        [one] Münze
       *[other] Münzen
    }
view-owner = Besitz
view-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }

# Ein Spieler

view-majorities = Wer am meisten hat
view-leaders = Führend
view-seats = Spieler
view-home = { $count ->
        [one] Beamter bereit
       *[other] Beamte bereit
    }
view-ready = Plättchen bereit
view-drawn = In diesem Zug gezogen
view-on-tiles = Beamte auf Plättchen
view-fields = Beamte auf Feldern
view-rewards = Belohnungen möglich
view-imperium = Imperiumsplättchen
view-coins = { $count ->
        [one] Münze
       *[other] Münzen
    }
view-buildings = Gebäude

# Der Zug

view-turn = Dieser Zug
view-actions = { $count ->
        [one] Aktion
       *[other] Aktionen
    }
view-completed = Bauplätze abzuhandeln
view-leaving = Beamte gehen von
view-field = Nach
view-gain = Einer bringt
view-bare = Ohne Beamten
view-manned = Mit Beamtem
view-with-official = Einfluss mit einem Beamten
view-bare-unmarked = ohne Beamten kein Auftragsmarker mehr
view-manned-unmarked = mit einem Beamten kein Auftragsmarker mehr
view-posts = Beamte zählen noch an
view-spends = Nach dem Ausgeben
view-counts = Plättchen dann
view-placements = Möglichkeiten
