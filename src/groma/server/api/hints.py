"""Hints: what a good player would do in my place, at tables that allow it."""

from litestar import post

from groma.core.refusals import Refusal
from groma.table.bots import hint_wanted
from groma.table.problems import not_now, not_yours, refused, too_late
from groma.table.replica import Replica
from groma.table.wire.playing import HintShape
from groma.words.advising import advice_said

from ..live.thinker import ThinkerLost
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
    seat = _deciding(replica, me(request).id)
    seq = replica.seq
    try:
        told = await node.door.thinker.ask(hint_wanted(replica, seat))
    except ThinkerLost as problem:
        raise not_now("no-hints") from problem
    if told.trouble:
        raise RuntimeError(told.trouble)
    if not told.known:
        raise not_now("no-hints")
    if live.replica.seq != seq:
        raise too_late(live.replica.seq)
    words = words_at(request, live, lang)
    said = advice_said(words, live.replica.playing(), seat, told.moves, told.other, told.gains)
    return HintShape(seq, told.moves, said)


def _deciding(replica: Replica, person: int) -> int:
    """The seat of a person who is to decide, at a table with hints."""
    seat = replica.seat_of(person)
    if seat is None:
        raise not_yours("seat")
    if replica.match is None:
        raise not_now("gathering")
    state = replica.match.state
    if state.over():
        raise not_now("over")
    if not replica.header.opening.hints or replica.game.sense is None:
        raise not_now("no-hints")
    if state.seat != seat:
        raise refused(
            Refusal(state.pending().clause, "refused-not-your-decision", {"seat": state.seat})
        )
    return seat


HANDLERS = [hint]
