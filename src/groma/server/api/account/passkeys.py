"""Passkeys: an account without a password, coming in without a name."""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post

from groma.table.ids import written
from groma.table.names import clean_name
from groma.table.problems import Problem, not_yours
from groma.table.wire.passkeys import (
    PasskeyAccount,
    PasskeyAdded,
    PasskeyNamed,
    PasskeyShape,
    PasskeyShown,
)
from groma.table.wire.people import LoggedIn

from ...people import passkeys
from ...people.names import account_name
from ...people.passkeys import Site
from ...people.security import note
from ..common import EVEN_BANNED, Asking, client_of, in_browser, limited, me, node_of, number
from ..me import may_register, registered
from .cookies import agent_of, enter
from .proof import proved, shown


def site_of(request: Asking) -> Site:
    """For which site a key is: as it is configured, else as the browser has called us."""
    node = node_of(request)
    url = urlsplit(node.url)
    if node.url:
        return Site(url.hostname or "", f"{url.scheme}://{url.netloc}")
    host = request.headers.get("host", "").lower()
    scheme = "https" if node.config.secure else request.url.scheme
    return Site(urlsplit(f"//{host}").hostname or "", f"{scheme}://{host}")


@post(
    "/me/passkeys/options",
    guards=[in_browser, limited("login")],
    status_code=200,
    summary="What to make a passkey of",
)
async def passkey_options(request: Asking, data: PasskeyNamed) -> dict[str, Any]:
    """For `navigator.credentials.create`; a guest names the account that it wants."""
    person = me(request)
    name = clean_name(data.name) if person.guest and data.name else person.name
    account_name(name)
    return await passkeys.making(node_of(request).database, site_of(request), person.id, name)


@post("/me/account/passkey", guards=[in_browser, limited("login")], summary="An account by passkey")
async def make_account_by_passkey(request: Asking, data: PasskeyAccount) -> Response[LoggedIn]:
    """A guest makes an account without a password, and keeps seats and tables."""
    guest = may_register(request)
    assert guest is not None
    node = node_of(request)
    given = msgspec.to_builtins(data.credential)
    key = await passkeys.made(node.database, site_of(request), guest.id, given)
    async with node.database.transaction() as connection:
        person = await node.people.store_account(connection, data.name, None, guest.lang, guest)
        await passkeys.keep(connection, person, agent_of(request), key)
    return await registered(request, person, guest)


@post("/me/passkeys", guards=[in_browser, limited("login")], summary="One more passkey")
async def add_passkey(request: Asking, data: PasskeyAdded) -> PasskeyShape:
    """For an account whose owner has just shown password or passkey."""
    person = me(request)
    if person.guest:
        raise not_yours("account")
    await proved(request)
    node = node_of(request)
    given = msgspec.to_builtins(data.credential)
    key = await passkeys.made(node.database, site_of(request), person.id, given)
    label = clean_name(data.label) if data.label else agent_of(request)
    async with node.database.transaction() as connection:
        made = await passkeys.keep(connection, person.id, label, key)
    note("passkey-added", client_of(request), person.id)
    return next(one for one in await list_of(request) if one.id == written(made))


async def list_of(request: Asking) -> list[PasskeyShape]:
    """The passkeys of whoever asks."""
    rows = await passkeys.listed(node_of(request).database, me(request).id)
    return [PasskeyShape(written(row[0]), *row[1:]) for row in rows]


@get("/me/passkeys", guards=[in_browser, limited("read")], summary="My passkeys")
async def list_passkeys(request: Asking) -> list[PasskeyShape]:
    """When they were made, and when last used."""
    return await list_of(request)


@delete(
    "/me/passkeys/{passkey:str}", guards=[in_browser, limited("move")], summary="Drop a passkey"
)
async def drop_passkey(request: Asking, passkey: str) -> None:
    """Not the last one of who has no password."""
    which = number(passkey, "passkey")
    await passkeys.drop(node_of(request).database, me(request).id, which)
    note("passkey-dropped", client_of(request), me(request).id)


@post(
    "/me/login/passkey/options",
    guards=[limited("login")],
    status_code=200,
    opt=EVEN_BANNED,
    summary="What to sign with a passkey",
)
async def login_options(request: Asking) -> dict[str, Any]:
    """For `navigator.credentials.get`; whose key it is, the key says by itself."""
    return await passkeys.using(node_of(request).database, site_of(request))


@post(
    "/me/login/passkey",
    guards=[limited("login")],
    opt=EVEN_BANNED,
    summary="Log in with a passkey",
)
async def log_in_by_passkey(request: Asking, data: PasskeyShown) -> Response[LoggedIn]:
    """Without a name and without a password."""
    person = await signer(request, data)
    note("login", client_of(request), person)
    return await enter(request, person)


@post(
    "/me/proof/passkey",
    guards=[in_browser, limited("login")],
    status_code=200,
    opt=EVEN_BANNED,
    summary="Show my passkey once more",
)
async def show_passkey(request: Asking, data: PasskeyShown) -> None:
    """Before what matters: for some minutes it counts as shown."""
    if await signer(request, data) != me(request).id:
        note("proof-failed", client_of(request), me(request).id)
        raise Problem("wrong-login", 401)
    await shown(request)


async def signer(request: Asking, data: PasskeyShown) -> int:
    """Whose passkey was shown."""
    given = msgspec.to_builtins(data.credential)
    try:
        return await passkeys.used(node_of(request).database, site_of(request), given)
    except Problem:
        note("login-failed", client_of(request))
        raise


HANDLERS = [
    passkey_options,
    make_account_by_passkey,
    add_passkey,
    list_passkeys,
    drop_passkey,
    login_options,
    log_in_by_passkey,
    show_passkey,
]
