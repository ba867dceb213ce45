"""Replicas: a table as a node holds it, made of its entries alone, so that all nodes agree."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, Final
from uuid import UUID

import msgspec

from groma.core.deal import commitment
from groma.core.game import Game
from groma.core.match import Match, open_match
from groma.core.notes import Note
from groma.core.state import State

from .clock import Clock
from .entries import (
    AGREE,
    ASK,
    CLAIM,
    DECLINE,
    GATHERING,
    LEAVE,
    MOVE,
    OVER,
    RETURN,
    RUNNING,
    SIT,
    STAND_IN,
    START,
    UNDO,
    Entry,
)
from .header import Header, Row

HOLDING: Final = (MOVE, STAND_IN, RETURN, CLAIM)  # what only somebody with a seat does
LEASE_SECONDS: Final = 5  # how long a table that a worker plays is left alone by the others
SNAPSHOT_EVERY: Final = 64  # moves


class Told(msgspec.Struct, frozen=True):
    """A line of the log: a note of the game, or something that happened at the table."""

    at: datetime
    note: Note | None
    entry: Entry | None = None
    seq: int = 0  # the entry that told it, ...
    line: int = 0  # ... and which of its lines this is
    undoes: int | None = None  # where it takes back: the first entry that is taken back

    def readable(self, viewer: int) -> bool:
        """Whether a viewer may read it."""
        return self.note is None or bool(self.note.readers >> viewer & 1)


class Request(msgspec.Struct):
    """Somebody asks all others to take back moves."""

    seat: int
    keep: int
    agreed: set[int]
    seq: int  # the entry that asked


class Ticking(msgspec.Struct):
    """The clock when a move was made."""

    since: datetime
    at: datetime
    banks: list[int]


class Timing(msgspec.Struct, frozen=True):
    """What the clock says after an entry."""

    since: datetime | None
    banks: list[int]
    deadline: datetime | None
    due: datetime | None
    turned: bool


class Replica:
    """The state of a table, its log, and who is asked what."""

    def __init__(self, game: Game[Any], header: Header, entries: list[Entry]) -> None:
        self.game = game
        self.header = header
        self.match: Match | None = None
        self.seq = 0
        self.moved = 0  # the entry that made the position what it is
        self.started = 0  # the entry that began the game
        self.story: list[Told] = []
        self.request: Request | None = None
        self.sat: dict[int, int] = {}  # where everybody sits or once sat, and saw the hand
        self.left: set[int] = set()  # who got up before the start
        self._before: list[int] = []  # length of the story before each move ...
        self._made: list[int] = []  # ... and the entry that made it
        self._own = [0] * header.players  # ... after the last one of each seat ...
        self._lengths = [0]  # ... and after each entry
        self._clocks: list[Ticking] = []  # the clock before each move, where there is one
        self._answers: dict[int, tuple[UUID, int]] = {}  # the last thing each person did
        row = msgspec.structs.replace(header)
        for entry in entries:
            self.apply(entry)
        header.status, header.turn, header.reminded = row.status, row.turn, row.reminded
        header.since, header.banks, header.deadline = row.since, row.banks, row.deadline

    # ---- following ------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let an entry happen; the replica has seen all before it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        if entry.person is not None and entry.seat is not None and entry.kind in HOLDING:
            self.sat[entry.person] = entry.seat
        if entry.kind == LEAVE and entry.person is not None:
            self.left.add(entry.person)
        elif entry.kind == SIT and entry.person is not None:
            self.left.discard(entry.person)
        if entry.key is not None and entry.person is not None:
            self._answers[entry.person] = entry.key, entry.seq
        if entry.kind in (MOVE, UNDO, START):
            self.moved = entry.seq
        if entry.kind == MOVE:
            self._move(entry)
        elif entry.kind == UNDO:
            self._undo(entry)
        elif entry.kind == START:
            self._start(entry)
        else:
            if entry.kind in (RETURN, CLAIM):
                self._refill(entry)
            self._vote(entry)
            self.story.append(Told(entry.at, None, entry, entry.seq))
        self._lengths.append(len(self.story))
        self.seq = self.header.seq = entry.seq

    def story_at(self, seq: int) -> int:
        """How long the story was after an entry; what has been taken back since is not in it."""
        return min(self._lengths[seq:], default=len(self.story))

    def _start(self, entry: Entry) -> None:
        header = self.header
        header.status = RUNNING
        self.started = entry.seq
        self.match = open_match(
            self.game,
            [seat.name for seat in header.seats],
            header.seed,
            header.settings,
            [seat.word for seat in header.seats],
            header.start,
        )
        self.story.append(Told(entry.at, None, entry, entry.seq))
        self._tell(entry, 0, 1)
        self._turn(entry.at, None)

    def _move(self, entry: Entry) -> None:
        match = self.playing()
        before = match.state.seat
        told = len(match.notes)
        self._before.append(len(self.story))
        self._made.append(entry.seq)
        if self.header.clock is not None and self.header.since is not None:
            self._clocks.append(Ticking(self.header.since, entry.at, self.header.banks))
        match.follow(entry.value)
        self._tell(entry, told, 0)
        if entry.person is not None:  # what a bot did for somebody is news to him
            self._own[before] = len(self.story)
        self.request = None
        self._turn(entry.at, before)

    def _undo(self, entry: Entry) -> None:
        match = self.playing()
        before = match.state.seat
        count = len(match.moves) - entry.value
        match.rewind(entry.value)
        kept = self._before[entry.value]
        # The game forgets what is taken back; what happened at the table has happened.
        self.story[kept:] = [told for told in self.story[kept:] if told.note is None]
        begins = self._made[entry.value]
        del self._before[entry.value :]
        del self._made[entry.value :]
        taken_back = Entry(
            entry.table, entry.seq, UNDO, count, entry.seat, entry.person, entry.name, entry.at
        )
        self.story.append(Told(entry.at, None, taken_back, entry.seq, 0, begins))
        self._own = [min(own, kept) for own in self._own]
        if entry.seat is not None:
            self._own[entry.seat] = len(self.story)
        self.request = None
        self._turn(entry.at, before, entry.value)
        del self._clocks[entry.value :]

    def _vote(self, entry: Entry) -> None:
        if entry.kind == ASK and entry.seat is not None:
            self.request = Request(entry.seat, entry.value, {entry.seat}, entry.seq)
        elif entry.kind == AGREE and entry.seat is not None and self.request is not None:
            self.request.agreed.add(entry.seat)
        elif entry.kind in (DECLINE, STAND_IN, CLAIM):  # who must agree has changed
            self.request = None

    def _tell(self, entry: Entry, since: int, first: int) -> None:
        notes = self.playing().notes[since:]
        self.story += [
            Told(entry.at, note, None, entry.seq, line) for line, note in enumerate(notes, first)
        ]

    def _turn(self, at: datetime, before: int | None, keep: int | None = None) -> None:
        state = self.playing().state
        timing = self.timing(state, before, at, keep)
        header = self.header
        header.since, header.banks, header.deadline = timing.since, timing.banks, timing.deadline
        header.turn = None if state.over() else state.seat
        header.reminded = header.reminded and not timing.turned
        if state.over():
            header.status = OVER

    def timing(
        self, state: State, before: int | None, at: datetime, keep: int | None = None
    ) -> Timing:
        """The clock after an entry that leads to a state.

        `before`: who decided until then; `keep`: how many moves remain, if some are taken back.
        """
        header = self.header
        turned = state.seat != before
        since, banks = (at, header.banks) if turned else (header.since, header.banks)
        clock = header.clock
        if clock is not None and before is None:
            banks = clock.fill(header.players)
        elif clock is not None and keep is not None:
            since, banks = self._as_it_was(clock, keep, state.seat, at)
        elif clock is not None and before is not None and turned and header.since is not None:
            banks = clock.spent(banks, before, header.since, at)
        if state.over():
            return Timing(at, banks, None, None, turned)
        if header.seats[state.seat].bot is not None:
            return Timing(since, banks, None, at, turned)
        if clock is None or since is None:
            return Timing(since, banks, None, None, turned)
        deadline = clock.deadline(banks, state.seat, since)
        reminder = None if header.reminded and not turned else clock.reminder(since)
        return Timing(since, banks, deadline, clock.look(reminder or deadline), turned)

    def _as_it_was(
        self, clock: Clock, keep: int, seat: int, at: datetime
    ) -> tuple[datetime, list[int]]:
        """The clock before a move that is taken back: nobody pays for what came after it."""
        then = self._clocks[keep]
        if then.since == self.header.since:  # still the same turn
            return then.since, then.banks
        since = at - (then.at - then.since)
        in_time = clock.deadline(then.banks, seat, since) > at
        return since if in_time else at, then.banks

    def _refill(self, entry: Entry) -> None:
        """Somebody sits down where a bot stood in: with some time, also if moves are taken back."""
        header = self.header
        seat = entry.seat
        if header.clock is None or seat is None:
            return
        fill = header.clock.refilled
        since = header.since if header.turn == seat else None
        header.banks = fill(header.banks, seat, since, entry.at)
        for old in self._clocks:
            if old.since == since:
                old.since, old.at, old.banks = entry.at, entry.at, header.banks
            else:
                old.banks = fill(old.banks, seat, None, entry.at)
        if since is not None:
            header.since = entry.at

    # ---- proposing ------------------------------------------------------------------------------

    def row_after(self, entry: Entry) -> Row:
        """What an entry would make of the table's row; the replica itself stays as it is."""
        header = self.header
        if entry.kind in (MOVE, UNDO):
            trial = self._trial(entry)
            match = self.playing()
            keep = entry.value if entry.kind == UNDO else None
            timing = self.timing(trial, match.state.seat, entry.at, keep)
            moves = len(match.moves) + 1 if entry.kind == MOVE else entry.value
            kept = moves % SNAPSHOT_EVERY == 0 or trial.over()
            due = timing.due
            if entry.person is None and due == entry.at:  # a worker plays on, and alone
                due += timedelta(seconds=LEASE_SECONDS)
            return Row(
                entry,
                OVER if trial.over() else RUNNING,
                None if trial.over() else trial.seat,
                timing.since,
                timing.deadline,
                due,
                timing.banks,
                trial.to_bytes() if kept else None,
                timing.turned,
            )
        due = None
        if header.status == RUNNING and self.match is not None:
            due = self.timing(self.match.state, self.match.state.seat, entry.at).due
        return Row(
            entry,
            header.status,
            header.turn,
            header.since,
            header.deadline,
            due,
            header.banks,
            None,
            False,
        )

    def _trial(self, entry: Entry) -> State:
        match = self.playing()
        if entry.kind == UNDO:
            return match.state_after(entry.value)
        trial = match.state.clone()
        trial.play(entry.value)
        return trial

    # ---- asking ---------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match; only a table that has started has one."""
        if self.match is None:
            raise ValueError("the table has not started")
        return self.match

    @property
    def gathering(self) -> bool:
        """Whether people may still sit down."""
        return self.header.status == GATHERING

    def seat_of(self, person: int | None) -> int | None:
        """Where a person sits."""
        if person is not None:
            for number, seat in enumerate(self.header.seats):
                if seat.person == person:
                    return number
        return None

    def viewer(self, person: int | None) -> int:
        """With whose eyes a person looks: those of its seat, or an onlooker's."""
        seat = self.seat_of(person)
        return self.header.players if seat is None else seat

    def visible(self, person: int | None) -> bool:
        """Whether a person may look at the table: a hidden one is there for its own people."""
        header = self.header
        return not header.hidden or header.host == person or self.seat_of(person) is not None

    def answer(self, person: int, key: UUID) -> int | None:
        """The number of what a person did last, if that was asked with this key."""
        known, number = self._answers.get(person, (None, 0))
        return number if known == key else None

    def still_stands(self, kind: int, seq: int) -> bool:
        """Whether what an entry of a kind is about is still as somebody saw it at entry `seq`.

        Moves and requests are about the position; answers are about a request.
        """
        if seq > self.seq:
            return False
        if kind in (AGREE, DECLINE):
            return seq >= self.moved and (self.request is None or seq >= self.request.seq)
        return seq >= self.moved

    def voters(self) -> set[int]:
        """The seats that must agree: those of people who are there."""
        return {
            number
            for number, seat in enumerate(self.header.seats)
            if seat.person is not None and not seat.away
        }

    def seal(self) -> str:
        """The promise about the deal that everybody sees from the start."""
        return commitment(self.header.seed).hex()

    def told(self, viewer: int, since: int = 0) -> Iterator[Told]:
        """The lines of the log that a viewer may read, from a place in the whole story on."""
        return (told for told in self.story[since:] if told.readable(viewer))

    def told_after(self, viewer: int, seq: int) -> list[Told]:
        """The lines that a viewer may read of the entries after a number."""
        begin = len(self.story)
        while begin and self.story[begin - 1].seq > seq:
            begin -= 1
        return list(self.told(viewer, begin))

    def told_by(self, count: int) -> list[Told]:
        """The notes of the last of the first `count` moves, to whomever; of the deal, for none."""
        begin = self._before[count - 1] if count else 0
        end = self._before[count] if count < len(self._before) else len(self.story)
        return [told for told in self.story[begin:end] if told.note is not None]

    def since_own_move(self, seat: int) -> Iterator[Told]:
        """What happened since a seat last decided."""
        return self.told(seat, self._own[seat])
