"""Trials: moves of one seat, one after another, in worlds of its own; they betray nothing."""

from typing import Final

from .choice import Known
from .deal import Deal
from .refusals import Refusal
from .state import State

WORLDS: Final = 2  # looked at for what a seat can foresee; one where nothing is kept from it
AFTER_NEWS: Final = "refused-after-news"


def own_worlds(state: State, seat: int) -> int:
    """How many worlds are looked at for what a seat can foresee."""
    return WORLDS if state.hidden.keeps_from(seat) else 1


def own_world(state: State, seat: int, number: int) -> State:
    """One of the worlds that a seat cannot tell from the real one; by its number always the same.

    It hangs on what the seat knows and on nothing else.
    """
    return state.imagine(seat, Deal(b"preview %d" % number))


class Trial:
    """What a seat's table would be after some moves of its own, as far as it can know.

    It goes on while the seat decides and sees nothing new; what differs between its worlds is
    something new. `truth`: it goes on only if it would do so in the real world, too.
    """

    def __init__(self, state: State, seat: int, truth: bool = False) -> None:
        self.seat = seat
        self.worlds = [own_world(state, seat, number) for number in range(own_worlds(state, seat))]
        if truth:
            self.worlds.append(state.clone())
        self.below = state.below()  # so much lies pending below the choice
        self._together = state.together()
        self.news = False  # whether the seat has seen something new, or all is opened at the end
        self._brought: State | None = None
        self._known = [Known(world, seat) for world in self.worlds]

    @property
    def state(self) -> State:
        """The table so far, in the first of the worlds."""
        return self.worlds[0]

    @property
    def brought(self) -> State:
        """The same before what was to come anyway, if that has happened since."""
        return self.worlds[0] if self._brought is None else self._brought

    @property
    def midway(self) -> bool:
        """Whether the seat is to go on with the choice it has begun."""
        return not self.news and self.state.seat == self.seat and self.state.midway()

    @property
    def goes_on(self) -> bool:
        """Whether the seat is to go on, with this choice or with another that belongs to it."""
        state = self.state
        return not self.news and state.seat == self.seat and state.goes_on(self._together)

    def why_not(self, move: int) -> Refusal | None:
        """Why the seat may not make a move now; None if it may."""
        return Refusal("", AFTER_NEWS, {}) if self.news else self.state.why_not(self.seat, move)

    def play(self, move: int) -> Refusal | None:
        """Try a move; the answer is why it is not allowed, or None."""
        refusal = self.why_not(move)
        if refusal is not None:
            return refusal
        if not self.midway:
            self.below = self.state.below()
        self._brought = None
        for number in range(len(self.worlds)):
            world = self.worlds[number]
            if not world.allows(move):
                self.news = True
                return Refusal("", AFTER_NEWS, {})
            if world.deed(move, self.below):
                if number == 0:
                    self._brought = world.clone()
                world.advance()
            if world.over() or self._known[number].news(world) or world.seat != self.state.seat:
                self.news = True
        return None
