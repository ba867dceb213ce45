"""What lies on a table of Caesar's Empire."""

from groma.core.box import Box
from groma.core.hidden import Hidden
from groma.core.state import State

from .layout import MOST_PLAYERS_WITH_VARIANTS, NOTHING
from .network import Network
from .rules import STEPS
from .scoring import sheet
from .tables import CITIES_ON, KINDS, ROME, SIDE_OF


class Table(State):
    """The map with its roads and tokens, and what every seat has."""

    def __init__(self, players: int, settings: list[int], hidden: Hidden) -> None:
        super().__init__(players, settings, STEPS, hidden)
        self.start = 0  # who began
        self.skipped = 0  # turns skipped in a row
        self.network = Network(SIDE_OF[players])
        self.treasures: list[int] = []  # by node: the kind of treasure that lies or lay there
        self.claimers: list[int] = []  # by node: who took its tokens
        self.supply: list[int] = []  # by seat: roads not placed yet
        self.points: list[int] = []  # by seat: on the track
        self.ways: list[int] = []  # by seat: the scored ways on which it had a road
        self.chain: list[int] = []  # the build in progress, the final segment first
        self.city = NOTHING  # the new city
        self.tip = NOTHING  # where the chain begins so far, or where the walk to Rome has come
        self.walked: list[int] = []  # the segments of that walk

    def clone(self) -> "Table":
        """An independent copy without a log."""
        twin = Table(self.players, self.settings, self.hidden.clone())
        self.copy_base(twin)
        twin.start = self.start
        twin.skipped = self.skipped
        twin.network = self.network.clone()
        twin.claimers = self.claimers[:]
        twin.supply = self.supply[:]
        twin.points = self.points[:]
        twin.ways = self.ways[:]
        twin.city = self.city
        twin.tip = self.tip
        twin.treasures = self.treasures  # these are replaced, never changed in place
        twin.chain = self.chain
        twin.walked = self.walked
        return twin

    def carry(self, box: Box) -> None:
        """Save or load."""
        super().carry(box)
        self.start = box.number(self.start)
        self.skipped = box.number(self.skipped)
        self.network.carry(box)
        self.treasures = box.numbers(self.treasures)
        self.claimers = box.numbers(self.claimers)
        self.supply = box.numbers(self.supply)
        self.points = box.numbers(self.points)
        self.ways = box.numbers(self.ways)
        self.chain = box.numbers(self.chain)
        self.city = box.number(self.city)
        self.tip = box.number(self.tip)
        self.walked = box.numbers(self.walked)

    def scores(self) -> list[int]:
        """The points of every seat; the bonus for roads counts at the end only (CE-9.7)."""
        return [sheet(self, seat, seat).total() for seat in range(self.players)]

    def available(self) -> int:
        """The cities whose tokens still lie there."""
        return CITIES_ON[self.network.side] & ~self.network.claimed

    def cities_of(self, seat: int) -> list[int]:
        """The cities whose tokens a seat has taken."""
        return [node for node in range(ROME + 1, len(self.claimers)) if self.claimers[node] == seat]

    def treasures_of(self, seat: int) -> list[int]:
        """By kind: the treasures of a seat."""
        held = [0] * KINDS
        for city in self.cities_of(seat):
            held[self.treasures[city]] += 1
        return held

    def variant(self, setting: int) -> bool:
        """Whether a variant for two and three players is played (chapter 11)."""
        return self.players <= MOST_PLAYERS_WITH_VARIANTS and self.settings[setting] == 1
