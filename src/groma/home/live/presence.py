"""Presence: who of the people at a table has a line open; it is no entry, and no truth."""

import asyncio
from collections import Counter
from datetime import datetime
from typing import Final

from groma.table.ids import written
from groma.table.showing import ENCODER
from groma.table.wire.tables import PresenceShape

from ..chance import Chance
from .table import HomeTable, Watcher

GRACE_SECONDS: Final = 5.0  # a page that is loaded anew is not away


class Presence:
    """The people at the tables of a home."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self._lines: Counter[tuple[int, int]] = Counter()  # by table and person
        self._here: set[tuple[int, int]] = set()  # of whom others are told that they are here
        self._since: dict[tuple[int, int], datetime] = {}  # when somebody came or went
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def open(self, live: HomeTable, line: Watcher) -> None:
        """Somebody opens a line."""
        key = live.replica.header.id, line.person or 0
        if live.replica.seat_of(line.person) is not None:
            self._lines[key] += 1
            if key not in self._here:
                self._turn(live, key, True)
                return
        if line.company:
            line.say(self._event(live))

    def close(self, live: HomeTable, line: Watcher) -> None:
        """Somebody closes a line; the last one of a person is waited for a while."""
        key = live.replica.header.id, line.person or 0
        if self._lines[key] > 0:
            self._lines[key] -= 1
            if not self._lines[key] and not self._stopped:
                task = asyncio.create_task(self._go(live, key))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _go(self, live: HomeTable, key: tuple[int, int]) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        if not self._lines[key] and key in self._here:
            self._turn(live, key, False)

    def _turn(self, live: HomeTable, key: tuple[int, int], here: bool) -> None:
        (self._here.add if here else self._here.discard)(key)
        self._since[key] = self.chance.now()
        event = self._event(live)
        for watcher in list(live.watchers):
            if watcher.company:
                watcher.say(event)

    def _event(self, live: HomeTable) -> bytes:
        table = live.replica.header.id
        shown = [
            PresenceShape(
                written(seat.person),
                (table, seat.person) in self._here,
                self._since.get((table, seat.person)),
            )
            for seat in live.replica.header.seats
            if seat.person is not None
        ]
        return b"event: presence\ndata: %b\n\n" % ENCODER.encode(shown)

    async def stop(self) -> None:
        """Wait for nobody any more."""
        self._stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
