"""City of Marble: lay lozenges round the hills of Rome, and let officials decide who builds."""

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
    name="city-of-marble",
    package="groma.games.city_of_marble",
    version=2,
    players=[2, 3, 4],
    settings=[
        Setting("hill_corners", 0, "CM-3.6", ["dead", "blank_side"]),
        Setting("fountain_adjacency", 0, "CM-3.8", ["lattice", "tile_edge"]),
        Setting("coin_tie_bonus", 1, "CM-18.5", ["0", "1", "2"]),
        switch("aqueduct_along_hill", False, "CM-11.5"),
        Setting("aqueduct_coin", 0, "CM-12.4", ["first_contact", "every_piece"]),
        Setting("final_round_start", 0, "CM-17.7", ["left_of_trigger", "trigger"]),
        switch("final_round_rewards", True, "CM-17.5"),
        switch("markers_limited", False, "CM-1.15"),
    ],
    moves=MOVES,
    notes=NOTES,
    blank=blank,
    deal=deal_table,
    sections=SECTIONS,
    sheet=sheet,
    standing=standing,
    census=census,
    longest=1500,
    sense=sense,
    mind=MIND,
    describe=describe,
    hint=hint,
    brief=brief,
    tensors=TENSORS,
    # At first aqueducts ran along hills unless a table said otherwise, and markers never ran out
    earlier=[Earlier(1, fixed={"markers_limited": 0}, defaults={"aqueduct_along_hill": 1})],
)
