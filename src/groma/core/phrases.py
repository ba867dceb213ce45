"""Phrases: pieces of sentences about any game, made of words that each language has."""

from typing import Final

from .look import deciding
from .sayings import Saying, seat_word
from .sections import Head

NOTHING_SAID: Final = "@say-nothing"


def plain(message: str) -> Saying:
    """A sentence without facts."""
    return Saying(message, {})


def counted(count: int, name: str) -> str:
    """A number of things: "1 coin", "2 baths"."""
    return f"{count} @{'one' if count == 1 else 'many'}-{name.replace('_', '-')}"


def signed(count: int, name: str) -> str:
    """A change: "+1 coin", "-2 wares"."""
    return f"{count:+d} @{'one' if abs(count) == 1 else 'many'}-{name.replace('_', '-')}"


def listed(parts: list[str]) -> str:
    """Some things in a row, or that there is none."""
    return ", ".join(parts) if parts else NOTHING_SAID


def clauses(parts: list[str]) -> str:
    """Some things that hold commas themselves."""
    return "; ".join(parts) if parts else NOTHING_SAID


def numbers(values: list[int]) -> str:
    """Some numbers in a row."""
    return listed([str(value) for value in values])


def who(view: Head, seat: int) -> str:
    """A seat as the one that decides hears it: "you", or a name."""
    return "@say-you" if seat == deciding(view) else seat_word(seat)
