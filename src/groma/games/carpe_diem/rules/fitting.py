"""Which kinds of tile fit on a cell, looked up by what its four sides ask for."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.sets import members

from ..district import EMPTY, TURN, District
from ..layout import LIMITED_LANDSCAPES, NOTHING
from ..state import Table
from ..tables import (
    EDGE,
    EDGE_KINDS,
    FISH_POND,
    MEADOW,
    NEIGHBOUR,
    PARTS,
    TILES,
    TURNS_OF,
    VINEYARD,
)

_ASKS: Final = EDGE_KINDS + 1  # what a side of a cell may ask for; the last is: nothing


def _fitting() -> list[int]:
    """The kinds of tile that fit, by what the four sides of a cell ask for."""
    fitting = [0] * _ASKS**4
    for tile in range(TILES):
        for turns in TURNS_OF[tile]:
            for free in range(16):  # the sides that ask for nothing
                asked = 0
                for side in range(4):
                    edge = EDGE[16 * tile + 4 * turns + side]
                    asked = asked * _ASKS + (EDGE_KINDS if free >> side & 1 else edge)
                fitting[asked] |= 1 << tile
    return fitting


_FITTING: Final[list[int]] = _fitting()
# By landscape: the kinds of tile that show it
_WITH: Final[list[int]] = [
    sum([1 << tile for tile in range(TILES) if thing in PARTS[tile]])
    for thing in range(FISH_POND + 1)
]


def fitting_kinds(district: District, cell: int) -> int:
    """The kinds of tile that fit on a cell (CD-5.4, CD-5.5)."""
    asked = 0
    for side in range(4):
        edge = MEADOW
        neighbour = NEIGHBOUR[4 * cell + side]
        if neighbour != EMPTY:
            edge = EDGE_KINDS
            tile = district.at[neighbour]
            if tile != EMPTY:
                edge = EDGE[16 * kind_of(tile) + 4 * (tile >> TURN) + (side ^ 2)]
        asked = asked * _ASKS + edge
    return _FITTING[asked]


def kinds_of(tiles: list[int]) -> int:
    """The set of kinds of some tiles."""
    found = 0
    for tile in tiles:
        if tile != NOTHING:
            found |= 1 << kind_of(tile)
    return found


def dead_ends(table: Table, district: District, cells: int, kinds: int) -> int:
    """Those of some cells that no tile of these kinds may be laid on."""
    full = [0] * (FISH_POND + 1)
    if table.settings[LIMITED_LANDSCAPES]:
        for thing in range(VINEYARD, FISH_POND + 1):
            full[thing] = district.full(thing)
    dead = 0
    for cell in members(cells):
        left = kinds & fitting_kinds(district, cell)
        for thing in range(VINEYARD, FISH_POND + 1):
            if full[thing] >> cell & 1:  # one more would be too many (CD-5.7)
                left &= ~_WITH[thing]
        if not left:
            dead |= 1 << cell
    return dead
