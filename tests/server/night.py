"""What is for the night: most games where the game does not matter, and stopwatches."""

from typing import Any

import pytest

from groma.core.game import games

GAMES = sorted(games())


def night(param: Any, *values: Any) -> Any:
    """A parameter, or several, that only the night has time for."""
    return pytest.param(param, *values, marks=pytest.mark.nightly)


def one_game(name: str) -> pytest.MarkDecorator:
    """Play this game; tests of a file choose alike, other files another one."""
    return pytest.mark.parametrize("game", [one if one == name else night(one) for one in GAMES])
