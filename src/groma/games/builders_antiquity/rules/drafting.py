"""Chapter 5: opening sites and recruiting workers, and what fills the rows."""

from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar

from ..layout import (
    BUILDINGS_STACK,
    NOTHING,
    REVEAL_TOP_BUILDING,
    REVEAL_TOP_WORKER,
    WORKERS_STACK,
)
from ..notes import (
    BUILDING_COMES,
    NEXT_BUILDING,
    NEXT_WORKER,
    OPENED,
    RECRUITED,
    WORKER_COMES,
)
from ..state import Table
from ..tables import ROW


def drafts(table: Table, left: int, ask: Ask | None) -> int:
    """Any card of the two rows; an empty place offers nothing (BA-5.1, BA-5.4, BA-5.6)."""
    return bar(left, table.gaps, "BA-5.6", ask)


def open_site(table: Table, slot: int) -> None:
    """An action, and the building lies before the player as a site (BA-5.1)."""
    seat = table.active
    building = table.building_row[slot]
    table.actions -= 1
    table.quiet = False
    table.sites[seat] |= 1 << building
    if table.log is not None:
        table.log.tell(OPENED, seat, building)
    fill_building_row(table, slot)
    show_next_building(table)


def recruit(table: Table, slot: int) -> None:
    """An action, and the worker is there at once (BA-5.4)."""
    seat = table.active
    worker = table.worker_row[slot]
    table.actions -= 1
    table.quiet = False
    table.join(seat, worker)
    if table.log is not None:
        table.log.tell(RECRUITED, seat, worker)
    fill_worker_row(table, slot)
    show_next_worker(table)


def fill_building_row(table: Table, slot: int) -> None:
    """The top of the stack fills the gap, as long as there is one (BA-5.2, BA-5.6)."""
    building = NOTHING
    if table.hidden.zones[BUILDINGS_STACK]:
        building = kind_of(table.hidden.turn_up(BUILDINGS_STACK))
        if table.log is not None:
            table.log.tell(BUILDING_COMES, building)
    else:
        table.gaps |= 1 << slot
    table.building_row[slot] = building


def fill_worker_row(table: Table, slot: int) -> None:
    """The same for the workers (BA-5.5, BA-5.6)."""
    worker = NOTHING
    if table.hidden.zones[WORKERS_STACK]:
        worker = kind_of(table.hidden.turn_up(WORKERS_STACK))
        if table.log is not None:
            table.log.tell(WORKER_COMES, worker)
    else:
        table.gaps |= 1 << ROW + slot
    table.worker_row[slot] = worker


def show_next_building(table: Table) -> None:
    """The stack of buildings lies face up (BA-2.3)."""
    if table.settings[REVEAL_TOP_BUILDING]:
        show_top(table, BUILDINGS_STACK, NEXT_BUILDING)


def show_next_worker(table: Table) -> None:
    """The stack of workers lies face down, unless the table says otherwise (BA-2.6)."""
    if table.settings[REVEAL_TOP_WORKER]:
        show_top(table, WORKERS_STACK, NEXT_WORKER)


def show_top(table: Table, stack: int, note: int) -> None:
    """Everybody sees the top card of a stack, if there is one."""
    if table.hidden.zones[stack]:
        card = table.hidden.turn_up(stack)
        table.hidden.put(stack, card)
        if table.log is not None:
            table.log.tell(note, kind_of(card))
