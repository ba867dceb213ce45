### Die Baumeister: Antike auf Deutsch. Begriffe wie in rules.de.md.

title = Die Baumeister: Antike
tagline = Eröffne Baustellen, schick deine Arbeitskräfte los und vollende Gebäude für Sesterze und Punkte.
window-tension = Du hast drei Aktionen, und der dritte Arbeiter für eine Baustelle kostet so viele wie die beiden davor. Jede Münze Lohn muss als Gebäude zurückkommen, eher als bei den anderen.
window-step-1 = Eröffne Baustellen und stell Arbeiter an.
window-step-2 = Schick deine Leute: Der erste kostet eine Aktion, der nächste zwei, dann drei.
window-step-3 = Investiere in Werkzeug, Schulen oder Sklaven und baue schneller.
window-step-4 = Wer zuerst 17 Punkte an Gebäuden hat, läutet die letzte Runde ein.
box-remark = Die Spielregel zeigt kaum eine der Karten: Was sie brauchen, liefern und bringen, haben wir aus öffentlichen Programmen, und ein Lehrling ist so nachgebaut, dass die vier ausgewogen sind. Gedruckt sind der Ablauf, die Zahl der Karten jeder Art, alle Preise, die Schlusswertung und der Leuchtturm von Alexandria; wo sie schweigt, nennen die Regeln hier unsere Lesart.

## Gebäude, und was sie brauchen und bringen

building-house = Haus
building-market = Markt
building-quarry = Steinbruch
building-trough = Viehtränke
building-trading-post = Handelskontor
building-camel-stable = Kamelstall
building-stall = Verkaufsstand
building-rural-house = Landhaus
building-armoury = Waffenkammer
building-shipyard = Werft
building-harbour = Hafen
building-archery-range = Bogenschießplatz
building-town-hall = Rathaus
building-noble-house = Adelshaus
building-town-house = Stadthaus
building-temple = Tempel
building-barracks = Kaserne
building-fortress = Festung
building-philosophy-school = Philosophenschule
building-forum = Forum
building-ziggurat = Zikkurat
building-palace-of-ashur = Palast von Assur
building-lighthouse = Leuchtturm von Alexandria
building-theatre = Theater
building-tower-of-babel = Turm zu Babel
building-sphinx = Sphinx
building-hanging-gardens = Hängende Gärten
building-colossus = Koloss von Rhodos
building-pyramid = Pyramide
building-saw = Säge
building-drawing-table = Zeichentisch
building-scaffold = Baugerüst
building-hoist = Flaschenzug
also-building-lighthouse = Leuchtturm
also-building-colossus = Koloss
about-house = Braucht 1 Holz, 1 Wissen; bringt 10 Sesterze.
about-market = Braucht 1 Stein, 1 Farbe; bringt 10 Sesterze.
about-quarry = Braucht 1 Stein, 1 Holz; bringt 10 Sesterze.
about-trough = Braucht 1 Wissen, 1 Farbe; bringt 10 Sesterze.
about-trading-post = Braucht 1 Holz, 1 Wissen; bringt 6 Sesterze, 1 Punkt.
about-camel-stable = Braucht 1 Stein, 1 Wissen; bringt 6 Sesterze, 1 Punkt.
about-stall = Braucht 1 Holz, 1 Farbe; bringt 6 Sesterze, 1 Punkt.
about-rural-house = Braucht 1 Stein, 1 Farbe; bringt 6 Sesterze, 1 Punkt.
about-armoury = Braucht 1 Stein, 1 Holz, 2 Wissen; bringt 8 Sesterze, 2 Punkte.
about-shipyard = Braucht 1 Stein, 1 Wissen, 2 Farben; bringt 8 Sesterze, 2 Punkte.
about-harbour = Braucht 2 Steine, 1 Holz, 1 Farbe; bringt 8 Sesterze, 2 Punkte.
about-archery-range = Braucht 2 Holz, 1 Wissen, 1 Farbe; bringt 8 Sesterze, 2 Punkte.
about-town-hall = Braucht 2 Steine, 2 Wissen, 2 Farben; bringt 10 Sesterze, 3 Punkte.
about-noble-house = Braucht 2 Steine, 2 Holz, 2 Farben; bringt 10 Sesterze, 3 Punkte.
about-town-house = Braucht 2 Steine, 2 Holz, 2 Wissen; bringt 10 Sesterze, 3 Punkte.
about-temple = Braucht 2 Holz, 2 Wissen, 2 Farben; bringt 10 Sesterze, 3 Punkte.
about-barracks = Braucht 2 Steine, 3 Holz, 1 Wissen, 2 Farben; bringt 12 Sesterze, 4 Punkte.
about-fortress = Braucht 3 Steine, 2 Holz, 2 Wissen, 1 Farbe; bringt 12 Sesterze, 4 Punkte.
about-philosophy-school = Braucht 1 Stein, 2 Holz, 2 Wissen, 3 Farben; bringt 14 Sesterze, 4 Punkte.
about-forum = Braucht 2 Steine, 1 Holz, 3 Wissen, 2 Farben; bringt 12 Sesterze, 3 Punkte.
about-ziggurat = Braucht 1 Stein, 2 Holz, 3 Wissen, 4 Farben; bringt 14 Sesterze, 5 Punkte.
about-palace-of-ashur = Braucht 3 Steine, 1 Holz, 4 Wissen, 2 Farben; bringt 14 Sesterze, 5 Punkte.
about-lighthouse = Braucht 2 Steine, 4 Holz, 1 Wissen, 3 Farben; bringt 14 Sesterze, 5 Punkte.
about-theatre = Braucht 4 Steine, 3 Holz, 2 Wissen, 1 Farbe; bringt 14 Sesterze, 5 Punkte.
about-tower-of-babel = Braucht 3 Steine, 1 Holz, 5 Wissen, 3 Farben; bringt 15 Sesterze, 6 Punkte.
about-sphinx = Braucht 3 Steine, 5 Holz, 1 Wissen, 3 Farben; bringt 15 Sesterze, 6 Punkte.
about-hanging-gardens = Braucht 2 Steine, 3 Holz, 4 Wissen, 5 Farben; bringt 17 Sesterze, 7 Punkte.
about-colossus = Braucht 5 Steine, 4 Holz, 3 Wissen, 2 Farben; bringt 17 Sesterze, 7 Punkte.
about-pyramid = Braucht 4 Steine, 4 Holz, 4 Wissen, 4 Farben; bringt 18 Sesterze, 8 Punkte.
about-saw = Braucht 1 Wissen, 2 Farben; bringt 2 Punkte. Eine Maschine: Fertig gehört sie zu deinen Arbeitskräften und liefert 3 Holz ohne Lohn.
about-drawing-table = Braucht 2 Steine, 1 Farbe; bringt 2 Punkte. Eine Maschine: Fertig gehört sie zu deinen Arbeitskräften und liefert 3 Wissen ohne Lohn.
about-scaffold = Braucht 1 Stein, 2 Holz; bringt 2 Punkte. Eine Maschine: Fertig gehört sie zu deinen Arbeitskräften und liefert 3 Farben ohne Lohn.
about-hoist = Braucht 1 Holz, 2 Wissen; bringt 2 Punkte. Eine Maschine: Fertig gehört sie zu deinen Arbeitskräften und liefert 3 Steine ohne Lohn.

## Arbeitskräfte: Arbeiter, Sklaven oder Freigelassene, Maschinen

crew-master-1 = Meister 1
crew-master-2 = Meister 2
crew-master-3 = Meister 3
crew-master-4 = Meister 4
crew-journeyman-1 = Geselle 1
crew-journeyman-2 = Geselle 2
crew-journeyman-3 = Geselle 3
crew-journeyman-4 = Geselle 4
crew-journeyman-5 = Geselle 5
crew-journeyman-6 = Geselle 6
crew-labourer-1 = Handlanger 1
crew-labourer-2 = Handlanger 2
crew-labourer-3 = Handlanger 3
crew-labourer-4 = Handlanger 4
crew-apprentice-1 = Lehrling 1
crew-apprentice-2 = Lehrling 2
crew-apprentice-3 = Lehrling 3
crew-apprentice-4 = Lehrling 4
crew-syrus = Syrus
crew-thrax = Thrax
crew-davus = Davus
crew-lydus = Lydus
crew-geta = Geta
crew-phryx = Phryx
crew-saw = Säge
crew-drawing-table = Zeichentisch
crew-scaffold = Baugerüst
crew-hoist = Flaschenzug
slave-syrus = Syrus
slave-thrax = Thrax
slave-davus = Davus
slave-lydus = Lydus
slave-geta = Geta
slave-phryx = Phryx
about-master-1 = Liefert 2 Steine, 3 Farben; Lohn 5.
about-master-2 = Liefert 3 Steine, 2 Holz; Lohn 5.
about-master-3 = Liefert 3 Holz, 2 Wissen; Lohn 5.
about-master-4 = Liefert 3 Wissen, 2 Farben; Lohn 5.
about-journeyman-1 = Liefert 3 Steine, 1 Wissen; Lohn 4.
about-journeyman-2 = Liefert 1 Stein, 3 Wissen; Lohn 4.
about-journeyman-3 = Liefert 1 Stein, 1 Holz, 1 Wissen, 1 Farbe; Lohn 4.
about-journeyman-4 = Liefert 1 Stein, 1 Holz, 1 Wissen, 1 Farbe; Lohn 4.
about-journeyman-5 = Liefert 3 Holz, 1 Farbe; Lohn 4.
about-journeyman-6 = Liefert 1 Holz, 3 Farben; Lohn 4.
about-labourer-1 = Liefert 1 Holz, 2 Farben; Lohn 3.
about-labourer-2 = Liefert 2 Steine, 1 Farbe; Lohn 3.
about-labourer-3 = Liefert 2 Holz, 1 Wissen; Lohn 3.
about-labourer-4 = Liefert 1 Stein, 2 Wissen; Lohn 3.
about-apprentice-1 = Liefert 1 Holz, 1 Wissen; Lohn 2.
about-apprentice-2 = Liefert 1 Holz, 1 Farbe; Lohn 2.
about-apprentice-3 = Liefert 1 Stein, 1 Wissen; Lohn 2.
about-apprentice-4 = Liefert 1 Stein, 1 Farbe; Lohn 2.
about-syrus = Liefert 2 Steine, 2 Farben. Ein Sklave kostet 7 Sesterze und bekommt keinen Lohn. Ihn freizulassen kostet 1 Aktion, solange er verfügbar ist, oder 5 Sesterze am Ende; wer Sklave bleibt, kostet 1 Punkt. Ein Freigelassener bekommt 4 Lohn, kann ausgebildet werden und ein Werkzeug tragen.
about-thrax = Liefert 2 Wissen, 2 Farben. Ein Sklave kostet 7 Sesterze und bekommt keinen Lohn. Ihn freizulassen kostet 1 Aktion, solange er verfügbar ist, oder 5 Sesterze am Ende; wer Sklave bleibt, kostet 1 Punkt. Ein Freigelassener bekommt 4 Lohn, kann ausgebildet werden und ein Werkzeug tragen.
about-davus = Liefert 2 Steine, 2 Wissen. Ein Sklave kostet 7 Sesterze und bekommt keinen Lohn. Ihn freizulassen kostet 1 Aktion, solange er verfügbar ist, oder 5 Sesterze am Ende; wer Sklave bleibt, kostet 1 Punkt. Ein Freigelassener bekommt 4 Lohn, kann ausgebildet werden und ein Werkzeug tragen.
about-lydus = Liefert 2 Steine, 2 Holz. Ein Sklave kostet 7 Sesterze und bekommt keinen Lohn. Ihn freizulassen kostet 1 Aktion, solange er verfügbar ist, oder 5 Sesterze am Ende; wer Sklave bleibt, kostet 1 Punkt. Ein Freigelassener bekommt 4 Lohn, kann ausgebildet werden und ein Werkzeug tragen.
about-geta = Liefert 2 Holz, 2 Farben. Ein Sklave kostet 7 Sesterze und bekommt keinen Lohn. Ihn freizulassen kostet 1 Aktion, solange er verfügbar ist, oder 5 Sesterze am Ende; wer Sklave bleibt, kostet 1 Punkt. Ein Freigelassener bekommt 4 Lohn, kann ausgebildet werden und ein Werkzeug tragen.
about-phryx = Liefert 2 Holz, 2 Wissen. Ein Sklave kostet 7 Sesterze und bekommt keinen Lohn. Ihn freizulassen kostet 1 Aktion, solange er verfügbar ist, oder 5 Sesterze am Ende; wer Sklave bleibt, kostet 1 Punkt. Ein Freigelassener bekommt 4 Lohn, kann ausgebildet werden und ein Werkzeug tragen.

## Werkzeuge, Universitäten und die vier Ressourcen

tool-hammer = Hammer
tool-hand-saw = Handsäge
tool-square = Winkelmaß
tool-brush = Pinsel
about-hammer = Ein Werkzeug für 2 Sesterze. Gib es einer Arbeitskraft mit, die kein Sklave ist: Sie liefert 1 Stein mehr. Ist das Gebäude fertig, ist es wieder unbenutzt.
about-hand-saw = Ein Werkzeug für 2 Sesterze. Gib es einer Arbeitskraft mit, die kein Sklave ist: Sie liefert 1 Holz mehr. Ist das Gebäude fertig, ist es wieder unbenutzt.
about-square = Ein Werkzeug für 2 Sesterze. Gib es einer Arbeitskraft mit, die kein Sklave ist: Sie liefert 1 Wissen mehr. Ist das Gebäude fertig, ist es wieder unbenutzt.
about-brush = Ein Werkzeug für 2 Sesterze. Gib es einer Arbeitskraft mit, die kein Sklave ist: Sie liefert 1 Farbe mehr. Ist das Gebäude fertig, ist es wieder unbenutzt.
university-stone = Universität für Stein
university-wood = Universität für Holz
university-knowledge = Universität für Wissen
university-decoration = Universität für Farbe
about-stone = Eine Universität für 7 Sesterze: Eine verfügbare Arbeitskraft, die kein Sklave ist, liefert bis zum Ende des Spiels 3 Steine; der Lohn bleibt. Niemand wird zweimal ausgebildet.
about-wood = Eine Universität für 7 Sesterze: Eine verfügbare Arbeitskraft, die kein Sklave ist, liefert bis zum Ende des Spiels 3 Holz; der Lohn bleibt. Niemand wird zweimal ausgebildet.
about-knowledge = Eine Universität für 7 Sesterze: Eine verfügbare Arbeitskraft, die kein Sklave ist, liefert bis zum Ende des Spiels 3 Wissen; der Lohn bleibt. Niemand wird zweimal ausgebildet.
about-decoration = Eine Universität für 7 Sesterze: Eine verfügbare Arbeitskraft, die kein Sklave ist, liefert bis zum Ende des Spiels 3 Farben; der Lohn bleibt. Niemand wird zweimal ausgebildet.
resource-stone = Stein
resource-wood = Holz
resource-knowledge = Wissen
resource-decoration = Farbe
code-stone = S
code-wood = H
code-knowledge = W
code-decoration = F

## Gezähltes, nach einer Zahl

one-action = Aktion
many-action = Aktionen
one-coin = Sesterz
many-coin = Sesterze
one-point = Punkt
many-point = Punkte
one-stone = Stein
many-stone = Steine
one-wood = Holz
many-wood = Holz
one-knowledge = Wissen
many-knowledge = Wissen
one-decoration = Farbe
many-decoration = Farben

## Teile von Sätzen, die mehreren Meldungen gemeinsam sind

part-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
part-coins = { $coins ->
        [one] 1 Sesterz
       *[other] { $coins } Sesterze
    }
part-money = { $money ->
        [one] 1 Sesterz
       *[other] { $money } Sesterze
    }
part-price = { $price ->
        [one] 1 Sesterz
       *[other] { $price } Sesterze
    }
part-actions = { $actions ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
part-loans = { $loans ->
        [0] kein Kredit
        [one] 1 Kredit
       *[other] { $loans } Kredite
    }
part-total = { $tenths ->
        [0] { $total ->
            [one] 1 Punkt
           *[other] { $total } Punkte
        }
       *[other] { $total },{ $tenths } Punkte
    }
part-wage = { $wage ->
        [0] kein Lohn
       *[other] Lohn { $wage }
    }
part-brought = { $coins ->
        [0] { part-points }
       *[other] { $points ->
            [0] { part-coins }
           *[other] { part-coins }, { part-points }
        }
    }
part-then = { $machine ->
        [0] { "" }
       *[other] , liefert danach { $provides }
    }
part-later = { $machine ->
        [0] { "" }
       *[other] { $ears ->
            [0] , liefert dann { $signs }
           *[other] { part-then }
        }
    }
part-cover = { $part ->
        [0] { "" }
       *[other] ; { $ears ->
            [0] { $cover_signs }
           *[other] { $covers }
        }
    }
part-closes = { $closes ->
        [0] { "" }
       *[other] ; beendet deinen Zug
    }
part-gives = { $ears ->
        [0] { $signs }
       *[other] { $provides }
    }
part-could = { $finished ->
        [0] { $later ->
            [0] { part-cover }
           *[other] { "" }
        }
       *[other] ; könnte jetzt fertigstellen: { $ears ->
            [0] { $site_signs }
           *[other] { $sites }
        }
    }{ $later ->
        [0] { "" }
       *[other] ; könnte im nächsten Zug fertigstellen: { $ears ->
            [0] { $later_signs }
           *[other] { $later_sites }
        }
    }
part-does = { $finished ->
        [0] { $part ->
            [0] { $late ->
                [0] ; nichts, was deine Baustellen brauchen
                [2] { "" }
               *[other] ; stellt nichts mehr fertig
            }
           *[other] { part-cover }
        }
       *[other] { $ears ->
            [0] ; fertig: { $site_signs }
           *[other] ; stellt fertig: { $sites }
        }
    }
part-starters = { $count ->
        [0] { "" }
       *[other] ; welche deiner Arbeitskräfte es dann vollenden könnten: { $teams }
    }
part-as-coins = { $coins ->
        [one] eingetauscht wäre es 1 Sesterz
       *[other] eingetauscht wären es { $coins } Sesterze
    }
part-outcome = { $done ->
        [0] dann noch nötig: { $missing }
       *[other] wird fertig ({ $gain })
    }
part-finished = { $done ->
        [0] { "" }
       *[other] ; dann { $brings }
    }
part-finishing = { $closes ->
        [0] Schicken, vollenden
       *[other] Vollenden, Zug endet
    }
part-stays = { $educated ->
        [0] { "" }
       *[other] , ausgebildet ({ $school })
    }
part-last = { $end } Punkte erreicht: { $seats }. { $count ->
        [0] Nach diesem Zug kommt niemand mehr.
       *[other] Nach diesem Zug noch: { $after }.
    }
part-round = { $last ->
        [0] { "" }
        [1] Die letzte Runde:{" "}
       *[other] Vielleicht die letzte Runde ({ $end } Punkte erreichbar für { $near }):{" "}
    }
part-round-short = { $last ->
        [0] { "" }
        [1] Letzte Runde:{" "}
       *[other] Letzte Runde?{" "}
    }
part-quiet = Bisher { $rounds ->
        [one] 1 ruhige Runde
       *[other] { $rounds } ruhige Runden
    }; nach { $most } hintereinander endet das Spiel

## Zeichen in Kurzformen, die ein Brett zeichnen kann

sign-coin = [sign:coin|Sesterzen]

## Was geschah

note-apprentice = { $seat } beginnt mit { $crew }.
    .short = beginnt mit { $crew }
note-starts = { $seat } beginnt jede Runde.
    .short = Startspieler
note-building-comes = Neu in der Gebäudereihe: { $building }.
    .short = { "" }
note-worker-comes = Neu in der Arbeiterreihe: { $crew }.
    .short = { "" }
note-next-building = Als Nächstes im Gebäudestapel: { $building }.
    .short = { "" }
note-next-worker = Als Nächstes im Arbeiterstapel: { $crew }.
    .short = { "" }
note-turn-begins = Runde { $round }: { $seat } ist am Zug.
    .short = Runde { $round }
note-opened = { $seat } eröffnet eine Baustelle: { $building }.
    .short = eröffnet { $building }
note-recruited = { $seat } wirbt an: { $crew }.
    .short = wirbt { $crew } an
note-took-coins = { $seat } nimmt { part-coins } für { part-actions }.
    .short = nimmt { $coins } { sign-coin }
note-bought-action = { $seat } kauft eine Aktion für { part-coins }.
    .short = eine Aktion für { $coins } { sign-coin }
note-ended-turn = { $seat } beendet den Zug; { $lost ->
        [one] 1 Aktion verfällt
       *[other] { $lost } Aktionen verfallen
    }.
    .short = { $lost ->
            [0] { "" }
            [one] 1 Aktion verfällt
           *[other] { $lost } Aktionen verfallen
        }
note-sent = { $seat } schickt zur Baustelle { $building }: { $crew } ({ part-actions }, { part-wage }).
    .short = { $crew } zu { $building }{ $wage ->
            [0] { "" }
           *[other] { ", " }{ $wage } { sign-coin }
        }
note-sent-with = { $seat } schickt zur Baustelle { $building }: { $crew } mit { $tool } ({ part-actions }, { part-wage }).
    .short = { $crew } { $tool } zu { $building }{ $wage ->
            [0] { "" }
           *[other] { ", " }{ $wage } { sign-coin }
        }
note-finished = { $seat } stellt fertig: { $building }, { part-brought }.
    .short = vollendet { $building }{ $coins ->
            [0] { "" }
           *[other] { ", " }{ $coins } { sign-coin }
        }
note-machine-ready = Neue Arbeitskraft von { $seat }: { $crew }.
    .short = gewinnt { $crew }
note-bought-slave = { $seat } kauft für { part-coins } den Sklaven { $crew }.
    .short = kauft { $crew } für { $coins } { sign-coin }
note-bought-tool = { $seat } kauft für { part-coins } ein Werkzeug: { $tool }.
    .short = kauft { $tool } für { $coins } { sign-coin }
note-educated = { $seat } bildet für { part-coins } aus: { $crew }, { $university }.
    .short = { $crew } lernt { $university }
note-took-loan = { $seat } nimmt einen Kredit auf: { part-coins }.
    .short = Kredit: { $coins } { sign-coin }
note-repaid = { $seat } zahlt einen Kredit zurück: { part-coins }.
    .short = zahlt { $coins } { sign-coin } zurück
note-freed = { $seat } lässt { $crew } frei.
    .short = lässt { $crew } frei
note-last-round = { $seat } hat { part-points }: Mit dieser Runde endet das Spiel.
    .short = die letzte Runde
note-quiet-round = Ruhige Runde Nummer { $rounds } hintereinander; nach { $most } endet das Spiel.
    .short = ruhige Runde { $rounds } von { $most }
note-standstill = Drei Runden lang hat sich nur Geld bewegt: Das Spiel ist zu Ende.
    .short = Stillstand, das Ende
note-no-more-rounds = Nach Runde { $rounds } ist das Spiel zu Ende.
    .short = Ende nach Runde { $rounds }
note-freed-at-end = Bei der Schlusswertung lässt { $seat } für { part-coins } { $crew } frei.
    .short = lässt { $crew } frei für { $coins } { sign-coin }
note-repaid-at-end = Bei der Schlusswertung zahlt { $seat } zurück: { part-loans }, { part-coins }.
    .short = zahlt { $loans } zurück, { $coins } { sign-coin }

## Was man tun kann

move-open = { $ears ->
        [0] { $building } eröffnen: { $need_signs }; { $gain_signs }
       *[other] { $building } eröffnen: braucht { $needs }; bringt { $gain }
    }{ part-later }{ $alone ->
        [0] { "" }
       *[other] ; { $ears ->
            [0] allein, jetzt: { $crew }
           *[other] allein fertigstellen in diesem Zug könnte: { $crew }
        }
    }{ $later ->
        [0] { "" }
       *[other] ; { $ears ->
            [0] allein, im nächsten Zug: { $later_crew }
           *[other] allein fertigstellen im nächsten Zug könnte: { $later_crew }
        }
    }{ part-closes }
    .short = { $building } eröffnen{ part-closes }
    .deed = { $closes ->
            [0] Baustelle eröffnen
           *[other] Eröffnen, Zug endet
        }
move-recruit = Anwerben: { $who } ({ part-gives }), { $wage }{ part-could }{ part-closes }
    .short = { $who } anwerben
    .bare = Anwerben: { $who } ({ part-gives }), { $wage }{ part-closes }
    .deed = { $closes ->
            [0] Anwerben
           *[other] Anwerben, Zug endet
        }
move-coins = Sesterze nehmen: { part-actions } für { part-coins }{ part-closes }
    .short = { part-actions } für { $coins } { sign-coin }{ part-closes }
    .deed = { $closes ->
            [0] Sesterze nehmen
           *[other] Geld, Zug endet
        }
move-buy-action = Aktion kaufen für { part-price }; dann { part-actions }, { part-money }
    .short = 1 Aktion mehr für { $price } { sign-coin }
    .deed = Aktion kaufen
move-end = Zug beenden{ $actions ->
        [0] { "" }
        [one] ; verfällt: { part-actions } ({ part-as-coins })
       *[other] ; verfallen: { part-actions } ({ part-as-coins })
    }
    .short = Zug beenden
    .deed = Zug beenden
move-send = Schicken: { $who } ({ part-gives }), { $wage }{ part-does }{ part-closes }
    .short = { $who } schicken, { $wage }{ $finished ->
            [0] { "" }
            [1] ; dann { $brings }
           *[other] ; dann 1 von { $finished } fertig
        }
    .bare = Schicken: { $who } ({ part-gives }), { $wage }{ part-closes }
    .deed = { $finished ->
            [0] { $closes ->
                [0] Schicken
               *[other] Schicken, Zug endet
            }
           *[other] { part-finishing }
        }
move-slave = { $ears ->
        [0] Sklaven { $slave } kaufen für { $price } ({ $signs }); Sklave am Ende: { $points ->
            [one] 1 Minuspunkt
           *[other] { $points } Minuspunkte
        }
       *[other] Den Sklaven { $slave } kaufen für { part-price } ({ $provides }), kein Lohn; { part-points } weniger, wenn er am Ende nicht frei ist
    }{ part-could }{ part-closes }
    .short = { $slave } kaufen: { $price } { sign-coin }{ part-closes }
    .deed = { $closes ->
            [0] Sklaven kaufen
           *[other] Kaufen, Zug endet
        }
move-tool = Werkzeug kaufen für { part-price }: { $tool }, +{ $adds }{ $helped ->
        [0] { "" }
       *[other] ; damit könnte jetzt allein fertigstellen: { $crew }
    }{ $later ->
        [0] { "" }
       *[other] ; damit könnte im nächsten Zug allein fertigstellen: { $later_crew }
    }{ part-closes }
    .short = { $tool } kaufen: { $price } { sign-coin }{ part-closes }
    .deed = { $closes ->
            [0] Werkzeug kaufen
           *[other] Kaufen, Zug endet
        }
move-university = { $ears ->
        [0] { $university } kaufen für { part-price }
       *[other] { $university } kaufen für { part-price }: jemand liefert von da an { $sets }
    }{ part-closes }
    .short = { $university } kaufen: { $price } { sign-coin }
    .deed = Ausbilden
move-loan = Kredit aufnehmen: jetzt { $gain ->
        [one] 1 Sesterz
       *[other] { $gain } Sesterze
    }; { $ears ->
        [0] zurück { $price }
       *[other] zurückzuzahlen sind { $price }
    }, sonst { part-points } weniger{ part-closes }
    .short = { $gain } { sign-coin } jetzt; zurück: { $price }{ part-closes }
    .deed = Kredit aufnehmen
move-repay = Kredit zurückzahlen für { part-price }, ohne Aktion; spart { part-points }; dann { part-loans }{ part-closes }
    .short = Kredit zurückzahlen: { $price } { sign-coin }
    .deed = Zurückzahlen
move-free = { $who } freilassen für 1 Aktion: { $ears ->
        [0] dann Lohn { $wage }; spart { part-points } oder { part-price }
       *[other] als Freigelassener bekommt er { $wage } Lohn, kann ausgebildet werden und Werkzeug tragen; spart { part-points } oder { part-price } am Ende
    }{ part-closes }
    .short = { $who } freilassen: 1 Aktion{ part-closes }
    .deed = Freilassen
move-at = { $building }: { part-actions }; { part-outcome }{ $helper ->
        [0] { "" }
       *[other] ; mit { $tool } würde es fertig
    }{ part-closes }
    .short = Zu { $building }, { $wage }{ part-finished }
    .bare = { $building }: { part-actions }{ part-closes }
    .deed = { $done ->
            [0] { $closes ->
                [0] Schicken
               *[other] Schicken, Zug endet
            }
           *[other] { part-finishing }
        }
move-with = Mit { $tool }, +{ $adds }{ $idle ->
        [0] { "" }
       *[other] , hier ohne Nutzen
    }: { part-outcome }{ part-closes }
    .short = Mit { $tool }{ part-finished }
    .bare = Mit { $tool }, +{ $adds }{ part-closes }
    .deed = { $done ->
            [0] { $closes ->
                [0] Mit Werkzeug schicken
               *[other] Schicken, Zug endet
            }
           *[other] { part-finishing }
        }
move-bare = Ohne Werkzeug: { part-outcome }{ part-closes }
    .short = Ohne Werkzeug{ part-finished }
    .bare = Ohne Werkzeug{ part-closes }
    .deed = { $done ->
            [0] { $closes ->
                [0] Ohne Werkzeug schicken
               *[other] Schicken, Zug endet
            }
           *[other] { part-finishing }
        }
move-teach = { $who } ({ $provides }): { $only ->
        [0] { $before ->
            [0] dazu { $gets }
            [3] ändert nichts
           *[other] { $gets } statt { $before }
        }
       *[other] dann nur noch { $gets }
    }{ part-closes }
    .deed = { $closes ->
            [0] Ausbilden
           *[other] Ausbilden, Zug endet
        }

## Was gefragt wird

ask-act = { part-round }{ $actions ->
        [0] Keine Aktion mehr, { part-money }
       *[other] { part-actions } und { part-money }
    }. Was tust du?
    .short = { part-round-short }{ $actions ->
            [0] Keine Aktion: kaufen oder beenden?
           *[other] Noch { part-actions }: Was tust du?
        }
ask-site = Wohin geht { $who }? ({ $provides }; { $wage }; du hast { part-actions }, { part-money })
    .short = Wohin geht { $who }?
ask-tool = Mit welchem Werkzeug geht { $who } zur Baustelle { $site }? (dort noch nötig: { $missing }; du hast { part-actions }, { part-money })
    .short = Welches Werkzeug nimmt { $who }?
ask-pupil = Für wen ist die { $school }? (du hast { part-money })
    .short = Wer bekommt { $school }?

## Warum nicht

refused-BA-3-1 = Du hast keine offene Baustelle. Eröffne erst eine.
refused-BA-3-3 = Diese Arbeitskraft ist auf einer Baustelle beschäftigt: Sie bleibt dort, bis das Gebäude fertig ist.
refused-BA-3-6 = Das kostet { part-price }, und du hast { part-money }.
refused-BA-4-2 = Du hast keine Aktion mehr. Für 5 Sesterze darfst du eine kaufen.
refused-BA-4-5 = An diesem Tisch musst du alle Aktionen nutzen, bevor du deinen Zug beendest. Sesterze nehmen kannst du immer.
refused-BA-5-6 = Dieser Platz der Reihe ist leer.
refused-BA-6-1 = Das gehört dir nicht: Du schickst eigene Arbeitskräfte zu eigenen offenen Baustellen.
refused-BA-6-9 = Dafür hast du zu wenige Aktionen: Jede weitere Arbeitskraft zur selben Baustelle kostet im selben Zug eine Aktion mehr.
refused-BA-6-23 = So viele Aktionen hast du nicht.
refused-BA-7-1 = In diesem Zug hast du schon investiert. Das geht nur einmal.
refused-BA-7-2 = Diese Investition ist nicht mehr da.
refused-BA-7-6 = { $own ->
        [0] { $slave } ist kein Sklave von dir.
       *[other] { $slave } ist auf einer Baustelle beschäftigt: Freilassen kannst du nur Sklaven, die verfügbar sind.
    }
refused-BA-7-8 = { $slave } ist schon freigelassen.
refused-BA-7-11 = Dieses Werkzeug hast du nicht.
refused-BA-7-13 = Dieses Werkzeug wird benutzt: Frei ist es erst wieder, wenn das Gebäude fertig ist.
refused-BA-7-18 = Du hast keinen Kredit, den du zurückzahlen könntest.
refused-BA-7-21 = Diese Arbeitskraft gehört nicht dir.
refused-BA-7-22 = Ausgebildet wird nur, wer verfügbar ist, niemand, der beschäftigt ist.
refused-BA-7-23 = Ein Sklave kann nicht ausgebildet werden, ein Freigelassener schon.
refused-BA-7-24 = Diese Arbeitskraft ist schon ausgebildet. Das geht nur einmal.
refused-BA-8-6 = An diesem Tisch werden Maschinen nicht ausgebildet.

## Die Wertung

row-buildings = Gebäude
row-machines = Maschinen
row-coins = Sesterze
row-slaves = Nicht freigelassene Sklaven
row-loans = Offene Kredite
row-settlement = Freilassen und Zurückzahlen

# Die Zeilen, wo wenig Platz ist
short-row-buildings = Gebäude
short-row-machines = Maschinen
short-row-coins = Geld
short-row-slaves = Sklaven
short-row-loans = Kredite
short-row-settlement = am Ende beglichen

line-BA-6-14 = { $building }
line-BA-8-3 = { $building }
line-BA-10-5 = { part-coins }
line-BA-10-4 = { $freed ->
        [0] { "" }
        [one] 1 Sklaven freilassen
       *[other] { $freed } Sklaven freilassen
    }{ $repaid ->
        [0] { "" }
       *[other] { $freed ->
            [0] { "" }
           *[other] {" "}und{" "}
        }{ $repaid ->
            [one] 1 Kredit zurückzahlen
           *[other] { $repaid } Kredite zurückzahlen
        }
    }: spart die Abzüge oben, kostet { part-coins }
line-BA-10-3 = { $loans ->
        [0] { $slaves ->
            [one] 1 Sklave nicht freigelassen
           *[other] { $slaves } Sklaven nicht freigelassen
        }{ $busy ->
            [0] { "" }
           *[other] , noch auf einer Baustelle: { $busy }
        }
        [one] 1 Kredit nicht zurückgezahlt
       *[other] { $loans } Kredite nicht zurückgezahlt
    }

## Einstellungen

setting-bank-unlimited = Der Bank geht das Geld nie aus; sonst hat sie nur die 108 Sesterze der Schachtel.
setting-reveal-top-building = Das nächste Gebäude im Stapel liegt offen.
setting-reveal-top-worker = Der nächste Arbeiter im Stapel liegt offen.
setting-university-mode = Was eine Universität aus den Ressourcen eines Arbeiters macht.
value-university-mode-slot = eine wird zu 3, die anderen bleiben
value-university-mode-total = 3 von einer, sonst nichts
setting-machines-use-tools = Fertige Maschinen dürfen Werkzeug tragen.
setting-machines-be-educated = Fertige Maschinen können ausgebildet werden.
setting-repaid-loans-return = Ein zurückgezahlter Kredit kommt auf seinen Stapel zurück und kann wieder aufgenommen werden.
setting-must-spend-actions = Du musst alle Aktionen nutzen, bevor du deinen Zug beendest.
setting-merged-exchange = Aktionen, die du in einem Zug gegen Sesterze eintauschst, werden zusammengezählt.
setting-stops = Wann ein festgefahrenes Spiel endet.
value-stops-both = nach 3 ruhigen Runden oder nach Runde 60
value-stops-standstill = nach 3 ruhigen Runden
value-stops-rounds = nach Runde 60

## Der Tisch in Sätzen

help-game = In deinem Zug hast du 3 Aktionen; weitere kosten je 5 Sesterze. Eröffne eine Baustelle, wirb an, schick jemanden zu einer Baustelle, investiere einmal, lass einen Sklaven frei oder nimm Sesterze für Aktionen. Die erste Arbeitskraft, die du in einem Zug zu einer Baustelle schickst, kostet 1 Aktion, die zweite 2, die dritte 3. Arbeitskräfte haben Namen wie Meister 1, Davus oder Säge; „zeig“ und der Name einer Baustelle sagt dir, was dort fehlt und welche deiner Arbeitskräfte sie zu welchem Preis vollenden könnten. Am Ende zählt jeder Sesterz einen Zehntelpunkt. Hat jemand 17 Punkte mit Gebäuden, wird die Runde zu Ende gespielt.

show-absent = „{ $name }“ liegt jetzt nicht auf dem Tisch. Gebäude und Arbeiter, die nicht ausliegen, sind noch in ihren Stapeln.
say-heading-over = Das Spiel ist zu Ende
say-heading-stage = Der Zug
say-heading-last = Die letzte Runde
say-heading-buildings = Gebäudereihe
say-heading-workers = Arbeiterreihe
say-heading-stock = Investitionen
say-heading-you = Du: { $seat }
say-heading-seat = { $seat }
say-heading-sites = Offene Baustellen: { $seat }

say-now-last = Letzte Runde; { part-last }
say-now-near = Vielleicht die letzte Runde: { $end } Punkte erreichbar für { $near }.
say-now-quiet = { part-quiet }.

say-over = Das Spiel endete in Runde { $round }; { $start } hat begonnen.
say-turn = { $seat } ist am Zug: { $actions ->
        [0] keine Aktion mehr
       *[other] noch { part-actions }
    }{ $invested ->
        [0] { "" }
       *[other] , schon investiert
    }.
say-round = Runde { $round }; { $start } beginnt jede Runde.
say-last = Das ist die letzte Runde; { part-last }
say-quiet = { part-quiet }.
say-bank = In der Bank: { part-money }.

say-building-stack = { $count ->
        [0] Der Gebäudestapel ist leer.
        [one] Noch 1 Gebäude im Stapel.
       *[other] Noch { $count } Gebäude im Stapel.
    }
say-building = Gebäudereihe, Platz { $slot }: { $building } braucht { $needs } und bringt { $gain }{ part-then }{ part-starters }.
say-building-gap = Gebäudereihe, Platz { $slot }: leer.
say-next-building = Als Nächstes im Gebäudestapel: { $building } braucht { $needs } und bringt { $gain }{ part-then }{ part-starters }.
say-worker-stack = { $count ->
        [0] Der Arbeiterstapel ist leer.
        [one] Noch 1 Arbeiter im Stapel.
       *[other] Noch { $count } Arbeiter im Stapel.
    }
say-worker = Arbeiterreihe, Platz { $slot }: { $who } liefert { $provides }, { $wage }.
say-worker-gap = Arbeiterreihe, Platz { $slot }: leer.
say-next-worker = Als Nächstes im Arbeiterstapel: { $who } liefert { $provides }, { $wage }.
say-stock-slaves = Sklaven für je { part-price }: { $slaves }.
say-stock-tools = Werkzeuge für je { part-price }: { $tools }.
say-stock-schools = Universitäten für je { part-price }: { $schools }.
say-stock-loans = Kredite übrig: { $loans } (jetzt { $gain } Sesterze, zurückzuzahlen { $price }).

say-purse = { $owner } hat { part-money }, { part-points } durch Gebäude; { $over ->
        [0] Ergebnis jetzt
       *[other] Ergebnis
    }: { part-total }.
say-slaves = Sklaven von { $owner }: { $slaves }. Freilassen: 1 Aktion, solange verfügbar, oder { part-price } am Ende; sonst je { part-points } weniger.
say-loans = Kredite von { $owner }: { part-loans }. Zurückzahlen kostet je { part-price }, sonst sind es je { part-points } weniger.
say-slaves-left = Von { $owner } nicht freigelassen: { $slaves }; { $count ->
        [one] { part-points } weniger
       *[other] je { part-points } weniger
    }.
say-loans-left = Von { $owner } nicht zurückgezahlt: { part-loans }, das Geld reichte nicht; { $loans ->
        [one] { part-points } weniger
       *[other] je { part-points } weniger
    }.
say-settlement = Wäre jetzt Schluss, dann für { $owner }: { $count ->
        [0] { "" }
       *[other] { $freed } freigelassen{ $loans ->
            [0] { "" }
           *[other] ,{" "}
        }
    }{ $loans ->
        [0] { "" }
       *[other] { part-loans } zurückgezahlt
    }.
say-tools = Unbenutzte Werkzeuge von { $owner }: { $tools }.
say-finished = Fertig gebaut von { $owner }: { $buildings }.
say-crew = { $count ->
        [0] { $owner } hat keine Arbeitskräfte.
        [one] 1 Arbeitskraft von { $owner }, davon verfügbar: { $idle }.
       *[other] { $count } Arbeitskräfte von { $owner }, davon verfügbar: { $idle }.
    }
say-card = Verfügbar bei { $owner }: { $who } ({ $provides }), { $wage }{ part-stays }.
say-card-busy = Beschäftigt bei { $owner }, Baustelle { $site }: { $who } ({ $provides }){ $carries ->
        [0] { "" }
       *[other] {" "}mit { $tool }
    }, { $wage }{ part-stays }.
say-sites = { $count ->
        [one] { $owner } hat 1 offene Baustelle.
       *[other] { $owner } hat { $count } offene Baustellen.
    }
say-site = { $building }, Baustelle von { $owner }: braucht { $needs }; { $count ->
        [0] noch nichts ist da
       *[other] hat { $provided }; noch nötig: { $missing }; dort beschäftigt: { $crew }
    }; bringt { $gain }{ $actions ->
        [0] { "" }
       *[other] ; die nächste Arbeitskraft kostet { part-actions }
    }.
say-teams = { $building }, Baustelle von { $owner }: { $count ->
        [0] { $idle ->
            [0] niemand ist verfügbar
           *[other] { $lacks ->
                [0] { $late ->
                    [0] fertigstellen kann sie niemand, der verfügbar ist, auch nicht zu dritt
                   *[other] sie noch fertigzustellen ist zu teuer
                }
               *[other] { $idle ->
                    [one] die einzige verfügbare Arbeitskraft kann sie nicht fertigstellen; dann noch nötig: { $lack }
                   *[other] auch alle verfügbaren Arbeitskräfte zusammen können sie nicht fertigstellen; dann noch nötig: { $lack }
                }
            }
        }
       *[other] fertigstellen { $size ->
            [one] könnte
           *[other] könnten
        } { $teams }
    }.

say-legend-resources = (S Stein, H Holz, W Wissen, F Farbe)
say-legend-buildings = (Ses Sesterze, Pkt Punkte)
say-legend-workers = (S Stein, H Holz, W Wissen, F Farbe)
say-legend-crew = (S Stein, H Holz, W Wissen, F Farbe; * durch Universität)
say-legend-sites = (1/2: hat 1 von 2; Akt: Aktionen für die nächste Arbeitskraft)
say-legend-teams = (hinten: wer sie fertigstellen könnte, Aktionen, Lohn + gekaufte Aktionen)

# Zeichen in den Tabellen
say-sign-coins = Ses
say-sign-points = Pkt
say-sign-wage = Lohn
say-sign-actions = Akt
say-sign-next = dann
say-sign-still = noch
say-sign-idle = verfügbar
say-sign-slave = Sklave
say-sign-freedman = Freigelassener

# Kleine Wörter
say-slave = Sklave
say-freedman = Freigelassener
say-with = mit
say-and = und
say-or = oder
say-provides = liefert
say-wage = Lohn
say-no-wage = kein Lohn
say-bought = davon gekauft:
say-bought-for = für
say-wages = Lohn
say-in-all = zusammen
say-still = dann noch nötig
say-covers = deckt
say-of = von
say-the-slave = der Sklave
say-the-freedman = der Freigelassene
say-the-saw = die Säge
say-the-drawing-table = der Zeichentisch
say-the-scaffold = das Baugerüst
say-the-hoist = der Flaschenzug
say-too-dear = jetzt zu teuer

## Wörter, mit denen eine Zeile beginnen kann, neben den Namen der Züge

verb-open = eröffne eröffnen
verb-recruit = wirb anwerben
verb-coins = nimm nehmen münzen
verb-buy-action = kauf kaufe kaufen
verb-end = beende beenden zug
verb-send = schick schicke schicken sende
verb-slave = kauf kaufe kaufen sklave sklaven
verb-tool = kauf kaufe kaufen werkzeug
verb-university = kauf kaufe kaufen universität
verb-loan = nimm nehmen kredit
verb-repay = zurückzahlen zahl zahle
verb-free = lass lasse freilassen befreie befreien
verb-at = zu zum zur nach bei
verb-with = mit
verb-bare = ohne
verb-teach = bilde ausbilden für

## Worum es geht

term-slave = Sklave
about-term-slave = Eine Arbeitskraft für 7 Sesterze und 1 Aktion. Ein Sklave arbeitet ohne Lohn, trägt aber kein Werkzeug und wird nicht ausgebildet. Wer am Ende nicht frei ist, kostet 1 Punkt. Ihn freizulassen kostet 1 Aktion, solange er verfügbar ist, oder 5 Sesterze am Ende.
term-freedman = Freigelassener
about-term-freedman = Ein Sklave, der freigelassen wurde: von da an ein Arbeiter mit 4 Lohn, der ein Werkzeug tragen und ausgebildet werden kann und keinen Punkt kostet.
term-tool = Werkzeug
about-term-tool = Für 2 Sesterze und 1 Aktion. Eine Arbeitskraft, die kein Sklave ist, nimmt es mit zur Baustelle und liefert dort 1 mehr von seiner Ressource; ist das Gebäude fertig, ist es wieder unbenutzt.
term-loan = Kredit
about-term-loan = Jetzt 10 Sesterze, für 1 Aktion. Zurückzahlen kostet 15 Sesterze und keine Aktion, in deinem Zug oder am Ende; ein Kredit, der nicht zurückgezahlt ist, kostet 2 Punkte.
term-university = Universität
about-term-university = Für 7 Sesterze und 1 Aktion. Eine verfügbare Arbeitskraft, die kein Sklave ist, liefert bis zum Ende des Spiels 3 von ihrer Ressource; der Lohn bleibt. Niemand wird zweimal ausgebildet.
term-machine = Maschine
about-term-machine = Ein Gebäude, das 2 Punkte und kein Geld bringt; fertig gehört es zu deinen Arbeitskräften und arbeitet ohne Lohn. Es kann wie ein Arbeiter ein Werkzeug tragen und ausgebildet werden.
term-action = Aktion
about-term-action = Du hast 3 im Zug; weitere kosten je 5 Sesterze. Was du nicht brauchst, kannst du eintauschen: 1 für 1 Sesterz, 2 für 3, 3 für 6. Für den nächsten Zug bleibt keine.

## Die Einführung: eine Nachricht je Schritt; ein Hinweis antwortet, wenn jemand etwas anderes wählt

tutorial-welcome = Willkommen, Livia! Du bist Baumeisterin. Eröffne Baustellen, schick deine Arbeitskräfte los, vollende Gebäude. Wer am Ende eines Zugs 17 Punkte hat, leitet die letzte Runde ein. Du hast drei Aktionen im Zug, das sind die roten Scheiben; dazu 10 Sesterze und einen Lehrling.
tutorial-rows = In der oberen Reihe liegen die Gebäude. Die Säulen zeigen, was sie brauchen: Stein, Holz, Wissen, Farbe. Münzen sind Sesterze, ein rotes Siegel sind Punkte. Darunter warten Arbeiter; ihr Schild zeigt, was sie liefern, die Silbermünze ihren Lohn.
tutorial-open = Dein Lehrling liefert 1 Holz und 1 Wissen, genau das braucht das Haus. Es bringt 10 Sesterze. Eine Baustelle zu eröffnen kostet eine Aktion und kein Geld. Eröffne das Haus.
tutorial-open-hint = Ein schönes Gebäude, aber dein Lehrling könnte es nicht allein vollenden. Eröffne das Haus.
tutorial-send = Deine Baustelle! Gestrichelt ist, was noch fehlt; zeig auf deinen Lehrling, und du siehst, was er beitragen würde. Das kostet eine Aktion und seinen Lohn von 2. Schick ihn los.
tutorial-send-hint = Erst die Arbeit. Schick deinen Lehrling zum Haus.
tutorial-recruit = Sofort vollendet: 10 Sesterze, und der Lehrling ist wieder verfügbar. Eine Aktion bleibt. Wirb Handlanger 1 an, mit 1 Holz und 2 Farben: Das kostet die Aktion und kein Geld, Lohn bekommt er bei jedem Einsatz.
tutorial-recruit-hint = Auch möglich. Für unseren Plan brauchen wir Farbe: Wirb Handlanger 1 an.
tutorial-end-turn = Keine Aktion mehr. Die gestrichelte Scheibe verkauft dir eine weitere für 5 Sesterze; jetzt nicht. Beende deinen Zug.
tutorial-end-turn-hint = Spar die Sesterze für den nächsten Zug. Beende deinen Zug.
tutorial-machine = Marcus hat zwei Arbeiter angeworben und das Rathaus eröffnet. Jetzt eine Maschine: Die Säge bringt 2 Punkte, und wenn sie vollendet ist, arbeitet sie ohne Lohn für dich. Eröffne sie.
tutorial-machine-hint = Noch nicht. Maschinen lohnen sich früh: Eröffne die Säge.
tutorial-slave = Sie braucht 1 Wissen und 2 Farben. Einmal im Zug darfst du investieren, für eine Aktion und den Preis. Der Sklave Thrax liefert 2 Wissen und 2 Farben und bekommt keinen Lohn; er kostet 7. Wer am Ende noch Sklave ist, kostet einen Punkt. Kauf Thrax.
tutorial-slave-hint = Das darfst du, aber Thrax könnte die Säge allein vollenden: Kauf ihn.
tutorial-finish-saw = Alles, was fehlt, liefert er. Eine Aktion, kein Lohn: Schick Thrax los.
tutorial-finish-saw-hint = Dann bliebe die Säge unvollendet. Schick Thrax los.
tutorial-joined = 2 Punkte, und die Säge gehört zu deinen Arbeitskräften: 3 Holz für nichts. Thrax kannst du für eine Aktion freilassen, solange er verfügbar ist, oder ganz am Ende für 5 Sesterze. Ein Freigelassener bekommt jedes Mal 4 Lohn, darf aber Werkzeug tragen und ausgebildet werden.
tutorial-tool = Der Kamelstall braucht 1 Stein und 1 Wissen. Keine deiner Arbeitskräfte liefert Stein, aber ein Hammer fügt einen hinzu, wenn ihn jemand mitnimmt. Werkzeug kostet 2 und verbraucht sich nie. Kauf den Hammer.
tutorial-tool-hint = Ein andermal. Stein fehlt: Kauf den Hammer.
tutorial-with-whom = Der Kamelstall ist eröffnet. Unten auf der Baustelle steht, wer sie vollenden kann, für wie viele Aktionen und Sesterze. Dein Lehrling hat das Wissen: Schick ihn los.
tutorial-with-whom-hint = Damit würde er nicht vollendet. Schick den Lehrling; er nimmt den Hammer mit.
tutorial-with = Sklaven tragen kein Werkzeug; Arbeiter, Freigelassene und Maschinen je eines. Gib ihm den Hammer mit.
tutorial-with-hint = Ohne ihn würde Stein fehlen. Wähle den Hammer.
tutorial-rival = 6 Sesterze und ein Punkt; der Hammer ist wieder unbenutzt. Am Rand siehst du, wie weit Marcus ist: Der Balken zeigt sein Rathaus. Ein Klick auf ihn zeigt alles, was er hat.
tutorial-hoist = Eine zweite Maschine: Der Flaschenzug liefert 3 Steine. Er braucht 1 Holz und 2 Wissen; Säge und Thrax haben das zusammen, beide ohne Lohn. Eröffne ihn.
tutorial-hoist-hint = Das kann warten. Eröffne den Flaschenzug.
tutorial-first-card = Die erste Arbeitskraft, die du im Zug zu einer Baustelle schickst, kostet 1 Aktion, die zweite 2, die dritte 3: Das zeigt der rote Punkt auf der Baustelle. Schick zuerst Thrax los.
tutorial-first-card-hint = Thrax bringt das Wissen. Schick ihn los.
tutorial-buy = Jetzt zwei Punkte: Die nächste Arbeitskraft kostet 2 Aktionen, und du hast eine. Du könntest auf deinen nächsten Zug warten, dann kostet sie wieder 1. Aber eine Maschine ist es heute wert: Kauf eine Aktion für 5 Sesterze.
tutorial-buy-hint = Kauf eine Aktion mit der gestrichelten Scheibe neben den roten.
tutorial-second-card = Zwei Aktionen für eine Arbeitskraft. Schick die Säge los: Sie hat das Holz.
tutorial-second-card-hint = Holz fehlt: Schick die Säge los.
tutorial-bare = Eine fertige Maschine ist wie ein Arbeiter: Sie könnte ausgebildet werden und den Hammer mitnehmen. Stein fehlt hier aber nicht. Schick sie ohne Werkzeug los, dann ist der Flaschenzug vollendet.
tutorial-bare-hint = Das ginge auch, aber dort nützt der Hammer nichts. Wähle kein Werkzeug.
tutorial-school = Je 5 Punkte. Marcus hat in eine Universität investiert: Sein Geselle 2 liefert bis zum Ende 3 Farben, alles andere und der Lohn bleiben; der blaue Rahmen zeigt es. Ein Kredit bringt sofort 10 Sesterze, aber Zurückzahlen kostet 15, und ein offener Kredit 2 Punkte.
tutorial-money = Nichts Nützliches zu tun? Aktionen kannst du gegen Sesterze eintauschen: Eine bringt 1, zwei bringen 3, drei bringen 6. Springen wir zum Ende.
tutorial-settlement = Du hast 21 Punkte und das Spiel beendet. Bei der Schlusswertung werden Sklaven für je 5 Sesterze freigelassen und Kredite für je 15 zurückgezahlt, soweit das Geld reicht; Thrax ist jetzt frei. Was bleibt, zählt je Sesterz einen Zehntelpunkt. Ein Klick auf deine Punkte zeigt es Schritt für Schritt.
tutorial-farewell = 21,5 zu 14,2: Du hast gewonnen. Erst kleine Baustellen für Geld, früh Maschinen, dann die großen Gebäude. Eröffne jetzt deine eigene Bauhütte!
