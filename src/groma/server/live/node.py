"""A node: everything that one serving process holds."""

import asyncio
import contextlib
import logging
import os
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final

import asyncpg
import msgspec

from groma.core.game import Game, games, versions

from ..notices.channels import channels, push_key
from ..notices.outward import Outward
from ..notices.settings import from_environment
from ..people.accounts import People
from ..people.limits import Limits
from ..store.database import LOST, Database
from ..store.scribe import Scribe
from .bus import Bus, Hearer, bus_at
from .door import Door
from .streams import HEARTBEAT_SECONDS
from .tables import News, Tables

log = logging.getLogger(__name__)

DRAIN_SECONDS: Final = 2.0
CLOSE_SECONDS: Final = 0.5
LOGIN_SECONDS: Final = 10.0
Network = IPv4Network | IPv6Network
LOCAL: Final[tuple[Network, ...]] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


class Config(msgspec.Struct, frozen=True):
    """How a node is set up."""

    database: str
    bus: str = "notify"
    secure: bool = False  # people come by https only
    limits: float = 1.0  # 0: none
    pause: float = 0.0  # seconds before each move of a bot, where a person sits at the table
    watched: bool = False  # how long each piece of work holds the loop is measured
    watchers: tuple[Network, ...] = LOCAL  # from where the figures may be read


class Node:
    """The parts of one process, started and stopped together."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.database = Database(config.database)
        self.scribe = Scribe(config.database)
        self.bus: Bus = bus_at(config.bus, config.database)
        self.games: dict[str, Game[Any]] = games()
        self.tables = Tables(self.database, self.scribe, self.bus, versions())
        self.people = People(self.database)
        self.door = Door(self.tables)
        self.limits = Limits(config.limits)
        notices = from_environment(os.environ)
        self.channels = channels(notices, Outward(notices.private))  # for their addresses only
        self.push_key = push_key(notices)
        self.stopping = False
        self._tasks: list[asyncio.Task[None]] = []
        self.tables.forget = self._forget

    async def start(self, heard: Hearer | None = None) -> None:
        """Begin to serve; `heard` is told of everything on the bus, too."""

        def hear(message: bytes) -> None:
            self.tables.heard(message)
            if heard is not None:
                heard(message)

        self.scribe.start()
        await self.bus.open(hear)
        self._tasks = [
            asyncio.create_task(self.tables.follow()),
            asyncio.create_task(self._beat()),
            asyncio.create_task(self._end_streams()),
        ]

    def drain(self) -> None:
        """Take no new streams, and send those who watch elsewhere."""
        self.stopping = True
        for watcher in self.tables.watchers():
            watcher.end()

    async def stop(self) -> None:
        """Finish what is under way."""
        self.drain()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):  # what a lost database does not answer
            await asyncio.wait_for(self.scribe.stop(), DRAIN_SECONDS)
        await self.tables.stop()
        await self.bus.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.database.close(), CLOSE_SECONDS)

    def tell(self, news: News) -> None:
        """Tell all nodes something that is no entry."""
        self.tables.tell(news)

    def _forget(self, login: int) -> None:
        """A log-in has ended: nothing more is believed of it, nothing more sent to it."""
        self.people.forget(login=login)
        for watcher in self.tables.watchers():
            if watcher.login == login:
                watcher.end()

    async def _end_streams(self) -> None:
        """End the streams of log-ins that ended without our hearing of it."""
        while True:
            await asyncio.sleep(LOGIN_SECONDS)
            held = list({watcher.login for watcher in self.tables.watchers()} - {0})
            try:
                ended = await self.database.rows(
                    """select id from logins
                    where id = any($1) and (revoked_at is not null or expires_at <= now())""",
                    held,
                )
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not look at log-ins: %s", problem)
                continue
            for row in ended:
                self._forget(row[0])

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            for watcher in self.tables.watchers():
                watcher.beat()
            self.tables.presence.beat()
