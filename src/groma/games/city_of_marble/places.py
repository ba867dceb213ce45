"""Where a place of the board is: corners and tiles seen from the hills, bridges, outlets."""

from typing import Final

from .tables import (
    CORNER_HILL,
    CORNER_IDS,
    CORNER_OTHER,
    CORNER_SIDE,
    DIAGONAL,
    HILL_IDS,
    LINE_IDS,
    OUTLET,
    SPOT_HILL,
    SPOT_IDS,
    SPOT_OTHER,
    SPOT_SIDE,
    WAY_IDS,
)

# By side of a hill, as in SIDE_IDS
_SIDES: Final[list[str]] = [
    "@say-north-of",
    "@say-north-east-of",
    "@say-east-of",
    "@say-south-east-of",
    "@say-south-of",
    "@say-south-west-of",
    "@say-west-of",
    "@say-north-west-of",
]
# How a tile lies, by the way of its short diagonal
_LIES: Final[dict[str, str]] = {
    "e": "@say-upright",
    "ne": "@say-leaning-left",
    "se": "@say-leaning-right",
}


def seen_from(hill: int, other: int, side: int) -> str:
    """Between two hills, on a side of one, or at it; the hill need not be in play."""
    name = "@place-" + HILL_IDS[hill]
    if other >= 0:
        return f"@say-between {name} @say-and @place-{HILL_IDS[other]}"
    return f"{'@say-at' if side < 0 else _SIDES[side]} {name}"


def corner_place(label: str) -> str:
    """A corner: "e12, between the Palatine and the Esquiline"; an outlet says so."""
    corner = CORNER_IDS.index(label)
    if corner in OUTLET:
        return f"{label}, {outlet_place(LINE_IDS[OUTLET.index(corner)])}"
    where = seen_from(CORNER_HILL[corner], CORNER_OTHER[corner], CORNER_SIDE[corner])
    return f"{label}, {where}"


def lies(label: str) -> str:
    """How a tile lies on a spot: upright, or leaning."""
    return _LIES[WAY_IDS[DIAGONAL[SPOT_IDS.index(label)]]]


def spot_short(label: str) -> str:
    """A tile's place without the hills: "e12-e14 (upright)"."""
    return f"{label} ({lies(label)})"


def spot_place(label: str) -> str:
    """A tile's place: "e12-e14 (upright), north of the Palatine"."""
    spot = SPOT_IDS.index(label)
    where = seen_from(SPOT_HILL[spot], SPOT_OTHER[spot], SPOT_SIDE[spot])
    return f"{spot_short(label)}, {where}"


def bridge_place(bridge: int) -> str:
    """A bridge space: "bridge 3 on the Tiber"."""
    return f"@say-bridge {bridge} @say-on-the-tiber"


def outlet_place(line: str) -> str:
    """Where an aqueduct begins: "gray outlet"."""
    return "@outlet-" + line
