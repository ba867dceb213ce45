"""Where somebody wants to be told: mail addresses, browsers, webhooks."""

import secrets
from typing import Final

from litestar import delete, get, post

from groma.table.ids import written
from groma.table.problems import Problem, not_now, not_there, wrong
from groma.table.wire.people import ChannelShape, ChannelWanted, CodeGiven, NoticesShape

from ..notices.channels import mailbox
from ..store.stamps import new_id
from .common import Asking, in_browser, limited, me, node_of, number, spend

MOST: Final = 10
DIGITS: Final = 8


@get("/notices", guards=[limited("read")], summary="How this server can tell people")
async def notices(request: Asking) -> NoticesShape:
    """The kinds that are configured, and the key a browser needs to subscribe to push."""
    node = node_of(request)
    return NoticesShape(list(node.channels), node.push_key)


@get("/me/channels", guards=[in_browser, limited("read")], summary="Where I want to be told")
async def list_channels(request: Asking) -> list[ChannelShape]:
    """Mail, push and webhooks."""
    rows = await node_of(request).database.rows(
        """select id, kind, address, template, code is null from channels
        where person = $1 order by id""",
        me(request).id,
    )
    return [ChannelShape(written(row[0]), row[1], row[2], row[3], row[4]) for row in rows]


@post("/me/channels", guards=[in_browser, limited("channel")], summary="Tell me here, too")
async def add_channel(request: Asking, data: ChannelWanted) -> ChannelShape:
    """A further place; a mail address is used once the code that is sent there has come back."""
    node = node_of(request)
    kind = node.channels.get(data.kind)
    if kind is None:
        raise not_now("channel-off")
    if "\x00" in data.address or kind.fault(data.address, data.template) is not None:
        raise wrong("address")
    if data.kind == "mail":
        await spend(request, "mail", mailbox=mailbox(data.address))
    channel = new_id()
    person = me(request).id
    code = str(secrets.randbelow(10**DIGITS)).zfill(DIGITS) if data.kind == "mail" else None
    async with node.database.transaction() as connection:
        added = await connection.fetchval(
            """insert into channels (id, person, kind, address, template, code)
            select $1, $2, $3, $4, $5, $6
            where (select count(*) from channels where person = $2) < $7 returning id""",
            channel,
            person,
            data.kind,
            data.address,
            data.template,
            code,
            MOST,
        )
        if added is None:
            raise Problem("too-many", 409, what="channels", most=MOST)
        if code is not None:
            await connection.execute(
                """insert into outbox (table_id, seq, kind, person, channel)
                values (0, 0, 'confirm', $1, $2)""",
                person,
                channel,
            )
    return ChannelShape(written(channel), data.kind, data.address, data.template, code is None)


@post(
    "/me/channels/{channel:str}/confirm",
    guards=[in_browser, limited("login")],
    status_code=200,
    summary="This address is mine",
)
async def confirm_channel(request: Asking, channel: str, data: CodeGiven) -> None:
    """With the code that was sent there."""
    confirmed = await node_of(request).database.value(
        """update channels set code = null
        where id = $1 and person = $2 and (code = $3 or code is null) returning id""",
        number(channel, "channel"),
        me(request).id,
        "".join(filter(str.isdecimal, data.code)),
    )
    if confirmed is None:
        raise wrong("code")


@delete(
    "/me/channels/{channel:str}",
    guards=[in_browser, limited("move")],
    summary="Tell me here no more",
)
async def drop_channel(request: Asking, channel: str) -> None:
    """One place less."""
    gone = await node_of(request).database.value(
        "delete from channels where id = $1 and person = $2 returning id",
        number(channel, "channel"),
        me(request).id,
    )
    if gone is None:
        raise not_there("channel")


HANDLERS = [notices, list_channels, add_channel, confirm_channel, drop_channel]
