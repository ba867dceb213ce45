"""The forms in which a view of The Builders is given: plain data, typed for boards and words."""

from typing import TypedDict

from groma.core.sections import Head


class CardView(TypedDict):
    """A building as its card shows it; a machine tells what it will provide."""

    building: str
    needs: dict[str, int]
    pays: int
    points: int
    provides: dict[str, int] | None


class WorkerView(TypedDict):
    """A worker in the row."""

    crew: str
    provides: dict[str, int]
    wage: int


class CrewView(TypedDict):
    """A crew card of a player; `kind` is worker, slave, freedman or machine."""

    crew: str
    kind: str
    provides: dict[str, int]
    printed: dict[str, int]
    wage: int
    university: str | None
    site: str | None
    tool: str | None
    can_carry: bool


class TeamView(TypedDict):
    """Crew cards that would finish a site, each with a tool or none, and the price of it.

    `price` is wages, and what the actions cost that the turn does not have.
    """

    crew: list[str]
    tools: list[str | None]
    actions: int
    wages: int
    price: int
    affordable: bool


class SiteView(TypedDict):
    """An open site: what is needed, there and missing; actions for the next card; who is there.

    `teams` are the smallest groups of available cards that would finish it, told to its owner.
    """

    building: str
    needs: dict[str, int]
    provided: dict[str, int]
    missing: dict[str, int]
    pays: int
    points: int
    actions: int
    crew: list[str]
    teams: list[TeamView]


class SeatView(TypedDict):
    """What one player has; `total` in tenths, with what the last settlement would take.

    `worth`: the points of the finished buildings, in their order.
    """

    seat: int
    money: int
    points: int
    total: int
    loans: int
    tools: list[str]
    crew: list[CrewView]
    sites: list[SiteView]
    finished: list[str]
    worth: list[int]
    will_free: list[str]
    will_repay: int


class TurnView(TypedDict):
    """The turn in progress: actions left, and what the pending decision is about."""

    seat: int
    actions: int
    invested: bool
    exchange: list[int]
    crew: str | None
    site: str | None
    university: str | None


class StockView(TypedDict):
    """The investments that are left; `provides` tells what each of the slaves does."""

    slaves: list[str]
    provides: dict[str, dict[str, int]]
    tools: list[str]
    universities: list[str]
    loans: int


class PricesView(TypedDict):
    """What everything costs in sesterces; the penalties are in tenths of a point."""

    action: int
    slave: int
    tool: int
    university: int
    freeing: int
    loan_gain: int
    loan_repay: int
    slave_penalty: int
    loan_penalty: int


class BuildersView(Head):
    """Everything a viewer may see: nothing but the order of the stacks is hidden (BA-11.1).

    `goal`: the points that end the game (BA-9.1).
    `university_total`: whether a university replaces all that a card provides (BA-7.30).
    """

    start: int
    round: int
    goal: int
    prices: PricesView
    last_round: bool
    quiet_rounds: int
    quiet_limit: int
    bank: int | None
    university_total: bool
    buildings: list[CardView | None]
    next_building: CardView | None
    building_stack: int
    unseen_buildings: list[str]
    workers: list[WorkerView | None]
    next_worker: WorkerView | None
    worker_stack: int
    unseen_workers: list[str]
    stock: StockView
    seats: list[SeatView]
    turn: TurnView | None
