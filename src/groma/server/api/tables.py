"""Tables: opening, finding, sitting down, leaving, starting."""

from typing import Annotated, Any, Final, Literal

from litestar import get, post
from litestar.params import Parameter

from groma.table.entries import GATHERING, OVER, RUNNING, STATUSES, Opening
from groma.table.ids import written
from groma.table.judging.guests import welcome
from groma.table.lists import mine_first, own_seat
from groma.table.opening import begins_at_once, opening_of, texts_of, word
from groma.table.problems import wrong
from groma.table.showing import table as table_shape
from groma.table.texts import Texts
from groma.table.wire.tables import (
    ChairShape,
    ClockShape,
    Done,
    JoinWanted,
    TableLine,
    TableList,
    TableShape,
    TableWanted,
)

from ..live.node import Node
from ..people.accounts import Person
from . import chance, lobby
from .common import (
    Asking,
    check_company,
    limited,
    live_of,
    looked_at,
    me,
    node_of,
    number,
    somebody,
    spend,
)
from .origins import note_origin

PAGE: Final = 50

_LINE: Final = """
select t.id, t.game, coalesce(i.title, '') as title, t.status, t.turn, t.seq, t.deadline,
    t.allowance, t.bank, t.increment, t.weekend,
    array_agg(
        array[
            s.person::text, s.bot, s.away::text, coalesce(p.name, s.bot_name),
            (p.account is null and p.left_at is null and p.id is not null)::text
        ] order by s.seat
    ) as chairs
from tables t join seats s on s.table_id = t.id left join people p on p.id = s.called
    left join titles i on i.table_id = t.id
"""


# ---- opening ------------------------------------------------------------------------------------


@post("/tables", guards=[somebody, limited("table")], summary="Open a table")
async def open_table(request: Asking, data: TableWanted) -> TableShape:
    """Seats are mine, open, or a bot's; with `start` and no open seat the game begins at once."""
    node = node_of(request)
    person = me(request)
    game = node.games.get(data.game)
    if game is None:
        raise wrong("game")
    opening = opening_of(game, data, person.id, person.name, chance.seed())
    welcome(opening, not person.guest)
    if all(seat.kind == "bot" for seat in data.seats):
        await spend(request, "bots")
    shown_table = await opened(node, opening, person, texts_of(data), begins_at_once(data))
    await note_origin(request, await node.tables.find(number(shown_table.id)))
    return shown_table


async def opened(
    node: Node, opening: Opening, person: Person, texts: Texts, start: bool
) -> TableShape:
    """Open a table, with `start` begin it at once, and show it."""
    table = await node.door.open(opening, person, texts)
    if start:
        await node.door.start(table, person)
    return table_shape((await node.tables.fresh(table)).replica)


# ---- finding ------------------------------------------------------------------------------------


@get("/tables", guards=[limited("read")], summary="Tables that anybody may see")
async def list_tables(
    request: Asking,
    status: Literal["gathering", "running", "over"] = "gathering",
    game: Annotated[str | None, Parameter(max_length=60)] = None,
    after: Annotated[str | None, Parameter(max_length=13)] = None,
    finished: lobby.Share = None,
    within: lobby.Seconds = None,
    accounts: bool = False,
) -> TableList:
    """The newest first; `after` is the `next` of the page before.

    Tables where all others finish at least so many percent of their games, need at most so many
    seconds for a turn (the median, at tables with such a clock), or have accounts.
    """
    if game is not None and game not in node_of(request).games:
        raise wrong("game")
    rows = await node_of(request).database.rows(
        _LINE
        + """where not t.hidden and t.status = $1 and t.id < $2 and ($3::text is null or t.game = $3)
        and """
        + lobby.SUITS
        + " group by t.id, i.title order by t.id desc limit $4",
        STATUSES.index(status),
        2**63 - 1 if after is None else number(after),
        game,
        PAGE,
        *await lobby.wanted(request, finished, within, accounts),
    )
    return TableList(
        [line(row, request.user) for row in rows],
        written(rows[-1]["id"]) if len(rows) == PAGE else None,
    )


@get("/me/tables", guards=[somebody, limited("read")], summary="My tables")
async def my_tables(request: Asking) -> TableList:
    """Running and gathering ones, and the last that ended; where it is my turn first."""
    person = me(request)
    rows = await node_of(request).database.rows(
        _LINE
        + """where t.id in (
            select t.id from seats join tables t on t.id = table_id
            where person = $1 and t.status in ($2, $3)
            union select id from tables where host = $1 and status = 0
            union (
                select t.id from seats join tables t on t.id = table_id
                where person = $1 and t.status = $4 order by t.id desc limit $5
            )
        ) group by t.id, i.title order by t.id desc""",
        person.id,
        GATHERING,
        RUNNING,
        OVER,
        PAGE,
    )
    return TableList(mine_first([line(row, person) for row in rows]))


def line(row: Any, person: Person | None) -> TableLine:
    """A table in a list."""
    seats: list[ChairShape] = []
    for seat, (sitter, bot, away, name, guest) in enumerate(row["chairs"]):
        known = None if sitter is None else written(int(sitter))
        seats.append(ChairShape(seat, name, known, bot, away == "true", guest == "true"))
    clock = None
    if row["bank"] is not None:
        clock = ClockShape(row["allowance"], row["bank"], row["increment"], row["weekend"])
    return TableLine(
        id=written(row["id"]),
        game=row["game"],
        title=row["title"],
        status=STATUSES[row["status"]],
        seats=seats,
        clock=clock,
        turn=row["turn"],
        seq=row["seq"],
        mine=own_seat(seats, None if person is None else person.id),
        deadline=row["deadline"],
    )


@get("/tables/{table:str}", guards=[limited("read")], summary="One table")
async def one_table(request: Asking, table: str) -> TableShape:
    """What everybody at the table knows of it."""
    return table_shape((await looked_at(request, table)).replica)


# ---- coming and going ---------------------------------------------------------------------------


@post(
    "/tables/{table:str}/join",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Sit down",
)
async def join(request: Asking, table: str, data: JoinWanted) -> Done:
    """At a table that is open to all; at a hidden one only with an invitation."""
    live = await live_of(request, table)
    await check_company(request, live, me(request))
    given = word(live.replica.header.opening.worded, data.word)
    seq = await node_of(request).door.sit(number(table), me(request), data.seat, given)
    await note_origin(request, live)
    return Done(seq)


@post(
    "/tables/{table:str}/leave",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Get up",
)
async def leave(request: Asking, table: str) -> Done:
    """From a table that has not begun; from a running one for good, and a bot plays on."""
    await live_of(request, table)
    return Done(await node_of(request).door.leave(number(table), me(request)))


@post(
    "/tables/{table:str}/start",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Begin the game",
)
async def start(request: Asking, table: str) -> Done:
    """Who opened the table begins, once every seat is taken."""
    live = await live_of(request, table)
    if all(seat.bot is not None for seat in live.replica.header.seats):
        await spend(request, "bots")
    return Done(await node_of(request).door.start(number(table), me(request)))


@post(
    "/tables/{table:str}/close",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Call it off",
)
async def close(request: Asking, table: str) -> Done:
    """A table that has not begun."""
    await live_of(request, table)
    return Done(await node_of(request).door.close(number(table), me(request)))


@post(
    "/tables/{table:str}/return",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Come back",
)
async def come_back(request: Asking, table: str) -> Done:
    """Take one's own seat back from the bot that stands in."""
    live = await live_of(request, table)
    await note_origin(request, live)
    return Done(await node_of(request).door.come_back(number(table), me(request)))


HANDLERS = [
    open_table,
    list_tables,
    my_tables,
    one_table,
    join,
    leave,
    start,
    close,
    come_back,
]
