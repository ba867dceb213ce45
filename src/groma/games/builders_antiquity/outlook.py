"""What a decision would bring: what becomes of every choice, told by the rules themselves."""

from itertools import combinations
from typing import Final

from groma.core.sets import members
from groma.core.state import STEP

from .bundles import missing, total
from .layout import NOTHING
from .moves import BARE, END, LOAN, OPEN, RECRUIT
from .rules.money import PACKAGES, exchange, paid_out
from .rules.sending import SITE, wage_of, within_reach
from .rules.turn import goal_reached
from .state import Table
from .steps import ACTING, SITING, TOOLING
from .tables import END_POINTS, NEEDS, PAYS, POINTS
from .teams import Team, finishers, price, starters, team_for

FEW: Final = 2  # sites that a card brings nearer to their end, or a tool: only so many are told


class Prospect:
    """A site when a card has come: what it lacks, and who finishes it, perhaps with a tool."""

    def __init__(self, site: int, lacks: int, team: Team | None, coins: int, late: bool) -> None:
        self.site = site
        self.lacks = lacks  # without a tool
        self.team = team  # None if it is not finished
        self.coins = coins  # what the bank pays for it then
        self.late = late  # not in this turn: actions and money do not suffice

    def now(self) -> bool:
        """Whether it is finished in this turn."""
        return self.team is not None and not self.late


class Choice:
    """What becomes of a move that can be chosen."""

    def __init__(self) -> None:
        self.ends = False  # the turn ends by itself, whatever follows (BA-4.8)
        self.coins = 0  # what the bank pays for a loan, or for actions that would be lost
        self.sites: list[Prospect] = []  # those that lack least come first
        self.vain = False  # of use for a site, but nothing can be finished any more
        self.alone = 0  # so many of the starters finish what is opened, one of them alone ...
        self.late = False  # ... but not in this turn
        self.idle = False  # the tool is of no use


def comes_again(table: Table) -> bool:
    """Whether who has the turn will have another one: not in the last round (BA-9.3)."""
    return not table.last and not goal_reached(table, table.active)


def may_end(table: Table) -> list[int]:
    """Who could have the points that end the game in this round still, by turn (BA-9.1, BA-9.3)."""
    found: list[int] = []
    if table.last or table.over():
        return found
    seat = table.active
    while True:
        if could_reach(table, seat):
            found.append(seat)
        seat = (seat + 1) % table.players
        if seat == table.start:
            return found


def could_reach(table: Table, seat: int) -> bool:
    """Whether a turn could bring the points that end the game, by a building or two (BA-9.1)."""
    lacks = END_POINTS - table.points[seat]
    if lacks <= 0:
        return True
    own = members(table.sites[seat])
    row = [building for building in table.building_row if building != NOTHING]
    if sum(sorted([POINTS[building] for building in own + row])[-2:]) < lacks:
        return False  # most of the time: nobody's crew has to be asked
    ways = [(site, team) for site in own for team in finishers(table, seat, site)]
    for site in row:
        for team in starters(table, seat, site):
            opened = Team(team.crew, team.tools, team.actions + 1, team.wages)
            ways.append((site, opened))
    alone = any(POINTS[site] >= lacks and payable(table, seat, [team]) for site, team in ways)
    return alone or any(
        POINTS[site] + POINTS[other] >= lacks and site != other and payable(table, seat, [one, two])
        for (site, one), (other, two) in combinations(ways, 2)
    )


def payable(table: Table, seat: int, teams: list[Team]) -> bool:
    """Whether a seat can send teams in one turn, none of whose cards is in two of them."""
    crew = [card for team in teams for card in team.crew]
    actions = sum([team.actions for team in teams])
    whole = Team(crew, [], actions, sum([team.wages for team in teams]))
    return len(crew) == len(set(crew)) and price(table, seat, whole) <= table.money[seat]


def chosen(table: Table, move: int) -> Table:
    """The table when a legal move is carried out, and nothing that follows by itself."""
    trial = table.clone()
    pending = trial.todo.pop()
    trial.steps[pending % STEP].choose(trial, pending // STEP, move - table.first)
    return trial


def ends(trial: Table, seat: int) -> bool:
    """Whether the turn of a seat is over then, whatever is chosen to complete the move."""
    trial.advance()
    if trial.over() or trial.active != seat:
        return True
    return trial.midway() and all(ends(chosen(trial, move), seat) for move in trial.legal())


def prospect(table: Table, crew: int, site: int) -> Prospect:
    """A site when an available card of who has the turn has come."""
    seat = table.active
    lacks = missing(table.provided[site] + table.strength[crew], NEEDS[site])
    team = team_for(table, seat, site, [crew])
    if team is None:
        return Prospect(site, lacks, None, 0, False)
    coins = paid_out(table, PAYS[site], team.wages)
    return Prospect(site, lacks, team, coins, price(table, seat, team) > table.money[seat])


def prospects(table: Table, crew: int, sites: int) -> list[Prospect]:
    """The sites for which a card does something, those that lack least first."""
    found: list[Prospect] = []
    for site in members(sites):
        seen = prospect(table, crew, site)
        if seen.team is not None or seen.lacks != missing(table.provided[site], NEEDS[site]):
            found.append(seen)
    found.sort(key=lambda seen: total(seen.lacks))
    return found


def few(sites: list[Prospect]) -> list[Prospect]:
    """Those that are finished, and not too many of the others."""
    nearest = [seen for seen in sites if seen.team is None][:FEW]
    return [seen for seen in sites if seen.team is not None or seen in nearest]


def choice(table: Table, move: int) -> Choice:
    """What becomes of a legal move."""
    seat = table.active
    step = table.todo[-1] % STEP
    trial = chosen(table, move)
    found = Choice()
    if move == END:
        found.coins = all_in_coins(table)
        return found
    if step == ACTING:
        act(table, trial, move, found)
    elif step == SITING:
        found.sites = [prospect(table, table.argument(), move - table.first)]
    elif step == TOOLING:
        carry(table, trial, move, found)
    found.ends = ends(trial, seat)
    return found


def all_in_coins(table: Table) -> int:
    """What all actions that are left would bring as coins (BA-6.20)."""
    trial = table.clone()
    while trial.actions:
        exchange(trial, min(trial.actions, PACKAGES) - 1)
    return trial.money[table.active] - table.money[table.active]


def act(table: Table, trial: Table, move: int, found: Choice) -> None:
    """What an action brings: coins, a site, a card or a tool, or a card that is sent."""
    seat = table.active
    again = comes_again(table)
    if move == LOAN:
        found.coins = trial.money[seat] - table.money[seat]
    if OPEN <= move < RECRUIT:
        teams = [
            team
            for team in starters(table, seat, table.building_row[move - OPEN])
            if len(team.crew) == 1
        ]
        now = [team for team in teams if price(table, seat, team, 1) <= table.money[seat]]
        found.late = not now
        found.alone = len(now) or (len(teams) if again else 0)
    for crew in members(trial.crew[seat] & ~table.crew[seat]):
        sites = prospects(trial, crew, trial.sites[seat])
        found.sites = few([seen for seen in sites if again or seen.now()])
    if trial.toolbox[seat] & ~table.toolbox[seat]:
        found.sites = with_new_tool(table, trial, again)
    if trial.todo[-1] % STEP == SITING:
        crew = trial.argument()
        sites = prospects(table, crew, within_reach(table))
        useful = [seen for seen in sites if again or seen.now() or in_time(table, crew, seen.site)]
        found.sites = few(useful)
        found.vain = len(sites) > len(useful) == 0


def in_time(table: Table, crew: int, site: int) -> bool:
    """Whether a card finishes a site in this turn with others."""
    seat = table.active
    for team in finishers(table, seat, site):
        if crew in team.crew and price(table, seat, team) <= table.money[seat]:
            return True
    return False


def with_new_tool(table: Table, trial: Table, again: bool) -> list[Prospect]:
    """The sites that a card would finish with a new tool, but not without."""
    seat = table.active
    found: list[Prospect] = []
    for site in members(trial.sites[seat]):
        for crew in members(trial.idle[seat]):
            if team_for(table, seat, site, [crew]) is None:
                seen = prospect(trial, crew, site)
                if seen.now() or (again and seen.team is not None):
                    found.append(seen)
    found.sort(key=lambda seen: seen.late)
    return found[:FEW]


def carry(table: Table, trial: Table, move: int, found: Choice) -> None:
    """What becomes of a site when a card comes with a tool or without."""
    seat = table.active
    crew = table.argument() % SITE
    site = table.argument() // SITE
    lacks = missing(trial.provided[site], NEEDS[site])
    coins = trial.money[seat] + wage_of(table, crew) - table.money[seat]
    team = Team([crew], [trial.carried[crew]], 0, 0) if trial.done[seat] >> site & 1 else None
    found.sites = [Prospect(site, lacks, team, coins, False)]
    found.idle = move != BARE and lacks == prospect(table, crew, site).lacks
