# Was der Server sagt: Schwierigkeiten, und was am Tisch neben dem Spiel geschieht.

problem-not-there = Hier ist nichts, oder es ist nicht für dich.
problem-not-logged-in = Du bist nicht angemeldet.
problem-not-yours = Das darfst du nicht.
problem-not-yours-seat = Du hast keinen Platz an diesem Tisch.
problem-not-yours-table = Das darf nur, wer den Tisch eröffnet hat.
problem-not-yours-removed = Wer den Tisch eröffnet hat, gibt deinen Platz anderen. Zuschauen kannst du hier.
problem-not-yours-company = An diesen Tisch kannst du dich nicht setzen.
problem-not-yours-eyes = Solange das Spiel läuft, siehst du nur mit deinen eigenen Augen.
problem-not-yours-account = Dazu braucht es ein Konto.
problem-not-yours-origin = Jemand an diesem Tisch spielt von dort, wo du bist. An einem öffentlichen Tisch mit Uhr kannst du dann keinen Platz übernehmen.
problem-not-yours-token = Mit dem Schlüssel eines Programms geht das nicht.
problem-not-yours-proof = Zeige erst, dass du es bist.
problem-not-yours-operator = Jemand, der diesen Server betreibt: Die Rolle wird erst genommen, an der Kommandozeile.
problem-not-yours-about-you = Hier geht es um dich: Überlass es anderen.
problem-banned = Du bist auf diesem Server gesperrt.
problem-banned-until = Bis { $until } (UTC). Der Grund: { $reason }
problem-banned-for-good = Auf Dauer. Der Grund: { $reason }
problem-silenced = Du darfst nicht chatten.
problem-silenced-until = Bis { $until } (UTC). Der Grund: { $reason }
problem-silenced-for-good = Auf Dauer. Der Grund: { $reason }
problem-too-late = Am Tisch ist inzwischen etwas geschehen. Schau noch einmal hin, dann entscheide.
problem-not-now = Das geht jetzt nicht.
problem-not-now-gathering = Das Spiel hat noch nicht begonnen.
problem-not-now-started = Das Spiel hat begonnen.
problem-not-now-over = Das Spiel ist zu Ende.
problem-not-now-running = Das Spiel ist noch nicht zu Ende.
problem-not-now-not-running = Das Spiel läuft nicht.
problem-not-now-seated = Du hast schon einen Platz an diesem Tisch.
problem-not-now-no-free-seat = Dieser Platz ist besetzt.
problem-not-now-nobody-there = Dort sitzt niemand.
problem-not-now-free-seats = Ein Platz ist noch frei.
problem-not-now-stand-in = Ein Bot spielt für dich. Komm erst zurück.
problem-not-now-nobody-stands-in = Niemand spielt für dich.
problem-not-now-seat-taken = Diesen Platz hat niemand verlassen.
problem-not-now-claimed = Auf diesen Platz wartet schon jemand, oder du wartest auf einen anderen.
problem-not-now-nobody-claims = Auf diesen Platz wartet niemand.
problem-not-now-grace = Wem der Platz gehört, hat noch etwas Zeit zurückzukommen.
problem-not-now-nobody-asks = Niemand bittet um etwas.
problem-not-now-account = Du hast schon ein Konto.
problem-not-now-channel-off = So etwas verschickt dieser Server nicht.
problem-not-now-no-foresight = An diesem Tisch erfährt niemand vorher, was ein Zug bringen würde.
problem-not-now-no-hints = An diesem Tisch erfährt niemand, was ein Meister täte.
problem-not-now-no-analysis = Dieses Spiel kann nicht durchgesehen werden.
problem-not-now-in-time = Es ist noch Zeit.
problem-not-now-paused = Der Tisch ruht; die Uhr steht still.
problem-not-now-not-paused = Der Tisch ruht nicht.
problem-not-now-appealed = Dagegen hast du schon Einspruch erhoben.
problem-not-now-answered = Das hat schon jemand beantwortet.
problem-not-now-nothing-holds = Gegen diese Person liegt nichts vor.
problem-not-now-nobody-known = Um wen es geht, ist nicht mehr bekannt.
problem-not-now-last-key = Das ist dein einziger Zugang. Setze erst ein Kennwort oder lege einen weiteren Passkey an.
problem-not-now-at-home = Das gibt es nur mit einem Server: Hier spielst du ohne.
problem-wrong = Diese Anfrage ergibt hier keinen Sinn.
problem-wrong-name = Ein Name hat 1 bis 30 Buchstaben, alle sichtbar und aus einem Alphabet.
problem-wrong-password = Ein Kennwort hat mindestens 10 Zeichen.
problem-wrong-common-password = Eines der ersten, die jemand versuchen würde. Nimm mehrere Wörter oder ein längeres.
problem-wrong-move = Diesen Zug gibt es in diesem Spiel nicht.
problem-wrong-game = Dieses Spiel gibt es hier nicht.
problem-wrong-seats = So viele können dieses Spiel nicht spielen.
problem-wrong-me = Du kannst einen Platz nehmen, nicht mehrere.
problem-wrong-bot = Diesen Bot gibt es nicht, oder er kann dieses Spiel nicht.
problem-wrong-setting = Diese Einstellung hat das Spiel nicht.
problem-wrong-count = So viele Züge kann man nicht zurücknehmen.
problem-wrong-seat = Diesen Platz gibt es nicht.
problem-wrong-oneself = Das ist dein eigener Platz: Steh einfach auf.
problem-wrong-address = Diese Adresse kann nicht verwendet werden.
problem-wrong-text = Da ist nichts zu lesen.
problem-wrong-phrase = An diesem Tisch werden nur die vorgegebenen Sätze gesagt.
problem-wrong-lines = Das sind keine Zeilen, die andere hier geschrieben haben.
problem-wrong-weekend = Wochenenden können nur wegfallen, wo ein Zug Tage dauern darf.
problem-wrong-holiday = Ein Urlaub beginnt, bevor er endet, liegt im nächsten Jahr und in keinem anderen, und ist nicht länger als der Rest von 28 Tagen im Jahr.
problem-wrong-code = Das ist nicht der Code.
problem-wrong-passkey = Dieser Passkey war nicht zu lesen. Versuch es noch einmal.
problem-wrong-reset = Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Lass dir einen neuen schicken.
problem-wrong-record = Diese Aufzeichnung lässt sich nicht nach den Regeln nachspielen: Sie ist unvollständig oder wurde verändert.
problem-wrong-rules = Diese Partie wurde nach einer Fassung ihrer Regeln gespielt, die hier nicht installiert ist.
problem-wrong-start = Eine Partie, die nicht mit dem Austeilen begann, kann hier nicht weitergehen: Niemand weiß, ob ihre Stellung redlich ist.
problem-wrong-request = Die Anfrage war nicht zu lesen.
problem-refused = Dieser Zug ist nicht erlaubt.
problem-name-taken = Dieser Name ist vergeben.
problem-wrong-login = Name oder Kennwort ist falsch.
problem-too-many = Das ist zu viel.
problem-too-large = Das ist zu lang.
problem-full = Der Server ist gerade voll. Versuche es gleich noch einmal.
problem-too-fast = Das ist zu schnell. Warte ein wenig.
problem-unknown-outcome = Der Server hat seine Datenbank gerade verloren. Nichts, was bestätigt wurde, ist verloren. Versuch es gleich noch einmal.
problem-resting = Der Server kann gerade nichts speichern. Nichts, was bestätigt wurde, ist verloren. Versuch es gleich noch einmal.
problem-closed = Am Server wird gearbeitet, alle Tische ruhen. { $hours ->
    [0] { $minutes ->
        [0] Bald geht es weiter
        [one] In etwa einer Minute geht es weiter
       *[other] In etwa { $minutes } Minuten geht es weiter
    }
   *[other] In etwa { $hours } Stunden geht es weiter
}, und alle haben die Zeit, die sie hatten.
problem-stopping = Dieser Server hält an. Sende dasselbe noch einmal.
problem-newer = An diesem Tisch wurde schon mit einer neueren Fassung von Groma gespielt. Versuch es gleich noch einmal.
problem-rules-not-installed = Dieser Tisch wartet auf eine Fassung seiner Regeln, die nicht installiert ist.
problem-foreign = Diese Anfrage kam von einer fremden Seite.
problem-not-allowed = Das kann man mit dieser Adresse nicht tun.
problem-failed = Bei uns ist etwas schiefgegangen.

example-title = { $game }: Beispiel { $example }
brought-title = Mitgebracht: { $game }, ab Zug { $moves }
fork-title = Was wäre, wenn: { $game }, ab Zug { $moves }

entry-sit = { $name } setzt sich.
entry-leave = { $name } steht auf.
entry-seat-bot = { $name } gibt einem Bot einen Platz.
entry-remove = { $name } macht einen Platz frei.
entry-swap = { $name } tauscht Plätze.
entry-start = Das Spiel beginnt.
entry-undo = { $name } nimmt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurück.
entry-ask = { $name } möchte Züge zurücknehmen.
entry-agree = { $name } ist einverstanden.
entry-decline = { $name } lehnt ab.
entry-stand-in-late = Die Zeit von { $name } ist um: Ein Bot spielt für { $name }.
entry-stand-in-left = { $name } ist gegangen: Ein Bot spielt weiter.
entry-return = { $name } ist wieder da.
entry-claim = { $name } übernimmt den Platz.
entry-apply = { $name } möchte einen Platz übernehmen, den ein Bot spielt.
entry-admit = { $name } lässt es zu.
entry-turn-away = { $name }: Der Platz bleibt beim Bot.
entry-propose-end = { $name } möchte das Spiel hier beenden.
entry-end = Alle waren einverstanden: Das Spiel endet hier, ohne Sieger.
entry-holiday = { $name } hat Urlaub; die Uhr steht so lange still.
entry-holiday-anew = { $name } ändert den Urlaub.
entry-close = { $name } sagt den Tisch ab.
entry-end-by-house = Wer diesen Server betreibt, hat das Spiel beendet, ohne Sieger.
entry-end-by-nobody = Lange war niemand da: Die Partie ist zu Ende, ohne Sieger.
entry-close-by-house = Wer diesen Server betreibt, hat den Tisch abgesagt.
entry-close-by-nobody = Lange ist niemand gekommen: Der Tisch ist abgesagt.
entry-pause = Wer diesen Server betreibt, lässt diesen Tisch ruhen; die Uhr steht still.
entry-pause-of-all = Am Server wird gearbeitet: Alle Tische ruhen, und die Uhr steht still.
entry-pause-at-home = Niemand hatte diesen Tisch offen; die Uhr stand still.
entry-resume = Es geht weiter, mit der Zeit, die alle hatten.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-sorry = Das tut mir leid.
phrase-one-moment = Einen Moment, bitte.
phrase-back-soon = Ich bin bald zurück.
phrase-take-back-please = Darf ich das zurücknehmen?
phrase-well-played = Gut gespielt!
phrase-good-game = Schöne Partie!
phrase-see-you = Bis zum nächsten Mal!
# Wer Konto oder Gastnamen gelöscht hat: $number unterscheidet zwei davon.
person-left = jemand, der ging { $number }
