"""How long a game of The Builders may last, and what sesterces are worth until then."""

from typing import Final

from ..state import Table
from ..tables import END_POINTS

POINT: Final = 100  # everything is counted in hundredths of a point
TURN: Final = 10  # turns to come are counted in tenths

# How many turns are still to come: the least that points and rounds tell
LAST_TURNS: Final = 8  # when nothing is missing to the leader any more ...
POINT_TURNS: Final = 6  # ... and more for each point that is
ALL_TURNS: Final = 100  # in a game of the usual length ...
LONG_TURNS: Final = 30  # ... and in one that has gone on for longer

# Sesterces: a tenth of a point in the end, more as long as they can be used
COIN: Final = 10
PURSE: Final = 12  # the first so many are needed most, the next so many less
FIRST_COINS: Final = 6
MORE_COINS: Final = 4
EARLY: Final = 40  # from so many turns to come on, they are worth it in full


def turns_to_come(table: Table, seat: int, turn: bool) -> int:
    """Tenths of turns; `turn` says that the seat is in the middle of one, which is not counted."""
    leader = max(table.points)
    if ending(table):
        players = table.players
        place = (seat - table.start) % players
        now = (table.active - table.start) % players
        return TURN if place > now or (place == now and not turn) else 0
    turns = LAST_TURNS + POINT_TURNS * (END_POINTS - leader)
    return max(TURN, min(turns, max(ALL_TURNS - TURN * table.round, LONG_TURNS)))


def ending(table: Table) -> bool:
    """Whether this is known to be the last round."""
    return table.last or max(table.points) >= END_POINTS


def coin_worth(turns: int) -> int:
    """What the first sesterces are worth."""
    return COIN + FIRST_COINS * min(turns, EARLY) // EARLY


def purse_worth(coins: int, turns: int) -> int:
    """What all sesterces of a seat are worth: the first ones most."""
    more = min(max(coins - PURSE, 0), PURSE)
    early = FIRST_COINS * min(coins, PURSE) + MORE_COINS * more
    return COIN * coins + early * min(turns, EARLY) // EARLY
