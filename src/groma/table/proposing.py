"""Proposing: what some entries would make of a table, before they are stored."""

from typing import Final

import msgspec

from groma.core.state import State

from .entries import (
    APPLY,
    LEAVE,
    MOVE,
    OVER,
    REMIND,
    REMOVE,
    RUNNING,
    SEAT_BOT,
    SIT,
    STAND_IN,
    START,
    SWAP,
    TIME_IS_UP,
    UNDO,
    Entry,
)
from .header import Header
from .replica import Replica

SNAPSHOT_EVERY: Final = 64  # moves


class Notice(msgspec.Struct, frozen=True):
    """Somebody who is to be told, if it has said where."""

    kind: str  # turn, over, stand-in, reminder, claim
    person: int


class Proposal(msgspec.Struct, frozen=True):
    """Entries of one table that are stored together or not at all, and what comes of them."""

    before: Entry  # the one they follow
    entries: list[Entry]
    header: Header  # the table afterwards
    seats: list[int]  # where somebody else sits or plays
    state: bytes | None  # a snapshot, now and then
    notices: list[Notice]
    words: dict[int, str]  # for the seed, of the seats that change

    @property
    def last(self) -> Entry:
        """The entry with which it ends."""
        return self.entries[-1]


def propose(replica: Replica, entries: list[Entry], word: str = "") -> Proposal:
    """What entries would make of a table; the replica itself stays as it is.

    `word`: what somebody who sits down adds to the seed.
    """
    before = replica.header
    header = before.copy()
    match = replica.match
    state: State | None = None
    moves = 0 if match is None else len(match.moves)
    for entry in entries:
        if entry.kind == START:
            state = replica.dealt(entry).state
        elif entry.kind == MOVE:
            state = replica.playing().state.clone() if state is None else state
            state.play(entry.value)
            moves += 1
        elif entry.kind == UNDO:
            state = replica.playing().state_after(entry.value)
            moves = entry.value
        header.follow(entry, state)
    kept = state is not None and moves > 0 and (moves % SNAPSHOT_EVERY == 0 or state.over())
    return Proposal(
        replica.last,
        entries,
        header,
        [seat for seat in range(header.players) if header.seats[seat] != before.seats[seat]],
        state.to_bytes() if kept and state is not None else None,
        notices(before, header, entries),
        words(replica, entries, word),
    )


def words(replica: Replica, entries: list[Entry], word: str) -> dict[int, str]:
    """The words for the seed of the seats that change: they go where their people go."""
    changed: dict[int, str] = {}
    for entry in entries:
        if entry.seat is None:
            continue
        if entry.kind == SIT:
            changed[entry.seat] = word
        elif entry.kind in (LEAVE, REMOVE, SEAT_BOT):
            changed[entry.seat] = ""
        elif entry.kind == SWAP:
            known = replica.words()
            changed[entry.seat], changed[entry.value] = known[entry.value], known[entry.seat]
    return changed


def notices(before: Header, after: Header, entries: list[Entry]) -> list[Notice]:
    """Who is to be told of what has happened: whoever did not do it, and everybody of the end."""
    if after.status == OVER and before.status != OVER:
        return [Notice("over", seat.person) for seat in after.seats if seat.person is not None]
    told: list[Notice] = []
    for entry in entries:
        late = entry.kind == STAND_IN and entry.value == TIME_IS_UP
        owner = None if entry.seat is None else after.seats[entry.seat].person
        what = "stand-in" if late else {REMIND: "reminder", APPLY: "claim"}.get(entry.kind)
        if owner is not None and what is not None:
            told.append(Notice(what, owner))
    turned = any(entry.kind in (MOVE, UNDO, START) for entry in entries)
    if turned and after.status == RUNNING and after.turn is not None and after.turn != before.turn:
        seat = after.seats[after.turn]
        doer = None if before.turn is None else entries[-1].person  # who begins is told in any case
        if seat.person is not None and seat.bot is None and seat.person != doer:
            told.append(Notice("turn", seat.person))
    return told
