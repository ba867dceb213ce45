"""What a good player of Caesar's Empire looks at: the points as they stand, and what will come."""

from typing import Final

from ..scoring import standing
from ..state import Table
from ..tables import ROAD_BONUS
from .promise import POINT, Promise

SHARE: Final[list[int]] = [0, 0, 20, 10, 7, 5]  # by players: what each rival's points count, of 20
LACK: Final = 60  # each road that will be missing
NEED: Final = 12  # roads that ten turns take at least
EVEN: Final = 3  # a lead of so many roads is safe when no turn is left ...
PACE: Final = 10  # ... and so many tenths of a road more for each turn


def sense(table: Table, seat: int) -> int:
    """How good the table looks to a seat, in twentieths of a point."""
    share = SHARE[table.players]
    found = values(table)
    return found[seat] - (sum(found) - found[seat]) * share // 20


def values(table: Table) -> list[int]:
    """What every seat may expect to have in the end."""
    return ends(table) if table.over() else prospects(table)


def ends(table: Table) -> list[int]:
    """The game is over: only the sheet counts."""
    return [POINT * row[0] for row in standing(table)]


def prospects(table: Table) -> list[int]:
    """What every seat may expect to have in the end."""
    promise = Promise(table)
    values = promise.ways()
    cities = promise.cities()
    for seat in range(table.players):
        values[seat] += POINT * table.points[seat] + cities[seat] + promise.treasures(seat)
        values[seat] += roads(table, seat, promise.turns[seat])
    return values


def roads(table: Table, seat: int, turns: int) -> int:
    """The race for the road bonus; and who has too few roads will have to skip turns."""
    supply = table.supply[seat]
    most = max([table.supply[other] for other in range(table.players) if other != seat])
    safe = EVEN * 10 + PACE * turns
    lead = max(-safe, min(safe, 10 * (supply - most)))
    value = POINT * ROAD_BONUS * (safe + lead) // (2 * safe)
    lack = NEED * turns // 10 - supply
    return value - LACK * lack if lack > 0 else value
