"""Failover: the database dies, and its standby leads, which had not heard of the last entries."""

import asyncio
import subprocess
import time
from pathlib import Path

import asyncpg

from groma.server.operate.programs import run_as, user_for
from tests.server import services
from tests.server.chaos.asked import SET_BACK, Evidence
from tests.server.chaos.cluster import Cluster
from tests.server.faults.fault import Fault
from tests.server.faults.links import Link

BEHIND = 3  # entries at least
PATIENCE_SECONDS = 60.0


class Standby(services.Postgres):
    """Follows another PostgreSQL, by a link."""

    def copy(self, port: int) -> None:
        """Take a copy of what is led there, to follow it."""
        self.data.mkdir(mode=0o700)
        user = user_for(self.folder)
        if user is not None:
            self.data.chmod(0o700)
            subprocess.run(["chown", user.pw_name, str(self.data)], check=True)
        words = f"-h 127.0.0.1 -p {port} -U postgres -R --checkpoint=fast --no-sync -D"
        subprocess.run(
            [str(self.binaries / "pg_basebackup"), *words.split(), str(self.data)],
            check=True,
            capture_output=True,
            **run_as(user),
        )


class Failover(Fault):
    """The standby is some entries behind when it must lead."""

    name = "failover, entries behind"
    what = (
        f"a standby follows; it misses at least {BEHIND} acknowledged entries when PostgreSQL is "
        "killed and it leads. Those entries are gone by nature (copies of PostgreSQL that wait "
        "for each other would lose none); everything else must hold"
    )
    seconds = 5.0

    def missing(self) -> str:
        program = Path(services.postgres_binaries()) / "pg_basebackup"
        return "" if program.exists() else "needs pg_basebackup"

    async def prepare(self, cluster: Cluster) -> None:
        self.standby = Standby()
        self.old = cluster.postgres
        self.nodes = Link(cluster.postgres.port)
        self.copies = Link(cluster.postgres.port)
        await self.nodes.open()
        await self.copies.open()
        for part in (*cluster.nodes, cluster.worker):
            part.database = self.nodes.through(part.database)

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        await asyncio.to_thread(self.standby.copy, self.copies.port)
        await asyncio.to_thread(self.standby.start)
        await self._follows(cluster.url)
        self.copies.back.shut()
        await evidence.moves_on(BEHIND)
        self.nodes.target = 0  # nobody is to be found there until it is clear what is lost
        await cluster.kill("postgres")
        leader = await asyncpg.connect(self.standby.url)
        try:
            assert await leader.fetchval("select pg_promote()")
            self.undone = await self._set_back(leader, evidence)
        finally:
            await leader.close()
        cluster.postgres, self.old = self.standby, cluster.postgres
        cluster.replace("postgres", self.standby)

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        self.nodes.target = self.standby.port

    async def _follows(self, url: str) -> None:
        """Return when the standby has everything but the very last."""
        question = "select count(*) from pg_stat_replication where state = 'streaming'"
        connection = await asyncpg.connect(url)
        begun = time.monotonic()
        try:
            while not await connection.fetchval(question):
                assert time.monotonic() - begun < PATIENCE_SECONDS, "the standby does not follow"
                await asyncio.sleep(0.05)
        finally:
            await connection.close()

    async def _set_back(self, leader: asyncpg.Connection, evidence: Evidence) -> int:
        """What was acknowledged and is no more counts as never acknowledged; how much that is."""
        rows = await leader.fetch("select id, seq from tables")
        newest = {row["id"]: row["seq"] for row in rows}
        kept = {row[0] for row in await leader.fetch("select key from entries")}
        gone = [one for one in evidence.asked if one.numbers and one.key not in kept]
        for one in gone:
            one.numbers, one.received, one.refusal = [], 0.0, SET_BACK
        for seen in evidence.seen:
            if seen.seq > newest[seen.table]:
                seen.anew = True
                seen.samples = {
                    at: view for at, view in seen.samples.items() if at <= newest[seen.table]
                }
        return len(gone)

    async def wrong(self, cluster: Cluster) -> list[str]:
        return [] if self.undone else ["the standby missed nothing: it was no such failover"]

    async def clear(self) -> None:
        await self.nodes.close()
        await self.copies.close()
        self.old.remove()
        self.standby.remove()


FAULTS: list[type[Fault]] = [Failover]
