"""Weekends that do not count: deadlines, banks and taking back, the same on all nodes."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from groma.table import bots
from tests.server.test_clocks import due, left, pass_on, time
from tests.server.wire import Clockwork, Door, House, seated

GAME = "builders-antiquity"
DAYS = {"allowance": 86400, "bank": 86400, "increment": 0, "weekend": 0}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")
    made = Clockwork(monkeypatch)
    made._time = datetime(2030, 3, 1, 12, tzinfo=UTC)  # a Friday, at noon
    return made


def test_the_weekend_is_not_part_of_a_turn(house: House, clock: Clockwork) -> None:
    table, people = seated(house.front, GAME, "Anna", "Ben", clock=DAYS)
    shown = people[0].table(table)
    assert shown["clock"] == DAYS
    assert left(shown, clock) == 4 * 86400  # two days, and two that do not count
    at, until_then = due(house, table)
    # The reminder after three quarters: Friday has twelve hours, Monday the other six.
    assert at == datetime(2030, 3, 4, 6, tzinfo=UTC)
    assert until_then == time(shown["deadline"])
    clock.move(3 * 86400 + 6 * 3600)  # Monday evening: a day and six hours were used
    seat, _ = pass_on(table, people, Random(1))
    assert people[0].table(table)["banks"][seat] == 18 * 3600 * 1000
    for node in house.doors:
        node.forget()
        assert people[0].at(node).table(table) == people[0].table(table)


def test_taking_back_over_a_weekend_costs_nobody_anything(door: Door, clock: Clockwork) -> None:
    table, people = seated(door, GAME, "Anna", "Ben", clock=DAYS)
    chance = Random(2)
    clock.move(3600)
    before = people[0].table(table)
    pass_on(table, people, chance)
    clock.move(2.75 * 86400)  # Monday morning
    moves = people[0].table(table)["moves"] - before["moves"]
    people[0].do(table, "undo/ask", count=moves)
    people[1].do(table, "undo/agree")
    after = people[0].table(table)
    assert (after["turn"], after["banks"]) == (before["turn"], before["banks"])
    assert left(after, clock) == 2 * 86400 - 3600  # an hour of the turn was used before
    assert clock.now() + timedelta(seconds=2 * 86400 - 3600) == time(after["deadline"])


def test_an_hour_a_turn_has_no_weekend(door: Door) -> None:
    anna = door.guest()
    wanted = {"allowance": 3600, "bank": 60, "weekend": 0}
    refused = anna.open(GAME, clock=wanted, status=422)
    assert refused["detail"].startswith("Weekends can be left out only")


def test_the_list_says_so_too(door: Door) -> None:
    anna = door.guest()
    table = anna.open(GAME, clock={**DAYS, "weekend": 60})
    assert [one["clock"]["weekend"] for one in anna.get("/me/tables")["tables"]] == [60]
    assert anna.table(table)["clock"]["weekend"] == 60
