"""What lies on a table of Carpe Diem."""

from typing import Any

from groma.core.box import COPY, Box
from groma.core.hidden import Hidden
from groma.core.state import STEP, State, Step

from .district import District
from .layout import HANDS, NOTHING
from .steps import ADDING, CIRCLING, DISCARDING, MOVING, PAYING


class Table(State):
    """Depots, star, seal row, scoring cards, track and districts, with the tile in hand."""

    def __init__(
        self, players: int, settings: list[int], steps: list[Step[Any]], hidden: Hidden
    ) -> None:
        super().__init__(players, settings, steps, hidden)
        self.phase = 0
        self.start = 0  # who has the start-player marker
        self.turn = 0  # the number of the turn in its phase
        self.filled = 0  # the fields whose depot has tiles
        self.tile = NOTHING  # the tile in hand ...
        self.site = NOTHING  # ... the cell chosen for it ...
        self.turns = 0  # ... and how it is turned
        self.times = 0  # how often the scoring card in progress was fulfilled
        self.districts: list[District] = []
        self.patricians: list[int] = []  # by seat: the field
        self.spaces: list[int] = []  # by seat: the space of the disc on the banderole track
        self.track: list[int] = []  # the seats from the rear to the front, in a pile bottom first
        self.depots: list[int] = []  # four tiles a field
        self.seals: list[int] = []  # the seal row
        self.removed: list[int] = []  # tiles out of the game
        self.grid: list[int] = []  # scoring cards by card field
        self.discs: list[int] = []  # by circle: whose disc lies there

    def clone(self) -> "Table":
        """An independent copy without a log."""
        return self.carry(COPY)

    def carry(self, box: Box) -> "Table":
        """Save, load or copy: every field is named once."""
        twin = Table(self.players, self.settings, self.steps, self.hidden) if box is COPY else self
        self.carry_base(box, twin)
        twin.phase = box.number(self.phase)
        twin.start = box.number(self.start)
        twin.turn = box.number(self.turn)
        twin.filled = box.number(self.filled)
        twin.tile = box.number(self.tile)
        twin.site = box.number(self.site)
        twin.turns = box.number(self.turns)
        twin.times = box.number(self.times)
        twin.patricians = box.numbers(self.patricians)
        twin.spaces = box.numbers(self.spaces)
        twin.track = box.kept(self.track)
        twin.depots = box.numbers(self.depots)
        twin.seals = box.kept(self.seals)
        twin.removed = box.kept(self.removed)
        twin.grid = box.kept(self.grid)
        twin.discs = box.kept(self.discs)
        twin.districts = [district.carry(box) for district in self.districts]
        return twin

    def in_turn(self) -> bool:
        """Whether a player is moving, taking and building."""
        return self.seat != NOTHING and MOVING <= self.todo[-1] % STEP <= DISCARDING

    def in_scoring(self) -> bool:
        """Whether a player is scoring."""
        return self.seat != NOTHING and CIRCLING <= self.todo[-1] % STEP <= ADDING

    def card_in_progress(self) -> int:
        """The scoring card that is being paid for."""
        if self.in_scoring() and self.todo[-1] % STEP >= PAYING:
            return self.grid[self.argument()]
        return NOTHING

    def hand(self, seat: int) -> list[int]:
        """The fountain cards of a seat."""
        return self.hidden.zones[HANDS + seat]

    def sealed(self) -> int:
        """The places of the seal row that still have a tile."""
        left = 0
        for seal in range(len(self.seals)):
            if self.seals[seal] != NOTHING:
                left |= 1 << seal
        return left
