"""City of Rome: draft cards by turn order and lay them out as a city of four by four."""

from typing import Final

from groma.core.game import Earlier, Game, Setting, switch

from .mind.levels import MIND
from .mind.sense import sense
from .moves import MOVES
from .notes import NOTES
from .scoring import sheet, standing
from .setup import blank, census, deal_table
from .speech.describe import describe
from .speech.hints import hint
from .speech.prompt import brief
from .state import Table
from .view.sections import SECTIONS
from .view.tensors import TENSORS

GAME: Final[Game[Table]] = Game(
    name="city-of-rome",
    package="groma.games.city_of_rome",
    version=2,
    players=[2, 3, 4],
    settings=[
        switch("production_optional_per_building", True, "CR-8.4"),
        switch("aqueduct_may_replace_aqueduct", True, "CR-9.25"),
        switch("show_known_hand_cards", True, "CR-11.2"),
        Setting("first_player", 0, "CR-2.8", ["drawn", "seat_1", "seat_2", "seat_3", "seat_4"]),
    ],
    moves=MOVES,
    notes=NOTES,
    blank=blank,
    deal=deal_table,
    sections=SECTIONS,
    sheet=sheet,
    standing=standing,
    census=census,
    longest=700,
    sense=sense,
    mind=MIND,
    describe=describe,
    hint=hint,
    brief=brief,
    tensors=TENSORS,
    earlier=[Earlier(1, {"first_player": 1})],  # the first seat always began
)
