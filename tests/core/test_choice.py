"""Choices cut into small ones: the best way to complete one, as far as the seat can see."""

from groma.core.box import COPY, Box
from groma.core.choice import PATIENCE, Chooser
from groma.core.hidden import Hidden
from groma.core.refusals import Ask
from groma.core.state import Happening, State, Step

BEGIN, PART, DRAWN, OTHERS, ROUND_END, ONLY_WAY = range(6)


class Table(State):
    """A table that remembers the options taken."""

    def __init__(self) -> None:
        super().__init__(2, [], STEPS, Hidden(2, 1, []))
        self.done: list[int] = []

    def carry(self, box: Box) -> "Table":
        twin = Table() if box is COPY else self
        self.carry_base(box, twin)
        twin.done = box.numbers(self.done)
        return twin


class Choice(Step[Table]):
    """Any of its options; one kind of step shows seat 0 the cards."""

    def who(self, table: Table, argument: int) -> int:
        return int(self.name == "others")

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        return (1 << self.width) - 1

    def choose(self, table: Table, argument: int, option: int) -> None:
        table.done.append(option)
        if self.name == "draw":
            table.hidden.look(0, 0)


class RoundEnd(Happening[Table]):
    """Something dear that comes anyway."""

    def happen(self, table: Table, argument: int) -> None:
        table.done.append(100)


STEPS: list[Step[Table]] = [
    Choice("begin", "TO-1", 0, 4),
    Choice("part", "TO-2", 0, 3, part=True),
    Choice("draw", "TO-3", 0, 2, part=True),
    Choice("others", "TO-4", 0, 4),
    RoundEnd("round-end", "TO-5", later=True),
    Choice("only-way", "TO-6", 0, 1),
]


def chooser(*pending: int, deeds: bool = False) -> Chooser:
    """What is pending, the last first; a table is worth the sum of what was done on it."""
    table = Table()
    table.hidden.zones[0] = [1, 2]
    for code in pending:
        table.push(code)
    table.advance()
    below = table.below() if deeds else -1
    return Chooser(table, 0, lambda world, seat: sum(world.done), below)


def test_a_choice_is_played_to_its_end_in_the_best_way() -> None:
    look = chooser(BEGIN, PART, PART, BEGIN)
    best = look.after(1)
    assert (best.state.done, best.value) == ([1, 2, 2], 5)  # the second BEGIN is another choice
    assert look.open
    assert look.world.done == []


def test_a_choice_that_is_complete_at_once_is_not_open() -> None:
    look = chooser(BEGIN, BEGIN)
    assert look.after(3).state.done == [3]
    assert not look.open


def test_it_stops_where_another_decides() -> None:
    assert chooser(PART, OTHERS, BEGIN).after(2).state.done == [2]


def test_it_stops_where_something_new_is_seen() -> None:
    look = chooser(PART, DRAWN, BEGIN)
    best = look.after(0)
    assert best.state.done == [0, 1]
    assert look.news(best.state)
    assert not look.news(look.world)


def test_a_choice_too_big_to_look_through_is_judged_half_made() -> None:
    look = chooser(*[PART] * 12, BEGIN)
    best = look.after(3)
    assert -20 < look.left < PATIENCE
    assert 3 <= best.value < 3 + 2 * 12 + 1


def test_what_comes_anyway_is_not_judged_where_deeds_are() -> None:
    assert chooser(BEGIN, ROUND_END, PART, BEGIN).after(3).value == 105
    best = chooser(BEGIN, ROUND_END, PART, BEGIN, deeds=True).after(3)
    assert (best.value, best.later) == (5, True)
    assert best.state.done == [3, 2, 100]
    best = chooser(BEGIN, ONLY_WAY, BEGIN, deeds=True).after(3)
    assert (best.value, best.later) == (3, True)  # another choice makes itself
    assert best.state.done == [3, 0]
    best = chooser(ROUND_END, BEGIN, BEGIN, deeds=True).after(3)
    assert (best.value, best.later) == (3, False)
