"""A node whose clock is wrong costs nobody a second: the time of a table is the database's."""

from datetime import UTC, datetime, timedelta
from typing import Any

from tests.server.access.door import serving
from tests.server.night import one_game
from tests.server.wire import Person

pytestmark = one_game("city-of-rome")

# The clock of the machine as this process sees it.
WRONG = """
import time
right = time.time
time.time = lambda: right() + {seconds}
import groma.server.store.stamps as stamps
from datetime import timedelta
true_now = stamps.now
stamps.now = lambda: true_now() + timedelta(seconds={seconds})
"""
CLOCK = {"allowance": 60, "bank": 30, "increment": 0}


def guest(port: int, name: str) -> Person:
    login = Person(port).post("/me/guest", {"name": name}, 201)
    return Person(port, login["token"], login["person"])


def test_clocks_three_minutes_wrong(database_url: str, game: str) -> None:
    """One node is ahead, the other behind: at one table they are six minutes apart."""
    ahead, behind = (WRONG.format(seconds=seconds) for seconds in (180, -180))
    with (
        serving(database_url, "--limits", "0", changed=ahead) as one,
        serving(database_url, "--limits", "0", changed=behind) as other,
    ):
        anna, ben = guest(one.port, "Anna"), guest(other.port, "Ben")
        table = anna.open(game, "me", "open", clock=CLOCK)
        ben.post(f"/tables/{table}/join", {})
        anna.post(f"/tables/{table}/start")
        there = {0: anna, 1: ben}
        for _ in range(12):
            seen = anna.table(table)
            assert_in_time(seen)
            turn = seen["turn"]
            view = there[turn].view(table)
            body = {"seq": view["seq"], "move": view["legal"][0], "key": key(view["seq"])}
            there[turn].post(f"/tables/{table}/moves", body, 201)
        seen = anna.table(table)
        assert seen["banks"] == [30_000, 30_000]  # nobody has paid for a clock that is wrong
        told = anna.get(f"/tables/{table}/log")["lines"]
        times = [datetime.fromisoformat(line["at"]) for line in told]
        assert times == sorted(times)
        assert abs(times[-1] - datetime.now(UTC)) < timedelta(seconds=30)


def assert_in_time(table: Any) -> None:
    """A whole allowance and a whole bank are left, but for the seconds of the test."""
    left = datetime.fromisoformat(table["deadline"]) - datetime.now(UTC)
    assert timedelta(seconds=60) < left <= timedelta(seconds=91)


def key(number: int) -> str:
    return f"00000000-0000-4000-8000-{number:012x}"
