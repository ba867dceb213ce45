"""Hours: while a home is closed its clocks stand still; nobody loses time by closing a browser."""

import asyncio
from datetime import datetime, timedelta
from typing import Final

from groma.table.entries import HOME_CLOSED, RESUME, RUNNING, Entry
from groma.table.judging import house
from groma.table.judging.deeds import entries_of
from groma.table.proposing import propose

from ..chance import Chance
from .tables import Tables, tell

OPEN: Final = "open"  # under which it is kept until when a home was open
BEAT_SECONDS: Final = 20.0
CLOSED: Final = timedelta(seconds=60)  # without a sign: no home was open


class Hours:
    """When the homes of a store were open."""

    def __init__(self, tables: Tables, chance: Chance) -> None:
        self.tables = tables
        self.chance = chance

    async def begin(self, clocked: list[int]) -> None:
        """Tables with a clock paused while all homes were closed."""
        kept = await self.tables.store.value(OPEN)
        now = self.chance.now()
        since = None if kept is None else datetime.fromisoformat(kept.decode())
        if since is not None and now - since > CLOSED:
            for table in clocked:
                try:
                    await self._pause(table, since, now)
                except Exception as problem:  # the clocks of the others are paused all the same
                    tell(table, problem)
        if clocked or kept is None:
            await self._note()

    async def _pause(self, table: int, since: datetime, now: datetime) -> None:
        live = await self.tables.find(table)
        async with live.lock:
            replica = live.replica
            if replica.header.status != RUNNING or replica.header.paused is not None:
                return
            begun = max(since, replica.last.at)
            entries = entries_of(replica, house.pause(replica, HOME_CLOSED), begun)
            entries.append(Entry(table, replica.seq + 2, RESUME, 0, None, None, now))
            await self.tables.append(live, propose(replica, entries), None)

    async def run(self) -> None:
        """Say now and then that a home is open, if a clock hangs on it."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if any(live.replica.header.deadline for live in self.tables.held.values()):
                await self._note()

    async def _note(self) -> None:
        await self.tables.store.keep(OPEN, self.chance.now().isoformat().encode())
