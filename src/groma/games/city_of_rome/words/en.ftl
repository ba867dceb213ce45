### City of Rome in English. Terms as in rules.en.md.

title = City of Rome
tagline = Take buildings from the offer and lay them out as a city of four by four cards.
window-tension = Stand near the Emperor and you choose first; stand far away and you build for nothing. Sixteen plots are all your city has, and every neighbour counts.
window-step-1 = Place your builder: near the Emperor is an early choice, far away are free bricks.
window-step-2 = Take one card of the offer, whatever those before you have left.
window-step-3 = Build it beside what makes it worth more, or keep it for later.
window-step-4 = After 14 rounds the best city wins.
box-remark = The faces of the six strips are rebuilt: their pictures are lost to us, and only this set fits all that is known of them. The colours of six public buildings are our reading of two lists in the rule book; in play it only matters which buildings share a colour.

## Cards: name, code for the grid, and what the card does

card-start-vegetable-farm = Vegetable Farm (start)
card-start-residence-2 = Residence 2 (start)
card-vegetable-farm = Vegetable Farm
card-grain-farm = Grain Farm
card-sheep-farm = Sheep Farm
card-vineyard = Vineyard
card-residence-2 = Residence 2
card-residence-3 = Residence 3
card-residence-4 = Residence 4
card-luxury-residence-2 = Luxury Residence 2
card-luxury-residence-3 = Luxury Residence 3
card-luxury-residence-4 = Luxury Residence 4
card-market = Market
card-arena = Arena
card-school = School
card-baths = Baths
card-forum-romanum = Forum Romanum
card-colosseum = Colosseum
card-university = University
card-imperial-baths = Imperial Baths
card-aqueduct = Aqueduct
card-great-aqueduct = Great Aqueduct
card-temple-minerva = Temple of Minerva
card-temple-fortuna = Temple of Fortuna
card-temple-amor = Temple of Amor
card-temple-juno = Temple of Juno
card-temple-saturn = Temple of Saturn
card-temple-luna = Temple of Luna
card-temple-mars = Temple of Mars
card-temple-venus = Temple of Venus
card-temple-jupiter = Temple of Jupiter
card-temple-mercury = Temple of Mercury

# What a card was called, or is called elsewhere: understood when typed
also-card-temple-saturn = Temple of Saturnus

# A star in a code means what it means on the card (*3: three); temples begin with T.
code-start-vegetable-farm = Veg
code-start-residence-2 = R2
code-vegetable-farm = Veg
code-grain-farm = Grain
code-sheep-farm = Sheep
code-vineyard = Vine
code-residence-2 = R2
code-residence-3 = R3
code-residence-4 = R4
code-luxury-residence-2 = R2*
code-luxury-residence-3 = R3*
code-luxury-residence-4 = R4*
code-market = Market
code-arena = Arena
code-school = School
code-baths = Baths
code-forum-romanum = Forum
code-colosseum = Colos
code-university = Univ
code-imperial-baths = ImpB
code-aqueduct = Aqu
code-great-aqueduct = Aqu*
code-temple-minerva = TMin
code-temple-fortuna = TFor
code-temple-amor = TAmo
code-temple-juno = TJun
code-temple-saturn = TSat
code-temple-luna = TLun*
code-temple-mars = TMar*3
code-temple-venus = TVen*
code-temple-jupiter = TJup*2
code-temple-mercury = TMer*2

about-start-vegetable-farm = Gives 1 money in each Production.
about-start-residence-2 = Adds 2 to its area, which is multiplied by the colours of the public buildings beside the area.
about-vegetable-farm = Costs 2 bricks. Gives 1 money in each Production.
about-grain-farm = Costs 2 bricks. Gives a brick token in each Production, if none lies on it.
about-sheep-farm = Costs 2 bricks. Gives 1 influence token in each Production.
about-vineyard = Costs 2 bricks. Gives 1 money in each Production, and a brick token if none lies on it.
about-residence-2 = Costs 1 brick. Adds 2 to its area, which is multiplied by the colours of the public buildings beside the area.
about-residence-3 = Costs 2 bricks. Adds 3 to its area, which is multiplied by the colours of the public buildings beside the area.
about-residence-4 = Costs 3 bricks. Adds 4 to its area, which is multiplied by the colours of the public buildings beside the area.
about-luxury-residence-2 = Costs 1 brick. Adds 2 to its area, which is multiplied by the colours of the public buildings beside the area; its star gives 1 influence token when built.
about-luxury-residence-3 = Costs 2 bricks. Adds 3 to its area, which is multiplied by the colours of the public buildings beside the area; its star gives 1 influence token when built.
about-luxury-residence-4 = Costs 3 bricks. Adds 4 to its area, which is multiplied by the colours of the public buildings beside the area; its star gives 1 influence token when built.
about-market = Costs 3 bricks, green. Gives 1 money for each neighbour when built.
about-arena = Costs 3 bricks, red. Gives 1 influence token for each neighbour when built.
about-school = Costs 3 bricks, yellow. When built, draw 1 card for each neighbour from deck II, III or IV, keep one and put the others under the deck.
about-baths = Costs 3 bricks, blue. When built, gets 1 point token for each neighbour, a bonus for every area beside it.
about-forum-romanum = Costs 3 bricks, green. Gives 1 money for each neighbour and 1 more when built.
about-colosseum = Costs 3 bricks, red. Gives 1 influence token for each neighbour and 1 more when built.
about-university = Costs 3 bricks, yellow. When built, draw 1 card for each neighbour and 1 more from deck II, III or IV, keep one and put the others under the deck.
about-imperial-baths = Costs 3 bricks, blue. When built, gets 1 point token for each neighbour and 1 more, a bonus for every area beside it.
about-aqueduct = Costs 1 brick. One in a row and in a column at most; may replace a card; 1 to 4 of them score 4, 12, 24 or 40 points together.
about-great-aqueduct = Costs 1 brick. One aqueduct in a row and in a column at most; may replace a card; 1 to 4 of them score 4, 12, 24 or 40 points together; its star gives 1 influence token when built.
about-temple-minerva = Costs 3 bricks. Scores 10 points if your city has 16 cards.
about-temple-fortuna = Costs 3 bricks. Scores 15 points if your city has public buildings of all 4 colours.
about-temple-amor = Costs 3 bricks. Scores 10 points if your city has at least 4 residences of value 2.
about-temple-juno = Costs 3 bricks. Scores 10 points if your city has at least 4 temples, this one included.
about-temple-saturn = Costs 3 bricks. Scores 15 points if your city has at least 4 production buildings.
about-temple-luna = Costs 2 bricks. Scores 1 point for each star in your city; its own star gives 1 influence token when built.
about-temple-mars = Costs 2 bricks. Scores 5 points if your city has a residence of value 4; its 3 stars give 3 influence tokens when built.
about-temple-venus = Costs 2 bricks. Scores 2 points for each residence of value 2; its star gives 1 influence token when built.
about-temple-jupiter = Costs 2 bricks. Scores 2 points for each temple, this one included; its 2 stars give 2 influence tokens when built.
about-temple-mercury = Costs 2 bricks. Scores 1 point for every full 3 money you have, besides the money itself; its 2 stars give 2 influence tokens when built.

deck-I = deck I
deck-II = deck II
deck-III = deck III
deck-IV = deck IV

colour-green = green
colour-red = red
colour-yellow = yellow
colour-blue = blue

# Cost and stars of a card in a list
cost-0 = free
cost-1 = 1 brick
cost-2 = 2 bricks
cost-3 = 3 bricks
stars-1 = 1 star
stars-2 = 2 stars
stars-3 = 3 stars

## Parts of sentences, shared by the messages below

part-cost = { $cost ->
        [one] costs 1 brick
       *[other] costs { $cost } bricks
    }
part-stars = { $stars ->
        [0] { "" }
        [one] , 1 star
       *[other] , { $stars } stars
    }
part-bricks = { $bricks ->
        [one] 1 brick
       *[other] { $bricks } bricks
    }
part-gears = { $gears ->
        [one] 1 gear
       *[other] { $gears } gears
    }
part-brick-tokens = { $bricks ->
        [one] 1 brick token
       *[other] { $bricks } brick tokens
    }
part-influence = { $influence ->
        [one] 1 influence token
       *[other] { $influence } influence tokens
    }
part-neighbours = { $neighbours ->
        [one] , 1 neighbour
       *[other] , { $neighbours } neighbours
    }
part-free = Field { $field }, free: { part-bricks } and { part-gears }.
part-row = { $row ->
        [GGBBB] gear, gear, brick, brick, brick
        [GBGBB] gear, brick, gear, brick, brick
        [GBBGB] gear, brick, brick, gear, brick
        [GBBBG] gear, brick, brick, brick, gear
        [BGGBB] brick, gear, gear, brick, brick
        [BGBGB] brick, gear, brick, gear, brick
        [BGBBG] brick, gear, brick, brick, gear
        [BBGGB] brick, brick, gear, gear, brick
        [BBGBG] brick, brick, gear, brick, gear
        [BBBGG] brick, brick, brick, gear, gear
       *[other] { $row }
    }
part-choice = { $faces ->
        [1] { $a }
        [2] { $a }, { $b }
        [3] { $a }, { $b }, { $c }
        [4] { $a }, { $b }, { $c }, { $d }
       *[other] { $a }, { $b }, { $c }, { $d }, { $e }
    }{ $more ->
        [0] { "" }
       *[other] , or a card you do not know of
    }

## Signs in short forms, which a board may draw

sign-coin = [sign:coin|money]
sign-brick = [sign:brick|brick token]
sign-star = [sign:star|influence]
sign-point = [sign:point|point token]
sign-gear = [sign:gear|gear]

## What happened

note-packet-holds = Among the opening cards that reach you: { $card }.
    .short = for you: { $card }
note-drafted = { $seat } keeps an opening card.
    .short = keeps a card
note-drafted-card = Your opening card: { $card }.
    .short = opening card: { $card }
note-round-begins = Round { $round } begins. The strip, from the Emperor: { part-row }.
    .short = Round { $round }
note-turned-up = New in the offer: { $card } ({ $deck }).
    .short = new: { $card }
note-influence-card-up = An influence card of value { $value } now lies beside the offer.
    .short = influence card: { $value }
note-stationed = { $seat } puts a Builder on field { $field }.
    .short = on field { $field }
note-took = { $seat } takes { $card } ({ $deck }).
    .short = takes { $card }
note-chose = { $seat } is going to build { $card } ({ $deck }).
    .short = { "" }
note-spent-token = { $seat } spends the brick token on { $cell }.
    .short = spends { sign-brick }
note-replaced = { $seat } removes { $card } from { $cell }; it leaves the game.
    .short = replaces { $card }
note-built = { $coins ->
        [0] { $seat } builds { $card } on { $cell }.
       *[other] { $seat } pays { $coins } money and builds { $card } on { $cell }.
    }
    .short = { $coins ->
            [0] builds { $card }
           *[other] builds { $card } for { $coins } { sign-coin }
        }
note-got-stars = { $influence ->
        [one] { $seat } receives 1 influence token for 1 star.
       *[other] { $seat } receives { $influence } influence tokens for { $influence } stars.
    }
    .short = + { $influence } { sign-star }
note-got-money = { $seat } receives { $coins } money ({ $card }).
    .short = + { $coins } { sign-coin }
note-got-influence = { $seat } receives { part-influence } ({ $card }).
    .short = + { $influence } { sign-star }
note-got-points = { $tokens ->
        [one] { $seat } puts 1 point token on { $card }.
       *[other] { $seat } puts { $tokens } point tokens on { $card }.
    }
    .short = + { $tokens } { sign-point }
note-paid-gears = { $coins ->
        [one] { $seat } buys 1 gear for 1 money.
       *[other] { $seat } buys { $coins } gears for { $coins } money.
    }
    .short = buys { $coins } { sign-gear } for { $coins } { sign-coin }
note-produced = { $coins ->
        [0] { $bricks ->
            [0] { $influence ->
                [0] { $seat } produces and takes nothing.
               *[other] { $seat } produces: { part-influence }.
            }
           *[other] { $influence ->
                [0] { $seat } produces: { part-brick-tokens }.
               *[other] { $seat } produces: { part-brick-tokens } and { part-influence }.
            }
        }
       *[other] { $bricks ->
            [0] { $influence ->
                [0] { $seat } produces: { $coins } money.
               *[other] { $seat } produces: { $coins } money and { part-influence }.
            }
           *[other] { $influence ->
                [0] { $seat } produces: { $coins } money and { part-brick-tokens }.
               *[other] { $seat } produces: { $coins } money, { part-brick-tokens } and { part-influence }.
            }
        }
    }
    .short = produces{ $coins ->
            [0] { "" }
           *[other] { " " }{ $coins } { sign-coin }
        }{ $bricks ->
            [0] { "" }
           *[other] { " " }{ $bricks } { sign-brick }
        }{ $influence ->
            [0] { "" }
           *[other] { " " }{ $influence } { sign-star }
        }
note-studied = { $cards ->
        [one] { $seat } draws 1 card from { $deck }.
       *[other] { $seat } draws { $cards } cards from { $deck }.
    }
    .short = { $cards ->
            [one] draws 1 card
           *[other] draws { $cards } cards
        }
note-drew = You draw { $card }.
    .short = draws: { $card }
note-kept = { $seat } keeps one of the cards drawn.
    .short = keeps one card
note-kept-card = You keep { $card }.
    .short = keeps { $card }
note-put-under = { $seat } puts a card under { $deck }.
    .short = puts one under the deck
note-put-under-card = You put { $card } under { $deck }.
    .short = under the deck: { $card }
note-turn-ends = { $seat } ends the turn.
    .short = { "" }
note-start-player = The start player figure goes to { $seat }.
    .short = start player
note-influence-won = { $seat } alone has the most influence ({ $tokens }), returns all the tokens and wins influence cards worth { $value }.
    .short = most { sign-star }: wins { $value }
note-influence-tied = Nobody alone has the most influence ({ $tokens }). The influence cards beside the offer ({ $value } together) stay there.
    .short = tie at { sign-star }: { $value } stay
note-influence-lost = Nobody alone has the most influence. The influence cards beside the offer ({ $value } together) are lost.
    .short = tie at { sign-star }: { $value } lost

## What a player can do

move-draft = Keep { $card }, { part-cost }
    .deed = Keep
move-station = Stand on field { $field }: { part-bricks }, { part-gears }
    .deed = Stand here
move-take = Take { $card } ({ $deck }), { part-cost }{ part-stars }
    .deed = Take
move-build = Build { $card }, { part-cost } { $missing ->
        [0] (no money needed)
       *[other] { $tokens ->
            [0] { $missing ->
                [one] ({ $coins } money for 1 brick)
               *[other] ({ $coins } money for { $missing } bricks)
            }
           *[other] { $missing ->
                [one] (1 brick missing: { $each } money or 1 brick token)
               *[other] ({ $missing } bricks missing: { $each } money or 1 brick token each)
            }
        }
    }
    .deed = Build
move-produce = { $price ->
        [0] Produce:
       *[other] Produce, pay { $price } money for gears:
    }{ $money ->
        [0] { "" }
       *[other] { " " }+{ $money } money
    }{ $bricks ->
        [0] { "" }
       *[other] { $money ->
            [0] { " " }+{ part-brick-tokens }
           *[other] , +{ part-brick-tokens }
        }
    }{ $influence ->
        [0] { "" }
       *[other] { $money ->
            [0] { $bricks ->
                [0] { " " }+{ part-influence }
               *[other] , +{ part-influence }
            }
           *[other] , +{ part-influence }
        }
    }
    .deed = Produce
move-finish = End the turn
    .deed = End the turn
move-place = { $over ->
        [0] Place on { $cell }
       *[other] Place on { $cell } instead of { $old }
    }{ $ears ->
        [0] { part-neighbours }
       *[other] { $neighbours ->
            [0] { "" }
           *[other] , beside { $beside }
        }
    }{ $effect ->
        [money] : { $amount } money
        [influence] { $amount ->
            [one] : 1 influence token
           *[other] : { $amount } influence tokens
        }
        [points] { $amount ->
            [one] : 1 point token
           *[other] : { $amount } point tokens
        }
        [cards] { $amount ->
            [one] : draw 1 card
           *[other] : draw { $amount } cards
        }
       *[none] { "" }
    }
    .short = { $over ->
            [0] Here
           *[other] Instead of { $old }
        }{ $effect ->
            [money] : { $amount } { sign-coin }
            [influence] : { $amount } { sign-star }
            [points] : { $amount } { sign-point }
            [cards] { $amount ->
                [one] : draw 1 card
               *[other] : draw { $amount } cards
            }
           *[none] { "" }
        }
    .bare = { $over ->
            [0] Place on { $cell }
           *[other] Place on { $cell } instead of { $old }
        }{ $ears ->
            [0] { part-neighbours }
           *[other] { $neighbours ->
                [0] { "" }
               *[other] , beside { $beside }
            }
        }
    .deed = Build
move-spend = Spend the brick token on { $cell } ({ $card })
    .short = Spend { sign-brick } of { $card }
    .deed = Spend the token
move-coins = Pay { $price } money
    .short = Pay { $price } { sign-coin }
    .deed = Build
move-accept = { $count ->
        [0] Take no influence token
        [one] Take 1 influence token
       *[other] Take { $count } influence tokens
    }{ $all ->
        [0] { "" }
       *[other] { " " }(all, as usual)
    }
    .deed = Take
move-study = { $size ->
        [one] Draw from { $deck } (1 card left)
       *[other] Draw from { $deck } ({ $size } cards left)
    }
    .deed = Draw
move-keep = Keep { $card }, { part-cost }
    .deed = Keep
move-under = Put { $card } under the deck, { part-cost }
    .deed = Put under

## What is asked

ask-draft = Choose the opening card that you keep.
    .short = Which card do you keep?
ask-station = Put a Builder on a free field of the strip.
    .short = Where does your Builder stand?
ask-take = { part-free } Take one card of the offer.
    .short = Which card do you take?
ask-menu = { part-free } { $build ->
        [0] { $produce ->
            [0] All that is left is to end your turn.
           *[other] Produce, or end your turn?
        }
       *[other] { $produce ->
            [0] Build, or end your turn?
           *[other] Build, produce, or end your turn?
        }
    }
    .short = { $build ->
            [0] { $produce ->
                [0] End your turn.
               *[other] Produce, or end your turn?
            }
           *[other] { $produce ->
                [0] Build, or end your turn?
               *[other] Build, or produce?
            }
        }
ask-place = { $first ->
        [0] Where is your new card to lie: { $card }?
       *[other] Where is your new card to lie: { $card }? (x,y: column to the right, row downwards.)
    }
    .short = Where is { $card } to lie?
ask-pay = { $card }: { $due ->
        [one] 1 brick is missing. Spend a brick token, or pay { $price } money.
       *[other] { $due } bricks are missing, each 1 brick token or { $each } money ({ $price } together). What do you begin with?
    }
    .short = { $due ->
            [one] 1 brick is missing: how do you pay?
           *[other] { $due } bricks are missing: how do you pay?
        }
ask-accept = How many influence tokens do you take from your Sheep Farms?
    .short = How many { sign-star } do you take?
ask-study = Choose the deck to draw from.
    .short = Which deck do you draw from?
ask-keep = Choose the card you keep of those you drew.
    .short = Which card do you keep?
ask-under = Put the other cards under the deck, one by one; each goes below those before it. Which is next?
    .short = Which card goes under the deck next?

## Why not

refused-CR-2-9 = That card is not in the packet you are choosing from.
refused-CR-5-1 = A Builder stands on that field already; choose a free one.
refused-CR-6-2 = No card lies there; choose one that is still in the offer.
refused-CR-6-3 = Build and Production are possible only once each in a turn.
refused-CR-7-1 = That card is not in your hand.
refused-CR-7-3 = That card costs { $cost ->
        [one] 1 brick
       *[other] { $cost } bricks
    }; with free bricks, brick tokens and money you reach only { $bricks }.{ $produced ->
        [0] { "" }
       *[other] { " " }Produce first: then you reach { $produced }.
    }
refused-CR-7-4 = The missing bricks cost { $price } money, and you have only { $money }. Spend a brick token first.
refused-CR-7-7 = A card must share an edge with a card of your city.
refused-CR-7-8 = Your city may be at most 4 columns wide and 4 rows high.
refused-CR-7-10 = A card lies there already, and only an aqueduct may replace it.
refused-CR-8-1 = The missing gears cost { $price } money, and you have only { $money }.
refused-CR-8-5 = None of your farms would give anything now.
refused-CR-8-6 = You do not have that many Sheep Farms.
refused-CR-9-4 = You have no brick token there.
refused-CR-9-13 = A School draws from a deck of this table, and then you choose among the cards you drew.
refused-CR-9-15 = A School never draws from deck I nor from an empty deck.
refused-CR-9-17 = Each row and each column of your city may hold only one aqueduct.
refused-CR-9-25 = At this table an aqueduct may not replace another aqueduct.

## The score sheet

row-residences-2 = Residences of value 2
row-residences-3 = Residences of value 3
row-residences-4 = Residences of value 4
row-aqueducts = Aqueducts
row-temples = Temples
row-money = Money
row-influence-tokens = Influence tokens
row-influence-cards = Influence cards

# The rows where there is little room
short-row-residences-2 = residences 2
short-row-residences-3 = residences 3
short-row-residences-4 = residences 4
short-row-aqueducts = aqueducts
short-row-temples = temples
short-row-money = money
short-row-influence-tokens = influence
short-row-influence-cards = influence cards

line-CR-12-3 = { $sum } × { $colours ->
        [one] 1 colour
       *[other] { $colours } colours
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } (bath)
    }
line-CR-12-7 = { $count ->
        [one] 1 aqueduct
       *[other] { $count } aqueducts
    }
line-CR-9-29 = { $card }: { $count } of { $threshold } cards
line-CR-9-30 = { $card }: { $count } of { $threshold } colours
line-CR-9-31 = { $card }: { $count ->
        [one] 1 residence
       *[other] { $count } residences
    } of value 2, needs { $threshold }
line-CR-9-32 = { $card }: { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }, needs { $threshold }
line-CR-9-33 = { $card }: { $count ->
        [one] 1 production building
       *[other] { $count } production buildings
    }, needs { $threshold }
line-CR-9-34 = { $card }: { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
line-CR-9-35 = { $card }: { $count ->
        [one] 1 residence
       *[other] { $count } residences
    } of value 4, needs { $threshold }
line-CR-9-36 = { $card }: { $count ->
        [one] 1 residence
       *[other] { $count } residences
    } of value 2
line-CR-9-37 = { $card }: { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }
line-CR-9-38 = { $card }: { $count } times { $threshold } money
line-CR-12-9 = { $money } money
line-CR-12-10 = { $tokens ->
        [one] 1 influence token
       *[other] { $tokens } influence tokens
    }
line-CR-12-11 = Influence card of value { $value }

## Settings

setting-production-optional-per-building = In a Production you may decline the influence tokens of Sheep Farms.
setting-aqueduct-may-replace-aqueduct = An aqueduct may replace another aqueduct.
setting-show-known-hand-cards = Hand cards that everybody has seen are shown openly.
setting-first-player = Which seat begins with the start player figure.
value-first-player-drawn = drawn by lot
value-first-player-seat-1 = the first seat
value-first-player-seat-2 = the second seat
value-first-player-seat-3 = the third seat
value-first-player-seat-4 = the fourth seat

## The table in sentences

help-game = Cells are written x,y: column to the right, row downwards; the start cards lie on 0,0 and 1,0.

say-heading-opening = Opening
say-heading-round = Round { $round } of { $rounds }
say-heading-over = The game is over
say-heading-offer = Offer
say-heading-influence = Influence cards
say-heading-strips = Strips to come
say-heading-decks = Decks
say-heading-packet = Packet
say-heading-you = You: { $seat }
say-heading-seat = { $seat }

say-start-player = { $seat } has the start player figure.
say-placing = The Builders are being placed.
say-turn = { $seat } has the turn, on field { $field }. Free points: { part-bricks } and { part-gears }.
say-has-built = The Build of this turn is used.
say-has-produced = The Production of this turn is used.
say-building-now = { $card } is being built.
say-site = It goes on { $cell }.
say-due = { $bricks ->
        [one] 1 brick is missing.
       *[other] { $bricks } bricks are missing.
    }

say-strip = The strip, from the Emperor: { part-row }.
say-field-free = Field { $field }: { part-bricks }, { part-gears }, empty.
say-field-taken = Field { $field }: { part-bricks }, { part-gears }, { $seat }.
say-strip-round = Round { $round }: { part-row }.
say-strip-unknown = Round { $round }: not known yet.
say-strips-unknown = Rounds { $first } to { $last }: not known yet.
say-two-strips-unknown = Rounds { $first } and { $last }: not known yet.

say-offer-card = { $slot }: { $card } ({ $deck }), { part-cost }{ part-stars }.
say-offer-gone = { $slot }: taken.
say-no-card = no card
say-influence-lying = Beside the offer: { $values }.
say-influence-none = Beside the offer: none.
say-influence-to-come = Still to come: { $values }.

# Right above the decision
say-now-offer = Offer: { $offer }; { $count ->
        [0] no influence card
        [one] influence card: { $lying }
       *[other] influence cards: { $lying }
    }; influence: { $influence }.
say-now-later = Enough only after Production: { $cards }.
say-now-dear = Still too dear, you reach { part-bricks }: { $cards }.

say-deck = { $size ->
        [one] In { $deck }: 1 card.
       *[other] In { $deck }: { $size } cards.
    }
say-deck-known = Card { $place } from the top of { $deck }: { $card }, { part-cost }.
say-deck-one-of = Card { $place } from the top of { $deck }, out of: { part-choice }.
say-box = Out of the game: { $card }.
say-packet-card = { $card } ({ $deck }), { part-cost }{ part-stars }.
say-packet-hidden = { $cards ->
        [one] 1 card of { $deck }, face down.
       *[other] { $cards } cards of { $deck }, face down.
    }
say-packet-one-of = { $cards ->
        [one] 1 card of { $deck }, face down, out of: { part-choice }.
       *[other] { $cards } cards of { $deck }, face down, out of: { part-choice }.
    }

say-purse = { $money } money, { part-influence }, { part-brick-tokens }.
say-purse-own = You have { $money } money, { part-influence }, { part-brick-tokens }.
say-influence-cards = Influence cards won: { $values }.
say-hand-empty = Hand: no cards.
say-hand-cards = Hand: { $cards }.
say-hand-hidden = { $cards ->
        [one] Hidden in hand: 1 card of { $deck }.
       *[other] Hidden in hand: { $cards } cards of { $deck }.
    }
say-hand-one-of = { $cards ->
        [one] Hidden in hand: 1 card of { $deck }, out of: { part-choice }.
       *[other] Hidden in hand: { $cards } cards of { $deck }, out of: { part-choice }.
    }
say-city = City: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    } wide, { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } high.
# A brick token beside a code in the grid
say-brick-token = +b
say-legend = (* star, *3 three stars, +b brick token, +3 three point tokens)
say-building = { $cell }: { $card }{ $bricks ->
        [0] { "" }
       *[other] , with a brick token
    }{ $points ->
        [0] { "" }
        [one] , with 1 point token
       *[other] , with { $points } point tokens
    }.

## The tutorial: one message a step; a hint answers a pick that is not the one of the lesson

tutorial-welcome = Welcome, Livia! You build a city of cards, at most four wide and four high. Everybody has 14 turns; the most points win. Your city begins with a Residence and a Vegetable Farm.
tutorial-offer = Four cards lie in the offer, one for each turn of the round. With two players each of you has two Builders, so two turns a round. In your hand waits a Residence 2.
tutorial-first-builder = First the Builders go onto the strip. Beside the Emperor you choose a card first, but get little. A field gives its own sign and all between it and the Emperor: bricks to build, gears to produce. The Imperial Baths are worth being first: take field 1.
tutorial-first-builder-hint = A sound field in another game. Here you want the first choice: the field beside the Emperor, number 1.
tutorial-second-builder = Marcus stands on field 2. Your second Builder may come last: field 5 gives 3 bricks and 2 gears. Put it there.
tutorial-second-builder-hint = That works, but brings less. Field 5, the farthest from the Emperor, gives 3 bricks and 2 gears.
tutorial-take = Turns run from field 1 to field 5, so you begin. Every turn starts with a card from the offer, for nothing. Take the Imperial Baths.
tutorial-take-hint = A good card too, but Marcus would be glad of the Baths. Take the Imperial Baths, the first card of the offer.
tutorial-build = Now you may build one card and produce once, in either order. Field 1 gives you 1 brick, just what the Residence 2 costs. Build it.
tutorial-build-hint = For the Baths you would have to buy bricks; that can wait. The Residence 2 in your hand costs 1 brick, and you have one.
tutorial-place = A new card must share an edge with your city, and the whole may never span more than four by four: the dashed frame shows how far you can still grow. Residences of one value side by side form an area. Lay yours right below the first one.
tutorial-place-hint = Allowed, but look for the plot right below your first Residence, so that the Baths will find room beside both.
tutorial-area = An area scores the sum of its residences, times the different colours of public buildings that touch it. 2 + 2 = 4, but times no colour is nothing. Patience!
tutorial-finish = You have no gears. Buying two would cost 2 money, and your farm brings back only 1. End your turn.
tutorial-finish-hint = Two gears for 2 money, to earn 1? Better end your turn.
tutorial-public = Marcus has built a Market and a Residence 4. The last card of the offer, an Aqueduct, came to you by itself. Now field 5 pays: 3 bricks, the price of a public building. Build the Imperial Baths.
tutorial-public-hint = Later! This turn has exactly the 3 bricks that the Imperial Baths cost.
tutorial-baths = A public building acts once, when it is built, for every card it touches. The Imperial Baths get one point token for each, and one more. Lay them beside your lower Residence and below the farm: two neighbours.
tutorial-baths-hint = There the Baths would touch fewer cards, or miss the area. Look for the corner between farm and lower Residence.
tutorial-colours = Three point tokens. Your area now scores 4 × 1 colour + 3 for the Baths = 7. Markets bring money in the same way, Arenas influence; a School draws cards, of which you keep one. A large area with all four colours around it is the dream of every city.
tutorial-produce = Your 2 gears run all your farms at once. The Vegetable Farm gives 1 money; Grain Farms give brick tokens, Sheep Farms influence. Produce!
tutorial-produce-hint = Those 2 gears are free, and would be lost. Produce first.
tutorial-influence = Round 2, and beside the offer lies an influence card worth 4 points. At the end of the round it goes to whoever alone has the most influence; the winner gives all own tokens back. In a tie it stays. Stars on cards bring influence.
tutorial-race = The Temple of Venus has a star. Be first once more: field 1.
tutorial-race-hint = From there somebody may take the Temple of Venus before you. Field 1 is still free.
tutorial-temple = Your other Builder stands on field 5 again. Take the Temple of Venus.
tutorial-temple-hint = Not bad, but the Temple of Venus suits you: it counts Residences 2, and you have two.
tutorial-pay = The temple costs 2 bricks; the field gives 1. Missing bricks cost 2 money each, and you have 6. Build the temple.
tutorial-pay-hint = You can afford more today: build the Temple of Venus, 1 brick and 2 money.
tutorial-temple-place = A temple scores wherever it stands. Keep the plots beside your Residences for Residences, and lay it to the right of the farm.
tutorial-temple-place-hint = That plot is worth more for something else. Right of the farm is best.
tutorial-temple-points = Each temple has its own wish. Venus gives 2 points for every Residence 2: that is 4. And its star brought you 1 influence token.
tutorial-aqueduct = Marcus has built a Sheep Farm and an Aqueduct. Your last turn of the round: the Aqueduct costs only 1 brick. Build it.
tutorial-aqueduct-hint = Keep that for later. The Aqueduct first.
tutorial-aqueduct-place = One to four Aqueducts score 4, 12, 24 or 40, but each row and each column may hold only one. It may even replace a card. Lay it right of the Baths.
tutorial-aqueduct-place-hint = Possible, but that spoils a good plot or costs you a card. Look right of the Baths.
tutorial-again = Two gears again: produce. That ends your turn, and the round.
tutorial-again-hint = The gears are free. Produce before you end the turn.
tutorial-won = You alone had the most influence, 1 to 0. The token went back, and the card with 4 points is yours. Of tokens that are left at the end, two make a point.
tutorial-end = Five rounds later. Your four Residences 2 touch three colours: 8 × 3 + 3 = 27. Three Aqueducts score 24, three temples 21, influence cards 18, the Residence 4 scores 11, and money 1 each. You win with 103 to 82.
tutorial-farewell = To remember: near the Emperor for the card, far away for bricks and gears; few large areas, many colours; one Aqueduct in each row and column. Everything on the table explains itself when you point at it. Good luck!
