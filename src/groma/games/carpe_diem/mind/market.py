"""What the scoring cards in reach may pay a seat, and what goods are worth for them."""

from typing import Final

from groma.core.sets import members

from ..layout import NOTHING
from ..state import Table
from ..tables import (
    BREAD,
    CARD_COUNTS,
    CARD_FIELDS,
    CARD_RED,
    CARD_THINGS,
    CARD_WARES,
    CIRCLE_A,
    CIRCLE_B,
    CIRCLE_SET,
    COIN,
    DISCS,
    GOODS,
    PAYS_BREAD,
    PAYS_COIN,
    PAYS_STEP,
    PAYS_VP,
    PENALTY,
    PHASES,
    ROUNDS,
    WARES,
)
from .promise import CERTAIN, Forecast, Prospects

POINT: Final = 20  # everything is counted in twentieths of a point
LEFTOVER: Final = 10  # any good in the end
COIN_PRICE: Final = 36  # while more than one scoring is to come ...
BREAD_PRICE: Final = 36
LAST_COIN: Final = 30  # ... and before the last one
LAST_BREAD: Final = 26
WARE_PRICE: Final = 16  # the part, in twentieths, of what the best card pays for it
STEP_PRICE: Final = 6  # beyond its point: who is ahead scores first
RIVALS: Final = 4  # one of so many takes the best circle before a seat that scores after him
CIRCLES_LOST: Final = 2  # in each scoring, from the best on
MOST_SETS: Final = 4  # counted for a red card


class Market:
    """The free circles and their cards, for one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.ahead = table.players - 1 - table.track.index(seat)  # how many score first
        self.left = DISCS  # scorings to come
        self.circles: list[int] = []
        fields = 0
        for circle in members(CIRCLE_SET[table.players]):
            if table.discs[circle] == seat:
                self.left -= 1
            elif table.discs[circle] == NOTHING:
                self.circles.append(circle)
                fields |= 1 << CIRCLE_A[circle] | 1 << CIRCLE_B[circle]
        self.fields = members(fields)
        self.price = [LEFTOVER] * GOODS
        if self.left:
            self.set_prices()

    def set_prices(self) -> None:
        """Wares by the card that pays most for them."""
        self.price[COIN] = COIN_PRICE if self.left > 1 else LAST_COIN
        self.price[BREAD] = BREAD_PRICE if self.left > 1 else LAST_BREAD
        for field in self.fields:
            card = self.table.grid[field]
            if CARD_RED[card]:
                wares = CARD_WARES[card]
                price = PAYS_VP[card] * WARE_PRICE // sum(wares)
                for ware in range(WARES):
                    if wares[ware]:
                        self.price[ware] = max(self.price[ware], price)

    def scorings(self, prospects: Prospects) -> int:
        """What all scorings to come may pay: this phase's one by what is there soon."""
        value = 0
        first = 0
        if self.left == PHASES - self.table.phase:
            worth = self.circle_values(prospects.soon, POINT * PENALTY)
            value += (worth[0] * (RIVALS - self.ahead) + worth[1] * self.ahead) // RIVALS
            first = 1
        if self.left > first:
            worth = self.circle_values(prospects.later, 0)  # time enough to avoid the penalty
            for scoring in range(first, self.left):
                value += worth[min(CIRCLES_LOST * scoring, len(worth) - 1)]
        return value

    def circle_values(self, forecast: Forecast, penalty: int) -> list[int]:
        """What each free circle would pay, the best first."""
        by_field = [0] * CARD_FIELDS
        for field in self.fields:
            by_field[field] = self.card_value(self.table.grid[field], forecast, penalty)
        worth: list[int] = []
        for circle in self.circles:
            worth.append(by_field[CIRCLE_A[circle]] + by_field[CIRCLE_B[circle]])
        worth.sort(reverse=True)
        return worth

    def card_value(self, card: int, forecast: Forecast, penalty: int) -> int:
        """What a card would pay, less what is given up for it, or the penalty it threatens."""
        price = self.price
        pay = POINT * PAYS_VP[card] + (POINT + STEP_PRICE) * PAYS_STEP[card]
        pay += price[COIN] * PAYS_COIN[card] + price[BREAD] * PAYS_BREAD[card]
        if CARD_RED[card]:
            times = sets(CARD_WARES[card], forecast.goods)
            for ware in range(WARES):
                pay -= CARD_WARES[card][ware] * price[ware]
        else:
            times = fulfilled(card, forecast.things)
        if forecast.turns < ROUNDS:  # the fewer turns, the less half a set is worth
            times -= times % CERTAIN * (ROUNDS - forecast.turns) // ROUNDS
        value = pay * times // CERTAIN
        if times < CERTAIN:
            value -= penalty * (CERTAIN - times) // CERTAIN
        return value


def fulfilled(card: int, things: list[int]) -> int:
    """How often things fulfil a green card, in twentieths as all these."""
    wanted = CARD_THINGS[card]
    counts = CARD_COUNTS[card]
    times = things[wanted[0]] // counts[0]
    for i in range(1, len(wanted)):
        times = min(times, things[wanted[i]] // counts[i])
    return times


def sets(wares: list[int], goods: list[int]) -> int:
    """How many sets of wares goods can pay; of the first one also a part."""
    times = 0
    while times < MOST_SETS * CERTAIN:
        missing = -goods[COIN]
        for ware in range(WARES):
            missing += max(0, (times + CERTAIN) * wares[ware] - goods[ware])
        if missing > 0:
            return times if times else CERTAIN - missing // sum(wares)
        times += CERTAIN
    return times
