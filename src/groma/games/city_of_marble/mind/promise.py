"""What open corners promise: how many tiles are missing, who would build, and who moves first."""

from typing import Final

from groma.core.sets import size
from groma.core.state import STEP

from ..city import owner_of
from ..layout import FIELDS, FOUNTAIN, NOTHING
from ..rules.rings import closings
from ..scoring import neighbours
from ..state import Table
from ..steps import TURN
from ..tables import (
    ACTIONS,
    AQUEDUCT_POINTS,
    ARENA,
    AROUND,
    BUILDING_COLOR,
    BUILDING_OF,
    BUILDING_POINTS,
    BUILDINGS,
    COLORS,
    CORNERS,
    FOUNTAIN_POINTS,
    INNER,
    TILINGS,
)

POINT: Final = 20  # everything is counted in twentieths of a point
CERTAIN: Final = 20  # chances are counted in twentieths
FAR: Final = 8  # actions still to come from which on the end does not matter
PACE: Final = 8  # tenths of a tile that the stacks lose for each action

LEAVE: Final = 50  # an official goes home over an imperium field when its corner is complete
NOTCHES: Final = 30  # round a star six corners lack one tile each
SHADE: Final = 5  # a building beside an open corner, which may become a fountain
NEAR_SHADE: Final = 8  # ... soon, since one tile is missing
MOST: Final = 3  # tiles that may be missing; what is farther off promises nothing
COST: Final[list[int]] = [0, 50, 90, 120]  # by tiles missing: other uses of them and the actions
# By tiles missing, for who leads already and for who would have to add officials
LEADING: Final[list[int]] = [20, 12, 8, 4]
JOINING: Final[list[int]] = [20, 11, 5, 2]
AT_ONCE: Final = 18  # the corner can be completed with the actions of this turn
IN_REACH: Final = 12  # two tiles are missing, and there are two actions
SECOND: Final = 9  # ... or with later ones: there are more such corners than actions
TIED: Final = 7  # who moves before can make a fountain of it
LOST: Final = 3  # who moves before can build there
NEVER: Final = 99


def _ring(tilings: list[int]) -> int:
    """All spots that matter to a corner."""
    ring = 0
    for tiling in tilings:
        ring |= tiling
    return ring


_RINGS: Final[list[int]] = [_ring(tilings) for tilings in TILINGS]
_SPOTS: Final = 256  # more than there are: open spots lie above the laid ones in a key
_CORNER: Final = 128
_SEEN: Final[dict[int, list[int]]] = {}  # by corner and what lies round it; forgotten when full
_MOST_SEEN: Final = 50_000


def fewest(table: Table, corner: int) -> list[int]:
    """By building the fewest tiles missing to it at a corner; [] if none can stand there any more.

    It hangs on the ring round the corner alone, and rings look alike from table to table: what was
    found is kept.
    """
    if table.blank_hills():
        return _fewest(table, corner)
    city = table.city
    ring = _RINGS[corner]
    key = ((city.open & ring) << _SPOTS | city.laid & ring) * _CORNER + corner
    found = _SEEN.get(key)
    if found is None:
        if len(_SEEN) >= _MOST_SEEN:
            _SEEN.clear()
        found = _fewest(table, corner)
        _SEEN[key] = found
    return found


def _fewest(table: Table, corner: int) -> list[int]:
    unlaid = ~table.city.laid
    least: list[int] = []
    for closing in closings(table, corner):
        if not least:
            least = [NEVER] * BUILDINGS
        missing = size(closing & unlaid)
        if missing <= MOST:
            building = BUILDING_OF[size(closing)]
            if missing < least[building]:
                least[building] = missing
    return least


class Tempo:
    """Who moves next, with how many actions, and how many each seat will have in turns to come."""

    def __init__(self, table: Table) -> None:
        players = table.players
        self.first = table.active
        self.actions = table.actions_to_come()
        self.left = [0] * players
        if not sum(table.tiles_ready(table.active)):  # it can complete nothing now
            self.actions = 0
        if table.trigger == NOTHING:
            tiles = sum(table.stacks) - max(table.stacks)
            self.left = [10 * tiles // (PACE * players) + 1] * players
            if not self.actions:
                self.first = (table.active + 1) % players
        else:
            for code in table.todo:  # the last one on the stack is the next
                if code % STEP == TURN:
                    self.left[code // STEP] = 1
                    if not self.actions:
                        self.first = code // STEP
        self.within = self.left[:]  # with those of this turn that can play a tile
        if self.actions:
            self.within[self.first] += self.actions
        else:
            self.actions = min(ACTIONS, self.left[self.first])


class Promise:
    """All open corners, looked at once for all seats."""

    def __init__(self, table: Table, tempo: Tempo) -> None:
        players = table.players
        self.table = table
        self.tempo = tempo
        self.worth = [0] * players
        self.useful = 0  # tiles beside a corner that can still become a site
        self.home: list[int] = []  # officials that a seat can add ...
        self.tiles: list[int] = []  # ... and tiles, by 4 * seat + colour
        self.hot: list[int] = []  # what the seat that moves next can complete with one tile
        self.markers = [table.markers_left(seat) for seat in range(players)]
        self.gather()
        city = table.city
        for corner in range(CORNERS):
            if city.filled[corner] > 1 and city.sites[corner] == NOTHING and INNER >> corner & 1:
                self.look(corner)
        self.hot.sort(reverse=True)
        held = sum(self.tiles[COLORS * tempo.first : COLORS * (tempo.first + 1)])
        for i in range(len(self.hot)):
            chance = AT_ONCE if i < min(tempo.actions, held) else SECOND
            if i < min(tempo.within[tempo.first], self.markers[tempo.first]):
                self.worth[tempo.first] += self.hot[i] * chance // CERTAIN

    def gather(self) -> None:
        """What a seat has drawn and sent away is there again at its next turn."""
        table = self.table
        for seat in range(table.players):
            home = table.home[seat]
            ready = table.ready[COLORS * seat : COLORS * (seat + 1)]
            if seat != self.tempo.first or seat != table.active:
                home += sum(table.fields[FIELDS * seat : FIELDS * (seat + 1)])
                for color in range(COLORS):
                    ready[color] += table.drawn[COLORS * seat + color]
            self.home.append(home)
            self.tiles += ready

    def look(self, corner: int) -> None:
        """One corner: for each building the fewest tiles that are missing."""
        table = self.table
        city = table.city
        least = fewest(table, corner)
        if not least:
            return
        district = AROUND[corner] & city.laid
        self.useful |= district
        shade = SHADE if min(least) > 1 else NEAR_SHADE
        extra = LEAVE
        if city.water[corner] != NOTHING:
            extra += POINT * AQUEDUCT_POINTS
        for there in neighbours(table, corner):
            site = city.sites[there]
            if site == FOUNTAIN:
                extra += POINT * FOUNTAIN_POINTS
            elif site > FOUNTAIN:
                self.worth[owner_of(site)] += shade
            else:
                extra += SHADE
        best = [0] * table.players
        hottest = 0
        for building in range(BUILDINGS):
            missing = least[building]
            if missing == NEVER:
                continue
            gain = POINT * BUILDING_POINTS[building] + extra - COST[missing]
            if building == ARENA:
                gain += NOTCHES
            counting = district & city.colors[BUILDING_COLOR[building]]
            chances = self.chances(building, missing, counting)
            for seat in range(table.players):
                chance = chances[seat]
                if chance == AT_ONCE:
                    hottest = max(hottest, gain)
                elif chance:
                    best[seat] = max(best[seat], gain * chance // CERTAIN)
        for seat in range(table.players):
            if seat == self.tempo.first and hottest:
                self.hot.append(hottest)
            else:
                self.worth[seat] += best[seat]

    def chances(self, building: int, missing: int, counting: int) -> list[int]:
        """By seat, that it builds this; `counting`: the tiles there that have the right colour."""
        tempo = self.tempo
        first = tempo.first
        players = self.table.players
        officials = self.table.city.officials
        now = [0] * players
        if counting:
            now = [size(counting & officials[seat]) for seat in range(players)]
        soon = now[:]  # with officials still to be added
        color = BUILDING_COLOR[building]
        for seat in range(players):
            if self.tiles[COLORS * seat + color] and self.home[seat]:
                more = min(missing, self.home[seat], self.tiles[COLORS * seat + color])
                soon[seat] += more
        found = [0] * players
        for seat in range(players):
            if soon[seat] == 0 or tempo.within[seat] < missing or not self.markers[seat]:
                continue
            rival = 0
            for other in range(players):
                if other != seat and now[other] > rival:
                    rival = now[other]
            if soon[seat] <= rival:
                continue
            if seat == first and missing == 1:
                found[seat] = AT_ONCE
            elif seat == first and missing == 2 and tempo.actions >= 2:
                found[seat] = IN_REACH
            else:
                chance = LEADING[missing] if now[seat] > rival else JOINING[missing]
                if missing == 1 and seat != first:
                    if soon[first] > now[seat] and self.markers[first]:
                        chance = LOST
                    elif soon[first] >= now[seat]:
                        chance = TIED
                found[seat] = chance
        return found
