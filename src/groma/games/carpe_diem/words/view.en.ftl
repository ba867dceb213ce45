# What stands in a view of Carpe Diem, for boards that nobody has drawn: view/contents.py declares it.

# The table

view-phase = Phase
view-phases = { $count ->
        [one] Phase
       *[other] Phases
    }
view-round = Round
view-rounds = { $count ->
        [one] Round
       *[other] Rounds
    }
view-start = Start player
view-depots = { $count ->
        [one] Field of the star
       *[other] Fields of the star
    }
view-field = { $count ->
        [one] Field
       *[other] Fields
    }
view-joined = Joined to
view-tiles = { $count ->
        [one] Tile
       *[other] Tiles
    }
view-takes = To be taken
view-seals = Seal row
view-grid = Scoring cards
view-circles = { $count ->
        [one] Circle
       *[other] Circles
    }
view-circle = { $count ->
        [one] Circle
       *[other] Circles
    }
view-cards = { $count ->
        [one] Card
       *[other] Cards
    }
view-seat = { $count ->
        [one] Player
       *[other] Players
    }
view-outlook = Would bring now
view-points = { $count ->
        [one] Point
       *[other] Points
    }
view-wares = { $count ->
        [one] Ware
       *[other] Wares
    }
view-coins = { $count ->
        [one] Coin
       *[other] Coins
    }
view-breads = { $count ->
        [one] Loaf
       *[other] Loaves
    }
view-steps = { $count ->
        [one] Step
       *[other] Steps
    }
view-failed = { $count ->
        [one] Card not fulfilled
       *[other] Cards not fulfilled
    }
view-lost = Lost
view-worth = Worth in the end, in goods
view-track = Banderole track, in scoring order
view-stack = Stack of fountain cards
view-unseen-tiles = Tiles to come
view-unseen-fountain-cards = Fountain cards not seen yet
view-removed = Out of the game

# A player

view-seats = { $count ->
        [one] Player
       *[other] Players
    }
view-reach = Within reach
view-space = Space on the track
view-discs = { $count ->
        [one] Disc
       *[other] Discs
    }
view-by-bread = Cards by loaves
view-stake = A failed card costs
view-seats-times = Could fulfil now
view-stored = In storage
view-fountain-cards = { $count ->
        [one] Fountain card
       *[other] Fountain cards
    }
view-fountain-points = They bring
view-shovel = Shovel
view-banderoles = { $count ->
        [one] Banderole
       *[other] Banderoles
    }
view-cell = { $count ->
        [one] Cell
       *[other] Cells
    }
view-tile = { $count ->
        [one] Tile
       *[other] Tiles
    }
view-turns = Turned
view-edges = Sides
view-features = { $count ->
        [one] Feature
       *[other] Features
    }
view-feature = { $count ->
        [one] Feature
       *[other] Features
    }
view-cells = On
view-open = Open to
view-chimneys = { $count ->
        [one] Chimney
       *[other] Chimneys
    }
view-next = With one chimney more
view-dead = No tile fits any more
view-counts = Counts for cards
view-tasks = { $count ->
        [one] Task of the frame
       *[other] Tasks of the frame
    }
view-side = { $count ->
        [one] Side
       *[other] Sides
    }
view-line = Row or column
view-done = done

# The turn and the scoring

view-turn = This turn
view-fits = Fits
view-site = Goes to
view-placements = Placements
view-rewards = { $count ->
        [one] Reward to come
       *[other] Rewards to come
    }
view-gain = Gives
view-count = How much
view-scoring = This scoring
view-card = { $count ->
        [one] Card
       *[other] Cards
    }
view-payments = Ways to pay
view-move = Move
view-times = { $count ->
        [one] Time
       *[other] Times
    }

# What cards count

thing-villa = { feature-villa }
thing-vineyard = { feature-vineyard }
thing-herb-garden = { feature-herb-garden }
thing-chicken-yard = { feature-chicken-yard }
thing-fish-pond = { feature-fish-pond }
thing-merchant = { feature-merchant }
thing-baker = { feature-baker }
thing-steward = { feature-steward }
thing-craftsman = { feature-craftsman }
thing-market = { feature-market }
thing-bakery = { feature-bakery }
thing-fountain = { feature-fountain }
thing-chimney = chimneys
thing-any-landscape = landscapes
thing-any-dwelling = dwellings
