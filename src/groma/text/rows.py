"""Small choices in a row: "send saw to temple with hammer" typed in one line."""

from typing import Any

from groma.core.game import Game
from groma.core.refusals import Refusal
from groma.core.state import STEP, State

from .meanings import Meanings


class Ahead:
    """A table some small choices ahead of the match."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state


class Row:
    """What the parts of a line mean: moves to be played, or what is wrong with one of them."""

    def __init__(self, begun: str, moves: list[int]) -> None:
        self.begun = begun  # the part of the line that was understood
        self.moves = moves  # those that will be asked for; the others happen by themselves
        self.refusal: Refusal | None = None
        self.rest = ""  # the part that was not understood ...
        self.board: Ahead | None = None  # ... as an answer to what is asked there, if anything is

    def complete(self) -> bool:
        """Whether every part is possible."""
        return self.refusal is None and not self.rest


def read(meanings: Meanings, seat: int, line: str, bare: bool = False) -> Row | None:
    """A line as a move and answers to the small choices after it; None if it begins otherwise.

    A line without a verb is one only if all of it is possible, unless `bare` words are expected.
    """
    words = line.split()
    found: Row | None = None
    for cut in range(len(words), 0, -1):
        begun = " ".join(words[:cut])
        move = None if begun.isdecimal() else meanings.understood(begun)
        if move is not None:
            row = _followed(meanings, seat, move, begun, " ".join(words[cut:]))
            if row.complete():
                return row
            found = found or row
    return found if bare or meanings.verb(line) else None


def _followed(meanings: Meanings, seat: int, move: int, begun: str, rest: str) -> Row:
    """A move, and the rest of its line as answers to what is asked after it."""
    state = meanings.match.state
    asked = not state.skips()
    row = Row(begun, [move] if asked else [])
    row.refusal = state.why_not(seat, move)
    if row.refusal is not None or not rest:
        return row
    world = _after(state, seat, move)
    if world is None:
        row.rest = rest
        return row
    board = Ahead(meanings.match.game, world)
    later = read(meanings.at(board), seat, rest, bare=True)
    if later is None:
        row.rest = rest
        row.board = board
        return row
    row.begun = f"{begun} {later.begun}" if later.rest else begun
    row.moves += later.moves
    row.refusal, row.rest, row.board = later.refusal, later.rest, later.board
    return row


def _after(state: State, seat: int, move: int) -> State | None:
    """The small choice that comes after a move, even if there is only one way to take it.

    None if the choice is complete, if somebody else decides, or if something new was seen.
    """
    world = state.clone()
    top = world.todo.pop()
    world.steps[top % STEP].choose(world, top // STEP, move - world.first)
    if not world.todo or world.hidden.revealed != state.hidden.revealed:
        return None
    step = world.pending()
    if not step.part or step.who(world, world.argument()) != seat:
        return None
    world.seat = seat
    world.first = step.first
    world.refresh()
    return world if world.options else None
