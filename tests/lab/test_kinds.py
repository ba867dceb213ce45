"""Which tables an environment has: checked when it is made, and the same in another process."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from groma.core.game import Earlier, Game, games, switch, versions
from groma.lab.environments.common import Deals, Kind, seed_of, settings_of
from groma.lab.environments.finding import at_address, find, whole

from .small import GAME

NEEDED = (
    "name package version players settings moves notes blank deal sections sheet standing census "
    "longest tensors"
).split()
NO_NUMBERS: list[Any] = [7.0, True, np.True_, None, "7", [1], float("nan"), np.float32(1)]
ROME = games()["city-of-rome"]


def renewed(old: Game[Any], **changed: Any) -> Game[Any]:
    """A game like another, but for what is changed."""
    return Game(**{**{name: getattr(old, name) for name in NEEDED}, **changed})


NEWER = renewed(
    GAME, name="newer", version=2, settings=[switch("odd", True, "")], earlier=[Earlier(1, {})]
)


def test_numbers_are_whole() -> None:
    assert whole(7, "it") == whole(np.int64(7), "it") == whole(np.uint8(7), "it") == 7
    assert type(whole(np.int64(7), "it")) is int
    for wrong in NO_NUMBERS:
        with pytest.raises(ValueError, match="it is a whole number"):
            whole(wrong, "it")


def test_a_seed_is_a_whole_number() -> None:
    deals = Deals(Kind(GAME, 2))
    five: Any = np.int64(5)
    assert deals.next(five).to_bytes() == deals.next(5).to_bytes()
    for wrong in NO_NUMBERS:
        with pytest.raises(ValueError, match="a seed is a whole number"):
            seed_of(wrong)


def test_what_is_no_game_or_number_of_players_is_said() -> None:
    wrong: Any
    for wrong in (None, 3, []):
        with pytest.raises(ValueError, match="a game or its name"):
            Kind(wrong)
    for wrong in (2.0, True, "2"):
        with pytest.raises(ValueError, match="number of players is a whole number"):
            Kind(GAME, wrong)


def test_settings_are_labels_or_their_numbers() -> None:
    name = ROME.settings[0].name
    label = ROME.settings[0].labels[1]
    value: Any
    for value in (label, 1, True, np.int64(1)):
        assert settings_of(ROME, {name: value})[0] == 1
    wrong: Any
    for wrong in (0.7, None, 99, -1, "maybe", [1]):
        with pytest.raises(ValueError, match=f"{name} is "):
            settings_of(ROME, {name: wrong})
    for wrong in ("shared_victory", 3, [name]):
        with pytest.raises(ValueError, match="names with their values"):
            settings_of(ROME, wrong)


@pytest.mark.parametrize("version", [1, 2])
def test_the_version_of_the_rules_travels(version: int) -> None:
    game = versions()["city-of-rome", version]
    for kind in (Kind(game, 2), Kind(f"city-of-rome-v{version}", 2)):
        other = pickle.loads(pickle.dumps(kind))
        assert other.game is kind.game is game
        assert (other.players, other.settings) == (kind.players, kind.settings)
        assert copy.deepcopy(kind) is kind
    assert find("city-of-rome") is games()["city-of-rome"]


def test_a_game_that_is_not_installed_travels_by_its_module() -> None:
    for game in (GAME, NEWER, NEWER.earlier[0]):
        assert pickle.loads(pickle.dumps(Kind(game, 2))).game is game
    nowhere = [renewed(GAME, name="nowhere")]
    with pytest.raises(pickle.PicklingError, match="nowhere is neither installed nor"):
        pickle.dumps(Kind(nowhere[0], 2))
    with pytest.raises(ValueError, match="version 7 is not installed here"):
        at_address("", "city-of-rome", 7)


def test_another_process_finds_it() -> None:
    told = pickle.dumps(Kind(GAME, 3)).hex()
    asked = f"import pickle; print(pickle.loads(bytes.fromhex('{told}')).game.name)"
    said = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert said.stdout == "hoard\n"
