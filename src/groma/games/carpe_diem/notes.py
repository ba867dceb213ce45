"""Everything that can be told about a table of Carpe Diem."""

from typing import Final

from groma.core.notes import NoteKinds
from groma.core.sorts import NUMBER, SEAT, Sort

from .moves import CELL, CIRCLE, FEATURE, FIELD, PLACE_OF_CARD, SEAL, TURNS
from .tables import CARD_IDS, LINE_IDS, TILE_IDS, WARE_IDS

TILE: Final = Sort("tile", TILE_IDS)
CARD: Final = Sort("card", CARD_IDS)
WARE: Final = Sort("ware", WARE_IDS)
LINE: Final = Sort("line", LINE_IDS[:12])  # a column or a row of the board

NOTES: Final = NoteKinds("carpe-diem")
# The set-up and the phases
CARD_LAID: Final = NOTES.declare("card-laid", place=PLACE_OF_CARD, card=CARD)
SEALED: Final = NOTES.declare("sealed", seal=SEAL, tile=TILE)
SETTLED: Final = NOTES.declare("settled", seat=SEAT, field=FIELD)
PHASE_BEGINS: Final = NOTES.declare("phase-begins", chapter=True, phase=NUMBER, seat=SEAT)
DEPOT_FILLED: Final = NOTES.declare("depot-filled", field=FIELD, a=TILE, b=TILE, c=TILE, d=TILE)
# A turn
WALKED: Final = NOTES.declare("walked", seat=SEAT, field=FIELD)
PAID_BREAD: Final = NOTES.declare("paid-bread", seat=SEAT, field=FIELD)
TOOK: Final = NOTES.declare("took", seat=SEAT, tile=TILE, field=FIELD)
REMOVED: Final = NOTES.declare("removed", tile=TILE, field=FIELD)
BUILT: Final = NOTES.declare("built", seat=SEAT, tile=TILE, cell=CELL, turns=TURNS)
STORED: Final = NOTES.declare("stored", seat=SEAT, tile=TILE)
BANDEROLE: Final = NOTES.declare("banderole", seat=SEAT, cell=CELL)
STEPPED: Final = NOTES.declare("stepped", seat=SEAT, steps=NUMBER, space=NUMBER)
FINISHED: Final = NOTES.declare("finished", seat=SEAT, feature=FEATURE, tiles=NUMBER)
FINISHED_VILLA: Final = NOTES.declare("finished-villa", seat=SEAT, chimneys=NUMBER, points=NUMBER)
FULFILLED_TASK: Final = NOTES.declare(
    "fulfilled-task", seat=SEAT, feature=FEATURE, line=LINE, points=NUMBER
)
GOT_WARES: Final = NOTES.declare("got-wares", seat=SEAT, ware=WARE, count=NUMBER)
SOLD: Final = NOTES.declare("sold", seat=SEAT, wares=NUMBER, coins=NUMBER)
GOT_COINS: Final = NOTES.declare("got-coins", seat=SEAT, count=NUMBER)
GOT_BREADS: Final = NOTES.declare("got-breads", seat=SEAT, count=NUMBER)
FETCHED: Final = NOTES.declare("fetched", seat=SEAT, tile=TILE)
NOTHING_TO_FETCH: Final = NOTES.declare("nothing-to-fetch", seat=SEAT)
DREW: Final = NOTES.declare("drew", seat=SEAT, cards=NUMBER)
DREW_CARD: Final = NOTES.declare("drew-card", feature=FEATURE)
DISCARDED: Final = NOTES.declare("discarded", seat=SEAT)
DISCARDED_CARD: Final = NOTES.declare("discarded-card", feature=FEATURE)
# A scoring
SCORING_BEGINS: Final = NOTES.declare("scoring-begins", chapter=True, phase=NUMBER)
SCORES_NEXT: Final = NOTES.declare("scores-next", seat=SEAT, place=NUMBER)
PUT_DISC: Final = NOTES.declare("put-disc", seat=SEAT, circle=CIRCLE)
FULFILLED: Final = NOTES.declare("fulfilled", seat=SEAT, card=CARD, times=NUMBER)
PAID_WARES: Final = NOTES.declare("paid-wares", seat=SEAT, card=CARD, wares=NUMBER, coins=NUMBER)
PAID_LOAVES: Final = NOTES.declare("paid-loaves", seat=SEAT, card=CARD)
PAYOUT: Final = NOTES.declare(
    "payout", seat=SEAT, points=NUMBER, coins=NUMBER, breads=NUMBER, steps=NUMBER
)
FAILED: Final = NOTES.declare("failed", seat=SEAT, card=CARD, points=NUMBER)
SHOWED: Final = NOTES.declare("showed", seat=SEAT, feature=FEATURE)
