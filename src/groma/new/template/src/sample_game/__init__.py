"""Sample Game: take tiles from the ends of a row."""

from .game import GAME

__all__ = ["GAME"]
