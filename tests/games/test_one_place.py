"""A number of a box stands in one place: changed there, rules, views and boards have it."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.games.components import FOLDERS, ROOT, tool
from tests.games.owner import Copy, correct

GAMES = sorted(path.parents[1].name for path in FOLDERS.glob("*/box/components.toml"))


class Change(NamedTuple):
    """A line of components.toml and what it becomes; then what the board's box.ts says instead."""

    game: str
    before: str
    after: str
    was: str
    now: str


CHANGES = [
    Change(
        "builders_antiquity",
        "tool = 2 #",
        "tool = 3 #",
        "export const TOOL_PRICE = 2;",
        "export const TOOL_PRICE = 3;",
    ),
    Change(
        "builders_antiquity",
        "lighthouse = { needs = [2, 4, 1, 3], pays = 14",
        "lighthouse = { needs = [2, 4, 1, 3], pays = 16",
        "lighthouse: { needs: { stone: 2, wood: 4, knowledge: 1, decoration: 3 }, pays: 14,",
        "lighthouse: { needs: { stone: 2, wood: 4, knowledge: 1, decoration: 3 }, pays: 16,",
    ),
    Change(
        "caesars_empire",
        'mediolanum = { region = "italia", value = 3',
        'mediolanum = { region = "italia", value = 6',
        "mediolanum: { region: 'italia', value: 3,",
        "mediolanum: { region: 'italia', value: 6,",
    ),
    Change(
        "caesars_empire",
        "same = [0, 0, 2, 10, 20]",
        "same = [0, 0, 3, 10, 20]",
        "[0, 0, 2, 10, 20];",
        "[0, 0, 3, 10, 20];",
    ),
    Change(
        "carpe_diem",
        'id = "b_grape_herb", asks = { grape = 1, herb = 1 }, pays = { points = 3 }',
        'id = "b_grape_herb", asks = { grape = 1, herb = 1 }, pays = { points = 4 }',
        "b_grape_herb: { red: true, asks: { grape: 1, herb: 1 }, pays: { points: 3 } },",
        "b_grape_herb: { red: true, asks: { grape: 1, herb: 1 }, pays: { points: 4 } },",
    ),
    Change(
        "carpe_diem",
        "loaves = 3 #",
        "loaves = 4 #",
        "export const LOAVES = 3;",
        "export const LOAVES = 4;",
    ),
    Change(
        "city_of_marble",
        "empty_stacks = 3 #",
        "empty_stacks = 2 #",
        "export const EMPTY = 3;",
        "export const EMPTY = 2;",
    ),
    Change(
        "city_of_marble",
        "most_coins = 2 #",
        "most_coins = 4 #",
        "  most_coins: 2,",
        "  most_coins: 4,",
    ),
    Change(
        "city_of_rome",
        "per_brick = 2 #",
        "per_brick = 3 #",
        "export const COINS_PER_BRICK = 2;",
        "export const COINS_PER_BRICK = 3;",
    ),
    Change(
        "city_of_rome",
        'id = "vineyard"\ncategory = "production"\ncost = 2',
        'id = "vineyard"\ncategory = "production"\ncost = 4',
        "vineyard: { category: 'production', cost: 2 },",
        "vineyard: { category: 'production', cost: 4 },",
    ),
]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The boxes, and folders for the boards with nothing in them."""
    for game in GAMES:
        for folder in (f"src/groma/games/{game}/box", f"web/src/games/{game}"):
            (tmp_path / folder).mkdir(parents=True)
        box = (FOLDERS / game / "box" / "components.toml").read_text("utf-8")
        (tmp_path / "src/groma/games" / game / "box" / "components.toml").write_text(box, "utf-8")
    return tmp_path


@pytest.mark.parametrize("change", CHANGES, ids=[f"{one.game}: {one.now}" for one in CHANGES])
def test_a_board_shows_a_changed_number(
    monkeypatch: pytest.MonkeyPatch, copy: Path, change: Change
) -> None:
    """After `make tables`, and nothing else: on this board there, and on no other."""
    make_tables, boxes = tool(monkeypatch), tool(monkeypatch, "boxes")
    monkeypatch.setattr(make_tables, "GAMES", copy / "src/groma/games")
    before = {game: boxes.page(game).read_text("utf-8") for game in GAMES}
    assert before[change.game].count(change.was) == 1
    correct(copy, change.game, change.before, change.after)
    assert make_tables.main([change.game]) == 0
    assert boxes.main([], copy) == 0
    rules = [folder / change.game / "tables.py" for folder in (FOLDERS, copy / "src/groma/games")]
    assert rules[0].read_text("utf-8") != rules[1].read_text("utf-8")
    before[change.game] = before[change.game].replace(change.was, change.now)
    assert {game: boxes.page(game, copy).read_text("utf-8") for game in GAMES} == before


def test_two_are_changed_in_every_game() -> None:
    assert sorted(change.game for change in CHANGES) == sorted([*GAMES, *GAMES])


def test_an_old_box_is_noticed_and_not_written(
    monkeypatch: pytest.MonkeyPatch, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    boxes = tool(monkeypatch, "boxes")
    assert boxes.main([], copy) == 0
    assert boxes.main(["--check"], copy) == 0
    correct(copy, "carpe_diem", "loaves = 3 #", "loaves = 4 #")
    assert boxes.main(["--check"], copy) == 1
    assert "carpe_diem" in capsys.readouterr().err
    assert "LOAVES = 3" in boxes.page("carpe_diem", copy).read_text("utf-8")


SEEN = [  # what reaches the page in a view: a line of the box, and where the new number is then
    ("builders_antiquity", "action = 5 #", "action = 8 #", ["prices", "action"], 8),
    (
        "caesars_empire",
        'brundisium = { region = "italia", value = 2',
        'brundisium = { region = "italia", value = 7',
        ["cities", 2, "value"],
        7,
    ),
    ("carpe_diem", "rounds = 7 #", "rounds = 6 #", ["rounds"], 6),
    ("city_of_marble", "\nactions = 2 #", "\nactions = 3 #", ["turn", "actions"], 3),
    ("city_of_rome", "rounds = 7\n", "rounds = 6\n", ["rounds"], 6),
]
SHOW = """
import json, sys
from groma.core.deal import Deal
from groma.core.game import games
for name, way in json.loads(sys.argv[1]):
    game = games()[name]
    seen = game.view(game.deal(2, game.defaults(), Deal(bytes(32)), None), 0)
    for key in way:
        seen = seen[key]
    print(seen)
"""


def test_a_view_shows_a_changed_number(tmp_path: Path) -> None:
    """One in every game: what a board does not draw of box.ts, it is told."""
    assert [game for game, *_ in SEEN] == GAMES
    copy = Copy(tmp_path)
    for game, before, after, *_ in SEEN:
        copy.correct(game, before, after)
        made = copy.tables(game)
        assert made.returncode == 0, made.stderr
    asked = [(game.replace("_", "-"), way) for game, _, _, way, _ in SEEN]
    shown = copy.run("-c", SHOW, json.dumps(asked))
    assert shown.returncode == 0, shown.stderr
    assert [int(line) for line in shown.stdout.split()] == [now for *_, now in SEEN]


@pytest.mark.nightly
def test_the_built_page_has_a_changed_number(tmp_path: Path) -> None:
    """A whole site, made of a copy in which a line of components.toml is another."""
    copy = Copy(tmp_path)
    web = tmp_path / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "results"))
    (web / "node_modules").symlink_to(ROOT / "web/node_modules")
    (change,) = [one for one in CHANGES if "b_grape_herb" in one.before]
    copy.correct(change.game, change.before, change.after)
    for made in (copy.tables(change.game), copy.run("tools/boxes.py")):
        assert made.returncode == 0, made.stderr
    subprocess.run(["npx", "prettier", "--check", "src/games/*/box.ts"], cwd=web, check=True)
    subprocess.run(["npm", "run", "--silent", "build"], cwd=web, check=True)
    scripts = [path.read_text("utf-8") for path in (tmp_path / "src/groma/site").rglob("*.js")]
    found = [re.findall(r"b_grape_herb:.*?points:(\d)", script) for script in scripts]
    assert [points for each in found for points in each] == ["4"]
