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
from groma.server.live.tables import Tables
from groma.server.store.database import Database
from groma.server.store.scribe import Scribe
from groma.server.store.stamps import now
from groma.table.entries import MOVE, Entry, told
from groma.table.proposing import propose
from tests.server.night import one_game
from tests.server.played import HOST, Played, store
from tests.server.services import SECONDS

TABLE = 77
LAST_STORED = "select max(seq) from entries where table_id = $1"

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


def move(place: LiveTable, which: int) -> Entry:
    """One of the legal moves, by its place among them."""
    state = place.replica.playing().state
    legal = state.legal()[which]
    return Entry(TABLE, place.replica.seq + 1, MOVE, legal, state.seat, HOST, now())


async def set_back(tables: Tables, seq: int) -> None:
    """Take away from the database what came after an entry, as when an older copy leads."""
    async with tables.database.transaction() as connection:
        await connection.execute("alter table entries disable trigger user")
        await connection.execute("delete from entries where table_id = $1 and seq > $2", TABLE, seq)
        await connection.execute("update tables set seq = $2 where id = $1", TABLE, seq)
        await connection.execute("alter table entries enable trigger user")


async def play(tables: Tables, which: int = 0) -> bytes:
    """Store a move on a node; the answer is what the bus should tell others."""
    place = await tables.fresh(TABLE)
    entry = move(place, which)
    before = place.replica.last
    async with place.lock:
        assert await tables.store(place, propose(place.replica, [entry]))
    return told(entry, before)


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
                here.heard(await play(there))
                assert await reader.shown(12) == [11, 12]

    asyncio.run(run())


def test_what_was_heard_of_before_anybody_watched_is_shown_at_once(table_url: str) -> None:
    async def run() -> None:
        async with node(table_url) as here, node(table_url) as there:
            place = await here.fresh(TABLE)
            here.heard(await play(there))
            async with watching(here, place) as reader:
                assert (await reader.shown(12))[-1] == 12

    asyncio.run(run())


def test_a_forgotten_table_is_found_again_before_it_is_watched(table_url: str) -> None:
    async def run() -> None:
        async with node(table_url) as here, node(table_url) as there:
            place = await here.fresh(TABLE)
            here.drop(place)
            async with watching(here, place) as reader:
                here.heard(await play(there))
                assert (await reader.shown(12))[-1] == 12

    asyncio.run(run())


def test_what_follows_another_past_is_not_put_behind_this_one(table_url: str) -> None:
    """Numbers go on alike in both; a node that was told nothing of the break shows one of them."""

    async def run() -> None:
        async with node(table_url) as here, node(table_url) as there:
            place = await here.fresh(TABLE)
            async with watching(here, place) as reader:
                await play(here)
                await set_back(here, 11)
                await play(there, -1)
                here.heard(await play(there, -1))
                assert await reader.shown(13) == [11, 12, 13]
                other = (await there.fresh(TABLE)).replica
                assert place.replica.playing().moves == other.playing().moves

    asyncio.run(run())


def test_nothing_is_written_behind_another_past_than_the_one_it_was_judged_in(
    table_url: str,
) -> None:
    async def run() -> None:
        async with node(table_url) as here, node(table_url) as there:
            await play(here)
            place = await here.find(TABLE)
            await set_back(here, 11)
            await play(there, -1)
            proposal = propose(place.replica, [move(place, 0)])
            async with place.lock:
                assert not await here.store(place, proposal)
            other = (await there.fresh(TABLE)).replica
            assert other.seq == 12
            assert (await here.fresh(TABLE)).replica.last.same(other.last)

    asyncio.run(run())


def test_two_that_write_at_one_table_at_once_do_not_let_each_other_in(table_url: str) -> None:
    """One shows another past, of the same process: it was forgotten while it wrote."""

    async def run() -> None:
        async with node(table_url) as here:
            await play(here)
            old = await here.find(TABLE)
            await set_back(here, 11)
            here.drop(old)
            new = await here.find(TABLE)
            stored = await asyncio.gather(
                here.store(new, propose(new.replica, [move(new, -1)])),
                here.store(old, propose(old.replica, [move(old, 0)])),
            )
            assert stored == [True, False]
            assert [row[0] for row in await here.database.rows(LAST_STORED, TABLE)] == [12]

    asyncio.run(run())
