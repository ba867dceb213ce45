"""The city that all players build: tiles and officials, corners and what stands on them, lines."""

from typing import Final

from groma.core.box import COPY, Box
from groma.core.sets import members

from .layout import FOUNTAIN, NOTHING
from .tables import (
    AROUND,
    BESIDE,
    BUILDINGS,
    CLASHING,
    COLORS,
    CORNER_OF,
    CORNERS,
    FILLS,
    HILL_BESIDE,
    HILL_CORNER,
    HILL_COVERS,
    LINES,
    OUTLET,
    SIDES_AT,
    SPOTS,
)

EVERY_SPOT: Final = (1 << SPOTS) - 1
# By spot: the spots that a tile there leaves open
_LEAVES_OPEN: Final[list[int]] = [EVERY_SPOT & ~CLASHING[spot] for spot in range(SPOTS)]


def site_of(building: int, seat: int) -> int:
    """How a seat's building is written on its corner."""
    return 1 + building + BUILDINGS * seat


def building_of(site: int) -> int:
    """Which building it is."""
    return (site - 1) % BUILDINGS


def owner_of(site: int) -> int:
    """Whose building it is."""
    return (site - 1) // BUILDINGS


class City:
    """The board in play; spots and corners are sets in ints or lists by number."""

    __slots__ = (
        "beside",
        "colors",
        "filled",
        "hills",
        "laid",
        "lines",
        "officials",
        "open",
        "sites",
        "water",
        "ways",
    )

    def __init__(self) -> None:
        self.hills: list[int] = []
        self.colors: list[int] = []  # by colour: the spots with a tile of it
        self.officials: list[int] = []  # by seat: the spots with an official of its own
        self.sites: list[int] = []  # by corner: what was built there
        self.lines: list[list[int]] = []  # by aqueduct: its corners, the outlet first
        # All that follows is made from these
        self.laid = 0  # spots with a tile
        self.open = 0  # spots that neither a hill nor a tile reaches into (CM-8.3)
        self.beside = 0  # spots with a side at a hill or a tile (CM-8.4)
        self.filled: list[int] = []  # by corner: how many of its six sides are covered (CM-3.3)
        self.ways: list[int] = []  # by corner: the ways in which a side of a tile runs (CM-11.4)
        self.water: list[int] = []  # by corner: the aqueduct that has it, or is to begin there

    def clone(self) -> "City":
        """An independent copy."""
        return self.carry(COPY, False)

    def carry(self, box: Box, blank_hills: bool) -> "City":
        """Save, load or copy: every field is named once; what follows from others is made again."""
        twin = City() if box is COPY else self
        twin.hills = box.kept(self.hills)
        colors = box.numbers(self.colors)
        twin.officials = box.numbers(self.officials)
        twin.sites = box.kept(self.sites)
        twin.lines = box.kept_lists(self.lines)
        if box is COPY:
            twin.colors = colors
            twin.laid = self.laid
            twin.open = self.open
            twin.beside = self.beside
            twin.filled = self.filled[:]
            twin.ways = self.ways[:]
            twin.water = self.water
        else:
            twin.lay_out(colors, blank_hills)
        return twin

    def lay_out(self, colors: list[int], blank_hills: bool) -> None:
        """What follows from hills, tiles and aqueducts."""
        self.prepare(blank_hills)
        for color in range(COLORS):
            for spot in members(colors[color]):
                self.lay(spot, color)
        water = self.water[:]
        for line in range(LINES):
            for corner in self.lines[line]:
                water[corner] = line
        self.water = water

    def buildings_of(self, seat: int) -> list[int]:
        """The corners with a building of a seat."""
        sites = self.sites
        return [
            corner
            for corner in range(CORNERS)
            if sites[corner] > FOUNTAIN and owner_of(sites[corner]) == seat
        ]

    def prepare(self, blank_hills: bool) -> None:
        """The hills on an empty board; their corners may count as covered on one side (CM-3.6)."""
        self.colors = [0] * COLORS
        self.laid = 0
        self.open = EVERY_SPOT
        self.beside = 0
        self.filled = [0] * CORNERS
        self.ways = [0] * CORNERS
        for hill in self.hills:
            self.open &= ~HILL_COVERS[hill]
            self.beside |= HILL_BESIDE[hill]
            if blank_hills:
                for corner in HILL_CORNER[3 * hill : 3 * hill + 3]:
                    self.filled[corner] += 1
        water = [NOTHING] * CORNERS
        for line in range(LINES):
            water[OUTLET[line]] = line  # reserved from the start (CM-11.8)
        self.water = water

    def lay(self, spot: int, color: int) -> None:
        """Lay a tile."""
        bit = 1 << spot
        self.colors[color] |= bit
        self.laid |= bit
        self.open &= _LEAVES_OPEN[spot]
        self.beside |= BESIDE[spot]
        first = 4 * spot
        for i in range(4):
            corner = CORNER_OF[first + i]
            self.filled[corner] += FILLS[i]
            self.ways[corner] |= SIDES_AT[first + i]

    def free_spots(self) -> int:
        """Where a tile may go: open, and a side at a hill or a tile (CM-8.3, CM-8.4)."""
        return self.open & self.beside

    def district(self, corner: int) -> int:
        """The tiles with a corner here (CM-3.4)."""
        return AROUND[corner] & self.laid

    def erect(self, corner: int, site: int) -> None:
        """A building or a fountain stands here for the rest of the game (CM-9.13)."""
        sites = self.sites[:]
        sites[corner] = site
        self.sites = sites

    def extend(self, line: int, corner: int) -> None:
        """A piece of an aqueduct leads to a new corner (CM-11.3)."""
        lines = self.lines[:]
        lines[line] = [*lines[line], corner]
        self.lines = lines
        water = self.water[:]
        water[corner] = line
        self.water = water

    def begun(self, line: int) -> bool:
        """Whether an aqueduct has a piece."""
        return len(self.lines[line]) > 1

    def is_fountain(self, corner: int) -> bool:
        """Whether a fountain stands here."""
        return self.sites[corner] == FOUNTAIN
