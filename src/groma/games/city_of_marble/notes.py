"""Everything that can be told about a table of City of Marble."""

from typing import Final

from groma.core.notes import NoteKinds
from groma.core.sorts import NUMBER, SEAT, Sort, counted

from .moves import BUILDING, COLOR, CORNER, LINE, SPOT, WAY
from .tables import BRIDGE_SPACES, BUILDING_IDS, HILL_IDS

HILL: Final = Sort("hill", HILL_IDS)
FIELD: Final = Sort("field", [*BUILDING_IDS, "treasury"])
BRIDGE: Final = counted("bridge", BRIDGE_SPACES, start=1)

NOTES: Final = NoteKinds("city-of-marble")
# The set-up
HILL_RISES: Final = NOTES.declare("hill-rises", hill=HILL)
STARTS: Final = NOTES.declare("starts", seat=SEAT)
# A turn and its actions
TURN_BEGINS: Final = NOTES.declare("turn-begins", chapter=True, seat=SEAT)
DREW: Final = NOTES.declare("drew", seat=SEAT, color=COLOR, other=COLOR)
DREW_ONE: Final = NOTES.declare("drew-one", seat=SEAT, color=COLOR)
RECALLED: Final = NOTES.declare("recalled", seat=SEAT, spot=SPOT)
PLAYED: Final = NOTES.declare("played", seat=SEAT, color=COLOR, spot=SPOT)
POSTED: Final = NOTES.declare("posted", seat=SEAT, spot=SPOT)
TOOK_BRIDGE: Final = NOTES.declare("took-bridge", seat=SEAT, bridge=BRIDGE)
BRIDGE_VALUE: Final = NOTES.declare("bridge-value", bridge=BRIDGE, points=NUMBER)
BEGAN: Final = NOTES.declare("began", seat=SEAT, line=LINE)
BLOCKED: Final = NOTES.declare("blocked", line=LINE)
LAID: Final = NOTES.declare("laid", seat=SEAT, line=LINE, way=WAY, corner=CORNER)
COIN_OF_PIECE: Final = NOTES.declare("coin-of-piece", seat=SEAT)
SPENT: Final = NOTES.declare("spent", seat=SEAT, building=BUILDING)
PASSED: Final = NOTES.declare("passed", seat=SEAT)
# Sites
COMPLETED: Final = NOTES.declare("completed", corner=CORNER, structures=NUMBER, building=BUILDING)
INFLUENCE: Final = NOTES.declare("influence", seat=SEAT, count=NUMBER)
BUILT: Final = NOTES.declare("built", seat=SEAT, building=BUILDING, corner=CORNER, points=NUMBER)
FOUNTAIN_BUILT: Final = NOTES.declare("fountain-built", corner=CORNER, color=COLOR, tied=NUMBER)
SENT: Final = NOTES.declare("sent", seat=SEAT, spot=SPOT, field=FIELD)
STAYED: Final = NOTES.declare("stayed", seat=SEAT, corner=CORNER)
# The end of a turn and of the game
GOT_IMPERIUM: Final = NOTES.declare("got-imperium", seat=SEAT, building=BUILDING)
NO_IMPERIUM: Final = NOTES.declare("no-imperium", seat=SEAT, building=BUILDING)
GOT_COIN: Final = NOTES.declare("got-coin", seat=SEAT)
LAST_ROUND: Final = NOTES.declare("last-round", seat=SEAT, first=SEAT)
SHOWED_BRIDGE: Final = NOTES.declare("showed-bridge", seat=SEAT, points=NUMBER)
# Only where markers are limited (CM-1.15): a fountain, though one seat is the strongest
NO_MARKER: Final = NOTES.declare("no-marker", seat=SEAT, corner=CORNER)
