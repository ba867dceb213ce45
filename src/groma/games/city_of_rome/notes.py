"""Everything that can be told about a table of City of Rome."""

from typing import Final

from groma.core.notes import NoteKinds
from groma.core.sorts import NUMBER, SEAT, Sort

from .moves import CARD, CELL, DECK, FIELD
from .tables import ROW_IDS

ROW: Final = Sort("row", ROW_IDS, worded=False)

NOTES: Final = NoteKinds("city-of-rome")
PACKET_HOLDS: Final = NOTES.declare("packet-holds", card=CARD)
DRAFTED: Final = NOTES.declare("drafted", seat=SEAT)
DRAFTED_CARD: Final = NOTES.declare("drafted-card", card=CARD)
ROUND_BEGINS: Final = NOTES.declare("round-begins", chapter=True, round=NUMBER, row=ROW)
TURNED_UP: Final = NOTES.declare("turned-up", card=CARD, deck=DECK)
INFLUENCE_CARD_UP: Final = NOTES.declare("influence-card-up", value=NUMBER)
STATIONED: Final = NOTES.declare("stationed", seat=SEAT, field=FIELD)
TOOK: Final = NOTES.declare("took", seat=SEAT, card=CARD, deck=DECK)
CHOSE: Final = NOTES.declare("chose", seat=SEAT, card=CARD, deck=DECK)
SPENT_TOKEN: Final = NOTES.declare("spent-token", seat=SEAT, cell=CELL)
REPLACED: Final = NOTES.declare("replaced", seat=SEAT, card=CARD, cell=CELL)
BUILT: Final = NOTES.declare("built", seat=SEAT, card=CARD, cell=CELL, coins=NUMBER)
GOT_STARS: Final = NOTES.declare("got-stars", seat=SEAT, influence=NUMBER)
GOT_MONEY: Final = NOTES.declare("got-money", seat=SEAT, card=CARD, coins=NUMBER)
GOT_INFLUENCE: Final = NOTES.declare("got-influence", seat=SEAT, card=CARD, influence=NUMBER)
GOT_POINTS: Final = NOTES.declare("got-points", seat=SEAT, card=CARD, tokens=NUMBER)
PAID_GEARS: Final = NOTES.declare("paid-gears", seat=SEAT, coins=NUMBER)
PRODUCED: Final = NOTES.declare(
    "produced", seat=SEAT, coins=NUMBER, bricks=NUMBER, influence=NUMBER
)
STUDIED: Final = NOTES.declare("studied", seat=SEAT, deck=DECK, cards=NUMBER)
DREW: Final = NOTES.declare("drew", card=CARD)
KEPT: Final = NOTES.declare("kept", seat=SEAT)
KEPT_CARD: Final = NOTES.declare("kept-card", card=CARD)
PUT_UNDER: Final = NOTES.declare("put-under", seat=SEAT, deck=DECK)
PUT_UNDER_CARD: Final = NOTES.declare("put-under-card", card=CARD, deck=DECK)
TURN_ENDS: Final = NOTES.declare("turn-ends", seat=SEAT)
START_PLAYER: Final = NOTES.declare("start-player", seat=SEAT)
INFLUENCE_WON: Final = NOTES.declare("influence-won", seat=SEAT, value=NUMBER, tokens=NUMBER)
INFLUENCE_TIED: Final = NOTES.declare("influence-tied", value=NUMBER, tokens=NUMBER)
INFLUENCE_LOST: Final = NOTES.declare("influence-lost", value=NUMBER)
