### City of Rome auf Deutsch. Begriffe wie in rules.de.md.

title = City of Rome
tagline = Nimm Gebäude aus dem Angebot und lege sie zu einer Stadt von vier mal vier Karten.
window-tension = Wer nah beim Kaiser steht, wählt zuerst; wer fern steht, baut kostenlos. Sechzehn Plätze hat deine Stadt, und jeder Nachbar zählt.
window-step-1 = Stell deinen Baumeister auf: Nah beim Kaiser wählst du früh, fern gibt es Ziegel kostenlos.
window-step-2 = Nimm eine Karte der Auslage, was immer die anderen übrig lassen.
window-step-3 = Bau sie neben das, was sie wertvoller macht, oder heb sie auf.
window-step-4 = Nach 14 Runden gewinnt die beste Stadt.
box-remark = Die Seiten der sechs Aktionsstreifen sind nachgebaut: Ihre Bilder fehlen uns, und nur diese passen zu allem, was man von ihnen weiß. Die Farben von sechs öffentlichen Gebäuden sind unsere Lesart zweier Listen der Spielregel; im Spiel kommt es nur darauf an, welche Gebäude dieselbe Farbe haben.

## Karten: Name, Kürzel für das Raster, und was die Karte tut

card-start-vegetable-farm = Gemüsehof (Start)
card-start-residence-2 = Wohnhaus 2 (Start)
card-vegetable-farm = Gemüsehof
card-grain-farm = Getreidehof
card-sheep-farm = Schafhof
card-vineyard = Weingut
card-residence-2 = Wohnhaus 2
card-residence-3 = Wohnhaus 3
card-residence-4 = Wohnhaus 4
card-luxury-residence-2 = Luxus-Wohnhaus 2
card-luxury-residence-3 = Luxus-Wohnhaus 3
card-luxury-residence-4 = Luxus-Wohnhaus 4
card-market = Markt
card-arena = Arena
card-school = Schule
card-baths = Therme
card-forum-romanum = Forum Romanum
card-colosseum = Kolosseum
card-university = Universität
card-imperial-baths = Kaiser-Therme
card-aqueduct = Aquädukt
card-great-aqueduct = Großes Aquädukt
card-temple-minerva = Tempel der Minerva
card-temple-fortuna = Tempel der Fortuna
card-temple-amor = Tempel des Amor
card-temple-juno = Tempel der Juno
card-temple-saturn = Tempel des Saturnus
card-temple-luna = Tempel der Luna
card-temple-mars = Tempel des Mars
card-temple-venus = Tempel der Venus
card-temple-jupiter = Tempel des Jupiter
card-temple-mercury = Tempel des Merkur

# Wie eine Karte früher hieß: beim Tippen gilt es noch
also-card-temple-saturn = Tempel des Saturn

# Ein Stern im Kürzel bedeutet dasselbe wie auf der Karte (*3: drei); Tempel beginnen mit T.
code-start-vegetable-farm = Gemü
code-start-residence-2 = W2
code-vegetable-farm = Gemü
code-grain-farm = Getr
code-sheep-farm = Schaf
code-vineyard = Wein
code-residence-2 = W2
code-residence-3 = W3
code-residence-4 = W4
code-luxury-residence-2 = W2*
code-luxury-residence-3 = W3*
code-luxury-residence-4 = W4*
code-market = Markt
code-arena = Arena
code-school = Schule
code-baths = Therme
code-forum-romanum = Forum
code-colosseum = Kolos
code-university = Univ
code-imperial-baths = KTher
code-aqueduct = Aqu
code-great-aqueduct = Aqu*
code-temple-minerva = TMin
code-temple-fortuna = TFor
code-temple-amor = TAmo
code-temple-juno = TJun
code-temple-saturn = TSat
code-temple-luna = TLun*
code-temple-mars = TMar*3
code-temple-venus = TVen*
code-temple-jupiter = TJup*2
code-temple-mercury = TMer*2

about-start-vegetable-farm = Bringt 1 Geld je Produktion.
about-start-residence-2 = Zählt 2 in seinem Wohngebiet, mal die Zahl der Farben angrenzender öffentlicher Gebäude.
about-vegetable-farm = Kostet 2 Baupunkte. Bringt 1 Geld je Produktion.
about-grain-farm = Kostet 2 Baupunkte. Bringt 1 Baupunktmarker je Produktion, wenn noch keiner darauf liegt.
about-sheep-farm = Kostet 2 Baupunkte. Bringt 1 Einflussmarker je Produktion.
about-vineyard = Kostet 2 Baupunkte. Bringt 1 Geld je Produktion und 1 Baupunktmarker, wenn noch keiner darauf liegt.
about-residence-2 = Kostet 1 Baupunkt. Zählt 2 in seinem Wohngebiet, mal die Zahl der Farben angrenzender öffentlicher Gebäude.
about-residence-3 = Kostet 2 Baupunkte. Zählt 3 in seinem Wohngebiet, mal die Zahl der Farben angrenzender öffentlicher Gebäude.
about-residence-4 = Kostet 3 Baupunkte. Zählt 4 in seinem Wohngebiet, mal die Zahl der Farben angrenzender öffentlicher Gebäude.
about-luxury-residence-2 = Kostet 1 Baupunkt. Zählt 2 in seinem Wohngebiet, mal die Zahl der Farben angrenzender öffentlicher Gebäude; der Stern bringt beim Bauen 1 Einflussmarker.
about-luxury-residence-3 = Kostet 2 Baupunkte. Zählt 3 in seinem Wohngebiet, mal die Zahl der Farben angrenzender öffentlicher Gebäude; der Stern bringt beim Bauen 1 Einflussmarker.
about-luxury-residence-4 = Kostet 3 Baupunkte. Zählt 4 in seinem Wohngebiet, mal die Zahl der Farben angrenzender öffentlicher Gebäude; der Stern bringt beim Bauen 1 Einflussmarker.
about-market = Kostet 3 Baupunkte, grün. Bringt beim Bauen 1 Geld je angrenzender Karte.
about-arena = Kostet 3 Baupunkte, rot. Bringt beim Bauen 1 Einflussmarker je angrenzender Karte.
about-school = Kostet 3 Baupunkte, gelb. Beim Bauen ziehst du für jede angrenzende Karte 1 Karte von Stapel II, III oder IV, behältst eine und legst die übrigen unter den Stapel.
about-baths = Kostet 3 Baupunkte, blau. Bekommt beim Bauen 1 Siegpunktmarker je angrenzender Karte, ein Bonus für jedes angrenzende Wohngebiet.
about-forum-romanum = Kostet 3 Baupunkte, grün. Bringt beim Bauen 1 Geld je angrenzender Karte und 1 zusätzlich.
about-colosseum = Kostet 3 Baupunkte, rot. Bringt beim Bauen 1 Einflussmarker je angrenzender Karte und 1 zusätzlich.
about-university = Kostet 3 Baupunkte, gelb. Beim Bauen ziehst du für jede angrenzende Karte 1 Karte und 1 zusätzlich von Stapel II, III oder IV, behältst eine und legst die übrigen unter den Stapel.
about-imperial-baths = Kostet 3 Baupunkte, blau. Bekommt beim Bauen 1 Siegpunktmarker je angrenzender Karte und 1 zusätzlich, ein Bonus für jedes angrenzende Wohngebiet.
about-aqueduct = Kostet 1 Baupunkt. Je Reihe und Spalte höchstens eines; darf eine Karte ersetzen; 1 bis 4 davon bringen zusammen 4, 12, 24 oder 40 Siegpunkte.
about-great-aqueduct = Kostet 1 Baupunkt. Je Reihe und Spalte höchstens ein Aquädukt; darf eine Karte ersetzen; 1 bis 4 davon bringen zusammen 4, 12, 24 oder 40 Siegpunkte; der Stern bringt beim Bauen 1 Einflussmarker.
about-temple-minerva = Kostet 3 Baupunkte. Bringt 10 Siegpunkte, wenn deine Stadt 16 Karten hat.
about-temple-fortuna = Kostet 3 Baupunkte. Bringt 15 Siegpunkte, wenn deine Stadt öffentliche Gebäude in allen 4 Farben hat.
about-temple-amor = Kostet 3 Baupunkte. Bringt 10 Siegpunkte, wenn deine Stadt mindestens 4 Wohnhäuser mit Wert 2 hat.
about-temple-juno = Kostet 3 Baupunkte. Bringt 10 Siegpunkte, wenn deine Stadt mindestens 4 Tempel hat, diesen eingeschlossen.
about-temple-saturn = Kostet 3 Baupunkte. Bringt 15 Siegpunkte, wenn deine Stadt mindestens 4 Produktionsgebäude hat.
about-temple-luna = Kostet 2 Baupunkte. Bringt 1 Siegpunkt je Stern in deiner Stadt; der eigene Stern bringt beim Bauen 1 Einflussmarker.
about-temple-mars = Kostet 2 Baupunkte. Bringt 5 Siegpunkte, wenn deine Stadt ein Wohnhaus mit Wert 4 hat; die 3 Sterne bringen beim Bauen 3 Einflussmarker.
about-temple-venus = Kostet 2 Baupunkte. Bringt 2 Siegpunkte je Wohnhaus mit Wert 2; der Stern bringt beim Bauen 1 Einflussmarker.
about-temple-jupiter = Kostet 2 Baupunkte. Bringt 2 Siegpunkte je Tempel, diesen eingeschlossen; die 2 Sterne bringen beim Bauen 2 Einflussmarker.
about-temple-mercury = Kostet 2 Baupunkte. Bringt 1 Siegpunkt je volle 3 Geld, die du hast, zusätzlich zum Geld selbst; die 2 Sterne bringen beim Bauen 2 Einflussmarker.

deck-I = Stapel I
deck-II = Stapel II
deck-III = Stapel III
deck-IV = Stapel IV

colour-green = grün
colour-red = rot
colour-yellow = gelb
colour-blue = blau

# Kosten und Sterne einer Karte in einer Aufzählung
cost-0 = kostenlos
cost-1 = 1 Baupunkt
cost-2 = 2 Baupunkte
cost-3 = 3 Baupunkte
stars-1 = 1 Stern
stars-2 = 2 Sterne
stars-3 = 3 Sterne

## Satzteile, die mehrere Meldungen brauchen

part-cost = { $cost ->
        [one] kostet 1 Baupunkt
       *[other] kostet { $cost } Baupunkte
    }
part-stars = { $stars ->
        [0] { "" }
        [one] , 1 Stern
       *[other] , { $stars } Sterne
    }
part-bricks = { $bricks ->
        [one] 1 Baupunkt
       *[other] { $bricks } Baupunkte
    }
part-gears = { $gears ->
        [one] 1 Produktionspunkt
       *[other] { $gears } Produktionspunkte
    }
part-brick-tokens = { $bricks } Baupunktmarker
part-influence = { $influence } Einflussmarker
part-neighbours = { $neighbours ->
        [one] , 1 angrenzende Karte
       *[other] , { $neighbours } angrenzende Karten
    }
part-free = Feld { $field }, kostenlos: { part-bricks } und { part-gears }.
part-row = { $row ->
        [GGBBB] Zahnrad, Zahnrad, Ziegel, Ziegel, Ziegel
        [GBGBB] Zahnrad, Ziegel, Zahnrad, Ziegel, Ziegel
        [GBBGB] Zahnrad, Ziegel, Ziegel, Zahnrad, Ziegel
        [GBBBG] Zahnrad, Ziegel, Ziegel, Ziegel, Zahnrad
        [BGGBB] Ziegel, Zahnrad, Zahnrad, Ziegel, Ziegel
        [BGBGB] Ziegel, Zahnrad, Ziegel, Zahnrad, Ziegel
        [BGBBG] Ziegel, Zahnrad, Ziegel, Ziegel, Zahnrad
        [BBGGB] Ziegel, Ziegel, Zahnrad, Zahnrad, Ziegel
        [BBGBG] Ziegel, Ziegel, Zahnrad, Ziegel, Zahnrad
        [BBBGG] Ziegel, Ziegel, Ziegel, Zahnrad, Zahnrad
       *[other] { $row }
    }
part-choice = { $faces ->
        [1] { $a }
        [2] { $a }, { $b }
        [3] { $a }, { $b }, { $c }
        [4] { $a }, { $b }, { $c }, { $d }
       *[other] { $a }, { $b }, { $c }, { $d }, { $e }
    }{ $more ->
        [0] { "" }
       *[other] { " " }oder eine Karte, die du nicht kennst
    }

## Zeichen in Kurzformen, die ein Brett zeichnen kann

sign-coin = [sign:coin|Geld]
sign-brick = [sign:brick|Baupunktmarker]
sign-star = [sign:star|Einfluss]
sign-point = [sign:point|Siegpunktmarker]
sign-gear = [sign:gear|Produktionspunkt]

## Was geschehen ist

note-packet-holds = Unter den Eröffnungskarten, die dich erreichen: { $card }.
    .short = für dich: { $card }
note-drafted = { $seat } behält eine Eröffnungskarte.
    .short = behält eine Karte
note-drafted-card = Deine Eröffnungskarte: { $card }.
    .short = Eröffnungskarte: { $card }
note-round-begins = Runde { $round } beginnt. Der Streifen, vom Kaiser aus: { part-row }.
    .short = Runde { $round }
note-turned-up = Neu im Angebot: { $card } ({ $deck }).
    .short = neu: { $card }
note-influence-card-up = Neben dem Angebot liegt jetzt eine Einflusskarte mit Wert { $value }.
    .short = Einflusskarte: { $value }
note-stationed = { $seat } setzt einen Baumeister auf Feld { $field }.
    .short = auf Feld { $field }
note-took = { $seat } nimmt { $card } ({ $deck }).
    .short = nimmt { $card }
note-chose = { $seat } will { $card } ({ $deck }) bauen.
    .short = { "" }
note-spent-token = { $seat } setzt den Baupunktmarker von { $cell } ein.
    .short = setzt { sign-brick } ein
note-replaced = { $seat } ersetzt { $card } auf { $cell }; die alte Karte ist aus dem Spiel.
    .short = ersetzt { $card }
note-built = { $coins ->
        [0] { $seat } baut { $card } auf { $cell }.
       *[other] { $seat } zahlt { $coins } Geld und baut { $card } auf { $cell }.
    }
    .short = { $coins ->
            [0] baut { $card }
           *[other] baut { $card } für { $coins } { sign-coin }
        }
note-got-stars = { $influence ->
        [one] { $seat } erhält 1 Einflussmarker für 1 Stern.
       *[other] { $seat } erhält { $influence } Einflussmarker für { $influence } Sterne.
    }
    .short = + { $influence } { sign-star }
note-got-money = { $seat } erhält { $coins } Geld ({ $card }).
    .short = + { $coins } { sign-coin }
note-got-influence = { $seat } erhält { part-influence } ({ $card }).
    .short = + { $influence } { sign-star }
note-got-points = { $seat } legt { $tokens } Siegpunktmarker auf die Karte ({ $card }).
    .short = + { $tokens } { sign-point }
note-paid-gears = { $coins ->
        [one] { $seat } kauft 1 Produktionspunkt für 1 Geld.
       *[other] { $seat } kauft { $coins } Produktionspunkte für { $coins } Geld.
    }
    .short = kauft { $coins } { sign-gear } für { $coins } { sign-coin }
note-produced = { $coins ->
        [0] { $bricks ->
            [0] { $influence ->
                [0] { $seat } produziert und nimmt nichts.
               *[other] { $seat } produziert: { part-influence }.
            }
           *[other] { $influence ->
                [0] { $seat } produziert: { part-brick-tokens }.
               *[other] { $seat } produziert: { part-brick-tokens } und { part-influence }.
            }
        }
       *[other] { $bricks ->
            [0] { $influence ->
                [0] { $seat } produziert: { $coins } Geld.
               *[other] { $seat } produziert: { $coins } Geld und { part-influence }.
            }
           *[other] { $influence ->
                [0] { $seat } produziert: { $coins } Geld und { part-brick-tokens }.
               *[other] { $seat } produziert: { $coins } Geld, { part-brick-tokens } und { part-influence }.
            }
        }
    }
    .short = produziert{ $coins ->
            [0] { "" }
           *[other] { " " }{ $coins } { sign-coin }
        }{ $bricks ->
            [0] { "" }
           *[other] { " " }{ $bricks } { sign-brick }
        }{ $influence ->
            [0] { "" }
           *[other] { " " }{ $influence } { sign-star }
        }
note-studied = { $cards ->
        [one] { $seat } zieht 1 Karte von { $deck }.
       *[other] { $seat } zieht { $cards } Karten von { $deck }.
    }
    .short = { $cards ->
            [one] zieht 1 Karte
           *[other] zieht { $cards } Karten
        }
note-drew = Du ziehst { $card }.
    .short = gezogen: { $card }
note-kept = { $seat } behält eine der gezogenen Karten.
    .short = behält eine Karte
note-kept-card = Du behältst { $card }.
    .short = behält { $card }
note-put-under = { $seat } legt eine Karte unter { $deck }.
    .short = legt eine unter den Stapel
note-put-under-card = Du legst { $card } unter { $deck }.
    .short = unter den Stapel: { $card }
note-turn-ends = { $seat } beendet den Zug.
    .short = { "" }
note-start-player = Die Startspielerfigur geht an { $seat }.
    .short = Startspieler
note-influence-won = { $seat } hat allein den meisten Einfluss ({ $tokens }), gibt alle Marker ab und gewinnt Einflusskarten im Wert von { $value }.
    .short = meiste { sign-star }: gewinnt { $value }
note-influence-tied = Niemand hat allein den meisten Einfluss ({ $tokens }). Die Einflusskarten neben dem Angebot (zusammen { $value }) bleiben liegen.
    .short = Patt bei { sign-star }: { $value } bleiben
note-influence-lost = Niemand hat allein den meisten Einfluss. Die Einflusskarten neben dem Angebot (zusammen { $value }) verfallen.
    .short = Patt bei { sign-star }: { $value } verfallen

## Was man tun kann

move-draft = { $card } behalten, { part-cost }
    .deed = Behalten
move-station = Auf Feld { $field } setzen: { part-bricks }, { part-gears }
    .deed = Hier aufstellen
move-take = { $card } nehmen ({ $deck }), { part-cost }{ part-stars }
    .deed = Nehmen
move-build = { $card } bauen, { part-cost } { $missing ->
        [0] (kostenlos vom Feld)
       *[other] { $tokens ->
            [0] { $missing ->
                [one] ({ $coins } Geld für 1 Baupunkt)
               *[other] ({ $coins } Geld für { $missing } Baupunkte)
            }
           *[other] { $missing ->
                [one] (es fehlt 1 Baupunkt: { $each } Geld oder 1 Baupunktmarker)
               *[other] (es fehlen { $missing } Baupunkte: je { $each } Geld oder 1 Baupunktmarker)
            }
        }
    }
    .deed = Bauen
move-produce = { $price ->
        [0] Produzieren:
       *[other] Produzieren, { $price } Geld für Produktionspunkte zahlen:
    }{ $money ->
        [0] { "" }
       *[other] { " " }+{ $money } Geld
    }{ $bricks ->
        [0] { "" }
       *[other] { $money ->
            [0] { " " }+{ part-brick-tokens }
           *[other] , +{ part-brick-tokens }
        }
    }{ $influence ->
        [0] { "" }
       *[other] { $money ->
            [0] { $bricks ->
                [0] { " " }+{ part-influence }
               *[other] , +{ part-influence }
            }
           *[other] , +{ part-influence }
        }
    }
    .deed = Produzieren
move-finish = Zug beenden
    .deed = Zug beenden
move-place = { $over ->
        [0] Auf { $cell } anlegen
       *[other] Auf { $cell } statt { $old }
    }{ $ears ->
        [0] { part-neighbours }
       *[other] { $neighbours ->
            [0] { "" }
           *[other] , neben { $beside }
        }
    }{ $effect ->
        [money] : { $amount } Geld
        [influence] : { $amount } Einflussmarker
        [points] : { $amount } Siegpunktmarker
        [cards] { $amount ->
            [one] : 1 Karte ziehen
           *[other] : { $amount } Karten ziehen
        }
       *[none] { "" }
    }
    .short = { $over ->
            [0] Hierhin
           *[other] Statt { $old }
        }{ $effect ->
            [money] : { $amount } { sign-coin }
            [influence] : { $amount } { sign-star }
            [points] : { $amount } { sign-point }
            [cards] { $amount ->
                [one] : 1 Karte ziehen
               *[other] : { $amount } Karten ziehen
            }
           *[none] { "" }
        }
    .bare = { $over ->
            [0] Auf { $cell } anlegen
           *[other] Auf { $cell } statt { $old }
        }{ $ears ->
            [0] { part-neighbours }
           *[other] { $neighbours ->
                [0] { "" }
               *[other] , neben { $beside }
            }
        }
    .deed = Bauen
move-spend = Baupunktmarker von { $cell } einsetzen ({ $card })
    .short = { sign-brick } von { $card } einsetzen
    .deed = Marker einsetzen
move-coins = { $price } Geld zahlen
    .short = { $price } { sign-coin } zahlen
    .deed = Bauen
move-accept = { $count ->
        [0] Keinen Einflussmarker nehmen
       *[other] { $count } Einflussmarker nehmen
    }{ $all ->
        [0] { "" }
       *[other] { " " }(alle, wie üblich)
    }
    .deed = Nehmen
move-study = { $size ->
        [one] Von { $deck } ziehen (noch 1 Karte)
       *[other] Von { $deck } ziehen (noch { $size } Karten)
    }
    .deed = Ziehen
move-keep = { $card } behalten, { part-cost }
    .deed = Behalten
move-under = { $card } unter den Stapel legen, { part-cost }
    .deed = Darunterlegen

## Was gefragt wird

ask-draft = Wähle die Eröffnungskarte, die du behältst.
    .short = Welche Karte behältst du?
ask-station = Setze einen Baumeister auf ein freies Feld des Streifens.
    .short = Wohin stellst du deinen Baumeister?
ask-take = { part-free } Nimm eine Karte aus dem Angebot.
    .short = Welche Karte nimmst du?
ask-menu = { part-free } { $build ->
        [0] { $produce ->
            [0] Es bleibt nur, den Zug zu beenden.
           *[other] Produzieren oder den Zug beenden?
        }
       *[other] { $produce ->
            [0] Bauen oder den Zug beenden?
           *[other] Bauen, produzieren oder den Zug beenden?
        }
    }
    .short = { $build ->
            [0] { $produce ->
                [0] Beende deinen Zug.
               *[other] Produzieren oder den Zug beenden?
            }
           *[other] { $produce ->
                [0] Bauen oder den Zug beenden?
               *[other] Bauen oder produzieren?
            }
        }
ask-place = { $first ->
        [0] Wo soll deine neue Karte liegen: { $card }?
       *[other] Wo soll deine neue Karte liegen: { $card }? (x,y: Spalte nach rechts, Reihe nach unten.)
    }
    .short = Wohin kommt { $card }?
ask-pay = { $card }: { $due ->
        [one] Es fehlt 1 Baupunkt. Setze einen Baupunktmarker ein oder zahle { $price } Geld.
       *[other] Es fehlen { $due } Baupunkte, für jeden 1 Baupunktmarker oder { $each } Geld (zusammen { $price }). Womit beginnst du?
    }
    .short = { $due ->
            [one] 1 Baupunkt fehlt: Wie zahlst du?
           *[other] { $due } Baupunkte fehlen: Wie zahlst du?
        }
ask-accept = Wie viele Einflussmarker nimmst du von deinen Schafhöfen?
    .short = Wie viele { sign-star } nimmst du?
ask-study = Wähle den Stapel, von dem du ziehst.
    .short = Von welchem Stapel ziehst du?
ask-keep = Wähle die Karte, die du von den gezogenen behältst.
    .short = Welche Karte behältst du?
ask-under = Lege die übrigen Karten einzeln unter den Stapel; jede kommt unter die vorigen. Welche ist die nächste?
    .short = Welche Karte kommt als nächste unter den Stapel?

## Warum nicht

refused-CR-2-9 = Diese Karte ist nicht unter denen, aus denen du wählst.
refused-CR-5-1 = Auf diesem Feld steht schon ein Baumeister; wähle ein freies.
refused-CR-6-2 = Dort liegt keine Karte; wähle eine, die noch im Angebot ist.
refused-CR-6-3 = Bauen und Produzieren gehen je Zug nur einmal.
refused-CR-7-1 = Diese Karte hast du nicht auf der Hand.
refused-CR-7-3 = Diese Karte kostet { $cost ->
        [one] 1 Baupunkt
       *[other] { $cost } Baupunkte
    }; mit kostenlosen Baupunkten, Baupunktmarkern und Geld kommst du nur auf { $bricks }.{ $produced ->
        [0] { "" }
       *[other] { " " }Produziere zuerst: Dann kommst du auf { $produced }.
    }
refused-CR-7-4 = Die fehlenden Baupunkte kosten { $price } Geld, und du hast nur { $money }. Setze zuerst einen Baupunktmarker ein.
refused-CR-7-7 = Eine Karte muss mit einer ganzen Kante an eine Karte deiner Stadt grenzen.
refused-CR-7-8 = Deine Stadt darf höchstens 4 Spalten breit und 4 Reihen hoch sein.
refused-CR-7-10 = Dort liegt schon eine Karte, und nur ein Aquädukt darf sie ersetzen.
refused-CR-8-1 = Die fehlenden Produktionspunkte kosten { $price } Geld, und du hast nur { $money }.
refused-CR-8-5 = Keines deiner Produktionsgebäude würde jetzt etwas geben.
refused-CR-8-6 = So viele Schafhöfe hast du nicht.
refused-CR-9-4 = Dort hast du keinen Baupunktmarker.
refused-CR-9-13 = Für eine Schule ziehst du von einem Stapel, der im Spiel ist, und dann wählst du unter den gezogenen Karten.
refused-CR-9-15 = Für eine Schule ziehst du nie von Stapel I und nie von einem leeren Stapel.
refused-CR-9-17 = In jeder Reihe und in jeder Spalte deiner Stadt darf nur ein Aquädukt liegen.
refused-CR-9-25 = An diesem Tisch darf ein Aquädukt kein anderes Aquädukt ersetzen.

## Der Wertungsblock

row-residences-2 = Wohngebiete 2
row-residences-3 = Wohngebiete 3
row-residences-4 = Wohngebiete 4
row-aqueducts = Aquädukte
row-temples = Tempel
row-money = Geld
row-influence-tokens = Einflussmarker
row-influence-cards = Einflusswertungskarten

# Die Zeilen, wo wenig Platz ist
short-row-residences-2 = Gebiete 2
short-row-residences-3 = Gebiete 3
short-row-residences-4 = Gebiete 4
short-row-aqueducts = Aquädukte
short-row-temples = Tempel
short-row-money = Geld
short-row-influence-tokens = Einfluss
short-row-influence-cards = Einflusskarten

line-CR-12-3 = { $sum } × { $colours ->
        [one] 1 Farbe
       *[other] { $colours } Farben
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } (Therme)
    }
line-CR-12-7 = { $count ->
        [one] 1 Aquädukt
       *[other] { $count } Aquädukte
    }
line-CR-9-29 = { $card }: { $count } von { $threshold } Karten
line-CR-9-30 = { $card }: { $count } von { $threshold } Farben
line-CR-9-31 = { $card }: { $count ->
        [one] 1 Wohnhaus
       *[other] { $count } Wohnhäuser
    } mit Wert 2, nötig { $threshold }
line-CR-9-32 = { $card }: { $count } Tempel, nötig { $threshold }
line-CR-9-33 = { $card }: { $count } Produktionsgebäude, nötig { $threshold }
line-CR-9-34 = { $card }: { $count ->
        [one] 1 Stern
       *[other] { $count } Sterne
    }
line-CR-9-35 = { $card }: { $count ->
        [one] 1 Wohnhaus
       *[other] { $count } Wohnhäuser
    } mit Wert 4, nötig { $threshold }
line-CR-9-36 = { $card }: { $count ->
        [one] 1 Wohnhaus
       *[other] { $count } Wohnhäuser
    } mit Wert 2
line-CR-9-37 = { $card }: { $count } Tempel
line-CR-9-38 = { $card }: { $count } mal { $threshold } Geld
line-CR-12-9 = { $money } Geld
line-CR-12-10 = { $tokens } Einflussmarker
line-CR-12-11 = Einflusskarte mit Wert { $value }

## Einstellungen

setting-production-optional-per-building = Bei der Produktion darfst du auf Einflussmarker deiner Schafhöfe verzichten.
setting-aqueduct-may-replace-aqueduct = Ein Aquädukt darf ein anderes Aquädukt ersetzen.
setting-show-known-hand-cards = Handkarten, die alle gesehen haben, werden offen gezeigt.
setting-first-player = Welcher Platz am Tisch mit der Startspielerfigur beginnt.
value-first-player-drawn = ausgelost
value-first-player-seat-1 = der erste Platz
value-first-player-seat-2 = der zweite Platz
value-first-player-seat-3 = der dritte Platz
value-first-player-seat-4 = der vierte Platz

## Der Tisch in Sätzen

help-game = Plätze heißen x,y: Spalte nach rechts, Reihe nach unten; die Startgebäude liegen auf 0,0 und 1,0.

say-heading-opening = Eröffnung
say-heading-round = Runde { $round } von { $rounds }
say-heading-over = Das Spiel ist zu Ende
say-heading-offer = Angebot
say-heading-influence = Einflusskarten
say-heading-strips = Kommende Streifen
say-heading-decks = Stapel
say-heading-packet = Karten zur Wahl
say-heading-you = Du: { $seat }
say-heading-seat = { $seat }

say-start-player = { $seat } hat die Startspielerfigur.
say-placing = Die Baumeister werden gesetzt.
say-turn = { $seat } ist am Zug, auf Feld { $field }. Kostenlos sind { part-bricks } und { part-gears }.
say-has-built = In diesem Zug wurde schon gebaut.
say-has-produced = In diesem Zug wurde schon produziert.
say-building-now = Gerade wird gebaut: { $card }.
say-site = Der Platz dafür ist { $cell }.
say-due = { $bricks ->
        [one] Es fehlt 1 Baupunkt.
       *[other] Es fehlen { $bricks } Baupunkte.
    }

say-strip = Der Streifen, vom Kaiser aus: { part-row }.
say-field-free = Feld { $field }: { part-bricks }, { part-gears }, leer.
say-field-taken = Feld { $field }: { part-bricks }, { part-gears }, { $seat }.
say-strip-round = Runde { $round }: { part-row }.
say-strip-unknown = Runde { $round }: noch nicht bekannt.
say-strips-unknown = Runden { $first } bis { $last }: noch nicht bekannt.
say-two-strips-unknown = Runden { $first } und { $last }: noch nicht bekannt.

say-offer-card = { $slot }: { $card } ({ $deck }), { part-cost }{ part-stars }.
say-offer-gone = { $slot }: schon genommen.
say-no-card = keine Karte
say-influence-lying = Neben dem Angebot: { $values }.
say-influence-none = Neben dem Angebot: keine.
say-influence-to-come = Noch zu erwarten: { $values }.

# Direkt über der Entscheidung
say-now-offer = Angebot: { $offer }; { $count ->
        [0] keine Einflusskarte
        [one] Einflusskarte: { $lying }
       *[other] Einflusskarten: { $lying }
    }; Einfluss: { $influence }.
say-now-later = Reicht erst nach der Produktion: { $cards }.
say-now-dear = Noch zu teuer, du kommst auf { part-bricks }: { $cards }.

say-deck = { $size ->
        [one] In { $deck }: 1 Karte.
       *[other] In { $deck }: { $size } Karten.
    }
say-deck-known = Karte { $place } von oben in { $deck }: { $card }, { part-cost }.
say-deck-one-of = Karte { $place } von oben in { $deck }, aus dieser Auswahl: { part-choice }.
say-box = Aus dem Spiel: { $card }.
say-packet-card = { $card } ({ $deck }), { part-cost }{ part-stars }.
say-packet-hidden = { $cards ->
        [one] 1 Karte von { $deck }, verdeckt.
       *[other] { $cards } Karten von { $deck }, verdeckt.
    }
say-packet-one-of = { $cards ->
        [one] 1 Karte von { $deck }, verdeckt, aus dieser Auswahl: { part-choice }.
       *[other] { $cards } Karten von { $deck }, verdeckt, aus dieser Auswahl: { part-choice }.
    }

say-purse = { $money } Geld, { part-influence }, { part-brick-tokens }.
say-purse-own = Du hast { $money } Geld, { part-influence }, { part-brick-tokens }.
say-influence-cards = Gewonnene Einflusskarten: { $values }.
say-hand-empty = Hand: keine Karten.
say-hand-cards = Hand: { $cards }.
say-hand-hidden = { $cards ->
        [one] Verdeckt auf der Hand: 1 Karte von { $deck }.
       *[other] Verdeckt auf der Hand: { $cards } Karten von { $deck }.
    }
say-hand-one-of = { $cards ->
        [one] Verdeckt auf der Hand: 1 Karte von { $deck }, aus dieser Auswahl: { part-choice }.
       *[other] Verdeckt auf der Hand: { $cards } Karten von { $deck }, aus dieser Auswahl: { part-choice }.
    }
say-city = Stadt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $columns ->
        [one] 1 Spalte
       *[other] { $columns } Spalten
    } breit, { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    } hoch.
# Ein Baupunktmarker neben einem Kürzel im Raster
say-brick-token = +b
say-legend = (* Stern, *3 drei Sterne, +b Baupunktmarker, +3 drei Siegpunktmarker)
say-building = { $cell }: { $card }{ $bricks ->
        [0] { "" }
       *[other] , mit Baupunktmarker
    }{ $points ->
        [0] { "" }
        [one] , mit 1 Siegpunktmarker
       *[other] , mit { $points } Siegpunktmarkern
    }.

## Die Einführung: eine Meldung je Schritt; ein Hinweis antwortet, wenn jemand etwas anderes wählt

tutorial-welcome = Willkommen, Livia! Du baust eine Stadt aus Karten, höchstens vier breit und vier hoch. Alle haben 14 Züge; wer die meisten Punkte hat, gewinnt. Deine Stadt beginnt mit einem Wohnhaus und einem Gemüsehof.
tutorial-offer = Vier Karten liegen im Angebot, eine für jeden Zug der Runde. Zu zweit habt ihr je zwei Baumeister, also zwei Züge pro Runde. Auf deiner Hand wartet ein Wohnhaus 2.
tutorial-first-builder = Zuerst kommen die Baumeister auf den Streifen. Beim Kaiser wählst du früh eine Karte, bekommst aber wenig. Ein Feld gibt sein Zeichen und alle bis zum Kaiser: Jeder Ziegel ist ein Baupunkt, jedes Zahnrad ein Produktionspunkt. Für die Kaiser-Therme lohnt es sich, vorn zu sein: Nimm Feld 1.
tutorial-first-builder-hint = In einem anderen Spiel gern. Hier willst du zuerst wählen: das Feld direkt beim Kaiser, Nummer 1.
tutorial-second-builder = Marcus steht auf Feld 2. Dein zweiter Baumeister darf der letzte sein: Feld 5 gibt 3 Baupunkte und 2 Produktionspunkte. Setz ihn dorthin.
tutorial-second-builder-hint = Das geht, bringt aber weniger. Feld 5, am weitesten vom Kaiser, gibt 3 Baupunkte und 2 Produktionspunkte.
tutorial-take = Die Züge laufen von Feld 1 bis Feld 5, du beginnst also. Jeder Zug fängt mit einer Karte aus dem Angebot an, kostenlos. Nimm die Kaiser-Therme.
tutorial-take-hint = Auch eine gute Karte, aber über die Therme würde Marcus sich freuen. Nimm die Kaiser-Therme, die erste Karte im Angebot.
tutorial-build = Jetzt darfst du einmal bauen und einmal produzieren, in beliebiger Reihenfolge. Feld 1 gibt dir 1 Baupunkt, genau so viel kostet das Wohnhaus 2. Bau es.
tutorial-build-hint = Für die Therme müsstest du Baupunkte kaufen; das hat Zeit. Das Wohnhaus 2 auf deiner Hand kostet 1 Baupunkt, und den hast du.
tutorial-place = Eine neue Karte muss mit einer Kante an deine Stadt grenzen, und das Ganze darf nie größer werden als vier mal vier: Der gestrichelte Rahmen zeigt, wie weit du noch wachsen kannst. Wohnhäuser mit gleichem Wert nebeneinander bilden ein Wohngebiet. Leg deines direkt unter das erste.
tutorial-place-hint = Erlaubt, aber such den Platz direkt unter deinem ersten Wohnhaus, damit die Therme neben beiden Platz findet.
tutorial-area = Ein Wohngebiet zählt die Summe seiner Häuser, mal die verschiedenen Farben der öffentlichen Gebäude, die es berühren. 2 + 2 = 4, aber mal keine Farbe ist nichts. Geduld!
tutorial-finish = Du hast keine Produktionspunkte. Zwei zu kaufen kostet 2 Geld, und dein Gemüsehof bringt nur 1. Beende den Zug.
tutorial-finish-hint = Zwei Produktionspunkte für 2 Geld, um 1 zu verdienen? Beende lieber den Zug.
tutorial-public = Marcus hat einen Markt und ein Wohnhaus 4 gebaut. Die letzte Karte des Angebots, ein Aquädukt, hast du von selbst bekommen. Jetzt lohnt sich Feld 5: 3 Baupunkte, der Preis eines öffentlichen Gebäudes. Bau die Kaiser-Therme.
tutorial-public-hint = Später! In diesem Zug hast du genau die 3 Baupunkte, die die Kaiser-Therme kostet.
tutorial-baths = Ein öffentliches Gebäude wirkt einmal, beim Bauen, für jede angrenzende Karte. Die Kaiser-Therme bekommt für jede einen Siegpunktmarker, und einen dazu. Leg sie neben dein unteres Wohnhaus und unter den Gemüsehof: zwei angrenzende Karten.
tutorial-baths-hint = Dort berührt die Therme weniger Karten oder nicht das Wohngebiet. Such die Ecke zwischen Gemüsehof und unterem Wohnhaus.
tutorial-colours = Drei Siegpunktmarker. Dein Wohngebiet zählt jetzt 4 × 1 Farbe + 3 für die Therme = 7. Märkte bringen ebenso Geld, Arenen Einfluss; eine Schule zieht Karten, von denen du eine behältst. Ein großes Wohngebiet mit allen vier Farben ringsum: davon träumt jede Stadt.
tutorial-produce = Deine 2 Produktionspunkte treiben alle Produktionsgebäude auf einmal an. Der Gemüsehof gibt 1 Geld; Getreidehöfe geben Baupunktmarker, Schafhöfe Einfluss. Produziere!
tutorial-produce-hint = Diese 2 Produktionspunkte sind kostenlos und wären verloren. Produziere zuerst.
tutorial-influence = Runde 2, und neben dem Angebot liegt eine Einflusskarte für 4 Punkte. Am Ende der Runde bekommt sie, wer allein den meisten Einfluss hat, und gibt dafür alle eigenen Marker ab. Bei Gleichstand bleibt sie liegen. Sterne auf Karten bringen Einfluss.
tutorial-race = Der Tempel der Venus hat einen Stern. Sei noch einmal vorn: Feld 1.
tutorial-race-hint = Von dort könnte dir jemand den Tempel der Venus wegnehmen. Feld 1 ist noch frei.
tutorial-temple = Dein anderer Baumeister steht wieder auf Feld 5. Nimm den Tempel der Venus.
tutorial-temple-hint = Nicht schlecht, aber der Tempel der Venus passt zu dir: Er zählt Wohnhäuser 2, und du hast zwei.
tutorial-pay = Der Tempel kostet 2 Baupunkte, das Feld gibt 1. Fehlende Baupunkte kosten je 2 Geld, und du hast 6. Bau den Tempel.
tutorial-pay-hint = Heute kannst du dir mehr leisten: Bau den Tempel der Venus, für 1 Baupunkt und 2 Geld.
tutorial-temple-place = Ein Tempel zählt, wo immer er steht. Heb die Plätze neben deinen Wohnhäusern für Wohnhäuser auf, und leg ihn rechts neben den Gemüsehof.
tutorial-temple-place-hint = Dieser Platz ist für anderes mehr wert. Am besten rechts neben den Gemüsehof.
tutorial-temple-points = Jeder Tempel hat seinen eigenen Wunsch. Venus gibt 2 Punkte für jedes Wohnhaus 2: das sind 4. Und ihr Stern hat dir 1 Einflussmarker gebracht.
tutorial-aqueduct = Marcus hat einen Schafhof und ein Aquädukt gebaut. Dein letzter Zug der Runde: Das Aquädukt kostet nur 1 Baupunkt. Bau es.
tutorial-aqueduct-hint = Heb das für später auf. Erst das Aquädukt.
tutorial-aqueduct-place = Ein bis vier Aquädukte zählen 4, 12, 24 oder 40, aber in jeder Reihe und jeder Spalte darf nur eines liegen. Es darf sogar eine Karte ersetzen. Leg es rechts neben die Therme.
tutorial-aqueduct-place-hint = Möglich, aber das verdirbt einen guten Platz oder kostet dich eine Karte. Schau rechts neben der Therme.
tutorial-again = Wieder zwei Produktionspunkte: Produziere. Damit endet dein Zug, und die Runde.
tutorial-again-hint = Die Produktionspunkte sind kostenlos. Produziere, bevor du den Zug beendest.
tutorial-won = Du hattest allein den meisten Einfluss, 1 zu 0. Der Marker ist abgegeben, und die Karte mit 4 Punkten gehört dir. Von Markern, die am Ende bleiben, sind zwei ein Punkt.
tutorial-end = Fünf Runden später. Deine vier Wohnhäuser 2 berühren drei Farben: 8 × 3 + 3 = 27. Drei Aquädukte zählen 24, drei Tempel 21, Einflusskarten 18, das Wohnhaus 4 zählt 11, und Geld je 1. Du gewinnst mit 103 zu 82.
tutorial-farewell = Merk dir: nah am Kaiser für die Karte, weit weg für Bau- und Produktionspunkte; wenige große Wohngebiete, viele Farben; je Reihe und Spalte ein Aquädukt. Alles auf dem Tisch erklärt sich, wenn du darauf zeigst. Viel Glück!
