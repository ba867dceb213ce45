"""The bot that takes what looks best at once: one ply over the game's own sense."""

from typing import Any

from groma.core.game import Game
from groma.core.state import State

from .position import Bot, Position

PATIENCE = 4000  # tables looked at for one decision; then a choice is judged half-made


class Greedy(Bot):
    """Plays each choice to its end in an imagined world, small steps included, and compares."""

    def choose(self, position: Position) -> int:
        """The move with the best outlook; among equals any."""
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        world = position.imagine(self.deal)
        looker = Looker(position.game, position.seat, world.hidden.revealed)
        best: list[int] = []
        best_value = 0
        for move in legal:
            value = looker.after(world, move)
            if not best or value > best_value:
                best = [move]
                best_value = value
            elif value == best_value:
                best.append(move)
        return best[self.deal.below(len(best))]


class Looker:
    """Looks ahead to where the choice is complete, something new is seen, or another decides."""

    def __init__(self, game: Game[Any], seat: int, revealed: int) -> None:
        if game.sense is None:
            raise ValueError(f"{game.name} has no sense for a greedy bot")
        self.sense = game.sense
        self.seat = seat
        self.revealed = revealed
        self.patience = PATIENCE

    def after(self, state: State, move: int) -> int:
        """How good the table looks once the choice begun with a move is complete."""
        self.patience -= 1
        world = state.clone()
        world.play(move)
        if (
            world.seat != self.seat
            or not world.midway()
            or world.hidden.revealed != self.revealed
            or self.patience < 0
        ):
            return self.sense(world, self.seat)
        return max([self.after(world, next_move) for next_move in world.legal()])
