"""By how much expected margins miss: fits `spread` of the games' minds, for an analysis' curve.

    python tools/spread.py [--games 20] [--processes P] [--ray [ADDRESS]] [GAME ...]

Journeymen and apprentices play; at some moments each seat says what everybody may expect, and that
is compared with how the game ended. The square of the miss is taken to shrink with the moves that
are left; what is printed is the miss at the beginning, in points, to be kept in `mind/levels.py`.
"""

import argparse
from functools import partial
from math import sqrt

from groma.bots.analysis.outlook import expected
from groma.bots.levels import Level, mind_of
from groma.bots.position import Position
from groma.core.deal import Deal
from groma.core.game import games
from groma.lab.spreading import spread
from groma.lab.where import chosen

MOMENTS = 8


def misses(name: str, deal: int) -> tuple[int, list[tuple[float, float]]]:
    """Of one game: how much of it was left at a moment, and by how many points a margin missed."""
    game = games()[name]
    players = 2 + deal % 2
    mind = mind_of(game)
    state = game.deal(players, game.defaults(), Deal(b"spread %d" % deal), None)
    bots = [Level(b"%d %d" % (deal, seat), 1 + (deal >> seat) % 2) for seat in range(players)]
    states, number = [], 0
    while not state.over():
        if not state.midway():
            states.append((number, state.clone()))
        bot = bots[state.seat]
        bot.turn_to(number)
        state.play(bot.choose(Position(game, state, state.seat)))
        number += 1
    ends = [score / game.point for score in game.scores(state)]
    found = []
    for at, then in states[:: max(1, len(states) // MOMENTS)]:
        for seat in range(players):
            hopes = [value / mind.unit for value in expected(game, then, seat, at)]
            for other in range(players):
                if other != seat:
                    hoped, came = hopes[seat] - hopes[other], ends[seat] - ends[other]
                    found.append(((number - at) / number, came - hoped))
    return deal, found


def fitted(found: list[tuple[float, float]]) -> float:
    """The miss at the beginning, if its square shrinks evenly to nothing: least squares."""
    squares = sum(left * miss * miss for left, miss in found)
    return sqrt(squares / sum(left * left for left, _ in found))


def main() -> None:
    """Print the spread of each game."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="*", default=sorted(games()))
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--processes", type=int)
    asked.add_argument("--ray", metavar="ADDRESS", nargs="?", const="local")
    given = asked.parse_args()
    over = chosen(given.processes, given.ray)
    for name in given.game:
        by_deal = dict(spread(partial(misses, name), range(given.games), over))
        found = [miss for deal in sorted(by_deal) for miss in by_deal[deal]]
        print(f"{name}: spread {fitted(found):.1f} ({given.games} games, {len(found)} margins)")


if __name__ == "__main__":
    main()
