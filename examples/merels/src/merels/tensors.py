"""The board as numbers, for learners: who looks comes first."""

from typing import Final

from groma.core.sets import members
from groma.core.tensors import Field, Tensors, number, one_of, relative, seat, turned

from .points import POINT
from .rules import PATIENCE, STEPS
from .table import MEN, Table


def fields(players: int) -> list[Field]:
    """What the numbers mean, in the order in which `write` says them."""
    return [
        seat("men", players, POINT.size),  # by point, whose man stands there
        number("hand", 0, MEN, players),
        number("lost", 0, MEN, players),
        one_of("lifted", POINT),
        number("quiet", 0, PATIENCE),
    ]


def write(table: Table, viewer: int, numbers: list[int]) -> None:
    """Nothing is hidden; mills, and whose men fly, follow from this and the settings."""
    seats = turned(viewer, table.players)
    first = len(numbers)
    numbers += [0] * POINT.size
    for owner in seats:
        for point in members(table.men[owner]):
            numbers[first + point] = relative(owner, viewer, table.players)
    numbers += [table.hand[owner] for owner in seats]
    numbers += [table.lost[owner] for owner in seats]
    is_up = not table.over() and table.pending().name == "set"
    numbers.append(table.argument() + 1 if is_up else 0)
    numbers.append(PATIENCE - table.quiet)


TENSORS: Final[Tensors[Table]] = Tensors(STEPS, fields, write)
