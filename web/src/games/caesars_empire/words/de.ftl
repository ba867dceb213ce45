### Wörter nur für den Spielplan von Cäsars Imperium; Städte, Provinzen und Schätze heißen wie in der Datei des Spiels.

map = Karte des Reichs
zoom-in = Größer
zoom-out = Kleiner
zoom-whole = Die ganze Karte

city-free = { $name }, { $region } { $value }, Schatz: { $kind }.
city-taken = { $name }, { $region } { $value }, angeschlossen von { $owner }; { $far ->
        [one] 1 Straße
       *[other] { $far } Straßen
    } bis Rom.
city-ways = { $ways ->
        [0] Noch führt kein Weg dorthin.
        [one] 1 Weg führt dorthin.
       *[other] { $ways } Wege führen dorthin.
    }
rome = Rom: Hier endet jeder Weg.
segment-free = { $start } – { $end }: { $roads ->
        [one] 1 Straße
       *[other] { $roads } Straßen
    }, leer.
segment-built = { $start } – { $end }: { $roads ->
        [one] 1 Straße
       *[other] { $roads } Straßen
    } von { $owner }.

card-close = Schließen
card-today = heute { $name }
card-token = Stadt
card-treasure = Schatz
card-double = Gold: Punkte ×{ $factor }
card-from = ab { $start }
card-over = weiter nach { $start }
card-begin = Anfang in { $start }
card-back = ab { $start }
card-roads = { $roads ->
        [one] 1 Straße
       *[other] { $roads } Straßen
    }
card-way = Weg von { $roads }
card-none = Noch kann niemand sie erreichen: Erst muss eine Nachbarstadt angeschlossen sein.
card-wait = { $name } entscheidet.
card-owner = Angeschlossen von { $owner }, { $far ->
        [one] 1 Straße
       *[other] { $far } Straßen
    } bis Rom.
card-or = oder

treasures = Deine Schätze
treasures-of = Schätze von { $name }
treasures-row = { $kinds ->
        [one] Reihe { $row }: 1 Sorte, { $points } Punkte.
       *[other] Reihe { $row }: { $kinds } verschiedene Sorten, { $points } Punkte.
    }
treasures-kind = { $kind }: { $count }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für den Satz. Der nächste brächte { $next }; { $left } noch auf der Karte.
treasures-next = nächster
treasures-sets = je Sorte
treasures-find = Klick: zeigt, wo er liegt.
roads-left = { $roads ->
        [one] noch 1 Straße
       *[other] noch { $roads } Straßen
    }
race = Straßen im Vorrat. Wer am Ende die meisten hat, bekommt { $bonus } Punkte.
race-seat = { $name }: { $roads }{ $leads ->
        [0] .
       *[other] , die meisten.
    }
cities-left = { $cities ->
        [one] noch 1 Stadt
       *[other] noch { $cities } Städte
    }
cities-short = Städte
best = Beste Stadt jeder Farbe

own = Du: { $points } Punkte; { $roads } Straßen im Vorrat.
rival = { $name }: { $points } Punkte; { $roads } Straßen im Vorrat; Schätze: { $treasures }; beste Städte: { $best }. Schätze zeigen.
nothing = keine
starts = begann
close = Schließen
