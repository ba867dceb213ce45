"""What each viewer may see of a table, built by adding what is visible (chapter 11)."""

from groma.core.hidden import back_of, kind_of
from groma.core.look import head
from groma.core.sets import members
from groma.core.state import STEP

from .bundles import amount, missing
from .layout import (
    BANK_UNLIMITED,
    BUILDINGS_STACK,
    NOTHING,
    ONLY_ROUNDS,
    STOPS,
    TOTAL,
    UNIVERSITY_MODE,
    WORKERS_STACK,
)
from .looks import (
    BuildersView,
    CardView,
    CrewView,
    SeatView,
    SiteView,
    StockView,
    TeamView,
    TurnView,
    WorkerView,
)
from .outlook import Team, finishers, price
from .rules.investing import A_SLAVE, A_TOOL, A_UNIVERSITY
from .rules.money import PACKAGES, yield_of
from .rules.sending import SITE, can_carry, price_of, wage_of
from .scoring import settlement, sheet
from .state import Table
from .steps import SITING, TEACHING, TOOLING
from .tables import (
    BUILDING_IDS,
    COINS_IN_BOX,
    CREW_IDS,
    FIRST_CREW_MACHINE,
    FIRST_MACHINE,
    FIRST_SLAVE,
    NEEDS,
    PAYS,
    POINTS,
    PROVIDES,
    QUIET_ROUNDS,
    RESOURCE_IDS,
    SLAVES,
    TOOL_IDS,
    TOOLS,
    UNIVERSITY_IDS,
    WAGES,
)


def view(table: Table, viewer: int) -> BuildersView:
    """The table through the eyes of a seat, or of the onlooker: they all see the same."""
    unseen = table.hidden.unseen(viewer)
    next_building = top_of(table, BUILDINGS_STACK, viewer)
    next_worker = top_of(table, WORKERS_STACK, viewer)
    limited = not table.settings[BANK_UNLIMITED]
    return {
        **head(table, viewer),
        "start": table.start,
        "round": table.round,
        "last_round": table.last,
        "quiet_rounds": table.quiet_rounds,
        "quiet_limit": 0 if table.settings[STOPS] == ONLY_ROUNDS else QUIET_ROUNDS,
        "bank": COINS_IN_BOX - sum(table.money) if limited else None,
        "university_total": table.settings[UNIVERSITY_MODE] == TOTAL,
        "buildings": [card_view(building) for building in table.building_row],
        "next_building": card_view(next_building),
        "building_stack": len(table.hidden.zones[BUILDINGS_STACK]),
        "unseen_buildings": [BUILDING_IDS[kind_of(card)] for card in unseen if not back_of(card)],
        "workers": [worker_view(worker) for worker in table.worker_row],
        "next_worker": worker_view(next_worker),
        "worker_stack": len(table.hidden.zones[WORKERS_STACK]),
        "unseen_workers": [CREW_IDS[kind_of(card)] for card in unseen if back_of(card)],
        "stock": stock_view(table),
        "seats": [seat_view(table, seat, viewer) for seat in range(table.players)],
        "turn": turn_view(table),
    }


def top_of(table: Table, stack: int, viewer: int) -> int:
    """The top card of a stack, if it is known (BA-2.3, BA-2.6)."""
    sight = table.hidden.sight(stack, viewer)
    return kind_of(sight[-1] - 1) if sight and sight[-1] > 0 else NOTHING


def resources(bundle: int) -> dict[str, int]:
    """The resources of a bundle by name; what it does not have is left out."""
    return {
        RESOURCE_IDS[resource]: amount(bundle, resource)
        for resource in range(len(RESOURCE_IDS))
        if amount(bundle, resource)
    }


def card_view(building: int) -> CardView | None:
    """A building card, if there is one."""
    if building == NOTHING:
        return None
    machine = building - FIRST_MACHINE + FIRST_CREW_MACHINE
    return {
        "building": BUILDING_IDS[building],
        "needs": resources(NEEDS[building]),
        "pays": PAYS[building],
        "points": POINTS[building],
        "provides": resources(PROVIDES[machine]) if building >= FIRST_MACHINE else None,
    }


def worker_view(worker: int) -> WorkerView | None:
    """A worker card, if there is one."""
    if worker == NOTHING:
        return None
    return {
        "crew": CREW_IDS[worker],
        "provides": resources(PROVIDES[worker]),
        "wage": WAGES[worker],
    }


def stock_view(table: Table) -> StockView:
    """The four stacks of investments (BA-2.7)."""
    slaves = members(table.stock & A_SLAVE)
    tools = members((table.stock & A_TOOL) >> SLAVES)
    universities = members((table.stock & A_UNIVERSITY) >> SLAVES + TOOLS)
    return {
        "slaves": [CREW_IDS[FIRST_SLAVE + slave] for slave in slaves],
        "tools": [TOOL_IDS[tool] for tool in tools],
        "universities": [UNIVERSITY_IDS[university] for university in universities],
        "loans": table.loans_left,
    }


def kind_of_crew(table: Table, crew: int) -> str:
    """What a crew card is now."""
    if crew >= FIRST_CREW_MACHINE:
        return "machine"
    if crew < FIRST_SLAVE:
        return "worker"
    return "freedman" if table.freed >> crew & 1 else "slave"


def crew_view(table: Table, crew: int) -> CrewView:
    """A crew card before its owner, or on a site."""
    tool = table.carried[crew]
    site = table.posts[crew]
    return {
        "crew": CREW_IDS[crew],
        "kind": kind_of_crew(table, crew),
        "provides": resources(table.strength[crew]),
        "printed": resources(PROVIDES[crew]),
        "wage": wage_of(table, crew),
        "university": UNIVERSITY_IDS[table.pupils.index(crew)] if crew in table.pupils else None,
        "site": None if site == NOTHING else BUILDING_IDS[site],
        "tool": None if tool == NOTHING else TOOL_IDS[tool],
        "can_carry": can_carry(table, crew),
    }


def team_view(table: Table, seat: int, team: Team) -> TeamView:
    """A team and its price."""
    cost = price(table, seat, team)
    return {
        "crew": [CREW_IDS[crew] for crew in team.crew],
        "tools": [None if tool == NOTHING else TOOL_IDS[tool] for tool in team.tools],
        "actions": team.actions,
        "wages": team.wages,
        "price": cost,
        "affordable": cost <= table.money[seat],
    }


def site_view(table: Table, seat: int, site: int, own: bool) -> SiteView:
    """An open site of a seat; its owner is told who could finish it."""
    teams = finishers(table, seat, site) if own else []
    crew = [card for card in members(table.crew[seat]) if table.posts[card] == site]
    return {
        "building": BUILDING_IDS[site],
        "needs": resources(NEEDS[site]),
        "provided": resources(table.provided[site]),
        "missing": resources(missing(table.provided[site], NEEDS[site])),
        "pays": PAYS[site],
        "points": POINTS[site],
        "actions": price_of(table, site),
        "crew": [CREW_IDS[card] for card in crew],
        "teams": [team_view(table, seat, team) for team in teams],
    }


def seat_view(table: Table, seat: int, viewer: int) -> SeatView:
    """A player's things; all of them lie open (BA-11.1)."""
    sites = members(table.sites[seat])
    last = settlement(table, seat)
    return {
        "seat": seat,
        "money": table.money[seat],
        "points": table.points[seat],
        "total": sheet(table, seat, seat).total(),
        "loans": table.loans[seat],
        "tools": [TOOL_IDS[tool] for tool in members(table.toolbox[seat])],
        "crew": [crew_view(table, crew) for crew in members(table.crew[seat])],
        "sites": [site_view(table, seat, site, seat == viewer) for site in sites],
        "finished": [BUILDING_IDS[building] for building in members(table.done[seat])],
        "will_free": [CREW_IDS[crew] for crew in members(last.freed)],
        "will_repay": last.repaid,
    }


def turn_view(table: Table) -> TurnView | None:
    """The turn in progress, with all that the pending decision is about."""
    if table.over():
        return None
    step = table.todo[-1] % STEP
    argument = table.argument()
    crew = argument % SITE if step in (SITING, TOOLING) else NOTHING
    return {
        "seat": table.active,
        "actions": table.actions,
        "invested": table.invested,
        "exchange": [yield_of(table, actions) for actions in range(1, PACKAGES + 1)],
        "crew": None if crew == NOTHING else CREW_IDS[crew],
        "site": BUILDING_IDS[argument // SITE] if step == TOOLING else None,
        "university": UNIVERSITY_IDS[argument] if step == TEACHING else None,
    }
