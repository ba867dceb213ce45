"""Work spread by Ray: over processes of this machine, or over those of many machines."""

import os
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Any, Final, TypeVar

import ray
from ray.exceptions import ObjectLostError, RayActorError, RayTaskError

from groma import __version__

from .fault import Fault
from .spreading import TRIES, cores

Piece = TypeVar("Piece")
Result = TypeVar("Result")

HERE: Final = "local"  # the address of a Ray that begins and ends with us
AHEAD: Final = 2  # pieces a worker has, so that it need not wait for the next one
STORE: Final = 200_000_000  # bytes of memory for results, here


class RayActors:
    """As many workers as asked for, or one a core; each has a core of its own."""

    def __init__(self, address: str = HERE, count: int | None = None) -> None:
        self.address = address
        self.count = count

    def spread(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Generator[Result, None, None]:
        """The results in the order in which they are finished; closing it ends all work."""
        if not pieces:
            return
        ours = not ray.is_initialized()
        if ours:
            self._join()
        count = self.count or int(ray.cluster_resources().get("CPU", 1))
        crew = _Crew(ray.put(work), pieces, min(count, len(pieces)))
        try:
            with closing(crew.results()) as results:
                yield from results
        finally:
            crew.end()
            if ours:
                ray.shutdown()

    def _join(self) -> None:
        """Begin a Ray here, or join one that runs."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what we do
        told: dict[str, Any] = {"log_to_driver": False, "logging_level": "warning"}
        if self.address == HERE:
            told |= {"num_cpus": self.count or cores(), "object_store_memory": STORE}
            told["include_dashboard"] = False
        try:
            ray.init(self.address, **told)
        except Exception as problem:  # Ray raises plain ones, as when a busy machine begins it late
            raise Fault("ray-not-there", address=self.address, why=str(problem)) from problem


class _Worker:
    """A process that does pieces of work, one after the other."""

    def version(self) -> str:
        """Of the Groma that is installed where it runs."""
        return __version__

    def do(self, work: Callable[[Piece], Result], piece: Piece) -> Result:
        """A piece."""
        return work(piece)


class _Crew:
    """The workers of one work: who has which pieces, and what is still to be done."""

    def __init__(self, work: Any, pieces: Sequence[Any], count: int) -> None:
        self.work = work
        self.pieces = pieces
        self.to_do = deque(range(len(pieces)))
        self.undone = set(self.to_do)
        self.lost: Counter[int] = Counter()  # how often each piece was
        self.stillborn = 0  # workers in a row that died before they had said a word
        self.workers: dict[int, Any] = {}
        self.asked: dict[Any, tuple[int, int]] = {}  # who was asked for which piece; -1: who it is
        self.hired = 0
        for _ in range(count):
            self._hire()

    def results(self) -> Generator[Any, None, None]:
        """All results."""
        while self.undone:
            (answer, *_), _ = ray.wait(list(self.asked), num_returns=1)
            worker, number = self.asked.pop(answer)
            try:
                result = ray.get(answer)
            except (RayActorError, ObjectLostError) as death:
                self._replace(worker, number, death)
                continue
            except RayTaskError as failed:  # the work itself was wrong
                raise failed.cause from failed
            if number < 0:
                self._greet(result)
            self._feed(worker)
            if number >= 0:
                self.undone.remove(number)
                yield result

    def end(self) -> None:
        """Send everybody home."""
        for worker in self.workers.values():
            ray.kill(worker)

    def _hire(self) -> None:
        worker = ray.remote(_Worker).options(num_cpus=1).remote()
        self.hired += 1
        self.workers[self.hired] = worker
        self.asked[worker.version.remote()] = self.hired, -1  # it gets no work before it answers

    def _greet(self, version: str) -> None:
        self.stillborn = 0
        if version != __version__:
            raise Fault("ray-other-version", theirs=version, ours=__version__)

    def _feed(self, worker: int) -> None:
        has = sum(1 for who, number in self.asked.values() if who == worker and number >= 0)
        while has < AHEAD and self.to_do and worker in self.workers:
            number = self.to_do.popleft()
            answer = self.workers[worker].do.remote(self.work, self.pieces[number])
            self.asked[answer] = worker, number
            has += 1

    def _replace(self, worker: int, number: int, death: Exception) -> None:
        """A worker is dead: another comes, and what it had is done first of all."""
        if number < 0:
            self.stillborn += 1
        else:
            self.to_do.appendleft(number)
            self.lost[number] += 1
        if self.stillborn == TRIES or self.lost[number] == TRIES:
            raise Fault("lab-workers-die", times=TRIES) from death
        if self.workers.pop(worker, None) is not None:
            self._hire()
        for other in list(self.workers):
            self._feed(other)
