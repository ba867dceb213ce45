"""Telling: what a viewer reads of a table as it is, in one language; a page needs nothing else."""

from functools import cached_property
from itertools import repeat
from typing import Any

from groma.core.sheet import Sheet
from groma.words.reckoning import sheet_of

from .replica import Replica, Told
from .sentences import words_of
from .showing import (
    ENCODER,
    catch_up,
    choices,
    line,
    place_of,
    sheet_line,
    sums_of,
    text,
    titles_of,
)
from .wire.playing import LogLine, SheetLine, SheetNews, SheetsNews

Marks = tuple[tuple[int, ...], ...]  # by which sheets are known, row by row, seat by seat


class Reading:
    """What all who read one language share at an entry: each line is worded once."""

    def __init__(self, replica: Replica, lang: str) -> None:
        self.replica = replica
        self.seq = replica.seq
        self.words = words_of(replica, lang)
        self._lines: dict[tuple[int, int], LogLine] = {}  # by entry and number
        self._rows: dict[tuple[int, str, int], list[SheetLine]] = {}  # by seat, row and mark

    def line(self, told: Told) -> LogLine:
        """A line of the log, for who may read it."""
        key = told.seq, told.line
        if key not in self._lines:
            self._lines[key] = line(self.words, told, self.replica)
        return self._lines[key]

    def row(self, seat: int, sheet: Sheet, row: str, mark: int) -> list[SheetLine]:
        """The lines of a row on the sheet of a seat; the mark stands for all that is in it."""
        key = seat, row, mark
        if key not in self._rows:
            lines = [one for one in sheet.lines if one.row == row]
            self._rows[key] = [sheet_line(one, self.words) for one in lines]
        return self._rows[key]


class Telling:
    """One viewer and one language at one entry: made once, for all who read it."""

    def __init__(self, reading: Reading, viewer: int, view: Any) -> None:
        self.reading = reading
        self.replica = reading.replica
        self.words = reading.words
        self.view = view  # the viewer's
        self.viewer = viewer
        self._lines: dict[int, bytes] = {}  # after an entry
        self._sheets: dict[Marks, bytes] = {}  # for who knows these marks

    @property
    def decides(self) -> bool:
        """Whether the viewer is asked something."""
        match = self.replica.match
        return match is not None and self.replica.header.turn == self.viewer

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
    def marks(self) -> Marks:
        """By which the sheets are known; at the end each has a place, too."""
        over = self.replica.playing().state.over()
        return tuple((*sheet.marks(), over) for sheet in self.pages)

    def sheets(self, known: Marks) -> bytes:
        """The sheets that are not known by their marks; null if all are."""
        if known == self.marks:
            return b"null"
        if known not in self._sheets:
            pages = [
                self._page(seat, known[seat] if known else ())
                for seat, marks in enumerate(self.marks)
                if not known or known[seat] != marks
            ]
            titles = {} if known else titles_of(self.pages[0], self.words)
            point = self.replica.game.point
            found = SheetsNews(self.reading.seq, point, titles, pages)
            self._sheets[known] = ENCODER.encode(found)
        return self._sheets[known]

    def _page(self, seat: int, known: tuple[int, ...]) -> SheetNews:
        """The sheet of a seat with the rows that are not known."""
        sheet = self.pages[seat]
        lines: list[SheetLine] = []
        changed: list[str] = []
        for row, mark, before in zip(sheet.rows, self.marks[seat], known or repeat(None)):
            if mark != before:
                changed.append(row)
                lines += self.reading.row(seat, sheet, row, mark)
        place = place_of(self.replica.playing(), seat)
        return SheetNews(seat, sheet.total(), sums_of(sheet), lines, place, changed=changed)

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

    def event(self, after: int, known: Marks, described: bool = False) -> tuple[bytes, Marks]:
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
