"""PostgreSQL: connections of our own, and what counts as a lost one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
CONNECT_SECONDS: Final = 5
STATEMENT_SECONDS: Final = 30

Connection = Any  # asyncpg has no types


async def connect(url: str) -> Connection:
    """One connection."""
    return await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=STATEMENT_SECONDS)


class Database:
    """A few connections that are lent and given back, without the round trip of a pool's reset."""

    def __init__(self, url: str, size: int = 6) -> None:
        self.url = url
        self._free: asyncio.LifoQueue[Connection | None] = asyncio.LifoQueue()
        self._size = size
        for _ in range(size):
            self._free.put_nowait(None)  # opened when somebody needs it

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection for as long as the block runs."""
        held = await self._free.get()
        try:
            if held is None or held.is_closed():
                held = None
                held = await connect(self.url)
            yield held
        except LOST:
            if held is not None:
                held.terminate()
                held = None
            raise
        finally:
            self._free.put_nowait(held)

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

    async def close(self) -> None:
        """Let go of all connections."""
        for _ in range(self._size):
            held = await self._free.get()
            if held is not None:
                await held.close(timeout=2)
