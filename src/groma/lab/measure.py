"""Measures one build of Groma: whole random games from the deal on, clones and deals.

Run as `python -m groma.lab.measure GAME --seconds S`; prints one JSON object.
"""

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

from groma import __version__
from groma.bots.random import playout
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.native import compiled
from groma.core.state import State

CHUNKS = 5
POSITIONS = 20
COPIES = 50


def best_us(work: Callable[[], int], seconds: float) -> float:
    """Microseconds a unit of work takes in the best of several chunks, by processor time."""
    best = float("inf")
    for _ in range(CHUNKS):
        begun = time.process_time()
        units = 0
        while True:
            units += work()
            spent = time.process_time() - begun
            if spent >= seconds / CHUNKS:
                break
        best = min(best, spent / units)
    return best * 1e6


def drive(state: State, chance: Deal) -> int:
    """The same random game, driven move by move from here (this file is never compiled)."""
    decisions = 0
    legal, play, below = state.legal, state.play, chance.below
    while not state.over():
        moves = legal()
        play(moves[below(len(moves))])
        decisions += 1
    return decisions


def measure(game: Game[Any], players: int, seconds: float) -> dict[str, Any]:
    """The figures of one game: playouts timed for `seconds`, the rest for a fifth each."""
    chance = Deal(b"measure")
    numbers = iter(range(1 << 60))
    lengths: list[int] = []
    settings = game.defaults()

    def deal() -> State:
        state: State = game.deal(players, settings, Deal(b"%d" % next(numbers)), None)
        return state

    def play_one() -> int:
        lengths.append(playout(deal(), chance))
        return lengths[-1]

    def drive_one() -> int:
        return drive(deal(), chance)

    def deal_one() -> int:
        deal()
        return 1

    decisions_per_s = 1e6 / best_us(play_one, seconds)
    decisions_per_game = sum(lengths) / len(lengths)
    positions = [deal() for _ in range(POSITIONS)]
    for state in positions:
        for _ in range(int(decisions_per_game / 2)):
            legal = state.legal()
            if legal:  # some games are over by then
                state.play(legal[chance.below(len(legal))])

    def clone_all() -> int:
        for state in positions:
            for _ in range(COPIES):
                state.clone()
        return POSITIONS * COPIES

    return {
        "decisions_per_s": round(decisions_per_s),
        "games_per_s": round(decisions_per_s / decisions_per_game, 2),
        "clone_us": round(best_us(clone_all, seconds / 5), 3),
        "decisions_per_game": round(decisions_per_game, 1),
        "deal_us": round(best_us(deal_one, seconds / 5), 1),  # a part of every playout
        "driven_decisions_per_s": round(1e6 / best_us(drive_one, seconds / 5)),
        "players": players,
        "compiled": compiled(),
        "version": __version__,
    }


def main() -> None:
    """Print the figures as one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=10.0, help="processor time of playouts")
    parser.add_argument("--players", type=int, help="how many seats (default: the most)")
    chosen = parser.parse_args()
    game = games()[chosen.game]
    print(json.dumps(measure(game, chosen.players or max(game.players), chosen.seconds)))


if __name__ == "__main__":
    main()
