"""The analysis of a finished game: what moves cost, how it stood, and what the deal was worth."""

from .parts import DEAL, MOMENT, MOVE, Found, Part, parts_of, work_out

__all__ = ["DEAL", "MOMENT", "MOVE", "Found", "Part", "parts_of", "work_out"]
