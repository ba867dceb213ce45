"""Nine Men's Morris: place nine men, move them, and close mills of three."""

from typing import Final

from groma.core.game import Game, switch

from .moves import MOVES, NOTES
from .rules import PATIENCE, blank, deal_table
from .sense import sense
from .table import MEN, Table, census, sheet, standing
from .talk import brief, describe, hint
from .tensors import TENSORS
from .view import SECTIONS

# A man is placed once and taken once; between two of these come PATIENCE turns of two decisions.
LONGEST: Final = 2 * MEN + 2 * MEN + (2 * MEN + 1) * PATIENCE * 2

GAME: Final[Game[Table]] = Game(
    name="merels",
    package="merels",
    version=1,
    players=[2],
    settings=[switch("flying", True, "ME-4.3")],
    moves=MOVES,
    notes=NOTES,
    blank=blank,
    deal=deal_table,
    sections=SECTIONS,
    sheet=sheet,
    standing=standing,
    census=census,
    longest=LONGEST,
    sense=sense,
    describe=describe,
    hint=hint,
    brief=brief,
    tensors=TENSORS,
)
