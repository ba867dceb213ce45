"""A player that learned from another: lessons, samples, a network, and the bot that plays it."""

from typing import Final

from groma.bots.known import BotKind

from .player import PLAYERS, Learned, learned_games

LEARNED: Final = BotKind(Learned, learned_games(), players=PLAYERS)
