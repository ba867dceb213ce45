"""Claims: a seat that a bot plays for somebody waits for its owner, the host, or its grace."""

from random import Random
from typing import Any

import pytest

from groma.server.people.purge import purge
from groma.table import bots
from tests.server.night import one_game
from tests.server.wire import Clockwork, Door, House, Person, number, seated, until

LIVE = {"allowance": 0, "bank": 300, "increment": 10}
DAYS = {"allowance": 3 * 86400, "bank": 86400, "increment": 0}
GRACE = 120
ELSEWHERE = "203.0.113.7"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")  # the usual one thinks longer
    return Clockwork(monkeypatch)


def late(
    house: House, clock: Clockwork, game: str, limits: Any = LIVE, **more: Any
) -> tuple[str, Person, Person, int]:
    """A table at which somebody's time ran out: who it was, who else sits there, which seat."""
    table, people = seated(house.front, game, "Anna", "Ben", clock=limits, **more)
    seat = int(people[0].table(table)["turn"])
    clock.move(5 * 86400)
    house.do(house.front.node.door.time_is_up(number(table)))
    return table, people[seat], people[1 - seat], seat


def grace_ends(house: House, table: str) -> None:
    house.do(house.doors[1].node.tables.fresh(number(table)))  # a worker looks first
    house.do(house.doors[1].node.door.grace_is_over(number(table)))


@one_game("builders-antiquity")
def test_who_claims_a_seat_waits_and_sees_nothing_of_it(
    house: House, clock: Clockwork, game: str
) -> None:
    table, _, other, seat = late(house, clock, game)
    dora = house.doors[1].member("Dora", ELSEWHERE)
    assert other.table(table)["grace"] == GRACE
    claim = f"/tables/{table}/claim"
    assert other.post(claim, {"seat": seat}, 409)["detail"].startswith("You have a seat")
    assert dora.post(claim, {"seat": 1 - seat}, 409)["detail"] == "Nobody has left that seat."
    dora.post(claim, {"seat": 5}, 422)
    dora.post(claim, {"seat": seat})
    (shown,) = other.table(table)["claims"]
    assert (shown["seat"], shown["person"], shown["name"]) == (seat, dora.id, dora.name)
    assert dora.view(table)["viewer"] == 2
    assert other.log(table)[-1] == f"{dora.name} asks for a seat that a bot plays."
    again = dora.post(claim, {"seat": seat}, 409)
    assert again["detail"].startswith("Somebody waits for that seat already")
    for node in house.doors:
        node.forget()
        assert other.at(node).table(table)["claims"] == [shown]


@one_game("builders-antiquity")
def test_an_owner_who_comes_back_in_time_keeps_the_seat(
    house: House, clock: Clockwork, game: str
) -> None:
    table, mine, other, seat = late(house, clock, game)
    dora = house.doors[1].member("Dora", ELSEWHERE)
    dora.post(f"/tables/{table}/claim", {"seat": seat})
    clock.move(GRACE - 1)
    with pytest.raises(Exception, match="not-now"):
        grace_ends(house, table)
    mine.post(f"/tables/{table}/return")
    assert other.table(table)["claims"] == []
    clock.move(GRACE)
    with pytest.raises(Exception, match="not-now"):
        grace_ends(house, table)
    assert mine.view(table)["viewer"] == seat


@one_game("builders-antiquity")
def test_when_nobody_comes_back_the_worker_gives_the_seat(
    house: House, clock: Clockwork, game: str
) -> None:
    clock.move(-10 * 86400)  # so that it is due by the clock of the database, too
    table, mine, other, seat = late(house, clock, game)
    dora = house.doors[1].member("Dora", ELSEWHERE)
    dora.post(f"/tables/{table}/claim", {"seat": seat})
    clock.move(GRACE)
    with house.working():
        until(lambda: other.table(table)["seats"][seat]["person"] == dora.id)
    assert other.table(table)["claims"] == []
    assert f"{dora.name} takes over the seat." in other.log(table)
    assert f"{dora.name} übernimmt den Platz." in other.log(table, "de")
    assert (mine.view(table)["viewer"], dora.view(table)["viewer"]) == (2, seat)
    assert mine.post(f"/tables/{table}/return", status=403)
    while other.table(table)["turn"] != seat:
        other.move(table, Random(8))
    dora.move(table, Random(8))


@one_game("builders-antiquity")
def test_of_days_the_grace_is_a_turn(house: House, clock: Clockwork, game: str) -> None:
    table, _, other, seat = late(house, clock, game, DAYS)
    dora = house.front.member("Dora", ELSEWHERE)
    dora.post(f"/tables/{table}/claim", {"seat": seat})
    assert other.table(table)["grace"] == DAYS["allowance"]
    clock.move(DAYS["allowance"] - 1)
    with pytest.raises(Exception, match="not-now"):
        grace_ends(house, table)
    clock.move(1)
    grace_ends(house, table)
    assert dora.view(table)["viewer"] == seat


@one_game("builders-antiquity")
def test_where_nobody_hurries_the_host_decides(door: Door, game: str) -> None:
    table, (anna, ben) = seated(door, game, "Anna", "Ben")
    ben.post(f"/tables/{table}/leave")
    dora, emil = door.guest("Dora"), door.guest("Emil")
    admit, away = f"/tables/{table}/claim/admit", f"/tables/{table}/claim/turn-away"
    assert anna.post(admit, {"seat": 1}, 409)["detail"] == "Nobody waits for that seat."
    dora.post(f"/tables/{table}/claim", {"seat": 1})
    assert emil.post(f"/tables/{table}/claim", {"seat": 1}, 409)
    assert anna.get(f"/tables/{table}/claims") == [{"seat": 1, "guest": True, "shares": True}]
    for stranger in (dora, emil):
        assert stranger.post(admit, {"seat": 1}, 403)
        assert stranger.get(f"/tables/{table}/claims", 403)
    assert emil.post(away, {"seat": 1}, 403)
    anna.post(away, {"seat": 1})
    assert anna.table(table)["claims"] == []
    emil.post(f"/tables/{table}/claim", {"seat": 1})
    emil.post(away, {"seat": 1})  # thought better of it
    dora.post(f"/tables/{table}/claim", {"seat": 1})
    anna.post(admit, {"seat": 1})
    assert dora.view(table)["viewer"] == 1
    assert anna.log(table)[-2:] == ["Anna lets it happen.", "Dora takes over the seat."]


@one_game("builders-antiquity")
def test_from_elsewhere_is_told_from_here(door: Door, game: str) -> None:
    table, (anna, ben) = seated(door, game, "Anna", "Ben")
    ben.post(f"/tables/{table}/leave")
    dora = door.member("Dora", "2001:db8:1:2::7")
    dora.post(f"/tables/{table}/claim", {"seat": 1})
    assert anna.get(f"/tables/{table}/claims") == [{"seat": 1, "guest": False, "shares": False}]


@one_game("builders-antiquity")
def test_who_left_may_think_better_of_it(door: Door, game: str) -> None:
    table, (anna, ben, carl) = seated(door, game, "Anna", "Ben", "Carl")
    for one in (anna, ben):
        one.post(f"/tables/{table}/leave")
    answer = anna.post(f"/tables/{table}/claim", {"seat": 1}, 409)
    assert answer["detail"] == "You have a seat at this table already."  # and has seen its hand
    anna.post(f"/tables/{table}/claim", {"seat": 0})
    assert carl.table(table)["seats"][0]["away"] is False


@one_game("builders-antiquity")
def test_if_the_host_is_gone_who_sits_there_decides(door: Door, game: str) -> None:
    table, (anna, ben, _) = seated(door, game, "Anna", "Ben", "Carl")
    anna.post(f"/tables/{table}/leave")
    dora = door.guest("Dora")
    dora.post(f"/tables/{table}/claim", {"seat": 0})
    assert anna.post(f"/tables/{table}/claim/admit", {"seat": 0}, 403)
    ben.post(f"/tables/{table}/claim/admit", {"seat": 0})
    assert dora.view(table)["viewer"] == 0


@one_game("builders-antiquity")
def test_origins_are_forgotten_a_week_after_the_game(
    house: House, clock: Clockwork, game: str
) -> None:
    table, (anna, ben) = seated(house.front, game, "Anna", "Ben")
    kept = "select person, origin from origins where table_id = $1"
    assert len(house.sql(kept, number(table))) == 2
    assert all(b"127.0.0.1" not in row[1] for row in house.sql(kept, number(table)))
    anna.post(f"/tables/{table}/end")
    ben.do(table, "undo/agree")
    ended = "update tables set ended_at = now() - make_interval(hours => $2) where id = $1"
    for hours, left in ((6 * 24, 2), (7 * 24 + 1, 0)):
        house.sql(ended, number(table), hours)
        house.do(purge(house.front.node.database))
        assert len(house.sql(kept, number(table))) == left
