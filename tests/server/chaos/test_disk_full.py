"""A disk that is full: nothing acknowledged is lost, players are told calmly, play goes on.

The server's own PostgreSQL lies on a disk of 120 MB, which somebody fills while two people play.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from groma.server.operate import local
from tests.server.services import SECONDS, free_port, sql
from tests.server.wire import Person, until

pytestmark = [
    pytest.mark.chaos,
    pytest.mark.nightly,
    pytest.mark.skipif(os.geteuid() != 0, reason="only root mounts a small disk"),
    pytest.mark.skipif(not local.installed(), reason="the wheel of PostgreSQL is not installed"),
]
MEGABYTES = 120
CALM = {"/problems/resting", "/problems/unknown-outcome"}


@pytest.fixture
def disk() -> Iterator[Path]:
    """A small disk."""
    with tempfile.TemporaryDirectory(prefix="groma-disk-", dir="/tmp") as name:
        Path(name).chmod(0o755)
        mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=755", "tmpfs", name]
        if subprocess.run(mount, capture_output=True).returncode:
            pytest.skip("no disk can be mounted here")
        yield Path(name)
        subprocess.run(["umount", "-l", name], check=True)


@pytest.fixture
def port(disk: Path) -> Iterator[int]:
    """`groma serve` with everything on that disk."""
    port = free_port()
    line = [sys.executable, "-m", "groma", "serve", "--data", str(disk / "groma")]
    line += ["--port", str(port), "--limits", "0", "--workers", "0", "--log", "error"]
    with subprocess.Popen(line, stdout=subprocess.DEVNULL) as server:
        until(lambda: answered(port) is not None)
        yield port
        server.send_signal(signal.SIGTERM)
        server.wait(SECONDS)


def answered(port: int) -> Any:
    try:
        found = Person(port).ask("GET", "/games")
    except OSError:
        return None
    return found if found[0] == 200 else None


def fill(disk: Path) -> Path:
    """Not a byte is left."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return filler


class Evening:
    """Two people who play one game after another, and note what was acknowledged."""

    def __init__(self, port: int) -> None:
        self.chance = Random(7)
        logins = [Person(port).post("/me/guest", {"name": name}, 201) for name in ("Anna", "Bert")]
        self.people = [Person(port, login["token"], login["person"]) for login in logins]
        self.table = ""
        self.acknowledged: list[str] = []
        self.told: set[str] = set()  # what stood in the way
        self.longest = 0.0  # seconds until somebody knew
        self.waiting: tuple[Person, dict[str, Any]] = (self.people[0], {})  # not acknowledged yet

    def begin(self) -> None:
        anna, bert = self.people
        self.table = anna.open("caesars-empire", "me", "open")
        bert.post(f"/tables/{self.table}/join", {})
        anna.post(f"/tables/{self.table}/start")

    def move(self) -> bool:
        """One move, if the server lets us; the same is sent again until it is acknowledged."""
        status, seen = self.people[0].ask("GET", f"/tables/{self.table}/view")
        if status != 200:
            self.told.add(seen["type"])
            return False
        mover = self.people[seen["table"]["turn"]]
        view = mover.view(self.table)
        body = {"seq": view["seq"], "move": self.chance.choice(view["legal"]), "key": str(uuid4())}
        return self.send(mover, body)

    def send(self, mover: Person, body: dict[str, Any]) -> bool:
        begun = time.monotonic()
        status, answer = mover.ask("POST", f"/tables/{self.table}/moves", body)
        self.longest = max(self.longest, time.monotonic() - begun)
        if status == 201:
            self.acknowledged.append(body["key"])
            return True
        self.told.add(answer["type"])
        self.waiting = (mover, body)
        return False


def test_a_full_disk_loses_nothing_and_is_told_calmly(disk: Path, port: int) -> None:
    evening = Evening(port)
    evening.begin()
    for _ in range(20):
        assert evening.move()
    filler = fill(disk)
    for _ in range(400):
        if evening.people[0].table(evening.table)["status"] != "running" or not evening.move():
            break
    assert evening.told, "the disk was never full"
    assert evening.told <= CALM
    mover, body = evening.waiting
    for _ in range(3):
        assert not evening.send(mover, body)
    filler.unlink()  # somebody makes room, and the page sends the same again
    until(lambda: evening.send(mover, body))
    evening.begin()
    for _ in range(5):
        assert evening.move()
    print(
        f"{len(evening.acknowledged)} moves, told {evening.told}, "
        f"longest answer {evening.longest:.2f} s"
    )
    url = local.running(disk / "groma")
    assert url is not None
    keys = ", ".join(f"'{key}'" for key in evening.acknowledged)
    stored = sql(url, f"select count(*) from entries where key in ({keys})")
    assert stored == len(evening.acknowledged)
    assert evening.told <= CALM
