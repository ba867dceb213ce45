### Die Textansicht: der ganze Tisch für die Ohren.

text-said = Zuletzt gesagt
text-choices = Möglichkeiten
text-filter = Zum Filtern tippen, oder die Nummer
text-filtered = { $count } von { $all } Möglichkeiten
text-coming = Die Worte sind unterwegs …
text-confirm = Bestätigen
text-confirm-final = Bestätigen, nicht zurückzunehmen
text-cancel = Doch etwas anderes

text-seat = { $letter } { $name }
text-seat-you = { $letter } { $name } (du)
text-seat-bot = { $letter } { $name } (Bot: { $level })
text-seat-guest = { $letter } { $name } (Gast)
text-seat-away = { $letter } { $name } (ein Bot vertritt)

text-scores = Punkte
text-score = { $seat }: { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}: { $rows }.
text-score-bare = { $seat }: { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}.
text-score-concealed = Dazu zählt, was noch keiner sonst kennt.
text-place = Platz { $place }.

text-happened = Was geschah
text-since = Seit meinem letzten Zug
text-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
text-earlier = Davor
text-older = { $count ->
    [one] 1 ältere Zeile
   *[other] { $count } ältere Zeilen
}
text-undone = Zurückgenommen:

text-moves = { $count ->
    [one] 1 Möglichkeit:
   *[other] { $count } Möglichkeiten:
}
text-moves-more = Und { $count } weitere.
text-no-moves = Du hast gerade nichts zu entscheiden.
text-no-seat = Einen Platz { $seat } gibt es nicht.
text-no-own = Du schaust zu; hier gehört dir nichts.
text-no-undo = Du hast nichts zurückzunehmen.
text-undoing = Dein letzter Zug wird zurückgenommen.

text-keys = Tasten
text-keys-more = 1 bis 9: was vor diesem Platz liegt. t: der Spielplan. Escape: doch etwas anderes.
text-key-turn = wer dran ist und was gefragt ist
text-key-since = was seit meinem letzten Zug geschah
text-key-scores = die Punkte
text-key-moves = meine Möglichkeiten
text-key-own = meine eigenen Sachen
text-key-undo = meinen letzten Zug zurücknehmen
text-key-keys = diese Liste
