"""Playing: views, moves, questions, taking back, the log, the sheet, the record, the stream."""

import asyncio
import time
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from groma.table import moments, showing, trying
from groma.table.entries import MOVE, UNDO
from groma.table.judging import asked, playing
from groma.table.judging.asked import move_of
from groma.table.wire.playing import (
    Choices,
    CourseShape,
    LogShape,
    Moment,
    MoveAsked,
    MoveWanted,
    PreviewShape,
    SheetsShape,
    TextShape,
    TrialShape,
    TrialWanted,
    UndoWanted,
    VerdictShape,
    WhyNot,
)
from groma.table.wire.tables import Done

from ..asking import JSON, Answer
from ..live.lines import Line
from ..routes import get, post
from .common import Asking

Since = Annotated[int, Meta(ge=0, le=1_000_000)]
EyesOf = Annotated[str, Meta(pattern="^(open|[0-8])$")]
BREATH: Final = 0.01  # seconds for which one request may hold a home
EVENTS: Final = {"content-type": "text/event-stream", "cache-control": "no-store"}


@get("/tables/{table}/view")
async def see(asking: Asking, table: str) -> Answer:
    """With the eyes of my seat, or an onlooker's."""
    live = await asking.table(table)
    seen = live.view(asking.viewer(live)).encoded
    return Answer(200, {"content-type": JSON}, seen + b'[],"told":null}')


@get("/tables/{table}/stream")
async def stream(asking: Asking, table: str) -> Answer:
    """Server-Sent Events, as a server sends them."""
    lang = asking.query("lang", Literal["en", "de"], "")
    text = asking.query("text", bool, False)
    company = asking.query("presence", bool, False)
    live = await asking.table(table)
    asking.home.players.mind(live)  # where a bot has failed, it may try again now
    last = asking.asked.headers.get("last-event-id", "")
    after = int(last) if last.isdecimal() and len(last) < 10 else None
    line = Line(live, asking.who, after, lang, text, company)
    return Answer(200, EVENTS, events=line.events(asking.home.presence))


@get("/tables/{table}/legal")
async def choices(asking: Asking, table: str) -> Choices:
    """Every legal move with its notation, its words, and what it would bring on my sheet."""
    previews = asking.query("previews", bool, True)
    live = await asking.table(table)
    return showing.choices(live.replica, asking.viewer(live), asking.words(live), previews)


@post("/tables/{table}/moves")
async def play(asking: Asking, table: str) -> Done:
    """Answered only when it is stored. Who does not know whether it is, repeats it with its key."""
    asking.me()
    data = asking.body(MoveWanted)
    live = await asking.table(table)
    wanted = data.move if isinstance(data.move, list) else [data.move]
    moves = [move_of(live.replica.game, one) for one in wanted]
    return await asking.enter_at(table, MOVE, data, playing.play, moves)


@post("/tables/{table}/why-not", status=200)
async def why_not(asking: Asking, table: str) -> WhyNot:
    """Whether a move is allowed to me now; if not, the clause and the words of the reason."""
    person = asking.me()
    data = asking.body(MoveAsked)
    live = await asking.table(table)
    return trying.why_not(asked.ahead(live.replica, person.id, data), asking.words(live))


@post("/tables/{table}/preview", status=200)
async def preview(asking: Asking, table: str) -> PreviewShape:
    """What a legal move would bring on my sheet, as far as I can know."""
    person = asking.me()
    data = asking.body(MoveAsked)
    live = await asking.table(table)
    found = asked.ahead(live.replica, person.id, data)
    return trying.preview(live.replica, found, asking.words(live))


@post("/tables/{table}/trial", status=200)
async def trial(asking: Asking, table: str) -> TrialShape:
    """My table after moves of mine, as far as I can know it; nothing happens, nobody is told."""
    person = asking.me()
    data = asking.body(TrialWanted)
    live = await asking.table(table)
    tried = asked.trial(live.replica, person.id, data)
    return trying.shown(live.replica, tried, asking.words(live))


@post("/tables/{table}/undo", status=200)
async def undo(asking: Asking, table: str) -> Done:
    """My own last moves, up to where somebody else decided or I saw something new."""
    asking.me()
    data = asking.body(UndoWanted)
    return await asking.enter_at(table, UNDO, data, playing.undo, data.count)


# ---- reading ------------------------------------------------------------------------------------


@get("/tables/{table}/log")
async def log(asking: Asking, table: str) -> LogShape:
    """As I may read it; `since` counts my own lines."""
    since = asking.query("since", Since, 0)
    live = await asking.table(table)
    return showing.log(live.replica, asking.viewer(live), asking.words(live), since)


@get("/tables/{table}/catch-up")
async def catch_up(asking: Asking, table: str) -> LogShape:
    """What happened while I was away."""
    live = await asking.table(table)
    return showing.catch_up(live.replica, asking.viewer(live), asking.words(live))


@get("/tables/{table}/sheet")
async def sheet(asking: Asking, table: str) -> SheetsShape:
    """Every point is a line with its clause, as far as I may know it."""
    live = await asking.table(table)
    return showing.sheets(live.replica, asking.viewer(live), asking.words(live))


@get("/tables/{table}/text")
async def text(asking: Asking, table: str) -> TextShape:
    """What I see, for ears: section by section, without grids and their signs."""
    live = await asking.table(table)
    return showing.text(live.replica, asking.viewer(live), asking.words(live))


@get("/tables/{table}/moments/{at:int}")
async def moment(asking: Asking, table: str, at: int) -> Moment:
    """As I saw it; when the game is over, with the `eyes` of any viewer, or `open` ones."""
    eyes = asking.query("eyes", EyesOf)
    live = await asking.table(table)
    chosen = moments.eyes_of(live.replica, asking.viewer(live), eyes)
    return moments.moment(live.replica, at, chosen, asking.words(live))


@get("/tables/{table}/course")
async def course(asking: Asking, table: str) -> CourseShape:
    """The points of each seat after each move, as I could know them then: for a chart."""
    live = await asking.table(table)
    found: list[list[int]] = []
    begun = time.perf_counter()
    viewer = asking.viewer(live)
    movers, chapters = moments.movers(live.replica), moments.chapters(live.replica, viewer)
    for points in moments.course(live.replica, viewer):
        found.append(points)
        if time.perf_counter() - begun > BREATH:  # others have their turn meanwhile
            await asyncio.sleep(0)
            begun = time.perf_counter()
    return CourseShape(found, movers, chapters)


@get("/tables/{table}/record")
async def record(asking: Asking, table: str) -> dict[str, Any]:
    """Everything that makes this game; seed and secret moves are opened at the end."""
    return showing.record((await asking.table(table)).replica)


@get("/tables/{table}/verification")
async def verification(asking: Asking, table: str) -> VerdictShape:
    """Whether the finished game is what the rules make of the deal that was sealed at the start."""
    live = await asking.table(table)
    return showing.verified(live.replica, asking.words(live))


HANDLERS = [
    see,
    stream,
    choices,
    play,
    why_not,
    preview,
    trial,
    undo,
    log,
    catch_up,
    sheet,
    text,
    moment,
    course,
    record,
    verification,
]
