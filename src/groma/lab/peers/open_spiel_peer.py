"""Times random play of two of OpenSpiel's C++ card games, driven from Python, on one core."""

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import repeat
from typing import Any

GAMES = ("hearts", "gin_rummy")
CHANCE = -1  # the number `current_player` gives for chance; players are 0 and up
CHUNKS = 5
POSITIONS = 20
COPIES = 10

pyspiel: Any = import_module("pyspiel")
choose = random.Random(1).random
clock = time.process_time


def play(state: Any, limit: float = float("inf")) -> int:
    """Play at random to the end, or for `limit` decisions, and return the decisions made."""
    # Only players' decisions are counted. Chance nodes (each dealt or drawn card is one) take
    # their share of the time, but nobody decides there. One call of `current_player` tells player,
    # chance and end apart, and `apply_action` does not look again whether the action is legal.
    current, legal, chance = state.current_player, state.legal_actions, state.chance_outcomes
    apply = state.apply_action
    decisions = 0
    while True:
        player = current()
        if player >= 0:
            if decisions >= limit:
                return decisions
            actions = legal()
            apply(actions[int(choose() * len(actions))])
            decisions += 1
        elif player == CHANCE:
            # All outcomes of a node are equally likely in both games: see check_chance.
            outcomes = chance()
            apply(outcomes[int(choose() * len(outcomes))][0])
        else:
            return decisions


def check_chance(state: Any) -> None:
    """Raise unless all chance nodes of a random game give each of their outcomes equal chances."""
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            chances = {round(chance, 9) for _, chance in state.chance_outcomes()}
            if len(chances) > 1:
                raise RuntimeError(f"unequal chances in {state.get_game()}: draw by weight")
        state.apply_action(actions[int(choose() * len(actions))])


def best_us(step: Callable[[], int], seconds: float) -> float:
    """Repeat `step` and return the best chunk's microseconds for one of the things it counts."""
    best = float("inf")
    for _ in range(CHUNKS):
        things, start = 0, clock()
        while (spent := clock() - start) < seconds / CHUNKS:
            things += step()
        best = min(best, spent / things)
    return best * 1e6


def measure(name: str, seconds: float) -> dict[str, float | str]:
    """Return the figures of one game: playouts timed for `seconds`, the rest for a fifth each."""
    # Every playout starts from a clone of one state without cards: a new state of gin rummy works
    # out all its melds again, which takes longer than the game.
    root = pyspiel.load_game(name).new_initial_state()
    check_chance(root.clone())
    lengths: list[int] = []
    positions: list[Any] = []

    def play_one() -> int:
        lengths.append(play(root.clone()))
        return lengths[-1]

    def clone_all() -> int:
        for state in positions:
            clone = state.clone
            for _ in repeat(None, COPIES):
                clone()
        return len(positions) * COPIES

    def deal_one() -> int:
        play(root.clone(), 0)
        return 1

    decisions_per_s = 1e6 / best_us(play_one, seconds)
    decisions_per_game = sum(lengths) / len(lengths)
    middle = int(decisions_per_game / 2)
    while len(positions) < POSITIONS:
        state = root.clone()
        if play(state, middle) == middle:
            positions.append(state)
    return {
        "decisions_per_s": round(decisions_per_s),
        "games_per_s": round(decisions_per_s / decisions_per_game, 2),
        "clone_us": round(best_us(clone_all, seconds / 5), 3),
        "decisions_per_game": round(decisions_per_game, 1),
        "deal_us": round(best_us(deal_one, seconds / 5), 1),  # a part of every playout
        "version": version("open_spiel"),
    }


def main() -> None:
    """Print the figures of all games as one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="processor time of playouts, for each game"
    )
    seconds = parser.parse_args().seconds
    print(json.dumps({f"open_spiel_{name}": measure(name, seconds) for name in GAMES}))


if __name__ == "__main__":
    main()
