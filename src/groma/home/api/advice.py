"""Hints, and what somebody finds who looks a finished game through."""

from groma.table import analysing
from groma.table.bots import hint_wanted
from groma.table.forks import springs_from_running
from groma.table.hints import hint_shape
from groma.table.judging.asked import deciding
from groma.table.problems import not_now
from groma.table.wire.analysis import AnalysisShape
from groma.table.wire.playing import HintShape

from ..live.table import HomeTable
from ..routes import get, post
from .common import Asking


@post("/tables/{table}/hint", status=200)
async def hint(asking: Asking, table: str) -> HintShape:
    """A move that a master would make in my place, and what speaks for it."""
    person = asking.me()
    live = await asking.table(table)
    seat = deciding(live.replica, person.id)
    seq = live.replica.seq
    told = await asking.home.thinking.ask(hint_wanted(live.replica, seat))
    return hint_shape(live.replica, seat, seq, told, asking.words(live))


@post("/tables/{table}/analysis", status=200)
async def ask_analysis(asking: Asking, table: str) -> AnalysisShape:
    """A finished game is looked through, once for all; the answer is what was found so far."""
    asking.me()
    live = await asking.table(table)
    match = analysing.ended(live.replica)
    if not analysing.analysable(match):
        raise not_now("no-analysis")
    if await springs_from_running(live.replica.header, asking.home.tables.header):
        raise not_now("running")
    await asking.home.analyst.ask(live.replica.header.id, match)
    shown = await _told(asking, live)
    if shown.status == "no":
        raise not_now("no-analysis")
    return shown


@get("/tables/{table}/analysis")
async def read_analysis(asking: Asking, table: str) -> AnalysisShape:
    """What was found so far about a finished game: what decisions cost, and who stood how."""
    live = await asking.table(table)
    match = analysing.ended(live.replica)
    springs = await springs_from_running(live.replica.header, asking.home.tables.header)
    if springs or not analysing.analysable(match):
        return analysing.nothing("no")
    return await _told(asking, live)


async def _told(asking: Asking, live: HomeTable) -> AnalysisShape:
    return await asking.home.analyst.told(live.replica, asking.words(live), asking.viewer(live))


HANDLERS = [hint, ask_analysis, read_analysis]
