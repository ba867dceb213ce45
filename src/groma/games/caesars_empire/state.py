"""What lies on a table of Caesar's Empire."""

from typing import Any

from groma.core.box import COPY, Box
from groma.core.hidden import Hidden
from groma.core.state import State, Step

from .layout import MOST_PLAYERS_WITH_VARIANTS, NOTHING
from .network import Network
from .tables import CITIES_ON, KINDS, ROME, SIDE_OF


class Table(State):
    """The map with its roads and tokens, and what every seat has."""

    def __init__(
        self, players: int, settings: list[int], steps: list[Step[Any]], hidden: Hidden
    ) -> None:
        super().__init__(players, settings, steps, hidden)
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
        return self.carry(COPY)

    def carry(self, box: Box) -> "Table":
        """Save, load or copy: every field is named once."""
        twin = Table(self.players, self.settings, self.steps, self.hidden) if box is COPY else self
        self.carry_base(box, twin)
        twin.start = box.number(self.start)
        twin.skipped = box.number(self.skipped)
        twin.network = self.network.carry(box)
        twin.treasures = box.kept(self.treasures)
        twin.claimers = box.numbers(self.claimers)
        twin.supply = box.numbers(self.supply)
        twin.points = box.numbers(self.points)
        twin.ways = box.numbers(self.ways)
        twin.chain = box.kept(self.chain)
        twin.city = box.number(self.city)
        twin.tip = box.number(self.tip)
        twin.walked = box.kept(self.walked)
        return twin

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
