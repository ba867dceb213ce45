"""Times random play of every classic game of PettingZoo on one core; `drive` is for ours, too."""

import argparse
import json
import time
import warnings
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

GAMES = [
    "chess_v6",
    "connect_four_v3",
    "go_v5",
    "hanabi_v5",
    "leduc_holdem_v4",
    "rps_v2",
    "texas_holdem_no_limit_v6",
    "texas_holdem_v4",
    "tictactoe_v3",
]
CHUNKS = 5
clock = time.process_time
choose = Random(1).random


def play(table: Any, seed: int | None, numpy: Any) -> int:
    """A random game by what is observed: each move is picked from the mask."""
    steps = 0
    table.reset(seed=seed)
    while table.agents:
        seen, _, ended, cut, _ = table.last()
        if ended or cut:
            table.step(None)
            continue
        if isinstance(seen, dict):
            legal = numpy.flatnonzero(seen["action_mask"])
            table.step(int(legal[int(choose() * len(legal))]))
        else:  # rock, paper, scissors has no mask
            table.step(int(choose() * table.action_space(table.agent_selection).n))
        steps += 1
    return steps


def drive(table: Any, seconds: float) -> dict[str, float]:
    """Steps a second of whole random games, the best of several chunks; and their length."""
    numpy = import_module("numpy")
    play(table, 1, numpy)
    best, steps, games = 0.0, 0, 0
    for _ in range(CHUNKS):
        begun, made = clock(), 0
        while (spent := clock() - begun) < seconds / CHUNKS:
            made += play(table, None, numpy)
            games += 1
        best = max(best, made / spent)
        steps += made
    return {"steps_per_s": round(best), "steps_per_game": round(steps / games, 1)}


def numbers_of(table: Any) -> int:
    """How many numbers one observation has, the mask not counted."""
    numpy = import_module("numpy")
    table.reset(seed=1)
    seen = table.last()[0]
    return int(numpy.size(seen["observation"] if isinstance(seen, dict) else seen))


def measure(name: str, seconds: float) -> dict[str, Any]:
    """A game as PettingZoo hands it out, and bare, without its wrappers, which is faster."""
    module = import_module(f"pettingzoo.classic.{name}")
    found: dict[str, Any] = drive(module.env(), seconds)
    try:
        bare = drive(module.raw_env(), seconds)["steps_per_s"]
    except Exception:  # a bare environment that cannot be driven alone
        bare = 0
    found["bare_steps_per_s"] = bare
    found["numbers"] = numbers_of(module.env())
    found["version"] = version("pettingzoo")
    return found


def main() -> None:
    """Print the figures of all games as one JSON object."""
    warnings.simplefilter("ignore")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.5, help="processor time for each game")
    seconds = parser.parse_args().seconds
    print(json.dumps({name: measure(name, seconds) for name in GAMES}))


if __name__ == "__main__":
    main()
