"""The arena: bots meet on common deals with seats exchanged, and what that shows of them."""

from .contest import Contest, contest_of, deals_for, line_up_of, rotations
from .kept import Kept, pack, read_kept
from .playing import DealResult, GameResult, Maker, play_contest_deal, play_deal, play_game
from .rating import Rating, ratings
from .running import play_deals
from .tally import summary

__all__ = [
    "Contest",
    "DealResult",
    "GameResult",
    "Kept",
    "Maker",
    "Rating",
    "contest_of",
    "deals_for",
    "line_up_of",
    "pack",
    "play_contest_deal",
    "play_deal",
    "play_deals",
    "play_game",
    "ratings",
    "read_kept",
    "rotations",
    "summary",
]
