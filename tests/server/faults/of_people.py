"""Hostile players, at nodes whose limits are on."""

import asyncio
import os
import sys

from groma.table.ids import written
from tests.server.attack.floods import KINDS
from tests.server.chaos.asked import Evidence
from tests.server.chaos.cluster import Cluster
from tests.server.faults.fault import CALM, Fault

RATES = {"bots": 10, "streams": 50, "think": 40, "read": 100, "guests": 10}  # a second


class Hostile(Fault):
    """Five floods at once, from one address, at one node."""

    name = "hostile players"
    what = (
        "limits on; from one address at once tables of bots, streams, thinking, reading and "
        "guests, as fast as in the attacks' tests; everybody else has an address of their own"
    )
    seconds = 15.0
    calm = CALM - {"429 too-fast"}  # nobody pays for what others do

    def __init__(self) -> None:
        self.floods: list[asyncio.subprocess.Process] = []

    def addresses(self) -> list[str]:
        return [f"127.0.1.{number}" for number in range(1, 20)]

    async def prepare(self, cluster: Cluster) -> None:
        for node in cluster.nodes:
            node.limits = "1"

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        port = str(cluster.nodes[0].port)
        table = written(next(seen.table for seen in evidence.seen))
        for kind in KINDS:
            words = ["127.0.0.1", port, kind, str(RATES[kind]), str(self.seconds), table]
            self.floods.append(
                await asyncio.create_subprocess_exec(
                    *("nice", "-n", "10", sys.executable, "-m", "tests.server.attack.floods"),
                    *words,
                    stdout=asyncio.subprocess.PIPE,
                    env=dict(os.environ),
                )
            )

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        for flood in self.floods:
            await flood.communicate()

    async def clear(self) -> None:
        for flood in self.floods:
            if flood.returncode is None:
                flood.kill()


FAULTS: list[type[Fault]] = [Hostile]
