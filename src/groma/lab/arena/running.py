"""Many deals at once: each is played whole in one process, and told when it is finished."""

import os
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import active_children, get_context
from typing import Any

from groma.core.game import Game, versions

from .contest import Contest
from .playing import DealResult, play_contest_deal


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_deals(
    game: Game[Any], contest: Contest, deals: Sequence[int], processes: int = 1
) -> Generator[DealResult, None, None]:
    """The results of some deals, in the order in which they are finished."""
    if processes > 1 and len(deals) > 1:
        yield from _spread(contest, deals, min(processes, len(deals)))
        return
    for deal in deals:
        yield play_contest_deal(game, contest, deal)


def _spread(
    contest: Contest, deals: Sequence[int], processes: int
) -> Generator[DealResult, None, None]:
    """The same in processes of their own; whoever stops listening ends them."""
    others = active_children()
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _leave_interrupts)
    try:
        waiting = [pool.submit(_play, contest, deal) for deal in deals]
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


def _play(contest: Contest, deal: int) -> DealResult:
    return play_contest_deal(_installed()[contest.game, contest.version], contest, deal)


@cache
def _installed() -> dict[tuple[str, int], Game[Any]]:
    return versions()
