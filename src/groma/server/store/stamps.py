"""Stamps: numbers that no other node makes, and the time."""

import secrets
import time
from datetime import UTC, datetime
from typing import Final

_RANDOM_BITS: Final = 22


def new_id() -> int:
    """A number that no other node makes: the time in milliseconds, then chance.

    Numbers made together lie together in an index. They are no secret: what nobody may find is
    guarded by who may see it.
    """
    return (time.time_ns() // 1_000_000 << _RANDOM_BITS) | secrets.randbits(_RANDOM_BITS)


def now() -> datetime:
    """The time, as it is stored."""
    return datetime.now(UTC)
