"""Chapters 4, 9 and 10: turns and rounds, when the game ends, and the last settlement."""

from groma.core.sets import members
from groma.core.state import Happening

from ..layout import ONLY_ROUNDS, ONLY_STANDSTILL, REPAID_LOANS_RETURN, STOPS
from ..notes import (
    FREED_AT_END,
    LAST_ROUND,
    NO_MORE_ROUNDS,
    QUIET_ROUND,
    REPAID_AT_END,
    STANDSTILL,
    TURN_BEGINS,
)
from ..scoring import settlement
from ..state import Table
from ..steps import ACTING, ENDING, TURN, TURN_END
from ..tables import (
    BUILDINGS,
    END_POINTS,
    FREE_ACTIONS,
    FREEING_PRICE,
    LOAN_REPAY,
    MOST_ROUNDS,
    QUIET_ROUNDS,
)
from .money import give_back, pay


class Turn(Happening[Table]):
    """The turn of a seat (argument) begins with three actions (BA-4.1, BA-4.2)."""

    def happen(self, table: Table, argument: int) -> None:
        """Nothing is left of the last turn (BA-4.6, BA-6.4)."""
        table.active = argument
        table.actions = FREE_ACTIONS
        table.invested = False
        table.exchanged = 0
        if table.visited:
            table.visited = 0
            table.sent = [0] * BUILDINGS
        if table.log is not None:
            table.log.tell(TURN_BEGINS, argument, table.round)
        table.push(TURN_END)
        table.push(ACTING)


class TurnEnd(Happening[Table]):
    """The points are counted, and the player to the left is next (BA-9.1, BA-4.1)."""

    def happen(self, table: Table, argument: int) -> None:
        """A round is always played to its end (BA-9.3)."""
        seat = table.active
        if goal_reached(table, seat) and not table.last:
            table.last = True
            if table.log is not None:
                table.log.tell(LAST_ROUND, seat, table.points[seat])
        following = (seat + 1) % table.players
        if following == table.start:
            end_round(table)
        else:
            table.push(TURN, following)


def goal_reached(table: Table, seat: int) -> bool:
    """Whether a seat has the points that end the game (BA-9.1)."""
    return table.points[seat] >= END_POINTS


def end_round(table: Table) -> None:
    """After the last round comes the scoring, else the next round (BA-9.3, BA-9.4)."""
    table.quiet_rounds = table.quiet_rounds + 1 if table.quiet else 0
    if table.last or standstill(table) or no_more_rounds(table):
        table.push(ENDING)
        return
    if table.log is not None and table.quiet and table.settings[STOPS] != ONLY_ROUNDS:
        table.log.tell(QUIET_ROUND, table.quiet_rounds, QUIET_ROUNDS)
    table.quiet = True
    table.round += 1
    table.push(TURN, table.start)


def standstill(table: Table) -> bool:
    """Three rounds in which nobody did anything but count money (BA-9.9)."""
    if table.settings[STOPS] == ONLY_ROUNDS or table.quiet_rounds < QUIET_ROUNDS:
        return False
    if table.log is not None:
        table.log.tell(STANDSTILL)
    return True


def no_more_rounds(table: Table) -> bool:
    """A game has sixty rounds at most (BA-9.8)."""
    if table.round < MOST_ROUNDS:
        return False
    if table.settings[STOPS] == ONLY_STANDSTILL and not table.settings[REPAID_LOANS_RETURN]:
        return False  # all but loans that come back is used up at some time (BA-9.9)
    if table.log is not None:
        table.log.tell(NO_MORE_ROUNDS, table.round)
    return True


class Ending(Happening[Table]):
    """Before the scoring slaves are freed and loans repaid, as far as the money goes (BA-10.4)."""

    def happen(self, table: Table, argument: int) -> None:
        """First the slaves, then the loans: that is always best (BA-10.1, BA-10.2, BA-10.4)."""
        table.actions = 0
        for i in range(table.players):
            settle(table, (table.start + i) % table.players)


def settle(table: Table, seat: int) -> None:
    """What a seat still pays."""
    last = settlement(table, seat)
    for crew in members(last.freed):
        table.freed |= 1 << crew
        pay(table, seat, FREEING_PRICE)
        if table.log is not None:
            table.log.tell(FREED_AT_END, seat, crew, FREEING_PRICE)
    for _ in range(last.repaid):
        give_back(table, seat)
    if table.log is not None and last.repaid:
        table.log.tell(REPAID_AT_END, seat, last.repaid, last.repaid * LOAN_REPAY)
