"""Numbers for tables and people, and how they are written in an address."""

import secrets
import time
from functools import lru_cache

_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: nothing to misread
_VALUE = {digit: value for value, digit in enumerate(_DIGITS)}
_RANDOM_BITS = 22
LENGTH = 13


def new_id() -> int:
    """A number that no other node makes: the time in milliseconds, then chance.

    Numbers made together lie together in an index. They are no secret: what nobody may find is
    guarded by who may see it.
    """
    return (time.time_ns() // 1_000_000 << _RANDOM_BITS) | secrets.randbits(_RANDOM_BITS)


@lru_cache(1 << 16)
def written(number: int) -> str:
    """The number as text; a JSON number would lose digits in a browser."""
    digits = [_DIGITS[number >> 5 * place & 31] for place in range(LENGTH)]
    return "".join(reversed(digits))


def read(text: str) -> int | None:
    """The inverse of `written`; None if it is no such text."""
    if len(text) != LENGTH or not all(digit in _VALUE for digit in text) or text[0] > "7":
        return None
    number = 0
    for digit in text:
        number = number << 5 | _VALUE[digit]
    return number
