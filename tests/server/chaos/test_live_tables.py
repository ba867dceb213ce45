"""Places: whoever watches a table hears of every entry, whatever was forgotten in between."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from groma.core.game import games, versions
from groma.server.live.bus import Hearer
from groma.server.live.streams import Stream
from groma.server.live.table import LiveTable
from groma.server.live.tables import ENCODER, Tables
from groma.server.store.database import Database
from groma.server.store.scribe import Scribe
from groma.server.store.stamps import now
from groma.table.entries import MOVE, Entry
from groma.table.proposing import propose
from tests.server.night import one_game
from tests.server.played import HOST, Played, store
from tests.server.services import SECONDS

TABLE = 77

pytestmark = one_game("caesars-empire")


class SilentBus:
    """A bus that seems well and brings nothing."""

    def healthy(self) -> bool:
        return True

    def tell(self, message: bytes) -> None:
        pass

    async def open(self, hear: Hearer) -> None:
        pass

    async def close(self) -> None:
        pass


@asynccontextmanager
async def node(url: str) -> AsyncIterator[Tables]:
    database, scribe = Database(url), Scribe(url)
    scribe.start()
    try:
        yield Tables(database, scribe, SilentBus(), versions())
    finally:
        await scribe.stop()
        await database.close()


async def play(tables: Tables) -> bytes:
    """Store a move on a node; the answer is what the bus should tell others."""
    place = await tables.fresh(TABLE)
    state = place.replica.playing().state
    entry = Entry(*(TABLE, place.replica.seq + 1, MOVE, state.legal()[0], state.seat, HOST, now()))
    async with place.lock:
        assert await tables.store(place, propose(place.replica, [entry]))
    return ENCODER.encode(entry)


class Reader:
    """The far end of a stream."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.news = asyncio.Event()
        self.gone = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        for line in message.get("body", b"").split(b"\n"):
            if line.startswith(b"id: "):
                self.numbers.append(int(line[4:]))
                self.news.set()

    async def shown(self, number: int) -> list[int]:
        """What was shown, when this or a later one was."""
        async with asyncio.timeout(SECONDS):
            while not self.numbers or self.numbers[-1] < number:
                self.news.clear()
                await self.news.wait()
        return self.numbers


@asynccontextmanager
async def watching(tables: Tables, place: LiveTable) -> AsyncIterator[Reader]:
    reader = Reader()

    async def find() -> LiveTable:
        return await tables.fresh(TABLE)

    stream = Stream(find, place, None, set(), 0)
    task = asyncio.create_task(stream(None, reader.receive, reader.send))
    await reader.shown(1)
    yield reader
    reader.gone.set()
    await task


@pytest.fixture
def table_url(game: str, database_url: str) -> str:
    """A database with one table, after ten moves."""
    store(database_url, Played(games()[game], TABLE, moves=10))
    return database_url


def test_a_late_writer_takes_no_table_from_those_who_watch(table_url: str) -> None:
    """A place was forgotten and loaded again; who still held the old one forgets it once more."""

    async def run() -> None:
        async with node(table_url) as here, node(table_url) as there:
            old = await here.fresh(TABLE)
            here.drop(old)
            assert old.gone
            place = await here.fresh(TABLE)
            async with watching(here, place) as reader:
                here.drop(old)
                told = await play(there)
                here.heard(told)
                assert await reader.shown(12) == [11, 12]

    asyncio.run(run())


def test_what_was_heard_of_before_anybody_watched_is_shown_at_once(table_url: str) -> None:
    async def run() -> None:
        async with node(table_url) as here, node(table_url) as there:
            place = await here.fresh(TABLE)
            told = await play(there)
            here.heard(told)
            async with watching(here, place) as reader:
                assert (await reader.shown(12))[-1] == 12

    asyncio.run(run())


def test_a_forgotten_table_is_found_again_before_it_is_watched(table_url: str) -> None:
    async def run() -> None:
        async with node(table_url) as here, node(table_url) as there:
            place = await here.fresh(TABLE)
            here.drop(place)
            async with watching(here, place) as reader:
                told = await play(there)
                here.heard(told)
                assert (await reader.shown(12))[-1] == 12

    asyncio.run(run())
