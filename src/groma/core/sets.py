"""Sets of small numbers kept as the bits of an int: options, cells, seats."""

from typing import Final

_BYTE: Final[list[list[int]]] = [[i for i in range(8) if byte >> i & 1] for byte in range(256)]
_FLAGS: Final[list[list[int]]] = [[byte >> i & 1 for i in range(8)] for byte in range(256)]


def members(bits: int, first: int = 0) -> list[int]:
    """The numbers in a set, in order, counted from `first`; right for wide sets, too."""
    if bits < 0:
        raise ValueError("a set without end has no members to list")
    found: list[int] = []
    base = first
    while bits:
        low = bits & 0xFFFFFFFFFFFFFF
        bits >>= 56
        start = base
        while low:
            for i in _BYTE[low & 255]:
                found.append(start + i)
            low >>= 8
            start += 8
        base += 56
    return found


def size(bits: int) -> int:
    """How many numbers are in a set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The smallest number in a set that is not empty."""
    if not bits:
        raise ValueError("an empty set has no smallest number")
    at = 0
    while bits & 0xFFFFFFFFFFFFFF == 0:
        bits >>= 56
        at += 56
    while bits & 255 == 0:
        bits >>= 8
        at += 8
    return at + _BYTE[bits & 255][0]


def put_flags(bits: int, count: int, numbers: list[int]) -> None:
    """Put for each of the first so many numbers 1, if it is in the set, or 0 on a list."""
    while count >= 8:
        numbers += _FLAGS[bits & 255]
        bits >>= 8
        count -= 8
    if count:
        numbers += _FLAGS[bits & 255][:count]


class Labels:
    """The labels of things numbered from 0, to be looked up for whole sets of them."""

    def __init__(self, labels: list[str]) -> None:
        self._by_byte: list[list[list[str]]] = [
            [[labels[first + i] for i in found if first + i < len(labels)] for found in _BYTE]
            for first in range(0, len(labels), 8)
        ]

    def of(self, bits: int) -> list[str]:
        """The labels of the members of a set, in order."""
        found: list[str] = []
        at = 0
        while bits:
            low = bits & 0xFFFFFFFFFFFFFF
            bits >>= 56
            byte = at
            while low:
                if low & 255:
                    found += self._by_byte[byte][low & 255]
                low >>= 8
                byte += 1
            at += 7
        return found
