"""Five levels of play: they differ by what they see and how far, never by chance."""

from typing import Any, Final

from groma.core.choice import Chooser
from groma.core.game import Game
from groma.core.mind import Mind, Plan

from .eyes import Eyes
from .position import Bot, Position
from .race import Race

LEVELS: Final = "novice apprentice journeyman master consul".split()
USUAL_BOT: Final = "apprentice"  # whom a newcomer meets

# For a game that brings no mind of its own
ANY_MIND: Final[Mind[Any]] = Mind(
    unit=1,
    plans=[
        Plan(trust=0),
        Plan(trust=8),
        Plan(),
        Plan(width=4, worlds=8, ticks=4, nodes=2000),
        Plan(width=6, worlds=16, ticks=6, nodes=6000),
    ],
)


def mind_of(game: Game[Any]) -> Mind[Any]:
    """What a game tells its bots."""
    return ANY_MIND if game.mind is None else game.mind


class Level(Bot):
    """Looks at every move through its eyes, and thinks the best ones through if it can."""

    def __init__(self, seed: bytes, level: int) -> None:
        super().__init__(seed)
        self.level = level

    def choose(self, position: Position) -> int:
        """The move that looks best, at once or some time later."""
        if len(position.legal) == 1:
            return position.legal[0]
        mind = mind_of(position.game)
        plan = mind.plans[self.level]
        eyes = Eyes(position.game, mind, plan.trust)
        moves = self.by_look(position, eyes)
        if plan.width < 2:
            return moves[0]
        return Race(position, eyes, plan, self.deal).winner(moves[: plan.width])

    def by_look(self, position: Position, eyes: Eyes) -> list[int]:
        """The moves, the best looking ones first; equals in any order."""
        chooser = Chooser(position.imagine(self.deal), position.seat, eyes.value)
        moves = position.legal[:]
        self.deal.shuffle(moves)
        looks = {move: chooser.after(move).value for move in moves}
        moves.sort(key=lambda move: -looks[move])
        return moves


def novice(seed: bytes) -> Bot:
    """Sees the sheet as it stands."""
    return Level(seed, 0)


def apprentice(seed: bytes) -> Bot:
    """Believes a part of what is promised."""
    return Level(seed, 1)


def journeyman(seed: bytes) -> Bot:
    """Sees all that is promised."""
    return Level(seed, 2)


def master(seed: bytes) -> Bot:
    """Thinks the best moves through."""
    return Level(seed, 3)


def consul(seed: bytes) -> Bot:
    """Thinks more of them through, and farther."""
    return Level(seed, 4)
