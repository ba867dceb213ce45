"""A loop that is watched: how long each piece of work held it and made all others wait."""

import asyncio
import time
from typing import Final

from ..metrics import METRICS

FACTORY: Final = f"{__name__}:new_loop"  # as the server is told of it


def new_loop() -> asyncio.AbstractEventLoop:
    """An event loop in Python, which can be looked into; the usual one is quicker and cannot."""
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        begun = time.perf_counter()
        run(handle)
        METRICS.loop_held.observe(time.perf_counter() - begun)

    asyncio.Handle._run = timed  # type: ignore[assignment, method-assign]
    return asyncio.SelectorEventLoop()
