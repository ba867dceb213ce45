### Caesar's Empire in English. Terms as in rules.en.md.

title = Caesar's Empire
tagline = Lay roads from Rome to the cities of the empire, and earn on every way that uses them.
window-tension = Every road you lay pays you again whenever somebody's way to Rome runs over it. So you build for all, and hope that all will need you.
window-step-1 = Connect one new city to the roads that are there.
window-step-2 = Take its token and its treasure.
window-step-3 = The shortest way to Rome pays a point for each road, to whoever laid it.
window-step-4 = When every city is connected, sets of treasures and the tokens count.
box-remark = The map with its cities, roads and values, and the gold track are rebuilt, because the pictures of the box are lost to us. How many tokens, treasures and roads there are, the points for sets and what a way to Rome pays are printed in the rule book.

## Cities: ancient name, name of today, sign in the table, and where they lie

city-roma = Rome
city-mediolanum = Mediolanum
city-aquileia = Aquileia
city-brundisium = Brundisium
city-syracusae = Syracusae
city-caralis = Caralis
city-massilia = Massilia
city-lugdunum = Lugdunum
city-condate = Condate
city-burdigala = Burdigala
city-lutetia = Lutetia
city-tarraco = Tarraco
city-carthago-nova = Carthago Nova
city-corduba = Corduba
city-asturica = Asturica
city-olisipo = Olisipo
city-augusta-vindelicorum = Augusta Vindelicorum
city-argentorate = Argentorate
city-colonia = Colonia Agrippina
city-londinium = Londinium
city-eboracum = Eboracum
city-salonae = Salonae
city-sirmium = Sirmium
city-carnuntum = Carnuntum
city-sarmizegetusa = Sarmizegetusa
city-tomis = Tomis
city-gortyna = Gortyna
city-thessalonica = Thessalonica
city-dyrrhachium = Dyrrhachium
city-athenae = Athenae
city-byzantium = Byzantium
city-ephesus = Ephesus
city-ancyra = Ancyra
city-antiochia = Antiochia
city-hierosolyma = Hierosolyma
city-trapezus = Trapezus
city-carthago = Carthago
city-cyrene = Cyrene
city-leptis-magna = Leptis Magna
city-caesarea = Caesarea
city-alexandria = Alexandria
modern-mediolanum = Milan
modern-aquileia = Aquileia
modern-brundisium = Brindisi
modern-syracusae = Syracuse
modern-caralis = Cagliari
modern-massilia = Marseille
modern-lugdunum = Lyon
modern-condate = Rennes
modern-burdigala = Bordeaux
modern-lutetia = Paris
modern-tarraco = Tarragona
modern-carthago-nova = Cartagena
modern-corduba = Cordoba
modern-asturica = Astorga
modern-olisipo = Lisbon
modern-augusta-vindelicorum = Augsburg
modern-argentorate = Strasbourg
modern-colonia = Cologne
modern-londinium = London
modern-eboracum = York
modern-salonae = Split
modern-sirmium = Sremska Mitrovica
modern-carnuntum = Petronell
modern-sarmizegetusa = Sarmizegetusa
modern-tomis = Constanta
modern-gortyna = Gortyn, Crete
modern-thessalonica = Thessaloniki
modern-dyrrhachium = Durres
modern-athenae = Athens
modern-byzantium = Istanbul
modern-ephesus = Selcuk
modern-ancyra = Ankara
modern-antiochia = Antakya
modern-hierosolyma = Jerusalem
modern-trapezus = Trabzon
modern-carthago = Tunis
modern-cyrene = Shahhat
modern-leptis-magna = Khoms
modern-caesarea = Cherchell
modern-alexandria = Alexandria
code-roma = Rom
code-mediolanum = Med
code-aquileia = Aqu
code-brundisium = Bru
code-syracusae = Syr
code-caralis = Crl
code-massilia = Mas
code-lugdunum = Lug
code-condate = Con
code-burdigala = Bur
code-lutetia = Lut
code-tarraco = Tar
code-carthago-nova = CaN
code-corduba = Cor
code-asturica = Ast
code-olisipo = Oli
code-augusta-vindelicorum = Aug
code-argentorate = Arg
code-colonia = Col
code-londinium = Lon
code-eboracum = Ebo
code-salonae = Sal
code-sirmium = Sir
code-carnuntum = Cnt
code-sarmizegetusa = Sar
code-tomis = Tom
code-gortyna = Gor
code-thessalonica = The
code-dyrrhachium = Dyr
code-athenae = Ath
code-byzantium = Byz
code-ephesus = Eph
code-ancyra = Anc
code-antiochia = Ant
code-hierosolyma = Hie
code-trapezus = Tra
code-carthago = Cth
code-cyrene = Cyr
code-leptis-magna = Lep
code-caesarea = Cae
code-alexandria = Ale
about-roma = Where every way ends; it has no city token. Segments with 2 and 3 players: to Mediolanum 1 road, Aquileia 1, Brundisium 1, Syracusae 1, Massilia 2, Salonae 2, Carthago 1; with 4 and 5: to Mediolanum 1 road, Aquileia 1, Brundisium 1, Syracusae 1, Caralis 1, Massilia 2, Salonae 2, Carthago 2.
about-mediolanum = Italy, red 3; today Milan. Segments: to Rome 1 road, Massilia 1, Lugdunum 1, Augusta Vindelicorum 1, Aquileia 1.
about-aquileia = Italy, red 4. Segments: to Rome 1 road, Mediolanum 1, Augusta Vindelicorum 1, Carnuntum 1, Sirmium 2, Salonae 1.
about-brundisium = Italy, red 2; today Brindisi. Segments: to Rome 1 road, Salonae 1, Dyrrhachium 1, Athenae 2, Syracusae 1.
about-syracusae = Italy, red 5; today Syracuse. Segments with 2 and 3 players: to Rome 1 road, Brundisium 1, Carthago 1, Cyrene 2, Athenae 2; with 4 and 5: to Rome 1 road, Brundisium 1, Gortyna 2, Leptis Magna 2, Carthago 1.
about-caralis = Italy, red 1; today Cagliari. Only with 4 and 5 players. Segments: to Rome 1 road, Carthago 1, Caesarea 2, Tarraco 2, Massilia 2.
about-massilia = Gaul, green 1; today Marseille. Segments with 2 and 3 players: to Rome 2 roads, Mediolanum 1, Carthago 2, Lugdunum 1, Tarraco 1; with 4 and 5: to Rome 2 roads, Mediolanum 1, Caralis 2, Lugdunum 1, Burdigala 2, Tarraco 1.
about-lugdunum = Gaul, green 2; today Lyon. Segments with 2 and 3 players: to Mediolanum 1 road, Massilia 1, Burdigala 1, Lutetia 1; with 4 and 5: to Mediolanum 1 road, Massilia 1, Burdigala 1, Lutetia 1, Argentorate 1.
about-condate = Gaul, green 3; today Rennes. Only with 4 and 5 players. Segments: to Burdigala 1 road, Lutetia 1, Londinium 1.
about-burdigala = Gaul, green 4; today Bordeaux. Segments with 2 and 3 players: to Lugdunum 1 road, Tarraco 1, Asturica 1, Lutetia 1; with 4 and 5: to Massilia 2 roads, Lugdunum 1, Tarraco 1, Asturica 2, Condate 1.
about-lutetia = Gaul, green 6; today Paris. Segments with 2 and 3 players: to Lugdunum 1 road, Burdigala 1, Londinium 1, Colonia Agrippina 1; with 4 and 5: to Lugdunum 1 road, Condate 1, Londinium 1, Colonia Agrippina 1.
about-tarraco = Hispania, orange 1; today Tarragona. Segments with 2 and 3 players: to Massilia 1 road, Burdigala 1, Corduba 1, Caesarea 1; with 4 and 5: to Caralis 2 roads, Massilia 1, Burdigala 1, Asturica 2, Carthago Nova 1.
about-carthago-nova = Hispania, orange 2; today Cartagena. Only with 4 and 5 players. Segments: to Tarraco 1 road, Corduba 1, Caesarea 1.
about-corduba = Hispania, orange 3; today Cordoba. Segments with 2 and 3 players: to Tarraco 1 road, Asturica 1, Olisipo 1, Caesarea 1; with 4 and 5: to Carthago Nova 1 road, Asturica 1, Olisipo 1, Caesarea 2.
about-asturica = Hispania, orange 5; today Astorga. Segments with 2 and 3 players: to Burdigala 1 road, Corduba 1, Olisipo 1; with 4 and 5: to Burdigala 2 roads, Tarraco 2, Corduba 1, Olisipo 1.
about-olisipo = Hispania, orange 7; today Lisbon. Segments: to Corduba 1 road, Asturica 1.
about-augusta-vindelicorum = Germania and Britannia, purple 1; today Augsburg. Segments with 2 and 3 players: to Mediolanum 1 road, Aquileia 1, Colonia Agrippina 1, Carnuntum 1; with 4 and 5: to Mediolanum 1 road, Aquileia 1, Argentorate 1, Carnuntum 1.
about-argentorate = Germania and Britannia, purple 2; today Strasbourg. Only with 4 and 5 players. Segments: to Lugdunum 1 road, Colonia Agrippina 1, Augusta Vindelicorum 1.
about-colonia = Germania and Britannia, purple 3; today Cologne. Segments with 2 and 3 players: to Lutetia 1 road, Londinium 1, Augusta Vindelicorum 1; with 4 and 5: to Lutetia 1 road, Londinium 2, Eboracum 2, Argentorate 1.
about-londinium = Germania and Britannia, purple 6; today London. Segments with 2 and 3 players: to Lutetia 1 road, Colonia Agrippina 1; with 4 and 5: to Lutetia 1 road, Condate 1, Eboracum 1, Colonia Agrippina 2.
about-eboracum = Germania and Britannia, purple 8; today York. Only with 4 and 5 players. Segments: to Londinium 1 road, Colonia Agrippina 2.
about-salonae = Illyria and Dacia, brown 1; today Split. Segments: to Rome 2 roads, Aquileia 1, Brundisium 1, Sirmium 1, Dyrrhachium 1.
about-sirmium = Illyria and Dacia, brown 2; today Sremska Mitrovica. Segments with 2 and 3 players: to Aquileia 2 roads, Carnuntum 1, Salonae 1, Thessalonica 1, Tomis 2; with 4 and 5: to Aquileia 2 roads, Carnuntum 1, Salonae 1, Thessalonica 2, Sarmizegetusa 1.
about-carnuntum = Illyria and Dacia, brown 3; today Petronell. Segments with 2 and 3 players: to Aquileia 1 road, Augusta Vindelicorum 1, Sirmium 1; with 4 and 5: to Aquileia 1 road, Augusta Vindelicorum 1, Sirmium 1, Sarmizegetusa 2.
about-sarmizegetusa = Illyria and Dacia, brown 4. Only with 4 and 5 players. Segments: to Carnuntum 2 roads, Sirmium 1, Tomis 1.
about-tomis = Illyria and Dacia, brown 6; today Constanta. Segments with 2 and 3 players: to Sirmium 2 roads, Byzantium 1; with 4 and 5: to Sarmizegetusa 1 road, Thessalonica 2, Byzantium 1.
about-gortyna = Greece and Thrace, blue 1; today Gortyn, Crete. Only with 4 and 5 players. Segments: to Syracusae 2 roads, Athenae 1, Ephesus 1, Alexandria 2, Cyrene 1.
about-thessalonica = Greece and Thrace, blue 2; today Thessaloniki. Segments with 2 and 3 players: to Sirmium 1 road, Dyrrhachium 1, Athenae 1, Byzantium 1; with 4 and 5: to Sirmium 2 roads, Tomis 2, Dyrrhachium 1, Athenae 1, Byzantium 1.
about-dyrrhachium = Greece and Thrace, blue 3; today Durres. Segments: to Brundisium 1 road, Salonae 1, Thessalonica 1, Athenae 1.
about-athenae = Greece and Thrace, blue 4; today Athens. Segments with 2 and 3 players: to Brundisium 2 roads, Syracusae 2, Dyrrhachium 1, Thessalonica 1, Ephesus 1, Cyrene 2; with 4 and 5: to Brundisium 2 roads, Dyrrhachium 1, Thessalonica 1, Ephesus 1, Gortyna 1.
about-byzantium = Greece and Thrace, blue 5; today Istanbul. Segments with 2 and 3 players: to Tomis 1 road, Thessalonica 1, Ephesus 1, Antiochia 2; with 4 and 5: to Tomis 1 road, Thessalonica 1, Ephesus 1, Ancyra 1, Trapezus 2.
about-ephesus = Asia Minor and Syria, pink 1; today Selcuk. Segments with 2 and 3 players: to Athenae 1 road, Byzantium 1, Antiochia 2, Alexandria 2; with 4 and 5: to Athenae 1 road, Gortyna 1, Byzantium 1, Ancyra 1, Antiochia 2.
about-ancyra = Asia Minor and Syria, pink 2; today Ankara. Only with 4 and 5 players. Segments: to Byzantium 1 road, Ephesus 1, Trapezus 2, Antiochia 1.
about-antiochia = Asia Minor and Syria, pink 3; today Antakya. Segments with 2 and 3 players: to Byzantium 2 roads, Ephesus 2, Hierosolyma 1; with 4 and 5: to Ephesus 2 roads, Ancyra 1, Alexandria 2, Hierosolyma 1.
about-hierosolyma = Asia Minor and Syria, pink 5; today Jerusalem. Segments: to Antiochia 1 road, Alexandria 1.
about-trapezus = Asia Minor and Syria, pink 8; today Trabzon. Only with 4 and 5 players. Segments: to Byzantium 2 roads, Ancyra 2.
about-carthago = Africa and Egypt, teal 1; today Tunis. Segments with 2 and 3 players: to Rome 1 road, Syracusae 1, Caesarea 2, Massilia 2; with 4 and 5: to Rome 2 roads, Syracusae 1, Caralis 1, Leptis Magna 1, Caesarea 2.
about-cyrene = Africa and Egypt, teal 2; today Shahhat. Segments with 2 and 3 players: to Syracusae 2 roads, Athenae 2, Alexandria 2; with 4 and 5: to Gortyna 1 road, Alexandria 2, Leptis Magna 2.
about-leptis-magna = Africa and Egypt, teal 3; today Khoms. Only with 4 and 5 players. Segments: to Syracusae 2 roads, Cyrene 2, Carthago 1.
about-caesarea = Africa and Egypt, teal 6; today Cherchell. Segments with 2 and 3 players: to Carthago 2 roads, Tarraco 1, Corduba 1; with 4 and 5: to Caralis 2 roads, Carthago 2, Carthago Nova 1, Corduba 2.
about-alexandria = Africa and Egypt, teal 7. Segments with 2 and 3 players: to Ephesus 2 roads, Hierosolyma 1, Cyrene 2; with 4 and 5: to Gortyna 2 roads, Antiochia 2, Hierosolyma 1, Cyrene 2.

## Regions with their colour

region-italia = Italy (red)
region-gallia = Gaul (green)
region-hispania = Hispania (orange)
region-septentrio = Germania and Britannia (purple)
region-danubius = Illyria and Dacia (brown)
region-graecia = Greece and Thrace (blue)
region-oriens = Asia Minor and Syria (pink)
region-africa = Africa and Egypt (teal)
code-italia = red
code-gallia = gre
code-hispania = ora
code-septentrio = pur
code-danubius = bro
code-graecia = blu
code-oriens = pin
code-africa = tea
about-italia = At the end your best city token of the colour scores its value; in the variant Whole Colour they score together if you have them all. With 2 and 3 players: Syracusae 5, Aquileia 4, Mediolanum 3, Brundisium 2; with 4 and 5: Syracusae 5, Aquileia 4, Mediolanum 3, Brundisium 2, Caralis 1.
about-gallia = At the end your best city token of the colour scores its value; in the variant Whole Colour they score together if you have them all. With 2 and 3 players: Lutetia 6, Burdigala 4, Lugdunum 2, Massilia 1; with 4 and 5: Lutetia 6, Burdigala 4, Condate 3, Lugdunum 2, Massilia 1.
about-hispania = At the end your best city token of the colour scores its value; in the variant Whole Colour they score together if you have them all. With 2 and 3 players: Olisipo 7, Asturica 5, Corduba 3, Tarraco 1; with 4 and 5: Olisipo 7, Asturica 5, Corduba 3, Carthago Nova 2, Tarraco 1.
about-septentrio = At the end your best city token of the colour scores its value; in the variant Whole Colour they score together if you have them all. With 2 and 3 players: Londinium 6, Colonia Agrippina 3, Augusta Vindelicorum 1; with 4 and 5: Eboracum 8, Londinium 6, Colonia Agrippina 3, Argentorate 2, Augusta Vindelicorum 1.
about-danubius = At the end your best city token of the colour scores its value; in the variant Whole Colour they score together if you have them all. With 2 and 3 players: Tomis 6, Carnuntum 3, Sirmium 2, Salonae 1; with 4 and 5: Tomis 6, Sarmizegetusa 4, Carnuntum 3, Sirmium 2, Salonae 1.
about-graecia = At the end your best city token of the colour scores its value; in the variant Whole Colour they score together if you have them all. With 2 and 3 players: Byzantium 5, Athenae 4, Dyrrhachium 3, Thessalonica 2; with 4 and 5: Byzantium 5, Athenae 4, Dyrrhachium 3, Thessalonica 2, Gortyna 1.
about-oriens = At the end your best city token of the colour scores its value; in the variant Whole Colour they score together if you have them all. With 2 and 3 players: Hierosolyma 5, Antiochia 3, Ephesus 1; with 4 and 5: Trapezus 8, Hierosolyma 5, Antiochia 3, Ancyra 2, Ephesus 1.
about-africa = At the end your best city token of the colour scores its value; in the variant Whole Colour they score together if you have them all. With 2 and 3 players: Alexandria 7, Caesarea 6, Cyrene 2, Carthago 1; with 4 and 5: Alexandria 7, Caesarea 6, Leptis Magna 3, Cyrene 2, Carthago 1.

color-red = red
color-green = green
color-orange = orange
color-purple = purple
color-brown = brown
color-blue = blue
color-pink = pink
color-teal = teal

## Treasures: name, short name for the table, and what they score

kind-meat = meat
kind-grapes = grapes
kind-wheat = wheat
kind-wine = wine
kind-oil = oil
kind-gems = gems
kind-wood = wood
kind-olives = olives
kind-gold = gold
code-meat = meat
code-grapes = grape
code-wheat = wheat
code-wine = wine
code-oil = oil
code-gems = gems
code-wood = wood
code-olives = olive
code-gold = gold
about-meat = One of eight ordinary kinds. 2, 3 or 4 of it score 2, 10 or 20 points; rows of 2 to 8 different kinds score 2, 5, 9, 14, 20, 32 or 46.
about-grapes = One of eight ordinary kinds. 2, 3 or 4 of it score 2, 10 or 20 points; rows of 2 to 8 different kinds score 2, 5, 9, 14, 20, 32 or 46.
about-wheat = One of eight ordinary kinds. 2, 3 or 4 of it score 2, 10 or 20 points; rows of 2 to 8 different kinds score 2, 5, 9, 14, 20, 32 or 46.
about-wine = One of eight ordinary kinds. 2, 3 or 4 of it score 2, 10 or 20 points; rows of 2 to 8 different kinds score 2, 5, 9, 14, 20, 32 or 46.
about-oil = One of eight ordinary kinds. 2, 3 or 4 of it score 2, 10 or 20 points; rows of 2 to 8 different kinds score 2, 5, 9, 14, 20, 32 or 46.
about-gems = One of eight ordinary kinds. 2, 3 or 4 of it score 2, 10 or 20 points; rows of 2 to 8 different kinds score 2, 5, 9, 14, 20, 32 or 46.
about-wood = One of eight ordinary kinds. 2, 3 or 4 of it score 2, 10 or 20 points; rows of 2 to 8 different kinds score 2, 5, 9, 14, 20, 32 or 46.
about-olives = One of eight ordinary kinds. 2, 3 or 4 of it score 2, 10 or 20 points; rows of 2 to 8 different kinds score 2, 5, 9, 14, 20, 32 or 46.
about-gold = Doubles all points of the way on which it comes to Rome, those of the others too. Each gold scores 2 points at the end; it belongs to no set.

## Counted things, after a number; and which one

one-point = point
many-point = points
nth-1 = first
nth-2 = second
nth-3 = third
nth-4 = fourth
nth-5 = fifth
nth-6 = sixth
nth-7 = seventh
nth-8 = eighth

## Parts of sentences, shared by the messages below

part-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
part-roads = { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }
part-far = { $far ->
        [one] 1 road
       *[other] { $far } roads
    }
part-supply = { $supply ->
        [0] no road
        [one] 1 road
       *[other] { $supply } roads
    }
part-cities = { $cities ->
        [0] no city is available
        [one] 1 city is available
       *[other] { $cities } cities are available
    }
part-token = { $token } ({ $whole ->
        [0] { $best ->
            [0] new colour
           *[other] { $gain ->
                [0] you have { $best }
               *[other] instead of { $best }
            }
        }: +{ $gain }{ $held ->
            [0] { "" }
           *[other] , { $held } of { $count } { $color }
        }
       *[other] all { $color }: { $whole } instead of { $best }, +{ $gain }
    })
part-treasure = { $kind } ({ $again ->
        [0] { $nth } kind
        [1] { $nth } of its kind
       *[other] { $nth } gold
    }: +{ $worth })
part-way = { $far ->
        [0] { "" }
       *[other] ; way of { part-far }{ $factor ->
            [1] { "" }
           *[other] , x{ $factor } for gold
        }: { $payouts }
    }
part-lead = { $leads ->
        [0] the most: { $seats } with { $most }
        [one] { $over ->
            [0] currently the most; at the end that gives { $bonus }
           *[other] the most: { $bonus } points
        }
       *[other] { $over ->
            [0] currently the most, with { $others ->
                [one] one other
               *[other] { $others } others
            }; at the end that gives { $bonus } to each
           *[other] the most: { $bonus } points to each
        }
    }

## What happened

note-starts = { $seat } begins.
    .short = begins
note-left-out = Not in this game: { $kind } { $count }.
    .short = not in play: { $count } { $kind }
note-built = { $seat } builds from { $start } to { $end }: { part-roads }.
    .short = to { $end }, { part-roads }
note-claimed = { $seat } claims { $city }, { $region } { $value }, and takes { $kind }.
    .short = + { $kind }
note-scored-way = The way from { $city } to Rome has { part-roads }, { $factor ->
        [one] 1 point for each
       *[other] with gold { $factor } points for each
    }.
    .short = { $factor ->
            [one] { part-roads } to Rome
           *[other] { part-roads } to Rome, × { $factor }
        }
note-earned = { $seat } earns { part-points }.
    .short = gets
note-skipped = { $seat } has too few roads for any build and misses the turn.
    .short = too few roads
note-ended = The game ends: { part-cities }.
    .short = the game ends
note-via = By way of { $city }.
    .short = { "" }
note-via-two = By way of { $city } and { $second }.
    .short = { "" }
note-via-three = By way of { $city }, { $second } and { $third }.
    .short = { "" }
note-via-four = By way of { $city }, { $second }, { $third } and { $fourth }.
    .short = { "" }

## What a player can do

move-build = { $start } - { $rank ->
        [0] { $ears ->
            [0] { $city }
           *[other] { $place }
        }, { part-roads }: { part-token }, { part-treasure }
       *[other] { $city }, { part-roads }: { $token }, { $kind }
    }{ part-way }
    .bare = { $start } - { $city }, { part-roads }: { $token }, { $kind }
    .deed = Build
move-lengthen = Begin farther back, in { $start }: { part-roads } in all{ part-way }
    .short = Begin in { $start }, { part-roads }
    .bare = Begin farther back, in { $start }: { part-roads } in all
    .deed = Build longer
move-start = Begin in { $start }, as it is: { part-roads }{ part-way }
    .short = Begin in { $start }, { part-roads }
    .bare = Begin in { $start }, as it is: { part-roads }
    .deed = Build
move-way = On to { $next } ({ part-roads }, { $owner }): { $payouts }
    .short = On to { $next }
    .bare = On to { $next } ({ part-roads }, { $owner })
    .deed = Score this way

## What is asked

ask-build = Which segment leads to your new city? ({ part-cities }; supply: { part-supply })
    .short = Which city do you build to?
ask-chain = You build to { $city }, so far from { $tip } with { part-roads }. Does the chain begin there or farther back? (supply: { part-supply })
    .short = Where does the road to { $city } begin?
ask-way = Several shortest ways of { part-far } lead from { $city } to Rome{ $factor ->
        [1] { "" }
       *[other] , and gold doubles the points
    }. How does the scored way go on from { $tip }?
    .short = Which way is scored from { $tip }?

## Why not

refused-CE-1-6 = There is no such segment on this side of the board.
refused-CE-4-1 = That segment leads to no available city: both its ends are claimed. Your final segment must end in a new city.
refused-CE-4-2 = You must begin in Rome or in a claimed city; neither end of that segment is one.
refused-CE-4-5 = At this table you may place at most { $roads } roads in one turn.
refused-CE-4-6 = A chain leads through claimed cities only; that segment ends in an available one.
refused-CE-4-7 = There are roads on that segment already: it is closed to everybody.
refused-CE-4-9 = That segment does not touch the place where your chain begins so far; a chain has no breaks.
refused-CE-4-10 = Your chain has been in that city already; it comes to each city no more than once.
refused-CE-4-11 = Your chain begins in Rome, and it cannot pass through Rome.
refused-CE-4-13 = You have too few roads left for that.
refused-CE-6-3 = That segment is not on a shortest way from here to Rome.
refused-CE-6-7 = Another segment on the list leaves exactly the same payments open and stands for this one.

## The score sheet

row-ways = Ways to Rome
row-cities = Cities
row-different = Sets of different kinds
row-same = Sets of one kind
row-gold = Gold
row-roads = Road bonus

# The rows where there is little room
short-row-ways = ways
short-row-cities = cities
short-row-different = different
short-row-same = same
short-row-gold = gold
short-row-roads = road bonus

line-CE-6-1 = { $ways ->
        [one] roads on 1 scored way
       *[other] roads on { $ways } scored ways
    }
line-CE-9-1 = { $region }: { $city }
line-CE-9-2 = { $kinds } different kinds in row { $row }
line-CE-9-4 = { $kind }: { $count } of a kind
line-CE-9-6 = { $gold } gold
line-CE-9-7 = { $points ->
        [0] most roads so far: { $roads }; whoever has the most in the end gets { $bonus }
       *[other] most roads left: { $roads }
    }
line-CE-11-2 = { $region }: all { $cities } cities

## Settings

setting-wild-treasures = Any treasures (with 2 and 3 players): 30 random ones of the 40 treasures lie on the map.
setting-whole-province = Whole colour (with 2 and 3 players): whoever has all city tokens of a colour scores their sum.
setting-chain-roads = How many roads you may place in one turn, all segments of your chain together.
value-chain-roads-unlimited = as many as you like
value-chain-roads-2 = 2 at most
value-chain-roads-3 = 3 at most

## The table in sentences

help-game = Each turn you connect one new city. You name the final segment, from Rome or a claimed city to the new city; then you may let the chain begin farther back, segment by segment, over empty segments between claimed cities. A segment is named by its two ends, for instance Rome - Brundisium, in either order, and takes 1 or 2 roads. You take the city token and the treasure, and the shortest way to Rome pays every road on it to its owner; gold doubles that. Ask about a city, a region or a treasure by its name.

say-heading-over = The game is over
say-heading-stage = The turn
say-heading-map = The map
say-heading-you = You: { $seat }
say-heading-seat = { $seat }

say-over = At the end { part-cities }.
say-turn = { $seat } has the turn; { part-cities }.
say-began = The side of the board for { $side ->
        [A] 4 and 5
       *[B] 2 and 3
    } players; { $seat } began.
say-wild-treasures = Variant Any Treasures: 30 random ones of the 40 treasures lie on the map.
say-whole-province = Variant Whole Colour: whoever has all city tokens of a colour scores their sum.
say-chain = Being built: a chain to { $city }, so far from { $tip }, { part-roads }.
say-walk = The way from { $city } to Rome is being chosen; it has come to { $tip }.
say-left = Treasures on the map: { $kinds }.
say-box = Not in this game: { $kinds }.

say-map = { $count } cities, { $cities } of them available.
say-rome = { city-roma }. Neighbours: { $segments }.
say-region = { $region }: { $tokens }; { $cities ->
        [0] none
       *[other] { $cities } of { $count }
    } available.
say-city = { $place }: { $token }, { $kind }, available{ $far ->
        [0] { "" }
       *[other] , { part-far } to Rome{ $direct ->
            [0] { " " }via { $starts }
           *[other] { "" }
        }
    }. Neighbours: { $segments }.
say-city-claimed = { $place }: claimed by { $owner } ({ $token }, { $kind }), { part-far } to Rome{ $direct ->
        [0] : { $routes }{ $more ->
            [0] { "" }
           *[other] ; and other ways
        }
       *[other] { "" }
    }. Neighbours: { $segments }.
say-legend-cities = (1/4 claimed by 1, 4 roads to Rome; . available)
say-legend-tokens = (gre 6 city token green 6)
say-legend-kinds = (grape grapes, olive olives)
say-legend-seats = ({ $seats })
say-legend-segments = (Lug 1 road to Lugdunum, Lug= 2 roads; Lug:1 and Lug=1 built by 1)
say-legend-codes = ({ $cities })

say-purse = { $mine ->
        [0] { $seat }'s
       *[other] Your
    } supply: { part-supply } ({ part-lead }); { part-points } on the track.
say-no-city = { $mine ->
        [0] { $seat } has
       *[other] You have
    } no city yet.
say-tokens = { $mine ->
        [0] { $seat }'s
       *[other] Your
    } city tokens, the best of each colour first: { $tokens }.
say-rows = { $mine ->
        [0] { $seat }'s
       *[other] Your
    } treasures in rows: { $rows }.
say-columns = { $mine ->
        [0] { $seat }'s
       *[other] Your
    } sets of one kind: { $columns }.
say-gold = { $mine ->
        [0] { $seat }'s
       *[other] Your
    } gold: { $gold } ({ part-points }).
say-roads = { $mine ->
        [0] { $seat }'s
       *[other] Your
    } roads: { $roads }.

# Small words
say-and = and
say-or = or
say-for = for
say-for-you = for you
say-empty = empty

## The tutorial: a message for each step; a hint answers whoever picks something else

tutorial-welcome = Welcome, Livia! All roads lead to Rome, and you lay them. Each turn you connect one new city with Rome. Then every road on the way from there to Rome pays a point to its owner, whoever's turn it is. Thirty cities, fifteen turns for each of you; the most points win.
tutorial-map = Dotted lines are segments. The pale stones show how many roads a segment takes: one or two. It can be built once only. The golden ones can be built now, for your first city must touch Rome.
tutorial-city = A city has a token: its colour shows to which region the city belongs, its number is its value. Beside it lies a treasure. Point at a city, or tap it: its card shows every way there, what it costs and who would earn how much.
tutorial-first = The way to Massilia takes two roads. That is dear, but early roads near Rome earn again and again. Build from Rome to Massilia.
tutorial-first-hint = Also possible. For this lesson lay the two roads from Rome to Massilia.
tutorial-taken = Two roads on the way, 2 points. You take the token, green 1, which is your third point, and the meat: it lies on your board below, in its column.
tutorial-second = You may go on from any claimed city, whoever claimed it. From Massilia two roads lead over the sea to Carthago. The way to Rome has four roads then, all yours. Build it.
tutorial-second-hint = Look for more points: the way from Carthago over Massilia has four roads, and all are yours.
tutorial-trunk = 4 points for the way at once, and more for token and treasure. Whoever builds on behind your roads will pay you, if the shortest way leads over them.
tutorial-shortcut = But Marcus was clever. He built from Carthago to Caesarea and let his chain begin farther back, in Rome: his way is shorter, so you get nothing. The shortest way counts, by roads.
tutorial-third = Now you want a road of your own to the east. Brundisium costs one road and has olives, your third kind. Build from Rome to Brundisium.
tutorial-third-hint = Not bad. But the east is wide, and Brundisium is its gate: build there.
tutorial-kinds = Three different kinds in a row of your board: 5 points at the end. Eight kinds score 46, and four of one kind 20. Above each column stands what the next one would add.
tutorial-athens = Marcus has claimed Dyrrhachium. Athenae lies behind it: blue 4, and wheat is your fourth kind. Build from Dyrrhachium to Athenae.
tutorial-athens-hint = There is more in Athenae: build from Dyrrhachium to Athenae.
tutorial-longer = As it is, the way would lead over Marcus' roads: 3 points for him and 1 for you. But a chain may begin farther back, over empty segments between claimed cities. Add the segment from Brundisium.
tutorial-longer-hint = Then Marcus would earn 3 points. Begin farther back, in Brundisium.
tutorial-begin = Now the shortest way leads over Brundisium: 3 points, all yours. You could begin still farther back, but that brings nothing. Begin in Brundisium.
tutorial-begin-hint = That would cost a road and bring nothing. Begin in Brundisium.
tutorial-mine = Two roads laid, 3 points, and a trunk to the east of your own.
tutorial-gold = Gold lies in Tarraco. It doubles all points of the way on which it comes to Rome, those of the others, too; so fetch it over roads of your own, the more of them the better. Build from Massilia to Tarraco.
tutorial-gold-hint = First the gold, before Marcus takes it: from Massilia to Tarraco.
tutorial-doubled = Three roads, twice: 6 points. Each gold scores 2 more at the end, and it belongs to no set.
tutorial-ephesus = Behind Athenae lies Ephesus with gems, your fifth kind. Marcus has roads to Athenae now as well; look at the card. Build from Athenae to Ephesus.
tutorial-ephesus-hint = We want the gems: from Athenae to Ephesus.
tutorial-way = Two shortest ways of four roads, and you decide which one is scored. Over Brundisium at once Marcus would earn 2. Go on over Dyrrhachium: all four roads are yours.
tutorial-way-hint = That gives Marcus 2 of the points. Go on over Dyrrhachium.
tutorial-race = 4 points. And do not forget: whoever has the most roads left at the end gets 10 points. You have 16, Marcus has 13. Every road that you save counts in this race.
tutorial-colours = Of each colour only your best city token scores. So take new colours first; a second token of a colour adds only what it is better.
tutorial-end = Nineteen turns later all cities are claimed. Ways 89, cities 31, different kinds 53, same kinds 22, gold 6: you win with 201 to 169, although the 10 points for roads went to Marcus.
tutorial-farewell = To remember: lay roads early and near Rome, let others pay you, shorten the way when it is theirs, and count the treasures. All that you point at explains itself. Farewell, and safe travels!
