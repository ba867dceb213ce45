"""Playing: a move and what it brings, what may be done, what was told, how it stands."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

import msgspec
from msgspec import Meta

from .common import Count, Seq, Shape
from .tables import TableShape

Move = int | Annotated[str, Meta(max_length=100)]  # its number or its notation


class MoveWanted(Shape):
    """A move chosen with the table at entry `seq`, or several: played in order, all or none.

    Later entries that left the position as it was do not matter. The key is made by the client; who
    repeats a request with its key gets the first answer again.
    """

    seq: Seq
    move: Move | Annotated[list[Move], Meta(min_length=1, max_length=100)]
    key: UUID


class MoveAsked(Shape):
    """A question about a move, as the table would be after some other moves of one's own."""

    move: Move
    after: Annotated[list[Move], Meta(max_length=32)] = msgspec.field(default_factory=list)


class TrialWanted(Shape):
    """Moves to be tried, chosen with the table at entry `seq`; nothing comes of them."""

    seq: Seq
    moves: Annotated[list[Move], Meta(min_length=1, max_length=32)]


class UndoWanted(Shape):
    """Take back so many of one's own moves; 0: as many as the rules allow in this turn."""

    seq: Seq
    key: UUID
    count: Count = 1


class AnswerWanted(Shape):
    """An answer to a request."""

    seq: Seq
    key: UUID


class UndoShape(msgspec.Struct):
    """How many moves one may take back, and what stops it."""

    count: int
    stops: str
    words: str | None = None


class TellingShape(msgspec.Struct):
    """What a page needs beside a view, in the language of its stream.

    `lines` are those after entry `after`; 0: the whole log. `sheets` are those of seats
    on whose sheet something changed; null: none. `text` and `since` are there if the stream was
    asked for them: the table in sentences, and what happened since one's own last move.
    """

    after: int
    lines: "list[LogLine]"
    choices: "Choices"
    sheets: "SheetsNews | None"
    text: "TextShape | None" = None
    since: "list[LogLine] | None" = None


class TableView(msgspec.Struct):
    """A table as a viewer sees it: seat number, or number of players for an onlooker."""

    seq: int
    viewer: int
    table: TableShape
    view: Any  # the game's own, null before the start
    legal: list[int] | None  # of the seat that decides, for its own eyes
    undo: UndoShape | None
    notes: list[list[int]]  # what was told since the event before
    told: TellingShape | None = None  # in words, on a stream that was opened with a language


class Choice(msgspec.Struct):
    """A legal move: its number, its notation, its words, and what it brings on one's own sheet."""

    move: int
    notation: str
    words: str
    preview: str
    points: int  # the change in all, in units of the sheet
    open: bool  # at best: it hangs on what is chosen next
    final: bool  # it could not be taken back: another decides then, or something is turned up
    part: bool  # the same choice, or the turn, goes on after it, and one can know with what
    deed: str  # what it does in a word or two, for a button; "": nobody has said it
    brief: str | None = None  # its words in short, with marks of pieces: see LogLine
    unsure: bool = False  # something hidden makes more or less of it, and is not counted


class Choices(msgspec.Struct):
    """What may be chosen now, and by whom; the list is for the eyes of the seat that decides."""

    seq: int
    turn: int | None
    step: str
    clause: str
    prompt: str
    choices: list[Choice]
    brief: str = ""  # the prompt in short, with marks of pieces; "": it has no short form
    usual: int | None = None  # the move that is put up until one chooses another ...
    sure: bool = False  # ... and whether no other one makes sense
    # In a trial: what is asked after whatever is chosen now, the usual first; it can be said before
    ahead: list[Choice] = msgspec.field(default_factory=list)


class WhyNot(msgspec.Struct):
    """Whether a move is allowed now, and if not, why."""

    allowed: bool
    clause: str
    words: str


class HintShape(msgspec.Struct):
    """What a master would do in my place, and what speaks for it, in sentences."""

    seq: int
    moves: list[int]  # the parts of the choice, up to where something new is seen
    words: list[str]
    # the same in short, with pieces as marks, for who sees a board; [] from an earlier program
    brief: list[str] = []


class PreviewShape(msgspec.Struct):
    """What a move would bring in each row of one's own sheet.

    What comes right after it anyway is not counted, and said in the words alone.
    """

    rows: dict[str, int]
    total: int
    open: bool  # at best: it hangs on what is chosen next
    words: str
    unsure: bool = False  # something hidden makes more or less of it, and is not counted


class TrialShape(msgspec.Struct):
    """The table as it would be after moves of one's own, as far as one can know.

    `whole`: nothing is left to choose of what was begun; `stop`: because another decides then, or
    something new would be seen. In the latter case nothing else is told. While something is left,
    of it or of its turn, `legal` and `choices` are what may follow; their points, and `brings`,
    count from the table as it is.
    """

    seq: int
    whole: bool
    stop: bool
    view: Any = None  # the game's own
    legal: list[int] | None = None
    choices: Choices | None = None
    brings: PreviewShape | None = None  # the moves so far; null at a table without foresight


class LogLine(msgspec.Struct):
    """Something that happened: a note of the game by its numbers, or an entry of the table.

    `id` never changes: the number of the entry, and of the line in it. A line that takes back says
    by `undoes` with which entry what was taken back begins.

    `brief` says it in short to who sees a board; what a board may draw stands in it as a mark:
    "[card:market|Market]" is the sort, the label and the name. "": other lines beside it say it.
    `move` is how many moves had been made then, `mover` who made the last of them, and `gains` by
    how much it changed what everybody can see of each seat's points, if it did.
    """

    at: datetime
    words: str
    note: list[int] | None = None
    entry: str | None = None
    id: str = ""
    undoes: int | None = None
    brief: str | None = None
    move: int | None = None
    mover: int | None = None
    gains: list[int] | None = None


class LogShape(msgspec.Struct):
    """The log as a viewer may read it."""

    seq: int
    lines: list[LogLine]


class SheetLine(msgspec.Struct):
    """One entry of a score sheet; of what is concealed a viewer may not know how much it counts."""

    row: str
    clause: str
    points: int
    words: str
    pieces: list[int]
    concealed: bool


class SheetShape(msgspec.Struct):
    """The points of one seat as a viewer may know them; so many units are one point."""

    seat: int
    total: int
    rows: dict[str, int]
    lines: list[SheetLine]
    place: int | None = None


class SheetsShape(msgspec.Struct):
    """All sheets."""

    seq: int
    point: int
    titles: dict[str, str]
    sheets: list[SheetShape]


class SheetNews(SheetShape, kw_only=True):
    """The same with the lines of the rows that have changed; those of all others are as before."""

    changed: list[str]


class SheetsNews(msgspec.Struct):
    """The sheets that have changed; titles come with the first."""

    seq: int
    point: int
    titles: dict[str, str]
    sheets: list[SheetNews]


class SectionShape(msgspec.Struct):
    """A part of the table in sentences; `seat`: whose it is, if anybody's."""

    heading: str
    seat: int | None
    lines: list[str]


class TextShape(msgspec.Struct):
    """The table in sentences, for who does not see it; `now` stands right above the decision."""

    seq: int
    now: list[str]
    sections: list[SectionShape]


class Moment(msgspec.Struct):
    """The table after its first `at` moves of `of`, as a viewer sees it."""

    at: int
    of: int
    seat: int | None  # who decides then; null: the game is over
    mover: int | None  # whose move led here; null: none was made yet
    viewer: int
    view: Any  # the game's own
    legal: list[int] | None  # of the viewer's seat, if it decides
    prompt: str
    lines: list[LogLine]  # what that move told, or at the start the deal
    sheets: SheetsShape  # as the viewer may know them; their `seq` is the number of moves
    choices: list[Choice] | None = None  # only where a lesson or a puzzle asks for a move
    brief: str = ""  # the prompt in short


class ChapterShape(msgspec.Struct):
    """Where a chapter of the log begins: told by move `at` (0: by the deal), with this note."""

    at: int
    note: list[int]


class CourseShape(msgspec.Struct):
    """The points of each seat in units of the sheet: before the first move, and after each.

    `movers`: who made each move; `chapters`: the rounds, phases or turns that the log tells of.
    """

    totals: list[list[int]]
    movers: list[int]
    chapters: list[ChapterShape]


class TutorialStepShape(msgspec.Struct):
    """Something said at a moment; at a gate the reader makes the next move, `move`."""

    at: int
    words: str
    gate: bool
    move: int | None
    hint: str  # the answer to any other move
    pieces: list[str]  # what it is about: "<sort>:<label>", with "@<seat>" where it is somebody's


class TutorialShape(msgspec.Struct):
    """A recorded game with words beside its moments, seen from one seat."""

    game: str
    title: str
    players: int
    names: list[str]
    seat: int
    steps: list[TutorialStepShape]


class PuzzleShape(msgspec.Struct):
    """A position in which one move is clearly best, and the question, as its seat sees it."""

    game: str
    title: str
    number: int
    of: int  # the last number; after it they begin again
    today: bool  # whether it is the one of this day, by Greenwich
    before: int | None  # the numbers beside it
    after: int | None
    names: list[str]
    seat: int
    question: str
    moment: Moment  # with `choices`; after the first parts of the solution, if they were given


class PuzzleAnswer(Shape):
    """The parts of a choice that solve a puzzle, one after the other; none: show the solution."""

    moves: Annotated[list[Count], Meta(max_length=20)]


class PuzzleVerdict(msgspec.Struct):
    """Whether an answer is right. While parts of it are missing nothing else is told."""

    right: bool
    whole: bool  # nothing more is asked
    solution: list[int]
    asked: int  # so many parts of the solution were asked for; the others follow from them
    loss: int | None  # points that the answer gives away, where that is known
    words: list[str]


class VerdictShape(msgspec.Struct):
    """Whether a record is what the rules make of the sealed deal."""

    sound: bool
    wrong: str
    at: int
    clause: str
    words: str
