"""Many deals at once: each is played whole in one process, and told when it is finished."""

from collections.abc import Generator, Sequence
from functools import cache, partial
from typing import Any

from groma.core.game import Game, versions

from ..spreading import spread
from .contest import Contest
from .playing import DealResult, play_contest_deal


def play_deals(
    game: Game[Any], contest: Contest, deals: Sequence[int], processes: int = 1
) -> Generator[DealResult, None, None]:
    """The results of some deals, in the order in which they are finished."""
    if processes > 1 and len(deals) > 1:
        return spread(partial(_play, contest), deals, processes)
    return spread(partial(play_contest_deal, game, contest), deals, 1)


def _play(contest: Contest, deal: int) -> DealResult:
    return play_contest_deal(_installed()[contest.game, contest.version], contest, deal)


@cache
def _installed() -> dict[tuple[str, int], Game[Any]]:
    return versions()
