"""Rewards are what places and points say."""

import pytest

from groma.core.rewards import REWARDS, margins, paid, rewards
from tests.sample import hoard


def earned(kind: str, *points: int, point: int = 1) -> list[float]:
    """By seat, for points on the sheets where most wins and nothing parts equals."""
    places = [1 + sum(other > own for other in points) for own in points]
    return paid(kind, places, margins(list(points)), point)


@pytest.mark.parametrize(
    ("kind", "points", "wanted"),
    [
        ("rank", (30, 20), [1, -1]),
        ("rank", (20, 30, 10), [0, 1, -1]),
        ("rank", (20, 20), [0, 0]),
        ("rank", (9, 9, 5, 1), [2 / 3, 2 / 3, -1 / 3, -1]),
        ("rank", (1, 5, 5, 5), [-1, 1 / 3, 1 / 3, 1 / 3]),
        ("margin", (30, 20), [10, -10]),
        ("margin", (30, 20, 26), [4, -10, -4]),
        ("win", (30, 20, 26), [1, 0, 0]),
        ("win", (7, 7, 3), [0.5, 0.5, 0]),
    ],
)
def test_a_reward(kind: str, points: tuple[int, ...], wanted: list[float]) -> None:
    assert earned(kind, *points) == pytest.approx(wanted)


def test_a_margin_is_in_points_even_if_sheets_count_in_tenths() -> None:
    assert earned("margin", 305, 200, point=10) == [10.5, -10.5]


def test_who_shares_the_lead_is_ahead_by_nothing() -> None:
    assert margins([3, 3, 1]) == [0, 0, -2]
    assert margins([5, 2, 4]) == [1, -3, -1]


def test_ranks_add_up_to_nothing_and_wins_to_one() -> None:
    for points in ((3, 1, 2), (1, 1, 2, 2, 5), (4, 4, 4), (0, 9)):
        assert sum(earned("rank", *points)) == pytest.approx(0)
        assert sum(earned("win", *points)) == pytest.approx(1)


def test_a_real_game_pays_by_its_places() -> None:
    state = hoard.deal_table(3, [], hoard.Deal(b"paid"), None)
    while not state.over():
        state.play(state.legal()[-1])
    state.rows = [[1], [4, 4, 4], []]
    places = hoard.GAME.places(state)
    assert places == [2, 1, 3]
    by_rank = rewards(hoard.GAME, state, "rank")
    assert [sorted(by_rank, reverse=True).index(one) + 1 for one in by_rank] == places


def test_there_are_no_other_kinds() -> None:
    assert REWARDS == ["rank", "margin", "win"]
    with pytest.raises(ValueError, match="not 'glory'"):
        earned("glory", 1, 2)
