"""What can still become of a corner: the ways to close the ring of six triangles round it."""

from typing import Final

from groma.core.sets import size

from ..state import Table
from ..tables import BUILDING_OF, BUILDINGS, HILL_CORNER, HILL_STAND_IN, TILINGS


def closings(table: Table, corner: int) -> list[int]:
    """The sets of tiles that would complete a site here, tiles already laid included.

    Each of the ways to tile the ring is possible as long as all its spots are open or have their
    tile. Spots of one way never share a triangle, so they do not hinder each other.
    """
    city = table.city
    usable = city.open | city.laid
    stand_in = 0
    if table.blank_hills():
        stand_in = hill_stand_in(table, corner)
    return [tiling & ~stand_in for tiling in TILINGS[corner] if tiling & ~usable == stand_in]


def hill_stand_in(table: Table, corner: int) -> int:
    """Where a hill is one side of a corner (CM-3.6): the spot that would cover it alone."""
    for hill in table.city.hills:
        for at in range(3 * hill, 3 * hill + 3):
            if HILL_CORNER[at] == corner:
                return 1 << HILL_STAND_IN[at]
    return 0


def _by_building(tilings: list[int]) -> list[list[int]]:
    """Ways to tile a ring by the building that they make."""
    found: list[list[int]] = [[] for _ in range(BUILDINGS)]
    for tiling in tilings:
        found[BUILDING_OF[size(tiling)]].append(tiling)
    return found


_TILINGS: Final[list[list[list[int]]]] = [_by_building(tilings) for tilings in TILINGS]


def possible_buildings(table: Table, corner: int) -> int:
    """The set of buildings that a corner can still become; empty: it is dead."""
    found = 0
    if table.blank_hills():
        for closing in closings(table, corner):
            found |= 1 << BUILDING_OF[size(closing)]
        return found
    closed = ~(table.city.open | table.city.laid)
    ways = _TILINGS[corner]
    for building in range(BUILDINGS):
        for tiling in ways[building]:
            if not tiling & closed:
                found |= 1 << building
                break
    return found
