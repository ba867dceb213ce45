"""Chapters 5 and 7: drawing tiles, and recalling an official."""

from typing import Final

from groma.core.refusals import Ask, bar
from groma.core.state import Step

from ..city import EVERY_SPOT
from ..layout import NOTHING
from ..notes import DREW, DREW_ONE, RECALLED
from ..state import Table
from ..tables import COLORS, PAIR_A, PAIR_B, PAIRS


def _pairs_without(full: int) -> int:
    """The draws that name a colour whose stack is empty."""
    missing = 0
    for pair in range(PAIRS):
        named = 1 << PAIR_A[pair] | (1 << PAIR_B[pair] if PAIR_B[pair] != NOTHING else 0)
        if named & ~full:
            missing |= 1 << pair
    return missing


# By the set of colours whose stack has tiles
_MISSING: Final[list[int]] = [_pairs_without(full) for full in range(1 << COLORS)]
EVERY_DRAW: Final = (1 << PAIRS) - 1
SINGLES: Final = sum([1 << pair for pair in range(PAIRS) if PAIR_B[pair] == NOTHING])
DOUBLES: Final = sum([1 << pair for pair in range(PAIRS) if PAIR_A[pair] == PAIR_B[pair]])


def draws(table: Table, left: int, ask: Ask | None) -> int:
    """Two tiles of two colours, or what the last stack still has (CM-5.1 to CM-5.5)."""
    full = 0
    tiles = 0
    for color in range(COLORS):
        if table.stacks[color]:
            full |= 1 << color
            tiles += table.stacks[color]
    if not full:
        return bar(left, EVERY_DRAW, "CM-5.5", ask)
    left = bar(left, _MISSING[full], "CM-5.1", ask)
    if full & (full - 1):
        return bar(left, DOUBLES | SINGLES, "CM-5.3", ask)
    return bar(left, DOUBLES if tiles == 1 else SINGLES, "CM-5.4", ask)


def draw(table: Table, pair: int) -> None:
    """They go to the left field and cannot be played in this turn (CM-5.2)."""
    seat = table.active
    color = PAIR_A[pair]
    other = PAIR_B[pair]
    table.stacks[color] -= 1
    table.drawn[COLORS * seat + color] += 1
    if other != NOTHING:
        table.stacks[other] -= 1
        table.drawn[COLORS * seat + other] += 1
    if table.log is not None:
        if other != NOTHING:
            table.log.tell(DREW, seat, color, other)
        else:
            table.log.tell(DREW_ONE, seat, color)


class Recalling(Step[Table]):
    """An official comes back from its tile (CM-7.1)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Only from tiles, not from the fields beside the board (CM-7.2)."""
        return bar(EVERY_SPOT, EVERY_SPOT & ~table.city.officials[table.active], "CM-7.1", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """It can be used at once."""
        seat = table.active
        table.city.officials[seat] &= ~(1 << option)
        table.home[seat] += 1
        if table.log is not None:
            table.log.tell(RECALLED, seat, option)
