"""The tally of the arena, on results made by hand."""

import pytest

from groma.lab.arena import Contest, DealResult, GameResult, summary
from groma.lab.arena.tally import bootstrap, share_interval, wilson


def contest(*line_up: str, point: int = 1) -> Contest:
    return Contest("game", 1, {}, list(line_up), "seed", point, "0", "3", "pure")


def game(places: list[int], points: list[int], times: list[list[int]] | None = None) -> GameResult:
    spent = times or [[1000] for _ in places]
    return GameResult(list(range(len(places))), places, points, [len(one) for one in spent], spent)


def mean(result: dict, bot: str, what: str) -> float:
    return result["bots"][bot][what]["mean"]


# ---- counting -----------------------------------------------------------------------------------


def test_who_shares_the_first_place_shares_the_win():
    deals = [DealResult(0, [game([1, 1, 3], [50, 50, 10]), game([2, 1, 2], [30, 40, 30])])]
    result = summary(contest("a", "b", "c"), deals)
    assert [mean(result, bot, "win_share") for bot in "abc"] == [0.25, 0.75, 0]
    assert [mean(result, bot, "mean_place") for bot in "abc"] == [1.5, 1, 2.5]
    assert [mean(result, bot, "mean_margin") for bot in "abc"] == [-5, 5, -25]


def test_bots_of_one_name_count_together():
    deals = [DealResult(0, [game([1, 2, 3, 4], [40, 30, 20, 10])])]
    result = summary(contest("a", "b", "b", "b"), deals)
    assert result["bots"]["a"]["seats"] == 1
    assert result["bots"]["b"]["seats"] == 3
    assert result["bots"]["b"]["decisions"] == 3
    assert mean(result, "b", "mean_place") == 3
    assert mean(result, "b", "mean_margin") == -20
    assert mean(result, "b", "win_share") == 0
    assert "duel" not in result


def test_a_margin_is_in_points():
    deals = [DealResult(0, [game([1, 2], [182, 175])])]
    assert mean(summary(contest("a", "b", point=10), deals), "a", "mean_margin") == 0.7


def test_two_bots_are_told_how_the_first_did():
    games = [game([1, 2], [2, 1]), game([1, 1], [1, 1]), game([2, 1], [1, 2]), game([1, 2], [2, 1])]
    result = summary(contest("a", "b"), [DealResult(0, games[:2]), DealResult(1, games[2:])])
    assert result["duel"] == {"wins": 2, "shared": 1, "losses": 1}
    assert (result["deals"], result["games"]) == (2, 4)


def test_times_are_told_apart():
    spent = [[1000 * ms for ms in range(1, 101)], [250]]
    times = summary(contest("a", "b"), [DealResult(0, [game([1, 2], [2, 1], spent)])])["times"]
    assert times["bots"]["a"] == {"mean_ms": 50.5, "p99_ms": 99, "slowest_ms": 100}
    assert times["bots"]["b"] == {"mean_ms": 0.25, "p99_ms": 0.25, "slowest_ms": 0.25}


def test_nothing_played_is_no_result():
    assert summary(contest("a", "b"), [])["bots"] == {}


# ---- intervals ----------------------------------------------------------------------------------


def test_wilsons_interval():
    """5 of 10 is in every textbook; for 4 of 4 it is 4 / (4 + z squared)."""
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(1.0, 4) == pytest.approx((0.5101, 1), abs=1e-4)
    assert wilson(0.0, 4) == pytest.approx((0, 0.4899), abs=1e-4)


def test_the_bootstrap_of_many_deals_is_as_wide_as_the_theory():
    """400 deals, half 0 and half 1: a deviation of 0.025, so 0.049 on either side."""
    ((low, high),) = bootstrap([[0.0, 1.0] * 200])
    assert low == pytest.approx(0.451, abs=0.005)
    assert high == pytest.approx(0.549, abs=0.005)


def test_deals_that_split_their_games_are_surer_than_single_games():
    """A deal that each wins once from its seat says nothing for either."""
    split = [0.5] * 360 + [0.0, 1.0] * 20
    low, high = share_interval(split, *bootstrap([split]))
    assert high - low < 0.04
    assert low < 0.5 < high


def test_the_bootstrap_draws_whole_deals_for_all_alike():
    """Two bots whose shares add up to 1 have mirrored intervals."""
    wins = [0.0, 0.5, 1.0, 1.0, 0.5, 1.0]
    (low, high), (other_low, other_high) = bootstrap([wins, [1 - one for one in wins]])
    assert low == pytest.approx(1 - other_high)
    assert high == pytest.approx(1 - other_low)


def test_an_interval_has_a_width_when_all_deals_agree():
    assert share_interval([1.0] * 4, (1.0, 1.0)) == pytest.approx((0.5101, 1), abs=1e-4)
    assert share_interval([0.5] * 10, (0.5, 0.5)) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_one_lost_game_does_not_make_it_surer_than_none():
    never = share_interval([1.0] * 200, (1.0, 1.0))
    once = [1.0] * 199 + [0.5]
    assert share_interval(once, *bootstrap([once]))[0] < never[0]


def test_a_place_is_bounded_and_a_margin_that_never_varies_has_no_interval():
    deals = [DealResult(number, [game([1, 2, 3, 4], [4, 3, 2, 1])]) for number in range(4)]
    last = summary(contest("a", "b", "c", "d"), deals)["bots"]["d"]
    assert last["mean_place"] == {"mean": 4, "low": pytest.approx(2.5303, abs=1e-3), "high": 4}
    assert last["mean_margin"] == {"mean": -3, "low": None, "high": None}
