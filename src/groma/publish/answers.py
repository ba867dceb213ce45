"""Answers: what a server would say of a finished table, written down once and for all."""

from collections.abc import Iterator
from typing import Any

import msgspec

from groma.bots.analysis import Analysis
from groma.core.deal import deal_key
from groma.table import analysing, moments, showing
from groma.table.moments import OPEN, Eyes
from groma.table.replica import Replica
from groma.table.sentences import TableWords, words_of
from groma.table.telling import Reading, Telling
from groma.table.wire.analysis import AnalysisShape
from groma.table.wire.playing import CourseShape
from groma.table.wire.records import FORMAT, RecordSeat, TableRecord

from .course import told_by_changes

ENCODER = msgspec.json.Encoder()


class Line(msgspec.Struct):
    """A published game in a list."""

    id: str
    game: str
    names: list[str]
    places: list[int]  # by seat
    totals: list[int]  # in units of the sheet, of which `point` are one
    point: int
    moves: int
    analysed: bool


def line_of(replica: Replica, analysis: Analysis | None) -> Line:
    """What a list says of a table."""
    match = replica.playing()
    places = replica.game.places(match.state)
    sheets = [replica.game.sheet(match.state, seat, seat) for seat in range(match.state.players)]
    return Line(
        id=showing.table(replica).id,
        game=replica.game.name,
        names=replica.names(),
        places=list(places),
        totals=[sheet.total() for sheet in sheets],
        point=replica.game.point,
        moves=len(match.moves),
        analysed=analysis is not None,
    )


def answers(replica: Replica, lang: str, analysis: Analysis | None) -> Iterator[tuple[str, bytes]]:
    """By name, what is told to who looks on, in a language; moments also to all other eyes."""
    viewer = replica.header.players
    words = words_of(replica, lang)
    (seen,) = showing.views(replica, [viewer])
    told, _ = Telling(Reading(replica, lang), viewer, seen.view).event(0, (), described=True)
    yield "view", seen.encoded + b'[],"told":%b}' % told
    yield "log", ENCODER.encode(showing.log(replica, viewer, words))
    yield "sheet", ENCODER.encode(showing.sheets(replica, viewer, words))
    yield "text", ENCODER.encode(showing.text(replica, viewer, words_of(replica, lang)))
    yield "record", ENCODER.encode(_record(replica))
    yield "whole", ENCODER.encode(_whole(replica))
    yield "verification", ENCODER.encode(showing.verified(replica, words))
    yield "analysis", ENCODER.encode(_analysed(replica, words, analysis))
    yield "course", ENCODER.encode(_course(replica))
    for name, eyes in all_eyes(replica):
        yield f"moments/{name}", told_by_changes(moments.moments(replica, eyes, words))


def all_eyes(replica: Replica) -> Iterator[tuple[str, Eyes]]:
    """Whoever may look back at a finished game: each seat, who looks on, and open ones."""
    players = replica.header.players
    for viewer in range(players + 1):
        yield str(viewer), Eyes(viewer)
    yield OPEN, Eyes(players, True)


def _key(replica: Replica) -> bytes | None:
    """What it was dealt from, where the words for the seed are left out; None: they tell it."""
    kept = replica.playing().record()
    if kept.key is None or kept.seed is None or kept.key == deal_key(kept.seed, kept.words):
        return None
    return kept.key


def _record(replica: Replica) -> dict[str, Any]:
    """The record; without the words it says how the cards lay, for nothing else would tell."""
    form = showing.record(replica)
    if _key(replica) is not None:
        form["start"] = replica.playing().record().deal(replica.game).to_bytes().hex()
    return form


def _whole(replica: Replica) -> TableRecord:
    """The game in the form in which a home goes on with one of another home."""
    opening = replica.header.opening
    key = _key(replica)
    if key is None and any(replica.words()):
        key = deal_key(opening.seed, replica.words())
    return TableRecord(
        format=FORMAT,
        game=opening.game,
        rules=opening.rules,
        settings=opening.settings,
        seats=[RecordSeat(name, person=True) for name in replica.names()],
        seed=opening.seed.hex(),
        moves=replica.playing().moves,
        key=None if key is None else key.hex(),
        start=None if opening.start is None else opening.start.hex(),
        begun=True,
    )


def _course(replica: Replica) -> CourseShape:
    viewer = replica.header.players
    return CourseShape(
        list(moments.course(replica, viewer)),
        moments.movers(replica),
        moments.chapters(replica, viewer),
    )


def _analysed(replica: Replica, words: TableWords, found: Analysis | None) -> AnalysisShape:
    if found is None:
        return analysing.nothing("no")
    match: Any = analysing.ended(replica)
    viewer = replica.header.players
    saying = [analysing.said(words, match, one, viewer) for one in analysing.told(found)]
    return analysing.shape(words, match, found, saying, viewer)
