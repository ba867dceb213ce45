### Wörter nur für das Brett der Baumeister; wie Gebäude und Arbeitskräfte heißen und was sie tun, steht in der Datei des Spiels.

panes = Teile des Bretts
pane-market = Auslage
pane-sites = Baustellen
pane-stock = Investitionen

buildings = Gebäudereihe
workers = Arbeiterreihe
next = Nächstes Gebäude: { $name }; { $left } im Stapel
left = { $left ->
        [0] keine mehr
       *[other] noch { $left }
    }
gone = keine mehr

alone = Eine deiner verfügbaren Arbeitskräfte liefert alles, was es braucht.

investments = Investitionen
slaves = Sklaven
tools = Werkzeuge
universities = Universitäten
loans = Kredite ({ $left })
loan = Kredit
about-loan = Du bekommst jetzt { $gain } Sesterze. Zurückzahlen kostet { $repay }; ein nicht zurückgezahlter Kredit kostet am Ende { $penalty } Punkte.
invested = In diesem Zug schon investiert

missing = es fehlt: { $missing }
provides = Liefert { $amounts }
crew-there = Dort: { $crew }
next-card = Die nächste Arbeitskraft kostet { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
next-card-short = nächste
finishes = Vollendet es: { $coins ->
        [0] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
       *[other] { $coins } Sesterze{ $points ->
            [0] { "" }
            [one] , 1 Punkt
           *[other] , { $points } Punkte
        }
    }
team = Vollenden:
team-price = { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }{ $bought ->
        [0] { "" }
       *[other] , davon { $bought } gekauft
    }, { $price } Sesterze
team-bought = davon { $bought } gekauft
no-team = Deine verfügbaren Arbeitskräfte reichen noch nicht.
no-small-team = Dafür braucht es mehr als drei deiner Arbeitskräfte.
no-sites = Du hast keine Baustelle. Eröffne eine: Wähle ein Gebäude aus der Gebäudereihe.
no-sites-there = Keine offene Baustelle.

crew = Verfügbare Arbeitskräfte
all-busy = Alle sind im Einsatz.
my-tools = Deine unbenutzten Werkzeuge
bare = Kein Werkzeug
free = Freilassen
free-short = frei{ "\u00AD" }lassen
about-machine = Eine Maschine arbeitet ohne Lohn, sonst wie ein Arbeiter.
about-freedman = Jetzt ein Freigelassener, Lohn { $wage }.
about-taught = Ausgebildet.

actions-left = { $actions ->
        [0] Keine Aktion mehr
        [one] Noch 1 Aktion
       *[other] Noch { $actions } Aktionen
    }
about-actions = { $actions } im Zug; jede weitere kostet { $price } Sesterze. Die zweite Arbeitskraft zur selben Baustelle kostet im selben Zug 2 Aktionen, die dritte 3.
buy = Aktion kaufen
sesterces = Sesterze
exchange = { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } für { $coins ->
        [one] 1 Sesterz
       *[other] { $coins } Sesterze
    }
end = Zug beenden
my-loans = { $loans ->
        [one] 1 Kredit zurückzuzahlen
       *[other] { $loans } Kredite zurückzuzahlen
    }

settlement = Schlusswertung
settlement-now = Wenn jetzt Schluss wäre
settlement-about = Dein Ergebnis, wenn das Spiel jetzt endete.
settlement-open = Punkte; Schlusswertung zeigen
settle-points = Vollendete Gebäude und Maschinen
settle-money = Sesterze
settle-free = { $slaves } freilassen
settle-repay = { $loans ->
        [one] 1 Kredit zurückzahlen
       *[other] { $loans } Kredite zurückzahlen
    }
settle-left = Sesterze übrig
settle-slaves = { $slaves ->
        [one] 1 Sklave nicht freigelassen
       *[other] { $slaves } Sklaven nicht freigelassen
    }{ $some ->
        [0] { "" }
       *[other] {" "}(im Einsatz: { $busy })
    }
settle-loans = { $loans ->
        [one] 1 Kredit nicht zurückgezahlt
       *[other] { $loans } Kredite nicht zurückgezahlt
    }
settle-total = Punkte
finished = Vollendet
none-finished = Noch nichts.

race = Wettlauf zu { $goal } Punkten: { $seats }
round = Runde { $round }
last-round = Letzte Runde
near-round = Letzte Runde?
near-said = Runde { $round }, vielleicht die letzte: { $goal } Punkte erreichbar für { $seats }
quiet = Ruhige Runde { $rounds } von { $most }
course-most = { $most } von { $goal } Punkten sind erreicht
about-end = Wer am Ende eines Zugs { $goal } Punkte hat, löst das Ende aus; die Runde wird noch zu Ende gespielt.

rival = { $name }: { $points } von { $goal } Punkten, { $money } Sesterze, { $crew } Arbeitskräfte, davon { $idle } verfügbar{ $loans ->
        [0] { "" }
        [one] , 1 Kredit
       *[other] , { $loans } Kredite
    }; { $some ->
        [0] keine offene Baustelle
       *[other] Baustellen: { $sites }
    }. Alles zeigen.
starts = beginnt
close = Schließen
