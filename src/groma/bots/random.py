"""The bot that picks any legal move, and whole games played that way."""

from groma.core.deal import Deal
from groma.core.state import State

from .position import Bot, Position


class Random(Bot):
    """Every legal move is equally likely."""

    def choose(self, position: Position) -> int:
        """Any."""
        return position.legal[self.deal.below(len(position.legal))]


def playout(state: State, deal: Deal) -> int:
    """Play a table to its end at random, each decision from the full list of legal moves."""
    decisions = 0
    while not state.over():
        legal = state.legal()
        state.play(legal[deal.below(len(legal))])
        decisions += 1
    return decisions
