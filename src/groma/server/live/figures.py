"""Figures of all processes in one place: each tells what it counts, any node shows all of it."""

import asyncio
import logging
import os
import socket
import time
from collections.abc import Iterable, Iterator
from typing import Final

import asyncpg
import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from groma import __version__
from groma.core.native import compiled

from ..metrics import METRICS
from ..store.database import LOST, Database

log = logging.getLogger(__name__)

TELL_SECONDS: Final = 10.0
STALE_SECONDS: Final = 35.0  # who has told nothing for so long is gone, or as good as gone
BEGAN: Final = time.time()  # this process, or as good as
NODE: Final = "node"  # the kinds of processes
WORKER: Final = "worker"

_TELL: Final = """
insert into figures values ($1, now(), $2)
on conflict (process) do update set at = excluded.at, families = excluded.families"""
_OTHERS: Final = """
select families from figures where process <> $1 and at > now() - make_interval(secs => $2)
order by process"""


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """One figure."""

    name: str
    labels: dict[str, str]
    value: float


class Family(msgspec.Struct, frozen=True, array_like=True):
    """Figures of one name."""

    name: str
    about: str
    kind: str
    samples: list[Sample]


def process_name() -> str:
    """What this process is called among all of them."""
    return f"{socket.gethostname()}:{os.getpid()}"


class Figures:
    """What this process counts, and what the others told."""

    def __init__(self, database: Database, kind: str) -> None:
        self._database = database
        self._process = process_name()
        self._labels = {"process": self._process, "kind": kind}
        METRICS.build.labels(__version__, "compiled" if compiled() else "pure").set(1)
        METRICS.started_at.set(BEGAN)

    def mine(self) -> list[Family]:
        """The figures of this process, each with its name and kind."""
        return [
            Family(
                family.name,
                family.documentation,
                family.type,
                [
                    Sample(one.name, {**one.labels, **self._labels}, float(one.value))
                    for one in family.samples
                    if not one.name.endswith("_created")
                ],
            )
            for family in METRICS.registry.collect()
        ]

    def own(self) -> bytes:
        """The figures of this process alone, of this moment, as Prometheus reads them."""
        return generate_latest(METRICS.registry)

    async def families(self) -> list[Family]:
        """The figures of all processes; ours alone without a database."""
        found = self.mine()
        try:
            for (told,) in await self._database.rows(_OTHERS, self._process, STALE_SECONDS):
                found += msgspec.msgpack.decode(told, type=list[Family])
        except (*LOST, asyncpg.PostgresError, msgspec.MsgspecError) as problem:
            log.warning("could not read the others' figures: %s", problem)
        return found

    async def all(self) -> bytes:
        """The same, as Prometheus reads them."""
        registry = CollectorRegistry(auto_describe=False)
        registry.register(_Told(await self.families()))
        return generate_latest(registry)

    async def run(self) -> None:
        """Tell the others, until cancelled."""
        while True:
            try:
                await self._database.run(_TELL, self._process, msgspec.msgpack.encode(self.mine()))
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not tell figures: %s", problem)
            await asyncio.sleep(TELL_SECONDS)

    async def forget(self) -> None:
        """This process ends, and so do those whose figures nobody has told for long."""
        await self._database.run(
            "delete from figures where process = $1 or at < now() - interval '1 hour'",
            self._process,
        )


class _Told(Collector):
    """Families of all processes, those of one name together."""

    def __init__(self, families: Iterable[Family]) -> None:
        self._families = families

    def collect(self) -> Iterator[Metric]:
        """What Prometheus is shown."""
        made: dict[str, Metric] = {}
        for family in self._families:
            metric = made.setdefault(family.name, Metric(family.name, family.about, family.kind))
            for one in family.samples:
                metric.add_sample(one.name, one.labels, one.value)
        yield from made.values()
