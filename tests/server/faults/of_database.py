"""Faults of the database: gone, hanging, slow, reading only, set back."""

import asyncio
import os
import signal
from typing import ClassVar

import asyncpg

from tests.server.chaos.asked import Evidence
from tests.server.chaos.cluster import Cluster
from tests.server.faults.fault import Fault
from tests.server.faults.links import Link


async def tell(cluster: Cluster, *statements: str) -> None:
    """Carry out statements, as whoever runs the database."""
    connection = await asyncpg.connect(cluster.postgres.url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


class Gone(Fault):
    """Killed, and 20 seconds away."""

    name = "database gone"
    what = "PostgreSQL is killed, and comes back after 20 s"
    seconds = 20.0

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        await cluster.kill("postgres")

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        await cluster.revive("postgres")


class Hangs(Fault):
    """It answers nothing, and hangs up on nobody."""

    name = "database hangs"
    what = "every process of PostgreSQL is stopped (SIGSTOP) for 20 s, then goes on"
    seconds = 20.0

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        self._send(cluster, signal.SIGSTOP)

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        self._send(cluster, signal.SIGCONT)

    def _send(self, cluster: Cluster, number: signal.Signals) -> None:
        for process in cluster.postgres.processes():
            os.kill(process, number)


class ReadsOnly(Fault):
    """As after a failover to a standby that nobody promoted."""

    name = "database reads only"
    what = "default_transaction_read_only, set while people play; one node starts again meanwhile"
    restarted: ClassVar[tuple[str, ...]] = ("node 2",)

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        await self._set(cluster, "on")
        for name in self.restarted:
            await cluster.kill(name)
            await cluster.revive(name)

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        await self._set(cluster, "off")

    async def _set(self, cluster: Cluster, state: str) -> None:
        change = f"alter system set default_transaction_read_only = {state}"
        await tell(cluster, change, "select pg_reload_conf()")


class Slow(Fault):
    """Everything that is said to it or by it takes its time."""

    name = "database slow"
    what = "each packet to PostgreSQL and back takes 300 ms, through a link of the test"

    def __init__(self) -> None:
        self.link: Link | None = None

    async def prepare(self, cluster: Cluster) -> None:
        self.link = Link(cluster.postgres.port)
        await self.link.open()
        for part in (*cluster.nodes, cluster.worker):
            part.database = self.link.through(part.database)

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        assert self.link is not None
        self.link.delay = 0.3

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        assert self.link is not None
        self.link.delay = 0.0

    async def clear(self) -> None:
        if self.link is not None:
            await self.link.close()


class NoConnections(Fault):
    """Others hold every connection that it gives."""

    name = "database full of connections"
    what = "strangers hold every free connection, and those of the nodes are cut"

    def __init__(self) -> None:
        self.held: list[asyncpg.Connection] = []

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        await tell(cluster, "create role stranger login")
        await tell(
            cluster,
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where pid <> pg_backend_pid() and backend_type = 'client backend'",
        )
        url = cluster.postgres.url.replace("postgres@", "stranger@")
        opened = await asyncio.gather(
            *(asyncpg.connect(url) for _ in range(120)), return_exceptions=True
        )
        self.held = [one for one in opened if not isinstance(one, BaseException)]

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        for one in self.held:
            one.terminate()


class BusGone(Fault):
    """NATS is killed."""

    name = "bus gone"
    what = "NATS is killed, and comes back after 10 s"
    seconds = 10.0

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        await cluster.kill("nats")

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        await cluster.revive("nats")


FAULTS: list[type[Fault]] = [Gone, Hangs, ReadsOnly, Slow, NoConnections, BusGone]
