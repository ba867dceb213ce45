"""Looks: all that a viewer is given of a table, whichever the game."""

from typing import Any

from .game import Game
from .hidden import NOBODY
from .sections import Head
from .state import State
from .usual import declared


def deciding(view: Head) -> int:
    """Who decides; after the game the viewer, and the first seat for the onlooker."""
    decides = view["decides"]
    return view["viewer"] % view["players"] if decides is None else decides


def around(first: int, players: int) -> list[int]:
    """All seats in the order of turns, from one on; from the first for the onlooker."""
    return [(first % players + i) % players for i in range(players)]


def look(game: Game[Any], state: State, viewer: int) -> dict[str, Any]:
    """Whose decision it is and what is asked, the game's view, and one's own legal moves."""
    given: dict[str, Any] = {
        "seat": state.seat,
        "step": "" if state.seat == NOBODY else state.pending().name,
        "clause": "" if state.seat == NOBODY else state.pending().clause,
        "view": game.view(state, viewer),
    }
    if viewer == state.seat:
        given["legal"] = state.legal()
        usual = declared(state)
        given["usual"] = None if usual is None else [usual.move, usual.sure]
    return given


def refusals(game: Game[Any], state: State, seat: int) -> list[dict[str, Any] | None]:
    """What a seat would be answered to each declared move."""
    answers: list[dict[str, Any] | None] = []
    for move in range(game.moves.count):
        refusal = state.why_not(seat, move)
        answers.append(None if refusal is None else refusal.to_json())
    return answers
