"""Bots at the API: five levels are offered, names of old accepted, strength told if measured."""

import importlib
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from groma.bots import LEVELS
from groma.core.game import Game
from groma.new import make
from groma.words.strength import FILE
from tests.server.wire import Clockwork, Door, House, number, seated
from tests.text.pebbles import PEBBLES

NAME, MODULE = "measured-in-tests", "measured_in_tests"
STRENGTH = """\
rules = 1
build = "of tests"

[apprentice]
against = "novice"
share = 72.4
low = 66.2
high = 78.1
deals = 200
games = 400
mean = 1.5
slowest = 20
"""


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    """A game of somebody else, of whose bots one was measured."""
    home = tmp_path_factory.mktemp("package")
    make(NAME, home / NAME)
    file = (home / NAME / "src" / MODULE).joinpath(*FILE)
    file.parent.mkdir(exist_ok=True)
    file.write_text(STRENGTH)
    sys.path.insert(0, str(home / NAME / "src"))
    yield importlib.import_module(MODULE).GAME
    sys.path.remove(str(home / NAME / "src"))


def test_levels_are_listed_from_weak_to_strong(door: Door) -> None:
    for game in door.guest().get("/games"):
        if game["name"] in ("city-of-rome", "carpe-diem", "caesars-empire"):
            assert [bot["name"] for bot in game["bots"]] == LEVELS
            assert game["usual_bot"] == "apprentice"


def test_strength_is_told_where_it_was_measured(door: Door, measured: Game[Any]) -> None:
    door.install(measured)
    bots = door.guest().get(f"/games/{NAME}")["bots"]
    told = {"against": "novice", "share": 72.4, "low": 66.2, "high": 78.1, "deals": 200}
    assert [bot["name"] for bot in bots] == LEVELS
    assert [bot["strength"] for bot in bots] == [None, told, None, None, None]


def test_a_game_without_a_sense_has_chance_alone(door: Door) -> None:
    door.install(PEBBLES)
    anna = door.guest()
    game = anna.get("/games/pebbles")
    assert game["bots"] == [{"name": "random", "strength": None}]
    assert game["usual_bot"] == "random"
    for bot in (*LEVELS, "greedy"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        refused = anna.post("/tables", {"game": "pebbles", "seats": seats, "title": ""}, 422)
        assert refused["detail"].startswith("There is no such bot")


@pytest.mark.parametrize("bot", ["greedy", "random", "novice", "consul"])
def test_names_of_old_are_accepted(door: Door, bot: str) -> None:
    anna = door.guest()
    table = anna.open("city-of-rome", "me", bot, "open")
    anna.post(f"/tables/{table}/seat-bot", {"seat": 2, "bot": bot})
    assert [seat["bot"] for seat in anna.table(table)["seats"]] == [None, bot, bot]
    anna.post(f"/tables/{table}/start")
    made = anna.post(f"/tables/{table}/fork", {"bot": bot}, 201)
    assert [seat["bot"] for seat in made["seats"]] == [None, bot, bot]
    anna.post(f"/tables/{table}/fork", {"bot": "grandmaster"}, 422)


@pytest.mark.parametrize(
    ("bots", "stands_in"), [("master master", "master"), ("random random", "journeyman")]
)
def test_a_bot_as_strong_as_the_others_takes_a_seat(door: Door, bots: str, stands_in: str) -> None:
    anna = door.guest()
    table = anna.open("city-of-rome", "me", *bots.split(), start=True)
    fork = anna.post(f"/tables/{table}/fork", {}, 201)
    assert [seat["bot"] for seat in fork["seats"]] == [None, stands_in, stands_in]
    anna.post(f"/tables/{table}/leave")
    assert anna.table(table)["seats"][0]["bot"] == stands_in


def test_whose_time_is_up_is_followed_by_somebody_of_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clockwork(monkeypatch)
    door = house.front
    limits = {"allowance": 0, "bank": 300, "increment": 10}
    table, people = seated(door, "builders-antiquity", "Anna", "Ben", clock=limits)
    seat = people[0].table(table)["turn"]
    clock.move(5 * 86400)
    house.do(door.node.door.time_is_up(number(table)))
    assert people[0].table(table)["seats"][seat]["bot"] == "journeyman"
