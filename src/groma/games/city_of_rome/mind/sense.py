"""What a good player of City of Rome looks at: the sheet as it stands, and what it promises."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.sets import members, size

from ..layout import NOTHING
from ..rules.points import bricks_at, gears_at
from ..scoring import Inventory, sheet
from ..state import Table
from ..tables import (
    A_FARM,
    A_PUBLIC,
    A_RESIDENCE,
    AN_AQUEDUCT,
    CATEGORY,
    COST,
    MAKES_INFLUENCE,
    ROUNDS,
    VALUE,
)
from .promise import POINT, Prospects

TURNS: Final = 14
# How far the best, second, ... card in hand is as good as built, in twentieths
HAND: Final[list[int]] = [12, 8, 5, 4]
# What a building may still bring, for each turn left
RESIDENCE_PROMISE: Final = 3
PUBLIC_PROMISE: Final = 8
AQUEDUCT_PROMISE: Final = 6
SHEEP_PROMISE: Final = 16
FARM_PROMISE: Final = 11
# Small change, for each of the last turns
COIN_EARLY: Final = 2
BRICK_TOKEN: Final = 18
# The strip
FREE_BRICK: Final = 30
FREE_GEAR: Final = 12
LATE_FIELD: Final = 17
PRICE_OF_BRICK: Final = 16
# The influence race
TOKEN: Final = 8
LEAD: Final = 12


def sense(table: Table, seat: int) -> int:
    """How good the table looks to a seat, in twentieths of a point."""
    city = table.cities[seat]
    value = POINT * sheet(table, seat, seat).total()
    if table.over():
        return value
    left = turns_left(table, seat)
    for cell in members(city.built):
        value += promise(city.kind(cell), left)
    value += min(left, 4) * COIN_EARLY * min(city.money, 6)
    value += min(left, 2) * BRICK_TOKEN * size(city.bricks)
    value += race(table, seat)
    value += hand_value(table, seat, left)
    return value + stations(table, seat)


def values(table: Table) -> list[int]:
    """What every seat may expect to have in the end."""
    return [sense(table, seat) for seat in range(table.players)]


def turns_left(table: Table, seat: int) -> int:
    """How many turns a seat still has, the present one included."""
    turns = (ROUNDS[table.players] - table.round) * (TURNS // ROUNDS[table.players])
    for builder in table.fields:
        if builder != NOTHING and builder // 2 == seat:
            turns += 1
    return turns


def promise(kind: int, left: int) -> int:
    """What a building in the city may still bring beyond the points it scores now."""
    category = CATEGORY[kind]
    if category == A_RESIDENCE:
        return RESIDENCE_PROMISE * VALUE[kind] * min(left, 6)
    if category == A_PUBLIC:
        return PUBLIC_PROMISE * min(left, 8)
    if category == AN_AQUEDUCT:
        return AQUEDUCT_PROMISE * min(left, 8)
    if category == A_FARM:
        return (SHEEP_PROMISE if MAKES_INFLUENCE[kind] else FARM_PROMISE) * max(0, left - 1)
    return 0


def hand_value(table: Table, seat: int, left: int) -> int:
    """The best cards in hand, each worth less than if it were built."""
    cards = table.hand(seat)
    builds = left
    if table.in_turn() and table.active == seat and table.has_built:
        builds -= 1
    if not cards or builds <= 0:
        return 0
    city = table.cities[seat]
    prospects = Prospects(city, Inventory(city), left)
    worth: list[int] = []
    for card in cards:
        kind = kind_of(card)
        worth.append(max(0, prospects.of(kind) - PRICE_OF_BRICK * COST[kind]))
    worth.sort(reverse=True)
    value = 0
    for i in range(min(len(worth), len(HAND), builds)):
        value += worth[i] * HAND[i] // 20
    return value


def race(table: Table, seat: int) -> int:
    """The influence race: a token is worth more while a card can still be won with it."""
    mine = table.cities[seat].influence
    best = 0
    for other in range(table.players):
        if other != seat:
            best = max(best, table.cities[other].influence)
    value = TOKEN * min(mine, 8)
    if table.lying:
        stake = POINT * sum(table.lying)
        if mine > best:
            value += stake // 2
        elif mine == best:
            value += stake // 6
    elif mine > best:
        value += LEAD
    return value


def stations(table: Table, seat: int) -> int:
    """What the Builders that wait on the strip may expect."""
    value = 0
    resolved = table.field if table.in_turn() else -1
    for field in range(len(table.fields)):
        builder = table.fields[field]
        if field > resolved and builder != NOTHING and builder // 2 == seat:
            value += outlook(table, seat, field)
    return value


def outlook(table: Table, seat: int, field: int) -> int:
    """Bricks that the cards at hand can use and gears that the farms can use, less the wait."""
    city = table.cities[seat]
    dearest = 1
    for card in table.hand(seat) + table.offer:
        if card != NOTHING:
            dearest = max(dearest, COST[kind_of(card)])
    bricks = min(bricks_at(table, field), dearest)
    gears = min(gears_at(table, field), city.income + city.sheep)
    return FREE_BRICK * bricks + FREE_GEAR * gears - LATE_FIELD * field
