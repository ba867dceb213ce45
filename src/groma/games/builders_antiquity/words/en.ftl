### The Builders: Antiquity in English. Terms as in rules.en.md.

title = The Builders: Antiquity
tagline = Open sites, send your crew to work, and finish buildings for sesterces and points.
window-tension = You have three actions, and the third worker for one site costs as many as the two before. Every coin spent on wages must come back as a building, sooner than the others' do.
window-step-1 = Open building sites and hire workers.
window-step-2 = Send your crew: the first costs one action, the next two, then three.
window-step-3 = Invest in tools, schools or slaves to build faster.
window-step-4 = Who first has 17 points of buildings calls the last round.
box-remark = The rule book shows hardly any of the cards: what they need, provide and bring we have from public programs, and one apprentice is rebuilt so that the four are balanced. Printed are how a game goes, how many cards there are of each kind, all prices, the final scoring and the Lighthouse of Alexandria; where the book is silent, the rules here name our reading.

## Buildings, and what they need and bring

building-house = House
building-market = Market
building-quarry = Quarry
building-trough = Trough
building-trading-post = Trading Post
building-camel-stable = Camel Stable
building-stall = Stall
building-rural-house = Rural House
building-armoury = Armoury
building-shipyard = Shipyard
building-harbour = Harbour
building-archery-range = Archery Range
building-town-hall = Town Hall
building-noble-house = Noble House
building-town-house = Town House
building-temple = Temple
building-barracks = Barracks
building-fortress = Fortress
building-philosophy-school = School of Philosophy
building-forum = Forum
building-ziggurat = Ziggurat
building-palace-of-ashur = Palace of Ashur
building-lighthouse = Lighthouse
building-theatre = Theatre
building-tower-of-babel = Tower of Babel
building-sphinx = Sphinx
building-hanging-gardens = Hanging Gardens
building-colossus = Colossus
building-pyramid = Pyramid
building-saw = Saw
building-drawing-table = Drawing Table
building-scaffold = Scaffold
building-hoist = Hoist
also-building-lighthouse = Lighthouse of Alexandria
also-building-colossus = Colossus of Rhodes
about-house = Needs 1 wood, 1 knowledge; brings 10 sesterces.
about-market = Needs 1 stone, 1 decoration; brings 10 sesterces.
about-quarry = Needs 1 stone, 1 wood; brings 10 sesterces.
about-trough = Needs 1 knowledge, 1 decoration; brings 10 sesterces.
about-trading-post = Needs 1 wood, 1 knowledge; brings 6 sesterces, 1 point.
about-camel-stable = Needs 1 stone, 1 knowledge; brings 6 sesterces, 1 point.
about-stall = Needs 1 wood, 1 decoration; brings 6 sesterces, 1 point.
about-rural-house = Needs 1 stone, 1 decoration; brings 6 sesterces, 1 point.
about-armoury = Needs 1 stone, 1 wood, 2 knowledge; brings 8 sesterces, 2 points.
about-shipyard = Needs 1 stone, 1 knowledge, 2 decoration; brings 8 sesterces, 2 points.
about-harbour = Needs 2 stone, 1 wood, 1 decoration; brings 8 sesterces, 2 points.
about-archery-range = Needs 2 wood, 1 knowledge, 1 decoration; brings 8 sesterces, 2 points.
about-town-hall = Needs 2 stone, 2 knowledge, 2 decoration; brings 10 sesterces, 3 points.
about-noble-house = Needs 2 stone, 2 wood, 2 decoration; brings 10 sesterces, 3 points.
about-town-house = Needs 2 stone, 2 wood, 2 knowledge; brings 10 sesterces, 3 points.
about-temple = Needs 2 wood, 2 knowledge, 2 decoration; brings 10 sesterces, 3 points.
about-barracks = Needs 2 stone, 3 wood, 1 knowledge, 2 decoration; brings 12 sesterces, 4 points.
about-fortress = Needs 3 stone, 2 wood, 2 knowledge, 1 decoration; brings 12 sesterces, 4 points.
about-philosophy-school = Needs 1 stone, 2 wood, 2 knowledge, 3 decoration; brings 14 sesterces, 4 points.
about-forum = Needs 2 stone, 1 wood, 3 knowledge, 2 decoration; brings 12 sesterces, 3 points.
about-ziggurat = Needs 1 stone, 2 wood, 3 knowledge, 4 decoration; brings 14 sesterces, 5 points.
about-palace-of-ashur = Needs 3 stone, 1 wood, 4 knowledge, 2 decoration; brings 14 sesterces, 5 points.
about-lighthouse = Needs 2 stone, 4 wood, 1 knowledge, 3 decoration; brings 14 sesterces, 5 points.
about-theatre = Needs 4 stone, 3 wood, 2 knowledge, 1 decoration; brings 14 sesterces, 5 points.
about-tower-of-babel = Needs 3 stone, 1 wood, 5 knowledge, 3 decoration; brings 15 sesterces, 6 points.
about-sphinx = Needs 3 stone, 5 wood, 1 knowledge, 3 decoration; brings 15 sesterces, 6 points.
about-hanging-gardens = Needs 2 stone, 3 wood, 4 knowledge, 5 decoration; brings 17 sesterces, 7 points.
about-colossus = Needs 5 stone, 4 wood, 3 knowledge, 2 decoration; brings 17 sesterces, 7 points.
about-pyramid = Needs 4 stone, 4 wood, 4 knowledge, 4 decoration; brings 18 sesterces, 8 points.
about-saw = Needs 1 knowledge, 2 decoration; brings 2 points. A machine: once finished it joins your crew and provides 3 wood without a wage.
about-drawing-table = Needs 2 stone, 1 decoration; brings 2 points. A machine: once finished it joins your crew and provides 3 knowledge without a wage.
about-scaffold = Needs 1 stone, 2 wood; brings 2 points. A machine: once finished it joins your crew and provides 3 decoration without a wage.
about-hoist = Needs 1 wood, 2 knowledge; brings 2 points. A machine: once finished it joins your crew and provides 3 stone without a wage.

## Crew cards: workers, slaves or freedmen, machines

crew-master-1 = master 1
crew-master-2 = master 2
crew-master-3 = master 3
crew-master-4 = master 4
crew-journeyman-1 = journeyman 1
crew-journeyman-2 = journeyman 2
crew-journeyman-3 = journeyman 3
crew-journeyman-4 = journeyman 4
crew-journeyman-5 = journeyman 5
crew-journeyman-6 = journeyman 6
crew-labourer-1 = labourer 1
crew-labourer-2 = labourer 2
crew-labourer-3 = labourer 3
crew-labourer-4 = labourer 4
crew-apprentice-1 = apprentice 1
crew-apprentice-2 = apprentice 2
crew-apprentice-3 = apprentice 3
crew-apprentice-4 = apprentice 4
crew-syrus = Syrus
crew-thrax = Thrax
crew-davus = Davus
crew-lydus = Lydus
crew-geta = Geta
crew-phryx = Phryx
crew-saw = Saw
crew-drawing-table = Drawing Table
crew-scaffold = Scaffold
crew-hoist = Hoist
slave-syrus = Syrus
slave-thrax = Thrax
slave-davus = Davus
slave-lydus = Lydus
slave-geta = Geta
slave-phryx = Phryx
about-master-1 = Provides 2 stone, 3 decoration; wage 5.
about-master-2 = Provides 3 stone, 2 wood; wage 5.
about-master-3 = Provides 3 wood, 2 knowledge; wage 5.
about-master-4 = Provides 3 knowledge, 2 decoration; wage 5.
about-journeyman-1 = Provides 3 stone, 1 knowledge; wage 4.
about-journeyman-2 = Provides 1 stone, 3 knowledge; wage 4.
about-journeyman-3 = Provides 1 stone, 1 wood, 1 knowledge, 1 decoration; wage 4.
about-journeyman-4 = Provides 1 stone, 1 wood, 1 knowledge, 1 decoration; wage 4.
about-journeyman-5 = Provides 3 wood, 1 decoration; wage 4.
about-journeyman-6 = Provides 1 wood, 3 decoration; wage 4.
about-labourer-1 = Provides 1 wood, 2 decoration; wage 3.
about-labourer-2 = Provides 2 stone, 1 decoration; wage 3.
about-labourer-3 = Provides 2 wood, 1 knowledge; wage 3.
about-labourer-4 = Provides 1 stone, 2 knowledge; wage 3.
about-apprentice-1 = Provides 1 wood, 1 knowledge; wage 2.
about-apprentice-2 = Provides 1 wood, 1 decoration; wage 2.
about-apprentice-3 = Provides 1 stone, 1 knowledge; wage 2.
about-apprentice-4 = Provides 1 stone, 1 decoration; wage 2.
about-syrus = Provides 2 stone, 2 decoration. A slave costs 7 sesterces and has no wage. Freeing takes 1 action while available, or 5 sesterces at the end; who stays a slave costs 1 point. A freedman has a wage of 4, may be educated and carry a tool.
about-thrax = Provides 2 knowledge, 2 decoration. A slave costs 7 sesterces and has no wage. Freeing takes 1 action while available, or 5 sesterces at the end; who stays a slave costs 1 point. A freedman has a wage of 4, may be educated and carry a tool.
about-davus = Provides 2 stone, 2 knowledge. A slave costs 7 sesterces and has no wage. Freeing takes 1 action while available, or 5 sesterces at the end; who stays a slave costs 1 point. A freedman has a wage of 4, may be educated and carry a tool.
about-lydus = Provides 2 stone, 2 wood. A slave costs 7 sesterces and has no wage. Freeing takes 1 action while available, or 5 sesterces at the end; who stays a slave costs 1 point. A freedman has a wage of 4, may be educated and carry a tool.
about-geta = Provides 2 wood, 2 decoration. A slave costs 7 sesterces and has no wage. Freeing takes 1 action while available, or 5 sesterces at the end; who stays a slave costs 1 point. A freedman has a wage of 4, may be educated and carry a tool.
about-phryx = Provides 2 wood, 2 knowledge. A slave costs 7 sesterces and has no wage. Freeing takes 1 action while available, or 5 sesterces at the end; who stays a slave costs 1 point. A freedman has a wage of 4, may be educated and carry a tool.

## Tools, universities and the four resources

tool-hammer = hammer
tool-hand-saw = hand saw
tool-square = set square
tool-brush = brush
about-hammer = A tool for 2 sesterces. It adds 1 stone to the worker, freedman or machine that takes it along, and is unused again when the building is finished.
about-hand-saw = A tool for 2 sesterces. It adds 1 wood to the worker, freedman or machine that takes it along, and is unused again when the building is finished.
about-square = A tool for 2 sesterces. It adds 1 knowledge to the worker, freedman or machine that takes it along, and is unused again when the building is finished.
about-brush = A tool for 2 sesterces. It adds 1 decoration to the worker, freedman or machine that takes it along, and is unused again when the building is finished.
university-stone = university of stone
university-wood = university of wood
university-knowledge = university of knowledge
university-decoration = university of decoration
about-stone = A university for 7 sesterces: one available worker, freedman or machine provides 3 stone for the rest of the game; the wage stays. Nobody is educated twice.
about-wood = A university for 7 sesterces: one available worker, freedman or machine provides 3 wood for the rest of the game; the wage stays. Nobody is educated twice.
about-knowledge = A university for 7 sesterces: one available worker, freedman or machine provides 3 knowledge for the rest of the game; the wage stays. Nobody is educated twice.
about-decoration = A university for 7 sesterces: one available worker, freedman or machine provides 3 decoration for the rest of the game; the wage stays. Nobody is educated twice.
resource-stone = stone
resource-wood = wood
resource-knowledge = knowledge
resource-decoration = decoration
code-stone = S
code-wood = W
code-knowledge = K
code-decoration = D

## Counted things, after a number

one-action = action
many-action = actions
one-coin = sesterce
many-coin = sesterces
one-point = point
many-point = points
one-stone = stone
many-stone = stone
one-wood = wood
many-wood = wood
one-knowledge = knowledge
many-knowledge = knowledge
one-decoration = decoration
many-decoration = decoration

## Parts of sentences, shared by the messages below

part-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
part-coins = { $coins ->
        [one] 1 sesterce
       *[other] { $coins } sesterces
    }
part-money = { $money ->
        [one] 1 sesterce
       *[other] { $money } sesterces
    }
part-price = { $price ->
        [one] 1 sesterce
       *[other] { $price } sesterces
    }
part-actions = { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }
part-loans = { $loans ->
        [0] no loan
        [one] 1 loan
       *[other] { $loans } loans
    }
part-total = { $tenths ->
        [0] { $total ->
            [one] 1 point
           *[other] { $total } points
        }
       *[other] { $total }.{ $tenths } points
    }
part-wage = { $wage ->
        [0] no wage
       *[other] wage { $wage }
    }
part-brought = { $coins ->
        [0] { part-points }
       *[other] { $points ->
            [0] { part-coins }
           *[other] { part-coins }, { part-points }
        }
    }
part-then = { $machine ->
        [0] { "" }
       *[other] , then provides { $provides }
    }
part-later = { $machine ->
        [0] { "" }
       *[other] { $ears ->
            [0] , then gives { $signs }
           *[other] { part-then }
        }
    }
part-cover = { $part ->
        [0] { "" }
       *[other] ; { $ears ->
            [0] { $cover_signs }
           *[other] { $covers }
        }
    }
part-closes = { $closes ->
        [0] { "" }
       *[other] ; ends your turn
    }
part-gives = { $ears ->
        [0] { $signs }
       *[other] { $provides }
    }
part-could = { $finished ->
        [0] { $later ->
            [0] { part-cover }
           *[other] { "" }
        }
       *[other] ; could finish now: { $ears ->
            [0] { $site_signs }
           *[other] { $sites }
        }
    }{ $later ->
        [0] { "" }
       *[other] ; could finish in your next turn: { $ears ->
            [0] { $later_signs }
           *[other] { $later_sites }
        }
    }
part-does = { $finished ->
        [0] { $part ->
            [0] { $late ->
                [0] ; nothing that your sites need
                [2] { "" }
               *[other] ; finishes nothing any more
            }
           *[other] { part-cover }
        }
       *[other] { $ears ->
            [0] ; finishes { $site_signs }
           *[other] ; finishes { $sites }
        }
    }
part-starters = { $count ->
        [0] { "" }
       *[other] ; once opened, of yours could finish it: { $teams }
    }
part-as-coins = { part-coins } if taken as coins
part-outcome = { $done ->
        [0] then still missing: { $missing }
       *[other] finishes it ({ $gain })
    }
part-finished = { $done ->
        [0] { "" }
       *[other] ; then { $brings }
    }
part-finishing = { $closes ->
        [0] Send and finish
       *[other] Finish, turn ends
    }
part-stays = { $educated ->
        [0] { "" }
       *[other] , educated ({ $school })
    }
part-last = reached { $end } points: { $seats }. { $count ->
        [0] Nobody plays after this turn.
       *[other] After this turn still: { $after }.
    }
part-round = { $last ->
        [0] { "" }
        [1] The last round:{" "}
       *[other] Perhaps the last round ({ $near } could reach { $end } points):{" "}
    }
part-round-short = { $last ->
        [0] { "" }
        [1] Last round:{" "}
       *[other] Last round?{" "}
    }
part-quiet = { $rounds ->
        [one] 1 quiet round
       *[other] { $rounds } quiet rounds
    } so far; after { $most } in a row the game ends

## Signs in short forms, which a board may draw

sign-coin = [sign:coin|sesterces]

## What happened

note-apprentice = { $seat } begins with { $crew }.
    .short = begins with { $crew }
note-starts = { $seat } is the start player.
    .short = start player
note-building-comes = New in the building row: { $building }.
    .short = { "" }
note-worker-comes = New in the worker row: { $crew }.
    .short = { "" }
note-next-building = Next in the building stack: { $building }.
    .short = { "" }
note-next-worker = Next in the worker stack: { $crew }.
    .short = { "" }
note-turn-begins = Round { $round }: { $seat } has the turn.
    .short = Round { $round }
note-opened = { $seat } opens a site: { $building }.
    .short = opens { $building }
note-recruited = { $seat } recruits { $crew }.
    .short = recruits { $crew }
note-took-coins = { $seat } takes { part-coins } for { part-actions }.
    .short = takes { $coins } { sign-coin }
note-bought-action = { $seat } buys an action for { part-coins }.
    .short = an action for { $coins } { sign-coin }
note-ended-turn = { $seat } ends the turn; lost: { $lost ->
        [one] 1 action
       *[other] { $lost } actions
    }.
    .short = { $lost ->
            [0] { "" }
            [one] 1 action lost
           *[other] { $lost } actions lost
        }
note-sent = { $seat } sends { $crew } to { $building } ({ part-actions }, { part-wage }).
    .short = { $crew } to { $building }{ $wage ->
            [0] { "" }
           *[other] { ", " }{ $wage } { sign-coin }
        }
note-sent-with = { $seat } sends { $crew } with { $tool } to { $building } ({ part-actions }, { part-wage }).
    .short = { $crew } { $tool } to { $building }{ $wage ->
            [0] { "" }
           *[other] { ", " }{ $wage } { sign-coin }
        }
note-finished = { $seat } finishes { $building }: { part-brought }.
    .short = finishes { $building }{ $coins ->
            [0] { "" }
           *[other] { ", " }{ $coins } { sign-coin }
        }
note-machine-ready = { $crew } joins the crew of { $seat }.
    .short = gains { $crew }
note-bought-slave = { $seat } buys the slave { $crew } for { part-coins }.
    .short = buys { $crew } for { $coins } { sign-coin }
note-bought-tool = { $seat } buys a tool for { part-coins }: { $tool }.
    .short = buys { $tool } for { $coins } { sign-coin }
note-educated = { $seat } educates { $crew } for { part-coins }: { $university }.
    .short = { $crew } learns { $university }
note-took-loan = { $seat } takes a loan: { part-coins }.
    .short = loan: { $coins } { sign-coin }
note-repaid = { $seat } repays a loan: { part-coins }.
    .short = repays { $coins } { sign-coin }
note-freed = { $seat } frees { $crew }.
    .short = frees { $crew }
note-last-round = { $seat } has { part-points }: the game ends with this round.
    .short = the last round
note-quiet-round = Quiet round { $rounds } in a row; after { $most } the game ends.
    .short = quiet round { $rounds } of { $most }
note-standstill = Nothing but money has moved for three rounds: the game ends.
    .short = standstill, the end
note-no-more-rounds = The game ends after round { $rounds }.
    .short = the end after round { $rounds }
note-freed-at-end = Before the scoring { $seat } frees { $crew } for { part-coins }.
    .short = frees { $crew } for { $coins } { sign-coin }
note-repaid-at-end = Before the scoring { $seat } repays { part-loans }: { part-coins }.
    .short = repays { $loans }, { $coins } { sign-coin }

## What a player can do

move-open = { $ears ->
        [0] Open { $building }: { $need_signs }; { $gain_signs }
       *[other] Open { $building }: needs { $needs }; brings { $gain }
    }{ part-later }{ $alone ->
        [0] { "" }
       *[other] ; { $ears ->
            [0] alone, now: { $crew }
           *[other] could finish it alone in this turn: { $crew }
        }
    }{ $later ->
        [0] { "" }
       *[other] ; { $ears ->
            [0] alone, next turn: { $later_crew }
           *[other] could finish it alone in your next turn: { $later_crew }
        }
    }{ part-closes }
    .short = Open { $building }{ part-closes }
    .deed = { $closes ->
            [0] Open the site
           *[other] Open, turn ends
        }
move-recruit = Recruit { $who } ({ part-gives }), { $wage }{ part-could }{ part-closes }
    .short = Recruit { $who }
    .bare = Recruit { $who } ({ part-gives }), { $wage }{ part-closes }
    .deed = { $closes ->
            [0] Recruit
           *[other] Recruit, turn ends
        }
move-coins = Take coins: { part-actions } for { part-coins }{ part-closes }
    .short = { part-actions } for { $coins } { sign-coin }{ part-closes }
    .deed = { $closes ->
            [0] Take coins
           *[other] Coins, turn ends
        }
move-buy-action = Buy an action for { part-price }; then { part-actions }, { part-money }
    .short = 1 more action for { $price } { sign-coin }
    .deed = Buy an action
move-end = End the turn{ $actions ->
        [0] { "" }
       *[other] ; lost: { part-actions } ({ part-as-coins })
    }
    .short = End the turn
    .deed = End the turn
move-send = Send { $who } ({ part-gives }), { $wage }{ part-does }{ part-closes }
    .short = Send { $who }, { $wage }{ $finished ->
            [0] { "" }
            [1] ; then { $brings }
           *[other] ; then 1 of { $finished } done
        }
    .bare = Send { $who } ({ part-gives }), { $wage }{ part-closes }
    .deed = { $finished ->
            [0] { $closes ->
                [0] Send
               *[other] Send, turn ends
            }
           *[other] { part-finishing }
        }
move-slave = { $ears ->
        [0] Buy the slave { $slave } for { $price } ({ $signs }); not freed: -{ $points }
       *[other] Buy the slave { $slave } for { part-price } ({ $provides }), no wage; { part-points } lost if he is not freed by the end
    }{ part-could }{ part-closes }
    .short = Buy { $slave } for { $price } { sign-coin }{ part-closes }
    .deed = { $closes ->
            [0] Buy the slave
           *[other] Buy, turn ends
        }
move-tool = Buy a tool for { part-price }: { $tool }, +{ $adds }{ $helped ->
        [0] { "" }
       *[other] ; with it could finish alone now: { $crew }
    }{ $later ->
        [0] { "" }
       *[other] ; with it could finish alone in your next turn: { $later_crew }
    }{ part-closes }
    .short = Buy { $tool } for { $price } { sign-coin }{ part-closes }
    .deed = { $closes ->
            [0] Buy the tool
           *[other] Buy, turn ends
        }
move-university = { $ears ->
        [0] Buy the { $university } for { part-price }
       *[other] Buy the { $university } for { part-price }: somebody provides { $sets } from now on
    }{ part-closes }
    .short = Buy { $university } for { $price } { sign-coin }
    .deed = Educate
move-loan = Take a loan: { $gain ->
        [one] 1 sesterce
       *[other] { $gain } sesterces
    } now; { $ears ->
        [0] repay { $price }
       *[other] repaying costs { $price }
    }, or lose { part-points }{ part-closes }
    .short = { $gain } { sign-coin } now; repay { $price }{ part-closes }
    .deed = Take the loan
move-repay = Repay a loan for { part-price }, no action; saves { part-points }; then { part-loans }{ part-closes }
    .short = Repay a loan for { $price } { sign-coin }
    .deed = Repay
move-free = Free { $who } for 1 action: { $ears ->
        [0] wage { $wage } then; { part-points } saved, or { $price } ses
       *[other] as a freedman he has a wage of { $wage }, may carry tools and be educated; saves { part-points }, or { part-price } at the end
    }{ part-closes }
    .short = Free { $who } for 1 action{ part-closes }
    .deed = Set free
move-at = { $building }: { part-actions }; { part-outcome }{ $helper ->
        [0] { "" }
       *[other] ; with { $tool } it would be finished
    }{ part-closes }
    .short = To { $building }, { $wage }{ part-finished }
    .bare = { $building }: { part-actions }{ part-closes }
    .deed = { $done ->
            [0] { $closes ->
                [0] Send
               *[other] Send, turn ends
            }
           *[other] { part-finishing }
        }
move-with = With { $tool }, +{ $adds }{ $idle ->
        [0] { "" }
       *[other] , of no use here
    }: { part-outcome }{ part-closes }
    .short = With { $tool }{ part-finished }
    .bare = With { $tool }, +{ $adds }{ part-closes }
    .deed = { $done ->
            [0] { $closes ->
                [0] Send with the tool
               *[other] Send, turn ends
            }
           *[other] { part-finishing }
        }
move-bare = Without a tool: { part-outcome }{ part-closes }
    .short = Without a tool{ part-finished }
    .bare = Without a tool{ part-closes }
    .deed = { $done ->
            [0] { $closes ->
                [0] Send without a tool
               *[other] Send, turn ends
            }
           *[other] { part-finishing }
        }
move-teach = { $who } ({ $provides }): { $only ->
        [0] { $before ->
            [0] gains { $gets }
            [3] changes nothing
           *[other] { $gets } instead of { $before }
        }
       *[other] then only { $gets }
    }{ part-closes }
    .deed = { $closes ->
            [0] Educate
           *[other] Educate, turn ends
        }

## What is asked

ask-act = { part-round }{ $actions ->
        [0] No action left, { part-money }
       *[other] { part-actions } and { part-money }
    }. What do you do?
    .short = { part-round-short }{ $actions ->
            [0] No action left: buy one, or end?
           *[other] { part-actions } left: what do you do?
        }
ask-site = Where does { $who } go? ({ $provides }; { $wage }; you have { part-actions }, { part-money })
    .short = Where does { $who } go?
ask-tool = Which tool does { $who } take to { $site }? (missing there so far: { $missing }; you have { part-actions }, { part-money })
    .short = Which tool for { $who }?
ask-pupil = Who gets the { $school }? (you have { part-money })
    .short = Who gets { $school }?

## Why not

refused-BA-3-1 = You have no open site. Open one first.
refused-BA-3-3 = This card is busy on a site: it stays there until the building is finished.
refused-BA-3-6 = This costs { part-price }, and you have { part-money }.
refused-BA-4-2 = You have no action left. You may buy one for 5 sesterces.
refused-BA-4-5 = At this table you must use all your actions before you end your turn. You can always take coins.
refused-BA-5-6 = This place of the row is empty.
refused-BA-6-1 = This is not yours: you send your own crew to your own open sites.
refused-BA-6-9 = You have too few actions for that: each further card to the same site in a turn costs one action more.
refused-BA-6-23 = You do not have so many actions.
refused-BA-7-1 = You have invested in this turn already. It is allowed once.
refused-BA-7-2 = This investment is gone.
refused-BA-7-6 = { $own ->
        [0] { $slave } is not your slave.
       *[other] { $slave } is busy on a site: only an available slave can be freed.
    }
refused-BA-7-8 = { $slave } is a freedman already.
refused-BA-7-11 = You do not have this tool.
refused-BA-7-13 = This tool is in use: it is unused again when the building is finished.
refused-BA-7-18 = You have no loan to repay.
refused-BA-7-21 = This card is not yours.
refused-BA-7-22 = Only somebody available can be educated: nobody who is busy.
refused-BA-7-23 = A slave cannot be educated, a freedman can.
refused-BA-7-24 = This card has been educated already. It is allowed once.
refused-BA-8-6 = At this table machines are not educated.

## The score sheet

row-buildings = Buildings
row-machines = Machines
row-coins = Sesterces
row-slaves = Slaves not freed
row-loans = Loans not repaid
row-settlement = Freeing and repaying at the end

# The rows where there is little room
short-row-buildings = buildings
short-row-machines = machines
short-row-coins = money
short-row-slaves = slaves
short-row-loans = loans
short-row-settlement = settling at the end

line-BA-6-14 = { $building }
line-BA-8-3 = { $building }
line-BA-10-5 = { part-coins }
line-BA-10-4 = { $freed ->
        [0] { "" }
        [one] freeing 1 slave
       *[other] freeing { $freed } slaves
    }{ $repaid ->
        [0] { "" }
       *[other] { $freed ->
            [0] { "" }
           *[other] {" "}and{" "}
        }{ $repaid ->
            [one] repaying 1 loan
           *[other] repaying { $repaid } loans
        }
    } saves the points lost above, less { part-coins }
line-BA-10-3 = { $loans ->
        [0] { $slaves ->
            [one] 1 slave not freed
           *[other] { $slaves } slaves not freed
        }{ $busy ->
            [0] { "" }
           *[other] , still on a site: { $busy }
        }
        [one] 1 loan not repaid
       *[other] { $loans } loans not repaid
    }

## Settings

setting-bank-unlimited = The bank never runs out of money; otherwise it has only the 108 sesterces of the box.
setting-reveal-top-building = The next building of the stack lies open.
setting-reveal-top-worker = The next worker of the stack lies open.
setting-university-mode = What a university makes of the resources of a worker.
value-university-mode-slot = one becomes 3, the others stay
value-university-mode-total = 3 of one, nothing else
setting-machines-use-tools = Finished machines may carry tools.
setting-machines-be-educated = Finished machines can be educated.
setting-repaid-loans-return = A repaid loan goes back to its stack and can be taken again.
setting-must-spend-actions = You must use all your actions before you end your turn.
setting-merged-exchange = Actions that you exchange for coins in one turn are added up.
setting-stops = When a game ends that has come to a standstill.
value-stops-both = after 3 quiet rounds or round 60
value-stops-standstill = after 3 quiet rounds
value-stops-rounds = after round 60

## The table in sentences

help-game = In your turn you have 3 actions; more cost 5 sesterces each. Open a site, recruit, send somebody to a site, invest once, free a slave, or take coins for actions. The first card you send to a site in a turn costs 1 action, the second 2, the third 3. Crew cards have names, as master 1, Davus or Saw; "show" and the name of a site tells what is missing there and who of yours could finish it at which price. In the end each sesterce counts a tenth of a point. When somebody has 17 points of buildings, the round is played to its end.

show-absent = "{ $name }" is not on the table now. Buildings and workers that are not are still in their stacks.
say-heading-over = The game is over
say-heading-stage = The turn
say-heading-last = The last round
say-heading-buildings = Building row
say-heading-workers = Worker row
say-heading-stock = Investments
say-heading-you = You: { $seat }
say-heading-seat = { $seat }
say-heading-sites = Open sites: { $seat }

say-now-last = Last round; { part-last }
say-now-near = Perhaps the last round: { $near } could reach { $end } points.
say-now-quiet = { part-quiet }.

say-over = The game ended in round { $round }; { $start } began.
say-turn = { $seat } has the turn, with { part-actions } left{ $invested ->
        [0] { "" }
       *[other] , and has invested
    }.
say-round = Round { $round }; { $start } is the start player.
say-last = This is the last round; { part-last }
say-quiet = { part-quiet }.
say-bank = The bank has { part-money }.

say-building-stack = { $count ->
        [0] The building stack is empty.
        [one] 1 more building in the stack.
       *[other] { $count } more buildings in the stack.
    }
say-building = Building row, place { $slot }: { $building } needs { $needs } and brings { $gain }{ part-then }{ part-starters }.
say-building-gap = Building row, place { $slot }: empty.
say-next-building = Next in the building stack: { $building } needs { $needs } and brings { $gain }{ part-then }{ part-starters }.
say-worker-stack = { $count ->
        [0] The worker stack is empty.
        [one] 1 more worker in the stack.
       *[other] { $count } more workers in the stack.
    }
say-worker = Worker row, place { $slot }: { $who } provides { $provides }, { $wage }.
say-worker-gap = Worker row, place { $slot }: empty.
say-next-worker = Next in the worker stack: { $who } provides { $provides }, { $wage }.
say-stock-slaves = Slaves for { part-price } each: { $slaves }.
say-stock-tools = Tools for { part-price } each: { $tools }.
say-stock-schools = Universities for { part-price } each: { $schools }.
say-stock-loans = Loans left: { $loans } ({ $gain } sesterces now, { $price } to repay).

say-purse = { $owner } has { part-money }, { part-points } of buildings; { $over ->
        [0] score now
       *[other] score
    }: { part-total }.
say-slaves = Slaves of { $owner }: { $slaves }. Freeing: 1 action while available, or { part-price } at the end; else each costs { part-points }.
say-loans = { $owner } has { part-loans }: repay { part-price } each, or lose { part-points } each.
say-slaves-left = { $owner } has not freed { $slaves }: { $count ->
        [one] { part-points } lost
       *[other] { part-points } lost for each
    }.
say-loans-left = { $owner } could not repay { part-loans }: { $loans ->
        [one] { part-points } lost
       *[other] { part-points } lost for each
    }.
say-settlement = If the game ended now, { $owner } would { $count ->
        [0] { "" }
       *[other] free { $freed }{ $loans ->
            [0] { "" }
           *[other] {" "}and{" "}
        }
    }{ $loans ->
        [0] { "" }
       *[other] repay { part-loans }
    }.
say-tools = Unused tools of { $owner }: { $tools }.
say-finished = Finished by { $owner }: { $buildings }.
say-crew = { $count ->
        [0] { $owner } has no crew.
        [one] Crew of { $owner }: 1 card, { $idle } available.
       *[other] Crew of { $owner }: { $count } cards, { $idle } available.
    }
say-card = Available to { $owner }: { $who } ({ $provides }), { $wage }{ part-stays }.
say-card-busy = Busy for { $owner } on { $site }: { $who } ({ $provides }){ $carries ->
        [0] { "" }
       *[other] {" "}with { $tool }
    }, { $wage }{ part-stays }.
say-sites = { $count ->
        [one] { $owner } has 1 open site.
       *[other] { $owner } has { $count } open sites.
    }
say-site = { $building }, site of { $owner }: needs { $needs }; { $count ->
        [0] nothing is there yet
       *[other] has { $provided }; missing { $missing }; at work: { $crew }
    }; brings { $gain }{ $actions ->
        [0] { "" }
       *[other] ; the next one sent costs { part-actions }
    }.
say-teams = { $building }, site of { $owner }: { $count ->
        [0] { $idle ->
            [0] nobody is available
           *[other] { $lacks ->
                [0] { $late ->
                    [0] nobody available could finish it, not even three together
                   *[other] it is too dear to be finished any more
                }
               *[other] { $idle ->
                    [one] the only one available could not finish it; then still missing: { $lack }
                   *[other] those available could not finish it, not even all together; then still missing: { $lack }
                }
            }
        }
       *[other] could be finished by { $teams }
    }.

say-legend-resources = (S stone, W wood, K knowledge, D decoration)
say-legend-buildings = (ses sesterces, pts points)
say-legend-workers = (S stone, W wood, K knowledge, D decoration)
say-legend-crew = (S stone, W wood, K knowledge, D decoration; * by university)
say-legend-sites = (1/2: has 1 of 2; act: actions for the next one sent there)
say-legend-teams = (last: who could finish it, for how many actions, wages + bought actions)

# Signs in the tables
say-sign-coins = ses
say-sign-points = pts
say-sign-wage = wage
say-sign-actions = act
say-sign-next = next
say-sign-still = still
say-sign-idle = available
say-sign-slave = slave
say-sign-freedman = freedman

# Small words
say-slave = the slave
say-freedman = the freedman
say-with = with
say-and = and
say-or = or
say-provides = provides
say-wage = wage
say-no-wage = no wage
say-bought = bought of them:
say-bought-for = for
say-wages = wages
say-in-all = in all
say-still = then missing
say-covers = covers
say-of = of
say-the-slave = the slave
say-the-freedman = the freedman
say-the-saw = the Saw
say-the-drawing-table = the Drawing Table
say-the-scaffold = the Scaffold
say-the-hoist = the Hoist
say-too-dear = too dear now

## Words with which a line may begin, beside the names of the moves

verb-open = open begin
verb-recruit = recruit hire
verb-coins = take get coins
verb-buy-action = buy
verb-end = end
verb-send = send
verb-slave = buy slave
verb-tool = buy tool
verb-university = buy university
verb-loan = take loan
verb-repay = repay
verb-free = free
verb-at = to at
verb-with = with
verb-bare = without
verb-teach = teach educate for

## What the game is about

term-slave = slave
about-term-slave = A crew card for 7 sesterces and 1 action. A slave works without a wage, but carries no tool and is not educated. Whoever is not freed by the end costs 1 point. Freeing takes 1 action while the slave is available, or 5 sesterces at the end.
term-freedman = freedman
about-term-freedman = A slave who was freed: from then on a worker with a wage of 4, who may carry a tool and be educated, and costs no point.
term-tool = tool
about-term-tool = For 2 sesterces and 1 action. A worker, freedman or machine takes it along to a site and provides 1 more of its resource there; when the building is finished, it is unused again.
term-loan = loan
about-term-loan = 10 sesterces now, for 1 action. Repaying costs 15 sesterces and no action, in your turn or at the end; a loan that is not repaid costs 2 points.
term-university = university
about-term-university = For 7 sesterces and 1 action. One available worker, freedman or machine provides 3 of its resource for the rest of the game; the wage stays. Nobody is educated twice.
term-machine = machine
about-term-machine = A building that brings 2 points and no money; once finished it joins your crew and works without a wage. It may carry a tool and be educated like a worker.
term-action = action
about-term-action = You have 3 in a turn; more cost 5 sesterces each. Those you do not need you can exchange: 1 for 1 sesterce, 2 for 3, 3 for 6. None is kept for the next turn.

## The tutorial: a message for each step; a hint answers whoever picks something else

tutorial-welcome = Welcome, Livia! You are a builder. Open sites, send your crew to work, finish buildings. Whoever has 17 points at the end of a turn starts the last round. Three actions a turn, shown by the red discs; you begin with 10 sesterces and an apprentice.
tutorial-rows = In the upper row lie the buildings. The columns are what they need: stone, wood, knowledge, decoration. Coins are sesterces, a red seal is points. Below them wait workers; their signs show what they provide and, on the silver coin, their wage.
tutorial-open = Your apprentice provides 1 wood and 1 knowledge, and just that is what the House needs. It brings 10 sesterces. Opening a site costs an action and no money. Open the House.
tutorial-open-hint = A fine building, but your apprentice alone could not finish it. Open the House.
tutorial-send = Your site! Dashed glyphs are missing; point at your apprentice and you see what he would add. It costs one action and his wage of 2. Send him.
tutorial-send-hint = Money later, work first. Send your apprentice to the House.
tutorial-recruit = Finished at once: 10 sesterces, and the apprentice is available again. One action is left. Recruit labourer 1, with 1 wood and 2 decoration: it costs the action and no money, his wage comes with each job.
tutorial-recruit-hint = Also possible. For our plan we need decoration: recruit labourer 1.
tutorial-end-turn = No action is left. The dashed disc would sell you one more for 5 sesterces; not now. End your turn.
tutorial-end-turn-hint = Save the sesterces for the next turn. End your turn.
tutorial-machine = Marcus has hired two workers and opened the Town Hall. Now a machine: the Saw brings 2 points, and once it is finished it works for you without a wage. Open it.
tutorial-machine-hint = Not yet. Machines pay best early: open the Saw.
tutorial-slave = It needs 1 knowledge and 2 decoration. Once a turn you may invest, for an action and the price. The slave Thrax provides 2 knowledge and 2 decoration and has no wage; he costs 7. Whoever is still a slave in the end costs a point. Buy Thrax.
tutorial-slave-hint = That is allowed, but Thrax alone could finish the Saw: buy him.
tutorial-finish-saw = All that is missing is in his columns. One action, no wage: send Thrax.
tutorial-finish-saw-hint = That would leave the Saw unfinished. Send Thrax.
tutorial-joined = 2 points, and the Saw is in your crew: 3 wood for nothing. You can free Thrax for an action while he is available, or for 5 sesterces at the very end. A freedman costs 4 each time, but may carry tools and be educated.
tutorial-tool = The Camel Stable needs 1 stone and 1 knowledge. Nobody of yours has stone, but a hammer adds one to whoever takes it along. Tools cost 2 and are never used up. Buy the hammer.
tutorial-tool-hint = Another time. Stone is missing: buy the hammer.
tutorial-with-whom = The Camel Stable is open. Below it stands who could finish it, for how many actions and sesterces. Your apprentice has the knowledge: send him.
tutorial-with-whom-hint = He could not finish it. Send the apprentice; he takes the hammer along.
tutorial-with = Slaves carry no tools; workers, freedmen and machines do, one each. Give him the hammer.
tutorial-with-hint = Without it stone would be missing. Choose the hammer.
tutorial-rival = 6 sesterces and a point; the hammer is unused again. Beside the table you see how far Marcus is: the bar shows his Town Hall. A click on him shows everything he has.
tutorial-hoist = A second machine: the Hoist gives 3 stone. It needs 1 wood and 2 knowledge; the Saw and Thrax have that together, both without a wage. Open the Hoist.
tutorial-hoist-hint = That can wait. Open the Hoist.
tutorial-first-card = The first card that you send to a site in a turn costs 1 action, the second 2, the third 3: look at the red dot on the site. Send Thrax first.
tutorial-first-card-hint = Thrax brings the knowledge. Send him.
tutorial-buy = Two dots now: the next card costs 2 actions, and you have one. You could wait for your next turn, when it costs 1 again. But a machine is worth it today: buy an action for 5 sesterces.
tutorial-buy-hint = Buy an action: the dashed disc beside the red ones.
tutorial-second-card = Two actions for one card. Send the Saw: it has the wood.
tutorial-second-card-hint = Wood is missing: send the Saw.
tutorial-bare = A finished machine is like a worker: it could be educated, and it could take the hammer along. But no stone is missing here. Send it without a tool, and the Hoist is finished.
tutorial-bare-hint = It would work, but the hammer is of no use there. Choose no tool.
tutorial-school = 5 points each. Marcus has invested in a university: his journeyman 2 provides 3 decoration for the rest of the game, all else and the wage as before; the blue frame tells. A loan brings 10 sesterces at once, but repaying costs 15, and an open loan 2 points.
tutorial-money = Nothing useful to do? Actions can be taken as sesterces: one brings 1, two bring 3, three bring 6. Let us look ahead to the end.
tutorial-settlement = You have 21 points and ended the game. Then everybody settles: slaves are freed for 5 sesterces each and loans repaid for 15, as far as the money goes; Thrax is free now. What is left counts a tenth of a point for each sesterce. A click on your points shows it step by step.
tutorial-farewell = 21.5 to 14.2: you have won. Small sites for money first, machines early, then the great buildings. Open your own site office now!
