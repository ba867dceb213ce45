"""Showing: what a viewer is given of a table; nothing here depends on what it may not know."""

from functools import cached_property
from itertools import repeat
from typing import Any, Final, NamedTuple

import msgspec

from groma.core.foresight import Foresight, Preview
from groma.core.record import verify
from groma.core.sheet import Line, Sheet
from groma.core.usual import Usual, declared
from groma.words import telling
from groma.words.reckoning import preview_said, sheet_of, verdict
from groma.words.telling import Board
from groma.words.words import spoken

from .entries import OVER, RUNNING, STATUSES, name_of
from .header import Called, Header
from .ids import written
from .problems import not_now
from .replica import Replica, Told
from .sentences import TableWords, told_words
from .wire.playing import (
    Choice,
    Choices,
    LogLine,
    LogShape,
    PreviewShape,
    SectionShape,
    SheetLine,
    SheetShape,
    SheetsShape,
    TextShape,
    UndoShape,
    VerdictShape,
)
from .wire.tables import (
    ChairShape,
    ClaimShape,
    ClockShape,
    HolidayShape,
    RequestShape,
    TableShape,
)

ENCODER: Final = msgspec.json.Encoder()


def chairs(replica: Replica) -> list[ChairShape]:
    """Who sits where."""
    return [
        ChairShape(
            number,
            replica.texts.name(seat.called),
            None if seat.person is None else written(seat.person),
            seat.bot,
            seat.away,
            seat.called.person in replica.texts.guests,
            holiday(replica.header, number),
        )
        for number, seat in enumerate(replica.header.seats)
    ]


def holiday(header: Header, seat: int) -> HolidayShape | None:
    """The last holiday that the owner of a seat has told of."""
    known = header.holidays.get(seat)
    if not known:
        return None
    begins = max(known)
    return HolidayShape(begins, known[begins]) if known[begins] > begins else None


def clock(header: Header) -> ClockShape | None:
    """The clock of a table."""
    given = header.clock
    if given is None:
        return None
    return ClockShape(given.allowance, given.bank, given.increment, given.weekend)


def claims(replica: Replica) -> list[ClaimShape]:
    """Who waits for which seat, and how long."""
    header = replica.header
    return [
        ClaimShape(seat, written(claim.person), _name(replica, claim.person), header.ripe(seat))
        for seat, claim in sorted(header.claims.items())
    ]


def _name(replica: Replica, person: int) -> str:
    return replica.texts.name(Called(person))


def table(replica: Replica) -> TableShape:
    """What everybody knows of a table."""
    header = replica.header
    opening = header.opening
    request = replica.request
    moves = 0 if replica.match is None else len(replica.match.moves)
    return TableShape(
        id=written(header.id),
        game=opening.game,
        rules=opening.rules,
        title=replica.texts.title,
        status=STATUSES[header.status],
        settings={
            setting.name: setting.labels[value]
            for setting, value in zip(replica.game.settings, opening.settings)
        },
        seats=chairs(replica),
        host=written(header.host),
        hidden=opening.hidden,
        worded=opening.worded,
        quiet=opening.quiet,
        foresight=opening.foresight,
        accounts=opening.accounts,
        hints=opening.hints,
        clock=clock(header),
        seal=replica.seal(),
        seq=replica.seq,
        moves=moves,
        turn=header.turn,
        since=header.since,
        deadline=header.deadline,
        banks=header.banks,
        request=None
        if request is None
        else RequestShape(request.seat, moves - request.keep, sorted(request.agreed), request.ends),
        reminder=None if header.clock is None else header.clock.reminded_after,
        grace=header.grace,
        strangers=header.among_strangers,
        claims=claims(replica),
        broken_off=header.broken_off,
        paused=header.paused,
        created_at=header.created_at,
        forked_from=None if opening.forked_from is None else written(opening.forked_from),
        example=opening.example,
        brought=opening.brought,
    )


def legal(replica: Replica, viewer: int) -> list[int] | None:
    """One's own legal moves; nobody else learns even how many there are."""
    match = replica.match
    if match is None or match.state.seat != viewer or replica.header.seats[viewer].away:
        return None
    if replica.header.broken_off or replica.header.paused is not None:
        return None
    return match.state.legal()


def undo(replica: Replica, viewer: int) -> UndoShape | None:
    """How far a seat may go back by itself."""
    match = replica.match
    if match is None or viewer >= replica.header.players or not match.moves:
        return None
    if replica.header.broken_off:
        return UndoShape(0, "undo-stops-at-end")
    count, stops = match.undoable(viewer)
    return UndoShape(count, stops)


class Seen:
    """What a viewer sees of a table at an entry."""

    def __init__(self, replica: Replica, viewer: int, view: Any, known: dict[str, Any]) -> None:
        self.seq = replica.seq
        self.viewer = viewer
        self.view = view  # None: the table has not started
        self.table = known  # what everybody knows of it
        self.legal = ENCODER.encode(legal(replica, viewer))
        self.undo = ENCODER.encode(undo(replica, viewer))

    @cached_property
    def encoded(self) -> bytes:
        """All of it, without the notes and the closing brace."""
        return b'{"seq":%d,"viewer":%d,"table":%b,"view":%b,"legal":%b,"undo":%b,"notes":' % (
            self.seq,
            self.viewer,
            ENCODER.encode(self.table),
            ENCODER.encode(self.view),
            self.legal,
            self.undo,
        )


def views(replica: Replica, viewers: list[int]) -> list[Seen]:
    """The views of several viewers."""
    known: dict[str, Any] = msgspec.to_builtins(table(replica))
    match = replica.match
    seen = repeat(None) if match is None else replica.game.views(match.state, viewers)
    return [Seen(replica, viewer, view, known) for viewer, view in zip(viewers, seen)]


def notes(replica: Replica, viewer: int, since: int) -> list[list[int]]:
    """The notes that a viewer may read, from a place in the story on."""
    return [told.note.to_json() for told in replica.told(viewer, since) if told.note is not None]


# ---- in words -----------------------------------------------------------------------------------


def choices(
    replica: Replica, viewer: int, words: TableWords, previews: bool = True, view: Any = None
) -> Choices:
    """What may be chosen now, with words and, if wanted and allowed, what each move would bring.

    `view` is the viewer's, if somebody has made it.
    """
    match = replica.match
    if match is None:
        raise not_now("gathering")
    state = match.state
    if state.over() or replica.header.broken_off:
        return Choices(replica.seq, None, "", "", "", [])
    if legal(replica, viewer) is None:
        step = state.pending()
        return Choices(replica.seq, state.seat, step.name, step.clause, "", [])
    if not replica.header.opening.foresight:
        return asked(match, words, replica.seq, False, view, bare=True)
    return asked(match, words, replica.seq, previews, view)


class Since(NamedTuple):
    """From where changes are counted: the sheet, and how much lay pending below the choice."""

    sheet: Sheet
    below: int


def since(board: Board) -> Since:
    """From the table as it is."""
    state = board.state
    return Since(sheet_of(board, state.seat, state.seat), state.below())


def asked(
    board: Board,
    words: TableWords,
    seq: int,
    previews: bool = True,
    view: Any = None,
    before: Since | None = None,
    bare: bool = False,
) -> Choices:
    """What is asked of the seat that decides, in words; changes count from `before`, if given.

    `bare`: nor do words say what a move would bring.
    """
    state = board.state
    step = state.pending()
    seen = view or board.game.view(state, state.seat)
    prompt = telling.prompt(words, board, view=seen)
    brief = telling.short_prompt(words, board, view=seen)
    offered = offers(board, words, previews, seen, before, bare)
    made = Choices(seq, state.seat, step.name, step.clause, prompt, offered, brief)
    put_up(made, declared(state))
    return made


def put_up(choices: Choices, usual: Usual | None) -> None:
    """Say which of the choices needs no question."""
    choices.usual = None if usual is None else usual.move
    choices.sure = usual is not None and usual.sure


def offers(
    board: Board,
    words: TableWords,
    previews: bool,
    view: Any = None,
    before: Since | None = None,
    bare: bool = False,
) -> list[Choice]:
    """The legal moves of the seat that decides; changes count from `before`, if given."""
    sheet, below = before or since(board)
    foresight = Foresight(board.game, board.state, board.state.seat, sheet.by_row(), below)
    offered: list[Choice] = []
    for move, hint in telling.hints_of_moves(board, view).items():
        seen = foresight.preview(move) if previews else foresight.glance(move)
        told = words.bare_move(move, hint) if bare else None
        offered.append(
            Choice(
                move,
                board.game.moves.text(move),
                told or words.move(move, hint),
                preview_said(words, sheet, seen)[0],
                sum(seen.rows),
                seen.open,
                seen.final,
                seen.part,
                words.deed(move, hint),
                None if told else words.short_move(move, hint),
                seen.unsure,
            )
        )
    return offered


def preview(
    board: Board, move: int, words: TableWords, before: Since | None = None
) -> PreviewShape:
    """What a legal move would change on the sheet of the seat that decides, from `before` on."""
    sheet, below = before or since(board)
    state = board.state
    seen = Foresight(board.game, state, state.seat, sheet.by_row(), below).preview(move)
    return preview_shape(words, sheet, seen)


def preview_shape(words: TableWords, sheet: Sheet, seen: Preview) -> PreviewShape:
    """What was foreseen, row by row and in words."""
    changed = {row: change for row, change in zip(sheet.rows, seen.rows) if change}
    said = preview_said(words, sheet, seen)[0]
    return PreviewShape(changed, sum(changed.values()), seen.open, said, seen.unsure)


def line(words: TableWords, told: Told, replica: Replica) -> LogLine:
    """A line of the log."""
    shown = LogLine(
        told.at,
        told_words(words, told),
        None if told.note is None else told.note.to_json(),
        None if told.entry is None else name_of(told.entry.kind),
        f"{told.seq}.{told.line}",
        told.undoes,
    )
    if told.note is not None:
        shown.brief = words.short_note(told.note)
        shown.move = replica.moves_at(told.seq)
        if shown.move:
            shown.mover = replica.playing().mover(shown.move - 1)
            shown.gains = replica.gains(shown.move)
    return shown


def log(replica: Replica, viewer: int, words: TableWords, since: int = 0) -> LogShape:
    """What a viewer may read; `since` counts the viewer's own lines."""
    lines = [line(words, told, replica) for told in list(replica.told(viewer))[since:]]
    return LogShape(replica.seq, lines)


def catch_up(replica: Replica, viewer: int, words: TableWords) -> LogShape:
    """What happened since a seat last decided; an onlooker gets everything."""
    seated = viewer < replica.header.players
    told = replica.since_own_move(viewer) if seated else replica.told(viewer)
    return LogShape(replica.seq, [line(words, one, replica) for one in told])


def sheets(replica: Replica, viewer: int, words: TableWords) -> SheetsShape:
    """All score sheets, as a viewer may know them."""
    match = replica.match
    if match is None:
        raise not_now("gathering")
    return sheets_at(match, viewer, words, replica.seq)


def sheets_at(board: Board, viewer: int, words: TableWords, seq: int) -> SheetsShape:
    """The same of a table at any moment."""
    pages: list[SheetShape] = []
    titles: dict[str, str] = {}
    for seat in range(board.state.players):
        sheet = sheet_of(board, seat, viewer)
        titles |= titles_of(sheet, words)
        pages.append(page(board, seat, sheet, words))
    return SheetsShape(seq, board.game.point, titles, pages)


def page(board: Board, seat: int, sheet: Sheet, words: TableWords) -> SheetShape:
    """The sheet of a seat."""
    lines = [sheet_line(one, words) for one in sheet.lines]
    return SheetShape(seat, sheet.total(), sums_of(sheet), lines, place_of(board, seat))


def sums_of(sheet: Sheet) -> dict[str, int]:
    """The points of each row."""
    return dict(zip(sheet.rows, sheet.by_row()))


def place_of(board: Board, seat: int) -> int | None:
    """Where a seat ended up, if the game is over."""
    return board.game.places(board.state)[seat] if board.state.over() else None


def sheet_line(line: Line, words: TableWords) -> SheetLine:
    """A line of a sheet."""
    told = words.line(line)
    return SheetLine(line.row, line.clause, line.points, told, line.pieces, line.concealed)


def titles_of(sheet: Sheet, words: TableWords) -> dict[str, str]:
    """What the rows of a sheet are called."""
    return {row: words.row(row) for row in sheet.rows}


def text(replica: Replica, viewer: int, words: TableWords) -> TextShape:
    """The table in sentences, without what is for eyes only."""
    match = replica.match
    if match is None:
        raise not_now("gathering")
    words.ears = True
    minus = words.text("word-minus")
    said = telling.described(match, viewer)
    parts: list[SectionShape] = []
    for part in telling.sections(said):
        heading, sentences = telling.for_ears(part)
        seat = telling.seat_of(part, replica.header.players)
        lines = [spoken(words.say(saying), minus) for saying in sentences]
        parts.append(SectionShape(" ".join(map(words.say, heading)), seat, lines))
    decides = legal(replica, viewer) is not None
    now = [saying for saying in said if decides and telling.is_now(saying)]
    above = [spoken(words.say(saying), minus) for saying in now]
    return TextShape(replica.seq, above, parts)


def record(replica: Replica) -> dict[str, Any]:
    """The record so far; seed and secret moves only at the end."""
    match = replica.match
    if match is None:
        raise not_now("gathering")
    kept = match.record()
    kept.names = replica.names()
    shown: dict[str, Any] = msgspec.json.decode(kept.to_json(replica.game))
    return shown


def verified(replica: Replica, words: TableWords) -> VerdictShape:
    """Whether the finished game is what the rules make of the sealed deal."""
    if replica.header.status != OVER:
        raise not_now("running" if replica.header.status == RUNNING else "gathering")
    kept = replica.playing().record()
    found = verify(kept, replica.game)
    said, sound = verdict(words, kept, replica.game)
    return VerdictShape(sound, found.wrong, found.at, found.clause, " ".join(said))
