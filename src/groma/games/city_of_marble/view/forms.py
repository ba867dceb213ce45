"""The forms in which a view of City of Marble is given: plain data, typed for boards and words."""

from typing import TypedDict

from groma.core.sections import Head


class TileView(TypedDict):
    """A tile on the board, and whose official stands on it."""

    spot: str
    color: str
    official: int | None


class SiteView(TypedDict):
    """What stands on a corner: a building of a seat with its points, or a fountain (neither)."""

    corner: str
    building: str | None
    seat: int | None
    connected: bool
    fountains: int
    points: int


class CornerView(TypedDict):
    """A corner that can still become a site: sides covered, structures, what it can become.

    `builders`: by what it can become, who would build it with the officials that are posted now;
    `unmarked`: where nobody would, only because the strongest has no marker left.
    """

    corner: str
    sides: int
    structures: int
    possible: list[str]
    influence: dict[str, list[int]]
    builders: dict[str, int | None]
    unmarked: list[str]


class PieceView(TypedDict):
    """A piece that can be added to a begun aqueduct, and what lies at its end.

    `owner`: whose building it would connect, for so many `points` at the end.
    """

    way: str
    corner: str
    coin: bool
    owner: int | None
    points: int


class LineView(TypedDict):
    """An aqueduct: its corners from the outlet on, and how it can grow."""

    line: str
    path: list[str]
    left: int
    pieces: list[PieceView]


class OutlookView(TypedDict):
    """What a tile would do at one of its corners; complete, who would build there.

    `influence` is without the new official, `bare` the builder then; `with_official` and `manned`
    are with it. `unmarked`: nobody builds, since the strongest has no marker left.
    `possible` is what the corner can become, as far as the board tells; `points` is what a builder
    gets.
    """

    corner: str
    sides: int
    structures: int
    possible: list[str]
    building: str | None
    influence: list[int]
    with_official: list[int]
    bare: int | None
    manned: int | None
    bare_unmarked: bool
    manned_unmarked: bool
    points: int


class PlacementView(TypedDict):
    """One spot for the tile in hand."""

    spot: str
    bridge: int | None
    outlet: str | None
    corners: list[OutlookView]


class MajorityView(TypedDict):
    """Who has most imperium tiles of a kind, or coins (no building), and what each gets for it."""

    building: str | None
    leaders: list[int]
    points: int


class PostView(TypedDict):
    """A tile with an official, or one that may get one: the corners where it can still count."""

    spot: str
    corners: list[str]


class SpendView(TypedDict):
    """An imperium tile that could be spent: what everybody has of the kind then, and who most."""

    building: str
    counts: list[int]
    leaders: list[int]


class SeatView(TypedDict):
    """What one player has; `rewards`: whether officials still bring something from the fields."""

    seat: int
    home: int
    ready: dict[str, int]
    drawn: dict[str, int]
    on_tiles: list[str]
    fields: dict[str, int]
    rewards: bool
    imperium: dict[str, int]
    coins: int
    bridges: list[int | None]
    buildings: dict[str, int]
    points: int


class TurnView(TypedDict):
    """The turn in progress: actions to come, the tile in hand, the sites to resolve.

    `leaving`: the corner that officials may leave, to which `field`, and what one would `gain`.
    """

    seat: int
    actions: int
    color: str | None
    spot: str | None
    line: str | None
    pieces: int
    completed: list[OutlookView]
    leaving: str | None
    field: str | None
    gain: str | None
    placements: list[PlacementView]
    posts: list[PostView]
    spends: list[SpendView]


class MarbleView(Head):
    """Everything a viewer may see."""

    start: int
    trigger: int | None
    hills: list[str]
    stacks: dict[str, int]
    stock: dict[str, int]
    bridges: list[int]
    unseen_bridges: list[int]
    tiles: list[TileView]
    sites: list[SiteView]
    corners: list[CornerView]
    lines: list[LineView]
    majorities: list[MajorityView]
    seats: list[SeatView]
    turn: TurnView | None
