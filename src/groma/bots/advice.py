"""Advice: what a level of play would do, and what speaks for it: own gains, and what rivals lose.

Two moves are compared: the one it would play, and the best looking one it would not. Both are tried
in the same imagined worlds, so that luck is the same for both.
"""

from typing import Final

from groma.core.choice import Known
from groma.core.mind import ALL

from .eyes import Eyes
from .levels import LEVELS, Level, mind_of
from .position import Position
from .race import Race
from .weighing import compare, rounded

ADVISER: Final = "master"  # who is asked
SEED: Final = b"advice"
WORLDS: Final = 4  # in which two moves are compared


class Advice:
    """A choice and all that is made with it, another way to begin, and how seats stand after both.

    `gains`: by seat, in points, rounded; [] if there is no other move, or the game cannot tell.
    """

    def __init__(self, moves: list[int], other: int, gains: list[int]) -> None:
        self.moves = moves
        self.other = other  # the same as the first, if nothing else can be done
        self.gains = gains


def advise(position: Position, level: str, decision: int) -> Advice:
    """What a level would do here; its chance is no secret, so it says the same to all who ask."""
    bot = Level(SEED, LEVELS.index(level))
    bot.turn_to(decision)
    move = bot.choose(position)
    moves = whole_choice(bot, position, move)
    if len(position.legal) == 1:
        return Advice(moves, move, [])
    mind = mind_of(position.game)
    eyes = Eyes(position.game, mind, ALL)
    other = next(one for one in bot.by_look(position, eyes) if one != move)
    race = Race(position, eyes, mind.plans[bot.level], bot.deal)
    found = compare([race], move, other, WORLDS)
    whole = mind.unit * len(found.margins)
    return Advice(moves, other, [rounded(gain, whole) for gain in found.gains])


def whole_choice(bot: Level, position: Position, move: int) -> list[int]:
    """A choice and all that is made together with it, up to where something new is seen."""
    seat = position.seat
    world = position.imagine(bot.deal)
    known = Known(world, seat)
    together = world.together()
    world.play(move)
    moves = [move]
    while world.seat == seat and world.goes_on(together) and not known.news(world):
        moves.append(bot.choose(Position(position.game, world, seat)))
        world.play(moves[-1])
    return moves
