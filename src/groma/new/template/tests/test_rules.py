"""The clauses of the rules, each with a small table that would come out differently without it."""

import pytest
from groma.core.deal import Deal

from sample_game.game import GAME, LEFT, RIGHT, TAKE, Table


def table_with(row: list[int], ends: list[int]) -> Table:
    """A table at which seat 0 decides: what lies in the row, and where seat 0 took before."""
    table = GAME.deal(2, [], Deal(b"test"), None)
    table.row, table.ends[0] = row, ends
    table.advance()
    return table


@pytest.mark.clause("SG-2.2")
def test_nobody_takes_from_one_end_three_times_running() -> None:
    table = table_with([0, 1, 2], [LEFT, RIGHT, RIGHT])
    refusal = table.why_not(0, TAKE + RIGHT)
    assert refusal is not None
    assert (refusal.clause, refusal.facts) == ("SG-2.2", {"end": RIGHT})
    assert table_with([0, 1, 2], [RIGHT, LEFT, RIGHT]).legal() == [TAKE + LEFT, TAKE + RIGHT]
