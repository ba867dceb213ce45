"""What cards and circles would bring a seat if they were scored now."""

from typing import Final

from .district import District
from .rules.cards import coins_needed, penalty, times_fulfilled
from .rules.track import room
from .state import Table
from .tables import (
    BREAD,
    CARD_RED,
    CARD_WARES,
    CIRCLE_A,
    CIRCLE_B,
    COIN,
    LEFTOVER_DIVISOR,
    PAYS_BREAD,
    PAYS_COIN,
    PAYS_STEP,
    PAYS_VP,
    PENALTY,
    TRACK_POINTS,
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
        self.failed = 0  # cards not fulfilled even once ...
        self.lost = 0  # ... and the points they cost
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
            lost = penalty(self.points)
            self.points -= lost
            self.lost += lost
        return times

    def sets_paid(self, card: int, most: int) -> int:
        """Pay sets until the wares and coins are too few."""
        before = sum(self.goods[:WARES])
        times = pay_sets(self.goods, card, most)
        self.paid += before - sum(self.goods[:WARES])
        return times


def pay_sets(goods: list[int], card: int, most: int) -> int:
    """Pay sets of a red card out of goods, wares before coins; how many there were."""
    wares = CARD_WARES[card]
    for times in range(most):
        missing = coins_needed(goods, card)
        if missing > goods[COIN]:
            return times
        goods[COIN] -= missing
        for ware in range(WARES):
            goods[ware] -= min(wares[ware], goods[ware])
    return most


def times_now(district: District, card: int) -> int:
    """How often a seat can fulfil a card now without bread, if it fulfils no other before."""
    if not CARD_RED[card]:
        return times_fulfilled(district, card)
    return pay_sets(district.goods[:], card, EVERYTHING)


def worth(goods: int, points: int, space: int, steps: int) -> int:
    """What a change is worth at the end, in goods, so many of which are a point (CD-11.3)."""
    points += TRACK_POINTS[space + steps] - TRACK_POINTS[space]
    return LEFTOVER_DIVISOR * points + goods


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
    ahead = room(table, seat)
    best = Outlook(district, ahead, points, first, second, EVERYTHING)
    if points >= PENALTY and not order_matters(first, second):
        return best
    other = Outlook(district, ahead, points, second, first, EVERYTHING)
    if other.points > best.points:
        best = other
    if CARD_RED[first] and CARD_RED[second]:
        for sets in range(1, other.times):
            other = Outlook(district, ahead, points, second, first, sets)
            if other.points > best.points:
                best = other
    return best
