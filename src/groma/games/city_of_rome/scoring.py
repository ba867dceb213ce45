"""Chapter 12: the score sheet, line by line."""

from typing import Final

from groma.core.sets import lowest, members, size
from groma.core.sheet import Sheet

from .city import City
from .state import Table
from .tables import (
    A_FARM,
    A_PUBLIC,
    A_TEMPLE,
    AQUEDUCT_POINTS,
    BESIDE,
    CATEGORY,
    COLOUR,
    KINDS,
    POINTS,
    STARS,
    TEMPLE_AMOR,
    TEMPLE_FORTUNA,
    TEMPLE_JUNO,
    TEMPLE_JUPITER,
    TEMPLE_LUNA,
    TEMPLE_MARS,
    TEMPLE_MERCURY,
    TEMPLE_MINERVA,
    TEMPLE_SATURN,
    TEMPLE_VENUS,
    THRESHOLD,
    TOKENS_PER_POINT,
    VALUE,
)

ROWS: Final[list[str]] = [
    "residences-2",
    "residences-3",
    "residences-4",
    "aqueducts",
    "temples",
    "money",
    "influence-tokens",
    "influence-cards",
]
_AREA_ROW: Final[list[str]] = ["", "", "residences-2", "residences-3", "residences-4"]


class Inventory:
    """What a city holds, counted once for all temples."""

    def __init__(self, city: City) -> None:
        self.cards = 0
        self.stars = 0
        self.temples = 0
        self.farms = 0
        self.public = 0  # cells with a public building
        self.colours = 0  # a set of colours
        self.residences = [0, 0, 0, 0, 0]  # by value: cells
        self.temple_cells: list[int] = []
        for cell in members(city.built):
            kind = city.kind(cell)
            category = CATEGORY[kind]
            self.cards += 1
            self.stars += STARS[kind]
            if VALUE[kind]:
                self.residences[VALUE[kind]] |= 1 << cell
            elif category == A_PUBLIC:
                self.public |= 1 << cell
                self.colours |= 1 << COLOUR[kind]
            elif category == A_TEMPLE:
                self.temples += 1
                self.temple_cells.append(cell)
            elif category == A_FARM:
                self.farms += 1


def sheet(table: Table, seat: int, viewer: int) -> Sheet:
    """All rows of one seat; everything that scores lies open (CR-12.1, CR-11.3)."""
    city = table.cities[seat]
    inventory = Inventory(city)
    page = Sheet(ROWS)
    for value in (2, 3, 4):
        for area in areas(inventory.residences[value]):
            score_area(page, Area(city, inventory, value, area))
    score_aqueducts(page, city)
    for cell in inventory.temple_cells:
        score_temple(page, city, inventory, cell)
    page.add("money", "CR-12.9", city.money, {"money": city.money}, [])
    tokens = city.influence
    page.add("influence-tokens", "CR-12.10", tokens // TOKENS_PER_POINT, {"tokens": tokens}, [])
    for value in city.influence_cards:
        page.add("influence-cards", "CR-12.11", value, {"value": value}, [])
    return page


def areas(cells: int) -> list[int]:
    """The maximal connected sets of some cells (CR-12.2)."""
    found: list[int] = []
    while cells:
        area = 0
        rim = 1 << lowest(cells)
        while rim:
            area |= rim
            beside = 0
            for cell in members(rim):
                beside |= BESIDE[cell]
            rim = beside & cells & ~area
        found.append(area)
        cells &= ~area
    return found


class Area:
    """A residential area with what stands beside it (CR-12.3 to CR-12.6)."""

    def __init__(self, city: City, inventory: Inventory, value: int, area: int) -> None:
        self.value = value
        self.cells = members(area)
        self.sum = value * len(self.cells)
        self.rim = 0
        for cell in self.cells:
            self.rim |= BESIDE[cell]
        self.colours = 0  # a set: two buildings of one colour count once (CR-12.4)
        self.bonus = 0  # the bath with the most tokens counts, and no other (CR-12.5)
        for cell in members(self.rim & inventory.public):
            self.colours |= 1 << COLOUR[city.kind(cell)]
            self.bonus = max(self.bonus, city.point_tokens(cell))

    def points(self) -> int:
        """Sum of the values times the different colours, plus the bath."""
        return self.sum * size(self.colours) + self.bonus


def score_area(page: Sheet, area: Area) -> None:
    """One line for each area, even if it scores nothing (CR-12.2, CR-12.3)."""
    facts = {"sum": area.sum, "colours": size(area.colours), "bonus": area.bonus}
    page.add(_AREA_ROW[area.value], "CR-12.3", area.points(), facts, area.cells)


def score_aqueducts(page: Sheet, city: City) -> None:
    """0, 4, 12, 24 or 40 points (CR-12.7)."""
    cells = members(city.aqueducts)
    points = AQUEDUCT_POINTS[len(cells)]
    page.add("aqueducts", "CR-12.7", points, {"count": len(cells)}, cells)


def score_temple(page: Sheet, city: City, inventory: Inventory, cell: int) -> None:
    """A conditional temple scores once if its number is reached, the others for each (CR-9.28)."""
    kind = city.kind(cell)
    count = temple_counts(kind, city, inventory)
    if kind in _PER_ITEM:
        points = POINTS[kind] * count
    else:
        points = POINTS[kind] if count >= THRESHOLD[kind] else 0
    facts = {"card": kind, "count": count, "threshold": THRESHOLD[kind]}
    page.add("temples", _TEMPLE_CLAUSE[kind], points, facts, [cell])


def temple_counts(kind: int, city: City, inventory: Inventory) -> int:
    """What a temple looks at (CR-9.29 to CR-9.38)."""
    if kind == TEMPLE_MINERVA:
        return inventory.cards
    if kind == TEMPLE_FORTUNA:
        return size(inventory.colours)
    if kind in (TEMPLE_AMOR, TEMPLE_VENUS):
        return size(inventory.residences[2])
    if kind in (TEMPLE_JUNO, TEMPLE_JUPITER):
        return inventory.temples
    if kind == TEMPLE_SATURN:
        return inventory.farms
    if kind == TEMPLE_LUNA:
        return inventory.stars
    if kind == TEMPLE_MARS:
        return size(inventory.residences[4])
    return city.money // THRESHOLD[TEMPLE_MERCURY]


_PER_ITEM: Final[list[int]] = [TEMPLE_LUNA, TEMPLE_VENUS, TEMPLE_JUPITER, TEMPLE_MERCURY]
_TEMPLE_CLAUSE: Final[list[str]] = [""] * TEMPLE_MINERVA + [
    f"CR-9.{29 + i}" for i in range(KINDS - TEMPLE_MINERVA)
]


def standing(table: Table) -> list[list[int]]:
    """Points, then influence tokens, then money; who is still level shares (CR-12.12)."""
    scores = [sheet(table, seat, seat).total() for seat in range(table.players)]
    return [[scores[seat], city.influence, city.money] for seat, city in enumerate(table.cities)]
