"""Everything that can be told about a table of Caesar's Empire."""

from typing import Final

from groma.core.notes import NoteKinds
from groma.core.sorts import NUMBER, SEAT, Sort

from .tables import KIND_IDS, NODE_IDS, REGION_IDS

CITY: Final = Sort("city", NODE_IDS)
REGION: Final = Sort("region", REGION_IDS)
KIND: Final = Sort("kind", KIND_IDS)

NOTES: Final = NoteKinds("caesars-empire")
STARTS: Final = NOTES.declare("starts", seat=SEAT)
LEFT_OUT: Final = NOTES.declare("left-out", kind=KIND, count=NUMBER)
BUILT: Final = NOTES.declare("built", seat=SEAT, start=CITY, end=CITY, roads=NUMBER)
CLAIMED: Final = NOTES.declare(
    "claimed", seat=SEAT, city=CITY, region=REGION, value=NUMBER, kind=KIND
)
SCORED_WAY: Final = NOTES.declare("scored-way", city=CITY, roads=NUMBER, factor=NUMBER)
EARNED: Final = NOTES.declare("earned", seat=SEAT, points=NUMBER)
SKIPPED: Final = NOTES.declare("skipped", seat=SEAT)
ENDED: Final = NOTES.declare("ended", cities=NUMBER)
