"""What lies on a table of The Builders: Antiquity."""

from groma.core.box import Box
from groma.core.hidden import Hidden
from groma.core.state import State

from .layout import NOTHING
from .rules import STEPS
from .scoring import sheet
from .tables import BUILDINGS, CREW, LOANS, PROVIDES, ROW, UNIVERSITIES


class Table(State):
    """The rows, the investments, and what every seat has before it."""

    def __init__(self, players: int, settings: list[int], hidden: Hidden) -> None:
        super().__init__(players, settings, STEPS, hidden)
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
        twin = Table(self.players, self.settings, self.hidden.clone())
        self.copy_base(twin)
        twin.start = self.start
        twin.round = self.round
        twin.last = self.last
        twin.quiet = self.quiet
        twin.quiet_rounds = self.quiet_rounds
        twin.actions = self.actions
        twin.invested = self.invested
        twin.exchanged = self.exchanged
        twin.visited = self.visited
        twin.sent = self.sent[:]
        twin.building_row = self.building_row[:]
        twin.worker_row = self.worker_row[:]
        twin.gaps = self.gaps
        twin.stock = self.stock
        twin.loans_left = self.loans_left
        twin.loans_out = self.loans_out
        twin.money = self.money[:]
        twin.points = self.points[:]
        twin.loans = self.loans[:]
        twin.crew = self.crew[:]
        twin.idle = self.idle[:]
        twin.sites = self.sites[:]
        twin.done = self.done[:]
        twin.toolbox = self.toolbox[:]
        twin.posts = self.posts[:]
        twin.carried = self.carried[:]
        twin.strength = self.strength[:]
        twin.freed = self.freed
        twin.educated = self.educated
        twin.pupils = self.pupils[:]
        twin.provided = self.provided[:]
        return twin

    def carry(self, box: Box) -> None:
        """Save or load."""
        super().carry(box)
        self.start = box.number(self.start)
        self.round = box.number(self.round)
        self.last = bool(box.number(int(self.last)))
        self.quiet = bool(box.number(int(self.quiet)))
        self.quiet_rounds = box.number(self.quiet_rounds)
        self.actions = box.number(self.actions)
        self.invested = bool(box.number(int(self.invested)))
        self.exchanged = box.number(self.exchanged)
        self.visited = box.number(self.visited)
        self.sent = box.numbers(self.sent)
        self.building_row = box.numbers(self.building_row)
        self.worker_row = box.numbers(self.worker_row)
        self.gaps = box.number(self.gaps)
        self.stock = box.number(self.stock)
        self.loans_left = box.number(self.loans_left)
        self.loans_out = box.number(self.loans_out)
        self.money = box.numbers(self.money)
        self.points = box.numbers(self.points)
        self.loans = box.numbers(self.loans)
        self.crew = box.numbers(self.crew)
        self.idle = box.numbers(self.idle)
        self.sites = box.numbers(self.sites)
        self.done = box.numbers(self.done)
        self.toolbox = box.numbers(self.toolbox)
        self.posts = box.numbers(self.posts)
        self.carried = box.numbers(self.carried)
        self.strength = box.numbers(self.strength)
        self.freed = box.number(self.freed)
        self.educated = box.number(self.educated)
        self.pupils = box.numbers(self.pupils)
        self.provided = box.numbers(self.provided)

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

    def scores(self) -> list[int]:
        """The points of every seat in tenths, if the game ended now."""
        return [sheet(self, seat, seat).total() for seat in range(self.players)]

    def join(self, seat: int, crew: int) -> None:
        """A crew card comes to a seat and is available at once."""
        self.crew[seat] |= 1 << crew
        self.idle[seat] |= 1 << crew
