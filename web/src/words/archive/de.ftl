### Beendete Partien, die veröffentlicht wurden.

archive = Archiv
archive-lead = Beendete Partien, Zug um Zug anzusehen.
archive-empty = Hier wurde keine Partie veröffentlicht.
archive-watch = Ansehen
archive-watch-of = { $game } ansehen: { $names }
archive-end = Das Ende
archive-end-of = Das Ende von { $game }: { $names }
archive-place = { $place }.
archive-moves = { $moves } Züge
archive-analysed = durchgesehen
archive-only = Diese Website zeigt beendete Partien; gespielt wird hier nicht.
