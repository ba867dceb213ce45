"""HTTP connections: whoever never ends a request, or never says one, is cut off."""

from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_MOST: Final = 64 * 1024  # bytes of a request before its body, beside the piece they come in
HEAD_SECONDS: Final = 30


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
    """A connection whose requests must begin soon and have a head of reasonable size."""

    def connection_made(self, transport: Any) -> None:
        """Somebody calls."""
        super().connection_made(Whole(transport))  # type: ignore[arg-type]
        self.reading = True  # what stands before the body of a request
        self.since = self.loop.time()
        self._head = 0

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.reading = True
        self.since = self.loop.time()
        self._head = 0

    def on_headers_complete(self) -> None:
        """Its head is read."""
        self.reading = False
        super().on_headers_complete()

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
        """Hang up if a request has not come in all this time."""
        if self.reading and self.loop.time() - self.since > HEAD_SECONDS:
            self.transport.close()
