"""Who asks: a program by its token, a browser by its cookie, or nobody."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from groma.table.problems import Problem, not_logged_in

from ..people.logins import older
from ..people.security import note
from .account.cookies import LOGIN, named
from .common import address_of, client_of, node_of

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
BEARER: Final = "bearer "


class Identify(AbstractAuthenticationMiddleware):
    """Finds the person behind each request to the API."""

    async def authenticate_request(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> AuthenticationResult:
        """Find the person; what a browser sends counts only if our own pages made it do so."""
        node = node_of(connection)
        given = connection.headers.get("authorization", "")
        if given:
            token = given[len(BEARER) :] if given.lower().startswith(BEARER) else ""
            person = await node.people.by_token(token)
            if person is None:
                node.limits.take("stray", address=address_of(connection))
                note("token-unknown", client_of(connection))
                raise not_logged_in()
            return AuthenticationResult(user=person, auth="token")
        token = connection.cookies.get(named(connection, LOGIN), "")
        if not token and node.config.secure:
            token = await older(node.database, connection.cookies.get(LOGIN, ""))
        if connection.scope.get("method") not in SAFE and is_foreign(connection, bool(token)):
            raise Problem("foreign", 403)
        if not token:
            return AuthenticationResult(user=None, auth="")
        return AuthenticationResult(user=await node.people.by_token(token), auth="cookie")


def is_foreign(connection: ASGIConnection[Any, Any, Any, Any], cookie: bool) -> bool:
    """Whether another site may have made a browser send this.

    Browsers say it in one of two headers. A cookie without either must come with JSON, which no
    other site can send without asking us first.
    """
    headers = connection.headers
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is not None:
        host = origin.partition("://")[2]
        return not host or host.lower() != headers.get("host", "").lower()
    return cookie and headers.get("content-type", "").partition(";")[0] != "application/json"
