# Was in der Schachtel von Die Baumeister: Antike ist, für alle, die box.toml lesen.

box-buildings = Gebäude
box-machines = Maschinen
box-apprentice = Lehrlinge
box-labourer = Handlanger
box-journeyman = Gesellen
box-master = Meister
box-slaves = Sklaven
box-tools = Werkzeuge
box-universities = Universitäten
box-loans = Kredite
box-coins = Münzen
box-others = Startspieler

loan-cards = Kredit
coin-silver = Silbermünze
coin-gold = Goldmünze
box-piece-start-player-cards = Startspielerkarte

box-field-needs = Braucht
box-field-pays = Sesterze bei Fertigstellung
box-field-points = Siegpunkte
box-field-provides = Liefert
box-field-wage = Lohn bei jedem Einsatz
box-field-slave = Preis in Sesterzen
box-field-freedman-wage = Lohn als Freigelassener
box-field-slave-penalty = Minuspunkte als Sklave am Ende
box-field-adds = Fügt hinzu
box-field-tool = Preis in Sesterzen
box-field-makes = Liefert von seiner Ressource
box-field-university = Preis in Sesterzen
box-field-gain = Sesterze bei der Aufnahme
box-field-repay = Sesterze zum Zurückzahlen
box-field-penalty = Minuspunkte, wenn nicht zurückgezahlt
box-field-value = Sesterze
box-value-stone = Stein
box-value-wood = Holz
box-value-knowledge = Wissen
box-value-decoration = Farbe
