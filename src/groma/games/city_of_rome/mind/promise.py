"""What a card in hand would bring a city if it were built on its best cell, roughly."""

from typing import Final

from groma.core.sets import members, size

from ..city import City
from ..scoring import Area, Inventory, areas
from ..tables import (
    A_FARM,
    A_PUBLIC,
    A_RESIDENCE,
    AN_AQUEDUCT,
    AQUEDUCT_POINTS,
    BATHES,
    BESIDE,
    BONUS,
    CATEGORY,
    COLOUR,
    FUNCTION,
    PAYS,
    POINTS,
    STARS,
    SWAYS,
    TEMPLE_AMOR,
    TEMPLE_FORTUNA,
    TEMPLE_JUNO,
    TEMPLE_JUPITER,
    TEMPLE_LUNA,
    TEMPLE_MARS,
    TEMPLE_MERCURY,
    TEMPLE_SATURN,
    TEMPLE_VENUS,
    VALUE,
)

POINT: Final = 20  # everything is counted in twentieths of a point
STAR: Final = 14  # an influence token
LESSON: Final = 50  # a card from a School
RESIDENCE_GROWS: Final = 24  # what a residence of value 1 may gain from later neighbours ...
PUBLIC_GROWS: Final = 60  # ... and a public building
HARVEST: Final = 14  # a farm, for each turn left but two


class Prospects:
    """A city looked at once, for all the cards that might be built in it."""

    def __init__(self, city: City, inventory: Inventory, left: int) -> None:
        self.city = city
        self.inventory = inventory
        self.left = left
        self.sites = members(city.beside & city.span & ~city.built)
        self.areas: list[Area] = []
        for value in (2, 3, 4):
            for cells in areas(inventory.residences[value]):
                self.areas.append(Area(city, inventory, value, cells))

    def of(self, kind: int) -> int:
        """What a building would bring, in twentieths of a point."""
        category = CATEGORY[kind]
        stars = STAR * STARS[kind]
        if category == A_RESIDENCE:
            best = 0
            for cell in self.sites:
                best = max(best, self.residence(VALUE[kind], cell))
            growth = RESIDENCE_GROWS * VALUE[kind] * min(self.left, 6) // 6
            return POINT * best + growth + stars
        if category == A_PUBLIC:
            best = 0
            for cell in self.sites:
                best = max(best, self.public(kind, cell))
            return best + PUBLIC_GROWS * min(self.left, 8) // 8
        if category == AN_AQUEDUCT:
            return POINT * self.aqueduct() + stars
        if category == A_FARM:
            return HARVEST * max(0, self.left - 2)
        return POINT * self.temple(kind) + stars

    def residence(self, value: int, cell: int) -> int:
        """Points of the area that a residence would join or found, less those it has now."""
        total = value
        colours = 0
        bonus = 0
        before = 0
        for neighbour in members(BESIDE[cell] & self.inventory.public):
            colours |= 1 << COLOUR[self.city.kind(neighbour)]
            bonus = max(bonus, self.city.point_tokens(neighbour))
        for area in self.areas:
            if area.value == value and area.rim >> cell & 1:
                total += area.sum
                colours |= area.colours
                bonus = max(bonus, area.bonus)
                before += area.points()
        return total * size(colours) + bonus - before

    def public(self, kind: int, cell: int) -> int:
        """Areas that would gain a colour, and the function by the number of neighbours."""
        colour = COLOUR[kind]
        function = FUNCTION[kind]
        n = size(BESIDE[cell] & self.city.built) + BONUS[kind]
        value = 0
        for area in self.areas:
            if area.rim >> cell & 1:
                if not area.colours >> colour & 1:
                    value += POINT * area.sum
                if function == BATHES:
                    value += POINT * max(0, n - area.bonus)
        if function == PAYS:
            return value + POINT * n
        if function == SWAYS:
            return value + STAR * n
        return value if function == BATHES else value + LESSON

    def aqueduct(self) -> int:
        """The step to the next aqueduct (CR-12.7)."""
        count = size(self.city.aqueducts)
        return 0 if count == 4 else AQUEDUCT_POINTS[count + 1] - AQUEDUCT_POINTS[count]

    def temple(self, kind: int) -> int:
        """The points a temple may be expected to give, by what the city has already."""
        inventory = self.inventory
        twos = size(inventory.residences[2])
        if kind == TEMPLE_LUNA:
            return 2 + inventory.stars
        if kind == TEMPLE_VENUS:
            return 2 * max(twos, 2)
        if kind == TEMPLE_JUPITER:
            return 2 * (inventory.temples + 2)
        if kind == TEMPLE_MERCURY:
            return 3
        if kind == TEMPLE_MARS:
            return 5 if inventory.residences[4] else 3
        have = 0
        if kind == TEMPLE_FORTUNA:
            have = size(inventory.colours)
        elif kind == TEMPLE_AMOR:
            have = twos
        elif kind == TEMPLE_JUNO:
            have = inventory.temples + 1
        elif kind == TEMPLE_SATURN:
            have = inventory.farms
        have = min(have, 4)
        return POINTS[kind] * have * have // 20
