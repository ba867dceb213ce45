### Nur Wörter für das Brett von City of Marble; wie Plättchen und Gebäude heißen und was sie tun, steht beim Spiel.

city = Die Stadt
zoom = Die Stadt vergrößern
spot = Platz { $spot }
piece = Teil nach { $corner }
tile = { $color }es Plättchen auf { $spot }
tile-official = { $color }es Plättchen auf { $spot }, Beamter von { $name }
bridge = Brücke { $bridge } am Tiber
bridge-about = Das erste Plättchen, das sie überdeckt, nimmt sie. Werte, die du noch nicht kennst: { $values }.
aqueduct = { $line }es Aquädukt
pieces-left = { $pieces ->
        [one] Noch 1 Teil.
       *[other] Noch { $pieces } Teile.
    }

corner = { $corner }: { $sides } von 6 Seiten, { $structures ->
        [one] 1 Bau
       *[other] { $structures } Bauten
    }
corner-now = Mit den Beamten, die jetzt dort stehen:
corner-nobody = niemand liegt allein vorn, also ein Brunnen
corner-no-marker = kein Auftragsmarker mehr, also ein Brunnen
site-building = { $building } von { $name } auf { $corner }
site-fountain = Brunnen auf { $corner }
site-fountain-about = Jedes Gebäude daneben zählt am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
site-connected = An einem Aquädukt.
site-fountains = { $fountains ->
        [one] Neben 1 Brunnen.
       *[other] Neben { $fountains } Brunnen.
    }
site-next = Bauplatz { $corner }
site-would = { $building } für { $name }: { $points }
site-would-for = { $building } für { $name }
site-would-fountain = { $building }: { $why }

inside = { $name } entscheidet im Zug von { $turn }: Geht ein Beamter aus dem markierten Distrikt?
inside-yours = { $name } entscheidet in deinem Zug: Geht ein Beamter aus dem markierten Distrikt?
inside-mine = Du entscheidest im Zug von { $turn }: Geht einer deiner Beamten aus dem markierten Distrikt?
last-round = Letzte Runde
last-round-about = Je eine Aktion; { $name } hat sie ausgelöst.

own = Deine Sachen
hand = Deine Plättchen
tiles = { $color }: { $ready } bereit{ $aside ->
        [0] { "" }
       *[other] , { $aside } bis zum Ende des Zuges auf dem linken Feld
    }
officials = Beamte: { $home } von { $all } auf deiner Spielertafel, { $tiles } auf Plättchen
officials-about = Nur Beamte auf deiner Spielertafel kannst du auf ein neues Plättchen setzen.
on-field = { $count ->
        [one] 1 Beamter: { $field }
       *[other] { $count } Beamte: { $field }
    }
coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
coins-about = Am Ende je { $coin ->
        [one] 1 Punkt
       *[other] { $coin } Punkte
    }; die meisten Münzen bringen { $most } dazu.
bridges-own = { $count ->
        [0] Keine Brücke
        [one] Brücke: { $values }
       *[other] Brücken: { $values }
    }
bridges-about = Punkte für dich: In der Summe, die du siehst, sind sie schon enthalten, in der, die andere von dir sehen, erst am Ende.
imperium = Deine Imperiumsplättchen
imperium-of = { $count ->
        [one] 1 { $building }-Imperiumsplättchen
       *[other] { $count } { $building }-Imperiumsplättchen
    }
lead-alone = allein vorn
lead-shared = gemeinsam vorn

draw = Plättchen ziehen
draw-short = Ziehen
play-short = Spielen
# Mit Trennstellen: Auf einem Telefon sind die Knöpfe schmal.
act-aqueduct = Aquä{ "\u00AD" }dukte aus{ "\u00AD" }bauen
act-recall = Beamten zurück{ "\u00AD" }holen
act-official = Mit einem Beamten
act-unmanned = Ohne Beamten
act-stay = Alle bleiben
act-end = Zug beenden
hint-leave = Oder wähle in der Stadt den Beamten, der gehen soll.
hint-place = Wähle eine goldene Marke in der Stadt. Eine Zahl heißt: So viel bringt dir, was dort fertig wird.
hint-start = Wähle eine Kante am Ende des Aquädukts.
hint-extend = Wähle eine Kante am Ende eines Aquädukts.
hint-site = Wähle den Bauplatz, der als nächster drankommt.
hint-recall = Wähle den Beamten, der zurückkommt.

stacks = Stapel
stack = { $color }: { $tiles ->
        [0] Stapel leer
        [one] 1 Plättchen im Stapel
       *[other] { $tiles } Plättchen im Stapel
    }
lamps = { $empty ->
        [one] 1 Stapel ist leer, bei { $all } beginnt die letzte Runde
       *[other] { $empty } Stapel sind leer, bei { $all } beginnt die letzte Runde
    }
lamps-about = Danach hat jeder noch eine Aktion.
actions = { $actions ->
        [-1] keine Aktion mehr
        [0] letzte Aktion
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }
actions-short = { $actions ->
        [-1] keine Aktion mehr
        [0] letzte Aktion
        [one] Aktion
       *[other] Aktionen
    }

rival = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; bereit: { $home ->
        [one] 1 Beamter
       *[other] { $home } Beamte
    }; Plättchen: { $tiles }; Imperiumsplättchen: { $imperium }; { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $bridges ->
        [one] 1 Brücke
       *[other] { $bridges } Brücken
    }. Zeige, was alle haben.
turn = ist am Zug
standings = Was alle haben
standings-about = Imperiumsplättchen: Die meisten einer Art zählen am Ende { $most } Punkte, gemeinsam vorn { $tied }. Hinter dem +: was Beamte auf Feldern noch bringen und was in diesem Zug gezogen wurde.
points = Punkte
coins-short = Münzen
bridges-short = Brücken
home-short = Beamte bereit
tiles-short = Plättchen, { $color }
close = Schließen
