"""Where work is done, as a command line asks for it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

from .fault import Fault
from .spreading import Over, cores


def chosen(processes: int | None, ray: str | None) -> Over:
    """What a command line asks for: so many processes, or all cores; here, or where Ray runs."""
    if processes is not None and processes < 1:
        raise Fault("arena-at-least-one")
    if ray is None:
        return cores() if processes is None else processes
    try:
        from .ray_actors import RayActors
    except ModuleNotFoundError as missing:
        raise Fault("ray-missing", part=missing.name or "") from missing
    return RayActors(ray, processes)


@contextmanager
def told_aside(over: Over) -> Iterator[None]:
    """While others play: Ray says on standard output who died, and there only results belong."""
    if isinstance(over, int):
        yield
        return
    with redirect_stdout(sys.stderr):
        yield
