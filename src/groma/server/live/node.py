"""A node: everything that one serving process holds."""

import asyncio
import contextlib
import logging
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Final

import asyncpg
import msgspec

from groma.core.game import Game, games, versions
from groma.table.wire.analysis import AnalysisShape

from ..notices.channels import channels, push_key
from ..notices.outward import Outward
from ..notices.settings import Notices
from ..people.accounts import People
from ..people.hits import Hits
from ..people.limits import Limits
from ..people.origins import Origins
from ..people.sanctions import BAN, HOLDS
from ..people.spending import Spending
from ..store.database import LOST, Database
from ..store.keys import Key
from ..store.scribe import Scribe
from .bus import Bus, Hearer
from .buses import bus_at
from .door import Door
from .figures import NODE, Figures
from .house import House
from .room import Room
from .streams import HEARTBEAT_SECONDS
from .tables import News, Tables
from .thinking import Thinking

log = logging.getLogger(__name__)

DRAIN_SECONDS: Final = 2.0
CLOSE_SECONDS: Final = 0.5
LOGIN_SECONDS: Final = 10.0
Network = IPv4Network | IPv6Network
LOCAL: Final[tuple[Network, ...]] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
THOUGHT_SECONDS: Final = 0.5  # how late other nodes hear who made this one think
SWEEP_SECONDS: Final = 600.0


class Config(msgspec.Struct, frozen=True):
    """How a node is set up."""

    database: str
    bus: str = "notify"
    secure: bool = False  # people come by https only
    limits: float = 1.0  # 0: none
    pause: float = 0.0  # seconds before bots answer, where a person sits at the table
    watched: bool = False  # how long each piece of work holds the loop is measured
    watchers: tuple[Network, ...] = LOCAL  # from where the figures may be read, ...
    token: str = ""  # ... or with which, from anywhere
    address: str = ""  # where others find the site, if the machine knows
    notices: Notices = Notices()
    backups: Path | None = None  # the folder for one a day
    backups_kept: int = 7
    pages: Path | None = None  # the folder of imprint and privacy
    connections: int = 6  # to the database, lent to whoever needs one; two more are of its own


class Node:
    """The parts of one process, started and stopped together."""

    def __init__(self, config: Config, kind: str = NODE) -> None:
        self.config = config
        self.database = Database(config.database, config.connections)
        self.figures = Figures(self.database, kind)
        self.scribe = Scribe(config.database)
        self.bus: Bus = bus_at(config.bus, config.database)
        self.games: dict[str, Game[Any]] = games()
        self.tables = Tables(self.database, self.scribe, self.bus, versions())
        self.people = People(self.database)
        self.origins = Origins(self.database)
        self.hits = Hits()
        self.limits = Limits(config.limits, self.hits)
        self.spending = Spending(self.database, config.limits, self.hits)
        self.house = House(self.database)
        self.door = Door(self.tables, self.spending, self.house)
        self.room = Room(config.limits, self.hits)
        self.thinking = Thinking(self.limits, self.spending)
        notices = config.notices
        self.channels = channels(notices, Outward(notices.private))  # for their addresses only
        self.push_key = push_key(notices)
        self.url = notices.url  # of the site, if it is known
        self.analyses: dict[object, AnalysisShape] = {}  # that were told lately, in words
        self.stopping = False
        self._tasks: list[asyncio.Task[None]] = []
        self.tables.forget = self._forget
        self.tables.anew = self._anew
        self.tables.think = self.thinking.heard
        self.tables.look = self.house.look

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
            asyncio.create_task(self._know_names()),
            asyncio.create_task(self._tell_thoughts()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self.figures.run()),
            asyncio.create_task(self.house.run()),
            asyncio.create_task(self.hits.run(Key(self.database, "hits"))),
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
        await self.door.thinker.stop()
        await self.bus.close()
        with contextlib.suppress(TimeoutError, *LOST, asyncpg.PostgresError):
            await asyncio.wait_for(self.figures.forget(), CLOSE_SECONDS)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.database.close(), CLOSE_SECONDS)

    def tell(self, news: News) -> None:
        """Tell all nodes something that is no entry."""
        self.tables.tell(news)

    def ended(self, gone: list[int]) -> None:
        """Some log-ins have ended: no node believes them any longer."""
        for login in gone:
            self.tell(News(login=login))

    def _anew(self, person: int, barred: bool) -> None:
        """Somebody is called otherwise, or may do something else than before."""
        self.people.forget(person=person)
        for watcher in self.tables.watchers():
            if barred and watcher.person == person:
                watcher.end()

    def _forget(self, login: int) -> None:
        """A log-in has ended: nothing more is believed of it, nothing more sent to it."""
        self.people.forget(login=login)
        for watcher in self.tables.watchers():
            if watcher.login == login:
                watcher.end()

    async def _know_names(self) -> None:
        """Work out once what the names of accounts look like, as soon as the database answers."""
        while True:
            try:
                return await self.people.fill_skeletons()
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not look at names: %s", problem)
                await asyncio.sleep(LOGIN_SECONDS)

    async def _end_streams(self) -> None:
        """End the streams of log-ins that ended, or were barred, without our hearing of it."""
        while True:
            await asyncio.sleep(LOGIN_SECONDS)
            held = {watcher.login for watcher in self.tables.watchers()} - {0}
            try:
                alive = await self.database.rows(
                    f"""select l.id from logins l
                    where l.id = any($1) and l.revoked_at is null and l.expires_at > now()
                    and not exists (
                        select from sanctions s
                        where s.person = l.person and s.kind = '{BAN}' and {HOLDS}
                    )""",
                    list(held),
                )
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not look at log-ins: %s", problem)
                continue
            for login in held - {row[0] for row in alive}:
                self._forget(login)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            for watcher in self.tables.watchers():
                watcher.beat()
            self.tables.presence.beat()

    async def _tell_thoughts(self) -> None:
        while True:
            await asyncio.sleep(THOUGHT_SECONDS)
            thought = self.thinking.told()
            if thought:
                self.tell(News(thought=thought))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.spending.sweep()
            except (*LOST, asyncpg.PostgresError) as problem:
                log.warning("could not sweep: %s", problem)
