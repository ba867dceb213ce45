"""Here: how many streams are open, written down every ten minutes for a day's course."""

import asyncio
import logging
from typing import Final

import asyncpg

from groma.table.wire.desk import HereShape

from ..live.node import Node
from ..store.database import LOST, Database
from .counted import Counted

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 60.0
EVERY: Final = "10 minutes"

_THERE: Final = f"date_bin('{EVERY}', now(), timestamptz '2000-01-01')"
_MISSING: Final = f"select not exists (select from streams_open where at = {_THERE})"
_WRITE: Final = f"insert into streams_open values ({_THERE}, $1) on conflict do nothing"
_DAY: Final = """
select at, count from streams_open where at > now() - interval '1 day' order by at"""


async def run(node: Node) -> None:
    """Count them, whichever worker is first, until cancelled."""
    while True:
        try:
            if await node.database.value(_MISSING):
                await count(node)
        except (*LOST, asyncpg.PostgresError) as problem:
            log.warning("could not count streams: %s", problem)
        await asyncio.sleep(LOOK_SECONDS)


async def count(node: Node) -> None:
    """Write down how many are open now, on all nodes."""
    counted = Counted(await node.figures.families())
    await node.database.run(_WRITE, counted.sum("groma_streams"))


async def day(database: Database) -> list[HereShape]:
    """The course of a day."""
    return [HereShape(row["at"], row["count"]) for row in await database.rows(_DAY)]
