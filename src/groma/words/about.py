"""About a game: facts of its box, and in words what is exciting about it and how it goes.

The facts stand in the game's `box/about.toml`:

    minutes     how long it takes, from and to, as on the box
    age         from which age, as on the box
    year        of the edition that is played here
    publisher   of that edition
    designers   by name
    weight      how heavy it is, 1 to 5: our own estimate

Its words are `window-tension`, two sentences, and `window-step-1` to `window-step-4`.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from groma.core.game import Game

from .resources import resource
from .words import Words

STEPS: Final = (1, 2, 3, 4)


@dataclass(frozen=True)
class Facts:
    """What a box says of itself, and an estimate of ours."""

    minutes: list[int]
    age: int
    year: int
    publisher: str
    designers: list[str]
    weight: int


@cache
def _facts(package: str) -> Facts | None:
    text = resource(package, "box", "about.toml")
    return None if text is None else Facts(**tomllib.loads(text))


def load_facts(game: Game[Any]) -> Facts | None:
    """The facts of a game; None if its package gives none."""
    return _facts(game.package)


def steps(words: Words) -> list[str]:
    """How a game goes, in four steps; none if nobody has told it."""
    told = [words.find(f"window-step-{number}") for number in STEPS]
    return [one for one in told if one]
