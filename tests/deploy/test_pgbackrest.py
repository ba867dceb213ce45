"""The recipe for pgBackRest, run: the disk is gone, and the database is as it was at a moment."""

import asyncio
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from groma.core.game import versions
from groma.server.operate.programs import run_as, user_for
from groma.server.store.check import check_tables
from tests.deploy.recipes import DEPLOY, settings
from tests.server.services import Postgres, migrated, sql, until
from tests.server.wire import House, play, seated

RECIPE = DEPLOY / "pgbackrest"
UNIT = RECIPE / "groma-pgbackrest@.service"

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(shutil.which("pgbackrest") is None, reason="pgbackrest is not installed"),
]


class Archived(Postgres):
    """A PostgreSQL with the lines of the recipe, which hands all that it writes to pgBackRest."""

    def command(self) -> list[Any]:
        lines = re.findall(r"^(\w+) = '?(.*?)'?$", (RECIPE / "postgresql.conf").read_text(), re.M)
        assert [name for name, _ in lines] == ["archive_mode", "archive_command", "archive_timeout"]
        own = [f"--{name}={value}" for name, value in lines]
        return [*super().command(), *own, f"--unix_socket_directories={self.folder}"]

    def is_archived(self) -> None:
        """Return when all that was written so far is in the repository."""
        segment = sql(self.url, "select pg_walfile_name(pg_switch_wal())")
        last = f"select coalesce(max(last_archived_wal), '') >= '{segment}' from pg_stat_archiver"
        until(lambda: sql(self.url, last), f"{segment} is not archived: {self.log()}")

    def as_its_user(self, *words: Any) -> str:
        """A program as the user postgres; what it says."""
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [str(word) for word in words],
            capture_output=True,
            text=True,
            cwd=self.folder,
            **run_as(user_for(self.folder)),
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture
def postgres(monkeypatch: pytest.MonkeyPatch) -> Iterator[Archived]:
    one = Archived()
    try:
        configured(one, monkeypatch)
        one.start()
        yield one
    finally:
        one.remove()


def configured(postgres: Archived, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file of the recipe, but for where things lie."""
    folder = postgres.folder
    own = {
        "repo1-path": folder / "repository",
        "pg1-path": postgres.data,
        "pg1-port": postgres.port,
        "pg1-socket-path": folder,
    }
    text = (RECIPE / "pgbackrest.conf").read_text("utf-8")
    for name, value in own.items():
        text, found = re.subn(rf"^{name}=.*$", f"{name}={value}", text, flags=re.M)
        assert found == 1, name
    (folder / "pgbackrest.conf").write_text(text)
    monkeypatch.setenv("PGBACKREST_CONFIG", str(folder / "pgbackrest.conf"))
    for name in ("repository", "logs", "locks"):
        (folder / name).mkdir()
    monkeypatch.setenv("PGBACKREST_LOG_PATH", str(folder / "logs"))
    monkeypatch.setenv("PGBACKREST_LOCK_PATH", str(folder / "locks"))
    shutil.copy(RECIPE / "restore.sh", folder)
    user = user_for(folder)
    if user is not None:
        for path in [folder, *folder.iterdir()]:
            os.chown(path, user.pw_uid, user.pw_gid)


def as_the_unit(postgres: Archived, kind: str) -> None:
    """What systemd would run."""
    for name in ("ExecStart", "ExecStartPost"):
        [line] = settings(UNIT)[name]
        postgres.as_its_user(*shlex.split(line.replace("%i", kind)))


def counted(postgres: Archived) -> tuple[int, int]:
    tables = sql(postgres.url, "select count(*) from tables")
    return int(tables), int(sql(postgres.url, "select count(*) from entries"))


def test_the_database_is_set_back_to_a_moment(postgres: Archived) -> None:
    asyncio.run(migrated(postgres.url))
    postgres.as_its_user("pgbackrest", "--stanza=groma", "stanza-create")
    house = House(postgres.url)
    house.open()
    table, people = seated(house.doors[0], "caesars-empire", "Anna", "Ben")
    play(table, people, Random(1), 10)
    as_the_unit(postgres, "full")
    play(table, people, Random(2), 10)  # in no backup, but in the archive
    as_the_unit(postgres, "diff")
    play(table, people, Random(3), 5)
    known = people[0].view(table)
    before = counted(postgres)
    moment = sql(postgres.url, "select clock_timestamp()::text")
    play(table, people, Random(4), 10)
    seated(house.doors[0], "carpe-diem", "Carl", "Dora")
    assert counted(postgres) > before
    house.close()
    postgres.is_archived()

    postgres.kill()
    shutil.rmtree(postgres.data)  # the disk is gone, and another one is there
    postgres.data.mkdir(mode=0o700)
    shutil.chown(postgres.data, postgres.folder.owner())
    postgres.as_its_user("bash", postgres.folder / "restore.sh", moment)
    postgres.restart()
    until(lambda: not sql(postgres.url, "select pg_is_in_recovery()"), "it does not lead")

    said: list[str] = []
    assert asyncio.run(check_tables(postgres.url, versions(), said.append)) == 0, said
    assert said == ["1 tables checked, 0 come out differently"]
    assert counted(postgres) == before
    house = House(postgres.url)
    house.open()
    again = [one.at(house.doors[0]) for one in people]
    assert again[0].view(table) == known
    assert play(table, again, Random(5), 5)["seq"] == known["seq"] + 5
    house.close()
    as_the_unit(postgres, "diff")  # and the archive goes on
