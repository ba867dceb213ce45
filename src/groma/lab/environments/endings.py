"""How games at many tables came out, as rows: one for each game that ended."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from groma.core.state import State

from .common import Kind

Rows = dict[str, NDArray[Any]]


def endings(kind: Kind, ended: list[tuple[int, State]]) -> Rows:
    """Of games that ended, by their tables: places, points and what each seat knew at the end.

    Nothing, if none ended.
    """
    if not ended:
        return {}
    game, states = kind.game, [state for _, state in ended]
    seats = range(kind.players)
    return {
        "table": np.array([table for table, _ in ended]),
        "place": np.array([game.places(state) for state in states]),
        "points": np.array([game.scores(state) for state in states]) / game.point,
        "final_observation": np.array(
            [[kind.observation(state, seat) for seat in seats] for state in states]
        ),
    }


def joined(parts: list[Rows]) -> Rows:
    """The rows of several processes, one after the other."""
    found = [part for part in parts if part]
    if len(found) < 2:
        return found[0] if found else {}
    return {name: np.concatenate([part[name] for part in found]) for name in found[0]}
