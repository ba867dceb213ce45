"""What lies on a table of Carpe Diem."""

from groma.core.box import Box
from groma.core.hidden import Hidden
from groma.core.state import STEP, State

from .district import District
from .layout import HANDS, NOTHING
from .rules import STEPS
from .scoring import sheet
from .steps import ADDING, CIRCLING, DISCARDING, MOVING, PAYING


class Table(State):
    """Depots, star, seal row, scoring cards, track and districts, with the tile in hand."""

    def __init__(self, players: int, settings: list[int], hidden: Hidden) -> None:
        super().__init__(players, settings, STEPS, hidden)
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
        twin = Table(self.players, self.settings, self.hidden.clone())
        self.copy_base(twin)
        twin.phase = self.phase
        twin.start = self.start
        twin.turn = self.turn
        twin.filled = self.filled
        twin.tile = self.tile
        twin.site = self.site
        twin.turns = self.turns
        twin.times = self.times
        twin.districts = [district.clone() for district in self.districts]
        twin.patricians = self.patricians[:]
        twin.spaces = self.spaces[:]
        twin.depots = self.depots[:]
        twin.track = self.track  # these are replaced, never changed in place
        twin.seals = self.seals
        twin.removed = self.removed
        twin.grid = self.grid
        twin.discs = self.discs
        return twin

    def carry(self, box: Box) -> None:
        """Save or load."""
        super().carry(box)
        self.phase = box.number(self.phase)
        self.start = box.number(self.start)
        self.turn = box.number(self.turn)
        self.filled = box.number(self.filled)
        self.tile = box.number(self.tile)
        self.site = box.number(self.site)
        self.turns = box.number(self.turns)
        self.times = box.number(self.times)
        self.patricians = box.numbers(self.patricians)
        self.spaces = box.numbers(self.spaces)
        self.track = box.numbers(self.track)
        self.depots = box.numbers(self.depots)
        self.seals = box.numbers(self.seals)
        self.removed = box.numbers(self.removed)
        self.grid = box.numbers(self.grid)
        self.discs = box.numbers(self.discs)
        for district in self.districts:
            district.carry(box)

    def scores(self) -> list[int]:
        """The points of every seat, if the game ended now."""
        return [sheet(self, seat, seat).total() for seat in range(self.players)]

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
