"""Migrations from 0011 on are carried out while people play, and nodes of before go on."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from groma.server.operate import commands
from groma.server.store import database
from groma.server.store import migrate as migrating
from groma.server.store.migrate import (
    LAST_WITH_SERVERS_STOPPED,
    LOCK_MILLISECONDS,
    SERVERS_STOP,
    Migration,
    MigrationFault,
    migrate,
    migrations,
    refuse_newer,
)
from tests.server import services
from tests.server.online import offences

Work = Callable[..., Awaitable[Any]]
FIRST = Migration("0001_first.sql", "create table things (n int); insert into things values (1)")


def numbered(number: int, source: str) -> Migration:
    return Migration(f"{number:04}_later.sql", source)


def test_every_migration_can_be_carried_out_online() -> None:
    ours = [one for one in migrations() if one.number > LAST_WITH_SERVERS_STOPPED]
    wrong = {one.name: offences(one) for one in ours if one.additive and offences(one)}
    assert not wrong, f"change it, or say why servers stop: a line {SERVERS_STOP} ..."


@pytest.mark.parametrize(
    "statement",
    [
        "alter table seats drop column bot",
        "drop table titles",
        "alter table moves rename to entries",
        "alter table tables rename column due to looked",
        "alter table chat alter column text type varchar(80)",
        "alter table people alter column name set not null",
        "alter table reports add column more int not null",
        "alter table tables add column at timestamptz default clock_timestamp()",
        "alter table reports add column number bigint generated always as identity",
        "alter table entries add constraint moves check (value >= 0)",
        "create index entries_by_key on entries (key)",
        "create unique index on tables (host) where status = 1",
        "update entries set value = 2",
        "with t as (delete from seats returning 1) select 1",
        "insert into titles select id, 'a' from tables",
        "create trigger watch before insert on entries for each row execute function f()",
        "truncate outbox",
        "create index concurrently one on entries (key)",
        "drop index concurrently if exists one;\ncreate index concurrently two on entries (key)",
        "create table t (n int);\ndrop index concurrently if exists one",
    ],
)
def test_what_is_not_online_is_found(statement: str) -> None:
    assert offences(numbered(11, statement))


@pytest.mark.parametrize(
    "statement",
    [
        "create table t (n int not null, at timestamptz default clock_timestamp());\n"
        "create index t_n on t (n);\ninsert into t select 1; alter table t rename column n to m",
        "alter table reports add column a timestamptz, add column b text not null default ''",
        "alter table tables add column b boolean not null default false -- drop table x\n",
        "create index reports_open on reports (id) where closed_at is null",
        "-- why\ndrop index concurrently if exists one;\n"
        "create index concurrently one on entries (key);\n",
        "create function f() returns trigger language plpgsql as $$ begin drop table x; end $$",
        "alter table entries add constraint moves check (value >= 0) not valid",
    ],
)
def test_what_is_online_is_not(statement: str) -> None:
    assert offences(numbered(11, statement)) == []


def test_the_migrations_before_would_not_pass() -> None:
    assert [one.number for one in migrations()[:10] if offences(one)] == [4, 7, 8]


# ---- carried out ---------------------------------------------------------------------------------


def run(work: Callable[[], Awaitable[Any]]) -> Any:
    async def whole() -> Any:
        return await work()

    return asyncio.run(whole())


def test_who_reads_long_keeps_nobody_waiting_long(
    empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A migration waits for a long reader; whoever comes after it waits for one try at most."""
    monkeypatch.setattr(migrating, "PAUSE_SECONDS", 0.05)
    wider = Migration("0002_wider.sql", "alter table things add column more int")

    async def work() -> None:
        reader, writer, node = [await asyncpg.connect(empty_url) for _ in range(3)]
        await migrate(node, [FIRST])
        reading = reader.transaction()
        await reading.start()
        await reader.fetch("select * from things")
        going_on = asyncio.create_task(migrate(node, [FIRST, wider]))
        waits = "select count(*) from pg_locks where not granted"
        for _ in range(3):  # writes stand behind the migration, and yet are done
            while not await reader.fetchval(waits):
                await asyncio.sleep(0)
            await writer.execute("insert into things values (2)", timeout=20)
        assert not going_on.done()
        await reading.rollback()
        assert await going_on == [wider.name]
        assert await writer.fetchval("select count(*) from things where more is null") == 4
        for one in (reader, writer, node):
            await one.close()

    assert LOCK_MILLISECONDS <= 500  # what a move waits at most
    run(work)


def test_who_never_lets_go_is_told(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrating, "PAUSE_SECONDS", 0)
    monkeypatch.setattr(migrating, "TRIES", 2)
    wider = Migration("0002_wider.sql", "alter table things add column more int")

    async def work() -> None:
        reader, node = [await asyncpg.connect(empty_url) for _ in range(2)]
        await migrate(node, [FIRST])
        async with reader.transaction():
            await reader.fetch("select * from things")
            with pytest.raises(MigrationFault, match=r"holds what 0002_wider.sql changes"):
                await migrate(node, [FIRST, wider])
        assert await migrate(node, [FIRST, wider]) == [wider.name]
        for one in (reader, node):
            await one.close()

    run(work)


def test_an_index_is_made_beside_nodes_that_wait_and_people_who_write(empty_url: str) -> None:
    """Two nodes start: the one that makes it does not wait for the one that waits for it."""
    index = Migration(
        "0002_index.sql",
        "-- Beside all writing.\ndrop index concurrently if exists one;\n"
        "create index concurrently one on things (n);\n",
    )

    async def node() -> list[str]:
        connection = await asyncpg.connect(empty_url)
        try:
            return await migrate(connection, [FIRST, index])
        finally:
            await connection.close()

    async def work() -> None:
        async with asyncio.timeout(60):
            found = await asyncio.gather(node(), node(), node())
        assert sorted(map(len, found)) == [0, 0, 2]
        connection = await asyncpg.connect(empty_url)
        valid = "select indisvalid from pg_index where indexrelid = 'one'::regclass"
        assert await connection.fetchval(valid)
        await connection.close()

    run(work)


def test_a_migration_may_take_as_long_as_it_takes(
    empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten million entries take longer than any other statement may."""
    slow = Migration("0001_slow.sql", "select pg_sleep(0.5)")
    monkeypatch.setattr(migrating, "migrations", lambda: [slow])
    monkeypatch.setattr(database, "STATEMENT_SECONDS", 0.2)
    commands._prepare(empty_url)
    assert services.sql(empty_url, "select name from migrations") == slow.name


# ---- going back ----------------------------------------------------------------------------------


def brought(number: int, source: str) -> list[Migration]:
    """As many migrations as it takes to come to this one, all empty before it."""
    return [numbered(one, "select 1") for one in range(1, number)] + [numbered(number, source)]


@pytest.mark.parametrize(
    ("source", "back"),
    [
        ("create table more (n int)", True),
        (
            f"{SERVERS_STOP} it takes a column away.\nalter table migrations drop column at",
            False,
        ),
    ],
)
def test_an_earlier_program_starts_on_what_was_only_added(
    empty_url: str, source: str, back: bool
) -> None:
    known = brought(12, source)

    async def work() -> None:
        connection = await asyncpg.connect(empty_url)
        await migrate(connection, known)
        if back:
            assert await migrate(connection, known[:11]) == []
            await refuse_newer(connection, 11)
            assert await migrate(connection, known) == []  # and forth again
        else:
            with pytest.raises(MigrationFault, match=r"newer than this program: 0012_later.sql"):
                await migrate(connection, known[:11])
        with pytest.raises(MigrationFault, match=r"newer than this program: 0010_later.sql"):
            await migrate(connection, known[:9])
        await connection.close()

    run(work)


@pytest.mark.parametrize("additive", [True, False])
def test_a_worker_starts_where_a_node_would(database_url: str, additive: bool) -> None:
    later = f"(9999, '9999_later.sql', '', {additive})"
    insert = "insert into migrations (number, name, checksum, additive) values "
    services.sql(database_url, insert + later, "select 1")
    for start in (commands._prepare, commands._await_tables):
        if additive:
            start(database_url)
        else:
            with pytest.raises((MigrationFault, commands.Fault), match=r"newer .*9999_later"):
                start(database_url)
