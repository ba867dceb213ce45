"""The worker: bots' turns and run-out clocks, found in the tables themselves."""

import asyncio
import logging
import time
from typing import Final

from groma.table.bots import bots_turn, choose, somebody_sits
from groma.table.entries import RUNNING
from groma.table.ids import written
from groma.table.problems import Problem
from groma.table.replica import LEASE_SECONDS

from ..metrics import METRICS
from ..store.database import LOST
from .node import Node
from .table import LiveTable

log = logging.getLogger(__name__)

BATCH: Final = 16
SLICE: Final = 16  # moves of bots at one table, before the next one has its turn
POLL_SECONDS: Final = 0.5
BREATH: Final = 0.01  # how long a worker that is woken waits for more

# What is due is the work. A claim puts it off for a while; who dies leaves nothing behind.
_CLAIM: Final = """
update tables set due = now() + make_interval(secs => $1)
where id in (
    select id from tables where due <= now() order by due limit $2 for update skip locked
)
returning id"""


class Worker:
    """Does what is due."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._wake = asyncio.Event()
        self._slowly: dict[int, asyncio.Task[None]] = {}  # the tables at which bots pause

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            await self._work()
        finally:
            for playing in self._slowly.values():
                playing.cancel()

    async def _work(self) -> None:
        while True:
            try:
                self._wake.clear()  # before looking, or what is told meanwhile would be slept over
                claimed = await self.node.database.rows(_CLAIM, LEASE_SECONDS, BATCH)
                for row in claimed:
                    if row[0] not in self._slowly:
                        await self._look(row[0])
                if not claimed:
                    await self._rest()
            except LOST as problem:
                log.warning("database lost: %s", problem)
                await asyncio.sleep(POLL_SECONDS)

    def wake(self) -> None:
        """Something may be due."""
        self._wake.set()

    def heard(self, message: bytes) -> None:
        """Something happened at a table."""
        self._wake.set()

    async def _rest(self) -> None:
        try:
            await asyncio.wait_for(self._wake.wait(), POLL_SECONDS)
        except TimeoutError:
            return
        await asyncio.sleep(BREATH)

    async def _look(self, table: int) -> None:
        """One table that is due: a bot's turn, a reminder, or a clock that ran out."""
        try:
            live = await self.node.tables.fresh(table)
            header = live.replica.header
            if header.status != RUNNING or header.turn is None:
                return
            if bots_turn(header):
                if self.node.config.pause and somebody_sits(header):
                    self._slow_down(live)
                else:
                    await self._bots(live)
            elif header.deadline is not None and header.deadline <= self.node.tables.now():
                await self.node.seating.time_is_up(table)
                self.wake()
            else:
                await self._remind(live)
        except Problem as problem:
            log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
        except LOST:
            raise
        except Exception:  # a stranger's game or bot may fail in any way; the others play on
            log.exception("table %s: a bot or its game failed", written(table))

    def _slow_down(self, live: LiveTable) -> None:
        """Let bots play where people look on; meanwhile there is time for other tables."""
        table = live.replica.header.id
        playing = asyncio.create_task(self._bots_pausing(live))
        self._slowly[table] = playing
        playing.add_done_callback(lambda _: self._slowly.pop(table, None))

    async def _bots_pausing(self, live: LiveTable) -> None:
        """A pause before each move; each move renews the lease, which is longer than a pause."""
        table = live.replica.header.id
        try:
            while True:
                await asyncio.sleep(self.node.config.pause)
                live = await self.node.tables.fresh(table)
                if not await self._bot(live) or not bots_turn(live.replica.header):
                    return
        except LOST as problem:
            log.warning("database lost: %s", problem)
        except Problem as problem:
            log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
        except Exception:  # a stranger's game or bot may fail in any way; the others play on
            log.exception("table %s: a bot or its game failed", written(table))

    async def _bot(self, live: LiveTable) -> bool:
        """One move, if a bot decides; False: none was made."""
        async with live.lock:
            replica = live.replica
            seat = replica.header.turn
            if seat is None or not bots_turn(replica.header) or live.behind:
                return False
            begun = time.perf_counter()
            move = choose(replica, seat)
            METRICS.bot_seconds.inc(time.perf_counter() - begun)
            return await self.node.door.bot_plays(live, seat, move)

    async def _bots(self, live: LiveTable) -> None:
        """Let bots play until it is a person's turn, but others wait, too."""
        for _ in range(SLICE):
            if not await self._bot(live):
                return
            await asyncio.sleep(0)
        header = live.replica.header
        if bots_turn(header):
            await self.node.database.run(
                "update tables set due = now() where id = $1 and seq = $2", header.id, header.seq
            )

    async def _remind(self, live: LiveTable) -> None:
        """Remind a seat once; then the next thing that is due is its deadline."""
        header = live.replica.header
        clock = header.clock
        if clock is None or header.deadline is None or header.turn is None:
            return
        async with self.node.database.transaction() as connection:
            reminded = await connection.fetchval(
                """update tables set reminded = true, due = $3
                where id = $1 and seq = $2 and not reminded returning id""",
                header.id,
                header.seq,
                clock.look(header.deadline),
            )
            if reminded is None:
                await connection.execute(
                    "update tables set due = $3 where id = $1 and seq = $2",
                    header.id,
                    header.seq,
                    clock.look(header.deadline),
                )
                return
            await connection.execute(
                """insert into outbox (table_id, seq, kind, person)
                select table_id, $3, 'reminder', person from seats
                where table_id = $1 and seat = $2
                  and exists (
                    select from channels c where c.person = seats.person and c.code is null
                  )""",
                header.id,
                header.turn,
                header.seq,
            )
        header.reminded = True
