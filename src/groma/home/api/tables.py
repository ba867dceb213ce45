"""Tables: opening, finding, sitting down, leaving, starting."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from groma.table.entries import OPEN, Entry, Opening
from groma.table.judging import seats
from groma.table.judging.guests import welcome
from groma.table.lists import line, mine_first
from groma.table.opening import begins_at_once, opening_of, texts_of, word
from groma.table.problems import wrong
from groma.table.showing import table as table_shape
from groma.table.texts import Texts
from groma.table.wire.tables import Done, JoinWanted, TableList, TableShape, TableWanted

from ..routes import get, post
from .common import Asking, number

PAGE: Final = 50
Status = Literal["gathering", "running", "over"]
GameName = Annotated[str, Meta(max_length=60)]
After = Annotated[str, Meta(max_length=13)]
Share = Annotated[int, Meta(ge=1, le=100)]
Seconds = Annotated[int, Meta(ge=1, le=60 * 86400)]


# ---- opening ------------------------------------------------------------------------------------


@post("/tables")
async def open_table(asking: Asking) -> TableShape:
    """Seats are mine, open, or a bot's; with `start` and no open seat the game begins at once."""
    person = asking.me()
    data = asking.body(TableWanted)
    game = asking.home.games.get(data.game)
    if game is None:
        raise wrong("game")
    opening = opening_of(game, data, person.id, person.name, asking.home.chance.seed())
    welcome(opening, account=False)
    return await opened(asking, opening, texts_of(data), begins_at_once(data))


async def opened(asking: Asking, opening: Opening, texts: Texts, start: bool) -> TableShape:
    """Open a table, with `start` begin it at once, and show it."""
    home, person = asking.home, asking.me()
    table = home.chance.number()
    texts.know(person.id, person.name, guest=True)
    entry = Entry(table, 0, OPEN, 0, None, person.id, home.chance.now(), None, opening)
    await home.tables.open([entry], texts)
    if start:
        await home.door.enter(table, lambda replica: seats.start(replica, person.id), person)
    return table_shape((await home.tables.fresh(table)).replica)


# ---- finding ------------------------------------------------------------------------------------


@get("/tables")
async def list_tables(asking: Asking) -> TableList:
    """The newest first; `after` is the `next` of the page before.

    What others must be like cannot be promised of guests: then only one's own tables are shown.
    """
    status = asking.query("status", Status, "gathering")
    game = asking.query("game", GameName)
    after = asking.query("after", After)
    among = [asking.query("finished", Share), asking.query("within", Seconds)]
    picky = asking.query("accounts", bool, False) or any(one is not None for one in among)
    if game is not None and game not in asking.home.games:
        raise wrong("game")
    before = 2**63 - 1 if after is None else number(after)
    found = [
        line(shape, asking.who)
        for shape in await asking.home.tables.shapes()
        if not shape.hidden and shape.status == status and game in (None, shape.game)
        if number(shape.id) < before
    ]
    if picky:
        found = [
            one for one in found if all(chair.person is None or chair.seat == one.mine for chair in one.seats)
        ]
    return TableList(found[:PAGE], found[PAGE - 1].id if len(found) >= PAGE else None)


@get("/me/tables")
async def my_tables(asking: Asking) -> TableList:
    """Running and gathering ones, and the last that ended; where it is my turn first."""
    person = asking.me()
    found = []
    over = 0
    for shape in await asking.home.tables.shapes():
        one = line(shape, person.id)
        hosts = number(shape.host) == person.id and shape.status == "gathering"
        if (one.mine is None and not hosts) or shape.status == "closed":
            continue
        over += shape.status == "over"
        if shape.status != "over" or over <= PAGE:
            found.append(one)
    return TableList(mine_first(found))


@get("/tables/{table}")
async def one_table(asking: Asking, table: str) -> TableShape:
    """What everybody at the table knows of it."""
    return table_shape((await asking.table(table)).replica)


# ---- coming and going ---------------------------------------------------------------------------


@post("/tables/{table}/join", status=200)
async def join(asking: Asking, table: str) -> Done:
    """At a table that is open to all; at a hidden one only with an invitation."""
    person = asking.me()
    data = asking.body(JoinWanted)
    opening = (await asking.table(table)).replica.header.opening
    welcome(opening, account=False)
    given = word(opening.worded, data.word)
    return Done(
        await asking.home.door.enter(
            number(table), lambda replica: seats.sit(replica, person.id, data.seat), person, given
        )
    )


@post("/tables/{table}/leave", status=200)
async def leave(asking: Asking, table: str) -> Done:
    """From a table that has not begun; from a running one for good, and a bot plays on."""
    person = asking.me()
    gathering = (await asking.table(table)).replica.gathering
    return Done(
        await asking.home.door.enter(
            number(table), lambda replica: seats.leave(replica, person.id, gathering), person
        )
    )


@post("/tables/{table}/start", status=200)
async def start(asking: Asking, table: str) -> Done:
    """Who opened the table begins, once every seat is taken."""
    return await asking.enter(table, seats.start)


@post("/tables/{table}/close", status=200)
async def close(asking: Asking, table: str) -> Done:
    """A table that has not begun."""
    return await asking.enter(table, seats.close)


@post("/tables/{table}/return", status=200)
async def come_back(asking: Asking, table: str) -> Done:
    """Take one's own seat back from the bot that stands in."""
    return await asking.enter(table, seats.come_back)


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
