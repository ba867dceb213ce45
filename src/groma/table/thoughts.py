"""Thoughts: what comes of a question that is answered elsewhere, and of a part of an analysis."""

from typing import Any

import msgspec

from groma.core.game import Game

from .analysing import PartWanted, worked_out
from .bots import Question, answer

ToThink = Question | PartWanted


class ThinkerLost(Exception):
    """Whoever was asked has ended without an answer."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot plays, or what was found; how long it took; or why there is no answer."""

    moves: list[int]  # the whole choice, if it was asked why
    seconds: float = 0.0
    other: int = 0  # the best move that it would not play, ...
    gains: list[int] = []  # ... and by seat how it stands some turns later compared with that
    cost: int = 0  # of a part of an analysis: its moves are better ones, ...
    numbers: list[int] = []  # ... and what these mean hangs on its kind
    known: bool = True  # False: who was asked has no such game
    trouble: str = ""


def thought(game: Game[Any] | None, asked: ToThink) -> Thought:
    """What comes of a question; without the game, nothing."""
    if game is None:
        return Thought([], known=False)
    if isinstance(asked, Question):
        told = answer(game, asked)
        return Thought(told.moves, other=told.other, gains=told.gains)
    found = worked_out(game, asked)
    return Thought(found.moves, cost=found.cost, numbers=found.numbers)
