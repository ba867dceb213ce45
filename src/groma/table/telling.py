"""Telling: what a viewer reads of a table as it is, in one language; a page needs nothing else."""

from functools import cached_property
from typing import Any

from groma.core.sheet import Sheet
from groma.words.reckoning import sheet_of

from .replica import Replica, Told
from .sentences import words_of
from .showing import ENCODER, catch_up, choices, line, page, text, titles_of
from .wire.playing import LogLine, SheetShape, SheetsShape


class Reading:
    """What all who read one language share at an entry: each line, each page is worded once."""

    def __init__(self, replica: Replica, lang: str) -> None:
        self.replica = replica
        self.seq = replica.seq
        self.words = words_of(replica, lang)
        self._lines: dict[tuple[int, int], LogLine] = {}  # by entry and number
        self._pages: dict[tuple[int, int], SheetShape] = {}  # by seat and mark

    def line(self, told: Told) -> LogLine:
        """A line of the log, for who may read it."""
        key = told.seq, told.line
        if key not in self._lines:
            self._lines[key] = line(self.words, told)
        return self._lines[key]

    def page(self, seat: int, sheet: Sheet, mark: int) -> SheetShape:
        """The sheet of a seat; the mark stands for all that is on it."""
        if (seat, mark) not in self._pages:
            self._pages[seat, mark] = page(self.replica.playing(), seat, sheet, self.words)
        return self._pages[seat, mark]


class Telling:
    """One viewer and one language at one entry: made once, for all who read it."""

    def __init__(self, reading: Reading, viewer: int, view: Any) -> None:
        self.reading = reading
        self.replica = reading.replica
        self.words = reading.words
        self.view = view  # the viewer's
        self.viewer = viewer
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
    def pages(self) -> list[Sheet]:
        """The sheets as far as the viewer may know them."""
        match = self.replica.playing()
        return [sheet_of(match, seat, self.viewer) for seat in range(match.state.players)]

    @cached_property
    def marks(self) -> tuple[int, ...]:
        """By which the sheets are known, seat by seat; at the end each has a place, too."""
        over = int(self.replica.playing().state.over())
        return tuple(sheet.mark() ^ over for sheet in self.pages)

    def sheets(self, known: tuple[int, ...]) -> bytes:
        """The sheets that are not known by their marks; null if all are."""
        if known == self.marks:
            return b"null"
        if known not in self._sheets:
            before = known or (None,) * len(self.marks)
            titles: dict[str, str] = {}
            pages: list[SheetShape] = []
            for seat, (sheet, mark) in enumerate(zip(self.pages, self.marks)):
                if mark != before[seat]:
                    titles |= titles_of(sheet, self.words)
                    pages.append(self.reading.page(seat, sheet, mark))
            point = self.replica.game.point
            self._sheets[known] = ENCODER.encode(
                SheetsShape(self.reading.seq, point, titles, pages)
            )
        return self._sheets[known]

    def lines(self, after: int) -> bytes:
        """What happened after an entry."""
        if after not in self._lines:
            told = self.replica.told_after(self.viewer, after)
            self._lines[after] = ENCODER.encode([self.reading.line(one) for one in told])
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
