"""What the map still promises: roads that will be passed again, and tokens that can be had."""

from typing import Final

from groma.core.sets import members, size

from ..layout import NOTHING, WHOLE_PROVINCE
from ..rules.way import factor_of
from ..state import Table
from ..tables import (
    CITIES_ON,
    DIFFERENT,
    GOLD,
    GOLD_POINTS,
    KINDS,
    NODES,
    ORDINARY,
    REGION_CITIES,
    REGIONS,
    ROME,
    SAME,
    SIDES,
    VALUE,
)

POINT: Final = 20  # everything is counted in twentieths of a point
CERTAIN: Final = 60  # chances are counted in sixtieths
GUIDE: Final = 14  # of 10: a player gets rather what is of use than what is not

# Points of all seats in one int, so that ways are added up for all at once
FIELD: Final = 24
_MASK: Final = (1 << FIELD) - 1
_LOW: Final = sum(0xFFFF << FIELD * seat for seat in range(5))
_PART: Final = [0, 256, 128, 85, 64, 51, 43, 37, 32]  # by number: of 256, for a mean
# By segments between a city and the nearest claimed node, of 20: that its way will be as it looks
DEPTH: Final[list[int]] = [0, 16, 12, 9, 7, 6, 5]

_MOST: Final = len(SAME)  # tokens of a kind, held or left, from none to all
_ROW: Final = 12
_HUNDRED: Final = 100


def field(packed: int, seat: int) -> int:
    """The part of a seat."""
    return packed >> FIELD * seat & _MASK


def _binomial(left: int, taken: int, chance: int) -> int:
    """That so many of those left are taken, of CERTAIN to the power of left."""
    likely = 1
    for i in range(taken):
        likely = likely * (left - i) // (i + 1) * chance
    for _ in range(left - taken):
        likely *= CERTAIN - chance
    return likely


def _kinds() -> list[int]:
    """By chance, tokens held and left of a kind: what it will give for itself, and its rows.

    The rows are the hundredths of a token that it will have in each; the column comes last.
    """
    found: list[int] = []
    for chance in range(CERTAIN + 1):
        for held in range(_MOST):
            for left in range(_MOST):
                column = 0
                rows = [0] * _MOST
                whole = 1
                for _ in range(left):
                    whole *= CERTAIN
                for taken in range(left + 1):
                    likely = _binomial(left, taken, chance)
                    have = min(held + taken, _MOST - 1)
                    column += likely * POINT * SAME[have]
                    for row in range(1, have + 1):
                        rows[row] += likely * _HUNDRED
                packed = column // whole << _ROW * _MOST
                for row in range(1, _MOST):
                    packed |= rows[row] // whole << _ROW * row
                found.append(packed)
    return found


_KIND: Final[list[int]] = _kinds()


def _different() -> list[int]:
    """By hundredths of a token in a row: its points, between the steps of the table as well."""
    found: list[int] = []
    for count in range(ORDINARY):
        step = DIFFERENT[count + 1] - DIFFERENT[count]
        for part in range(_HUNDRED):
            found.append(POINT * DIFFERENT[count] + POINT * step * part // _HUNDRED)
    return [*found, POINT * DIFFERENT[ORDINARY]]


_ROW_POINTS: Final[list[int]] = _different()


def _by_value() -> list[list[int]]:
    """By 8 * side + region: its cities, the best first."""
    return [
        sorted(members(REGION_CITIES[place]), key=lambda city: -VALUE[city])
        for place in range(SIDES * REGIONS)
    ]


_BY_VALUE: Final[list[list[int]]] = _by_value()


class Promise:
    """A table that is not over, looked at once for all seats."""

    def __init__(self, table: Table) -> None:
        players = table.players
        self.table = table
        self.left = size(table.available())
        self.turns: list[int] = []  # by seat, how many are still to come ...
        self.chances: list[int] = []  # ... and what is left to it of each token that can be had
        for seat in range(players):
            wait = (seat - table.active) % players
            turns = (self.left + players - 1 - wait) // players
            self.turns.append(turns)
            self.chances.append(min(CERTAIN, CERTAIN * GUIDE * turns // (10 * max(1, self.left))))
        self.held: list[int] = [0] * (KINDS * players)
        self.lying: list[int] = [0] * KINDS
        for city in members(CITIES_ON[table.network.side]):
            seat = table.claimers[city]
            kind = table.treasures[city]
            if seat == NOTHING:
                self.lying[kind] += 1
            else:
                self.held[KINDS * seat + kind] += 1
        self.shares: list[int] = [0] * NODES  # by node: points of a way from there, all seats
        self.walk()

    def walk(self) -> None:
        """By claimed node what a shortest way pays; of several the mean."""
        network = self.table.network
        far = network.far
        owners = network.owners
        shares = self.shares
        nodes = members(network.claimed & ~(1 << ROME))
        nodes.sort(key=lambda node: far[node])
        for node in nodes:
            paid = 0
            count = 0
            for segment in network.at(node):
                owner = owners[segment]
                if owner != NOTHING:
                    roads = network.roads(segment)
                    there = network.other(segment, node)
                    if far[there] + roads == far[node]:
                        paid += shares[there] + (POINT * roads << FIELD * owner)
                        count += 1
            shares[node] = paid if count == 1 else paid * _PART[count] >> 8 & _LOW

    def ways(self) -> list[int]:
        """What the roads on the map will earn when the cities behind them are connected."""
        table = self.table
        network = table.network
        sums: list[int] = [0] * NODES
        counts: list[int] = [0] * NODES
        reached: list[int] = []
        for final in members(network.finals):
            city = network.new_city(final)
            if not counts[city]:
                reached.append(city)
            sums[city] += self.shares[network.other(final, city)]
            counts[city] += 1
        known = network.claimed
        depth = 0
        earned = 0
        while reached:
            depth = min(depth + 1, len(DEPTH) - 1)
            found = 0
            behind: list[int] = []
            for city in reached:
                known |= 1 << city
                sums[city] = sums[city] * _PART[counts[city]] >> 8 & _LOW
                found += sums[city] * factor_of(table.treasures[city])
            earned += found * DEPTH[depth]
            for city in reached:
                for segment in network.at(city):
                    there = network.other(segment, city)
                    if not known >> there & 1:
                        if not counts[there]:
                            behind.append(there)
                        sums[there] += sums[city]
                        counts[there] += 1
            reached = behind
        return [field(earned, seat) // 20 for seat in range(table.players)]

    def treasures(self, seat: int) -> int:
        """What the treasures of a seat will score, with those that it may still get."""
        first = KINDS * seat
        held = self.held
        base = _MOST * _MOST * self.chances[seat]
        packed = 0
        for kind in range(ORDINARY):
            packed += _KIND[base + _MOST * held[first + kind] + self.lying[kind]]
        value = packed >> _ROW * _MOST
        for row in range(1, _MOST):
            value += _ROW_POINTS[packed >> _ROW * row & (1 << _ROW) - 1]
        value += POINT * GOLD_POINTS[held[first + GOLD]]
        return value + POINT * GOLD_POINTS[1] * self.lying[GOLD] * self.chances[seat] // CERTAIN

    def cities(self) -> list[int]:
        """What the city tokens of all seats will score: for each colour the best."""
        table = self.table
        players = table.players
        values = [0] * players
        for region in range(REGIONS):
            rest = [POINT] * players  # that none of the better ones is had
            for city in _BY_VALUE[REGIONS * table.network.side + region]:
                owner = table.claimers[city]
                if owner != NOTHING:
                    values[owner] += rest[owner] * VALUE[city]
                    rest[owner] = 0
                else:
                    for seat in range(players):
                        if rest[seat]:
                            part = rest[seat] * self.chances[seat] // CERTAIN
                            values[seat] += part * VALUE[city]
                            rest[seat] -= part
        if table.variant(WHOLE_PROVINCE):
            self.add_provinces(values)
        return values

    def add_provinces(self, values: list[int]) -> None:
        """Who alone has cities of a colour may get all of them (CE-11.2)."""
        claimers = self.table.claimers
        for region in range(REGIONS):
            every = _BY_VALUE[REGIONS * self.table.network.side + region]
            owners = [claimers[city] for city in every if claimers[city] != NOTHING]
            if owners and owners.count(owners[0]) == len(owners):
                value = POINT * (sum([VALUE[city] for city in every]) - VALUE[every[0]])
                for _ in range(len(every) - len(owners)):
                    value = value * self.chances[owners[0]] // CERTAIN
                values[owners[0]] += value
