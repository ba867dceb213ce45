"""What each viewer may see of a table, built by adding what is visible (chapter 11)."""

from typing import Final

from groma.core.hidden import back_of, kind_of, knows
from groma.core.sections import Section, Sections, Sight
from groma.core.sets import Labels, members
from groma.core.sorts import FLAG, NUMBER, SEAT
from groma.core.state import STEP

from ..bundles import amount, missing
from ..layout import (
    BANK_UNLIMITED,
    BUILDINGS_STACK,
    NOTHING,
    ONLY_ROUNDS,
    STOPS,
    TOTAL,
    UNIVERSITY_MODE,
    WORKERS_STACK,
)
from ..outlook import Team, finishers, price
from ..rules.investing import A_SLAVE, A_TOOL, A_UNIVERSITY
from ..rules.money import PACKAGES, yield_of
from ..rules.sending import SITE, can_carry, price_of, wage_of
from ..scoring import settlement, sheet
from ..state import Table
from ..steps import SITING, TEACHING, TOOLING
from ..tables import (
    ACTION_PRICE,
    BUILDING_IDS,
    COINS_IN_BOX,
    CREW_IDS,
    END_POINTS,
    FIRST_CREW_MACHINE,
    FIRST_MACHINE,
    FIRST_SLAVE,
    FREEING_PRICE,
    LOAN_GAIN,
    LOAN_PENALTY,
    LOAN_REPAY,
    NEEDS,
    PAYS,
    POINTS,
    PROVIDES,
    QUIET_ROUNDS,
    RESOURCE_IDS,
    SLAVE_PENALTY,
    SLAVE_PRICE,
    SLAVES,
    TOOL_IDS,
    TOOL_PRICE,
    TOOLS,
    UNIVERSITY_IDS,
    UNIVERSITY_PRICE,
    WAGES,
)
from . import contents
from .forms import (
    BuildersView,
    CardView,
    CrewView,
    PricesView,
    SeatView,
    SiteView,
    StockView,
    TeamView,
    TurnView,
    WorkerView,
)

BUILDING: Final = Labels(BUILDING_IDS)
CREW: Final = Labels(CREW_IDS)
TOOL: Final = Labels(TOOL_IDS)
UNIVERSITY: Final = Labels(UNIVERSITY_IDS)


Eyes = Sight[Table]


def bank(eyes: Eyes) -> int | None:
    """The coins in the bank, if they are limited."""
    table = eyes.table
    return None if table.settings[BANK_UNLIMITED] else COINS_IN_BOX - sum(table.money)


def unseen_buildings(eyes: Eyes) -> list[str]:
    """The buildings that nobody has seen yet."""
    unseen = eyes.table.hidden.unseen(eyes.viewer)
    return [BUILDING_IDS[kind_of(card)] for card in unseen if not back_of(card)]


def unseen_workers(eyes: Eyes) -> list[str]:
    """The workers that nobody has seen yet."""
    unseen = eyes.table.hidden.unseen(eyes.viewer)
    return [CREW_IDS[kind_of(card)] for card in unseen if back_of(card)]


def seats(eyes: Eyes) -> list[SeatView]:
    """What the players have."""
    return [seat_view(eyes.table, seat) for seat in range(eyes.table.players)]


def with_teams(eyes: Eyes, public: list[SeatView]) -> list[SeatView]:
    """What the players have; who could finish a site is told to its owner."""
    owner = eyes.viewer
    if owner == eyes.table.onlooker() or not eyes.table.sites[owner]:
        return public
    seats = public[:]
    seat = seats[owner].copy()
    sites = members(eyes.table.sites[owner])
    seat["sites"] = [
        with_finishers(eyes.table, owner, sites[i], seat["sites"][i]) for i in range(len(sites))
    ]
    seats[owner] = seat
    return seats


def top_of(table: Table, stack: int) -> int:
    """The top card of a stack, if everybody knows it (BA-2.3, BA-2.6)."""
    cards = table.hidden.zones[stack]
    return kind_of(cards[-1]) if cards and knows(cards[-1], table.onlooker()) else NOTHING


def resources(bundle: int) -> dict[str, int]:
    """The resources of a bundle by name; what it does not have is left out."""
    found: dict[str, int] = {}
    for resource in range(len(RESOURCE_IDS)):
        count = amount(bundle, resource)
        if count:
            found[RESOURCE_IDS[resource]] = count
    return found


def card_view(building: int) -> CardView:
    """A building card."""
    machine = building - FIRST_MACHINE + FIRST_CREW_MACHINE
    return {
        "building": BUILDING_IDS[building],
        "needs": resources(NEEDS[building]),
        "pays": PAYS[building],
        "points": POINTS[building],
        "provides": resources(PROVIDES[machine]) if building >= FIRST_MACHINE else None,
    }


def worker_view(worker: int) -> WorkerView:
    """A worker card."""
    return {
        "crew": CREW_IDS[worker],
        "provides": resources(PROVIDES[worker]),
        "wage": WAGES[worker],
    }


# What is printed on the cards, and in the rules
_PRICES: Final[PricesView] = {
    "action": ACTION_PRICE,
    "slave": SLAVE_PRICE,
    "tool": TOOL_PRICE,
    "university": UNIVERSITY_PRICE,
    "freeing": FREEING_PRICE,
    "loan_gain": LOAN_GAIN,
    "loan_repay": LOAN_REPAY,
    "slave_penalty": SLAVE_PENALTY,
    "loan_penalty": LOAN_PENALTY,
}
_BUILDINGS: Final[list[CardView]] = [card_view(building) for building in range(len(BUILDING_IDS))]
_WORKERS: Final[list[WorkerView]] = [worker_view(worker) for worker in range(FIRST_SLAVE)]
_PRINTED: Final[list[dict[str, int]]] = [resources(bundle) for bundle in PROVIDES]


def card_or_none(building: int) -> CardView | None:
    """A building card, if there is one."""
    return None if building == NOTHING else _BUILDINGS[building]


def worker_or_none(worker: int) -> WorkerView | None:
    """A worker card, if there is one."""
    return None if worker == NOTHING else _WORKERS[worker]


def stock_view(table: Table) -> StockView:
    """The four stacks of investments (BA-2.7)."""
    slaves = (table.stock & A_SLAVE) << FIRST_SLAVE
    return {
        "slaves": CREW.of(slaves),
        "provides": {CREW_IDS[slave]: _PRINTED[slave] for slave in members(slaves)},
        "tools": TOOL.of((table.stock & A_TOOL) >> SLAVES),
        "universities": UNIVERSITY.of((table.stock & A_UNIVERSITY) >> SLAVES + TOOLS),
        "loans": table.loans_left,
    }


def kind_of_crew(table: Table, crew: int) -> str:
    """What a crew card is now."""
    if crew >= FIRST_CREW_MACHINE:
        return "machine"
    if crew < FIRST_SLAVE:
        return "worker"
    return "freedman" if table.freed >> crew & 1 else "slave"


def provided_by(table: Table, crew: int) -> dict[str, int]:
    """What a crew card provides now."""
    strength = table.strength[crew]
    return _PRINTED[crew] if strength == PROVIDES[crew] else resources(strength)


def crew_view(table: Table, crew: int) -> CrewView:
    """A crew card before its owner, or on a site."""
    tool = table.carried[crew]
    site = table.posts[crew]
    return {
        "crew": CREW_IDS[crew],
        "kind": kind_of_crew(table, crew),
        "provides": provided_by(table, crew),
        "printed": _PRINTED[crew],
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


def site_view(table: Table, seat: int, site: int) -> SiteView:
    """An open site of a seat."""
    posted = [crew for crew in members(table.crew[seat]) if table.posts[crew] == site]
    card = _BUILDINGS[site]
    return {
        "building": card["building"],
        "needs": card["needs"],
        "provided": resources(table.provided[site]),
        "missing": resources(missing(table.provided[site], NEEDS[site])),
        "pays": card["pays"],
        "points": card["points"],
        "actions": price_of(table, site),
        "crew": [CREW_IDS[crew] for crew in posted],
        "teams": [],
    }


def with_finishers(table: Table, seat: int, site: int, public: SiteView) -> SiteView:
    """A site as its owner sees it: with those who could finish it."""
    teams = finishers(table, seat, site)
    if not teams:
        return public
    seen = public.copy()
    seen["teams"] = [team_view(table, seat, team) for team in teams]
    return seen


def seat_view(table: Table, seat: int) -> SeatView:
    """A player's things; all of them lie open (BA-11.1)."""
    last = settlement(table, seat)
    return {
        "seat": seat,
        "money": table.money[seat],
        "points": table.points[seat],
        "total": sheet(table, seat, seat).total(),
        "loans": table.loans[seat],
        "tools": TOOL.of(table.toolbox[seat]),
        "crew": [crew_view(table, crew) for crew in members(table.crew[seat])],
        "sites": [site_view(table, seat, site) for site in members(table.sites[seat])],
        "finished": BUILDING.of(table.done[seat]),
        "worth": [POINTS[building] for building in members(table.done[seat])],
        "will_free": CREW.of(last.freed),
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


def quiet_limit(table: Table) -> int:
    """After so many quiet rounds the game ends; 0: it does not."""
    return 0 if table.settings[STOPS] == ONLY_ROUNDS else QUIET_ROUNDS


SECTIONS: Final[Sections[Eyes]] = Sections(
    Sight,
    Section("start", lambda eyes: eyes.table.start, holds=SEAT),
    Section("round", lambda eyes: eyes.table.round, holds=NUMBER),
    Section("goal", lambda eyes: END_POINTS, holds=NUMBER),
    Section("prices", lambda eyes: _PRICES, holds=contents.PRICES),
    Section("last_round", lambda eyes: eyes.table.last, holds=FLAG),
    Section("quiet_rounds", lambda eyes: eyes.table.quiet_rounds, holds=NUMBER),
    Section("quiet_limit", lambda eyes: quiet_limit(eyes.table), holds=NUMBER),
    Section("bank", bank, holds=NUMBER),
    Section(
        "university_total", lambda eyes: eyes.table.settings[UNIVERSITY_MODE] == TOTAL, holds=FLAG
    ),
    Section(
        "buildings",
        lambda eyes: [card_or_none(card) for card in eyes.table.building_row],
        holds=contents.BUILDINGS,
    ),
    Section(
        "next_building",
        lambda eyes: card_or_none(top_of(eyes.table, BUILDINGS_STACK)),
        holds=contents.CARD,
    ),
    Section(
        "building_stack", lambda eyes: len(eyes.table.hidden.zones[BUILDINGS_STACK]), holds=NUMBER
    ),
    Section("unseen_buildings", unseen_buildings, holds=contents.UNSEEN_BUILDINGS),
    Section(
        "workers",
        lambda eyes: [worker_or_none(card) for card in eyes.table.worker_row],
        holds=contents.WORKERS,
    ),
    Section(
        "next_worker",
        lambda eyes: worker_or_none(top_of(eyes.table, WORKERS_STACK)),
        holds=contents.WORKER,
    ),
    Section("worker_stack", lambda eyes: len(eyes.table.hidden.zones[WORKERS_STACK]), holds=NUMBER),
    Section("unseen_workers", unseen_workers, holds=contents.UNSEEN_WORKERS),
    Section("stock", lambda eyes: stock_view(eyes.table), holds=contents.STOCK),
    Section("seats", seats, adds=with_teams, holds=contents.SEATS),
    Section("turn", lambda eyes: turn_view(eyes.table), holds=contents.TURN),
    form=BuildersView,
)
