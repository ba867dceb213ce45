"""Choices that were cut into small ones, looked at as a whole: how does one end best?"""

from collections.abc import Callable
from typing import Any, Final

from .deal import Deal
from .state import State

PATIENCE: Final = 1000  # tables looked at for one move; then a choice is judged half-made


class Outcome:
    """Where the best way to complete a choice leads; `later`: what came anyway was not judged."""

    def __init__(self, state: State, value: int, later: bool = False) -> None:
        self.state = state
        self.value = value
        self.later = later


class Known:
    """What a seat has seen of a world, to tell what is new to it."""

    def __init__(self, world: State, seat: int) -> None:
        self.seat = seat
        self._revealed = world.hidden.revealed
        self._unseen = len(world.hidden.unseen(seat))
        self._bundles = world.hidden.bundles(seat)

    def turned_up(self, world: State) -> bool:
        """Whether anybody has seen a new face."""
        return world.hidden.revealed != self._revealed

    def news(self, world: State) -> bool:
        """Whether the seat has seen a face it had not seen, or learned where one lies."""
        hidden = world.hidden
        if hidden.revealed == self._revealed:
            return False
        if len(hidden.unseen(self.seat)) != self._unseen:
            return True
        return hidden.bundles(self.seat) != self._bundles


class Chooser:
    """Plays a choice to its end in a world of the seat's own, and keeps the best way.

    It stops where the choice is complete, where another seat decides, and where the seat would see
    something new: what comes then it cannot know. `below`: so much lay pending below the choice;
    then ways are judged by what they bring, before that happens.
    """

    def __init__(
        self, world: State, seat: int, value: Callable[[Any, int], int], below: int = -1
    ) -> None:
        self.world = world
        self.seat = seat
        self.value = value
        self.below = below
        self.left = PATIENCE
        self.draw: Deal | None = None  # who is in a hurry looks at some ways on, drawn by it:
        self.most = 0  # at most so many of each
        self.open = False  # whether more is to be chosen after the first move ...
        self.part = False  # ... also if it is the only way on, or the turn goes on with it, ...
        self.final = False  # ... and whether that move could not be taken back
        self.chance = False  # whether a way to its end turns up a face, or ends the game
        self._known = Known(world, seat)

    def after(self, move: int) -> Outcome:
        """The best that can come of a move."""
        self.left = PATIENCE
        self.open = False
        self.chance = False
        world = self.world.clone()
        judged = self._play(world, move)
        self._look_at(world)
        return self._best(world, judged)

    def step(self, move: int) -> State:
        """The world after a move alone; `final`: another decides, or somebody saw a new face."""
        world = self.world.clone()
        world.play(move)
        self._look_at(world)
        return world

    def _look_at(self, world: State) -> None:
        """What is to be told of the first move alone."""
        self.final = world.seat != self.seat or self._known.turned_up(world)
        goes_on = world.goes_on(self.world.together())
        self.part = world.seat == self.seat and goes_on and not self.news(world)

    def _play(self, world: State, move: int) -> Outcome | None:
        """Play a move; where the choice ends with it, judge it before anything else happens."""
        if self.below < 0:
            world.play(move)
            return None
        if not world.deed(move, self.below):
            return None
        judged = Outcome(world, self.value(world, self.seat), True)
        world.advance()
        return judged

    def _ends(self, world: State) -> bool:
        """Whether nothing more can be looked at."""
        return world.seat != self.seat or not world.midway() or self.left < 0 or self.news(world)

    def _best(self, world: State, judged: Outcome | None) -> Outcome:
        """The best that can come of a world, which is used up: the last way is gone in itself."""
        self.left -= 1
        if judged is not None or self._ends(world):
            if world.over() or self._known.turned_up(world):
                self.chance = True
            return Outcome(world, self.value(world, self.seat)) if judged is None else judged
        legal = self._some(world.legal())
        if len(legal) > 1:
            self.open = True
        best: Outcome | None = None
        for move in legal[:-1]:
            other = self._follow(world.clone(), move)
            if best is None or other.value > best.value:
                best = other
        last = self._follow(world, legal[-1])
        return last if best is None or last.value > best.value else best

    def _some(self, moves: list[int]) -> list[int]:
        """The moves that are looked at: all, or some from all over the list."""
        count = len(moves)
        if self.draw is None or count <= self.most:
            return moves
        first = self.draw.below(count)
        return [moves[(first + i * count // self.most) % count] for i in range(self.most)]

    def _follow(self, world: State, move: int) -> Outcome:
        return self._best(world, self._play(world, move))

    def news(self, world: State) -> bool:
        """Whether the seat has seen something new there."""
        return self._known.news(world)
