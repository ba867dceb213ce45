"""The meter of a request that makes a node think: what it takes is charged to whoever asks."""

import time
from collections.abc import Coroutine, Generator
from typing import Any

from litestar.types import ASGIApp


class Metered:
    """Some work that is carried out step by step; only its own steps are on the meter."""

    def __init__(self, work: Coroutine[Any, Any, None], scope: Any) -> None:
        self._work = work
        self._scope = scope

    def __await__(self) -> Generator[Any, Any, None]:
        given: Any = None
        thrown: BaseException | None = None
        while True:
            begun = time.thread_time()
            try:
                wanted = self._work.send(given) if thrown is None else self._work.throw(thrown)
            except StopIteration:
                return
            finally:
                thought = self._scope.get("thought")
                if thought is not None:
                    thought.spend(time.thread_time() - begun)
            given = thrown = None
            try:
                given = yield wanted
            except BaseException as problem:  # cancelled: the work is to hear of it
                thrown = problem


def metered(app: ASGIApp) -> ASGIApp:
    """The way to a handler, with a meter; the next one of the address thinks after the answer."""

    async def measured(scope: Any, receive: Any, send: Any) -> None:
        async def sending(message: Any) -> None:
            thought = scope.get("thought")
            if thought is not None:
                thought.answered = True
            await send(message)

        try:
            await Metered(app(scope, receive, sending), scope)  # type: ignore[arg-type]
        finally:
            thought = scope.get("thought")
            if thought is not None:
                thought.step_aside()

    return measured


def with_meter(handler: Any) -> Any:
    """A handler, with a meter if it makes the node think."""
    if any(getattr(guard, "kind", "") == "think" for guard in handler.guards or ()):
        handler.middleware = [metered]
    return handler
