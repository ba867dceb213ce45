"""Bots pause where a person sits, and nowhere else; nobody else waits for that."""

import asyncio
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from groma.server.live import worker
from groma.settings import LONGEST_PAUSE, Settings
from groma.table.header import LEASE_SECONDS
from tests.server.wire import Door, House, number, until

PAUSE = 0.25


class Pauses:
    """What the worker knows as asyncio; but a pause lasts until the test ends it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._over = asyncio.Event()
        self.begun = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        if seconds in (PAUSE, PAUSE * worker.GOING_ON):
            self.begun += 1
            await self._over.wait()
        else:
            await asyncio.sleep(seconds)

    def end(self) -> None:
        """This one, and all that follow."""
        self._house.loop.call_soon_threadsafe(self._over.set)

    def hold(self) -> None:
        """From now on they last again."""
        self._house.loop.call_soon_threadsafe(self._over.clear)
        self.begun = 0


@pytest.fixture
def pauses(house: House, monkeypatch: pytest.MonkeyPatch) -> Pauses:
    ours = Pauses(house)
    monkeypatch.setattr(worker, "asyncio", ours)
    return ours


def bots_moves(house: House, table: str) -> list[float]:
    """When bots moved, and what they had to wait for: the seconds between."""
    rows = house.sql(
        "select at, person is null and kind = 0 from entries where table_id = $1 order by seq",
        number(table),
    )
    return [(now - before).total_seconds() for (before, _), (now, bots) in pairwise(rows) if bots]


def test_bots_pause_for_people_and_others_do_not_wait(
    house: House, door: Door, pauses: Pauses
) -> None:
    chance = Random(3)
    anna = door.guest()
    with house.working(PAUSE):
        table = anna.open("caesars-empire", "me", "random", "random", start=True)
        while anna.view(table)["legal"]:
            anna.move(table, chance)
        until(lambda: pauses.begun)
        alone = anna.open("caesars-empire", "random", "random", start=True)
        until(lambda: anna.table(alone)["status"] == "over")
        assert (bots_moves(house, table), pauses.begun) == ([], 1)
        pauses.end()
        until(lambda: anna.view(table)["legal"])
    assert pauses.begun >= len(bots_moves(house, table)) >= 1


@pytest.mark.nightly
def test_pauses_take_their_time_and_no_more(house: House, door: Door) -> None:
    chance = Random(3)
    anna = door.guest()
    with house.working(PAUSE):
        table = anna.open("caesars-empire", "me", "random", "random", start=True)
        alone = anna.open("caesars-empire", "random", "random", start=True)
        until(lambda: anna.table(alone)["status"] == "over")
        for _ in range(3):
            until(lambda: anna.view(table)["legal"])
            anna.move(table, chance)
        until(lambda: anna.view(table)["legal"])
    slow = bots_moves(house, table)
    assert len(slow) >= 4
    assert sum(slow) >= len(slow) * PAUSE * worker.GOING_ON
    assert PAUSE <= max(slow) < LEASE_SECONDS  # they answered somebody; no lease had to run out
    quick = bots_moves(house, alone)
    assert sorted(quick)[len(quick) // 2] < PAUSE * worker.GOING_ON


def test_a_move_is_taken_back_before_a_bot_answers(
    house: House, door: Door, pauses: Pauses
) -> None:
    chance = Random(5)
    anna = door.guest()
    with house.working(PAUSE):
        table = anna.open("caesars-empire", "me", "random", start=True)
        pauses.end()
        until(lambda: anna.view(table)["legal"])
        pauses.hold()
        before = anna.view(table)
        while anna.view(table)["table"]["turn"] == 0:
            anna.move(table, chance)
        until(lambda: pauses.begun)
        anna.do(table, "undo", count=1)
        after = anna.view(table)
        assert after["table"]["turn"] == 0
        pauses.end()
        while anna.view(table)["table"]["turn"] == 0:
            anna.move(table, chance)
        until(lambda: anna.view(table)["legal"])
    assert anna.view(table)["table"]["moves"] > before["table"]["moves"]


def test_a_pause_is_shorter_than_a_worker_may_hold_a_table() -> None:
    assert Settings().pause < LONGEST_PAUSE < LEASE_SECONDS
