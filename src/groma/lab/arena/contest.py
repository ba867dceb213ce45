"""A contest: which bots meet in which game, by which settings, from which seed."""

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from groma import __version__
from groma.bots import BotKind, bot_named, bots_for
from groma.core.game import Game, versions
from groma.core.native import compiled

from ..fault import Fault
from ..lines import program_named


@dataclass(frozen=True)
class Contest:
    """All that its results follow from, and what they were made with."""

    game: str
    version: int  # of the rules
    settings: dict[str, str]
    line_up: list[str]
    seed: str
    point: int  # so much on a sheet is one point
    groma: str
    python: str
    build: str

    def chosen(self, game: Game[Any]) -> list[int]:
        """The settings as the game's own numbers."""
        return [one.labels.index(self.settings[one.name]) for one in game.settings]


def contest_of(
    game: Game[Any], line_up: Sequence[str], seed: str, settings: list[int] | None = None
) -> Contest:
    """A contest with the build that is running."""
    values = game.defaults() if settings is None else settings
    return Contest(
        game=game.name,
        version=game.version,
        settings={one.name: one.labels[value] for one, value in zip(game.settings, values)},
        line_up=list(line_up),
        seed=seed,
        point=game.point,
        groma=__version__,
        python=platform.python_version(),
        build="compiled" if compiled() else "pure",
    )


def game_of(contest: Contest) -> Game[Any]:
    """Its game by its rules version, as it is installed where this is asked."""
    return _installed()[contest.game, contest.version]


@cache
def _installed() -> dict[tuple[str, int], Game[Any]]:
    return versions()


def line_up_of(game: Game[Any], bots: Sequence[str], seats: int | None = None) -> list[str]:
    """The bots that were named; where there are more seats, the last of them takes the rest."""
    names = [name if program_named(name) else name.lower() for name in bots]
    if len(names) < 2:
        raise Fault("arena-two-bots")
    if seats is not None and seats < len(names):
        raise Fault("arena-few-seats", bots=len(names), seats=seats)
    names += names[-1:] * ((seats or 0) - len(names))
    if len(names) not in game.players:
        counts = ", ".join(str(count) for count in game.players)
        raise Fault("seats-wrong-number", number=len(names), players=counts)
    for name in names:
        kind_of(game, name, len(names))
    return names


def kind_of(game: Game[Any], name: str, players: int | None = None) -> BotKind:
    """The bot of that name, or the program, if it can play a game (with so many seats)."""
    kind = program_named(name) or bot_named(name)
    able = ", ".join(bots_for(game, players))
    if kind is None:
        raise Fault("arena-unknown-bot", bot=name, bots=able)
    if not kind.can_play(game, players):
        raise Fault("seats-bot-cannot", bot=name, bots=able)
    return kind


def rotations(line_up: Sequence[str]) -> list[list[int]]:
    """The ways to sit, each with the number of a bot in the line-up by seat.

    Every bot moves on by one seat; a way in which the same names sit as before is left out.
    """
    count = len(line_up)
    ways: dict[tuple[str, ...], list[int]] = {}
    for turn in range(count):
        way = [(seat + turn) % count for seat in range(count)]
        ways.setdefault(tuple(line_up[bot] for bot in way), way)
    return list(ways.values())


def deals_for(games: int, line_up: Sequence[str]) -> int:
    """How many deals so many games are; a deal is always played in all ways to sit."""
    return -(-games // len(rotations(line_up)))
