"""A player's own city: the cards on the grid, what lies on them, and the purse."""

from typing import Final

from groma.core.box import COPY, Box

from .tables import (
    AN_AQUEDUCT,
    BESIDE,
    CATEGORY,
    CELL_X,
    CELL_Y,
    CELLS,
    COLUMN_CELLS,
    COLUMN_MASK,
    FARM_CELL,
    HOME_CELL,
    MAKES_BRICK,
    MAKES_INFLUENCE,
    MAKES_MONEY,
    ROW_CELLS,
    ROW_MASK,
    SPAN,
    START_MONEY,
    START_RESIDENCE_2,
    START_VEGETABLE_FARM,
)

EMPTY: Final = -1
BESIDE_CITY: Final = -1  # a Builder that stands on no building: NOTHING
ON_STRIP: Final = -2
START_BACK: Final = 4  # start cards carry a player colour instead of a deck numeral

_X0: Final = -min(CELL_X)
_Y0: Final = -min(CELL_Y)


def _within(lines: list[int], low: int, high: int) -> int:
    """The lines that a city reaching from `low` to `high` may still use (CR-7.8)."""
    mask = 0
    for i in range(len(lines)):
        if max(high, i) - min(low, i) < SPAN:
            mask |= lines[i]
    return mask


_COLUMNS_WITHIN: Final[list[int]] = [
    _within(COLUMN_MASK, west, east) for west in range(6) for east in range(6)
]
_ROWS_WITHIN: Final[list[int]] = [
    _within(ROW_MASK, north, south) for north in range(7) for south in range(7)
]


class City:
    """What one seat has in front of it, apart from the hand.

    Its lists are shared by clones: they are replaced, never changed in place.
    """

    __slots__ = (
        "aqueducts",
        "at",
        "baths",
        "beside",
        "bricks",
        "builders",
        "built",
        "east",
        "granaries",
        "income",
        "influence",
        "influence_cards",
        "money",
        "north",
        "sheep",
        "south",
        "span",
        "watered",
        "west",
    )

    def __init__(self, fresh: bool, builders: int) -> None:
        self.money = 0
        self.influence = 0
        self.built = 0  # cells with a card
        self.beside = 0  # cells that share an edge with a card
        self.span = 0  # cells inside the 4x4 squares still possible
        self.aqueducts = 0  # cells with an aqueduct ...
        self.watered = 0  # ... and all cells in their rows and columns
        self.bricks = 0  # cells whose card holds a brick token
        self.granaries = 0  # cells whose card can hold one
        self.income = 0  # money of one Production
        self.sheep = 0  # influence of one Production
        self.west = _X0
        self.east = _X0
        self.north = _Y0
        self.south = _Y0
        if fresh:
            self.at: list[int] = [EMPTY] * CELLS
            self.baths: list[int] = []  # point tokens: 8 * cell + how many
            self.influence_cards: list[int] = []
            self.builders: list[int] = [BESIDE_CITY] * builders

    def clone(self) -> "City":
        """An independent copy."""
        return self.carry(COPY)

    def carry(self, box: Box) -> "City":
        """Save, load or copy: every field is named once."""
        twin = City(False, 0) if box is COPY else self
        twin.money = box.number(self.money)
        twin.influence = box.number(self.influence)
        twin.built = box.number(self.built)
        twin.beside = box.number(self.beside)
        twin.span = box.number(self.span)
        twin.aqueducts = box.number(self.aqueducts)
        twin.watered = box.number(self.watered)
        twin.bricks = box.number(self.bricks)
        twin.granaries = box.number(self.granaries)
        twin.income = box.number(self.income)
        twin.sheep = box.number(self.sheep)
        twin.west = box.number(self.west)
        twin.east = box.number(self.east)
        twin.north = box.number(self.north)
        twin.south = box.number(self.south)
        twin.at = box.kept(self.at)
        twin.baths = box.kept(self.baths)
        twin.influence_cards = box.kept(self.influence_cards)
        twin.builders = box.kept(self.builders)
        return twin

    def kind(self, cell: int) -> int:
        """The building on a cell that has one."""
        return self.at[cell] & 255

    def lay(self, cell: int, card: int) -> None:
        """Lay a card on an empty cell."""
        kind = card & 255
        self.at = self.at[:]
        self.at[cell] = card
        self.built |= 1 << cell
        self.beside |= BESIDE[cell]
        x = CELL_X[cell] + _X0
        y = CELL_Y[cell] + _Y0
        self.west = min(self.west, x)
        self.east = max(self.east, x)
        self.north = min(self.north, y)
        self.south = max(self.south, y)
        self.span = (
            _COLUMNS_WITHIN[6 * self.west + self.east] & _ROWS_WITHIN[7 * self.north + self.south]
        )
        if CATEGORY[kind] == AN_AQUEDUCT:
            self.aqueducts |= 1 << cell
            self.watered |= ROW_CELLS[cell] | COLUMN_CELLS[cell]
        self.income += MAKES_MONEY[kind]
        self.sheep += MAKES_INFLUENCE[kind]
        if MAKES_BRICK[kind]:
            self.granaries |= 1 << cell

    def lift(self, cell: int) -> int:
        """Take a card away to lay another in its place; its tokens must be gone already."""
        card = self.at[cell]
        kind = card & 255
        self.at = self.at[:]
        self.at[cell] = EMPTY
        self.built &= ~(1 << cell)
        self.aqueducts &= ~(1 << cell)
        self.granaries &= ~(1 << cell)
        self.income -= MAKES_MONEY[kind]
        self.sheep -= MAKES_INFLUENCE[kind]
        return card

    def move_builder(self, builder: int, where: int) -> None:
        """Put a Builder on a building, beside the city or on the strip."""
        self.builders = self.builders[:]
        self.builders[builder] = where

    def neighbours(self, cell: int) -> int:
        """The cells with a card beside a cell (CR-9.8)."""
        return self.built & BESIDE[cell]

    def columns_left(self) -> int:
        """How many columns the city may still add (CR-7.8)."""
        return SPAN - 1 - (self.east - self.west)

    def rows_left(self) -> int:
        """How many rows the city may still add (CR-7.8)."""
        return SPAN - 1 - (self.south - self.north)

    def point_tokens(self, cell: int) -> int:
        """The point tokens on a card."""
        for bath in self.baths:
            if bath >> 3 == cell:
                return bath & 7
        return 0


def found(builders: int) -> City:
    """A city at the beginning: the two start cards side by side and 5 money (CR-2.2 to CR-2.4)."""
    city = City(True, builders)
    city.lay(HOME_CELL, START_RESIDENCE_2 | START_BACK << 8)
    city.lay(FARM_CELL, START_VEGETABLE_FARM | START_BACK << 8)
    city.money = START_MONEY
    return city
