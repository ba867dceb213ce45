"""Room: how many streams and connections a process can carry, and how many of them are whose."""

import resource
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final

from groma.table.problems import Problem

from ..people.budgets import STREAMS_OF_ADDRESS, STREAMS_OF_PERSON
from ..people.hits import Hits, count_refusal

FILES_WANTED: Final = 65_536  # more than one process can serve
FILES_OF_OUR_OWN: Final = 64  # the database, the bus, the logs, what is being read
SHARE_OF_STREAMS: Final = 0.8  # of the connections: whoever asks for a page finds room, too
SHARE_OF_ADDRESS: Final = 4  # one address has no more than a fourth of what there is
SPARE: Final = 16  # connections beyond, while others are being closed for them
AGAIN_SECONDS: Final = 10

Served = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]


def raise_files() -> int:
    """Raise the limit of open files as far as we may; the answer is how many there can be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return FILES_WANTED if soft == resource.RLIM_INFINITY else soft


def carried(files: int) -> int:
    """How many connections so many files are enough for."""
    return max(16, files - FILES_OF_OUR_OWN)


class Room:
    """The streams of one process, counted while they are open."""

    def __init__(self, scale: float = 1.0, hits: Hits | None = None) -> None:
        self.hits = hits or Hits()
        self.scale = scale  # 0: as many as there are files for
        self.most = int(SHARE_OF_STREAMS * carried(resource.getrlimit(resource.RLIMIT_NOFILE)[0]))
        self.of_address = min(STREAMS_OF_ADDRESS * scale, self.most // SHARE_OF_ADDRESS)
        self._open = 0
        self._of: Counter[tuple[str, object]] = Counter()

    def check(self, address: str, person: int | None) -> None:
        """A problem if there is no place for one more stream."""
        if self.scale and self._of["address", address] >= self.of_address:
            raise self.hits.too_much("stream", "address", address, AGAIN_SECONDS)
        if self.scale and self._of["person", person] >= STREAMS_OF_PERSON * self.scale:
            raise self.hits.too_much("stream", "person", person, AGAIN_SECONDS)
        if self._open >= self.most:
            count_refusal("stream", "node")
            raise Problem("full", 503, seconds=AGAIN_SECONDS)

    @contextmanager
    def held(self, address: str, person: int | None) -> Iterator[None]:
        """A place for a stream as long as the block runs; a problem if there is none."""
        self.check(address, person)
        who: list[tuple[str, object]] = [("address", address)]
        if person is not None:
            who.append(("person", person))
        self._open += 1
        self._of.update(who)
        try:
            yield
        finally:
            self._open -= 1
            for one in who:
                self._of[one] -= 1
                if not self._of[one]:
                    del self._of[one]

    def keeping(self, stream: Any, address: str, person: int | None) -> Served:
        """A stream that has a place while it is served."""

        async def served(scope: Any, receive: Any, send: Any) -> None:
            with self.held(address, person):
                await stream(scope, receive, send)

        return served


class Lines:
    """The connections of one process, counted by the address at their other end."""

    def __init__(self, most: int, of_address: float, trusted: Callable[[str], bool]) -> None:
        self.most = most
        self.of_address = min(of_address, most // SHARE_OF_ADDRESS)  # 0: as many as there can be
        self.trusted = trusted  # a proxy, behind which many people are
        self._open = 0
        self._of: Counter[str] = Counter()

    @property
    def full(self) -> bool:
        """Whether one more would be too many."""
        return self._open >= self.most

    def take(self, address: str) -> bool:
        """One more; False: there is no room for it."""
        self._open += 1
        self._of[address] += 1
        if self._open > self.most + SPARE:
            count_refusal("connection", "node")
            return False
        if self.of_address and self._of[address] > self.of_address and not self.trusted(address):
            count_refusal("connection", "address")
            return False
        return True

    def leave(self, address: str) -> None:
        """One less, whether there was room for it or not."""
        self._open -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]
