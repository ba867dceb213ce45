"""What a circle would bring a seat if it were scored now."""

from typing import Final

from .district import District
from .rules.cards import times_fulfilled
from .state import Table
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

EVERYTHING: Final = 99  # more sets than anybody can pay


class Outlook:
    """Two cards carried out in thought: red ones with wares before coins.

    Breads are not spent: three of them would fulfil any card once more.
    """

    def __init__(
        self, district: District, room: int, points: int, first: int, second: int, sets: int
    ) -> None:
        self.district = district
        self.room = room  # on the banderole track
        self.goods = district.goods[:]
        self.points = points
        self.paid = 0  # wares
        self.steps = 0
        self.failed = 0  # cards not fulfilled even once
        self.times = self.carry_out(first, sets)  # how often the first one was fulfilled
        self.carry_out(second, EVERYTHING)

    def carry_out(self, card: int, sets: int) -> int:
        """One card to its end, a red one with so many sets at most (CD-9.8, 9.11, 9.12)."""
        if CARD_RED[card]:
            times = self.sets_paid(card, sets)
        else:
            times = times_fulfilled(self.district, card)
        self.points += times * PAYS_VP[card]
        self.goods[COIN] += times * PAYS_COIN[card]
        self.goods[BREAD] += times * PAYS_BREAD[card]
        self.steps = min(self.steps + times * PAYS_STEP[card], self.room)
        if not times:
            self.failed += 1
            self.points = max(0, self.points - PENALTY)
        return times

    def sets_paid(self, card: int, most: int) -> int:
        """Pay sets until the wares and coins are too few."""
        wares = CARD_WARES[card]
        goods = self.goods
        for times in range(most):
            missing = 0
            for ware in range(WARES):
                if wares[ware] > goods[ware]:
                    missing += wares[ware] - goods[ware]
            if missing > goods[COIN]:
                return times
            goods[COIN] -= missing
            for ware in range(WARES):
                paid = min(wares[ware], goods[ware])
                goods[ware] -= paid
                self.paid += paid
        return most


def order_matters(first: int, second: int) -> bool:
    """Whether what one card pays or takes changes how often the other can be paid."""
    if CARD_RED[first] and CARD_RED[second]:
        return True
    return bool((CARD_RED[first] and PAYS_COIN[second]) or (CARD_RED[second] and PAYS_COIN[first]))


def outlook(table: Table, seat: int, circle: int, points: int) -> Outlook:
    """The best that a circle can bring a seat: either order, and wares shared by two red cards."""
    first = table.grid[CIRCLE_A[circle]]
    second = table.grid[CIRCLE_B[circle]]
    district = table.districts[seat]
    room = LAST_SPACE - table.spaces[seat]
    best = Outlook(district, room, points, first, second, EVERYTHING)
    if points >= PENALTY and not order_matters(first, second):
        return best
    other = Outlook(district, room, points, second, first, EVERYTHING)
    if other.points > best.points:
        best = other
    if CARD_RED[first] and CARD_RED[second]:
        for sets in range(1, other.times):
            other = Outlook(district, room, points, second, first, sets)
            if other.points > best.points:
                best = other
    return best
