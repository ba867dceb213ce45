"""Chapters 6, 11 and 12: aqueducts, and the coins that their pieces bring.

All tests here are local. A line only ever grows at its far end, by one piece to a neighbouring
corner, so the pieces that can follow depend on the sides of tiles and on the dry corners within as
many steps of that end as there are pieces to lay: three at most.
"""

from typing import Final

from groma.core.refusals import Ask, bar
from groma.core.sets import members
from groma.core.state import Step

from ..layout import AQUEDUCT_ALONG_HILL, AQUEDUCT_COIN, EVERY_PIECE, NOTHING
from ..notes import BEGAN, BLOCKED, COIN_OF_PIECE, LAID
from ..state import Table
from ..steps import EXTENDING, LINE, STARTING
from ..tables import (
    HILL_CORNER,
    HILL_SIDES_AT,
    LINES,
    NEXT,
    OUTLET,
    PIECES,
    START_PIECES,
    WAYS,
)

EVERY_WAY: Final = (1 << WAYS) - 1
EVERY_PIECE_OF_ALL: Final = (1 << LINES * WAYS) - 1


def along_hills(table: Table, corner: int) -> int:
    """The ways that run beside a hill (CM-11.5)."""
    ways = 0
    for hill in table.city.hills:
        for at in range(3 * hill, 3 * hill + 3):
            if HILL_CORNER[at] == corner:
                ways |= HILL_SIDES_AT[at]
    return ways


def usable_ways(table: Table, corner: int) -> int:
    """The ways along the side of a tile, never along a short diagonal (CM-11.4)."""
    ways = table.city.ways[corner]
    if ways and not table.settings[AQUEDUCT_ALONG_HILL]:
        ways &= ~along_hills(table, corner)
    return ways


def dry_ways(table: Table, corner: int) -> int:
    """Those that lead to a corner without an aqueduct and no outlet (CM-11.6 to CM-11.8)."""
    ways = usable_ways(table, corner)
    water = table.city.water
    for way in members(ways):
        if water[NEXT[WAYS * corner + way]] != NOTHING:
            ways &= ~(1 << way)
    return ways


def openings(table: Table, line: int) -> int:
    """The ways in which an aqueduct can grow at its far end (CM-11.3, CM-11.11)."""
    path = table.city.lines[line]
    return dry_ways(table, path[-1]) if len(path) <= PIECES else 0


def begun_lines(table: Table) -> int:
    """The set of aqueducts that have begun."""
    begun = 0
    for line in range(LINES):
        if table.city.begun(line):
            begun |= 1 << line
    return begun


def growing_lines(table: Table) -> int:
    """The begun aqueducts that can be given a piece (CM-6.2, CM-6.4)."""
    growing = begun_lines(table)
    for line in members(growing):
        if not openings(table, line):
            growing &= ~(1 << line)
    return growing


def reach(table: Table, corner: int, pieces: int, passed: list[int]) -> int:
    """How many more pieces, up to a number, can follow from a corner that would be reached."""
    best = 0
    if pieces:
        for way in members(dry_ways(table, corner)):
            there = NEXT[WAYS * corner + way]
            if there not in passed:
                best = max(best, 1 + reach(table, there, pieces - 1, [*passed, there]))
    return best


def begin_line(table: Table, line: int) -> None:
    """A tile touches an outlet: its aqueduct begins, if it can (CM-11.1, CM-11.2, CM-11.12).

    No spot touches two outlets, and none is so near to another outlet that their starts meet.
    """
    if table.city.begun(line):
        return
    possible = openings(table, line) != 0
    if possible:
        table.push(STARTING, START_PIECES + LINE * line)
    if table.log is not None:
        if possible:
            table.log.tell(BEGAN, table.active, line)
        else:
            table.log.tell(BLOCKED, line)


def lay_piece(table: Table, line: int, way: int) -> None:
    """Put a piece at the far end; it may bring a coin (CM-11.3, CM-12.3)."""
    seat = table.active
    city = table.city
    corner = city.lines[line][-1]
    there = NEXT[WAYS * corner + way]
    city.extend(line, there)
    if table.log is not None:
        table.log.tell(LAID, seat, line, way, there)
    if brings_coin(table, corner, there):
        table.coins[seat] += 1
        if table.log is not None:
            table.log.tell(COIN_OF_PIECE, seat)


def brings_coin(table: Table, corner: int, there: int) -> bool:
    """A fountain at the new far end; by a setting also at the old one (CM-12.4, CM-12.6)."""
    city = table.city
    if city.is_fountain(there):
        return True
    return table.settings[AQUEDUCT_COIN] == EVERY_PIECE and city.is_fountain(corner)


def explain(table: Table, left: int, line: int, ask: Ask) -> int:
    """Which rule closes a way at the far end of an aqueduct."""
    city = table.city
    corner = city.lines[line][-1]
    first = WAYS * line
    if len(city.lines[line]) > PIECES:
        left = bar(left, EVERY_WAY << first, "CM-11.11", ask)
    left = bar(left, (EVERY_WAY & ~city.ways[corner]) << first, "CM-11.4", ask)
    left = bar(left, (EVERY_WAY & ~usable_ways(table, corner)) << first, "CM-11.5", ask)
    for way in members(usable_ways(table, corner)):
        there = NEXT[WAYS * corner + way]
        water = city.water[there]
        if water == line:
            left = bar(left, 1 << first + way, "CM-11.6", ask)
        elif water != NOTHING and there == OUTLET[water]:
            left = bar(left, 1 << first + way, "CM-11.8", ask)
        elif water != NOTHING:
            left = bar(left, 1 << first + way, "CM-11.7", ask)
    return left


class Starting(Step[Table]):
    """The first pieces of an aqueduct; the argument is pieces left and the line (CM-11.2)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """As many of the three as possible: no way that leads to fewer (CM-11.12)."""
        line = argument // LINE
        pieces = argument % LINE
        first = WAYS * line
        others = EVERY_PIECE_OF_ALL & ~(EVERY_WAY << first)
        left = bar(EVERY_PIECE_OF_ALL, others, "CM-11.2", ask)
        if ask is not None:
            left = explain(table, left, line, ask)
        ways = openings(table, line)
        corner = table.city.lines[line][-1]
        most = 0
        best = 0
        for way in members(ways):
            there = NEXT[WAYS * corner + way]
            count = reach(table, there, pieces - 1, [there])
            if count > most:
                most = count
                best = 0
            if count == most:
                best |= 1 << way
        return bar(left, (EVERY_WAY & ~best) << first, "CM-11.12", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Then the next of the three."""
        lay_piece(table, argument // LINE, option % WAYS)
        if argument % LINE > 1:
            table.push(STARTING, argument - 1)


class Extending(Step[Table]):
    """So many pieces (argument) for begun aqueducts, in any shares (CM-6.1)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The first piece leaves room for the second, if any does (CM-6.4)."""
        possible = 0
        left = EVERY_PIECE_OF_ALL
        for line in range(LINES):
            first = WAYS * line
            if not table.city.begun(line):
                left = bar(left, EVERY_WAY << first, "CM-6.2", ask)
                continue
            if ask is not None:
                left = explain(table, left, line, ask)
            possible |= openings(table, line) << first
        left &= possible
        if argument > 1:
            last = last_pieces(table, possible)
            if last != possible:
                left = bar(left, last, "CM-6.4", ask)
        return left

    def choose(self, table: Table, argument: int, option: int) -> None:
        """If no second piece is possible, one is enough (CM-6.4)."""
        lay_piece(table, option // WAYS, option % WAYS)
        if argument > 1:
            table.push(EXTENDING, argument - 1)


def last_pieces(table: Table, possible: int) -> int:
    """Of the pieces that are possible now, those after which none is.

    After a piece the other lines can still grow as before, but for ways to the corner it has taken;
    its own line can grow from there. So one look at each far end and at the new corner is enough.
    """
    last = 0
    for option in members(possible):
        line = option // WAYS
        path = table.city.lines[line]
        there = NEXT[WAYS * path[-1] + option % WAYS]
        if len(path) < PIECES and dry_ways(table, there):
            continue
        if not other_line_grows(table, possible & ~(EVERY_WAY << WAYS * line), there):
            last |= 1 << option
    return last


def other_line_grows(table: Table, others: int, taken: int) -> bool:
    """Whether a piece of another line leads anywhere but to a corner."""
    for option in members(others):
        corner = table.city.lines[option // WAYS][-1]
        if NEXT[WAYS * corner + option % WAYS] != taken:
            return True
    return False
