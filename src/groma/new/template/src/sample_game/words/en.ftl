### Sample Game in English. Terms as in rules.en.md.

title = Sample Game
tagline = Take tiles from the ends of a row: the dear ones, before the others do.

tile-clay = clay
tile-brick = brick
tile-marble = marble
tile-gold = gold
end-left = left
end-right = right

ask-take = From which end do you take?
move-take = take { $tile } from the { $end }
note-took = { $seat } takes { $tile } from the { $end }.

refused-SG-2-2 = You have taken from the { $end } twice running: take from the other end.
refused-SG-2-3 = Only one tile is left, and it lies at the left.

say-row = { $count ->
    [0] The row is empty.
   *[other] The row, from left to right: { $tiles }.
}
say-taken = { $count ->
    [0] { $seat } has nothing yet.
   *[other] { $seat } has { $tiles }.
}

view-row = The row
view-taken = Taken

row-tiles = tiles
line-SG-3-1 = { $tile }
