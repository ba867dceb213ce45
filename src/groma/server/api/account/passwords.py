"""Passwords: changed by who knows the old one, reset by mail, shown before what matters."""

from litestar import Response, post

from groma.table.problems import not_now, not_yours, wrong
from groma.table.wire.people import (
    LoggedIn,
    PasswordChanged,
    PasswordReset,
    ProofGiven,
    ResetWanted,
)

from ...people import attempts, resets
from ...people.logins import end_all
from ...people.security import note
from ..common import EVEN_BANNED, Asking, client_of, in_browser, limited, me, node_of
from .cookies import ended, enter
from .proof import prove, proved

MAIL = "mail"


@post(
    "/me/proof",
    guards=[in_browser, limited("login")],
    status_code=200,
    opt=EVEN_BANNED,
    summary="Show my password once more",
)
async def show_password(request: Asking, data: ProofGiven) -> None:
    """Before what matters: for some minutes it counts as shown."""
    await prove(request, data.password)


@post(
    "/me/password",
    guards=[in_browser, limited("login")],
    status_code=200,
    summary="Change my password",
)
async def change_password(request: Asking, data: PasswordChanged) -> None:
    """Asks for the old one; all other log-ins and tokens end.

    Who has none yet, and comes with a passkey, shows that first.
    """
    person = me(request)
    node = node_of(request)
    if person.guest:
        raise not_yours("account")
    known = await node.database.value("select password from people where id = $1", person.id)
    if known is not None:
        await prove(request, data.old)
    else:
        await proved(request)
    hashed = await node.people.passwords.hash(data.password, person.name)
    await node.database.run("update people set password = $2 where id = $1", person.id, hashed)
    await node.database.run("delete from resets where person = $1", person.id)
    node.people.forget(person=person.id)
    ended(request, await end_all(node.database, person.id, person.login))
    note("password-changed", client_of(request), person.id)


@post("/me/reset", guards=[limited("login")], status_code=200, summary="I have lost my password")
async def ask_reset(request: Asking, data: ResetWanted) -> None:
    """A mail goes to the confirmed addresses of the account; the answer does not say whether."""
    node = node_of(request)
    if MAIL not in node.channels:
        raise not_now("channel-off")
    person = await resets.ask(node.database, data.name)
    note("reset-asked", client_of(request), person)


@post("/me/reset/password", guards=[limited("login")], summary="Set a new password")
async def reset_password(request: Asking, data: PasswordReset) -> Response[LoggedIn]:
    """With what was mailed, once and within an hour; all log-ins and tokens end."""
    node = node_of(request)
    row = await resets.holder(node.database, data.token)
    if row is None:
        note("reset-failed", client_of(request))
        raise wrong("reset")
    hashed = await node.people.passwords.hash(data.password, row["name"])
    async with node.database.transaction() as connection:
        if not await resets.use(connection, data.token):
            raise wrong("reset")
        await connection.execute("update people set password = $2 where id = $1", row["id"], hashed)
    await attempts.forgive(node.database, attempts.key_of("password", row["account"]))
    ended(request, await end_all(node.database, row["id"]))
    note("password-reset", client_of(request), row["id"])
    return await enter(request, row["id"])


HANDLERS = [show_password, change_password, ask_reset, reset_password]
