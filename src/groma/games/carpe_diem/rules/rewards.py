"""Chapter 6: what is finished, and its rewards."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar
from groma.core.sets import members
from groma.core.state import Happening, Step

from ..district import District, line_number
from ..features import Feature, is_dwelling, is_landscape
from ..layout import NOTHING
from ..notes import (
    FETCHED,
    FINISHED,
    FINISHED_VILLA,
    FULFILLED_TASK,
    GOT_BREADS,
    GOT_COINS,
    GOT_WARES,
    NOTHING_TO_FETCH,
    SOLD,
)
from ..state import Table
from ..steps import FETCHING, ORDERING, REWARDING
from ..tables import (
    BAKER,
    BAKER_BREADS,
    BAKERY,
    BAKERY_BREADS,
    BREAD,
    BUILDING,
    COIN,
    CRAFTSMAN,
    FOUNTAIN,
    MARKET,
    MARKET_COINS,
    MERCHANT,
    MERCHANT_COINS,
    SEALS,
    STEWARD,
    STEWARD_STEPS,
    TASK_POINTS,
    TASK_THING,
    VILLA,
    VILLA_POINTS,
    VINEYARD,
    WARES,
)
from .fountains import EVERY_FEATURE, draw_fountain_cards
from .moving import begin_building, different
from .track import advance

EVERY_SEAL: Final = (1 << SEALS) - 1
# A reward that waits is its kind of feature and its number of tiles
_TILES: Final = 16
_THING: Final = 15
_SECOND: Final = 1024


def reward_all(
    table: Table, district: District, tile: int, finished: list[Feature], tasks: int
) -> None:
    """Everything that a tile finishes has its reward, once and at once (CD-6.2, CD-6.13)."""
    if table.log is not None:
        for feature in finished:
            tell_finished(table, feature)
        for task in members(tasks):
            part = district.part(task)
            kind = TASK_THING[part] - 1
            line = line_number(task, part)
            table.log.tell(FULFILLED_TASK, table.active, kind, line, TASK_POINTS[part])
    if BUILDING[tile]:
        reward_building(table, district, BUILDING[tile])
        return  # a building of one tile is all its tile shows (CD-1.10)
    if not finished:
        return
    rewards: list[int] = []
    asks = False
    for feature in finished:
        if feature.thing != VILLA:  # villas pay at the end (CD-6.4)
            rewards.append(feature.thing + _TILES * feature.tiles)
            if feature.thing in (MERCHANT, CRAFTSMAN):
                asks = True
    if len(rewards) == 2 and asks:
        table.push(ORDERING, rewards[0] + _SECOND * rewards[1])
    else:
        for i in range(len(rewards) - 1, -1, -1):
            table.push(REWARDING, rewards[i])


def tell_finished(table: Table, feature: Feature) -> None:
    """A villa is told with what it will be worth."""
    if table.log is not None:
        if feature.thing == VILLA:
            points = villa_points(feature.chimneys)
            table.log.tell(FINISHED_VILLA, table.active, feature.chimneys, points)
        else:
            table.log.tell(FINISHED, table.active, feature.thing - 1, feature.tiles)


def villa_points(chimneys: int) -> int:
    """What a finished villa is worth at the end (CD-11.2)."""
    return VILLA_POINTS[min(chimneys, len(VILLA_POINTS) - 1)]


def reward_building(table: Table, district: District, building: int) -> None:
    """Market, bakery and fountain are finished at once (CD-6.11)."""
    if building == MARKET:
        get_coins(table, district, MARKET_COINS)
    elif building == BAKERY:
        get_breads(table, district, BAKERY_BREADS)
    elif building == FOUNTAIN:
        draw_fountain_cards(table)


def rewards_waiting(argument: int) -> list[tuple[int, int]]:
    """The two rewards that wait to be ordered: kind of feature and tiles of each."""
    both = (argument % _SECOND, argument // _SECOND)
    return [(reward & _THING, reward // _TILES) for reward in both]


class Ordering(Step[Table]):
    """Two rewards at once: the owner says which comes first (CD-6.12)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """One of the two."""
        waiting = 0
        for thing, _ in rewards_waiting(argument):
            waiting |= 1 << thing - 1
        return bar(EVERY_FEATURE, ~waiting, "CD-6.12", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """It is carried out completely before the other."""
        first = argument % _SECOND
        second = argument // _SECOND
        if option == (first & _THING) - 1:
            first, second = second, first
        table.push(REWARDING, first)
        table.push(REWARDING, second)


class Rewarding(Happening[Table]):
    """The reward of one feature; the argument is its kind and its tiles."""

    def happen(self, table: Table, argument: int) -> None:
        """By its kind (CD-6.5, CD-6.7 to CD-6.10)."""
        thing = argument & _THING
        district = table.districts[table.active]
        if is_landscape(thing):
            harvest(table, district, thing - VINEYARD, wares_of(argument // _TILES))
        elif thing == MERCHANT:
            sell(table, district)
        elif thing == BAKER:
            get_breads(table, district, BAKER_BREADS)
        elif thing == STEWARD:
            advance(table, table.active, STEWARD_STEPS)
        elif is_dwelling(thing):
            table.push(FETCHING)


def wares_of(tiles: int) -> int:
    """A landscape gives one ware less than it has tiles (CD-6.5)."""
    return tiles - 1


def coins_for(district: District) -> int:
    """The merchant turns all wares into coins, and gives one more (CD-6.7)."""
    return sum(district.goods[:WARES]) + MERCHANT_COINS


def harvest(table: Table, district: District, ware: int, count: int) -> None:
    """Wares from the supply."""
    district.gain(ware, count)
    if table.log is not None:
        table.log.tell(GOT_WARES, table.active, ware, count)


def sell(table: Table, district: District) -> None:
    """The wares go, the coins come (CD-6.7)."""
    wares = sum(district.goods[:WARES])
    coins = coins_for(district)
    district.goods = [0] * WARES + district.goods[WARES:]
    district.gain(COIN, coins)
    if table.log is not None:
        table.log.tell(SOLD, table.active, wares, coins)


def get_coins(table: Table, district: District, count: int) -> None:
    """Coins from the supply."""
    district.gain(COIN, count)
    if table.log is not None:
        table.log.tell(GOT_COINS, table.active, count)


def get_breads(table: Table, district: District, count: int) -> None:
    """Breads from the supply."""
    district.gain(BREAD, count)
    if table.log is not None:
        table.log.tell(GOT_BREADS, table.active, count)


class Fetching(Step[Table]):
    """The craftsman takes a tile of the seal row, which is built at once (CD-6.10)."""

    def who(self, table: Table, argument: int) -> int:
        """Nobody if the row is empty."""
        return table.active if table.sealed() else -1

    def happen(self, table: Table, argument: int) -> None:
        """The row is empty: nothing happens."""
        if table.log is not None:
            table.log.tell(NOTHING_TO_FETCH, table.active)

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Any tile that is left."""
        return bar(EVERY_SEAL, ~table.sealed(), "CD-6.10", ask)

    def sensible(self, table: Table, argument: int, options: int) -> int:
        """Of equal tiles one."""
        return different(table.seals, options)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The row is never filled again."""
        card = table.seals[option]
        table.seals = [*table.seals[:option], NOTHING, *table.seals[option + 1 :]]
        if table.log is not None:
            table.log.tell(FETCHED, table.active, kind_of(card))
        begin_building(table, card)
