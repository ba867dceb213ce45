"""The games that environments are tested with, and how they are played at random."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from groma.core.game import Game, games
from groma.core.state import State

from .small import GAME

OURS: list[Game[Any]] = [game for game in games().values() if game.package.startswith("groma.")]
SUBJECTS: list[Game[Any]] = [GAME, *(game for game in OURS if game.tensors is not None)]
EVERY_SEATING = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in SUBJECTS
    for players in game.players
]
EACH = [pytest.param(game, id=game.name) for game in SUBJECTS]


def random_game(state: State, seed: int) -> Iterator[State]:
    """A table at every decision of a random game, and at its end."""
    chance = random.Random(seed)
    while not state.over():
        yield state
        state.play(chance.choice(state.legal()))
    yield state
