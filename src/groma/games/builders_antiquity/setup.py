"""Chapter 2: laying out the table."""

from typing import Final

from groma.core.deal import Deal
from groma.core.hidden import Hidden, face, kind_of
from groma.core.notes import Log
from groma.core.sets import members

from .layout import (
    BUILDINGS_STACK,
    NOTHING,
    WORKERS_STACK,
    ZONES,
)
from .notes import APPRENTICE, STARTS
from .rules import STEPS
from .rules.drafting import (
    fill_building_row,
    fill_worker_row,
    show_next_building,
    show_next_worker,
)
from .rules.investing import A_SLAVE, A_TOOL, A_UNIVERSITY
from .rules.sending import carried_by
from .state import Table
from .steps import TURN
from .tables import (
    APPRENTICES,
    BUILDINGS,
    CREW,
    FIRST_APPRENTICE,
    FIRST_CREW_MACHINE,
    FIRST_SLAVE,
    ROW,
    SLAVES,
    START_MONEY,
    TOOLS,
    UNIVERSITIES,
)

# In the stock of investments: tools come after slaves, universities after tools
_TOOL: Final = SLAVES
_UNIVERSITY: Final = SLAVES + TOOLS


def blank(players: int, settings: list[int]) -> Table:
    """A table with nothing drawn yet, to load a saved one into."""
    table = Table(players, settings, STEPS, Hidden(players, ZONES, []))
    table.prepare()
    table.stock = A_SLAVE | A_TOOL | A_UNIVERSITY  # BA-2.7
    table.money = [START_MONEY] * players  # BA-2.8
    return table


def deal_table(players: int, settings: list[int], deal: Deal, log: Log | None) -> Table:
    """The set-up, up to the first decision."""
    table = blank(players, settings)
    table.log = log
    lay_out_buildings(table, deal)
    lay_out_workers(table, deal)
    table.start = deal.below(players)  # BA-2.9
    if log is not None:
        log.tell(STARTS, table.start)
    table.push(TURN, table.start)
    table.advance()
    return table


def lay_out_buildings(table: Table, deal: Deal) -> None:
    """One stack of all buildings and machines; five of them in a row (BA-2.1 to BA-2.3)."""
    buildings = list(range(BUILDINGS))
    deal.shuffle(buildings)
    table.hidden.zones[BUILDINGS_STACK] = [face(building, 0) for building in buildings]
    for slot in range(ROW):
        fill_building_row(table, slot)
    show_next_building(table)


def lay_out_workers(table: Table, deal: Deal) -> None:
    """An apprentice for everybody; the others are mixed, five in a row (BA-2.4 to BA-2.6)."""
    apprentices = list(range(FIRST_APPRENTICE, FIRST_APPRENTICE + APPRENTICES))
    deal.shuffle(apprentices)
    for seat in range(table.players):
        table.join(seat, apprentices[seat])
        if table.log is not None:
            table.log.tell(APPRENTICE, seat, apprentices[seat])
    workers = [*range(FIRST_APPRENTICE), *sorted(apprentices[table.players :])]
    deal.shuffle(workers)
    table.hidden.zones[WORKERS_STACK] = [face(worker, 1) for worker in workers]
    for slot in range(ROW):
        fill_worker_row(table, slot)
    show_next_worker(table)


def census(table: Table) -> list[int]:
    """Every building, crew card, tool, university and loan is somewhere, and only there."""
    buildings = in_row_and_stack(table, BUILDINGS, table.building_row, BUILDINGS_STACK)
    crew = in_row_and_stack(table, CREW, table.worker_row, WORKERS_STACK)
    tools = [table.stock >> _TOOL + tool & 1 for tool in range(TOOLS)]
    schools = [table.stock >> _UNIVERSITY + number & 1 for number in range(UNIVERSITIES)]
    for slave in range(SLAVES):
        crew[FIRST_SLAVE + slave] += table.stock >> slave & 1
    for seat in range(table.players):
        for building in [*members(table.sites[seat]), *members(table.done[seat])]:
            buildings[building] += 1
        for card in members(table.crew[seat]):
            crew[card] += 1
        for tool in [*members(table.toolbox[seat]), *members(carried_by(table, seat))]:
            tools[tool] += 1
    for university in range(UNIVERSITIES):
        schools[university] += int(table.pupils[university] != NOTHING)
    loans = table.loans_left + table.loans_out + sum(table.loans)
    return [*buildings, *crew[:FIRST_CREW_MACHINE], *tools, *schools, loans]


def in_row_and_stack(table: Table, size: int, row: list[int], stack: int) -> list[int]:
    """How often each card lies in a row or a stack."""
    found = [0] * size
    for card in [*[kind_of(card) for card in table.hidden.zones[stack]], *row]:
        if card != NOTHING:
            found[card] += 1
    return found
