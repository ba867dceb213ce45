### Words of City of Rome's board only; what cards are called and do stands in the game's own file.

strip = Strip
emperor = The Emperor
emperor-about = Fields are resolved from him outwards; each field gives its own brick or gear and all of those before it.
field = Field { $field }
field-gives = { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    } and { $gears ->
        [one] 1 gear
       *[other] { $gears } gears
    } free.
field-cards = { $most ->
        [0] No card is left then.
        [one] 1 card is left then.
       *[other] { $least ->
            [0] { $most } cards are left then.
           *[other] { $least } to { $most } cards are left then.
        }
    }
field-production = { $coins ->
        [0] Production is free.
        [one] Production costs 1 coin.
       *[other] Production costs { $coins } coins.
    }
field-taken = { $name } stands here.

city-own = Your city
city-of = City of { $name }
plot = Free plot { $cell }
with-brick = with a brick token
with-points = { $points ->
        [one] with 1 point token
       *[other] with { $points } point tokens
    }
pomerium = The city's limit
pomerium-sign = POMERIVM · { $span } × { $span }
pomerium-about = { $columns ->
        [0] All { $span } columns are settled
        [one] One column more is possible
       *[other] { $columns } columns more are possible
    }, { $rows ->
        [0] all { $span } rows are settled.
        [one] one row more is possible.
       *[other] { $rows } rows more are possible.
    }
area = Area of value { $value }
area-about = { $sum } × { $colours ->
        [one] 1 colour
       *[other] { $colours } colours
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } (baths)
    } = { $points }

offer = Offer
decks = Decks
deck-size = { $size ->
        [0] Empty.
        [one] 1 card left.
       *[other] { $size } cards left.
    }
deck-unseen = Not seen yet: { $cards }.
packet-draft = Opening cards
packet-keep = Drawn cards: keep one
packet-under = Put under the deck
hand = Your hand
hand-empty = No cards in hand
hands = All hands
hand-of = { $cards ->
        [one] Hand: 1 card
       *[other] Hand: { $cards } cards
    }
price-free = free
after-production = click: Production first, then this card

goods-own = Your goods
starter = Start player figure
good-count = { $good }: { $have }{ $change ->
        [0] { "" }
       *[other] , then { $to }
    }
good-money = Money
good-money-about = { $brick } coins replace a brick, { $gear ->
        [one] 1 coin
       *[other] { $gear } coins
    } a gear. 1 point each at the end.
good-bricks = Brick tokens
good-bricks-about = Each pays 1 brick. Worth nothing at the end.
good-influence = Influence
good-influence-about = Whoever leads alone wins the influence cards and gives up all tokens. 1 point for { $tokens } of them at the end.
good-points = Points
good-points-about = What your sheet comes to now.
good-cards = Influence cards
good-cards-about = Their value counts as points at the end.
turn-of = Turn { $turn } of { $turns }
builder-of = Builder { $turn } of { $turns }
turn-short = { $turn }/{ $turns }

produce = Produce
finish = End turn
pay = Pay { $cost }
pay-free = { $bricks } free
pay-due = { $due } missing
pay-rest = { $due ->
        [one] for the missing brick
       *[other] for { $due } bricks
    }
pay-coins = Pay { $coins } coins
pay-tokens = or pick a building with a brick token
accept = Take influence

calendar = Strips of the { $rounds } rounds
round = Round { $round }
of-rounds = of { $rounds }
prize-won = { $name } has won influence card { $value }.
prize-lies = Influence card { $value } lies beside the offer.
prize-comes = Influence card { $value } comes in round { $round }.
race = Influence
race-seat = { $name }: { $influence ->
        [one] 1 token
       *[other] { $influence } tokens
    }
race-prize = { $rounds ->
        [0] points to the sole leader after this round
        [one] points to the sole leader after round { $round }, the next one
       *[other] points to the sole leader after round { $round }, in { $rounds } rounds
    }
standing = { $behind ->
        [0] { $ahead ->
            [0] level with the first
           *[other] { $ahead } ahead of all others
        }
       *[other] { $behind } behind the first
    }
rival = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $money } money, { $influence } influence, { $bricks } brick tokens, { $hand } cards in hand, { $cards } in the city. Show the city.
close = Close
