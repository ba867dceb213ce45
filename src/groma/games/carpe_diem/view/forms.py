"""The forms in which a view of Carpe Diem is given: plain data, typed for boards and words."""

from typing import TypedDict

from groma.core.sections import Head

from .placements import FinishView, FitView, PlacementView


class DepotView(TypedDict):
    """A field of the star with its tiles; after so many takes the rest is removed."""

    field: int
    joined: list[int]
    tiles: list[str | None]
    takes: int
    removed: int


class OutlookView(TypedDict):
    """What a circle would bring one seat now, if it paid as often as it can; no bread is spent.

    `lost`: the points that the failed cards cost; `worth`: all of it at the end, in goods.
    """

    points: int
    wares: int
    coins: int
    breads: int
    steps: int
    failed: int
    lost: int
    worth: int


class CircleView(TypedDict):
    """A circle between two card fields: whose disc, or what it would bring each seat now."""

    circle: str
    cards: list[int]
    seat: int | None
    outlook: list[OutlookView]


class FeatureView(TypedDict):
    """A feature of a district; open towards some cells, or finished.

    `points`: of a villa as it is; `next`: with one chimney more.
    """

    feature: str
    cells: list[str]
    open: list[str]
    chimneys: int
    points: int
    next: int


class TileView(TypedDict):
    """A tile that was built: how it is turned, and what its sides N, E, S, W show."""

    cell: str
    tile: str
    turns: int
    edges: list[str]


class TaskView(TypedDict):
    """A task of the frame: its kind must be finished on that row or column."""

    feature: str
    side: int
    line: str
    points: int
    done: bool


class SeatView(TypedDict):
    """What one player has.

    `by_bread`: how often its breads fulfil a card; `stake`: what a card costs it that is not
    fulfilled; `times`: how often it could fulfil the card of each card field without bread.
    `fountain_points`: what fountain cards bring it now, by kind, as far as they are known.
    """

    seat: int
    field: int | None
    reach: list[int]
    space: int
    points: int
    discs: int
    wares: dict[str, int]
    coins: int
    breads: int
    by_bread: int
    stake: int
    times: list[int]
    stored: list[str]
    fountain_cards: list[str | None]
    fountain_points: dict[str, int]
    shovel: str
    banderoles: list[str]
    tiles: list[TileView]
    features: list[FeatureView]
    dead: list[str]
    counts: dict[str, int]
    tasks: list[TaskView]


class TurnView(TypedDict):
    """The turn in progress: the tiles to take, or the tile in hand and every way to build it.

    `rewards`: what waits to be put in order.
    """

    seat: int
    fits: list[FitView | None]
    tile: str | None
    site: str | None
    placements: list[PlacementView]
    rewards: list[FinishView]


class PaymentView(TypedDict):
    """A move that pays for the card in progress, and what it takes."""

    move: str
    wares: dict[str, int]
    coins: int
    breads: int


class ScoringView(TypedDict):
    """A card that is being carried out: how often so far, what it has brought, how to pay it."""

    seat: int
    card: str | None
    times: int
    points: int
    payments: list[PaymentView]


class CarpeView(Head):
    """Everything a viewer may see."""

    phase: int
    phases: int
    round: int
    rounds: int
    start: int
    depots: list[DepotView]
    seals: list[str | None]
    grid: list[str | None]
    circles: list[CircleView]
    track: list[int]
    stack: list[str | None]
    unseen_tiles: list[list[str]]
    unseen_fountain_cards: list[str]
    removed: list[str]
    seats: list[SeatView]
    turn: TurnView | None
    scoring: ScoringView | None
