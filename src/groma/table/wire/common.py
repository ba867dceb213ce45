"""Common to all shapes: names and counts with their limits, what is sent to us, and why not."""

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=60)]
Lang = Literal["en", "de"]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody sends us; what we do not know is an error, not a guess."""


class ProblemShape(msgspec.Struct):
    """Why not (RFC 9457): `type` is for programs, `title` and `detail` are for people."""

    type: str
    title: str
    status: int
    detail: str = ""
    clause: str | None = None  # the rule that forbids a move
    seq: int | None = None  # how far the table has gone on
    retry: bool = False  # the same request with the same key may be repeated
    until: datetime | None = None  # how long a silence or a ban holds; null: for good
    errors: list[str] | None = None  # what is wrong with the request, in English
