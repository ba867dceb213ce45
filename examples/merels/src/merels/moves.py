"""What players can do, and what can be told."""

from typing import Final

from groma.core.moves import Moves
from groma.core.notes import NoteKinds
from groma.core.sorts import SEAT

from .points import POINT

MOVES: Final = Moves("merels")
PLACE: Final = MOVES.declare("place", point=POINT)  # a man from the hand (ME-3.1)
LIFT: Final = MOVES.declare("lift", point=POINT)  # a man of one's own ... (ME-4.1)
SET: Final = MOVES.declare("set", point=POINT)  # ... and down again (ME-4.2)
TAKE: Final = MOVES.declare("take", point=POINT)  # a man of the other's (ME-5.1)

NOTES: Final = NoteKinds("merels")
PLACED: Final = NOTES.declare("placed", seat=SEAT, point=POINT)
MOVED: Final = NOTES.declare("moved", seat=SEAT, origin=POINT, point=POINT)
CLOSED: Final = NOTES.declare("closed", seat=SEAT, point=POINT)
TOOK: Final = NOTES.declare("took", seat=SEAT, point=POINT)
FLIES: Final = NOTES.declare("flies", seat=SEAT)
FEW: Final = NOTES.declare("few", seat=SEAT)  # has lost: fewer than three men
STUCK: Final = NOTES.declare("stuck", seat=SEAT)  # has lost: cannot move
DRAWN: Final = NOTES.declare("drawn")
