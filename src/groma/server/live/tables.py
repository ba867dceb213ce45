"""The tables that a node holds: loaded when needed, followed as long as somebody watches."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from itertools import count
from typing import Any, Final

import asyncpg
import msgspec

from groma.core.game import Game
from groma.table.entries import follows, heard, told
from groma.table.header import Header
from groma.table.ids import read
from groma.table.problems import Problem, not_there, rules_not_installed, unknown_outcome
from groma.table.proposing import Proposal
from groma.table.replica import Replica
from groma.table.texts import WITH_TEXTS

from ..metrics import METRICS
from ..people.accounts import Person
from ..store import rows
from ..store.database import TROUBLE, Connection, Database
from ..store.scribe import Scribe, Unknown
from ..store.stamps import new_id
from ..tracing import span
from .bus import Bus
from .presence import Here, Presence
from .table import LiveTable, Watcher

log = logging.getLogger(__name__)

MOST: Final = 5000  # tables that are kept though nobody watches
LOOK_SECONDS: Final = 2.0  # how often a node asks whether it missed something, ...
LOOK_SECONDS_WITHOUT_BUS: Final = 1.0  # ... and while the bus is gone
TIME_LOOKS: Final = 15  # looks between two questions what time it is

ENCODER: Final = msgspec.json.Encoder()


class News(msgspec.Struct):
    """What nodes tell each other beside entries."""

    origin: int = 0  # which node says it
    table: int = 0
    person: int = 0
    event: str = ""  # something said at a table, ready for its streams
    login: int = 0  # a log-in that ended
    called: str = ""  # what the person is called from now on, ...
    guest: bool = False  # ... and whether as a guest
    anew: bool = False  # what nodes know of the person is to be asked again, ...
    barred: bool = False  # ... and nothing more is shown to it
    unheard: int = 0  # whose words the person is not shown from now on
    left: bool = False  # for good: nothing that it wrote is shown any more
    thought: list[tuple[str, str, float]] = []  # who has made a node think, and how much
    presence: Here | None = None  # who is there
    house: bool = False  # something has changed that everybody is told


NEWS: Final = msgspec.json.Decoder(News)
Shelf = dict[tuple[str, int], Game[Any]]


class Tables:
    """All tables of a node."""

    def __init__(self, database: Database, scribe: Scribe, bus: Bus, shelf: Shelf) -> None:
        self.database = database
        self.scribe = scribe
        self.bus = bus
        self.shelf = shelf
        self.number = new_id()  # of this node
        self.presence = Presence(database, self.number, self._tell_presence)
        self.forget: Callable[[int], None] = lambda login: None
        self.look: Callable[[], Awaitable[None]] | None = None  # at what everybody is told
        self.anew: Callable[[int, bool], None] = lambda person, barred: None
        self.think: Callable[[list[tuple[str, str, float]]], None] = lambda thought: None
        self._held: OrderedDict[int, LiveTable] = OrderedDict()
        self._loading: dict[int, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> datetime:
        """The time, as everybody at a table goes by it."""
        return self.database.time.now()

    # ---- finding --------------------------------------------------------------------------------

    async def find(self, table: int) -> LiveTable:
        """A table as this node last heard of it."""
        live = self._held.get(table)
        if live is not None:
            self._held.move_to_end(table)
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def fresh(self, table: int) -> LiveTable:
        """A table as it is: asked of the database, unless the bus tells us everything."""
        live = await self.find(table)
        if not self.sure(live) or not live.watchers or not self.bus.healthy():
            await self.catch_up(live)
        return live

    def sure(self, live: LiveTable) -> bool:
        """Whether nothing is known to have happened that we do not show, or never to have.

        After a break another database may lead, which had not heard of all that we have.
        """
        return not live.behind and live.breaks == self.database.breaks

    async def _load(self, table: int) -> LiveTable:
        METRICS.loads.inc()
        async with self.database.connection() as connection:
            breaks = self.database.breaks
            live = LiveTable(await self._replica(connection, table))
            live.breaks = breaks
        self._held[table] = live
        self._evict()
        return live

    async def _replica(self, connection: Connection, table: int) -> Replica:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            entries = await rows.entries(connection, table)
            if not entries:
                raise not_there()
            texts = await rows.texts(connection, table)
        opening = Header(entries[0]).opening
        game = self.shelf.get((opening.game, opening.rules))
        if game is None:
            raise rules_not_installed(opening.game, opening.rules)
        return Replica(game, entries, texts)

    def _evict(self) -> None:
        """Forget the oldest of those that nobody watches, if there are too many of them."""
        if len(self._held) <= MOST:
            return
        idle = [key for key, live in self._held.items() if not live.watchers]
        for key in idle[: max(0, len(idle) - MOST)]:
            self._held.pop(key).gone = True

    def drop(self, live: LiveTable) -> None:
        """Forget what we think of a table; who watches it is told what the database says."""
        live.known = max(live.known, live.replica.seq + 1)
        if not live.watchers:
            table = live.replica.header.id
            if self._held.get(table) is live:  # not one that was loaded since, and is watched
                del self._held[table]
            live.gone = True
        else:
            self._later(self.catch_up(live))

    def held(self, written: str) -> LiveTable | None:
        """A table that this node holds already."""
        number = read(written)
        return None if number is None else self._held.get(number)

    def watchers(self) -> Iterator[Watcher]:
        """Everybody who watches anything on this node."""
        for live in list(self._held.values()):
            yield from list(live.watchers)

    # ---- following ------------------------------------------------------------------------------

    def heard(self, message: bytes) -> None:
        """Something happened, here or elsewhere."""
        if not message.startswith(b"["):
            news = NEWS.decode(message)
            if news.origin != self.number:  # what we said ourselves was passed on at once
                self.pass_on(news)
            return
        table, seq, entry = heard(message)
        live = self._held.get(table)
        if live is None or seq <= live.replica.seq:
            return
        live.known = max(live.known, seq)
        if not live.watchers:
            return  # it is read when somebody asks
        same_database = live.breaks == self.database.breaks
        fits = entry is not None and same_database and follows(message, live.replica.last)
        if entry and fits and entry.kind not in WITH_TEXTS:
            live.apply(entry)
        else:
            self._later(self.catch_up(live))

    def tell(self, news: News) -> None:
        """Tell all nodes something that is no entry."""
        news.origin = self.number
        self.pass_on(news)
        self.bus.tell(ENCODER.encode(news))

    def _tell_presence(self, told: Here) -> None:
        self.tell(News(presence=told))

    def pass_on(self, news: News) -> None:
        """What is no entry: something said, a log-in that ended, or another name."""
        if news.presence is not None:
            self.presence.hear(news.origin, news.presence)
            return
        live = self._held.get(news.table)
        if live is not None and news.event:
            for watcher in list(live.watchers):
                watcher.say(news.person, news.event.encode())
        if news.login:
            self.forget(news.login)
        if news.anew or news.called:
            self.anew(news.person, news.barred)
        if news.unheard:
            for watcher in self.watchers():
                if watcher.person == news.person:
                    watcher.muted.add(news.unheard)
        if news.thought and news.origin != self.number:
            self.think(news.thought)
        if news.house and self.look is not None:
            self._later(self.look())
        if news.called:
            for held in self._held.values():
                texts = held.replica.texts
                if news.person in texts.names:
                    texts.know(news.person, news.called, news.guest)
                if news.left and held.replica.header.host == news.person:
                    texts.title = ""

    async def catch_up(self, live: LiveTable) -> None:
        """Read from the database what the replica has not seen.

        A database that was restored or failed over may have fewer entries than we show, or others:
        then what we show never happened, and everybody starts again from the database.
        """
        table = live.replica.header.id
        async with self.database.connection() as connection:
            breaks = self.database.breaks
            while True:
                heard = live.known
                seen = live.replica.last
                try:
                    missing = await rows.after(connection, table, seen)
                except Problem:  # a newer program has played here
                    self._held.pop(table, None)
                    live.send_away()
                    raise
                if seen is not live.replica.last:
                    continue  # it has gone on meanwhile
                if missing is None:
                    live.restart(await self._replica(connection, table))
                    live.breaks = breaks
                    return
                if any(entry.kind in WITH_TEXTS for entry in missing):
                    live.replica.texts = await rows.texts(connection, table)
                for entry in missing:
                    if entry.seq == live.replica.seq + 1:
                        live.apply(entry)
                if not missing or not live.behind:
                    break
        live.breaks = breaks
        if live.known == heard:  # nothing was heard of since: what we have is all there is
            live.known = live.replica.seq

    async def follow(self) -> None:
        """Ask now and then what the bus may have lost, for every table that is watched."""
        for look in count():
            quiet = self.bus.healthy()
            await asyncio.sleep(LOOK_SECONDS if quiet else LOOK_SECONDS_WITHOUT_BUS)
            watched = {key: live for key, live in self._held.items() if live.watchers}
            seen = {key: live.replica.seq for key, live in watched.items()}
            try:
                if look % TIME_LOOKS == 0:
                    await self.database.ask_time()
                numbers = await rows.numbers(self.database, list(watched))
                for key, seq in numbers.items():
                    live = watched[key]
                    if seq > live.replica.seq or seq < seen[key] or not self.sure(live):
                        self._later(self.catch_up(live))
            except TROUBLE as problem:
                log.warning("database lost: %s", problem)
            except asyncpg.PostgresError:
                log.exception("could not look")

    async def stop(self) -> None:
        """Follow no more."""
        await self.presence.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _later(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("could not follow: %s", task.exception())

    # ---- writing --------------------------------------------------------------------------------

    async def store(
        self, live: LiveTable, proposal: Proposal, person: Person | None = None
    ) -> bool:
        """Store entries, then let them happen here and tell the others.

        False: somebody was faster, or the database has another past than the one shown here.
        `person`: whose doing it is. The caller holds the lock of the table.
        """
        try:
            with span("store"):
                stored = await self.scribe.write(proposal)
        except Unknown:
            self.drop(live)
            raise unknown_outcome() from None
        if not stored:
            self.drop(live)
            return False
        texts = live.replica.texts
        if person is not None:
            texts.know(person.id, person.name, person.guest)
        texts.words |= proposal.words
        before = proposal.before
        with span("tell"):
            for entry in proposal.entries:
                if entry.seq == live.replica.seq + 1:
                    live.apply(entry)
                self.bus.tell(told(entry, before))
                before = entry
        return True
