### Words of The Builders' board only; what buildings and crew are called and do stands in the game's own file.

panes = Parts of the board
pane-market = Rows
pane-sites = My sites
pane-stock = Investments

buildings = Building row
workers = Worker row
next = Next building: { $name }; { $left } in the stack
left = { $left ->
        [0] none left
       *[other] { $left } left
    }
gone = none left

alone = One of your available cards has all that it needs.

investments = Investments
slaves = Slaves
tools = Tools
universities = Universities
loans = Loans ({ $left })
loan = Loan
about-loan = You get { $gain } sesterces now. Repaying costs { $repay }; a loan that is not repaid costs { $penalty } points in the end.
invested = Already invested this turn

missing = missing: { $missing }
provides = Provides { $amounts }
crew-there = There: { $crew }
next-card = The next card costs { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
next-card-short = next
finishes = Finishes it: { $coins ->
        [0] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] { $coins } sesterces{ $points ->
            [0] { "" }
            [one] , 1 point
           *[other] , { $points } points
        }
    }
team = Finish this turn:
team-price = { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }{ $bought ->
        [0] { "" }
       *[other] , { $bought } of them bought
    }, { $price } sesterces
team-bought = { $bought } of them bought
no-team = Your available crew cannot finish it yet.
no-small-team = It takes more than three of your crew.
no-sites = You have no site. Open one: choose a building from the row.
no-sites-there = No open site.

crew = Available crew
all-busy = Everybody is at work.
my-tools = Your unused tools
bare = No tool
free = Free
free-short = set free
about-machine = A machine works without a wage, and otherwise like a worker.
about-freedman = Now a freedman, wage { $wage }.
about-taught = Educated.

actions-left = { $actions ->
        [0] No action left
        [one] 1 action left
       *[other] { $actions } actions left
    }
about-actions = { $actions } in a turn; a further one costs { $price } sesterces. The second card to one site in a turn costs 2 actions, the third 3.
buy = Buy an action
sesterces = sesterces
exchange = { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } for { $coins ->
        [one] 1 sesterce
       *[other] { $coins } sesterces
    }
end = End turn
my-loans = { $loans ->
        [one] 1 loan to repay
       *[other] { $loans } loans to repay
    }

settlement = Settlement
settlement-now = If the game ended now
settlement-about = What you would have if the game ended now.
settlement-open = points; show the settlement
settle-points = Finished buildings and machines
settle-money = Sesterces
settle-free = Freeing { $slaves }
settle-repay = { $loans ->
        [one] Repaying 1 loan
       *[other] Repaying { $loans } loans
    }
settle-left = Sesterces left
settle-slaves = { $slaves ->
        [one] 1 slave not freed
       *[other] { $slaves } slaves not freed
    }{ $some ->
        [0] { "" }
       *[other] {" "}(at work: { $busy })
    }
settle-loans = { $loans ->
        [one] 1 loan not repaid
       *[other] { $loans } loans not repaid
    }
settle-total = Points
finished = Finished
none-finished = Nothing yet.

race = Race to { $goal } points: { $seats }
round = Round { $round }
last-round = Last round
near-round = Last round?
near-said = Round { $round }, perhaps the last: { $seats } could reach { $goal } points
quiet = Quiet: { $rounds } of { $most }
course-most = { $most } of { $goal } points are reached
about-end = Whoever has { $goal } points at the end of a turn ends the game; the round is still played out.

rival = { $name }: { $points } of { $goal } points, { $money } sesterces, crew { $crew }, { $idle } of them available{ $loans ->
        [0] { "" }
        [one] , 1 loan
       *[other] , { $loans } loans
    }; { $some ->
        [0] no open site
       *[other] sites: { $sites }
    }. Show everything.
starts = starts
close = Close
