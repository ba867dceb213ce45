"""Chapter 4: moving the patrician and taking a tile."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar
from groma.core.sets import members
from groma.core.state import Step

from ..layout import NOTHING, RING_WITHOUT_RETURN
from ..notes import PAID_BREAD, REMOVED, SETTLED, TOOK, WALKED
from ..state import Table
from ..steps import BUILDING, SITE, TAKING, TURNING
from ..tables import BREAD, FIELDS, JOINED, PER_DEPOT, TAKES

EVERY_FIELD: Final = (1 << FIELDS) - 1
EVERY_SLOT: Final = (1 << PER_DEPOT) - 1


def walk(start: int, filled: int) -> int:
    """The filled fields at the end of a walk over the lines that leads over empty ones (CD-4.5)."""
    reached = 0
    passed = 0
    todo = JOINED[start][:]
    while todo:
        field = todo.pop()
        if filled >> field & 1:
            reached |= 1 << field
        elif not passed >> field & 1:
            passed |= 1 << field
            todo += JOINED[field]
    return reached


def onward(start: int, filled: int) -> int:
    """The same, without a return to the field of departure if there is another one (CD-13.1)."""
    reached = walk(start, filled)
    return reached & ~(1 << start) or reached


# By 128 * field + filled fields: with a return to the own field, and without
_WALKS: Final[list[int]] = [
    walk(field, filled) for field in range(FIELDS) for filled in range(1 << FIELDS)
]
_WALKS_ONWARD: Final[list[int]] = [
    onward(field, filled) for field in range(FIELDS) for filled in range(1 << FIELDS)
]


def reach(table: Table, seat: int) -> int:
    """The fields with tiles that a seat can walk to now (CD-4.5, CD-13.1)."""
    walks = _WALKS_ONWARD if table.settings[RING_WITHOUT_RETURN] else _WALKS
    return walks[(table.patricians[seat] << FIELDS) + table.filled]


class Settling(Step[Table]):
    """The patrician goes on a field that is still free (CD-2.15); the argument is the seat."""

    def who(self, table: Table, argument: int) -> int:
        """One after the other, in turn order (CD-2.16)."""
        return argument

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """No two begin on one field."""
        taken = 0
        for field in table.patricians:
            if field != NOTHING:
                taken |= 1 << field
        return bar(EVERY_FIELD, taken, "CD-2.15", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Everybody sees it."""
        settle(table, argument, option)


def settle(table: Table, seat: int, field: int) -> None:
    """Put a patrician on its first field."""
    table.patricians[seat] = field
    if table.log is not None:
        table.log.tell(SETTLED, seat, field)


class Moving(Step[Table]):
    """Along the lines to a field with tiles, or with a bread to any (CD-4.2 to CD-4.6)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The fields to walk to, then the same fields for a bread."""
        empty = EVERY_FIELD & ~table.filled
        left = bar(EVERY_FIELD | EVERY_FIELD << FIELDS, empty, "CD-4.4", ask)
        far = EVERY_FIELD & ~reach(table, table.active)
        if ask is not None:
            field = table.patricians[table.active]
            back = walk(field, table.filled) & far  # the way back that a setting closes
            left = bar(left, back, "CD-13.1", ask)
            left = bar(left, far & 1 << field, "CD-4.2", ask)
        left = bar(left, far, "CD-4.5", ask)
        if not table.districts[table.active].goods[BREAD]:
            return bar(left, EVERY_FIELD << FIELDS, "CD-7.4", ask)
        return bar(left, empty << FIELDS, "CD-4.6", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The bread is paid before the figure moves (CD-4.6)."""
        seat = table.active
        field = option
        if option >= FIELDS:
            field = option - FIELDS
            table.districts[seat].gain(BREAD, -1)
        table.patricians[seat] = field
        if table.log is not None:
            table.log.tell(WALKED if option < FIELDS else PAID_BREAD, seat, field)
        table.push(TAKING)


class Taking(Step[Table]):
    """Take one tile of the depot reached (CD-4.7)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Any that is still there."""
        first = PER_DEPOT * table.patricians[table.active]
        gone = 0
        for slot in range(PER_DEPOT):
            if table.depots[first + slot] == NOTHING:
                gone |= 1 << slot
        return bar(EVERY_SLOT, gone, "CD-4.7", ask)

    def sensible(self, table: Table, argument: int, options: int) -> int:
        """Of equal tiles one."""
        return different(table.depots, options, PER_DEPOT * table.patricians[table.active])

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Then the depot may be done with for this phase (CD-4.8)."""
        field = table.patricians[table.active]
        card = table.depots[PER_DEPOT * field + option]
        table.depots[PER_DEPOT * field + option] = NOTHING
        if table.log is not None:
            table.log.tell(TOOK, table.active, kind_of(card), field)
        clear_depot(table, field)
        begin_building(table, card)


def different(tiles: list[int], options: int, first: int = 0) -> int:
    """Of some tiles, whose numbers begin with `first`, one of each kind."""
    seen: list[int] = []
    left = 0
    for option in members(options):
        kind = kind_of(tiles[first + option])
        if kind not in seen:
            seen.append(kind)
            left |= 1 << option
    return left


def takes_left(table: Table, field: int) -> int:
    """How many tiles can still be taken from a depot before the rest leaves the game (CD-4.8)."""
    first = PER_DEPOT * field
    gone = table.depots[first : first + PER_DEPOT].count(NOTHING)
    return max(0, TAKES[table.players] - gone)


def clear_depot(table: Table, field: int) -> None:
    """A depot yields as many tiles as there are players; the rest leaves the game (CD-4.8)."""
    left: list[int] = []
    first = PER_DEPOT * field
    for slot in range(first, first + PER_DEPOT):
        if table.depots[slot] != NOTHING:
            left.append(slot)
    if takes_left(table, field):
        return
    table.filled &= ~(1 << field)
    for slot in left:
        card = table.depots[slot]
        table.depots[slot] = NOTHING
        table.removed = [*table.removed, card]
        if table.log is not None:
            table.log.tell(REMOVED, kind_of(card), field)


def begin_building(table: Table, card: int) -> None:
    """A tile is in hand: it is built or stored before anything else (CD-3.3)."""
    table.tile = card
    table.push(BUILDING)
    table.push(TURNING)
    table.push(SITE)
