"""The forms in which a view of Caesar's Empire is given: plain data, typed for boards and words."""

from typing import NotRequired, TypedDict

from groma.core.sections import Head


class CityView(TypedDict):
    """A city of this side: its token and treasure, who took them, and how far Rome is.

    By seat: what the token would add, while nobody has it. Onward: the segments with which
    shortest ways to Rome go on, or would over a single new segment; `near` is how far it would be.
    """

    city: str
    region: str
    value: int
    treasure: str
    seat: int | None
    far: int | None
    gains: list[int]
    onward: list[str]
    near: NotRequired[int]


class SegmentView(TypedDict):
    """A segment of this side, and who built it."""

    segment: str
    a: str
    b: str
    roads: int
    sea: bool
    seat: int | None


class WayView(TypedDict):
    """Shortest ways to Rome: their length, and by seat the points of each that pays differently.

    The factor: how often each road counts.
    """

    roads: int
    factor: int
    payouts: list[list[int]]


class ProvinceView(TypedDict):
    """How many of its colour one would have, of how many; what they score if that is all."""

    held: int
    count: int
    whole: int


class BuildView(TypedDict):
    """A build that can be made, or lengthened to: where it begins and ends, and what it pays.

    The path: every segment on a shortest way from the city to Rome. The province: where whole
    ones count, if nobody else has one of its cities.
    """

    segment: str
    start: str
    city: str
    roads: int
    way: WayView
    path: list[str]
    province: NotRequired[ProvinceView]


class SeatView(TypedDict):
    """What one player has; by region the best token, if any.

    Of the treasures: the points of each row and by kind, and what the next of a kind would add.
    """

    seat: int
    supply: int
    points: int
    cities: list[str]
    treasures: dict[str, int]
    rows: list[int]
    sets: dict[str, int]
    next: dict[str, int]
    best: dict[str, int]


class TurnView(TypedDict):
    """The turn in progress: the chain so far, or the walk to Rome, and what can follow."""

    seat: int
    city: str | None
    tip: str | None
    chain: list[str]
    roads: int
    begun: BuildView | None
    builds: list[BuildView]
    walked: list[str]
    ways: list[tuple[str, WayView]]


class CaesarView(Head):
    """Everything a viewer may see: all of the table (CE-12.1); leaders have the most roads left."""

    start: int
    side: str
    wild_treasures: bool
    whole_province: bool
    cities: list[CityView]
    segments: list[SegmentView]
    left: dict[str, int]
    box: dict[str, int]
    leaders: list[int]
    seats: list[SeatView]
    turn: TurnView | None
