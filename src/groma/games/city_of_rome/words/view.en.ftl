# What stands in a view of City of Rome, for boards that nobody has drawn: view/contents.py declares it.

# The table

view-round = Round
view-rounds = { $count ->
        [one] Round
       *[other] Rounds
    }
view-start = Start player
view-row = Strip of this round
view-strips = Strips to come
view-fields = The strip
view-field = { $count ->
        [one] Field
       *[other] Fields
    }
view-bricks = { $count ->
        [one] Brick
       *[other] Bricks
    }
view-gears = { $count ->
        [one] Gear
       *[other] Gears
    }
view-seat = { $count ->
        [one] Player
       *[other] Players
    }
view-offer = Offer
view-card = { $count ->
        [one] Card
       *[other] Cards
    }
view-deck = { $count ->
        [one] Deck
       *[other] Decks
    }
view-bundle = of bundle
view-lying = Influence cards on display
view-influence-to-come = Influence cards to come
view-decks = { $count ->
        [one] Deck
       *[other] Decks
    }
view-size = { $count ->
        [one] Card
       *[other] Cards
    }
view-known = Known
view-from-top = Place from the top
view-packet = Packet
view-bundles = Known to lie together
view-places = { $count ->
        [one] Place
       *[other] Places
    }
view-cards = { $count ->
        [one] Card
       *[other] Cards
    }
view-unseen = Cards not seen yet
view-box = Out of the game
view-supply = Supply

# A player

view-seats = { $count ->
        [one] Player
       *[other] Players
    }
view-money = { $count ->
        [one] Coin
       *[other] Coins
    }
view-influence = Influence
view-influence-cards = { $count ->
        [one] Influence card
       *[other] Influence cards
    }
view-buildings = City
view-cell = { $count ->
        [one] Cell
       *[other] Cells
    }
view-points = { $count ->
        [one] Point
       *[other] Points
    }
view-builders = { $count ->
        [one] Builder
       *[other] Builders
    }
view-hand = Hand
view-brick-tokens = { $count ->
        [one] Brick token
       *[other] Brick tokens
    }

# The turn

view-turn = This turn
view-has-built = has built
view-has-produced = has produced
view-building = Building
view-site = Goes to
view-due = { $count ->
        [one] Brick missing
       *[other] Bricks missing
    }

# Backs of cards, and where a Builder stands

back-I = { deck-I }
back-II = { deck-II }
back-III = { deck-III }
back-IV = { deck-IV }
back-start = start card
stand-strip = on the strip
stand-beside = beside the strip

# Strips, from the Emperor

strip-GGBBB = gear, gear, brick, brick, brick
strip-GBGBB = gear, brick, gear, brick, brick
strip-GBBGB = gear, brick, brick, gear, brick
strip-GBBBG = gear, brick, brick, brick, gear
strip-BGGBB = brick, gear, gear, brick, brick
strip-BGBGB = brick, gear, brick, gear, brick
strip-BGBBG = brick, gear, brick, brick, gear
strip-BBGGB = brick, brick, gear, gear, brick
strip-BBGBG = brick, brick, gear, brick, gear
strip-BBBGG = brick, brick, brick, gear, gear

# What is foretold

view-gear-price = Price of the missing gears
view-least = At least
view-most = At most
view-prizes = Influence cards of the game
view-value = Value
view-race = Race for influence
view-prize = Prize
view-areas = { $count ->
        [one] Residential area
       *[other] Residential areas
    }
view-cells = { $count ->
        [one] Plot
       *[other] Plots
    }
view-sum = Sum
view-colours = { $count ->
        [one] Colour
       *[other] Colours
    }
view-bonus = Bath
view-harvest = One Production
view-growth = Room to grow
view-due-coins = In money
view-reach = Bricks within reach
view-may-produce = May produce
view-plan = Where it would lie
view-outlook = Outlook
