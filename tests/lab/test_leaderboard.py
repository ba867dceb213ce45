"""The leaderboard: its page is made of kept contests, and those can be played again."""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from groma.bots import BOTS, Random
from groma.cli import main
from groma.core.game import games
from groma.lab.arena import (
    contest_of,
    pack,
    play_contest_deal,
    play_deals,
    ratings,
    read_kept,
    summary,
)
from groma.lab.fault import Fault

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import bots as tool  # noqa: E402  (a tool of the repository, not of the package)

ROME = games()["city-of-rome"]
PACKED = sorted(tool.PACKED.rglob("*.jsonl.gz"))


# ---- what is committed ---------------------------------------------------------------------------


def test_the_page_is_what_the_kept_contests_say() -> None:
    assert tool.page() == tool.PAGE.read_text("utf-8"), "run `python tools/bots.py write`"


def test_what_games_say_of_their_bots_is_what_the_kept_contests_say() -> None:
    told = [(tool.strength_file(game), tool.strength(game)) for game in tool.GAMES]
    assert len(told) == 5
    for path, text in told:
        assert path.read_text("utf-8") == text


def test_some_contest_is_kept_with_all_its_games() -> None:
    assert PACKED


def timeless(told: dict[str, Any]) -> dict[str, Any]:
    """A summary without what a stopwatch says, and what older ones do not have."""
    bots = {name: {**one, "missed": 0} for name, one in told["bots"].items()}
    return {key: value for key, value in {**told, "bots": bots}.items() if key != "times"}


@pytest.mark.parametrize("path", PACKED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_kept_games_give_the_summary_and_the_same_games_again(path: Path) -> None:
    contest, deals = read_kept(path)
    told = tool.kept()[contest.game][path.name.removesuffix(".jsonl.gz")]
    assert timeless(summary(contest, deals)) == timeless(told)
    assert pack(contest, deals) == path.read_bytes()
    game = games()[contest.game].of_version(contest.version)
    assert game is not None
    (deal,) = [one for one in deals if one.deal == 7]
    again = play_contest_deal(game, contest, 7)
    for one in again.games:
        one.times.clear()
    assert again == deal


# ---- packing -------------------------------------------------------------------------------------


def test_a_packed_contest_can_be_shown_but_not_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    contest = contest_of(ROME, ["random", "random"], "packed")
    results = list(play_deals(ROME, contest, range(2)))
    packed = tmp_path / "contest.jsonl.gz"
    packed.write_bytes(pack(contest, results[::-1]))
    assert packed.read_bytes() == pack(contest, results), "in whatever order deals were finished"
    assert timeless(summary(*read_kept(packed))) == timeless(summary(contest, results))
    assert main(["arena", "--show", str(packed), "--lang", "en"]) == 0
    assert "2 deals, 2 games" in capsys.readouterr().out
    again = ["arena", "city-of-rome", "random", "random", "--seed", "packed", "--games", "4"]
    before = packed.read_bytes()
    assert main([*again, "--keep", str(packed), "--lang", "en"]) == 2
    assert "it can be shown, not continued" in capsys.readouterr().err
    assert packed.read_bytes() == before


@pytest.mark.parametrize("cut", [5, 30, -4])
def test_a_torn_packed_file_is_told(cut: int, tmp_path: Path) -> None:
    torn = tmp_path / "torn.jsonl.gz"
    torn.write_bytes(gzip.compress(b'{"arena":1}\n' * 40)[:cut])
    with pytest.raises(Fault):
        read_kept(torn)


# ---- ratings -------------------------------------------------------------------------------------


def duel(one: str, other: str, share: float, deals: int = 1000, by: float = 0.02) -> dict[str, Any]:
    """What is read of a contest's summary."""
    figure = {"mean": share, "low": max(0.0, share - by), "high": min(1.0, share + by)}
    return {"line_up": [one, other], "deals": deals, "bots": {one: {"win_share": figure}}}


def test_who_wins_ten_games_to_one_stands_400_higher() -> None:
    found = ratings([duel("a", "b", 10 / 11, 10**6)], "b")
    assert found["a"].mean == pytest.approx(400, abs=0.1)
    assert found["b"] == (0, 0, 0)
    assert 0 < found["a"].low < 400 < found["a"].high
    turned = ratings([duel("b", "a", 1 / 11, 10**6)], "b")
    assert turned["a"].mean == pytest.approx(found["a"].mean)


def test_ratings_add_up_along_a_ladder_and_their_intervals_grow() -> None:
    found = ratings([duel("c", "b", 0.75), duel("b", "a", 0.75)], "a")
    assert found["c"].mean == pytest.approx(2 * found["b"].mean)
    assert found["c"].high - found["c"].low > found["b"].high - found["b"].low


def test_a_circle_is_settled_between_its_contests() -> None:
    found = ratings([duel("a", "b", 0.7), duel("b", "c", 0.7), duel("c", "a", 0.7)], "a")
    assert [round(one.mean, 3) for one in found.values()] == [0, 0, 0]
    more = ratings([duel("a", "b", 0.6, 100), duel("a", "b", 0.8, 300)], "b")
    alone = ratings([duel("a", "b", 0.75, 401)], "b")
    assert more["a"].mean == pytest.approx(alone["a"].mean, 0.01)


def test_who_lost_none_has_a_bound_that_more_deals_raise() -> None:
    few, many = (ratings([duel("a", "b", 1.0, deals)], "b")["a"].mean for deals in (10, 100))
    assert 400 < few < many < 1200


def test_whom_nobody_met_has_no_rating_and_big_tables_do_not_count() -> None:
    big = {"line_up": ["d", "a", "a"], "deals": 9, "bots": {}}
    found = ratings([duel("a", "b", 0.6), duel("x", "y", 0.6), big], "b")
    assert sorted(found) == ["a", "b"]
    assert list(ratings([], "b")) == ["b"]


def test_equal_bots_stand_equal_as_far_as_their_deals_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "chance", Random)
    contest = contest_of(ROME, ["random", "chance"], "equal")
    found = ratings([summary(contest, list(play_deals(ROME, contest, range(30))))], "random")
    assert found["chance"].low < 0 < found["chance"].high


# ---- playing for it ------------------------------------------------------------------------------


def test_a_contest_of_somebody_elses_bot_gets_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(tool, "PACKED", tmp_path / "packed")
    monkeypatch.setattr(tool, "SUMMARIES", tmp_path / "bots.json")
    asked = "play --game city-of-rome --bots random journeyman --deals 2 --processes 1"
    tool.main(asked.split())
    told = json.loads((tmp_path / "bots.json").read_text())["city-of-rome"]["random-journeyman-2"]
    packed = tmp_path / "packed" / "city-of-rome" / "random-journeyman-2.jsonl.gz"
    assert timeless(summary(*read_kept(packed))) == timeless(told)
    page = tool.page()
    assert "| random | journeyman | 2 | 4 | 0.0 % " in page
    assert "\n| journeyman | 0 | |\n| random | -" in page
    for wrong in ("program:x", "../up"):
        with pytest.raises(SystemExit):
            tool.main(["play", "--game", "city-of-rome", "--bots", wrong, "novice"])
