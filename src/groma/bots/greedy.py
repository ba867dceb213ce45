"""The bot that takes what looks best at once: one ply over the game's own sense."""

from groma.core.choice import Chooser

from .position import Bot, Position


class Greedy(Bot):
    """Plays each choice to its end in an imagined world, small steps included, and compares."""

    def choose(self, position: Position) -> int:
        """The move with the best outlook; among equals any."""
        legal = position.legal
        sense = position.game.sense
        if sense is None:
            raise ValueError(f"{position.game.name} has no sense for a greedy bot")
        if len(legal) == 1:
            return legal[0]
        chooser = Chooser(position.imagine(self.deal), position.seat, sense)
        best: list[int] = []
        best_value = 0
        for move in legal:
            value = chooser.after(move).value
            if not best or value > best_value:
                best = [move]
                best_value = value
            elif value == best_value:
                best.append(move)
        return best[self.deal.below(len(best))]
