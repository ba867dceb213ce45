"""Chat: what is said at a table, and whom somebody does not want to hear."""

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import Shape


class ChatWanted(Shape):
    """Something said at a table; at a quiet one the key of a phrase."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(msgspec.Struct):
    """Something that was said; at a quiet table the key of a phrase."""

    id: int
    person: str
    name: str
    text: str
    at: datetime
    guest: bool  # somebody without an account


class PhraseShape(msgspec.Struct):
    """What may be said at a quiet table."""

    key: str
    words: str


class ReportWanted(Shape):
    """Lines of the chat that whoever runs the server is to see, and why."""

    lines: Annotated[list[Annotated[int, Meta(ge=1, le=2**62)]], Meta(min_length=1, max_length=20)]
    reason: Literal["insult", "threat", "spam", "cheating", "other"]


class MutedShape(msgspec.Struct):
    """Somebody whom one does not want to read; blocked: nor to meet."""

    person: str
    name: str
    guest: bool
    blocked: bool


class MuteWanted(Shape):
    """Whom one does not want to read; blocked: nor to meet, and neither reads the other."""

    person: Annotated[str, Meta(max_length=13)]
    muted: bool = True
    blocked: bool = False
