### Words of City of Marble's board only; what tiles and buildings are called and do stands in the game's own file.

city = The city
zoom = Zoom in on the city
spot = Place { $spot }
piece = Piece to { $corner }
tile = { $color } tile on { $spot }
tile-official = { $color } tile on { $spot }, official of { $name }
bridge = Bridge { $bridge } on the Tiber
bridge-about = The first tile that covers it takes it. Values nobody has shown you: { $values }.
aqueduct = { $line } aqueduct
pieces-left = { $pieces ->
        [one] 1 piece left.
       *[other] { $pieces } pieces left.
    }

corner = { $corner }: { $sides } of 6 sides, { $structures ->
        [one] 1 structure
       *[other] { $structures } structures
    }
corner-now = If it were completed with the officials there now:
corner-nobody = nobody alone, so a fountain
corner-no-marker = no cube left, so a fountain
site-building = { $building } of { $name } on { $corner }
site-fountain = Fountain on { $corner }
site-fountain-about = Every building beside it scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
site-connected = At an aqueduct.
site-fountains = { $fountains ->
        [one] Beside 1 fountain.
       *[other] Beside { $fountains } fountains.
    }
site-next = Site { $corner }
site-would = { $building } for { $name }: { $points }
site-would-for = { $building } for { $name }
site-would-fountain = { $building }: { $why }

inside = { $name } decides in the turn of { $turn }: does an official leave the marked district?
inside-yours = { $name } decides in your turn: does an official leave the marked district?
inside-mine = You decide in the turn of { $turn }: does an official of yours leave the marked district?
last-round = Last round
last-round-about = One action each; { $name } triggered it.

own = Your things
hand = Your tiles
tiles = { $color }: { $ready } ready{ $aside ->
        [0] { "" }
       *[other] , { $aside } set aside until the turn ends
    }
officials = Officials: { $home } of { $all } at home, { $tiles } on tiles
officials-about = Only officials at home can go on a tile you lay.
on-field = { $count ->
        [one] 1 official: { $field }
       *[other] { $count } officials: { $field }
    }
coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
coins-about = { $coin ->
        [one] 1 point
       *[other] { $coin } points
    } each at the end; the most coins bring { $most } more.
bridges-own = { $count ->
        [0] No bridge
        [one] Bridge: { $values }
       *[other] Bridges: { $values }
    }
bridges-about = Points for you: in the total you see they are counted already, in the one that others see of you only at the end.
imperium = Your imperium tiles
imperium-of = { $building }: { $count ->
        [one] 1 imperium tile
       *[other] { $count } imperium tiles
    }
lead-alone = alone in the lead
lead-shared = in a shared lead

draw = Draw tiles
draw-short = Draw
play-short = Play
act-aqueduct = Extend aqueducts
act-recall = Recall an official
act-official = With an official
act-unmanned = Without an official
act-stay = All stay
act-end = End the turn
hint-leave = Or pick who leaves: the official in the city.
hint-place = Pick a golden mark in the city. A number is what the tile completes for you.
hint-start = Pick an edge at the end of the aqueduct.
hint-extend = Pick an edge at the end of an aqueduct.
hint-site = Pick the site that is settled next.
hint-recall = Pick the official who comes home.

stacks = Stacks
stack = { $color }: { $tiles ->
        [0] stack empty
        [one] 1 tile on the stack
       *[other] { $tiles } tiles on the stack
    }
lamps = { $empty ->
        [one] 1 stack is empty, with { $all } the last round begins
       *[other] { $empty } stacks are empty, with { $all } the last round begins
    }
lamps-about = Then everybody has one more action.
actions = { $actions ->
        [-1] no action left
        [0] last action
        [one] 1 more action
       *[other] { $actions } more actions
    }
actions-short = { $actions ->
        [-1] no action left
        [0] last action
        [one] action
       *[other] actions
    }

rival = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; at home: { $home ->
        [one] 1 official
       *[other] { $home } officials
    }; tiles: { $tiles }; imperium tiles: { $imperium }; { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $bridges ->
        [one] 1 bridge
       *[other] { $bridges } bridges
    }. Show everybody's things.
turn = has the turn
standings = Everybody's things
standings-about = Imperium tiles: the most of a kind score { $most } points at the end, a shared lead { $tied }. With + what officials on fields bring, and tiles set aside.
points = Points
coins-short = Coins
bridges-short = Bridges
home-short = At home
tiles-short = Tiles, { $color }
close = Close
