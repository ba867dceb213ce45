"""Backups: what is put back equals what was there, and nothing doubtful is put back."""

import asyncio
import random
import zipfile
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from groma.server.store import backup as module
from groma.server.store import catalogue
from groma.server.store.backup import BackupFault, backup, restore, verify
from groma.server.store.migrate import Migration, migrate, migrations
from tests.sample.hoard import GAME
from tests.server.played import HOST, Played, store
from tests.server.services import sql


def filled(url: str) -> None:
    """Something in every table, odd values among it."""
    store(url, *[Played(GAME, number) for number in range(1, 4)])
    sql(
        url,
        "update people set created_at = '0044-03-15 12:00+00 BC'",
        "insert into people (id, name, account) values (2, '', E'\\\\.\\n\\\\N')",
        "insert into logins (token, person, id, expires_at) values ('\\x00ff0a', 2, 9, 'infinity')",
        "insert into chat (table_id, person, name, text) values (1, 2, '', E'salve\\r\\n\\u20ac')",
        "insert into chat (table_id, person, name, text) values (1, 2, '', 'vale')",
        "delete from chat where text = 'vale'",  # its number was used
        "insert into outbox (table_id, seq, kind, person) values (1, 1, 'turn', 2)",
        "insert into invitations (token, table_id, person, expires_at) values ('', 1, 1, now())",
        "insert into mutes values (1, 2, true)",
        "insert into reports (table_id, person, reason, lines) values (1, 1, E'\\t', '{1,2}')",
        "insert into channels (id, person, kind, address) values (5, 1, 'mail', 'a@b.example')",
        "insert into keys values ('spent', '\\x00ff0a')",
        "insert into holidays values (3, 2, 'epoch', 'infinity')",
        "insert into holidays_told values (1, 3, 'infinity')",
        "insert into seen values (1, 2, '-infinity')",
        "insert into results values (1, 2, 'hoard', 2, true, false, true, 1e-300, now())",
        "insert into standings values (2, 1, 0.1, 'infinity', null)",
        "insert into attempts (key, tries) values ('\\x00ff', 7)",
        "insert into devices (token, person) values ('\\x5c4e', 2)",
        "insert into resets (token, person, expires_at) values ('\\x00', 2, now())",
        "insert into passkeys (credential, id, person, public_key, signs, label)"
        " values ('\\x5c2e', 6, 2, '\\x0a', 3, '')",
        "insert into challenges (challenge, expires_at) values ('\\x0d', now())",
        "insert into analyses values (1, '\\x00ff', now(), 7, 2, '\\x920a', 1, 5, 'infinity')",
        "insert into chores values ('purge', 'epoch')",
        "insert into operators (person) values (1)",
        "insert into audit (act, person, reason) values ('ban', 2, E'\\\\N')",
        "insert into audit (act, reason, facts) values ('end', '', '{\"a\": \"\\\\n\"}')",
        "insert into sanctions (person, kind, reason, until) values (2, 'ban', '', 'infinity')",
        "insert into appeals (sanction, text) values (1, E'\\t')",
        "insert into announcements (de, en, ends) values ('', E'\\n', 'infinity')",
        "insert into closed (until) values ('infinity')",
        "insert into hits (kind, by, whose, person) values ('move', 'person', '\\x00', 2)",
        "insert into streams_open values ('epoch', 3)",
        "insert into rests values (1)",
        "insert into looks values (2, 1, 'infinity')",
        "insert into titles values (2, E'\\t\\\\N\\\\.')",
        "update snapshots set state = '\\x00ff0a5c' where table_id = 3",
        "create table procrastinate_jobs (n int)",
        "insert into procrastinate_jobs values (1)",
        "select 1",
    )


def content(url: str) -> dict[str, Any]:
    """All rows of all tables of ours."""

    async def run() -> dict[str, Any]:
        connection = await asyncpg.connect(url)
        found = {
            one.name: await connection.fetchval(
                f"select array_agg(x::text order by x::text) from {one.name} x"
            )
            for one in await catalogue.tables(connection)
        }
        await connection.close()
        return found

    return asyncio.run(run())


@pytest.fixture
def saved(database_url: str, tmp_path: Path) -> Path:
    filled(database_url)
    path = tmp_path / "groma.backup"
    asyncio.run(backup(database_url, path))
    return path


def test_what_is_put_back_equals_what_was_there(
    saved: Path, database_url: str, empty_url: str
) -> None:
    manifest = asyncio.run(restore(empty_url, saved))
    before = content(database_url)
    assert all(before.values())  # nothing is tested on an empty table
    assert content(empty_url) == before
    assert manifest.rows == sum(map(len, before.values()))
    assert verify(saved) == manifest
    assert sql(empty_url, "select to_regclass('procrastinate_jobs') is null")
    number = "insert into chat (table_id, person, name, text) values (1, 1, '', '') returning id"
    assert sql(empty_url, number) == 3
    with pytest.raises(asyncpg.RaiseError):
        sql(empty_url, "delete from entries")
    assert saved.stat().st_mode & 0o077 == 0


def test_a_database_that_was_only_migrated_is_empty_too(saved: Path, empty_url: str) -> None:
    async def prepared() -> None:
        connection = await asyncpg.connect(empty_url)
        await migrate(connection)
        await connection.close()
        await restore(empty_url, saved)

    asyncio.run(prepared())
    assert sql(empty_url, "select count(*) from tables") == 3


def test_a_backup_is_one_moment(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(database_url)
    before = content(database_url)
    write = module._part

    async def slowly(connection: Any, bundle: Any, one: Any) -> Any:
        """People play on while the backup is made."""
        other = await asyncpg.connect(database_url)
        await other.execute(
            "insert into entries (table_id, seq, kind, value, at)"
            " select 1, max(seq) + 1, 2, 0, now() from entries where table_id = 1"
        )
        await other.execute("insert into mutes values (2, 1) on conflict do nothing")
        await other.execute("update tables set seq = seq + 1")
        await other.close()
        return await write(connection, bundle, one)

    monkeypatch.setattr(module, "_part", slowly)
    manifest = asyncio.run(backup(database_url, tmp_path / "moment"))
    rows = {part.table: part.rows for part in manifest.parts}
    assert rows == {name: len(found) for name, found in before.items()}


def test_an_older_backup_is_brought_up_to_date(
    saved: Path, empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = migrations()
    later = Migration(
        f"{len(known) + 1:04}_later.sql", "alter table people add motto text default 'x'"
    )
    for place in ("backup", "migrate"):
        monkeypatch.setattr(f"groma.server.store.{place}.migrations", lambda: [*known, later])
    asyncio.run(restore(empty_url, saved))
    assert sql(empty_url, f"select motto from people where id = {HOST}") == "x"


def test_a_backup_of_other_migrations_is_refused(
    saved: Path, empty_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "migrations", lambda: [])
    with pytest.raises(BackupFault, match="newer than this program"):
        asyncio.run(restore(empty_url, saved))
    other = [Migration(one.name, one.source + " ") for one in migrations()]
    monkeypatch.setattr(module, "migrations", lambda: other)
    with pytest.raises(BackupFault, match="made with another 0001"):
        asyncio.run(restore(empty_url, saved))
    assert content(empty_url) == {}


def test_only_an_empty_database_is_filled(saved: Path, database_url: str, empty_url: str) -> None:
    before = content(database_url)
    with pytest.raises(BackupFault, match="not empty"):
        asyncio.run(restore(database_url, saved))
    assert content(database_url) == before
    sql(empty_url, "create table strange (n int)")
    with pytest.raises(BackupFault, match="not empty: there is a table strange"):
        asyncio.run(restore(empty_url, saved))


def test_what_is_damaged_is_refused_before_anything_is_written(
    saved: Path, empty_url: str, tmp_path: Path
) -> None:
    whole = saved.read_bytes()
    manifest = verify(saved)
    broken = tmp_path / "broken"
    chance = random.Random(7)
    refused = 0
    for _ in range(300):
        damaged = bytearray(whole)
        damaged[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
        broken.write_bytes(damaged)
        try:
            assert verify(broken) == manifest  # a bit that says nothing, as the hour of a file
        except BackupFault:
            refused += 1
    assert refused > 200
    for length in (0, 10, len(whole) // 2, len(whole) - 1):
        broken.write_bytes(whole[:length])
        with pytest.raises(BackupFault, match="damaged, or no backup"):
            asyncio.run(restore(empty_url, broken))
    assert content(empty_url) == {}
    with pytest.raises(BackupFault, match="there is no"):
        verify(tmp_path / "nothing")


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, 99])
def test_another_way_of_packing_is_damage(saved: Path, method: int) -> None:
    damaged = bytearray(saved.read_bytes())
    entry = damaged.index(b"PK\x01\x02")  # the first line of the bundle's list
    damaged[entry + 10 : entry + 12] = method.to_bytes(2, "little")
    saved.write_bytes(damaged)
    with pytest.raises(BackupFault, match="damaged, or no backup"):
        verify(saved)


def test_no_bit_of_where_its_list_begins_is_an_error(saved: Path) -> None:
    whole = saved.read_bytes()
    manifest = verify(saved)
    end = whole.rindex(b"PK\x05\x06")
    for bit in range(8 * (len(whole) - end)):
        damaged = bytearray(whole)
        damaged[end + bit // 8] ^= 1 << bit % 8
        saved.write_bytes(damaged)
        try:
            assert verify(saved) == manifest
        except BackupFault:
            continue


def test_rows_that_were_exchanged_are_noticed(saved: Path, tmp_path: Path) -> None:
    """The bundle itself is sound, but a part is not what the manifest says."""
    other = tmp_path / "other"
    with zipfile.ZipFile(saved) as old, zipfile.ZipFile(other, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b"salve", b"salvo"))
    with pytest.raises(BackupFault, match=r"chat.copy is not what was written"):
        verify(other)


def test_a_later_format_is_named(saved: Path, tmp_path: Path) -> None:
    form = msgspec.json.decode(zipfile.ZipFile(saved).read(module.MANIFEST))
    with zipfile.ZipFile(tmp_path / "later", "w") as bundle:
        bundle.writestr(module.MANIFEST, msgspec.json.encode({**form, "format": 2}))
    with pytest.raises(BackupFault, match="format 2, this program reads 1"):
        verify(tmp_path / "later")


def test_no_file_is_overwritten_and_none_is_left_half_done(
    saved: Path, database_url: str, empty_url: str
) -> None:
    content_before = saved.read_bytes()
    with pytest.raises(BackupFault, match="already something"):
        asyncio.run(backup(database_url, saved))
    assert saved.read_bytes() == content_before
    with pytest.raises(BackupFault, match="no database of Groma"):
        asyncio.run(backup(empty_url, saved.with_name("new")))
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]
    with pytest.raises(BackupFault, match=r"nowhere.x cannot be written: No such file"):
        asyncio.run(backup(database_url, saved.parent / "nowhere" / "x"))


def test_a_table_comes_after_those_it_refers_to(empty_url: str) -> None:
    async def order() -> list[str]:
        connection = await asyncpg.connect(empty_url)
        try:
            return [one.name for one in await catalogue.tables(connection)]
        finally:
            await connection.close()

    sql(
        empty_url,
        "create table b (n int primary key, m int generated always as (n) stored)",
        "alter table b add up int references b",
        "create table c (n int primary key references b)",
        "create table a (n int primary key references c)",
        "select 1",
    )
    assert asyncio.run(order()) == ["b", "c", "a"]
    sql(empty_url, "alter table b add constraint round foreign key (n) references a")
    with pytest.raises(catalogue.CatalogueFault, match="in a circle"):
        asyncio.run(order())
