# What stands in a view of City of Marble, for boards that nobody has drawn: view/contents.py declares it.

# The table

view-start = Start player
view-trigger = Last round begun by
view-hills = { $count ->
        [one] Hill
       *[other] Hills
    }
view-stacks = Stacks of tiles
view-stock = Imperium tiles left
view-bridges = { $count ->
        [one] Bridge
       *[other] Bridges
    }
view-unseen-bridges = Bridge values not seen yet
view-tiles = { $count ->
        [one] Tile
       *[other] Tiles
    }
view-spot = { $count ->
        [one] Spot
       *[other] Spots
    }
view-color = { $count ->
        [one] Colour
       *[other] Colours
    }
view-official = { $count ->
        [one] Official
       *[other] Officials
    }
view-sites = Buildings and fountains
view-corner = { $count ->
        [one] Corner
       *[other] Corners
    }
view-building = { $count ->
        [one] Building
       *[other] Buildings
    }
view-seat = { $count ->
        [one] Player
       *[other] Players
    }
view-connected = on an aqueduct
view-fountains = { $count ->
        [one] Fountain
       *[other] Fountains
    }
view-corners = Sites to be
view-sides = { $count ->
        [one] Side covered
       *[other] Sides covered
    }
view-structures = { $count ->
        [one] Structure
       *[other] Structures
    }
view-possible = Can become
view-influence = Influence
view-builders = Would build
view-unmarked = No cube left for
view-lines = { $count ->
        [one] Aqueduct
       *[other] Aqueducts
    }
view-line = { $count ->
        [one] Aqueduct
       *[other] Aqueducts
    }
view-path = Path
view-left = Pieces left
view-pieces = { $count ->
        [one] Piece
       *[other] Pieces
    }
view-way = { $count ->
        [one] Way
       *[other] Ways
    }
view-coin = { $count ->
        [one] Coin
       *[other] Coins
    }
view-owner = Owner
view-points = { $count ->
        [one] Point
       *[other] Points
    }

# A player

view-majorities = Who has most
view-leaders = { $count ->
        [one] Leader
       *[other] Leaders
    }
view-seats = { $count ->
        [one] Player
       *[other] Players
    }
view-home = { $count ->
        [one] Official at home
       *[other] Officials at home
    }
view-ready = Tiles at hand
view-drawn = Drawn this turn
view-on-tiles = Officials on tiles
view-fields = Officials on fields
view-rewards = rewards to come
view-imperium = { $count ->
        [one] Imperium tile
       *[other] Imperium tiles
    }
view-coins = { $count ->
        [one] Coin
       *[other] Coins
    }
view-buildings = { $count ->
        [one] Building
       *[other] Buildings
    }

# The turn

view-turn = This turn
view-actions = { $count ->
        [one] Action
       *[other] Actions
    }
view-completed = Sites to resolve
view-leaving = Officials leave
view-field = To
view-gain = One brings
view-bare = Without an official
view-manned = With an official
view-with-official = Influence with an official
view-bare-unmarked = without an official, no cube left
view-manned-unmarked = with an official, no cube left
view-posts = Officials can still count at
view-spends = After spending
view-counts = Tiles then
view-placements = Placements
