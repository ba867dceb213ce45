"""What a home is asked, and what it answers: HTTP without a network."""

from collections.abc import AsyncIterator

import msgspec

JSON = "application/json"


class Asked(msgspec.Struct, frozen=True):
    """A request."""

    method: str
    path: str  # "/api/tables/ID/moves"
    query: dict[str, str] = {}
    headers: dict[str, str] = {}  # names in lower case
    body: bytes = b""
    cookie: bool = False  # whether the browser's own person asks, or nobody, or who has a token


class Answer(msgspec.Struct):
    """What becomes of it; a stream has no body, but events that come one after the other."""

    status: int
    headers: dict[str, str]
    body: bytes = b""
    events: AsyncIterator[bytes] | None = None
