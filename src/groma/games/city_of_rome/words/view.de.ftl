# Was in einer Ansicht von City of Rome steht, für Tische, die niemand gezeichnet hat: Siehe view/contents.py.

# Der Tisch

view-round = Runde
view-rounds = { $count ->
        [one] Runde
       *[other] Runden
    }
view-start = Startspieler
view-row = Streifen dieser Runde
view-strips = Kommende Streifen
view-fields = Der Streifen
view-field = { $count ->
        [one] Feld
       *[other] Felder
    }
view-bricks = { $count ->
        [one] Baupunkt
       *[other] Baupunkte
    }
view-gears = { $count ->
        [one] Produktionspunkt
       *[other] Produktionspunkte
    }
view-seat = Spieler
view-offer = Auslage
view-card = { $count ->
        [one] Karte
       *[other] Karten
    }
view-deck = Stapel
view-bundle = aus Bündel
view-lying = Ausliegende Einflusskarten
view-influence-to-come = Kommende Einflusskarten
view-decks = Stapel
view-size = { $count ->
        [one] Karte
       *[other] Karten
    }
view-known = Bekannt
view-from-top = Platz von oben
view-packet = Päckchen
view-bundles = Liegen bekanntlich zusammen
view-places = { $count ->
        [one] Platz
       *[other] Plätze
    }
view-cards = { $count ->
        [one] Karte
       *[other] Karten
    }
view-unseen = Noch nicht gesehene Karten
view-box = Aus dem Spiel
view-supply = Vorrat

# Ein Spieler

view-seats = Spieler
view-money = { $count ->
        [one] Münze
       *[other] Münzen
    }
view-influence = Einfluss
view-influence-cards = { $count ->
        [one] Einflusskarte
       *[other] Einflusskarten
    }
view-buildings = Stadt
view-cell = { $count ->
        [one] Feld
       *[other] Felder
    }
view-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
view-builders = Baumeister
view-hand = Hand
view-brick-tokens = Baupunktmarker

# Der Zug

view-turn = Dieser Zug
view-has-built = hat gebaut
view-has-produced = hat produziert
view-building = Gebäude
view-site = Kommt auf
view-due = { $count ->
        [one] Fehlender Baupunkt
       *[other] Fehlende Baupunkte
    }

# Kartenrücken, und wo ein Baumeister steht

back-I = { deck-I }
back-II = { deck-II }
back-III = { deck-III }
back-IV = { deck-IV }
back-start = Startkarte
stand-strip = auf dem Streifen
stand-beside = neben dem Streifen

# Streifen, vom Kaiser aus

strip-GGBBB = Zahnrad, Zahnrad, Ziegel, Ziegel, Ziegel
strip-GBGBB = Zahnrad, Ziegel, Zahnrad, Ziegel, Ziegel
strip-GBBGB = Zahnrad, Ziegel, Ziegel, Zahnrad, Ziegel
strip-GBBBG = Zahnrad, Ziegel, Ziegel, Ziegel, Zahnrad
strip-BGGBB = Ziegel, Zahnrad, Zahnrad, Ziegel, Ziegel
strip-BGBGB = Ziegel, Zahnrad, Ziegel, Zahnrad, Ziegel
strip-BGBBG = Ziegel, Zahnrad, Ziegel, Ziegel, Zahnrad
strip-BBGGB = Ziegel, Ziegel, Zahnrad, Zahnrad, Ziegel
strip-BBGBG = Ziegel, Ziegel, Zahnrad, Ziegel, Zahnrad
strip-BBBGG = Ziegel, Ziegel, Ziegel, Zahnrad, Zahnrad

# Was vorausgesagt wird

view-gear-price = Preis der fehlenden Produktionspunkte
view-least = Mindestens
view-most = Höchstens
view-prizes = Einflusskarten des Spiels
view-value = Wert
view-race = Rennen um Einfluss
view-prize = Preis
view-areas = { $count ->
        [one] Wohngebiet
       *[other] Wohngebiete
    }
view-cells = { $count ->
        [one] Bauplatz
       *[other] Bauplätze
    }
view-sum = Summe
view-colours = { $count ->
        [one] Farbe
       *[other] Farben
    }
view-bonus = Therme
view-harvest = Eine Produktion
view-growth = Platz zum Wachsen
view-due-coins = In Geld
view-reach = Erreichbare Baupunkte
view-may-produce = Darf produzieren
view-plan = Wo es läge
view-outlook = Ausblick
