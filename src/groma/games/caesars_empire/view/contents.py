"""What stands in the sections of a view of Caesar's Empire, by sorts; forms.py has the types."""

from typing import Final

from groma.core.contents import by, folded, many, of_sort, record, untold
from groma.core.sorts import FLAG, NUMBER, SEAT, Sort

from ..moves import SEGMENT
from ..notes import CITY, KIND, REGION

SIDE: Final = Sort("side", ["A", "B"], worded=False)  # of the map

CITIES: Final = many(
    record(
        city=CITY,
        region=folded(of_sort(REGION)),
        value=NUMBER,
        treasure=KIND,
        seat=SEAT,
        far=folded(of_sort(NUMBER)),
        gains=folded(by(SEAT)),
        onward=untold(),
        near=folded(of_sort(NUMBER)),
    )
)
SEGMENTS: Final = many(record(segment=untold(), a=CITY, b=CITY, roads=NUMBER, sea=FLAG, seat=SEAT))
WAY: Final = record(roads=NUMBER, factor=NUMBER, payouts=many(by(SEAT)))
BUILD: Final = record(
    segment=SEGMENT, start=CITY, city=CITY, roads=NUMBER, way=WAY, path=untold(), province=untold()
)
SEATS: Final = by(
    SEAT,
    record(
        seat=SEAT,
        supply=NUMBER,
        points=NUMBER,
        cities=many(CITY),
        treasures=by(KIND),
        rows=many(NUMBER),
        sets=by(KIND),
        next=by(KIND),
        best=by(REGION),
    ),
)
TURN: Final = record(
    seat=SEAT,
    city=CITY,
    tip=CITY,
    chain=many(SEGMENT),
    roads=NUMBER,
    begun=BUILD,
    builds=untold(),
    walked=many(SEGMENT),
    ways=untold(),
)
