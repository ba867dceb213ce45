"""Players made of code, for any game; a bot is handed a position, never the state."""

from .known import BOTS, NEEDS_SENSE, BotKind, bot_named, bots_for, is_bot, signed_up
from .levels import LEVELS, USUAL_BOT, Level
from .position import Bot, Position
from .random import Random

__all__ = [
    "BOTS",
    "LEVELS",
    "NEEDS_SENSE",
    "USUAL_BOT",
    "Bot",
    "BotKind",
    "Level",
    "Position",
    "Random",
    "bot_named",
    "bots_for",
    "is_bot",
    "signed_up",
]
