"""What a fault is: what it needs, how it begins and ends, and what nobody may be told meanwhile."""

import asyncio
import os
import shutil
from typing import ClassVar

from tests.server.chaos.asked import Evidence
from tests.server.chaos.cluster import Cluster

# What a player may be told while something is broken: a sentence, and the page tries again.
CALM = frozenset(
    {
        "503 resting",
        "503 unknown-outcome",
        "503 stopping",
        "503 full",
        "429 too-fast",
        "no answer",
    }
)


class Fault:
    """One fault, as it happens to a cluster at which people play."""

    name: ClassVar[str]
    what: ClassVar[str]  # for the table
    seconds: ClassVar[float] = 8.0  # how long it lasts
    commands: ClassVar[tuple[str, ...]] = ()  # that must be installed
    as_root: ClassVar[bool] = False
    clock: ClassVar[dict[str, int]] = {"allowance": 600, "bank": 600, "increment": 0}
    calm: ClassVar[frozenset[str]] = CALM
    undone: int = 0  # acknowledged moves that are gone by the nature of the fault

    def missing(self) -> str:
        """Why it cannot be tried here, or nothing."""
        if self.as_root and os.geteuid() != 0:
            return "needs root"
        wanted = [name for name in self.commands if shutil.which(name) is None]
        return f"needs {', '.join(wanted)}" if wanted else ""

    def cluster(self) -> Cluster:
        """What it happens to."""
        return Cluster()

    def addresses(self) -> list[str]:
        """From where people come; one of them is taken for each table."""
        return [""]

    async def prepare(self, cluster: Cluster) -> None:
        """Before anything starts."""

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        """It happens."""
        raise NotImplementedError

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        """It is over."""

    async def wrong(self, cluster: Cluster) -> list[str]:
        """What only this fault can have spoilt, at the end."""
        return []

    async def clear(self) -> None:
        """Away with what it needed, after all has stopped."""


async def command(*words: str) -> str:
    """Run a command of the system that must succeed; what it prints."""
    process = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    said, complaint = await process.communicate()
    if process.returncode:
        raise RuntimeError(f"{' '.join(words)}: {complaint.decode().strip()}")
    return said.decode().strip()
