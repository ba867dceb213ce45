"""Nothing lost: play while everything is killed at random, then compare with the log.

The long form: python -m tests.server.chaos.soak --kills 200 --moves 20000
"""

import argparse
import asyncio
import signal
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from groma.core.game import games, versions
from groma.server.store.check import check_tables
from tests.server.chaos.asked import Evidence
from tests.server.chaos.checker import check, stored
from tests.server.chaos.clients import Client
from tests.server.chaos.cluster import Cluster
from tests.server.chaos.players import Round

STUCK_SECONDS = 90.0  # without a single acknowledgement
BOTS_EVERY = 4  # tables
NO_DATABASE = "cannot be reached"  # the last words of a node that was started too early


class Plan(msgspec.Struct, frozen=True):
    """What is to happen."""

    seed: int
    tables: int = 40
    kills: int = 15
    moves: int = 2000  # acknowledged ones
    think: float = 0.2  # seconds before a move, on average
    seats: tuple[int, ...] = (2, 3, 4)
    bus: str = "nats"


class Outcome(msgspec.Struct):
    """What happened."""

    complaints: list[str]
    figures: dict[str, Any]


class Stuck(Exception):
    """Nothing is acknowledged any more."""


async def chaos(plan: Plan, say: Callable[[str], None] = print) -> Outcome:
    """Carry out a plan."""
    evidence = Evidence()
    begun = time.monotonic()
    async with Cluster(plan.bus) as cluster:
        say(f"{plan}, ready after {time.monotonic() - begun:.1f} s")
        begun = time.monotonic()
        chance = Random(plan.seed)

        async def kill() -> None:
            await cluster.reap(chance, plan.kills, plan.moves, lambda: evidence.acknowledged)
            while evidence.acknowledged < plan.moves:
                await asyncio.sleep(0.1)
            evidence.hurry = True

        guard = asyncio.create_task(_guard(evidence, cluster, begun, say))
        work = asyncio.ensure_future(
            _all(kill(), *(_slot(plan, one, cluster, evidence) for one in range(plan.tables)))
        )
        try:
            await asyncio.wait([guard, work], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (guard, work):
                task.cancel()
        stuck = [] if work.done() and not work.cancelled() else [await _why(guard, evidence)]
        await asyncio.gather(guard, work, return_exceptions=True)
        if not stuck:
            work.result()
        played = time.monotonic() - begun
        if stuck:
            await asyncio.sleep(2)
        tables = await stored(cluster.postgres.url, evidence.tables)
        complaints = stuck + [f"{many} times: {fault}" for fault, many in evidence.faults.items()]
        complaints += check(tables, evidence.asked, evidence.seen, versions())
        complaints += await _diverging(cluster.postgres.url)
        complaints += [f"ended: {why}" for why in cluster.ended if NO_DATABASE not in why]
        for name, part in cluster.parts.items():
            for line in getattr(part, "complaints", list)():
                complaints.append(f"{name}: {line[:300]}")
        figures = figures_of(evidence, cluster, played, sum(len(one.entries) for one in tables))
    return Outcome(complaints, figures)


async def _diverging(url: str) -> list[str]:
    """What `groma check-tables` has to say."""
    said: list[str] = []
    return said if await check_tables(url, versions(), said.append) else []


async def _all(*work: Any) -> None:
    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(one)


async def _guard(
    evidence: Evidence, cluster: Cluster, begun: float, say: Callable[[str], None]
) -> None:
    """Complain when nothing happens any more; now and then say how far we are."""
    spoken = time.monotonic()
    while time.monotonic() - evidence.last < STUCK_SECONDS:
        await asyncio.sleep(1)
        if time.monotonic() - spoken > 20:
            spoken = time.monotonic()
            say(
                f"{spoken - begun:.0f} s: {evidence.acknowledged} acknowledged, "
                f"{cluster.kills.total()} kills, {len(evidence.tables)} tables"
            )


async def _why(guard: "asyncio.Task[None]", evidence: Evidence) -> str:
    waiting = [seen for seen in evidence.seen if seen.status != "over"]
    some = [f"{seen.table}/{seen.viewer} at {seen.seq} {seen.status}" for seen in waiting[:12]]
    return f"stuck for {STUCK_SECONDS} s; {len(waiting)} streams without an end: {some}"


async def _slot(plan: Plan, number: int, cluster: Cluster, evidence: Evidence) -> None:
    """One table after the other, until there is enough."""
    chance = Random(f"{plan.seed} {number}")
    names = list(games())
    people: list[Client] = []
    turn = number
    while not evidence.hurry:
        game = games()[names[turn % len(names)]]
        players = chance.choice([many for many in plan.seats if many in game.players])
        bots = 1 if (turn // len(names)) % BOTS_EVERY == 0 else 0
        while len(people) < players + 1:
            client = Client(cluster.doors, Random(chance.random()), evidence)
            await client.come_in(f"P{number}.{len(people)}")
            people.append(client)
        table = Round(game.name, people[: max(1, players - bots)], bots, people[players])
        await table.open(plan.think)
        await table.play()
        turn += plan.tables


def figures_of(
    evidence: Evidence, cluster: Cluster, seconds: float, entries: int
) -> dict[str, Any]:
    """What a reader wants to know of a run."""
    asked = evidence.asked
    delays = sorted(evidence.delays())
    return {
        "seconds": round(seconds, 1),
        "tables": len(evidence.tables),
        "kills": dict(cluster.kills),
        "kills in all": cluster.kills.total(),
        "ended by themselves": dict(cluster.ended),
        "entries stored": entries,
        "acknowledged": evidence.acknowledged,
        "repeated after a lost answer": sum(
            one.acknowledged and one.attempts > len(one.numbers) for one in asked
        ),
        "repeated though acknowledged": sum(len(one.numbers) > 1 for one in asked),
        "refused": sum(bool(one.refusal) for one in asked),
        "taken back": sum(one.kind == 1 and one.acknowledged for one in asked),
        "answers lost": evidence.lost,
        "answers 503": evidence.unavailable,
        "streams": len(evidence.seen),
        "stream breaks": sum(seen.breaks for seen in evidence.seen),
        "events": sum(seen.events for seen in evidence.seen),
        "move to stream, median ms": round(delays[len(delays) // 2] * 1000, 1) if delays else None,
        "move to stream, worst s": round(delays[-1], 2) if delays else None,
    }


def main() -> int:
    """Run the long form."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--think", type=float, default=0.2, help="seconds, on average")
    parser.add_argument("--bus", choices=["nats", "notify"], default="nats")
    given = parser.parse_args()
    seed = Random().getrandbits(32) if given.seed is None else given.seed
    plan = Plan(seed, given.tables, given.kills, given.moves, given.think, bus=given.bus)

    def say(text: str) -> None:
        print(text, flush=True)

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # leave no processes behind
    outcome = asyncio.run(chaos(plan, say))
    for name, figure in outcome.figures.items():
        say(f"{name:32} {figure}")
    for complaint in outcome.complaints[:100]:
        say(f"WRONG {complaint}")
    say(f"{len(outcome.complaints)} complaints, seed {seed}")
    return 1 if outcome.complaints else 0


if __name__ == "__main__":
    sys.exit(main())
