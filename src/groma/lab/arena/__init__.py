"""The arena: bots meet on common deals with seats exchanged, and what that shows of them."""

from .contest import Contest, contest_of, deals_for, line_up_of, rotations
from .kept import Kept, read_kept
from .playing import DealResult, GameResult, Maker, play_contest_deal, play_deal, play_game
from .running import play_deals
from .tally import summary

__all__ = [
    "Contest",
    "DealResult",
    "GameResult",
    "Kept",
    "Maker",
    "contest_of",
    "deals_for",
    "line_up_of",
    "play_contest_deal",
    "play_deal",
    "play_deals",
    "play_game",
    "read_kept",
    "rotations",
    "summary",
]
