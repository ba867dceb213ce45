"""What a circle would bring a seat if it were scored now, and where tiles can no longer lie."""

from typing import TYPE_CHECKING

from .rules.cards import times_fulfilled
from .tables import (
    BREAD,
    CARD_RED,
    CARD_WARES,
    CIRCLE_A,
    CIRCLE_B,
    COIN,
    LAST_SPACE,
    PAYS_BREAD,
    PAYS_COIN,
    PAYS_STEP,
    PAYS_VP,
    PENALTY,
    WARES,
)

if TYPE_CHECKING:
    from .district import District
    from .state import Table


class Outlook:
    """Two cards carried out in thought: red ones as often as possible, wares before coins.

    Breads are not spent: three of them would fulfil any card once more.
    """

    def __init__(self, table: "Table", seat: int) -> None:
        district = table.districts[seat]
        self.district = district
        self.space = table.spaces[seat]
        self.goods = district.goods[:]
        self.points = district.points()
        self.steps = 0
        self.failed = 0  # cards not fulfilled even once

    def carry_out(self, card: int) -> None:
        """One card, to its end (CD-9.8, CD-9.11, CD-9.12)."""
        times = self.sets_paid(card) if CARD_RED[card] else times_fulfilled(self.district, card)
        self.points += times * PAYS_VP[card]
        self.goods[COIN] += times * PAYS_COIN[card]
        self.goods[BREAD] += times * PAYS_BREAD[card]
        self.steps = min(self.steps + times * PAYS_STEP[card], LAST_SPACE - self.space)
        if not times:
            self.failed += 1
            self.points = max(0, self.points - PENALTY)

    def sets_paid(self, card: int) -> int:
        """Pay sets until the wares and coins are too few."""
        wares = CARD_WARES[card]
        goods = self.goods
        times = 0
        while True:
            missing = 0
            for ware in range(WARES):
                if wares[ware] > goods[ware]:
                    missing += wares[ware] - goods[ware]
            if missing > goods[COIN]:
                return times
            goods[COIN] -= missing
            for ware in range(WARES):
                goods[ware] -= min(wares[ware], goods[ware])
            times += 1


def outlook(table: "Table", seat: int, circle: int) -> Outlook:
    """The better order of the two cards of a circle for a seat."""
    first = table.grid[CIRCLE_A[circle]]
    second = table.grid[CIRCLE_B[circle]]
    one = Outlook(table, seat)
    one.carry_out(first)
    one.carry_out(second)
    other = Outlook(table, seat)
    other.carry_out(second)
    other.carry_out(first)
    return other if other.points > one.points else one


def dead_ends(district: "District", cells: int, kinds: list[int], full: list[int]) -> int:
    """Those of some cells that no tile of these kinds fits; `full`: where one would be too many."""
    for tile in kinds:
        if not cells:
            break
        cells &= ~district.fits(tile) | full[tile]
    return cells
