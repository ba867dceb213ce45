"""Lines: an open stream of a table; it holds one event at most, so nothing piles up."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from groma.table.reader import BEAT, BYE, Reader

from .presence import Presence
from .table import HomeTable

HEARTBEAT_SECONDS: Final = 15.0
SAID_MOST: Final = 100  # lines of chat that wait


class Line(Reader):
    """Somebody who watches a table."""

    live: HomeTable

    def __init__(
        self,
        live: HomeTable,
        person: int | None,
        last: int | None,
        lang: str = "",
        described: bool = False,
        company: bool = False,
    ) -> None:
        super().__init__(live, person, last, lang, described)
        self.company = company  # whether it wants to know who is there
        self._ready = b""  # what is sent next
        self._there = asyncio.Event()
        self._ended = False
        self._said: list[bytes] = []  # chat that waits

    async def events(self, presence: Presence) -> AsyncIterator[bytes]:
        """What happens, as long as somebody reads it."""
        if self.live.gone:
            yield BYE  # it comes back by itself
            return
        self.live.watchers.add(self)
        self.wake()
        presence.open(self.live, self)
        try:
            while True:
                if not self._ready:
                    self.wake()  # also what has come while the last event was on its way
                if self._ready:
                    event, self._ready = self._ready, b""
                    yield event
                elif self._ended:
                    return
                else:
                    self._there.clear()
                    try:
                        await asyncio.wait_for(self._there.wait(), HEARTBEAT_SECONDS)
                    except TimeoutError:
                        yield BEAT
        finally:
            self.live.leave(self)
            presence.close(self.live, self)

    def wake(self) -> None:
        """Make ready what is new, if the reader has taken what was."""
        if not self._ready and not self._ended:
            self._ready = self._news()
        if self._ready:
            self._there.set()

    def say(self, event: bytes) -> None:
        """Pass on what was said at the table."""
        if len(self._said) < SAID_MOST:
            self._said.append(event)
            self.wake()

    def restart(self) -> None:
        """The table has another past than the reader was shown: it begins anew."""
        self.start_anew()
        self.wake()

    def end(self) -> None:
        """Nothing more will come."""
        if not self._ended:
            self._ended = True
            self.live.leave(self)
            self._ready += BYE
            self._there.set()

    def _news(self) -> bytes:
        said = b"".join(self._said)
        self._said.clear()
        if self.up_to_date:
            return said
        if not self.live.replica.visible(self.person):
            self.end()
            return self._ready
        return self.event() + said
