"""Showing: what a viewer is given of a table; nothing here depends on what it may not know."""

from itertools import repeat
from typing import Any, Final

import msgspec

from groma.core.match import Foresight, Preview
from groma.words import telling
from groma.words.reckoning import preview_said, sheet_of, verdict
from groma.words.telling import Board
from groma.words.words import spoken

from .entries import OVER, RUNNING, STATUSES, name_of
from .ids import written
from .problems import not_now
from .replica import Replica, Told
from .said import ServerWords, told_words
from .shapes.playing import (
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
from .shapes.tables import ChairShape, ClockShape, RequestShape, TableShape
from .store import Header, Seat
from .tables import Place

ENCODER: Final = msgspec.json.Encoder()


def chairs(seats: list[Seat]) -> list[ChairShape]:
    """Who sits where."""
    return [
        ChairShape(
            number,
            seat.name,
            None if seat.person is None else written(seat.person),
            seat.bot,
            seat.away,
        )
        for number, seat in enumerate(seats)
    ]


def clock(header: Header) -> ClockShape | None:
    """The clock of a table."""
    given = header.clock
    if given is None:
        return None
    return ClockShape(given.allowance, given.bank, given.increment)


def table(replica: Replica) -> TableShape:
    """What everybody knows of a table."""
    header = replica.header
    request = replica.request
    moves = 0 if replica.match is None else len(replica.match.moves)
    return TableShape(
        id=written(header.id),
        game=header.game,
        rules=header.rules,
        title=header.title,
        status=STATUSES[header.status],
        settings={
            setting.name: setting.labels[value]
            for setting, value in zip(replica.game.settings, header.settings)
        },
        seats=chairs(header.seats),
        host=written(header.host),
        hidden=header.hidden,
        worded=header.worded,
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
        else RequestShape(request.seat, moves - request.keep, sorted(request.agreed)),
        created_at=header.created_at,
        forked_from=None if header.forked_from is None else written(header.forked_from),
        example=header.example,
    )


def legal(replica: Replica, viewer: int) -> list[int] | None:
    """One's own legal moves; nobody else learns even how many there are."""
    match = replica.match
    if match is None or match.state.seat != viewer or replica.header.seats[viewer].away:
        return None
    return match.state.legal()


def undo(replica: Replica, viewer: int) -> UndoShape | None:
    """How far a seat may go back by itself."""
    match = replica.match
    if match is None or viewer >= replica.header.players or not match.moves:
        return None
    count, stops = match.undoable(viewer)
    return UndoShape(count, stops)


def view(place: Place, viewer: int) -> bytes:
    """The view of a table, encoded, without the notes and the closing brace.

    When a table is shown to all who watch it, their views are made together, each once.
    """
    if viewer not in place.awaiting:
        return views(place.replica, [viewer])[0]
    if viewer not in place.frames:
        place.frames |= zip(place.awaiting, views(place.replica, place.awaiting))
    return place.frames[viewer]


def views(replica: Replica, viewers: list[int]) -> list[bytes]:
    """The views of several viewers, encoded."""
    public = ENCODER.encode(table(replica))
    match = replica.match
    seen = repeat(None) if match is None else replica.game.views(match.state, viewers)
    return [
        b'{"seq":%d,"viewer":%d,"table":%b,"view":%b,"legal":%b,"undo":%b,"notes":'
        % (
            replica.seq,
            viewer,
            public,
            ENCODER.encode(shown),
            ENCODER.encode(legal(replica, viewer)),
            ENCODER.encode(undo(replica, viewer)),
        )
        for viewer, shown in zip(viewers, seen)
    ]


def notes(replica: Replica, viewer: int, since: int) -> list[list[int]]:
    """The notes that a viewer may read, from a place in the story on."""
    return [told.note.to_json() for told in replica.told(viewer, since) if told.note is not None]


def whole_view(place: Place, viewer: int, since: int | None = None) -> bytes:
    """The view of a table with the notes from a place in the story on; None: no notes."""
    told = [] if since is None else notes(place.replica, viewer, since)
    return view(place, viewer) + ENCODER.encode(told) + b"}"


# ---- in words -----------------------------------------------------------------------------------


def choices(replica: Replica, viewer: int, words: ServerWords, previews: bool = True) -> Choices:
    """What may be chosen now, with words and, if wanted, what each move would bring."""
    match = replica.match
    if match is None:
        raise not_now("gathering")
    state = match.state
    if state.over():
        return Choices(replica.seq, None, "", "", "", [])
    step = state.pending()
    offered: list[Choice] = []
    asked = ""
    if legal(replica, viewer) is not None:
        asked = telling.prompt(words, match)
        offered = offers(match, words, previews)
    return Choices(replica.seq, state.seat, step.name, step.clause, asked, offered)


def offers(board: Board, words: ServerWords, previews: bool) -> list[Choice]:
    """The legal moves of the seat that decides."""
    seat = board.state.seat
    sheet = sheet_of(board, seat, seat)
    foresight = Foresight(board.game, board.state, seat)
    unknown = [0] * len(sheet.rows)
    offered: list[Choice] = []
    for move, hint in telling.hints_of_moves(board).items():
        seen = (
            foresight.preview(move) if previews else Preview(unknown, False, foresight.final(move))
        )
        offered.append(
            Choice(
                move,
                board.game.moves.text(move),
                words.move(move, hint),
                preview_said(words, sheet, seen)[0],
                sum(seen.rows),
                seen.open,
                seen.final,
            )
        )
    return offered


def preview(replica: Replica, seat: int, move: int, words: ServerWords) -> PreviewShape:
    """What a legal move would change on the sheet of the seat that decides."""
    match = replica.playing()
    seen = match.preview(seat, move)
    sheet = sheet_of(match, seat, seat)
    changed = {row: change for row, change in zip(sheet.rows, seen.rows) if change}
    said = preview_said(words, sheet, seen)[0]
    return PreviewShape(changed, sum(changed.values()), seen.open, said)


def line(words: ServerWords, told: Told) -> LogLine:
    """A line of the log."""
    return LogLine(
        told.at,
        told_words(words, told),
        None if told.note is None else told.note.to_json(),
        None if told.entry is None else name_of(told.entry.kind),
    )


def log(replica: Replica, viewer: int, words: ServerWords, since: int = 0) -> LogShape:
    """What a viewer may read; `since` counts the viewer's own lines."""
    lines = [line(words, told) for told in list(replica.told(viewer))[since:]]
    return LogShape(replica.seq, lines)


def catch_up(replica: Replica, viewer: int, words: ServerWords) -> LogShape:
    """What happened since a seat last decided; an onlooker gets everything."""
    seated = viewer < replica.header.players
    told = replica.since_own_move(viewer) if seated else replica.told(viewer)
    return LogShape(replica.seq, [line(words, one) for one in told])


def sheets(replica: Replica, viewer: int, words: ServerWords) -> SheetsShape:
    """All score sheets, as a viewer may know them."""
    match = replica.match
    if match is None:
        raise not_now("gathering")
    return sheets_at(match, viewer, words, replica.seq)


def sheets_at(board: Board, viewer: int, words: ServerWords, seq: int) -> SheetsShape:
    """The same of a table at any moment."""
    game = board.game
    over = board.state.over()
    places = game.places(board.state) if over else []
    pages: list[SheetShape] = []
    titles: dict[str, str] = {}
    for seat in range(board.state.players):
        sheet = sheet_of(board, seat, viewer)
        titles |= {row: words.row(row) for row in sheet.rows if row not in titles}
        lines = [
            SheetLine(one.row, one.clause, one.points, words.line(one), one.pieces)
            for one in sheet.lines
        ]
        rows = {row: sheet.row(row) for row in sheet.rows}
        place = places[seat] if over else None
        pages.append(SheetShape(seat, sheet.total(), rows, lines, place))
    return SheetsShape(seq, game.point, titles, pages)


def text(replica: Replica, viewer: int, words: ServerWords) -> TextShape:
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
    shown: dict[str, Any] = msgspec.json.decode(match.record().to_json(replica.game))
    return shown


def verified(replica: Replica, words: ServerWords) -> VerdictShape:
    """Whether the finished game is what the rules make of the sealed deal."""
    from groma.core.record import verify

    if replica.header.status != OVER:
        raise not_now("running" if replica.header.status == RUNNING else "gathering")
    kept = replica.playing().record()
    found = verify(kept, replica.game)
    said, sound = verdict(words, kept, replica.game)
    return VerdictShape(sound, found.wrong, found.at, found.clause, " ".join(said))
