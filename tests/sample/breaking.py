"""Ways to break the sample game on purpose, for one test."""

from collections.abc import Callable
from typing import Any

import pytest

from groma.core.conformance import fuzz
from groma.core.sections import Section, Sections
from tests.sample.hoard import GAME

Patch = pytest.MonkeyPatch
Broken = Callable[[Patch], None]


def violations(games: int = 6) -> list[str]:
    """What the kit finds in a few games of the sample game as it is now."""
    return fuzz(GAME, [2, 3], games, b"kit", lambda line: None, care=1)


def wrap(patch: Patch, owner: object, name: str, after: Callable[..., Any]) -> None:
    """`after(answer, *arguments)` decides what a method or function answers."""
    sound = getattr(owner, name)
    patch.setattr(owner, name, lambda *given: after(sound(*given), *given))


def instead(patch: Patch, owner: object, name: str, broken: Callable[..., Any]) -> None:
    """`broken(sound, *arguments)` in the place of a method or function."""
    sound = getattr(owner, name)
    patch.setattr(owner, name, lambda *given: broken(sound, *given))


def shown_too(patch: Patch, *sections: Section[Any]) -> None:
    """More sections in the views of the sample game."""
    sound = GAME.sections
    patch.setattr(GAME, "sections", Sections(sound.sight, *sound.declared, *sections))
