"""Invitations: a link that is a seat, with or without an account."""

import secrets
from datetime import timedelta
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Response, get, post

from groma.table.ids import written
from groma.table.judging import guests
from groma.table.opening import word
from groma.table.problems import not_logged_in, not_now, not_there
from groma.table.showing import table as table_shape
from groma.table.wire.people import LoggedIn
from groma.table.wire.tables import (
    InvitationShape,
    InvitationUsed,
    InvitationWanted,
    Seated,
    TableShape,
)

from ..people.logins import digest
from ..store.stamps import now
from .account.cookies import agent_of, came_in
from .common import (
    Asking,
    check_company,
    limited,
    live_of,
    me,
    node_of,
    somebody,
)
from .origins import places_of

INVITATION_DAYS: Final = 30
HERE: Final = {"localhost", "127.0.0.1", "::1", "0.0.0.0", "::"}


@post(
    "/tables/{table:str}/invitations",
    guards=[somebody, limited("invite")],
    summary="Invite somebody",
)
async def invite(request: Asking, table: str, data: InvitationWanted) -> InvitationShape:
    """A link; whoever follows it gets a seat, with or without an account."""
    live = await live_of(request, table)
    person = me(request)
    guests.invite(live.replica, person.id, data.seat)
    token = secrets.token_urlsafe(24)
    expires = now() + timedelta(days=INVITATION_DAYS)
    await node_of(request).database.run(
        """insert into invitations (token, table_id, seat, person, expires_at)
        values ($1, $2, $3, $4, $5)""",
        digest(token),
        live.replica.header.id,
        data.seat,
        person.id,
        expires,
    )
    path = f"/invitations/{token}"
    return InvitationShape(token, path, _whole(request, path), expires)


def _whole(request: Asking, path: str) -> str | None:
    """The link as others can follow it, where the address that was asked is not theirs.

    Whoever plays on the machine that serves came by an address that means another machine to
    everybody else.
    """
    node = node_of(request)
    if node.url:
        return node.url + path
    found = node.config.address
    asked = request.url.hostname or ""
    elsewhere = bool(found) and not is_here(urlsplit(found).hostname)
    return found + path if elsewhere and is_here(asked) else None


def is_here(host: str | None) -> bool:
    """Whether a name means the machine itself, whichever it is."""
    return host in HERE or (host or "").endswith(".localhost")


async def invited(request: Asking, token: str) -> Any:
    """The table and the seat of an invitation."""
    row = await node_of(request).database.row(
        "select table_id, seat from invitations where token = $1 and expires_at > now()",
        digest(token),
    )
    if row is None:
        raise not_there("invitation")
    return row


@get("/invitations/{token:str}", guards=[limited("read")], summary="Look at an invitation")
async def look_at_invitation(request: Asking, token: str) -> TableShape:
    """The table somebody is invited to."""
    row = await invited(request, token)
    return table_shape((await node_of(request).tables.fresh(row["table_id"])).replica)


@post("/invitations/{token:str}", guards=[limited("guest")], summary="Follow an invitation")
async def follow_invitation(request: Asking, token: str, data: InvitationUsed) -> Response[Seated]:
    """Sit down; who is not logged in gives a name and is a guest from now on."""
    row = await invited(request, token)
    node = node_of(request)
    person = request.user
    login: LoggedIn | None = None
    cookies = []
    live = await node.tables.fresh(row["table_id"])
    if person is None:
        if not data.name:
            raise not_logged_in()
        if not live.replica.gathering:
            raise not_now("started")
        guests.welcome(live.replica.header.opening, account=False)
        token = await node.people.guest(data.name, data.lang, agent_of(request))
        answer = await came_in(request, token)
        login = answer.content
        cookies = answer.cookies
        person = await node.people.by_token(login.token)
        assert person is not None
    await check_company(request, live, person)
    given = word(live.replica.header.opening.worded, data.word)
    await node.door.sit(row["table_id"], person, row["seat"], given)
    live = await node.tables.fresh(row["table_id"])
    await node.origins.note(row["table_id"], person.id, places_of(request))
    seat = live.replica.seat_of(person.id)
    assert seat is not None
    return Response(Seated(written(row["table_id"]), seat, login), status_code=201, cookies=cookies)


HANDLERS = [invite, look_at_invitation, follow_invitation]
