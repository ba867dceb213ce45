"""What stands in the sections of a view of City of Marble, by sorts; forms.py has the types."""

from typing import Final

from groma.core.contents import by, folded, hidden, many, of_sort, record, untold
from groma.core.sorts import FLAG, NUMBER, SEAT

from ..moves import BUILDING, COLOR, CORNER, LINE, SPOT, WAY
from ..notes import FIELD

A_SEAT: Final = of_sort(SEAT)
IMPERIUM: Final = by(BUILDING)
TILES: Final = many(record(spot=SPOT, color=COLOR, official=SEAT))
SITES: Final = many(
    record(
        corner=CORNER, building=BUILDING, seat=SEAT, connected=FLAG, fountains=NUMBER, points=NUMBER
    )
)
CORNERS: Final = folded(
    many(
        record(
            corner=CORNER,
            sides=NUMBER,
            structures=NUMBER,
            possible=many(BUILDING),
            influence=untold(),
            builders=by(BUILDING, SEAT),
            unmarked=many(BUILDING),
        )
    )
)
PIECES: Final = many(record(way=WAY, corner=CORNER, coin=FLAG, owner=SEAT, points=NUMBER))
LINES: Final = many(record(line=LINE, path=many(CORNER), left=NUMBER, pieces=PIECES))
OUTLOOK: Final = record(
    corner=CORNER,
    sides=NUMBER,
    structures=NUMBER,
    possible=many(BUILDING),
    building=BUILDING,
    influence=by(SEAT),
    with_official=by(SEAT),
    bare=SEAT,
    manned=SEAT,
    bare_unmarked=FLAG,
    manned_unmarked=FLAG,
    points=NUMBER,
)
MAJORITIES: Final = many(record(building=BUILDING, leaders=many(SEAT), points=NUMBER))
POSTS: Final = many(record(spot=SPOT, corners=many(CORNER)))
SPENDS: Final = many(record(building=BUILDING, counts=by(SEAT), leaders=many(SEAT)))
SEATS: Final = by(
    SEAT,
    record(
        seat=SEAT,
        home=NUMBER,
        ready=by(COLOR),
        drawn=by(COLOR),
        on_tiles=many(SPOT),
        fields=by(FIELD),
        rewards=FLAG,
        imperium=IMPERIUM,
        coins=NUMBER,
        bridges=many(hidden(NUMBER)),
        buildings=by(BUILDING),
        points=NUMBER,
    ),
)
TURN: Final = record(
    seat=SEAT,
    actions=NUMBER,
    color=COLOR,
    spot=SPOT,
    line=LINE,
    pieces=NUMBER,
    completed=many(OUTLOOK),
    leaving=CORNER,
    field=FIELD,
    gain=untold(),
    placements=untold(),
    posts=POSTS,
    spends=SPENDS,
)
