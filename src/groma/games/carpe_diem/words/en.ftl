### Carpe Diem in English. Terms as in rules.en.md.

title = Carpe Diem
tagline = Take tiles round a star of seven fields and build a district in which all edges match.
window-tension = The tile you need lies two fields away, and somebody else will be there first. Four times the cards count what you have, and what they ask you do not have yet.
window-step-1 = Walk one way of the star and take a tile there.
window-step-2 = Lay it into your district so that all edges match.
window-step-3 = Finished buildings bring wares, coins and bread.
window-step-4 = At each scoring lay a disc between two cards, and both count.
box-remark = The tiles, the tasks on the frames and 24 of the 60 scoring cards are rebuilt, since their pictures are lost; so are the marked cells of the boards and most values of a villa. Where the rule book leaves something open, the rules tell what we chose and why.

## Kinds of feature: name, letter on the map, and what they do

feature-villa = villa
feature-vineyard = vineyard
feature-herb-garden = herb garden
feature-chicken-yard = chicken yard
feature-fish-pond = fish pond
feature-merchant = merchant
feature-baker = baker
feature-steward = steward
feature-craftsman = craftsman
feature-market = market
feature-bakery = bakery
feature-fountain = fountain

# Capitals on the edges of tiles, small letters inside; every letter means one kind.
code-villa = V
code-vineyard = W
code-herb-garden = H
code-chicken-yard = C
code-fish-pond = F
code-merchant = M
code-baker = B
code-steward = S
code-craftsman = K
code-market = m
code-bakery = b
code-fountain = f

about-villa = As large as you like. Finished, it scores at the end by its chimneys: 1 to 9 chimneys give 1, 2, 3, 5, 7, 10, 13, 17, 21 points, 10 or more give 25. It counts for C cards.
about-vineyard = Landscape of 2 to 4 tiles. Finished, it gives 1 grape fewer than it has tiles.
about-herb-garden = Landscape of 2 to 4 tiles. Finished, it gives 1 herb fewer than it has tiles.
about-chicken-yard = Landscape of 2 to 4 tiles. Finished, it gives 1 chicken fewer than it has tiles.
about-fish-pond = Landscape of 2 to 4 tiles. Finished, it gives 1 fish fewer than it has tiles.
about-merchant = Dwelling of two halves. Finished, it turns all your wares into 1 coin each, and gives 1 coin more.
about-baker = Dwelling of two halves. Finished, it gives 2 loaves.
about-steward = Dwelling of two halves. Finished, it moves your disc 2 steps on the banderole track.
about-craftsman = Dwelling of two halves. Finished, it brings a tile of the seal row, which you build at once or store.
about-market = One tile, meadow all around. It gives 1 coin at once.
about-bakery = One tile, meadow all around. It gives 1 loaf at once.
about-fountain = One tile, meadow all around. You draw 2 fountain cards and put one of all your cards under the stack; a card scores 2 points at the end for each feature of its kind.

turns-0 = not turned
turns-1 = turned right
turns-2 = turned round
turns-3 = turned left
line-a = column a
line-b = column b
line-c = column c
line-d = column d
line-e = column e
line-f = column f
line-1 = row 1
line-2 = row 2
line-3 = row 3
line-4 = row 4
line-5 = row 5
line-6 = row 6
ware-grape = grape
ware-herb = herb
ware-chicken = chicken
ware-fish = fish

about-grape = Ware of the vineyard. Red scoring cards want it; at the end any two goods left over score 1 point.
about-herb = Ware of the herb garden. Red scoring cards want it; at the end any two goods left over score 1 point.
about-chicken = Ware of the chicken yard. Red scoring cards want it; at the end any two goods left over score 1 point.
about-fish = Ware of the fish pond. Red scoring cards want it; at the end any two goods left over score 1 point.

## Counted things, after a number

one-villa = villa
many-villa = villas
one-vineyard = vineyard
many-vineyard = vineyards
one-herb-garden = herb garden
many-herb-garden = herb gardens
one-chicken-yard = chicken yard
many-chicken-yard = chicken yards
one-fish-pond = fish pond
many-fish-pond = fish ponds
one-merchant = merchant
many-merchant = merchants
one-baker = baker
many-baker = bakers
one-steward = steward
many-steward = stewards
one-craftsman = craftsman
many-craftsman = craftsmen
one-market = market
many-market = markets
one-bakery = bakery
many-bakery = bakeries
one-fountain = fountain
many-fountain = fountains
one-chimney = chimney
many-chimney = chimneys
one-grape = grape
many-grape = grapes
one-herb = herb
many-herb = herbs
one-chicken = chicken
many-chicken = chickens
one-fish = fish
many-fish = fish
one-ware = ware
many-ware = wares
one-coin = coin
many-coin = coins
one-bread = loaf
many-bread = loaves
one-step = step
many-step = steps
one-point = point
many-point = points
one-tile = tile
many-tile = tiles

## Tiles. A straight piece joins two opposite sides, a corner two sides beside each other.
## "Right": the next side clockwise from what is named first.

tile-market = market
tile-bakery = bakery
tile-fountain = fountain
tile-vineyard-straight = straight vineyard
tile-herb-garden-straight = straight herb garden
tile-chicken-yard-straight = straight chicken yard
tile-fish-pond-straight = straight fish pond
tile-villa-straight1 = straight villa (1 chimney)
tile-villa-straight2 = straight villa (2 chimneys)
tile-villa-t2 = villa on three sides (2 chimneys)
tile-villa-cross3 = villa on all four sides (3 chimneys)
tile-vineyard-corner-merchant-tail = vineyard corner, merchant right
tile-vineyard-baker-opposite = vineyard opposite baker
tile-vineyard-steward-right = vineyard, steward right
tile-vineyard-craftsman-left = vineyard, craftsman left
tile-herb-garden-merchant-opposite = herb garden opposite merchant
tile-herb-garden-baker-right = herb garden, baker right
tile-herb-garden-steward-left = herb garden, steward left
tile-herb-garden-corner-craftsman-head = herb garden corner, craftsman left
tile-chicken-yard-merchant-right = chicken yard, merchant right
tile-chicken-yard-baker-left = chicken yard, baker left
tile-chicken-yard-corner-steward-tail = chicken yard corner, steward right
tile-chicken-yard-craftsman-opposite = chicken yard opposite craftsman
tile-fish-pond-merchant-left = fish pond, merchant left
tile-fish-pond-corner-baker-head = fish pond corner, baker left
tile-fish-pond-steward-opposite = fish pond opposite steward
tile-fish-pond-craftsman-right = fish pond, craftsman right
tile-villa-corner1-merchant-tail = villa corner (1 chimney), merchant right
tile-villa1-merchant-opposite = villa (1 chimney) opposite merchant
tile-villa1-merchant-right = villa (1 chimney), merchant right
tile-villa-corner1-baker-head = villa corner (1 chimney), baker left
tile-villa1-baker-opposite = villa (1 chimney) opposite baker
tile-villa1-baker-left = villa (1 chimney), baker left
tile-villa-corner1-steward-tail = villa corner (1 chimney), steward right
tile-villa1-steward-opposite = villa (1 chimney) opposite steward
tile-villa1-steward-right = villa (1 chimney), steward right
tile-villa-corner1-craftsman-head = villa corner (1 chimney), craftsman left
tile-villa1-craftsman-opposite = villa (1 chimney) opposite craftsman
tile-villa1-craftsman-left = villa (1 chimney), craftsman left
tile-vineyard-corner-villa1-head = vineyard corner, villa (1 chimney) left
tile-villa1-vineyard-opposite = villa (1 chimney) opposite vineyard
tile-villa2-vineyard-left = villa (2 chimneys), vineyard left
tile-herb-garden-corner-villa1-tail = herb garden corner, villa (1 chimney) right
tile-villa1-herb-garden-opposite = villa (1 chimney) opposite herb garden
tile-villa2-herb-garden-right = villa (2 chimneys), herb garden right
tile-chicken-yard-corner-villa1-head = chicken yard corner, villa (1 chimney) left
tile-villa1-chicken-yard-opposite = villa (1 chimney) opposite chicken yard
tile-villa2-chicken-yard-left = villa (2 chimneys), chicken yard left
tile-fish-pond-corner-villa1-tail = fish pond corner, villa (1 chimney) right
tile-villa1-fish-pond-opposite = villa (1 chimney) opposite fish pond
tile-villa2-fish-pond-right = villa (2 chimneys), fish pond right
tile-merchant-baker-opposite = merchant opposite baker
tile-baker-steward-right = baker, steward right
tile-steward-craftsman-opposite = steward opposite craftsman
tile-craftsman-merchant-right = craftsman, merchant right
tile-vineyard-herb-garden-opposite = vineyard opposite herb garden
tile-vineyard-chicken-yard-right = vineyard, chicken yard right
tile-vineyard-fish-pond-left = vineyard, fish pond left
tile-herb-garden-chicken-yard-opposite = herb garden opposite chicken yard
tile-herb-garden-fish-pond-right = herb garden, fish pond right
tile-chicken-yard-fish-pond-left = chicken yard, fish pond left
tile-vineyard-chicken-yard-opposite = vineyard opposite chicken yard
tile-herb-garden-fish-pond-opposite = herb garden opposite fish pond
tile-merchant-half = merchant half
tile-baker-half = baker half
tile-steward-half = steward half
tile-craftsman-half = craftsman half
tile-vineyard-end = vineyard end
tile-herb-garden-end = herb garden end
tile-chicken-yard-end = chicken yard end
tile-fish-pond-end = fish pond end
tile-villa-end1 = villa end (1 chimney)
tile-villa-end2 = villa end (2 chimneys)

## Scoring cards: what they pay for what

card-a-grape-2 = 4 points per 2 grapes
card-a-grape-3 = 7 points per 3 grapes
card-a-herb-2 = 4 points per 2 herbs
card-a-herb-3 = 7 points per 3 herbs
card-a-chicken-2 = 4 points per 2 chickens
card-a-chicken-3 = 7 points per 3 chickens
card-a-fish-2 = 4 points per 2 fish
card-a-fish-3 = 7 points per 3 fish
card-b-grape-herb = 3 points per set of grape and herb
card-b-grape-chicken = 3 points per set of grape and chicken
card-b-grape-fish = 3 points per set of grape and fish
card-b-herb-chicken = 3 points per set of herb and chicken
card-b-herb-fish = 3 points per set of herb and fish
card-b-chicken-fish = 3 points per set of chicken and fish
card-b-no-grape = 5 points per set of herb, chicken and fish
card-b-no-herb = 5 points per set of grape, chicken and fish
card-b-no-chicken = 5 points per set of grape, herb and fish
card-b-no-fish = 5 points per set of grape, herb and chicken
card-b-all-wares = 8 points per set of all four wares
card-c-chimney-2-bread = 1 loaf per 2 chimneys
card-c-chimney-2-coin = 1 coin per 2 chimneys
card-c-chimney-2-step = 1 step per 2 chimneys
card-c-chimney-2-vp = 2 points per 2 chimneys
card-c-chimney-3-coin-step = 1 coin and 1 step per 3 chimneys
card-c-chimney-3-bread-step = 1 loaf and 1 step per 3 chimneys
card-c-chimney-3-coin-bread = 1 coin and 1 loaf per 3 chimneys
card-c-chimney-3-vp = 4 points per 3 chimneys
card-c-villa-1-vp = 3 points per villa
card-c-villa-1-bread = 1 loaf per villa
card-c-villa-2-coin-bread-step = 1 coin, 1 loaf and 1 step per 2 villas
card-c-villa-2-vp = 7 points per 2 villas
card-d-merchant-1 = 3 points per merchant
card-d-baker-1 = 3 points per baker
card-d-steward-1 = 3 points per steward
card-d-craftsman-1 = 3 points per craftsman
card-d-vineyard-1 = 3 points per vineyard
card-d-herb-garden-1 = 3 points per herb garden
card-d-chicken-yard-1 = 3 points per chicken yard
card-d-fish-pond-1 = 3 points per fish pond
card-d-fish-pond-herb-garden = 7 points per set of fish pond and herb garden
card-d-vineyard-chicken-yard = 7 points per set of vineyard and chicken yard
card-d-merchant-craftsman = 7 points per set of merchant and craftsman
card-d-baker-steward = 7 points per set of baker and steward
card-d-any-landscape-3-coin-bread = 1 coin and 1 loaf per 3 landscapes
card-d-any-landscape-3-vp = 5 points per 3 landscapes
card-d-any-dwelling-3-bread-step = 1 loaf and 1 step per 3 dwellings
card-d-any-dwelling-3-vp = 5 points per 3 dwellings
card-d-market-2 = 3 points per 2 markets
card-d-bakery-2 = 3 points per 2 bakeries
card-d-fountain-2 = 3 points per 2 fountains
card-d-market-bakery-fountain = 5 points per set of market, bakery and fountain

## Parts of sentences, shared by the messages below

part-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
part-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
part-breads = { $breads ->
        [one] 1 loaf
       *[other] { $breads } loaves
    }
part-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
part-wares = { $wares ->
        [one] 1 ware
       *[other] { $wares } wares
    }
part-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
part-chimneys = { $chimneys ->
        [one] 1 chimney
       *[other] { $chimneys } chimneys
    }
part-times = { $times ->
        [one] 1 time
       *[other] { $times } times
    }
part-harvest = { $count ->
        [one] 1 { $ware }
       *[other] { $count } { $ware ->
            [fish] fish
           *[other] { $ware }s
        }
    }
part-and-coins = { $coins ->
        [0] { "" }
       *[other] { " and " }{ part-coins }
    }
part-and-breads = { $breads ->
        [0] { "" }
       *[other] { " and " }{ part-breads }
    }
part-and-steps = { $steps ->
        [0] { "" }
       *[other] { " and " }{ part-steps }
    }
part-effects = { $finished ->
        [0] { "" }
       *[other] ; finishes { $finishes }
    }{ $banderole ->
        [0] { "" }
       *[other] ; banderole: 1 step
    }{ $tasks ->
        [0] { "" }
        [one] ; fulfils a frame task: { part-points }
       *[other] ; fulfils { $tasks } frame tasks: { part-points }
    }{ $blocked ->
        [0] { "" }
       *[other] ; no remaining tile would then fit { $dead }
    }
part-fits = { $known ->
        [0] { "" }
       *[other] { $cells ->
            [0] { " " }(fits nowhere)
            [one] { " " }(fits 1 cell{ part-can })
           *[other] { " " }(fits { $cells } cells{ part-can })
        }
    }
part-can = { $finished ->
        [0] { "" }
       *[other] ; can finish: { $finishes }
    }
part-last = { $last ->
        [0] { "" }
       *[other] ; only one more is taken here
    }
part-failed = { $failed ->
        [0] { "" }
        [one] { " " }(one card fails)
       *[other] { " " }(both cards fail)
    }
part-penalty = { $lost ->
        [0] 0 points
        [one] -1 point
       *[other] -{ $lost } points
    }
part-best = { $best ->
        [0] { "" }
       *[other] , best now
    }
part-card-so-far = { $card }: { $times ->
        [0] not fulfilled yet
       *[other] fulfilled { part-times }
    }.
part-loaves = { $loaves ->
        [0] { "" }
        [one] { " " }Your loaves would fulfil one card once more.
       *[other] { " " }Your loaves would fulfil cards { $loaves } more times.
    }

## Signs in short forms, which a board may draw

sign-coin = [sign:coin|coin]
sign-bread = [sign:bread|loaf]
sign-points = [sign:points|points]
sign-fountain = [sign:fountain|fountain card]
sign-banderole = [sign:banderole|banderole]
sign-disc = [sign:disc|disc]

## What happened

note-card-laid = Card field { $place }: { $card }.
    .short = scoring cards: { $card }
note-sealed = Seal row { $seal }: { $tile }.
    .short = seal row: { $tile }
note-settled = { $seat } begins on field { $field }.
    .short = on field { $field }
note-phase-begins = Phase { $phase } begins. { $seat } has the start player marker.
    .short = Phase { $phase }: { $seat } begins
note-depot-filled = New on field { $field }: { $a }; { $b }; { $c }; { $d }.
    .short = field { $field }: { $a } { $b } { $c } { $d }
note-walked = { $seat } walks to field { $field }.
    .short = to field { $field }
note-paid-bread = { $seat } pays 1 loaf for field { $field }.
    .short = to field { $field } for 1 { sign-bread }
note-took = { $seat } takes from field { $field }: { $tile }.
    .short = { "" }
note-removed = Out of the game from field { $field }: { $tile }.
    .short = out of the game: { $tile }
note-built = { $seat } builds on { $cell }, { $turns }: { $tile }.
    .short = builds { $tile }
note-stored = { $seat } stores: { $tile }.
    .short = stores { $tile }
note-banderole = { $seat } removes the banderole on { $cell }.
    .short = + { sign-banderole }
note-stepped = { $seat } moves { part-steps } on the banderole track, to space { $space }.
    .short = + to { $space } on the track
note-finished = { $seat } finishes a { $feature } ({ part-tiles }).
    .short = finishes { $feature }
note-finished-villa = { $seat } finishes a villa with { part-chimneys }, worth { part-points } at the end.
    .short = { $chimneys ->
            [one] finishes a villa, 1 chimney
           *[other] finishes a villa, { $chimneys } chimneys
        }
note-fulfilled-task = { $seat } fulfils a frame task ({ $feature }, { $line }), worth { part-points } at the end.
    .short = frame task: { $feature }
note-got-wares = { $seat } harvests { part-harvest }.
    .short = + { $count } { $ware }
note-sold = { $wares ->
        [0] { $seat } has no wares to sell and receives { part-coins }.
       *[other] { $seat } sells { part-wares } and receives { part-coins }.
    }
    .short = { $wares ->
            [0] nothing to sell, { $coins } { sign-coin }
           *[other] sells { $wares } for { $coins } { sign-coin }
        }
note-got-coins = { $count ->
        [one] { $seat } receives 1 coin.
       *[other] { $seat } receives { $count } coins.
    }
    .short = + { $count } { sign-coin }
note-got-breads = { $count ->
        [one] { $seat } receives 1 loaf.
       *[other] { $seat } receives { $count } loaves.
    }
    .short = + { $count } { sign-bread }
note-fetched = { $seat } takes from the seal row: { $tile }.
    .short = from the seal row: { $tile }
note-nothing-to-fetch = The seal row is empty: { $seat } gets no tile.
    .short = the seal row is empty
note-drew = { $cards ->
        [one] { $seat } draws 1 fountain card.
       *[other] { $seat } draws { $cards } fountain cards.
    }
    .short = draws { $cards } { sign-fountain }
note-drew-card = You draw a fountain card: { $feature }.
    .short = drawn: { $feature }
note-discarded = { $seat } puts a fountain card under the stack.
    .short = gives up 1 { sign-fountain }
note-discarded-card = You put a fountain card under the stack: { $feature }.
    .short = given up: { $feature }
note-scoring-begins = Scoring of phase { $phase }.
    .short = Scoring { $phase }
note-scores-next = { $seat } is number { $place } to score.
    .short = number { $place } to score
note-put-disc = { $seat } puts a disc on circle { $circle }.
    .short = puts a { sign-disc }
note-fulfilled = { $seat } fulfils a card { part-times }: { $card }.
    .short = { $times ->
            [one] fulfils { $card }
           *[other] fulfils { $card } × { $times }
        }
note-paid-wares = { $wares ->
        [0] { $seat } pays { part-coins } for: { $card }.
       *[other] { $seat } pays { part-wares }{ part-and-coins } for: { $card }.
    }
    .short = { $wares ->
            [0] pays { $coins } { sign-coin }
            [one] pays 1 ware{ $coins ->
            [0] { "" }
           *[other] { ", " }{ $coins } { sign-coin }
        }
           *[other] pays { $wares } wares{ $coins ->
            [0] { "" }
           *[other] { ", " }{ $coins } { sign-coin }
        }
        }
note-paid-loaves = { $seat } pays 3 loaves for: { $card }.
    .short = pays 3 { sign-bread }
note-payout = { $points ->
        [0] { $coins ->
            [0] { $breads ->
                [0] { $seat } moves { part-steps } on.
               *[other] { $seat } receives { part-breads }{ part-and-steps }.
            }
           *[other] { $seat } receives { part-coins }{ part-and-breads }{ part-and-steps }.
        }
       *[other] { $seat } receives { part-points }{ part-and-coins }{ part-and-breads }{ part-and-steps }.
    }
    .short = receives{ $points ->
            [0] { "" }
           *[other] { " " }{ $points } { sign-points }
        }{ $coins ->
            [0] { "" }
           *[other] { " " }{ $coins } { sign-coin }
        }{ $breads ->
            [0] { "" }
           *[other] { " " }{ $breads } { sign-bread }
        }{ $steps ->
            [0] { "" }
           *[other] { " " }{ $steps } { sign-banderole }
        }
note-failed = { $points ->
        [0] { $seat } does not fulfil a card, but has no points to lose: { $card }.
       *[other] { $seat } does not fulfil a card and loses { part-points }: { $card }.
    }
    .short = does not fulfil { $card }
note-showed = { $seat } shows a fountain card: { $feature }.
    .short = shows { $feature }

## What a player can do

move-settle = Begin on field { $field }: { $tiles }
    .short = Begin on field { $field }
    .deed = Begin here
move-walk = { $stay ->
        [0] Walk to field { $field }
       *[other] Come back to field { $field }
    }: { $tiles }{ part-last }
    .deed = Walk
move-bread = { $stay ->
        [0] Pay 1 loaf for field { $field }
       *[other] Pay 1 loaf and stay on field { $field }
    }{ $near ->
        [0] { "" }
       *[other] , although you can walk there
    }{ $near ->
        [0] : { $tiles }{ part-last }
       *[other] { "" }
    }
    .deed = Walk for a loaf
move-take = Take { $tile }{ part-fits }
    .short = Take { $tile }
    .deed = Take
move-place = Build on { $cell }{ $single ->
        [0] { "" }
       *[other] { " " }({ $sides })
    }{ $ears ->
        [0] { "" }
       *[other] , which asks for { $asks }
    }{ part-effects }{ $turns ->
        [0] { "" }
       *[other] ; depends on how you turn it
    }
    .short = Build here
    .bare = Build on { $cell }{ $single ->
            [0] { "" }
           *[other] { " " }({ $sides })
        }{ $ears ->
            [0] { "" }
           *[other] , which asks for { $asks }
        }
    .deed = Build
move-store = Put it into storage for good (half a point at the end)
    .short = Put it into storage
    .deed = Store for good
move-turn = Lay it with { $sides }{ part-effects }
    .short = Lay it like this
    .deed = Build
move-reward = First the { $feature }: { $gain }
    .deed = This one first
move-fetch = Take { $tile }{ part-fits }
    .short = Take { $tile }
    .deed = Take
move-discard = { $points ->
        [0] Give up { $feature }, worth nothing yet
        [one] Give up { $feature }, worth 1 point now
       *[other] Give up { $feature }, worth { $points } points now
    }
    .bare = Give up { $feature }
    .deed = Give up
move-disc = Circle { $circle }, now { $change }{ part-failed }{ part-best }: { $first }; { $second }
    .short = Score these two cards
    .bare = Circle { $circle }: { $first }; { $second }
    .deed = Score here
move-begin = Begin with { $place }: { $card } ({ $times ->
        [0] { $loaves ->
            [0] cannot be fulfilled now: { part-penalty }
           *[other] only with 3 loaves now, else { part-penalty }
        }
       *[other] { part-times } now
    })
    .bare = Begin with { $place }: { $card }
    .deed = Begin with this
move-pay = Pay { $paid }; receive { $payout }
    .deed = Pay
move-mix = Pay { $paid }; receive { $payout }
    .deed = Pay
move-loaves = Pay { $paid }; receive { $payout }
    .deed = Pay 3 loaves
move-stop = { $times ->
        [0] Leave the card unfulfilled and lose { $lost ->
            [one] 1 point
           *[other] { $lost } points
        }
       *[other] Stop
    }
    .deed = Stop

## What is asked

ask-settle = Put your patrician on a free field of the star.
    .short = Where does your patrician begin?
ask-move = Phase { $phase }, round { $round } of { $rounds }. You are on field { $field }. Where do you go?{ $breads ->
        [0] { "" }
        [one] { " " }(You have 1 loaf: it takes you to any field with tiles.)
       *[other] { " " }(You have { $breads } loaves: one takes you to any field with tiles.)
    }
    .short = Where do you go?
ask-take = You are on field { $field }. Take one tile.{ $last ->
        [0] { "" }
       *[other] { " " }The others there leave the game.
    }
    .short = Which tile do you take?
ask-place = Where do you build it: { $tile }?{ $first ->
        [0] { "" }
       *[other] { " " }(c3 is column c, row 3 from the top.)
    }
    .short = Where do you build { $tile }?
ask-turn = How does it lie on { $cell }: { $tile }?
    .short = How does { $tile } lie?
ask-order = You finish two things at once. Which reward comes first?
    .short = Which reward comes first?
ask-fetch = The craftsman brings you a tile of the seal row. Which one? You build or store it at once.
    .short = Which tile does the craftsman bring?
ask-discard = You hold { $cards } fountain cards. Which one goes face down under the stack?
    .short = Which { sign-fountain } do you give up?
ask-circle = Scoring of phase { $phase }. Put a disc between two cards; you score both.{ part-loaves }
    .short = Between which two cards do you score?
ask-begin = Which of the two cards comes first? It is finished before the other begins.
    .short = Which card comes first?
ask-pay = { part-card-so-far } { $times ->
        [0] Pay, or leave it?
       *[other] Pay once more, or stop?
    }
    .short = { $times ->
            [0] Pay, or leave it?
           *[other] Pay once more, or stop?
        }
ask-add = { part-card-so-far } 3 loaves fulfil it { $times ->
        [0] once
       *[other] once more
    }; you have { $breads }.
    .short = Fulfil it with 3 { sign-bread }?

## Why not

refused-CD-2-15 = A patrician stands on that field already; begin on another.
refused-CD-4-2 = You cannot stay where you are, unless you pay a loaf.
refused-CD-4-4 = No tile is left on that field: a walk never ends there.
refused-CD-4-5 = You cannot walk to that field now: a walk ends on the first field with tiles, in either direction of the ring.
refused-CD-4-6 = No tile is left on that field: a loaf does not take you there.
refused-CD-4-7 = No tile lies there; take one that is still on your field.
refused-CD-5-1 = Your first tile must go on the shovel cell, and it cannot be stored.
refused-CD-5-2 = A tile goes on an empty cell that has a side in common with a tile of your district.
refused-CD-5-3 = That looks the same as a smaller turn; use the smaller.
refused-CD-5-4 = The edges would not match: touching edges must show the same.
refused-CD-5-5 = The frame is meadow: there the tile would show something else to the frame.
refused-CD-5-7 = A landscape has 4 tiles at most; this would make it bigger.
refused-CD-6-10 = No tile lies on that place of the seal row.
refused-CD-6-12 = That reward is not one of the two that wait.
refused-CD-7-3 = { $coins ->
        [0] You have no coin.
        [one] You have only 1 coin.
       *[other] You have only { $coins } coins.
    }
refused-CD-7-4 = You have no bread.
refused-CD-7-7 = You do not hold that fountain card.
refused-CD-8-3 = That circle is not used with this many players.
refused-CD-8-4 = A disc of { $seat } lies on that circle for the rest of the game.
refused-CD-8-5 = That card is not one of the two beside your disc.
refused-CD-9-3 = A cards ask for equal wares, B cards for different ones: hand in what the card shows.
refused-CD-9-4 = A coin replaces only a ware that the card shows.
refused-CD-9-9 = That takes 3 loaves; you have { $breads }.
refused-CD-9-12 = Too few wares ({ $ware }: you have { $have }). A coin replaces any ware, and nothing can be paid in part.
refused-CD-13-1 = At this table empty neighbours do not bring you back to your own field.

## The score sheet

row-start = Points at the start
row-cards = Scoring cards
row-penalties = Cards not fulfilled
row-villas = Villas
row-tasks = Frame tasks
row-fountain-cards = Fountain cards
row-track = Banderole track
row-leftovers = Leftovers

# The rows where there is little room
short-row-start = start
short-row-cards = cards
short-row-penalties = penalty
short-row-villas = villas
short-row-tasks = frame
short-row-fountain-cards = fountain
short-row-track = track
short-row-leftovers = leftovers

line-CD-2-14 = by turn order
line-CD-9-2 = phase { $phase }, { part-times }: { $card }
line-CD-9-12 = phase { $phase }, not fulfilled: { $card }
line-CD-11-2 = villa with { part-chimneys }
line-CD-11-6 = frame task: { $feature }, { $line }
line-CD-11-5 = fountain card { $feature }: 2 points × { $count }
line-CD-12-3 = { $cards ->
        [one] 1 fountain card, face down; it counts at the end
       *[other] { $cards } fountain cards, face down; they count at the end
    }
line-CD-11-4 = space { $space }
line-CD-11-3 = { part-wares }, { part-coins }, { part-breads }, { $tiles ->
        [one] 1 stored tile
       *[other] { $tiles } stored tiles
    }: 1 point for every two

## Settings

setting-random-start-fields = The fields on which the patricians begin are dealt at random.
setting-ring-without-return = Empty neighbours do not let you walk back to your own field.
setting-landscape-limit = A landscape has 4 tiles at most.
setting-shared-victory = Players with the same points share the victory; the track breaks no tie.

## The table in sentences

help-game = Cells are a column a to f and a row 1 to 6 from the top, as c3. A tile "villa, baker right" has the baker on the next side clockwise from the villa. Cards pay as often as you fulfil them.

say-heading-over = The game is over
say-heading-phase = Phase { $phase } of { $phases }, round { $round } of { $rounds }
say-heading-scoring = Scoring of phase { $phase } of { $phases }
say-heading-star = The star, in the order of its ring
say-heading-seals = Seal row
say-heading-cards = Scoring cards
say-heading-track = Banderole track, in the order of scoring
say-heading-stacks = Face down
say-heading-you = You: { $seat }
say-heading-seat = { $seat }

say-start-player = { $seat } has the start player marker.
say-turn = It is { $seat }'s turn.
say-tile-in-hand = In hand: { $tile }.
say-site = It goes on { $cell }.
say-scorer = { $seat } is scoring.
say-card-in-progress = In progress: { part-card-so-far }
say-settling = The patricians are being placed.

say-ring = Each field is joined to the next one, the last to the first.
say-field = Field { $field }{ $here ->
        [0] { "" }
       *[other] { " " }({ $seats })
    }: { $tiles }.{ $takes ->
        [0] { "" }
        [one] { " " }Only 1 more of them can be taken.
       *[other] { " " }Only { $takes } of them can be taken.
    }
say-field-empty = Field { $field }{ $here ->
        [0] { "" }
       *[other] { " " }({ $seats })
    }: empty.
say-reach-own = You can walk to: { $fields }.{ $breads ->
        [0] { "" }
       *[other] { " " }A loaf takes you to any field with tiles.
    }
say-seal = { $seal }: { $tile }.
say-seals-empty = No tile is left.
say-seal-tile = a tile of the seal row

say-card = { $place }: { $card }.
say-circles = Circles between the cards:
say-circle = { $circle }: { $change }{ part-failed }{ part-best }.
say-circle-free = { $circle }: free.
say-circle-taken = { $circle }: disc of { $seat }.
say-legend-circles = (+3: the points your disc would bring there now; * best, goods included)

say-space = { $discs ->
        [one] Space { $space }: { $seats }.
       *[other] Space { $space }, from the top: { $seats }.
    }
say-stacks = { $light ->
        [one] 1 light tile
       *[other] { $light } light tiles
    }, { $dark ->
        [one] 1 dark tile
       *[other] { $dark } dark tiles
    }, { $cards ->
        [one] 1 fountain card
       *[other] { $cards } fountain cards
    }.
say-removed = Out of the game: { part-tiles }.

say-purse = { part-points } so far; track space { $space }; storage: { $goods }.
say-purse-own = You have { part-points } so far; track space { $space }; storage: { $goods }.
say-patrician = Patrician on field { $field }, can walk to: { $fields }.
say-counts = Counts for cards: { $things }.
say-fountain-cards = Fountain cards, worth now: { $cards }.
say-fountain-cards-hidden = { $cards ->
        [one] 1 fountain card, face down.
       *[other] { $cards } fountain cards, face down.
    }
say-district = District: { part-tiles }, { $banderoles ->
        [one] 1 banderole
       *[other] { $banderoles } banderoles
    } left.
say-shovel = The first tile goes on { $cell }.
say-open-feature = Open { $feature } on { $cells }, open towards { $open }{ $chimneys ->
        [0] { "" }
       *[other] ; { part-chimneys }, { part-points } if finished so
    }.
say-finished-feature = Finished { $feature } on { $cells }{ $chimneys ->
        [0] { "" }
       *[other] ; { part-chimneys }, { part-points }
    }.
say-building = Built { $feature } on { $cell }.
say-dead = No remaining tile fits: { $cells }.
say-banderoles = Banderoles on: { $cells }.
say-task = Frame task: { $feature } in { $way ->
        [row] row
       *[column] column
    } { $line }, { part-points }, open.
say-task-done = Frame task: { $feature } in { $way ->
        [row] row
       *[column] column
    } { $line }, { part-points }, fulfilled.
say-legend-letters = ({ $letters })
say-legend-signs = (~ banderole, o shovel, x no remaining tile fits, a number: chimneys)
say-legend-frame = (at the edge: frame tasks with their points, * fulfilled)

# The sides of a tile, and what else than a feature they show
say-meadow = meadow
say-at-n = above
say-at-e = right
say-at-s = below
say-at-w = left

# Right above the decision
say-now-ring = Ring: { $ring }, and back to { $first }.
say-ring-empty = empty
say-now-track = Track, in the order of scoring: { $track }.

## The tutorial: a message for each step; a hint answers whoever picks something else

tutorial-welcome = Welcome, Livia! Tile by tile you lay out a district of six by six cells. Four phases of seven turns, a scoring after each; the most points win. Your first tile goes onto the shovel. The tasks on the frame pay at the end.
tutorial-star = In the middle is the star. Its seven fields have four tiles each, and lines lead from every field to just two others. Where you stand decides which tiles you can reach.
tutorial-settle = First your patrician takes a field. From field 1 lines lead to fields 4 and 5, where villas and herb gardens lie. Begin on field 1.
tutorial-settle-hint = A good start too. For this lesson stand on field 1, at the top: we want to go from there to field 4.
tutorial-walk = Marcus stands on field 2. A turn: walk along a line, take one tile there, build it. The gold rings show where you can go. Walk to field 4.
tutorial-walk-hint = That field comes later. On field 4 lies a big villa: go there.
tutorial-take = Take one of the tiles. Signs on a tile say what it could finish at once, numbers what it would add to your points. Take the villa that is open on all four sides; it has three chimneys.
tutorial-take-hint = Useful, but not today. Take the villa with three chimneys.
tutorial-shovel = The first tile lies on the shovel by itself. Its four sides are open, as the small signs say: only villa fits there. A villa may grow as large as you like; it is finished when no side is open any more.
tutorial-second-walk = Your turn again, from field 4. With two players a field gives two tiles in a phase; then the rest leaves the game. Walk to field 1.
tutorial-second-walk-hint = Another time. A piece for your villa waits on field 1.
tutorial-cards = Look at the scoring cards: for them you build. Each shows first what it counts, then what that pays; what you still lack is pale. Card 8 gives 1 loaf for every two chimneys.
tutorial-second-take = Chimneys it is: take the villa that is open on three sides; it has two of them.
tutorial-second-take-hint = A bakery would give a loaf at once. But look at the scoring cards: chimneys bring more. Take the villa with two chimneys.
tutorial-place = Touching edges must show the same: villa to villa, meadow to meadow, and meadow to the frame. The marked cells fit. Build right above the first tile.
tutorial-place-hint = It fits there as well. For our plan build right above the first tile.
tutorial-turn = Now turn it: click the tile, or use the wheel, Q and E, or two fingers; only what fits comes up. Leave it with villa above and to the right, and confirm.
tutorial-turn-hint = Correct, but let the villa be open above and to the right: that is how it lies when it is not turned.
tutorial-open = Five chimneys already. Their chimneys count for cards all the time. At the end a finished villa scores, the larger the better: 7 points for five chimneys, 25 for ten; an unfinished one nothing.
tutorial-frame = The plates on the frame are tasks. Each wants a feature of its kind, finished, in the row or column that its arrow points along. The marked one wants a villa in its row, for 3 points at the end; others pay 4 or 5.
tutorial-third-walk = Marcus has built a bakery; it gave him a loaf. Whoever pays a loaf may go to any field with tiles, lines or not. From field 1 you can reach 4 and 5. Walk to field 5.
tutorial-third-walk-hint = Another time. What we are looking for is on field 5.
tutorial-third-take = Two things on one tile: a corner of herb garden and a villa. Finished, a garden of two tiles gives 1 herb, of three 2, of four 3. Take it.
tutorial-third-take-hint = Vineyards come later. Take the herb garden corner with the villa.
tutorial-banderole = The red ribbons are banderoles: whoever builds on one goes a step forward on the banderole track. Build on the one at the right of your last tile.
tutorial-banderole-hint = Fine, but without a banderole. On the red ribbon you get a step as well.
tutorial-track = One step. Each space of the track is a point at the end; and whoever is ahead chooses first in a scoring. Four turns on, the phase is over.
tutorial-scoring = The scoring. Everybody puts a disc into a circle between two cards and scores both. Green cards count what you own; red ones take wares. The number in a circle is what both would bring you now. A card that you do not fulfil costs 4 points.
tutorial-disc = You have 14 chimneys and no wares. Card 8 gives 7 loaves for them, and 3 loaves fulfil any card once: so says the loaf at a circle. Card 7 pays 8 points. Put your disc between 7 and 8.
tutorial-disc-hint = Not as good. 7 loaves from card 8, and card 7 pays 8 points for 3 of them: circle 7-8.
tutorial-begin = You choose which card comes first. Take the loaves first, so that you can spend them on the other one: card 8.
tutorial-begin-hint = Then the loaves would come too late. Begin with card 8.
tutorial-stop = Seven times 1 loaf. You could pay 3 loaves for one more, but it is not worth it. Choose “Stop”.
tutorial-stop-hint = Three loaves for one? Better stop here and use them for card 7.
tutorial-loaves = Card 7 asks for all four wares. Coins may stand in for wares; you have neither, but 7 loaves. Pay 3.
tutorial-loaves-hint = That costs 4 points! Pay 3 loaves and get 8.
tutorial-loaves-again = 8 points. And once more: pay 3 loaves.
tutorial-loaves-again-hint = One more time: 3 loaves for 8 points.
tutorial-scored = 24 points by cards. Your disc stays on its circle, and nobody can use that again. New tiles come, and phase 2 begins.
tutorial-craftsman = You hold steward and craftsman. A dwelling has two halves; the craftsman below your villa still lacks its other one. Finish it: build right below.
tutorial-craftsman-hint = Nothing is finished there. The craftsman's other half belongs right below it.
tutorial-fetch = A craftsman brings a tile of the seal row, which you build at once. (A baker brings 2 loaves, a steward 2 steps, a merchant coins for all your wares, a market 1 coin.) Take the end of a vineyard, the fourth.
tutorial-fetch-hint = Also possible, but it finishes nothing. Take the fourth tile, the end of a vineyard.
tutorial-vineyard = At the top your vineyard is open to the right. Finish it: build right beside it.
tutorial-vineyard-hint = Look at your vineyard at the top: it is open to the right. Build there.
tutorial-ware = One turn, two things finished: a craftsman, and a vineyard of two tiles, which gives 1 grape for the red cards. Fountains, by the way, bring secret cards that pay 2 points for each feature of their kind.
tutorial-end = Three phases later. Scoring cards 54, banderole track 20, frame tasks 11, start 8, villas 4, fountain card 2, leftovers 1: you win 100 to 87. The big villa was never finished, but its chimneys fed you well.
tutorial-farewell = To remember: look at the cards first, and build what they count; never go into a scoring without bread or coins for the worst card; be ahead on the track. Everything on the table explains itself when you point at it. Carpe diem!
