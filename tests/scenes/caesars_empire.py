"""Small scripted tables of Caesar's Empire in the game's own notation, for tests."""

from itertools import pairwise

from groma.core.deal import Deal
from groma.core.notes import Log
from groma.core.sets import members, size
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.layout import NOTHING
from groma.games.caesars_empire.network import Network
from groma.games.caesars_empire.state import Table
from groma.games.caesars_empire.steps import TURN
from groma.games.caesars_empire.tables import (
    CITIES_ON,
    END_A,
    END_B,
    GOLD,
    KIND_IDS,
    KINDS,
    NODE_IDS,
    ON_SIDE,
    ORDINARY,
    SEGMENT_IDS,
)
from tests.scenes.scene import Play, settings_of


def node(name: str) -> int:
    """The number of Rome or a city."""
    return NODE_IDS.index(name)


def segment(name: str) -> int:
    """The number of a segment "roma-brundisium"."""
    return SEGMENT_IDS.index(name)


def between(one: str, other: str) -> str:
    """The segment between two neighbours, as it is written."""
    return f"{one}-{other}" if f"{one}-{other}" in SEGMENT_IDS else f"{other}-{one}"


class Scene(Play[Table]):
    """A table of Caesar's Empire."""

    @property
    def network(self) -> Network:
        """The roads on the map."""
        return self.table.network

    # ---- making -----------------------------------------------------------------------------

    def road(self, seat: int, *segments: str, paid: bool = True) -> "Scene":
        """Roads of a seat, one segment after the other; it takes the city that each leads to."""
        for name in segments:
            number = segment(name)
            assert self.network.roads(number), f"{name} is not on this side"
            assert self.network.owners[number] == NOTHING, f"{name} is built"
            ends = (END_A[number], END_B[number])
            assert any(map(self.network.is_claimed, ends)), f"{name} is not connected"
            self.network.owners[number] = seat
            self.table.supply[seat] -= self.network.roads(number) if paid else 0
            for city in ends:
                if not self.network.is_claimed(city):
                    self.network.claimed |= 1 << city
                    self.table.claimers[city] = seat
            self.network.renew()
        return self.renew()

    def settle(self, *left: str) -> "Scene":
        """All cities but these are claimed, the seats in turn; the roads for it are a gift."""
        away = {node(name) for name in left}
        seat = 0
        while True:
            finals = members(self.network.finals)
            near = [name for name in finals if self.network.new_city(name) not in away]
            if not near:
                return self
            self.road(seat, SEGMENT_IDS[near[0]], paid=False)
            seat = (seat + 1) % self.table.players

    def lay(self, *treasures: str) -> "Scene":
        """Treasures on cities: "thessalonica gold"."""
        kinds = self.table.treasures[:]
        for text in treasures:
            city, kind = text.split()
            kinds[node(city)] = KIND_IDS.index(kind)
        self.table.treasures = kinds
        return self

    def exchange(self, *treasures: str) -> "Scene":
        """Treasures on cities, "thessalonica gold", each for the one that lay there: all remain."""
        named = {node(text.split()[0]) for text in treasures}
        kinds = self.table.treasures[:]
        for text in treasures:
            city, kind = node(text.split()[0]), KIND_IDS.index(text.split()[1])
            if kinds[city] != kind:
                free = [other for other in members(self.table.available()) if other not in named]
                other = next(other for other in free if kinds[other] == kind)
                kinds[city], kinds[other] = kind, kinds[city]
        self.table.treasures = kinds
        return self

    def turns(self, *chains: str) -> "Scene":
        """Whole turns, each by its chain from where it begins to the new city: "roma-massilia".

        Where shortest ways part, the first is scored.
        """
        for chain in chains:
            stations = chain.split("-")
            parts = [between(*ends) for ends in pairwise(stations)][::-1]
            self.play(f"build {parts[0]}", *[f"lengthen {part}" for part in parts[1:]])
            if self.step() == "chain":
                self.play("start")
            while self.step() == "way":
                self.play(self.legal()[0])
        return self.forget()

    def take(self, seat: int, *cities: str) -> "Scene":
        """Cities taken without any roads: "lutetia", or with another treasure "lutetia gems"."""
        for text in cities:
            city, *kind = text.split()
            assert self.table.available() >> node(city) & 1, f"{city} is not available"
            self.lay(*[f"{city} {name}" for name in kind])
            self.table.claimers[node(city)] = seat
            self.network.claimed |= 1 << node(city)
        self.network.renew()
        return self.renew()

    def hold(self, seat: int = 0, **kinds: int) -> "Scene":
        """Treasures of a seat, with whatever cities they come from: hold(0, grapes=3)."""
        for kind, count in kinds.items():
            free = members(self.table.available())[:count]
            assert len(free) == count, "not so many cities are left"
            for city in free:
                self.take(seat, f"{NODE_IDS[city]} {kind}")
        return self

    def supply(self, *roads: int) -> "Scene":
        """The roads left to all seats."""
        self.table.supply = list(roads)
        return self.renew()

    def points(self, *points: int) -> "Scene":
        """The points of all seats on the track."""
        self.table.points = list(points)
        return self

    def turn(self, seat: int = 0) -> "Scene":
        """The turn of a seat begins; the log is empty."""
        self.forget()
        self.table.todo = []
        self.table.skipped = 0
        self.table.push(TURN, seat)
        self.table.advance()
        return self

    def ended(self) -> "Scene":
        """The game is over, whatever is left: the sheets are final."""
        self.table.todo = []
        self.table.advance()
        return self

    def renew(self) -> "Scene":
        """Compute the options again."""
        self.table.refresh()
        return self

    # ---- looking ----------------------------------------------------------------------------

    def owner(self, name: str) -> int | None:
        """Whose roads lie on a segment."""
        seat = self.network.owners[segment(name)]
        return None if seat == NOTHING else seat

    def far(self, city: str) -> int:
        """The roads of a shortest way from a city to Rome."""
        return self.network.far[node(city)]

    def left(self) -> list[str]:
        """The cities that are available."""
        return [NODE_IDS[city] for city in members(self.table.available())]

    def cities(self, seat: int) -> list[str]:
        """The cities of a seat."""
        return [NODE_IDS[city] for city in self.table.cities_of(seat)]

    def held(self, seat: int) -> dict[str, int]:
        """The treasures of a seat, where there are any."""
        counts = self.table.treasures_of(seat)
        return {KIND_IDS[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}

    def lines(self, row: str, seat: int = 0) -> list[tuple[str, int, dict[str, int]]]:
        """Clause, points and facts of all lines in a row of a seat's sheet."""
        page = self.sheet(seat).lines
        return [(line.clause, line.points, line.facts) for line in page if line.row == row]

    def row(self, name: str, seat: int = 0) -> int:
        """The sum of a row of a seat's sheet."""
        return self.sheet(seat).row(name)

    def named(self, move: str) -> set[str]:
        """The segments that can be named in a move now."""
        return {text.split()[1] for text in self.legal() if text.startswith(move + " ")}


def dealt(players: int = 2, seed: bytes = b"scene", **settings: str | int | bool) -> Scene:
    """A table just dealt."""
    chosen = settings_of(GAME, **settings)
    return Scene(GAME, GAME.deal(players, chosen, Deal(seed), Log(players + 1)))


def empire(players: int = 2, **settings: str | int | bool) -> Scene:
    """Seat 0 is about to begin the game; the log is empty.

    The eight ordinary treasures lie in turn on the cities in their order; the last cities, those of
    the far east and of Africa, have gold.
    """
    scene = dealt(players, b"scene", **settings)
    table = scene.table
    cities = members(CITIES_ON[table.network.side])
    ordinary = len(cities) * ORDINARY // 10
    kinds = [NOTHING] * len(NODE_IDS)
    for i in range(len(cities)):
        kinds[cities[i]] = i % ORDINARY if i < ordinary else GOLD
    table.treasures = kinds
    table.start = 0
    return scene.turn(0)


def begun(players: int, start: int, *treasures: str, **settings: str | int | bool) -> Scene:
    """A table just dealt; a seat is the first, and treasures lie where they are named."""
    scene = dealt(players, b"begun", **settings).exchange(*treasures)
    scene.table.start = start
    return scene.turn(start)


def wander(players: int, seed: bytes, cities: int, **settings: str | int | bool) -> Scene:
    """A table after random turns with many long chains: so many cities are claimed."""
    scene = dealt(players, seed, **settings)
    chance = Deal(seed + b" wander")
    while not scene.table.over() and size(scene.network.claimed) - 1 < cities:
        legal = scene.table.legal()
        if scene.step() == "chain" and chance.below(3):
            legal = legal[:-1]
        scene.table.play(legal[chance.below(len(legal))])
    while scene.step() not in ("build", ""):
        scene.table.play(scene.table.legal()[0])
    return scene


def on_side(players: int) -> set[str]:
    """The segments of the side for so many players."""
    side = 1 if players < 4 else 0
    return {SEGMENT_IDS[number] for number in members(ON_SIDE[side])}
