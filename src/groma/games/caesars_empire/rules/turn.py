"""Chapters 3, 7 and 8: turns, turns that must be skipped, and the end."""

from groma.core.sets import size
from groma.core.state import Happening

from ..notes import ENDED, SKIPPED
from ..state import Table
from ..steps import BUILDING, TURN_END
from .building import affordable, roads_in_turn


class Turn(Happening[Table]):
    """The turn of a seat (argument): it must connect a city, if it can (CE-3.3)."""

    def happen(self, table: Table, argument: int) -> None:
        """The first turn; after that each follows from the end of another."""
        begin(table, argument)


def begin(table: Table, seat: int) -> None:
    """Who has too few roads for every build skips the turn (CE-3.4)."""
    table.active = seat
    table.push(TURN_END)
    if affordable(table, table.network.finals, roads_in_turn(table, seat)):
        table.skipped = 0
        table.push(BUILDING)
        return
    table.skipped += 1
    if table.log is not None:
        table.log.tell(SKIPPED, seat)


class TurnEnd(Happening[Table]):
    """The player to the left is next, as long as there is something to do (CE-7.1)."""

    def happen(self, table: Table, argument: int) -> None:
        """The last city ends the game, and so does a round of skipped turns (CE-8.1, CE-8.2)."""
        left = table.available()
        if left and table.skipped < table.players:
            begin(table, (table.active + 1) % table.players)
        elif table.log is not None:
            table.log.tell(ENDED, size(left))
