"""Players made of code, for any game; a bot is handed a position, never the state."""

from collections.abc import Callable
from typing import Final

from .levels import LEVELS, USUAL_BOT, Level, apprentice, consul, journeyman, master, novice
from .position import Bot, Position
from .random import Random

BOTS: Final[dict[str, Callable[[bytes], Bot]]] = {
    "random": Random,
    "novice": novice,
    "apprentice": apprentice,
    "journeyman": journeyman,
    "master": master,
    "consul": consul,
    "greedy": journeyman,  # as it was called before there were levels; tables and records say so
}
NEEDS_SENSE: Final[list[str]] = [*LEVELS, "greedy"]  # they look through the game's own sense

__all__ = ["BOTS", "LEVELS", "NEEDS_SENSE", "USUAL_BOT", "Bot", "Level", "Position", "Random"]
