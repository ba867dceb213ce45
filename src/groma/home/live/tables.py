"""The tables that a home holds: read from its store when needed, followed as other homes write."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from groma.core.game import Game
from groma.table.entries import Entry, heard
from groma.table.header import Header
from groma.table.ids import written
from groma.table.problems import Problem, newer, not_there, rules_not_installed
from groma.table.proposing import Proposal
from groma.table.replica import Replica
from groma.table.showing import ENCODER
from groma.table.showing import table as table_shape
from groma.table.texts import WITH_TEXTS, Texts
from groma.table.wire.tables import TableShape

from ..people import Person
from ..store import Store
from .table import HomeTable

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0
MOST: Final = 50  # tables that are kept in memory though nobody watches

Shelf = dict[tuple[str, int], Game[Any]]


class Tables:
    """All tables of a home."""

    def __init__(self, store: Store, shelf: Shelf, mind: Callable[[HomeTable], None]) -> None:
        self.store = store
        self.shelf = shelf
        self.mind = mind  # called with a table that is read, or at which something has happened
        self.held: dict[int, HomeTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        store.changed = self._heard

    # ---- finding --------------------------------------------------------------------------------

    async def find(self, table: int) -> HomeTable:
        """A table as this home last heard of it."""
        live = self.held.get(table)
        if live is None:
            replica = await self._replica(table)
            live = self.held.get(table)
        if live is None:  # nobody else has read it meanwhile
            self._make_room()
            live = self.held[table] = HomeTable(replica)
            self.mind(live)
        return live

    async def fresh(self, table: int) -> HomeTable:
        """A table as it is, whoever has written there."""
        live = await self.find(table)
        if live.behind or not live.watchers or not self.store.tells:
            await self.catch_up(live)
        return live

    async def _replica(self, table: int) -> Replica:
        entries = [unpacked(one) for one in await self.store.entries(table)]
        if not entries:
            raise not_there()
        opening = Header(entries[0]).opening
        game = self.shelf.get((opening.game, opening.rules))
        if game is None:
            raise rules_not_installed(opening.game, opening.rules)
        return Replica(game, entries, await self.texts(table))

    async def header(self, table: int) -> Header | None:
        """What is known of a table beside its game; None: it is gone, or cannot be read."""
        try:
            return (await self.fresh(table)).replica.header
        except Problem:
            return None

    async def texts(self, table: int) -> Texts:
        """What is looked up about a table."""
        kept = await self.store.texts(table)
        return Texts() if kept is None else msgspec.json.decode(kept, type=Texts)

    def _make_room(self) -> None:
        idle = [key for key, live in self.held.items() if not live.watchers]
        for key in idle[: max(0, len(self.held) + 1 - MOST)]:
            self.held.pop(key).gone = True

    async def shapes(self) -> list[TableShape]:
        """What everybody knows of each table, the newest first.

        It is kept beside the tables, so that a list needs no entries; what has gone on since is
        read again. A table that fails is left out: its troubles are its own.
        """
        stored = await self.store.tables()
        tables = sorted(stored, reverse=True)
        names = [f"shape/{written(table)}" for table in tables]
        known = await asyncio.gather(*[self.store.value(name) for name in names])
        found: list[TableShape] = []
        for table, name, kept in zip(tables, names, known):
            shape = _shape(kept)
            if shape is not None and shape.seq == stored[table]:
                found.append(shape)
                continue
            try:
                shape = table_shape((await self.fresh(table)).replica)
                found.append(shape)
                await self.store.keep(name, ENCODER.encode(shape))
            except Exception as problem:  # its rules are not here, or it has just gone, or worse
                tell(table, problem)
        return found

    # ---- following ------------------------------------------------------------------------------

    def _heard(self, table: int) -> None:
        """Another home has written at a table."""
        live = self.held.get(table)
        if live is not None:
            live.behind = True
            self.later(self._follow(live))

    async def follow(self) -> None:
        """Ask now and then, if the store does not tell, for every table that is watched."""
        while not self.store.tells:
            await asyncio.sleep(LOOK_SECONDS)
            for live in [one for one in self.held.values() if one.watchers]:
                await self._follow(live)

    async def _follow(self, live: HomeTable) -> None:
        try:
            await self.catch_up(live)
        except Exception as problem:  # the other tables are followed all the same
            tell(live.replica.header.id, problem)

    async def catch_up(self, live: HomeTable) -> None:
        """Read what the replica has not seen; what never happened is forgotten."""
        table = live.replica.header.id
        while True:
            live.behind = False
            seen = live.replica.last
            kept = await self.store.entries(table, seen.seq)
            if seen is live.replica.last:  # it has not gone on meanwhile
                break
        entries = [unpacked(one) for one in kept]
        if not entries or not entries[0].same(seen):
            try:
                live.restart(await self._replica(table))
            except Problem:
                self.gone(live)
                raise
        elif len(entries) > 1:
            if any(entry.kind in WITH_TEXTS for entry in entries[1:]):
                live.replica.texts = await self.texts(table)
            live.apply(entries[1:])
        else:
            return
        self.mind(live)

    async def remove(self, table: int) -> None:
        """Forget a table; who watches it is sent away."""
        live = self.held.get(table)
        await self.store.remove(table)
        await self.store.forget(f"shape/{written(table)}")
        if live is not None:
            self.gone(live)

    def gone(self, live: HomeTable) -> None:
        """A table is not there any more."""
        self.held.pop(live.replica.header.id, None)
        live.send_away()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- writing --------------------------------------------------------------------------------

    async def open(self, entries: list[Entry], texts: Texts) -> HomeTable:
        """Keep a new table: its first entry, and those that are known already."""
        table = entries[0].table
        packed = [ENCODER.encode(entry) for entry in entries]
        if not await self.store.append(table, 0, packed, ENCODER.encode(texts)):
            raise Problem("failed", 500)  # a number that was made twice
        return await self.find(table)

    async def append(self, live: HomeTable, proposal: Proposal, person: Person | None) -> bool:
        """Store entries, then let them happen here; False: another home was faster.

        `person`: whose doing it is. The caller holds the lock of the table. Who asked may leave
        meanwhile: what is stored happens here all the same, before anybody else writes.
        """
        work = asyncio.create_task(self._append(live, proposal, person))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            await asyncio.wait([work])
            raise

    async def _append(self, live: HomeTable, proposal: Proposal, person: Person | None) -> bool:
        entries = proposal.entries
        texts: Texts | None = None
        if any(entry.kind in WITH_TEXTS for entry in entries):
            texts = live.replica.texts.copy()
            texts.words |= proposal.words
            if person is not None:
                texts.know(person.id, person.name, guest=True)
        packed = [ENCODER.encode(entry) for entry in entries]
        text = None if texts is None else ENCODER.encode(texts)
        if not await self.store.append(live.replica.header.id, entries[0].seq, packed, text):
            return False
        if texts is not None:
            live.replica.texts = texts
        live.apply(entries)
        self.mind(live)
        return True

    async def stop(self) -> None:
        """Follow no more, and send everybody away."""
        for live in list(self.held.values()):
            live.send_away()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def unpacked(kept: bytes) -> Entry:
    """An entry as it was stored."""
    entry = heard(kept)[2]
    if entry is None:
        raise newer()
    return entry


def tell(table: int, problem: Exception) -> None:
    """Log what is wrong with one table, while the others go on."""
    if isinstance(problem, Problem):
        log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
    else:
        log.error("table %s failed", written(table), exc_info=problem)


def _shape(kept: bytes | None) -> TableShape | None:
    """The shape of a table as it was kept; None: there is none, or another version made it."""
    try:
        return None if kept is None else msgspec.json.decode(kept, type=TableShape)
    except msgspec.DecodeError:
        return None
