"""Work spread over processes: each piece is done whole in one of them, and told when it is done.

The processes are those of this machine, or of many machines (`ray_actors.py`). One that dies takes
no more with it than the pieces it had: others do these again.
"""

import os
import signal
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import active_children, get_context
from typing import Final, Protocol, TypeVar

from .fault import Fault

Piece = TypeVar("Piece")
Result = TypeVar("Result")

TRIES: Final = 3  # so often in a row processes may die before anything more is done


class Spread(Protocol):
    """Processes somewhere."""

    def spread(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Generator[Result, None, None]:
        """The results in the order in which they are finished; closing it ends all work."""


Over = int | Spread  # so many processes of this machine, or others


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], over: Over
) -> Generator[Result, None, None]:
    """The results in the order in which they are finished; whoever stops listening ends all work.

    Work, pieces and results travel between processes, so they must be such that can be pickled.
    """
    if not isinstance(over, int):
        yield from over.spread(work, pieces)
    elif over < 2 or len(pieces) < 2:
        for piece in pieces:
            yield work(piece)
    else:
        yield from _over_processes(work, pieces, over)


def _over_processes(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], processes: int
) -> Generator[Result, None, None]:
    """Processes of this machine; if one is killed, all are started anew for what is left."""
    left = dict(enumerate(pieces))
    in_vain = 0
    while left:
        before = len(left)
        try:
            with closing(_pool(work, left.copy(), processes)) as working:
                for number, result in working:
                    del left[number]
                    yield result
        except BrokenProcessPool as broken:
            in_vain = 0 if len(left) < before else in_vain + 1
            if in_vain == TRIES:
                raise Fault("lab-workers-die", times=TRIES) from broken


def _pool(
    work: Callable[[Piece], Result], pieces: Mapping[int, Piece], processes: int
) -> Generator[tuple[int, Result], None, None]:
    """Results with the numbers of their pieces; BrokenProcessPool comes after all there are."""
    others = active_children()
    pool = ProcessPoolExecutor(min(processes, len(pieces)), get_context("spawn"), _leave_interrupts)
    killed: BrokenProcessPool | None = None
    try:
        waiting = {pool.submit(work, piece): number for number, piece in pieces.items()}
        for finished in as_completed(waiting):
            try:
                result = finished.result()
            except BrokenProcessPool as broken:
                killed = broken
            else:
                yield waiting[finished], result
        if killed is not None:
            raise killed
    except BaseException:
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the first of them decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
