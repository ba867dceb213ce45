"""Everything that can be told about a table of Caesar's Empire."""

from typing import Final

from groma.core.notes import Log, NoteKinds
from groma.core.sorts import NUMBER, SEAT, Sort

from .tables import END_A, END_B, KIND_IDS, NODE_IDS, NODE_X, NODE_Y, REGION_IDS

CITY: Final = Sort("city", NODE_IDS, at=list(zip(NODE_X, NODE_Y)), plane="empire")
REGION: Final = Sort("region", REGION_IDS)
KIND: Final = Sort("kind", KIND_IDS)

NOTES: Final = NoteKinds("caesars-empire")
STARTS: Final = NOTES.declare("starts", seat=SEAT)
LEFT_OUT: Final = NOTES.declare("left-out", kind=KIND, count=NUMBER)
BUILT: Final = NOTES.declare(  # what a turn begins with
    "built", chapter=True, seat=SEAT, start=CITY, end=CITY, roads=NUMBER
)
CLAIMED: Final = NOTES.declare(
    "claimed", seat=SEAT, city=CITY, region=REGION, value=NUMBER, kind=KIND
)
SCORED_WAY: Final = NOTES.declare("scored-way", city=CITY, roads=NUMBER, factor=NUMBER)
EARNED: Final = NOTES.declare("earned", seat=SEAT, points=NUMBER)
SKIPPED: Final = NOTES.declare("skipped", seat=SEAT)
ENDED: Final = NOTES.declare("ended", cities=NUMBER)
VIA_1: Final = NOTES.declare("via", city=CITY)
VIA_2: Final = NOTES.declare("via-two", city=CITY, second=CITY)
VIA_3: Final = NOTES.declare("via-three", city=CITY, second=CITY, third=CITY)
VIA_4: Final = NOTES.declare("via-four", city=CITY, second=CITY, third=CITY, fourth=CITY)

VIA: Final[list[int]] = [VIA_1, VIA_2, VIA_3, VIA_4]


def tell_stations(log: Log, start: int, segments: list[int]) -> None:
    """The cities between the ends of a chain or a way, as many to a note as it can hold."""
    stations: list[int] = []
    for segment in segments[:-1]:
        start = END_A[segment] + END_B[segment] - start
        stations.append(start)
    for first in range(0, len(stations), len(VIA)):
        some = stations[first : first + len(VIA)]
        log.tell(VIA[len(some) - 1], *some)
