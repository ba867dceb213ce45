"""What a good player of City of Rome looks at: the sheet as it stands, and what it promises."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.sets import members

from .layout import NOTHING
from .rules.build import DEAREST, tokens_on
from .scoring import Census, sheet
from .state import Table
from .tables import (
    A_FARM,
    A_PUBLIC,
    A_RESIDENCE,
    AN_AQUEDUCT,
    AQUEDUCT_POINTS,
    CATEGORY,
    COLOUR,
    COST,
    FIELDS,
    FREE_BRICKS,
    FREE_GEARS,
    MAKES_INFLUENCE,
    POINTS,
    ROUNDS,
    STARS,
    TEMPLE_AMOR,
    TEMPLE_FORTUNA,
    TEMPLE_JUNO,
    TEMPLE_JUPITER,
    TEMPLE_LUNA,
    TEMPLE_MARS,
    TEMPLE_MERCURY,
    TEMPLE_MINERVA,
    TEMPLE_SATURN,
    TEMPLE_VENUS,
    VALUE,
)

POINT: Final = 20  # everything is counted in twentieths of a point
_TURNS: Final = 14
# How far the best, second, ... card in hand is as good as built
_HAND: Final[list[int]] = [12, 8, 5, 3, 2]


def sense(table: Table, seat: int) -> int:
    """How good the table looks to a seat, in twentieths of a point."""
    city = table.cities[seat]
    value = POINT * sheet(table, seat, seat).total()
    if table.over():
        return value
    left = turns_left(table, seat)
    census = Census(city)
    for cell in members(city.built):
        value += promise(city.kind(cell), census, left)
    value += min(left, 4) * 2 * min(city.money, 6)
    value += min(left, 2) * 15 * tokens_on(city.bricks)
    value += race(table, seat)
    value += hand_value(table, seat, census, left)
    return value + stations(table, seat, census)


def turns_left(table: Table, seat: int) -> int:
    """How many turns a seat still has, the present one included."""
    per_round = _TURNS // ROUNDS[table.players]
    turns = (ROUNDS[table.players] - table.round) * per_round
    for builder in table.fields:
        if builder != NOTHING and builder // 2 == seat:
            turns += 1
    return turns


def promise(kind: int, census: Census, left: int) -> int:
    """What a building in the city may still bring beyond the points it scores now."""
    category = CATEGORY[kind]
    if category == A_RESIDENCE:
        return 2 * VALUE[kind] * min(left, 6)
    if category == A_PUBLIC:
        return 7 * min(left, 8)
    if category == AN_AQUEDUCT:
        return 6 * min(left, 8)
    if category == A_FARM:
        return (16 if MAKES_INFLUENCE[kind] else 12) * max(0, left - 1)
    return 0


def prospect(kind: int, census: Census, left: int, aqueducts: int) -> int:
    """What a card in hand would be worth once built, roughly."""
    category = CATEGORY[kind]
    stars = 14 * STARS[kind]
    colours = len(members(census.colours))
    if category == A_RESIDENCE:
        factor = min(60, 20 + 10 * colours)
        return VALUE[kind] * factor + stars
    if category == A_PUBLIC:
        return 160 if not census.colours >> COLOUR[kind] & 1 else 90
    if category == AN_AQUEDUCT:
        if aqueducts == 4:
            return stars
        return POINT * (AQUEDUCT_POINTS[aqueducts + 1] - AQUEDUCT_POINTS[aqueducts]) + stars
    if category == A_FARM:
        return 14 * max(0, left - 2)
    return POINT * temple_prospect(kind, census) + stars


def temple_prospect(kind: int, census: Census) -> int:
    """The points a temple may be expected to give, by what the city has already."""
    twos = len(members(census.residences[2]))
    if kind == TEMPLE_LUNA:
        return 2 + census.stars
    if kind == TEMPLE_VENUS:
        return 2 * max(twos, 2)
    if kind == TEMPLE_JUPITER:
        return 2 * (census.temples + 2)
    if kind == TEMPLE_MERCURY:
        return 3
    if kind == TEMPLE_MARS:
        return 4 if census.residences[4] else 3
    have = 0
    need = 4
    if kind == TEMPLE_FORTUNA:
        have = len(members(census.colours))
    elif kind == TEMPLE_AMOR:
        have = twos
    elif kind == TEMPLE_JUNO:
        have = census.temples + 1
    elif kind == TEMPLE_SATURN:
        have = census.farms
    elif kind == TEMPLE_MINERVA:
        return 2
    return POINTS[kind] * min(have, need) * min(have, need) // 20


def hand_value(table: Table, seat: int, census: Census, left: int) -> int:
    """The best cards in hand, each worth less than if it were built."""
    aqueducts = tokens_on(table.cities[seat].aqueducts)
    worth: list[int] = []
    for card in table.hand(seat):
        kind = kind_of(card)
        worth.append(max(0, prospect(kind, census, left, aqueducts) - 16 * COST[kind]))
    worth.sort(reverse=True)
    value = 0
    builds = (
        left if not (table.in_turn() and table.active == seat and table.has_built) else left - 1
    )
    for i in range(min(len(worth), len(_HAND), builds)):
        value += worth[i] * _HAND[i] // 20
    return value


def race(table: Table, seat: int) -> int:
    """The influence race: a token is worth more while a card can still be won with it."""
    mine = table.cities[seat].influence
    best = 0
    for other in range(table.players):
        if other != seat:
            best = max(best, table.cities[other].influence)
    value = 8 * min(mine, 8)
    if table.lying:
        stake = sum(table.lying)
        if mine > best:
            value += POINT * stake // 2
        elif mine == best:
            value += POINT * stake // 6
    elif mine > best:
        value += 25
    return value


def stations(table: Table, seat: int, census: Census) -> int:
    """What the Builders that wait on the strip may expect: points against a late pick."""
    value = 0
    after = table.field if table.in_turn() else -1
    for field in range(len(table.fields)):
        builder = table.fields[field]
        if field > after and builder != NOTHING and builder // 2 == seat:
            value += outlook(table, seat, field)
    return value


def outlook(table: Table, seat: int, field: int) -> int:
    """Bricks that the hand can use and gears that the farms can use, less the wait."""
    city = table.cities[seat]
    dearest = 1
    for card in table.hand(seat) + table.offer:
        if card != NOTHING:
            dearest = max(dearest, COST[kind_of(card)])
    bricks = min(FREE_BRICKS[FIELDS * table.row + field], dearest, DEAREST)
    gears = FREE_GEARS[FIELDS * table.row + field]
    harvest = city.income + city.sheep
    return 30 * bricks + min(10 * harvest, 10 * gears) - 24 * field
