"""Analysing a finished table: what may be analysed, a part of the work, and what came out."""

from collections.abc import Generator
from hashlib import sha256
from typing import Any, Final

import msgspec

from groma.bots.analysis import (
    JUDGE,
    Analysis,
    Decision,
    Found,
    Part,
    put_together,
    work_out,
)
from groma.core.game import Game
from groma.core.match import Match
from groma.words.analysing import DecisionSaid, deal_said, decision_said, headline

from .entries import RUNNING
from .problems import not_now
from .replica import Replica
from .sentences import TableWords
from .wire.analysis import AnalysisShape, CostlyShape, PlacesShape, SeatAnalysis, Status

METHOD: Final = 1  # of analysing: with another number, what was found before is worth nothing
TOLD: Final = 10  # of the costly decisions of a seat; there may be hundreds


# What was found of a part as it is kept: the number of the part, cost, moves, numbers.
Piece = tuple[int, int, list[int], list[int]]


class PartWanted(msgspec.Struct, frozen=True, tag="part"):
    """All that is needed for a part of an analysis, wherever it is worked out."""

    game: str
    rules: int
    settings: list[int]
    players: int
    kind: int
    at: int
    seat: int
    move: int
    state: bytes


def part_wanted(match: Match, part: Part) -> PartWanted:
    """What is asked about a part."""
    return PartWanted(
        match.game.name,
        match.game.version,
        match.settings,
        len(match.names),
        part.kind,
        part.at,
        part.seat,
        part.move,
        part.state,
    )


def worked_out(game: Game[Any], asked: PartWanted) -> Found:
    """What comes of a part."""
    part = Part(asked.kind, asked.at, asked.seat, asked.move, asked.state)
    return work_out(game, asked.players, asked.settings, part)


def ended(replica: Replica) -> Match:
    """The game of a table that is over."""
    match = replica.match
    if match is None:
        raise not_now("gathering")
    if replica.header.status == RUNNING:
        raise not_now("running")
    return match


def analysable(match: Match) -> bool:
    """Whether a game was played to its end, and bots have a sense for it."""
    return match.state.over() and match.game.sense is not None


def nothing(status: Status) -> AnalysisShape:
    """What is told where nothing was looked for."""
    return AnalysisShape(status, 0, 0, JUDGE, [], [], [], "")


def stamp(match: Match) -> bytes:
    """What changes whenever something else might come out."""
    game = match.game
    moves = msgspec.msgpack.encode(match.moves)
    return sha256(f"{METHOD} {game.name} {game.version} ".encode() + moves).digest()


def readings(
    words: TableWords, match: Match, kept: list[Piece], reader: int
) -> Generator[None, None, AnalysisShape]:
    """What was found so far, put into words for a reader.

    It takes a while: whoever makes it may do something else after each decision.
    """
    whole = put_together(
        match, {number: Found(cost, moves, values) for number, cost, moves, values in kept}
    )
    saying: list[DecisionSaid] = []
    for decision in told(whole):
        saying.append(said(words, match, decision, reader))
        yield
    return shape(words, match, whole, saying, reader)


def told(analysis: Analysis) -> list[Decision]:
    """The decisions that are told of: by seat, of each the worst first."""
    return [one for seat in range(analysis.players) for one in analysis.costly(seat)[:TOLD]]


def said(words: TableWords, match: Match, one: Decision, reader: int) -> DecisionSaid:
    """A decision in words."""
    return decision_said(words, match, one.at, one.better, one.gains, reader)


def shape(
    words: TableWords, match: Match, found: Analysis, saying: list[DecisionSaid], reader: int
) -> AnalysisShape:
    """What was found so far, for a reader; `saying`: those that are told of, in words."""
    decisions = told(found)
    own = [number for number, one in enumerate(decisions) if one.seat == reader]
    first = ""
    if own:
        first = headline(words, saying[own[0]], decisions[own[0]].cost)
    elif reader < found.players and found.done == found.of:
        first = headline(words, None, 0)
    return AnalysisShape(
        "there" if found.done == found.of else "coming",
        found.done,
        found.of,
        JUDGE,
        [PlacesShape(one.at, one.places) for one in found.stands],
        [_seat(words, match, found, seat, reader) for seat in range(found.players)],
        [
            CostlyShape(
                one.at, one.seat, one.cost, at.played, at.better, one.better, at.why, at.brief
            )
            for one, at in zip(decisions, saying)
        ],
        first,
    )


def _seat(words: TableWords, match: Match, found: Analysis, seat: int, reader: int) -> SeatAnalysis:
    tally = found.tally(seat)
    place = match.game.places(match.state)[seat]
    deal = found.deal[seat] if found.deal and found.done == found.of else None
    luck = "" if deal is None else deal_said(words, seat, reader, deal, place)
    return SeatAnalysis(tally.best, tally.small, tally.costly, tally.lost, deal, place, luck)
