"""How people play: made of games that ended, newer ones counting more, of guests nothing."""

from datetime import timedelta
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from groma.server.live.reckoner import Reckoner
from groma.server.store.check import rebuild_rows
from groma.server.store.database import connect
from groma.table import bots
from tests.server.wire import Clockwork, Door, House, Person, number, play, seated

GAME = "caesars-empire"
LIVE = {"allowance": 60, "bank": 300, "increment": 0}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")
    return Clockwork(monkeypatch)


def reckon(house: House) -> None:
    """Until nothing is left to reckon."""
    while house.do(Reckoner(house.front.node).reckon()):
        pass


def member(person: Person) -> Person:
    """The same person with an account."""
    name = f"M {uuid4().hex[:12]}"
    made = person.post("/me/account", {"name": name, "password": "ave imperator 9"}, 201)
    return Person(person.port, made["token"], made["person"])


def known(person: Person) -> Any:
    return person.get(f"/people/{person.id}")


def game(door: Door, *people: Person, **more: Any) -> str:
    """A running table of some people."""
    table: str = people[0].open(GAME, "me", *["open"] * (len(people) - 1), **more)
    for person in people[1:]:
        person.post(f"/tables/{table}/join", {})
    people[0].post(f"/tables/{table}/start")
    return table


def leave_to_a_bot(house: House, table: str, one: Person, other: Person) -> None:
    """Somebody gives up; the other one and a bot play to the end."""
    one.post(f"/tables/{table}/leave")
    with house.working():
        for _ in range(10_000):
            seen = other.view(table)
            if seen["table"]["status"] != "running":
                return
            if seen["legal"]:
                other.move(table, Random(len(seen["legal"])))


def test_a_game_counts_when_it_is_over(house: House, door: Door) -> None:
    anna, ben = member(door.guest("Anna")), member(door.guest("Ben"))
    assert known(anna)["standing"] is None
    table = game(door, anna, ben)
    reckon(house)
    assert known(anna)["tallies"] == []
    play(table, [anna, ben], Random(3))
    reckon(house)
    places = [page["place"] for page in anna.get(f"/tables/{table}/sheet")["sheets"]]
    for person, place in zip((anna, ben), places):
        tally = {"game": GAME, "players": 2, "played": 1, "won": int(place == 1)}
        assert known(person)["tallies"] == [tally]
        assert known(person)["standing"]["games"] == 1
        assert known(person)["standing"]["finished"] == 1.0
        assert known(person)["guest"] is False


def test_who_gives_up_has_not_finished(house: House, door: Door) -> None:
    anna, ben = member(door.guest("Anna")), member(door.guest("Ben"))
    table = game(door, anna, ben)
    leave_to_a_bot(house, table, anna, ben)
    reckon(house)
    assert known(anna)["standing"]["finished"] == 0.0
    assert known(anna)["tallies"][0]["won"] == 0
    assert known(ben)["standing"]["finished"] == 1.0


def test_of_guests_nothing_is_told_but_it_is_theirs_with_an_account(
    house: House, door: Door
) -> None:
    table, people = seated(door, GAME, "Anna", "Ben")
    play(table, people, Random(1))
    reckon(house)
    shown = known(people[0])
    assert (shown["name"], shown["guest"]) == ("Anna", True)
    assert (shown["standing"], shown["tallies"]) == (None, [])
    assert known(member(people[0]))["standing"]["games"] == 1


def test_against_bots_alone_is_practice(house: House, door: Door) -> None:
    anna = member(door.guest("Anna"))
    table = anna.open(GAME, "me", "random", start=True)
    with house.working():
        for _ in range(10_000):
            seen = anna.view(table)
            if seen["table"]["status"] != "running":
                break
            if seen["legal"]:
                anna.move(table, Random(2))
    reckon(house)
    assert known(anna)["standing"] is None


def test_newer_games_count_more(house: House, door: Door) -> None:
    anna, ben = member(door.guest("Anna")), member(door.guest("Ben"))
    given_up = game(door, anna, ben)
    leave_to_a_bot(house, given_up, anna, ben)
    house.sql(
        "update tables set ended_at = ended_at - $1::interval where id = $2",
        timedelta(days=90),
        number(given_up),
    )
    play(game(door, anna, ben), [anna, ben], Random(5))
    reckon(house)
    assert known(anna)["standing"]["finished"] == pytest.approx(1 / 1.5, abs=1e-3)
    assert known(ben)["standing"]["finished"] == 1.0


def test_the_median_of_turns_is_told_apart_by_the_clock(
    house: House, door: Door, clock: Clockwork
) -> None:
    anna, ben = member(door.guest("Anna")), member(door.guest("Ben"))
    table = game(door, anna, ben, clock=LIVE)
    for _ in range(10_000):
        seen = anna.view(table)["table"]
        if seen["status"] != "running":
            break
        clock.move(7 if seen["turn"] == 0 else 20)
        mover = (anna, ben)[seen["turn"]]
        while mover.table(table)["turn"] == seen["turn"]:
            mover.move(table, Random(4))
    reckon(house)
    assert (known(anna)["standing"]["live"], known(anna)["standing"]["slow"]) == (7.0, None)
    assert known(ben)["standing"]["live"] == 20.0


def test_an_end_that_is_taken_back_counts_no_more(house: House, door: Door) -> None:
    anna, ben = member(door.guest("Anna")), member(door.guest("Ben"))
    table = game(door, anna, ben)
    play(table, [anna, ben], Random(6))
    reckon(house)
    house.sql("update tables set status = 1 where id = $1", number(table))
    reckon(house)
    assert known(anna)["standing"] is None
    house.sql("update tables set status = 2 where id = $1", number(table))
    reckon(house)
    assert known(anna)["standing"]["games"] == 1


def test_all_of_it_can_be_made_again(house: House, door: Door) -> None:
    anna, ben = member(door.guest("Anna")), member(door.guest("Ben"))
    play(game(door, anna, ben), [anna, ben], Random(7))
    reckon(house)
    before = known(anna)

    async def rebuild() -> None:
        connection = await connect(house.database)
        await rebuild_rows(connection, door.node.tables.shelf)
        await connection.close()

    house.do(rebuild())
    assert known(anna)["standing"] is None
    reckon(house)
    assert known(anna) == before


def test_nobody_is_found_where_nobody_is(door: Door) -> None:
    door.guest("Anna").get("/people/0000000000000", 404)
