"""Chapters 3 and 10: phases, rounds and turns, and the end."""

from groma.core.hidden import kind_of
from groma.core.state import Happening

from ..layout import DARK_STACK, HANDS, LIGHT_STACK, NOTHING
from ..notes import DEPOT_FILLED, PHASE_BEGINS, SCORES_NEXT, SCORING_BEGINS, SHOWED
from ..state import Table
from ..steps import ENDING, MOVING, NEXT_TURN, PHASE, SCORER, SCORING, SETTLING
from ..tables import FIELDS, PER_DEPOT, PHASES, ROUNDS
from .moving import EVERY_FIELD


class Phase(Happening[Table]):
    """A phase (argument) begins: tiles on the depots, then seven turns each (CD-3.1, CD-10.1)."""

    def happen(self, table: Table, argument: int) -> None:
        """Before the first one the patricians are placed (CD-2.16)."""
        table.phase = argument
        if argument:
            table.start = (table.start + 1) % table.players  # CD-10.2
        if table.log is not None:
            table.log.tell(PHASE_BEGINS, argument + 1, table.start)
        fill_depots(table, DARK_STACK if argument == PHASES - 1 else LIGHT_STACK)
        table.push(NEXT_TURN)
        for i in range(table.players - 1, -1, -1):
            seat = (table.start + i) % table.players
            if table.patricians[seat] == NOTHING:
                table.push(SETTLING, seat)


def fill_depots(table: Table, stack: int) -> None:
    """Four tiles face up on each depot (CD-2.9, CD-10.1)."""
    depots: list[int] = []
    for field in range(FIELDS):
        for _ in range(PER_DEPOT):
            depots.append(table.hidden.turn_up(stack))
        if table.log is not None:
            a, b, c, d = [kind_of(card) for card in depots[PER_DEPOT * field :]]
            table.log.tell(DEPOT_FILLED, field, a, b, c, d)
    table.depots = depots
    table.filled = EVERY_FIELD


class NextTurn(Happening[Table]):
    """The turn of that number in its phase: clockwise from the start player (CD-3.2)."""

    def happen(self, table: Table, argument: int) -> None:
        """Seven turns each, then the phase is scored."""
        if argument + 1 < ROUNDS * table.players:
            table.push(NEXT_TURN, argument + 1)
        else:
            table.push(SCORING)
        table.turn = argument
        table.active = (table.start + argument) % table.players
        table.push(MOVING)


class Scoring(Happening[Table]):
    """The phase is scored in the order of the track, as it stands now (CD-8.1, CD-8.2)."""

    def happen(self, table: Table, argument: int) -> None:
        """The foremost disc first, in a pile from top to bottom."""
        if table.phase + 1 < PHASES:
            table.push(PHASE, table.phase + 1)
        else:
            table.push(ENDING)
        for seat in table.track:
            table.push(SCORER, seat)
        if table.log is not None:
            table.log.tell(SCORING_BEGINS, table.phase + 1)
            for place in range(table.players):
                table.log.tell(SCORES_NEXT, table.track[-1 - place], place + 1)


class Ending(Happening[Table]):
    """After the fourth scoring all fountain cards are turned up (CD-11.1, CD-11.5)."""

    def happen(self, table: Table, argument: int) -> None:
        """They stay with their owners."""
        hidden = table.hidden
        for seat in range(table.players):
            shown: list[int] = []
            for _ in range(len(hidden.zones[HANDS + seat])):
                shown.append(hidden.turn_up(HANDS + seat))
            for card in reversed(shown):  # in the order in which they were kept
                hidden.put(HANDS + seat, card)
                if table.log is not None:
                    table.log.tell(SHOWED, seat, kind_of(card))
