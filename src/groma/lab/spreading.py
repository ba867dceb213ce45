"""Work spread over processes: each piece is done whole in one of them, and told when it is done."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], processes: int
) -> Generator[Result, None, None]:
    """The results in the order in which they are finished; whoever stops listening ends all work.

    Work, pieces and results travel between processes, so they must be such that can be pickled.
    """
    if processes < 2 or len(pieces) < 2:
        for piece in pieces:
            yield work(piece)
        return
    others = active_children()
    pool = ProcessPoolExecutor(min(processes, len(pieces)), get_context("spawn"), _leave_interrupts)
    try:
        waiting = [pool.submit(work, piece) for piece in pieces]
        for finished in as_completed(waiting):
            yield finished.result()
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
