"""Minds: what a game tells its bots beside its sense, and how far a level of play looks."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from .state import State

T = TypeVar("T", bound=State)

ALL: Final = 20  # trust is counted in twentieths


class Plan:
    """How a level of play looks at a table: what it sees, how many moves it weighs, how far."""

    def __init__(
        self,
        trust: int = ALL,
        width: int = 0,
        worlds: int = 0,
        ticks: int = 0,
        beam: int = 1,
        replies: list[int] | None = None,
        glimpse: int = 0,
        nodes: int = 0,
    ) -> None:
        self.trust = trust  # how much of what is only promised it believes, in twentieths
        self.width = width  # so many moves are thought through; 0: it trusts its eyes
        self.worlds = worlds  # in at most so many imagined worlds ...
        self.ticks = ticks  # ... so many ticks of the game's clock ahead
        self.beam = beam  # ways through its own turn that are kept in mind
        self.replies = replies or []  # choices that are weighed at the decisions after it
        self.glimpse = glimpse  # in thought, ways to go on with a choice that are looked at; 0: all
        self.nodes = nodes  # tables that may be looked at for one decision


class Mind(Generic[T]):
    """What the bots of a game need to know beside its sense."""

    def __init__(
        self,
        unit: int,
        plans: list[Plan],
        values: Callable[[T], list[int]] | None = None,
        clock: Callable[[T], int] | None = None,
        rivals: bool = True,
        spread: int = 20,
        weigh: Plan | None = None,
    ) -> None:
        self.unit = unit  # what a point is worth to the sense
        self.plans = plans  # by level, the weakest first
        self.values = values  # by seat, what it may expect in the end, whatever the others do
        self.clock = clock  # how much of a game has passed; None: a tick is half a round
        self.rivals = rivals  # whether the sense looks at what the others have, too
        self.spread = (
            spread  # points by which margins expected at the beginning miss those at the end
        )
        # how far moves are compared in analyses and puzzles; as far as the strongest looks, if not
        self.weigh = plans[-1] if weigh is None else weigh
