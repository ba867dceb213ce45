"""Streams: a viewer of a table and the last thing it was sent; no queue, so nothing piles up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Set
from typing import Any, Final

from .metrics import METRICS
from .people import Person
from .showing import ENCODER, notes, view
from .tables import Place

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS: Final = 15.0
Finder = Callable[[], Awaitable[Place]]
_HEADERS: Final = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Stream:
    """One open Server-Sent-Events answer.

    Whoever changes a table wakes it, and it sends what is newest: a slow reader skips views, and
    gets the notes of what it skipped with the next one.
    """

    __slots__ = (
        *("place", "person", "login", "muted", "_find", "_sent", "_told"),
        *("_ended", "_send", "_slow", "_said"),
    )

    def __init__(
        self, find: Finder, place: Place, person: Person | None, muted: Set[int], last: int | None
    ) -> None:
        self.place = place
        self.person = None if person is None else person.id  # whose seat may change
        self.login = 0 if person is None else person.login  # with its end the stream ends, too
        self.muted = muted  # whose chat this reader does not want
        self._find = find
        self._sent = -1  # number of the last entry shown, ...
        self._told = place.replica.seq if last is None else last  # ... or known from before
        self._ended = False
        self._send: Any = None
        self._slow: asyncio.Task[None] | None = None
        self._said: list[bytes] = []  # chat that waits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve until the reader goes."""
        self._send = send
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        while self.place.gone:  # forgotten by the node since: nobody would wake us there
            self.place = await self._find()
        self.place.watchers.add(self)
        METRICS.streams.inc()
        try:
            if self.place.behind:  # something was heard of while nobody watched
                await self._find()
            self.wake()
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            self.place.watchers.discard(self)
            METRICS.streams.dec()
            if self._slow is not None:
                self._slow.cancel()

    # ---- sending --------------------------------------------------------------------------------

    def wake(self) -> None:
        """Send what is new, if the reader can take it."""
        if self._slow is None and not self._ended:
            self._push(self._news())

    def say(self, person: int, event: bytes) -> None:
        """Pass on what somebody said at the table."""
        if person not in self.muted and len(self._said) < 100:
            self._said.append(event)
            self.wake()

    def beat(self) -> None:
        """Show that the line is alive."""
        if self._slow is None and not self._ended:
            self._push(b":\n\n")

    def end(self) -> None:
        """Send the reader away; it comes back elsewhere, by itself."""
        if self._ended:
            return
        self._ended = True
        self.place.watchers.discard(self)
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
        self._push(b"event: bye\nretry: 300\ndata: {}\n\n", False)

    def _news(self) -> bytes:
        """The newest view, unless it has been sent, and what was said."""
        said = b"".join(self._said)
        self._said.clear()
        replica = self.place.replica
        if replica.seq == self._sent:
            return said
        if not replica.visible(self.person):
            self.end()
            return b""
        viewer = replica.viewer(self.person)
        told = ENCODER.encode(notes(replica, viewer, replica.story_at(self._told)))
        shown = view(self.place, viewer)
        event = b"id: %d\nevent: table\ndata: %b%b}\n\n" % (replica.seq, shown, told)
        self._sent = self._told = replica.seq
        METRICS.events.inc()
        return event + said if said else event

    def _push(self, event: bytes, more: bool = True) -> None:
        """Hand bytes to the transport at once; if it asks to wait, wait in a task of its own."""
        if not event:
            return
        message = {"type": "http.response.body", "body": event, "more_body": more}
        sending = self._send(message)
        try:
            sending.send(None)
        except StopIteration:
            return
        sending.close()  # it waits for room, and has written nothing yet
        self._slow = asyncio.create_task(self._wait(message))

    async def _wait(self, message: dict[str, Any]) -> None:
        try:
            await self._send(message)
        finally:
            if self._slow is asyncio.current_task():  # not a later one
                self._slow = None
        self.wake()
