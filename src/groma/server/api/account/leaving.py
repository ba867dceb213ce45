"""Leaving for good, and taking along what is stored of oneself."""

from litestar import Response, delete, get

from ...live.departing import depart, packed
from ...people.security import note
from ..common import EVEN_BANNED, Asking, client_of, in_browser, limited, me, node_of
from .cookies import DEVICE, cookie
from .proof import proved


@get(
    "/me/export",
    guards=[in_browser, limited("create")],
    media_type="application/zip",
    opt=EVEN_BANNED,
    summary="All that is stored of me",
)
async def export_me(request: Asking) -> Response[bytes]:
    """A zip of JSON, with the records of the games that I have played to their end."""
    return zipped(await packed(node_of(request), me(request).id))


def zipped(file: bytes) -> Response[bytes]:
    """What a browser stores, and nobody on the way."""
    return Response(
        file,
        media_type="application/zip",
        headers={
            "content-disposition": 'attachment; filename="groma.zip"',
            "cache-control": "no-store",
        },
    )


@delete(
    "/me",
    guards=[in_browser, limited("login")],
    status_code=200,
    opt=EVEN_BANNED,
    summary="Leave for good",
)
async def leave_for_good(request: Asking) -> Response[None]:
    """My seats go to bots, all that I wrote is deleted, and a pseudonym stays.

    Who has an account shows password or passkey first.
    """
    person = me(request)
    if not person.guest:
        await proved(request)
    await depart(node_of(request), person)
    note("left", client_of(request), person.id)
    nothing = [cookie(request, "", 0), cookie(request, "", 0, DEVICE)]
    return Response(None, cookies=nothing)


HANDLERS = [export_me, leave_for_good]
