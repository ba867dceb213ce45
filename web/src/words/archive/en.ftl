### Finished games that were published.

archive = Archive
archive-lead = Finished games, to be watched move by move.
archive-empty = No game was published here.
archive-watch = Watch
archive-watch-of = Watch { $game }: { $names }
archive-end = The end
archive-end-of = The end of { $game }: { $names }
archive-place = { $place }.
archive-moves = { $moves } moves
archive-analysed = looked through
archive-only = This site shows finished games; nothing is played here.
