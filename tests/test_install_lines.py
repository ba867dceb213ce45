"""Every line that tells how to install is right: from a clone, and said that there is no release.

`faults` is the check; the cases at the end show that it can fail. With the first release on PyPI
this file changes together with the documents.
"""

import re
import shlex
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = set(PROJECT["optional-dependencies"])
# Of others, installed by name.
TOOLS = set(
    """
    build cibuildwheel fluent.syntax kubernetes mypy open_spiel pip-tools pyarrow ray setuptools
    """.split()
)
NAMED = "$GROMA"  # in the workflow of a new game, which says what it stands for
FOLDERS = ".github benchmarks deploy docs src tools web/src".split()
KINDS = {".md", ".sh", ".ftl", ".py", ".toml", ".yml", ".lock", ".ts", ".svelte", ".txt"}

INSTALLING = re.compile(r"pip3? install\b([^`“”<\n]*)")  # to the end of the line, or of a quotation
NO_RELEASE = re.compile(r"no release( on PyPI)? yet|\(not released\)", re.IGNORECASE)
OLD_NAME = re.compile(r"(?<![\w./-])groma\[\w")  # an extra of somebody else's package


@cache
def documents() -> dict[str, str]:
    """All texts of ours that people read, by their path."""
    inside = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    found = [path for path in [*ROOT.iterdir(), *inside] if path.suffix in KINDS]
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in found}


def wanted(line: str) -> list[str]:
    """What a command installs: its arguments without the options and their values."""
    if line.count('"') % 2:  # it stands in a string of a program, which ends here
        line = line.rpartition('"')[0]
    words = shlex.split(re.split(r"\s#|[;|&]", line)[0])
    if "-e" in words:  # the reader's own package, which `groma new` has made
        return []
    valued = {i + 1 for i, word in enumerate(words) if word in ("-c", "-r", "--constraint")}
    return [word for i, word in enumerate(words) if not word.startswith("-") and i not in valued]


def wrong(target: str, around: str) -> str | None:
    """Why nobody should be told to install that."""
    name = re.split(r"[\[<>=!~]", target)[0]
    extras = re.findall(r"\[(.*)\]", target)
    unknown = {one.strip() for some in extras for one in some.split(",")} - EXTRAS
    if name not in (".", PROJECT["name"]):
        return None if name in {*TOOLS, NAMED} else f"installs {target}, which is not ours"
    if unknown:
        return f"{target}: there is no extra {', '.join(sorted(unknown))}"
    if name != "." and not NO_RELEASE.search(around):
        return f"installs {target}, as if it were released"
    return None


def faults(name: str, text: str) -> list[str]:
    """What is wrong with the install lines of one document."""
    found = [f"{name}: {OLD_NAME.search(text)!r}"] if OLD_NAME.search(text) else []
    for line in INSTALLING.finditer(text):
        try:
            targets = wanted(line[1])
        except ValueError:  # a quotation without an end
            targets = [line[0]]
        said = text[text.rfind("\n", 0, line.start()) + 1 :].split("\n")[0]
        around = text[text.rfind("\n\n", 0, line.start()) + 1 :].split("\n\n")[0]
        found += [f"{name}: {why}" for one in targets if (why := wrong(one, around)) is not None]
        ours = any(one.startswith((".", PROJECT["name"])) for one in targets)
        if ours and name.endswith(".md") and not NO_RELEASE.search(text):
            found.append(f"{name} tells how to install, but not that there is no release yet")
        if targets and name.endswith(".ftl") and not re.search(r"\b(clone|Klon)\b", said):
            found.append(f"{name}: a message is read alone, and this one does not name the clone")
    return found


def test_every_install_line_is_right() -> None:
    assert [fault for name, text in documents().items() for fault in faults(name, text)] == []


@pytest.mark.parametrize(
    "name",
    """
    README.md docs/hosting.md docs/api.md src/groma/text/words/en.ftl src/groma/text/words/de.ftl
    src/groma/server/api/docs.py requirements.lock requirements-docs.lock
    """.split(),
)
def test_the_places_that_tell_how_to_install_are_read(name: str) -> None:
    assert INSTALLING.search(documents()[name])


def test_the_first_line_of_the_readme_is_for_anybody() -> None:
    lines = INSTALLING.findall((ROOT / "README.md").read_text("utf-8"))
    assert wanted(lines[0]) == ["."]


@pytest.mark.parametrize(
    "text",
    [
        "There is no release yet: pip install groma",
        "There is no release yet: pip install 'groma[local]'",
        "There is no release yet.\n\npip install groma-games",
        "There is no release yet.\n\npip install 'groma-games[local]'",
        "There is no release yet.\n\npip install '.[servers]'",
        "There is no release yet.\n\npip install requests",
        'before = "pip install --constraint pins.lock groma"',
        "There is no release yet.\n\nIt needs groma[server].",
        "pip install .",
        "`pip install '.[local]'`, then `groma serve`",
    ],
)
def test_a_wrong_line_is_found(text: str) -> None:
    assert faults("docs/guide.md", text) != []


def test_a_message_names_the_clone() -> None:
    assert faults("words/en.ftl", "how = In a clone, “pip install .”") == []
    assert faults("words/en.ftl", "one = A clone.\nhow = Do “pip install .”") != []


@pytest.mark.parametrize(
    "text",
    [
        "There is no release yet.\n\npip install .",
        "There is no release on PyPI yet.\n\n    pip install '.[local]'   # in the clone",
        "No release yet, one day `pip install 'groma-games[local]'`.",
        "pip install mypy 'setuptools>=77'",
        "There is no release yet: `GROMA_COMPILE=1 pip install --no-build-isolation .`",
        "There is no release yet: pip install -c requirements.lock -e '.[dev]'",
        'before = "pip install --constraint pins.lock mypy"',
    ],
)
def test_a_right_line_passes(text: str) -> None:
    assert faults("docs/guide.md", text) == []
