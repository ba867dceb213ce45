"""All games are there: tests that go through them would pass without any."""

import tomllib
from pathlib import Path

from groma.core.game import games

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"


def test_every_game_of_the_project_is_installed() -> None:
    project = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]
    assert sorted(games()) == sorted(project["entry-points"]["groma.games"])
    assert len(games()) == 5
