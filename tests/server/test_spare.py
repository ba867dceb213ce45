"""What is stored is tried on a copy: a backup before it counts, an older database as it is."""

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from groma.core.game import versions
from groma.server.operate import scheduled
from groma.server.store.backup import BackupFault, backup, verify
from groma.server.store.chores import is_time
from groma.server.store.database import Database, connect
from groma.server.store.migrate import MigrationFault, migrate, migrations
from groma.server.store.spare import PREFIX, check_stored, spare, try_backup
from tests.sample.hoard import GAME
from tests.server.played import Played, store
from tests.server.services import sql
from tests.server.test_backup import content

SHELF: Any = {(GAME.name, GAME.version): GAME}
LANDED = Path(__file__).parent / "landed" / "before_entries.backup"


def spares(url: str) -> int:
    return int(sql(url, f"select count(*) from pg_database where starts_with(datname, '{PREFIX}')"))


@pytest.fixture
def played(database_url: str) -> str:
    store(database_url, *[Played(GAME, number) for number in range(1, 4)])
    return database_url


def test_a_backup_is_put_back_beside_and_replayed(played: str, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    before = content(played)
    asyncio.run(backup(played, file))
    told: list[str] = []
    tried = asyncio.run(try_backup(played, file, SHELF, told.append))
    assert tried.rows > 0
    assert told == ["3 tables checked, 0 come out differently"]
    assert content(played) == before
    assert spares(played) == 0


def test_a_backup_that_comes_out_differently_is_none(played: str, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    asyncio.run(backup(played, file))
    told: list[str] = []
    with pytest.raises(BackupFault, match="come out differently"):
        asyncio.run(try_backup(played, file, {}, told.append))
    assert told[-1] == "3 tables checked, 3 come out differently"
    file.write_bytes(file.read_bytes()[:-40])
    with pytest.raises(BackupFault, match="damaged"):
        asyncio.run(try_backup(played, file, SHELF, told.append))
    assert spares(played) == 0


def test_who_may_not_make_a_database_is_told_what_to_do(played: str) -> None:
    sql(played, "create role limited_spare login", "select 1")
    limited = played.replace("//postgres@", "//limited_spare@")
    assert limited != played

    async def run() -> None:
        async with spare(limited):
            pass

    try:
        with pytest.raises(BackupFault, match="createdb"):
            asyncio.run(run())
    finally:
        sql(played, "drop role limited_spare", "select 1")


@pytest.mark.parametrize("count", range(4, len(migrations())))
def test_a_database_of_any_age_is_checked_as_it_is(empty_url: str, count: int) -> None:
    async def bring() -> None:
        connection = await connect(empty_url)
        await migrate(connection, migrations()[:count])
        await connection.close()

    asyncio.run(bring())
    told: list[str] = []
    assert asyncio.run(check_stored(empty_url, SHELF, told.append)) == 0
    assert told == [
        f"the database has {count} of {len(migrations())} migrations: a copy of it is checked",
        "0 tables checked, 0 come out differently",
    ]
    assert sql(empty_url, "select count(*) from migrations") == count
    assert spares(empty_url) == 0
    with pytest.raises(MigrationFault, match="start the server first"):
        asyncio.run(check_stored(empty_url, SHELF, told.append, rebuild=True))


def test_a_database_of_today_is_checked_itself(played: str) -> None:
    told: list[str] = []
    assert asyncio.run(check_stored(played, SHELF, told.append)) == 0
    assert told == ["3 tables checked, 0 come out differently"]


def test_one_backup_a_day_is_made_tried_and_only_the_newest_stay(
    database_url: str, tmp_path: Path
) -> None:
    store(database_url, Played(next(iter(versions().values())), 1))
    now = datetime.now(UTC)
    old = [tmp_path / (now - timedelta(days=day)).strftime(scheduled.NAME) for day in range(1, 4)]
    for file in old:
        file.touch()
    (tmp_path / "mine.zip").touch()
    made = asyncio.run(scheduled.make(database_url, tmp_path, 2))
    assert verify(made).rows > 0
    assert {path.name for path in tmp_path.iterdir()} == {made.name, old[0].name, "mine.zip"}


def test_a_backup_that_comes_out_differently_is_kept_apart(played: str, tmp_path: Path) -> None:
    """The game of this table is not installed."""
    with pytest.raises(BackupFault, match="come out differently"):
        asyncio.run(scheduled.make(played, tmp_path, 2))
    assert [path.suffix for path in tmp_path.iterdir()] == [".bad"]


def test_what_somebody_left_behind_goes_after_a_day(played: str) -> None:
    now = int(time.time())
    names = [f"{PREFIX}{now - hours * 3600}_00ff" for hours in (1, 25)]
    for name in names:
        sql(played, f"create database {name}", "select 1")

    async def run() -> None:
        async with spare(played):
            pass

    asyncio.run(run())
    there = f"select array_agg(datname::text) from pg_database where datname ~ '^{PREFIX}.*00ff$'"
    assert sql(played, there) == names[:1]
    sql(played, f"drop database {names[0]}", "select 1")


def test_a_backup_that_failed_is_due_again_in_an_hour(
    database_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        database = Database(database_url)
        assert await is_time(database, scheduled.CHORE)
        await scheduled._make(database, tmp_path / "nowhere", 2)
        assert not await is_time(database, scheduled.CHORE)
        await database.run("update chores set at = at - interval '61 minutes'")
        assert await is_time(database, scheduled.CHORE)
        await database.close()

    asyncio.run(run())
    assert "backup failed" in caplog.text
    assert "nowhere" in caplog.text
    assert "cannot be written: No such file or directory" in caplog.text
