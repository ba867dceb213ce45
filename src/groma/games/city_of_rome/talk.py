"""How a view of City of Rome is put into sentences, and what a view adds to the words of a move."""

from typing import Any

from groma.core.sayings import Fact, Saying


def describe(view: Any) -> list[Saying]:
    """The sentences of a view."""
    return []


def hint(view: Any, move: int) -> dict[str, Fact]:
    """What a view adds to a move."""
    return {}
