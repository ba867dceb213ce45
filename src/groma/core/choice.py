"""Choices that were cut into small ones, looked at as a whole: how does one end best?"""

from collections.abc import Callable
from typing import Any, Final

from .state import State

PATIENCE: Final = 1000  # tables looked at for one move; then a choice is judged half-made


class Outcome:
    """Where the best way to complete a choice leads."""

    def __init__(self, state: State, value: int) -> None:
        self.state = state
        self.value = value


class Chooser:
    """Plays a choice to its end in a world of the seat's own, and keeps the best way.

    It stops where the choice is complete, where another seat decides, and where the seat would see
    something new: what comes then it cannot know.
    """

    def __init__(self, world: State, seat: int, value: Callable[[Any, int], int]) -> None:
        self.world = world
        self.seat = seat
        self.value = value
        self.left = PATIENCE
        self.open = False  # whether more is to be chosen after the first move ...
        self.final = False  # ... and whether that move could not be taken back
        self.chance = False  # whether a way to its end turns up a face, or ends the game
        self._revealed = world.hidden.revealed
        self._unseen = len(world.hidden.unseen(seat))
        self._bundles = world.hidden.bundles(seat)

    def after(self, move: int) -> Outcome:
        """The best that can come of a move."""
        self.left = PATIENCE
        self.open = False
        self.chance = False
        return self._best(self.step(move))

    def step(self, move: int) -> State:
        """The world after a move alone; `final`: another decides, or somebody saw a new face."""
        world = self.world.clone()
        world.play(move)
        self.final = world.seat != self.seat or world.hidden.revealed != self._revealed
        return world

    def _best(self, world: State) -> Outcome:
        """The best that can come of a world, which is used up: the last way is gone in itself."""
        self.left -= 1
        if world.seat != self.seat or not world.midway() or self.left < 0 or self.news(world):
            if world.over() or world.hidden.revealed != self._revealed:
                self.chance = True
            return Outcome(world, self.value(world, self.seat))
        legal = world.legal()
        if len(legal) > 1:
            self.open = True
        best: Outcome | None = None
        for move in legal[:-1]:
            other = self._follow(world.clone(), move)
            if best is None or other.value > best.value:
                best = other
        last = self._follow(world, legal[-1])
        return last if best is None or last.value > best.value else best

    def _follow(self, world: State, move: int) -> Outcome:
        world.play(move)
        return self._best(world)

    def news(self, world: State) -> bool:
        """Whether the seat has seen a face it had not seen, or learned where one lies."""
        hidden = world.hidden
        if hidden.revealed == self._revealed:
            return False
        if len(hidden.unseen(self.seat)) != self._unseen:
            return True
        return hidden.bundles(self.seat) != self._bundles
