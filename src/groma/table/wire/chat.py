"""Chat: what is said at a table, and whom somebody does not want to hear."""

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta

from .common import Shape


class ChatWanted(Shape):
    """Something said at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(msgspec.Struct):
    """Something that was said."""

    id: int
    person: str
    name: str
    text: str
    at: datetime
    guest: bool  # somebody without an account


class MutedShape(msgspec.Struct):
    """Somebody whom one does not want to read."""

    person: str
    name: str
    guest: bool


class MuteWanted(Shape):
    """Whom one does not want to read."""

    person: Annotated[str, Meta(max_length=13)]
    muted: bool = True
