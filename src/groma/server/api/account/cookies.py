"""Cookies: what a browser keeps of its log-in, and that it has been in an account before."""

from typing import Any, Final

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from groma.table.ids import written
from groma.table.wire.people import LoggedIn

from ...people import devices, logins
from ...people.accounts import LOGIN_DAYS
from ..common import Asking, node_of

LOGIN: Final = "groma"
DEVICE: Final = "groma-device"
HOST: Final = "__Host-"  # no other host, and no page without https, can set such a cookie
DAY: Final = 86400


def named(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str:
    """What a cookie is called: over https alone it is this host's own."""
    return HOST + name if node_of(connection).config.secure else name


def cookie(request: Asking, token: str, seconds: int, name: str = LOGIN) -> Cookie:
    """A browser's log-in; no script can read it, no other site can send it."""
    return Cookie(
        key=named(request, name),
        value=token,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=node_of(request).config.secure,
    )


def renewed(request: Asking) -> list[Cookie]:
    """The cookie of an old log-in under its name of today; none if it has that."""
    old = request.cookies.get(LOGIN, "")
    if request.auth != "cookie" or not old or request.cookies.get(named(request, LOGIN)):
        return []
    return [cookie(request, old, LOGIN_DAYS * DAY)]


def agent_of(request: Asking) -> str:
    """Which browser asks, roughly."""
    return logins.browser_of(request.headers.get("user-agent", ""))


def device_of(request: Asking) -> str:
    """What a browser keeps that has been in an account before."""
    return str(request.cookies.get(named(request, DEVICE), ""))


async def came_in(request: Asking, token: str) -> Response[LoggedIn]:
    """The answer to somebody who has just come in."""
    person = await node_of(request).people.by_token(token)
    assert person is not None
    return Response(
        LoggedIn(written(person.id), person.name, person.guest, token),
        status_code=201,
        cookies=[cookie(request, token, LOGIN_DAYS * DAY)],
    )


async def enter(request: Asking, person: int) -> Response[LoggedIn]:
    """Somebody is in an account now, with a new log-in: what the browser held before ends."""
    node = node_of(request)
    before = request.user
    token = await node.people.log_in(person, agent_of(request), proved=True)
    answer = await came_in(request, token)
    if before is not None and request.auth == "cookie" and not before.program:
        await logins.end(node.database, before.id, before.login, False)
        ended(request, [before.login])
    device = await devices.remember(node.database, device_of(request), person)
    answer.cookies.append(cookie(request, device, devices.DAYS * DAY, DEVICE))
    return answer


def ended(request: Asking, gone: list[int]) -> None:
    """Some log-ins have ended: no node believes them any longer."""
    node_of(request).ended(gone)
