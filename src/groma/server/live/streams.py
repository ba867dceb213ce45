"""Streams: a viewer of a table and the last thing it was sent; no queue, so nothing piles up."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from groma.table.reader import BEAT, BYE, Reader
from groma.table.sentences import words_of

from ..metrics import METRICS
from ..people.accounts import Person
from .presence import Presence
from .table import LiveTable

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS: Final = 15.0
Finder = Callable[[], Awaitable[LiveTable]]
_HEADERS: Final = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Stream(Reader):
    """One open Server-Sent-Events answer.

    Whoever changes a table wakes it, and it sends what is newest, if the line takes it.
    """

    __slots__ = (
        *("login", "muted", "company", "_find", "_presence", "_ended", "_send", "_slow", "_said"),
        "_looks",
    )

    live: LiveTable

    def __init__(
        self,
        find: Finder,
        live: LiveTable,
        person: Person | None,
        muted: set[int],
        last: int | None,
        lang: str = "",
        described: bool = False,
        presence: Presence | None = None,
        company: bool = False,
        looks: float = 0.0,
    ) -> None:
        who = None if person is None else person.id
        super().__init__(live, who, last, lang, described)
        self.login = 0 if person is None else person.login  # with its end the stream ends, too
        self.muted = muted  # whose chat this reader does not want
        self.company = company  # whether it wants to know who is there
        self._presence = presence
        self._find = find
        self._ended = False
        self._send: Any = None
        self._slow: asyncio.Task[None] | None = None
        self._said: list[bytes] = []  # chat that waits
        self._looks = time.monotonic() + looks  # until when it may see what is hidden from it

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve until the reader goes."""
        self._send = send
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        if self.lang and not (words := words_of(self.live.replica, self.lang)).ready:
            await asyncio.to_thread(words.prepare)  # others have their turn meanwhile
        while self.live.gone:  # forgotten by the node since: nobody would wake us there
            self.live = await self._find()
        self.live.watchers.add(self)
        METRICS.streams.inc()
        try:
            if self.live.behind:  # something was heard of while nobody watched
                await self._find()
            self.wake()
            if self._presence is not None:
                self._presence.open(self.live, self)
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            self.live.leave(self)
            if self._presence is not None:
                self._presence.close(self.live, self)
            METRICS.streams.dec()
            if self._slow is not None:
                self._slow.cancel()

    # ---- sending --------------------------------------------------------------------------------

    def wake(self) -> None:
        """Send what is new, if the reader can take it."""
        if self._slow is None and not self._ended:
            self._push(self._news())

    def say(self, person: int, event: bytes) -> None:
        """Pass on what somebody said at the table; not to who may only look."""
        if person and not self.live.replica.visible(self.person):
            return
        if person not in self.muted and len(self._said) < 100:
            self._said.append(event)
            self.wake()

    def restart(self) -> None:
        """The table has another past than the reader was shown: it begins anew."""
        self.start_anew()
        self.wake()

    def beat(self) -> None:
        """Show that the line is alive."""
        if self._slow is None and not self._ended:
            self._push(BEAT)

    def end(self) -> None:
        """Send the reader away; it comes back elsewhere, by itself."""
        if self._ended:
            return
        self._ended = True
        self.live.leave(self)
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
        self._push(BYE, False)

    def _news(self) -> bytes:
        """The newest view, unless it has been sent, and what was said."""
        said = b"".join(self._said)
        self._said.clear()
        if self.up_to_date:
            return said
        if not self.live.replica.visible(self.person) and time.monotonic() >= self._looks:
            self.end()
            return b""
        event = self.event()
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
