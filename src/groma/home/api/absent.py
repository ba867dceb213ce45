"""What a home has not: nothing is told elsewhere, nobody runs it, and it knows no accounts."""

from typing import Final

from groma.table.problems import not_now
from groma.table.wire.chat import MutedShape
from groma.table.wire.desk import HouseShape
from groma.table.wire.people import ChannelShape, NoticesShape, TokenShape

from ..routes import OK, Route, get
from .common import Asking


@get("/house")
async def read_house(asking: Asking) -> HouseShape:
    """Nobody announces anything."""
    return HouseShape([], None, [])


@get("/notices")
async def notices(asking: Asking) -> NoticesShape:
    """Nobody is told anything elsewhere."""
    return NoticesShape([], None)


@get("/me/channels")
async def list_channels(asking: Asking) -> list[ChannelShape]:
    """None."""
    asking.me()
    return []


@get("/me/mutes")
async def list_mutes(asking: Asking) -> list[MutedShape]:
    """Nobody."""
    asking.me()
    return []


@get("/me/tokens")
async def list_tokens(asking: Asking) -> list[TokenShape]:
    """None for programs."""
    asking.me()
    return []


async def absent(asking: Asking, *values: str) -> None:
    """What only a server has."""
    raise not_now("at-home")


ABSENT: Final = """
POST /me/account
POST /me/login
POST /me/tokens
DELETE /me/tokens/{token}
GET /me/logins
DELETE /me/logins
DELETE /me/logins/{login}
POST /me/proof
POST /me/password
POST /me/reset
POST /me/reset/password
GET /me/passkeys
POST /me/passkeys
POST /me/passkeys/options
DELETE /me/passkeys/{passkey}
POST /me/account/passkey
POST /me/login/passkey
POST /me/login/passkey/options
POST /me/proof/passkey
GET /me/export
DELETE /me
POST /me/channels
POST /me/channels/{channel}/confirm
DELETE /me/channels/{channel}
POST /me/mutes
POST /me/appeals
POST /tables/{table}/report
GET /house/pages/{page}
""".split("\n")[1:-1]

HANDLERS = [
    read_house,
    notices,
    list_channels,
    list_mutes,
    list_tokens,
    *[Route(method, path, OK, absent) for method, path in map(str.split, ABSENT)],
]
