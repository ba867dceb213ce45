"""Strength: what was measured is read, and nothing else is shown."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from groma.bots import LEVELS
from groma.core.game import Game, games
from groma.new import make
from groma.words.resources import resource
from groma.words.strength import FILE, load_strength, read_strength

APPRENTICE = """\
[apprentice]
against = "novice"
share = 72.4
low = 66
high = 78.1
deals = 200
games = 400
mean = 1.5
slowest = 20
"""
GOOD = 'rules = 1\nbuild = "0.1.0, compiled"\n' + APPRENTICE


def test_what_was_measured_is_read() -> None:
    found = read_strength(GOOD, LEVELS)
    assert (found.rules, found.build, list(found.levels)) == (1, "0.1.0, compiled", ["apprentice"])
    one = found.levels["apprentice"]
    assert (one.against, one.share, one.low, one.high) == ("novice", 72.4, 66, 78.1)
    assert (one.deals, one.games, one.mean, one.slowest) == (200, 400, 1.5, 20)


def test_the_weakest_has_met_chance() -> None:
    novice = GOOD.replace('"novice"', '"random"').replace("[apprentice]", "[novice]")
    assert read_strength(novice, LEVELS).levels["novice"].against == "random"


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("rules = 1\n", ""),
        ("rules = 1\n", "rules = true\n"),
        ('build = "0.1.0, compiled"\n', "build = 1\n"),
        ("[apprentice]", "[grandmaster]"),
        ("[apprentice]", "[master]"),  # which meets a journeyman
        ('"novice"', '"random"'),
        ("share = 72.4\n", ""),
        ("share = 72.4", "share = true"),
        ("share = 72.4", 'share = "72"'),
        ("share = 72.4", "share = 80"),
        ("share = 72.4", "share = nan"),
        ("low = 66", "low = -1"),
        ("high = 78.1", "high = 101"),
        ("deals = 200", "deals = 0"),
        ("deals = 200", "deals = 500"),
        ("deals = 200", "deals = 2e2"),
        ("slowest = 20", "slowest = 1"),
        ("mean = 1.5", "mean = -1"),
        ("slowest = 20", "slowest = 20\nguessed = true"),
    ],
)
def test_what_cannot_be_is_refused(good: str, bad: str) -> None:
    with pytest.raises(ValueError, match="strength"):
        read_strength(GOOD.replace(good, bad), LEVELS)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Game[Any], Path]]:
    """A game of somebody else, and where its strength would stand."""
    make("measured", tmp_path / "measured")
    monkeypatch.syspath_prepend(tmp_path / "measured" / "src")
    yield (
        importlib.import_module("measured").GAME,
        tmp_path.joinpath("measured", "src", "measured", *FILE),
    )
    for name in [name for name in sys.modules if name.split(".")[0] == "measured"]:
        del sys.modules[name]


def test_a_game_that_nobody_measured_says_nothing(own: tuple[Game[Any], Path]) -> None:
    assert load_strength(own[0], LEVELS) == {}


@pytest.mark.parametrize(("rules", "levels"), [(1, ["apprentice"]), (2, [])])
def test_what_was_measured_by_other_rules_says_nothing(
    own: tuple[Game[Any], Path], rules: int, levels: list[str]
) -> None:
    game, file = own
    assert game.version == 1
    file.parent.mkdir(exist_ok=True)
    file.write_text(GOOD.replace("rules = 1", f"rules = {rules}"))
    from groma.words import strength

    strength._measured.cache_clear()
    assert list(load_strength(game, LEVELS)) == levels
    strength._measured.cache_clear()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_our_games_say_can_be_read(game: Game[Any]) -> None:
    text = resource(game.package, *FILE)
    if text is not None:
        assert read_strength(text, LEVELS).rules == game.version
