"""The bus: nodes tell each other what was stored. It may lose anything; play goes on without it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, Protocol

import asyncpg
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from ..store.database import LOST, Connection, connect

log = logging.getLogger(__name__)

CHANNEL: Final = "groma"
RETRY_SECONDS: Final = 0.5
LONGEST: Final = 7500  # bytes that one NOTIFY may carry, ...
LONGEST_NATS: Final = 250_000  # ... and one message of NATS

Hearer = Callable[[bytes], None]


class Bus(Protocol):
    """Tells all nodes, this one included."""

    def healthy(self) -> bool:
        """Whether what is told is likely to arrive."""

    def tell(self, message: bytes) -> None:
        """Send a message, some time soon; it may get lost."""

    async def open(self, hear: Hearer) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Say the last things and stop."""


class NotifyBus:
    """Between processes of one box: NOTIFY on a connection of its own, after the commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: Connection | None = None
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._hear: Hearer = _ignore

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
                for bundle in _bundled(taken, LONGEST):
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


def _bundled(messages: list[bytes], longest: int) -> list[bytes]:
    """Several messages in one, as many as fit."""
    bundles: list[list[bytes]] = []
    size = longest
    for message in messages:
        if size + len(message) >= longest:
            bundles.append([])
            size = 0
        bundles[-1].append(message)
        size += len(message) + 1
    return [b"\n".join(bundle) for bundle in bundles]


class NatsBus:
    """Between boxes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._client = Client()
        self._hear: Hearer = _ignore
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
                for bundle in _bundled(taken, LONGEST_NATS):
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


def bus_at(url: str, database: str) -> Bus:
    """The bus that an address names: nats://..., or "notify" for the database's own."""
    if url.startswith(("nats://", "tls://")):
        return NatsBus(url)
    if url == "notify":
        return NotifyBus(database)
    raise ValueError(f"no bus at {url!r}: nats://HOST:PORT, or notify")


async def _complain(problem: Exception) -> None:
    log.warning("bus: %s", problem)


def _ignore(message: bytes) -> None:
    pass
