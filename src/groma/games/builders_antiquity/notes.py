"""Everything that can be told about a table of The Builders: Antiquity."""

from typing import Final

from groma.core.notes import NoteKinds
from groma.core.sorts import NUMBER, SEAT

from .moves import BUILDING, CREW, TOOL, UNIVERSITY

NOTES: Final = NoteKinds("builders-antiquity")
# The set-up, and what comes from the stacks
APPRENTICE: Final = NOTES.declare("apprentice", seat=SEAT, crew=CREW)
STARTS: Final = NOTES.declare("starts", seat=SEAT)
BUILDING_COMES: Final = NOTES.declare("building-comes", building=BUILDING)
WORKER_COMES: Final = NOTES.declare("worker-comes", crew=CREW)
NEXT_BUILDING: Final = NOTES.declare("next-building", building=BUILDING)
NEXT_WORKER: Final = NOTES.declare("next-worker", crew=CREW)
# A turn and its actions
TURN_BEGINS: Final = NOTES.declare("turn-begins", chapter=True, seat=SEAT, round=NUMBER)
OPENED: Final = NOTES.declare("opened", seat=SEAT, building=BUILDING)
RECRUITED: Final = NOTES.declare("recruited", seat=SEAT, crew=CREW)
TOOK_COINS: Final = NOTES.declare("took-coins", seat=SEAT, actions=NUMBER, coins=NUMBER)
BOUGHT_ACTION: Final = NOTES.declare("bought-action", seat=SEAT, coins=NUMBER)
ENDED_TURN: Final = NOTES.declare("ended-turn", seat=SEAT, lost=NUMBER)
SENT: Final = NOTES.declare(
    "sent", seat=SEAT, crew=CREW, building=BUILDING, actions=NUMBER, wage=NUMBER
)
SENT_WITH: Final = NOTES.declare(
    "sent-with", seat=SEAT, crew=CREW, tool=TOOL, building=BUILDING, actions=NUMBER, wage=NUMBER
)
FINISHED: Final = NOTES.declare(
    "finished", seat=SEAT, building=BUILDING, points=NUMBER, coins=NUMBER
)
MACHINE_READY: Final = NOTES.declare("machine-ready", seat=SEAT, crew=CREW)
# Investments, and what comes of them
BOUGHT_SLAVE: Final = NOTES.declare("bought-slave", seat=SEAT, crew=CREW, coins=NUMBER)
BOUGHT_TOOL: Final = NOTES.declare("bought-tool", seat=SEAT, tool=TOOL, coins=NUMBER)
EDUCATED: Final = NOTES.declare(
    "educated", seat=SEAT, crew=CREW, university=UNIVERSITY, coins=NUMBER
)
TOOK_LOAN: Final = NOTES.declare("took-loan", seat=SEAT, coins=NUMBER)
REPAID: Final = NOTES.declare("repaid", seat=SEAT, coins=NUMBER)
FREED: Final = NOTES.declare("freed", seat=SEAT, crew=CREW)
# The end
LAST_ROUND: Final = NOTES.declare("last-round", seat=SEAT, points=NUMBER)
QUIET_ROUND: Final = NOTES.declare("quiet-round", rounds=NUMBER, most=NUMBER)
STANDSTILL: Final = NOTES.declare("standstill")
NO_MORE_ROUNDS: Final = NOTES.declare("no-more-rounds", rounds=NUMBER)
FREED_AT_END: Final = NOTES.declare("freed-at-end", seat=SEAT, crew=CREW, coins=NUMBER)
REPAID_AT_END: Final = NOTES.declare("repaid-at-end", seat=SEAT, loans=NUMBER, coins=NUMBER)
