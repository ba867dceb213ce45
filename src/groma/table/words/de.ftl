# Was der Server sagt: Schwierigkeiten, und was am Tisch neben dem Spiel geschieht.

problem-not-there = Hier ist nichts, oder es ist nicht für dich.
problem-not-logged-in = Du bist nicht angemeldet.
problem-not-yours = Das darfst du nicht.
problem-not-yours-seat = Du hast keinen Platz an diesem Tisch.
problem-not-yours-table = Das darf nur, wer den Tisch eröffnet hat.
problem-not-yours-eyes = Solange das Spiel läuft, siehst du nur mit deinen eigenen Augen.
problem-not-yours-account = Dazu braucht es ein Konto.
problem-not-yours-token = Mit dem Schlüssel eines Programms geht das nicht.
problem-too-late = Am Tisch ist inzwischen etwas geschehen. Schau noch einmal hin, dann entscheide.
problem-not-now = Das geht jetzt nicht.
problem-not-now-gathering = Das Spiel hat noch nicht begonnen.
problem-not-now-started = Das Spiel hat begonnen.
problem-not-now-over = Das Spiel ist zu Ende.
problem-not-now-running = Das Spiel ist noch nicht zu Ende.
problem-not-now-not-running = Das Spiel läuft nicht.
problem-not-now-seated = Du hast schon einen Platz an diesem Tisch.
problem-not-now-no-free-seat = Dieser Platz ist besetzt.
problem-not-now-free-seats = Ein Platz ist noch frei.
problem-not-now-stand-in = Ein Bot spielt für dich. Komm erst zurück.
problem-not-now-nobody-stands-in = Niemand spielt für dich.
problem-not-now-seat-taken = Diesen Platz hat niemand verlassen.
problem-not-now-nobody-asks = Niemand möchte etwas zurücknehmen.
problem-not-now-account = Du hast schon ein Konto.
problem-not-now-channel-off = So etwas verschickt dieser Server nicht.
problem-not-now-in-time = Es ist noch Zeit.
problem-wrong = Diese Anfrage ergibt hier keinen Sinn.
problem-wrong-name = Ein Name hat 1 bis 30 Buchstaben, alle sichtbar und aus einem Alphabet.
problem-wrong-password = Ein Kennwort hat mindestens 10 Zeichen.
problem-wrong-move = Diesen Zug gibt es in diesem Spiel nicht.
problem-wrong-game = Dieses Spiel gibt es hier nicht.
problem-wrong-seats = So viele können dieses Spiel nicht spielen.
problem-wrong-me = Du kannst einen Platz nehmen, nicht mehrere.
problem-wrong-bot = Diesen Bot gibt es nicht, oder er kann dieses Spiel nicht.
problem-wrong-setting = Diese Einstellung hat das Spiel nicht.
problem-wrong-count = So viele Züge kann man nicht zurücknehmen.
problem-wrong-seat = Diesen Platz gibt es nicht.
problem-wrong-address = Diese Adresse kann nicht verwendet werden.
problem-wrong-text = Da ist nichts zu lesen.
problem-wrong-code = Das ist nicht der Code.
problem-wrong-request = Die Anfrage war nicht zu lesen.
problem-refused = Dieser Zug ist nicht erlaubt.
problem-name-taken = Dieser Name ist vergeben.
problem-wrong-login = Name oder Kennwort ist falsch.
problem-too-many = Das ist zu viel.
problem-too-large = Das ist zu lang.
problem-full = Der Server ist gerade voll. Versuche es gleich noch einmal.
problem-too-fast = Das ist zu schnell. Warte ein wenig.
problem-unknown-outcome = Die Datenbank war kurz fort. Sende dasselbe noch einmal, mit demselben Schlüssel.
problem-stopping = Dieser Server hält an. Sende dasselbe noch einmal.
problem-rules-not-installed = Dieser Tisch wartet auf eine Fassung seiner Regeln, die nicht installiert ist.
problem-foreign = Diese Anfrage kam von einer fremden Seite.
problem-not-allowed = Das kann man mit dieser Adresse nicht tun.
problem-failed = Bei uns ist etwas schiefgegangen.

example-title = { $game }: Beispiel { $example }
fork-title = Was wäre, wenn: { $game }, ab Zug { $moves }

entry-sit = { $name } setzt sich.
entry-leave = { $name } steht auf.
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
entry-close = { $name } sagt den Tisch ab.
