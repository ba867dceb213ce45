"""What a good player of City of Marble looks at: the points as they stand, and what is promised."""

from typing import Final

from groma.core.sets import members, size
from groma.core.state import STEP

from ..city import building_of, owner_of
from ..layout import COIN_TIE_BONUS, FIELDS, FOUNTAIN, NOTHING
from ..rules.aqueducts import openings
from ..rules.sites import SEAT
from ..scoring import neighbours
from ..state import Table
from ..steps import LEAVING
from ..tables import (
    AQUEDUCT_POINTS,
    BUILDING_POINTS,
    BUILDINGS,
    COIN_POINTS,
    COLORS,
    CORNERS,
    DRAWN,
    FOUNTAIN_POINTS,
    LINES,
    MOST_COINS,
    MOST_IMPERIUM,
    NEXT,
    TIED_IMPERIUM,
    WAYS,
)
from .promise import FAR, POINT, Promise, Tempo

ACTION: Final = 44  # an action still to come in this turn
EXTRA: Final = 40  # an imperium tile, for one more action some day
BRIDGE: Final = 50  # the mean of all bridge tiles; who has taken one cannot change its value
HOME: Final[list[int]] = [0, 36, 60, 78]  # officials that can be used
POSTED: Final = 14  # an official on a tile that has an open corner ...
STRANDED: Final = 4  # ... and on one that has none
MAY_LEAVE: Final = 50  # an official that has still to decide whether it leaves
# Tiles in hand, the first ones worth more
TILES: Final[list[int]] = [0, 36, 60, 74, 80, 80, 76, 70]
TILE_COLOR: Final = 4  # for each colour among them
WATER: Final = 12  # the next piece of an aqueduct can reach a building
SPRING: Final = 5  # ... or a fountain
SHARE: Final[list[int]] = [0, 0, 20, 8, 5]  # by players: what each rival's points count, of 20
HOPE: Final = 12  # ... and of that, of 20, what is only promised to him


def sense(table: Table, seat: int) -> int:
    """How good the table looks to a seat, in twentieths of a point."""
    values = points(table)
    share = SHARE[table.players]
    value = values[seat] - (sum(values) - values[seat]) * share // 20
    if table.over():
        return value
    hopes = promises(table)
    share = share * HOPE // 20
    value += hopes[seat] - (sum(hopes) - hopes[seat]) * share // 20
    if table.active == seat:
        value += table.actions_to_come() * action(table, seat)
    return value


def values(table: Table) -> list[int]:
    """What every seat may expect to have in the end."""
    found = points(table)
    if not table.over():
        hopes = promises(table)
        found = [found[seat] + hopes[seat] for seat in range(table.players)]
    return found


def action(table: Table, seat: int) -> int:
    """What an action is worth; with no tile to play it is good for drawing only."""
    first = COLORS * seat
    if sum(table.ready[first : first + COLORS]):
        return ACTION
    drawn = sum(table.drawn[first : first + COLORS])
    most = len(TILES) - 1
    return min(ACTION, max(0, TILES[min(most, drawn + DRAWN)] - TILES[min(most, drawn)]))


def points(table: Table) -> list[int]:
    """The points of all seats with what is on its way home; each bridge tile as the mean of all."""
    city = table.city
    values = [BRIDGE * len(table.bridge_tiles(seat)) for seat in range(table.players)]
    for corner in range(CORNERS):
        site = city.sites[corner]
        if site > FOUNTAIN:
            owner = owner_of(site)
            values[owner] += POINT * BUILDING_POINTS[building_of(site)]
            if city.water[corner] != NOTHING:
                values[owner] += POINT * AQUEDUCT_POINTS
        elif site == FOUNTAIN:
            for there in neighbours(table, corner):
                if city.sites[there] > FOUNTAIN:
                    values[owner_of(city.sites[there])] += POINT * FOUNTAIN_POINTS
    coins = table.coins[:]
    imperium = table.imperium[:]
    for seat in range(table.players):  # what officials bring home
        coins[seat] += table.fields[FIELDS * seat + BUILDINGS]
        for building in range(BUILDINGS):
            imperium[BUILDINGS * seat + building] += table.fields[FIELDS * seat + building]
    most = max(coins)
    for seat in range(table.players):
        values[seat] += POINT * COIN_POINTS * coins[seat]
        if most and coins[seat] == most:
            tied = coins.count(most) > 1
            values[seat] += POINT * (table.settings[COIN_TIE_BONUS] if tied else MOST_COINS)
    for building in range(BUILDINGS):
        counts = imperium[building::BUILDINGS]
        most = max(counts)
        if most:
            worth = POINT * (MOST_IMPERIUM if counts.count(most) == 1 else TIED_IMPERIUM)
            for seat in range(table.players):
                if counts[seat] == most:
                    values[seat] += worth
    return values


def promises(table: Table) -> list[int]:
    """What every seat may still make of the table."""
    tempo = Tempo(table)
    promise = Promise(table, tempo)
    values = promise.worth
    for seat in range(table.players):
        values[seat] += belongings(table, seat, tempo, promise.useful)
    for line in range(LINES):
        if table.city.begun(line):
            add_openings(table, line, tempo.first, values)
    for code in table.todo:
        if code % STEP == LEAVING:
            values[code // STEP % SEAT] += MAY_LEAVE
    return values


def belongings(table: Table, seat: int, tempo: Tempo, useful: int) -> int:
    """Officials, tiles and imperium tiles, less towards the end."""
    left = tempo.left[seat]
    first = FIELDS * seat
    away = sum(table.fields[first : first + FIELDS])
    posted = table.city.officials[seat]
    value = HOME[table.home[seat] + away]
    value += POSTED * size(posted & useful) + STRANDED * size(posted & ~useful)
    tiles = sum(table.imperium[BUILDINGS * seat : BUILDINGS * (seat + 1)])
    tiles += sum(table.fields[first : first + BUILDINGS])
    if table.trigger == NOTHING:  # none can be spent in the last round
        value += EXTRA * min(tiles, left - 1)
    value = value * min(left, FAR) // FAR
    held = 0
    for color in range(COLORS * seat, COLORS * (seat + 1)):
        count = table.ready[color] + table.drawn[color]
        held += count
        if count and left > 1:
            value += TILE_COLOR
    return value + TILES[min(held, tempo.within[seat], len(TILES) - 1)]


def add_openings(table: Table, line: int, first: int, values: list[int]) -> None:
    """Where the next piece of an aqueduct may lead; a coin there is for who moves first."""
    city = table.city
    end = city.lines[line][-1]
    for way in members(openings(table, line)):
        site = city.sites[NEXT[WAYS * end + way]]
        if site > FOUNTAIN:
            values[owner_of(site)] += WATER
        elif site == FOUNTAIN:
            values[first] += SPRING
