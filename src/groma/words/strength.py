"""Strength: how well the bots of a game play, as it was measured; nobody estimates it.

It stands in the game's `texts/strength.toml`, which a contest of bots has filled:

    rules       the version of the rules that they played by
    build       which Groma they were, in words

and for each level that was measured a table of its name:

    against     whom it met: the level below it; the weakest one meets `random`
    share       percent of the games that it won, a shared victory counted as its part
    low, high   between which the true share lies, with 95 percent confidence
    deals       how many deals were played ...
    games       ... in how many games: each with the seats exchanged
    mean        milliseconds that it took for a decision
    slowest     milliseconds for the one that took longest

What was measured by other rules than today's says nothing about today's, and is not shown.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from groma.core.game import Game

from .resources import resource

FILE: Final = ("texts", "strength.toml")
CHANCE: Final = "random"  # whom the weakest meets


@dataclass(frozen=True)
class Strength:
    """How one level did against the one below it, and how long it thought."""

    against: str
    share: float
    low: float
    high: float
    deals: int
    games: int
    mean: float
    slowest: float


@dataclass(frozen=True)
class Measured:
    """What a file holds."""

    rules: int
    build: str
    levels: dict[str, Strength]


def read_strength(text: str, levels: Sequence[str]) -> Measured:
    """What a file says of levels, from weak to strong; a ValueError names what is wrong with it."""
    data = tomllib.loads(text)
    rules, build = data.pop("rules", None), data.pop("build", None)
    if type(rules) is not int or type(build) is not str:
        raise ValueError("strength: rules is a number, build a text")
    return Measured(rules, build, {name: _strength(name, data[name], levels) for name in data})


def _strength(level: str, data: Any, levels: Sequence[str]) -> Strength:
    """One table of it."""
    fields = Strength.__dataclass_fields__
    if level not in levels or type(data) is not dict or set(data) != set(fields):
        raise ValueError(f"strength of {level}: no level, or not just {', '.join(fields)}")
    below = [CHANCE, *levels][levels.index(level)]
    if data["against"] != below:
        raise ValueError(f"strength of {level}: it meets {below}")
    for name, value in data.items():
        kinds = {"deals": (int,), "games": (int,), "against": (str,)}.get(name, (int, float))
        if type(value) not in kinds:
            raise ValueError(f"strength of {level}: {name} is {value!r}")
    found = Strength(**data)
    if not 0 <= found.low <= found.share <= found.high <= 100:
        raise ValueError(f"strength of {level}: not 0 <= low <= share <= high <= 100")
    if not 0 < found.deals <= found.games:
        raise ValueError(f"strength of {level}: each deal makes a game or more")
    if not 0 <= found.mean <= found.slowest:
        raise ValueError(f"strength of {level}: the slowest is no quicker than the mean")
    return found


@cache
def _measured(package: str, levels: tuple[str, ...]) -> Measured | None:
    text = resource(package, *FILE)
    return None if text is None else read_strength(text, levels)


def load_strength(game: Game[Any], levels: Sequence[str]) -> dict[str, Strength]:
    """By level, how strong the bots of a game are; nothing where nobody has measured it."""
    found = _measured(game.package, tuple(levels))
    return {} if found is None or found.rules != game.version else found.levels
