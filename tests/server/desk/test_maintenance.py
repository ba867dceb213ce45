"""The server is worked on: all tables pause, everybody is told, and afterwards all goes on."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from groma.server.live.node import Config, Node
from groma.server.live.rests import Rests
from groma.table import bots
from tests.server.desk.people import operator
from tests.server.desk.running import act, audit
from tests.server.test_clocks import LIVE, due, left, pass_on
from tests.server.wire import Clockwork, Door, House, Person, Stream, number, seated, until

GAME = "builders-antiquity"
CLOSE = {"closed": True, "minutes": 25, "reason": "a new disk"}
OPEN = {"closed": False, "reason": "it is in"}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")
    return Clockwork(monkeypatch)


@contextmanager
def resting(house: House) -> Iterator[None]:
    """With a worker's part that lets tables rest, on a node of its own."""

    async def begin() -> tuple[Node, "asyncio.Task[None]"]:
        node = Node(Config(house.database, house.bus))
        await node.start()
        return node, asyncio.create_task(Rests(node).run())

    node, job = house.do(begin())
    try:
        yield
    finally:
        house.loop.call_soon_threadsafe(job.cancel)
        house.do(node.stop())


def lines(stream: Stream) -> list[str]:
    """The lines of the log that come with the next event."""
    return [one["words"] for one in stream.next().data["told"]["lines"]]


def test_all_tables_pause_and_go_on(house: House, clock: Clockwork) -> None:
    here, there = house.doors
    tullia = operator(house, here)
    live, people = seated(here, GAME, "Anna", "Ben", clock=LIVE)
    alone = people[0].open(GAME, "random", "random", start=True)
    single, others = seated(here, GAME, "Cleo", "Dido")
    act(tullia, single, "pause")
    turn = people[0].table(live)["turn"]
    clock.move(40)
    before = left(people[0].table(live), clock)
    streams = [
        Stream(people[0], live, None, 0, "en"),
        Stream(people[1].at(there), live, None, 0, "de"),
    ]
    for stream in streams:
        stream.next()
    with resting(house):
        closed = tullia.post("/desk/closed", CLOSE)["closed"]
        english, german = (lines(stream) for stream in streams)
        assert english == [
            "The server is being worked on: all tables pause, and the clock stands still."
        ]
        assert german == ["Am Server wird gearbeitet: Alle Tische ruhen, und die Uhr steht still."]
        until(lambda: house.sql("select count(*) from rests") == [(3,)])
        assert due(house, live) == due(house, alone) == (None, None)
        # A worker that still believes it to be due does nothing.
        house.sql("update tables set due = now() where id = $1", number(alone))
        # Who wants to play, to open a table or to sit down is told how long it takes.
        until(lambda: there.node.house.closed)
        for door in house.doors:
            refused(people[turn].at(door), live)
            told = people[0].at(door).get("/house")["closed"]
            assert told == closed
        answer = people[0].post(
            "/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}, 409
        )
        assert answer["title"] == (
            "The server is being worked on, and all tables pause. It goes on in about 25 minutes, "
            "and everybody has the time that they had."
        )
        act(tullia, live, "resume", 409)
        clock.move(3600)
        opened = tullia.post("/desk/closed", OPEN)
        assert opened["closed"] is None
        assert lines(streams[0]) == ["Play goes on, with the time that everybody had."]
        until(lambda: house.sql("select count(*) from rests") == [(0,)])
        assert left(people[0].table(live), clock) == before
        assert others[0].table(single)["paused"] is not None
        until(lambda: there.node.house.closed is None)
        pass_on(live, people, Random(1))
        assert due(house, alone)[0] is not None
        house.sql(
            "update tables set due = now() where id = $1", number(alone)
        )  # by no test's clock
        with house.working():
            until(lambda: people[0].table(alone)["moves"] > 0)
        act(tullia, single, "resume")
    assert [deed for _, deed, _, _ in audit(house)[:4]] == ["resume", "open", "close", "pause"]


def refused(person: Person, table: str) -> None:
    view = person.view(table)
    body = {"seq": view["seq"], "move": 0, "key": f"{number(person.id):032x}"}
    answer = person.post(f"/tables/{table}/moves?lang=de", body, 409)
    assert answer["type"] == "/problems/closed"
    assert answer["title"].startswith(
        "Am Server wird gearbeitet, alle Tische ruhen. In etwa 25 Min"
    )


def test_nothing_starts_or_is_lost_before_the_worker_comes(
    house: House, door: Door, clock: Clockwork
) -> None:
    """From the moment it is closed: no move, no bot, no clock that runs out."""
    tullia = operator(house, door)
    table, people = seated(door, GAME, "Anna", "Ben", clock=LIVE)
    alone = people[0].open(GAME, "random", "random", start=True)
    gathering = people[0].open(GAME, "me", "random")
    turn = people[0].table(table)["turn"]
    tullia.post("/desk/closed", {"closed": True, "reason": "a new disk"})
    clock.move(400)
    house.sql("update tables set due = now() - interval '1 hour' where id = $1", number(table))
    with house.working():
        until(
            lambda: house.sql("select min(due) > now() from tables where status = 1") == [(True,)]
        )
        answer = people[0].post(f"/tables/{gathering}/start", status=409)
        assert "It goes on soon, and" in answer["title"]
    assert people[0].table(alone)["moves"] == 0
    assert not people[0].table(table)["seats"][turn]["away"]
    people[0].post(f"/tables/{gathering}/close")  # to leave is always allowed
    assert people[0].table(gathering)["status"] == "closed"
    tullia.post("/desk/closed", OPEN)


def test_a_repeated_move_is_answered_as_it_was(house: House, door: Door) -> None:
    """Who does not know whether a move was stored learns it also while the server is worked on."""
    tullia = operator(house, door)
    table, people = seated(door, GAME, "Anna", "Ben")
    turn = people[0].table(table)["turn"]
    view = people[turn].view(table)
    body = {"seq": view["seq"], "move": view["legal"][0], "key": f"{7:032x}"}
    stored = people[turn].post(f"/tables/{table}/moves", body, 201)
    tullia.post("/desk/closed", CLOSE)
    assert people[turn].post(f"/tables/{table}/moves", body, 201) == stored
    tullia.post("/desk/closed", OPEN)


# ---- announcements -------------------------------------------------------------------------------


def told(person: Person, lang: str) -> list[str]:
    return [one["text"] for one in person.get(f"/house?lang={lang}")["announcements"]]


def test_everybody_is_told_in_their_language(house: House, door: Door) -> None:
    tullia, nobody = operator(house, door), Person(door.port)
    elsewhere = nobody.at(house.doors[1])
    wanted: dict[str, Any] = {
        "de": "Heute Fest",
        "en": "A feast today",
        "hours": 3,
        "reason": "joy",
    }
    made = tullia.post("/desk/announcements", wanted, 201)
    assert made["text"] == "A feast today"
    assert (told(nobody, "de"), told(nobody, "en")) == (["Heute Fest"], ["A feast today"])
    until(lambda: told(elsewhere, "de") == ["Heute Fest"])
    tullia.post(f"/desk/announcements/{made['id']}/end", {"reason": "rain"})
    assert told(nobody, "de") == []
    until(lambda: told(elsewhere, "de") == [])
    tullia.post(f"/desk/announcements/{made['id']}/end", {"reason": "rain"}, 404)
    mine = number(tullia.id)
    assert audit(house)[:2] == [
        (mine, "end-announcement", None, "rain"),
        (mine, "announce", None, "joy"),
    ]


def test_an_announcement_ends_by_itself(house: House, door: Door, clock: Clockwork) -> None:
    tullia = operator(house, door)
    wanted = {"de": "Noch eine Stunde", "en": "One hour more", "hours": 1, "reason": "closing"}
    tullia.post("/desk/announcements", wanted, 201)
    clock.move(3599)
    assert told(tullia, "en") == ["One hour more"]
    clock.move(1)
    assert told(tullia, "en") == []
