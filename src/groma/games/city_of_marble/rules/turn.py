"""Chapters 4, 14, 15 and 17: a turn and its actions, its end, and the last round."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar
from groma.core.state import Happening, Step

from ..layout import (
    FIELDS,
    FINAL_ROUND_START,
    HANDS,
    NOTHING,
    TREASURY,
    TRIGGER_FIRST,
)
from ..moves import AQUEDUCT, DRAW, END, PLAY, RECALL, SPEND
from ..notes import (
    GOT_COIN,
    GOT_IMPERIUM,
    LAST_ROUND,
    NO_IMPERIUM,
    PASSED,
    SHOWED_BRIDGE,
    SPENT,
    TURN_BEGINS,
)
from ..state import Table
from ..steps import ACTING, ENDING, EXTENDING, PLACING, RECALLING, SPENDING, TURN, TURN_END
from ..tables import (
    ACTION_PIECES,
    ACTIONS,
    BUILDINGS,
    COLORS,
    EMPTY_STACKS,
    LAST_ACTIONS,
)
from .aqueducts import begun_lines, growing_lines
from .drawing import draw, draws
from .playing import plays

EVERY_ACTION: Final = (1 << PLAY - DRAW + COLORS) - 1
EVERY_BUILDING: Final = (1 << BUILDINGS) - 1
_AQUEDUCT: Final = AQUEDUCT - DRAW
_RECALL: Final = RECALL - DRAW
_PLAY: Final = PLAY - DRAW
_END: Final = END - SPEND


class Turn(Happening[Table]):
    """A seat (argument) has two actions; in the last round one and no extra ones (CM-4.1)."""

    def happen(self, table: Table, argument: int) -> None:
        """Then come extra actions and the end of the turn (CM-14.5, CM-17.2, CM-17.3)."""
        table.active = argument
        if table.log is not None:
            table.log.tell(TURN_BEGINS, argument)
        table.push(TURN_END)
        if table.trigger == NOTHING:
            table.push(SPENDING)
        for _ in range(ACTIONS if table.trigger == NOTHING else LAST_ACTIONS):
            table.push(ACTING)


def executable(table: Table) -> bool:
    """Whether the active player can do anything at all (CM-4.5)."""
    seat = table.active
    if table.stacks_empty() < COLORS or table.city.officials[seat]:
        return True
    if growing_lines(table):
        return True
    return sum(table.tiles_ready(seat)) > 0 and table.city.free_spots() > 0


class Acting(Step[Table]):
    """Which action comes next; tiles to draw and the colour to play are named at once (CM-4.1)."""

    def who(self, table: Table, argument: int) -> int:
        """Nobody if nothing can be done."""
        return table.active if executable(table) else -1

    def happen(self, table: Table, argument: int) -> None:
        """The rest of the actions is forfeited (CM-4.6, CM-17.4)."""
        while table.todo[-1] == ACTING:
            table.todo.pop()
        if table.log is not None:
            table.log.tell(PASSED, table.active)

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Only what can be carried out at least in part (CM-4.5)."""
        left = draws(table, EVERY_ACTION, ask)
        if not begun_lines(table):
            left = bar(left, 1 << _AQUEDUCT, "CM-6.2", ask)
        elif not growing_lines(table):
            left = bar(left, 1 << _AQUEDUCT, "CM-6.4", ask)
        if not table.city.officials[table.active]:
            left = bar(left, 1 << _RECALL, "CM-7.2", ask)
        return plays(table, left, _PLAY, ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Everything it brings about is resolved before the next action (CM-4.4)."""
        if option >= _PLAY:
            table.push(PLACING, option - _PLAY)
        elif option == _AQUEDUCT:
            table.push(EXTENDING, ACTION_PIECES)
        elif option == _RECALL:
            table.push(RECALLING)
        else:
            draw(table, option)


class Spending(Step[Table]):
    """An imperium tile for one more action, or the end of the turn (CM-14.1, CM-14.5)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Any kind that is held, as long as something can be done with it (CM-14.4)."""
        held = 0
        first = BUILDINGS * table.active
        for building in range(BUILDINGS):
            if table.imperium[first + building]:
                held |= 1 << building
        left = bar(EVERY_BUILDING | 1 << _END, EVERY_BUILDING & ~held, "CM-14.1", ask)
        return left if executable(table) else bar(left, EVERY_BUILDING, "CM-14.4", ask)

    def usual(self, table: Table, argument: int, options: int) -> int:
        """The end of the turn."""
        return _END

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The tile goes back to its stack; after the action more may follow (CM-14.2)."""
        if option == _END:
            return
        seat = table.active
        table.imperium[BUILDINGS * seat + option] -= 1
        table.stock[option] += 1
        if table.log is not None:
            table.log.tell(SPENT, seat, option)
        table.push(SPENDING)
        table.push(ACTING)


class TurnEnd(Happening[Table]):
    """Tiles become ready, officials come home with their gains, and the end is checked."""

    def happen(self, table: Table, argument: int) -> None:
        """In this order (CM-15.1 to CM-15.4)."""
        seat = table.active
        for color in range(COLORS * seat, COLORS * (seat + 1)):
            table.ready[color] += table.drawn[color]
            table.drawn[color] = 0
        if table.rewards(seat):
            for building in range(BUILDINGS):
                return_from_imperium(table, seat, building)
            return_from_treasury(table, seat)
        if table.trigger != NOTHING:
            return  # the other turns of the last round are pending already (CM-17.6)
        if table.stacks_empty() >= EMPTY_STACKS:
            begin_last_round(table, seat)
        else:
            table.push(TURN, (seat + 1) % table.players)


def return_from_imperium(table: Table, seat: int, building: int) -> None:
    """For each official a tile of the kind, as long as there are any (CM-15.2)."""
    field = FIELDS * seat + building
    while table.fields[field]:
        table.fields[field] -= 1
        table.home[seat] += 1
        found = table.stock[building] > 0
        if found:
            table.stock[building] -= 1
            table.imperium[BUILDINGS * seat + building] += 1
        if table.log is not None:
            table.log.tell(GOT_IMPERIUM if found else NO_IMPERIUM, seat, building)


def return_from_treasury(table: Table, seat: int) -> None:
    """For each official a coin (CM-15.3, CM-12.2)."""
    field = FIELDS * seat + TREASURY
    while table.fields[field]:
        table.fields[field] -= 1
        table.home[seat] += 1
        table.coins[seat] += 1
        if table.log is not None:
            table.log.tell(GOT_COIN, seat)


def begin_last_round(table: Table, seat: int) -> None:
    """Three stacks are empty: one more turn for everybody, this seat last (CM-17.1, CM-17.2)."""
    table.trigger = seat
    first = seat + 1
    if table.settings[FINAL_ROUND_START] == TRIGGER_FIRST:  # CM-17.7
        first = seat
    if table.log is not None:
        table.log.tell(LAST_ROUND, seat, first % table.players)
    table.push(ENDING)
    for i in range(table.players - 1, -1, -1):
        table.push(TURN, (first + i) % table.players)


class Ending(Happening[Table]):
    """The bridge tiles are turned up (CM-18.1)."""

    def happen(self, table: Table, argument: int) -> None:
        """They stay with their owners."""
        hidden = table.hidden
        for seat in range(table.players):
            shown: list[int] = []
            for _ in range(len(hidden.zones[HANDS + seat])):
                shown.append(hidden.turn_up(HANDS + seat))
            for card in reversed(shown):  # in the order in which they were taken
                hidden.put(HANDS + seat, card)
                if table.log is not None:
                    table.log.tell(SHOWED_BRIDGE, seat, kind_of(card))
