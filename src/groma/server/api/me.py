"""Oneself: coming in as a guest or with an account, tokens for programs."""

from litestar import Response, delete, get, patch, post

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
from ..people import sanctions
from ..people.accounts import Person
from ..people.logins import end_all
from .account.cookies import agent_of, came_in, cookie, device_of, ended, enter, renewed
from .common import (
    EVEN_BANNED,
    Asking,
    client_of,
    in_browser,
    limited,
    me,
    node_of,
    number,
    somebody,
)


@post("/me/guest", guards=[limited("guest")], summary="Come in as a guest")
async def come_as_guest(request: Asking, data: GuestWanted) -> Response[LoggedIn]:
    """A name is enough, but not one that an account has or looks like."""
    token = await node_of(request).people.guest(data.name, data.lang, agent_of(request))
    return await came_in(request, token)


@post("/me/account", guards=[limited("login")], summary="Make an account")
async def make_account(request: Asking, data: AccountWanted) -> Response[LoggedIn]:
    """A new account; a guest who makes one keeps seats and tables, but no log-in and no token."""
    guest = may_register(request)
    person = await node_of(request).people.register(data.name, data.password, data.lang, guest)
    return await registered(request, person, guest)


def may_register(request: Asking) -> Person | None:
    """The guest who wants an account; None: somebody new."""
    guest = request.user
    if guest is not None and (guest.program or not guest.guest):
        raise not_yours("token") if guest.program else Problem("not-now", 409, why="account")
    return guest


async def registered(request: Asking, person: int, guest: Person | None) -> Response[LoggedIn]:
    """Somebody has an account now: whatever a guest held before is worth nothing any more."""
    node = node_of(request)
    if guest is not None:
        ended(request, await end_all(node.database, person))
        node.people.forget(person=person)
    answer = await enter(request, person)
    if guest is not None:  # its tables have it under its new name
        node.tell(News(person=person, called=answer.content.name))
    return answer


@post("/me/login", guards=[limited("login")], opt=EVEN_BANNED, summary="Log in")
async def log_in(request: Asking, data: LoginWanted) -> Response[LoggedIn]:
    """With name and password; who tries too often for one account must wait."""
    person = await node_of(request).people.by_password(
        data.name, data.password, device_of(request), client_of(request)
    )
    return await enter(request, person)


@post(
    "/me/logout",
    guards=[somebody, limited("move")],
    status_code=200,
    opt=EVEN_BANNED,
    summary="Log out",
)
async def log_out(request: Asking) -> Response[None]:
    """End this log-in."""
    person = me(request)
    await node_of(request).people.revoke(person, person.login, person.program)
    ended(request, [person.login])
    return Response(None, cookies=[cookie(request, "", 0)])


@get("/me", guards=[limited("read")], opt=EVEN_BANNED, summary="Who I am")
async def who_am_i(request: Asking) -> Response[Me | None]:
    """The person of this log-in; null for who shows none: a page asks this of everybody."""
    if request.user is None and not request.auth:
        return Response(None)
    return Response(await shown(request), cookies=renewed(request))


async def shown(request: Asking) -> Me:
    """Who asks, as they are told it themselves."""
    person = me(request)
    held = {}
    if person.silenced is not None or person.banned is not None:
        held = await sanctions.of_people(node_of(request).database, [person.id])
    return Me(
        written(person.id),
        person.name,
        person.guest,
        person.lang,
        person.password,
        person.operator and not person.program,
        held.get(person.id, []),
    )


@patch("/me", guards=[in_browser, limited("move")], summary="Change my language")
async def change_me(request: Asking, data: MeChanged) -> Me:
    """The language of words and notices."""
    person = me(request)
    node = node_of(request)
    await node.database.run("update people set lang = $2 where id = $1", person.id, data.lang)
    node.people.forget(person=person.id)
    changed = await shown(request)
    changed.lang = data.lang
    return changed


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
    which = number(token, "token")
    await node_of(request).people.revoke(me(request), which, program=True)
    ended(request, [which])


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
