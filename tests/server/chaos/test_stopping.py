"""Stopping: a node that is asked to stop says bye, loses nothing and is gone, at night in 5 s."""

import asyncio
import os
from random import Random

import pytest

from groma.core.game import games, versions
from tests.server.chaos.asked import Evidence
from tests.server.chaos.checker import check, stored
from tests.server.chaos.clients import Client
from tests.server.chaos.cluster import STOP_SECONDS, Cluster
from tests.server.chaos.players import Round
from tests.server.night import night

SEED = int(os.environ.get("GROMA_CHAOS_SEED") or Random().getrandbits(32))
THINK = 0.1


async def table(cluster: Cluster, evidence: Evidence, game: str) -> None:
    clients = []
    for number in range(3):
        client = Client(cluster.doors, Random(f"{SEED} {game} {number}"), evidence)
        await client.come_in(f"P{number}")
        clients.append(client)
    played = Round(game, clients[:2], 0, clients[2])
    await played.open(THINK, back=0)  # so that notes add up to the log
    await played.play()


async def stopped() -> tuple[Evidence, list[float], list[str]]:
    """Each node is asked to stop once in the middle, and comes back."""
    evidence = Evidence()
    seconds: list[float] = []
    async with Cluster() as cluster:
        async with asyncio.TaskGroup() as group:
            for game in games().values():
                for _ in range(2):
                    group.create_task(table(cluster, evidence, game.name))
            for number, name in enumerate(("node 1", "node 2"), 1):
                await evidence.moves_on(150 * number - evidence.acknowledged)
                seconds.append(await cluster.end(name))
                await evidence.moves_on(50)  # all play on the other one
                await cluster.revive(name)
                await cluster.whole()
            evidence.hurry = True
        tables = await stored(cluster.postgres.url, evidence.tables)
        wrong = check(tables, evidence.asked, evidence.seen, versions())
        for node in cluster.nodes:
            wrong += node.complaints()
            assert node.process is not None
    return evidence, seconds, wrong


@pytest.mark.chaos
@pytest.mark.parametrize("longest", [STOP_SECONDS, night(5.0)])
def test_a_node_stops_in_good_order(longest: float) -> None:
    evidence, seconds, wrong = asyncio.run(stopped())
    byes = sum(seen.byes for seen in evidence.seen)
    cuts = sum(seen.cuts for seen in evidence.seen)
    print(
        f"seed {SEED}, stopped after {seconds} s, {byes} byes, {cuts} streams cut off, "
        f"{evidence.lost} answers lost, {evidence.acknowledged} acknowledged"
    )
    assert wrong == []
    assert max(seconds) < longest
    assert byes >= 10
    assert cuts == 0
    assert not evidence.faults
