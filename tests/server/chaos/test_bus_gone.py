"""Bus gone: play goes on without it, watchers see each move, and the bus comes back by itself.

At night with a stopwatch: each move within 3 s, and quickly again later.
"""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from random import Random

import msgspec
import pytest

from groma.core.game import games, versions
from tests.server.chaos.asked import Evidence
from tests.server.chaos.checker import check, stored
from tests.server.chaos.clients import Client
from tests.server.chaos.cluster import Cluster
from tests.server.chaos.players import Round
from tests.server.chaos.wire import Door, Lost
from tests.server.night import night

SEED = int(os.environ.get("GROMA_CHAOS_SEED") or Random().getrandbits(32))
MOVES = 60  # of each part, without a stopwatch
GONE_SECONDS = float(os.environ.get("GROMA_CHAOS_GONE") or 8)  # 30 in the long form
WITH_BUS = 4.0
SETTLING = 6.0
LATEST = 3.0  # seconds until a move is on every stream, with or without the bus
QUICK = 0.25  # the median with the bus, on a busy machine
THINK = 0.1
NEVER = float("inf")  # how late a move is that is on no stream
WATCHER = 2  # behind two players
TIMED = pytest.mark.parametrize("timed", [False, night(True)], ids=["untimed", "timed"])

Trouble = Callable[[Cluster, "Part"], Awaitable[None]]


class Part:
    """How long a part of a story lasts: some seconds, or without a stopwatch some moves."""

    def __init__(self, evidence: Evidence, timed: bool) -> None:
        self.evidence = evidence
        self.timed = timed

    async def lasts(self, seconds: float) -> None:
        if self.timed:
            await asyncio.sleep(seconds)
        else:
            await self.evidence.moves_on(MOVES)

    async def bus_is(self, cluster: Cluster, state: str) -> None:
        """Without a stopwatch, wait until all nodes have noticed."""
        for door in cluster.doors if not self.timed else ():
            while await bus_of(door) != state:
                await asyncio.sleep(0.05)


async def bus_of(door: Door) -> str:
    try:
        _, content = await door.ask("GET", "/readyz", root="")
    except Lost:
        return ""
    return str(msgspec.json.decode(content)["bus"])


class Measured:
    """How long moves took to the streams of the other node, before, during and after trouble."""

    def __init__(self, evidence: Evidence, marks: list[float]) -> None:
        parts = pairwise(marks)
        self.before, self.during, self.settling, self.after = (
            sorted(evidence.delays(since, until, WATCHER)) for since, until in parts
        )

    def __str__(self) -> str:
        lines = [f"seed {SEED}"]
        for name in "before during settling after".split():
            delays = getattr(self, name)
            median, worst = middle(delays), delays[-1] if delays else 0.0
            lines.append(
                f"{name}: {len(delays)} deliveries, median {median:.3f} s, worst {worst:.3f} s"
            )
        return ", ".join(lines)


def middle(delays: list[float]) -> float:
    return delays[len(delays) // 2] if delays else float("inf")


async def played(cluster: Cluster, trouble: Trouble, timed: bool, split: bool) -> Measured:
    """Tables whose watcher is on another node than their players, through all the trouble."""
    evidence = Evidence()
    part = Part(evidence, timed)
    async with asyncio.TaskGroup() as group:
        for number, game in enumerate(games().values()):
            for side in (0, 1) if split else (0,):
                group.create_task(slot(cluster, evidence, game.name, number, side, split))
        await evidence.moves_on(20)
        marks = [time.monotonic()]
        await part.lasts(WITH_BUS)
        marks.append(time.monotonic())
        await trouble(cluster, part)
        marks.append(time.monotonic())
        await part.bus_is(cluster, "there")
        await part.lasts(SETTLING)
        marks.append(time.monotonic())
        await part.lasts(WITH_BUS)
        marks.append(time.monotonic())
        evidence.hurry = True
    tables = await stored(cluster.postgres.url, evidence.tables)
    assert check(tables, evidence.asked, evidence.seen, versions()) == []
    assert not evidence.faults
    return Measured(evidence, marks)


async def slot(
    cluster: Cluster,
    evidence: Evidence,
    game: str,
    number: int,
    side: int,
    split: bool,
) -> None:
    """One table after the other; every other one has its players on both nodes."""
    here, there = cluster.doors[side], cluster.doors[1 - side]
    apart = split and (number + side) % 2
    clients = []
    for seat, door in enumerate((here, there if apart else here, there)):
        client = Client([door], Random(f"{SEED} {game} {side} {seat}"), evidence)
        await client.come_in(f"P{seat}")
        clients.append(client)
    while not evidence.hurry:
        table = Round(game, clients[:2], 0, clients[2])
        await table.open(THINK, back=0)
        await table.play()


async def nats_dies(cluster: Cluster, part: Part) -> None:
    await cluster.kill("nats")
    await part.bus_is(cluster, "missing")
    await part.lasts(GONE_SECONDS)
    await cluster.revive("nats")


async def nats_hangs(cluster: Cluster, part: Part) -> None:
    assert cluster.nats is not None
    assert cluster.nats.process is not None
    cluster.nats.process.send_signal(signal.SIGSTOP)
    await part.bus_is(cluster, "missing")
    await part.lasts(GONE_SECONDS)
    cluster.nats.process.send_signal(signal.SIGCONT)


async def postgres_restarts(cluster: Cluster, part: Part) -> None:
    await cluster.kill("postgres")
    await asyncio.sleep(1)
    await cluster.revive("postgres")


async def through(bus: str, trouble: Trouble, timed: bool, split: bool = True) -> Measured:
    async with Cluster(bus) as cluster:
        measured = await played(cluster, trouble, timed, split)
    print(measured)
    return measured


@pytest.mark.chaos
@TIMED
@pytest.mark.parametrize("trouble", [nats_dies, night(nats_hangs)])
def test_watchers_see_each_move_without_nats(trouble: Trouble, timed: bool) -> None:
    measured = asyncio.run(through("nats", trouble, timed))
    assert len(measured.during) > 20
    latest, quick = (LATEST, QUICK) if timed else (NEVER, NEVER)
    assert measured.during[-1] < latest
    assert measured.settling[-1] < latest
    assert measured.after[-1] < latest
    assert middle(measured.before) < quick
    assert middle(measured.after) < quick


@pytest.mark.chaos
@pytest.mark.nightly
def test_the_bus_of_the_database_comes_back_with_it() -> None:
    """All moves are made on one node, so the other has nothing to say that would wake it."""
    measured = asyncio.run(through("notify", postgres_restarts, timed=True, split=False))
    assert middle(measured.before) < QUICK
    assert middle(measured.after) < QUICK
    assert measured.after[-1] < LATEST
