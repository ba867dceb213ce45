# Was Leute anderswo erfahren. Angaben: $name wer es liest, $place das Spiel und der Titel des Tischs,
# $hours wie viele Stunden bleiben (0: ohne Uhr).

notice-place = { $game } („{ $title }“)
notice-footer = Du bekommst dies, weil du benachrichtigt werden wolltest. Abstellen kannst du es auf der Seite bei deinen Benachrichtigungen.

# --- jemand ist am Zug
notice-turn-subject = Du bist am Zug: { $place }
notice-turn-line = Du bist am Zug in { $place }.
notice-turn-body =
    Hallo { $name },

    du bist am Zug in { $place }.

# --- jemandes Zeit ist fast um
notice-reminder-subject = Du bist noch am Zug: { $place }
notice-reminder-line = { $hours ->
    [0] Du bist noch am Zug in { $place }.
    [one] Du bist noch am Zug in { $place }. Es bleibt etwa eine Stunde.
   *[other] Du bist noch am Zug in { $place }. Es bleiben etwa { $hours } Stunden.
}
notice-reminder-body =
    Hallo { $name },

    du bist noch am Zug in { $place }.{ $hours ->
        [0] { "" }
        [one] { " " }Es bleibt etwa eine Stunde; danach spielt ein Bot für dich.
       *[other] { " " }Es bleiben etwa { $hours } Stunden; danach spielt ein Bot für dich.
    }

# --- ein Bot hat jemandes Platz übernommen
notice-stand-in-subject = Ein Bot spielt für dich: { $place }
notice-stand-in-line = Deine Zeit war um in { $place }: Ein Bot spielt für dich, bis du zurückkommst.
notice-stand-in-body =
    Hallo { $name },

    deine Zeit war um in { $place }, darum spielt ein Bot für dich.
    Du kannst deinen Platz wieder einnehmen, solange ihn niemand übernommen hat.

# --- jemand möchte den Platz von jemandem, der nicht da ist
notice-claim-subject = Jemand möchte deinen Platz: { $place }
notice-claim-line = Jemand möchte deinen Platz in { $place } übernehmen. Komm jetzt zurück, dann bleibt er deiner.
notice-claim-body =
    Hallo { $name },

    in { $place } spielt ein Bot für dich, und jemand anderes bittet um deinen Platz.
    Komm jetzt zurück, dann bleibt er deiner.

# --- ein Spiel ist zu Ende
notice-over-subject = Das Spiel ist zu Ende: { $place }
notice-over-line = Das Spiel ist zu Ende: { $place }.
notice-over-body =
    Hallo { $name },

    das Spiel ist zu Ende: { $place }.
    Der Wertungsbogen liegt am Tisch.

# --- jemand hat diese Adresse angegeben; $code beweist, dass sie ihm gehört. Vielleicht liest es ein
# Fremder: Kein Wort darin ist von dem, der gefragt hat.
notice-confirm-subject = Dein Code für Groma: { $code }
notice-confirm-line = Dein Code für Groma lautet { $code }.
notice-confirm-body =
    Jemand möchte unter dieser Adresse von Spielen hören. Wenn du das warst, gib diesen Code ein: { $code }
    Wenn nicht, tu nichts: Es kommt keine weitere Post.

# --- jemand hat das Kennwort verloren; wer $code hat, setzt ein neues
notice-reset-subject = Ein neues Kennwort für Groma
notice-reset-line = Für { $name } wurde ein neues Kennwort gewünscht.
notice-reset-body =
    Hallo { $name },

    jemand wünscht ein neues Kennwort für dein Konto. Wenn du das warst, setze es innerhalb einer Stunde, mit dem
    Link unten oder auf der Seite dafür mit diesem Code: { $code }
    Wenn nicht, tu nichts: Dein Kennwort bleibt, wie es ist.
