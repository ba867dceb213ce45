"""Everything a player can ever do in City of Marble."""

from typing import Final

from groma.core.moves import Moves
from groma.core.sorts import Sort

from .places import corner_place, spot_place
from .tables import (
    BUILDING_IDS,
    COLOR_IDS,
    CORNER_IDS,
    LINE_IDS,
    PAIR_IDS,
    SPOT_IDS,
    WAY_IDS,
)


def _corner_at(label: str) -> tuple[int, int]:
    """Where a corner lies: rows have letters from the north, corners numbers by half sides."""
    return 8 * int(label[1:]), 14 * (ord(label[0]) - ord("a"))


def _spot_at(label: str) -> tuple[int, int]:
    """Where a tile lies: between the two corners that name its spot."""
    (x, y), (other_x, other_y) = [_corner_at(corner) for corner in label.split("-")]
    return (x + other_x) // 2, (y + other_y) // 2


PAIR: Final = Sort("pair", PAIR_IDS, worded=False)
COLOR: Final = Sort("color", COLOR_IDS)
SPOT: Final = Sort(
    "spot",
    SPOT_IDS,
    worded=False,
    places=[spot_place(label) for label in SPOT_IDS],
    at=[_spot_at(label) for label in SPOT_IDS],
    plane="city",
)
LINE: Final = Sort("line", LINE_IDS)
WAY: Final = Sort("way", WAY_IDS)
CORNER: Final = Sort(
    "corner",
    CORNER_IDS,
    worded=False,
    places=[corner_place(label) for label in CORNER_IDS],
    at=[_corner_at(label) for label in CORNER_IDS],
    plane="city",
)
BUILDING: Final = Sort("building", BUILDING_IDS)

MOVES: Final = Moves("city-of-marble")
DRAW: Final = MOVES.declare("draw", pair=PAIR)  # tiles from the stacks (CM-5.1) ...
AQUEDUCT: Final = MOVES.declare("aqueduct")  # ... or two pieces (CM-6.1) ...
RECALL: Final = MOVES.declare("recall")  # ... or an official back home (CM-7.1) ...
PLAY: Final = MOVES.declare("play", color=COLOR)  # ... or a tile onto the board (CM-8.1)
PLACE: Final = MOVES.declare("place", spot=SPOT)  # where it goes (CM-8.3)
OFFICIAL: Final = MOVES.declare("official")  # with an official (CM-8.1) ...
UNMANNED: Final = MOVES.declare("unmanned")  # ... or without
LAY: Final = MOVES.declare("lay", line=LINE, way=WAY)  # a piece at the far end (CM-11.3)
BUILD: Final = MOVES.declare("build", corner=CORNER)  # which site comes next (CM-9.12)
STAY: Final = MOVES.declare("stay")  # all officials stay in the district (CM-9.10) ...
SEND: Final = MOVES.declare("send", spot=SPOT)  # ... or the one on this tile leaves (CM-9.8)
FETCH: Final = MOVES.declare("fetch", spot=SPOT)  # the official to recall (CM-7.1)
SPEND: Final = MOVES.declare("spend", building=BUILDING)  # one more action (CM-14.1) ...
END: Final = MOVES.declare("end")  # ... or the end of the turn
