"""The boxes of the games and the tools that make tables of them, for tests."""

import importlib
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ROOT / "src" / "groma" / "games"

Change = Callable[[Any], None]


def box(game: str) -> dict[str, Any]:
    """What is in the box of a game, by the name of its folder."""
    return tomllib.loads((FOLDERS / game / "box" / "components.toml").read_text(encoding="utf-8"))


def options(game: str) -> dict[str, bool | int | str]:
    """What holds unless a table says otherwise."""
    said = box(game)["options"]
    return {name: value for name, value in said.items() if name != "source"}


def tool(monkeypatch: pytest.MonkeyPatch, name: str = "make_tables") -> Any:
    """A tool of the repository."""
    monkeypatch.syspath_prepend(ROOT / "tools")
    return importlib.import_module(name)


def put(*path: Any) -> Change:
    """Make a change of the data: all but the last name the place, the last is what goes there."""
    *way, last, value = path

    def change(data: Any) -> None:
        for name in way:
            data = data[name]
        data[last] = value

    return change


def assert_refused(
    monkeypatch: pytest.MonkeyPatch, game: str, change: Change, why: str = r"\w"
) -> None:
    """The tool makes no tables of a changed box, and says what is wrong."""
    data = box(game)
    change(data)
    make = getattr(tool(monkeypatch, f"tables_{game}"), game)
    with pytest.raises(ValueError, match=why):
        make(data)
