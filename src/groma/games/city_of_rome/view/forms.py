"""The forms in which a view of City of Rome is given: plain data, typed for boards and words."""

from typing import TypedDict

from groma.core.sections import Head


class CardView(TypedDict):
    """A card: open, or only its back; a bundle says it is one of a few known cards."""

    card: str | None
    deck: str
    bundle: int


class BundleView(TypedDict):
    """Cards a viewer has seen that lie in some places together, it does not know which where."""

    bundle: int
    places: int
    cards: list[CardView]


class DeckView(TypedDict):
    """A deck: how many cards, and what the viewer knows of single places from the top."""

    deck: str
    size: int
    known: list[tuple[int, CardView]]


class BuildingView(TypedDict):
    """A card in a city with what lies on it."""

    cell: str
    card: str
    deck: str
    bricks: int
    points: int


class AreaView(TypedDict):
    """A residential area: the sum of its values times the colours beside it, plus a bath."""

    value: int
    cells: list[str]
    sum: int
    colours: int
    bonus: int
    points: int


class HarvestView(TypedDict):
    """What the farms of a city give in one Production, at most."""

    money: int
    bricks: int
    influence: int


class GrowthView(TypedDict):
    """The free plots beside a city, and how many columns and rows it may still add."""

    plots: list[str]
    columns: int
    rows: int


class SeatView(TypedDict):
    """What one player has."""

    seat: int
    money: int
    influence: int
    influence_cards: list[int]
    buildings: list[BuildingView]
    builders: list[str]
    hand: list[CardView]
    brick_tokens: int
    areas: list[AreaView]
    harvest: HarvestView
    growth: GrowthView


class FieldView(TypedDict):
    """A field of the strip: its points added up from the Emperor, and who stands there.

    `gear_price` is what missing gears cost; `least` to `most` cards will be left to choose from.
    """

    field: int
    bricks: int
    gears: int
    gear_price: int
    least: int
    most: int
    seat: int | None


class PriceView(TypedDict):
    """What missing bricks cost: tokens first and coins for the rest, or all in coins."""

    tokens: int
    coins: int
    all_coins: int
    afforded: bool


class SiteView(TypedDict):
    """What the building in flight would do on a cell; `areas` would be new, or other than now."""

    cell: str
    beside: list[str]
    effect: str | None
    amount: int
    over: str | None
    areas: list[AreaView]


class OutlookView(TypedDict):
    """For who decides: prices by missing bricks, and how many each card misses on each field.

    `after_production`: how many missing bricks each field lets one pay if Production comes first.
    """

    tariff: list[PriceView]
    missing: dict[str, list[int]]
    after_production: list[int]
    sites: list[SiteView]


class PrizeView(TypedDict):
    """An influence card: when it is won, and who has it."""

    value: int
    round: int
    seat: int | None
    lying: bool


class RaceView(TypedDict):
    """What the sole leader in influence wins next, and after which round."""

    prize: int
    round: int


class TurnView(TypedDict):
    """The turn in progress."""

    seat: int
    field: int
    bricks: int
    gears: int
    has_built: bool
    has_produced: bool
    building: str | None
    site: str | None
    due: int
    due_coins: int
    gear_price: int
    reach: int
    may_produce: bool
    plan: SiteView | None


class RomeView(Head):
    """Everything a viewer may see."""

    round: int
    rounds: int
    start: int
    row: str
    strips: list[str | None]
    fields: list[FieldView]
    offer: list[CardView | None]
    lying: list[int]
    influence_to_come: list[int]
    prizes: list[PrizeView]
    race: RaceView | None
    decks: list[DeckView]
    packet: list[CardView]
    bundles: list[BundleView]
    unseen: list[CardView]
    box: list[CardView]
    supply: list[int]
    seats: list[SeatView]
    turn: TurnView | None
    outlook: OutlookView
