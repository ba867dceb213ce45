"""The house: what everybody is told of it, and what operators tell."""

import asyncio

from litestar import get, post

from groma.pages import house as pages
from groma.table.wire.desk import (
    AnnouncementShape,
    AnnouncementWanted,
    ClosedWanted,
    HousePage,
    HouseShape,
    ReasonGiven,
)

from ...desk import house
from ..common import EVEN_BANNED, Asking, lang_of, limited, me, node_of, operator


@get(
    "/house",
    guards=[limited("read")],
    opt=EVEN_BANNED,
    summary="What everybody may know of this server",
)
async def read_house(request: Asking, lang: str | None = None) -> HouseShape:
    """Announcements, whether all tables pause, and which pages there are."""
    return _shown(request, lang_of(request, lang))


def _shown(request: Asking, lang: str) -> HouseShape:
    node = node_of(request)
    return HouseShape(
        node.house.announcements(lang), node.house.closed, pages.written(node.config.pages)
    )


@get(
    "/house/pages/{page:str}",
    guards=[limited("read")],
    opt=EVEN_BANNED,
    summary="Imprint or privacy",
)
async def read_house_page(request: Asking, page: str, lang: str | None = None) -> HousePage:
    """What whoever runs the server has written, as plain text with headings and paragraphs."""
    folder = node_of(request).config.pages
    return await asyncio.to_thread(pages.page, folder, page, lang_of(request, lang))


@post("/desk/announcements", guards=[operator, limited("move")], summary="Announce something")
async def announce(request: Asking, data: AnnouncementWanted) -> AnnouncementShape:
    """Everybody is told, each in their language, for so many hours."""
    node, words = node_of(request), {"de": data.de, "en": data.en}
    number = await house.announce(node, me(request).id, words, data.hours, data.reason)
    told = node.house.announcements(lang_of(request, None))
    return next(one for one in told if one.id == number)


@post(
    "/desk/announcements/{announcement:int}/end",
    guards=[operator, limited("move")],
    status_code=200,
    summary="End an announcement",
)
async def end_announcement(request: Asking, announcement: int, data: ReasonGiven) -> None:
    """Nobody is told any more."""
    await house.withdraw(node_of(request), me(request).id, announcement, data.reason)


@post(
    "/desk/closed",
    guards=[operator, limited("move")],
    status_code=200,
    summary="Let all tables pause, or go on",
)
async def close_house(request: Asking, data: ClosedWanted) -> HouseShape:
    """While the server is worked on nothing is played and no clock runs.

    Afterwards those tables go on that paused for it; what paused before stays so.
    """
    node, mine = node_of(request), me(request).id
    if data.closed:
        await house.close(node, mine, data.minutes, data.reason)
    else:
        await house.reopen(node, mine, data.reason)
    return _shown(request, lang_of(request, None))


HANDLERS = [read_house, read_house_page, announce, end_announcement, close_house]
