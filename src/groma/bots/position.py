"""What a bot is handed: the view of its seat, its legal moves, and worlds it may imagine."""

from typing import Any, Final

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.native import mypyc_attr
from groma.core.state import State

_ANY: Final = b"any world"


class Position:
    """A decision of one seat: all that is kept is a world it cannot tell from the real one."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        if state.seat != seat:
            raise ValueError(f"seat {seat} has nothing to decide")
        self.game = game
        self.seat = seat
        self.players = state.players
        self.legal = state.legal()
        self._world = state.imagine(seat, Deal(_ANY))

    def view(self) -> Any:
        """What the seat sees."""
        return self.game.view(self._world, self.seat)

    def tensor(self) -> list[int] | None:
        """What the seat sees as numbers, as `game.tensors` lays them out; None: it has none."""
        tensors = self.game.tensors
        return None if tensors is None else tensors.numbers(self._world, self.seat)

    def imagine(self, deal: Deal) -> State:
        """A world the seat cannot tell from the real one, the bot's own to play with."""
        return self._world.imagine(self.seat, deal)

    def hides(self) -> bool:
        """Whether anything lies hidden from the seat."""
        hidden = self._world.hidden
        return bool(hidden.unseen(self.seat)) or bool(hidden.bundles(self.seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Someone who decides."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.deal = Deal(seed)
        self.missed = 0  # decisions at which another move was played for it, as it had none

    def turn_to(self, decision: int) -> None:
        """Draw chance by the number of the decision, so that a resumed game goes on alike."""
        self.deal = Deal(self.seed + decision.to_bytes(4, "big"))

    def choose(self, position: Position) -> int:
        """One of the legal moves."""
        raise NotImplementedError

    def leave(self) -> None:
        """The game is over: what it holds beside itself can go."""
