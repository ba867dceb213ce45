"""What a district may still become: its open features, and the tiles left to finish them."""

from typing import Final

from groma.core.sets import members, size

from ..district import District
from ..features import Feature, is_dwelling, is_landscape
from ..layout import DARK_STACK, LIGHT_STACK, LIMITED_LANDSCAPES
from ..rules.fitting import fitting_kinds, kinds_of
from ..state import Table
from ..tables import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    CELLS,
    LANDSCAPE_LIMIT,
    PHASES,
    ROUNDS,
    VINEYARD,
)

CERTAIN: Final = 20  # chances are counted in twentieths
LIKELY: Final = 11  # an opening that many tiles can close; less than experience says: take it now
RARE: Final = 12  # fitting tiles, times the turns to take them in, that give half of that
DARK_COPIES: Final = 2  # of a kind of dark tile that is still to come, roughly


class Forecast:
    """What a seat may expect to have after so many turns, in twentieths."""

    def __init__(self, district: District, turns: int) -> None:
        self.turns = turns
        self.things = [CERTAIN * count for count in district.counts]
        self.goods = [CERTAIN * count for count in district.goods]

    def expect(self, thing: int, wares: int, chance: int) -> None:
        """Something may be finished by then; a landscape brings wares."""
        self.things[thing] += chance
        if is_landscape(thing):
            self.things[ANY_LANDSCAPE] += chance
            self.goods[thing - VINEYARD] += wares * chance
        elif is_dwelling(thing):
            self.things[ANY_DWELLING] += chance


class Prospects:
    """A district looked at once: at the coming scoring (soon), and at the end (later)."""

    def __init__(self, table: Table, seat: int) -> None:
        district = table.districts[seat]
        turns = turns_in_phase(table, seat)
        self.soon = Forecast(district, turns)
        self.later = Forecast(district, turns + ROUNDS * (PHASES - 1 - table.phase))
        self.chances: list[int] = []  # for each open feature: that it is finished some day
        self.mouths = 0
        for feature in district.open:
            self.mouths |= feature.mouths
        soon = [0] * CELLS  # the chances that a tile closes the openings at a cell
        later = [0] * CELLS
        self.look_around(table, district, soon, later)
        limited = table.settings[LIMITED_LANDSCAPES] != 0
        for feature in district.open:
            tiles = final_tiles(feature)
            if limited and is_landscape(feature.thing) and tiles > LANDSCAPE_LIMIT:
                self.chances.append(0)  # too big to be finished (CD-5.7)
                continue
            self.soon.expect(feature.thing, tiles - 1, self.joint(feature, soon, self.soon.turns))
            chance = self.joint(feature, later, self.later.turns)
            self.later.expect(feature.thing, tiles - 1, chance)
            self.chances.append(chance)

    def look_around(
        self, table: Table, district: District, soon: list[int], later: list[int]
    ) -> None:
        """Which tiles fit the cells with openings: on the depots, and among those to come."""
        turns = self.soon.turns
        depots = kinds_of(table.depots)
        light = kinds_of(table.hidden.zones[LIGHT_STACK])
        dark = kinds_of(table.hidden.zones[DARK_STACK])
        for cell in members(self.mouths):
            fitting = fitting_kinds(district, cell)
            tiles = turns * size(fitting & depots)
            if tiles:
                soon[cell] = CERTAIN * turns // (turns + ROUNDS)
            tiles += ROUNDS * (size(fitting & light) + DARK_COPIES * size(fitting & dark))
            later[cell] = LIKELY * tiles // (tiles + RARE)

    def joint(self, feature: Feature, closed: list[int], turns: int) -> int:
        """The chance that every opening of a feature is closed; each of them takes a turn."""
        chance = CERTAIN * CERTAIN
        for cell in members(feature.mouths):
            chance = chance * closed[cell] // CERTAIN
        cells = size(self.mouths)
        if cells > turns:
            chance = chance * turns // cells
        return chance // CERTAIN


def turns_in_phase(table: Table, seat: int) -> int:
    """How many turns a seat still has in this phase, the present one included."""
    if table.in_scoring():
        return 0
    place = (seat - table.start) % table.players
    return ROUNDS - (table.turn - place + table.players - 1) // table.players


def final_tiles(feature: Feature) -> int:
    """The tiles of a feature if one end piece closes each of its openings."""
    return feature.tiles + size(feature.mouths)
