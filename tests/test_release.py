"""A release: one version everywhere, notes out of the changelog, and no tag that does not fit."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import documents  # noqa: E402  (a tool of the repository, not of the package)
import release  # noqa: E402

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
HOME = PROJECT["urls"]["Homepage"]
KINDS = {".cff", ".cfg", ".json", ".md", ".py", ".svelte", ".toml", ".ts", ".yml"}
# What was measured or kept with a version tells which one that was; a game's package has its own.
OWN = "benchmarks/ docs/arena.md examples/ src/groma/new/template/ tests/ web/package-lock.json"


@pytest.fixture
def ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of which version 1.2.0 may be released."""
    files = {
        "src/groma/__init__.py": '"""Groma."""\n\n__version__ = "1.2.0"\n',
        "CITATION.cff": "cff-version: 1.2.0\nversion: 1.2.0\n",
        "docs/openapi.json": '{\n "info": {\n  "version": "1.2.0",\n',
        "web/board/package.json": '{\n  "version": "1.2.0",\n',
        "README.md": "pip install groma-games\n",
        "CHANGELOG.md": "# Changelog\n\n## 1.2.0 (2027-03-14)\n\nNew:\n\n- A sixth\n  game.\n"
        "- Faster.\n\n## 1.1.0 (2027-01-02)\n\n- Old.\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def test_a_tag_that_fits_is_ready(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["check", "v1.2.0"]) == 0
    assert capsys.readouterr().out == "v1.2.0 is ready\n"


@pytest.mark.parametrize("tag", ["1.2.0", "v1.2", "v1.2.1", "v1.2.0rc1", "V1.2.0", ""])
def test_another_tag_is_none(ready: Path, tag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["check", tag]) == 1
    assert capsys.readouterr().out == f"the tag is {tag}, the version 1.2.0\n"


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("CITATION.cff", "\nversion: 1.2.0", "\nversion: 1.1.0", "CITATION.cff says ['1.1.0']"),
        ("CITATION.cff", "\nversion: 1.2.0", "", "CITATION.cff says []"),
        ("docs/openapi.json", "1.2.0", "1.2.1", "docs/openapi.json says ['1.2.1']"),
        ("web/board/package.json", "1.2.0", "0.1.0", "web/board/package.json says ['0.1.0']"),
        ("CHANGELOG.md", "## 1.2.0", "## 1.3.0", "CHANGELOG.md does not begin with 1.2.0"),
        ("CHANGELOG.md", "2027-03-14", "not released", "CHANGELOG.md says 1.2.0 (not released)"),
        ("README.md", "pip", "There is no release on PyPI yet.", "README.md says that there is no"),
    ],
)
def test_what_is_not_ready_is_named(ready: Path, name: str, old: str, new: str, fault: str) -> None:
    text = (ready / name).read_text("utf-8")
    assert old in text
    (ready / name).write_text(text.replace(old, new), "utf-8")
    (found,) = release.faults("v1.2.0")
    assert found.startswith(fault)


def test_notes_are_what_the_changelog_tells_of_this_version(
    ready: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["notes"]) == 0
    assert capsys.readouterr().out == "New:\n\n- A sixth game.\n- Faster.\n"


def test_the_version_is_the_same_everywhere_and_the_changelog_tells_of_it() -> None:
    assert release.differing() == []
    assert next(iter(release.sections())) == release.version()
    assert len(release.notes()) > 100
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"version {release.version().rpartition('.')[0]}." in readme


def test_nothing_else_repeats_the_version() -> None:
    """But those that a release compares: what nobody compares grows old."""
    told = re.compile(rf"(?<![\d.]){re.escape(release.version())}(?!\.?\d)")
    found = set()
    for path in documents.files():
        name = path.relative_to(ROOT).as_posix()
        read = path.suffix in KINDS and path.name != "strength.toml"
        if (
            read
            and not name.startswith(tuple(OWN.split()))
            and told.search(path.read_text("utf-8"))
        ):
            found.add(name)
    assert found - {"CHANGELOG.md", "src/groma/__init__.py"} == set(release.REPEATED)


def test_the_home_of_the_project_is_one() -> None:
    for name, url in PROJECT["urls"].items():
        assert url.startswith(HOME), name
    for name in "CITATION.cff .github/ISSUE_TEMPLATE/config.yml mkdocs.yml".split():
        urls = re.findall(r"https://\S+", (ROOT / name).read_text("utf-8"))
        assert urls, name
        assert [url for url in urls if not url.startswith(HOME)] == [], name


def test_nobody_else_is_named_as_the_author() -> None:
    assert PROJECT["authors"] == [{"name": "Groma contributors"}]
    assert "  - name: Groma contributors\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert len(set(PROJECT["classifiers"])) == len(PROJECT["classifiers"])
    assert PROJECT["classifiers"] == sorted(PROJECT["classifiers"])


def test_every_python_that_gets_a_wheel_is_told_to_pypi() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    wheels = {one.removeprefix("cp3").removesuffix("-*") for one in config["build"]}
    told = " ".join(PROJECT["classifiers"])
    assert set(re.findall(r"Python :: 3\.(\d+)", told)) == wheels
