"""Playing: moves of people and of bots, taking back one's own, and reminders of the clock."""

from datetime import datetime

from groma.core.refusals import Refusal
from groma.core.trial import Trial

from ..bots import Question, choose, question, stand_in
from ..entries import MOVE, REMIND, RUNNING, STAND_IN, TIME_IS_UP, UNDO, StandingIn
from ..problems import not_now, not_yours, refused
from ..replica import Replica
from .deeds import Deed


def acting(replica: Replica, person: int) -> int:
    """The seat with which a person acts at a running table."""
    seat = replica.seat_of(person)
    if seat is None:
        raise not_yours("seat")
    if replica.gathering or replica.match is None:
        raise not_now("gathering")
    if replica.header.broken_off:
        raise not_now("over")
    check_pause(replica)
    if replica.header.seats[seat].away:
        raise not_now("stand-in")
    return seat


def check_pause(replica: Replica) -> None:
    """In a pause nothing is played."""
    if replica.header.paused is not None:
        raise not_now("paused")


def play(replica: Replica, person: int, moves: list[int]) -> list[Deed]:
    """Moves of one seat, one after another, if the rules allow every one of them.

    Before the last of them the seat sees nothing new: a refusal would tell of it, and cost nothing.
    """
    seat = acting(replica, person)
    state = replica.playing().state
    if len(moves) > 1:
        _follow(Trial(state, seat, truth=True), moves)
    else:
        refusal = state.why_not(seat, moves[0])
        if refusal is not None:
            raise refused(refusal)
    return [Deed(MOVE, move, seat) for move in moves]


def tried(replica: Replica, person: int, moves: list[int]) -> Trial:
    """The table after some moves of a seat, in worlds of its own: nothing happens."""
    seat = acting(replica, person)
    trial = Trial(replica.playing().state, seat)
    _follow(trial, moves)
    return trial


def _follow(trial: Trial, moves: list[int]) -> None:
    for move in moves:
        refusal = trial.play(move)
        if refusal is not None:
            raise refused(refusal)


def undo(replica: Replica, person: int, count: int) -> list[Deed]:
    """Take back one's own last moves, as far as the rules allow; 0: all of them."""
    seat = acting(replica, person)
    match = replica.playing()
    most, stops = match.undoable(seat)
    if most == 0 or count > most:
        raise refused(Refusal("", stops, {}))
    return [Deed(UNDO, len(match.moves) - (count or most), seat)]


def bots_seat(replica: Replica) -> int:
    """The seat of the bot whose turn it is."""
    seat = replica.header.turn
    if seat is None or not replica.header.bots_turn:
        raise not_now("nobody-stands-in")
    check_pause(replica)
    return seat


def bots_move(replica: Replica) -> list[Deed]:
    """What a bot plays whose turn it is."""
    seat = bots_seat(replica)
    return [Deed(MOVE, choose(replica, seat), seat)]


def bots_answer(replica: Replica, asked: Question, move: int) -> list[Deed]:
    """What a bot has thought of meanwhile, if it is still asked the same."""
    seat = bots_seat(replica)
    if question(replica, seat) != asked:
        raise not_now("nobody-stands-in")
    return [Deed(MOVE, move, seat)]


def time_is_up(replica: Replica, at: datetime) -> list[Deed]:
    """A seat has used up its time: a bot takes it."""
    header = replica.header
    if header.status != RUNNING or header.deadline is None or header.deadline > at:
        raise not_now("in-time")
    bot = StandingIn(stand_in(replica))
    return [Deed(STAND_IN, TIME_IS_UP, header.turn, bot)]


def remind(replica: Replica, at: datetime) -> list[Deed]:
    """A seat has used up most of its time and is reminded, once."""
    header = replica.header
    if header.reminder is None or header.reminder > at:
        raise not_now("in-time")
    return [Deed(REMIND, 0, header.turn)]
