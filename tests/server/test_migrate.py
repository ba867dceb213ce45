"""Migrations: once, in order, by one at a time; and what was played can never be changed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from groma.server.store.migrate import (
    LOCK,
    Migration,
    MigrationFault,
    migrate,
    migrations,
    up_to_date,
)

Work = Callable[[Any], Awaitable[Any]]


def on(url: str, work: Work) -> Any:
    """Do something with a connection."""

    async def run() -> Any:
        connection = await asyncpg.connect(url)
        try:
            return await work(connection)
        finally:
            await connection.close()

    return asyncio.run(run())


def test_migrating_twice_does_nothing_the_second_time(empty_url: str) -> None:
    async def work(connection: Any) -> None:
        assert not await up_to_date(connection)
        assert await migrate(connection) == [migration.name for migration in migrations()]
        assert await up_to_date(connection)
        assert await migrate(connection) == []
        assert await connection.fetchval("select count(*) from migrations") == len(migrations())

    on(empty_url, work)


def test_a_database_whose_ledger_marks_nothing_is_brought_along(empty_url: str) -> None:
    """As programs before migration 11 left it."""

    async def work(connection: Any) -> None:
        await migrate(connection, migrations()[:10])
        await connection.execute("alter table migrations drop column additive")
        assert not await up_to_date(connection)
        assert await migrate(connection) == [one.name for one in migrations()[10:]]
        assert await up_to_date(connection)

    on(empty_url, work)


def test_of_many_nodes_one_migrates_and_the_others_wait(empty_url: str) -> None:
    slow = Migration("0001_slow.sql", "select pg_sleep(0.1); create table once (n int)")

    async def node() -> list[str]:
        connection = await asyncpg.connect(empty_url)
        try:
            return await migrate(connection, [slow])
        finally:
            await connection.close()

    async def all_at_once() -> list[list[str]]:
        return await asyncio.gather(*[node() for _ in range(4)])

    assert sorted(asyncio.run(all_at_once())) == [[], [], [], [slow.name]]


def test_a_migration_that_fails_leaves_nothing(empty_url: str) -> None:
    good = Migration("0001_good.sql", "create table good (n int)")
    bad = Migration("0002_bad.sql", "create table half (n int); select 1 / 0")

    async def work(connection: Any) -> None:
        with pytest.raises(asyncpg.DivisionByZeroError):
            await migrate(connection, [good, bad])
        assert await connection.fetchval("select to_regclass('half') is null")
        assert await connection.fetchval("select name from migrations") == good.name
        assert await connection.fetchval("select pg_try_advisory_lock($1)", LOCK)

    on(empty_url, work)


def test_a_file_that_was_changed_is_a_fault(empty_url: str) -> None:
    then = Migration("0001_then.sql", "create table kept (n int)")
    now = Migration("0001_then.sql", "create table kept (n bigint)")

    async def work(connection: Any) -> None:
        await migrate(connection, [then])
        with pytest.raises(MigrationFault, match=r"0001_then.sql was changed"):
            await migrate(connection, [now])
        assert await migrate(connection, [then]) == []  # and the lock was given back

    on(empty_url, work)


def test_a_database_that_is_newer_is_a_fault(database_url: str) -> None:
    async def work(connection: Any) -> None:
        await connection.execute(
            "insert into migrations (number, name, checksum) values (9999, '9999_later.sql', '')"
        )
        with pytest.raises(MigrationFault, match="newer than this program"):
            await migrate(connection)
        assert await up_to_date(connection)  # a program that runs goes on

    on(database_url, work)


def test_a_file_has_a_number() -> None:
    with pytest.raises(ValueError, match=r"0001_what_for.sql"):
        Migration("tables.sql", "")


@pytest.mark.parametrize(
    "statement",
    [
        "update entries set value = 2",
        "update entries set value = 2 where table_id = 0",  # even if it finds nothing
        "delete from entries",
        "truncate entries",
        "insert into entries (table_id, seq, kind, value, at) values (1, 1, 0, 5, now())"
        " on conflict (table_id, seq) do update set value = 6",
    ],
)
def test_entries_are_never_changed(statement: str, database_url: str) -> None:
    async def work(connection: Any) -> None:
        await connection.execute(
            "insert into entries (table_id, seq, kind, value, at) values (1, 1, 0, 7, now())"
        )
        with pytest.raises(asyncpg.RaiseError, match="never changed and never deleted"):
            await connection.execute(statement)
        assert await connection.fetchval("select value from entries") == 7

    on(database_url, work)
