"""The analyst: looks finished games through, when asked; nobody's move waits for it."""

import asyncio
import logging
from typing import Final

import asyncpg

from groma.bots.analysis import Part, parts_of
from groma.core.match import Match
from groma.table.analysing import analysable, ended, part_wanted, stamp
from groma.table.ids import written
from groma.table.problems import Problem
from groma.table.thoughts import ThinkerLost, Thought

from ..store import analyses
from ..store.analyses import LEASE_SECONDS, Kept
from ..store.database import LOST
from .node import Node
from .thinker import Thinker

log = logging.getLogger(__name__)

NICE: Final = 15  # after everything else on the machine
LOOK_SECONDS: Final = 1.0
SLICE_SECONDS: Final = 20.0  # at one analysis, before another one may have its turn
SAVE_SECONDS: Final = 1.5  # between two times that what was found is stored


class Analyst:
    """One analysis after the other, each part by part, in a process of its own."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.thinker = Thinker(NICE)
        self._saved = 0.0

    async def run(self) -> None:
        """Look for work until cancelled."""
        try:
            while True:
                try:
                    if await self.analyse():
                        continue
                except (*LOST, asyncpg.PostgresError) as problem:
                    log.warning("could not analyse: %s", problem)
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await self.thinker.stop()

    async def analyse(self) -> bool:
        """Some parts of the analysis whose turn it is; False: there is none."""
        database, me = self.node.database, self.node.tables.number
        kept = await analyses.claim(database, me)
        if kept is None:
            return False
        ended = False
        try:
            ended = await self._analyse(kept)
        except (*LOST, asyncpg.PostgresError):
            raise
        except asyncio.CancelledError:
            await asyncio.shield(self._leave(kept))
            raise
        except ThinkerLost:
            log.warning("table %s: the process that analysed has ended", written(kept.table))
            await analyses.save(database, me, kept)
            return True
        except Exception:  # a stranger's game may fail in any way; the others are looked through
            log.exception("table %s: no analysis", written(kept.table))
            ended = True
        if ended:
            await analyses.save(database, me, kept, ended)
        else:
            await self._leave(kept)  # others have their turn, or have it already
        return True

    async def _leave(self, kept: Kept) -> None:
        """What was found is stored, and another worker goes on at once."""
        database, me = self.node.database, self.node.tables.number
        try:
            await analyses.save(database, me, kept)
            await analyses.let_go(database, me, kept.table)
        except (*LOST, asyncpg.PostgresError) as problem:
            log.warning("an analysis waits until its lease ends: %s", problem)

    async def _analyse(self, kept: Kept) -> bool:
        """Work out what is missing; whether that is all."""
        try:
            match = ended((await self.node.tables.fresh(kept.table)).replica)
        except Problem as problem:
            log.info("table %s: %s %s", written(kept.table), problem.kind, problem.facts)
            return True
        if (
            not analysable(match) or stamp(match) != kept.stamp
        ):  # it went on, or another build asked
            return True
        parts = await asyncio.to_thread(parts_of, match)
        kept.parts = len(parts)
        begun = asyncio.get_running_loop().time()
        have = {number for number, *_ in kept.found}
        for number, part in enumerate(parts):
            if number in have:
                continue
            told = await self._worked_out(kept, match, part)
            if told is None:
                return False  # somebody else goes on
            if told.trouble:
                raise RuntimeError(told.trouble)
            if not told.known:
                log.info("table %s: nobody knows its game", written(kept.table))
                return True
            kept.found.append((number, told.cost, told.moves, told.numbers))
            if not await self._save(kept, SAVE_SECONDS):
                return False
            if asyncio.get_running_loop().time() - begun > SLICE_SECONDS:
                return len(kept.found) == len(parts)
        return True

    async def _worked_out(self, kept: Kept, match: Match, part: Part) -> Thought | None:
        """What comes of a part; however long it takes, no other worker does it, too."""
        asking = asyncio.create_task(self.thinker.ask(part_wanted(match, part)))
        try:
            while not (await asyncio.wait({asking}, timeout=LEASE_SECONDS / 3))[0]:
                if not await self._save(kept, 0.0):
                    return None
        finally:
            asking.cancel()
        return await asking

    async def _save(self, kept: Kept, apart: float) -> bool:
        """Store what was found, if that was not done lately; False: it is somebody else's."""
        loop = asyncio.get_running_loop()
        if loop.time() - self._saved < apart:
            return True
        self._saved = loop.time()
        return await analyses.save(self.node.database, self.node.tables.number, kept)
