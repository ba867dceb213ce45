"""What lies on a table of City of Marble."""

from typing import Any

from groma.core.box import COPY, Box
from groma.core.hidden import Hidden
from groma.core.state import STEP, State, Step

from .city import City
from .layout import (
    BLANK_SIDE,
    FINAL_ROUND_REWARDS,
    HANDS,
    HILL_CORNERS,
    MARKERS_LIMITED,
    NOTHING,
)
from .steps import ACTING, LINE, STARTING, TURN
from .tables import BUILDINGS, COLORS, CORNERS, MARKERS


class Table(State):
    """The city, the stacks, and what every seat has on its board."""

    def __init__(
        self, players: int, settings: list[int], steps: list[Step[Any]], hidden: Hidden
    ) -> None:
        super().__init__(players, settings, steps, hidden)
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
        return self.carry(COPY)

    def carry(self, box: Box) -> "Table":
        """Save, load or copy: every field is named once."""
        twin = Table(self.players, self.settings, self.steps, self.hidden) if box is COPY else self
        self.carry_base(box, twin)
        twin.start = box.number(self.start)
        twin.trigger = box.number(self.trigger)
        twin.city = self.city.carry(box, self.blank_hills())
        twin.bridges = box.kept(self.bridges)
        twin.stacks = box.numbers(self.stacks)
        twin.stock = box.numbers(self.stock)
        twin.ready = box.numbers(self.ready)
        twin.drawn = box.numbers(self.drawn)
        twin.home = box.numbers(self.home)
        twin.fields = box.numbers(self.fields)
        twin.imperium = box.numbers(self.imperium)
        twin.coins = box.numbers(self.coins)
        twin.completed = box.kept(self.completed)
        return twin

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
        return MARKERS - len(self.city.buildings_of(seat))

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
