"""Forks: what if, against bots, from any position that one knows."""

import secrets

from litestar import post

from groma.core.deal import SEED_BYTES
from groma.table.bots import knows, stand_in
from groma.table.entries import OVER, Opening
from groma.table.forks import Fork
from groma.table.moments import eyes_of
from groma.table.opening import against_bots
from groma.table.problems import wrong
from groma.table.texts import Texts
from groma.table.wire.tables import ForkWanted, TableShape

from .common import (
    Asking,
    limited,
    live_of,
    me,
    node_of,
    somebody,
    springs_from_running,
    viewer_of,
    words_at,
)
from .tables import opened


@post(
    "/tables/{table:str}/fork",
    guards=[somebody, limited("fork")],
    summary="Go on from here, against bots",
)
async def fork(
    request: Asking, table: str, data: ForkWanted, lang: str | None = None
) -> TableShape:
    """A hidden table of my own; what I did not know of the position is dealt anew.

    I sit where I sat, an onlooker on the first seat; bots have all the others.
    """
    node = node_of(request)
    person = me(request)
    live = await live_of(request, table)
    replica = live.replica
    header = replica.header
    bot = data.bot or stand_in(replica)
    if not knows(replica.game, bot):
        raise wrong("bot")
    wanted = None if data.eyes is None else str(data.eyes)
    eyes = eyes_of(replica, viewer_of(request, live), wanted)
    made = Fork(replica, data.at, eyes, secrets.token_bytes(SEED_BYTES))
    settled = header.status == OVER and not await springs_from_running(node, header)
    words = words_at(request, live, lang)
    opening = Opening(
        game=header.opening.game,
        rules=header.opening.rules,
        settings=header.opening.settings,
        seats=against_bots(header.players, made.seat, person.id, person.name, bot),
        seed=made.seed,
        hidden=True,
        foresight=header.opening.foresight or settled,
        hints=header.opening.hints or settled,
        start=made.start,
        forked_from=header.id,
    )
    title = words.text("fork-title", game=words.title(), moves=made.moves)
    return await opened(node, opening, person, Texts(title=title), start=True)


HANDLERS = [fork]
