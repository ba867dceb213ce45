### Cäsars Imperium auf Deutsch. Begriffe wie in rules.de.md.

title = Cäsars Imperium
tagline = Baue Straßen von Rom zu den Städten des Reiches und verdiene an jedem Weg, der über sie führt.
window-tension = Jede Straße, die du legst, bringt dir Punkte, wann immer jemandes Weg nach Rom über sie führt. So baust du für alle und hoffst, dass alle dich brauchen.
window-step-1 = Verbinde eine neue Stadt mit den Straßen, die schon liegen.
window-step-2 = Nimm ihr Plättchen und ihren Schatz.
window-step-3 = Der kürzeste Weg nach Rom zahlt je Straße einen Punkt an die, die sie gelegt haben.
window-step-4 = Sind alle Städte verbunden, zählen gesammelte Schätze und Stadtmarker.
box-remark = Der Spielplan mit seinen Städten, Strecken und Werten und die Leiste für Gold sind nachgebaut, weil uns die Bilder der Schachtel fehlen. Wie viele Marker, Schätze und Straßen es gibt, was Sammlungen zählen und was ein Weg nach Rom bringt, steht in der Spielregel.

## Städte: alter Name, heutiger Name, Kürzel in der Tabelle, und wo sie liegen

city-roma = Rom
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
modern-mediolanum = Mailand
modern-aquileia = Aquileia
modern-brundisium = Brindisi
modern-syracusae = Syrakus
modern-caralis = Cagliari
modern-massilia = Marseille
modern-lugdunum = Lyon
modern-condate = Rennes
modern-burdigala = Bordeaux
modern-lutetia = Paris
modern-tarraco = Tarragona
modern-carthago-nova = Cartagena
modern-corduba = Córdoba
modern-asturica = Astorga
modern-olisipo = Lissabon
modern-augusta-vindelicorum = Augsburg
modern-argentorate = Straßburg
modern-colonia = Köln
modern-londinium = London
modern-eboracum = York
modern-salonae = Split
modern-sirmium = Sremska Mitrovica
modern-carnuntum = Petronell
modern-sarmizegetusa = Sarmizegetusa
modern-tomis = Konstanza
modern-gortyna = Gortyn, Kreta
modern-thessalonica = Thessaloniki
modern-dyrrhachium = Durrës
modern-athenae = Athen
modern-byzantium = Istanbul
modern-ephesus = Selçuk
modern-ancyra = Ankara
modern-antiochia = Antakya
modern-hierosolyma = Jerusalem
modern-trapezus = Trabzon
modern-carthago = Tunis
modern-cyrene = Schahhat
modern-leptis-magna = al-Chums
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
about-roma = Hier endet jeder Weg; Rom hat keinen Stadtmarker. Strecken zu zweit und zu dritt: nach Mediolanum 1 Straße, Aquileia 1, Brundisium 1, Syracusae 1, Massilia 2, Salonae 2, Carthago 1; zu viert und zu fünft: nach Mediolanum 1 Straße, Aquileia 1, Brundisium 1, Syracusae 1, Caralis 1, Massilia 2, Salonae 2, Carthago 2.
about-mediolanum = Italien, Rot 3; heute Mailand. Strecken: nach Rom 1 Straße, Massilia 1, Lugdunum 1, Augusta Vindelicorum 1, Aquileia 1.
about-aquileia = Italien, Rot 4. Strecken: nach Rom 1 Straße, Mediolanum 1, Augusta Vindelicorum 1, Carnuntum 1, Sirmium 2, Salonae 1.
about-brundisium = Italien, Rot 2; heute Brindisi. Strecken: nach Rom 1 Straße, Salonae 1, Dyrrhachium 1, Athenae 2, Syracusae 1.
about-syracusae = Italien, Rot 5; heute Syrakus. Strecken zu zweit und zu dritt: nach Rom 1 Straße, Brundisium 1, Carthago 1, Cyrene 2, Athenae 2; zu viert und zu fünft: nach Rom 1 Straße, Brundisium 1, Gortyna 2, Leptis Magna 2, Carthago 1.
about-caralis = Italien, Rot 1; heute Cagliari. Nur zu viert und zu fünft. Strecken: nach Rom 1 Straße, Carthago 1, Caesarea 2, Tarraco 2, Massilia 2.
about-massilia = Gallien, Grün 1; heute Marseille. Strecken zu zweit und zu dritt: nach Rom 2 Straßen, Mediolanum 1, Carthago 2, Lugdunum 1, Tarraco 1; zu viert und zu fünft: nach Rom 2 Straßen, Mediolanum 1, Caralis 2, Lugdunum 1, Burdigala 2, Tarraco 1.
about-lugdunum = Gallien, Grün 2; heute Lyon. Strecken zu zweit und zu dritt: nach Mediolanum 1 Straße, Massilia 1, Burdigala 1, Lutetia 1; zu viert und zu fünft: nach Mediolanum 1 Straße, Massilia 1, Burdigala 1, Lutetia 1, Argentorate 1.
about-condate = Gallien, Grün 3; heute Rennes. Nur zu viert und zu fünft. Strecken: nach Burdigala 1 Straße, Lutetia 1, Londinium 1.
about-burdigala = Gallien, Grün 4; heute Bordeaux. Strecken zu zweit und zu dritt: nach Lugdunum 1 Straße, Tarraco 1, Asturica 1, Lutetia 1; zu viert und zu fünft: nach Massilia 2 Straßen, Lugdunum 1, Tarraco 1, Asturica 2, Condate 1.
about-lutetia = Gallien, Grün 6; heute Paris. Strecken zu zweit und zu dritt: nach Lugdunum 1 Straße, Burdigala 1, Londinium 1, Colonia Agrippina 1; zu viert und zu fünft: nach Lugdunum 1 Straße, Condate 1, Londinium 1, Colonia Agrippina 1.
about-tarraco = Hispanien, Orange 1; heute Tarragona. Strecken zu zweit und zu dritt: nach Massilia 1 Straße, Burdigala 1, Corduba 1, Caesarea 1; zu viert und zu fünft: nach Caralis 2 Straßen, Massilia 1, Burdigala 1, Asturica 2, Carthago Nova 1.
about-carthago-nova = Hispanien, Orange 2; heute Cartagena. Nur zu viert und zu fünft. Strecken: nach Tarraco 1 Straße, Corduba 1, Caesarea 1.
about-corduba = Hispanien, Orange 3; heute Córdoba. Strecken zu zweit und zu dritt: nach Tarraco 1 Straße, Asturica 1, Olisipo 1, Caesarea 1; zu viert und zu fünft: nach Carthago Nova 1 Straße, Asturica 1, Olisipo 1, Caesarea 2.
about-asturica = Hispanien, Orange 5; heute Astorga. Strecken zu zweit und zu dritt: nach Burdigala 1 Straße, Corduba 1, Olisipo 1; zu viert und zu fünft: nach Burdigala 2 Straßen, Tarraco 2, Corduba 1, Olisipo 1.
about-olisipo = Hispanien, Orange 7; heute Lissabon. Strecken: nach Corduba 1 Straße, Asturica 1.
about-augusta-vindelicorum = Germanien und Britannien, Lila 1; heute Augsburg. Strecken zu zweit und zu dritt: nach Mediolanum 1 Straße, Aquileia 1, Colonia Agrippina 1, Carnuntum 1; zu viert und zu fünft: nach Mediolanum 1 Straße, Aquileia 1, Argentorate 1, Carnuntum 1.
about-argentorate = Germanien und Britannien, Lila 2; heute Straßburg. Nur zu viert und zu fünft. Strecken: nach Lugdunum 1 Straße, Colonia Agrippina 1, Augusta Vindelicorum 1.
about-colonia = Germanien und Britannien, Lila 3; heute Köln. Strecken zu zweit und zu dritt: nach Lutetia 1 Straße, Londinium 1, Augusta Vindelicorum 1; zu viert und zu fünft: nach Lutetia 1 Straße, Londinium 2, Eboracum 2, Argentorate 1.
about-londinium = Germanien und Britannien, Lila 6; heute London. Strecken zu zweit und zu dritt: nach Lutetia 1 Straße, Colonia Agrippina 1; zu viert und zu fünft: nach Lutetia 1 Straße, Condate 1, Eboracum 1, Colonia Agrippina 2.
about-eboracum = Germanien und Britannien, Lila 8; heute York. Nur zu viert und zu fünft. Strecken: nach Londinium 1 Straße, Colonia Agrippina 2.
about-salonae = Illyrien und Dakien, Braun 1; heute Split. Strecken: nach Rom 2 Straßen, Aquileia 1, Brundisium 1, Sirmium 1, Dyrrhachium 1.
about-sirmium = Illyrien und Dakien, Braun 2; heute Sremska Mitrovica. Strecken zu zweit und zu dritt: nach Aquileia 2 Straßen, Carnuntum 1, Salonae 1, Thessalonica 1, Tomis 2; zu viert und zu fünft: nach Aquileia 2 Straßen, Carnuntum 1, Salonae 1, Thessalonica 2, Sarmizegetusa 1.
about-carnuntum = Illyrien und Dakien, Braun 3; heute Petronell. Strecken zu zweit und zu dritt: nach Aquileia 1 Straße, Augusta Vindelicorum 1, Sirmium 1; zu viert und zu fünft: nach Aquileia 1 Straße, Augusta Vindelicorum 1, Sirmium 1, Sarmizegetusa 2.
about-sarmizegetusa = Illyrien und Dakien, Braun 4. Nur zu viert und zu fünft. Strecken: nach Carnuntum 2 Straßen, Sirmium 1, Tomis 1.
about-tomis = Illyrien und Dakien, Braun 6; heute Konstanza. Strecken zu zweit und zu dritt: nach Sirmium 2 Straßen, Byzantium 1; zu viert und zu fünft: nach Sarmizegetusa 1 Straße, Thessalonica 2, Byzantium 1.
about-gortyna = Griechenland und Thrakien, Blau 1; heute Gortyn, Kreta. Nur zu viert und zu fünft. Strecken: nach Syracusae 2 Straßen, Athenae 1, Ephesus 1, Alexandria 2, Cyrene 1.
about-thessalonica = Griechenland und Thrakien, Blau 2; heute Thessaloniki. Strecken zu zweit und zu dritt: nach Sirmium 1 Straße, Dyrrhachium 1, Athenae 1, Byzantium 1; zu viert und zu fünft: nach Sirmium 2 Straßen, Tomis 2, Dyrrhachium 1, Athenae 1, Byzantium 1.
about-dyrrhachium = Griechenland und Thrakien, Blau 3; heute Durrës. Strecken: nach Brundisium 1 Straße, Salonae 1, Thessalonica 1, Athenae 1.
about-athenae = Griechenland und Thrakien, Blau 4; heute Athen. Strecken zu zweit und zu dritt: nach Brundisium 2 Straßen, Syracusae 2, Dyrrhachium 1, Thessalonica 1, Ephesus 1, Cyrene 2; zu viert und zu fünft: nach Brundisium 2 Straßen, Dyrrhachium 1, Thessalonica 1, Ephesus 1, Gortyna 1.
about-byzantium = Griechenland und Thrakien, Blau 5; heute Istanbul. Strecken zu zweit und zu dritt: nach Tomis 1 Straße, Thessalonica 1, Ephesus 1, Antiochia 2; zu viert und zu fünft: nach Tomis 1 Straße, Thessalonica 1, Ephesus 1, Ancyra 1, Trapezus 2.
about-ephesus = Kleinasien und Syrien, Rosa 1; heute Selçuk. Strecken zu zweit und zu dritt: nach Athenae 1 Straße, Byzantium 1, Antiochia 2, Alexandria 2; zu viert und zu fünft: nach Athenae 1 Straße, Gortyna 1, Byzantium 1, Ancyra 1, Antiochia 2.
about-ancyra = Kleinasien und Syrien, Rosa 2; heute Ankara. Nur zu viert und zu fünft. Strecken: nach Byzantium 1 Straße, Ephesus 1, Trapezus 2, Antiochia 1.
about-antiochia = Kleinasien und Syrien, Rosa 3; heute Antakya. Strecken zu zweit und zu dritt: nach Byzantium 2 Straßen, Ephesus 2, Hierosolyma 1; zu viert und zu fünft: nach Ephesus 2 Straßen, Ancyra 1, Alexandria 2, Hierosolyma 1.
about-hierosolyma = Kleinasien und Syrien, Rosa 5; heute Jerusalem. Strecken: nach Antiochia 1 Straße, Alexandria 1.
about-trapezus = Kleinasien und Syrien, Rosa 8; heute Trabzon. Nur zu viert und zu fünft. Strecken: nach Byzantium 2 Straßen, Ancyra 2.
about-carthago = Afrika und Ägypten, Türkis 1; heute Tunis. Strecken zu zweit und zu dritt: nach Rom 1 Straße, Syracusae 1, Caesarea 2, Massilia 2; zu viert und zu fünft: nach Rom 2 Straßen, Syracusae 1, Caralis 1, Leptis Magna 1, Caesarea 2.
about-cyrene = Afrika und Ägypten, Türkis 2; heute Schahhat. Strecken zu zweit und zu dritt: nach Syracusae 2 Straßen, Athenae 2, Alexandria 2; zu viert und zu fünft: nach Gortyna 1 Straße, Alexandria 2, Leptis Magna 2.
about-leptis-magna = Afrika und Ägypten, Türkis 3; heute al-Chums. Nur zu viert und zu fünft. Strecken: nach Syracusae 2 Straßen, Cyrene 2, Carthago 1.
about-caesarea = Afrika und Ägypten, Türkis 6; heute Cherchell. Strecken zu zweit und zu dritt: nach Carthago 2 Straßen, Tarraco 1, Corduba 1; zu viert und zu fünft: nach Caralis 2 Straßen, Carthago 2, Carthago Nova 1, Corduba 2.
about-alexandria = Afrika und Ägypten, Türkis 7. Strecken zu zweit und zu dritt: nach Ephesus 2 Straßen, Hierosolyma 1, Cyrene 2; zu viert und zu fünft: nach Gortyna 2 Straßen, Antiochia 2, Hierosolyma 1, Cyrene 2.

## Regionen mit ihrer Farbe

region-italia = Italien (Rot)
region-gallia = Gallien (Grün)
region-hispania = Hispanien (Orange)
region-septentrio = Germanien und Britannien (Lila)
region-danubius = Illyrien und Dakien (Braun)
region-graecia = Griechenland und Thrakien (Blau)
region-oriens = Kleinasien und Syrien (Rosa)
region-africa = Afrika und Ägypten (Türkis)
code-italia = rot
code-gallia = grü
code-hispania = ora
code-septentrio = lil
code-danubius = bra
code-graecia = bla
code-oriens = ros
code-africa = tür
about-italia = Am Ende zählt dein bester Stadtmarker der Farbe mit seinem Wert; in der Variante Ganze Farbe zählen sie zusammen, wenn du alle hast. Zu zweit und zu dritt: Syracusae 5, Aquileia 4, Mediolanum 3, Brundisium 2; zu viert und zu fünft: Syracusae 5, Aquileia 4, Mediolanum 3, Brundisium 2, Caralis 1.
about-gallia = Am Ende zählt dein bester Stadtmarker der Farbe mit seinem Wert; in der Variante Ganze Farbe zählen sie zusammen, wenn du alle hast. Zu zweit und zu dritt: Lutetia 6, Burdigala 4, Lugdunum 2, Massilia 1; zu viert und zu fünft: Lutetia 6, Burdigala 4, Condate 3, Lugdunum 2, Massilia 1.
about-hispania = Am Ende zählt dein bester Stadtmarker der Farbe mit seinem Wert; in der Variante Ganze Farbe zählen sie zusammen, wenn du alle hast. Zu zweit und zu dritt: Olisipo 7, Asturica 5, Corduba 3, Tarraco 1; zu viert und zu fünft: Olisipo 7, Asturica 5, Corduba 3, Carthago Nova 2, Tarraco 1.
about-septentrio = Am Ende zählt dein bester Stadtmarker der Farbe mit seinem Wert; in der Variante Ganze Farbe zählen sie zusammen, wenn du alle hast. Zu zweit und zu dritt: Londinium 6, Colonia Agrippina 3, Augusta Vindelicorum 1; zu viert und zu fünft: Eboracum 8, Londinium 6, Colonia Agrippina 3, Argentorate 2, Augusta Vindelicorum 1.
about-danubius = Am Ende zählt dein bester Stadtmarker der Farbe mit seinem Wert; in der Variante Ganze Farbe zählen sie zusammen, wenn du alle hast. Zu zweit und zu dritt: Tomis 6, Carnuntum 3, Sirmium 2, Salonae 1; zu viert und zu fünft: Tomis 6, Sarmizegetusa 4, Carnuntum 3, Sirmium 2, Salonae 1.
about-graecia = Am Ende zählt dein bester Stadtmarker der Farbe mit seinem Wert; in der Variante Ganze Farbe zählen sie zusammen, wenn du alle hast. Zu zweit und zu dritt: Byzantium 5, Athenae 4, Dyrrhachium 3, Thessalonica 2; zu viert und zu fünft: Byzantium 5, Athenae 4, Dyrrhachium 3, Thessalonica 2, Gortyna 1.
about-oriens = Am Ende zählt dein bester Stadtmarker der Farbe mit seinem Wert; in der Variante Ganze Farbe zählen sie zusammen, wenn du alle hast. Zu zweit und zu dritt: Hierosolyma 5, Antiochia 3, Ephesus 1; zu viert und zu fünft: Trapezus 8, Hierosolyma 5, Antiochia 3, Ancyra 2, Ephesus 1.
about-africa = Am Ende zählt dein bester Stadtmarker der Farbe mit seinem Wert; in der Variante Ganze Farbe zählen sie zusammen, wenn du alle hast. Zu zweit und zu dritt: Alexandria 7, Caesarea 6, Cyrene 2, Carthago 1; zu viert und zu fünft: Alexandria 7, Caesarea 6, Leptis Magna 3, Cyrene 2, Carthago 1.

color-red = Rot
color-green = Grün
color-orange = Orange
color-purple = Lila
color-brown = Braun
color-blue = Blau
color-pink = Rosa
color-teal = Türkis

## Schätze: Name, kurzer Name für die Tabelle, und was sie bringen

kind-meat = Fleisch
kind-grapes = Weintrauben
kind-wheat = Weizen
kind-wine = Wein
kind-oil = Öl
kind-gems = Edelsteine
kind-wood = Holz
kind-olives = Oliven
kind-gold = Gold
code-meat = Fleis
code-grapes = Traub
code-wheat = Weiz
code-wine = Wein
code-oil = Öl
code-gems = Edel
code-wood = Holz
code-olives = Oliv
code-gold = Gold
about-meat = Eine von acht gewöhnlichen Schatzarten. 2, 3 oder 4 davon bringen 2, 10 oder 20 Punkte; Reihen aus 2 bis 8 verschiedenen Arten bringen 2, 5, 9, 14, 20, 32 oder 46.
about-grapes = Eine von acht gewöhnlichen Schatzarten. 2, 3 oder 4 davon bringen 2, 10 oder 20 Punkte; Reihen aus 2 bis 8 verschiedenen Arten bringen 2, 5, 9, 14, 20, 32 oder 46.
about-wheat = Eine von acht gewöhnlichen Schatzarten. 2, 3 oder 4 davon bringen 2, 10 oder 20 Punkte; Reihen aus 2 bis 8 verschiedenen Arten bringen 2, 5, 9, 14, 20, 32 oder 46.
about-wine = Eine von acht gewöhnlichen Schatzarten. 2, 3 oder 4 davon bringen 2, 10 oder 20 Punkte; Reihen aus 2 bis 8 verschiedenen Arten bringen 2, 5, 9, 14, 20, 32 oder 46.
about-oil = Eine von acht gewöhnlichen Schatzarten. 2, 3 oder 4 davon bringen 2, 10 oder 20 Punkte; Reihen aus 2 bis 8 verschiedenen Arten bringen 2, 5, 9, 14, 20, 32 oder 46.
about-gems = Eine von acht gewöhnlichen Schatzarten. 2, 3 oder 4 davon bringen 2, 10 oder 20 Punkte; Reihen aus 2 bis 8 verschiedenen Arten bringen 2, 5, 9, 14, 20, 32 oder 46.
about-wood = Eine von acht gewöhnlichen Schatzarten. 2, 3 oder 4 davon bringen 2, 10 oder 20 Punkte; Reihen aus 2 bis 8 verschiedenen Arten bringen 2, 5, 9, 14, 20, 32 oder 46.
about-olives = Eine von acht gewöhnlichen Schatzarten. 2, 3 oder 4 davon bringen 2, 10 oder 20 Punkte; Reihen aus 2 bis 8 verschiedenen Arten bringen 2, 5, 9, 14, 20, 32 oder 46.
about-gold = Verdoppelt alle Punkte des Weges, auf dem es nach Rom kommt, auch die der anderen. Jedes Gold bringt am Ende 2 Punkte; es gehört zu keiner Sammlung.

## Gezähltes, nach einer Zahl; und der wievielte

one-point = Punkt
many-point = Punkte
nth-1 = erste
nth-2 = zweite
nth-3 = dritte
nth-4 = vierte
nth-5 = fünfte
nth-6 = sechste
nth-7 = siebte
nth-8 = achte

## Teile von Sätzen, die mehreren Meldungen gemeinsam sind

part-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
part-roads = { $roads ->
        [one] 1 Straße
       *[other] { $roads } Straßen
    }
part-far = { $far ->
        [one] 1 Straße
       *[other] { $far } Straßen
    }
part-supply = { $supply ->
        [0] keine Straße
        [one] 1 Straße
       *[other] { $supply } Straßen
    }
part-cities = { $cities ->
        [0] keine Stadt ist verfügbar
        [one] 1 Stadt ist verfügbar
       *[other] { $cities } Städte sind verfügbar
    }
part-token = { $token } ({ $whole ->
        [0] { $best ->
            [0] neue Farbe
           *[other] { $gain ->
                [0] du hast { $best }
               *[other] statt { $best }
            }
        }: +{ $gain }{ $held ->
            [0] { "" }
           *[other] , { $held } von { $count } { $color }
        }
       *[other] alle { $color }: { $whole } statt { $best }, +{ $gain }
    })
part-treasure = { $kind } ({ $again ->
        [0] { $nth } Art
        [1] { $nth }r Schatz dieser Art
       *[other] { $nth }s Gold
    }: +{ $worth })
part-way = { $far ->
        [0] { "" }
       *[other] ; Weg mit { part-far }{ $factor ->
            [1] { "" }
           *[other] , x{ $factor } durch Gold
        }: { $payouts }
    }
part-lead = { $leads ->
        [0] die meisten: { $seats } mit { $most }
        [one] { $over ->
            [0] derzeit die meisten; das gäbe am Ende { $bonus }
           *[other] die meisten: { $bonus } Punkte
        }
       *[other] { $over ->
            [0] derzeit die meisten, gemeinsam mit { $others ->
                [one] einem anderen
               *[other] { $others } anderen
            }; das gäbe am Ende jedem { $bonus }
           *[other] die meisten: jedem { $bonus } Punkte
        }
    }

## Was geschah

note-starts = { $seat } beginnt.
    .short = beginnt
note-left-out = Nicht im Spiel: { $count } { $kind }.
    .short = nicht im Spiel: { $count } { $kind }
note-built = { $seat } baut von { $start } nach { $end }: { part-roads }.
    .short = nach { $end }, { part-roads }
note-claimed = { $seat } beansprucht { $city } in { $region }, Wert { $value }, und nimmt { $kind }.
    .short = + { $kind }
note-scored-way = Der Weg von { $city } nach Rom hat { part-roads }, { $factor ->
        [one] für jede 1 Punkt
       *[other] mit Gold für jede { $factor } Punkte
    }.
    .short = { $factor ->
            [one] { part-roads } nach Rom
           *[other] { part-roads } nach Rom, × { $factor }
        }
note-earned = { $seat } bekommt { part-points }.
    .short = bekommt
note-skipped = { $seat } hat für jeden Bau zu wenige Straßen, der Zug fällt aus.
    .short = zu wenige Straßen
note-ended = Das Spiel endet: { part-cities }.
    .short = das Spiel endet
note-via = Über { $city }.
    .short = { "" }
note-via-two = Über { $city } und { $second }.
    .short = { "" }
note-via-three = Über { $city }, { $second } und { $third }.
    .short = { "" }
note-via-four = Über { $city }, { $second }, { $third } und { $fourth }.
    .short = { "" }

## Was man tun kann

move-build = { $start } - { $rank ->
        [0] { $ears ->
            [0] { $city }
           *[other] { $place }
        }, { part-roads }: { part-token }, { part-treasure }
       *[other] { $city }, { part-roads }: { $token }, { $kind }
    }{ part-way }
    .bare = { $start } - { $city }, { part-roads }: { $token }, { $kind }
    .deed = Bauen
move-lengthen = Schon in { $start } beginnen: insgesamt { part-roads }{ part-way }
    .short = In { $start } beginnen, { part-roads }
    .bare = Schon in { $start } beginnen: insgesamt { part-roads }
    .deed = Länger bauen
move-start = In { $start } beginnen: { part-roads }{ part-way }
    .short = In { $start } beginnen, { part-roads }
    .bare = In { $start } beginnen: { part-roads }
    .deed = Bauen
move-way = Weiter nach { $next } ({ part-roads }, { $owner }): { $payouts }
    .short = Weiter nach { $next }
    .bare = Weiter nach { $next } ({ part-roads }, { $owner })
    .deed = Diesen Weg werten

## Was gefragt wird

ask-build = Welche Strecke führt zu deiner neuen Stadt? ({ part-cities }; Vorrat: { part-supply })
    .short = Zu welcher Stadt baust du?
ask-chain = Du baust nach { $city }, bisher ab { $tip } mit { part-roads }. Soll die Kette dort beginnen oder schon eine Strecke früher? (Vorrat: { part-supply })
    .short = Wo beginnt die Straße nach { $city }?
ask-way = Mehrere kürzeste Wege mit { part-far } führen von { $city } nach Rom{ $factor ->
        [1] { "" }
       *[other] , und Gold verdoppelt die Punkte
    }. Wie geht der gewertete Weg ab { $tip } weiter?
    .short = Welcher Weg zählt ab { $tip }?

## Warum nicht

refused-CE-1-6 = Diese Strecke gibt es auf dieser Seite des Spielplans nicht.
refused-CE-4-1 = Diese Strecke endet in keiner verfügbaren Stadt. Deine letzte Strecke muss in einer neuen Stadt enden.
refused-CE-4-2 = Du musst in Rom oder in einer beanspruchten Stadt beginnen.
refused-CE-4-5 = An diesem Tisch darfst du in einem Zug höchstens { $roads } Straßen bauen.
refused-CE-4-6 = Eine Kette durchquert nur beanspruchte Städte; diese Strecke endet in einer verfügbaren.
refused-CE-4-7 = Auf dieser Strecke liegen schon Straßen: Sie ist für alle gesperrt.
refused-CE-4-9 = Diese Strecke berührt die Stelle nicht, an der deine Kette bisher beginnt; eine Kette hat keine Unterbrechung.
refused-CE-4-10 = In dieser Stadt war deine Kette schon; sie kommt in jede Stadt höchstens einmal.
refused-CE-4-11 = Deine Kette beginnt in Rom; durchqueren kann sie Rom nie.
refused-CE-4-13 = Dafür hast du zu wenige Straßen übrig.
refused-CE-6-3 = Diese Strecke liegt auf keinem kürzesten Weg von hier nach Rom.
refused-CE-6-7 = Diese Strecke brächte allen dieselben Punkte wie eine andere in der Liste; wähle jene.

## Die Wertung

row-ways = Wege nach Rom
row-cities = Städte
row-different = Sammlungen verschiedener Schätze
row-same = Sammlungen gleicher Schätze
row-gold = Gold
row-roads = Straßenbonus

# Die Zeilen, wo wenig Platz ist
short-row-ways = Wege
short-row-cities = Städte
short-row-different = verschiedene
short-row-same = gleiche
short-row-gold = Gold
short-row-roads = Straßenbonus

line-CE-6-1 = { $ways ->
        [one] Straßen auf 1 gewertetem Weg
       *[other] Straßen auf { $ways } gewerteten Wegen
    }
line-CE-9-1 = { $region }: { $city }
line-CE-9-2 = { $kinds } verschiedene Arten in Reihe { $row }
line-CE-9-4 = { $kind }: { $count } einer Art
line-CE-9-6 = { $gold } Gold
line-CE-9-7 = { $points ->
        [0] bisher die meisten Straßen: { $roads }; wer am Ende die meisten hat, bekommt { $bonus }
       *[other] die meisten Straßen übrig: { $roads }
    }
line-CE-11-2 = { $region }: alle { $cities } Städte

## Einstellungen

setting-wild-treasures = Beliebige Schätze (zu zweit und zu dritt): 30 zufällige der 40 Schätze liegen aus.
setting-whole-province = Ganze Farbe (zu zweit und zu dritt): Wer alle Stadtmarker einer Farbe hat, zählt ihre Summe.
setting-chain-roads = Wie viele Straßen du in einem Zug bauen darfst, alle Strecken deiner Kette zusammen.
value-chain-roads-unlimited = beliebig viele
value-chain-roads-2 = höchstens 2
value-chain-roads-3 = höchstens 3

## Der Tisch in Sätzen

help-game = In jedem Zug verbindest du Rom mit einer neuen Stadt. Du nennst die letzte Strecke, von Rom oder einer beanspruchten Stadt zur neuen Stadt; dann kannst du deine Kette schon früher beginnen lassen, Strecke für Strecke, auf leeren Strecken zwischen beanspruchten Städten. Eine Strecke heißt nach ihren beiden Enden, in beliebiger Reihenfolge, zum Beispiel Rom - Brundisium, und braucht 1 oder 2 Straßen. Du nimmst Stadtmarker und Schatz, und der kürzeste Weg nach Rom bringt für jede Straße darauf ihrem Besitzer Punkte; Gold verdoppelt das. Nach einer Stadt, einer Region oder einem Schatz fragst du mit dem Namen.

say-heading-over = Das Spiel ist zu Ende
say-heading-stage = Der Zug
say-heading-map = Der Spielplan
say-heading-you = Du: { $seat }
say-heading-seat = { $seat }

say-over = Am Ende gilt: { part-cities }.
say-turn = { $seat } ist am Zug; { part-cities }.
say-began = Seite des Spielplans für { $side ->
        [A] 4 und 5
       *[B] 2 und 3
    } Spieler; { $seat } hat begonnen.
say-wild-treasures = Variante Beliebige Schätze: 30 zufällige der 40 Schätze liegen aus.
say-whole-province = Variante Ganze Farbe: Wer alle Stadtmarker einer Farbe hat, zählt ihre Summe.
say-chain = Im Bau: eine Kette nach { $city }, bisher ab { $tip }, { part-roads }.
say-walk = Der Weg von { $city } nach Rom wird gewählt; er ist bis { $tip } gekommen.
say-left = Schätze auf dem Spielplan: { $kinds }.
say-box = Nicht im Spiel: { $kinds }.

say-map = { $count } Städte, davon { $cities } verfügbar.
say-rome = { city-roma }. Nachbarn: { $segments }.
say-region = { $region }: { $tokens }; { $cities ->
        [0] keine
       *[other] { $cities } von { $count }
    } verfügbar.
say-city = { $place }: { $token }, { $kind }, verfügbar{ $far ->
        [0] { "" }
       *[other] , { part-far } bis Rom{ $direct ->
            [0] { " " }über { $starts }
           *[other] { "" }
        }
    }. Nachbarn: { $segments }.
say-city-claimed = { $place }: beansprucht von { $owner } ({ $token }, { $kind }), { part-far } bis Rom{ $direct ->
        [0] : { $routes }{ $more ->
            [0] { "" }
           *[other] ; und andere Wege
        }
       *[other] { "" }
    }. Nachbarn: { $segments }.
say-legend-cities = (1/4: beansprucht von Spieler 1, 4 Straßen bis Rom; Punkt: verfügbar)
say-legend-tokens = (grü 6 Stadtmarker Grün 6; Weiz Weizen, Oliv Oliven)
say-legend-kinds = (Fleis Fleisch, Traub Weintrauben, Edel Edelsteine)
say-legend-seats = ({ $seats })
say-legend-segments = (Lug 1 Straße nach Lugdunum, Lug= 2 Straßen; Lug:1 und Lug=1 von 1 gebaut)
say-legend-codes = ({ $cities })

say-purse = { $mine ->
        [0] Vorrat von { $seat }
       *[other] Dein Vorrat
    }: { part-supply } ({ part-lead }); { part-points } auf der Punkteleiste.
say-no-city = { $mine ->
        [0] { $seat } hat
       *[other] Du hast
    } noch keine Stadt.
say-tokens = { $mine ->
        [0] Stadtmarker von { $seat }
       *[other] Deine Stadtmarker
    }, in jeder Farbe der beste zuerst: { $tokens }.
say-rows = { $mine ->
        [0] Schätze von { $seat }
       *[other] Deine Schätze
    }, in Reihen: { $rows }.
say-columns = { $mine ->
        [0] Sammlungen gleicher Schätze von { $seat }
       *[other] Deine Sammlungen gleicher Schätze
    }: { $columns }.
say-gold = { $mine ->
        [0] Gold von { $seat }
       *[other] Dein Gold
    }: { $gold } ({ part-points }).
say-roads = { $mine ->
        [0] Straßen von { $seat }
       *[other] Deine Straßen
    }: { $roads }.

# Kleine Wörter
say-and = und
say-or = oder
say-for = für
say-for-you = für dich
say-empty = leer

## Die Einführung: eine Nachricht für jeden Schritt; ein Hinweis antwortet, wenn jemand etwas anderes wählt

tutorial-welcome = Willkommen, Livia! Alle Wege führen nach Rom, und du baust sie. In jedem Zug verbindest du Rom mit einer neuen Stadt. Dann bringt jede Straße auf dem Weg von dort nach Rom ihrem Besitzer einen Punkt, egal wer am Zug ist. Dreißig Städte, für jeden fünfzehn Züge; wer die meisten Punkte hat, gewinnt.
tutorial-map = Gepunktete Linien sind Strecken. Die blassen Steine zeigen, wie viele Straßen eine Strecke braucht: eine oder zwei. Sie wird nur einmal bebaut. Die goldenen gehen jetzt, denn deine erste Stadt muss an Rom liegen.
tutorial-city = Eine Stadt hat einen Stadtmarker: Die Farbe zeigt, zu welcher Region die Stadt gehört, die Zahl ist sein Wert. Daneben liegt ein Schatz. Zeig auf eine Stadt oder tippe sie an: Ihre Karte zeigt jeden Weg dorthin, was er kostet und wer wie viel bekäme.
tutorial-first = Der Weg nach Massilia braucht zwei Straßen. Das ist teuer, aber frühe Straßen bei Rom zahlen sich immer wieder aus. Baue von Rom nach Massilia.
tutorial-first-hint = Das geht auch. Für diese Einführung lege die zwei Straßen von Rom nach Massilia.
tutorial-taken = Zwei Straßen auf dem Weg, 2 Punkte. Du nimmst den Stadtmarker, Grün 1, das ist dein dritter Punkt, und das Fleisch: Es liegt unten auf deinem Spielertableau in einer eigenen Spalte.
tutorial-second = Weiterbauen kannst du von jeder beanspruchten Stadt, wer sie auch beansprucht hat. Von Massilia führen zwei Straßen übers Meer nach Carthago. Der Weg nach Rom hat dann vier Straßen, alle von dir. Baue sie.
tutorial-second-hint = Such mehr Punkte: Der Weg von Carthago über Massilia hat vier Straßen, und alle gehören dir.
tutorial-trunk = 4 Punkte auf einmal für den Weg, und mehr für Marker und Schatz. Wer hinter deinen Straßen weiterbaut, bezahlt dich, wenn der kürzeste Weg über sie führt.
tutorial-shortcut = Aber Marcus war schlau. Er baute von Carthago nach Caesarea und ließ seine Kette schon in Rom beginnen: Sein Weg ist kürzer, und du bekommst nichts. Es zählt der kürzeste Weg, nach Straßen.
tutorial-third = Jetzt willst du eine eigene Straße nach Osten. Brundisium kostet eine Straße und hat Oliven, deine dritte Art. Baue von Rom nach Brundisium.
tutorial-third-hint = Nicht schlecht. Aber der Osten ist weit, und Brundisium ist das Tor dazu: Baue dorthin.
tutorial-kinds = Drei verschiedene Arten in einer Reihe deines Spielertableaus: 5 Punkte am Ende. Acht Arten bringen 46, vier von einer Art 20. Über jeder Spalte steht, was der nächste Schatz dieser Art brächte.
tutorial-athens = Marcus hat Dyrrhachium beansprucht. Dahinter liegt Athenae: Blau 4, und Weizen ist deine vierte Art. Baue von Dyrrhachium nach Athenae.
tutorial-athens-hint = In Athenae ist mehr zu holen: Baue von Dyrrhachium nach Athenae.
tutorial-longer = So führte der Weg über die Straßen von Marcus: 3 Punkte für ihn und 1 für dich. Aber eine Kette darf schon früher beginnen und auf leeren Strecken beanspruchte Städte durchqueren. Nimm die Strecke ab Brundisium dazu.
tutorial-longer-hint = Dann bekäme Marcus 3 Punkte. Beginne schon in Brundisium.
tutorial-begin = Jetzt führt der kürzeste Weg über Brundisium: 3 Punkte, alle für dich. Du könntest noch eine Strecke früher beginnen, aber das bringt nichts. Beginne in Brundisium.
tutorial-begin-hint = Das würde eine Straße kosten und nichts bringen. Beginne in Brundisium.
tutorial-mine = Zwei Straßen gelegt, 3 Punkte, und ein eigener Weg nach Osten.
tutorial-gold = In Tarraco liegt Gold. Es verdoppelt alle Punkte des Weges, auf dem es nach Rom kommt, auch die der anderen; hol es also über eigene Straßen, je mehr, desto besser. Baue von Massilia nach Tarraco.
tutorial-gold-hint = Erst das Gold, bevor Marcus es nimmt: von Massilia nach Tarraco.
tutorial-doubled = Drei Straßen, doppelt: 6 Punkte. Jedes Gold bringt am Ende 2 weitere, und es gehört zu keiner Sammlung.
tutorial-ephesus = Hinter Athenae liegt Ephesus mit Edelsteinen, deiner fünften Art. Auch Marcus hat jetzt Straßen nach Athenae; sieh auf die Karte der Stadt. Baue von Athenae nach Ephesus.
tutorial-ephesus-hint = Wir wollen die Edelsteine: von Athenae nach Ephesus.
tutorial-way = Zwei kürzeste Wege mit vier Straßen, und du bestimmst, welcher zählt. Gleich über Brundisium bekäme Marcus 2. Geh weiter über Dyrrhachium: Alle vier Straßen gehören dir.
tutorial-way-hint = So bekommt Marcus 2 der Punkte. Geh weiter über Dyrrhachium.
tutorial-race = 4 Punkte. Und vergiss nicht: Wer am Ende die meisten Straßen übrig hat, bekommt 10 Punkte. Du hast 16, Marcus hat 13. Jede gesparte Straße zählt in diesem Rennen.
tutorial-colours = Von jeder Farbe zählt nur dein bester Stadtmarker. Nimm also erst neue Farben; ein zweiter Marker derselben Farbe bringt nur, was er mehr wert ist.
tutorial-end = Neunzehn Züge später sind alle Städte beansprucht. Wege 89, Städte 31, verschiedene Schätze 53, gleiche Schätze 22, Gold 6: Du gewinnst mit 201 zu 169, obwohl Marcus die 10 Punkte für Straßen bekam.
tutorial-farewell = Zum Merken: Baue früh und nah bei Rom, lass andere für deine Straßen zahlen, verkürze den Weg, wenn er ihnen gehört, und zähle die Schätze. Worauf du zeigst, das erklärt sich selbst. Leb wohl und gute Reise!
