"""Faults of `groma serve` with everything in one folder: its PostgreSQL, its disk."""

import asyncio
import os
import signal
import tempfile
from pathlib import Path
from typing import Any

from groma.server.operate import local
from tests.server import services
from tests.server.chaos.asked import Evidence
from tests.server.chaos.cluster import Cluster, Node
from tests.server.faults.fault import Fault, command

MEGABYTES = 140
PIECE = 65536


class Serving(Node):
    """`groma serve` as a family starts it, with its own database and worker."""

    def __init__(self, place: Path) -> None:
        super().__init__("", "notify")
        self.data = place / "groma"

    def options(self) -> list[str]:
        return ["--data", str(self.data), "--port", str(self.port), "--limits", self.limits]

    def postmaster(self) -> int:
        """The process of its PostgreSQL."""
        trace = next(self.data.rglob("postmaster.pid"))
        return int(trace.read_text().splitlines()[0])


class OneCommand(Cluster):
    """A cluster that is a single command."""

    def __init__(self, place: Path) -> None:
        self.serving = Serving(place)
        self.nodes = [self.serving]
        self.nats = None
        self.parts = {"groma serve": self.serving}
        self.nobody_down()

    @property
    def url(self) -> str:
        found = local.running(self.serving.data)
        assert found is not None, "its database does not run"
        return found

    async def start(self) -> None:
        await asyncio.to_thread(self.serving.start)

    async def __aexit__(self, *why: object) -> None:
        if self._keeping is not None:
            self._keeping.cancel()  # or it would be started again
        await asyncio.to_thread(self.serving.terminate)
        await super().__aexit__(*why)


class OfOneCommand(Fault):
    """What is common to them: a folder that goes afterwards."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="groma-fault-", dir="/tmp")
        self.place = Path(self.folder.name)
        self.place.chmod(0o755)  # its PostgreSQL runs as somebody else

    def missing(self) -> str:
        return super().missing() or ("" if local.installed() else "needs the wheel of PostgreSQL")

    def cluster(self) -> Cluster:
        return OneCommand(self.place)

    async def clear(self) -> None:
        self.folder.cleanup()


class OwnKilled(OfOneCommand):
    """The PostgreSQL of `groma serve` dies."""

    name = "own database killed"
    what = "`groma serve` without options: its PostgreSQL is killed, whole, and must come back"

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        assert isinstance(cluster, OneCommand)
        postmaster = cluster.serving.postmaster()
        for process in (postmaster, *services.children_of(postmaster)):
            os.kill(process, signal.SIGKILL)


class DiskFull(OfOneCommand):
    """Not a byte is left on the disk of everything."""

    name = "disk full"
    what = f"`groma serve` on a disk of {MEGABYTES} MB (tmpfs), which somebody fills"
    as_root = True
    commands = ("mount", "umount")

    async def prepare(self, cluster: Cluster) -> None:
        size = f"size={MEGABYTES}m,mode=755"
        await command("mount", "-t", "tmpfs", "-o", size, "tmpfs", str(self.place))

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        await asyncio.to_thread(self._fill)

    def _fill(self) -> None:
        with (self.place / "filler").open("wb", buffering=0) as file:
            for size in (PIECE, 4096):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    continue

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        (self.place / "filler").unlink()

    async def clear(self) -> None:
        await command("umount", "-l", str(self.place))
        await super().clear()


FAULTS: list[type[Any]] = [OwnKilled, DiskFull]
