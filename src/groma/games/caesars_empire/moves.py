"""Everything a player can ever do in Caesar's Empire."""

from typing import Final

from groma.core.moves import Moves
from groma.core.sorts import Sort

from .tables import SEGMENT_IDS

SEGMENT: Final = Sort("segment", SEGMENT_IDS, worded=False)

MOVES: Final = Moves("caesars-empire")
BUILD: Final = MOVES.declare("build", segment=SEGMENT)  # to the new city (CE-4.3)
LENGTHEN: Final = MOVES.declare("lengthen", segment=SEGMENT)  # a segment farther back (CE-4.4) ...
START: Final = MOVES.declare("start")  # ... or the chain begins here (CE-4.16)
WAY: Final = MOVES.declare("way", segment=SEGMENT)  # which shortest way is scored (CE-6.4)
