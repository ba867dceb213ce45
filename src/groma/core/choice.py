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
        self._revealed = world.hidden.revealed
        self._unseen = len(world.hidden.unseen(seat))
        self._bundles = world.hidden.bundles(seat)

    def after(self, move: int) -> Outcome:
        """The best that can come of a move."""
        self.left = PATIENCE
        self.open = False
        return self._best(self.step(move))

    def step(self, move: int) -> State:
        """The world after a move alone; `final`: another decides, or somebody saw a new face."""
        world = self.world.clone()
        world.play(move)
        self.final = world.seat != self.seat or world.hidden.revealed != self._revealed
        return world

    def _best(self, world: State) -> Outcome:
        self.left -= 1
        if world.seat != self.seat or not world.midway() or self.left < 0 or self.news(world):
            return Outcome(world, self.value(world, self.seat))
        legal = world.legal()
        if len(legal) > 1:
            self.open = True
        best = self._follow(world, legal[0])
        for i in range(1, len(legal)):
            other = self._follow(world, legal[i])
            if other.value > best.value:
                best = other
        return best

    def _follow(self, state: State, move: int) -> Outcome:
        world = state.clone()
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
