"""A database in trouble: who waits is told in time, what lets nobody in stops nothing for good."""

import asyncio

import asyncpg
import pytest

from groma.core.game import games
from groma.server.live.node import Node
from groma.server.operate import commands
from groma.server.store import database as module
from groma.server.store import rows
from groma.server.store.database import Database, connect
from groma.server.store.migrate import migrate
from groma.server.store.scribe import Scribe
from groma.server.store.stamps import now
from groma.settings import read_settings
from groma.table.entries import MOVE, Entry
from groma.table.proposing import Proposal, propose
from groma.table.replica import Replica
from tests.server.night import one_game
from tests.server.played import HOST, Played, store
from tests.server.services import SECONDS

TABLE = 78
pytestmark = one_game("caesars-empire")


async def next_move(url: str, game: str) -> Proposal:
    """Something to be stored."""
    connection = await connect(url)
    replica = Replica(games()[game], await rows.entries(connection, TABLE))
    await connection.close()
    state = replica.playing().state
    entry = Entry(*(TABLE, replica.seq + 1, MOVE, state.legal()[0], state.seat, HOST, now()))
    return propose(replica, [entry])


def test_a_scribe_whom_nobody_lets_in_writes_later(database_url: str, game: str) -> None:
    store(database_url, Played(games()[game], TABLE, moves=3))

    async def run() -> None:
        scribe = Scribe(database_url + "_that_is_not_there")
        scribe.start()
        proposal = await next_move(database_url, game)
        async with asyncio.timeout(SECONDS):
            for _ in range(5):  # more than there are lanes
                with pytest.raises(asyncpg.InvalidCatalogNameError):
                    await scribe.write(proposal)
            scribe.url = database_url
            assert await scribe.write(proposal)
        await scribe.stop()

    asyncio.run(run())


def test_who_waits_for_a_connection_is_told_in_time(
    database_url: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROOM_SECONDS", 0.05)

    async def run() -> None:
        database = Database(database_url, size=1)
        async with database.connection():
            with pytest.raises(TimeoutError):
                await database.value("select 1")
        assert await database.value("select 1") == 1
        await database.close()

    asyncio.run(run())


def test_a_node_lends_as_many_connections_as_it_is_told(database_url: str, game: str) -> None:
    async def run() -> None:
        read = read_settings({"connections": 2}, {})
        node = Node(commands._config(read, database_url))
        busy = [node.database.value("select pg_sleep(0.05)") for _ in range(6)]
        await asyncio.gather(*busy)
        count = "select count(*) from pg_stat_activity where datname = current_database()"
        assert await node.database.value(count) == 2
        await node.database.close()

    asyncio.run(run())


def test_what_is_cancelled_leaves_nobody_in_a_transaction(database_url: str, game: str) -> None:
    async def run() -> None:
        database = Database(database_url, size=1)
        await database.ask_time()  # the connection is there

        async def begin() -> None:
            async with database.transaction():
                raise AssertionError("it was given up before it began")

        beginning = asyncio.create_task(begin())
        await asyncio.sleep(0)  # it has asked to begin, and has no answer
        beginning.cancel()
        with pytest.raises(asyncio.CancelledError):
            await beginning
        await database.run("insert into figures values ('somebody', now(), '')")
        await database.close()
        assert await Database(database_url).value("select count(*) from figures") == 1

    asyncio.run(run())


def test_who_vanishes_in_a_transaction_holds_nothing_for_long(database_url: str, game: str) -> None:
    async def run() -> None:
        database = Database(database_url)
        patience = "select current_setting('idle_in_transaction_session_timeout')"
        assert await database.value(patience) == "15s"
        await database.close()

    asyncio.run(run())


def test_a_node_starts_where_nothing_can_be_written(database_url: str, game: str) -> None:
    async def run() -> None:
        connection = await connect(database_url)
        await connection.execute("set default_transaction_read_only = on")
        assert await migrate(connection) == []
        await connection.close()

    asyncio.run(run())
