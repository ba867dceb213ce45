"""Results: what a game was for each of its people, when it is over."""

from statistics import median
from typing import Any

import msgspec

from groma.core.game import Game

from .clock import LIVE
from .entries import CLOSED, MOVE, OVER, STAND_IN, TIME_IS_UP, Entry
from .header import Header
from .replica import Replica


class Result(msgspec.Struct, frozen=True):
    """A game as one person played it."""

    person: int
    won: bool
    finished: bool  # sat there at the end, and no bot stood in
    seconds: float | None  # the median of a turn; None: there was none


class Outcome(msgspec.Struct, frozen=True):
    """A game that is over, and how it went for its people."""

    game: str
    players: int
    slow: bool  # turns might take days
    results: list[Result]


def outcome(game: Game[Any], entries: list[Entry]) -> Outcome | None:
    """What a table has come to; None: it counts for nobody.

    That is a table without two people, and one that goes on from elsewhere or is an example.
    """
    replica = Replica(game, entries[:1])
    header = replica.header
    opening = header.opening
    if opening.start is not None or opening.forked_from is not None or opening.example is not None:
        return None
    took: dict[int, list[float]] = {}  # by person: how long each turn took
    for entry in entries[1:]:
        before = header.turn, header.since
        owner = None if before[0] is None else header.seats[before[0]].person
        replica.apply(entry)
        if replica.match is None:
            continue
        for seat in header.seats:
            if seat.person is not None:
                took.setdefault(seat.person, [])
        late = entry.kind == STAND_IN and entry.value == TIME_IS_UP
        moved = entry.kind == MOVE and entry.person is not None and header.turn != before[0]
        if (late or moved) and owner is not None and before[1] is not None:
            took[owner].append((entry.at - before[1]).total_seconds())
    if len(took) < 2 or header.status not in (OVER, CLOSED) or replica.match is None:
        return None
    return Outcome(opening.game, header.players, _slow(header), _results(replica, took))


def _results(replica: Replica, took: dict[int, list[float]]) -> list[Result]:
    """Who was there to the end has a result if there is one; who was not, gave up in any case."""
    state = replica.playing().state
    winners = replica.game.winners(state) if state.over() else []
    found: list[Result] = []
    for person, seconds in took.items():
        seat = replica.seat_of(person)
        finished = seat is not None and not replica.header.seats[seat].away
        if finished and not state.over():
            continue
        middle = median(seconds) if seconds else None
        found.append(Result(person, finished and seat in winners, finished, middle))
    return found


def _slow(header: Header) -> bool:
    return header.clock is None or header.clock.allowance >= LIVE
