"""Chapter 10: the last settlement, the score sheet in tenths of a point, and the standing."""

from typing import TYPE_CHECKING, Final

from groma.core.sets import members, size
from groma.core.sheet import Sheet

from .layout import EVERY_SLAVE
from .tables import (
    FIRST_MACHINE,
    FREEING_PRICE,
    LOAN_PENALTY,
    LOAN_REPAY,
    POINTS,
    SLAVE_PENALTY,
    TENTHS,
)

if TYPE_CHECKING:
    from .state import Table

ROWS: Final[list[str]] = ["buildings", "machines", "coins", "slaves", "loans"]


class Settlement:
    """Who is freed and what is repaid before the scoring, and what remains then."""

    def __init__(self, freed: int, repaid: int, coins: int, slaves: int, loans: int) -> None:
        self.freed = freed  # crew cards
        self.repaid = repaid  # loans
        self.coins = coins  # left after that
        self.slaves = slaves  # crew cards that stay slaves
        self.loans = loans  # not repaid


def settlement(table: "Table", seat: int) -> Settlement:
    """As many available slaves as the money frees, then as many loans as it repays (BA-10.4)."""
    coins = table.money[seat]
    slaves = table.crew[seat] & EVERY_SLAVE & ~table.freed
    freed = 0
    for crew in members(slaves & table.idle[seat]):  # the busy ones cannot be freed (BA-10.1)
        if coins >= FREEING_PRICE:
            coins -= FREEING_PRICE
            freed |= 1 << crew
    repaid = min(table.loans[seat], coins // LOAN_REPAY)  # BA-10.2
    coins -= repaid * LOAN_REPAY
    return Settlement(freed, repaid, coins, slaves & ~freed, table.loans[seat] - repaid)


def sheet(table: "Table", seat: int, viewer: int) -> Sheet:
    """All rows of one seat, as if the game ended now; everything is open (BA-10.5)."""
    page = Sheet(ROWS)
    for building in members(table.done[seat]):
        score_building(page, building)
    last = settlement(table, seat)
    if table.money[seat] or last.coins:
        facts = {"coins": last.coins, "freed": size(last.freed), "repaid": last.repaid}
        page.add("coins", "BA-10.5", last.coins, facts, [])
    slaves = size(last.slaves)
    if slaves:  # BA-10.3
        busy = size(last.slaves & ~table.idle[seat])
        facts = {"slaves": slaves, "busy": busy, "loans": 0}
        page.add("slaves", "BA-10.3", -SLAVE_PENALTY * slaves, facts, [])
    if last.loans:
        facts = {"slaves": 0, "busy": 0, "loans": last.loans}
        page.add("loans", "BA-10.3", -LOAN_PENALTY * last.loans, facts, [])
    return page


def score_building(page: Sheet, building: int) -> None:
    """A finished building or machine has its victory points; a site has none (BA-10.6)."""
    row = "machines" if building >= FIRST_MACHINE else "buildings"
    clause = "BA-8.3" if building >= FIRST_MACHINE else "BA-6.14"
    page.add(row, clause, TENTHS * POINTS[building], {"building": building}, [building])


def standing(table: "Table") -> list[list[int]]:
    """The points alone; whoever has as many shares the place (BA-10.7, BA-10.8)."""
    return [[score] for score in table.scores()]
