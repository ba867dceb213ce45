### Carpe Diem auf Deutsch. Begriffe wie in rules.de.md.

title = Carpe Diem
tagline = Nimm Plättchen rund um einen Stern aus sieben Feldern und baue ein Stadtviertel, in dem alle Seiten passen.
window-tension = Das Plättchen, das du brauchst, liegt zwei Felder weiter, und jemand wird vor dir dort sein. Viermal zählen die Karten, was du hast, und was sie wollen, hast du noch nicht.
window-step-1 = Geh einen Weg des Sterns und nimm dort ein Plättchen.
window-step-2 = Leg es so in dein Viertel, dass alle Seiten passen.
window-step-3 = Fertige Gebäude bringen Waren, Münzen und Brot.
window-step-4 = Bei jeder Wertung legst du eine Scheibe zwischen zwei Karten, und beide zählen.
box-remark = Die Plättchen, die Aufgaben auf den Rahmen und 24 der 60 Wertungskarten sind nachgebaut, weil ihre Bilder fehlen; ebenso die markierten Felder der Bau-Tableaus und die meisten Werte einer Villa. Was das Regelheft offen lässt, haben wir gewählt; die Regeln sagen, was und warum.

## Arten von Anlagen: Name, Buchstabe auf der Karte, und was sie tun

feature-villa = Villa
feature-vineyard = Weinberg
feature-herb-garden = Garten
feature-chicken-yard = Hühnerhof
feature-fish-pond = Teich
feature-merchant = Händler
feature-baker = Bäcker
feature-steward = Verwalter
feature-craftsman = Handwerker
feature-market = Markt
feature-bakery = Backstube
feature-fountain = Brunnen

# Große Buchstaben an den Seiten der Plättchen, kleine im Inneren; jeder steht für eine Art.
code-villa = V
code-vineyard = W
code-herb-garden = G
code-chicken-yard = H
code-fish-pond = T
code-merchant = N
code-baker = B
code-steward = R
code-craftsman = K
code-market = m
code-bakery = s
code-fountain = q

about-villa = So groß, wie du willst. Fertig zählt sie am Ende nach ihren Schornsteinen: 1 bis 9 Schornsteine bringen 1, 2, 3, 5, 7, 10, 13, 17, 21 Punkte, 10 oder mehr bringen 25. Sie zählt für C-Karten.
about-vineyard = Kulturlandschaft aus 2 bis 4 Plättchen. Ist er fertig, gibt er 1 Traube weniger, als er Plättchen hat.
about-herb-garden = Kulturlandschaft aus 2 bis 4 Plättchen. Ist er fertig, gibt er 1 Kraut weniger, als er Plättchen hat.
about-chicken-yard = Kulturlandschaft aus 2 bis 4 Plättchen. Ist er fertig, gibt er 1 Huhn weniger, als er Plättchen hat.
about-fish-pond = Kulturlandschaft aus 2 bis 4 Plättchen. Ist er fertig, gibt er 1 Fisch weniger, als er Plättchen hat.
about-merchant = Unterkunft aus zwei Hälften. Fertig macht sie aus allen deinen Waren je 1 Münze und gibt 1 Münze dazu.
about-baker = Unterkunft aus zwei Hälften. Fertig gibt sie 2 Brote.
about-steward = Unterkunft aus zwei Hälften. Ist sie fertig, rückt sie deine Scheibe 2 Schritte auf der Banderolenleiste vor.
about-craftsman = Unterkunft aus zwei Hälften. Fertig bringt sie ein Plättchen von den Siegelfeldern, das du sofort baust oder aufs Lagerfeld legst.
about-market = Ein Plättchen, rundum Wiese. Er gibt sofort 1 Münze.
about-bakery = Ein Plättchen, rundum Wiese. Sie gibt sofort 1 Brot.
about-fountain = Ein Plättchen, rundum Wiese. Du ziehst 2 Brunnenkarten und schiebst eine von allen deinen unter den Stapel; eine Karte bringt am Ende 2 Punkte für jede Anlage ihrer Art.

turns-0 = nicht gedreht
turns-1 = nach rechts gedreht
turns-2 = um 180 Grad gedreht
turns-3 = nach links gedreht
line-a = Spalte a
line-b = Spalte b
line-c = Spalte c
line-d = Spalte d
line-e = Spalte e
line-f = Spalte f
line-1 = Reihe 1
line-2 = Reihe 2
line-3 = Reihe 3
line-4 = Reihe 4
line-5 = Reihe 5
line-6 = Reihe 6
ware-grape = Traube
ware-herb = Kraut
ware-chicken = Huhn
ware-fish = Fisch

about-grape = Ware vom Weinberg. Rote Wertungskarten verlangen sie; am Ende bringen je zwei Teile Restmaterial 1 Punkt.
about-herb = Ware aus dem Garten. Rote Wertungskarten verlangen sie; am Ende bringen je zwei Teile Restmaterial 1 Punkt.
about-chicken = Ware vom Hühnerhof. Rote Wertungskarten verlangen sie; am Ende bringen je zwei Teile Restmaterial 1 Punkt.
about-fish = Ware aus dem Teich. Rote Wertungskarten verlangen sie; am Ende bringen je zwei Teile Restmaterial 1 Punkt.

## Gezähltes, hinter einer Zahl

one-villa = Villa
many-villa = Villen
one-vineyard = Weinberg
many-vineyard = Weinberge
one-herb-garden = Garten
many-herb-garden = Gärten
one-chicken-yard = Hühnerhof
many-chicken-yard = Hühnerhöfe
one-fish-pond = Teich
many-fish-pond = Teiche
one-merchant = Händler
many-merchant = Händler
one-baker = Bäcker
many-baker = Bäcker
one-steward = Verwalter
many-steward = Verwalter
one-craftsman = Handwerker
many-craftsman = Handwerker
one-market = Markt
many-market = Märkte
one-bakery = Backstube
many-bakery = Backstuben
one-fountain = Brunnen
many-fountain = Brunnen
one-chimney = Schornstein
many-chimney = Schornsteine
one-grape = Traube
many-grape = Trauben
one-herb = Kraut
many-herb = Kräuter
one-chicken = Huhn
many-chicken = Hühner
one-fish = Fisch
many-fish = Fische
one-ware = Ware
many-ware = Waren
one-coin = Münze
many-coin = Münzen
one-bread = Brot
many-bread = Brote
one-step = Schritt
many-step = Schritte
one-point = Punkt
many-point = Punkte
one-tile = Plättchen
many-tile = Plättchen

## Plättchen. Eine Gerade verbindet zwei gegenüberliegende Seiten, eine Ecke zwei benachbarte.
## "Rechts": die nächste Seite im Uhrzeigersinn nach dem, was zuerst genannt ist.

tile-market = Markt
tile-bakery = Backstube
tile-fountain = Brunnen
tile-vineyard-straight = Weinberg-Gerade
tile-herb-garden-straight = Garten-Gerade
tile-chicken-yard-straight = Hühnerhof-Gerade
tile-fish-pond-straight = Teich-Gerade
tile-villa-straight1 = Villa-Gerade (1 Schornstein)
tile-villa-straight2 = Villa-Gerade (2 Schornsteine)
tile-villa-t2 = Villa an drei Seiten (2 Schornsteine)
tile-villa-cross3 = Villa an allen vier Seiten (3 Schornsteine)
tile-vineyard-corner-merchant-tail = Weinberg-Ecke, Händler rechts
tile-vineyard-baker-opposite = Weinberg gegenüber Bäcker
tile-vineyard-steward-right = Weinberg, Verwalter rechts
tile-vineyard-craftsman-left = Weinberg, Handwerker links
tile-herb-garden-merchant-opposite = Garten gegenüber Händler
tile-herb-garden-baker-right = Garten, Bäcker rechts
tile-herb-garden-steward-left = Garten, Verwalter links
tile-herb-garden-corner-craftsman-head = Garten-Ecke, Handwerker links
tile-chicken-yard-merchant-right = Hühnerhof, Händler rechts
tile-chicken-yard-baker-left = Hühnerhof, Bäcker links
tile-chicken-yard-corner-steward-tail = Hühnerhof-Ecke, Verwalter rechts
tile-chicken-yard-craftsman-opposite = Hühnerhof gegenüber Handwerker
tile-fish-pond-merchant-left = Teich, Händler links
tile-fish-pond-corner-baker-head = Teich-Ecke, Bäcker links
tile-fish-pond-steward-opposite = Teich gegenüber Verwalter
tile-fish-pond-craftsman-right = Teich, Handwerker rechts
tile-villa-corner1-merchant-tail = Villa-Ecke (1 Schornstein), Händler rechts
tile-villa1-merchant-opposite = Villa (1 Schornstein) gegenüber Händler
tile-villa1-merchant-right = Villa (1 Schornstein), Händler rechts
tile-villa-corner1-baker-head = Villa-Ecke (1 Schornstein), Bäcker links
tile-villa1-baker-opposite = Villa (1 Schornstein) gegenüber Bäcker
tile-villa1-baker-left = Villa (1 Schornstein), Bäcker links
tile-villa-corner1-steward-tail = Villa-Ecke (1 Schornstein), Verwalter rechts
tile-villa1-steward-opposite = Villa (1 Schornstein) gegenüber Verwalter
tile-villa1-steward-right = Villa (1 Schornstein), Verwalter rechts
tile-villa-corner1-craftsman-head = Villa-Ecke (1 Schornstein), Handwerker links
tile-villa1-craftsman-opposite = Villa (1 Schornstein) gegenüber Handwerker
tile-villa1-craftsman-left = Villa (1 Schornstein), Handwerker links
tile-vineyard-corner-villa1-head = Weinberg-Ecke, Villa (1 Schornstein) links
tile-villa1-vineyard-opposite = Villa (1 Schornstein) gegenüber Weinberg
tile-villa2-vineyard-left = Villa (2 Schornsteine), Weinberg links
tile-herb-garden-corner-villa1-tail = Garten-Ecke, Villa (1 Schornstein) rechts
tile-villa1-herb-garden-opposite = Villa (1 Schornstein) gegenüber Garten
tile-villa2-herb-garden-right = Villa (2 Schornsteine), Garten rechts
tile-chicken-yard-corner-villa1-head = Hühnerhof-Ecke, Villa (1 Schornstein) links
tile-villa1-chicken-yard-opposite = Villa (1 Schornstein) gegenüber Hühnerhof
tile-villa2-chicken-yard-left = Villa (2 Schornsteine), Hühnerhof links
tile-fish-pond-corner-villa1-tail = Teich-Ecke, Villa (1 Schornstein) rechts
tile-villa1-fish-pond-opposite = Villa (1 Schornstein) gegenüber Teich
tile-villa2-fish-pond-right = Villa (2 Schornsteine), Teich rechts
tile-merchant-baker-opposite = Händler gegenüber Bäcker
tile-baker-steward-right = Bäcker, Verwalter rechts
tile-steward-craftsman-opposite = Verwalter gegenüber Handwerker
tile-craftsman-merchant-right = Handwerker, Händler rechts
tile-vineyard-herb-garden-opposite = Weinberg gegenüber Garten
tile-vineyard-chicken-yard-right = Weinberg, Hühnerhof rechts
tile-vineyard-fish-pond-left = Weinberg, Teich links
tile-herb-garden-chicken-yard-opposite = Garten gegenüber Hühnerhof
tile-herb-garden-fish-pond-right = Garten, Teich rechts
tile-chicken-yard-fish-pond-left = Hühnerhof, Teich links
tile-vineyard-chicken-yard-opposite = Weinberg gegenüber Hühnerhof
tile-herb-garden-fish-pond-opposite = Garten gegenüber Teich
tile-merchant-half = Händler-Hälfte
tile-baker-half = Bäcker-Hälfte
tile-steward-half = Verwalter-Hälfte
tile-craftsman-half = Handwerker-Hälfte
tile-vineyard-end = Weinberg-Endstück
tile-herb-garden-end = Garten-Endstück
tile-chicken-yard-end = Hühnerhof-Endstück
tile-fish-pond-end = Teich-Endstück
tile-villa-end1 = Villa-Endstück (1 Schornstein)
tile-villa-end2 = Villa-Endstück (2 Schornsteine)

## Wertungskarten: was sie wofür ausschütten

card-a-grape-2 = 4 Punkte je 2 Trauben
card-a-grape-3 = 7 Punkte je 3 Trauben
card-a-herb-2 = 4 Punkte je 2 Kräuter
card-a-herb-3 = 7 Punkte je 3 Kräuter
card-a-chicken-2 = 4 Punkte je 2 Hühner
card-a-chicken-3 = 7 Punkte je 3 Hühner
card-a-fish-2 = 4 Punkte je 2 Fische
card-a-fish-3 = 7 Punkte je 3 Fische
card-b-grape-herb = 3 Punkte je Set aus Traube und Kraut
card-b-grape-chicken = 3 Punkte je Set aus Traube und Huhn
card-b-grape-fish = 3 Punkte je Set aus Traube und Fisch
card-b-herb-chicken = 3 Punkte je Set aus Kraut und Huhn
card-b-herb-fish = 3 Punkte je Set aus Kraut und Fisch
card-b-chicken-fish = 3 Punkte je Set aus Huhn und Fisch
card-b-no-grape = 5 Punkte je Set aus Kraut, Huhn und Fisch
card-b-no-herb = 5 Punkte je Set aus Traube, Huhn und Fisch
card-b-no-chicken = 5 Punkte je Set aus Traube, Kraut und Fisch
card-b-no-fish = 5 Punkte je Set aus Traube, Kraut und Huhn
card-b-all-wares = 8 Punkte je Set aller vier Waren
card-c-chimney-2-bread = 1 Brot je 2 Schornsteine
card-c-chimney-2-coin = 1 Münze je 2 Schornsteine
card-c-chimney-2-step = 1 Schritt je 2 Schornsteine
card-c-chimney-2-vp = 2 Punkte je 2 Schornsteine
card-c-chimney-3-coin-step = 1 Münze und 1 Schritt je 3 Schornsteine
card-c-chimney-3-bread-step = 1 Brot und 1 Schritt je 3 Schornsteine
card-c-chimney-3-coin-bread = 1 Münze und 1 Brot je 3 Schornsteine
card-c-chimney-3-vp = 4 Punkte je 3 Schornsteine
card-c-villa-1-vp = 3 Punkte je Villa
card-c-villa-1-bread = 1 Brot je Villa
card-c-villa-2-coin-bread-step = 1 Münze, 1 Brot und 1 Schritt je 2 Villen
card-c-villa-2-vp = 7 Punkte je 2 Villen
card-d-merchant-1 = 3 Punkte je Händler
card-d-baker-1 = 3 Punkte je Bäcker
card-d-steward-1 = 3 Punkte je Verwalter
card-d-craftsman-1 = 3 Punkte je Handwerker
card-d-vineyard-1 = 3 Punkte je Weinberg
card-d-herb-garden-1 = 3 Punkte je Garten
card-d-chicken-yard-1 = 3 Punkte je Hühnerhof
card-d-fish-pond-1 = 3 Punkte je Teich
card-d-fish-pond-herb-garden = 7 Punkte je Set aus Teich und Garten
card-d-vineyard-chicken-yard = 7 Punkte je Set aus Weinberg und Hühnerhof
card-d-merchant-craftsman = 7 Punkte je Set aus Händler und Handwerker
card-d-baker-steward = 7 Punkte je Set aus Bäcker und Verwalter
card-d-any-landscape-3-coin-bread = 1 Münze und 1 Brot je 3 Kulturlandschaften
card-d-any-landscape-3-vp = 5 Punkte je 3 Kulturlandschaften
card-d-any-dwelling-3-bread-step = 1 Brot und 1 Schritt je 3 Unterkünfte
card-d-any-dwelling-3-vp = 5 Punkte je 3 Unterkünfte
card-d-market-2 = 3 Punkte je 2 Märkte
card-d-bakery-2 = 3 Punkte je 2 Backstuben
card-d-fountain-2 = 3 Punkte je 2 Brunnen
card-d-market-bakery-fountain = 5 Punkte je Set aus Markt, Backstube und Brunnen

## Satzteile, die mehrere Meldungen brauchen

part-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
part-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
part-breads = { $breads ->
        [one] 1 Brot
       *[other] { $breads } Brote
    }
part-steps = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
part-wares = { $wares ->
        [one] 1 Ware
       *[other] { $wares } Waren
    }
part-tiles = { $tiles } Plättchen
part-chimneys = { $chimneys ->
        [one] 1 Schornstein
       *[other] { $chimneys } Schornsteine
    }
part-times = { $times }-mal
part-harvest = { $count ->
        [one] 1 { $ware }
       *[other] { $count } { $ware ->
            [Traube] Trauben
            [Kraut] Kräuter
            [Huhn] Hühner
           *[Fisch] Fische
        }
    }
part-and-coins = { $coins ->
        [0] { "" }
       *[other] { " und " }{ part-coins }
    }
part-and-breads = { $breads ->
        [0] { "" }
       *[other] { " und " }{ part-breads }
    }
part-and-steps = { $steps ->
        [0] { "" }
       *[other] { " und " }{ part-steps }
    }
part-effects = { $finished ->
        [0] { "" }
       *[other] ; fertig: { $finishes }
    }{ $banderole ->
        [0] { "" }
       *[other] ; Banderole: 1 Schritt
    }{ $tasks ->
        [0] { "" }
        [one] ; erfüllt eine Rahmen-Aufgabe: { part-points }
       *[other] ; erfüllt { $tasks } Rahmen-Aufgaben: { part-points }
    }{ $blocked ->
        [0] { "" }
       *[other] ; auf { $dead } passt dann kein Plättchen mehr
    }
part-fits = { $known ->
        [0] { "" }
       *[other] { $cells ->
            [0] { " " }(passt nirgends)
            [one] { " " }(passt auf 1 Feld{ part-can })
           *[other] { " " }(passt auf { $cells } Felder{ part-can })
        }
    }
part-can = { $finished ->
        [0] { "" }
       *[other] ; kann fertigstellen: { $finishes }
    }
part-last = { $last ->
        [0] { "" }
       *[other] ; hier wird nur noch eines genommen
    }
part-failed = { $failed ->
        [0] { "" }
        [one] { " " }(eine Karte unerfüllt)
       *[other] { " " }(beide Karten unerfüllt)
    }
part-penalty = { $lost ->
        [0] 0 Punkte
        [one] -1 Punkt
       *[other] -{ $lost } Punkte
    }
part-best = { $best ->
        [0] { "" }
       *[other] , jetzt am besten
    }
part-card-so-far = { $card }: { $times ->
        [0] noch nicht erfüllt
       *[other] { part-times } erfüllt
    }.
part-loaves = { $loaves ->
        [0] { "" }
        [one] { " " }Mit deinen Broten kannst du eine Karte einmal zusätzlich erfüllen.
       *[other] { " " }Mit deinen Broten kannst du Karten { $loaves }-mal zusätzlich erfüllen.
    }

## Zeichen in Kurzformen, die ein Brett zeichnen kann

sign-coin = [sign:coin|Münze]
sign-bread = [sign:bread|Brot]
sign-points = [sign:points|Punkte]
sign-fountain = [sign:fountain|Brunnenkarte]
sign-banderole = [sign:banderole|Banderole]
sign-disc = [sign:disc|Scheibe]

## Was geschehen ist

note-card-laid = Kartenfeld { $place }: { $card }.
    .short = Wertungskarten: { $card }
note-sealed = Siegelfeld { $seal }: { $tile }.
    .short = Siegelfelder: { $tile }
note-settled = { $seat } beginnt auf Feld { $field }.
    .short = auf Feld { $field }
note-phase-begins = Durchgang { $phase } beginnt. { $seat } hat den Startspieler-Marker.
    .short = Durchgang { $phase }: { $seat } beginnt
note-depot-filled = Neu auf Feld { $field }: { $a }; { $b }; { $c }; { $d }.
    .short = Feld { $field }: { $a } { $b } { $c } { $d }
note-walked = { $seat } zieht auf Feld { $field }.
    .short = auf Feld { $field }
note-paid-bread = { $seat } gibt 1 Brot für Feld { $field } ab.
    .short = auf Feld { $field } für 1 { sign-bread }
note-took = { $seat } nimmt von Feld { $field }: { $tile }.
    .short = { "" }
note-removed = Von Feld { $field } aus dem Spiel: { $tile }.
    .short = aus dem Spiel: { $tile }
note-built = { $seat } baut auf { $cell }, { $turns }: { $tile }.
    .short = baut { $tile }
note-stored = { $seat } legt aufs Lagerfeld: { $tile }.
    .short = lagert { $tile }
note-banderole = { $seat } entfernt die Banderole auf { $cell }.
    .short = + { sign-banderole }
note-stepped = { $seat } rückt auf der Banderolenleiste { part-steps } vor, auf { $space }.
    .short = + auf { $space } der Leiste
note-finished = { $seat } stellt fertig: { $feature } ({ part-tiles }).
    .short = fertig: { $feature }
note-finished-villa = { $seat } stellt eine Villa mit { $chimneys ->
        [one] 1 Schornstein
       *[other] { $chimneys } Schornsteinen
    } fertig, am Ende { part-points } wert.
    .short = { $chimneys ->
            [one] Villa fertig, 1 Schornstein
           *[other] Villa fertig, { $chimneys } Schornsteine
        }
note-fulfilled-task = { $seat } erfüllt eine Rahmen-Aufgabe ({ $feature }, { $line }), am Ende { part-points } wert.
    .short = Rahmen-Aufgabe: { $feature }
note-got-wares = { $seat } erntet { part-harvest }.
    .short = + { $count } { $ware }
note-sold = { $wares ->
        [0] { $seat } hat keine Waren zu verkaufen und erhält { part-coins }.
       *[other] { $seat } verkauft { part-wares } und erhält { part-coins }.
    }
    .short = { $wares ->
            [0] nichts zu verkaufen, { $coins } { sign-coin }
           *[other] verkauft { $wares } für { $coins } { sign-coin }
        }
note-got-coins = { $count ->
        [one] { $seat } erhält 1 Münze.
       *[other] { $seat } erhält { $count } Münzen.
    }
    .short = + { $count } { sign-coin }
note-got-breads = { $count ->
        [one] { $seat } erhält 1 Brot.
       *[other] { $seat } erhält { $count } Brote.
    }
    .short = + { $count } { sign-bread }
note-fetched = { $seat } nimmt von den Siegelfeldern: { $tile }.
    .short = von den Siegelfeldern: { $tile }
note-nothing-to-fetch = Die Siegelfelder sind leer: { $seat } bekommt kein Plättchen.
    .short = die Siegelfelder sind leer
note-drew = { $cards ->
        [one] { $seat } zieht 1 Brunnenkarte.
       *[other] { $seat } zieht { $cards } Brunnenkarten.
    }
    .short = zieht { $cards } { sign-fountain }
note-drew-card = Du ziehst eine Brunnenkarte: { $feature }.
    .short = gezogen: { $feature }
note-discarded = { $seat } schiebt eine Brunnenkarte unter den Stapel.
    .short = gibt 1 { sign-fountain } ab
note-discarded-card = Du schiebst eine Brunnenkarte unter den Stapel: { $feature }.
    .short = abgegeben: { $feature }
note-scoring-begins = Wertung von Durchgang { $phase }.
    .short = Wertung { $phase }
note-scores-next = { $seat } wertet, Platz { $place } der Reihenfolge.
    .short = wertet als Nummer { $place }
note-put-disc = { $seat } legt eine Scheibe auf Kreisfeld { $circle }.
    .short = legt eine { sign-disc }
note-fulfilled = { $seat } erfüllt eine Karte { part-times }: { $card }.
    .short = { $times ->
            [one] erfüllt { $card }
           *[other] erfüllt { $card } × { $times }
        }
note-paid-wares = { $wares ->
        [0] { $seat } gibt { part-coins } ab für: { $card }.
       *[other] { $seat } gibt { part-wares }{ part-and-coins } ab für: { $card }.
    }
    .short = { $wares ->
            [0] gibt ab: { $coins } { sign-coin }
            [one] gibt ab: 1 Ware{ $coins ->
            [0] { "" }
           *[other] { ", " }{ $coins } { sign-coin }
        }
           *[other] gibt ab: { $wares } Waren{ $coins ->
            [0] { "" }
           *[other] { ", " }{ $coins } { sign-coin }
        }
        }
note-paid-loaves = { $seat } gibt 3 Brote ab für: { $card }.
    .short = gibt 3 { sign-bread } ab
note-payout = { $points ->
        [0] { $coins ->
            [0] { $breads ->
                [0] { $seat } rückt { part-steps } vor.
               *[other] { $seat } erhält { part-breads }{ part-and-steps }.
            }
           *[other] { $seat } erhält { part-coins }{ part-and-breads }{ part-and-steps }.
        }
       *[other] { $seat } erhält { part-points }{ part-and-coins }{ part-and-breads }{ part-and-steps }.
    }
    .short = erhält{ $points ->
            [0] { "" }
           *[other] { " " }{ $points } { sign-points }
        }{ $coins ->
            [0] { "" }
           *[other] { " " }{ $coins } { sign-coin }
        }{ $breads ->
            [0] { "" }
           *[other] { " " }{ $breads } { sign-bread }
        }{ $steps ->
            [0] { "" }
           *[other] { " " }{ $steps } { sign-banderole }
        }
note-failed = { $points ->
        [0] { $seat } erfüllt eine Karte nicht, hat aber keine Punkte zu verlieren: { $card }.
       *[other] { $seat } erfüllt eine Karte nicht und verliert { part-points }: { $card }.
    }
    .short = erfüllt nicht { $card }
note-showed = { $seat } zeigt eine Brunnenkarte: { $feature }.
    .short = zeigt { $feature }

## Was man tun kann

move-settle = Auf Feld { $field } beginnen: { $tiles }
    .short = Auf Feld { $field } beginnen
    .deed = Hier beginnen
move-walk = { $stay ->
        [0] Auf Feld { $field } ziehen
       *[other] Auf Feld { $field } zurückkommen
    }: { $tiles }{ part-last }
    .deed = Gehen
move-bread = { $stay ->
        [0] 1 Brot abgeben, Patrizier auf Feld { $field } versetzen
       *[other] 1 Brot abgeben, auf Feld { $field } stehen bleiben
    }{ $near ->
        [0] { "" }
       *[other] , obwohl du auch ohne Brot hinkommst
    }{ $near ->
        [0] : { $tiles }{ part-last }
       *[other] { "" }
    }
    .deed = Gehen für 1 Brot
move-take = Nehmen: { $tile }{ part-fits }
    .short = { $tile } nehmen
    .deed = Nehmen
move-place = Auf { $cell } bauen{ $single ->
        [0] { "" }
       *[other] { " " }({ $sides })
    }{ $ears ->
        [0] { "" }
       *[other] , verlangt { $asks }
    }{ part-effects }{ $turns ->
        [0] { "" }
       *[other] ; je nach Drehung verschieden
    }
    .short = Hier bauen
    .bare = Auf { $cell } bauen{ $single ->
            [0] { "" }
           *[other] { " " }({ $sides })
        }{ $ears ->
            [0] { "" }
           *[other] , verlangt { $asks }
        }
    .deed = Bauen
move-store = Für immer aufs Lagerfeld legen (am Ende ein halber Punkt)
    .short = Aufs Lagerfeld legen
    .deed = Einlagern
move-turn = So legen: { $sides }{ part-effects }
    .short = So legen
    .deed = Bauen
move-reward = Zuerst { $feature }: { $gain }
    .deed = Dies zuerst
move-fetch = Nehmen: { $tile }{ part-fits }
    .short = { $tile } nehmen
    .deed = Nehmen
move-discard = { $points ->
        [0] Brunnenkarte { $feature } unter den Stapel schieben, noch nichts wert
        [one] Brunnenkarte { $feature } unter den Stapel schieben, jetzt 1 Punkt wert
       *[other] Brunnenkarte { $feature } unter den Stapel schieben, jetzt { $points } Punkte wert
    }
    .bare = Brunnenkarte { $feature } unter den Stapel schieben
    .deed = Abgeben
move-disc = Kreisfeld { $circle }, jetzt { $change }{ part-failed }{ part-best }: { $first }; { $second }
    .short = Diese zwei Karten werten
    .bare = Kreisfeld { $circle }: { $first }; { $second }
    .deed = Hier werten
move-begin = Mit { $place } beginnen: { $card } (jetzt { $times ->
        [0] { $loaves ->
            [0] nicht zu erfüllen: { part-penalty }
           *[other] nur mit 3 Broten, sonst { part-penalty }
        }
       *[other] { part-times }
    })
    .bare = Mit { $place } beginnen: { $card }
    .deed = Damit beginnen
move-pay = Abgeben: { $paid }; dafür: { $payout }
    .deed = Abgeben
move-mix = Abgeben: { $paid }; dafür: { $payout }
    .deed = Abgeben
move-loaves = Abgeben: { $paid }; dafür: { $payout }
    .deed = 3 Brote abgeben
move-stop = { $times ->
        [0] Die Karte nicht erfüllen und { $lost ->
            [one] 1 Punkt
           *[other] { $lost } Punkte
        } verlieren
       *[other] Aufhören
    }
    .deed = Aufhören

## Was gefragt ist

ask-settle = Stell deinen Patrizier auf ein freies Feld des Sterns.
    .short = Wo beginnt dein Patrizier?
ask-move = Durchgang { $phase }, Runde { $round } von { $rounds }. Du stehst auf Feld { $field }. Wohin ziehst du?{ $breads ->
        [0] { "" }
        [one] { " " }(Du hast 1 Brot: Es bringt dich auf jedes Feld mit Plättchen.)
       *[other] { " " }(Du hast { $breads } Brote: Eines bringt dich auf jedes Feld mit Plättchen.)
    }
    .short = Wohin ziehst du?
ask-take = Du bist auf Feld { $field }. Nimm ein Plättchen.{ $last ->
        [0] { "" }
       *[other] { " " }Die anderen dort kommen aus dem Spiel.
    }
    .short = Welches Plättchen nimmst du?
ask-place = Wohin damit: { $tile }?{ $first ->
        [0] { "" }
       *[other] { " " }(c3 ist Spalte c, Reihe 3 von oben.)
    }
    .short = Wohin baust du { $tile }?
ask-turn = Wie liegt es auf { $cell }: { $tile }?
    .short = Wie liegt { $tile }?
ask-order = Du stellst zwei Anlagen auf einmal fertig. Welche Belohnung kommt zuerst?
    .short = Welche Belohnung kommt zuerst?
ask-fetch = Der Handwerker bringt dir ein Plättchen von den Siegelfeldern. Welches? Du baust es sofort oder legst es aufs Lagerfeld.
    .short = Welches Plättchen bringt der Handwerker?
ask-discard = Du hast { $cards } Brunnenkarten. Welche kommt verdeckt unter den Stapel?
    .short = Welche { sign-fountain } gibst du ab?
ask-circle = Wertung von Durchgang { $phase }. Leg eine Scheibe zwischen zwei Karten, du wertest beide.{ part-loaves }
    .short = Zwischen welchen zwei Karten wertest du?
ask-begin = Welche der beiden Karten kommt zuerst? Sie wird erledigt, bevor die andere beginnt.
    .short = Welche Karte kommt zuerst?
ask-pay = { part-card-so-far } { $times ->
        [0] Abgeben oder verzichten?
       *[other] Noch einmal abgeben oder aufhören?
    }
    .short = { $times ->
            [0] Abgeben oder verzichten?
           *[other] Noch einmal abgeben oder aufhören?
        }
ask-add = { part-card-so-far } 3 Brote erfüllen sie { $times ->
        [0] einmal
       *[other] noch einmal
    }; du hast { $breads }.
    .short = Mit 3 { sign-bread } erfüllen?

## Warum nicht

refused-CD-2-15 = Auf diesem Feld steht schon ein Patrizier; beginne auf einem anderen.
refused-CD-4-2 = Du darfst nicht stehen bleiben, es sei denn, du gibst ein Brot ab.
refused-CD-4-4 = Auf diesem Feld liegt kein Plättchen mehr: Dort kannst du nicht stehen bleiben.
refused-CD-4-5 = Dieses Feld erreichst du jetzt nicht: In beiden Richtungen bleibst du auf dem ersten Feld mit Plättchen stehen.
refused-CD-4-6 = Auf diesem Feld liegt kein Plättchen mehr: Dorthin bringt dich auch ein Brot nicht.
refused-CD-4-7 = Dort liegt kein Plättchen; nimm eines, das auf deinem Feld noch da ist.
refused-CD-5-1 = Dein erstes Plättchen muss auf das Schaufelfeld; aufs Lagerfeld legen darfst du es nicht.
refused-CD-5-2 = Ein Plättchen kommt auf ein freies Feld, das mit einer Seite an ein Plättchen deines Stadtviertels grenzt.
refused-CD-5-3 = Diese Drehung ergibt dasselbe Bild wie eine kleinere; nimm die kleinere.
refused-CD-5-4 = Die Seiten passen nicht: Wo sich Plättchen berühren, müssen beide Seiten dasselbe zeigen.
refused-CD-5-5 = Der Rahmen ist Wiese: Dort würde das Plättchen zum Rahmen hin etwas anderes zeigen.
refused-CD-5-7 = Eine Kulturlandschaft hat höchstens 4 Plättchen; so würde sie größer.
refused-CD-6-10 = Auf diesem Siegelfeld liegt kein Plättchen.
refused-CD-6-12 = Diese Belohnung steht jetzt nicht zur Wahl.
refused-CD-7-3 = { $coins ->
        [0] Du hast keine Münze.
        [one] Du hast nur 1 Münze.
       *[other] Du hast nur { $coins } Münzen.
    }
refused-CD-7-4 = Du hast kein Brot.
refused-CD-7-7 = Diese Brunnenkarte hast du nicht.
refused-CD-8-3 = Dieses Kreisfeld gibt es bei eurer Spielerzahl nicht.
refused-CD-8-4 = Auf diesem Kreisfeld liegt bis zum Ende eine Scheibe von { $seat }.
refused-CD-8-5 = Diese Karte liegt nicht an deiner Scheibe.
refused-CD-9-3 = A-Karten verlangen gleiche Waren, B-Karten verschiedene: Gib ab, was die Karte zeigt.
refused-CD-9-4 = Eine Münze ersetzt nur eine Ware, die die Karte zeigt.
refused-CD-9-9 = Das kostet 3 Brote; du hast { $breads }.
refused-CD-9-12 = Zu wenig Waren ({ $ware }: du hast { $have }). Eine Münze ersetzt jede Ware, und ein Set gibst du ganz ab oder gar nicht.
refused-CD-13-1 = An diesem Tisch bringen dich leere Nachbarfelder nicht auf dein eigenes Feld zurück.

## Der Wertungszettel

row-start = Punkte zu Beginn
row-cards = Wertungskarten
row-penalties = Unerfüllte Karten
row-villas = Villen
row-tasks = Rahmen-Aufgaben
row-fountain-cards = Brunnenkarten
row-track = Banderolenleiste
row-leftovers = Restmaterial

# Die Zeilen, wo wenig Raum ist
short-row-start = Beginn
short-row-cards = Karten
short-row-penalties = Strafe
short-row-villas = Villen
short-row-tasks = Rahmen
short-row-fountain-cards = Brunnen
short-row-track = Leiste
short-row-leftovers = Rest

line-CD-2-14 = nach der Spielreihenfolge
line-CD-9-2 = Durchgang { $phase }, { part-times }: { $card }
line-CD-9-12 = Durchgang { $phase }, nicht erfüllt: { $card }
line-CD-11-2 = Villa mit { $chimneys ->
        [one] 1 Schornstein
       *[other] { $chimneys } Schornsteinen
    }
line-CD-11-6 = Rahmen-Aufgabe: { $feature }, { $line }
line-CD-11-5 = Brunnenkarte { $feature }: 2 Punkte × { $count }
line-CD-12-3 = { $cards ->
        [one] 1 Brunnenkarte, verdeckt; sie zählt am Ende
       *[other] { $cards } Brunnenkarten, verdeckt; sie zählen am Ende
    }
line-CD-11-4 = Feld { $space } der Banderolenleiste
line-CD-11-3 = { part-wares }, { part-coins }, { part-breads }, { $tiles } Plättchen auf dem Lagerfeld: je zwei 1 Punkt

## Einstellungen

setting-random-start-fields = Startfelder auslosen: Niemand wählt, wo der eigene Patrizier beginnt.
setting-ring-without-return = Keine Rückkehr auf das eigene Feld: Leere Nachbarfelder führen dich ohne Brot nicht dorthin zurück.
setting-landscape-limit = Kulturlandschaften mit höchstens 4 Plättchen: Ein fünftes darfst du nicht anbauen.
setting-shared-victory = Geteilter Sieg: Wer gleich viele Punkte hat, gewinnt gemeinsam; die Leiste entscheidet nicht.

## Der Tisch in Sätzen

help-game = Ein Feld deines Stadtviertels heißt nach Spalte (a bis f) und Reihe (1 bis 6, von oben), etwa c3. Ein Plättchen "Villa, Bäcker rechts" hat den Bäcker auf der nächsten Seite im Uhrzeigersinn nach der Villa. Karten schütten so oft aus, wie du sie erfüllst.

say-heading-over = Das Spiel ist zu Ende
say-heading-phase = Durchgang { $phase } von { $phases }, Runde { $round } von { $rounds }
say-heading-scoring = Wertung von Durchgang { $phase } von { $phases }
say-heading-star = Der Stern, in der Reihenfolge des Rings
say-heading-seals = Siegelfelder
say-heading-cards = Wertungskarten
say-heading-track = Banderolenleiste, in der Reihenfolge der Wertung
say-heading-stacks = Verdeckt
say-heading-you = Du: { $seat }
say-heading-seat = { $seat }

say-start-player = { $seat } hat den Startspieler-Marker.
say-turn = { $seat } ist am Zug.
say-tile-in-hand = In der Hand: { $tile }.
say-site = Es kommt auf { $cell }.
say-scorer = { $seat } wertet.
say-card-in-progress = In Arbeit: { part-card-so-far }
say-settling = Die Patrizier werden aufgestellt.

say-ring = Jedes Feld ist mit dem nächsten verbunden, das letzte mit dem ersten.
say-field = Feld { $field }{ $here ->
        [0] { "" }
       *[other] { " " }({ $seats })
    }: { $tiles }.{ $takes ->
        [0] { "" }
        [one] { " " }Nur noch 1 davon wird genommen.
       *[other] { " " }Nur { $takes } davon werden genommen.
    }
say-field-empty = Feld { $field }{ $here ->
        [0] { "" }
       *[other] { " " }({ $seats })
    }: leer.
say-reach-own = Ohne Brot erreichst du: { $fields }.{ $breads ->
        [0] { "" }
       *[other] { " " }Ein Brot bringt dich auf jedes Feld mit Plättchen.
    }
say-seal = { $seal }: { $tile }.
say-seals-empty = Es liegt kein Plättchen mehr da.
say-seal-tile = ein Plättchen von den Siegelfeldern

say-card = { $place }: { $card }.
say-circles = Kreisfelder zwischen den Karten:
say-circle = { $circle }: { $change }{ part-failed }{ part-best }.
say-circle-free = { $circle }: frei.
say-circle-taken = { $circle }: Scheibe von { $seat }.
say-legend-circles = (+3: so viele Punkte bringt dort jetzt deine Scheibe; * am besten, Waren, Münzen und Brote mitgezählt)

say-space = { $discs ->
        [one] Feld { $space }: { $seats }.
       *[other] Feld { $space }, von oben: { $seats }.
    }
say-stacks = { $light ->
        [one] 1 helles Plättchen
       *[other] { $light } helle Plättchen
    }, { $dark ->
        [one] 1 dunkles Plättchen
       *[other] { $dark } dunkle Plättchen
    }, { $cards ->
        [one] 1 Brunnenkarte
       *[other] { $cards } Brunnenkarten
    }.
say-removed = Aus dem Spiel: { part-tiles }.

say-purse = bisher { part-points }; Feld { $space } der Leiste; Lager: { $goods }.
say-purse-own = Du hast bisher { part-points }; Feld { $space } der Leiste; Lager: { $goods }.
say-patrician = Patrizier auf Feld { $field }, kommt ohne Brot auf: { $fields }.
say-counts = Zählt für Karten: { $things }.
say-fountain-cards = Brunnenkarten, jetzt wert: { $cards }.
say-fountain-cards-hidden = { $cards ->
        [one] 1 Brunnenkarte, verdeckt.
       *[other] { $cards } Brunnenkarten, verdeckt.
    }
say-district = Stadtviertel: { part-tiles }, noch { $banderoles ->
        [one] 1 Banderole
       *[other] { $banderoles } Banderolen
    }.
say-shovel = Das erste Plättchen kommt auf { $cell }.
say-open-feature = Unfertig: { $feature } auf { $cells }, offen nach { $open }{ $chimneys ->
        [0] { "" }
       *[other] ; { part-chimneys }, so fertig { part-points }
    }.
say-finished-feature = Fertig: { $feature } auf { $cells }{ $chimneys ->
        [0] { "" }
       *[other] ; { part-chimneys }, { part-points }
    }.
say-building = Gebaut: { $feature } auf { $cell }.
say-dead = Kein restliches Plättchen passt auf: { $cells }.
say-banderoles = Banderolen auf: { $cells }.
say-task = Rahmen-Aufgabe: { $feature } in { $way ->
        [row] Reihe
       *[column] Spalte
    } { $line }, { part-points }, offen.
say-task-done = Rahmen-Aufgabe: { $feature } in { $way ->
        [row] Reihe
       *[column] Spalte
    } { $line }, { part-points }, erfüllt.
say-legend-letters = ({ $letters })
say-legend-signs = (~ Banderole, o Schaufel, x nichts passt mehr, Zahl: Schornsteine)
say-legend-frame = (am Rand: Rahmen-Aufgaben mit ihren Punkten, * erfüllt)

# Die Seiten eines Plättchens, und was sie außer Anlagen zeigen
say-meadow = Wiese
say-at-n = oben
say-at-e = rechts
say-at-s = unten
say-at-w = links

# Direkt über der Entscheidung
say-now-ring = Ring: { $ring } und zurück zur { $first }.
say-ring-empty = leer
say-now-track = Leiste, in der Reihenfolge der Wertung: { $track }.

## Die Einführung: eine Meldung je Schritt; ein Hinweis antwortet, wenn jemand etwas anderes wählt

tutorial-welcome = Willkommen, Livia! Plättchen für Plättchen entsteht dein Stadtviertel aus sechs mal sechs Feldern. Vier Durchgänge zu sieben Zügen, nach jedem eine Wertung; wer die meisten Punkte hat, gewinnt. Dein erstes Plättchen kommt auf die Schaufel. Die Aufgaben am Rahmen bringen am Ende Punkte.
tutorial-star = In der Mitte ist der Stern. Auf seinen sieben Feldern liegen je vier Plättchen, und von jedem Feld führen Linien nur zu zwei anderen. Wo du stehst, bestimmt also, was du nehmen kannst.
tutorial-settle = Zuerst sucht sich dein Patrizier ein Feld. Von Feld 1 führen Linien zu den Feldern 4 und 5, wo Villen und Gärten liegen. Beginne auf Feld 1.
tutorial-settle-hint = Auch ein guter Anfang. Für diese Einführung stell dich auf Feld 1, ganz oben: Von dort wollen wir auf Feld 4.
tutorial-walk = Marcus steht auf Feld 2. Ein Zug: auf einer Linie weiterziehen, dort ein Plättchen nehmen, es bauen. Goldene Ringe zeigen, wohin du kannst. Zieh auf Feld 4.
tutorial-walk-hint = Das Feld kommt später dran. Auf Feld 4 liegt eine große Villa: Zieh dorthin.
tutorial-take = Zeichen und Zahlen sagen, was ein Plättchen sofort brächte. Nimm die Villa, die an allen vier Seiten offen ist, mit drei Schornsteinen.
tutorial-take-hint = Nützlich, aber nicht heute. Nimm die Villa mit den drei Schornsteinen.
tutorial-shovel = Das erste Plättchen liegt von selbst auf der Schaufel. Alle vier Seiten sind offen, wie die kleinen Zeichen sagen: Dort passt nur eine Villa. Eine Villa darf so groß werden, wie du willst; fertig ist sie, wenn keine Seite mehr offen ist.
tutorial-second-walk = Du bist wieder dran, von Feld 4 aus. Zu zweit gibt ein Feld in jedem Durchgang zwei Plättchen her; der Rest kommt aus dem Spiel. Zieh auf Feld 1.
tutorial-second-walk-hint = Ein andermal. Auf Feld 1 wartet ein Stück für deine Villa.
tutorial-cards = Sieh auf die Wertungskarten, für sie baust du. Jede zeigt erst, was sie zählt, dann, was das bringt; blass ist, was dir noch fehlt. Karte 8 gibt 1 Brot für je zwei Schornsteine.
tutorial-second-take = Also Schornsteine: Nimm die Villa, die an drei Seiten offen ist; sie hat zwei.
tutorial-second-take-hint = Eine Backstube gäbe sofort ein Brot. Aber sieh auf die Wertungskarten: Schornsteine bringen mehr. Nimm die Villa mit zwei Schornsteinen.
tutorial-place = Seiten, die sich berühren, müssen gleich sein, und zum Rahmen hin Wiese. Markiert ist, wo es passt. Baue gleich über dem ersten Plättchen.
tutorial-place-hint = Dort passt es auch. Für unseren Plan baue gleich über dem ersten Plättchen.
tutorial-turn = Jetzt drehst du es: Klick auf das Plättchen, Mausrad, Q und E oder zwei Finger; nur was passt, rastet ein. Lass es so, mit Villa oben und rechts, und bestätige.
tutorial-turn-hint = Erlaubt, aber die Villa soll oben und rechts offen sein: So liegt es ungedreht.
tutorial-open = Schon fünf Schornsteine. Ihre Schornsteine zählen die ganze Zeit für Karten. Am Ende zählt eine fertige Villa, je größer, desto mehr: 7 Punkte mit fünf Schornsteinen, 25 mit zehn; eine unfertige nichts.
tutorial-frame = Die Schilder am Rahmen sind Aufgaben. Jede will eine Anlage ihrer Art, fertig, in der Reihe oder Spalte, auf die ihr Pfeil zeigt. Die markierte will eine Villa in ihrer Reihe und bringt am Ende 3 Punkte; andere bringen 4 oder 5.
tutorial-third-walk = Marcus hat eine Backstube gebaut; sie gab ihm ein Brot. Wer ein Brot abgibt, darf auf jedes Feld mit Plättchen, ob eine Linie dorthin führt oder nicht. Von Feld 1 kommst du auf 4 und 5. Zieh auf Feld 5.
tutorial-third-walk-hint = Ein andermal. Auf Feld 5 liegt, was wir suchen.
tutorial-third-take = Zwei Dinge auf einem Plättchen: eine Garten-Ecke und eine Villa. Ist ein Garten aus zwei Plättchen fertig, gibt er 1 Kraut, aus dreien 2, aus vieren 3. Nimm es.
tutorial-third-take-hint = Weinberge kommen später. Nimm die Garten-Ecke mit der Villa.
tutorial-banderole = Die roten Bänder sind Banderolen: Wer auf einer baut, rückt auf der Banderolenleiste einen Schritt vor. Baue auf der rechts neben deinem letzten Plättchen.
tutorial-banderole-hint = Gut, aber ohne Banderole. Auf dem roten Band bekommst du noch einen Schritt dazu.
tutorial-track = Ein Schritt. Jeder ist am Ende einen Punkt wert; und wer vorn ist, wählt in der Wertung zuerst. Vier Züge weiter ist der Durchgang zu Ende.
tutorial-scoring = Die Wertung. Alle legen eine Scheibe in ein Kreisfeld zwischen zwei Karten und werten beide. Grüne Karten zählen, was du besitzt; für rote gibst du Waren ab. Die Zahl im Kreisfeld ist, was dir beide jetzt brächten. Eine Karte, die du nicht erfüllst, kostet 4 Punkte.
tutorial-disc = Du hast 14 Schornsteine und keine Waren. Karte 8 gibt dafür 7 Brote, und 3 Brote erfüllen jede Karte einmal: Das sagt das Brot am Kreisfeld. Karte 7 bringt 8 Punkte. Leg deine Scheibe zwischen 7 und 8.
tutorial-disc-hint = Weniger gut. 7 Brote von Karte 8, und für 3 davon gibt Karte 7 gleich 8 Punkte: Kreisfeld 7-8.
tutorial-begin = Du bestimmst, welche Karte zuerst kommt. Hol dir erst die Brote, um sie für die andere abzugeben: Karte 8.
tutorial-begin-hint = Dann kämen die Brote zu spät. Beginne mit Karte 8.
tutorial-stop = Siebenmal 1 Brot. Für 3 Brote gäbe es noch eines, aber das lohnt sich nicht. Wähle „Aufhören“.
tutorial-stop-hint = Drei Brote für eines? Lieber aufhören und sie für Karte 7 nehmen.
tutorial-loaves = Karte 7 verlangt alle vier Waren. Münzen dürfen für Waren einspringen; du hast weder noch, aber 7 Brote. Gib 3 ab.
tutorial-loaves-hint = Das kostet 4 Punkte! Gib 3 Brote ab und nimm 8.
tutorial-loaves-again = 8 Punkte. Und noch einmal: Gib 3 Brote ab.
tutorial-loaves-again-hint = Noch einmal: 3 Brote für 8 Punkte.
tutorial-scored = 24 Punkte durch Karten. Deine Scheibe bleibt auf ihrem Kreisfeld, das niemand mehr nutzen kann. Neue Plättchen kommen, und Durchgang 2 beginnt.
tutorial-craftsman = Verwalter und Handwerker: Eine Unterkunft hat zwei Hälften, und dem Handwerker unter deiner Villa fehlt eine. Stelle sie fertig: Baue gleich darunter.
tutorial-craftsman-hint = Dort wird nichts fertig. Die andere Hälfte gehört gleich unter den Handwerker.
tutorial-fetch = Eine Handwerker-Unterkunft bringt ein Plättchen von den Siegelfeldern, das du sofort baust. (Die des Bäckers bringt 2 Brote, die des Verwalters 2 Schritte, die des Händlers Münzen für alle deine Waren, ein Markt 1 Münze.) Nimm das Weinberg-Endstück, das vierte.
tutorial-fetch-hint = Auch möglich, aber damit wird nichts fertig. Nimm das vierte Plättchen, das Weinberg-Endstück.
tutorial-vineyard = Ganz oben ist dein Weinberg nach rechts offen. Stelle ihn fertig: Baue gleich daneben.
tutorial-vineyard-hint = Sieh auf deinen Weinberg ganz oben: Er ist nach rechts offen. Baue gleich daneben.
tutorial-ware = Ein Zug, zwei Dinge fertig: eine Handwerker-Unterkunft und ein Weinberg aus zwei Plättchen, der 1 Traube für die roten Karten gibt. Brunnen bringen übrigens geheime Karten, die am Ende 2 Punkte für jede Anlage ihrer Art bringen.
tutorial-end = Drei Durchgänge später. Wertungskarten 54, Banderolenleiste 20, Rahmen-Aufgaben 11, Beginn 8, Villen 4, Brunnenkarte 2, Restmaterial 1: Du gewinnst mit 100 zu 87. Die große Villa wurde nie fertig, aber ihre Schornsteine haben sich gelohnt.
tutorial-farewell = Merk dir: Sieh zuerst auf die Karten und baue, was sie zählen; geh nie ohne Brot oder Münzen für die schlechteste Karte in eine Wertung; bleib auf der Leiste vorn. Alles auf dem Tisch erklärt sich, wenn du darauf zeigst. Carpe diem!
