"""Caesar's Empire: lay roads from Rome to the cities of the empire, and earn on every way back."""

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
    name="caesars-empire",
    package="groma.games.caesars_empire",
    version=2,
    players=[2, 3, 4, 5],
    settings=[
        switch("wild_treasures", False, "CE-11.1"),
        switch("whole_province", False, "CE-11.2"),
        Setting("chain_roads", 0, "CE-4.5", ["unlimited", "2", "3"]),
    ],
    moves=MOVES,
    notes=NOTES,
    blank=blank,
    deal=deal_table,
    sections=SECTIONS,
    sheet=sheet,
    standing=standing,
    census=census,
    longest=1000,
    sense=sense,
    mind=MIND,
    describe=describe,
    hint=hint,
    brief=brief,
    tensors=TENSORS,
    earlier=[Earlier(1, {"chain_roads": 0})],
)
