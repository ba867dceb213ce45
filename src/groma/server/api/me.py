"""Oneself: coming in as a guest or with an account, tokens for programs."""

from typing import Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie

from groma.table.ids import written
from groma.table.problems import Problem, not_yours
from groma.table.wire.people import (
    AccountWanted,
    GuestWanted,
    LoggedIn,
    LoginWanted,
    Me,
    MeChanged,
    TokenShape,
    TokenWanted,
)

from ..live.tables import News
from ..people.accounts import LOGIN_DAYS, Person
from .common import Asking, in_browser, limited, me, node_of, number, somebody

COOKIE: Final = "groma"


def cookie(request: Asking, token: str, seconds: int) -> Cookie:
    """The browser's log-in; no script can read it, no other site can send it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=node_of(request).config.secure,
    )


async def came_in(request: Asking, token: str) -> Response[LoggedIn]:
    """The answer to somebody who has just come in."""
    person = await node_of(request).people.by_token(token)
    assert person is not None
    return Response(
        LoggedIn(written(person.id), person.name, person.guest, token),
        status_code=201,
        cookies=[cookie(request, token, LOGIN_DAYS * 86400)],
    )


@post("/me/guest", guards=[limited("guest")], summary="Come in as a guest")
async def come_as_guest(request: Asking, data: GuestWanted) -> Response[LoggedIn]:
    """A name is enough."""
    return await came_in(request, await node_of(request).people.guest(data.name, data.lang))


@post("/me/account", guards=[limited("login")], summary="Make an account")
async def make_account(request: Asking, data: AccountWanted) -> Response[LoggedIn]:
    """A new account; a guest who makes one keeps seats and tables."""
    people = node_of(request).people
    guest = request.user
    if guest is not None and (guest.program or not guest.guest):
        raise not_yours("token") if guest.program else Problem("not-now", 409, why="account")
    person = await people.register(data.name, data.password, data.lang, guest)
    token = await people.log_in(person)
    known = await people.by_token(token)
    if guest is not None and known is not None:  # its tables have it under its new name
        node_of(request).tell(News(person=person, called=known.name))
    return await came_in(request, token)


@post("/me/login", guards=[limited("login")], summary="Log in")
async def log_in(request: Asking, data: LoginWanted) -> Response[LoggedIn]:
    """With name and password."""
    people = node_of(request).people
    person = await people.by_password(data.name, data.password)
    return await came_in(request, await people.log_in(person))


@post("/me/logout", guards=[somebody, limited("move")], status_code=200, summary="Log out")
async def log_out(request: Asking) -> Response[None]:
    """End this log-in."""
    await end_login(request, me(request), me(request).login)
    return Response(None, cookies=[cookie(request, "", 0)])


async def end_login(request: Asking, person: Person, login: int) -> None:
    """End a log-in on all nodes."""
    node = node_of(request)
    await node.people.revoke(person, login)
    node.tell(News(login=login))


@get("/me", guards=[somebody, limited("read")], summary="Who I am")
async def who_am_i(request: Asking) -> Me:
    """The person of this log-in."""
    person = me(request)
    return Me(written(person.id), person.name, person.guest, person.lang)


@patch("/me", guards=[in_browser, limited("move")], summary="Change my language")
async def change_me(request: Asking, data: MeChanged) -> Me:
    """The language of words and notices."""
    person = me(request)
    node = node_of(request)
    await node.database.run("update people set lang = $2 where id = $1", person.id, data.lang)
    node.people.forget(person=person.id)
    return Me(written(person.id), person.name, person.guest, data.lang)


# ---- tokens -------------------------------------------------------------------------------------


@get("/me/tokens", guards=[in_browser, limited("read")], summary="My tokens for programs")
async def list_tokens(request: Asking) -> list[TokenShape]:
    """Without the tokens themselves: those are shown once."""
    rows = await node_of(request).people.tokens(me(request))
    return [TokenShape(written(row["id"]), row["label"], row["expires_at"]) for row in rows]


@post("/me/tokens", guards=[in_browser, limited("create")], summary="A token for a program")
async def make_token(request: Asking, data: TokenWanted) -> TokenShape:
    """Whatever holds it plays for me, through the same door as the web page."""
    people = node_of(request).people
    login, token = await people.make_token(me(request), data.label)
    row = next(row for row in await people.tokens(me(request)) if row["id"] == login)
    return TokenShape(written(login), row["label"], row["expires_at"], token)


@delete("/me/tokens/{token:str}", guards=[in_browser, limited("move")], summary="Revoke a token")
async def revoke_token(request: Asking, token: str) -> None:
    """It is worth nothing from now on."""
    await end_login(request, me(request), number(token, "token"))


HANDLERS = [
    come_as_guest,
    make_account,
    log_in,
    log_out,
    who_am_i,
    change_me,
    list_tokens,
    make_token,
    revoke_token,
]
