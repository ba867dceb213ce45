"""Presence: who of the people at a table is there, on whichever node; no entry, and no truth.

A node tells the others when the first stream of somebody at a table opens, and when the last one
has been closed for a while; in between it says so again with every beat, for the bus may lose what
it likes. Of whom nothing is heard for a while is not there, and neither is a node that died. What
is kept is only when somebody was last there, for those who come later.
"""

import asyncio
import logging
import time
from datetime import datetime
from typing import Any, Final

import asyncpg
import msgspec

from groma.table.ids import written
from groma.table.wire.tables import PresenceShape

from ..store.database import LOST, Database
from .table import LiveTable, Watcher

log = logging.getLogger(__name__)

GRACE_SECONDS: Final = 5.0  # a page that is loaded anew is not away
SILENCE_SECONDS: Final = 35.0  # of whom nothing is heard for so long, a person or a node, is gone
ENCODER: Final = msgspec.json.Encoder()


class Here(msgspec.Struct, omit_defaults=True):
    """What nodes tell each other of presence."""

    table: int = 0  # 0: only that the node lives
    person: int = 0  # 0: who is there? else somebody ...
    here: bool = False  # ... has come, or gone ...
    at: datetime | None = None  # ... then


class _Room(msgspec.Struct):
    """What a node knows of one table that it shows to somebody."""

    live: LiveTable
    nodes: dict[int, dict[int, float]]  # by person: where it is, and when that was last said
    since: dict[int, datetime]  # when somebody came or went
    known: bool = False  # whether it is known when people were last there


class Presence:
    """The people at the tables that one node shows."""

    def __init__(self, database: Database, node: int, tell: Any) -> None:
        self.database = database
        self.node = node
        self._tell = tell
        self._rooms: dict[int, _Room] = {}
        self._lines: dict[tuple[int, int], set[Watcher]] = {}  # streams, by table and person
        self._told: set[tuple[int, int]] = set()  # of whom the others believe that they are here
        self._heard: dict[int, float] = {}  # when a node was last heard of
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- here -----------------------------------------------------------------------------------

    def open(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody opens a stream."""
        table = live.replica.header.id
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = _Room(live, {}, {})
            self._later(self._remember(table, room))
            self._tell(Here(table))
        elif watcher.company and room.known:
            watcher.say(0, self._event(room))
        room.live = live
        person = watcher.person
        if person is not None and live.replica.seat_of(person) is not None:
            self._lines.setdefault((table, person), set()).add(watcher)
            if (table, person) not in self._told:
                self._told.add((table, person))
                self._say(table, person, True)

    def close(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody closes a stream; the last one of a person is waited for a while."""
        table = live.replica.header.id
        key = table, watcher.person or 0
        lines = self._lines.get(key, set())
        if watcher in lines:
            lines.discard(watcher)
            if not lines:
                del self._lines[key]
                self._later(self._go(*key))
        else:
            self._leave(table)

    async def _go(self, table: int, person: int) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        if (table, person) in self._lines or (table, person) not in self._told:
            return
        self._told.discard((table, person))
        self._say(table, person, False)
        self._leave(table)
        await self._keep(
            """insert into seen (table_id, person, at) values ($1, $2, now())
            on conflict (table_id, person) do update set at = excluded.at""",
            table,
            person,
        )

    def _leave(self, table: int) -> None:
        """Nothing is known of a table that nobody looks at."""
        room = self._rooms.get(table)
        if room is not None and not room.live.watchers:
            del self._rooms[table]

    async def _keep(self, sql: str, *values: Any) -> list[Any]:
        try:
            return await self.database.rows(sql, *values)
        except (*LOST, asyncpg.PostgresError) as problem:
            log.warning("presence: %s", problem)
            return []

    async def _remember(self, table: int, room: _Room) -> None:
        """When people were last there, for a table that is looked at again."""
        for person, at in await self._keep(
            "select person, at from seen where table_id = $1", table
        ):
            room.since.setdefault(person, at)
        room.known = True
        self._show(room)

    def _say(self, table: int, person: int, here: bool) -> None:
        self._tell(Here(table, person, here, self.database.time.now()))

    # ---- elsewhere ------------------------------------------------------------------------------

    def hear(self, origin: int, told: Here) -> None:
        """A node says something; this one, too."""
        if origin not in self._heard and origin != self.node:  # it is new, or the bus is back
            for table in self._rooms:
                self._tell(Here(table))
        self._heard[origin] = time.monotonic()
        if told.table and not told.person:
            for table, person in self._told:
                if table == told.table and origin != self.node:
                    self._say(table, person, True)
            return
        room = self._rooms.get(told.table)
        if room is None:
            return
        nodes = room.nodes.setdefault(told.person, {})
        before = bool(nodes)
        if told.here:
            nodes[origin] = time.monotonic()
        else:
            nodes.pop(origin, None)
        if bool(nodes) != before:
            room.since[told.person] = told.at or self.database.time.now()
            self._show(room)

    def beat(self) -> None:
        """Say that this node lives, and who is here; forget of whom nothing was heard for long."""
        self._tell(Here())
        for table, person in list(self._told):
            self._tell(Here(table, person, True))
        late = time.monotonic() - SILENCE_SECONDS
        for node in [node for node, heard in self._heard.items() if heard < late]:
            del self._heard[node]
        for room in list(self._rooms.values()):
            left = [person for person, nodes in room.nodes.items() if nodes and _all(nodes, late)]
            for nodes in room.nodes.values():
                for node in [node for node, heard in nodes.items() if heard < late]:
                    del nodes[node]
            room.since.update(dict.fromkeys(left, self.database.time.now()))
            if left:
                self._show(room)

    # ---- telling --------------------------------------------------------------------------------

    def _show(self, room: _Room) -> None:
        event = self._event(room)
        for watcher in list(room.live.watchers):
            if watcher.company and room.known:
                watcher.say(0, event)

    def _event(self, room: _Room) -> bytes:
        seated = [seat.person for seat in room.live.replica.header.seats]
        shown = [
            PresenceShape(written(person), bool(room.nodes.get(person)), room.since.get(person))
            for person in seated
            if person is not None
        ]
        return b"event: presence\ndata: %b\n\n" % ENCODER.encode(shown)

    def _later(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Wait for nobody any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _all(nodes: dict[int, float], late: float) -> bool:
    """Whether nothing was heard from any of some nodes since."""
    return all(heard < late for heard in nodes.values())
