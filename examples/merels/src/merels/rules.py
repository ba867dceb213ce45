"""The turns: placing, moving, taking, and how it ends."""

from typing import Any, Final

from groma.core.deal import Deal
from groma.core.notes import Log
from groma.core.refusals import Ask, bar
from groma.core.state import Happening, Step

from . import moves as m
from .points import ALL, NEXT, POINT
from .table import BLOCKED, DRAW, FEWEST, TOO_FEW, Table, mills

PATIENCE: Final = 40  # turns in which no man is placed or taken; then it is a draw (ME-6.3)
TURN, PLACING, LIFTING, SETTING, TAKING = range(5)  # what can be pending


def tell(table: Table, note: int, *values: int) -> None:
    if table.log is not None:
        table.log.tell(note, *values)


class Turn(Happening[Table]):
    """A turn begins, if the game has not come to its end (ME-2.2, ME-6.1 to ME-6.3)."""

    def happen(self, table: Table, argument: int) -> None:
        table.active = argument
        if table.left(argument) < FEWEST:
            table.ending = TOO_FEW
            tell(table, m.FEW, argument)
        elif not table.hand[argument] and not table.movable(argument):
            table.ending = BLOCKED
            tell(table, m.STUCK, argument)
        elif table.quiet >= PATIENCE:
            table.ending = DRAW
            tell(table, m.DRAWN)
        else:
            table.push(TURN, 1 - argument)
            table.push(PLACING if table.hand[argument] else LIFTING)


class Placing(Step[Table]):
    """A man from the hand onto a free point (ME-3.1)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        return bar(ALL, ~table.free(), "ME-3.1", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        table.hand[table.active] -= 1
        tell(table, m.PLACED, table.active, option)
        arrive(table, option)


class Lifting(Step[Table]):
    """Which man moves (ME-4.1); it stays on its point until it is set down."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        left = bar(ALL, ~table.men[table.active], "ME-4.1", ask)
        return bar(left, ~table.movable(table.active), "ME-4.2", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        table.push(SETTING, option)


class Setting(Step[Table]):
    """Where the lifted man goes: to a neighbour, or anywhere if it flies (ME-4.2, ME-4.3)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        left = bar(ALL, ~table.free(), "ME-4.1", ask)
        return left if table.flies(table.active) else bar(left, ~NEXT[argument], "ME-4.2", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        table.men[table.active] &= ~(1 << argument)
        table.quiet += 1
        tell(table, m.MOVED, table.active, argument, option)
        arrive(table, option)


def arrive(table: Table, point: int) -> None:
    """A man comes to a point; if that closes a mill, one of the other's is to be taken (ME-5.1)."""
    table.men[table.active] |= 1 << point
    if table.closes(table.active, point):
        tell(table, m.CLOSED, table.active, point)
        table.push(TAKING)


class Taking(Step[Table]):
    """A man of the other's, none from a mill unless all stand in mills (ME-5.1, ME-5.2)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        men = table.men[1 - table.active]
        left = bar(ALL, ~men, "ME-5.1", ask)
        safe = 0
        for mill in mills(men):
            safe |= mill
        return left if safe == men else bar(left, safe, "ME-5.2", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        rival = 1 - table.active
        table.men[rival] &= ~(1 << option)
        table.lost[rival] += 1
        table.quiet = 0
        tell(table, m.TOOK, table.active, option)
        if table.flies(rival):
            tell(table, m.FLIES, rival)


STEPS: Final[list[Step[Any]]] = [
    Turn("turn", "ME-2.2"),
    Placing("place", "ME-3.1", m.PLACE, POINT.size),
    Lifting("lift", "ME-4.1", m.LIFT, POINT.size),
    Setting("set", "ME-4.2", m.SET, POINT.size, part=True),
    Taking("take", "ME-5.1", m.TAKE, POINT.size, part=True),
]


def blank(players: int, settings: list[int]) -> Table:
    return Table(players, settings, STEPS)


def deal_table(players: int, settings: list[int], deal: Deal, log: Log | None) -> Table:
    """An empty board; chance says who begins (ME-2.1)."""
    table = blank(players, settings)
    table.log = log
    table.push(TURN, deal.below(players))
    table.advance()
    return table
