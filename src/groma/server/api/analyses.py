"""Analysis: a finished game looked through, for all who may see it."""

import asyncio
import time
from typing import Final

from litestar import get, post

from groma.core.match import Match
from groma.table import analysing
from groma.table.forks import springs_from_running
from groma.table.problems import not_now
from groma.table.wire.analysis import AnalysisShape

from ..live.table import LiveTable
from ..store import analyses
from ..store.analyses import Kept
from .common import (
    Asking,
    headers_of,
    lang_of,
    limited,
    live_of,
    node_of,
    somebody,
    viewer_of,
    words_at,
)

BREATH: Final = 0.004  # seconds after which others have their turn
KEPT: Final = 200  # of what was told lately


@post(
    "/tables/{table:str}/analysis",
    guards=[somebody, limited("analysis")],
    status_code=200,
    summary="Have it looked through",
)
async def ask_analysis(request: Asking, table: str, lang: str | None = None) -> AnalysisShape:
    """A finished game is looked through, once for all; the answer is what was found so far.

    It takes a minute or two. Refused for games that were broken off, for those that bots have no
    sense for, and for what goes on from a game that still runs.
    """
    live = await live_of(request, table)
    match = analysing.ended(live.replica)
    node = node_of(request)
    if not analysing.analysable(match):
        raise not_now("no-analysis")
    if await springs_from_running(live.replica.header, headers_of(node)):
        raise not_now("running")
    await analyses.ask(
        node.database, live.replica.header.id, analysing.stamp(match), len(match.moves)
    )
    shown = await _told(request, live, match, lang)
    if shown.status == "no":
        raise not_now("no-analysis")
    return shown


@get("/tables/{table:str}/analysis", guards=[limited("think")], summary="What it came to")
async def read_analysis(request: Asking, table: str, lang: str | None = None) -> AnalysisShape:
    """What was found so far about a finished game: what decisions cost, and who stood how."""
    live = await live_of(request, table)
    match = analysing.ended(live.replica)
    springs = await springs_from_running(live.replica.header, headers_of(node_of(request)))
    if springs or not analysing.analysable(match):
        return analysing.nothing("no")
    return await _told(request, live, match, lang)


async def _told(request: Asking, live: LiveTable, match: Match, lang: str | None) -> AnalysisShape:
    """What was found, in words; while nothing new is found, it is made once for all who read it."""
    node = node_of(request)
    header = live.replica.header
    kept = await analyses.read(node.database, header.id, analysing.stamp(match))
    if kept is None or kept.hopeless:
        return analysing.nothing("free" if kept is None else "no")
    reader = viewer_of(request, live)
    language, names = lang_of(request, lang), tuple(live.replica.names())
    key = (header.id, kept.stamp, kept.done, language, reader, names)
    known = node.analyses.get(key)
    if known is None:
        known = await _made(request, live, match, kept, lang)
        if len(node.analyses) >= KEPT:
            node.analyses.clear()
        node.analyses[key] = known
    return known


async def _made(
    request: Asking, live: LiveTable, match: Match, kept: Kept, lang: str | None
) -> AnalysisShape:
    words = words_at(request, live, lang)
    making = analysing.readings(words, match, kept.found, viewer_of(request, live))
    begun = time.perf_counter()
    while True:
        try:
            next(making)
        except StopIteration as made:
            shape: AnalysisShape = made.value
            return shape
        if time.perf_counter() - begun > BREATH:
            await asyncio.sleep(0)
            begun = time.perf_counter()


HANDLERS = [ask_analysis, read_analysis]
