"""What lies on a table of City of Marble."""

from groma.core.box import Box
from groma.core.hidden import Hidden
from groma.core.state import STEP, State

from .city import City
from .layout import (
    BLANK_SIDE,
    FINAL_ROUND_REWARDS,
    HANDS,
    HILL_CORNERS,
    MARKERS_LIMITED,
    NOTHING,
)
from .rules import STEPS
from .rules.aqueducts import LINE
from .scoring import buildings_of, sheet
from .steps import ACTING, STARTING, TURN
from .tables import BUILDINGS, COLORS, CORNERS, MARKERS


class Table(State):
    """The city, the stacks, and what every seat has on its board."""

    def __init__(self, players: int, settings: list[int], hidden: Hidden) -> None:
        super().__init__(players, settings, STEPS, hidden)
        self.start = 0  # who began
        self.trigger = NOTHING  # who brought on the last round (CM-17.1)
        self.city = City()
        self.bridges: list[int] = []  # the spaces of the bridge tiles on the river, as in the zone
        self.stacks: list[int] = []  # by colour
        self.stock: list[int] = []  # imperium tiles by building
        self.ready: list[int] = []  # by 4 * seat + colour: tiles on the central field
        self.drawn: list[int] = []  # by 4 * seat + colour: tiles on the left field
        self.home: list[int] = []  # by seat: officials on the central field
        self.fields: list[int] = []  # by 5 * seat + field: officials there
        self.imperium: list[int] = []  # by 4 * seat + building
        self.coins: list[int] = []  # by seat
        self.completed: list[int] = []  # corners of sites still to be resolved

    def clone(self) -> "Table":
        """An independent copy without a log."""
        twin = Table(self.players, self.settings, self.hidden.clone())
        self.copy_base(twin)
        twin.start = self.start
        twin.trigger = self.trigger
        twin.city = self.city.clone()
        twin.stacks = self.stacks[:]
        twin.stock = self.stock[:]
        twin.ready = self.ready[:]
        twin.drawn = self.drawn[:]
        twin.home = self.home[:]
        twin.fields = self.fields[:]
        twin.imperium = self.imperium[:]
        twin.coins = self.coins[:]
        twin.bridges = self.bridges  # these are replaced, never changed in place
        twin.completed = self.completed
        return twin

    def carry(self, box: Box) -> None:
        """Save or load."""
        super().carry(box)
        self.start = box.number(self.start)
        self.trigger = box.number(self.trigger)
        self.city.carry(box, self.blank_hills())
        self.bridges = box.numbers(self.bridges)
        self.stacks = box.numbers(self.stacks)
        self.stock = box.numbers(self.stock)
        self.ready = box.numbers(self.ready)
        self.drawn = box.numbers(self.drawn)
        self.home = box.numbers(self.home)
        self.fields = box.numbers(self.fields)
        self.imperium = box.numbers(self.imperium)
        self.coins = box.numbers(self.coins)
        self.completed = box.numbers(self.completed)

    def scores(self) -> list[int]:
        """The points of every seat, if the game ended now."""
        return [sheet(self, seat, seat).total() for seat in range(self.players)]

    def blank_hills(self) -> bool:
        """Whether a hill counts as one covered side of its corners (CM-3.6)."""
        return self.settings[HILL_CORNERS] == BLANK_SIDE

    def bridge_tiles(self, seat: int) -> list[int]:
        """The bridge tiles of a seat."""
        return self.hidden.zones[HANDS + seat]

    def tiles_ready(self, seat: int) -> list[int]:
        """By colour: the tiles that a seat can play."""
        return self.ready[COLORS * seat : COLORS * (seat + 1)]

    def imperium_of(self, seat: int) -> list[int]:
        """By building: the imperium tiles of a seat."""
        return self.imperium[BUILDINGS * seat : BUILDINGS * (seat + 1)]

    def markers_left(self, seat: int) -> int:
        """How many buildings a seat can still mark as its own; more than sites: all (CM-1.15)."""
        if not self.settings[MARKERS_LIMITED]:
            return CORNERS
        return MARKERS - len(buildings_of(self, seat))

    def stacks_empty(self) -> int:
        """How many of the four stacks are empty."""
        return self.stacks.count(0)

    def actions_to_come(self) -> int:
        """How many actions of this turn have still to be chosen, the pending one included."""
        return len([code for code in self.todo if code % STEP == ACTING])

    def starting(self) -> int:
        """The aqueduct whose first pieces are being laid."""
        if self.seat != NOTHING and self.todo[-1] % STEP == STARTING:
            return self.argument() // LINE
        return NOTHING

    def rewards(self, seat: int) -> bool:
        """Whether a seat's officials will still bring something from the fields (CM-17.5)."""
        if self.trigger == NOTHING:
            return True
        comes = seat == self.active or TURN + STEP * seat in self.todo
        return comes and self.settings[FINAL_ROUND_REWARDS] == 1
