### Sample Game auf Deutsch. Begriffe wie in rules.de.md.

title = Sample Game
tagline = Nimm Plättchen von den Enden einer Reihe: die teuren, bevor es andere tun.

tile-clay = Ton
tile-brick = Ziegel
tile-marble = Marmor
tile-gold = Gold
end-left = links
end-right = rechts

ask-take = Von welchem Ende nimmst du?
move-take = { $tile } von { $end } nehmen
note-took = { $seat } nimmt { $tile } von { $end }.

refused-SG-2-2 = Du hast zweimal hintereinander von { $end } genommen: Nimm vom anderen Ende.
refused-SG-2-3 = Nur ein Plättchen ist übrig, und es liegt links.

say-row = { $count ->
    [0] Die Reihe ist leer.
   *[other] Die Reihe von links nach rechts: { $tiles }.
}
say-taken = { $count ->
    [0] { $seat } hat noch nichts.
   *[other] { $seat } hat { $tiles }.
}

view-row = Die Reihe
view-taken = Genommen

row-tiles = Plättchen
line-SG-3-1 = { $tile }
