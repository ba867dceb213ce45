"""States and steps: decisions, what happens by itself, and why a move is not allowed."""

import pytest

from groma.core.box import COPY, Box
from groma.core.deal import Deal
from groma.core.hidden import NOBODY, Hidden, kind_of
from groma.core.refusals import Ask, bar
from groma.core.state import STEP, State, Step
from tests.sample.letters import table as letters

ASKING, FORCING, SECRET, WIDE, BY_ITSELF, TWICE = range(6)
FIRST = 100


class Table(State):
    """A table that remembers what was done on it."""

    def __init__(self, options: int = 0b1011) -> None:
        super().__init__(3, [], STEPS, Hidden(3, 1, []))
        self.offered = options
        self.done: list[int] = []

    def carry(self, box: Box) -> "Table":
        twin = Table() if box is COPY else self
        self.carry_base(box, twin)
        twin.offered = box.number(self.offered)
        twin.done = box.numbers(self.done)
        return twin


class Asking(Step[Table]):
    """A decision of the active seat; its argument and its option are remembered."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        left = bar((1 << self.width) - 1, ~table.offered, "TO-1.1", ask)
        left = bar(left, 1 << argument, "TO-1.2", ask)
        if ask is not None and ask.clause == "TO-1.2":
            ask.facts = {"argument": argument}
        return left

    def choose(self, table: Table, argument: int, option: int) -> None:
        table.done += [argument, option]


class Secret(Asking):
    """A decision that is never skipped."""

    def forced(self, table: Table, argument: int) -> bool:
        return False


class ByItself(Step[Table]):
    """Something that happens: it calls for a decision of the seat in its argument."""

    def who(self, table: Table, argument: int) -> int:
        return NOBODY

    def happen(self, table: Table, argument: int) -> None:
        table.active = argument
        table.push(ASKING, 3)


class Twice(ByItself):
    """Two things in a row: what is put on the stack last comes first."""

    def happen(self, table: Table, argument: int) -> None:
        table.push(BY_ITSELF, 2)
        table.push(BY_ITSELF, 1)


STEPS: list[Step[Table]] = [
    Asking("ask", "TO-1.0", FIRST, 4),
    Asking("force", "TO-2.0", FIRST, 4),
    Secret("keep", "TO-3.0", FIRST, 4, part=True),
    Asking("choose", "TO-4.0", FIRST, 200),
    ByItself("begin", "TO-5.0"),
    Twice("both", "TO-6.0"),
]


def table_with(*pending: tuple[int, int], options: int = 0b1011) -> Table:
    """What is pending, the last first, up to the first decision."""
    table = Table(options)
    for code, argument in pending:
        table.push(code, argument)
    table.advance()
    return table


def test_a_decision_offers_its_options_as_moves() -> None:
    table = table_with((ASKING, 0))
    assert (table.seat, table.first, table.options) == (0, FIRST, 0b1010)
    assert table.legal() == [101, 103]
    assert [move for move in range(95, 110) if table.allows(move)] == [101, 103]
    assert not table.allows(-1)
    assert not table.over()
    assert (table.pending().name, table.argument(), table.onlooker()) == ("ask", 0, 3)


def test_a_move_has_its_effect_and_ends_the_game_when_nothing_is_pending() -> None:
    table = table_with((ASKING, 0))
    table.play(103)
    assert table.done == [0, 3]
    assert table.over()
    assert (table.seat, table.options, table.legal(), table.todo) == (NOBODY, 0, [], [])


@pytest.mark.parametrize("move", [100, 102, 104, 0, -1, 99, 1 << 40])
def test_an_illegal_move_is_an_error_and_changes_nothing(move: int) -> None:
    table = table_with((ASKING, 0))
    before = table.to_bytes()
    with pytest.raises(ValueError, match=f"move {move} is not legal here"):
        table.play(move)
    assert table.to_bytes() == before


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    table = table_with()
    assert table.over()
    with pytest.raises(ValueError, match="not legal"):
        table.play(FIRST)


def test_what_is_pending_is_code_and_argument() -> None:
    table = Table()
    table.push(ASKING, 5)
    table.push(TWICE)
    assert table.todo == [ASKING + STEP * 5, TWICE]


def test_what_needs_no_decision_happens_by_itself_the_last_pushed_first() -> None:
    table = table_with((TWICE, 0))
    assert (table.active, table.seat, table.pending().name) == (1, 1, "ask")
    table.play(100)
    assert table.seat == 2
    table.play(101)
    assert table.over()
    assert table.done == [3, 0, 3, 1]


def test_a_single_option_is_taken_without_asking() -> None:
    table = table_with((FORCING, 0), options=0b0101)
    assert table.over()
    assert table.done == [0, 2]


def test_a_step_without_options_is_passed_over() -> None:
    table = table_with((ASKING, 0), (FORCING, 1), options=0b0010)
    assert (table.pending().name if not table.over() else "", table.done) == ("", [0, 1])


def test_a_secret_single_option_is_asked_for() -> None:
    table = table_with((SECRET, 0), options=0b0101)
    assert (table.legal(), table.done) == ([102], [])
    table.play(102)
    assert table.done == [0, 2]


def test_a_choice_cut_into_small_ones_is_midway() -> None:
    assert table_with((SECRET, 0)).midway()
    assert not table_with((ASKING, 0)).midway()
    assert not table_with().midway()


def test_wide_sets_of_options() -> None:
    table = table_with((WIDE, 0), options=1 << 199 | 1 << 63 | 1 << 5)
    assert table.legal() == [105, 163, 299]
    assert table.allows(299)
    assert not table.allows(298)
    assert table.why_not(0, 299) is None
    refusal = table.why_not(0, 298)
    assert refusal is not None
    assert refusal.clause == "TO-1.1"
    copy = Table()
    copy.load(table.to_bytes())
    assert copy.legal() == table.legal()


def test_why_not_names_the_clause_and_what_is_missing() -> None:
    table = table_with((ASKING, 0))
    assert table.why_not(0, 101) is None
    by_first = table.why_not(0, 102)
    by_second = table.why_not(0, 100)
    assert by_first is not None
    assert by_second is not None
    assert by_first.to_json() == {"clause": "TO-1.1", "message": "refused-TO-1-1", "facts": {}}
    assert (by_second.clause, by_second.facts) == ("TO-1.2", {"argument": 0})


@pytest.mark.parametrize("move", [99, 104, 0, -5, 10**9])
def test_a_move_of_another_step_is_refused_with_the_clause_of_this_one(move: int) -> None:
    refusal = table_with((ASKING, 0)).why_not(0, move)
    assert refusal is not None
    assert (refusal.clause, refusal.message) == ("TO-1.0", "refused-other-step")


@pytest.mark.parametrize("move", [100, 101, 102, 0])
@pytest.mark.parametrize("seat", [1, 2, 3, NOBODY])
def test_who_does_not_decide_learns_nothing_but_whose_decision_it_is(seat: int, move: int) -> None:
    refusal = table_with((ASKING, 0)).why_not(seat, move)
    assert refusal is not None
    assert refusal.to_json() == {
        "clause": "TO-1.0",
        "message": "refused-not-your-decision",
        "facts": {"seat": 0},
    }


@pytest.mark.parametrize("seat", [0, 3, NOBODY])
def test_when_the_game_is_over_everything_is_refused(seat: int) -> None:
    refusal = table_with().why_not(seat, FIRST)
    assert refusal is not None
    assert (refusal.clause, refusal.message) == ("", "refused-over")


def test_to_ask_changes_nothing() -> None:
    table = table_with((ASKING, 0))
    before = table.to_bytes()
    for move in range(90, 120):
        table.why_not(0, move)
    assert table.to_bytes() == before


def test_a_saved_state_loads_in_the_middle_of_anything() -> None:
    table = table_with((TWICE, 0))
    table.active = 2
    copy = Table()
    copy.load(table.to_bytes())
    assert copy.to_bytes() == table.to_bytes()
    for state in (table, copy):
        state.play(100)
    assert (copy.done, copy.todo, copy.seat) == (table.done, table.todo, table.seat)


@pytest.mark.parametrize("spoil", [lambda b: b[:-1], lambda b: b + b"\x00", lambda b: b""])
def test_spoiled_content_does_not_load(spoil) -> None:  # type: ignore[no-untyped-def]
    content = table_with((ASKING, 0)).to_bytes()
    with pytest.raises(ValueError, match="box"):
        Table().load(spoil(content))


def test_a_copy_shares_no_list() -> None:
    table = table_with((TWICE, 0))
    twin = table.clone()
    assert (twin.to_bytes(), twin.log) == (table.to_bytes(), None)
    table.play(100)
    assert twin.done == []
    assert twin.seat == 1


class Holding(Step[Table]):
    """A decision whose options are what the zone really holds."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        left = sum({1 << kind_of(card) for card in table.hidden.zones[0][:2]})
        return bar(15, ~left, "TO-7.1", ask)


def test_in_an_imagined_world_the_options_of_another_seat_are_made_anew() -> None:
    table = Table()
    table.steps = [Holding("hold", "TO-7.0", FIRST, 4)]
    table.hidden = letters(3, "A B C D")
    table.push(0)
    table.advance()
    worlds = [table.imagine(1, Deal(b"%d" % number)) for number in range(20)]
    for world in worlds:
        world.steps = table.steps
        world.refresh()
        top = sorted({FIRST + kind_of(card) for card in world.hidden.zones[0][:2]})
        assert world.legal() == top
    assert len({tuple(world.legal()) for world in worlds}) > 1
    assert table.legal() == [100, 101]


def test_whether_a_decision_would_be_asked() -> None:
    table = table_with((ASKING, 0))
    assert not table.skips()
    table.options = 0b0010
    assert table.skips()
    table.options = 0
    assert table.skips()
    table = table_with((ASKING, 0))
    table.active = 1
    assert table.skips()
    assert not table_with().skips()
    assert not table_with((SECRET, 0), options=0b0010).skips()
