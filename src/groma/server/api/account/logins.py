"""Log-ins: in which browsers I am, and ending them."""

from litestar import delete, get

from groma.table.ids import written
from groma.table.wire.people import LoginShape

from ...people import logins
from ...people.security import note
from ..common import Asking, client_of, in_browser, limited, me, node_of, number
from .cookies import ended


@get("/me/logins", guards=[in_browser, limited("read")], summary="Where I am logged in")
async def list_logins(request: Asking) -> list[LoginShape]:
    """Browsers, the last seen first; programs are among the tokens."""
    person = me(request)
    return [
        LoginShape(
            id=written(row["id"]),
            browser=row["browser"],
            created_at=row["created_at"],
            seen=row["seen"],
            current=row["id"] == person.login,
        )
        for row in await logins.listed(node_of(request).database, person.id)
    ]


@delete("/me/logins/{login:str}", guards=[in_browser, limited("move")], summary="End a log-in")
async def end_login(request: Asking, login: str) -> None:
    """That browser must log in again."""
    which = number(login, "login")
    await node_of(request).people.revoke(me(request), which, program=False)
    note("logins-ended", client_of(request), me(request).id)
    ended(request, [which])


@delete("/me/logins", guards=[in_browser, limited("move")], summary="End all other log-ins")
async def end_other_logins(request: Asking) -> None:
    """Of browsers; programs keep their tokens."""
    person = me(request)
    gone = await logins.end_all(node_of(request).database, person.id, person.login, programs=False)
    note("logins-ended", client_of(request), person.id)
    ended(request, gone)


HANDLERS = [list_logins, end_login, end_other_logins]
