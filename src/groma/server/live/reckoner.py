"""The reckoner: what games that ended were for their people; beside play, never in its way."""

import asyncio
import logging
from typing import Final

import asyncpg

from groma.table.entries import OVER
from groma.table.header import Header
from groma.table.ids import written
from groma.table.problems import Problem, rules_not_installed
from groma.table.results import Outcome, outcome

from ..people import standings
from ..store import rows
from ..store.database import LOST, Connection
from .node import Node

log = logging.getLogger(__name__)

BATCH: Final = 20  # tables
LOOK_SECONDS: Final = 2.0
LOCK: Final = 0x7265636B6F6E  # "reckon": one worker at a time, or a standing would miss a game

_DUE: Final = """
select id, status, ended_at from tables where (status >= 2) <> reckoned order by id limit $1"""


class Reckoner:
    """Makes results out of the tables that ended."""

    def __init__(self, node: Node) -> None:
        self.node = node

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                if await self.reckon() == BATCH:
                    continue
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not reckon: %s", problem)
            await asyncio.sleep(LOOK_SECONDS)

    async def reckon(self) -> int:
        """Some tables that are to be reckoned; the answer is how many were."""
        async with self.node.database.transaction() as connection:
            if not await connection.fetchval("select pg_try_advisory_xact_lock($1)", LOCK):
                return 0
            done = 0
            for table, status, ended_at in await connection.fetch(_DUE, BATCH):
                made = None
                try:
                    if status >= OVER:
                        made = await self._outcome(connection, table)
                except Problem:
                    continue  # a newer program has played there, and reckons it
                await standings.store(connection, table, ended_at, made)
                await connection.execute(
                    "update tables set reckoned = $2 where id = $1", table, status >= OVER
                )
                done += 1
                await asyncio.sleep(0)  # others have their turn
            return done

    async def _outcome(self, connection: Connection, table: int) -> Outcome | None:
        """What a table has come to; where that cannot be said, it is nothing for anybody."""
        entries = await rows.entries(connection, table)
        try:
            opening = Header(entries[0]).opening
            game = self.node.tables.shelf.get((opening.game, opening.rules))
            if game is None:
                raise rules_not_installed(opening.game, opening.rules)
            return await asyncio.to_thread(outcome, game, entries)
        except (*LOST, asyncpg.PostgresError):
            raise
        except Exception:  # a stranger's game may fail in any way; the others are reckoned
            log.exception("table %s: no results", written(table))
            return None
