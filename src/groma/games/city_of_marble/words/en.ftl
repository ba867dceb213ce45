### Rome: City of Marble in English. Terms as in rules.en.md.

title = Rome: City of Marble
tagline = Lay tiles between the Tiber and the hills of Rome, and let your officials decide who builds.
window-tension = The site you almost finished is finished by somebody else, and their officials decide whose it is. Each tile helps you and the next player: the art is to help yourself more.
window-step-1 = Lay lozenges between the Tiber and the hills.
window-step-2 = Post officials on tiles whose sites you want.
window-step-3 = When all six sides of a corner are covered, the strongest there builds.
window-step-4 = Aqueducts lead water to fountains; bridges bring points that only you know.
box-remark = The pictures of the rule book are lost to us: the outline of the board, where its hills, bridges and outlets lie, the values of the bridges and the numbers of temple, bath and arena are rebuilt. Where the book is silent or can be read in two ways, the clause tells how we read it, and settings change some of these readings.

## Colours of tiles: name, letter on the map, and what they are for

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
code-red = r
code-yellow = y
code-green = g
code-blue = b
about-red = 12 tiles. An official on one counts for arenas: districts of six tiles, one sharp corner of each.
about-yellow = 14 tiles. An official on one counts for theatres: districts of five tiles.
about-green = 16 tiles. An official on one counts for temples: districts of three tiles, one blunt corner of each.
about-blue = 18 tiles. An official on one counts for baths: districts of four tiles.

## Buildings and the fountain: name, letter on the map, and what they are

building-temple = temple
building-bath = bath
building-theater = theatre
building-arena = arena
code-temple = T
code-bath = B
code-theater = H
code-arena = A
code-fountain = F
about-temple = Built where a district has 3 structures, for whoever has most officials on its green tiles: 3 points. Officials who leave it bring temple imperium tiles; the most of these score 5 points at the end, a shared lead 2, and each is worth an extra action before that.
about-bath = Built where a district has 4 structures, for whoever has most officials on its blue tiles: 4 points. Officials who leave it bring bath imperium tiles; the most of these score 5 points at the end, a shared lead 2, and each is worth an extra action before that.
about-theater = Built where a district has 5 structures, for whoever has most officials on its yellow tiles: 5 points. Officials who leave it bring theatre imperium tiles; the most of these score 5 points at the end, a shared lead 2, and each is worth an extra action before that.
about-arena = Built where a district has 6 structures, for whoever has most officials on its red tiles: 6 points. Officials who leave it bring arena imperium tiles; the most of these score 5 points at the end, a shared lead 2, and each is worth an extra action before that.

field-temple = temple field
field-bath = bath field
field-theater = theatre field
field-arena = arena field
field-treasury = treasury
about-field-temple = An official here brings you an imperium tile with a temple at the end of your turn and comes home.
about-field-bath = An official here brings you an imperium tile with a bath at the end of your turn and comes home.
about-field-theater = An official here brings you an imperium tile with a theatre at the end of your turn and comes home.
about-field-arena = An official here brings you an imperium tile with an arena at the end of your turn and comes home.
about-treasury = Officials who leave the district of a fountain come here and bring 1 coin each at the end of your turn. A fountain is built where nobody alone has most influence; at the end every building beside it scores 1 point.

## Hills: name, the name in a sentence, and what they are

hill-quirinalis = Quirinal
hill-viminalis = Viminal
hill-capitolinus = Capitoline
hill-esquilinus = Esquiline
hill-palatinus = Palatine
hill-caelius = Caelian
hill-aventinus = Aventine
place-quirinalis = the Quirinal
place-viminalis = the Viminal
place-capitolinus = the Capitoline
place-esquilinus = the Esquiline
place-palatinus = the Palatine
place-caelius = the Caelian
place-aventinus = the Aventine
about-quirinalis = Hill in the north, with the corners b9, b11 and c10. If it is in play, tiles can begin beside it, and nothing lies on it.
about-viminalis = Hill in the north-east, with the corners c14, d13 and d15. If it is in play, tiles can begin beside it, and nothing lies on it.
about-capitolinus = Hill in the west, with the corners d7, e6 and e8. If it is in play, tiles can begin beside it, and nothing lies on it.
about-esquilinus = Hill in the east, with the corners e16, e18 and f17. If it is in play, tiles can begin beside it, and nothing lies on it.
about-palatinus = Hill in the middle, with the corners f11, g10 and g12. If it is in play, tiles can begin beside it, and nothing lies on it.
about-caelius = Hill in the south-east, with the corners h15, i14 and i16. If it is in play, tiles can begin beside it, and nothing lies on it.
about-aventinus = Hill in the south, with the corners i8, j7 and j9. If it is in play, tiles can begin beside it, and nothing lies on it.

## Aqueducts and directions

line-gray = grey
line-white = white
line-brown = brown
outlet-gray = grey outlet
outlet-white = white outlet
outlet-brown = brown outlet
about-gray = Aqueduct from the outlet c18, 13 pieces at most. It begins with the first tile at its outlet and belongs to nobody; every building on its way scores 2 points for its owner at the end, and a piece that leads to a fountain brings 1 coin.
about-white = Aqueduct from the outlet f21, 13 pieces at most. It begins with the first tile at its outlet and belongs to nobody; every building on its way scores 2 points for its owner at the end, and a piece that leads to a fountain brings 1 coin.
about-brown = Aqueduct from the outlet i18, 13 pieces at most. It begins with the first tile at its outlet and belongs to nobody; every building on its way scores 2 points for its owner at the end, and a piece that leads to a fountain brings 1 coin.

way-e = east
way-ne = north-east
way-nw = north-west
way-w = west
way-sw = south-west
way-se = south-east

## Counted things, after a number

one-red = red
many-red = red
one-yellow = yellow
many-yellow = yellow
one-green = green
many-green = green
one-blue = blue
many-blue = blue
one-temple = temple
many-temple = temples
one-bath = bath
many-bath = baths
one-theater = theatre
many-theater = theatres
one-arena = arena
many-arena = arenas
one-fountain = fountain
many-fountain = fountains
one-coin = coin
many-coin = coins
one-point = point
many-point = points
one-own-building = building of yours
many-own-building = buildings of yours
one-coin-near = coin within reach
many-coin-near = coins within reach

## Parts of sentences, shared by the messages below

part-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
part-actions = { $actions ->
        [0] no action left
        [one] 1 action left
       *[other] { $actions } actions left
    }
part-home = { $home ->
        [0] no official
        [one] 1 official
       *[other] { $home } officials
    }
part-fountains = { $fountains ->
        [one] 1 fountain
       *[other] { $fountains } fountains
    }
part-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
part-structures = { $structures ->
        [one] 1 structure
       *[other] { $structures } structures
    }
part-pieces = { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }
part-built = { $points ->
        [0] no building
       *[other] { $buildings } ({ part-points })
    }
part-to-field = the { $field }
part-bridge = { $bridge ->
        [0] { "" }
       *[other] ; takes { $river }
    }
part-outlet = { $begins ->
        [0] { "" }
       *[other] ; begins an aqueduct: { $outlet }
    }
part-best = { $completed ->
        [0] { $sides ->
            [0] { "" }
           *[other] ; { $sides } of { $all } sides at { $corner }
        }
       *[other] ; completes { $sites }
    }
part-builds = { $completed ->
        [0] { "" }
       *[other] ; { $sites }
    }
part-open = { $open ->
        [0] counts at no open corner
       *[other] can count at { $corners }
    }
part-lead = { $leaders ->
        [0] nobody has any
        [one] { $seats } leads ({ $standing })
       *[other] shared lead: { $seats } ({ $standing })
    }
part-lead-then = { $leaders ->
        [0] nobody
       *[other] { $seats } ({ $standing })
    }

## Signs in short forms, which a board may draw

sign-coin = [sign:coin|coin]
sign-official = [sign:official|official]
sign-bridge = [sign:bridge|bridge]
sign-aqueduct = [sign:aqueduct|aqueduct]
sign-fountain = [sign:fountain|fountain]

## What happened

note-hill-rises = Hill in play: { $hill }.
    .short = hills: { $hill }
note-starts = { $seat } begins.
    .short = begins
note-turn-begins = It is { $seat }'s turn.
    .short = { "" }
note-drew = { $seat } draws two tiles: { $color }, { $other }.
    .short = draws { $color } { $other }
note-drew-one = { $seat } draws one tile: { $color }.
    .short = draws { $color }
note-recalled = { $seat } recalls an official: { $spot_place }.
    .short = recalls { sign-official }
note-played = { $seat } plays a { $color } tile on { $spot_place }.
    .short = lays { $color }
note-posted = { $seat } puts an official on { $spot }.
    .short = + { sign-official }
note-took-bridge = { $seat } takes bridge { $bridge } on the Tiber.
    .short = takes { sign-bridge }
note-bridge-value = Bridge { $bridge } is worth { part-points }; only you know.
    .short = worth { $points }, only you know
note-began = { $seat } begins an aqueduct at the { $line } outlet.
    .short = begins { sign-aqueduct } { $line }
note-blocked = There is no room for a piece at the { $line } outlet: that aqueduct does not begin yet.
    .short = no room for { sign-aqueduct } { $line }
note-laid = { $seat } lays a piece of the { $line } aqueduct, { $way } to { $corner_place }.
    .short = lays { sign-aqueduct } { $line }
note-coin-of-piece = { $seat } takes a coin at the fountain.
    .short = + { sign-coin }
note-spent = { $seat } gives back an imperium tile ({ $building }) for one more action.
    .short = one more action for { $building }
note-passed = { $seat } cannot do anything and passes.
    .short = passes
note-completed = A site is complete, { $corner_place }: { part-structures }, so { $structures ->
        [6] an
       *[other] a
    } { $building }.
    .short = closes a site: { $structures } around it
note-influence = Influence of { $seat }: { $count }.
    .short = influence { $count }
note-built = { $seat } builds on { $corner }: { $building }, { part-points }.
    .short = builds { $building }
note-fountain-built = { $tied ->
        [0] Nobody has an official on { $color } there: a fountain is built on { $corner }.
       *[other] A tie, { $tied } on { $color } each: a fountain is built on { $corner }.
    }
    .short = { $tied ->
            [0] { sign-fountain } nobody is there
           *[other] { sign-fountain } a tie at { $tied }
        }
note-sent = { $seat } sends an official to { part-to-field }; it stood on { $spot_place }.
    .short = { sign-official } to { $field }
note-stayed = { $seat } lets all officials stay round { $corner_place }.
    .short = all { sign-official } stay
note-got-imperium = { $seat } receives an imperium tile: { $building }.
    .short = takes { $building } imperium
note-no-imperium = { $seat } gets no imperium tile: none is left ({ $building }).
    .short = no imperium left: { $building }
note-got-coin = { $seat } receives a coin from the treasury.
    .short = + { sign-coin }
note-last-round = Three stacks are empty after the turn of { $seat }: the last round begins with { $first }.
    .short = the last round begins
note-showed-bridge = { $seat } turns over a bridge: { part-points }.
    .short = { sign-bridge } worth { $points }
note-no-marker = { $seat } has no commission cube left: a fountain is built on { $corner }.
    .short = no cube left: { sign-fountain }

## What a player can do

move-draw = Draw { $tiles }; stacks then: { $left }{ $emptied ->
        [0] { "" }
       *[other] ; then { $empty } of 4 are empty (with { $last } the last round begins)
    }
    .deed = Draw
move-aqueduct = Extend aqueducts: { $lines }
    .deed = Extend aqueducts
move-recall = Recall an official ({ $count ->
        [one] 1 on a tile
       *[other] { $count } on tiles
    })
    .deed = Recall
move-play = Play a { $color } tile, for { $kind } (you have { $count }){ $ears ->
        [0] { "" }
       *[other] ; { part-home } at home
    }
    .deed = Lay
move-place = { $ears ->
        [0] { $short }
       *[other] { $place }
    }{ part-best }{ part-bridge }{ part-outlet }
    .short = Here
    .bare = { $ears ->
            [0] { $short }
           *[other] { $place }
        }{ part-bridge }{ part-outlet }
    .deed = Lay
move-official = With an official{ part-builds }; { part-open } for { $kind }; { part-home } left at home
    .short = With { sign-official }
    .bare = With an official; { part-home } left at home
    .deed = Lay with official
move-unmanned = Without an official{ part-builds }; { part-home } at home
    .short = Without
    .bare = Without an official; { part-home } at home
    .deed = Lay without official
move-lay = { $ears ->
        [0] Aqueduct { $line } { $way } to { $corner }
       *[other] Aqueduct { $line } { $way } to { $place }
    }{ $built ->
        [0] { $sides ->
            [0] { "" }
           *[other] ; { $sides } of { $all } sides covered
        }
        [one] ; { $site }
       *[other] ; { $site }, +{ $points }{ $mine ->
            [0] { "" }
           *[other] { " " }for you
        }
    }{ $coin ->
        [0] { "" }
       *[other] ; 1 coin
    }
    .short = { sign-aqueduct } this way
    .bare = Aqueduct { $line } { $way } to { $place }
    .deed = Lay the piece
move-build = { $place }: { part-structures }, { $site }
    .short = This site
    .bare = { $place }: { part-structures }
    .deed = Build here
move-stay = All stay in the district; { $open ->
        [0] none counts at an open corner
       *[other] they can count at { $corners }
    }
    .short = All stay
    .deed = All stay
move-send = Send the official on { $color } { $ears ->
        [0] { $short }
       *[other] { $place },
    } to { part-to-field }, brings { $gain }; if it stays, it { part-open }
    .short = { sign-official } to { part-to-field }
    .deed = Send
move-fetch = Recall from { $color } { $ears ->
        [0] { $short }
       *[other] { $place }
    }; there it { part-open }
    .short = Recall { sign-official }
    .deed = Recall
move-spend = Give back { $building } ({ $count } left) for one more action; in the lead then: { part-lead-then }
    .short = Give back { $building }
    .deed = One more action
move-end = End the turn{ $tiles ->
        [0] { "" }
        [one] ; 1 tile becomes ready
       *[other] ; { $tiles } tiles become ready
    }{ $officials ->
        [0] { "" }
        [one] ; 1 official comes back
       *[other] ; { $officials } officials come back
    }
    .short = End the turn
    .deed = End the turn

## What is asked

ask-act = { $last ->
        [0] { part-actions }
       *[other] Last round, { part-actions }
    }. What do you do? ({ part-home } at home)
    .short = { $last ->
            [0] { part-actions }
           *[other] Last round, { part-actions }
        }
ask-place = Where does the { $color } tile go?
    .short = Where does { $color } go?
ask-post = The { $color } tile lies on { $place }. Do you put an official on it? You can only do this now.
    .short = With a { sign-official }?
ask-start = You begin the { $line } aqueduct: { part-pieces } to lay, from { $end }. Which way?
    .short = Which way does the { sign-aqueduct } begin?
ask-extend = { part-pieces } to lay. Which aqueduct goes which way?
    .short = { part-pieces } to lay: which way?
ask-site = Your tile completes { $sites } sites. Which comes next?
    .short = Which site comes first?
ask-leave = Built on { $corner }: { $built }. Does one of your officials leave for { part-to-field }?
    .short = Does a { sign-official } go to { part-to-field }?
ask-recall = Which of your { $on_tiles } officials comes back from a tile?
    .short = Which { sign-official } comes back?
ask-spend = Your actions are done. Do you give back one of your imperium tiles ({ $imperium }) for one more?
    .short = An imperium for one more action?

## Why not

refused-CM-5-1 = That stack is empty; draw from stacks that have tiles.
refused-CM-5-2 = That tile was drawn in this turn: it is set aside until the turn ends.
refused-CM-5-3 = You draw two tiles of different colours as long as two stacks have tiles.
refused-CM-5-4 = The last stack gives two tiles, or one if it has no more.
refused-CM-5-5 = All stacks are empty: there is nothing to draw.
refused-CM-6-2 = An aqueduct goes on once it has begun: a tile at its outlet begins it.
refused-CM-6-4 = That cannot be laid: no aqueduct can go on now, or there would be no place for a second piece.
refused-CM-7-1 = You have no official on that tile.
refused-CM-7-2 = None of your officials is on a tile; those on fields cannot be recalled.
refused-CM-8-1 = You have no tile of that colour ready.
refused-CM-8-2 = There is no place left where a tile may go.
refused-CM-8-3 = A hill or another tile is in the way there.
refused-CM-8-4 = A tile must lie with a whole edge against a hill or another tile.
refused-CM-8-9 = The first tile must lie with a whole edge against a hill.
refused-CM-9-8 = No official of yours is on that tile in the finished district.
refused-CM-9-12 = Your tile has completed no site there, or it is settled already.
refused-CM-11-2 = You must begin the aqueduct at the outlet your tile touches.
refused-CM-11-4 = There is no tile edge that way; a piece cannot lie across a tile.
refused-CM-11-5 = No piece may lie between a tile and a hill.
refused-CM-11-6 = The aqueduct has been at that corner already.
refused-CM-11-7 = Another aqueduct already runs through that corner.
refused-CM-11-8 = That corner is an outlet, kept for its own aqueduct.
refused-CM-11-11 = That aqueduct is finished: it has all its 13 pieces.
refused-CM-11-12 = That way you could lay fewer of the three pieces than elsewhere.
refused-CM-14-1 = You have no imperium tile of that building.
refused-CM-14-4 = There is no action you could use it for.

## The score sheet

row-buildings = Buildings
row-bridges = Bridges
row-aqueducts = Aqueducts
row-fountains = Fountains
row-coins = Coins
row-imperium = Imperium tiles

# The rows where there is little room
short-row-buildings = buildings
short-row-bridges = bridges
short-row-aqueducts = aqueducts
short-row-fountains = fountains
short-row-coins = coins
short-row-imperium = imperium

line-CM-9-7 = { $building } on { $corner }
line-CM-18-1 = a bridge
line-CM-16-3 = { $known ->
        [0] { $bridges ->
            [one] 1 bridge tile, face down; it counts at the end
           *[other] { $bridges } bridge tiles, face down; they count at the end
        }
       *[other] a bridge; until the end you alone see these points
    }
line-CM-18-2 = { $building } on { $corner } at the { $line } aqueduct
line-CM-18-3 = { $building } on { $corner } beside { part-fountains }
line-CM-18-4 = { part-coins }
line-CM-18-5 = { $tied ->
        [one] the most coins outright ({ $coins })
       *[other] most coins ({ $coins }), shared by { $tied }
    }
line-CM-18-6 = { $tied ->
        [one] { $building }: the most imperium tiles outright ({ $tiles })
       *[other] { $building }: most imperium tiles ({ $tiles }), shared by { $tied }
    }

## Settings

setting-hill-corners = Sites at the corners of hills.
value-hill-corners-dead = none
value-hill-corners-blank-side = possible, the hill counts as a side without a structure
setting-fountain-adjacency = What lies beside a fountain.
value-fountain-adjacency-lattice = all six neighbouring corners
value-fountain-adjacency-tile-edge = only corners to which the edge of a tile leads
setting-coin-tie-bonus = A tie for the most coins.
value-coin-tie-bonus-0 = no points
value-coin-tie-bonus-1 = 1 point each
value-coin-tie-bonus-2 = 2 points each
setting-aqueduct-along-hill = Aqueducts may run between a tile and a hill.
setting-aqueduct-coin = A coin for a piece of an aqueduct at a fountain.
value-aqueduct-coin-first-contact = only if it leads to the fountain
value-aqueduct-coin-every-piece = also if it leads away from it
setting-final-round-start = Who begins the last round.
value-final-round-start-left-of-trigger = the left-hand neighbour of who triggered it
value-final-round-start-trigger = whoever triggered it
setting-final-round-rewards = In the last round officials on fields still bring their rewards.
setting-markers-limited = Each player has only 16 commission cubes, and without one builds nothing more.

## The table in sentences

help-game = Corners have a row letter, a in the north to k in the south, and a column number growing to the east: e10 and e14 are the neighbours of e12 in its row, d11, d13, f11 and f13 those in the next rows. A tile is named by its two blunt corners. Six covered sides complete a corner; the number of tiles there decides what is built, and officials on tiles of its colour decide whose it is. A tile on a bridge space of the Tiber brings the bridge, 1 to 4 points that only you know.

say-heading-over = The game is over
say-heading-stage = The turn
say-heading-last = The last round
say-heading-map = The city
say-heading-sites = Buildings and fountains
say-heading-corners = Corners near completion
say-heading-lines = Aqueducts
say-heading-majorities = Most imperium tiles and coins
say-heading-you = You: { $seat }
say-heading-seat = { $seat }

say-turn = It is { $seat }'s turn: { part-actions }.
say-trigger = { $trigger } has triggered the last round: one action for everybody.
say-hand = In hand: a { $color } tile.
say-just-laid = Just laid: a { $color } tile on { $place }.
say-stacks = Stacks: { $tiles }; { $empty } of 4 are empty (with { $last } the last round begins).
say-stock = Imperium tiles left: { $tiles }.
say-hills = Hills in play: { $hills }. Only marked, as landmarks: { $marked }.
say-bridges = { $count ->
        [one] Bridge left on the Tiber: { $bridges }
       *[other] Bridges left on the Tiber: { $bridges }
    }; values you have not seen: { $values }.

say-map = { $tiles ->
        [0] No tile has been laid.
        [one] 1 tile has been laid.
       *[other] { $tiles } tiles have been laid.
    }
say-tile = A { $color } tile on { $place }.
say-tile-official = A { $color } tile on { $place }, official of { $seat }.
say-legend-tiles = (tile r::1, with an official of 1; { $colors })
say-legend-seats = ({ $seats }; . no official)
say-legend-corners = (corner 1T: temple of 1; { $letters })
say-legend-signs = (corner 1 to 5: sides covered, 6 complete, x and the rim o never a site)
say-legend-lines = (^ hill, ~3 bridge, * outlet, // == \\ aqueduct)

say-buildings = { $owner }, { $things }: { $places }.
say-fountains = { $count ->
        [one] 1 fountain
       *[other] { $count } fountains
    }: { $places }.
say-corner = { $place }: { $sides } of 6 sides, { part-structures }; can become { $kinds }.

say-line-unbegun = Aqueduct { $line }: not begun, at { $place }.
say-line = Aqueduct { $line }: { $path } to { $place }; { $left ->
        [0] finished
        [one] 1 piece left
       *[other] { $left } pieces left
    }; { $open ->
        [0] cannot go on now
       *[other] can go { $pieces }
    }.

say-imperium = Imperium tiles, { $building }: { part-lead }{ $leaders ->
        [0] { "" }
        [one] , { $sole } points
       *[other] , { $tied } points each
    }.
say-coins = Coins: { part-lead }{ $leaders ->
        [one] , { $sole } points more
       *[other] { "" }
    }.

say-purse = Ready: { $tiles }; { part-home } at home; { part-built }.
say-purse-own = You have ready: { $tiles }; { part-home } at home; { part-built }.
say-drawn = Set aside this turn: { $tiles }.
say-officials = Officials on tiles: { $tiles }.
say-fields = Officials on fields: { $fields }.
say-gains = Imperium tiles: { $imperium }; { $coins }.
say-bridges-known = Bridge tiles by value: { $values }; together { part-points }.
say-bridges-hidden = { $count ->
        [one] 1 bridge, face down.
       *[other] { $count } bridges, face down.
    }

# Small words
say-nobody = nobody
say-fountain = fountain
say-fountain-unmarked = fountain, no cube left
say-yours = yours
say-of = of
say-to = to
say-with = with
say-with-aqueduct = with an aqueduct
say-with-official = with an official:
say-imperium-tile = an imperium tile

# Where a place is
say-between = between
say-and = and
say-at = at
say-north-of = north of
say-north-east-of = north-east of
say-east-of = east of
say-south-east-of = south-east of
say-south-of = south of
say-south-west-of = south-west of
say-west-of = west of
say-north-west-of = north-west of
say-upright = upright
say-leaning-left = leaning left
say-leaning-right = leaning right
say-bridge = bridge
say-on-the-tiber = on the Tiber

## The tutorial: a message for each step; a hint answers whoever picks something else

tutorial-welcome = Welcome, Livia! You and Marcus lay tiles between the Tiber and the hills, and wherever six sides round a corner are covered, something is built. Three hills are in play this time: the first tiles begin beside them.
tutorial-colors = These are your tiles. Three tiles round a corner make a temple, four a bath, five a theatre, six an arena. Each colour is for one of them; the sign on the tile tells which. At the corners of hills nothing is built.
tutorial-play = A turn has two actions: play a tile, draw two, extend aqueducts, or call an official home. Play your green tile.
tutorial-play-hint = That works too. For this lesson begin with the green tile.
tutorial-place = Golden marks show where it may go, and how it would lie. Take the framed place, between the Caelian and the brown outlet: whoever reaches an outlet begins its aqueduct.
tutorial-place-hint = That fits, too. Today the tile goes to the brown outlet at the right, into the frame.
tutorial-official = Now, and only now, one of your three officials may go on it. Officials decide who gets a building. Put one on it.
tutorial-official-hint = Without an official nothing here would ever be yours. Put one on the tile.
tutorial-start = Your tile has reached the outlet, so the brown aqueduct begins by itself: three pieces along the edges of tiles. Along a hill no piece may lie, so today only two fit, up to the northern tip of the Caelian. At the end every building on its way is worth 2 points more.
tutorial-draw = Your second action: draw two tiles of different colours. You choose them; there is no luck in it. They are set aside until the turn ends. Draw green and blue.
tutorial-draw-hint = Also fine. Green and blue are what this lesson needs.
tutorial-corner = Marcus has laid blue and green, both with officials. Look at the framed corner north of the Caelian: four of six sides are covered. The signs say it can become a temple or a bath, and that Marcus would build either now. Let us change that. Play blue.
tutorial-corner-hint = For a bath, officials on blue count. Play a blue one.
tutorial-sharp = A sharp corner of a tile covers one side, a blunt one two. A tile in the framed place makes it five sides, and then only a bath is left. Lay it there.
tutorial-sharp-hint = Not yet. The framed place, right above the corner, is the one we want.
tutorial-equal = One blue official for Marcus there, one for you: equal. Put an official on it.
tutorial-equal-hint = Without one Marcus would stay ahead. With an official, please.
tutorial-again = Your second action, before Marcus can do the same. Play blue once more.
tutorial-again-hint = Then Marcus would close that corner. Play your second blue tile.
tutorial-complete = A number in your colour on a mark: that tile completes a site for you, and brings so many points. Here it is the framed one.
tutorial-complete-hint = Look for the mark with a 4 in your colour, in the frame.
tutorial-majority = Two to one with an official, one to one without. On a tie nobody builds, and a fountain comes instead. Both buttons say what comes of it. Take the official.
tutorial-majority-hint = That would be a fountain, which belongs to nobody. With an official the bath is yours.
tutorial-leave = Your bath: 4 points. Now everybody may call one official out of this district; he comes home at the end of his owner's turn and brings an imperium tile. The earlier one still has open corners to count at. Send the one you have put here just now.
tutorial-leave-hint = Possible, but let that one stay: he is needed soon. Send the one you have put here just now.
tutorial-inside = Marcus may do the same, in the middle of your turn. The table says so above the city whenever somebody decides in another's turn.
tutorial-yours = And now you in his. Marcus has closed the framed corner and built a bath. Your first official, on the green tile at the brown outlet, stands in that district, but has no open corner left to count at. Send him: he brings you a bath tile. At the end the most tiles of a kind score 5 points, and your total counts that as it stands.
tutorial-yours-hint = If he stays, he is of no use to you. Send him.
tutorial-temple = Your turn. At the framed corner four sides are covered by two blunt corners. One more blunt corner, and three tiles make a temple. For a temple, officials on green count. Play green.
tutorial-temple-hint = A temple needs an official on green. Play green.
tutorial-blunt = The mark with the 3, in the frame.
tutorial-blunt-hint = That is not the one with the 3. Take the framed one, right above the corner.
tutorial-post = With your last official it is yours; without him, a fountain. Put him on it. He may leave again at once and bring a temple tile: that costs you nothing.
tutorial-post-hint = With an official, or the temple becomes a fountain.
tutorial-aqueduct = 7 points, and one action left. The brown aqueduct ends at the tip of the Caelian, two pieces away from your bath. Extend aqueducts.
tutorial-aqueduct-hint = Tiles can wait. Extend the aqueduct: your bath is within reach.
tutorial-lay = Two pieces. The first had only one way to go; the second is your choice. The chips show what lies at its end: at your bath it is 2 points, and your temple comes next. Lay it to the bath.
tutorial-lay-hint = Your bath lies the other way, in the east.
tutorial-end = Your actions are done. An imperium tile buys one more, but then it is gone, and with it perhaps 5 points. Today keep it: end the turn.
tutorial-end-hint = Later in the game you will. For now end the turn.
tutorial-home = Both officials are home again, with a temple and a bath tile. A golden one means that you are alone in the lead. Now Marcus, and so it goes on for a while.
tutorial-tie = Some turns later, in the north. This tile closes the framed corner, and there Marcus has an official on green: alone he would build the temple. With an official of yours it is one to one, so a fountain comes instead. Put one on it.
tutorial-tie-hint = Then the temple is his. With an official of yours it becomes a fountain.
tutorial-fountain = The fountain belongs to nobody, but at the end every building on a corner beside it brings its owner 1 point. An official who leaves its district goes to the treasury and comes home with a coin. Send yours.
tutorial-fountain-hint = Possible, but send him: he comes home with a coin.
tutorial-coin = Your official is home again with the coin. Every coin is 1 point at the end, and 2 more for whoever alone has the most.
tutorial-spring = There is another way to a coin: a piece of an aqueduct that leads to a fountain takes one at once. The sign on the edge tells where. Lay a piece to the framed fountain.
tutorial-spring-hint = That piece brings no coin. Take the edge with the coin, to the fountain.
tutorial-bridge = Much later, at the Tiber. A tile on a bridge space takes the bridge: 1 to 4 points that only you know. Lay yellow on the framed place.
tutorial-bridge-hint = Ours is the bridge in the frame, at the river in the west.
tutorial-last = The bridge is worth 2: your total counts it already, the one that Marcus sees of you does not. And all stacks are empty: after the turn in which three of them are, everybody has one last action. Lamps beside the stacks count them.
tutorial-score = The end: buildings 66, aqueducts 16, fountains 6, imperium tiles 5, bridges 3, coins 3. You win 99 to 93. Marcus had more kinds of imperium tiles, but you had more buildings.
tutorial-farewell = To remember: keep an official at home; close what you win and spoil what others would win; let officials leave when they count nowhere. Point at anything on the table, on a phone hold it: it tells you what it is. Have fun, and build in marble!
