"""What each viewer may see of a table, built by adding what is visible (chapter 11)."""

from typing import Final

from groma.core.contents import many
from groma.core.hidden import back_of, kind_of, knows
from groma.core.sections import Section, Sections, Sight
from groma.core.sets import Labels, members
from groma.core.sorts import FLAG, NUMBER, SEAT
from groma.core.state import STEP

from ..bundles import missing
from ..layout import (
    BUILDINGS_STACK,
    NOTHING,
    ONLY_ROUNDS,
    STOPS,
    TOTAL,
    UNIVERSITY_MODE,
    WORKERS_STACK,
)
from ..outlook import may_end
from ..rules.investing import A_SLAVE, A_TOOL, A_UNIVERSITY
from ..rules.money import PACKAGES, in_bank, paid_out, yield_of
from ..rules.sending import SITE, can_carry, price_of, wage_of
from ..scoring import settlement, sheet
from ..state import Table
from ..steps import SITING, TEACHING, TOOLING
from ..tables import (
    BUILDING_IDS,
    CREW_IDS,
    END_POINTS,
    FIRST_CREW_MACHINE,
    FIRST_SLAVE,
    NEEDS,
    POINTS,
    PROVIDES,
    QUIET_ROUNDS,
    SLAVES,
    TOOL_IDS,
    TOOLS,
    UNIVERSITY_IDS,
)
from . import contents
from .foresight import choices_view, starters_view, with_finishers
from .forms import (
    BuildersView,
    CardView,
    CrewView,
    SeatView,
    SiteView,
    StarterView,
    StockView,
    TurnView,
    WorkerView,
)
from .printed import card_view, effects_view, prices_view, resources, worker_view

BUILDING: Final = Labels(BUILDING_IDS)
CREW: Final = Labels(CREW_IDS)
TOOL: Final = Labels(TOOL_IDS)
UNIVERSITY: Final = Labels(UNIVERSITY_IDS)


Eyes = Sight[Table]


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
    if owner == eyes.table.onlooker() or eyes.table.over() or not eyes.table.sites[owner]:
        return public
    seats = public[:]
    seat = seats[owner].copy()
    sites = members(eyes.table.sites[owner])
    seat["sites"] = [
        with_finishers(eyes.table, owner, sites[i], seat["sites"][i]) for i in range(len(sites))
    ]
    seats[owner] = seat
    return seats


def starters_of_rows(eyes: Eyes) -> list[list[StarterView]]:
    """Who of the viewer's crew could finish the buildings of the row and the next one."""
    table = eyes.table
    if eyes.viewer == table.onlooker() or table.over():
        return []
    buildings = [*table.building_row, top_of(table, BUILDINGS_STACK)]
    return [starters_view(table, eyes.viewer, building) for building in buildings]


def top_of(table: Table, stack: int) -> int:
    """The top card of a stack, if everybody knows it (BA-2.3, BA-2.6)."""
    cards = table.hidden.zones[stack]
    return kind_of(cards[-1]) if cards and knows(cards[-1], table.onlooker()) else NOTHING


def card_or_none(building: int) -> CardView | None:
    """A building card, if there is one."""
    return None if building == NOTHING else card_view(building)


def worker_or_none(worker: int) -> WorkerView | None:
    """A worker card, if there is one."""
    return None if worker == NOTHING else worker_view(worker)


def stock_view(table: Table) -> StockView:
    """The four stacks of investments (BA-2.7)."""
    slaves = (table.stock & A_SLAVE) << FIRST_SLAVE
    return {
        "slaves": CREW.of(slaves),
        "provides": {CREW_IDS[slave]: resources(PROVIDES[slave]) for slave in members(slaves)},
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


def site_view(table: Table, seat: int, site: int) -> SiteView:
    """An open site of a seat."""
    posted = [crew for crew in members(table.crew[seat]) if table.posts[crew] == site]
    card = card_view(site)
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
        "exchange": [paid_out(table, yield_of(table, count)) for count in range(1, PACKAGES + 1)],
        "crew": None if crew == NOTHING else CREW_IDS[crew],
        "site": BUILDING_IDS[argument // SITE] if step == TOOLING else None,
        "university": UNIVERSITY_IDS[argument] if step == TEACHING else None,
        "choices": {},
    }


def foretold(eyes: Eyes, public: TurnView) -> TurnView:
    """The turn with what becomes of every choice."""
    turn = public.copy()
    turn["choices"] = choices_view(eyes.table)
    return turn


def quiet_limit(table: Table) -> int:
    """After so many quiet rounds the game ends; 0: it does not."""
    return 0 if table.settings[STOPS] == ONLY_ROUNDS else QUIET_ROUNDS


SECTIONS: Final[Sections[Eyes]] = Sections(
    Sight,
    Section("start", lambda eyes: eyes.table.start, holds=SEAT),
    Section("round", lambda eyes: eyes.table.round, holds=NUMBER),
    Section("goal", lambda eyes: END_POINTS, holds=NUMBER),
    Section("prices", lambda eyes: prices_view(), holds=contents.PRICES),
    Section("effects", lambda eyes: effects_view(), holds=contents.EFFECTS),
    Section("last_round", lambda eyes: eyes.table.last, holds=FLAG),
    Section("may_end", lambda eyes: may_end(eyes.table), holds=many(SEAT)),
    Section("quiet_rounds", lambda eyes: eyes.table.quiet_rounds, holds=NUMBER),
    Section("quiet_limit", lambda eyes: quiet_limit(eyes.table), holds=NUMBER),
    Section("bank", lambda eyes: in_bank(eyes.table), holds=NUMBER),
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
    Section("starters", each=starters_of_rows, holds=contents.STARTERS),
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
    Section("turn", lambda eyes: turn_view(eyes.table), foretells=foretold, holds=contents.TURN),
    form=BuildersView,
)
