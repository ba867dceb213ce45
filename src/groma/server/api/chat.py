"""The chat of a table, whom one does not want to read or meet, and what is not to be borne."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import Parameter

from groma.table.ids import written
from groma.table.judging import guests
from groma.table.phrases import phrase_shapes
from groma.table.problems import not_there, wrong
from groma.table.wire.chat import (
    ChatLine,
    ChatWanted,
    MutedShape,
    MuteWanted,
    PhraseShape,
    ReportWanted,
)

from ..live.tables import News
from ..people import company
from ..people.company import unheard
from ..people.sanctions import SILENCE, refusal
from .common import Asking, lang_of, limited, live_of, me, node_of, number, somebody

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
            where table_id = $1 and c.id > $2 and not (person = any($3))
            order by c.id desc limit $4
        ) as newest order by id""",
        live.replica.header.id,
        after,
        list(await unheard(node_of(request).database, me(request).id)),
        PAGE,
    )
    return [ChatLine(row[0], written(row[1]), *row[2:]) for row in rows]


@post("/tables/{table:str}/chat", guards=[somebody, limited("chat")], summary="Say something")
async def say(request: Asking, table: str, data: ChatWanted) -> ChatLine:
    """For those who sit at the table."""
    live = await live_of(request, table)
    person = me(request)
    if person.silenced is not None:
        raise refusal(SILENCE, person.silenced)
    node = node_of(request)
    text = guests.said(live.replica, person.id, data.text)
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
        """select p.id, p.name, p.account is null, m.blocked
        from mutes m join people p on p.id = m.muted
        where m.person = $1 order by p.name, p.id""",
        me(request).id,
    )
    return [MutedShape(written(row[0]), *row[1:]) for row in rows]


@post(
    "/me/mutes",
    guards=[somebody, limited("chat")],
    status_code=200,
    summary="Read or meet somebody no more, or again",
)
async def mute(request: Asking, data: MuteWanted) -> None:
    """Everywhere, not at one table only; who is heard again is so from the next stream on."""
    person, other = me(request).id, number(data.person, "person")
    node = node_of(request)
    if not data.muted:
        await node.database.run("delete from mutes where person = $1 and muted = $2", person, other)
        return
    if await node.database.value("select id from people where id = $1", other) is None:
        raise not_there("person")
    if not await company.mute(node.database, person, other, data.blocked):
        return
    node.tell(News(person=person, unheard=other))
    if data.blocked:
        node.tell(News(person=other, unheard=person))


@post("/tables/{table:str}/report", guards=[somebody, limited("chat")], summary="Report lines")
async def report(request: Asking, table: str, data: ReportWanted) -> None:
    """What others said at this table, for whoever runs the server."""
    live = await live_of(request, table)
    node = node_of(request)
    lines = sorted(set(data.lines))
    said = await node.database.rows(
        """select person, count(*) as count from chat
        where table_id = $1 and id = any($2) and person <> $3
        group by person order by count desc, min(id)""",
        live.replica.header.id,
        lines,
        me(request).id,
    )
    if sum(row["count"] for row in said) != len(lines) or not said:
        raise wrong("lines")
    await node.database.run(
        """insert into reports (table_id, person, reason, lines, against)
        values ($1, $2, $3, $4, $5)""",
        live.replica.header.id,
        me(request).id,
        data.reason,
        lines,
        said[0]["person"],
    )


@get("/phrases", guards=[limited("read")], summary="What is said at quiet tables")
async def list_phrases(request: Asking, lang: str | None = None) -> list[PhraseShape]:
    """By key, and in words."""
    return phrase_shapes(lang_of(request, lang))


HANDLERS = [read_chat, say, list_mutes, mute, report, list_phrases]
