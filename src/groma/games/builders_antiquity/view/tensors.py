"""A table of The Builders as numbers, for learners: all lies open but the order of the stacks."""

from typing import Final

from groma.core.hidden import back_of, kind_of
from groma.core.sets import members, put_flags
from groma.core.state import STEP
from groma.core.tensors import Field, Tensors, flag, number, one_of, relative, seat, turned

from ..bundles import amount
from ..layout import BUILDINGS_STACK, NOTHING, TOTAL, UNIVERSITY_MODE, WORKERS_STACK
from ..moves import BUILDING, CREW, TOOL, UNIVERSITY
from ..rules import STEPS
from ..rules.investing import A_SLAVE, A_TOOL, A_UNIVERSITY
from ..rules.money import PACKAGES, in_bank, paid_out, yield_of
from ..rules.sending import SITE, can_carry, price_of
from ..state import Table
from ..steps import SITING, TEACHING, TOOLING
from ..tables import (
    BUILDINGS,
    COIN_EXCHANGE,
    COINS_IN_BOX,
    FIRST_SLAVE,
    LOANS,
    NEEDS,
    POINTS,
    QUIET_ROUNDS,
    RESOURCES,
    ROW,
    SLAVES,
    TOOLS,
    UNIVERSITIES,
    WORKERS,
)
from ..tables import (
    CREW as CARDS,
)
from .sections import quiet_limit, top_of

# Sixty rounds do not come up to these; in a game without such an end all that is more is as much
_ROUNDS: Final = 99
_MONEY: Final = 999
_ACTIONS: Final = 199
_POINTS: Final = sum(POINTS)
_NEED: Final = max([need >> 8 * i & 255 for need in NEEDS for i in range(RESOURCES)])


def _seat(place: int) -> list[Field]:
    """What one player has."""
    name = f"seats.{place}"
    return [
        number(f"{name}.money", 0, _MONEY),
        number(f"{name}.points", 0, _POINTS),
        number(f"{name}.loans", 0, LOANS),
        flag(f"{name}.tools", TOOLS),
        flag(f"{name}.crew", CARDS),
        flag(f"{name}.available", CARDS),
        flag(f"{name}.sites", BUILDINGS),
        number(f"{name}.sites.missing", 0, _NEED, BUILDINGS * RESOURCES),
        flag(f"{name}.finished", BUILDINGS),
    ]


def fields(players: int) -> list[Field]:
    """The fields of a tensor, in the order in which they are written."""
    found = [
        seat("start", players),
        number("round", 0, _ROUNDS),
        flag("last_round"),
        number("quiet_rounds", 0, _ROUNDS),
        number("quiet_limit", 0, QUIET_ROUNDS),
        number("bank", -1, COINS_IN_BOX),  # -1: it is not counted
        flag("university_total"),
        one_of("buildings", BUILDING, ROW),
        one_of("next_building", BUILDING),
        number("building_stack", 0, BUILDINGS),
        flag("unseen_buildings", BUILDINGS),
        one_of("workers", CREW, ROW),
        one_of("next_worker", CREW),
        number("worker_stack", 0, WORKERS),
        flag("unseen_workers", WORKERS),
        flag("stock.slaves", SLAVES),
        flag("stock.tools", TOOLS),
        flag("stock.universities", UNIVERSITIES),
        number("stock.loans", 0, LOANS),
        flag("crew.freed", SLAVES),
        flag("crew.can_carry", CARDS),
        one_of("crew.site", BUILDING, CARDS),
        one_of("crew.tool", TOOL, CARDS),
        one_of("crew.university", UNIVERSITY, CARDS),
        number("sites.actions", 0, CARDS, BUILDINGS),  # 0: it is no open site
    ]
    for place in range(players):
        found += _seat(place)
    return [
        *found,
        seat("turn.seat", players),
        number("turn.actions", 0, _ACTIONS),
        flag("turn.invested"),
        number("turn.exchange", 0, COIN_EXCHANGE[-1], PACKAGES),
        one_of("turn.crew", CREW),
        one_of("turn.site", BUILDING),
        one_of("turn.university", UNIVERSITY),
    ]


def write(table: Table, viewer: int, numbers: list[int]) -> None:
    """Everything a viewer may see that does not follow from something else."""
    bank = in_bank(table)
    numbers.append(relative(table.start, viewer, table.players))
    numbers.append(min(table.round, _ROUNDS))
    numbers.append(1 if table.last else 0)
    numbers.append(min(table.quiet_rounds, _ROUNDS))
    numbers.append(quiet_limit(table))
    numbers.append(NOTHING if bank is None else bank)
    numbers.append(1 if table.settings[UNIVERSITY_MODE] == TOTAL else 0)
    _write_rows(table, viewer, numbers)
    put_flags(table.stock & A_SLAVE, SLAVES, numbers)
    put_flags((table.stock & A_TOOL) >> SLAVES, TOOLS, numbers)
    put_flags((table.stock & A_UNIVERSITY) >> SLAVES + TOOLS, UNIVERSITIES, numbers)
    numbers.append(table.loans_left)
    _write_crew(table, numbers)
    _write_sites(table, numbers)
    for owner in turned(viewer, table.players):
        _write_seat(table, owner, numbers)
    _write_turn(table, viewer, numbers)


def _write_rows(table: Table, viewer: int, numbers: list[int]) -> None:
    """Both rows and stacks."""
    unseen_buildings = 0
    unseen_workers = 0
    for card in table.hidden.unseen(viewer):
        if back_of(card):
            unseen_workers |= 1 << kind_of(card)
        else:
            unseen_buildings |= 1 << kind_of(card)
    for building in table.building_row:
        numbers.append(building + 1)
    numbers.append(top_of(table, BUILDINGS_STACK) + 1)
    numbers.append(len(table.hidden.zones[BUILDINGS_STACK]))
    put_flags(unseen_buildings, BUILDINGS, numbers)
    for worker in table.worker_row:
        numbers.append(worker + 1)
    numbers.append(top_of(table, WORKERS_STACK) + 1)
    numbers.append(len(table.hidden.zones[WORKERS_STACK]))
    put_flags(unseen_workers, WORKERS, numbers)


def _write_crew(table: Table, numbers: list[int]) -> None:
    """By crew card, whoever has it: what it is, where it works, and with what."""
    hired = 0
    for crew in table.crew:
        hired |= crew
    put_flags(table.freed >> FIRST_SLAVE, SLAVES, numbers)
    for card in range(CARDS):
        numbers.append(1 if hired >> card & 1 and can_carry(table, card) else 0)
    for site in table.posts:
        numbers.append(site + 1)
    for tool in table.carried:
        numbers.append(tool + 1)
    first = len(numbers)
    numbers += [0] * CARDS
    for university in range(UNIVERSITIES):
        if table.pupils[university] != NOTHING:
            numbers[first + table.pupils[university]] = university + 1


def _write_sites(table: Table, numbers: list[int]) -> None:
    """By open site: the actions for the next card."""
    first = len(numbers)
    numbers += [0] * BUILDINGS
    for sites in table.sites:
        for site in members(sites):
            numbers[first + site] = price_of(table, site)


def _write_seat(table: Table, owner: int, numbers: list[int]) -> None:
    """What one player has."""
    numbers.append(min(table.money[owner], _MONEY))
    numbers.append(table.points[owner])
    numbers.append(table.loans[owner])
    put_flags(table.toolbox[owner], TOOLS, numbers)
    put_flags(table.crew[owner], CARDS, numbers)
    put_flags(table.idle[owner], CARDS, numbers)
    put_flags(table.sites[owner], BUILDINGS, numbers)
    first = len(numbers)
    numbers += [0] * (BUILDINGS * RESOURCES)
    for site in members(table.sites[owner]):
        place = first + site * RESOURCES
        for resource in range(RESOURCES):
            less = amount(NEEDS[site], resource) - amount(table.provided[site], resource)
            if less > 0:
                numbers[place + resource] = less
    put_flags(table.done[owner], BUILDINGS, numbers)


def _write_turn(table: Table, viewer: int, numbers: list[int]) -> None:
    """The turn in progress, and what the pending decision is about."""
    if table.over():
        numbers += [0] * (6 + PACKAGES)
        return
    step = table.todo[-1] % STEP
    argument = table.argument()
    numbers.append(relative(table.active, viewer, table.players))
    numbers.append(min(table.actions, _ACTIONS))
    numbers.append(1 if table.invested else 0)
    for count in range(PACKAGES):
        numbers.append(paid_out(table, yield_of(table, count + 1)))
    numbers.append(argument % SITE + 1 if step in (SITING, TOOLING) else 0)
    numbers.append(argument // SITE + 1 if step == TOOLING else 0)
    numbers.append(argument + 1 if step == TEACHING else 0)


TENSORS: Final[Tensors[Table]] = Tensors(STEPS, fields, write)
