### Ohne Netz spielen: was auf diesem Gerät aufgehoben ist, und wo man spielt.

offline-title = Ohne Netz spielen
offline-lead = Groma kann auf diesem Gerät wohnen: die Seiten, die Regeln, die Bots. Dann spielst du im Zug, auf der Insel oder wo immer kein Server ist.
offline-can = Gegen Bots, zu mehreren an einem Bildschirm, Einführungen, Aufgaben, Regeln, Wiederholungen, Analysen: All das geht dort. Freunde anderswo, offene Tische und dein Konto bleiben beim Server.

offline-keep-title = Auf diesem Gerät
offline-brings-pages = Seiten, Spielpläne und Bilder: { $size } MB
offline-brings-games = Regeln, Bots und was sie laufen lässt: { $size } MB
offline-brings-all = Zusammen { $size } MB durch die Leitung, einmal. Auf dem Gerät sind es { $unpacked } MB.
offline-keep = Für offline aufheben
offline-keeping = Unterwegs: { $done } von { $of } MB
offline-cancel = Abbrechen
offline-cancelled = Angehalten. Was schon da ist, bleibt für den nächsten Versuch.
offline-lack-line = { $count ->
    [one] Eine Datei ist nicht angekommen
   *[other] { $count } Dateien sind nicht angekommen
}: Die Verbindung ist abgerissen. Was schon da ist, bleibt; versuch es wieder, wenn sie besser ist.
offline-lack-other = Groma wurde inzwischen erneuert. Versuch es noch einmal: Nur was neu ist, muss noch kommen.
offline-lack-room = Auf diesem Gerät ist zu wenig Platz. Gebraucht werden { $size } MB.
offline-cannot = Dieser Browser kann hier nichts aufheben. Dafür braucht es eine sichere Adresse (https) und kein privates Fenster.
offline-kept = Groma ist auf diesem Gerät aufgehoben. Es geht ganz ohne Netz.
offline-kept-version = Version { $build }, { $size } MB auf diesem Gerät.
offline-room = Diese Website belegt { $used } in diesem Browser; sie darf etwa { $all }.
offline-persisted = Der Browser hat versprochen, es nicht wegzuwerfen.
offline-not-persisted = Wird der Platz knapp, darf der Browser es wegwerfen, samt den Tischen. Sichere als Datei, was du behalten willst.
offline-persist = Den Browser bitten, es zu behalten
offline-persist-refused = Der Browser verspricht noch nichts. Die meisten tun es, sobald eine Seite installiert ist oder oft besucht wird.
offline-newer = Der Server hat eine neuere Version. Sie kommt von selbst und gilt, wenn du Groma das nächste Mal öffnest.
offline-newer-now = Jetzt holen
offline-newer-ready = Die neuere Version ist da. Sie gilt, wenn du Groma das nächste Mal öffnest.
offline-remove = Von diesem Gerät entfernen
offline-remove-sure = Ja, entfernen
offline-remove-about = Deine Tische auf diesem Gerät bleiben. Ohne Netz kommst du erst wieder an sie heran, wenn du Groma erneut aufhebst.
offline-removed = Groma ist nicht mehr auf diesem Gerät aufgehoben.

offline-place-title = Wo du spielst
offline-place-here = Du spielst auf diesem Gerät. Der Server erfährt nichts davon, und nichts zählt irgendwo.
offline-place-server = Du spielst beim Server. Du kannst auch auf diesem Gerät spielen, während der Server da ist: Nichts davon verlässt das Gerät.
offline-go-here = Ohne den Server spielen
offline-go-back = Zurück zum Server
offline-honour = Der ganze Aufbau steckt in diesem Browser. Wer schummeln will, kann es: Geheimnisse sind hier Ehrensache.

offline-tables-title = Tische auf diesem Gerät
offline-tables = { $count ->
    [0] Auf diesem Gerät ist noch kein Tisch.
    [one] Auf diesem Gerät ist ein Tisch.
   *[other] Auf diesem Gerät sind { $count } Tische.
}
offline-tables-mine = Meine Tische
offline-tables-see = Dort ansehen
offline-import = Gesicherten Tisch öffnen
offline-import-about = Eine Datei, die hier oder in einem anderen Browser gesichert wurde.
offline-import-wrong = Diese Datei ist kein gesicherter Tisch von Groma.

offline-save = Als Datei sichern
offline-put = Auf den Server stellen
offline-put-about = Eine Kopie geht beim Server gegen Bots weiter; was du nicht weißt, wird dort neu gemischt. Der Tisch hier bleibt.
offline-put-sure = Ja, dorthin stellen
offline-put-going = Unterwegs …
offline-drop = Entfernen
offline-drop-sure = Ja, endgültig entfernen
offline-deeds = Mehr zu diesem Tisch

offline-line-here = Auf diesem Gerät
offline-line-lost = Keine Verbindung: Du spielst auf diesem Gerät.
offline-line-again = Der Server ist wieder erreichbar.
offline-line-go = Dorthin
offline-line-coming = Die Spiele werden ausgepackt …
offline-line-coming-part = Die Spiele werden ausgepackt: { $percent } %
offline-line-failed = Die Spiele auf diesem Gerät sind nicht angelaufen.
offline-line-offer = Keine Verbindung. Groma ist auf diesem Gerät aufgehoben.
offline-line-play = Hier spielen
offline-line-newer = Eine neuere Version von Groma ist da. Sie gilt, wenn du es das nächste Mal öffnest.

offline-brought = Dieser Tisch wurde anderswo begonnen und geht hier weiter. Er zählt für niemanden.

offline-not-here = Nicht ohne den Server
offline-not-here-about = Diese Seite braucht den Server. Du spielst gerade auf diesem Gerät.
offline-prefs = Wie Groma sich verhält
