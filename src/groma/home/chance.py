"""Where a home has its times, numbers and secrets from; a test hands in another one."""

import secrets
import time
from datetime import UTC, datetime
from typing import Final

from groma.core.deal import SEED_BYTES

_RANDOM_BITS: Final = 20  # so that a number lies below `table.ids.HOME`


class Chance:
    """The usual ones: this machine's clock and its chance."""

    def __init__(self) -> None:
        self._last = 0

    def now(self) -> datetime:
        """The time, as everybody at a table goes by it."""
        return datetime.now(UTC)

    def number(self) -> int:
        """A number that no other home makes: the time in milliseconds, then chance."""
        made = (time.time_ns() // 1_000_000 << _RANDOM_BITS) | secrets.randbits(_RANDOM_BITS)
        self._last = max(made, self._last + 1)
        return self._last

    def seed(self) -> bytes:
        """The secret of a deal, which nobody can know."""
        return secrets.token_bytes(SEED_BYTES)

    def token(self) -> str:
        """What somebody shows to be known again, or to be let in."""
        return secrets.token_urlsafe(24)
