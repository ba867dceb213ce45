"""What lies on a table of City of Rome."""

from typing import Any

from groma.core.box import COPY, Box
from groma.core.hidden import Hidden
from groma.core.state import STEP, State, Step

from .city import City
from .layout import HANDS, NOTHING
from .steps import BURYING, TAKING


class Table(State):
    """Cities, offer, strip and the rest, with the building in flight."""

    def __init__(
        self, players: int, settings: list[int], steps: list[Step[Any]], hidden: Hidden
    ) -> None:
        super().__init__(players, settings, steps, hidden)
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
        return self.carry(COPY)

    def carry(self, box: Box) -> "Table":
        """Save, load or copy: every field is named once."""
        twin = Table(self.players, self.settings, self.steps, self.hidden) if box is COPY else self
        self.carry_base(box, twin)
        twin.round = box.number(self.round)
        twin.start = box.number(self.start)
        twin.row = box.number(self.row)
        twin.field = box.number(self.field)
        twin.builder = box.number(self.builder)
        twin.has_built = box.number(self.has_built)
        twin.has_produced = box.number(self.has_produced)
        twin.building = box.number(self.building)
        twin.site = box.number(self.site)
        twin.due = box.number(self.due)
        twin.paid = box.number(self.paid)
        twin.offer = box.numbers(self.offer)
        twin.fields = box.numbers(self.fields)
        twin.lying = box.kept(self.lying)
        twin.box = box.kept(self.box)
        twin.supply = box.numbers(self.supply)
        twin.cities = [city.carry(box) for city in self.cities]
        return twin

    def in_turn(self) -> bool:
        """Whether a Builder is being resolved."""
        return self.seat != NOTHING and TAKING <= self.todo[-1] % STEP <= BURYING

    def together(self) -> int:
        """A whole turn, known by its field: card, building and Production are thought of as one."""
        return self.field if self.in_turn() else NOTHING

    def deciding(self, step: int) -> bool:
        """Whether this step is to be decided now."""
        return self.seat != NOTHING and self.todo[-1] % STEP == step

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand, secret ones and known ones."""
        return self.hidden.zones[HANDS + seat]
