"""Holidays: clocks of days stand still, entries say so, and nobody is away for ever."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from groma.server.live.vacations import Vacations
from groma.table import bots
from groma.table.entries import HOLIDAY
from tests.server.test_clocks import due, left, pass_on, time
from tests.server.test_company import member
from tests.server.wire import Clockwork, Door, House, Person, number

GAME = "builders-antiquity"
DAY = 86400
DAYS = {"allowance": DAY, "bank": DAY, "increment": 0}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")
    return Clockwork(monkeypatch)


def tell(house: House) -> None:
    """All tables that are to know of a holiday are told."""
    while house.do(Vacations(house.front.node).tell()):
        pass


def away(person: Person, begins: datetime, days: float, status: int = 201) -> Any:
    ends = begins + timedelta(days=days)
    asked = {"begins": begins.isoformat(), "ends": ends.isoformat()}
    return person.post("/me/holidays", asked, status)


def game(door: Door, **more: Any) -> tuple[str, list[Person]]:
    people = [member(door, "Anna"), member(door, "Ben")]
    table = people[0].open(GAME, "me", "open", **more)
    people[1].post(f"/tables/{table}/join", {})
    people[0].post(f"/tables/{table}/start")
    return table, people


def entries(house: House, table: str) -> int:
    sql = "select count(*) from entries where table_id = $1 and kind = $2"
    return int(house.sql(sql, number(table), HOLIDAY)[0][0])


def test_the_clock_stands_still_and_all_nodes_know_it(house: House, clock: Clockwork) -> None:
    table, people = game(house.front, clock=DAYS)
    turn = people[0].table(table)["turn"]
    assert left(people[0].table(table), clock) == 2 * DAY
    begins = clock.now() + timedelta(hours=1)
    told = away(people[turn], begins, 5)
    assert told["days"] == pytest.approx(23)
    tell(house)
    shown = people[0].table(table)
    assert left(shown, clock) == 7 * DAY
    assert due(house, table)[1] == time(shown["deadline"])
    assert time(shown["seats"][turn]["holiday"]["begins"]) == begins
    assert people[0].log(table)[-1].endswith("the clock stands still meanwhile.")
    assert entries(house, table) == 1
    for node in house.doors:
        node.forget()
        assert people[0].at(node).table(table) == shown
    clock.move(5 * DAY + 2 * 3600)  # back since an hour: two hours of the turn were used
    seat, _ = pass_on(table, people, Random(1))
    assert (seat, people[0].table(table)["banks"][seat]) == (turn, DAY * 1000)


def test_who_comes_home_early_has_the_old_clock_again(house: House, clock: Clockwork) -> None:
    table, people = game(house.front, clock=DAYS)
    turn = people[0].table(table)["turn"]
    one = away(people[turn], clock.now(), 10)["holidays"][0]["id"]
    tell(house)
    clock.move(3 * DAY)
    status, after = people[turn].ask("DELETE", f"/me/holidays/{one}")
    assert (status, after["holidays"]) == (200, [])
    assert after["days"] == pytest.approx(25)
    tell(house)
    assert left(people[0].table(table), clock) == 2 * DAY
    assert entries(house, table) == 2
    assert people[turn].ask("DELETE", f"/me/holidays/{one}")[0] == 404


def test_a_table_that_begins_later_is_told_too_but_quick_ones_are_not(
    house: House, clock: Clockwork
) -> None:
    door = house.front
    anna, ben = member(door, "Anna"), member(door, "Ben")
    away(anna, clock.now(), 5)
    tables = {}
    for name, given in (("slow", DAYS), ("quick", {"allowance": 60, "bank": 60}), ("none", None)):
        tables[name] = anna.open(GAME, "me", "open", clock=given)
        ben.post(f"/tables/{tables[name]}/join", {})
        anna.post(f"/tables/{tables[name]}/start")
    tell(house)
    assert {name: entries(house, table) for name, table in tables.items()} == {
        "slow": 1,
        "quick": 0,
        "none": 0,
    }


def test_there_are_so_many_days_a_year(door: Door, clock: Clockwork) -> None:
    anna = member(door, "Anna")
    now = clock.now()
    away(anna, now + timedelta(days=1), 20)
    for begins, days in ((30, 9), (5, 1), (30, -1), (400, 1)):
        refused = away(anna, now + timedelta(days=begins), days, 422)
        assert refused["detail"].startswith("A holiday begins before it ends")
    away(anna, now + timedelta(days=30), 8)
    assert anna.get("/me/holidays")["days"] == pytest.approx(0)
    assert (
        door.guest("Gast").post(
            "/me/holidays",
            {"begins": now.isoformat(), "ends": (now + timedelta(days=1)).isoformat()},
            403,
        )["detail"]
        == "That needs an account."
    )


def test_a_day_without_a_zone_is_no_moment(door: Door) -> None:
    day = datetime(2030, 1, 1, tzinfo=UTC).replace(tzinfo=None)
    asked = {"begins": day.isoformat(), "ends": (day + timedelta(days=1)).isoformat()}
    member(door, "Anna").post("/me/holidays", asked, 422)
