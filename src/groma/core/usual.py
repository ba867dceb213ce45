"""What needs no question: the one sensible way on, or the usual one, put up to be changed."""

from typing import Final

from .choice import Known
from .sets import lowest, size
from .state import State

FEW: Final = 4  # options that are compared by where they lead ...
LOOKS: Final = 60  # ... and tables that are looked at for that


class Usual:
    """A move that is put up before anybody has chosen; `sure`: no other one makes sense."""

    def __init__(self, move: int, sure: bool) -> None:
        self.move = move
        self.sure = sure


def declared(state: State) -> Usual | None:
    """What the pending step says of itself; it knows what its seat knows, and nothing else."""
    step = state.pending()
    argument = state.argument()
    sensible = step.sensible(state, argument, state.options)
    if size(sensible) == 1:
        return Usual(state.first + lowest(sensible), True)
    option = step.usual(state, argument, state.options)
    return None if option < 0 else Usual(state.first + option, False)


def foreseen(world: State, seat: int) -> Usual | None:
    """The same in the middle of a choice, in a world of the seat's own: ways may end alike.

    Then the usual one is as good as any, and says what it is: an end, and not a price for nothing.
    """
    usual = declared(world)
    if size(world.options) <= FEW and _alike(world, seat):
        return Usual(world.first + lowest(world.options) if usual is None else usual.move, True)
    return usual


def _alike(world: State, seat: int) -> bool:
    """Whether all options can lead to the same positions, and to no others."""
    ends = _Ends(world, seat)
    found: set[bytes] | None = None
    for move in world.legal():
        now = ends.after(world, move)
        if ends.left < 0 or (found is not None and now != found):
            return False
        found = now
    return True


class _Ends:
    """Where a choice can end, as far as the seat can know."""

    def __init__(self, world: State, seat: int) -> None:
        self.seat = seat
        self.left = LOOKS
        self._known = Known(world, seat)

    def after(self, world: State, move: int) -> set[bytes]:
        """The positions after a move, and all that completes it."""
        self.left -= 1
        if self.left < 0:
            return set()
        then = world.clone()
        then.play(move)
        if then.seat != self.seat or not then.midway() or self._known.news(then):
            return {then.to_bytes()}
        found: set[bytes] = set()
        for following in then.legal():
            found |= self.after(then, following)
        return found
