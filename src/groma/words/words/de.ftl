# Die Wörter jedes Tisches, wo er auch steht. Ein Spiel hat seine eigene Datei und darf alles hier besser
# sagen.

# --- Namen und Zahlen
seat-without-name = Platz { $number }
say-you = du
say-nothing = nichts
total = Summe
word-minus = minus
decimal-mark = { "," }

# --- Hinsetzen
table-settings = Einstellungen an diesem Tisch: { $settings }.
table-order = Am Tisch, in dieser Reihenfolge: { $seats }.
you-are = Du bist { $seat }.
seal = Die Auslage ist versiegelt: { $seal }.

# --- die Entscheidung
prompt = { $seat }: { $ask }
ask-without-words = { $step }:
is-allowed = "{ $move }" ist erlaubt.
no-such-seat = Hier heißt niemand "{ $name }".
about-unknown = Hier heißt nichts "{ $name }".

# --- Absagen
refused-over = Das Spiel ist zu Ende.
refused-after-news = Davor würdest du etwas Neues sehen: wähle es dann.
refused-not-your-decision = { $seat } ist an der Reihe.
refused-other-step = Das steht jetzt nicht zur Entscheidung.
refused-by-rule = Das ist nicht erlaubt.
refused-with-facts = Das ist nicht erlaubt: { $facts }.
undo-stops-at-another = Weiter zurück geht es nicht: Davor hat jemand anderes entschieden.
undo-stops-at-revealed = Weiter zurück geht es nicht: Es wurde etwas Neues aufgedeckt.
undo-stops-at-start = Weiter zurück geht es nicht: Hier beginnt das Spiel.
undo-stops-at-end = Das Spiel ist zu Ende: Nichts wird mehr zurückgenommen.
undo-nothing-yet = Du hast noch nichts entschieden.
undo-only = { $count ->
    [one] Nur 1 Entscheidung lässt sich zurücknehmen.
   *[other] Nur { $count } Entscheidungen lassen sich zurücknehmen.
}
undone = Zurückgenommen: { $moves }.

# --- Punkte
sheet-line = { $seat }: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}. { $rows }.
sheet-line-empty = { $seat }: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
sheet-part = { $row }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sheet-head = { $seat }: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
sheet-row = { $row }: { $points }
preview = { $total } ({ $rows })
preview-total = Punkte { $open ->
    [0] { "" }
   *[other] bis{ " " }
}{ $points }{ $unsure ->
    [0] { "" }
   *[other] {" "}und was noch verdeckt ist
}
preview-unsure = Punkte für noch Verdecktes
preview-then = dann { $points }

# --- Rat
advice-move = Ein Meister würde: { $move }
advice-brings = Sofort: { $brings }.
advice-later = Einige Züge weitergedacht, verglichen mit: { $other }
advice-gains = { $own ->
    [1] Du hast
   *[other] { $name } hat
} ungefähr { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr.
advice-costs = { $own ->
    [1] Du hast
   *[other] { $name } hat
} ungefähr { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weniger.
advice-close = Einige Züge weitergedacht, ist ungefähr gleich gut: { $other }

# --- Rätsel
puzzle-head = Rätsel { $number } von { $of }
puzzle-question = Du bist { $name }. Ein Zug ist eindeutig der beste: welcher?
puzzle-part = Soweit richtig. Wie geht es weiter?
puzzle-right = Richtig!
puzzle-wrong = Nicht das Beste: { $move }
puzzle-loss = { $points ->
    [one] Das verschenkt ungefähr einen Punkt.
   *[other] Das verschenkt ungefähr { $points } Punkte.
}
puzzle-not-weighed = Er war nicht unter den Zügen, die gut aussahen; deshalb hat ihn niemand abgewogen.
puzzle-best = Am besten ist: { $move }
puzzle-later = Einige Züge weitergedacht, verglichen mit dem Zug, der zuerst am besten aussieht, { $other }:
puzzle-worth-it = { $points ->
    [one] Dich selbst kostet das ungefähr einen Punkt.
   *[other] Dich selbst kostet das ungefähr { $points } Punkte.
}
puzzle-but = { $points ->
    [one] Auch { $name } bekommt ungefähr einen Punkt mehr.
   *[other] Auch { $name } bekommt ungefähr { $points } Punkte mehr.
}
puzzle-own-rows = Auf deinem Blatt dann: { $rows }.
puzzle-rows = Auf dem Blatt von { $name } dann: { $rows }.
puzzle-promised = Mehr davon steht noch nicht auf den Blättern: Es ist, was sich aus dem Tisch noch machen lässt.
puzzle-next-best = { $points ->
    [one] Das Zweitbeste ist { $other }: Das verschenkt ungefähr einen Punkt.
   *[other] Das Zweitbeste ist { $other }: Das verschenkt ungefähr { $points } Punkte.
}
puzzle-worlds = Ausgerechnet aus dem, was { $name } wissen kann: in vielen Austeilungen, die von dort gleich aussehen.

one-winner = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
winners = Der Sieg wird geteilt: { $seats }.
place-behind = { $place ->
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[other] Platz { $place }
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: { $seats }.

# --- Analyse
analysis-nothing = nichts
analysis-brings = Sofort: { $brings }, nicht { $instead }.
analysis-later = Einige Züge später: { $told }
analysis-cost = ungefähr { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
analysis-flawless = Keine deiner Entscheidungen kostete 2 Punkte oder mehr.
analysis-headline = Deine teuerste Entscheidung, { $cost }: { $played }
analysis-deal = Andere erreichen mit derselben Auslage { $own ->
    [1] auf deinem Sitz im Mittel Rang { $usual }; du hast
   *[other] auf dem Sitz von { $name } im Mittel Rang { $usual }; erreicht wurde
} Rang { $taken }{ $own ->
    [1] { " " }erreicht
   *[other] { "" }
}.

# --- wer dort sitzt
seats-wrong-number = Dieses Spiel ist für { $players } Personen, nicht für { $number }.
seats-bot-cannot = Der Bot { $bot } kann dieses Spiel nicht spielen oder nicht mit so vielen Plätzen. Diese können es: { $bots }.

# --- Spiele und Einstellungen
players-range = { $first } bis { $last } Personen
players-list = für { $players } Personen
no-games = Es ist kein Spiel installiert.
which-game = Welches Spiel? Es gibt: { $games }.
unknown-game = Ein Spiel "{ $game }" gibt es hier nicht. Es gibt: { $games }.
unknown-setting = Eine Einstellung "{ $setting }" gibt es nicht. Es gibt: { $settings }.
unknown-value = "{ $value }" ist kein Wert von { $setting }. Es gibt: { $values }.

# --- Regeln
no-rules = Dieses Spiel bringt keinen Regeltext mit.
unknown-clause = Eine Regel "{ $clause }" gibt es nicht.

# --- Aufzeichnungen
verify-sound = Einwandfrei: { $moves } Entscheidungen, alle nach den Regeln, ausgelegt nach der versprochenen Zahl. Namen werden nicht geprüft.
verify-seed-secret = Nicht geprüft: Die Zahl hinter dieser Aufzeichnung ist noch geheim.
verify-seed-differs = Falsch: Es ist nicht die versprochene Zahl.
verify-move-illegal = Falsch: Die Entscheidung { $number } ({ $move }) erlauben die Regeln nicht ({ $clause }).
verify-not-over = Nicht geprüft: Das aufgezeichnete Spiel ist nicht zu Ende.
verify-not-dealt = Nicht geprüft: Dieses Spiel ging von einer vorgegebenen Stellung aus, nicht von einer versiegelten Auslage.

# --- woher Regeln und Teile kommen
source-printed = gedruckt in der Spielregel
source-public = aus einer anderen öffentlichen Quelle
source-reading = unsere Lesart: Die Spielregel schweigt oder ist unklar
source-rebuilt = nachgebaut: Das Bild fehlt uns
source-clauses = Regeln insgesamt
source-remark-public = Aus einer anderen öffentlichen Quelle ({ $places }): { $why }
source-remark-reading = Unsere Lesart: { $why }
source-remark-rebuilt = Nachgebaut: { $why }
source-chosen = So wird hier gespielt: { $text }
source-setting = Die Einstellung { $setting } ändert das.
left-open = Was die Spielregel offen lässt und was wir gewählt haben

# --- Einstellungen
value-on = an
value-off = aus
box-count = Anzahl

# --- the table in lines, for programs
lines-moves = Erlaubte Züge, wie man sie schreibt, und was sie tun:
lines-notation = So schreibt man einen Zug, ob er nun erlaubt ist oder nicht:
lines-no-move = "{ $said }" ist kein Zug dieser Entscheidung. Man schreibt: { $how }.
lines-ended = Das Programm endete oder antwortete mit keiner Zeile; es wurde neu gestartet.
