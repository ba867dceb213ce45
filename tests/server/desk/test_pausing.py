"""Tables that pause: nothing is played, no clock runs, and play goes on with the time left."""

from random import Random

import pytest

from groma.table import bots
from groma.table.entries import WHOLE_HOUSE
from tests.server.test_clocks import DAYS, LIVE, due, left, pass_on
from tests.server.wire import Clockwork, Door, House, number, seated, until

GAME = "builders-antiquity"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")
    return Clockwork(monkeypatch)


@pytest.mark.parametrize("given", [LIVE, DAYS])
def test_a_pause_takes_no_time(house: House, clock: Clockwork, given: dict[str, int]) -> None:
    table, people = seated(house.front, GAME, "Anna", "Ben", clock=given)
    door = house.front.node.door
    turn = people[0].table(table)["turn"]
    clock.move(40)
    before = left(people[0].table(table), clock)
    house.do(door.pause(number(table)))
    shown = people[0].table(table)
    assert (shown["paused"], shown["deadline"]) == (
        clock.now().isoformat().replace("+00:00", "Z"),
        None,
    )
    assert due(house, table) == (None, None)
    assert people[turn].view(table)["legal"] is None
    people[turn].do(table, "moves", 409, move=0)
    people[turn].post(f"/tables/{table}/end", status=409)
    clock.move(30 * 86400)
    house.do(door.resume(number(table)))
    shown = people[0].table(table)
    assert shown["paused"] is None
    assert left(shown, clock) == before
    for node in house.doors:
        node.forget()
        assert people[0].at(node).table(table) == shown
    clock.move(10)
    seat, _ = pass_on(table, people, Random(1))
    banks = people[0].table(table)["banks"]
    assert banks[seat] == (given["bank"] + given["increment"]) * 1000 - (
        0 if given is DAYS else 50_000
    )
    assert people[0].log(table).count("Play goes on, with the time that everybody had.") == 1


def test_a_claim_waits_no_shorter_for_a_pause(door: Door, house: House, clock: Clockwork) -> None:
    table, people = seated(door, GAME, "Anna", "Ben", clock=LIVE, hidden=False)
    people[1].post(f"/tables/{table}/leave")
    cleo = door.member("Cleo", "10.9.8.7")
    cleo.post(f"/tables/{table}/claim", {"seat": 1})
    clock.move(60)
    house.do(door.node.door.pause(number(table)))
    clock.move(3600)
    house.do(door.node.door.resume(number(table)))
    (claim,) = people[0].table(table)["claims"]
    wait = 120 - 60
    assert claim["until"].startswith((clock.now().replace(microsecond=0)).isoformat()[:11])
    assert door.replica(table).header.ripe(1).timestamp() - clock.now().timestamp() == wait


def test_bots_rest_too(house: House) -> None:
    door = house.front
    anna = door.guest("Anna")
    rests, plays = (anna.open(GAME, "random", "random", start=True) for _ in range(2))
    house.do(door.node.door.pause(number(rests), WHOLE_HOUSE))
    assert due(house, rests) == (None, None)
    house.sql("update tables set due = now() where id = $1", number(rests))  # as if it were due
    with house.working():
        until(lambda: anna.table(plays)["moves"] > 20)
        assert anna.table(rests)["moves"] == 0
        assert "all tables pause" in anna.log(rests)[-1]
        house.do(door.node.door.resume(number(rests)))
        until(lambda: anna.table(rests)["moves"] > 0)


def test_the_house_ends_a_game_and_calls_off_a_table(door: Door, house: House) -> None:
    table, people = seated(door, GAME, "Anna", "Ben")
    house.do(door.node.door.pause(number(table)))
    house.do(door.node.door.end(number(table)))
    shown = people[0].table(table)
    assert (shown["status"], shown["broken_off"], shown["paused"]) == ("over", True, None)
    assert (
        people[0].log(table)[-1] == "Whoever runs this server has ended the game, without a winner."
    )
    waiting = people[0].open(GAME, "me", "open")
    house.do(door.node.door.end(number(waiting)))
    assert people[0].table(waiting)["status"] == "closed"
    assert people[0].log(waiting)[-1] == "Whoever runs this server has called the table off."
