"""How the numbers of tables and people are written in an address, and where they were made."""

from functools import lru_cache

_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: nothing to misread
_VALUE = {digit: value for value, digit in enumerate(_DIGITS)}
LENGTH = 13
HOME = 1 << 62  # numbers below are made at home, so they begin with 0 to 3; a server's with 4 to 7


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
