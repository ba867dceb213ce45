"""What a good player of The Builders looks at: points, money, the crew, and what sites promise."""

from typing import Final

from groma.core.sets import members, size

from ..bundles import AMOUNT, BYTE
from ..rules.sending import wage_of
from ..scoring import sheet, slaves_of, standing
from ..state import Table
from ..tables import COIN_EXCHANGE, RESOURCES, TENTHS
from .promise import Promise
from .tempo import POINT, TURN, purse_worth, turns_to_come

SHARE: Final[list[int]] = [0, 0, 20, 10, 7]  # by players: what each rival's points count, of 20
TENTH: Final = POINT // TENTHS

# Actions left in this turn, in tenths of a sesterce: so that whoever has no better use for them
# takes sesterces for all of them at once (1, 3, 6), and buys none for that.
LEFT: Final[list[int]] = [0, 19, 48, 74]
MORE_LEFT: Final = 20
SLAVE: Final = 50  # a slave will have to be freed
LOAN: Final = 200  # a loan will have to be repaid
BUSY: Final = 20  # a crew card that is on a site

# What a crew is worth in each turn to come, in tenths
RESOURCE: Final[list[int]] = [0, 70, 140, 190, 240, 270, 300, 330]  # by amount of a resource ...
MORE: Final = 10  # ... and for each that is more than that
WAGE: Final = 30  # each sesterce of wages
TOOL: Final = 60


def sense(table: Table, seat: int) -> int:
    """How good the table looks to a seat, in hundredths of a point."""
    values = ends(table) if table.over() else prospects(table, seat)
    share = SHARE[table.players]
    return values[seat] - (sum(values) - values[seat]) * share // 20


def values(table: Table) -> list[int]:
    """What every seat may expect to have in the end."""
    return ends(table) if table.over() else prospects(table, table.active)


def ends(table: Table) -> list[int]:
    """The game is over: only the sheet counts."""
    return [TENTH * row[0] for row in standing(table)]


def prospects(table: Table, viewer: int) -> list[int]:
    """What every seat may expect to have in the end; actions left are only the viewer's."""
    values: list[int] = []
    for seat in range(table.players):
        turn = seat == viewer and seat == table.active
        turns = turns_to_come(table, seat, turn)
        actions = table.actions if turn else 0
        value = POINT * table.points[seat] + belongings(table, seat, turns)
        if actions:
            value += action_worth(actions, table.money[seat], turns)
        if table.sites[seat]:
            value += Promise(table, seat, turns, actions).worth()
        values.append(value)
    return values


def action_worth(actions: int, coins: int, turns: int) -> int:
    """What actions that are left can be good for, to a seat with so much money."""
    most = len(LEFT) - 1
    tenths = LEFT[min(actions, most)] + MORE_LEFT * max(0, actions - most)
    more = COIN_EXCHANGE[-1]
    worth = purse_worth(coins + more, turns) - purse_worth(coins, turns)
    return worth * tenths // (10 * more)


def belongings(table: Table, seat: int, turns: int) -> int:
    """Money, debts and the crew; without turns to come only what the sheet will say."""
    if not turns:
        return TENTH * (sheet(table, seat, seat).total() - TENTHS * table.points[seat])
    crew = table.crew[seat]
    value = purse_worth(table.money[seat], turns) + crew_worth(table, seat) * turns // (10 * TURN)
    value -= SLAVE * size(slaves_of(table, seat)) + LOAN * table.loans[seat]
    return value - BUSY * size(crew & ~table.idle[seat])


def crew_worth(table: Table, seat: int) -> int:
    """What a crew provides, the first of each resource worth more, less its wages; and tools."""
    bundle = 0
    wages = 0
    for card in members(table.crew[seat]):
        bundle += table.strength[card]
        wages += wage_of(table, card)
    worth = TOOL * size(table.toolbox[seat]) - WAGE * wages
    most = len(RESOURCE) - 1
    for resource in range(RESOURCES):
        amount = bundle >> BYTE * resource & AMOUNT
        worth += RESOURCE[min(amount, most)] + MORE * max(0, amount - most)
    return worth
