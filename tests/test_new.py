"""`groma new`: what it makes is installed, tested and played; server/test_boards.py opens it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from groma.new import TEMPLATE, capitals, fits, title

PIP = "-m pip install --quiet --no-deps --no-build-isolation --no-index --no-compile --target"
NAME = "wall-of-gold"

pytest.importorskip("setuptools", minversion="77", reason="packages are built with it")


def python(line: str, cwd: Path, *places: Path, code: int = 0) -> str:
    """What Python says, with packages of these places beside those it has."""
    path = os.pathsep.join(filter(None, [*map(str, places), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, *line.split()],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that somebody has begun."""
    home = tmp_path_factory.mktemp("somebody")
    said = python(f"-m groma new {NAME} --board", home)
    assert f"groma play {NAME}" in said
    return home / NAME


@pytest.fixture(scope="module")
def place(package: Path) -> Path:
    """Where it is installed."""
    python(f"{PIP} {package.parent / 'installed'} .", package)
    return package.parent / "installed"


def test_nothing_of_the_template_is_left_in_it(package: Path) -> None:
    made = [path for path in package.rglob("*") if path.is_file()]
    text = "".join(str(path) + path.read_text("utf-8") for path in made)
    assert not [old for old in ("sample", "Sample", "SG-") if old in text]
    assert (package / ".github" / "workflows" / "ci.yml").is_file()
    left = [path for path in TEMPLATE.rglob("*") if path.is_file() and "cache" not in str(path)]
    assert len(made) == len(left)


def test_its_own_tests_pass(package: Path, place: Path) -> None:
    assert "6 passed" in python("-m pytest -q -p no:cacheprovider", package, place)


def test_its_linters_pass(package: Path) -> None:
    pytest.importorskip("ruff", reason="not where the compiled wheel is tested")
    python("-m ruff check --no-cache", package)
    python("-m ruff format --check --no-cache", package)


def test_its_types_hold(package: Path, place: Path) -> None:
    pytest.importorskip("mypy", reason="not where the compiled wheel is tested")
    assert "no issues found" in python("-m mypy", package, place)


def test_it_is_found_and_played_by_bots(package: Path, place: Path) -> None:
    assert "wall-of-gold: Wall of Gold, 2 to 4 players" in python("-m groma games", package, place)
    line = f"-m groma play {NAME} --seats greedy,random --plain --seed wall"
    assert " wins with " in python(line, package, place)
    assert "WO-2.2" in python(f"-m groma rules {NAME} 2.2 --lang de", package, place)
    said = python(f"-m groma rules {NAME} --coverage", package, place, code=1)
    assert "1/6 clauses have a test" in said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Gold", "cannot be the name"),
        ("a--b", "cannot be the name"),
        ("../up", "cannot be the name"),
        ("json", "cannot be the name"),
        ("class", "cannot be the name"),
        ("groma", "cannot be the name"),
        ("carpe-diem", "There is a game carpe-diem already"),
        ("sixth --into .", "There is a file . already"),
    ],
)
def test_what_cannot_be_made_is_refused(tmp_path: Path, line: str, said: str) -> None:
    assert said in python(f"-m groma new {line} --lang en", tmp_path, code=2)
    assert list(tmp_path.iterdir()) == []


def test_without_a_board_it_has_the_automatic_one(tmp_path: Path) -> None:
    python("-m groma new sixth --into deep/down", tmp_path)
    assert (tmp_path / "deep" / "down" / "src" / "sixth" / "game.py").is_file()
    assert not list(tmp_path.rglob("board*"))


def test_names_and_clauses() -> None:
    assert [
        capitals(name) for name in ("wall-of-gold", "hoard", "x", "a-1b")
    ] == "WO HO XX AB".split()
    assert title("wall-of-the-gold-2") == "Wall of the Gold 2"
    assert fits("sixth-game")
    assert fits("x2")
