"""Everything a player can ever do in The Builders: Antiquity."""

from typing import Final

from groma.core.moves import Moves
from groma.core.sorts import Sort, counted

from .tables import (
    BUILDING_IDS,
    COIN_EXCHANGE,
    CREW_IDS,
    FIRST_SLAVE,
    ROW,
    SLAVES,
    TOOL_IDS,
    UNIVERSITY_IDS,
)

SLOT: Final = counted("slot", ROW, start=1)  # a place in a row
COUNT: Final = counted("count", len(COIN_EXCHANGE), start=1)
CREW: Final = Sort("crew", CREW_IDS)
SLAVE: Final = Sort("slave", CREW_IDS[FIRST_SLAVE : FIRST_SLAVE + SLAVES])
BUILDING: Final = Sort("building", BUILDING_IDS)
TOOL: Final = Sort("tool", TOOL_IDS)
UNIVERSITY: Final = Sort("university", UNIVERSITY_IDS)

MOVES: Final = Moves("builders-antiquity")
OPEN: Final = MOVES.declare("open", slot=SLOT)  # a site of the row (BA-5.1) ...
RECRUIT: Final = MOVES.declare("recruit", slot=SLOT)  # ... or a worker (BA-5.4) ...
COINS: Final = MOVES.declare("coins", count=COUNT)  # ... or sesterces for actions (BA-6.20) ...
BUY_ACTION: Final = MOVES.declare("buy-action")  # ... or an action for sesterces (BA-4.3) ...
END: Final = MOVES.declare("end")  # ... or the end of the turn (BA-4.5) ...
SEND: Final = MOVES.declare("send", crew=CREW)  # ... or somebody to a site (BA-6.1) ...
BUY_SLAVE: Final = MOVES.declare("slave", slave=SLAVE)  # ... or a slave (BA-7.3) ...
BUY_TOOL: Final = MOVES.declare("tool", tool=TOOL)  # ... or a tool (BA-7.10) ...
EDUCATE: Final = MOVES.declare("university", university=UNIVERSITY)  # ... or (BA-7.21) ...
LOAN: Final = MOVES.declare("loan")  # ... or a loan (BA-7.15) ...
REPAY: Final = MOVES.declare("repay")  # ... or the end of one (BA-7.18) ...
FREE: Final = MOVES.declare("free", slave=SLAVE)  # ... or freedom for a slave (BA-7.6)
AT: Final = MOVES.declare("at", building=BUILDING)  # to which site (BA-6.1)
WITH: Final = MOVES.declare("with", tool=TOOL)  # with a tool (BA-6.7) ...
BARE: Final = MOVES.declare("bare")  # ... or without
TEACH: Final = MOVES.declare("teach", crew=CREW)  # who is educated (BA-7.21)
