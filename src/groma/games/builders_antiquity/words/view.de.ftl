# Was in einer Ansicht von Die Baumeister: Antike steht, für Tische, die niemand gezeichnet hat: Siehe view/contents.py.

# Der Tisch

view-start = Startspieler
view-round = Runde
view-goal = Punkte, die das Spiel beenden
view-prices = { $count ->
        [one] Preis
       *[other] Preise
    }
view-effects = Was Werkzeuge und Universitäten bewirken
view-last-round = letzte Runde
view-may-end = Kann in dieser Runde das Ende auslösen
view-quiet-rounds = { $count ->
        [one] Ruhige Runde
       *[other] Ruhige Runden
    }
view-quiet-limit = Ruhige Runden bis zum Ende
view-bank = Sesterze in der Bank
view-university-total = Universitäten ersetzen alles
view-buildings = Gebäudereihe
view-building = Gebäude
view-needs = Braucht
view-pays = Bringt Sesterze
view-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
view-provides = Liefert
view-next-building = Nächstes Gebäude
view-starters = Deine könnten sie nach dem Eröffnen fertigstellen
view-building-stack = Gebäude im Stapel
view-unseen-buildings = Kommende Gebäude
view-workers = Arbeiterreihe
view-next-worker = Nächster Arbeiter
view-worker-stack = Arbeiter im Stapel
view-unseen-workers = Kommende Arbeiter
view-stock = Investitionen
view-slaves = { $count ->
        [one] Sklave
       *[other] Sklaven
    }
view-tools = { $count ->
        [one] Werkzeug
       *[other] Werkzeuge
    }
view-universities = { $count ->
        [one] Universität
       *[other] Universitäten
    }
view-loans = { $count ->
        [one] Kredit
       *[other] Kredite
    }

# Preise

view-action = Eine Aktion mehr
view-slave = { $count ->
        [one] Sklave
       *[other] Sklaven
    }
view-tool = { $count ->
        [one] Werkzeug
       *[other] Werkzeuge
    }
view-university = { $count ->
        [one] Universität
       *[other] Universitäten
    }
view-freeing = Einen Sklaven freilassen
view-freedman-wage = Lohn eines Freigelassenen
view-loan-gain = Ein Kredit bringt
view-loan-repay = Einen Kredit zurückzahlen
view-slave-penalty = Sklave nicht freigelassen, Zehntelpunkte
view-loan-penalty = Kredit nicht zurückgezahlt, Zehntelpunkte

# Ein Spieler

view-seats = Spieler
view-seat = Spieler
view-money = Sesterze
view-total = Summe
view-crew = Arbeitskräfte
view-kind = { $count ->
        [one] Art
       *[other] Arten
    }
view-printed = Aufgedruckt
view-wage = Lohn
view-site = { $count ->
        [one] Baustelle
       *[other] Baustellen
    }
view-can-carry = kann Werkzeug tragen
view-sites = { $count ->
        [one] Baustelle
       *[other] Baustellen
    }
view-provided = Vorhanden
view-missing = Fehlt
view-actions = { $count ->
        [one] Aktion
       *[other] Aktionen
    }
view-teams = Könnten sie fertigstellen
view-bought = Zu kaufende Aktionen
view-late = nicht mehr rechtzeitig
view-short = Fehlt mit allen zusammen
view-wages = Löhne
view-price = Preis
view-affordable = bezahlbar
view-finished = Fertig gebaut
view-worth = Deren Punkte
view-will-free = Würde am Ende freigelassen
view-will-repay = Am Ende zurückgezahlte Kredite

# Der Zug

view-turn = Dieser Zug
view-invested = hat investiert
view-exchange = Sesterze für Aktionen
view-choices = Was daraus würde

# Was eine Arbeitskraft ist

kind-worker = Arbeiter
kind-slave = Sklave
kind-freedman = Freigelassener
kind-machine = Maschine
