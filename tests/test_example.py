"""The example of a game in a package of its own: it installs, is found, and passes its tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[1] / "examples" / "merels"
PIP = "-m pip install --quiet --no-deps --no-build-isolation --no-index --no-compile --target"
MADE = shutil.ignore_patterns("*.egg-info", "build", "__pycache__", "node_modules")
CODE = (".py", ".js", ".ts", ".svelte")
LINES = 650  # so that it is read in one sitting

pytest.importorskip("setuptools", minversion="77", reason="wheels are built with it")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed, out of a copy, so that nothing is left behind."""
    copy = shutil.copytree(EXAMPLE, tmp_path_factory.mktemp("clone") / "merels", ignore=MADE)
    target = tmp_path_factory.mktemp("installed")
    run([*PIP.split(), str(target), str(copy)], target)
    return target


def run(arguments: list[str], place: Path) -> str:
    """What Python says with the example installed there."""
    paths = [str(place), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=EXAMPLE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_all_that_lies_beside_the_code_comes_along(place: Path) -> None:
    source = EXAMPLE / "src"
    wanted = [path for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    names = {path.relative_to(source) for path in wanted if ".egg-info" not in str(path)}
    assert {Path("merels/texts/rules.de.md"), Path("merels/words/en.ftl")} <= names
    assert {name for name in names if not (place / name).is_file()} == set()


def test_it_passes_its_own_tests(place: Path) -> None:
    assert " passed" in run(["-m", "pytest", "-q", "-p", "no:cacheprovider"], place)


def test_every_clause_has_its_test(place: Path) -> None:
    said = run(["-m", "groma", "rules", "merels", "--coverage", "--lang", "en"], place)
    assert said == "18/18 clauses have a test.\n"


def test_bots_play_a_whole_game_of_it_at_the_terminal(place: Path) -> None:
    bots = "play merels --seats greedy,greedy --seed mill --plain --lang".split()
    assert " closes a mill with " in run(["-m", "groma", *bots, "en"], place)
    assert " schließt mit " in run(["-m", "groma", *bots, "de"], place)


def test_it_is_small() -> None:
    ours = [path for path in (EXAMPLE / "src").rglob("*") if path.suffix in CODE]
    assert 300 < sum(len(path.read_text("utf-8").splitlines()) for path in ours) < LINES
