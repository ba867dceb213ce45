### Nur Wörter des Spielbretts von Carpe Diem; wie Anlagen und Karten heißen und was sie tun, steht beim Spiel.

panes = Teile des Spielbretts
pane-district = Viertel
pane-star = Stern
pane-cards = Karten

district-own = Dein Stadtviertel
district-of = Stadtviertel von { $name }
cell = Feld { $cell }.
cell-banderole = Mit Banderole: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } auf der Leiste.
cell-shovel = Die Schaufel: Hier liegt dein erstes Plättchen.
cell-dead = Hier passt keines der restlichen Plättchen.
wish = Rahmen-Aufgabe: { $points }
wish-about = { $feature }, fertig, auf { $line }.
wish-done = Erfüllt.
wish-met = So wird sie erfüllt.
wish-lost = Sie ist nicht mehr zu erfüllen.

star = Der Stern
field = Feld { $field }
depot-empty = Keine Plättchen
depot-takes = { $takes ->
        [one] Noch 1 Plättchen zu nehmen, dann { $gone ->
            [one] fällt 1 weg
           *[other] fallen { $gone } weg
        }
       *[other] Noch { $takes } Plättchen zu nehmen, dann { $gone ->
            [one] fällt 1 weg
           *[other] fallen { $gone } weg
        }
    }
depot-others = Können als Nächste hierher: { $names }
patrician = Patrizier von { $name } auf Feld { $field }
fits = { $cells ->
        [0] Passt nirgends in dein Viertel.
        [one] Passt auf 1 Feld deines Viertels.
       *[other] Passt auf { $cells } Felder deines Viertels.
    }
seals = { $tiles ->
        [0] Siegelfelder: leer
        [one] Siegelfelder: 1 Plättchen für Handwerker
       *[other] Siegelfelder: { $tiles } Plättchen für Handwerker
    }

cards = Wertungskarten
card-red = Rot: Du gibst es ab.
card-green = Grün: Du besitzt es.
card-times = { $times ->
        [one] Jetzt erfüllst du sie einmal.
       *[other] Jetzt erfüllst du sie { $times }-mal.
    }
card-lacks = Noch fehlt: { $things }.
one-any-landscape = Kulturlandschaft
many-any-landscape = Kulturlandschaften
one-any-dwelling = Unterkunft
many-any-dwelling = Unterkünfte
card-fails = Jetzt erfüllst du sie nicht: { $penalty ->
        [one] −1 Punkt
       *[other] −{ $penalty } Punkte
    }.
card-loaves = Jetzt erfüllst du sie nur mit { $breads } Broten, sonst { $penalty ->
        [one] −1 Punkt
       *[other] −{ $penalty } Punkte
    }.
card-so-far = { $times ->
        [one] bisher einmal
       *[other] bisher { $times }-mal
    }
circle = Kreisfeld { $circle }
circle-taken = Kreisfeld { $circle }: Scheibe von { $name }
circle-now = Jetzt { $change }.
circle-fails = { $failed ->
        [one] Eine Karte bliebe unerfüllt: −{ $points } Punkte.
       *[other] Beide Karten blieben unerfüllt: −{ $points } Punkte.
    }
circle-bread = Mit Broten bis zu { $points }.
circle-best = Für dich jetzt das beste.
pay = Abgeben
pay-set = Was du abgibst; ein Klick setzt eine Münze für eine Ware ein
pay-breads = { $breads } Brote abgeben
slot-ware = { $ware }; stattdessen eine Münze abgeben
slot-coin = Münze statt { $ware }; stattdessen die Ware abgeben
enough = Aufhören
leave = Nicht erfüllen

track = Banderolenleiste, von vorn.
track-seat = { $place }. { $name }: { $space }.
track-about = In dieser Reihenfolge wird gewertet. Am Ende bringt jeder Schritt 1 Punkt.
phase-round = Durchgang { $phase } von { $phases }, Runde { $round } von { $rounds }
phase-scoring = Durchgang { $phase } von { $phases }: Wertung
scoring-short = Wertung

goods = Dein Lager
area-store = Lager
area-finished = Fertig
own-points = Deine Punkte: { $count }
own-step = Deine Schritte auf der Banderolenleiste: { $count }
about-coin = In einer Wertung ersetzt eine Münze jede Ware.
about-bread = 1 Brot bringt deinen Patrizier auf jedes Feld mit Plättchen; { $loaves } Brote erfüllen eine Wertungskarte einmal.
about-tile = Plättchen auf dem Lagerfeld werden nie gebaut; je { $leftovers } Teile Restmaterial bringen am Ende 1 Punkt.
finished = Fertig in deinem Viertel
villas = Villen { $points }
villas-open = unfertig { $chimneys }
villa-done = Fertige Villa mit { $chimneys ->
        [one] 1 Schornstein
       *[other] { $chimneys } Schornsteinen
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
villa-open = Unfertige Villa mit { $chimneys ->
        [one] 1 Schornstein
       *[other] { $chimneys } Schornsteinen
    }: fertig { $points }, mit einem Schornstein mehr { $next }.
villa-none = Noch keine Villa.
fountain-cards = Brunnenkarten
fountain-choose = Welche Karte schiebst du unter den Stapel?
fountain-worth = { $points ->
        [0] Noch nichts wert; { $each } Punkte je { $feature } in deinem Viertel.
        [one] Jetzt 1 Punkt wert; { $each } je { $feature } in deinem Viertel.
       *[other] Jetzt { $points } Punkte wert; { $each } je { $feature } in deinem Viertel.
    }
fountain-secret = Niemand sonst sieht sie.
fountain-others = { $cards ->
        [one] 1 Brunnenkarte, verdeckt
       *[other] { $cards } Brunnenkarten, verdeckt
    }

turn-hand = Plättchen drehen
turn-how = Klick, Mausrad, Q und E oder zwei Finger auf dem Viertel drehen es; nur was passt, rastet ein.
turn-on = Plättchen auf seinem Feld drehen
turn-other = Andere Lagen:
store = Ins Lager
fits-nowhere = Es passt nirgends.

rival = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; { $goods }; Feld { $space } der Banderolenleiste; { $tiles } Plättchen, { $cards } Brunnenkarten. Stadtviertel zeigen.
starts = beginnt
close = Schließen
