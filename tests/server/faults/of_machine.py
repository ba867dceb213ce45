"""Faults of a machine: a slow disk, too little memory, too few files, a clock that is wrong."""

import asyncio
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

import asyncpg

from groma.table.entries import STAND_IN
from tests.server.chaos.asked import Evidence
from tests.server.chaos.cluster import Cluster
from tests.server.chaos.wire import HOST, Door, Lost
from tests.server.faults.fault import Fault, command

GROUPS = Path("/sys/fs/cgroup")
SPACE = "groma-fault"
WRITES = 5  # a second, of the slow disk
FILES = 160
STRANGERS = 300
AHEAD = 180  # seconds


def group_of(controller: str) -> Path:
    """A control group of this test (of version 1, or of version 2)."""
    old = GROUPS / controller
    return (old if old.exists() else GROUPS) / SPACE


def entering(group: Path) -> list[str]:
    """The words of a command that starts the rest within a control group."""
    return ["sh", "-c", f'echo $$ > {group}/cgroup.procs; exec "$@"', "sh"]


class SlowDisk(Fault):
    """The disk of the database takes few writes."""

    name = "slow disk"
    what = f"PostgreSQL's data on a loop device that takes {WRITES} writes a second (cgroup)"
    as_root = True
    commands = ("losetup", "mkfs.ext4", "mount", "umount")

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="groma-fault-", dir="/tmp")
        self.place = Path(self.folder.name) / "disk"
        self.device = ""
        self.number = ""
        self.group = group_of("blkio")

    async def prepare(self, cluster: Cluster) -> None:
        image = Path(self.folder.name) / "image"
        with image.open("wb") as file:
            file.truncate(1 << 30)
        await command("mkfs.ext4", "-q", str(image))
        self.device = await command("losetup", "-f", "--show", str(image))
        self.place.mkdir()
        await command("mount", self.device, str(self.place))
        Path(self.folder.name).chmod(0o755)
        self.place.chmod(0o755)
        cluster.postgres.folder.chmod(0o755)
        number = os.stat(self.device).st_rdev
        self.number = f"{os.major(number)}:{os.minor(number)}"
        self.group.mkdir(exist_ok=True)
        cluster.postgres.data = self.place / "data"

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        for process in cluster.postgres.processes():
            (self.group / "cgroup.procs").write_text(str(process))
        self._limit(WRITES)

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        self._limit(0)

    def _limit(self, writes: int) -> None:
        old = self.group / "blkio.throttle.write_iops_device"
        if old.exists():
            old.write_text(f"{self.number} {writes}")
        else:
            (self.group / "io.max").write_text(f"{self.number} wiops={writes or 'max'}")

    async def clear(self) -> None:
        if self.device:
            await command("umount", str(self.place))
            await command("losetup", "-d", self.device)
        if self.group.exists():
            self.group.rmdir()
        self.folder.cleanup()


class Memory(Fault):
    """A node may have not a byte more than it has."""

    name = "too little memory"
    what = "a node's control group may hold 1 MB more than it holds; strangers open streams there"
    as_root = True
    seconds = 12.0

    def __init__(self) -> None:
        self.group = group_of("memory")
        self.held: list[asyncio.StreamWriter] = []
        self.killed = 0

    async def prepare(self, cluster: Cluster) -> None:
        self.group.mkdir(exist_ok=True)
        cluster.nodes[0].before = entering(self.group)

    def _limit(self, amount: int) -> None:
        old = self.group / "memory.limit_in_bytes"
        new = self.group / "memory.max"
        (old if old.exists() else new).write_text(
            str(amount) if amount > 0 or old.exists() else "max"
        )

    def _used(self) -> int:
        old = self.group / "memory.usage_in_bytes"
        return int((old if old.exists() else self.group / "memory.current").read_text())

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        self._limit(self._used() + (1 << 20))
        self.held = await crowd(cluster.nodes[0].door, STRANGERS)

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        self._limit(-1)
        for line in self.held:
            line.close()

    async def wrong(self, cluster: Cluster) -> list[str]:
        told = self.group / "memory.oom_control"
        if not told.exists():
            told = self.group / "memory.events"
        killed = [line.split()[1] for line in told.read_text().splitlines() if "oom_kill " in line]
        return [] if killed and int(killed[0]) else ["the node was never short of memory"]

    async def clear(self) -> None:
        if self.group.exists():
            self.group.rmdir()


class FewFiles(Fault):
    """Each node may open few files, and strangers take them."""

    name = "file limit"
    what = f"nodes with {FILES} open files at most (prlimit); {STRANGERS} strangers connect to each"
    commands = ("prlimit",)

    def __init__(self) -> None:
        self.held: list[asyncio.StreamWriter] = []

    async def prepare(self, cluster: Cluster) -> None:
        for node in cluster.nodes:
            node.before = ["prlimit", f"--nofile={FILES}:{FILES}"]

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        for node in cluster.nodes:
            self.held += await crowd(node.door, STRANGERS)
            begun = asyncio.get_running_loop().time()
            visitor = Door(node.port)
            try:
                status, content = await visitor.ask("GET", "/games")
            except Lost:
                evidence.told["no answer to a new visitor"] += 1
            else:
                if status != 200:
                    evidence.hear(begun, status, content)
            visitor.close()

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        for line in self.held:
            line.close()


async def crowd(door: Door, many: int) -> list[asyncio.StreamWriter]:
    """Strangers who connect, ask for a page and stay."""
    held = []
    for _ in range(many):
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(2):
                _, line = await asyncio.open_connection(door.host, door.port)
            line.write(f"GET /api/games HTTP/1.1\r\nhost: {HOST}\r\n\r\n".encode())
            held.append(line)
    return held


class WrongClock(Fault):
    """The clock of a node's machine is set while people play with clocks."""

    name = "clock three minutes fast"
    what = f"a node's time goes {AHEAD} s ahead (libfaketime), at tables with clocks of a minute"
    commands = ("faketime",)
    clock: ClassVar[dict[str, int]] = {"allowance": 60, "bank": 30, "increment": 0}

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="groma-fault-", dir="/tmp")
        self.told = Path(self.folder.name) / "time"

    def missing(self) -> str:
        return super().missing() or ("" if library() else "needs libfaketime.so.1")

    async def prepare(self, cluster: Cluster) -> None:
        self.told.write_text("+0")
        cluster.nodes[0].environment |= {
            "LD_PRELOAD": library(),
            "FAKETIME_TIMESTAMP_FILE": str(self.told),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        self.told.write_text(f"+{AHEAD}")

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        self.told.write_text("+0")

    async def wrong(self, cluster: Cluster) -> list[str]:
        """Nobody paid a second for it, and everything is stored with the right time."""
        late = await asked(
            cluster, "select count(*) from entries where at > clock_timestamp() + interval '30 s'"
        )
        out = await asked(cluster, f"select count(*) from entries where kind = {STAND_IN}")
        wrong = [f"{late} entries are of the future"] if late else []
        return wrong + ([f"{out} seats ran out of time"] if out else [])

    async def clear(self) -> None:
        self.folder.cleanup()


def library() -> str:
    """Where libfaketime lies."""
    found = [*Path("/usr/lib").glob("*/faketime/libfaketime.so.1")]
    return str(found[0]) if found else ""


async def asked(cluster: Cluster, question: str) -> int:
    """A number from the database."""
    connection = await asyncpg.connect(cluster.url)
    try:
        return int(await connection.fetchval(question))
    finally:
        await connection.close()


FAULTS: list[type[Fault]] = [SlowDisk, Memory, FewFiles, WrongClock]
