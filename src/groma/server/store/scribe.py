"""The scribe: writes entries; what waits while a statement is in flight goes into the next."""

import asyncio
from typing import Final

import asyncpg

from groma.table.proposing import Proposal

from .database import ANSWER_SECONDS, LOST, Connection, connect
from .rows import write

LANES: Final = 2  # statements in flight
MOST: Final = 64  # tables in one


class Unknown(Exception):
    """The database was lost in mid-statement: the entry may be stored or not."""


class Scribe:
    """All entries of one process go through here."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._waiting: list[tuple[Proposal, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._lanes: list[asyncio.Task[None]] = []
        self._writing = 0

    def start(self) -> None:
        """Begin to write."""
        self._lanes = [asyncio.create_task(self._lane()) for _ in range(LANES)]

    async def write(self, proposal: Proposal) -> bool:
        """Store what happens; False: somebody was faster, or the database has another past.

        Once it answers, it is on disk.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((proposal, done))
        self._wake.set()
        return await done

    async def _lane(self) -> None:
        connection: Connection | None = None
        while True:
            await self._wake.wait()
            taken = self._take()
            if not self._waiting:
                self._wake.clear()
            if not taken:
                continue
            self._writing += len(taken)
            taken.sort(key=lambda one: one[0].header.id)  # all nodes lock rows in one order
            try:
                if connection is None or connection.is_closed():
                    connection = await connect(self.url, ANSWER_SECONDS)
                await self._write(connection, taken)
            except LOST as problem:
                if connection is not None:
                    connection.terminate()
                    connection = None
                for _, done in taken:
                    _fail(done, Unknown(str(problem)))
            except asyncpg.PostgresError as problem:  # it lets nobody in: nothing was stored
                for _, done in taken:
                    _fail(done, problem)
            finally:
                self._writing -= len(taken)

    def _take(self) -> list[tuple[Proposal, asyncio.Future[bool]]]:
        """What goes into one statement: no table twice, or one would let the other in."""
        taken: dict[int, tuple[Proposal, asyncio.Future[bool]]] = {}
        rest = []
        for one in self._waiting:
            if len(taken) < MOST and one[0].header.id not in taken:
                taken[one[0].header.id] = one
            else:
                rest.append(one)
        self._waiting = rest
        return list(taken.values())

    async def _write(
        self, connection: Connection, taken: list[tuple[Proposal, asyncio.Future[bool]]]
    ) -> None:
        try:
            stored = await write(connection, [proposal for proposal, _ in taken])
        except LOST:
            raise
        except asyncpg.PostgresError as problem:
            if len(taken) == 1:
                _fail(taken[0][1], problem)
                return
            for one in taken:  # one of them spoils all: each by itself
                await self._write(connection, [one])
            return
        for proposal, done in taken:
            if not done.done():
                done.set_result(proposal.header.id in stored)

    async def stop(self) -> None:
        """Write what waits, then stop."""
        while self._waiting or self._writing:
            await asyncio.sleep(0.01)
        for lane in self._lanes:
            lane.cancel()
        await asyncio.gather(*self._lanes, return_exceptions=True)


def _fail(done: "asyncio.Future[bool]", problem: Exception) -> None:
    if not done.done():
        done.set_exception(problem)
