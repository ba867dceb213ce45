"""What stands in the sections of a view of Carpe Diem, by sorts; forms.py has the types."""

from typing import Final

from groma.core.contents import by, folded, hidden, many, record, untold
from groma.core.sorts import FLAG, NUMBER, SEAT, Sort

from ..moves import CELL, CIRCLE, FEATURE, FIELD, PLACE_OF_CARD, SLOT, TURNS
from ..notes import CARD, LINE, TILE, WARE
from ..tables import THING_IDS

THING: Final = Sort("thing", THING_IDS[1:])  # what cards count: features, and groups of them

DEPOTS: Final = many(
    record(field=FIELD, joined=many(FIELD), tiles=by(SLOT, TILE), takes=NUMBER, removed=NUMBER)
)
OUTLOOK: Final = record(
    points=NUMBER,
    wares=NUMBER,
    coins=NUMBER,
    breads=NUMBER,
    steps=NUMBER,
    failed=NUMBER,
    lost=NUMBER,
    worth=NUMBER,
)
CIRCLES: Final = many(
    record(circle=CIRCLE, cards=many(PLACE_OF_CARD), seat=SEAT, outlook=by(SEAT, OUTLOOK))
)
TILES: Final = many(record(cell=CELL, tile=TILE, turns=TURNS, edges=untold()))
FEATURES: Final = many(
    record(
        feature=FEATURE,
        cells=many(CELL),
        open=many(CELL),
        chimneys=NUMBER,
        points=NUMBER,
        next=NUMBER,
    )
)
TASKS: Final = many(record(feature=FEATURE, side=untold(), line=LINE, points=NUMBER, done=FLAG))
SEATS: Final = by(
    SEAT,
    record(
        seat=SEAT,
        field=FIELD,
        reach=many(FIELD),
        space=NUMBER,
        points=NUMBER,
        discs=NUMBER,
        wares=by(WARE),
        coins=NUMBER,
        breads=NUMBER,
        by_bread=NUMBER,
        stake=NUMBER,
        times=by(PLACE_OF_CARD),
        stored=many(TILE),
        fountain_cards=many(hidden(FEATURE)),
        fountain_points=by(FEATURE),
        shovel=CELL,
        banderoles=many(CELL),
        tiles=TILES,
        features=FEATURES,
        dead=many(CELL),
        counts=by(THING),
        tasks=TASKS,
    ),
)
REWARDS: Final = many(
    record(feature=FEATURE, tiles=NUMBER, chimneys=NUMBER, gain=untold(), count=NUMBER)
)
TURN: Final = record(
    seat=SEAT, fits=untold(), tile=TILE, site=CELL, placements=untold(), rewards=REWARDS
)
PAYMENTS: Final = many(record(move=untold(), wares=by(WARE), coins=NUMBER, breads=NUMBER))
SCORING: Final = record(seat=SEAT, card=CARD, times=NUMBER, points=NUMBER, payments=PAYMENTS)
UNSEEN_TILES: Final = folded(many(many(TILE)))
