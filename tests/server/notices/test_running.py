"""The worker's loop: it sends, waits for a lost database, and ends when it is told to."""

import asyncio
import time
from urllib.parse import urlsplit

import asyncpg
import pytest

from groma.server.notices.settings import Notices
from groma.server.notices.worker import run
from tests.server.night import night
from tests.server.notices.house import SITE, Door, House, in_a_house, serving
from tests.server.services import SECONDS

WITHIN = pytest.mark.parametrize("within", [SECONDS, night(2)])


async def posts(door: Door, number: int) -> None:
    async with asyncio.timeout(SECONDS):
        while len(door.posts) < number:
            await asyncio.sleep(0.05)


async def kinds(door: Door, kind: str) -> None:
    """Something of this kind was sent, whatever was sent twice before."""
    async with asyncio.timeout(SECONDS):
        while kind not in [door.said(number)["kind"] for number in range(len(door.posts))]:
            await asyncio.sleep(0.05)


async def ended(stop: asyncio.Event, work: "asyncio.Task[None]") -> float:
    began = time.monotonic()
    stop.set()
    await asyncio.wait_for(work, SECONDS)
    return time.monotonic() - began


async def waits(caplog: pytest.LogCaptureFixture) -> None:
    """Return when it says that it waits for the database."""
    caplog.clear()
    async with asyncio.timeout(SECONDS):
        while "notices wait" not in caplog.text:
            await asyncio.sleep(0.05)


@WITHIN
def test_it_sends_what_comes_and_ends(url, within):
    async def scene(house: House) -> None:
        async with serving(Door()) as door:
            settings = Notices(url=SITE, webhooks="any", delay=0)
            stop = asyncio.Event()
            work = asyncio.create_task(run(url, settings, stop))
            await house.channel("webhook", door.address)
            await house.told()
            await posts(door, 1)
            await house.told("reminder")
            await posts(door, 2)
            assert await ended(stop, work) < within

    in_a_house(url, scene)


@WITHIN
def test_it_survives_a_lost_database(url, within):
    async def scene(house: House) -> None:
        async with serving(Door()) as door:
            settings = Notices(url=SITE, webhooks="any", delay=0)
            stop = asyncio.Event()
            work = asyncio.create_task(run(url, settings, stop))
            await house.channel("webhook", door.address)
            await house.told()
            await posts(door, 1)
            other = await asyncpg.connect(url)
            await other.execute(
                """select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid()"""
            )
            await other.execute(
                """insert into outbox (table_id, seq, kind, person)
                select id, 5, 'turn', 11 from tables"""
            )
            await other.close()
            await posts(door, 2)
            assert await ended(stop, work) < within

    in_a_house(url, scene)


@WITHIN
def test_it_ends_while_a_database_is_not_there_at_all(within, caplog):
    async def scene() -> None:
        stop = asyncio.Event()
        work = asyncio.create_task(run("postgresql://x@127.0.0.1:9/none", Notices(), stop))
        await waits(caplog)
        assert not work.done()
        assert await ended(stop, work) < within

    asyncio.run(scene())


class Wire:
    """Between us and the database; it can go dead without a word."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname, parts.port or 5432
        self.dead = False  # for those who come, too
        self.lost: set[int] = set()
        self.writers: list[asyncio.StreamWriter] = []

    def breaks(self) -> None:
        self.lost = {id(writer) for writer in self.writers}

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, out = await asyncio.open_connection(self.host, self.port)
        self.writers += [writer, out]
        await asyncio.gather(self.carry(reader, out), self.carry(back, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if not self.dead and id(writer) not in self.lost:
                writer.write(data)
        writer.close()


@WITHIN
def test_a_database_that_goes_silent_is_left_and_found_again(url, monkeypatch, within, caplog):
    async def scene(house: House) -> None:
        # Only for what connects from now on, which the house has done.
        monkeypatch.setattr("groma.server.store.database.STATEMENT_SECONDS", 0.5)
        wire = Wire(url)
        server = await asyncio.start_server(wire.talk, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        through = urlsplit(url)
        through = through._replace(netloc=f"{through.username}@127.0.0.1:{port}")
        async with serving(Door()) as door:
            stop = asyncio.Event()
            settings = Notices(url=SITE, webhooks="any", delay=0)
            work = asyncio.create_task(run(through.geturl(), settings, stop))
            await house.channel("webhook", door.address)
            await house.told()
            await posts(door, 1)
            wire.breaks()
            await house.told("reminder")
            await kinds(door, "reminder")
            wire.dead = True
            await waits(caplog)
            assert await ended(stop, work) < within + 0.2
        for writer in wire.writers:
            writer.close()
        server.close()

    in_a_house(url, scene)


@WITHIN
def test_what_is_being_sent_when_it_ends_is_sent_by_the_next(url, within):
    async def scene(house: House) -> None:
        silent = asyncio.Event()

        async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            silent.set()
            await reader.read()
            writer.close()

        server = await asyncio.start_server(talk, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        settings = Notices(webhooks="any", delay=0)
        await house.channel("webhook", f"http://127.0.0.1:{port}/")
        await house.told()
        stop = asyncio.Event()
        work = asyncio.create_task(run(url, settings, stop))
        await asyncio.wait_for(silent.wait(), SECONDS)
        assert await ended(stop, work) < within
        server.close()
        assert await house.database.value("select status from procrastinate_jobs") == "todo"
        async with serving(Door()) as door:
            await house.database.run("update channels set address = $1", door.address)
            await house.work(settings)
            assert len(door.posts) == 1

    in_a_house(url, scene)
