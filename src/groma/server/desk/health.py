"""Health: one line for each thing that must work, with a figure, and whether it is as it should."""

import shutil
import time
from typing import Any, Final

import asyncpg

from groma.table.wire.desk import HealthShape

from ..live.figures import WORKER
from ..live.node import Node
from .counted import Counted

GOOD, SLOW, MISSING = "good", "slow", "missing"
DATABASE_MS: Final = 100.0  # an answer to nothing at all
LATE_SECONDS: Final = 30.0  # of what is due at a table, or of a notice
LATE_ANALYSIS: Final = 600.0  # they wait for each other
DISK_LEAST: Final = 0.1  # of it is free

_WAITING: Final = """
select
    (select count(*) from outbox) as notices,
    (select extract(epoch from now() - min(at))::float8 from outbox) as oldest_notice,
    (select extract(epoch from now() - min(due))::float8 from tables where due < now()) as bots,
    (select count(*) from analyses where due is not null) as analyses,
    (select extract(epoch from now() - min(asked_at))::float8
        from analyses where due is not null) as oldest_analysis"""
_FOLDER: Final = """
select case when inet_server_addr() is null then current_setting('data_directory') end"""


async def health(node: Node, counted: Counted, backup: Any | None) -> list[HealthShape]:
    """All of it; `backup`: the last chore of that name."""
    begun = time.perf_counter()
    await node.database.value("select 1")
    took = (time.perf_counter() - begun) * 1000
    row = await node.database.row(_WAITING)
    assert row is not None
    late = max(0.0, row["bots"] or 0.0)
    bots = MISSING if not counted.processes(WORKER) else _state(late <= LATE_SECONDS)
    failed = counted.sum("groma_failed_total")
    told = [
        HealthShape("database", _state(took <= DATABASE_MS), round(took, 1), "ms"),
        HealthShape("bus", GOOD if node.bus.healthy() else MISSING, None, ""),
        HealthShape(
            "notices",
            _state((row["oldest_notice"] or 0.0) <= LATE_SECONDS),
            float(row["notices"]),
            "count",
        ),
        HealthShape("bots", bots, round(late, 1), "s"),
        HealthShape(
            "analyses",
            _state((row["oldest_analysis"] or 0.0) <= LATE_ANALYSIS),
            float(row["analyses"]),
            "count",
        ),
        HealthShape("errors", _state(not failed), float(failed), "count"),
    ]
    if backup is not None and backup["good"] is not None:
        told.append(HealthShape("backups", GOOD if backup["good"] else MISSING, None, ""))
    return told + await _disk(node)


def _state(good: bool) -> str:
    return GOOD if good else SLOW


async def _disk(node: Node) -> list[HealthShape]:
    """What is left for the database, in percent, where it is on this machine and may be asked."""
    try:
        folder = await node.database.value(_FOLDER)
        if folder is None:
            return []
        disk = shutil.disk_usage(folder)
    except (asyncpg.InsufficientPrivilegeError, OSError):
        return []
    share = disk.free / disk.total
    return [HealthShape("disk", _state(share >= DISK_LEAST), round(share * 100), "%")]
