"""Golden games in Pyodide: the same as everywhere else, byte for byte."""

from pathlib import Path

import pytest

from groma.core.game import games
from tests.offline.conftest import ROOT, Run

SCRIPT = "tests/offline/golden_games.py"
EVERY = sorted((ROOT / "tests" / "golden").glob("*/*/*.txt"))
NEWEST = {name: game.version for name, game in games().items()}
FIRST = [  # one of each player count
    file
    for file in EVERY
    if file.stem.endswith("-0") and int(file.parent.name) == NEWEST[file.parents[1].name]
]

SPREAD = 4  # a digest after so many moves; after every one at night


def paths(files: list[Path]) -> list[str]:
    return [file.relative_to(ROOT).as_posix() for file in files]


def test_one_of_each_player_count_now_and_then(in_pyodide: Run) -> None:
    said = in_pyodide(SCRIPT, str(SPREAD), *paths(FIRST), whole=True)
    assert said == f"{len(FIRST)} are the same"


@pytest.mark.nightly
@pytest.mark.parametrize("game", games())
def test_all_of_a_game_after_every_move(in_pyodide: Run, game: str) -> None:
    files = [file for file in EVERY if file.parents[1].name == game]
    assert in_pyodide(SCRIPT, "1", *paths(files), whole=True) == f"{len(files)} are the same"
