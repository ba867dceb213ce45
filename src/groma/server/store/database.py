"""PostgreSQL: connections of our own, and what counts as a lost one."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final

import asyncpg

# After any of these the outcome is unknown: the statement may have been carried out or not.
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
# After these nothing was stored; nothing will be until there is room, or another database leads.
RESTING: Final = (
    asyncpg.DiskFullError,
    asyncpg.OutOfMemoryError,
    asyncpg.ReadOnlySQLTransactionError,
)
TROUBLE: Final = (*LOST, *RESTING)
CONNECT_SECONDS: Final = 5
STATEMENT_SECONDS: Final = 30
ANSWER_SECONDS: Final = 6.0  # of a statement for which somebody may be waiting, ...
ROOM_SECONDS: Final = 3.0  # ... and until there is a connection for it
# A node that vanished in mid-transaction holds its rows no longer than this.
FORSAKEN: Final = "set idle_in_transaction_session_timeout = '15s'"

Connection = Any  # asyncpg has no types


async def connect(url: str, seconds: float = STATEMENT_SECONDS) -> Connection:
    """One connection, whose statements may take so long."""
    return await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=seconds)


class DatabaseTime:
    """The time of the database, followed by a clock that nobody sets.

    The clock of the machine may be wrong: what is stored, and who is late, hangs on it nowhere.
    """

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()  # until the database has been asked

    def now(self) -> datetime:
        """The time, as it is stored."""
        return datetime.fromtimestamp(time.monotonic() + self._ahead, UTC)

    async def set(self, connection: Connection) -> None:
        """Ask the database; it answered midway."""
        before = time.monotonic()
        at: datetime = await connection.fetchval("select clock_timestamp()")
        self._ahead = at.timestamp() - (before + time.monotonic()) / 2


class Database:
    """A few connections that are lent and given back, without the round trip of a pool's reset."""

    def __init__(self, url: str, size: int = 6) -> None:
        self.url = url
        self.time = DatabaseTime()
        self.breaks = 0  # how often a connection ended: what leads now may be another database
        self._free: asyncio.LifoQueue[Connection | None] = asyncio.LifoQueue()
        self._size = size
        for _ in range(size):
            self._free.put_nowait(None)  # opened when somebody needs it

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection for as long as the block runs."""
        held = await self._lent()
        try:
            if held is None or held.is_closed():
                held = None
                held = await connect(self.url, ANSWER_SECONDS)
                held.add_termination_listener(self._broken)
                await held.execute(FORSAKEN)
                await self.time.set(held)
            yield held
        except (*LOST, asyncio.CancelledError):  # a cancelled one may be left inside a transaction
            if held is not None:
                held.terminate()
                held = None
            raise
        finally:
            self._free.put_nowait(held)

    async def _lent(self) -> Connection | None:
        """One that nobody has; who waits for a database that hangs is told so in time."""
        if not self._free.empty():
            return self._free.get_nowait()
        async with asyncio.timeout(ROOM_SECONDS):
            return await self._free.get()

    def _broken(self, connection: Connection) -> None:
        self.breaks += 1

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """A connection with everything in the block done, or nothing."""
        async with self.connection() as connection, connection.transaction():
            yield connection

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """All rows of a query."""
        async with self.connection() as connection:
            found: list[Any] = await connection.fetch(sql, *values)
            return found

    async def row(self, sql: str, *values: Any) -> Any | None:
        """The first row of a query."""
        async with self.connection() as connection:
            return await connection.fetchrow(sql, *values)

    async def value(self, sql: str, *values: Any) -> Any:
        """The first value of the first row."""
        async with self.connection() as connection:
            return await connection.fetchval(sql, *values)

    async def run(self, sql: str, *values: Any) -> None:
        """A statement without an answer."""
        async with self.connection() as connection:
            await connection.execute(sql, *values)

    async def ask_time(self) -> None:
        """Follow the time of the database, which may have moved to another machine."""
        async with self.connection() as connection:
            await self.time.set(connection)

    async def close(self) -> None:
        """Let go of all connections."""
        for _ in range(self._size):
            held = await self._free.get()
            if held is not None:
                await held.close(timeout=2)
