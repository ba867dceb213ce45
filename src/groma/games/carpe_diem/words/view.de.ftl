# Was in einer Ansicht von Carpe Diem steht, für Tische, die niemand gezeichnet hat: Siehe view/contents.py.

# Der Tisch

view-phase = Durchgang
view-phases = { $count ->
        [one] Durchgang
       *[other] Durchgänge
    }
view-round = Runde
view-rounds = { $count ->
        [one] Runde
       *[other] Runden
    }
view-start = Startspieler
view-depots = { $count ->
        [one] Feld des Sterns
       *[other] Felder des Sterns
    }
view-field = { $count ->
        [one] Feld
       *[other] Felder
    }
view-joined = Verbunden mit
view-tiles = Plättchen
view-takes = Noch zu nehmen
view-seals = Siegelfelder
view-grid = Wertungskarten
view-circles = { $count ->
        [one] Kreisfeld
       *[other] Kreisfelder
    }
view-circle = { $count ->
        [one] Kreisfeld
       *[other] Kreisfelder
    }
view-cards = { $count ->
        [one] Karte
       *[other] Karten
    }
view-seat = Spieler
view-outlook = Brächte jetzt
view-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
view-wares = { $count ->
        [one] Ware
       *[other] Waren
    }
view-coins = { $count ->
        [one] Münze
       *[other] Münzen
    }
view-breads = { $count ->
        [one] Brot
       *[other] Brote
    }
view-steps = { $count ->
        [one] Schritt
       *[other] Schritte
    }
view-failed = { $count ->
        [one] Karte unerfüllt
       *[other] Karten unerfüllt
    }
view-lost = Verloren
view-worth = Am Ende wert, in Gütern
view-track = Banderolenleiste, in Wertungsreihenfolge
view-stack = Stapel der Brunnenkarten
view-unseen-tiles = Kommende Plättchen
view-unseen-fountain-cards = Noch nicht gesehene Brunnenkarten
view-removed = Aus dem Spiel

# Ein Spieler

view-seats = Spieler
view-reach = Erreichbar
view-space = Feld der Leiste
view-discs = { $count ->
        [one] Scheibe
       *[other] Scheiben
    }
view-by-bread = Karten durch Brote
view-stake = Eine unerfüllte Karte kostet
view-seats-times = Jetzt erfüllbar
view-stored = Im Lager
view-fountain-cards = { $count ->
        [one] Brunnenkarte
       *[other] Brunnenkarten
    }
view-fountain-points = Sie bringen
view-shovel = Schaufel
view-banderoles = { $count ->
        [one] Banderole
       *[other] Banderolen
    }
view-cell = { $count ->
        [one] Zelle
       *[other] Zellen
    }
view-tile = Plättchen
view-turns = Gedreht
view-edges = Seiten
view-features = { $count ->
        [one] Anlage
       *[other] Anlagen
    }
view-feature = { $count ->
        [one] Anlage
       *[other] Anlagen
    }
view-cells = Auf
view-open = Offen nach
view-chimneys = { $count ->
        [one] Schornstein
       *[other] Schornsteine
    }
view-next = Mit einem Schornstein mehr
view-dead = Kein Plättchen passt mehr
view-counts = Zählt für Karten
view-tasks = { $count ->
        [one] Rahmen-Aufgabe
       *[other] Rahmen-Aufgaben
    }
view-side = { $count ->
        [one] Seite
       *[other] Seiten
    }
view-line = Zeile oder Spalte
view-done = erfüllt

# Der Zug und die Wertung

view-turn = Dieser Zug
view-fits = Passt
view-site = Kommt auf
view-placements = Möglichkeiten
view-rewards = { $count ->
        [one] Belohnung steht aus
       *[other] Belohnungen stehen aus
    }
view-gain = Gibt
view-count = Wie viel
view-scoring = Diese Wertung
view-card = { $count ->
        [one] Karte
       *[other] Karten
    }
view-payments = Arten zu zahlen
view-move = Zug
view-times = { $count ->
        [one] Mal
       *[other] Male
    }

# Was Karten zählen

thing-villa = { feature-villa }
thing-vineyard = { feature-vineyard }
thing-herb-garden = { feature-herb-garden }
thing-chicken-yard = { feature-chicken-yard }
thing-fish-pond = { feature-fish-pond }
thing-merchant = { feature-merchant }
thing-baker = { feature-baker }
thing-steward = { feature-steward }
thing-craftsman = { feature-craftsman }
thing-market = { feature-market }
thing-bakery = { feature-bakery }
thing-fountain = { feature-fountain }
thing-chimney = Schornsteine
thing-any-landscape = Landschaften
thing-any-dwelling = Unterkünfte
