"""Eyes: how a table looks to a player of a level, and how it looks when time has passed."""

from typing import Any, Final

from groma.core.choice import Chooser
from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.mind import ALL, Mind
from groma.core.state import State

WIN: Final = 5  # points that a win is worth beside its margin


class Eyes:
    """A player's way to look at tables; it counts them, so that thinking can be bounded."""

    def __init__(self, game: Game[Any], mind: Mind[Any], trust: int) -> None:
        if game.sense is None:
            raise ValueError(f"{game.name} has no sense for a bot to look through")
        self.game = game
        self.mind = mind
        self.trust = trust
        self.sense = game.sense
        self.looks = 0
        self.most = (
            0  # in thought, of the ways to go on with a choice so many are looked at; 0: all
        )
        self.draw: Deal | None = None  # by which they are drawn

    def value(self, state: State, seat: int) -> int:
        """How good a table looks: who trusts little sees the sheet as it stands, hardly more."""
        self.looks += 1
        seen: int = self.sense(state, seat)
        if self.trust == ALL:
            return seen
        points = self.points(self.game.sheet(state, seat, seat).total())
        return (self.trust * seen + (ALL - self.trust) * points) // ALL

    def chooser(self, world: State) -> Chooser:
        """Who looks at the choices of the seat that decides, in thought."""
        chooser = Chooser(world, world.seat, self.value)
        if self.most:
            chooser.most = self.most
            chooser.draw = self.draw
        return chooser

    def points(self, counted: int) -> int:
        """What the sheet counts, in the unit of the sense."""
        return self.mind.unit * counted // self.game.point

    def margin(self, state: State, seat: int) -> int:
        """How much better it looks for a seat than for the others."""
        self.looks += 1
        if state.over():
            return self.result(state, seat)
        own: int = self.sense(state, seat)
        if self.mind.rivals:
            return own
        best = 0
        total = 0
        for other in range(state.players):
            if other != seat:
                value: int = self.sense(state, other)
                best = value if not total else max(best, value)
                total += value
        return own - (best + total // (state.players - 1)) // 2

    def standings(self, state: State) -> list[int]:
        """By seat, what it may expect in the end; [] if the game does not say."""
        self.looks += 1
        if self.mind.values is None:
            return []
        found: list[int] = self.mind.values(state)
        return found

    def result(self, state: State, seat: int) -> int:
        """The margin at the end, and that it was won."""
        scores = self.game.scores(state)
        best = max([scores[other] for other in range(state.players) if other != seat])
        won = WIN * self.mind.unit if seat in self.game.winners(state) else 0
        return self.points(scores[seat] - best) + won
