"""The way of a move through the framework, walked more often than all others: no detours."""

from typing import Any, Final

import msgspec
from litestar import Response, post
from litestar.connection import ASGIConnection

from groma.table.wire.tables import Done

ENCODER: Final = msgspec.json.Encoder()


class SwiftPost(post):
    """A handler that its guards are shown as it is, not as a copy for each."""

    async def authorize_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Ask all guards."""
        for guard in self.resolve_guards():
            await guard(connection, self)  # type: ignore[misc]


class Stored(Response[Done]):
    """The answer to a move: a few bytes that need no further looks."""

    def __init__(self, seq: int) -> None:
        self.body: Final = ENCODER.encode(Done(seq))

    def to_asgi_response(self, *args: Any, **more: Any) -> Any:
        """The answer itself sends what it holds."""
        return self

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Send."""
        size = b"%d" % len(self.body)
        headers = [(b"content-type", b"application/json"), (b"content-length", size)]
        await send({"type": "http.response.start", "status": 201, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})
