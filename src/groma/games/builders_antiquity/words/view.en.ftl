# What stands in a view of The Builders: Antiquity, for boards that nobody has drawn: view/contents.py declares it.

# The table

view-start = Start player
view-round = Round
view-goal = Points that end the game
view-prices = { $count ->
        [one] Price
       *[other] Prices
    }
view-effects = What tools and universities do
view-last-round = last round
view-may-end = Could end the game in this round
view-quiet-rounds = { $count ->
        [one] Quiet round
       *[other] Quiet rounds
    }
view-quiet-limit = Quiet rounds to the end
view-bank = Sesterces in the bank
view-university-total = universities replace everything
view-buildings = Row of buildings
view-building = { $count ->
        [one] Building
       *[other] Buildings
    }
view-needs = Needs
view-pays = Pays
view-points = { $count ->
        [one] Point
       *[other] Points
    }
view-provides = Provides
view-next-building = Next building
view-starters = Once open, of yours could finish it
view-building-stack = Buildings in the stack
view-unseen-buildings = Buildings to come
view-workers = Row of workers
view-next-worker = Next worker
view-worker-stack = Workers in the stack
view-unseen-workers = Workers to come
view-stock = Investments
view-slaves = { $count ->
        [one] Slave
       *[other] Slaves
    }
view-tools = { $count ->
        [one] Tool
       *[other] Tools
    }
view-universities = { $count ->
        [one] University
       *[other] Universities
    }
view-loans = { $count ->
        [one] Loan
       *[other] Loans
    }

# Prices

view-action = One more action
view-slave = { $count ->
        [one] Slave
       *[other] Slaves
    }
view-tool = { $count ->
        [one] Tool
       *[other] Tools
    }
view-university = { $count ->
        [one] University
       *[other] Universities
    }
view-freeing = Freeing a slave
view-freedman-wage = Wage of a freedman
view-loan-gain = A loan brings
view-loan-repay = Repaying a loan
view-slave-penalty = Slave not freed, tenths of a point
view-loan-penalty = Loan not repaid, tenths of a point

# A player

view-seats = { $count ->
        [one] Player
       *[other] Players
    }
view-seat = { $count ->
        [one] Player
       *[other] Players
    }
view-money = Sesterces
view-total = Total
view-crew = Crew
view-kind = { $count ->
        [one] Kind
       *[other] Kinds
    }
view-printed = Printed
view-wage = Wage
view-site = { $count ->
        [one] Site
       *[other] Sites
    }
view-can-carry = can carry a tool
view-sites = { $count ->
        [one] Site
       *[other] Sites
    }
view-provided = There
view-missing = Missing
view-actions = { $count ->
        [one] Action
       *[other] Actions
    }
view-teams = Could finish it
view-bought = Actions to buy
view-late = not in time
view-short = Missing with all together
view-wages = Wages
view-price = Price
view-affordable = affordable
view-finished = Finished
view-worth = Their points
view-will-free = Would be freed at the end
view-will-repay = Loans repaid at the end

# The turn

view-turn = This turn
view-invested = has invested
view-exchange = Sesterces for actions
view-choices = What would become of it

# What a crew card is

kind-worker = worker
kind-slave = slave
kind-freedman = freedman
kind-machine = machine
