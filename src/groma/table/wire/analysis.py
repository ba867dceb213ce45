"""Analysis: what a finished game looks like to somebody who has looked it through."""

from typing import Literal

import msgspec

Status = Literal["no", "free", "coming", "there"]


class CostlyShape(msgspec.Struct):
    """A decision that cost something: what was played, what was better, and why."""

    at: int  # moves made before it
    seat: int
    cost: int  # in tenths of a point
    played: str
    better: str
    moves: list[int]  # the better ones: the parts of one choice
    why: list[str]
    # played and better in short, with pieces as marks; [] from an earlier program
    brief: list[str] = []


class PlacesShape(msgspec.Struct):
    """The place that each seat could expect at a moment, in hundredths."""

    at: int  # moves made before it
    places: list[int]


class SeatAnalysis(msgspec.Struct):
    """How well a seat decided, and what its deal was worth."""

    best: int  # decisions for which nothing better was found
    small: int
    costly: int
    lost: int  # by all of them, in tenths of a point
    deal: int | None  # the mean place of others with the same deal, in hundredths; None: not yet
    place: int  # that it took
    luck: str  # both in a sentence; "": not yet


class AnalysisShape(msgspec.Struct):
    """What was found so far about a finished game.

    `status`: it cannot be analysed; nobody has asked for it; it is being worked out; all is there.
    """

    status: Status
    done: int  # parts that are worked out, ...
    of: int  # ... of so many
    judge: str  # the level of the bot that looked for something better
    places: list[PlacesShape]
    seats: list[SeatAnalysis]
    costly: list[CostlyShape]  # by seat, of each the worst first
    headline: str  # about the reader's own seat; "": there is none, or nothing to be said yet
