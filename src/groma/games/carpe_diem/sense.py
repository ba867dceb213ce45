"""What a good player of Carpe Diem looks at: the sheet as it stands, and what it promises."""

from typing import TYPE_CHECKING, Final

from groma.core.hidden import kind_of
from groma.core.sets import members
from groma.core.state import STEP

from .district import line_of
from .layout import NOTHING
from .prospects import CERTAIN, Forecast, Prospects, final_tiles
from .rules.rewards import villa_points
from .state import Table
from .steps import DISCARDING
from .tables import (
    BAKER,
    BAKER_BREADS,
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
    CRAFTSMAN,
    DISCS,
    FISH_POND,
    FOUNTAIN_DRAWS,
    FOUNTAIN_POINTS,
    GOODS,
    LEFTOVER_DIVISOR,
    MERCHANT,
    MERCHANT_COINS,
    PAYS_BREAD,
    PAYS_COIN,
    PAYS_STEP,
    PAYS_VP,
    PENALTY,
    PHASES,
    ROUNDS,
    STEWARD,
    STEWARD_STEPS,
    TASK_POINTS,
    TASK_THING,
    THINGS,
    TRACK_POINTS,
    VILLA,
    VINEYARD,
    WARES,
)

if TYPE_CHECKING:
    from .district import District
    from .features import Feature

POINT: Final = 20  # everything is counted in twentieths of a point
LEFTOVER: Final = 10  # what any good is worth in the end
COIN_PRICE: Final = 36  # while a scoring is to come
BREAD_PRICE: Final = 36
WARE_PRICE: Final = 16  # twentieths of what the best card pays for it
LAST_COIN: Final = 30
LAST_BREAD: Final = 26
STEP_PRICE: Final = 6  # beyond its point
AHEAD: Final = 8
CRAFTSMAN_PRICE: Final = 80
FOUNTAIN_PRICE: Final = 70
TILE_IN_HAND: Final = 40
RIVALS: Final = 4
STRIDE: Final = 4
GROW: Final = 0
SETS: Final = 4


def sense(table: Table, seat: int) -> int:
    """How good the table looks to a seat, in twentieths of a point."""
    district = table.districts[seat]
    hand = table.hand(seat)
    value = 0
    if table.todo and table.todo[-1] % STEP == DISCARDING and table.active == seat:
        hand = hand[: len(hand) - FOUNTAIN_DRAWS]
        value += FOUNTAIN_PRICE
    value += POINT * points(table, seat, hand)
    if table.over():
        return value
    market = Market(table, seat)
    price = market.price
    for good in range(GOODS):
        value += district.goods[good] * (price[good] - LEFTOVER)
    prospects = Prospects(table, seat)
    held = [0] * THINGS
    for card in hand:
        held[kind_of(card) + 1] += FOUNTAIN_POINTS * POINT
        if kind_of(card) == 0:
            value += GROW * prospects.later.turns
    for i in range(len(district.open)):
        feature = district.open[i]
        worth = held[feature.thing] + tasks(district, feature)
        worth += reward(table, feature, price)
        value += worth * prospects.chances[i] // CERTAIN
    if market.left:
        value += STEP_PRICE * table.spaces[seat]
        value += AHEAD * table.track.index(seat)
        value += market.scorings(prospects)
    if table.tile != NOTHING and table.active == seat:
        value += TILE_IN_HAND
    return value


def points(table: Table, seat: int, hand: list[int]) -> int:
    """The sheet as it stands, with some fountain cards."""
    district = table.districts[seat]
    found = district.points() + TRACK_POINTS[table.spaces[seat]]
    for feature in district.finished:
        if feature.thing == VILLA:
            found += villa_points(feature.chimneys)
    for task in members(district.tasks_done):
        found += TASK_POINTS[2 * district.frame[task >> 1] + (task & 1)]
    for card in hand:
        found += FOUNTAIN_POINTS * district.counts[kind_of(card) + 1]
    return found + (sum(district.goods) + len(district.stored)) // LEFTOVER_DIVISOR


def tasks(district: "District", feature: "Feature") -> int:
    """The tasks of the frame that a feature fulfils when it is finished."""
    worth = 0
    cells = feature.cells | feature.mouths
    for task in range(2 * len(district.frame)):
        if not district.tasks_done >> task & 1:
            part = 2 * district.frame[task >> 1] + (task & 1)
            if TASK_THING[part] == feature.thing and cells & line_of(task, part):
                worth += POINT * TASK_POINTS[part]
    return worth


def reward(table: Table, feature: "Feature", price: list[int]) -> int:
    """What a feature pays when it is finished."""
    thing = feature.thing
    if thing == VILLA:
        return POINT * villa_points(feature.chimneys + final_tiles(feature) - feature.tiles)
    if thing <= FISH_POND:
        return (final_tiles(feature) - 1) * price[thing - VINEYARD]
    if thing == MERCHANT:
        return MERCHANT_COINS * price[COIN]
    if thing == BAKER:
        return BAKER_BREADS * price[BREAD]
    if thing == STEWARD:
        return STEWARD_STEPS * (POINT + STEP_PRICE)
    return CRAFTSMAN_PRICE if thing == CRAFTSMAN and table.sealed() else 0


class Market:
    """The scoring cards that can still be reached, and what goods are worth for them."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
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
            self.price[COIN] = COIN_PRICE if self.left > 1 else LAST_COIN
            self.price[BREAD] = BREAD_PRICE if self.left > 1 else LAST_BREAD
            for field in self.fields:
                card = table.grid[field]
                wares = CARD_WARES[card]
                best = PAYS_VP[card] * WARE_PRICE // max(1, sum(wares))
                for ware in range(WARES):
                    if wares[ware]:
                        self.price[ware] = max(self.price[ware], best)

    def scorings(self, prospects: Prospects) -> int:
        """The best circles: one for the coming scoring, and for each later one."""
        value = 0
        first = 0
        if self.left == PHASES - self.table.phase:
            sums = self.values(prospects.soon)
            ahead = self.table.players - 1 - self.table.track.index(self.seat)
            value += (sums[0] * (RIVALS - ahead) + sums[1] * ahead) // RIVALS
            first = 1
        if self.left > first:
            sums = self.values(prospects.later)
            for i in range(first, self.left):
                value += sums[min(i * STRIDE // 2, len(sums) - 1)]
        return value

    def values(self, forecast: Forecast) -> list[int]:
        """What each free circle would pay, the best first."""
        by_field = [0] * CARD_FIELDS
        for field in self.fields:
            by_field[field] = self.pays(self.table.grid[field], forecast)
        sums: list[int] = []
        for circle in self.circles:
            sums.append(by_field[CIRCLE_A[circle]] + by_field[CIRCLE_B[circle]])
        sums.sort(reverse=True)
        return sums

    def pays(self, card: int, forecast: Forecast) -> int:
        """What a card may be expected to pay, less what is given up for it, or its penalty."""
        pay = POINT * PAYS_VP[card] + (POINT + STEP_PRICE) * PAYS_STEP[card]
        pay += self.price[COIN] * PAYS_COIN[card] + self.price[BREAD] * PAYS_BREAD[card]
        if CARD_RED[card]:
            times = sets(CARD_WARES[card], forecast.goods)
            for ware in range(WARES):
                pay -= CARD_WARES[card][ware] * self.price[ware]
        else:
            times = fulfilled(card, forecast.things)
        if forecast.turns < ROUNDS:
            times -= times % CERTAIN * (ROUNDS - forecast.turns) // ROUNDS
        value = pay * times // CERTAIN
        if times < CERTAIN:
            value -= PENALTY * POINT * (CERTAIN - times) // CERTAIN
        return value


def fulfilled(card: int, things: list[int]) -> int:
    """How often possessions fulfil a card."""
    wanted = CARD_THINGS[card]
    counts = CARD_COUNTS[card]
    times = things[wanted[0]] // counts[0]
    for i in range(1, len(wanted)):
        times = min(times, things[wanted[i]] // counts[i])
    return times


def sets(wares: list[int], goods: list[int]) -> int:
    """How many sets can be paid; of the first one also a part."""
    times = 0
    while times < SETS * CERTAIN:
        missing = -goods[COIN]
        for ware in range(WARES):
            missing += max(0, (times + CERTAIN) * wares[ware] - goods[ware])
        if missing > 0:
            if not times:
                times = CERTAIN - missing // sum(wares)
            break
        times += CERTAIN
    return times
