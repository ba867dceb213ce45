"""HTTP connections: whoever never ends a request, or never says one, is cut off."""

from itertools import islice
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..people.hits import count_refusal
from .room import Lines

HEAD_MOST: Final = 64 * 1024  # bytes of a request before its body, beside the piece they come in
HEAD_SECONDS: Final = 30
BODY_SECONDS: Final = 20  # for all of it; no request has more than some kilobytes
IDLE_LOOKS: Final = 200  # among so many connections for one that can be closed
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n"
    b"content-length: 0\r\n\r\n"
)


class Whole:
    """A transport that sends the head of an answer together with what follows, in one call."""

    __slots__ = ("_held", "_transport", "is_closing")

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self._held = b""
        self.is_closing = transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send, or keep a head for a moment."""
        if self._held:
            data, self._held = self._held + data, b""
        elif data.startswith(b"HTTP/1.1 ") and data.endswith(b"\r\n\r\n"):
            if not data.startswith(b"HTTP/1.1 100"):  # for which somebody waits
                self._held = data
                return
        self._transport.write(data)

    def flush(self) -> None:
        """Send a head that nothing followed."""
        if self._held:
            self.write(b"")

    def close(self) -> None:
        """Send what is left, and hang up."""
        self.flush()
        self._transport.close()


class HttpConnection(HttpToolsProtocol):
    """A connection whose requests must begin soon, end soon and have a head of reasonable size."""

    lines: ClassVar[Lines | None] = None  # all of the process; None: nobody counts them

    def connection_made(self, transport: Any) -> None:
        """Somebody calls."""
        super().connection_made(Whole(transport))  # type: ignore[arg-type]
        self.reading = True  # what stands before the body of a request
        self.coming = False  # the body of one
        self.since = self.loop.time()
        self._head = 0
        if self.lines is None:
            return
        if self.lines.full:
            self._make_room()
        if not self.lines.take(self._caller):
            transport.write(FULL)
            transport.close()

    def _make_room(self) -> None:
        """Hang up on one of those who say nothing, to whom nothing is said."""
        for line in islice(self.connections, IDLE_LOOKS):
            if isinstance(line, HttpConnection) and line is not self and line.idle:
                line.transport.close()
                return

    @property
    def idle(self) -> bool:
        """Whether no request is under way."""
        return self.cycle is None or self.cycle.response_complete

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        if self.lines is not None:
            self.lines.leave(self._caller)
        super().connection_lost(exc)

    @property
    def _caller(self) -> str:
        return "" if self.client is None else self.client[0]

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.reading = True
        self.since = self.loop.time()
        self._head = 0

    def on_headers_complete(self) -> None:
        """Its head is read."""
        self.reading = False
        self.coming = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is read."""
        self.coming = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """An answer has ended, perhaps with its head."""
        self.transport.flush()  # type: ignore[attr-defined]
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        """More of it comes."""
        super().data_received(data)
        if self.reading and not self.transport.is_closing():
            self._head += len(data)
            if self._head > HEAD_MOST:
                self.send_400_response("The head of the request is too long.")

    def look(self) -> None:
        """Hang up if a request has not come in all this time, or not all of it."""
        waited = self.loop.time() - self.since
        if (self.reading and waited > HEAD_SECONDS) or (self.coming and waited > BODY_SECONDS):
            count_refusal("connection", "slow")
            self.transport.close()
