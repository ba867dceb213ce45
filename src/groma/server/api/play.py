"""Playing: views, moves, questions, taking back, the log, the sheet, the record, the stream."""

import asyncio
import time
from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.types import ASGIApp

from groma.table import moments, showing, trying
from groma.table.judging import asked
from groma.table.judging.asked import move_of
from groma.table.problems import Problem
from groma.table.wire.playing import (
    Choices,
    CourseShape,
    LogShape,
    Moment,
    MoveAsked,
    MoveWanted,
    PreviewShape,
    SheetsShape,
    TableView,
    TextShape,
    TrialShape,
    TrialWanted,
    UndoWanted,
    VerdictShape,
    WhyNot,
)
from groma.table.wire.tables import Done

from ..live.streams import Stream
from ..live.table import LiveTable
from ..metrics import METRICS
from ..people.company import unheard
from .common import (
    Asking,
    address_of,
    limited,
    live_of,
    looked_at,
    me,
    node_of,
    number,
    room_for_stream,
    seconds_to_look,
    somebody,
    viewer_of,
    words_at,
)
from .origins import note_origin
from .swift import Stored, SwiftPost

Since = Annotated[int, Parameter(ge=0, le=1_000_000)]
BREATH: Final = 0.003  # seconds for which one request may hold a node
EyesOf = Annotated[str | None, Parameter(pattern="^(open|[0-8])$")]


@get("/tables/{table:str}/view", guards=[limited("read")], summary="A table as I see it")
async def see(request: Asking, table: str) -> Response[TableView]:
    """With the eyes of my seat, or an onlooker's."""
    live = await looked_at(request, table)
    content: Any = live.view(viewer_of(request, live)).encoded + b'[],"told":null}'
    return Response(content, media_type="application/json")


@get(
    "/tables/{table:str}/stream",
    guards=[room_for_stream, limited("think")],
    media_type="text/event-stream",
    summary="Everything as it happens",
)
async def stream(
    request: Asking,
    table: str,
    lang: Literal["en", "de"] | None = None,
    text: bool = False,
    presence: bool = False,
) -> ASGIApp:
    """Server-Sent Events: `table` with a view whenever something happens, `chat`, and `bye`.

    The id of a `table` event is the number of the entry; after a break `Last-Event-ID` brings the
    newest view with the notes of everything since. With a language it is also told in words: the
    lines of the log since, what may be chosen, the sheets if they changed, and with `text` the
    table in sentences. After the first event come `change` events then, with those parts of the
    view that are new. With `presence` it tells who of the players is there, in events of that
    name. `restart` comes before an event if the database was set back: what was shown before never
    happened.
    """
    node = node_of(request)
    if node.stopping:
        raise Problem("stopping", 503)
    live = await looked_at(request, table)
    await note_origin(request, live)
    last = request.headers.get("last-event-id", "")
    person = request.user
    muted = set() if person is None else await unheard(node.database, person.id)
    after = int(last) if last.isdecimal() and len(last) < 10 else None
    if after is not None and after > live.replica.seq:  # another node knew more
        await node.tables.catch_up(live)

    async def find() -> LiveTable:
        return await node.tables.fresh(number(table))

    made = Stream(
        *(find, live, person, muted, after, lang or "", text, node.tables.presence, presence),
        await seconds_to_look(request, live),
    )
    return node.room.keeping(made, address_of(request), made.person)


@get("/tables/{table:str}/legal", guards=[limited("think")], summary="What I may do, in words")
async def choices(
    request: Asking, table: str, lang: str | None = None, previews: bool = True
) -> Choices:
    """Every legal move with its notation, its words, and what it would bring on my sheet.

    Without `previews` it is answered sooner: then nothing is said of points. Nor is it at a table
    that was opened without foresight.
    """
    live = await live_of(request, table)
    words = words_at(request, live, lang)
    begun = time.thread_time()
    found = showing.choices(live.replica, viewer_of(request, live), words, previews)
    if found.choices:
        METRICS.decision_seconds.observe(time.thread_time() - begun)
    return found


@SwiftPost("/tables/{table:str}/moves", guards=[somebody, limited("move")], summary="Play a move")
async def play(request: Asking, table: str, data: MoveWanted) -> Response[Done]:
    """Answered only when it is stored. Who does not know whether it is, repeats it with its key."""
    begun = time.perf_counter()
    node = node_of(request)
    table_number = number(table)
    live = await node.tables.find(table_number)
    if not live.replica.visible(me(request).id):
        live = await live_of(request, table)  # what we hold may be old
    wanted = data.move if isinstance(data.move, list) else [data.move]
    moves = [move_of(live.replica.game, one) for one in wanted]
    seq = await node.door.play(table_number, me(request), data.seq, moves, data.key)
    METRICS.move_seconds.observe(time.perf_counter() - begun)
    return Stored(seq)


@post(
    "/tables/{table:str}/why-not",
    guards=[somebody, limited("think")],
    status_code=200,
    summary="Why not?",
)
async def why_not(request: Asking, table: str, data: MoveAsked, lang: str | None = None) -> WhyNot:
    """Whether a move is allowed to me now; if not, the clause and the words of the reason."""
    live = await live_of(request, table)
    found = asked.ahead(live.replica, me(request).id, data)
    return trying.why_not(found, words_at(request, live, lang))


@post(
    "/tables/{table:str}/preview",
    guards=[somebody, limited("think")],
    status_code=200,
    summary="What would it bring?",
)
async def preview(
    request: Asking, table: str, data: MoveAsked, lang: str | None = None
) -> PreviewShape:
    """What a legal move would bring on my sheet, as far as I can know.

    What comes right after it anyway, like the scoring of a round, is said apart in the words.
    """
    live = await live_of(request, table)
    found = asked.ahead(live.replica, me(request).id, data)
    return trying.preview(live.replica, found, words_at(request, live, lang))


@post(
    "/tables/{table:str}/trial",
    guards=[somebody, limited("think")],
    status_code=200,
    summary="What if I did this?",
)
async def trial(
    request: Asking, table: str, data: TrialWanted, lang: str | None = None
) -> TrialShape:
    """My table after moves of mine, as far as I can know it; nothing happens, nobody is told."""
    live = await live_of(request, table)
    tried = asked.trial(live.replica, me(request).id, data)
    return trying.shown(live.replica, tried, words_at(request, live, lang))


# ---- taking back --------------------------------------------------------------------------------


@post(
    "/tables/{table:str}/undo",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Take back, or restart the turn",
)
async def undo(request: Asking, table: str, data: UndoWanted) -> Done:
    """My own last moves, up to where somebody else decided or I saw something new."""
    await live_of(request, table)
    door = node_of(request).door
    return Done(await door.undo(number(table), me(request), data.seq, data.count, data.key))


# ---- reading ------------------------------------------------------------------------------------


@get("/tables/{table:str}/log", guards=[limited("think")], summary="What happened")
async def log(request: Asking, table: str, lang: str | None = None, since: Since = 0) -> LogShape:
    """As I may read it; `since` counts my own lines."""
    live = await looked_at(request, table)
    words = words_at(request, live, lang)
    return showing.log(live.replica, viewer_of(request, live), words, since)


@get("/tables/{table:str}/catch-up", guards=[limited("think")], summary="Since my last move")
async def catch_up(request: Asking, table: str, lang: str | None = None) -> LogShape:
    """What happened while I was away."""
    live = await looked_at(request, table)
    words = words_at(request, live, lang)
    return showing.catch_up(live.replica, viewer_of(request, live), words)


@get("/tables/{table:str}/sheet", guards=[limited("think")], summary="The score sheets")
async def sheet(request: Asking, table: str, lang: str | None = None) -> SheetsShape:
    """Every point is a line with its clause, as far as I may know it."""
    live = await looked_at(request, table)
    words = words_at(request, live, lang)
    return showing.sheets(live.replica, viewer_of(request, live), words)


@get("/tables/{table:str}/text", guards=[limited("think")], summary="The table in sentences")
async def text(request: Asking, table: str, lang: str | None = None) -> TextShape:
    """What I see, for ears: section by section, without grids and their signs."""
    live = await looked_at(request, table)
    words = words_at(request, live, lang)
    return showing.text(live.replica, viewer_of(request, live), words)


@get(
    "/tables/{table:str}/moments/{at:int}",
    guards=[limited("think")],
    summary="The table after its first moves",
)
async def moment(
    request: Asking, table: str, at: int, lang: str | None = None, eyes: EyesOf = None
) -> Moment:
    """As I saw it; when the game is over, with the `eyes` of any viewer, or `open` ones."""
    live = await looked_at(request, table)
    chosen = moments.eyes_of(live.replica, viewer_of(request, live), eyes)
    return moments.moment(live.replica, at, chosen, words_at(request, live, lang))


@get("/tables/{table:str}/course", guards=[limited("think")], summary="How the points came about")
async def course(request: Asking, table: str) -> CourseShape:
    """The points of each seat after each move, as I could know them then: for a chart."""
    live = await looked_at(request, table)
    found: list[list[int]] = []
    begun = time.perf_counter()
    viewer = viewer_of(request, live)
    movers, chapters = moments.movers(live.replica), moments.chapters(live.replica, viewer)
    for points in moments.course(live.replica, viewer):
        found.append(points)
        if time.perf_counter() - begun > BREATH:  # others have their turn meanwhile
            await asyncio.sleep(0)
            begun = time.perf_counter()
    return CourseShape(found, movers, chapters)


@get("/tables/{table:str}/record", guards=[limited("think")], summary="The record")
async def record(request: Asking, table: str) -> dict[str, Any]:
    """Everything that makes this game; seed and secret moves are opened at the end."""
    return showing.record((await looked_at(request, table)).replica)


@get("/tables/{table:str}/verification", guards=[limited("think")], summary="Was it dealt fairly?")
async def verification(request: Asking, table: str, lang: str | None = None) -> VerdictShape:
    """Whether the finished game is what the rules make of the deal that was sealed at the start."""
    live = await looked_at(request, table)
    return showing.verified(live.replica, words_at(request, live, lang))


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
