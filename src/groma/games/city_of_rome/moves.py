"""Everything a player can ever do in City of Rome."""

from typing import Final

from groma.core.moves import Moves
from groma.core.sorts import Sort, counted

from .tables import CELL_IDS, DECK_IDS, FIELDS, KIND_IDS


def _at(cell: str) -> tuple[int, int]:
    """Where a cell lies: so far to the right, so far down."""
    x, _, y = cell.partition(",")
    return int(x), int(y)


CARD: Final = Sort("card", KIND_IDS)
CELL: Final = Sort("cell", CELL_IDS, worded=False, at=[_at(label) for label in CELL_IDS])
FIELD: Final = counted("field", FIELDS, start=1)
SLOT: Final = counted("slot", 4, start=1)
DECK: Final = Sort("deck", DECK_IDS)
COUNT: Final = counted("count", 4)

MOVES: Final = Moves("city-of-rome")
DRAFT: Final = MOVES.declare("draft", card=CARD, secret=True)  # the opening card (CR-2.9)
STATION: Final = MOVES.declare("station", field=FIELD)  # a Builder on the strip (CR-5.1)
TAKE: Final = MOVES.declare("take", slot=SLOT)  # a card of the offer (CR-6.2)
BUILD: Final = MOVES.declare("build", card=CARD)  # choose what to build (CR-7.1) ...
PRODUCE: Final = MOVES.declare("produce")  # ... or run the farms (CR-8.1) ...
FINISH: Final = MOVES.declare("finish")  # ... or end the turn (CR-6.3)
PLACE: Final = MOVES.declare("place", cell=CELL)  # where the building goes (CR-7.7)
SPEND: Final = MOVES.declare("spend", cell=CELL)  # a brick token (CR-7.4) ...
COINS: Final = MOVES.declare("coins")  # ... or the rest in money (CR-7.4)
ACCEPT: Final = MOVES.declare("accept", count=COUNT)  # influence of the Sheep Farms (CR-8.6)
STUDY: Final = MOVES.declare("study", deck=DECK)  # the deck a School draws from (CR-9.13)
KEEP: Final = MOVES.declare("keep", card=CARD, secret=True)  # the card it keeps (CR-9.13)
UNDER: Final = MOVES.declare("under", card=CARD, secret=True)  # the next one under the deck
