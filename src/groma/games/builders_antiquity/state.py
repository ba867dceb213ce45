"""What lies on a table of The Builders: Antiquity."""

from typing import Any

from groma.core.box import COPY, Box
from groma.core.hidden import Hidden
from groma.core.state import State, Step

from .layout import NOTHING
from .tables import BUILDINGS, CREW, LOANS, PROVIDES, ROW, UNIVERSITIES


class Table(State):
    """The rows, the investments, and what every seat has before it."""

    def __init__(
        self, players: int, settings: list[int], steps: list[Step[Any]], hidden: Hidden
    ) -> None:
        super().__init__(players, settings, steps, hidden)
        self.start = 0  # who began
        self.round = 1
        self.last = False  # somebody has 17 points: this round is the last one (BA-9.1)
        self.quiet = True  # nothing but money was moved in this round so far (BA-9.9) ...
        self.quiet_rounds = 0  # ... nor in so many rounds before it
        # The turn
        self.actions = 0  # left
        self.invested = False
        self.exchanged = 0  # actions, for sesterces
        self.visited = 0  # the sites to which somebody was sent in this turn ...
        self.sent: list[int] = []  # ... and how many, by building
        # Rows and stacks
        self.building_row: list[int] = []
        self.worker_row: list[int] = []
        self.gaps = 0  # the empty places of the building row, then of the worker row
        self.stock = 0  # investments left but loans, in the order of the moves
        self.loans_left = LOANS
        self.loans_out = 0  # repaid and out of the game
        # By seat
        self.money: list[int] = []
        self.points: list[int] = []  # whole victory points of finished buildings
        self.loans: list[int] = []
        self.crew: list[int] = []  # crew cards ...
        self.idle: list[int] = []  # ... and those of them that are available
        self.sites: list[int] = []  # open ones
        self.done: list[int] = []  # finished buildings
        self.toolbox: list[int] = []  # unused tools
        # By crew card
        self.posts: list[int] = []  # the site where it works
        self.carried: list[int] = []  # the tool it has with it
        self.strength: list[int] = []  # the bundle it provides
        self.freed = 0  # the slaves who are freedmen
        self.educated = 0
        self.pupils: list[int] = []  # by university
        self.provided: list[int] = []  # by building: the bundle that its site has

    def clone(self) -> "Table":
        """An independent copy without a log."""
        return self.carry(COPY)

    def carry(self, box: Box) -> "Table":
        """Save, load or copy: every field is named once."""
        twin = Table(self.players, self.settings, self.steps, self.hidden) if box is COPY else self
        self.carry_base(box, twin)
        twin.start = box.number(self.start)
        twin.round = box.number(self.round)
        twin.last = box.number(int(self.last)) != 0
        twin.quiet = box.number(int(self.quiet)) != 0
        twin.quiet_rounds = box.number(self.quiet_rounds)
        twin.actions = box.number(self.actions)
        twin.invested = box.number(int(self.invested)) != 0
        twin.exchanged = box.number(self.exchanged)
        twin.visited = box.number(self.visited)
        twin.sent = box.numbers(self.sent)
        twin.building_row = box.numbers(self.building_row)
        twin.worker_row = box.numbers(self.worker_row)
        twin.gaps = box.number(self.gaps)
        twin.stock = box.number(self.stock)
        twin.loans_left = box.number(self.loans_left)
        twin.loans_out = box.number(self.loans_out)
        twin.money = box.numbers(self.money)
        twin.points = box.numbers(self.points)
        twin.loans = box.numbers(self.loans)
        twin.crew = box.numbers(self.crew)
        twin.idle = box.numbers(self.idle)
        twin.sites = box.numbers(self.sites)
        twin.done = box.numbers(self.done)
        twin.toolbox = box.numbers(self.toolbox)
        twin.posts = box.numbers(self.posts)
        twin.carried = box.numbers(self.carried)
        twin.strength = box.numbers(self.strength)
        twin.freed = box.number(self.freed)
        twin.educated = box.number(self.educated)
        twin.pupils = box.numbers(self.pupils)
        twin.provided = box.numbers(self.provided)
        return twin

    def prepare(self) -> None:
        """Nothing has been drawn, bought or sent yet."""
        self.sent = [0] * BUILDINGS
        self.building_row = [NOTHING] * ROW
        self.worker_row = [NOTHING] * ROW
        self.loans = [0] * self.players
        self.points = [0] * self.players
        self.crew = [0] * self.players
        self.idle = [0] * self.players
        self.sites = [0] * self.players
        self.done = [0] * self.players
        self.toolbox = [0] * self.players
        self.posts = [NOTHING] * CREW
        self.carried = [NOTHING] * CREW
        self.strength = PROVIDES[:]
        self.pupils = [NOTHING] * UNIVERSITIES
        self.provided = [0] * BUILDINGS

    def join(self, seat: int, crew: int) -> None:
        """A crew card comes to a seat and is available at once."""
        self.crew[seat] |= 1 << crew
        self.idle[seat] |= 1 << crew
