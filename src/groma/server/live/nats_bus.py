"""The bus between boxes: a NATS server, whose client restores its connection by itself."""

import asyncio
import logging
from typing import Final

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from .bus import CHANNEL, RETRY_SECONDS, Hearer, bundled, ignored

log = logging.getLogger(__name__)

LONGEST: Final = 250_000  # bytes of one message


class NatsBus:
    """Between boxes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._client = Client()
        self._hear: Hearer = ignored
        self._task: asyncio.Task[None] | None = None
        self._waiting: list[bytes] = []
        self._telling: asyncio.Task[None] | None = None

    def healthy(self) -> bool:
        return self._client.is_connected

    def tell(self, message: bytes) -> None:
        self._waiting.append(message)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """All that waits, in one message; ourselves we tell without the server's help."""
        try:
            while self._waiting:
                taken, self._waiting = self._waiting, []
                for message in taken:
                    self._hear(message)
                for bundle in bundled(taken, LONGEST):
                    if self._client.is_connected:
                        await self._client.publish(CHANNEL, bundle)
        except nats.errors.Error as problem:
            log.warning("bus: %s", problem)
        finally:
            self._telling = None

    async def open(self, hear: Hearer) -> None:
        self._hear = hear
        self._task = asyncio.create_task(self._connect())

    async def _connect(self) -> None:
        """The first connection may take as long as it likes; later ones the client restores."""
        while True:
            try:
                await self._client.connect(
                    self.url,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RETRY_SECONDS,  # type: ignore[arg-type]
                    ping_interval=2,
                    max_outstanding_pings=2,
                    pending_size=1 << 20,
                    error_cb=_complain,
                    no_echo=True,
                )
                await self._client.subscribe(CHANNEL, cb=self._heard)
            except (OSError, TimeoutError, nats.errors.Error) as problem:
                log.warning("bus not there: %s", problem)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _heard(self, message: Msg) -> None:
        for line in message.data.split(b"\n"):
            self._hear(line)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._telling is not None:
            await asyncio.gather(self._telling, return_exceptions=True)
        if self._client.is_connected:
            await self._client.flush(timeout=1)
        if not self._client.is_closed:
            await self._client.close()


async def _complain(problem: Exception) -> None:
    log.warning("bus: %s", problem)
