"""Carpe Diem: take tiles round a star of depots and build a district with matching edges."""

from typing import Final

from groma.core.game import Earlier, Game, switch

from .moves import MOVES
from .notes import NOTES
from .scoring import sheet, standing
from .sense import sense
from .setup import blank, census, deal_table
from .state import Table
from .talk import brief, describe, hint
from .view import SECTIONS

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
    describe=describe,
    hint=hint,
    brief=brief,
    earlier=[Earlier(1, fixed={"shared_victory": 0})],
)
