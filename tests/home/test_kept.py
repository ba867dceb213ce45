"""Kept tables: taken out whole, set up again, removed; analyses that go on after a reload."""

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from groma.core.game import games, versions
from groma.home.store import Memory
from groma.table.analysing import PartWanted
from groma.table.ids import read, written
from groma.table.thoughts import Thought, ToThink
from tests.home.homes import Door, House, Person, until

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import playthrough  # noqa: E402  (a tool of the repository, not of the package)


def number(table: str) -> int:
    found = read(table)
    assert found is not None
    return found


def played(person: Person, game: str, *seats: str, moves: int = 6, **more: Any) -> str:
    """A table of somebody, some moves on."""
    table: str = person.open(game, *seats, start="open" not in seats, **more)
    chance = Random(game)
    for _ in range(moves):
        seen = until(lambda: mine(person, table))
        if seen["table"]["status"] != "running":
            break
        person.move(table, chance)
    until(lambda: mine(person, table))
    return table


def mine(person: Person, table: str) -> Any:
    """The view, once I am to decide or nobody is."""
    seen = person.view(table)
    return seen if seen["legal"] or seen["table"]["turn"] is None else None


def kept(person: Person, table: str, status: int = 200) -> Any:
    return person.get(f"/home/tables/{table}", status)


def set_up(person: Person, record: Any, status: int = 201) -> Any:
    return person.post("/home/tables", {"record": record}, status)


def test_a_table_is_the_same_in_another_home(house: House, game: str) -> None:
    here, there = house.open(), house.open()
    anna, ben = here.guest("Anna"), there.guest("Ben")
    table = played(anna, game, "me", "random", title="Evening", hints=True)
    nobody = Person(here)
    record = kept(nobody, table)
    assert record["seed"]  # though it runs
    assert (record["format"], record["rules"]) == (1, games()[game].version)
    assert len(json.dumps(record)) < 4000
    made = set_up(ben, record)
    assert made["people"] == []
    assert made["table"]["title"] == "Evening"
    assert made["table"]["seats"][0]["name"] == "Ben"
    again = made["table"]["id"]
    theirs = kept(ben, again)
    assert theirs["seats"][0]["name"] == "Ben"
    theirs["seats"][0]["name"] = "Anna"
    assert theirs == record
    assert ben.view(again)["view"] == anna.view(table)["view"]
    assert ben.log(again)[-1].replace("Ben", "Anna") == anna.log(table)[-1]
    ben.move(again, Random(1))


def test_everybody_at_one_screen_has_a_token_again(door: Door, house: House) -> None:
    anna = door.guest("Anna")
    table = anna.open("carpe-diem", "me", "open", "open")
    others = [door.guest(name) for name in ("Ben", "Cleo")]
    for other in others:
        other.post(f"/tables/{table}/join", {})
    anna.post(f"/tables/{table}/start")
    record = kept(anna, table)
    there = house.open()
    dora = there.guest("Dora")
    made = set_up(dora, record)
    assert [(one["seat"], one["name"]) for one in made["people"]] == [(1, "Ben"), (2, "Cleo")]
    people = [dora, *(Person(there, one["login"]["token"]) for one in made["people"])]
    new = made["table"]["id"]
    turn = dora.view(new)["table"]["turn"]
    people[turn].move(new, Random(2))
    assert there.guest("Eva").ask("GET", f"/tables/{new}")[0] == 200


def test_a_table_that_gathers_or_is_over_travels_too(door: Door) -> None:
    anna = door.guest("Anna")
    waiting = kept(anna, anna.open("city-of-rome", "me", "open", "novice"))
    assert waiting["begun"] is False
    made = set_up(anna, waiting)["table"]
    assert made["status"] == "gathering"
    assert kept(anna, made["id"]) == waiting
    over = played(anna, "caesars-empire", "me", "random", moves=5000)
    assert anna.table(over)["status"] == "over"
    again = set_up(anna, kept(anna, over))["table"]
    assert again["status"] == "over"
    checked = anna.get(f"/tables/{again['id']}/verification")
    assert (checked["sound"], checked["wrong"]) == (True, "")


def test_what_does_not_replay_is_refused_and_leaves_nothing(door: Door) -> None:
    anna = door.guest("Anna")
    record = kept(anna, played(anna, "city-of-rome", "me", "random"))
    before = anna.get("/home/tables")
    for changed, status, kind in (
        ({"moves": [*record["moves"], 60_000]}, 422, "wrong"),
        ({"seed": "ff" * 32, "key": None}, 422, "wrong"),
        ({"rules": 99}, 422, "wrong"),
        ({"game": "hopscotch"}, 422, "wrong"),
        ({"start": "00ff"}, 422, "wrong"),
        ({"start": ""}, 422, "wrong"),
        ({"seats": [*record["seats"][:1], {}]}, 422, "wrong"),
        ({"begun": False, "moves": [], "broken_off": True}, 422, "wrong"),
        ({"begun": False}, 422, "wrong"),
        ({"format": 2}, 400, "wrong"),
        ({"seed": None}, 400, "wrong"),
        ({"moves": "x"}, 400, "wrong"),
    ):
        problem = set_up(anna, record | changed, status)
        assert problem["type"] == f"/problems/{kind}"
        assert problem["title"]
    Person(door).post("/home/tables", {"record": record}, 401)
    assert anna.get("/home/tables") == before


def test_nobody_becomes_a_guest_by_a_record_that_is_refused(door: Door) -> None:
    anna = door.guest("Anna")
    record = kept(anna, anna.open("carpe-diem", "me", "open", "open"))
    everybody = door.house.do(door.home.store.names(""))
    people = [{"name": name, "person": True} for name in ("Anna", "Ben", "Cleo")]
    hurried = {"allowance": 60, "bank": 60, "weekend": 0}
    for changed in (
        {"seats": [*people[:2], {"name": "\u200b", "person": True}]},
        {"seats": [*people[:2], {"name": "", "person": True}]},
        {"seats": people, "clock": hurried},
    ):
        problem = set_up(anna, record | changed, 422)
        assert problem["type"] == "/problems/wrong"
        assert door.house.do(door.home.store.names("")) == everybody
    nameless = [{"name": "", "person": True}, *people[1:]]  # I come with my own name
    assert len(set_up(anna, record | {"seats": nameless})["people"]) == 2


def test_what_is_removed_is_gone_with_all_of_it(door: Door) -> None:
    anna = door.guest("Anna")
    table = played(anna, "caesars-empire", "me", "random", moves=5000)
    other = played(anna, "carpe-diem", "me", "random", moves=1)
    anna.post(f"/tables/{table}/chat", {"text": "vale"}, 201)
    anna.post(f"/tables/{table}/analysis")
    stream = anna.stream(table)
    assert stream.next().kind == "table"
    assert anna.ask("DELETE", f"/home/tables/{table}") == (200, None)
    assert stream.next().kind == "bye"
    for path in (f"/tables/{table}", f"/home/tables/{table}", f"/tables/{table}/view"):
        anna.get(path, 404)
    assert anna.ask("DELETE", f"/home/tables/{table}")[0] == 404
    assert [one["id"] for one in anna.get("/home/tables")] == [other]
    names = door.house.do(door.home.store.names(""))
    assert not [name for name in names if table in name]


# ---- what this program cannot go on with --------------------------------------------------------


def test_tables_of_earlier_rules_go_on_under_them(door: Door, game: str) -> None:
    file = ROOT / "tests" / "golden" / game / "1" / "2-players-0.txt"
    whole = playthrough.read(file.read_text("utf-8")).whole()
    assert whole.seed is not None
    anna = door.guest("Anna")
    record = {
        "format": 1,
        "game": game,
        "rules": 1,
        "settings": whole.settings,
        "seats": [{"name": "Anna", "person": True}, {"name": "Titus", "bot": "novice"}],
        "seed": whole.seed.hex(),
        "moves": whole.moves[: len(whole.moves) // 2],
    }
    table = set_up(anna, record)["table"]
    assert table["rules"] == 1 < games()[game].version
    until(lambda: mine(anna, table["id"]))
    anna.move(table["id"], Random(3))
    assert kept(anna, table["id"])["rules"] == 1
    fork = anna.post(f"/tables/{table['id']}/fork", {}, 201)
    assert fork["rules"] == 1


def test_rules_that_are_gone_and_newer_programs_are_told_and_all_is_taken_out(
    house: House,
) -> None:
    store = Memory()
    first = house.open(store)
    anna = first.guest("Anna")
    tables = [played(anna, "city-of-rome", "me", "random", title="Old") for _ in range(2)]
    records = [kept(anna, table) for table in tables]
    first.stop()
    strange = [json.loads(one) for one in house.do(store.entries(number(tables[1])))]
    strange.append([*strange[-1][:1], len(strange), 99, *strange[-1][3:]])
    added = [json.dumps(strange[-1]).encode()]
    house.do(store.append(number(tables[1]), len(strange) - 1, added, None))
    shelf = {key: one for key, one in versions().items() if key[0] != "city-of-rome"}
    later = house.open(store, shelf=shelf)
    anna = anna.at(later)
    gone = anna.get(f"/tables/{tables[0]}", 503)
    assert gone["type"] == "/problems/rules-not-installed"
    newer = anna.get(f"/tables/{tables[1]}/view", 503)
    assert newer["type"] == "/problems/newer"
    assert anna.get("/me/tables")["tables"] == []
    lines = {one["id"]: one for one in anna.get("/home/tables")}
    assert [lines[table]["problem"] for table in tables] == ["rules-not-installed", "newer"]
    assert lines[tables[0]]["title"] == "Old"
    assert kept(anna, tables[0]) == records[0]
    whole = kept(anna, tables[1])
    assert whole["entries"] == strange
    assert set_up(anna, records[0], 422)["type"] == "/problems/wrong"
    assert set_up(anna, whole, 503)["type"] == "/problems/newer"
    assert anna.ask("DELETE", f"/home/tables/{tables[1]}")[0] == 200
    # A program that knows what the newer one wrote reads all of it.
    knowing = house.open(Memory()).guest("Anna")
    made = set_up(knowing, whole | {"entries": strange[:-1]})
    assert kept(knowing, made["table"]["id"]) == records[1]


# ---- one table that fails, and all the others ---------------------------------------------------


def without(name: str) -> Any:
    """The shelf of a program that lacks a game."""
    return {key: one for key, one in versions().items() if key[0] != name}


def bots_turn(person: Person, **more: Any) -> str:
    """A table at which a bot is to play; the home lets it wait."""
    while True:
        table: str = person.open("city-of-rome", "me", "novice", start=True, **more)
        if person.table(table)["turn"] == 1:
            return table
        person.ask("DELETE", f"/home/tables/{table}")


@pytest.mark.parametrize("clock", [None, {"allowance": 3600, "bank": 3600}])
def test_rules_that_are_gone_keep_no_other_table_from_going_on(
    house: House, clock: dict[str, int] | None
) -> None:
    """Also where the table was listed before, so that a home looks after it as it starts."""
    store = Memory()
    first = house.open(store, pause=3600.0)
    anna = first.guest("Anna")
    gone = bots_turn(anna, clock=clock, title="Old")
    good = anna.open("caesars-empire", "me", "random", "random", start=True)
    listed = anna.get("/home/tables")
    assert [one["problem"] for one in listed] == ["", ""]
    record = kept(anna, gone)
    first.stop()
    later = house.open(store, shelf=without("city-of-rome"), later=600.0)
    anna = anna.at(later)
    lines = {one["id"]: one for one in anna.get("/home/tables")}
    assert lines[gone] | {"problem": ""} in listed  # nothing of it was read again
    assert lines[gone]["problem"] == "rules-not-installed"
    assert lines[good]["problem"] == ""
    assert good in [one["id"] for one in anna.get("/me/tables")["tables"]]
    assert anna.get(f"/tables/{gone}", 503)["type"] == "/problems/rules-not-installed"
    assert kept(anna, gone) == record
    until(lambda: mine(anna, good))
    anna.move(good, Random(5))


@pytest.mark.parametrize("older", [{}, [], "x", None])
def test_what_another_version_kept_of_a_table_is_made_again(house: House, older: Any) -> None:
    store = Memory()
    first = house.open(store)
    anna = first.guest("Anna")
    table = played(anna, "city-of-rome", "me", "random")
    listed = anna.get("/me/tables")
    first.stop()
    shape = json.loads(house.do(store.value(f"shape/{table}")))
    if older == {}:
        older = {key: one for key, one in shape.items() if key != "brought"}
    for name in (f"shape/{table}", f"analysis/{table}"):
        house.do(store.keep(name, json.dumps(older).encode()))
    anna = anna.at(house.open(store))
    assert anna.get("/me/tables") == listed
    assert json.loads(house.do(store.value(f"shape/{table}"))) == shape
    anna.move(table, Random(6))


@pytest.mark.parametrize("entry", [b'{"nonsense": 1}', b"nonsense", b"[]", b"null"])
def test_a_table_that_cannot_be_read_is_alone_with_that(house: House, entry: bytes) -> None:
    store = Memory()
    first = house.open(store, pause=3600.0)
    anna = first.guest("Anna")
    broken = bots_turn(anna)
    good = anna.open("caesars-empire", "me", "random", "random", start=True)
    anna.get("/me/tables")  # what is known of them is kept
    first.stop()
    seq = len(house.do(store.entries(number(broken))))
    house.do(store.append(number(broken), seq, [entry], None))
    house.do(store.append(12345, 0, [entry], None))
    later = house.open(store)
    anna = anna.at(later)
    assert [one["id"] for one in anna.get("/me/tables")["tables"]] == [good]
    problems = {one["id"]: one["problem"] for one in anna.get("/home/tables")}
    assert problems == {broken: "failed", good: "", written(12345): "failed"}
    until(lambda: mine(anna, good))
    anna.move(good, Random(7))
    for table in (broken, written(12345)):
        anna.get(f"/tables/{table}", 500)
        assert anna.ask("DELETE", f"/home/tables/{table}")[0] == 200
    assert [one["id"] for one in anna.get("/home/tables")] == [good]


def test_a_home_starts_though_a_table_is_not_what_its_list_says(house: House) -> None:
    class Broken(Memory):
        async def entries(self, table: int, since: int = 0) -> list[bytes]:
            found = await super().entries(table, since)
            return [b"{}"] if table == number(broken) else found

    store = Memory()
    first = house.open(store, pause=3600.0)
    anna = first.guest("Anna")
    broken = bots_turn(anna)
    good = anna.open("caesars-empire", "me", "random", "random", start=True)
    listed = [one["id"] for one in anna.get("/me/tables")["tables"]]
    first.stop()
    anna = anna.at(house.open(Broken(store)))
    assert sorted(one["id"] for one in anna.get("/me/tables")["tables"]) == sorted(listed)
    until(lambda: mine(anna, good))
    anna.move(good, Random(8))


# ---- analyses -----------------------------------------------------------------------------------


class Slow:
    """Whoever thinks, as far as a test lets it."""

    def __init__(self) -> None:
        self.asked: list[PartWanted] = []
        self.most = 3

    async def ask(self, asked: ToThink) -> Thought:
        assert isinstance(asked, PartWanted)
        self.asked.append(asked)
        while len(self.asked) > self.most:
            await asyncio.sleep(0.001)
        zeros = [0] * asked.players
        return Thought([], cost=0, numbers=zeros)


def test_an_analysis_goes_on_where_it_was_after_a_reload(house: House) -> None:
    store, thinking = Memory(), Slow()
    door = house.open(store, thinking=thinking)
    anna = door.guest("Anna")
    table = played(anna, "caesars-empire", "me", "random", moves=5000)
    path = f"/tables/{table}/analysis"
    assert anna.get(path)["status"] == "free"
    first = anna.post(path)
    assert (first["status"], first["done"]) == ("coming", 0)
    assert anna.post(path)["of"] == first["of"]
    until(lambda: anna.get(path)["done"] == 3)
    door.stop()
    thinking.most = 10**6
    later = house.open(store, thinking=thinking)
    anna = anna.at(later)
    until(lambda: anna.get(path)["status"] == "there")
    asked = [(one.kind, one.at, one.seat) for one in thinking.asked]
    assert len(asked) == first["of"] + 1  # the one that was under way was begun again
    assert len(set(asked)) == first["of"]
    found = anna.get(path)
    assert found["done"] == found["of"] == first["of"]
    assert anna.post(path) == found
    assert len(thinking.asked) == len(asked)


def test_an_analysis_that_fails_is_told_as_such_and_others_go_on(house: House) -> None:
    class Lost(Slow):
        async def ask(self, asked: ToThink) -> Thought:
            return Thought([], trouble="no")

    door = house.open(thinking=Lost())
    anna = door.guest("Anna")
    table = played(anna, "caesars-empire", "me", "random", moves=5000)
    anna.ask("POST", f"/tables/{table}/analysis")
    until(lambda: anna.get(f"/tables/{table}/analysis")["status"] == "no")
    assert anna.post(f"/tables/{table}/analysis", None, 409)["type"] == "/problems/not-now"


def test_what_springs_from_a_game_that_runs_is_not_looked_through(door: Door) -> None:
    anna = door.guest("Anna")
    table = played(anna, "caesars-empire", "me", "random", moves=2)
    made = anna.post(f"/tables/{table}/fork", {"bot": "random"}, 201)["id"]
    chance = Random(4)
    while True:
        seen = until(lambda: mine(anna, made))
        if seen["table"]["status"] == "over":
            break
        anna.move(made, chance)
    assert anna.get(f"/tables/{made}/analysis")["status"] == "no"
    anna.post(f"/tables/{made}/analysis", None, 409)
    assert anna.ask("DELETE", f"/home/tables/{table}")[0] == 200
    assert anna.get(f"/tables/{made}/analysis")["status"] == "free"  # nobody plays it any more


@pytest.mark.parametrize("bot", ["master", "random"])
def test_a_hint_is_worked_out_beside_everything_else(door: Door, bot: str) -> None:
    anna = door.guest("Anna")
    table = played(anna, "carpe-diem", "me", bot, moves=1, hints=True)
    told = anna.post(f"/tables/{table}/hint")
    assert told["words"]
    assert told["moves"][0] in anna.view(table)["legal"]
