"""Hints: what a good player would do in my place, at tables that allow it."""

from litestar import post

from groma.table.bots import hint_wanted
from groma.table.hints import hint_shape
from groma.table.judging.asked import deciding
from groma.table.problems import not_now
from groma.table.thoughts import ThinkerLost
from groma.table.wire.playing import HintShape

from .common import Asking, limited, live_of, me, node_of, somebody, words_at


@post(
    "/tables/{table:str}/hint",
    guards=[somebody, limited("hint")],
    status_code=200,
    summary="What would a master do?",
)
async def hint(request: Asking, table: str, lang: str | None = None) -> HintShape:
    """A move that a master would make in my place, and what speaks for it.

    Worked out from what I may know alone. It is refused where the table was opened without hints.
    """
    node = node_of(request)
    live = await live_of(request, table)
    replica = live.replica
    seat = deciding(replica, me(request).id)
    seq = replica.seq
    try:
        told = await node.door.thinker.ask(hint_wanted(replica, seat))
    except ThinkerLost as problem:
        raise not_now("no-hints") from problem
    return hint_shape(live.replica, seat, seq, told, words_at(request, live, lang))


HANDLERS = [hint]
