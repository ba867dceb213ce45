"""How far some work is: a bar at a terminal, else a line every ten per cent."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

Step = Callable[[int], None]
Say = Callable[..., str]

INTERRUPTED: Final = 130  # the exit code after Ctrl-C
_PARTS: Final = 10


@contextmanager
def progress(say: Say, message: str, done: int, total: int) -> Iterator[Step]:
    """Something to be told of every few more pieces that are finished."""
    if sys.stderr.isatty():
        with _bar(done, total) as step:
            yield step
    else:
        yield _lines(say, message, done, total)


@contextmanager
def _bar(done: int, total: int) -> Iterator[Step]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda pieces: bar.advance(task, pieces)


def _lines(say: Say, message: str, done: int, total: int) -> Step:
    finished = done

    def step(pieces: int) -> None:
        nonlocal finished
        before = finished * _PARTS // total
        finished += pieces
        if finished * _PARTS // total > before:
            aside(say(message, done=finished, total=total))

    return step


def aside(line: str) -> None:
    """Said beside the results, which alone go to standard output."""
    print(line, file=sys.stderr, flush=True)
