"""A cluster of our own: two nodes, a worker, NATS and PostgreSQL, each killed and brought back."""

import asyncio
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.server import services
from tests.server.chaos.wire import Door

BREATH = 0.3  # before a program that ended by itself is started again
STOP_SECONDS = 120  # only what hangs takes that long


class Program(services.Service):
    """A process of ours that serves or works; all of it may be changed until it starts."""

    def __init__(self, what: str, database: str, bus: str) -> None:
        super().__init__()
        self.what = what
        self.database = database
        self.bus = bus
        self.before: list[str] = []  # the words of a command that starts the rest in its own way
        self.environment = {"GROMA_PAUSE": "0"}

    def options(self) -> list[str]:
        return ["--database", self.database, "--bus", self.bus]

    def command(self) -> list[Any]:
        return [*self.before, sys.executable, "-m", "groma", self.what, *self.options()]

    def run(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                env={**os.environ, **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def restart(self) -> None:
        self.run()

    def terminate(self) -> float:
        """Ask it to stop; the answer is how many seconds it took."""
        assert self.process is not None
        begun = time.monotonic()
        self.process.terminate()
        self.process.wait(STOP_SECONDS)
        return time.monotonic() - begun

    def complaints(self) -> Iterator[str]:
        """What its log says of faults."""
        for line in (self.folder / "log").read_text(errors="replace").splitlines():
            if "Traceback" in line or '"level": "error"' in line:
                yield line


class Node(Program):
    """A serving process."""

    def __init__(self, database: str, bus: str) -> None:
        super().__init__("serve", database, bus)
        self.limits = "0"
        self.door = Door(self.port)

    def options(self) -> list[str]:
        words = ["--host", self.door.host, "--port", str(self.port)]
        return [*super().options(), *words, "--workers", "0", "--limits", self.limits]

    def reachable(self) -> bool:
        return services.reachable(self.port, self.door.host)


class Worker(Program):
    """A process for bots and clocks; nobody connects to it, so it is ready when it runs."""

    def __init__(self, database: str, bus: str) -> None:
        super().__init__("work", database, bus)

    def ready(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            raise RuntimeError(f"the worker ended: {self.log()}")
        return True


class Cluster:
    """Everything, started and kept alive; whoever is killed comes back."""

    def __init__(
        self, bus: str = "nats", nodes: int = 2, postgres: services.Postgres | None = None
    ) -> None:
        self.postgres = services.Postgres() if postgres is None else postgres
        self.nats = services.Nats() if bus == "nats" else None
        address = bus if self.nats is None else self.nats.url
        self.nodes = [Node(self.postgres.url, address) for _ in range(nodes)]
        self.worker = Worker(self.postgres.url, address)
        self.parts: dict[str, services.Service] = {"postgres": self.postgres}
        if self.nats is not None:
            self.parts["nats"] = self.nats
        for number, node in enumerate(self.nodes, 1):
            self.parts[f"node {number}"] = node
        self.parts["worker"] = self.worker
        self.nobody_down()

    def nobody_down(self) -> None:
        """As it is before anything happens."""
        self.kills: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()  # by themselves, with their last words
        self._down: set[str] = set()  # on purpose
        self._reviving: set[asyncio.Task[None]] = set()
        self._keeping: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Cluster":
        try:
            await self.start()
        except BaseException:
            self._remove()
            raise
        self._keeping = asyncio.create_task(self._keep())
        return self

    async def start(self) -> None:
        """Services first, then what uses them."""
        ours = (*self.nodes, self.worker)
        for part in [part for part in self.parts.values() if part not in ours]:
            await asyncio.to_thread(part.start)
        await services.migrated(self.url)  # a worker leaves that to the nodes
        await asyncio.gather(*(asyncio.to_thread(part.start) for part in ours))

    async def __aexit__(self, *_: object) -> None:
        tasks = [*self._reviving] if self._keeping is None else [self._keeping, *self._reviving]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for node in self.nodes:
            node.door.close()
        await asyncio.to_thread(self._remove)

    def _remove(self) -> None:
        for part in reversed(self.parts.values()):
            part.remove()

    @property
    def url(self) -> str:
        """The address of the database."""
        return self.postgres.url

    @property
    def doors(self) -> list[Door]:
        """The nodes' addresses."""
        return [node.door for node in self.nodes]

    # ---- dying and coming back ------------------------------------------------------------------

    async def _keep(self) -> None:
        """What ends by itself is started again, as a host would see to it."""
        while True:
            await asyncio.sleep(BREATH)
            for name, part in self.parts.items():
                if name not in self._down and not alive(part):
                    self.ended[f"{name}: {part.log()[-200:]}"] += 1
                    part.run()

    async def kill(self, name: str) -> None:
        """As if the power went."""
        self._down.add(name)
        self.kills[name] += 1
        await asyncio.to_thread(self.parts[name].kill)

    async def end(self, name: str) -> float:
        """Ask a node or the worker to stop; the answer is how many seconds it took."""
        part = self.parts[name]
        assert isinstance(part, Program)
        self._down.add(name)
        return await asyncio.to_thread(part.terminate)

    async def revive(self, name: str) -> None:
        """Start again; a service is ready afterwards, a node or worker soon."""
        await asyncio.to_thread(self.parts[name].restart)
        self._down.discard(name)

    def replace(self, name: str, part: services.Service) -> None:
        """Another takes its place, and is there."""
        self.parts[name] = part
        self._down.discard(name)

    async def reap(
        self, chance: Random, kills: int, moves: int, acknowledged: Callable[[], int]
    ) -> None:
        """Kill so many times over so many acknowledged moves: everybody as often, by chance."""
        order: list[str] = []
        for number in range(kills):
            if not order:
                order = list(self.parts)
                chance.shuffle(order)
            name = order.pop()
            due = (number + chance.random()) * moves / kills
            hasty = chance.random() < 0.2  # while it starts
            pause = chance.choice([0.0, chance.uniform(0, 0.5), chance.uniform(0, 2)])
            while acknowledged() < due or not self._killable(name, hasty):
                await asyncio.sleep(0.02)
            await self.kill(name)
            task = asyncio.create_task(self._later(name, pause))
            self._reviving.add(task)
            task.add_done_callback(self._reviving.discard)
        await asyncio.gather(*self._reviving)

    def _killable(self, name: str, hasty: bool) -> bool:
        part = self.parts[name]
        if name in self._down or not alive(part):
            return False
        return hasty or isinstance(part, Worker) or part.reachable()

    async def _later(self, name: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.revive(name)

    async def whole(self) -> None:
        """Return when everybody is there."""
        while not all(self._killable(name, hasty=False) for name in self.parts):
            await asyncio.sleep(0.1)


def alive(part: services.Service) -> bool:
    return part.process is not None and part.process.poll() is None
