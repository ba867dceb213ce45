### Der automatische Tisch. Wie Spiele und ihre Dinge heißen, steht in den Wörtern der Spiele.

auto-choices = Deine Möglichkeiten
auto-field = Wohin
auto-at-best = bis { $points }
auto-hidden = Verdeckt
auto-common = Auf dem Tisch
