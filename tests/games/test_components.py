"""Every game has its tables from its box, and the box says where it has what from."""

import importlib
import re

import pytest

from groma.words.sources import field_sources, tables_of
from tests.games.components import FOLDERS, box, options, tool

GAMES = sorted(path.parents[1].name for path in FOLDERS.glob("*/box/components.toml"))
TABLES = {  # so many of them are in a box
    "builders_antiquity": 16,
    "caesars_empire": 10,
    "carpe_diem": 3 + 4 + 8 + 16,
    "city_of_marble": 10,
    "city_of_rome": 3 + 8 + 6 + 32,
}

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_tables_are_made_from_the_components(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """What is on disk is what the tool would write."""
    make_tables = tool(monkeypatch)
    text = (FOLDERS / game / "tables.py").read_text(encoding="utf-8")
    assert text == make_tables.render(game)
    assert make_tables.main([game, "--check"]) == 0


@every_game
def test_every_table_names_its_source(game: str) -> None:
    """Each table says whether it is printed, public, our reading or rebuilt."""
    found = tables_of(box(game))
    assert len(found) == TABLES[game]
    assert all(field_sources(table) for _, table in found)


@pytest.mark.parametrize("game", [game for game in GAMES if "options" in box(game)])
def test_options_are_the_settings(game: str) -> None:
    """What holds unless a table says otherwise is the default, in the order of the questions."""
    settings = importlib.import_module(f"groma.games.{game}").GAME.settings
    offered = [(setting.name, setting.labels[setting.default]) for setting in settings]
    said = {True: "on", False: "off"}
    assert offered == [
        (name, said[value] if isinstance(value, bool) else str(value))
        for name, value in options(game).items()
    ]


@every_game
def test_a_board_draws_what_the_components_say(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    boxes = tool(monkeypatch, "boxes")
    assert boxes.page(game).read_text(encoding="utf-8") == boxes.render(game)
    assert game in boxes.games()
    assert boxes.main([game, "--check"]) == 0


@every_game
def test_a_board_draws_all_that_is_made_for_it(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """No constant of box.ts is there in vain: the board reads it, or a type there is made of it."""
    page = tool(monkeypatch, "boxes").page(game)
    text = page.read_text("utf-8")
    files = [path for ending in ("ts", "svelte") for path in page.parent.rglob(f"*.{ending}")]
    read = "".join(path.read_text("utf-8") for path in files if path != page)
    names = re.findall(r"^export const (\w+)", text, re.MULTILINE)
    assert names
    for name in names:
        assert re.search(rf"\b{name}\b", read) or f"typeof {name}" in text, name
