"""Rests: while the server is worked on, all tables pause; afterwards those go on, and no others."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg

from groma.table.entries import RUNNING, WHOLE_HOUSE
from groma.table.ids import written
from groma.table.problems import Problem

from ..store.database import LOST
from .node import Node

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0
BATCH: Final = 500
LOCK: Final = 0x7265737473  # "rests": one worker at a time

# Where a clock runs out first, first. What paused before is noted, too, but not let go on later.
_TO_PAUSE: Final = f"""
select id from tables t where status = {RUNNING}
    and not exists (select from rests r where r.table_id = t.id)
order by deadline limit $1"""
_TO_RESUME: Final = "select table_id from rests limit $1"
_PAUSES: Final = "insert into rests values ($1) on conflict do nothing"
_GOES_ON: Final = "delete from rests where table_id = $1"


class Rests:
    """Lets tables pause with the house, and go on with it."""

    def __init__(self, node: Node) -> None:
        self.node = node

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                if await self.turn() == BATCH:
                    continue
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not let tables rest: %s", problem)
            await asyncio.sleep(LOOK_SECONDS)

    async def turn(self) -> int:
        """Some tables pause, or go on, as the house is closed or open; the answer is how many."""
        async with self.node.database.transaction() as connection:
            if not await connection.fetchval("select pg_try_advisory_xact_lock($1)", LOCK):
                return 0
            door = self.node.door
            closed = await connection.fetchval("select exists (select from closed)")
            found = await connection.fetch(_TO_PAUSE if closed else _TO_RESUME, BATCH)
            for (table,) in found:
                if await self._done(table, door.pause if closed else door.resume):
                    await self.node.database.run(_PAUSES if closed else _GOES_ON, table)
        return len(found)

    async def _done(self, table: int, deed: Callable[[int, int], Awaitable[int]]) -> bool:
        """Whether nothing is left to do: also where it is so already, or its rules are missing."""
        try:
            await deed(table, WHOLE_HOUSE)
        except Problem as problem:
            log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
            return problem.kind != "too-late"
        except LOST:
            raise
        except Exception:  # a stranger's game may fail in any way; the others rest
            log.exception("table %s: it cannot rest", written(table))
        return True
