"""The bus between processes of one box: the database's own NOTIFY."""

import asyncio
import logging
from typing import Any, Final

import asyncpg

from ..store.database import LOST, Connection, connect
from .bus import CHANNEL, RETRY_SECONDS, Hearer, bundled, ignored

log = logging.getLogger(__name__)

LONGEST: Final = 7500  # bytes that one NOTIFY may carry


class NotifyBus:
    """Between processes of one box: NOTIFY on a connection of its own, after the commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: Connection | None = None
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._hear: Hearer = ignored

    def healthy(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    def tell(self, message: bytes) -> None:
        self._waiting.append(message)
        self._wake.set()

    async def open(self, hear: Hearer) -> None:
        self._hear = hear
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await connect(self.url)
                    self._connection.add_termination_listener(self._lost)
                    await self._connection.add_listener(CHANNEL, self._heard)
                await self._wake.wait()
                self._wake.clear()
                taken, self._waiting = self._waiting, []
                for bundle in bundled(taken, LONGEST):
                    text = bundle.decode()
                    await self._connection.execute("select pg_notify($1, $2)", CHANNEL, text)
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("bus lost: %s", problem)
                if self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
                await asyncio.sleep(RETRY_SECONDS)

    def _lost(self, connection: Any) -> None:
        """Who only listens must come back, too."""
        self._wake.set()

    def _heard(self, connection: Any, process: int, channel: str, payload: object) -> None:
        for line in str(payload).split("\n"):
            self._hear(line.encode())

    async def close(self) -> None:
        if self._task is not None:
            if self.healthy():
                await asyncio.sleep(0.02)  # what was just told goes out
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()
