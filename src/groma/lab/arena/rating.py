"""Ratings: one number a bot out of many contests of two, with 95 % intervals.

Bradley and Terry's model on Elo's scale: who stands 400 above another wins ten games to one.
"""

from collections.abc import Sequence
from math import exp, fsum, log
from random import Random
from typing import Any, Final, NamedTuple

SCALE: Final = 400 / log(10)
DRAWS: Final = 500
_OUTSIDE: Final = DRAWS // 40  # of the draws on either side of the interval
_SEED: Final = 95
_Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations
_STEPS: Final = 50
_CLOSE: Final = 1e-9


class Rating(NamedTuple):
    """How a bot stands above the one that is 0, and the interval of that."""

    mean: float
    low: float
    high: float


class _Duel(NamedTuple):
    one: int
    other: int
    share: float  # of the games, that the one won
    weight: float
    error: float


def ratings(summaries: Sequence[dict[str, Any]], zero: str) -> dict[str, Rating]:
    """The ratings of all bots in summaries of one game, from its contests of two.

    The interval comes from the intervals of the contests, which are by deal: the share of each is
    drawn anew many times. Whom no contests join with `zero` has no rating.
    """
    duels, names = _duels(summaries, zero)
    fitted = _fit(len(names), duels)
    chance = Random(_SEED)
    drawn = [_fit(len(names), [_again(duel, chance) for duel in duels]) for _ in range(DRAWS)]
    found: dict[str, Rating] = {}
    for number, name in enumerate(names):
        values = sorted(SCALE * (one[number] - one[0]) for one in drawn)
        mean = SCALE * (fitted[number] - fitted[0])
        found[name] = Rating(mean, values[_OUTSIDE], values[-1 - _OUTSIDE])
    return found


def _duels(summaries: Sequence[dict[str, Any]], zero: str) -> tuple[list[_Duel], list[str]]:
    """The contests of two that are joined with a bot, and the names in them, that bot's first."""
    pairs = [one for one in summaries if len(one["line_up"]) == 2 and one["deals"]]
    names = [zero]
    for _ in pairs:
        for one in pairs:
            if set(names) & set(one["line_up"]):
                names += [name for name in one["line_up"] if name not in names]
    found: list[_Duel] = []
    for one in pairs:
        first, second = one["line_up"]
        if first in names and first != second:
            share = one["bots"][first]["win_share"]
            error = (share["high"] - share["low"]) / (2 * _Z)
            duel = _Duel(names.index(first), names.index(second), share["mean"], 0.0, error)
            found.append(duel._replace(weight=one["deals"]))
    return found, names


def _again(duel: _Duel, chance: Random) -> _Duel:
    """The same contest with another share that its interval allows."""
    share = min(1.0, max(0.0, _normal(chance, duel.share, duel.error)))
    return duel._replace(share=share)


def _normal(chance: Random, mean: float, deviation: float) -> float:
    """A draw from a normal distribution, by the one draw that every version of Python shares."""
    return mean + deviation * (fsum(chance.random() for _ in range(12)) - 6)


def _fit(count: int, duels: Sequence[_Duel]) -> list[float]:
    """The strengths, as logarithms, that make the contests likeliest; the first is 0.

    Each contest counts as if one more deal had been shared, or who lost none would have no bound.
    """
    strength = [0.0] * count
    for _ in range(_STEPS):
        slope = [0.0] * count
        bend = [[1e-12 if i == j else 0.0 for j in range(count)] for i in range(count)]
        for one, other, share, deals, _error in duels:
            expected = 1 / (1 + exp(strength[other] - strength[one]))
            weight = deals + 1
            pull = share * deals + 0.5 - weight * expected
            curve = weight * expected * (1 - expected)
            slope[one] += pull
            slope[other] -= pull
            bend[one][one] += curve
            bend[other][other] += curve
            bend[one][other] -= curve
            bend[other][one] -= curve
        steps = _solved([row[1:] for row in bend[1:]], slope[1:])
        widest = max((abs(step) for step in steps), default=0.0)
        shorter = 1.0 if widest < 2 else 2 / widest  # so that no step goes too far
        for i, step in enumerate(steps, 1):
            strength[i] += shorter * step
        if widest < _CLOSE:
            break
    return strength


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of equations whose matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            if factor:
                for k in range(i, size + 1):
                    rows[j][k] -= factor * rows[i][k]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found
