"""Advice: what a level of play would do, and what speaks for it: own gains, and what rivals lose.

Two moves are compared: the one it would play, and the best looking one it would not. Both are tried
in the same imagined worlds, so that luck is the same for both.
"""

from typing import Final

from groma.core.mind import ALL

from .eyes import Eyes
from .levels import LEVELS, Level, mind_of
from .position import Position
from .race import Race

WORLDS: Final = 4  # in which two moves are compared


class Advice:
    """A move, another one, and how seats stand some time after the first compared with the second.

    `gains`: by seat, in points, rounded; [] if there is no other move, or the game cannot tell.
    """

    def __init__(self, move: int, other: int, gains: list[int]) -> None:
        self.move = move
        self.other = other  # the same, if nothing else can be done
        self.gains = gains


def advise(position: Position, level: str, seed: bytes, decision: int) -> Advice:
    """What a level would do here."""
    number = LEVELS.index(level)
    bot = Level(seed, number)
    bot.turn_to(decision)
    move = bot.choose(position)
    others = [one for one in position.legal if one != move]
    if not others:
        return Advice(move, move, [])
    bot.turn_to(decision)
    mind = mind_of(position.game)
    plan = mind.plans[number]
    eyes = Eyes(position.game, mind, ALL)
    by_look = [one for one in bot.by_look(position, eyes) if one != move]
    race = Race(position, eyes, plan, bot.deal)
    worlds = WORLDS if position.hides() else 1
    gains: list[int] = []
    for _ in range(worlds):
        world = position.imagine(bot.deal)
        mine = eyes.standings(race.some_time_after(world.clone(), move))
        theirs = eyes.standings(race.some_time_after(world, by_look[0]))
        before = gains or [0] * len(mine)
        gains = [before[seat] + mine[seat] - theirs[seat] for seat in range(len(mine))]
    return Advice(move, by_look[0], [_rounded(gain, mind.unit * worlds) for gain in gains])


def _rounded(gain: int, whole: int) -> int:
    """To the nearest whole point, halves away from nothing."""
    points = (2 * abs(gain) + whole) // (2 * whole)
    return points if gain >= 0 else -points
