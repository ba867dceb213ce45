### Words of the board of Caesar's Empire only; cities, regions and treasures are named in the game's own file.

map = Map of the empire
zoom-in = Larger
zoom-out = Smaller
zoom-whole = The whole map

city-free = { $name }, { $region } { $value }, with { $kind }.
city-taken = { $name }, { $region } { $value }, claimed by { $owner }; { $far ->
        [one] 1 road
       *[other] { $far } roads
    } to Rome.
city-ways = { $ways ->
        [0] No way leads there yet.
        [one] 1 way leads there.
       *[other] { $ways } ways lead there.
    }
rome = Rome: every way ends here.
segment-free = { $start } to { $end }: { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }, empty.
segment-built = { $start } to { $end }: { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    } of { $owner }.

card-close = Close
card-today = today { $name }
card-token = city
card-treasure = treasure
card-double = gold: points ×{ $factor }
card-from = from { $start }
card-over = on to { $start }
card-begin = begin in { $start }
card-back = from { $start }
card-roads = { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }
card-own = own roads
card-near = { $roads ->
        [one] Rome would be 1 road away.
       *[other] Rome would be { $roads } roads away.
    }
card-none = Nobody can reach it yet: build to a neighbour first.
card-owner = Claimed by { $owner }, { $far ->
        [one] 1 road
       *[other] { $far } roads
    } to Rome.
card-or = or

treasures = Your treasures
treasures-of = Treasures of { $name }
treasures-row = { $kinds ->
        [one] Row { $row }: 1 kind, { $points } points.
       *[other] Row { $row }: { $kinds } different kinds, { $points } points.
    }
treasures-kind = { $kind }: { $count }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the set. The next would add { $next }; { $left } left on the map.
treasures-kind-now = { $kind }: { $count }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the set; { $left } left on the map.
treasures-next = next one
treasures-sets = per kind
treasures-find = Click: show where it lies.
roads-left = { $roads ->
        [one] 1 road left
       *[other] { $roads } roads left
    }
race = Roads left. Whoever has the most at the end gets { $bonus } points.
race-seat = { $name }: { $roads }{ $leads ->
        [0] .
       *[other] , the most.
    }
cities-left = { $cities ->
        [one] 1 city left
       *[other] { $cities } cities left
    }
cities-short = cities
best = Best city of each colour

own = You: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $roads } roads left.
rival = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $roads } roads left; treasures: { $treasures }; best cities: { $best }. Show the treasures.
nothing = none
starts = began
close = Close
