### Wörter nur für den Spielplan von Cäsars Imperium; Städte, Regionen und Schätze heißen wie in der Datei des Spiels.

map = Spielplan
zoom-in = Größer
zoom-out = Kleiner
zoom-whole = Der ganze Spielplan

city-free = { $name }, { $region } { $value }, Schatz: { $kind }.
city-taken = { $name }, { $region } { $value }, beansprucht von { $owner }; { $far ->
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
card-begin = ab { $start }
card-back = ab { $start }
card-roads = { $roads ->
        [one] 1 Straße
       *[other] { $roads } Straßen
    }
card-own = eigene Straßen
card-near = { $roads ->
        [one] Bis Rom wäre es 1 Straße.
       *[other] Bis Rom wären es { $roads } Straßen.
    }
card-none = Noch kann niemand sie erreichen: Erst muss eine Nachbarstadt beansprucht sein.
card-owner = Beansprucht von { $owner }, { $far ->
        [one] 1 Straße
       *[other] { $far } Straßen
    } bis Rom.
card-or = oder

treasures = Deine Schätze
treasures-of = Schätze von { $name }
treasures-row = { $kinds ->
        [one] Reihe { $row }: 1 Art, { $points } Punkte.
       *[other] Reihe { $row }: { $kinds } verschiedene Arten, { $points } Punkte.
    }
treasures-kind = { $kind }: { $count }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für die Sammlung. Der nächste brächte { $next }; { $left } noch auf dem Spielplan.
treasures-kind-now = { $kind }: { $count }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für die Sammlung; { $left } noch auf dem Spielplan.
treasures-next = nächster
treasures-sets = je Art
treasures-find = Ein Klick zeigt, wo es ihn noch gibt.
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

own = Du: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; { $roads } Straßen im Vorrat.
rival = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; { $roads } Straßen im Vorrat; Schätze: { $treasures }; beste Städte: { $best }. Schätze zeigen.
nothing = keine
starts = Startspieler
close = Schließen
