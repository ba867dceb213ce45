### Mühle auf Deutsch. Begriffe wie in rules.de.md.

title = Mühle
tagline = Setze neun Steine, ziehe sie auf den Linien und schließe Mühlen aus dreien.

## Wo ein Punkt ist

square-outer = äußeres Quadrat
square-middle = mittleres Quadrat
square-inner = inneres Quadrat
at-top-left = Ecke oben links
at-top = Mitte der oberen Seite
at-top-right = Ecke oben rechts
at-left = Mitte der linken Seite
at-right = Mitte der rechten Seite
at-bottom-left = Ecke unten links
at-bottom = Mitte der unteren Seite
at-bottom-right = Ecke unten rechts

## Was geschah

note-placed = { $seat } setzt einen Stein auf { $point }.
note-moved = { $seat } zieht von { $origin } nach { $point }.
note-closed = { $seat } schließt mit { $point } eine Mühle.
note-took = { $seat } schlägt den Stein auf { $point }.
note-flies = { $seat } hat noch drei Steine: Sie dürfen springen.
note-few = { $seat } hat nur noch zwei Steine und verliert.
note-stuck = { $seat } kann keinen Stein ziehen und verliert.
note-drawn = 40 Züge lang wurde kein Stein geschlagen: unentschieden.

## Was man tun kann

move-place = Auf { $point } setzen{ part-where }{ part-mill }
move-lift = Den Stein auf { $point } ziehen{ part-where }
move-set = Nach { $point }{ part-where }{ part-mill }
move-take = Den Stein auf { $point } schlagen{ part-where }
part-where = { $ears ->
    [0] { "" }
   *[other] , { $place }
}
part-mill = { $mill ->
    [0] { "" }
   *[other] : schließt eine Mühle
}

## Was gefragt wird

ask-place = Wohin setzt du einen Stein? (noch { $hand })
ask-lift = Welchen Stein ziehst du?{ $flies ->
    [0] { "" }
   *[other] {" "}Deine Steine dürfen auf jeden freien Punkt springen.
}
ask-set = Wohin zieht der Stein von { $point }?
ask-take = Du hast eine Mühle geschlossen. Welchen Stein schlägst du?

## Warum nicht

refused-ME-3-1 = Dort steht ein Stein. Setze auf einen freien Punkt.
refused-ME-4-1 = Du ziehst einen eigenen Stein, und zwar auf einen freien Punkt.
refused-ME-4-2 = Ein Stein zieht auf einer Linie zum nächsten Punkt, und der muss frei sein.
refused-ME-5-1 = Du schlägst einen Stein des anderen.
refused-ME-5-2 = Dieser Stein steht in einer Mühle. Schlage einen, der in keiner steht.

## Die Wertung

row-result = Ergebnis
short-row-result = Ergebnis
line-ME-6-1 = { $seat } hat weniger als drei Steine
line-ME-6-2 = { $seat } kann nicht ziehen
line-ME-6-3 = unentschieden: 40 Züge ohne geschlagenen Stein

## Einstellungen

setting-flying = Wer nur noch drei Steine hat, darf mit ihnen auf jeden freien Punkt springen.

## Der Tisch in Sätzen

help-game = Ein Punkt heißt nach Buchstabe und Zahl, a1 unten links, g7 oben rechts. Zuerst setzt ihr abwechselnd eure neun Steine, dann zieht ihr je einen auf einer Linie zum nächsten Punkt. Drei eigene Steine auf einer Linie sind eine Mühle: Immer wenn du eine schließt, schlägst du einen Stein des anderen, und zwar keinen aus einer Mühle, solange es andere gibt. Mit nur noch drei Steinen springst du auf jeden freien Punkt. Mit zweien, oder wenn du nicht ziehen kannst, verlierst du.
say-heading-over = Das Spiel ist zu Ende
say-heading-turn = Der Zug
say-heading-you = Du: { $seat }
say-heading-seat = { $seat }
say-turn = { $seat } entscheidet.
say-quiet = { $turns ->
    [one] Noch 1 Zug
   *[other] Noch { $turns } Züge
} ohne geschlagenen Stein, dann ist es unentschieden.
say-draw = Es ist unentschieden.
say-won = { $seat } hat gewonnen.
say-free = Freie Punkte: { $points }.
say-men = Steine von { $seat } ({ $sign }): { $points }. Noch zu setzen: { $hand }. Verloren hat { $seat }: { $lost }.
say-mill = { $seat } hat eine Mühle: { $points }.
say-flies = Die Steine von { $seat } dürfen springen.

## Die Einführung

tutorial-welcome = Drei Quadrate ineinander, verbunden durch Linien: 24 Punkte, wo Linien sich treffen. Du und Marcus habt je neun Steine. Du fängst an.
tutorial-first = Zuerst setzt ihr abwechselnd alle Steine, jeden auf einen freien Punkt. Drei eigene auf einer Linie sind eine Mühle. Die Mitte einer Seite hat die meisten Nachbarn: Setze deinen ersten Stein auf d2.
tutorial-first-hint = Frei ist jeder Punkt, aber nimm für diese Lektion d2, unter dem inneren Quadrat.
tutorial-two = Zwei Steine in einer Reihe drohen mit einer Mühle. Setze neben den ersten: auf b2.
tutorial-two-hint = Die Ecke unten links im mittleren Quadrat, b2, liegt mit d2 auf einer Linie.
tutorial-stopped = Marcus hat es gesehen und steht auf f2: keine Mühle auf dieser Linie.
tutorial-stop = Jetzt hat Marcus b6 und d6, zwei in einer Reihe. Halte ihn auf: Setze auf f6.
tutorial-stop-hint = Auf f6 würde er eine Mühle schließen und einen deiner Steine schlagen.
tutorial-fork = Das Beste beim Setzen: Ein Stein in der Ecke a1 bildet zwei Paare zugleich, hinauf zu a4 und hinüber zu d1. Marcus kann nur eines davon aufhalten.
tutorial-fork-hint = Suche den Punkt, an dem sich die Linien von a4 und d1 treffen.
tutorial-close = Er hat a7 besetzt. Der Ring zeigt, wo eine Mühle wartet: g1.
tutorial-close-hint = Zu deinen Steinen auf a1 und d1 fehlt der dritte, auf g1.
tutorial-take = Eine Mühle! Schlage einen Stein des anderen. Er ist aus dem Spiel. Steine in einer Mühle sind sicher, solange es andere gibt. Schlage den auf a7.
tutorial-take-hint = Schlage den Stein, der dich aufgehalten hat: a7.
tutorial-moving = Alle Steine sind gesetzt. Ab jetzt wird gezogen: ein Stein auf einer Linie zum nächsten freien Punkt.
tutorial-open = Eine Mühle wirkt mehr als einmal. Öffne sie: Zieh den Stein auf g1. Er hat nur einen Weg, hinauf nach g4, also geht er gleich dorthin.
tutorial-open-hint = Der Stein in der Ecke g1 hat über sich Platz.
tutorial-shut = Niemand konnte dazwischen. Nimm den Stein auf g4 ...
tutorial-shut-hint = Derselbe Stein geht zurück: g4.
tutorial-shut-set = ... und schließe die Mühle wieder auf g1.
tutorial-shut-set-hint = Zurück nach g1.
tutorial-again = Jedes Mal, wenn sie sich schließt, schlägst du einen Stein. Marcus hat c3 und d3 und käme von e4 daneben: Schlage den Stein auf e4.
tutorial-again-hint = Von e4 ginge er nach e3 und schlösse eine Mühle: Schlage diesen Stein.
tutorial-flying = Einige Züge später hat Marcus noch drei Steine. Das macht ihn gefährlich: Sie springen, auf jeden freien Punkt des Bretts.
tutorial-end = Marcus hat zwei Steine und kann keine Mühle mehr bauen: Du hast gewonnen. Auch wer nicht ziehen kann, verliert. Und wenn 40 Züge lang kein Stein geschlagen wird, ist es unentschieden.
tutorial-farewell = Das ist alles. Setz dich zu einem Spiel: Die Bots kennen die Zwickmühle.
