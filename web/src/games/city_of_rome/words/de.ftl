### Wörter nur für das Brett von City of Rome; wie Karten heißen und was sie tun, steht in der Datei des Spiels.

strip = Aktionsstreifen
emperor = Der Kaiser
emperor-about = Von ihm aus kommen die Felder an die Reihe; jedes gibt seinen eigenen Ziegel oder sein Zahnrad und alle davor.
field = Feld { $field }
field-gives = Kostenlos: { $bricks ->
        [one] 1 Baupunkt
       *[other] { $bricks } Baupunkte
    } und { $gears ->
        [one] 1 Produktionspunkt
       *[other] { $gears } Produktionspunkte
    }.
field-cards = { $most ->
        [0] Dann ist keine Karte mehr da.
        [one] Dann ist noch 1 Karte da.
       *[other] { $least ->
            [0] Dann sind noch { $most } Karten da.
           *[other] Dann sind noch { $least } bis { $most } Karten da.
        }
    }
field-production = { $coins ->
        [0] Produzieren ist kostenlos.
       *[other] Produzieren kostet { $coins } Geld.
    }
field-taken = Hier steht { $name }.

city-own = Deine Stadt
city-of = Stadt von { $name }
plot = Freier Platz { $cell }
with-brick = mit Baupunktmarker
with-points = { $points ->
        [one] mit 1 Siegpunktmarker
       *[other] mit { $points } Siegpunktmarkern
    }
pomerium = Die Stadtgrenze
pomerium-sign = POMERIVM · { $span } × { $span }
pomerium-about = { $columns ->
        [0] Alle { $span } Spalten liegen fest
        [one] Noch eine Spalte ist möglich
       *[other] Noch { $columns } Spalten sind möglich
    }, { $rows ->
        [0] alle { $span } Reihen liegen fest.
        [one] noch eine Reihe ist möglich.
       *[other] noch { $rows } Reihen sind möglich.
    }
area = Wohngebiet mit Wert { $value }
area-about = { $sum } × { $colours ->
        [one] 1 Farbe
       *[other] { $colours } Farben
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } (Therme)
    } = { $points }

offer = Angebot
decks = Stapel
deck-size = { $size ->
        [0] Leer.
        [one] Noch 1 Karte.
       *[other] Noch { $size } Karten.
    }
deck-unseen = Noch nicht gesehen: { $cards }.
packet-draft = Eröffnungskarten
packet-keep = Gezogen: behalte eine
packet-under = Unter den Stapel
hand = Deine Hand
hand-empty = Keine Handkarten
hands = Alle Handkarten
hand-of = { $cards ->
        [one] Hand: 1 Karte
       *[other] Hand: { $cards } Karten
    }
price-free = gratis
after-production = Klick: erst Produktion, dann diese Karte

goods-own = Dein Besitz
starter = Startspielerfigur
good-count = { $good }: { $have }{ $change ->
        [0] { "" }
       *[other] , dann { $to }
    }
good-money = Geld
good-money-about = { $brick } Geld ersetzen einen Baupunkt, { $gear } Geld einen Produktionspunkt. Am Ende je 1 Punkt.
good-bricks = Baupunktmarker
good-bricks-about = Jeder zählt als 1 Baupunkt. Am Ende sind sie nichts wert.
good-influence = Einfluss
good-influence-about = Wer allein führt, gewinnt die Einflusskarten und gibt alle Marker ab. Am Ende 1 Punkt für { $tokens } Marker.
good-points = Punkte
good-points-about = So viel steht jetzt auf deinem Wertungsblock.
good-cards = Einflusskarten
good-cards-about = Ihr Wert zählt am Ende als Punkte.
turn-of = Zug { $turn } von { $turns }
builder-of = Baumeister { $turn } von { $turns }
turn-short = { $turn }/{ $turns }

produce = Produzieren
finish = Zug beenden
pay = Zahle { $cost }
pay-free = { $bricks } kostenlos
pay-due = { $due ->
        [one] 1 fehlt
       *[other] { $due } fehlen
    }
pay-rest = { $due ->
        [one] für den fehlenden Baupunkt
       *[other] für { $due } Baupunkte
    }
pay-coins = { $coins } Geld zahlen
pay-tokens = oder wähle ein Gebäude mit Baupunktmarker
accept = Einflussmarker nehmen

calendar = Streifen der { $rounds } Runden
round = Runde { $round }
of-rounds = von { $rounds }
prize-won = { $name } hat die Einflusskarte { $value } gewonnen.
prize-lies = Die Einflusskarte { $value } liegt neben dem Angebot.
prize-comes = Die Einflusskarte { $value } kommt in Runde { $round }.
race = Einfluss
race-seat = { $influence ->
        [one] { $name }: 1 Marker
       *[other] { $name }: { $influence } Marker
    }
race-prize = { $rounds ->
        [0] Punkte für den, der nach dieser Runde allein vorn liegt
        [one] Punkte für den, der nach Runde { $round }, der nächsten, allein vorn liegt
       *[other] Punkte für den, der nach Runde { $round }, in { $rounds } Runden, allein vorn liegt
    }
standing = { $behind ->
        [0] { $ahead ->
            [0] gleichauf mit den Ersten
           *[other] { $ahead } vor allen anderen
        }
       *[other] { $behind } hinter dem Ersten
    }
rival = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $money } Geld, { $influence } Einfluss, { $bricks } Baupunktmarker, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $cards } Karten in der Stadt. Stadt zeigen.
close = Schließen
