### Rome: City of Marble auf Deutsch. Begriffe wie in rules.de.md.

title = Rome: City of Marble
tagline = Lege Plättchen zwischen den Tiber und die Hügel Roms: Deine Beamten entscheiden, wer baut.
window-tension = Den Bauplatz, den du fast fertig hast, beendet jemand anders, und wessen er ist, entscheiden die Beamten. Jedes Plättchen hilft dir und dem Nächsten: Die Kunst ist, dir mehr zu helfen.
window-step-1 = Leg Rauten zwischen den Tiber und die Hügel.
window-step-2 = Stell Beamte auf Plättchen, deren Bauplätze du willst.
window-step-3 = Sind alle sechs Seiten einer Ecke belegt, baut, wer dort am stärksten ist.
window-step-4 = Aquädukte führen Wasser zu Brunnen; Brücken bringen Punkte, die nur du kennst.
box-remark = Die Bilder des Regelhefts fehlen uns: Der Umriss des Spielplans, die Lage der Hügel, Brücken und Wasseraustritte, die Werte der Brücken und die Zahlen von Tempel, Bad und Arena sind nachgebaut. Wo das Heft schweigt oder zwei Lesarten zulässt, sagt die Regel, wie wir es lesen, und manches davon ändert eine Einstellung.

## Farben der Plättchen: Name, Buchstabe auf der Karte, und wofür sie da sind

color-red = rot
color-yellow = gelb
color-green = grün
color-blue = blau
code-red = r
code-yellow = e
code-green = g
code-blue = b
about-red = 12 Plättchen. Ein Beamter darauf zählt für Arenen: Distrikte aus sechs Plättchen, jedes mit einer spitzen Ecke.
about-yellow = 14 Plättchen. Ein Beamter darauf zählt für Theater: Distrikte aus fünf Plättchen.
about-green = 16 Plättchen. Ein Beamter darauf zählt für Tempel: Distrikte aus drei Plättchen, jedes mit einer stumpfen Ecke.
about-blue = 18 Plättchen. Ein Beamter darauf zählt für Bäder: Distrikte aus vier Plättchen.

## Gebäude und der Brunnen: Name, Buchstabe auf der Karte, und was sie sind

building-temple = Tempel
building-bath = Bad
building-theater = Theater
building-arena = Arena
code-temple = T
code-bath = B
code-theater = H
code-arena = A
code-fountain = Q
about-temple = Entsteht, wo ein Distrikt 3 Bauten hat, für den, der die meisten Beamten auf seinen grünen Plättchen hat: 3 Punkte. Beamte, die ihn verlassen, bringen Tempel-Imperiumsplättchen; die meisten davon zählen am Ende 5 Punkte, gemeinsam vorn je 2, und vorher ist jedes eine weitere Aktion wert.
about-bath = Entsteht, wo ein Distrikt 4 Bauten hat, für den, der die meisten Beamten auf seinen blauen Plättchen hat: 4 Punkte. Beamte, die ihn verlassen, bringen Bad-Imperiumsplättchen; die meisten davon zählen am Ende 5 Punkte, gemeinsam vorn je 2, und vorher ist jedes eine weitere Aktion wert.
about-theater = Entsteht, wo ein Distrikt 5 Bauten hat, für den, der die meisten Beamten auf seinen gelben Plättchen hat: 5 Punkte. Beamte, die ihn verlassen, bringen Theater-Imperiumsplättchen; die meisten davon zählen am Ende 5 Punkte, gemeinsam vorn je 2, und vorher ist jedes eine weitere Aktion wert.
about-arena = Entsteht, wo ein Distrikt 6 Bauten hat, für den, der die meisten Beamten auf seinen roten Plättchen hat: 6 Punkte. Beamte, die ihn verlassen, bringen Arena-Imperiumsplättchen; die meisten davon zählen am Ende 5 Punkte, gemeinsam vorn je 2, und vorher ist jedes eine weitere Aktion wert.

field-temple = Tempel-Imperiumsfeld
field-bath = Bad-Imperiumsfeld
field-theater = Theater-Imperiumsfeld
field-arena = Arena-Imperiumsfeld
field-treasury = Staatskassenfeld
about-field-temple = Ein Beamter hier bringt dir am Ende deines Zuges ein Tempel-Imperiumsplättchen und kommt zurück auf deine Spielertafel.
about-field-bath = Ein Beamter hier bringt dir am Ende deines Zuges ein Bad-Imperiumsplättchen und kommt zurück auf deine Spielertafel.
about-field-theater = Ein Beamter hier bringt dir am Ende deines Zuges ein Theater-Imperiumsplättchen und kommt zurück auf deine Spielertafel.
about-field-arena = Ein Beamter hier bringt dir am Ende deines Zuges ein Arena-Imperiumsplättchen und kommt zurück auf deine Spielertafel.
about-treasury = Beamte, die den Distrikt eines Brunnens verlassen, kommen hierher und bringen am Ende deines Zuges je 1 Münze. Ein Brunnen entsteht, wo niemand allein den meisten Einfluss hat; am Ende bringt jedes Gebäude daneben 1 Punkt.

## Hügel: Name, der Name im Satz, und was sie sind

hill-quirinalis = Quirinal
hill-viminalis = Viminal
hill-capitolinus = Kapitol
hill-esquilinus = Esquilin
hill-palatinus = Palatin
hill-caelius = Caelius
hill-aventinus = Aventin
place-quirinalis = Quirinal
place-viminalis = Viminal
place-capitolinus = Kapitol
place-esquilinus = Esquilin
place-palatinus = Palatin
place-caelius = Caelius
place-aventinus = Aventin
about-quirinalis = Hügel im Norden mit den Ecken b9, b11 und c10. Ist er im Spiel, können Plättchen an ihm beginnen, und auf ihm liegt nichts.
about-viminalis = Hügel im Nordosten mit den Ecken c14, d13 und d15. Ist er im Spiel, können Plättchen an ihm beginnen, und auf ihm liegt nichts.
about-capitolinus = Hügel im Westen mit den Ecken d7, e6 und e8. Ist er im Spiel, können Plättchen an ihm beginnen, und auf ihm liegt nichts.
about-esquilinus = Hügel im Osten mit den Ecken e16, e18 und f17. Ist er im Spiel, können Plättchen an ihm beginnen, und auf ihm liegt nichts.
about-palatinus = Hügel in der Mitte mit den Ecken f11, g10 und g12. Ist er im Spiel, können Plättchen an ihm beginnen, und auf ihm liegt nichts.
about-caelius = Hügel im Südosten mit den Ecken h15, i14 und i16. Ist er im Spiel, können Plättchen an ihm beginnen, und auf ihm liegt nichts.
about-aventinus = Hügel im Süden mit den Ecken i8, j7 und j9. Ist er im Spiel, können Plättchen an ihm beginnen, und auf ihm liegt nichts.

## Aquädukte und Richtungen

line-gray = grau
line-white = weiß
line-brown = braun
outlet-gray = grauer Wasseraustritt
outlet-white = weißer Wasseraustritt
outlet-brown = brauner Wasseraustritt
about-gray = Aquädukt vom Wasseraustritt c18 aus, höchstens 13 Teile. Es beginnt mit dem ersten Plättchen an seinem Wasseraustritt und gehört niemandem; jedes Gebäude an seinem Weg bringt am Ende 2 Punkte, und ein Teil, das zu einem Brunnen führt, bringt 1 Münze.
about-white = Aquädukt vom Wasseraustritt f21 aus, höchstens 13 Teile. Es beginnt mit dem ersten Plättchen an seinem Wasseraustritt und gehört niemandem; jedes Gebäude an seinem Weg bringt am Ende 2 Punkte, und ein Teil, das zu einem Brunnen führt, bringt 1 Münze.
about-brown = Aquädukt vom Wasseraustritt i18 aus, höchstens 13 Teile. Es beginnt mit dem ersten Plättchen an seinem Wasseraustritt und gehört niemandem; jedes Gebäude an seinem Weg bringt am Ende 2 Punkte, und ein Teil, das zu einem Brunnen führt, bringt 1 Münze.

way-e = nach Osten
way-ne = nach Nordosten
way-nw = nach Nordwesten
way-w = nach Westen
way-sw = nach Südwesten
way-se = nach Südosten

## Gezähltes, nach einer Zahl

one-red = rotes
many-red = rote
one-yellow = gelbes
many-yellow = gelbe
one-green = grünes
many-green = grüne
one-blue = blaues
many-blue = blaue
one-temple = Tempel
many-temple = Tempel
one-bath = Bad
many-bath = Bäder
one-theater = Theater
many-theater = Theater
one-arena = Arena
many-arena = Arenen
one-fountain = Brunnen
many-fountain = Brunnen
one-coin = Münze
many-coin = Münzen
one-point = Punkt
many-point = Punkte
one-own-building = eigenes Gebäude
many-own-building = eigene Gebäude
one-coin-near = Münze in Reichweite
many-coin-near = Münzen in Reichweite

## Teile von Sätzen, die mehreren Meldungen gemeinsam sind

part-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
part-actions = { $actions ->
        [0] keine Aktion mehr
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }
part-home = { $home ->
        [0] kein Beamter
        [one] 1 Beamter
       *[other] { $home } Beamte
    }
part-fountains = { $fountains ->
        [one] 1 Brunnen
       *[other] { $fountains } Brunnen
    }
part-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
part-structures = { $structures ->
        [one] 1 Bau
       *[other] { $structures } Bauten
    }
part-pieces = { $pieces ->
        [one] 1 Teil
       *[other] { $pieces } Teile
    }
part-built = { $points ->
        [0] kein Gebäude
       *[other] gebaut: { $buildings } ({ part-points })
    }
part-to-field = auf das { $field }
part-bridge = { $bridge ->
        [0] { "" }
       *[other] ; nimmt { $river }
    }
part-outlet = { $begins ->
        [0] { "" }
       *[other] ; beginnt ein Aquädukt: { $outlet }
    }
part-best = { $completed ->
        [0] { $sides ->
            [0] { "" }
           *[other] ; { $sides } von { $all } Seiten bei { $corner }
        }
       *[other] ; stellt fertig: { $sites }
    }
part-builds = { $completed ->
        [0] { "" }
       *[other] ; { $sites }
    }
part-open = { $open ->
        [0] zählt an keinem offenen Bauplatz
       *[other] kann zählen bei { $corners }
    }
part-lead = { $leaders ->
        [0] niemand hat welche
        [one] { $seats } liegt vorn ({ $standing })
       *[other] gemeinsam vorn: { $seats } ({ $standing })
    }
part-lead-then = { $leaders ->
        [0] niemand
       *[other] { $seats } ({ $standing })
    }

## Zeichen in Kurzformen, die ein Brett zeichnen kann

sign-coin = [sign:coin|Münze]
sign-official = [sign:official|Beamter]
sign-bridge = [sign:bridge|Brücke]
sign-aqueduct = [sign:aqueduct|Aquädukt]
sign-fountain = [sign:fountain|Brunnen]

## Was geschah

note-hill-rises = Hügel im Spiel: { $hill }.
    .short = Hügel: { $hill }
note-starts = { $seat } beginnt.
    .short = beginnt
note-turn-begins = { $seat } ist am Zug.
    .short = { "" }
note-drew = { $seat } zieht zwei Plättchen: { $color }, { $other }.
    .short = zieht { $color } { $other }
note-drew-one = { $seat } zieht ein { $color }es Plättchen.
    .short = zieht { $color }
note-recalled = { $seat } holt den Beamten von { $spot_place } zurück.
    .short = holt { sign-official } zurück
note-played = { $seat } spielt ein { $color }es Plättchen aus: { $spot_place }.
    .short = legt { $color }
note-posted = { $seat } stellt einen Beamten auf { $spot }.
    .short = + { sign-official }
note-took-bridge = { $seat } nimmt Brücke { $bridge } am Tiber.
    .short = nimmt { sign-bridge }
note-bridge-value = Brücke { $bridge } ist { part-points } wert; das weißt nur du.
    .short = { $points } wert, nur du weißt es
note-began = { $seat } beginnt das { $line }e Aquädukt an seinem Wasseraustritt.
    .short = beginnt { sign-aqueduct } { $line }
note-blocked = Für das { $line }e Aquädukt ist an seinem Wasseraustritt kein Platz: Es beginnt noch nicht.
    .short = kein Platz für { sign-aqueduct } { $line }
note-laid = { $seat } legt ein { $line }es Aquäduktteil, { $way } zu { $corner_place }.
    .short = legt { sign-aqueduct } { $line }
note-coin-of-piece = { $seat } nimmt am Brunnen eine Münze.
    .short = + { sign-coin }
note-spent = { $seat } wirft ein { $building }-Imperiumsplättchen für eine weitere Aktion ab.
    .short = noch eine Aktion für { $building }
note-passed = { $seat } hat keine mögliche Aktion und passt.
    .short = passt
note-completed = Bauplatz fertiggestellt, { $corner_place }: { part-structures }, also { $structures ->
        [6] eine
       *[other] ein
    } { $building }.
    .short = Bauplatz fertig: { $structures } darum
note-influence = Einfluss von { $seat }: { $count }.
    .short = Einfluss { $count }
note-built = { $seat } baut auf { $corner }: { $building }, { part-points }.
    .short = baut { $building }
note-fountain-built = { $tied ->
        [0] Niemand hat dort einen Beamten auf einem { $color }en Plättchen: Auf { $corner } entsteht ein Brunnen.
       *[other] Gleichstand, je { $tied } auf { $color }en Plättchen: Auf { $corner } entsteht ein Brunnen.
    }
    .short = { $tied ->
            [0] { sign-fountain } niemand ist da
           *[other] { sign-fountain } Patt mit { $tied }
        }
note-sent = { $seat } schickt einen Beamten { part-to-field }; er stand auf { $spot_place }.
    .short = { sign-official } zu { $field }
note-stayed = { $seat } lässt alle Beamten im Distrikt stehen ({ $corner_place }).
    .short = alle { sign-official } bleiben
note-got-imperium = { $seat } bekommt ein { $building }-Imperiumsplättchen.
    .short = nimmt { $building } Imperium
note-no-imperium = Kein { $building }-Imperiumsplättchen mehr im Vorrat: { $seat } geht leer aus.
    .short = kein Imperium mehr: { $building }
note-got-coin = { $seat } bekommt eine Münze aus der Staatskasse.
    .short = + { sign-coin }
note-last-round = Nach dem Zug von { $seat } sind drei Stapel leer: Die letzte Runde beginnt mit { $first }.
    .short = die letzte Runde beginnt
note-showed-bridge = { $seat } deckt eine Brücke auf: { part-points }.
    .short = { sign-bridge }, { $points } wert
note-no-marker = { $seat } hat keinen Auftragsmarker mehr: Auf { $corner } entsteht ein Brunnen.
    .short = kein Marker mehr: { sign-fountain }

## Was man tun kann

move-draw = { $tiles } ziehen; Stapel danach: { $left }{ $emptied ->
        [0] { "" }
       *[other] ; dann sind { $empty } von 4 leer (bei { $last } beginnt die letzte Runde)
    }
    .deed = Ziehen
move-aqueduct = Aquädukte ausbauen: { $lines }
    .deed = Aquädukte ausbauen
move-recall = Einen Beamten zurückholen ({ $count ->
        [one] 1 steht auf einem Plättchen
       *[other] { $count } stehen auf Plättchen
    })
    .deed = Zurückholen
move-play = Ein { $color }es Plättchen ausspielen, für { $kind } (du hast { $count }){ $ears ->
        [0] { "" }
       *[other] ; { part-home } bereit
    }
    .deed = Legen
move-place = { $ears ->
        [0] { $short }
       *[other] { $place }
    }{ part-best }{ part-bridge }{ part-outlet }
    .short = Hierhin
    .bare = { $ears ->
            [0] { $short }
           *[other] { $place }
        }{ part-bridge }{ part-outlet }
    .deed = Legen
move-official = Mit einem Beamten{ part-builds }; { part-open } für { $kind }; dann { part-home } bereit
    .short = Mit { sign-official }
    .bare = Mit einem Beamten; dann { part-home } bereit
    .deed = Mit Beamtem legen
move-unmanned = Ohne Beamten{ part-builds }; { part-home } bereit
    .short = Ohne
    .bare = Ohne Beamten; { part-home } bereit
    .deed = Ohne Beamten legen
move-lay = { $ears ->
        [0] Das { $line }e Aquädukt { $way } zu { $corner }
       *[other] Das { $line }e Aquädukt { $way } zu { $place }
    }{ $built ->
        [0] { $sides ->
            [0] { "" }
           *[other] ; { $sides } von { $all } Seiten überdeckt
        }
        [one] ; { $site }
       *[other] ; { $site }, +{ $points }{ $mine ->
            [0] { "" }
           *[other] { " " }für dich
        }
    }{ $coin ->
        [0] { "" }
       *[other] ; 1 Münze
    }
    .short = { sign-aqueduct } hierhin
    .bare = Das { $line }e Aquädukt { $way } zu { $place }
    .deed = Aquädukt legen
move-build = { $place }: { part-structures }, { $site }
    .short = Dieser Bauplatz
    .bare = { $place }: { part-structures }
    .deed = Hier bauen
move-stay = Alle bleiben im Distrikt; { $open ->
        [0] keiner zählt an einem offenen Bauplatz
       *[other] sie können zählen bei { $corners }
    }
    .short = Alle bleiben
    .deed = Alle bleiben
move-send = Beamten vom { $color }en Plättchen { $ears ->
        [0] { $short }
       *[other] { $place },
    } { part-to-field } schicken: bringt { $gain }; bliebe er, { $open ->
        [0] zählte er an keinem offenen Bauplatz
       *[other] könnte er zählen bei { $corners }
    }
    .short = { sign-official } { part-to-field }
    .deed = Schicken
move-fetch = Zurückholen vom { $color }en Plättchen { $ears ->
        [0] { $short }
       *[other] { $place }
    }; dort { $open ->
        [0] zählt er an keinem offenen Bauplatz
       *[other] kann er zählen bei { $corners }
    }
    .short = { sign-official } zurückholen
    .deed = Zurückholen
move-spend = { $building }-Imperiumsplättchen abwerfen: 1 weitere Aktion; dir { $count ->
        [0] bleibt keines
        [one] bleibt 1
       *[other] bleiben { $count }
    }; vorn dann: { part-lead-then }
    .short = { $building } abwerfen
    .deed = 1 weitere Aktion
move-end = Den Zug beenden{ $tiles ->
        [0] { "" }
        [one] ; 1 gezogenes Plättchen wird spielbar
       *[other] ; { $tiles } gezogene Plättchen werden spielbar
    }{ $officials ->
        [0] { "" }
        [one] ; 1 Beamter kommt zurück
       *[other] ; { $officials } Beamte kommen zurück
    }
    .short = Zug beenden
    .deed = Zug beenden

## Was gefragt wird

ask-act = { $last ->
        [0] { part-actions }
       *[other] Letzte Runde, { part-actions }
    }. Was tust du? ({ part-home } bereit)
    .short = { $last ->
            [0] { part-actions }
           *[other] Letzte Runde, { part-actions }
        }
ask-place = Wohin kommt das { $color }e Plättchen?
    .short = Wohin kommt { $color }?
ask-post = Das { $color }e Plättchen liegt auf { $place }. Stellst du einen Beamten darauf? Das geht nur jetzt.
    .short = Mit { sign-official }?
ask-start = Du beginnst das { $line }e Aquädukt: { part-pieces } zu legen, ab { $end }. Wohin?
    .short = In welche Richtung beginnt das { sign-aqueduct }?
ask-extend = { part-pieces } zu legen. Welches Aquädukt baust du aus, und wohin?
    .short = { part-pieces } zu legen: wohin?
ask-site = Dein Plättchen stellt { $sites } Bauplätze fertig. Welcher kommt als nächster?
    .short = Welcher Bauplatz kommt zuerst?
ask-leave = Gebaut auf { $corner }: { $built }. Geht einer deiner Beamten { part-to-field }?
    .short = Geht ein { sign-official } { part-to-field }?
ask-recall = Welcher deiner { $on_tiles } Beamten kommt von einem Plättchen zurück?
    .short = Welcher { sign-official } kommt zurück?
ask-spend = Deine Aktionen sind erledigt. Wirfst du eines deiner Imperiumsplättchen ({ $imperium }) für eine weitere ab?
    .short = Ein Imperium für noch eine Aktion?

## Warum nicht

refused-CM-5-1 = Dieser Stapel ist leer; zieh von Stapeln, die Plättchen haben.
refused-CM-5-2 = Dieses Plättchen hast du in diesem Zug gezogen: Es liegt bis zum Ende des Zuges auf dem linken Feld.
refused-CM-5-3 = Du ziehst zwei Plättchen in verschiedenen Farben, solange zwei Stapel Plättchen haben.
refused-CM-5-4 = Vom letzten Stapel ziehst du zwei Plättchen, oder das eine, das noch da ist.
refused-CM-5-5 = Alle Stapel sind leer: Es gibt nichts zu ziehen.
refused-CM-6-2 = Ein Aquädukt geht erst weiter, wenn es begonnen ist: Ein Plättchen an seinem Wasseraustritt beginnt es.
refused-CM-6-4 = Das lässt sich nicht legen: Kein Aquädukt kann jetzt weiter, oder für ein zweites Teil bliebe kein Platz.
refused-CM-7-1 = Auf diesem Plättchen steht kein Beamter von dir.
refused-CM-7-2 = Keiner deiner Beamten steht auf einem Plättchen; von Feldern holst du keinen zurück.
refused-CM-8-1 = In dieser Farbe hast du kein Plättchen bereit.
refused-CM-8-2 = Es gibt keinen Platz mehr, auf den ein Plättchen darf.
refused-CM-8-3 = Dort ist ein Hügel oder ein anderes Plättchen im Weg.
refused-CM-8-4 = Ein Plättchen muss mit einer ganzen Kante an einem Hügel oder an einem anderen Plättchen liegen.
refused-CM-8-9 = Das erste Plättchen muss mit einer ganzen Kante an einem Hügel liegen.
refused-CM-9-8 = Auf diesem Plättchen steht kein Beamter von dir, der den fertigen Distrikt verlassen kann.
refused-CM-9-12 = Dort hat dein Plättchen keinen Bauplatz fertiggestellt, oder er ist schon erledigt.
refused-CM-11-2 = Jetzt beginnt das Aquädukt an dem Wasseraustritt, den dein Plättchen berührt, kein anderes.
refused-CM-11-4 = Dort verläuft keine Kante eines Plättchens; quer über ein Plättchen darf kein Teil liegen.
refused-CM-11-5 = Zwischen einem Plättchen und einem Hügel darf kein Teil liegen.
refused-CM-11-6 = An dieser Ecke war das Aquädukt schon.
refused-CM-11-7 = An dieser Ecke verläuft schon ein anderes Aquädukt.
refused-CM-11-8 = Diese Ecke ist ein Wasseraustritt und bleibt für sein eigenes Aquädukt frei.
refused-CM-11-11 = Dieses Aquädukt ist fertig: Es hat alle seine 13 Teile.
refused-CM-11-12 = Auf diesem Weg könntest du weniger Teile legen als auf einem anderen.
refused-CM-14-1 = Von diesem Gebäude hast du kein Imperiumsplättchen.
refused-CM-14-4 = Es gibt keine Aktion, für die du es nutzen könntest.

## Die Wertung

row-buildings = Gebäude
row-bridges = Brücken
row-aqueducts = Aquädukte
row-fountains = Brunnen
row-coins = Münzen
row-imperium = Imperiumsplättchen

# Die Zeilen, wo wenig Platz ist
short-row-buildings = Gebäude
short-row-bridges = Brücken
short-row-aqueducts = Aquädukte
short-row-fountains = Brunnen
short-row-coins = Münzen
short-row-imperium = Imperium

line-CM-9-7 = { $building } auf { $corner }
line-CM-18-1 = eine Brücke
line-CM-16-3 = { $known ->
        [0] { $bridges ->
            [one] 1 verdecktes Brückenplättchen; es zählt am Ende
           *[other] { $bridges } verdeckte Brückenplättchen; sie zählen am Ende
        }
       *[other] eine Brücke; bis zum Ende siehst nur du diese Punkte
    }
line-CM-18-2 = { $building } auf { $corner } am { $line }en Aquädukt
line-CM-18-3 = { $building } auf { $corner } neben { part-fountains }
line-CM-18-4 = { part-coins }
line-CM-18-5 = { $tied ->
        [one] allein die meisten Münzen ({ $coins })
       *[other] die meisten Münzen ({ $coins }), Gleichstand, { $tied } Spieler
    }
line-CM-18-6 = { $tied ->
        [one] { $building }: allein die meisten Imperiumsplättchen ({ $tiles })
       *[other] { $building }: die meisten Imperiumsplättchen ({ $tiles }), Gleichstand, { $tied } Spieler
    }

## Einstellungen

setting-hill-corners = Bauplätze an den Ecken von Hügeln.
value-hill-corners-dead = gibt es nicht
value-hill-corners-blank-side = möglich, der Hügel zählt als Seite ohne Bau
setting-fountain-adjacency = Was neben einem Brunnen liegt.
value-fountain-adjacency-lattice = alle sechs Nachbarecken
value-fountain-adjacency-tile-edge = nur Ecken, zu denen eine Plättchenkante führt
setting-coin-tie-bonus = Gleichstand bei den meisten Münzen.
value-coin-tie-bonus-0 = keine Punkte
value-coin-tie-bonus-1 = je 1 Punkt
value-coin-tie-bonus-2 = je 2 Punkte
setting-aqueduct-along-hill = Aquädukte dürfen zwischen einem Plättchen und einem Hügel verlaufen.
setting-aqueduct-coin = Münze für ein Aquäduktteil am Brunnen.
value-aqueduct-coin-first-contact = nur wenn es zum Brunnen hinführt
value-aqueduct-coin-every-piece = auch wenn es von ihm wegführt
setting-final-round-start = Wer die letzte Runde beginnt.
value-final-round-start-left-of-trigger = der linke Nachbar des Auslösers
value-final-round-start-trigger = der Auslöser selbst
setting-final-round-rewards = Auch in der letzten Runde bringen Beamte auf Feldern noch Belohnungen.
setting-markers-limited = Jeder hat nur 16 Auftragsmarker, und ohne einen baut er nichts mehr.

## Der Tisch in Sätzen

help-game = Ecken haben einen Buchstaben für die Reihe, a im Norden bis k im Süden, und eine Zahl für die Spalte, die nach Osten wächst: e10 und e14 sind die Nachbarn von e12 in seiner Reihe, d11, d13, f11 und f13 die in den nächsten Reihen. Ein Plättchen heißt nach seinen zwei stumpfen Ecken. Sechs überdeckte Seiten stellen einen Bauplatz fertig; die Zahl der Plättchen dort bestimmt, was entsteht, und Beamte auf Plättchen der passenden Farbe bestimmen, wem es gehört. Ein Plättchen auf einem Brückenfeld am Tiber bringt die Brücke, 1 bis 4 Punkte, die nur du kennst.

say-heading-over = Das Spiel ist zu Ende
say-heading-stage = Der Zug
say-heading-last = Die letzte Runde
say-heading-map = Die Stadt
say-heading-sites = Gebäude und Brunnen
say-heading-corners = Fast fertige Bauplätze
say-heading-lines = Aquädukte
say-heading-majorities = Meiste Imperiumsplättchen und Münzen
say-heading-you = Du: { $seat }
say-heading-seat = { $seat }

say-turn = { $seat } ist am Zug: { part-actions }.
say-trigger = { $trigger } hat die letzte Runde ausgelöst: Jeder hat eine Aktion.
say-hand = In der Hand: ein { $color }es Plättchen.
say-just-laid = Eben gelegt: ein { $color }es Plättchen auf { $place }.
say-stacks = Stapel: { $tiles }; { $empty } von 4 sind leer (bei { $last } beginnt die letzte Runde).
say-stock = Imperiumsplättchen übrig: { $tiles }.
say-hills = Hügel im Spiel: { $hills }. Nicht im Spiel, nur zur Orientierung: { $marked }.
say-bridges = { $count ->
        [one] Brücke noch am Tiber: { $bridges }
       *[other] Brücken noch am Tiber: { $bridges }
    }; Werte, die du nicht gesehen hast: { $values }.

say-map = { $tiles ->
        [0] Es liegt noch kein Plättchen.
        [one] 1 Plättchen liegt.
       *[other] { $tiles } Plättchen liegen.
    }
say-tile = Ein { $color }es Plättchen auf { $place }.
say-tile-official = Ein { $color }es Plättchen auf { $place }, Beamter von { $seat }.
say-legend-tiles = (Plättchen r::1, mit Beamtem von 1; { $colors })
say-legend-seats = ({ $seats }; . kein Beamter)
say-legend-corners = (Ecke 1T: Tempel von 1; { $letters })
say-legend-signs = (Ecke 1 bis 5: Seiten überdeckt, 6 fertig; x, am Rand o: nie ein Bauplatz)
say-legend-lines = (^ Hügel, ~3 Brücke, * Wasseraustritt, // == \\ Aquädukt)

say-buildings = { $owner }, { $things }: { $places }.
say-fountains = { $count ->
        [one] 1 Brunnen
       *[other] { $count } Brunnen
    }: { $places }.
say-corner = { $place }: { $sides } von 6 Seiten, { part-structures }; möglich: { $kinds }.

say-line-unbegun = Das { $line }e Aquädukt: nicht begonnen, bei { $place }.
say-line = Das { $line }e Aquädukt: { $path } bis { $place }; { $left ->
        [0] fertig
        [one] noch 1 Teil
       *[other] noch { $left } Teile
    }; { $open ->
        [0] kann jetzt nicht weiter
       *[other] kann weiter { $pieces }
    }.

say-imperium = { $building }-Imperiumsplättchen: { part-lead }{ $leaders ->
        [0] { "" }
        [one] , { $sole } Punkte
       *[other] , je { $tied } Punkte
    }.
say-coins = Münzen: { part-lead }{ $leaders ->
        [one] , { $sole } Punkte dazu
       *[other] { "" }
    }.

say-purse = Plättchen bereit: { $tiles }; { part-home } bereit; { part-built }.
say-purse-own = Deine Plättchen bereit: { $tiles }; { part-home } bereit; { part-built }.
say-drawn = In diesem Zug gezogen: { $tiles }.
say-officials = Beamte auf Plättchen: { $tiles }.
say-fields = Beamte auf Feldern: { $fields }.
say-gains = Imperiumsplättchen: { $imperium }; { $coins }.
say-bridges-known = Brückenplättchen nach Wert: { $values }; zusammen { part-points }.
say-bridges-hidden = { $count ->
        [one] 1 Brücke, verdeckt.
       *[other] { $count } Brücken, verdeckt.
    }

# Kleine Wörter
say-nobody = niemand
say-fountain = Brunnen
say-fountain-unmarked = Brunnen, kein Auftragsmarker mehr
say-yours = für dich
say-of = von
say-to = zu
say-with = mit
say-with-aqueduct = mit Aquädukt
say-with-official = mit Beamtem:
say-imperium-tile = ein Imperiumsplättchen

# Wo ein Platz liegt
say-between = zwischen
say-and = und
say-at = am
say-north-of = nördlich vom
say-north-east-of = nordöstlich vom
say-east-of = östlich vom
say-south-east-of = südöstlich vom
say-south-of = südlich vom
say-south-west-of = südwestlich vom
say-west-of = westlich vom
say-north-west-of = nordwestlich vom
say-upright = aufrecht
say-leaning-left = nach links geneigt
say-leaning-right = nach rechts geneigt
say-bridge = Brücke
say-on-the-tiber = am Tiber

## Die Einführung: eine Meldung je Schritt; ein Hinweis antwortet, wenn jemand etwas anderes wählt

tutorial-welcome = Willkommen, Livia! Du und Marcus, ihr legt Plättchen zwischen den Tiber und die Hügel, und wo sechs Seiten um eine Ecke überdeckt sind, wird gebaut. Drei Hügel sind diesmal im Spiel: An ihnen beginnen die ersten Plättchen.
tutorial-colors = Das sind deine Plättchen. Drei Plättchen um eine Ecke geben einen Tempel, vier ein Bad, fünf ein Theater, sechs eine Arena. Jede Farbe gehört zu einem davon; das Zeichen auf dem Plättchen sagt, zu welchem. An den Ecken der Hügel entsteht nichts.
tutorial-play = Ein Zug hat zwei Aktionen: ein Plättchen spielen, zwei ziehen, Aquädukte ausbauen oder einen Beamten zurückholen. Spiele dein grünes Plättchen.
tutorial-play-hint = Auch gut. Für diese Einführung beginne mit dem grünen Plättchen.
tutorial-place = Goldene Marken zeigen, wohin es darf und wie es läge. Nimm den gerahmten Platz zwischen dem Caelius und dem braunen Wasseraustritt: Wer einen Wasseraustritt erreicht, beginnt sein Aquädukt.
tutorial-place-hint = Auch das passt. Heute kommt das Plättchen an den braunen Wasseraustritt rechts, in den Rahmen.
tutorial-official = Jetzt, und nur jetzt, kann einer deiner drei Beamten darauf. Beamte entscheiden, wem ein Gebäude gehört. Setze einen darauf.
tutorial-official-hint = Ohne Beamten würde hier nie etwas dein. Setze einen darauf.
tutorial-start = Dein Plättchen liegt am Wasseraustritt, also beginnt das braune Aquädukt von selbst: drei Aquäduktteile, an den Kanten von Plättchen entlang. An einem Hügel entlang darf keines liegen, deshalb passen heute nur zwei, bis zur Nordspitze des Caelius. Am Ende ist jedes Gebäude an seinem Weg 2 Punkte mehr wert.
tutorial-draw = Deine zweite Aktion: zwei Plättchen verschiedener Farbe ziehen. Du wählst sie selbst, mit Glück hat das nichts zu tun. Bis zum Ende des Zuges liegen sie auf dem linken Feld deiner Spielertafel. Ziehe Grün und Blau.
tutorial-draw-hint = Auch gut. Für diese Einführung brauchst du Grün und Blau.
tutorial-corner = Marcus hat Blau und Grün gelegt, beide mit Beamten. Sieh auf die gerahmte Ecke nördlich vom Caelius: Vier von sechs Seiten sind überdeckt. Die Zeichen sagen, dass dort ein Tempel oder ein Bad entstehen kann und dass jetzt Marcus beides bauen würde. Das ändern wir. Spiele Blau.
tutorial-corner-hint = Für ein Bad zählen Beamte auf blauen Plättchen. Spiele ein blaues.
tutorial-sharp = Eine spitze Ecke eines Plättchens überdeckt eine Seite, eine stumpfe zwei. Mit einem Plättchen auf dem gerahmten Platz sind es fünf Seiten, und nur ein Bad bleibt möglich. Lege es dorthin.
tutorial-sharp-hint = Noch nicht. Wir wollen den gerahmten Platz, gleich oberhalb der Ecke.
tutorial-equal = Ein Beamter auf Blau für Marcus, einer für dich: Gleichstand. Setze einen Beamten darauf.
tutorial-equal-hint = Ohne ihn bliebe Marcus vorn. Bitte mit einem Beamten.
tutorial-again = Deine zweite Aktion, bevor Marcus dasselbe tut. Spiele noch einmal Blau.
tutorial-again-hint = Dann würde Marcus die Ecke fertigstellen. Spiele dein zweites blaues Plättchen.
tutorial-complete = Eine Zahl in deiner Farbe auf einer Marke: Dieses Plättchen stellt einen Bauplatz für dich fertig und bringt so viele Punkte. Hier ist es die gerahmte.
tutorial-complete-hint = Suche die Marke mit einer 4 in deiner Farbe, im Rahmen.
tutorial-majority = Zwei zu eins mit einem Beamten, eins zu eins ohne. Bei Gleichstand baut niemand, und es entsteht ein Brunnen. Beide Knöpfe sagen, was daraus wird. Nimm den Beamten.
tutorial-majority-hint = Das wäre ein Brunnen, der niemandem gehört. Mit einem Beamten ist das Bad deins.
tutorial-leave = Dein Bad: 4 Punkte. Jetzt darf jeder einen Beamten aus diesem Distrikt auf das Bad-Imperiumsfeld schicken; am Ende des Zuges seines Besitzers kommt er zurück und bringt ein Imperiumsplättchen. Der frühere hat noch offene Bauplätze, an denen er zählt. Schicke den, den du eben hierher gesetzt hast.
tutorial-leave-hint = Möglich, aber lass diesen stehen, er wird bald gebraucht. Schicke den, den du eben hierher gesetzt hast.
tutorial-inside = Marcus darf das auch, mitten in deinem Zug. Wann immer jemand im Zug eines anderen entscheidet, sagt es der Tisch über der Stadt.
tutorial-yours = Und jetzt du in seinem. Marcus hat die gerahmte Ecke fertiggestellt und ein Bad gebaut. Dein erster Beamter, auf dem grünen Plättchen am braunen Wasseraustritt, steht in diesem Distrikt, hat aber keinen offenen Bauplatz mehr, an dem er zählt. Schicke ihn: Er bringt dir ein Bad-Imperiumsplättchen. Am Ende zählen die meisten einer Art 5 Punkte, und deine Summe rechnet das mit, wie es gerade steht.
tutorial-yours-hint = Bleibt er, nützt er dir nichts. Schicke ihn.
tutorial-temple = Du bist am Zug. Bei der gerahmten Ecke überdecken zwei stumpfe Ecken vier Seiten. Noch eine stumpfe Ecke, und drei Plättchen geben einen Tempel. Dafür zählen Beamte auf grünen Plättchen. Spiele Grün.
tutorial-temple-hint = Für einen Tempel braucht es einen Beamten auf Grün. Spiele Grün.
tutorial-blunt = Die Marke mit der 3, im Rahmen.
tutorial-blunt-hint = Das ist nicht die mit der 3. Nimm die gerahmte, gleich oberhalb der Ecke.
tutorial-post = Mit deinem letzten Beamten ist es deiner; ohne ihn ein Brunnen. Setze ihn darauf. Er kann gleich wieder gehen und ein Tempel-Imperiumsplättchen bringen: Das kostet dich nichts.
tutorial-post-hint = Mit einem Beamten, sonst wird aus dem Tempel ein Brunnen.
tutorial-aqueduct = 7 Punkte, und noch eine Aktion. Das braune Aquädukt endet an der Spitze des Caelius, zwei Teile von deinem Bad entfernt. Baue Aquädukte aus.
tutorial-aqueduct-hint = Plättchen können warten. Baue das Aquädukt aus: Dein Bad ist in Reichweite.
tutorial-lay = Zwei Teile. Das erste konnte nur in eine Richtung, beim zweiten wählst du. Die Schilder zeigen, was an seinem Ende liegt: beim Bad sind es 2 Punkte für dich, und von dort ist dein Tempel der nächste. Lege es zum Bad.
tutorial-lay-hint = Dein Bad liegt andersherum, im Osten.
tutorial-end = Deine Aktionen sind vorbei. Wirfst du ein Imperiumsplättchen ab, hast du eine weitere, aber dann ist es fort, und mit ihm vielleicht 5 Punkte. Heute behalte es: Beende den Zug.
tutorial-end-hint = Später im Spiel schon. Jetzt beende den Zug.
tutorial-home = Beide Beamten sind zurück auf deiner Spielertafel, mit einem Tempel- und einem Bad-Imperiumsplättchen. Ein goldenes zeigt: Davon hast du allein die meisten. Nun Marcus, und so geht es eine Weile weiter.
tutorial-tie = Einige Züge später, im Norden. Dieses Plättchen stellt die gerahmte Ecke fertig, und dort hat Marcus einen Beamten auf Grün: Allein würde er den Tempel bauen. Mit einem Beamten von dir steht es eins zu eins, also entsteht ein Brunnen. Setze einen darauf.
tutorial-tie-hint = Dann bekommt er den Tempel. Mit einem Beamten von dir wird es ein Brunnen.
tutorial-fountain = Der Brunnen gehört niemandem, aber am Ende bringt jedes Gebäude auf einer Ecke daneben seinem Besitzer 1 Punkt. Ein Beamter, der seinen Distrikt verlässt, geht auf das Staatskassenfeld und kommt mit einer Münze zurück. Schicke deinen.
tutorial-fountain-hint = Möglich, aber schicke ihn: Er kommt mit einer Münze zurück.
tutorial-coin = Dein Beamter ist mit der Münze zurück. Jede Münze zählt am Ende 1 Punkt, und 2 mehr bekommt, wer allein die meisten hat.
tutorial-spring = Es gibt noch einen Weg zu einer Münze: Ein Aquäduktteil, das zu einem Brunnen führt, bringt sofort eine. Das Zeichen an der Kante zeigt, wo. Lege ein Teil zum gerahmten Brunnen.
tutorial-spring-hint = Dieses Teil bringt keine Münze. Nimm die Kante mit der Münze, zum Brunnen.
tutorial-bridge = Viel später, am Tiber. Ein Plättchen auf einem Brückenfeld nimmt die Brücke: 1 bis 4 Punkte, die nur du kennst. Lege Gelb auf den gerahmten Platz.
tutorial-bridge-hint = Wir wollen die Brücke im Rahmen, am Fluss im Westen.
tutorial-last = Die Brücke ist 2 wert: In deiner Summe ist sie schon enthalten, in der, die Marcus von dir sieht, nicht. Und alle Stapel sind leer: Nach dem Zug, in dem es drei sind, hat jeder noch eine letzte Aktion. Lampen neben den Stapeln zählen mit.
tutorial-score = Das Ende: Gebäude 66, Aquädukte 16, Brunnen 6, Imperiumsplättchen 5, Brücken 3, Münzen 3. Du gewinnst 99 zu 93. Marcus war bei mehr Arten von Imperiumsplättchen vorn, aber du hast mehr gebaut.
tutorial-farewell = Zum Merken: Behalte einen Beamten auf deiner Spielertafel; stelle fertig, was du gewinnst, und durchkreuze, was an andere ginge; lass Beamte gehen, die nirgends mehr zählen. Zeige auf etwas am Tisch, oder halte es auf dem Telefon gedrückt: Du liest, was es ist. Viel Freude, und baue in Marmor!
