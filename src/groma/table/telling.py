"""Telling: what a viewer reads of a table as it is, in one language; a page needs nothing else."""

from functools import cached_property
from typing import Any

from .replica import Replica
from .sentences import words_of
from .showing import ENCODER, catch_up, choices, line, sheet_marks, sheets_at, text


class Telling:
    """One viewer and one language at one entry: made once, for all who read it."""

    def __init__(self, replica: Replica, viewer: int, lang: str, view: Any) -> None:
        self.replica = replica
        self.view = view  # the viewer's
        self.seq = replica.seq
        self.viewer = viewer
        self.words = words_of(replica, lang)
        self._lines: dict[int, bytes] = {}  # after an entry
        self._sheets: dict[tuple[int, ...], bytes] = {}  # for who knows these marks

    @property
    def decides(self) -> bool:
        """Whether the viewer is asked something."""
        match = self.replica.match
        return match is not None and match.state.seat == self.viewer

    @cached_property
    def choices(self) -> bytes:
        """What is asked now, and what may be chosen."""
        return ENCODER.encode(choices(self.replica, self.viewer, self.words, view=self.view))

    @cached_property
    def marks(self) -> tuple[int, ...]:
        """By which the sheets are known, seat by seat."""
        return sheet_marks(self.replica.playing(), self.viewer)

    def sheets(self, known: tuple[int, ...]) -> bytes:
        """The sheets that are not known by their marks; null if all are."""
        if known == self.marks:
            return b"null"
        if known not in self._sheets:
            before = known or (None,) * len(self.marks)
            seats = [seat for seat, mark in enumerate(self.marks) if mark != before[seat]]
            match = self.replica.playing()
            found = sheets_at(match, self.viewer, self.words, self.seq, seats)
            self._sheets[known] = ENCODER.encode(found)
        return self._sheets[known]

    def lines(self, after: int) -> bytes:
        """What happened after an entry."""
        if after not in self._lines:
            told = self.replica.told_after(self.viewer, after)
            self._lines[after] = ENCODER.encode([line(self.words, one) for one in told])
        return self._lines[after]

    @cached_property
    def sentences(self) -> bytes:
        """The table in sentences, and what happened since one's own last move: for ears."""
        words = words_of(self.replica, self.words.lang)
        since = catch_up(self.replica, self.viewer, words).lines
        said = text(self.replica, self.viewer, words)
        return b',"text":%b,"since":%b' % (ENCODER.encode(said), ENCODER.encode(since))

    def event(
        self, after: int, known: tuple[int, ...], described: bool = False
    ) -> tuple[bytes, tuple[int, ...]]:
        """What belongs to an event: the lines after an entry, and the sheets that are not known.

        `described`: and the table in sentences. The answer has the marks by which the sheets are
        known then.
        """
        if self.replica.match is None:
            return b"null", known
        if after < self.replica.started:  # before the start nobody was told anything
            after = 0
        told = b'{"after":%d,"lines":%b,"choices":%b,"sheets":%b%b}' % (
            after,
            self.lines(after),
            self.choices,
            self.sheets(known),
            self.sentences if described else b"",
        )
        return told, self.marks
