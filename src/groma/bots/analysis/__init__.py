"""The analysis of a finished game: what moves cost, how it stood, and what the deal was worth."""

from .parts import Found, Part, parts_of, work_out
from .verdicts import JUDGE
from .whole import COSTLY, Analysis, Decision, Stand, Tally, put_together

__all__ = [
    "COSTLY",
    "JUDGE",
    "Analysis",
    "Decision",
    "Found",
    "Part",
    "Stand",
    "Tally",
    "parts_of",
    "put_together",
    "work_out",
]
