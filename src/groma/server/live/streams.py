"""Streams: a viewer of a table and the last thing it was sent; no queue, so nothing piles up."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from groma.table.sentences import words_of
from groma.table.showing import ENCODER, Seen, notes
from groma.table.telling import Marks

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


class Stream:
    """One open Server-Sent-Events answer.

    Whoever changes a table wakes it, and it sends what is newest: a slow reader skips views, and
    gets the notes of what it skipped with the next one.
    """

    __slots__ = (
        *("live", "person", "login", "muted", "lang", "_find", "_sent", "_told", "_anew", "_base"),
        *(
            "company",
            "_presence",
            "_heard",
            "_viewer",
            "_sheets",
            "_ended",
            "_send",
            "_slow",
            "_said",
            "_looks",
            "_described",
        ),
    )

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
        self.live = live
        self.person = None if person is None else person.id  # whose seat may change
        self.login = 0 if person is None else person.login  # with its end the stream ends, too
        self.muted = muted  # whose chat this reader does not want
        self.company = company  # whether it wants to know who is there
        self._presence = presence
        self._find = find
        newest = live.replica.seq
        self._sent = -1  # number of the last entry shown, ...
        self._told = newest if last is None else min(last, newest)  # ... or known from before
        self._anew = last is not None and last > newest  # it was shown what never happened
        self._base = False  # whether it has a whole view, to which changes can be told
        self.lang = lang  # in which it is told in words; "": views alone
        self._described = described  # also in sentences, for ears
        self._heard = 0 if last is None else self._told  # the last entry told in words, ...
        self._viewer = -1 if last is None else live.replica.viewer(self.person)  # ... to whom, ...
        self._sheets: Marks = ()  # ... and the sheets by their marks
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
        self._sent = -1
        self._told = self.live.replica.seq
        self._viewer = -1
        self._base = False
        self._anew = True
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
        self.live.leave(self)
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
        self._push(b"event: bye\nretry: 300\ndata: {}\n\n", False)

    def _news(self) -> bytes:
        """The newest view, unless it has been sent, and what was said."""
        said = b"".join(self._said)
        self._said.clear()
        replica = self.live.replica
        if replica.seq == self._sent:
            return said
        if not replica.visible(self.person) and time.monotonic() >= self._looks:
            self.end()
            return b""
        viewer = replica.viewer(self.person)
        told = ENCODER.encode(notes(replica, viewer, replica.story_at(self._told)))
        seen = self.live.view(viewer)
        if self.lang and self._base and viewer == self._viewer:
            event = self._change(seen, told)
        else:
            event = self._whole(seen, told)
        if self._anew:
            self._anew = False
            event = b"event: restart\ndata: {}\n\n" + event
        self._sent = self._told = replica.seq
        METRICS.events.inc()
        return event + said if said else event

    def _whole(self, seen: Seen, told: bytes) -> bytes:
        """All that the viewer sees; in words if it wants them."""
        words = b"null"
        if self.lang:
            self.live.changed_parts(seen, seen.seq)  # from here on it is followed
            words = self._in_words(seen)
            self._base = True
        event = b'id: %d\nevent: table\ndata: %b%b,"told":%b}\n\n'
        return event % (seen.seq, seen.encoded, told, words)

    def _change(self, seen: Seen, told: bytes) -> bytes:
        """What has changed since the event before."""
        event = (
            b'id: %d\nevent: change\ndata: {"seq":%d,"viewer":%d,"parts":%b,"legal":%b,"undo":%b,'
            b'"notes":%b,"told":%b}\n\n'
        )
        return event % (
            seen.seq,
            seen.seq,
            seen.viewer,
            self.live.changed_parts(seen, self._sent),
            seen.legal,
            seen.undo,
            told,
            self._in_words(seen),
        )

    def _in_words(self, seen: Seen) -> bytes:
        """What happened, is asked and stands; who sees with other eyes than before reads it all."""
        if seen.viewer != self._viewer:
            self._viewer, self._heard, self._sheets = seen.viewer, 0, ()
        telling = self.live.telling(seen, self.lang)
        told, self._sheets = telling.event(self._heard, self._sheets, self._described)
        self._heard = seen.seq
        return told

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
