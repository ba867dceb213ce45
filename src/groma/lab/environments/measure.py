"""Measures one build as learners use it: PettingZoo's form by one table, the vector form by many.

Run as `python -m groma.lab.environments.measure GAME --seconds S`; prints one JSON object.
With --vector it measures the vector form, which takes all cores.
"""

import argparse
import json
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from groma import __version__
from groma.core.game import games
from groma.core.native import compiled
from groma.lab.peers.pettingzoo_peer import drive
from groma.lab.pettingzoo import env
from groma.lab.spreading import cores

from .vector import Shown, Tables

CHUNKS = 5
TABLES = 256


def one(game: str, players: int, seconds: float) -> dict[str, Any]:
    """One table, driven by the loop that drives PettingZoo's own games."""
    table = env(game, players)
    return {
        **drive(table, seconds),
        "numbers": table.kind.layout.size,
        "moves": table.kind.moves,
        "players": players,
        "compiled": compiled(),
        "version": __version__,
    }


def any_moves(shown: Shown, chance: np.random.Generator) -> NDArray[np.intp]:
    """A legal move for every table at random, picked from the masks."""
    masks = shown["action_mask"]
    count, moves = masks.shape
    legal = np.flatnonzero(masks)
    many = np.count_nonzero(masks, axis=1)
    first = np.cumsum(many) - many
    picked = first + (chance.random(count) * many).astype(np.intp)
    found: NDArray[np.intp] = legal[picked] - np.arange(count) * moves
    return found


def many(game: str, players: int, seconds: float, processes: int) -> dict[str, Any]:
    """Many tables in one call, by the clock on the wall: several processes work."""
    chance = np.random.default_rng(1)
    with Tables(game, TABLES, players, processes=processes) as tables:
        shown, _ = tables.reset(seed=1)
        best = 0.0
        for _ in range(CHUNKS):
            begun, made = time.perf_counter(), 0
            while (spent := time.perf_counter() - begun) < seconds / CHUNKS:
                shown = tables.step(any_moves(shown, chance))[0]
                made += TABLES
            best = max(best, made / spent)
        return {"steps_per_s": round(best), "tables": TABLES, "processes": tables.processes}


def main() -> None:
    """Print the figures as one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=2.5)
    parser.add_argument("--vector", action="store_true")
    chosen = parser.parse_args()
    players = max(games()[chosen.game].players)
    if chosen.vector:
        counts = sorted({1, cores()})
        made = {str(n): many(chosen.game, players, chosen.seconds, n) for n in counts}
        print(json.dumps(made))
    else:
        print(json.dumps(one(chosen.game, players, chosen.seconds)))


if __name__ == "__main__":
    main()
