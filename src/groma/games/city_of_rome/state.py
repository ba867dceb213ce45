"""What lies on a table of City of Rome."""

from groma.core.box import Box
from groma.core.hidden import Hidden
from groma.core.state import STEP, State

from .city import City
from .layout import HANDS, NOTHING
from .rules import STEPS
from .scoring import sheet
from .steps import BURYING, TAKING


class Table(State):
    """Cities, offer, strip and the rest, with the building in flight."""

    def __init__(self, players: int, settings: list[int], hidden: Hidden) -> None:
        super().__init__(players, settings, STEPS, hidden)
        self.round = 0
        self.start = 0  # who has the start-player figure
        self.row = 0  # the strip of the round, as read from the Emperor
        self.field = 0  # the field of the Builder being resolved
        self.builder = 0  # which of the player's Builders it is
        self.has_built = 0
        self.has_produced = 0
        self.building = NOTHING  # the card being built ...
        self.site = NOTHING  # ... its cell ...
        self.due = 0  # ... the bricks still to be paid ...
        self.paid = 0  # ... and the money paid for it
        self.cities: list[City] = []
        self.offer: list[int] = []  # open cards, by slot; NOTHING where one was taken
        self.fields: list[int] = []  # 2 * seat + Builder, or NOTHING
        self.lying: list[int] = []  # influence cards beside the offer
        self.box: list[int] = []  # replaced cards, out of the game
        self.supply: list[int] = []

    def clone(self) -> "Table":
        """An independent copy without a log."""
        twin = Table(self.players, self.settings, self.hidden.clone())
        self.copy_base(twin)
        twin.round = self.round
        twin.start = self.start
        twin.row = self.row
        twin.field = self.field
        twin.builder = self.builder
        twin.has_built = self.has_built
        twin.has_produced = self.has_produced
        twin.building = self.building
        twin.site = self.site
        twin.due = self.due
        twin.paid = self.paid
        twin.cities = [city.clone() for city in self.cities]
        twin.offer = self.offer[:]
        twin.fields = self.fields[:]
        twin.lying = self.lying  # these two are replaced, never changed in place
        twin.box = self.box
        twin.supply = self.supply[:]
        return twin

    def carry(self, box: Box) -> None:
        """Save or load."""
        super().carry(box)
        self.round = box.number(self.round)
        self.start = box.number(self.start)
        self.row = box.number(self.row)
        self.field = box.number(self.field)
        self.builder = box.number(self.builder)
        self.has_built = box.number(self.has_built)
        self.has_produced = box.number(self.has_produced)
        self.building = box.number(self.building)
        self.site = box.number(self.site)
        self.due = box.number(self.due)
        self.paid = box.number(self.paid)
        self.offer = box.numbers(self.offer)
        self.fields = box.numbers(self.fields)
        self.lying = box.numbers(self.lying)
        self.box = box.numbers(self.box)
        self.supply = box.numbers(self.supply)
        for city in self.cities:
            city.carry(box)

    def scores(self) -> list[int]:
        """The points of every seat, if the game ended now."""
        return [sheet(self, seat, seat).total() for seat in range(self.players)]

    def in_turn(self) -> bool:
        """Whether a Builder is being resolved."""
        return self.seat != NOTHING and TAKING <= self.todo[-1] % STEP <= BURYING

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand, secret ones and known ones."""
        return self.hidden.zones[HANDS + seat]
