"""The worker: bots' turns and run-out clocks, found in the tables themselves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from groma.table.bots import GOING_ON, somebody_sits, thinks_long
from groma.table.entries import RUNNING
from groma.table.header import LEASE_SECONDS, Header
from groma.table.ids import written
from groma.table.problems import Problem
from groma.table.thoughts import ThinkerLost

from ..store.database import TROUBLE
from .node import Node
from .table import LiveTable

log = logging.getLogger(__name__)

Work = Callable[[int], Awaitable[None]]  # at a table

BATCH: Final = 16
SLICE: Final = 16  # moves of bots at one table, before the next one has its turn, ...
SLICE_ALONE: Final = 4  # ... and where nobody waits for them
LATELY: Final = 5.0  # seconds after something was due for people, in which they come first
POLL_SECONDS: Final = 0.5
BREATH: Final = 0.01  # how long a worker that is woken waits for more

# What is due is the work. A claim puts it off for a while; who dies leaves nothing behind.
# First the tables where somebody sits ...
_CLAIM: Final = """
update tables set due = now() + make_interval(secs => $1)
where id in (
    select id from tables t where due <= now() and exists (
        select from seats s where s.table_id = t.id and s.person is not null and not s.away
    )
    order by due limit $2 for update skip locked
)
returning id"""

# ... and when none of them is due, one of bots alone: of anybody who has opened some, however many.
_CLAIM_ALONE: Final = """
update tables set due = now() + make_interval(secs => $1)
where id in (
    select id from tables where due <= now() and host = (
        select host from (
            select distinct host from tables where due <= now()
        ) as openers order by random() limit 1
    )
    order by due limit 1 for update skip locked
)
returning id"""


class Worker:
    """Does what is due."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._wake = asyncio.Event()
        self._slowly: dict[int, asyncio.Task[None]] = {}  # tables at which bots take their time
        self._alone: asyncio.Task[None] | None = None  # a table of bots alone that think long
        self._lately = 0.0  # when something was due for people

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            await self._work()
        finally:
            for playing in self._slowly.values():
                playing.cancel()

    async def _work(self) -> None:
        await self.node.house.known.wait()  # while the server is worked on no clock runs out
        while True:
            try:
                self._wake.clear()  # before looking, or what is told meanwhile would be slept over
                claimed = await self.node.database.rows(_CLAIM, LEASE_SECONDS, BATCH)
                for row in claimed:
                    self._lately = asyncio.get_running_loop().time()
                    await self._look(row[0])
                if not claimed and not await self._play_alone():
                    await self._rest()
            except TROUBLE as problem:
                log.warning("database in trouble: %s", problem)
                await asyncio.sleep(POLL_SECONDS)

    async def _play_alone(self) -> bool:
        """A few moves at a table of bots alone; False: there is none.

        Where people play, too, such tables have half of the time at most: the other half is rest,
        in which everything else on this machine has its turn.
        """
        if self._alone is not None and not self._alone.done():
            return False  # one after another: people's bots wait for one of their thoughts at most
        loop = asyncio.get_running_loop()
        begun = loop.time()
        claimed = await self.node.database.rows(_CLAIM_ALONE, LEASE_SECONDS)
        for row in claimed:
            await self._look(row[0])
            await self._give_way(begun)
        return bool(claimed)

    async def _give_way(self, begun: float) -> None:
        """Where people play, rest as long as one has worked."""
        loop = asyncio.get_running_loop()
        others = [one for one in self._slowly.values() if one is not self._alone]
        if loop.time() - self._lately < LATELY or others:
            await asyncio.sleep(loop.time() - begun)

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
        if table in self._slowly or self.node.house.closed is not None:
            return
        try:
            live = await self.node.tables.fresh(table)
            header = live.replica.header
            if header.status != RUNNING or header.turn is None or header.paused is not None:
                return
            if header.ripe_at(self.node.tables.now()):
                await self.node.door.grace_is_over(table)
                self.wake()
            elif header.bots_turn:
                if self.node.config.pause and somebody_sits(header):
                    self._beside(table, self._bots_pausing)
                elif thinks_long(header):
                    self._think(table, header)
                else:
                    await self._bots(table)
            elif header.deadline is not None and header.deadline <= self.node.tables.now():
                await self.node.door.time_is_up(table)
                self.wake()
            elif header.reminder is not None and header.reminder <= self.node.tables.now():
                await self.node.door.remind(table)
            else:
                await self._put_off(live)
        except Problem as problem:
            log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
        except TROUBLE:
            raise
        except Exception:  # a stranger's game or bot may fail in any way; the others play on
            log.exception("table %s: a bot or its game failed", written(table))

    def _beside(self, table: int, work: Work) -> asyncio.Task[None]:
        """Let bots play that take their time; meanwhile there is time for other tables."""
        playing = asyncio.create_task(self._guarded(table, work))
        self._slowly[table] = playing
        playing.add_done_callback(lambda _: self._done(table))
        return playing

    def _done(self, table: int) -> None:
        self._slowly.pop(table, None)
        self.wake()

    def _think(self, table: int, header: Header) -> None:
        """Let bots play that think long."""
        if somebody_sits(header):
            self._beside(table, self._bots_thinking)
        else:
            self._alone = self._beside(table, self._bots_alone)

    async def _bots_thinking(self, table: int) -> None:
        """Some long thoughts, of which somebody waits for each."""
        await self._bots(table, long=True)

    async def _bots_alone(self, table: int) -> None:
        """A few long thoughts where nobody waits for them."""
        begun = asyncio.get_running_loop().time()
        await self._bots(table, long=True)
        await self._give_way(begun)

    async def _bots_pausing(self, table: int) -> None:
        """A pause before bots answer, in which a slip can be taken back, then shorter ones.

        Pages show what happened at a pace of their own. Each move renews the lease, which is
        longer than a pause.
        """
        pause = self.node.config.pause
        while True:
            await asyncio.sleep(pause)
            pause = self.node.config.pause * GOING_ON
            header = (await self.node.tables.fresh(table)).replica.header
            if not header.bots_turn or header.ripe_at(self.node.tables.now()):
                return
            await self._bot_plays(table, header)

    async def _guarded(self, table: int, work: Work) -> None:
        """Work at one table, whose troubles are its own."""
        try:
            await work(table)
        except TROUBLE as problem:
            log.warning("database in trouble: %s", problem)
        except Problem as problem:
            log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
        except ThinkerLost:
            log.warning("table %s: the process that thought has ended", written(table))
        except Exception:  # a stranger's game or bot may fail in any way; the others play on
            log.exception("table %s: a bot or its game failed", written(table))

    async def _bot_plays(self, table: int, header: Header) -> None:
        """A bot plays; as long as it thinks, no other worker does it, too."""
        seq = header.seq
        playing = asyncio.create_task(self.node.door.bot_plays(table))
        try:
            while not (await asyncio.wait({playing}, timeout=LEASE_SECONDS / 2))[0]:
                await self.node.database.run(
                    "update tables set due = now() + make_interval(secs => $3) "
                    "where id = $1 and seq = $2",
                    table,
                    seq,
                    LEASE_SECONDS,
                )
        finally:
            playing.cancel()
        await playing

    async def _bots(self, table: int, long: bool = False) -> None:
        """Let bots play until it is a person's turn, but others wait, too.

        `long`: also those that think long; else it is left to another task, and nobody waits.
        """
        alone = not somebody_sits((await self.node.tables.find(table)).replica.header)
        for _ in range(SLICE_ALONE if alone else SLICE):
            header = (await self.node.tables.find(table)).replica.header
            if not header.bots_turn:
                return
            if not thinks_long(header):
                await self.node.door.bot_plays(table)
            elif long:
                await self._bot_plays(table, header)
            else:
                break
            await asyncio.sleep(0)
        header = (await self.node.tables.find(table)).replica.header
        if header.bots_turn:
            await self.node.database.run(
                "update tables set due = now() where id = $1 and seq = $2", header.id, header.seq
            )

    async def _put_off(self, live: LiveTable) -> None:
        """Nothing is to be done yet, and it was due because that is rounded: look again then."""
        header = live.replica.header
        if header.look is not None:
            await self.node.database.run(
                "update tables set due = $3 where id = $1 and seq = $2",
                header.id,
                header.seq,
                header.look,
            )
