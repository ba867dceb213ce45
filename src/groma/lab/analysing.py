"""The analysis of a record on all cores."""

from contextlib import closing
from functools import cache, partial
from typing import Any

from groma.bots.analysis import Analysis, Found, Part, parts_of, put_together, work_out
from groma.core.game import Game, versions
from groma.core.match import Match

from .progress import Step
from .spreading import spread

Row = tuple[int, tuple[int, int, int, int, bytes]]  # a part with its number, as it travels
Told = tuple[int, int, list[int], list[int]]


def analyse(match: Match, processes: int, step: Step) -> Analysis:
    """Work out everything about a finished game; `step` is told of every part that is done."""
    parts = parts_of(match)
    rows = [
        (number, (part.kind, part.at, part.seat, part.move, part.state))
        for number, part in enumerate(parts)
    ]
    game = match.game
    work = partial(_work, game.name, game.version, match.state.players, match.settings)
    if processes < 2:
        work = partial(_do, game, match.state.players, match.settings)
    found: dict[int, Found] = {}
    with closing(spread(work, rows, processes)) as working:
        for number, cost, moves, numbers in working:
            found[number] = Found(cost, moves, numbers)
            step(1)
    return put_together(match, found)


def _work(name: str, version: int, players: int, settings: list[int], row: Row) -> Told:
    return _do(_installed()[name, version], players, settings, row)


def _do(game: Game[Any], players: int, settings: list[int], row: Row) -> Told:
    number, part = row
    found = work_out(game, players, settings, Part(*part))
    return number, found.cost, found.moves, found.numbers


@cache
def _installed() -> dict[tuple[str, int], Game[Any]]:
    return versions()
