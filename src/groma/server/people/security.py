"""The security log: a line for whatever tries to get into an account or a seat, or changes who can.

A line is `event=... address=... person=...`, so that fail2ban can read it. No name, no password and
no token stands in it: what strangers type cannot look like a part of a line.
"""

import logging
from typing import Final

from groma.table.ids import written

log: Final = logging.getLogger("groma.security")

FAILED: Final = frozenset(
    {
        "login-failed",
        "login-throttled",
        "proof-failed",
        "reset-failed",
        "claim-refused",
        "token-unknown",
    }
)


def note(event: str, address: str, person: int | None = None, **facts: int | str) -> None:
    """Write a line: a warning for what failed, else for information."""
    known = "-" if person is None else written(person)
    told = {"event": event, "address": _plain(address) or "-", "person": known, **facts}
    line = " ".join(f"{key}={value}" for key, value in told.items())
    log.log(logging.WARNING if event in FAILED else logging.INFO, line)


def _plain(address: str) -> str:
    """An address without anything that no address has."""
    return "".join(letter for letter in address if letter.isalnum() or letter in ".:")
