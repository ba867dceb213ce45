"""Everything a player can ever do in Caesar's Empire."""

from typing import Final

from groma.core.moves import Moves
from groma.core.sorts import Sort

from .tables import END_A, END_B, NODE_IDS, SEGMENT_IDS, SEGMENTS


def _ends(segment: int) -> str:
    ends = [NODE_IDS[END_A[segment]], NODE_IDS[END_B[segment]]]
    return " - ".join(["@city-" + city.replace("_", "-") for city in ends])


SEGMENT: Final = Sort(
    "segment", SEGMENT_IDS, worded=False, places=[_ends(segment) for segment in range(SEGMENTS)]
)

MOVES: Final = Moves("caesars-empire")
BUILD: Final = MOVES.declare("build", segment=SEGMENT)  # to the new city (CE-4.3)
LENGTHEN: Final = MOVES.declare("lengthen", segment=SEGMENT)  # a segment farther back (CE-4.4) ...
START: Final = MOVES.declare("start")  # ... or the chain begins here (CE-4.16)
WAY: Final = MOVES.declare("way", segment=SEGMENT)  # which shortest way is scored (CE-6.4)

# The options of every step are segments; after those to lengthen with comes the start
EVERY_SEGMENT: Final = (1 << SEGMENTS) - 1
BEGIN: Final = START - LENGTHEN
BIT: Final[list[int]] = [1 << option for option in range(BEGIN + 1)]  # by option: it alone, a set
