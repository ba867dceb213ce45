"""An upgrade under play: nodes and worker of before are exchanged for today's, one by one.

What the program of before is, stands in `landed/LANDED`: its last line. It comes out of the clone's
history; a clone without it cannot try this.
"""

import asyncio
import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from groma.core.game import games, versions
from groma.server.store.check import check_tables
from groma.server.store.migrate import migrations
from tests.server import services
from tests.server.chaos import players
from tests.server.chaos.asked import Evidence
from tests.server.chaos.checker import check, stored
from tests.server.chaos.cluster import Node, Program, Worker
from tests.server.chaos.players import Client, Round
from tests.server.chaos.wire import Door
from tests.server.landed.older import NotHere, before, unpack

SEED = int(os.environ.get("GROMA_CHAOS_SEED") or Random().getrandbits(32))
THINK = 0.1
STEP = 60  # moves between two steps, at least


@pytest.fixture
def earlier(tmp_path: Path) -> Mapping[str, str]:
    """Where the program of before is found."""
    try:
        return unpack(before(), tmp_path)
    except NotHere as missing:
        pytest.skip(str(missing))


@pytest.fixture
def stack(monkeypatch: pytest.MonkeyPatch) -> Iterator[ExitStack]:
    """What is stopped and removed at the end; and nobody sends two different moves at once."""
    monkeypatch.setattr(players, "TWINS", 0)
    with ExitStack() as stack:
        yield stack


class Site:
    """A database, a bus, and programs that come and go; people ask at all doors."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.postgres = services.Postgres()
        self.nats = services.Nats()
        for one in (self.postgres, self.nats):
            stack.callback(one.remove)
            one.start()
        self.doors: list[Door] = []
        self.programs: list[Program] = []

    async def node(self, environment: Mapping[str, str] = os.environ) -> Node:
        """One more node, as soon as it answers."""
        node = Node(self.postgres.url, self.nats.url)
        await self._start(node, environment)
        node.door.earlier = environment is not os.environ
        self.doors.append(node.door)
        return node

    async def worker(self, environment: Mapping[str, str] = os.environ) -> Worker:
        """One more worker."""
        worker = Worker(self.postgres.url, self.nats.url)
        await self._start(worker, environment)
        return worker

    async def _start(self, program: Program, environment: Mapping[str, str]) -> None:
        self.stack.callback(program.remove)
        self.programs.append(program)
        program.environment = {**environment, **program.environment}
        await asyncio.to_thread(program.start)

    async def without(self, program: Program) -> None:
        """Ask it to stop; until it has, people still come to its door."""
        await asyncio.to_thread(program.terminate)
        if isinstance(program, Node):
            self.doors.remove(program.door)
            program.door.close()

    async def migrations(self) -> int:
        """How many the database has seen."""
        question = "select count(*) from migrations"
        return int(await asyncio.to_thread(services.sql, self.postgres.url, question))


async def table(site: Site, evidence: Evidence, game: str, number: int) -> None:
    clients = []
    for one in range(3):
        chance = Random(f"{SEED} {game} {number} {one}")
        clients.append(Client(site.doors, chance, evidence))
        await clients[-1].come_in(f"P{number}.{one}")
    played = Round(game, clients[:2], number, clients[2])
    await played.open(THINK, back=0)
    await played.play()


async def exchanged(site: Site, evidence: Evidence, earlier: Mapping[str, str]) -> list[int]:
    """One after the other; the answer is how many migrations there were, before and after."""
    nodes = [await site.node(earlier), await site.node(earlier)]
    worker = await site.worker(earlier)
    found = [await site.migrations()]
    async with asyncio.TaskGroup() as group:
        for game in games().values():
            for number in range(2):  # with as many bots
                group.create_task(table(site, evidence, game.name, number))
        await evidence.moves_on(STEP)
        await site.node()  # migrates, while the others go on
        found.append(await site.migrations())
        await evidence.moves_on(STEP)
        await site.worker()
        await evidence.moves_on(STEP)  # both kinds of both, side by side
        await site.without(worker)
        for node in nodes:
            await site.without(node)
            await evidence.moves_on(STEP)
            if node is nodes[0]:
                await site.node()
        evidence.hurry = True
    return found


async def whole(site: Site, earlier: Mapping[str, str]) -> tuple[Evidence, list[str]]:
    evidence = Evidence()
    was, now = await exchanged(site, evidence, earlier)
    assert now == len(migrations())
    tables = await stored(site.postgres.url, evidence.tables)
    wrong = check(tables, evidence.asked, evidence.seen, versions())
    for program in site.programs:
        wrong += program.complaints()
    await check_tables(site.postgres.url, versions(), wrong.append)
    assert wrong.pop() == f"{len(tables)} tables checked, 0 come out differently"
    print(f"seed {SEED}, from {was} to {now} migrations, {len(tables)} tables")
    return evidence, wrong


@pytest.mark.nightly
@pytest.mark.chaos
def test_nobody_notices_an_upgrade(stack: ExitStack, earlier: Mapping[str, str]) -> None:
    evidence, wrong = asyncio.run(whole(Site(stack), earlier))
    refused = [one for one in evidence.asked if one.refusal]
    print(
        f"{evidence.acknowledged} moves acknowledged, {len(refused)} refused, "
        f"{sum(one.attempts > len(one.numbers) for one in evidence.asked)} sent again to a node "
        f"that was there, {evidence.unavailable} answers 503, "
        f"{sum(seen.byes for seen in evidence.seen)} byes"
    )
    assert wrong == []
    assert refused == []
    assert not evidence.faults
    assert evidence.acknowledged >= 5 * STEP
