"""Clocks and absence: banks, reminders, bots that stand in, owners who come back."""

from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest

from groma.table import bots
from groma.table.clock import LIVE_GRAIN, SLOW_GRAIN
from tests.server.night import one_game
from tests.server.wire import Clockwork, Door, House, Person, number, seated, until

LIVE = {"allowance": 0, "bank": 300, "increment": 10}
DAYS = {"allowance": 3 * 86400, "bank": 86400, "increment": 0}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")  # the usual one thinks longer
    return Clockwork(monkeypatch)


def time(text: str) -> datetime:
    return datetime.fromisoformat(text)


def left(shown: Any, clock: Clockwork) -> float:
    """How many seconds the seat in turn has left."""
    return (time(shown["deadline"]) - clock.now()).total_seconds()


def pass_on(table: str, people: list[Person], chance: Random) -> tuple[int, int]:
    """Play until it is somebody else's turn: whose it was, and whose it is."""
    turn = people[0].table(table)["turn"]
    while True:
        people[turn].move(table, chance)
        after = people[0].table(table)["turn"]
        if after != turn:
            return turn, after


def due(house: House, table: str) -> Any:
    return house.sql("select due, deadline from tables where id = $1", number(table))[0]


# ---- banks ---------------------------------------------------------------------------------------


@one_game("builders-antiquity")
def test_a_turn_is_paid_from_the_bank_and_adds_to_it(
    house: House, clock: Clockwork, game: str
) -> None:
    table, people = seated(house.front, game, "Anna", "Ben", clock=LIVE)
    shown = people[0].table(table)
    assert (shown["clock"], shown["banks"]) == ({**LIVE, "weekend": None}, [300_000, 300_000])
    assert left(shown, clock) == 300
    clock.move(40)
    seat, other = pass_on(table, people, Random(game))
    shown = people[0].table(table)
    assert shown["banks"][seat] == 270_000  # 40 used, 10 added
    assert shown["banks"][other] == 300_000
    clock.move(100)
    assert left(shown, clock) == 200
    for node in house.doors:
        node.forget()
        assert people[0].at(node).table(table) == shown


@one_game("builders-antiquity")
def test_of_days_the_bank_is_what_goes_beyond_them(door: Door, clock: Clockwork, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben", clock=DAYS)
    assert left(people[0].table(table), clock) == 4 * 86400
    clock.move(2 * 86400)
    seat, _ = pass_on(table, people, Random(game))
    assert people[0].table(table)["banks"][seat] == 86_400_000
    clock.move(3 * 86400 + 3600)
    _, seat = pass_on(table, people, Random(game))
    assert people[0].table(table)["banks"][1 - seat] == 82_800_000


@one_game("builders-antiquity")
def test_without_a_clock_nothing_is_ever_due_but_bots(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    for _ in range(3):
        assert due(house, table) == (None, None)
        shown = people[0].table(table)
        assert (shown["clock"], shown["deadline"], shown["banks"]) == (None, None, [])
        pass_on(table, people, Random(game))
    anna = house.front.guest("Anna")
    table = anna.open(game, "me", "random", start=True, clock=LIVE)
    for _ in range(3):
        seen = anna.view(table)
        if seen["table"]["turn"] == 0:
            at, until_then = due(house, table)
            assert until_then <= at <= until_then + timedelta(seconds=LIVE_GRAIN)
            anna.move(table, Random(1))
        else:
            at, until_then = due(house, table)
            assert until_then is None  # a bot has all the time it wants, ...
            assert at <= time(seen["table"]["since"]) + timedelta(seconds=1)  # ... and plays now
            break


@pytest.mark.parametrize("given", [LIVE, DAYS])
@one_game("builders-antiquity")
def test_taking_back_puts_the_clock_back(
    house: House, clock: Clockwork, game: str, given: dict[str, int]
) -> None:
    chance = Random(game)
    table, people = seated(house.front, game, "Anna", "Ben", clock=given)
    clock.move(20)
    pass_on(table, people, chance)
    clock.move(30)
    before = people[0].table(table)
    pass_on(table, people, chance)
    clock.move(50)
    pass_on(table, people, chance)
    clock.move(5)
    moves = people[0].table(table)["moves"] - before["moves"]
    people[0].do(table, "undo/ask", count=moves)
    people[1].do(table, "undo/agree")
    after = people[0].table(table)
    assert after["banks"] == before["banks"]  # nobody pays, and nobody gains
    assert after["turn"] == before["turn"]
    used = clock.now() - time(after["since"])
    assert used == timedelta(seconds=30)
    clock.move(10)
    seat, _ = pass_on(table, people, chance)
    spent = 40_000 - 10_000 if given is LIVE else 0
    assert people[0].table(table)["banks"][seat] == before["banks"][seat] - spent
    for node in house.doors:
        node.forget()
        assert people[0].at(node).table(table)["banks"] == people[0].table(table)["banks"]


def test_within_a_turn_time_runs_on_over_a_taking_back(house: House, clock: Clockwork) -> None:
    table, people = seated(house.front, "city-of-rome", "Anna", "Ben", clock=LIVE)
    chance = Random(5)
    for _ in range(60):
        turn = people[0].table(table)["turn"]
        clock.move(1)
        people[turn].move(table, chance)
        shown = people[turn].view(table)
        if shown["table"]["turn"] == turn and shown["undo"]["count"]:
            break
    clock.move(7)
    people[turn].do(table, "undo")
    again = people[turn].table(table)
    for part in ("since", "deadline", "banks"):
        assert again[part] == shown["table"][part]


# ---- reminders and absence -----------------------------------------------------------------------


def reachable(house: House, *people: Person) -> None:
    """They have said where they want to be told."""
    for person in people:
        house.sql(
            "insert into channels (id, person, kind, address) values ($1, $1, 'mail', 'a@b.org')",
            number(person.id),
        )


@one_game("builders-antiquity")
def test_who_takes_days_is_reminded_once(house: House, clock: Clockwork, game: str) -> None:
    clock.move(-2.5 * 86400)
    table, people = seated(house.front, game, "Anna", "Ben", clock=DAYS)
    told = "select kind, person, seq from outbox where table_id = $1 order by id"
    assert house.sql(told, number(table)) == []  # nobody has said where
    reachable(house, *people)
    clock.move(2.5 * 86400)
    with house.working():
        rows = until(lambda: house.sql(told, number(table)))
    kind, _, seq = rows[0]
    assert (kind, seq, len(rows)) == ("reminder", people[0].view(table)["seq"], 1)
    at, deadline = due(house, table)
    assert deadline <= at <= deadline + timedelta(seconds=SLOW_GRAIN)
    pass_on(table, people, Random(game))
    assert [row[0] for row in house.sql(told, number(table))] == ["reminder", "turn"]
    live = house.do(house.front.node.tables.fresh(number(table)))
    assert not live.replica.header.reminded, "the next turn has a reminder of its own"


@one_game("builders-antiquity")
def test_who_begins_is_told(house: House, game: str) -> None:
    anna, ben = house.front.guest("Anna"), house.front.guest("Ben")
    reachable(house, anna, ben)
    table = anna.open(game)
    ben.post(f"/tables/{table}/join", {})
    seq = anna.post(f"/tables/{table}/start")["seq"]
    turn = anna.table(table)["turn"]
    rows = house.sql(
        """select o.kind, o.seq, s.seat from outbox o join seats s using (table_id, person)
        where table_id = $1""",
        number(table),
    )
    assert rows == [("turn", seq, turn)]


def late(house: House, clock: Clockwork, game: str) -> tuple[str, Person, Person, int]:
    """A table at which somebody's time ran out and a bot plays: who, who else, and which seat."""
    clock.move(-1000)
    table, people = seated(house.front, game, "Anna", "Ben", clock=LIVE)
    turn = int(people[0].table(table)["turn"])
    clock.move(1000)
    with house.working():
        until(lambda: people[0].table(table)["turn"] != turn)
    return table, people[turn], people[1 - turn], turn


@one_game("builders-antiquity")
def test_when_time_is_up_a_bot_stands_in_and_the_owner_may_come_back(
    house: House, clock: Clockwork, game: str
) -> None:
    table, mine, other, seat = late(house, clock, game)
    name = ["Anna", "Ben"][seat]
    for node in house.doors:
        shown = other.at(node).table(table)["seats"][seat]
        assert (shown["bot"], shown["away"], shown["person"]) == ("random", True, mine.id)
        assert shown["name"] == name
    assert f"The time of {name} is up: a bot plays for {name}." in other.log(table)
    assert any(f"Zeit von {name}" in line for line in other.log(table, "de"))
    seen = mine.view(table)
    assert (seen["viewer"], seen["legal"]) == (seat, None)
    assert mine.do(table, "undo", 409)["detail"].startswith("A bot plays for you")
    assert mine.do(table, "moves", 409, move=0)["detail"].startswith("A bot plays for you")
    caught_up = [line["words"] for line in mine.get(f"/tables/{table}/catch-up")["lines"]]
    stood_in = caught_up.index(f"The time of {name} is up: a bot plays for {name}.")
    assert len(caught_up) > stood_in + 1  # with what the bot did
    mine.post(f"/tables/{table}/return")
    assert mine.log(table)[-1] == f"{name} is back."
    assert mine.log(table, "de")[-1] == f"{name} ist wieder da."
    shown = mine.table(table)
    assert (shown["seats"][seat]["bot"], shown["seats"][seat]["away"]) == (None, False)
    assert shown["banks"][seat] == 150_000  # half of the bank, to go on with
    assert mine.post(f"/tables/{table}/return", status=409)["detail"] == "Nobody plays for you."
    while mine.table(table)["turn"] != seat:
        other.move(table, Random(6))
    clock.move(20)
    mine.move(table, Random(6))


def test_who_comes_back_in_the_own_turn_has_time_again(house: House, clock: Clockwork) -> None:
    clock.move(-1000)
    table, people = seated(house.front, "city-of-rome", "Anna", "Ben", clock=LIVE)
    turn = people[0].table(table)["turn"]
    clock.move(1000)
    house.do(house.doors[1].node.door.time_is_up(number(table)))  # no worker: nobody plays
    shown = people[0].table(table)
    assert (shown["turn"], shown["deadline"]) == (turn, None)
    people[turn].post(f"/tables/{table}/return")
    assert people[0].table(table)["banks"][turn] == 150_000  # what was used is paid
    assert left(people[0].table(table), clock) == 150
    at, deadline = due(house, table)
    assert deadline <= at <= deadline + timedelta(seconds=LIVE_GRAIN)
    clock.move(100)
    pass_on(table, people, Random(1))
    assert people[0].table(table)["banks"][turn] == 60_000


@one_game("builders-antiquity")
def test_who_came_back_keeps_time_over_a_taking_back(
    house: House, clock: Clockwork, game: str
) -> None:
    table, mine, other, seat = late(house, clock, game)
    mine.post(f"/tables/{table}/return")
    other.do(table, "undo/ask", count=other.table(table)["moves"])
    mine.do(table, "undo/agree")
    shown = mine.table(table)
    assert (shown["moves"], shown["turn"]) == (0, seat)
    assert shown["banks"] == [300_000, 300_000]
    assert left(shown, clock) == 300  # it had run out of time then: now it begins anew
    mine.move(table, Random(1))
    clock.move(-400)
    table, mine, other, seat = late(house, clock, game)
    clock.move(400)
    mine.post(f"/tables/{table}/return")
    while mine.table(table)["turn"] != seat:
        other.move(table, Random(2))
    clock.move(20)
    moves = mine.table(table)["moves"]
    _, _ = pass_on(table, [mine, other][:: 1 - 2 * seat], Random(3))
    house.front.forget()  # whoever reads it from the database must know of the return, too
    mine.do(table, "undo/ask", count=mine.table(table)["moves"] - moves)
    other.do(table, "undo/agree")
    assert mine.table(table)["banks"][seat] == 150_000
    assert left(mine.table(table), clock) == 130


def test_nobodys_time_is_up_before_it_is(house: House, clock: Clockwork) -> None:
    table, people = seated(house.front, "city-of-rome", "Anna", "Ben", clock=LIVE)
    clock.move(299)
    with pytest.raises(Exception, match="not-now"):
        house.do(house.front.node.door.time_is_up(number(table)))
    assert people[0].table(table)["seats"][0]["bot"] is None


@one_game("builders-antiquity")
def test_who_leaves_a_running_game_leaves_it_to_a_bot(
    house: House, clock: Clockwork, game: str
) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    turn = people[0].table(table)["turn"]
    mine, other = people[turn], people[1 - turn]
    mine.post(f"/tables/{table}/leave")
    name = ["Anna", "Ben"][turn]
    assert other.log(table)[-1] == f"{name} has left: a bot plays on."
    assert other.log(table, "de")[-1].startswith(f"{name} ist gegangen")
    shown = other.table(table)["seats"][turn]
    assert (shown["person"], shown["away"], shown["bot"]) == (None, True, "random")
    assert mine.post(f"/tables/{table}/return", status=403)
    assert mine.post(f"/tables/{table}/leave", status=403)
    with house.working():
        until(lambda: other.table(table)["turn"] == 1 - turn)
    mine.post(f"/tables/{table}/claim", {"seat": turn})  # thought better of it
    assert mine.view(table)["viewer"] == turn


def test_a_bank_of_months_can_be_kept(door: Door, clock: Clockwork) -> None:
    slow = {"allowance": 86400, "bank": 60 * 86400, "increment": 86400}
    table, people = seated(door, "city-of-rome", "Anna", "Ben", clock=slow)
    for _ in range(6):
        people[people[0].table(table)["turn"]].move(table, Random(1))
    banks = people[0].table(table)["banks"]
    assert max(banks) == 60 * 86_400_000  # and no more
