### Der Rahmen der Seite.

app-name = Groma
page-title = { $page } · Groma

skip = Zum Inhalt springen
nav = Seiten
nav-home = Groma, Startseite
nav-games = Spiele
nav-lobby = Offene Tische
nav-mine = Meine Tische
nav-account = Konto
nav-desk = Pult
nav-about = Über Groma
nav-rules = Regeln
nav-here = Mehrere an einem Bildschirm
nav-together = Zusammen
nav-archive = Archiv
nav-offline = Ohne Netz
nav-api = Für Programme (API)
nav-imprint = Impressum
nav-privacy = Datenschutz
your-turns = { $count ->
    [one] an 1 Tisch bist du am Zug
   *[other] an { $count } Tischen bist du am Zug
}
switch-language = Continue in English
switch-language-title = English
switch-light = Helle Ansicht
switch-dark = Dunkle Ansicht
footer-unofficial = Groma ist inoffiziell und kostenlos. Die Namen der Spiele gehören ihren Inhabern; Zeichnungen, Texte und Code sind unsere.

page-not-loaded = Diese Seite ließ sich nicht laden. Vielleicht fehlt die Verbindung, oder Groma wurde inzwischen erneuert.
try-again = Noch einmal versuchen
trouble-line = Keine Verbindung zum Server.
trouble-home = Die Spiele auf diesem Gerät antworten nicht.
trouble-server = Der Server konnte nicht antworten. Versuch es gleich noch einmal.
trouble-page = Auf dieser Seite ist etwas schiefgegangen.
waiting = Einen Moment …

told-news = Mitteilungen
told-all = Ganz lesen
told-fold = Einklappen
told-closed = Am Server wird gearbeitet: Alle Tische ruhen, und keine Uhr läuft.
told-closed-until = Voraussichtlich geht es { $when } weiter.
standing-silence = Du darfst hier nichts schreiben, { $until }.
standing-ban = Du bist gesperrt, { $until }.
standing-until = bis { $when }
standing-for-good = auf Dauer
standing-more = Warum, und was du tun kannst
