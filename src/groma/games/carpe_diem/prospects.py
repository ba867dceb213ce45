"""What a district may still become: its open features, and the tiles left to finish them."""

from typing import TYPE_CHECKING, Final

from groma.core.hidden import kind_of
from groma.core.sets import members, size

from .district import EMPTY, TURN
from .features import is_dwelling, is_landscape
from .layout import DARK_STACK, LIGHT_STACK, LIMITED_LANDSCAPES, NOTHING
from .tables import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    CELLS,
    EDGE,
    EDGE_KINDS,
    LANDSCAPE_LIMIT,
    MEADOW,
    NEIGHBOUR,
    PHASES,
    ROUNDS,
    TILES,
    TURNS_OF,
    VINEYARD,
)

if TYPE_CHECKING:
    from .district import District
    from .features import Feature
    from .state import Table

CERTAIN: Final = 20  # chances are counted in twentieths
SOON: Final = 20
SPREAD: Final = 7
LIKELY: Final = 17
DARKW: Final = 2
CROWD: Final = 1
RARE: Final = 6  # so many fitting tiles, by the turns in which they can be had, are an even chance

_ASKS: Final = EDGE_KINDS + 1  # what a side of a cell may ask for; the last is: nothing


def _fitting() -> list[int]:
    """The kinds of tile that fit, by what the four sides of a cell ask for."""
    fitting = [0] * _ASKS**4
    for tile in range(TILES):
        for turns in TURNS_OF[tile]:
            for free in range(16):  # the sides that ask for nothing
                asked = 0
                for side in range(4):
                    edge = EDGE[16 * tile + 4 * turns + side]
                    asked = asked * _ASKS + (EDGE_KINDS if free >> side & 1 else edge)
                fitting[asked] |= 1 << tile
    return fitting


_FITTING: Final[list[int]] = _fitting()


class Forecast:
    """What a seat may expect to have after so many turns, in twentieths."""

    def __init__(self, district: "District", turns: int) -> None:
        self.turns = turns
        self.things = [CERTAIN * count for count in district.counts]
        self.goods = [CERTAIN * count for count in district.goods]

    def expect(self, thing: int, wares: int, chance: int) -> None:
        """Something may be finished."""
        self.things[thing] += chance
        if is_landscape(thing):
            self.things[ANY_LANDSCAPE] += chance
            self.goods[thing - VINEYARD] += wares * chance
        elif is_dwelling(thing):
            self.things[ANY_DWELLING] += chance


class Prospects:
    """A district looked at once: the coming scoring, the end, and the chances of what is open."""

    def __init__(self, table: "Table", seat: int) -> None:
        district = table.districts[seat]
        now = turns_now(table, seat)
        turns = now + ROUNDS * (PHASES - 1 - table.phase)
        self.soon = Forecast(district, now)
        self.later = Forecast(district, turns)
        self.chances: list[int] = []  # for each open feature: that it is finished some day
        self.soon_chances: list[int] = []
        mouths = 0
        for feature in district.open:
            mouths |= feature.mouths
        cells = members(mouths)
        soon = [0] * CELLS  # the chances that a cell is filled
        later = [0] * CELLS
        here = kinds(table.depots)
        light = kinds(table.hidden.zones[LIGHT_STACK])
        dark = kinds(table.hidden.zones[DARK_STACK])
        for cell in cells:
            fitting = _FITTING[asked_at(district, cell)]
            tiles = now * size(fitting & here)
            if tiles:
                soon[cell] = SOON * now // (now + SPREAD)
            tiles += ROUNDS * (size(fitting & light) + DARKW * size(fitting & dark))
            later[cell] = LIKELY * tiles // (tiles + RARE)
        limited = table.settings[LIMITED_LANDSCAPES] != 0
        for feature in district.open:
            thing = feature.thing
            tiles = final_tiles(feature)
            full = limited and tiles > LANDSCAPE_LIMIT and is_landscape(thing)
            chance = 0 if full else joint(feature, later, turns, len(cells))
            self.chances.append(chance)
            self.later.expect(thing, tiles - 1, chance)
            chance = 0 if full else joint(feature, soon, now, len(cells))
            self.soon_chances.append(chance)
            self.soon.expect(thing, tiles - 1, chance)


def turns_now(table: "Table", seat: int) -> int:
    """How many turns a seat still has in this phase, the present one included."""
    if table.in_scoring():
        return 0
    place = (seat - table.start) % table.players
    return ROUNDS - (table.turn - place + table.players - 1) // table.players


def kinds(cards: list[int]) -> int:
    """The set of kinds of some tiles."""
    found = 0
    for card in cards:
        if card != NOTHING:
            found |= 1 << kind_of(card)
    return found


def asked_at(district: "District", cell: int) -> int:
    """What the sides of a cell ask for, as one number."""
    asked = 0
    for side in range(4):
        neighbour = NEIGHBOUR[4 * cell + side]
        edge = MEADOW
        if neighbour != EMPTY:
            tile = district.at[neighbour]
            edge = EDGE_KINDS
            if tile != EMPTY:
                edge = EDGE[16 * kind_of(tile) + 4 * (tile >> TURN) + (side ^ 2)]
        asked = asked * _ASKS + edge
    return asked


def final_tiles(feature: "Feature") -> int:
    """The tiles of a feature if each of its openings is closed at once."""
    return feature.tiles + size(feature.mouths)


def joint(feature: "Feature", filled: list[int], turns: int, cells: int) -> int:
    """The chance that all openings of a feature are closed, with so many cells to be filled."""
    chance = CERTAIN * CERTAIN
    for cell in members(feature.mouths):
        chance = chance * filled[cell] // CERTAIN
    if CROWD and cells > turns:
        chance = chance * turns // cells
    return chance // CERTAIN
