"""The tables that a node holds: loaded when needed, followed as long as somebody watches."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, Protocol

import asyncpg
import msgspec

from groma.core.game import Game

from . import store
from .bus import Bus
from .database import LOST, Connection, Database
from .entries import FROM_THE_ENTRY_ALONE, Entry
from .ids import new_id, read
from .metrics import METRICS
from .problems import not_there, rules_not_installed, unknown_outcome
from .replica import Replica
from .scribe import Scribe, Unknown

log = logging.getLogger(__name__)

MOST: Final = 5000  # tables that are kept though nobody watches
LOOK_SECONDS: Final = 2.0  # how often a node asks whether it missed something, ...
LOOK_SECONDS_WITHOUT_BUS: Final = 1.0  # ... and while the bus is gone

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Entry)


class News(msgspec.Struct):
    """What nodes tell each other beside entries."""

    origin: int = 0  # which node says it
    table: int = 0
    person: int = 0
    event: str = ""  # something said at a table, ready for its streams
    login: int = 0  # a log-in that ended


NEWS: Final = msgspec.json.Decoder(News)
Shelf = dict[tuple[str, int], Game[Any]]


class Watcher(Protocol):
    """Somebody who is told when a table changes."""

    login: int  # with which it came; 0: none

    person: int | None  # with whose eyes

    def wake(self) -> None:
        """Look again."""

    def say(self, person: int, event: bytes) -> None:
        """Somebody said something."""

    def beat(self) -> None:
        """Show that the line is alive."""

    def end(self) -> None:
        """Go elsewhere."""


class Place:
    """One table on this node."""

    def __init__(self, replica: Replica) -> None:
        self.replica = replica
        self.known = replica.seq  # the newest entry that we have heard of
        self.lock = asyncio.Lock()  # writers of this node take turns
        self.watchers: set[Watcher] = set()
        self.awaiting: list[int] = []  # the viewers to whom it is being shown now, ...
        self.frames: dict[int, bytes] = {}  # ... and what was made for them
        self.gone = False  # evicted: whoever still holds it asks again
        self._waking = False

    @property
    def behind(self) -> bool:
        """Whether something happened that the replica has not seen."""
        return self.known > self.replica.seq

    def apply(self, entry: Entry) -> None:
        """Let an entry happen, and wake who watches."""
        self.replica.apply(entry)
        self.known = max(self.known, entry.seq)
        self.changed()

    def changed(self) -> None:
        """Wake who watches, once, when the answer to whoever changed it is on its way."""
        if self.watchers and not self._waking:
            self._waking = True
            asyncio.get_running_loop().call_soon(self._wake)

    def _wake(self) -> None:
        self._waking = False
        watchers = list(self.watchers)
        self.awaiting = sorted({self.replica.viewer(watcher.person) for watcher in watchers})
        try:
            for watcher in watchers:
                watcher.wake()
        finally:
            self.awaiting.clear()
            self.frames.clear()  # nothing is kept for tables at which nothing happens


class Tables:
    """All tables of a node."""

    def __init__(self, database: Database, scribe: Scribe, bus: Bus, shelf: Shelf) -> None:
        self.database = database
        self.scribe = scribe
        self.bus = bus
        self.shelf = shelf
        self.number = new_id()  # of this node
        self.forget: Callable[[int], None] = lambda login: None
        self._places: OrderedDict[int, Place] = OrderedDict()
        self._loading: dict[int, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- finding --------------------------------------------------------------------------------

    async def place(self, table: int) -> Place:
        """A table as this node last heard of it."""
        place = self._places.get(table)
        if place is not None:
            self._places.move_to_end(table)
            return place
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def fresh(self, table: int) -> Place:
        """A table as it is: asked of the database, unless the bus tells us everything."""
        place = await self.place(table)
        if place.behind or not place.watchers or not self.bus.healthy():
            await self.catch_up(place)
        return place

    async def _load(self, table: int) -> Place:
        METRICS.loads.inc()
        async with self.database.connection() as connection:
            place = Place(await self._replica(connection, table))
        self._places[table] = place
        self._evict()
        return place

    async def _replica(self, connection: Connection, table: int) -> Replica:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            header = await store.header(connection, table)
            if header is None:
                raise not_there()
            game = self.shelf.get((header.game, header.rules))
            if game is None:
                raise rules_not_installed(header.game, header.rules)
            return Replica(game, header, await store.entries(connection, table, 0))

    def _evict(self) -> None:
        """Forget the oldest of those that nobody watches, if there are too many of them."""
        if len(self._places) <= MOST:
            return
        idle = [key for key, place in self._places.items() if not place.watchers]
        for key in idle[: max(0, len(idle) - MOST)]:
            self._places.pop(key).gone = True

    def drop(self, place: Place) -> None:
        """Forget what we think of a table; who watches it is told what the database says."""
        place.known = max(place.known, place.replica.seq + 1)
        if not place.watchers:
            table = place.replica.header.id
            if self._places.get(table) is place:  # not one that was loaded since, and is watched
                del self._places[table]
            place.gone = True
        else:
            self._later(self.catch_up(place))

    def held(self, written: str) -> Place | None:
        """A table that this node holds already."""
        number = read(written)
        return None if number is None else self._places.get(number)

    def watchers(self) -> Iterator[Watcher]:
        """Everybody who watches anything on this node."""
        for place in list(self._places.values()):
            yield from list(place.watchers)

    # ---- following ------------------------------------------------------------------------------

    def heard(self, message: bytes) -> None:
        """Something happened, here or elsewhere."""
        if not message.startswith(b"["):
            news = NEWS.decode(message)
            if news.origin != self.number:  # what we said ourselves was passed on at once
                self.pass_on(news)
            return
        entry = DECODER.decode(message)
        place = self._places.get(entry.table)
        if place is None or entry.seq <= place.replica.seq:
            return
        place.known = max(place.known, entry.seq)
        if not place.watchers:
            return  # it is read when somebody asks
        if entry.seq == place.replica.seq + 1 and entry.kind in FROM_THE_ENTRY_ALONE:
            place.apply(entry)
        else:
            self._later(self.catch_up(place))

    def pass_on(self, news: News) -> None:
        """What is no entry: something said, or a log-in that ended."""
        place = self._places.get(news.table)
        if place is not None and news.event:
            for watcher in list(place.watchers):
                watcher.say(news.person, news.event.encode())
        if news.login:
            self.forget(news.login)

    async def catch_up(self, place: Place) -> None:
        """Read from the database what the replica has not seen."""
        table = place.replica.header.id
        async with self.database.connection() as connection:
            while True:
                heard = place.known
                missing = await store.entries(connection, table, place.replica.seq)
                if any(entry.kind not in FROM_THE_ENTRY_ALONE for entry in missing):
                    replica = await self._replica(connection, table)
                    if replica.seq > place.replica.seq:
                        place.replica = replica
                        place.changed()
                for entry in missing:
                    if entry.seq == place.replica.seq + 1:
                        place.apply(entry)
                if not missing or not place.behind:
                    break
        if place.known == heard:  # nothing was heard of since: what we have is all there is
            place.known = place.replica.seq

    async def follow(self) -> None:
        """Ask now and then what the bus may have lost, for every table that is watched."""
        while True:
            quiet = self.bus.healthy()
            await asyncio.sleep(LOOK_SECONDS if quiet else LOOK_SECONDS_WITHOUT_BUS)
            watched = {key: place for key, place in self._places.items() if place.watchers}
            try:
                numbers = await store.numbers(self.database, list(watched))
                for key, seq in numbers.items():
                    if seq > watched[key].replica.seq:
                        self._later(self.catch_up(watched[key]))
            except LOST as problem:
                log.warning("database lost: %s", problem)
            except asyncpg.PostgresError:
                log.exception("could not look")

    async def stop(self) -> None:
        """Follow no more."""
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

    async def store(self, place: Place, entry: Entry) -> bool:
        """Store an entry, then let it happen here and tell the others; False: somebody was faster.

        The caller holds the lock of the place.
        """
        try:
            stored = await self.scribe.write(place.replica.page(entry))
        except Unknown:
            self.drop(place)
            raise unknown_outcome() from None
        if not stored:
            self.drop(place)
            return False
        if entry.seq == place.replica.seq + 1:
            place.apply(entry)
        self.bus.tell(ENCODER.encode(entry))
        return True

    async def change(
        self,
        place: Place,
        entry: Entry,
        seats: Callable[[Connection, Entry], Awaitable[None]],
    ) -> bool:
        """Store an entry that changes who sits where, together with that change."""
        async with self.database.transaction() as connection:
            stored = await store.write(connection, [place.replica.page(entry)])
            if stored:
                await seats(connection, entry)
        if stored:
            self.bus.tell(ENCODER.encode(entry))
        place.known = max(place.known, place.replica.seq + 1)
        await self.catch_up(place)
        return bool(stored)
