"""Everything a player can ever do in Carpe Diem."""

from typing import Final

from groma.core.moves import Moves
from groma.core.sorts import Sort, counted, grid

from .tables import (
    CARD_FIELDS,
    CELL_IDS,
    CELLS,
    CIRCLE_IDS,
    FEATURE_IDS,
    FIELDS,
    PER_DEPOT,
    SEALS,
    WARE_IDS,
    WARES,
)

FIELD: Final = counted("field", FIELDS, start=1)
SLOT: Final = counted("slot", PER_DEPOT, start=1)
CELL: Final = Sort("cell", CELL_IDS, worded=False, at=grid(6, CELLS))
TURNS: Final = Sort("turns", ["0", "1", "2", "3"])  # quarter turns, clockwise
FEATURE: Final = Sort("feature", FEATURE_IDS)
SEAL: Final = counted("seal", SEALS, start=1)
CIRCLE: Final = Sort("circle", CIRCLE_IDS, worded=False)
PLACE_OF_CARD: Final = Sort(  # a card field of the grid
    "place", [str(1 + i) for i in range(CARD_FIELDS)], worded=False, at=grid(3, CARD_FIELDS)
)
COINS: Final = counted("coins", 4)


def _wares(chosen: int) -> str:
    """The label of a set of wares."""
    names = [WARE_IDS[ware] for ware in range(WARES) if chosen >> ware & 1]
    return "+".join(names) if names else "none"


SET_OF_WARES: Final = Sort(
    "ware-set", [_wares(chosen) for chosen in range(1 << WARES)], worded=False
)

MOVES: Final = Moves("carpe-diem")
SETTLE: Final = MOVES.declare("settle", field=FIELD)  # the patrician's first field (CD-2.15)
WALK: Final = MOVES.declare("walk", field=FIELD)  # along the lines (CD-4.2) ...
BREAD_MOVE: Final = MOVES.declare("bread", field=FIELD)  # ... or anywhere for a bread (CD-4.6)
TAKE: Final = MOVES.declare("take", slot=SLOT)  # a tile of the depot (CD-4.7)
PLACE: Final = MOVES.declare("place", cell=CELL)  # where the tile goes (CD-5.2) ...
STORE: Final = MOVES.declare("store")  # ... or into storage (CD-5.8)
TURN: Final = MOVES.declare("turn", turns=TURNS)  # how the tile lies (CD-5.3)
REWARD: Final = MOVES.declare("reward", feature=FEATURE)  # which of two comes first (CD-6.12)
FETCH: Final = MOVES.declare("fetch", seal=SEAL)  # the craftsman's tile (CD-6.10)
DISCARD: Final = MOVES.declare("discard", feature=FEATURE, secret=True)  # a fountain card (CD-7.7)
DISC: Final = MOVES.declare("disc", circle=CIRCLE)  # between two cards (CD-8.3)
BEGIN: Final = MOVES.declare("begin", place=PLACE_OF_CARD)  # with which of them (CD-8.5)
PAY: Final = MOVES.declare("pay", coins=COINS)  # a set of one ware, so many by coins (CD-9.4) ...
MIX: Final = MOVES.declare("mix", wares=SET_OF_WARES)  # ... or of several, these by coins ...
LOAVES: Final = MOVES.declare("loaves")  # ... or three breads (CD-9.9) ...
STOP: Final = MOVES.declare("stop")  # ... or no more (CD-9.11)
