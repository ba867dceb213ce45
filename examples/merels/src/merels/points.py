"""The board: 24 points on three squares, the lines of three, and who is next to whom."""

from typing import Final

from groma.core.sets import Labels
from groma.core.sorts import Sort

COLUMNS: Final = "abcdefg"
LABELS: Final = "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7".split()
ALL: Final = (1 << len(LABELS)) - 1  # sets of points are the bits of an int
NAMES: Final = Labels(LABELS)


def place(label: str) -> str:
    """Where a point is, for who cannot see it: its square, and where on it."""
    column, row = COLUMNS.index(label[0]) - 3, int(label[1]) - 4
    square = ("inner", "middle", "outer")[max(abs(column), abs(row)) - 1]
    side = ("", "-top", "-bottom")[(row > 0) - (row < 0)]
    return f"@square-{square}, @at{side}" + ("", "-right", "-left")[(column > 0) - (column < 0)]


def turned(label: str) -> str:
    """The point with column and row exchanged."""
    return COLUMNS[int(label[1]) - 1] + str(COLUMNS.index(label[0]) + 1)


POINT: Final = Sort("point", LABELS, worded=False, places=[place(label) for label in LABELS])

_UPRIGHT = [LABELS[i : i + 3] for i in range(0, len(LABELS), 3)]
_LINES = [*_UPRIGHT, *[[turned(label) for label in line] for line in _UPRIGHT]]
MILLS: Final = [sum(1 << LABELS.index(label) for label in line) for line in _LINES]  # (ME-1.3)
PARTNERS: Final = [[m & ~(1 << p) for m in MILLS if m >> p & 1] for p in range(POINT.size)]
NEXT: Final = [0] * POINT.size  # by point, its neighbours (ME-1.4)
for _low, _middle, _high in [map(LABELS.index, line) for line in _LINES]:
    NEXT[_middle] |= 1 << _low | 1 << _high
    NEXT[_low] |= 1 << _middle
    NEXT[_high] |= 1 << _middle
