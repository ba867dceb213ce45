"""Chapter 10: the last settlement, the score sheet in tenths of a point, and the standing."""

from typing import Final

from groma.core.sets import members, size
from groma.core.sheet import Sheet

from .layout import EVERY_SLAVE
from .state import Table
from .tables import (
    FIRST_MACHINE,
    FREEING_PRICE,
    LOAN_PENALTY,
    LOAN_REPAY,
    POINTS,
    SLAVE_PENALTY,
    TENTHS,
)

ROWS: Final[list[str]] = ["buildings", "machines", "coins", "slaves", "loans", "settlement"]


class Settlement:
    """Who is freed and how many loans are repaid before the scoring."""

    def __init__(self, freed: int, repaid: int) -> None:
        self.freed = freed  # crew cards
        self.repaid = repaid


def settlement(table: Table, seat: int) -> Settlement:
    """As many available slaves as the money frees, then as many loans as it repays (BA-10.4)."""
    coins = table.money[seat]
    freed = 0
    for crew in members(slaves_of(table, seat) & table.idle[seat]):  # not the busy ones (BA-10.1)
        if coins >= FREEING_PRICE:
            coins -= FREEING_PRICE
            freed |= 1 << crew
    return Settlement(freed, min(table.loans[seat], coins // LOAN_REPAY))  # BA-10.2


def sheet(table: Table, seat: int, viewer: int) -> Sheet:
    """All rows of one seat, as if the game ended now; everything is open (BA-10.5)."""
    page = Sheet(ROWS)
    for building in members(table.done[seat]):
        score_building(page, building)
    if table.money[seat]:
        page.add("coins", "BA-10.5", table.money[seat], {"coins": table.money[seat]}, [])
    slaves = slaves_of(table, seat)
    if slaves:
        busy = size(slaves & ~table.idle[seat])
        facts = {"slaves": size(slaves), "busy": busy, "loans": 0}
        page.add("slaves", "BA-10.3", -SLAVE_PENALTY * size(slaves), facts, [])
    if table.loans[seat]:
        facts = {"slaves": 0, "busy": 0, "loans": table.loans[seat]}
        page.add("loans", "BA-10.3", -LOAN_PENALTY * table.loans[seat], facts, [])
    score_settlement(page, table, seat)
    return page


def score_settlement(page: Sheet, table: Table, seat: int) -> None:
    """What freeing and repaying will save, less what they cost; in the end it is done (BA-10.4)."""
    last = settlement(table, seat)
    freed = size(last.freed)
    if freed or last.repaid:
        saved = freed * (SLAVE_PENALTY - FREEING_PRICE) + last.repaid * (LOAN_PENALTY - LOAN_REPAY)
        facts = {
            "freed": freed,
            "repaid": last.repaid,
            "coins": freed * FREEING_PRICE + last.repaid * LOAN_REPAY,
        }
        page.add("settlement", "BA-10.4", saved, facts, [])


def slaves_of(table: Table, seat: int) -> int:
    """The crew cards of a seat that are slaves."""
    return table.crew[seat] & EVERY_SLAVE & ~table.freed


def score_building(page: Sheet, building: int) -> None:
    """A finished building or machine has its victory points; a site has none (BA-10.6)."""
    row = "machines" if building >= FIRST_MACHINE else "buildings"
    clause = "BA-8.3" if building >= FIRST_MACHINE else "BA-6.14"
    page.add(row, clause, TENTHS * POINTS[building], {"building": building}, [building])


def standing(table: Table) -> list[list[int]]:
    """The points alone; whoever has as many shares the place (BA-10.7, BA-10.8)."""
    return [[sheet(table, seat, seat).total()] for seat in range(table.players)]
