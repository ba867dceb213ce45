"""The database without setting up: made at the first start, and its data survives anything."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from groma.server.operate import local
from tests.server.services import lives, sql
from tests.server.wire import until

pytestmark = pytest.mark.skipif(
    not local.installed(), reason="the wheel of PostgreSQL is not installed"
)

# Another program that starts the database, says where it is, and waits.
PROGRAM = """
import sys
from pathlib import Path
from groma.server.operate import local
print(local.start(Path(sys.argv[1])).url, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """Not pytest's own: as root we run the database as somebody who may not enter that."""
    with tempfile.TemporaryDirectory(prefix="groma-test-", dir="/tmp") as name:
        Path(name).chmod(0o755)
        place = Path(name) / "groma"
        yield place
        if (place / local.DATA / "postmaster.pid").exists():  # the test failed
            local.start(place).stop()


@pytest.fixture
def other(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Another program that uses the folder."""
    command = [sys.executable, "-c", PROGRAM, folder]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        yield program
        program.kill()


def answers(url: str) -> bool:
    try:
        return sql(url, "select 1") == 1
    except (OSError, asyncpg.PostgresError):
        return False


def postmaster(folder: Path) -> int:
    return int((folder / local.DATA / "postmaster.pid").read_text().splitlines()[0])


def test_what_was_confirmed_survives_everything(
    folder: Path, other: subprocess.Popen[bytes]
) -> None:
    # another program makes it and writes
    assert other.stdout is not None
    url = other.stdout.readline().decode().strip()
    assert sql(url, "show fsync") == "on"
    sql(url, "create table kept (n int)", "insert into kept values (1)", "select 1")
    with pytest.raises(local.LocalFault, match="already uses"):
        local.start(folder)
    assert lives(postmaster(folder))  # being refused does the other no harm

    # the program is killed, its server runs on: we end that one and start our own
    left = postmaster(folder)
    other.kill()
    other.wait()
    assert lives(left)
    with local.start(folder) as ours:
        assert not lives(left)
        assert postmaster(folder) != left
        sql(ours.url, "insert into kept values (2)", "select 1")
        os.kill(postmaster(folder), signal.SIGKILL)  # the server too

    # its number belongs to somebody else when we come back
    trace = folder / local.DATA / "postmaster.pid"
    lines = trace.read_text().splitlines(keepends=True)
    trace.write_text("".join([f"{os.getpid()}\n", *lines[1:]]))
    with local.start(folder) as again:
        assert sql(again.url, "select sum(n)::int from kept") == 3
        last = postmaster(folder)
    assert not lives(last)
    assert not trace.exists()

    # and nobody but its owner gets in
    assert (folder / local.DATA).stat().st_mode & 0o077 == 0
    assert (folder / local.LOG).stat().st_mode & 0o077 == 0


def test_it_is_started_again_whenever_it_ends(folder: Path) -> None:
    place = folder / ("x" * 60) / ("y" * 60)  # too long for the path of a socket
    with local.start(place) as ours:
        ours.keep()
        url = ours.url
        sql(url, "create table kept (n int)", "select 1")
        for number in range(1, 3):
            sql(url, f"insert into kept values ({number})", "select 1")
            first = postmaster(place)
            os.kill(first, signal.SIGKILL)
            until(lambda first=first: answers(url) and postmaster(place) != first)
            assert ours.url == url
        assert sql(url, "select sum(n)::int from kept") == 3
    assert not (place / local.DATA / "postmaster.pid").exists()


def test_it_is_tried_again_as_long_as_it_does_not_start(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(local, "AGAIN_SECONDS", 0.2)
    monkeypatch.setattr(local, "ATTEMPTS", 1)
    with local.start(folder) as ours:
        ours.keep()
        settings = folder / local.DATA / "postgresql.conf"
        kept = settings.read_text()
        settings.write_text("nonsense = 1")
        os.kill(postmaster(folder), signal.SIGKILL)
        until(lambda: "database does not start" in caplog.text)
        settings.write_text(kept)
        until(lambda: answers(ours.url))
    assert ours._watch is None


def test_it_stops_while_it_is_being_started_again(folder: Path) -> None:
    ours = local.start(folder)
    ours.keep()
    killed = postmaster(folder)
    os.kill(killed, signal.SIGKILL)
    until(lambda: ours._process is not None and ours._process.pid != killed)
    ours.stop()
    with local.start(folder) as again:
        assert sql(again.url, "select 1") == 1


def test_a_start_that_was_cut_off_begins_anew_even_far_down(folder: Path) -> None:
    deep = folder / ("x" * 60) / ("y" * 60)  # too long for the path of a socket
    (deep / local.FRESH).mkdir(parents=True)
    (deep / local.FRESH / "half").touch()
    with local.start(deep) as ours:
        assert sql(ours.url, "select 1") == 1
        assert not (deep / local.FRESH).exists()


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(local.LocalFault, match="cannot be written to"):
        local.start(tmp_path / "file" / "groma")


def test_data_of_a_version_that_is_not_installed(folder: Path) -> None:
    (folder / local.DATA).mkdir(parents=True)
    (folder / local.DATA / "PG_VERSION").write_text("9\n")
    with pytest.raises(local.LocalFault, match="belongs to PostgreSQL 9"):
        local.start(folder)
    with pytest.raises(local.LocalFault, match="belongs to PostgreSQL 9"):
        local.start(folder)  # and the folder was let go


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has this trouble")
def test_root_is_told_which_folder_is_closed(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    with pytest.raises(local.LocalFault, match=f"may not enter .*{tmp_path.name}"):
        local.start(tmp_path / "groma")


def test_where_the_data_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert local.default_folder() == Path("/data/groma")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("HOME", "/home/anna")
    assert local.default_folder() == Path("/home/anna/.local/share/groma")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert local.default_folder() == Path("/var/lib/groma")
