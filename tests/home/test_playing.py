"""Playing at home: whole games against bots, what is stored when it is answered, who waits."""

import subprocess
import sys
from datetime import datetime, timedelta
from random import Random
from uuid import uuid4

import msgspec
import pytest

from groma.home.live import players
from groma.home.store import Memory
from groma.table.ids import HOME, read
from groma.table.thoughts import ThinkerLost, Thought, ToThink, thought
from tests.home.homes import Door, House, Person, my_turn, played, until


def test_whole_games_against_bots(door: Door, game: str) -> None:
    anna = door.guest()
    table = anna.open(game, "me", "apprentice", start=True)
    stream = anna.stream(table, lang="en")
    seen = played(anna, table, Random(game))
    assert seen["table"]["status"] == "over"
    assert anna.get(f"/tables/{table}/verification")["sound"]
    last = stream.until(lambda event: event.id == seen["seq"])[-1]
    assert last.data["parts"]["table.status"] == "over"
    assert [one["id"] for one in anna.get("/me/tables")["tables"]] == [table]


def test_numbers_of_a_home_are_its_own(door: Door) -> None:
    anna = door.guest()
    table = anna.open("city-of-rome")
    for one in (table, anna.id):
        number = read(one)
        assert number is not None
        assert number < HOME
        assert one[0] in "0123"


def test_what_is_answered_is_stored(house: House) -> None:
    """A home that ends without a word, and another one that begins with what it kept."""
    store = Memory()
    anna = house.open(store).guest()
    table = anna.open("city-of-rome", "me", "me-not", status=422)
    table = anna.open("city-of-rome", "me", "random", start=True)
    chance = Random(3)
    for _ in range(5):
        seen = until(lambda: my_turn(anna, table))
        seq = anna.move(table, chance)
        kept = house.do(store.entries(read(table) or 0, seq))
        assert msgspec.json.decode(kept[0])[2] == 0  # a move
    until(lambda: my_turn(anna, table))
    seen = anna.view(table)
    again = anna.at(house.open(Memory(store)))
    assert again.view(table) == seen
    assert again.get(f"/tables/{table}/log") == anna.get(f"/tables/{table}/log")
    assert again.get("/me")["name"] == "Anna"


def test_what_cannot_be_stored_has_not_happened(house: House) -> None:
    class Full(Memory):
        full = False

        async def append(
            self, table: int, seq: int, entries: list[bytes], texts: bytes | None
        ) -> bool:
            if self.full:
                raise OSError("no space left")
            return await super().append(table, seq, entries, texts)

    store = Full()
    anna = house.open(store).guest()
    table = anna.open("city-of-rome", "me", "random", start=True)
    seen = until(lambda: my_turn(anna, table))
    store.full = True
    anna.move(table, Random(1), status=500)
    assert anna.view(table) == seen
    store.full = False
    anna.move(table, Random(1))


def test_a_move_that_is_repeated_happens_once(door: Door) -> None:
    anna = door.guest()
    table = anna.open("city-of-rome", "me", "random", start=True)
    seen = until(lambda: my_turn(anna, table))
    wanted = {"seq": seen["seq"], "move": seen["legal"][0], "key": str(uuid4())}
    done = anna.post(f"/tables/{table}/moves", wanted, 201)
    assert anna.post(f"/tables/{table}/moves", wanted, 201) == done
    seen = until(lambda: my_turn(anna, table))
    anna.move(table, Random(1))
    assert anna.post(f"/tables/{table}/moves", wanted, 201) == done  # also when it is long ago


def test_who_thinks_long_does_so_elsewhere(house: House) -> None:
    asked: list[ToThink] = []

    class Quick:
        async def ask(self, question: ToThink) -> Thought:
            asked.append(question)
            easy = msgspec.structs.replace(question, bot="random")  # type: ignore[type-var]
            return thought(door.home.games["city-of-rome"], easy)

    door = house.open(thinking=Quick())
    anna = door.guest()
    table = anna.open("city-of-rome", "me", "consul", start=True)
    chance = Random(5)
    for _ in range(3):
        until(lambda: my_turn(anna, table))
        anna.move(table, chance)
    until(lambda: my_turn(anna, table))
    assert asked


def test_who_thought_and_is_gone_is_followed_by_another(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "AGAIN_SECONDS", 0.0)
    lost: list[ToThink] = []

    class Frail:
        async def ask(self, question: ToThink) -> Thought:
            if not lost:
                lost.append(question)
                raise ThinkerLost
            easy = msgspec.structs.replace(question, bot="random")  # type: ignore[type-var]
            return thought(door.home.games["city-of-rome"], easy)

    door = house.open(thinking=Frail())
    anna = door.guest()
    table = anna.open("city-of-rome", "me", "master", start=True)
    until(lambda: my_turn(anna, table))
    anna.move(table, Random(1))
    until(lambda: my_turn(anna, table))
    assert lost


def test_a_bot_that_could_not_play_tries_again_when_somebody_looks(house: House) -> None:
    class Failing:
        fails = True

        async def ask(self, question: ToThink) -> Thought:
            if self.fails:
                return Thought([], trouble="it broke")
            easy = msgspec.structs.replace(question, bot="random")  # type: ignore[type-var]
            return thought(door.home.games["city-of-rome"], easy)

    thinking = Failing()
    door = house.open(thinking=thinking)
    anna = door.guest()
    table = anna.open("city-of-rome", "me", "master", start=True)
    while (seen := anna.view(table))["legal"]:
        anna.move(table, Random(1))
    stream = anna.stream(table)
    assert stream.next().id == seen["seq"]
    thinking.fails = False
    anna.stream(table)
    assert stream.next().id == seen["seq"] + 1


def test_bots_pause_where_somebody_sits(house: House) -> None:
    door = house.open(pause=3600.0)
    anna = door.guest()
    table = ""
    while not table or not anna.view(table)["legal"]:  # until she is the one who begins
        table = anna.open("caesars-empire", "me", "random", start=True)
    while anna.view(table)["legal"]:
        anna.move(table, Random(1))
    anna.do(table, "undo")
    assert anna.view(table)["legal"]


def test_a_clock_runs_out(door: Door) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    clock = {"allowance": 0, "bank": 1}
    table = anna.open("city-of-rome", "me", "open", "apprentice", clock=clock)
    ben.post(f"/tables/{table}/join", {})
    anna.post(f"/tables/{table}/start")
    shown = until(lambda: [one for one in anna.table(table)["seats"] if one["away"]])
    assert shown[0]["bot"] == "apprentice"  # as strong as the bots there


def test_while_a_home_is_closed_its_clocks_stand_still(house: House) -> None:
    store = Memory()
    one = house.open(store)
    anna, ben = one.guest("Anna"), one.guest("Ben")
    clock = {"allowance": 60, "bank": 60}
    table = anna.open("city-of-rome", "me", "open", clock=clock)
    ben.post(f"/tables/{table}/join", {})
    anna.post(f"/tables/{table}/start")
    left = deadline(anna, table) - one.given.now()
    one.stop()
    other = house.open(Memory(store), later=86400)
    anna = anna.at(other)
    assert not any(seat["away"] for seat in anna.table(table)["seats"])
    assert abs(deadline(anna, table) - other.given.now() - left) < timedelta(seconds=30)
    assert "Nobody had this table open; the clock stood still." in anna.log(table)
    assert anna.table(table)["paused"] is None
    seq = anna.table(table)["seq"]
    third = house.open(Memory(store), later=86400 + 30)  # a second tab: one is open
    assert anna.at(third).table(table)["seq"] == seq


def deadline(person: Person, table: str) -> datetime:
    return datetime.fromisoformat(person.table(table)["deadline"])


@pytest.mark.parametrize("part", ["groma.home.home", "groma.home.folder"])
def test_nothing_of_a_server_is_imported(part: str) -> None:
    code = f"import sys, {part}; print(*sorted({{one.split('.')[0] for one in sys.modules}}))"
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    found = set(answer.stdout.split())
    assert "msgspec" in found
    assert not found & set("asyncpg litestar nats uvicorn argon2 procrastinate httpx".split())
    code = f"import sys, {part}; print(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert not [one for one in answer.stdout.split() if one.startswith("groma.server")]


def test_a_browser_knows_its_own_person(door: Door) -> None:
    browser = Person(door, cookie=True)
    assert browser.get("/me") is None
    login = browser.post("/me/guest", {"name": "Anna"}, 201)
    assert browser.get("/me")["person"] == login["person"]
    ben = door.guest("Ben")
    assert browser.get("/me")["name"] == "Anna"
    assert ben.get("/me")["name"] == "Ben"
    browser.post("/me/logout")
    assert browser.get("/me") is None
    assert ben.get("/me")["name"] == "Ben"
