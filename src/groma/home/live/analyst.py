"""The analyst of a home: looks finished games through, part by part, also after a reload."""

import asyncio
import logging
from typing import Final

import msgspec

from groma.bots.analysis import parts_of
from groma.core.match import Match
from groma.table import analysing
from groma.table.analysing import Piece
from groma.table.ids import read, written
from groma.table.problems import Problem
from groma.table.replica import Replica
from groma.table.sentences import TableWords
from groma.table.wire.analysis import AnalysisShape

from ..store import Store
from ..thinking import Thinking
from .tables import Tables

log = logging.getLogger(__name__)

PLACE: Final = "analysis/"  # in the store, before the number of the table


class Kept(msgspec.Struct):
    """An analysis as it is kept."""

    stamp: bytes
    found: list[Piece]
    ended: bool = False  # all is found, or nobody will go on
    hopeless: bool = False


class Analyst:
    """One analysis after the other; who thinks may be asked for moves, too, between two parts."""

    def __init__(self, tables: Tables, thinking: Thinking, store: Store) -> None:
        self.tables = tables
        self.thinking = thinking
        self.store = store
        self._turn = asyncio.Lock()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._told: tuple[object, AnalysisShape] | None = None  # what was read last, in words

    async def start(self) -> None:
        """Go on with what was begun before."""
        for name in await self.store.names(PLACE):
            table = read(name.removeprefix(PLACE))
            kept = None if table is None else await self._kept(table)
            if table is not None and kept is not None and not kept.ended:
                self._begin(table)

    async def ask(self, table: int, match: Match) -> None:
        """Somebody wants a game looked through; asked twice is asked once."""
        stamp = analysing.stamp(match)
        kept = await self._kept(table)
        if kept is None or kept.stamp != stamp:
            await self._keep(table, Kept(stamp, []))
            kept = None
        if kept is None or not kept.ended:
            self._begin(table)

    async def told(self, replica: Replica, words: TableWords, reader: int) -> AnalysisShape:
        """What was found, in words; while nothing new is found, it is made once."""
        match = analysing.ended(replica)
        kept = await self._kept(replica.header.id)
        if kept is None or kept.stamp != analysing.stamp(match):
            return analysing.nothing("free")
        if kept.hopeless:
            return analysing.nothing("no")
        key = (kept.stamp, len(kept.found), words.lang, reader, tuple(replica.names()))
        if self._told is None or self._told[0] != key:
            making = analysing.readings(words, match, kept.found, reader)
            while True:
                try:
                    next(making)
                except StopIteration as made:
                    self._told = key, made.value
                    break
                await asyncio.sleep(0)  # others have their turn
        return self._told[1]

    async def forget(self, table: int) -> None:
        """The table is not there any more."""
        task = self._tasks.get(table)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self.store.forget(PLACE + written(table))

    async def stop(self) -> None:
        """Leave the rest for another time."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- the work -------------------------------------------------------------------------------

    def _begin(self, table: int) -> None:
        if table not in self._tasks:
            task = self._tasks[table] = asyncio.create_task(self._guarded(table))
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def _guarded(self, table: int) -> None:
        """One table, whose troubles are its own."""
        try:
            async with self._turn, self.store.alone(PLACE + written(table)):
                await self._work_out(table)
        except Problem as problem:  # it has gone, or its rules have
            log.info("table %s: %s %s", written(table), problem.kind, problem.facts)
        except Exception:  # a stranger's game may fail in any way; the others are looked through
            log.exception("table %s: no analysis", written(table))
            kept = await self._kept(table)
            if kept is not None:
                kept.ended = kept.hopeless = True
                await self._keep(table, kept)

    async def _work_out(self, table: int) -> None:
        """Work out what is missing, and keep every part at once."""
        match = analysing.ended((await self.tables.fresh(table)).replica)
        kept = await self._kept(table)
        if kept is None or kept.ended or kept.stamp != analysing.stamp(match):
            return  # another tab has done it
        have = {number for number, *_ in kept.found}
        for number, part in enumerate(parts_of(match)):
            if number in have:
                continue
            told = await self.thinking.ask(analysing.part_wanted(match, part))
            if told.trouble or not told.known:
                raise RuntimeError(told.trouble or "nobody knows this game")
            kept.found.append((number, told.cost, told.moves, told.numbers))
            await self._keep(table, kept)
        kept.ended = True
        await self._keep(table, kept)

    async def _kept(self, table: int) -> Kept | None:
        kept = await self.store.value(PLACE + written(table))
        try:
            return None if kept is None else msgspec.msgpack.decode(kept, type=Kept)
        except msgspec.DecodeError:  # another version made it: it is begun anew when it is wanted
            return None

    async def _keep(self, table: int, kept: Kept) -> None:
        await self.store.keep(PLACE + written(table), msgspec.msgpack.encode(kept))
