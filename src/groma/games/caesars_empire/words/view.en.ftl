# What stands in a view of Caesar's Empire, for boards that nobody has drawn: view/contents.py declares it.

# The table

view-start = Start player
view-side = Side of the map
view-wild-treasures = any treasures
view-whole-province = whole colours
view-cities = { $count ->
        [one] City
       *[other] Cities
    }
view-city = { $count ->
        [one] City
       *[other] Cities
    }
view-region = { $count ->
        [one] Region
       *[other] Regions
    }
view-value = Value
view-treasure = { $count ->
        [one] Treasure
       *[other] Treasures
    }
view-seat = { $count ->
        [one] Player
       *[other] Players
    }
view-far = Roads to Rome
view-gains = Token would bring
view-onward = Ways to Rome
view-near = Roads to Rome, once built
view-segments = Roads on the map
view-segment = { $count ->
        [one] Stretch
       *[other] Stretches
    }
view-a = From
view-b = To
view-roads = { $count ->
        [one] Road
       *[other] Roads
    }
view-sea = by sea
view-left = Treasures on the map
view-box = Treasures out of the game
view-leaders = Most roads left

# A player

view-seats = { $count ->
        [one] Player
       *[other] Players
    }
view-supply = { $count ->
        [one] Road left
       *[other] Roads left
    }
view-points = { $count ->
        [one] Point
       *[other] Points
    }
view-treasures = { $count ->
        [one] Treasure
       *[other] Treasures
    }
view-rows = Points by row of treasures
view-sets = Points by kind of treasure
view-next = The next treasure would bring
view-best = Best token of each colour

# The turn

view-turn = This turn
view-tip = Built as far as
view-chain = Roads begun
view-begun = Would score
view-begun-start = From
view-begun-city = To
view-builds = Ways to build
view-way = Way to Rome
view-factor = Times each road counts
view-payouts = Would pay
view-path = Path
view-province = Of its colour
view-walked = Way so far
view-ways = Ways to Rome
