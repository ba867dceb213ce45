"""Many deals at once: each is played whole in one process, and told when it is finished."""

from collections.abc import Generator, Sequence
from functools import partial
from typing import Any

from groma.core.game import Game

from ..spreading import Over, spread
from .contest import Contest, game_of
from .playing import DealResult, play_contest_deal


def play_deals(
    game: Game[Any], contest: Contest, deals: Sequence[int], processes: Over = 1
) -> Generator[DealResult, None, None]:
    """The results of some deals, in the order in which they are finished."""
    if isinstance(processes, int) and (processes < 2 or len(deals) < 2):
        return spread(partial(play_contest_deal, game, contest), deals, 1)
    return spread(partial(_play, contest), deals, processes)


def _play(contest: Contest, deal: int) -> DealResult:
    return play_contest_deal(game_of(contest), contest, deal)
