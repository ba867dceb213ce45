"""What a good player of Carpe Diem looks at: the sheet as it stands, and what it promises."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.sets import members, size
from groma.core.state import STEP

from ..district import District, line_of
from ..features import Feature
from ..layout import NOTHING
from ..rules.rewards import villa_points
from ..scoring import fountain_points
from ..state import Table
from ..steps import DISCARDING
from ..tables import (
    BAKER,
    BAKER_BREADS,
    BREAD,
    COIN,
    FISH_POND,
    FOUNTAIN_DRAWS,
    FOUNTAIN_POINTS,
    GOODS,
    LEFTOVER_DIVISOR,
    MERCHANT,
    MERCHANT_COINS,
    STEWARD,
    STEWARD_STEPS,
    TASK_POINTS,
    TASK_THING,
    THINGS,
    TRACK_POINTS,
    VILLA,
    VINEYARD,
)
from .market import LEFTOVER, POINT, STEP_PRICE, Market
from .promise import CERTAIN, Prospects, final_tiles

AHEAD: Final = 8  # each rival who scores later
CRAFTSMAN_PRICE: Final = 80  # a tile of the seal row
FOUNTAIN_PRICE: Final = 70  # two fountain cards not looked at yet, one of them to be kept
TILE_IN_HAND: Final = 40  # not built yet


def sense(table: Table, seat: int) -> int:
    """How good the table looks to a seat, in twentieths of a point."""
    district = table.districts[seat]
    hand = table.hand(seat)
    value = 0
    if draws(table, seat):  # what it will see it cannot know
        hand = hand[: len(hand) - FOUNTAIN_DRAWS]
        value += FOUNTAIN_PRICE
    value += POINT * points(table, seat, hand)
    if table.over():
        return value
    market = Market(table, seat)
    prospects = Prospects(table, seat)
    for good in range(GOODS):
        value += district.goods[good] * (market.price[good] - LEFTOVER)
    value += promise(table, district, hand, market.price, prospects.chances)
    if market.left:
        value += STEP_PRICE * table.spaces[seat]
        value += AHEAD * (table.players - 1 - market.ahead)
        value += market.scorings(prospects)
    if table.tile != NOTHING and table.active == seat:
        value += TILE_IN_HAND
    return value


def values(table: Table) -> list[int]:
    """What every seat may expect to have in the end."""
    return [sense(table, seat) for seat in range(table.players)]


def draws(table: Table, seat: int) -> bool:
    """Whether a seat has just drawn fountain cards and has still to give one back."""
    if table.over() or table.active != seat:
        return False
    return table.todo[-1] % STEP == DISCARDING


def points(table: Table, seat: int, hand: list[int]) -> int:
    """The sum of the sheet as it stands, if these are the fountain cards."""
    district = table.districts[seat]
    found = district.points() + TRACK_POINTS[table.spaces[seat]]
    for feature in district.finished:
        if feature.thing == VILLA:
            found += villa_points(feature.chimneys)
    for task in members(district.tasks_done):
        found += TASK_POINTS[district.part(task)]
    for card in hand:
        found += fountain_points(district, kind_of(card))
    return found + (sum(district.goods) + len(district.stored)) // LEFTOVER_DIVISOR


def promise(
    table: Table, district: District, hand: list[int], price: list[int], chances: list[int]
) -> int:
    """What the open features will bring when they are finished, each by its chance."""
    held = [0] * THINGS  # what fountain cards pay for one more
    for card in hand:
        held[kind_of(card) + 1] += POINT * FOUNTAIN_POINTS
    value = 0
    for i in range(len(district.open)):
        if chances[i]:
            feature = district.open[i]
            worth = reward(table, feature, price) + tasks(district, feature)
            value += (worth + held[feature.thing]) * chances[i] // CERTAIN
    return value


def reward(table: Table, feature: Feature, price: list[int]) -> int:
    """What a feature pays by its kind."""
    thing = feature.thing
    if thing == VILLA:
        return POINT * villa_points(feature.chimneys + size(feature.mouths))
    if thing <= FISH_POND:
        return (final_tiles(feature) - 1) * price[thing - VINEYARD]
    if thing == MERCHANT:
        return MERCHANT_COINS * price[COIN]
    if thing == BAKER:
        return BAKER_BREADS * price[BREAD]
    if thing == STEWARD:
        return STEWARD_STEPS * (POINT + STEP_PRICE)
    return CRAFTSMAN_PRICE if table.sealed() else 0


def tasks(district: District, feature: Feature) -> int:
    """The points of the tasks on the frame that it will fulfil."""
    worth = 0
    cells = feature.cells | feature.mouths
    for task in range(2 * len(district.frame)):
        if not district.tasks_done >> task & 1:
            part = district.part(task)
            if TASK_THING[part] == feature.thing and cells & line_of(task, part):
                worth += POINT * TASK_POINTS[part]
    return worth
