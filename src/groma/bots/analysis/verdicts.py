"""Verdicts: was a move the best one, by what its seat could know, and what was better?"""

from typing import Any, Final

from groma.core.mind import ALL, Mind, Plan

from ..advice import whole_choice
from ..eyes import Eyes
from ..levels import LEVELS, Level, mind_of
from ..position import Position
from ..race import Race
from ..weighing import compare, rounded

JUDGE: Final = "master"  # who looks for something better: the same who gives hints
SEED: Final = b"analysis"
LONGER: Final = (0, 1)  # both are compared as far as the mind says, and a tick farther, ...
WORLDS: Final = 20  # ... in so many worlds, unless that takes more looks than it may
TENTHS: Final = 10  # of a point


class Verdict:
    """What a decision cost; `better` is [] if nothing better was found."""

    def __init__(self, loss: int, better: list[int], gains: list[int]) -> None:
        self.loss = loss  # in tenths of a point; 0: nothing better was found
        self.better = better  # the whole choice, up to its end or to where something new is seen
        self.gains = gains  # by seat, in points: how it would stand some turns later; [] unknown


NOTHING: Final = Verdict(0, [], [])


def judge(position: Position, played: int, decision: int) -> Verdict:
    """What a move cost compared with the one that the judge would play.

    The judge finds its move in some worlds, and both are compared in others: else whatever was
    lucky in the first ones would seem better than it is.
    """
    if len(position.legal) == 1:
        return NOTHING
    bot = Level(SEED, LEVELS.index(JUDGE))
    bot.turn_to(decision)
    move = bot.choose(position)
    if move == played:
        return NOTHING
    mind = mind_of(position.game)
    found = compare(races(position, mind, bot), move, played, WORLDS, hopeful=True)
    whole = mind.unit * len(found.margins)
    loss = rounded(TENTHS * found.total, whole)
    if loss <= 0 or not found.sure():
        return NOTHING
    gains = [rounded(gain, whole) for gain in found.gains]
    return Verdict(loss, whole_choice(bot, position, move), gains)


def races(position: Position, mind: Mind[Any], bot: Level) -> list[Race]:
    """How moves are compared: as far as the game's mind says, and a tick farther."""
    plan = mind.weigh
    eyes = Eyes(position.game, mind, ALL)
    return [Race(position, eyes, _longer(plan, ticks), bot.deal) for ticks in LONGER]


def _longer(plan: Plan, ticks: int) -> Plan:
    return Plan(
        plan.trust,
        plan.width,
        plan.worlds,
        plan.ticks + ticks,
        plan.beam,
        plan.replies,
        plan.glimpse,
        plan.nodes,
    )
