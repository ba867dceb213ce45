### Words of Carpe Diem's board only; what features and cards are called and do stands in the game's own file.

panes = Parts of the board
pane-district = District
pane-star = Star
pane-cards = Cards

district-own = Your district
district-of = District of { $name }
cell = Cell { $cell }.
cell-banderole = With a banderole: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } on the track.
cell-shovel = The shovel: your first tile goes here.
cell-dead = No tile that is left fits here any more.
wish = Frame task: { $points }
wish-about = { $feature }, finished, on { $line }.
wish-done = Fulfilled.
wish-met = This would fulfil it.
wish-lost = It cannot be fulfilled any more.

star = The star
field = Field { $field }
depot-empty = No tiles
depot-takes = { $takes ->
        [one] 1 more tile can be taken, then { $gone ->
            [one] 1 leaves
           *[other] { $gone } leave
        } the game
       *[other] { $takes } more tiles can be taken, then { $gone ->
            [one] 1 leaves
           *[other] { $gone } leave
        } the game
    }
depot-others = Next turn here: { $names }
patrician = Patrician of { $name } on field { $field }
fits = { $cells ->
        [0] Fits nowhere in your district.
        [one] Fits on 1 cell of your district.
       *[other] Fits on { $cells } cells of your district.
    }
seals = { $tiles ->
        [0] Seal row: empty
        [one] Seal row: 1 tile for craftsmen
       *[other] Seal row: { $tiles } tiles for craftsmen
    }

cards = Scoring cards
card-red = Red: you give it.
card-green = Green: you own it.
card-times = { $times ->
        [one] You can fulfil it once now.
       *[other] You can fulfil it { $times } times now.
    }
card-lacks = Still missing: { $things }.
one-any-landscape = landscape
many-any-landscape = landscapes
one-any-dwelling = dwelling
many-any-dwelling = dwellings
card-fails = You cannot fulfil it now: { $penalty ->
        [one] −1 point
       *[other] −{ $penalty } points
    }.
card-loaves = You can fulfil it only with { $breads } loaves now, else { $penalty ->
        [one] −1 point
       *[other] −{ $penalty } points
    }.
card-so-far = { $times ->
        [one] once so far
       *[other] { $times } times so far
    }
circle = Circle { $circle }
circle-taken = Circle { $circle }: disc of { $name }
circle-now = Now { $change }.
circle-fails = { $failed ->
        [one] One card would not be fulfilled: −{ $points } points.
       *[other] Neither card would be fulfilled: −{ $points } points.
    }
circle-bread = With loaves up to { $points }.
circle-best = The best one for you now.
pay = Pay
pay-set = What you hand in; a click puts a coin in place of a ware
pay-breads = Pay { $breads } loaves
slot-ware = { $ware }; pay a coin instead
slot-coin = Coin instead of { $ware }; pay the ware
enough = Stop
leave = Leave it

track = Banderole track, from the front.
track-seat = { $place }. { $name }: { $space }.
track-about = Scorings go in this order. A point for each space at the end.
phase-round = Phase { $phase } of { $phases }, round { $round } of { $rounds }
phase-scoring = Phase { $phase } of { $phases }: scoring
scoring-short = scoring

goods = Your storage
area-store = Store
area-finished = Finished
own-points = Your points: { $count }
own-step = Your steps on the banderole track: { $count }
about-coin = In a scoring a coin replaces any ware.
about-bread = 1 loaf takes your patrician to any field with tiles; { $loaves } loaves fulfil a scoring card once.
about-tile = Stored tiles are never built; { $leftovers } leftovers are worth a point at the end.
finished = Finished in your district
villas = villas { $points }
villas-open = open { $chimneys }
villa-done = Finished villa with { $chimneys ->
        [one] 1 chimney
       *[other] { $chimneys } chimneys
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
villa-open = Open villa with { $chimneys ->
        [one] 1 chimney
       *[other] { $chimneys } chimneys
    }: { $points } if it is finished, { $next } with one chimney more.
villa-none = No villa yet.
fountain-cards = Fountain cards
fountain-choose = Which card goes back?
fountain-worth = { $points ->
        [0] Worth nothing yet; { $each } points for each { $feature } in your district.
        [one] Worth 1 point now; { $each } for each { $feature } in your district.
       *[other] Worth { $points } points now; { $each } for each { $feature } in your district.
    }
fountain-secret = Nobody else sees it.
fountain-others = { $cards ->
        [one] 1 fountain card, face down
       *[other] { $cards } fountain cards, face down
    }

turn-hand = Turn the tile
turn-how = A click, the wheel, Q and E, or two fingers on the district turn it; only what fits is taken.
turn-on = Turn the tile on its cell
turn-other = Other ways to lay it:
store = Store
fits-nowhere = It fits nowhere.

rival = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $goods }; space { $space } of the track; { $tiles } tiles, { $cards } fountain cards. Show the district.
starts = starts
close = Close
