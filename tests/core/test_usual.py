"""What needs no question: ways that end alike, the one sensible option, the usual one."""

import pytest

from groma.core.box import COPY, Box
from groma.core.deal import Deal
from groma.core.game import games
from groma.core.hidden import Hidden
from groma.core.refusals import Ask
from groma.core.state import State, Step
from groma.core.trial import own_world
from groma.core.usual import declared, foreseen

BEGIN, ORDER, OTHER, PLAIN, WIDE, SAME = range(6)


class Table(State):
    """A table on which one counts, in any order, or notes what comes first."""

    def __init__(self) -> None:
        super().__init__(2, [], STEPS, Hidden(2, 1, []))
        self.sum = 0
        self.first_done = 0

    def carry(self, box: Box) -> "Table":
        twin = Table() if box is COPY else self
        self.carry_base(box, twin)
        twin.sum = box.number(self.sum)
        twin.first_done = box.number(self.first_done)
        return twin


class Count(Step[Table]):
    """Two of its options, one after the other: the order may matter or not."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        return (1 << self.width) - 1 & ~argument

    def choose(self, table: Table, argument: int, option: int) -> None:
        table.sum += option
        if self.name == "other" and not argument:
            table.first_done = option + 1
        if not argument and self.name != "begin":
            table.push(STEPS.index(self), 1 << option)


class Plain(Count):
    """Its second option is useless; of the rest the third is usual."""

    def sensible(self, table: Table, argument: int, options: int) -> int:
        return options & ~2

    def usual(self, table: Table, argument: int, options: int) -> int:
        return 2


class Same(Count):
    """Whichever of its options, with the other one to follow; the second is usual."""

    def usual(self, table: Table, argument: int, options: int) -> int:
        return 1


STEPS: list[Step[Table]] = [
    Count("begin", "TO-1", 0, 3),
    Count("order", "TO-2", 0, 2, part=True),
    Count("other", "TO-3", 0, 2, part=True),
    Plain("plain", "TO-4", 0, 3, part=True),
    Count("wide", "TO-5", 0, 5, part=True),
    Same("same", "TO-6", 0, 2, part=True),
]


def midway(code: int) -> Table:
    table = Table()
    table.push(BEGIN)
    table.push(code)
    table.advance()
    return table


def test_an_order_that_cannot_matter_is_not_asked() -> None:
    found = foreseen(midway(ORDER), 0)
    assert found is not None
    assert (found.move, found.sure) == (0, True)


def test_of_ways_that_end_alike_the_usual_one_is_gone() -> None:
    found = foreseen(midway(SAME), 0)
    assert found is not None
    assert (found.move, found.sure) == (1, True)


def test_what_ends_otherwise_or_is_too_wide_to_be_compared_is_asked() -> None:
    assert foreseen(midway(OTHER), 0) is None
    assert foreseen(midway(WIDE), 0) is None


def test_a_step_says_what_is_useless_and_what_is_usual() -> None:
    table = midway(PLAIN)
    found = declared(table)
    assert found is not None
    assert (found.move, found.sure) == (2, False)
    table.options = 3  # the usual one is gone, and of two one is useless
    found = declared(table)
    assert found is not None
    assert (found.move, found.sure) == (0, True)


@pytest.mark.parametrize("name", sorted(games()))
def test_what_is_put_up_is_legal_and_betrays_nothing(name: str) -> None:
    game = games()[name]
    chance = Deal(name.encode())
    put = 0
    for number in range(2):
        state: State = game.deal(2, game.defaults(), Deal(b"%d" % number), None)
        while not state.over():
            step = state.pending()
            sensible = step.sensible(state, state.argument(), state.options)
            assert sensible
            assert not sensible & ~state.options
            found = declared(state)
            if found is not None:
                put += 1
                assert state.allows(found.move)
                same = declared(own_world(state, state.seat, 0))
                assert same is not None
                assert (same.move, same.sure) == (found.move, found.sure)
            legal = state.legal()
            state.play(legal[chance.below(len(legal))])
    assert put > 5
