"""Chapters 8 and 9: a disc between two scoring cards, and what they ask and pay."""

from typing import Final

from groma.core.refusals import Ask, bar
from groma.core.sets import lowest, size
from groma.core.state import Happening, Step

from ..district import District
from ..moves import LOAVES, MIX, PAY, STOP
from ..notes import FAILED, FULFILLED, PAID_LOAVES, PAID_WARES, PAYOUT, PUT_DISC
from ..state import Table
from ..steps import ADDING, BEGINNING, CARD, CIRCLING, PAYING, VERDICT
from ..tables import (
    BREAD,
    CARD_COUNTS,
    CARD_FIELDS,
    CARD_GROUP,
    CARD_RED,
    CARD_THINGS,
    CARD_WARES,
    CARDS,
    CIRCLE_A,
    CIRCLE_B,
    CIRCLE_SET,
    CIRCLES,
    COIN,
    GOODS,
    PAYS_BREAD,
    PAYS_COIN,
    PAYS_STEP,
    PAYS_VP,
    PENALTY,
    WARES,
)
from ..tables import LOAVES as BREADS_FOR_A_CARD
from .track import advance

EVERY_CIRCLE: Final = (1 << CIRCLES) - 1
EVERY_CARD_FIELD: Final = (1 << CARD_FIELDS) - 1
_MIX: Final = MIX - PAY
_LOAVES: Final = LOAVES - PAY
_STOP: Final = STOP - PAY
_BY_COUNT: Final = (1 << _MIX) - 1  # sets of one ware, paid with so many coins
_BY_WARES: Final = (1 << _LOAVES) - (1 << _MIX)  # sets of several, these wares paid with coins
# Of each card the wares it shows, as a set
WANTED: Final[list[int]] = [
    sum([1 << ware for ware in range(WARES) if CARD_WARES[card][ware]]) for card in range(CARDS)
]


class Scorer(Happening[Table]):
    """A seat (argument) comes to score (CD-8.1)."""

    def happen(self, table: Table, argument: int) -> None:
        """It puts one of its discs on the board."""
        table.active = argument
        table.push(CIRCLING)


class Circling(Step[Table]):
    """A disc goes between two neighbouring cards (CD-8.3)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Any circle between two cards that no disc blocks (CD-8.4)."""
        left = bar(EVERY_CIRCLE, ~CIRCLE_SET[table.players], "CD-8.3", ask)
        taken = 0
        for circle in range(CIRCLES):
            if table.discs[circle] != -1:
                taken |= 1 << circle
        left = bar(left, taken, "CD-8.4", ask)
        if ask is not None and ask.clause == "CD-8.4":
            ask.facts = {"seat": table.discs[ask.option]}
        return left

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Both cards are triggered."""
        discs = table.discs[:]
        discs[option] = table.active
        table.discs = discs
        if table.log is not None:
            table.log.tell(PUT_DISC, table.active, option)
        table.push(BEGINNING, option)


class Beginning(Step[Table]):
    """Which of the two cards of a circle (argument) comes first (CD-8.5)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """One of the two."""
        both = 1 << CIRCLE_A[argument] | 1 << CIRCLE_B[argument]
        return bar(EVERY_CARD_FIELD, ~both, "CD-8.5", ask)

    def usual(self, table: Table, argument: int, options: int) -> int:
        """In the order of the grid."""
        return lowest(options)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The first is finished completely before the second (CD-8.6)."""
        table.push(CARD, CIRCLE_A[argument] + CIRCLE_B[argument] - option)
        table.push(CARD, option)


def times_by_bread(goods: list[int]) -> int:
    """How often breads can fulfil a card, whichever it is (CD-9.9)."""
    return goods[BREAD] // BREADS_FOR_A_CARD


def penalty(points: int) -> int:
    """What a card not fulfilled even once costs who has so many points (CD-9.12, CD-9.14)."""
    return min(PENALTY, points)


def coins_needed(goods: list[int], card: int) -> int:
    """How many coins one set of a red card takes at least: those for missing wares (CD-9.4)."""
    wares = CARD_WARES[card]
    coins = 0
    for ware in range(WARES):
        if wares[ware] > goods[ware]:
            coins += wares[ware] - goods[ware]
    return coins


def times_fulfilled(district: District, card: int) -> int:
    """How often the possessions fulfil a green card (CD-9.2, CD-9.5, CD-9.6)."""
    things = CARD_THINGS[card]
    counts = CARD_COUNTS[card]
    times = district.counts[things[0]] // counts[0]
    for i in range(1, len(things)):
        times = min(times, district.counts[things[i]] // counts[i])
    return times


class Card(Happening[Table]):
    """The card on a card field (argument) is carried out."""

    def happen(self, table: Table, argument: int) -> None:
        """Green by itself, as often as possible; red by repeated choice (CD-9.8, CD-9.11)."""
        district = table.districts[table.active]
        card = table.grid[argument]
        table.times = 0
        table.push(VERDICT, argument)
        if CARD_RED[card]:
            table.push(PAYING, argument)
            return
        times = times_fulfilled(district, card)
        if times:
            if table.log is not None:
                table.log.tell(FULFILLED, table.active, card, times)
            pay_out(table, district, card, times)
        table.push(ADDING, argument)


def pay_out(table: Table, district: District, card: int, times: int) -> None:
    """Points, coins, breads and steps at once (CD-9.7)."""
    points = times * PAYS_VP[card]
    coins = times * PAYS_COIN[card]
    breads = times * PAYS_BREAD[card]
    steps = times * PAYS_STEP[card]
    if not table.times:
        district.write_down(table.phase, card, 0)
    district.ledger = [
        *district.ledger[:-2],
        district.ledger[-2] + times,
        district.ledger[-1] + points,
    ]
    table.times += times
    if coins:
        district.gain(COIN, coins)
    if breads:
        district.gain(BREAD, breads)
    if table.log is not None:
        table.log.tell(PAYOUT, table.active, points, coins, breads, steps)
    if steps:
        advance(table, table.active, steps)


class Paying(Step[Table]):
    """A set of wares for a red card, three breads, or no more (CD-9.11)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Every way to pay one set, the breads, and an end."""
        goods = table.districts[table.active].goods
        card = table.grid[argument]
        left = (1 << _STOP + 1) - 1
        if CARD_GROUP[card] == 0:
            left = sets_of_one(left, goods, card, ask)
        else:
            left = sets_of_several(left, goods, card, ask)
        if not times_by_bread(goods):
            left = bar(left, 1 << _LOAVES, "CD-9.9", ask)
        tell_shortage(goods, ask)
        return left

    def usual(self, table: Table, argument: int, options: int) -> int:
        """A set with as few coins as possible; whether breads are worth it is asked."""
        sets = options & (_BY_COUNT | _BY_WARES)
        if sets:
            return lowest(sets)
        return -1 if options >> _LOAVES & 1 else _STOP

    def choose(self, table: Table, argument: int, option: int) -> None:
        """After a payment the question comes again."""
        if option == _STOP:
            return
        card = table.grid[argument]
        district = table.districts[table.active]
        pay(table, district, card, price_of(card, PAY + option))
        pay_out(table, district, card, 1)
        table.push(PAYING, argument)


def tell_shortage(goods: list[int], ask: Ask | None) -> None:
    """Say to who asks how many coins or breads there are."""
    if ask is not None and ask.clause == "CD-7.3":
        ask.facts = {"coins": goods[COIN]}
    elif ask is not None and ask.clause == "CD-9.9":
        ask.facts = {"breads": goods[BREAD]}


def sets_of_one(left: int, goods: list[int], card: int, ask: Ask | None) -> int:
    """So many coins and the rest in the one ware that the card shows (CD-9.4, CD-9.12)."""
    left = bar(left, _BY_WARES, "CD-9.3", ask)
    wares = CARD_WARES[card]
    for ware in range(WARES):
        if wares[ware]:
            for coins in range(_MIX):
                if coins > wares[ware]:
                    left = bar(left, 1 << coins, "CD-9.4", ask)
                elif coins > goods[COIN]:
                    left = bar(left, 1 << coins, "CD-7.3", ask)
                elif wares[ware] - coins > goods[ware]:
                    left = bar(left, 1 << coins, "CD-9.12", ask)
                    if ask is not None and ask.clause == "CD-9.12":
                        ask.facts = {"ware": ware, "have": goods[ware]}
    return left


def sets_of_several(left: int, goods: list[int], card: int, ask: Ask | None) -> int:
    """Coins for some of the wares that the card shows, the others in kind (CD-9.4, CD-9.12)."""
    left = bar(left, _BY_COUNT, "CD-9.3", ask)
    wanted = WANTED[card]
    missing = 0
    for ware in range(WARES):
        if wanted >> ware & 1 and not goods[ware]:
            missing |= 1 << ware
    for by_coins in range(1 << WARES):
        way = 1 << _MIX + by_coins
        if by_coins & ~wanted:
            left = bar(left, way, "CD-9.4", ask)
        elif size(by_coins) > goods[COIN]:
            left = bar(left, way, "CD-7.3", ask)
        elif missing & ~by_coins:
            left = bar(left, way, "CD-9.12", ask)
    if ask is not None and ask.clause == "CD-9.12":
        ask.facts = {"ware": lowest(missing & ~(ask.option - _MIX)), "have": 0}
    return left


def price_of(card: int, move: int) -> list[int]:
    """The goods that a move pays for a card: wares, coins for some of them, or breads (CD-9.9)."""
    goods = [0] * GOODS
    if move == LOAVES:
        goods[BREAD] = BREADS_FOR_A_CARD
        return goods
    coins = move - PAY if move < MIX else 0
    by_coins = 0 if move < MIX else move - MIX
    goods[COIN] = coins + size(by_coins)
    for ware in range(WARES):
        if CARD_WARES[card][ware] and not by_coins >> ware & 1:
            goods[ware] = CARD_WARES[card][ware] - coins
    return goods


def pay(table: Table, district: District, card: int, price: list[int]) -> None:
    """Give up wares and coins, or breads."""
    district.goods = [district.goods[good] - price[good] for good in range(GOODS)]
    if table.log is None:
        return
    if price[BREAD]:
        table.log.tell(PAID_LOAVES, table.active, card)
    else:
        table.log.tell(PAID_WARES, table.active, card, sum(price[:WARES]), price[COIN])


class Adding(Step[Table]):
    """Three breads fulfil a green card once more, as often as there are three (CD-9.9)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The breads, and an end."""
        goods = table.districts[table.active].goods
        left = 3
        if not times_by_bread(goods):
            left = bar(left, 1, "CD-9.9", ask)
        tell_shortage(goods, ask)
        return left

    def usual(self, table: Table, argument: int, options: int) -> int:
        """Whether breads are worth it is asked."""
        return -1 if options & 1 else 1

    def choose(self, table: Table, argument: int, option: int) -> None:
        """After a payment the question comes again."""
        if option == 0:
            card = table.grid[argument]
            district = table.districts[table.active]
            pay(table, district, card, price_of(card, LOAVES))
            pay_out(table, district, card, 1)
            table.push(ADDING, argument)


class Verdict(Happening[Table]):
    """A card not fulfilled even once costs four points, as far as there are any (CD-9.12, 9.14)."""

    def happen(self, table: Table, argument: int) -> None:
        """Whether it could not or would not be fulfilled (CD-9.13)."""
        district = table.districts[table.active]
        if table.times:
            return
        card = table.grid[argument]
        lost = penalty(district.points())
        district.write_down(table.phase, card, -lost)
        if table.log is not None:
            table.log.tell(FAILED, table.active, card, lost)
