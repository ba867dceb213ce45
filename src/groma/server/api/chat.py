"""The chat of a table, and whom one does not want to read."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import Parameter

from groma.table.ids import written
from groma.table.problems import not_there, not_yours, wrong
from groma.table.wire.chat import ChatLine, ChatWanted, MutedShape, MuteWanted

from ..live.tables import News
from .common import Asking, limited, live_of, me, node_of, number, somebody

After = Annotated[int, Parameter(ge=0, le=2**62)]
PAGE = 200


@get("/tables/{table:str}/chat", guards=[somebody, limited("read")], summary="What was said")
async def read_chat(request: Asking, table: str, after: After = 0) -> list[ChatLine]:
    """The last lines, or those after a number; without whom I do not want to read."""
    live = await live_of(request, table)
    rows = await node_of(request).database.rows(
        """select * from (
            select c.id, person, c.name, text, at, p.account is null as guest
            from chat c join people p on p.id = c.person
            where table_id = $1 and c.id > $2
              and person not in (select muted from mutes where mutes.person = $3)
            order by c.id desc limit $4
        ) as newest order by id""",
        live.replica.header.id,
        after,
        me(request).id,
        PAGE,
    )
    return [ChatLine(row[0], written(row[1]), *row[2:]) for row in rows]


@post("/tables/{table:str}/chat", guards=[somebody, limited("chat")], summary="Say something")
async def say(request: Asking, table: str, data: ChatWanted) -> ChatLine:
    """For those who sit at the table."""
    live = await live_of(request, table)
    person = me(request)
    if live.replica.seat_of(person.id) is None:
        raise not_yours("seat")
    node = node_of(request)
    text = "".join(letter for letter in data.text if letter.isprintable() or letter == "\n")
    if not text.strip():
        raise wrong("text")
    row = await node.database.row(
        """insert into chat (table_id, person, name, text) values ($1, $2, $3, $4)
        returning id, at""",
        live.replica.header.id,
        person.id,
        person.name,
        text,
    )
    assert row is not None
    line = ChatLine(row[0], written(person.id), person.name, text, row[1], person.guest)
    event = f"event: chat\ndata: {msgspec.json.encode(line).decode()}\n\n"
    node.tell(News(table=live.replica.header.id, person=person.id, event=event))
    return line


@get("/me/mutes", guards=[somebody, limited("read")], summary="Whom I do not read")
async def list_mutes(request: Asking) -> list[MutedShape]:
    """Those whom I have muted, by name."""
    rows = await node_of(request).database.rows(
        """select p.id, p.name, p.account is null from mutes m join people p on p.id = m.muted
        where m.person = $1 order by p.name, p.id""",
        me(request).id,
    )
    return [MutedShape(written(row[0]), row[1], row[2]) for row in rows]


@post(
    "/me/mutes",
    guards=[somebody, limited("move")],
    status_code=200,
    summary="Read somebody no more, or again",
)
async def mute(request: Asking, data: MuteWanted) -> None:
    """Everywhere, not at one table only; open streams take it up when they come back."""
    person = number(data.person, "person")
    database = node_of(request).database
    if not data.muted:
        await database.run(
            "delete from mutes where person = $1 and muted = $2", me(request).id, person
        )
        return
    known = await database.value("select id from people where id = $1", person)
    if known is None:
        raise not_there("person")
    await database.run(
        "insert into mutes values ($1, $2) on conflict do nothing", me(request).id, person
    )


HANDLERS = [read_chat, say, list_mutes, mute]
