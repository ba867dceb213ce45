"""Abandoned tables: once a day those end to which nobody comes back; a clock sees to its own."""

import asyncio
import logging
from datetime import datetime, timedelta
from typing import Final

import asyncpg

from groma.table.entries import GATHERING, RUNNING
from groma.table.ids import written
from groma.table.problems import Problem

from ..store.chores import is_time
from ..store.database import LOST
from .node import Node

log = logging.getLogger(__name__)

GATHERING_DAYS: Final = 30  # without an entry, and nobody was there
RUNNING_DAYS: Final = 365
LOOK_SECONDS: Final = 600.0
BATCH: Final = 500
BREATH: Final = 0.05  # seconds between two tables: others use the database, too

_DUE: Final = f"""
select t.id from tables t join entries e on e.table_id = t.id and e.seq = t.seq
where t.status = $1 and (t.status = {GATHERING} or t.bank is null) and t.id > $3
    and t.created_at < now() - make_interval(days => $2)
    and e.at < now() - make_interval(days => $2)
    and not exists (
        select from seen s where s.table_id = t.id and s.at > now() - make_interval(days => $2)
    )
order by t.id limit $4"""


class Abandoned:
    """Ends the tables that nobody comes back to."""

    def __init__(self, node: Node) -> None:
        self.node = node

    async def run(self) -> None:
        """Once a day, whichever worker is first, until cancelled."""
        while True:
            try:
                if await is_time(self.node.database, "abandoned"):
                    log.info("abandoned tables ended", extra={"tables": await self.end_all()})
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not end abandoned tables: %s", problem)
            await asyncio.sleep(LOOK_SECONDS)

    async def end_all(self) -> int:
        """End them; the answer is how many."""
        return await self._end(GATHERING, GATHERING_DAYS) + await self._end(RUNNING, RUNNING_DAYS)

    async def _end(self, status: int, days: int) -> int:
        ended = last = 0
        while due := await self.node.database.rows(_DUE, status, days, last, BATCH):
            since = self.node.tables.now() - timedelta(days=days)
            for (last,) in due:
                ended += await self._ended(last, since)
                await asyncio.sleep(BREATH)
        return ended

    async def _ended(self, table: int, since: datetime) -> bool:
        try:
            await self.node.door.give_up(table, since)
        except Problem as problem:  # somebody has come after all, or its rules are missing
            log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
            return False
        except LOST:
            raise
        except Exception:  # a stranger's game may fail in any way; the others end
            log.exception("table %s: it cannot end", written(table))
            return False
        return True
