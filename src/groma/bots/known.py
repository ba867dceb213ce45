"""Which bots there are: ours, and those that packages of other people sign up."""

import re
import sys
import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from groma.core.game import Game

from .levels import LEVELS, apprentice, consul, journeyman, master, novice
from .position import Bot
from .random import Random

GROUP: Final = "groma.bots"  # the entry point group; a name there is what the bot is called
BOTS: Final[dict[str, Callable[[bytes], Bot]]] = {
    "random": Random,
    "novice": novice,
    "apprentice": apprentice,
    "journeyman": journeyman,
    "master": master,
    "consul": consul,
    "greedy": journeyman,  # as it was called before there were levels; tables and records say so
}
NEEDS_SENSE: Final[list[str]] = [*LEVELS, "greedy"]  # they look through the game's own sense
_OURS: Final = "groma."  # how the value of an entry point of this package begins
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_NO_BOT: Final = ("me", "open", "program")  # what else is said where a bot may be named


class BotKind:
    """A bot as it is signed up: what makes one from a seed, and which games it plays."""

    def __init__(
        self,
        make: Callable[[bytes], Bot],
        games: list[str] | None = None,
        needs_sense: bool = False,
        players: list[int] | None = None,
    ) -> None:
        self.make = make
        self.games = games  # by name; None: any
        self.needs_sense = needs_sense  # it cannot play a game without a sense
        self.players = players  # the numbers of seats at whose tables it sits; None: any

    def can_play(self, game: Game[Any], players: int | None = None) -> bool:
        """Whether it knows a game, at a table with so many seats if a number is given."""
        if self.needs_sense and game.sense is None:
            return False
        if self.players is not None and players is not None and players not in self.players:
            return False
        return self.games is None or game.name in self.games


def bot_named(name: str) -> BotKind | None:
    """The bot of that name; of all that packages have signed up that one alone is loaded.

    None: there is no such bot, or it cannot be loaded, of which it is warned.
    """
    if name in BOTS:
        return BotKind(BOTS[name], needs_sense=name in NEEDS_SENSE)
    point = _points(tuple(sys.path)).get(name)
    if point is None:
        return None
    try:
        kind = point.load()
        if not isinstance(kind, BotKind):
            raise TypeError(f"{point.value} is no BotKind")
    except Exception as problem:  # a stranger's package may fail in any way, and alone
        warnings.warn(f"the bot {name} cannot be loaded: {problem!r}", stacklevel=2)
        return None
    return kind


def is_bot(name: str) -> bool:
    """Whether a bot has that name; nothing is loaded."""
    return name in BOTS or name in _points(tuple(sys.path))


def signed_up() -> list[str]:
    """The names that packages have signed up, those of this one first; nothing is loaded."""
    points = _points(tuple(sys.path))
    return sorted(points, key=lambda name: (not _is_ours(points[name]), name))


def bots_for(game: Game[Any], players: int | None = None) -> list[str]:
    """Every bot that can play a game: ours from weak to strong, then those of others."""
    found: list[str] = []
    for name in ["random", *LEVELS, *signed_up()]:
        kind = bot_named(name)
        if kind is not None and kind.can_play(game, players):
            found.append(name)
    return found


def _is_ours(point: EntryPoint) -> bool:
    """Whether a bot is part of this package: of those that few need, this one signs up some too."""
    return point.value.startswith(_OURS)


@cache
def _points(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Where bots that are signed up are, by name, on a search path: it is looked through once."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: not _is_ours(point)):
        name = point.name
        if name in BOTS or name in _NO_BOT or _NAME.fullmatch(name) is None:
            warnings.warn(f"no bot of another package may be called {name!r}", stacklevel=2)
        elif name in found and found[name].value != point.value:
            warnings.warn(
                f"two bots are called {name}: {found[name].value} is taken, not {point.value}",
                stacklevel=2,
            )
        else:
            found[name] = point
    return found
