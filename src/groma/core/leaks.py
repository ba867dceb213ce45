"""The three leak tests; each is blind to what the others see."""

from typing import Any, Final

from .deal import Deal
from .game import Game
from .look import look, refusals
from .notes import Log
from .state import State

_ANY: Final = b"any world"


def check_still(game: Game[Any], state: State, viewer: int, chance: Deal) -> str:
    """(a) What a viewer is given is the same in every world it may imagine."""
    world = state.imagine(viewer, chance)
    if look(game, world, viewer) != look(game, state, viewer):
        return f"the view depends on what viewer {viewer} may not know"
    tensors = game.tensors
    if tensors is not None and tensors.numbers(world, viewer) != tensors.numbers(state, viewer):
        return f"the tensor depends on what viewer {viewer} may not know"
    again = world.imagine(viewer, Deal(_ANY)).to_bytes()
    if again != state.imagine(viewer, Deal(_ANY)).to_bytes():  # bots know no other world
        return f"what is imagined depends on what viewer {viewer} may not know"
    if viewer != state.seat and world.skips():
        return f"whether something is asked depends on what viewer {viewer} may not know"
    if viewer == state.seat and refusals(game, world, viewer) != refusals(game, state, viewer):
        return f"a refusal depends on what viewer {viewer} may not know"
    for seat in range(state.players):
        page = game.sheet(world, seat, viewer).to_json()
        if page != game.sheet(state, seat, viewer).to_json():
            return f"the sheet depends on what viewer {viewer} may not know"
    return ""


def check_forward(game: Game[Any], state: State, viewer: int, move: int, chance: Deal) -> str:
    """(b) Another seat plays the same move in both worlds: equal notes, then equal views.

    So the notes must tell everything that a viewer can see change. And they tell no more: to a
    viewer that saw no face in either world they are equal.
    """
    if viewer == state.seat:
        return ""
    world = state.imagine(viewer, chance)
    if not world.allows(move):
        return ""
    real = state.clone()
    before = _learned(state, viewer)
    if _told(real, viewer, move) != _told(world, viewer, move):
        if _learned(real, viewer) == before == _learned(world, viewer):
            return f"a note tells viewer {viewer} what it may not know"
        return ""
    if look(game, real, viewer) != look(game, world, viewer):
        return f"viewer {viewer} read the same notes and sees different things"
    return ""


def check_secret_move(game: Game[Any], state: State, chance: Deal) -> str:
    """(c) Two different secret moves leave the same notes and views to whoever saw no face."""
    legal = [move for move in state.legal() if game.moves.family(move).secret]
    if len(legal) < 2:
        return ""
    first = chance.below(len(legal))
    second = (first + 1 + chance.below(len(legal) - 1)) % len(legal)
    one = state.clone()
    other = state.clone()
    told_one = _told_all(one, legal[first])
    told_other = _told_all(other, legal[second])
    for viewer in range(state.players + 1):
        if viewer == state.seat or _learned(one, viewer) != _learned(state, viewer):
            continue
        if _readable(told_one, viewer) != _readable(told_other, viewer):
            return f"a note tells viewer {viewer} which secret move was made"
        if look(game, one, viewer) != look(game, other, viewer):
            return f"viewer {viewer} sees which secret move was made"
    return ""


def _learned(state: State, viewer: int) -> list[list[int]]:
    """The faces a viewer has seen, and what it keeps apart without knowing where it lies."""
    return [state.hidden.unseen(viewer), *state.hidden.bundles(viewer)]


def _told_all(state: State, move: int) -> Log:
    """Play a move; the log of what was told."""
    log = Log(state.players + 1)
    state.log = log
    state.play(move)
    return log


def _told(state: State, viewer: int, move: int) -> list[list[int]]:
    """Play a move; what a viewer read."""
    return _readable(_told_all(state, move), viewer)


def _readable(log: Log, viewer: int) -> list[list[int]]:
    return [note.to_json() for note in log.for_viewer(viewer)]
