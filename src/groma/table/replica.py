"""Replicas: a table as a node holds it, made of its entries alone, so that all nodes agree."""

from bisect import bisect_right
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final
from uuid import UUID

import msgspec

from groma.core.deal import commitment
from groma.core.game import Game
from groma.core.match import Match, open_match
from groma.core.notes import Note
from groma.core.state import State

from .entries import (
    AGREE,
    ASK,
    CLAIM,
    DECLINE,
    END,
    GATHERING,
    LEAVE,
    MOVE,
    OWNER_LEFT,
    PROPOSE_END,
    REMIND,
    REMOVE,
    RETURN,
    SIT,
    STAND_IN,
    START,
    UNDO,
    Dealing,
    Entry,
)
from .header import Called, Header
from .texts import Texts

HOLDING: Final = (MOVE, STAND_IN, RETURN, CLAIM)  # what only somebody with a seat does


class Told(msgspec.Struct, frozen=True):
    """A line of the log: a note of the game, or something that happened at the table."""

    at: datetime
    note: Note | None
    entry: Entry | None = None
    seq: int = 0  # the entry that told it, ...
    line: int = 0  # ... and which of its lines this is
    undoes: int | None = None  # where it takes back: the first entry that is taken back
    who: Called = Called()  # who did it, or whose seat it befell

    def readable(self, viewer: int) -> bool:
        """Whether a viewer may read it."""
        return self.note is None or bool(self.note.readers >> viewer & 1)


class Request(msgspec.Struct):
    """Somebody asks all others to take back moves, or to end the game here."""

    seat: int
    keep: int  # how many moves would remain
    agreed: set[int]
    seq: int  # the entry that asked
    ends: bool = False


class Replica:
    """The state of a table, its log, and who is asked what."""

    def __init__(self, game: Game[Any], entries: list[Entry], texts: Texts | None = None) -> None:
        self.game = game
        self.header = Header(entries[0])
        self.last = entries[0]  # what happened last
        self.texts = texts or Texts()  # looked up, and in no entry
        self.match: Match | None = None
        self.moved = 0  # the entry that made the position what it is
        self.started = 0  # the entry that began the game
        self.story: list[Told] = []
        self.request: Request | None = None
        self.sat: dict[int, int] = {}  # where everybody sits or once sat, and saw the hand
        self.left: set[int] = set()  # who got up
        self.removed: set[int] = set()  # whom the host does not want here
        self._before: list[int] = []  # length of the story before each move ...
        self._made: list[int] = []  # ... and the entry that made it
        self._own = [0] * self.header.players  # ... after the last one of each seat ...
        self._lengths = [0]  # ... and after each entry
        self._answers: dict[int, tuple[UUID, int]] = {}  # the last thing each person did
        self._course: list[list[int]] = []  # everybody's points before and after each move
        for entry in entries[1:]:
            self.apply(entry)

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.header.seq

    # ---- following ------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let an entry happen; the replica has seen all before it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        self.last = entry
        if entry.person is not None:
            self._remember(entry, entry.person)
        if entry.kind in (MOVE, UNDO, START):
            self.moved = entry.seq
        if entry.kind == MOVE:
            self._move(entry)
        elif entry.kind == UNDO:
            self._undo(entry)
        elif entry.kind == START:
            self._start(entry)
        elif entry.kind != REMIND:  # which is between the clock and the seat
            self._vote(entry)
            self.story.append(Told(entry.at, None, entry, entry.seq, who=self._who(entry)))
        self._lengths.append(len(self.story))
        self.header.follow(entry, None if self.match is None else self.match.state)

    def _remember(self, entry: Entry, person: int) -> None:
        """Where somebody sat, whether they are gone, and what they did last."""
        if entry.seat is not None and entry.kind in HOLDING:
            self.sat[person] = entry.seat
        if entry.kind == REMOVE and entry.seat is not None:
            owner = self.header.seats[entry.seat].person
            self.removed |= set() if owner is None else {owner}
        if entry.kind == LEAVE or (entry.kind == STAND_IN and entry.value == OWNER_LEFT):
            self.left.add(person)
        elif entry.kind in (SIT, CLAIM):
            self.left.discard(person)
        if entry.key is not None:
            self._answers[person] = entry.key, entry.seq

    def _who(self, entry: Entry) -> Called:
        """Who did it; what befalls a seat without a person is told by the name of the seat."""
        if entry.person is not None:
            return Called(entry.person)
        return Called() if entry.seat is None else self.header.seats[entry.seat].called

    def story_at(self, seq: int) -> int:
        """How long the story was after an entry; what has been taken back since is not in it."""
        return min(self._lengths[seq:], default=len(self.story))

    def _start(self, entry: Entry) -> None:
        self.started = entry.seq
        self.match = self.dealt(entry)
        self.story.append(Told(entry.at, None, entry, entry.seq, who=self._who(entry)))
        self._tell(entry, 0, 1)

    def dealt(self, entry: Entry) -> Match:
        """The game as it begins with an entry."""
        opening = self.header.opening
        return open_match(
            self.game,
            self.names(),
            opening.seed,
            opening.settings,
            self.words(),
            opening.start,
            entry.facts.key if isinstance(entry.facts, Dealing) else None,
        )

    def _move(self, entry: Entry) -> None:
        match = self.playing()
        before = match.state.seat
        told = len(match.notes)
        self._before.append(len(self.story))
        self._made.append(entry.seq)
        match.follow(entry.value)
        self._tell(entry, told, 0)
        if entry.person is not None:  # what a bot did for somebody is news to him
            self._own[before] = len(self.story)
        self.request = None

    def _undo(self, entry: Entry) -> None:
        match = self.playing()
        count = len(match.moves) - entry.value
        match.rewind(entry.value)
        kept = self._before[entry.value]
        # The game forgets what is taken back; what happened at the table has happened.
        self.story[kept:] = [told for told in self.story[kept:] if told.note is None]
        begins = self._made[entry.value]
        del self._before[entry.value :]
        del self._made[entry.value :]
        del self._course[entry.value + 1 :]
        taken_back = msgspec.structs.replace(entry, value=count, key=None)
        who = self._who(entry)
        self.story.append(Told(entry.at, None, taken_back, entry.seq, 0, begins, who))
        self._own = [min(own, kept) for own in self._own]
        if entry.seat is not None:
            self._own[entry.seat] = len(self.story)
        self.request = None

    def _vote(self, entry: Entry) -> None:
        if entry.kind == ASK and entry.seat is not None:
            self.request = Request(entry.seat, entry.value, {entry.seat}, entry.seq)
        elif entry.kind == PROPOSE_END and entry.seat is not None:
            keep = len(self.playing().moves)
            self.request = Request(entry.seat, keep, {entry.seat}, entry.seq, ends=True)
        elif entry.kind == AGREE and entry.seat is not None and self.request is not None:
            self.request.agreed.add(entry.seat)
        elif entry.kind in (
            DECLINE,
            STAND_IN,
            CLAIM,
            END,
        ):  # other people must agree, or none
            self.request = None

    def _tell(self, entry: Entry, since: int, first: int) -> None:
        notes = self.playing().notes[since:]
        self.story += [
            Told(entry.at, note, None, entry.seq, line) for line, note in enumerate(notes, first)
        ]

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
        if not self.header.opening.hidden or self.header.host == person:
            return True
        return self.seat_of(person) is not None

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
        """The seats that must agree: people's, also of those who are away; not those given up."""
        seats = enumerate(self.header.seats)
        return {number for number, seat in seats if seat.person is not None}

    def names(self) -> list[str]:
        """What the seats are called."""
        return [self.texts.name(seat.called) for seat in self.header.seats]

    def words(self) -> list[str]:
        """What the seats have added to the seed."""
        return [self.texts.words.get(seat, "") for seat in range(self.header.players)]

    def seal(self) -> str:
        """The promise about the deal that everybody sees from the start."""
        return commitment(self.header.opening.seed).hex()

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

    def moves_at(self, seq: int) -> int:
        """How many moves had been made after an entry."""
        return bisect_right(self._made, seq)

    def gains(self, count: int) -> list[int] | None:
        """What the last of the first `count` moves changed of each seat's points, if anything.

        As everybody can see them: it is told to all alike.
        """
        match = self.playing()
        known = self._course
        if len(known) <= count and len(known) == len(match.moves) > 0:
            known.append(totals(self.game, match.state, match.state.players))
        elif len(known) <= count:  # the table was read from its entries: once more, from the deal
            state = match.state_after(max(0, len(known) - 1))
            if not known:
                known.append(totals(self.game, state, state.players))
            for move in match.moves[len(known) - 1 :]:
                state.play(move)
                known.append(totals(self.game, state, state.players))
        return _change(known[count - 1], known[count])

    def since_own_move(self, seat: int) -> Iterator[Told]:
        """What happened since a seat last decided."""
        return self.told(seat, self._own[seat])


def totals(game: Game[Any], state: State, viewer: int) -> list[int]:
    """The points of each seat as a viewer may know them."""
    return [game.sheet(state, seat, viewer).total() for seat in range(state.players)]


def own_totals(game: Game[Any], state: State) -> list[int]:
    """The points of each seat as it knows them itself: for when the game is over."""
    return [game.sheet(state, seat, seat).total() for seat in range(state.players)]


def gained(before: State, after: State, game: Game[Any]) -> list[int] | None:
    """What lies between two states for everybody's eyes, if anything does."""
    eyes = after.players
    return _change(totals(game, before, eyes), totals(game, after, eyes))


def _change(before: list[int], after: list[int]) -> list[int] | None:
    found = [new - old for old, new in zip(before, after)]
    return found if any(found) else None
