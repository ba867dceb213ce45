"""Samples: every decision of the lessons as numbers, with what was taught and how it ended."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from groma.core.deal import Deal
from groma.core.game import games

from .lessons import Lesson, key_of


@dataclass(frozen=True)
class Samples:
    """As many rows in each: one for each decision."""

    numbers: NDArray[np.int16]  # the tensor of the seat that decides
    legal: NDArray[np.bool_]  # by move
    taught: NDArray[np.int64]  # the move that the teacher would make
    result: NDArray[np.float32]  # of the seat: 1 won, 0 lost, a shared place its part
    lesson: NDArray[np.int64]  # the number of the deal, so that no deal is learned and tried

    def __len__(self) -> int:
        return len(self.taught)

    def where(self, chosen: NDArray[np.bool_]) -> "Samples":
        """Some of the rows."""
        return Samples(
            self.numbers[chosen],
            self.legal[chosen],
            self.taught[chosen],
            self.result[chosen],
            self.lesson[chosen],
        )


def samples_of(lessons: Iterable[Lesson]) -> Samples:
    """All decisions of some lessons of one game, played again."""
    numbers: list[NDArray[np.int16]] = []
    legal: list[NDArray[np.bool_]] = []
    taught: list[int] = []
    result: list[float] = []
    number: list[int] = []
    for one in lessons:
        game = games()[one.game]
        if game.version != one.version or game.tensors is None:
            raise ValueError(f"{one.game} has other rules than these lessons, or no tensors")
        state = game.deal(one.players, game.defaults(), Deal(key_of(one.seed, one.number)), None)
        for best, played in zip(one.taught, one.played):
            numbers.append(np.frombuffer(game.tensors.pack(state, state.seat), np.int16))
            mask = np.zeros(game.moves.count, np.bool_)
            mask[state.legal()] = True
            legal.append(mask)
            taught.append(best)
            result.append(result_of(one.places, state.seat))
            number.append(one.number)
            state.play(played)
        if not state.over() or game.places(state) != one.places:
            raise ValueError(f"lesson {one.number} of {one.game} ends otherwise than it did")
    return Samples(
        np.array(numbers),
        np.array(legal),
        np.array(taught, np.int64),
        np.array(result, np.float32),
        np.array(number, np.int64),
    )


def result_of(places: list[int], seat: int) -> float:
    """1 for who won alone; who shares the first place has a part of it."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0
