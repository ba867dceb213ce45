"""The forms in which a view of The Builders is given: plain data, typed for boards and words."""

from typing import NotRequired, Required, TypedDict

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

    `price` is wages, and what the actions cost that must be bought.
    """

    crew: list[str]
    tools: list[str | None]
    actions: int
    bought: int
    wages: int
    price: int
    affordable: bool


class SiteView(TypedDict):
    """An open site: what is needed, there and missing; actions for the next card; who is there.

    Told to its owner: `teams` are the smallest groups of available cards that would finish it,
    `late` says that some could, but not in time; `short` is what not even all of them have.
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
    late: NotRequired[bool]
    short: NotRequired[dict[str, int]]


class StarterView(TypedDict):
    """Crew cards that would finish a building once it is open, each with a tool or none."""

    crew: list[str]
    tools: list[str | None]
    actions: int
    wages: int


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


class ProspectView(TypedDict, total=False):
    """A site when a card has come to it: what it lacks then; and if it is finished, by whom.

    Perhaps with a tool; what the bank pays; `late` if that is not in this turn any more.
    """

    building: Required[str]
    lacks: Required[dict[str, int]]
    crew: str
    tool: str
    coins: int
    late: bool


class ChoiceView(TypedDict, total=False):
    """What becomes of a move; what is left out is nothing, or no.

    `ends`: the turn ends by itself. `coins`: of a loan, or for actions that would be lost.
    `sites`: for which a card does something, those that lack least first; `vain`: it does, but
    nothing is finished any more.
    `alone`: so many starters can finish a building by themselves; `late`: in the next turn.
    `idle`: a tool is of no use.
    """

    ends: bool
    coins: int
    sites: list[ProspectView]
    vain: bool
    alone: int
    late: bool
    idle: bool


class TurnView(TypedDict):
    """The turn in progress: actions left, and what the pending decision is about.

    `exchange`: the coins for one action and for more. `choices`: by move, told to who decides.
    """

    seat: int
    actions: int
    invested: bool
    exchange: list[int]
    crew: str | None
    site: str | None
    university: str | None
    choices: dict[str, ChoiceView]


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
    freedman_wage: int
    loan_gain: int
    loan_repay: int
    slave_penalty: int
    loan_penalty: int


class EffectsView(TypedDict):
    """What a tool adds, and what a university makes of what a card provides."""

    tools: dict[str, dict[str, int]]
    universities: dict[str, dict[str, int]]


class BuildersView(Head):
    """Everything a viewer may see: nothing but the order of the stacks is hidden (BA-11.1).

    `goal`: the points that end the game (BA-9.1).
    `may_end`: who could reach it in this round still, by turn, unless this is the last one.
    `starters`: by place of the building row, then for the next building: who of one's own crew
    could finish it.
    `university_total`: whether a university replaces all that a card provides (BA-7.30).
    """

    start: int
    round: int
    goal: int
    prices: PricesView
    effects: EffectsView
    last_round: bool
    may_end: list[int]
    quiet_rounds: int
    quiet_limit: int
    bank: int | None
    university_total: bool
    buildings: list[CardView | None]
    next_building: CardView | None
    starters: list[list[StarterView]]
    building_stack: int
    unseen_buildings: list[str]
    workers: list[WorkerView | None]
    next_worker: WorkerView | None
    worker_stack: int
    unseen_workers: list[str]
    stock: StockView
    seats: list[SeatView]
    turn: TurnView | None
