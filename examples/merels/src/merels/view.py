"""What everybody sees: nothing is hidden in this game."""

from typing import Final

from groma.core.sections import Head, Section, Sections, Sight
from groma.core.sets import members

from .points import NAMES, POINT
from .rules import PATIENCE
from .table import DRAW, RUNNING, Table, mills


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
    winner: int | None


def lifted(table: Table) -> int | None:
    """Where the lifted man comes from: the step `set` carries it."""
    return None if table.over() or table.pending().name != "set" else table.argument()


def closing(s: Sight[Table]) -> list[str]:
    table = s.table
    if table.over() or table.pending().name not in ("place", "set"):
        return []  # nobody comes to a point
    arriving = members(table.options)
    return [POINT.label(p) for p in arriving if table.closes(table.seat, p, lifted(table))]


SECTIONS: Final[Sections[Sight[Table]]] = Sections(
    Sight,
    Section("men", lambda s: [NAMES.of(men) for men in s.table.men]),
    Section("hand", lambda s: s.table.hand[:]),
    Section("lost", lambda s: s.table.lost[:]),
    Section("mills", lambda s: [NAMES.of(mill) for men in s.table.men for mill in mills(men)]),
    Section("lifted", lambda s: None if (p := lifted(s.table)) is None else POINT.label(p)),
    Section("closing", closing),
    Section("flies", lambda s: [s.table.flies(seat) for seat in range(s.table.players)]),
    Section("quiet", lambda s: PATIENCE - s.table.quiet),
    Section("winner", lambda s: None if s.table.ending in (RUNNING, DRAW) else 1 - s.table.active),
    form=MerelsView,
)
