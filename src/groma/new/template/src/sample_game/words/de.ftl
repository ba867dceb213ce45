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
move-take = von { $end } nehmen
note-took = { $seat } nimmt { $tile } von { $end }.

refused-SG-2-2 = Du hast zweimal hintereinander von { $end } genommen: Nimm vom anderen Ende.
refused-SG-2-3 = Nur ein Plättchen ist übrig, und es liegt links.

row-tiles = Plättchen
line-SG-3-1 = { $tile }
