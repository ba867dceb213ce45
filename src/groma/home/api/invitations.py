"""Invitations: a token that is a seat; at a home for those who play at one screen."""

from datetime import datetime, timedelta
from typing import Final

import msgspec

from groma.table.ids import written
from groma.table.judging import guests, seats
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

from ..routes import get, post
from .common import Asking
from .me import came_in

INVITATION_DAYS: Final = 30


class Invitation(msgspec.Struct):
    """What is kept of one."""

    table: int
    seat: int | None
    until: datetime


@post("/tables/{table}/invitations")
async def invite(asking: Asking, table: str) -> InvitationShape:
    """Whoever follows it gets a seat."""
    person = asking.me()
    data = asking.body(InvitationWanted)
    replica = (await asking.table(table)).replica
    guests.invite(replica, person.id, data.seat)
    token = asking.home.chance.token()
    until = asking.home.chance.now() + timedelta(days=INVITATION_DAYS)
    kept = msgspec.json.encode(Invitation(replica.header.id, data.seat, until))
    await asking.home.store.keep(f"invitation/{token}", kept)
    return InvitationShape(token, f"/invitations/{token}", None, until)


async def invited(asking: Asking, token: str) -> Invitation:
    """The table and the seat of an invitation."""
    kept = await asking.home.store.value(f"invitation/{token}")
    found = None if kept is None else msgspec.json.decode(kept, type=Invitation)
    if found is None or found.until <= asking.home.chance.now():
        raise not_there("invitation")
    return found


@get("/invitations/{token}")
async def look_at_invitation(asking: Asking, token: str) -> TableShape:
    """The table somebody is invited to."""
    found = await invited(asking, token)
    return table_shape((await asking.home.tables.fresh(found.table)).replica)


@post("/invitations/{token}")
async def follow_invitation(asking: Asking, token: str) -> Seated:
    """Sit down; who is not logged in gives a name and is a guest from now on."""
    data = asking.body(InvitationUsed)
    found = await invited(asking, token)
    replica = (await asking.home.tables.fresh(found.table)).replica
    opening = replica.header.opening
    login: LoggedIn | None = None
    if asking.person is None and not data.name:
        raise not_logged_in()
    if asking.person is None and not replica.gathering:
        raise not_now("started")
    guests.welcome(opening, account=False)
    if asking.person is None:
        login = await came_in(asking, data.name, data.lang)
    person = asking.me()
    await asking.home.door.enter(
        found.table,
        lambda replica: seats.sit(replica, person.id, found.seat),
        person,
        word(opening.worded, data.word),
    )
    seat = (await asking.home.tables.fresh(found.table)).replica.seat_of(person.id)
    assert seat is not None
    return Seated(written(found.table), seat, login)


HANDLERS = [invite, look_at_invitation, follow_invitation]
