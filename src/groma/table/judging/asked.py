"""What people ask about moves of theirs before they make them: may they, and about which?"""

from typing import Any, NamedTuple

from groma.core.game import Game
from groma.core.refusals import Refusal
from groma.core.trial import Trial

from ..entries import MOVE
from ..problems import not_now, not_yours, refused, too_late, wrong
from ..replica import Replica
from ..wire.playing import MoveAsked, TrialWanted
from .playing import acting, tried


def move_of(game: Game[Any], given: int | str) -> int:
    """The move that a number or a notation means."""
    move = game.moves.parse(given) if isinstance(given, str) else given
    if not 0 <= move < game.moves.count:
        raise wrong("move")
    return move


class Ahead(NamedTuple):
    """A move that somebody asks about: after which trial, and why it is not allowed there."""

    move: int
    trial: Trial | None
    refusal: Refusal | None


def ahead(replica: Replica, person: int, asked: MoveAsked) -> Ahead:
    """What a person asks about who has a seat."""
    seat = replica.seat_of(person)
    if seat is None:
        raise not_yours("seat")
    if replica.match is None:
        raise not_now("gathering")
    move = move_of(replica.game, asked.move)
    if not asked.after:
        return Ahead(move, None, replica.match.state.why_not(seat, move))
    trial = tried(replica, person, [move_of(replica.game, one) for one in asked.after])
    return Ahead(move, trial, trial.why_not(move))


def trial(replica: Replica, person: int, wanted: TrialWanted) -> Trial:
    """The moves that a person tries, if the table is still as they saw it."""
    acting(replica, person)
    if not replica.still_stands(MOVE, wanted.seq):
        raise too_late(replica.seq)
    return tried(replica, person, [move_of(replica.game, one) for one in wanted.moves])


def deciding(replica: Replica, person: int) -> int:
    """The seat of a person who is to decide, at a table with hints."""
    seat = replica.seat_of(person)
    if seat is None:
        raise not_yours("seat")
    if replica.match is None:
        raise not_now("gathering")
    state = replica.match.state
    if state.over():
        raise not_now("over")
    if not replica.header.opening.hints or replica.game.sense is None:
        raise not_now("no-hints")
    if state.seat != seat:
        raise refused(
            Refusal(state.pending().clause, "refused-not-your-decision", {"seat": state.seat})
        )
    return seat
