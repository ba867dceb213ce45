"""Carpe Diem: take tiles round a star of depots and build a district with matching edges."""

from typing import Final

from groma.core.game import Earlier, Game, switch

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
    name="carpe-diem",
    package="groma.games.carpe_diem",
    version=2,
    players=[2, 3, 4],
    settings=[
        switch("random_start_fields", False, "CD-2.16"),
        switch("ring_without_return", False, "CD-13.1"),
        switch("landscape_limit", True, "CD-5.7"),
        switch("shared_victory", False, "CD-11.9"),
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
    earlier=[Earlier(1, fixed={"shared_victory": 0})],
)
