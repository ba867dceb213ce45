"""What everybody sees: nothing is hidden in this game."""

from typing import Final

from groma.core.contents import by, many
from groma.core.sections import Head, Section, Sections, Sight
from groma.core.sets import members
from groma.core.sorts import FLAG, NUMBER, SEAT

from .points import NAMES, POINT
from .rules import PATIENCE
from .table import Table, mills

LINES: Final = many(many(POINT))


class MerelsView(Head):
    """A whole view."""

    men: list[list[str]]  # by seat, the points on which they stand
    hand: list[int]  # by seat, men still to be placed
    lost: list[int]  # by seat, men that were taken
    mills: list[list[str]]  # the lines that are full of men of one seat
    lifted: str | None  # the man that is about to be set down
    closing: list[str]  # where whoever decides would close a mill now
    flies: list[bool]  # by seat, whether its men may go anywhere
    quiet: int  # turns left until a draw


def lifted(s: Sight[Table]) -> str | None:
    """Where the lifted man comes from: the step `set` carries it."""
    is_up = not s.table.over() and s.table.pending().name == "set"
    return POINT.label(s.table.argument()) if is_up else None


def closing(s: Sight[Table]) -> list[str]:
    table = s.table
    if table.over() or table.pending().name not in ("place", "set"):
        return []  # nobody comes to a point
    origin = POINT.parse(lifted(s) or "")
    return [POINT.label(p) for p in members(table.options) if table.closes(table.seat, p, origin)]


SECTIONS: Final[Sections[Sight[Table]]] = Sections(
    Sight,
    Section("men", lambda s: [NAMES.of(men) for men in s.table.men], holds=by(SEAT, many(POINT))),
    Section("hand", lambda s: s.table.hand[:], holds=by(SEAT)),
    Section("lost", lambda s: s.table.lost[:], holds=by(SEAT)),
    Section("mills", lambda s: [NAMES.of(m) for b in s.table.men for m in mills(b)], holds=LINES),
    Section("lifted", lifted, holds=POINT),
    Section("closing", closing, holds=many(POINT)),
    Section("flies", lambda s: [s.table.flies(seat) for seat in (0, 1)], holds=by(SEAT, FLAG)),
    Section("quiet", lambda s: PATIENCE - s.table.quiet, holds=NUMBER),
    form=MerelsView,
)
