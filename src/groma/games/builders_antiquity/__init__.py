"""The Builders: Antiquity: hire a crew, open sites, and finish buildings for money and points."""

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
from .tables import TENTHS
from .view.sections import SECTIONS
from .view.tensors import TENSORS

GAME: Final[Game[Table]] = Game(
    name="builders-antiquity",
    package="groma.games.builders_antiquity",
    version=2,
    players=[2, 3, 4],
    settings=[
        switch("bank_unlimited", True, "BA-1.10"),
        switch("reveal_top_building", True, "BA-2.3"),
        switch("reveal_top_worker", False, "BA-2.6"),
        Setting("university_mode", 0, "BA-7.27", ["slot", "total"]),
        switch("machines_use_tools", True, "BA-8.6"),
        switch("machines_be_educated", True, "BA-8.6"),
        switch("repaid_loans_return", False, "BA-7.20"),
        switch("must_spend_actions", False, "BA-4.5"),
        switch("merged_exchange", False, "BA-6.25"),
        Setting("stops", 0, "BA-9.9", ["both", "standstill", "rounds"]),
    ],
    moves=MOVES,
    notes=NOTES,
    blank=blank,
    deal=deal_table,
    sections=SECTIONS,
    sheet=sheet,
    standing=standing,
    census=census,
    longest=20000,
    point=TENTHS,
    sense=sense,
    mind=MIND,
    describe=describe,
    hint=hint,
    brief=brief,
    tensors=TENSORS,
    earlier=[
        Earlier(1, fixed={}, defaults={"machines_use_tools": 0, "machines_be_educated": 0}),
    ],
)
