"""Times random play of Catanatron, the nearest relative of these engines, on one core."""

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import count, repeat
from typing import Any

SEATS = 4
TURN_LIMIT = 1000  # Catanatron's own limit: random players may never reach ten points
CHUNKS = 5
POSITIONS = 20
COPIES = 10

catanatron: Any = import_module("catanatron")
choose = random.Random(1).random
clock = time.process_time


def deal(seed: int) -> Any:
    """Return a new four-player game on a map of its own, as Catanatron sets one up."""
    colors = list(catanatron.Color)[:SEATS]
    return catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=seed)


def play(game: Any, limit: float = float("inf")) -> int:
    """Play at random to the end, or for `limit` decisions, and return the decisions made."""
    # A decision is one choice from `playable_actions`, forced ones (roll, end turn) included: what
    # Catanatron calls a tick. `execute` draws up the next list. Its test that the action is legal
    # is off, since the action comes from the list; `Game.play` would add two copies of the game.
    state, execute, winner = game.state, game.execute, game.winning_color
    decisions = 0
    while decisions < limit and winner() is None and state.num_turns < TURN_LIMIT:
        actions = state.playable_actions
        execute(actions[int(choose() * len(actions))], validate_action=False)
        decisions += 1
    return decisions


def best_us(step: Callable[[], int], seconds: float) -> float:
    """Repeat `step` and return the best chunk's microseconds for one of the things it counts."""
    best = float("inf")
    for _ in range(CHUNKS):
        things, start = 0, clock()
        while (spent := clock() - start) < seconds / CHUNKS:
            things += step()
        best = min(best, spent / things)
    return best * 1e6


def measure(seconds: float) -> dict[str, float | str]:
    """Return the figures of Catanatron: playouts timed for `seconds`, the rest for a fifth each."""
    seeds = count(1)
    lengths: list[int] = []
    positions: list[Any] = []

    def play_one() -> int:
        lengths.append(play(deal(next(seeds))))
        return lengths[-1]

    def clone_all() -> int:
        for game in positions:
            copy = game.copy
            for _ in repeat(None, COPIES):
                copy()
        return len(positions) * COPIES

    def deal_one() -> int:
        deal(next(seeds))
        return 1

    decisions_per_s = 1e6 / best_us(play_one, seconds)
    decisions_per_game = sum(lengths) / len(lengths)
    middle = int(decisions_per_game / 2)
    while len(positions) < POSITIONS:
        game = deal(next(seeds))
        if play(game, middle) == middle:
            positions.append(game)
    return {
        "decisions_per_s": round(decisions_per_s),
        "games_per_s": round(decisions_per_s / decisions_per_game, 2),
        "clone_us": round(best_us(clone_all, seconds / 5), 3),
        "decisions_per_game": round(decisions_per_game, 1),
        "deal_us": round(best_us(deal_one, seconds / 5), 1),  # a part of every playout
        "version": version("catanatron"),
    }


def main() -> None:
    """Print the figures as one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="processor time of playouts")
    print(json.dumps({"catanatron": measure(parser.parse_args().seconds)}))


if __name__ == "__main__":
    main()
