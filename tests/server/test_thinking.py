"""Bots that think long do it beside everything else, answer the same, and are charged for it."""

import asyncio
import subprocess
from random import Random
from typing import Any

import pytest

from groma.bots import LEVELS
from groma.server.live import thinker
from groma.server.live.door import Door as Judge
from groma.server.live.thinker import Thinker
from groma.server.people.budgets import BOTS_SECONDS, BUDGETS
from groma.server.people.spending import Spending
from groma.table.bots import LONG, Question, answer, choose, question
from groma.table.problems import Problem
from groma.table.thoughts import ThinkerLost, Thought
from tests.server.wire import Door, House, Person, until

GAME = "caesars-empire"


class Slow:
    """A thinker whose thoughts last until the test ends them; then it plays what is legal."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch) -> None:
        self.asked: list[Question] = []
        self._house = house
        self._over = asyncio.Event()
        patch.setattr(Thinker, "ask", self.ask)

    async def ask(self, asked: Question) -> Thought:
        self.asked.append(asked)
        await self._over.wait()
        quick = Question(
            **{**{f: getattr(asked, f) for f in asked.__struct_fields__}, "bot": "random"}
        )
        game = self._house.front.node.games[asked.game]
        return Thought(answer(game, quick).moves, 3.0)

    def end(self) -> None:
        self._house.loop.call_soon_threadsafe(self._over.set)


@pytest.fixture
def slow(house: House, monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(house, monkeypatch)


def pending(door: Door, *seats: str) -> Any:
    """A table at which a bot is to decide."""
    table = door.guest().open(GAME, *seats, start=True)
    return door.replica(table)


def test_another_process_thinks_of_the_same_move(house: House, door: Door) -> None:
    assert set(LONG) < set(LEVELS)
    long = door.node.door.thinker
    for bot in LONG:
        replica = pending(door, bot, bot)
        told = house.do(long.ask(question(replica, replica.header.turn)))
        assert told.moves[0] == choose(replica, replica.header.turn)
        assert (told.known, told.trouble) == (True, "")
        assert told.seconds > 0
    process = long._process
    assert process is not None
    process.kill()
    process.wait()
    assert house.do(long.ask(question(replica, replica.header.turn))).moves == told.moves
    house.do(long.stop())
    assert long._process is None


def test_what_it_cannot_answer_it_says(house: House, door: Door) -> None:
    long = Thinker()
    replica = pending(door, "master", "master")
    asked = question(replica, replica.header.turn)
    fields = {name: getattr(asked, name) for name in asked.__struct_fields__}
    assert not house.do(long.ask(Question(**{**fields, "game": "nobodys"}))).known
    assert "oracle" in house.do(long.ask(Question(**{**fields, "bot": "oracle"}))).trouble
    assert house.do(long.ask(asked)).known
    house.do(long.stop())


def test_who_asked_learns_that_there_is_no_answer(
    house: House, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker.sys, "executable", "/bin/false")
    replica = pending(door, "master", "master")
    with pytest.raises(ThinkerLost):
        house.do(Thinker().ask(question(replica, replica.header.turn)))


def test_a_process_of_which_nobody_asks_any_more_ends(house: House, door: Door) -> None:
    long = Thinker()
    replica = pending(door, "master", "master")
    house.do(long.ask(question(replica, replica.header.turn)))
    process = long._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()  # as when a worker is killed
    assert process.wait(30) == 0
    assert process.stdout is not None
    process.stdout.close()


def begun_by(person: Person, *seats: str) -> str:
    """A table at which somebody begins: lots are drawn for that."""
    while True:
        table: str = person.open(GAME, *seats, start=True)
        if person.view(table)["legal"]:
            return table


@pytest.mark.parametrize("pause", [0.0, 0.01])
def test_others_play_while_a_bot_thinks_and_its_answer_may_come_too_late(
    house: House, door: Door, slow: Slow, pause: float
) -> None:
    chance = Random(3)
    anna, ben = door.guest("Anna"), door.guest("Ben")
    with house.working(pause):
        alone = anna.open(GAME, "consul", "consul", start=True)
        until(lambda: slow.asked)
        table = begun_by(anna, "me", "consul", "consul")
        while not [one for one in slow.asked if one.players == 3 and one.decision]:
            if anna.view(table)["legal"]:
                anna.move(table, chance)
        mine = anna.view(table)["table"]["moves"]
        other = ben.open(GAME, "me", "novice", start=True)
        for _ in range(4):
            until(lambda: ben.view(other)["legal"])
            ben.move(other, chance)
        until(lambda: ben.view(other)["legal"])
        assert anna.table(alone)["moves"] == 0
        assert anna.view(table)["table"]["moves"] == mine
        anna.do(table, "undo", count=1)  # while it thinks: it has not answered yet
        assert anna.view(table)["legal"]
        slow.end()
        until(lambda: anna.table(alone)["moves"] > 2)
        assert anna.view(table)["table"]["moves"] == mine - 1
        while anna.view(table)["legal"]:
            anna.move(table, chance)
        until(lambda: anna.view(table)["legal"])


def test_a_game_that_the_process_does_not_know_is_thought_about_here(
    house: House, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unknown(self: Thinker, asked: Question) -> Thought:
        return Thought([], 0.0, known=False)

    monkeypatch.setattr(Thinker, "ask", unknown)
    table = door.guest().open(GAME, "master", "master", start=True)
    judge: Judge = door.node.door
    house.do(judge.bot_plays(door.replica(table).header.id))
    assert len(door.replica(table).playing().moves) == 1


def test_long_thoughts_where_nobody_sits_are_charged_to_who_opened(
    house: House, door: Door, slow: Slow
) -> None:
    anna = door.guest("Anna")
    node = door.node
    spending = Spending(node.database, 1.0)
    table = anna.open(GAME, "consul", "consul", start=True)
    header = door.replica(table).header
    room = BUDGETS["bots", "person"]

    async def think(times: int) -> None:
        node.door.spending = spending
        for _ in range(times):
            await node.door.bot_plays(header.id)
        node.door.spending = node.spending

    slow.end()
    times = int(room.most * BOTS_SECONDS / 3.0) + 1  # seconds that each of them took
    house.do(think(times))
    with pytest.raises(Problem, match="too-fast"):
        house.do(spending.spend("bots", person=header.host))
    house.do(spending.spend("table", person=header.host))  # nothing else of hers is touched


def test_the_process_is_started_by_the_first_long_thought(
    house: House, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any, **__: Any) -> None:
        raise AssertionError("nobody thinks long")

    monkeypatch.setattr(subprocess, "Popen", never)
    table = door.guest().open(GAME, "novice", "journeyman", start=True)
    house.do(door.node.door.bot_plays(door.replica(table).header.id))
    assert len(door.replica(table).playing().moves) == 1
