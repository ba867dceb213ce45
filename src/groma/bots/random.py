"""The bot that picks any legal move."""

from .position import Bot, Position


class Random(Bot):
    """Every legal move is equally likely."""

    def choose(self, position: Position) -> int:
        """Any."""
        return position.legal[self.deal.below(len(position.legal))]
