"""Players: bots that play by themselves and clocks that run out, as long as the home is open."""

import asyncio
import logging
from typing import Final

from groma.table.bots import GOING_ON, somebody_sits
from groma.table.entries import RUNNING
from groma.table.header import Header
from groma.table.ids import written
from groma.table.judging import claims, playing
from groma.table.problems import Problem
from groma.table.thoughts import ThinkerLost

from ..chance import Chance
from .door import Door
from .table import HomeTable
from .tables import Tables

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 2.0  # until somebody else is asked who thinks
LONGEST: Final = 3600.0  # seconds after which a table is looked at again in any case


class Players:
    """A task for each table at which something is to be done without a person."""

    def __init__(self, tables: Tables, door: Door, chance: Chance, pause: float) -> None:
        self.tables = tables
        self.door = door
        self.chance = chance
        self.pause = pause  # before bots answer, where a person sits at the table
        self._minded: dict[int, tuple[asyncio.Task[None], asyncio.Event]] = {}
        self._stopped = False

    def mind(self, live: HomeTable) -> None:
        """Look after a table that was read, or at which something has happened."""
        header = live.replica.header
        if self._stopped or not _something_is_due(header):
            return
        if header.id in self._minded:
            self._minded[header.id][1].set()
            return
        news = asyncio.Event()
        task = asyncio.create_task(self._guarded(header.id, news))
        self._minded[header.id] = task, news
        task.add_done_callback(lambda _: self._done(header.id, news))

    def _done(self, table: int, news: asyncio.Event) -> None:
        """One task has ended; what happened in its last moments is looked after by another."""
        del self._minded[table]
        live = self.tables.held.get(table)
        if news.is_set() and live is not None:
            self.mind(live)

    async def _guarded(self, table: int, news: asyncio.Event) -> None:
        """Look after one table, whose troubles are its own."""
        try:
            while await self._look(table, news):
                continue
        except ThinkerLost:
            log.warning("table %s: who thought is gone", written(table))
            await asyncio.sleep(AGAIN_SECONDS)
            news.set()
        except Problem as problem:
            log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
        except Exception:  # a stranger's game or bot may fail in any way; the others play on
            log.exception("table %s: a bot or its game failed", written(table))

    async def _look(self, table: int, news: asyncio.Event) -> bool:
        """Do what is due, or wait for it; False: nothing will be by itself."""
        news.clear()
        header = (await self.tables.fresh(table)).replica.header
        now = self.chance.now()
        if not _something_is_due(header):
            return False
        if header.ripe_at(now):
            await self.door.enter(table, lambda replica: claims.grace_is_over(replica, now))
        elif header.bots_turn:
            async with self.tables.store.alone(f"bots/{written(table)}"):
                await self._bots(table)
        elif header.deadline is not None and header.deadline <= now:
            await self.door.enter(table, lambda replica: playing.time_is_up(replica, now))
        else:
            waits = [header.ripe(seat) for seat in header.claims]
            waits += [] if header.deadline is None else [header.deadline]
            seconds = (min(waits) - now).total_seconds()
            try:
                await asyncio.wait_for(news.wait(), min(max(seconds, 0.0), LONGEST))
            except TimeoutError:
                return True
        return True

    async def _bots(self, table: int) -> None:
        """Let bots play until it is a person's turn.

        After a pause, in which a slip can be taken back, then after shorter ones.
        """
        pause = self.pause
        while True:
            header = (await self.tables.fresh(table)).replica.header
            if self._their_turn(header):
                await asyncio.sleep(pause if somebody_sits(header) else 0)
                header = (await self.tables.fresh(table)).replica.header
            if not self._their_turn(header):
                return
            await self.door.bot_plays(table)
            pause = self.pause * GOING_ON

    def _their_turn(self, header: Header) -> bool:
        free = header.paused is None and not header.ripe_at(self.chance.now())
        return header.bots_turn and free

    async def stop(self) -> None:
        """Nobody plays any more."""
        self._stopped = True
        tasks = [task for task, _ in self._minded.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _something_is_due(header: Header) -> bool:
    """Whether a bot is to play, or a time will be up."""
    if header.status != RUNNING or header.paused is not None:
        return False
    return header.bots_turn or header.deadline is not None or bool(header.claims)
