"""Players made of code, for any game; a bot is handed a position, never the state."""

from collections.abc import Callable
from typing import Final

from .greedy import Greedy
from .position import Bot, Position
from .random import Random

BOTS: Final[dict[str, Callable[[bytes], Bot]]] = {"random": Random, "greedy": Greedy}
NEEDS_SENSE: Final[list[str]] = ["greedy"]  # they look at a table through the game's own sense

__all__ = ["BOTS", "NEEDS_SENSE", "Bot", "Greedy", "Position", "Random"]
