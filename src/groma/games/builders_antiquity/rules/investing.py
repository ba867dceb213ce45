"""Chapter 7: investments, one in a turn, and freeing slaves."""

from typing import Final

from groma.core.refusals import Ask, bar
from groma.core.state import Step

from ..bundles import replaced
from ..layout import (
    EVERY_CREW,
    EVERY_MACHINE,
    EVERY_SLAVE,
    EVERY_WORKER,
    MACHINES_BE_EDUCATED,
    TOTAL,
    UNIVERSITY_MODE,
)
from ..moves import BUY_SLAVE, BUY_TOOL, EDUCATE, LOAN
from ..notes import BOUGHT_SLAVE, BOUGHT_TOOL, EDUCATED, FREED, TOOK_LOAN
from ..state import Table
from ..steps import TEACHING
from ..tables import (
    FIRST_SLAVE,
    LOAN_GAIN,
    SLAVE_PRICE,
    SLAVES,
    TOOL_PRICE,
    TOOLS,
    UNIVERSITIES,
    UNIVERSITY_PRICE,
    UNIVERSITY_SETS,
)
from .money import pay, receive, unpaid

# Counted from the first investment
_TOOL: Final = BUY_TOOL - BUY_SLAVE
_UNIVERSITY: Final = EDUCATE - BUY_SLAVE
_LOAN: Final = LOAN - BUY_SLAVE
EVERY_INVESTMENT: Final = (1 << _LOAN + 1) - 1
A_SLAVE: Final = (1 << SLAVES) - 1
A_TOOL: Final = (1 << TOOLS) - 1 << _TOOL
A_UNIVERSITY: Final = (1 << UNIVERSITIES) - 1 << _UNIVERSITY
A_LOAN: Final = 1 << _LOAN


def investments(table: Table, left: int, first: int, ask: Ask | None) -> int:
    """One in a turn, of what still lies in the four stacks (BA-7.1, BA-7.2)."""
    if table.invested:
        return bar(left, EVERY_INVESTMENT << first, "BA-7.1", ask)
    left = bar(left, (EVERY_INVESTMENT ^ in_stacks(table)) << first, "BA-7.2", ask)
    left = unpaid(table, left, A_SLAVE << first, SLAVE_PRICE, ask)
    left = unpaid(table, left, A_TOOL << first, TOOL_PRICE, ask)
    left = unpaid(table, left, A_UNIVERSITY << first, UNIVERSITY_PRICE, ask)
    if not pupils(table):
        left = bar(left, A_UNIVERSITY << first, "BA-7.22", ask)
    return left


def in_stacks(table: Table) -> int:
    """The investments that are left (BA-7.2)."""
    return table.stock | A_LOAN if table.loans_left else table.stock


def invest(table: Table, investment: int) -> None:
    """An action and the price; it was the only one in this turn (BA-7.1)."""
    table.actions -= 1
    table.invested = True
    table.quiet = False
    if investment < _TOOL:
        buy_slave(table, investment)
    elif investment < _UNIVERSITY:
        buy_tool(table, investment - _TOOL)
    elif investment < _LOAN:
        table.push(TEACHING, investment - _UNIVERSITY)
    else:
        take_loan(table)


def buy_slave(table: Table, slave: int) -> None:
    """The slave works for no wage, from now on (BA-7.3, BA-7.4)."""
    seat = table.active
    table.stock &= ~(1 << slave)
    pay(table, seat, SLAVE_PRICE)
    table.join(seat, FIRST_SLAVE + slave)
    if table.log is not None:
        table.log.tell(BOUGHT_SLAVE, seat, FIRST_SLAVE + slave, SLAVE_PRICE)


def buy_tool(table: Table, tool: int) -> None:
    """It lies unused before the player (BA-7.10)."""
    seat = table.active
    table.stock &= ~(1 << _TOOL + tool)
    pay(table, seat, TOOL_PRICE)
    table.toolbox[seat] |= 1 << tool
    if table.log is not None:
        table.log.tell(BOUGHT_TOOL, seat, tool, TOOL_PRICE)


def take_loan(table: Table) -> None:
    """Ten sesterces; it has no effect before the end (BA-7.15, BA-7.17)."""
    seat = table.active
    table.loans_left -= 1
    table.loans[seat] += 1
    coins = receive(table, seat, LOAN_GAIN)
    if table.log is not None:
        table.log.tell(TOOK_LOAN, seat, coins)


def pupils(table: Table) -> int:
    """Own available workers, freedmen and machines, not educated yet (BA-7.21 to BA-7.24)."""
    able = EVERY_WORKER | table.freed
    if table.settings[MACHINES_BE_EDUCATED]:  # they are as a rule (BA-8.6)
        able |= EVERY_MACHINE
    return table.idle[table.active] & able & ~table.educated


class Teaching(Step[Table]):
    """For whom a university (argument) is (BA-7.21)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Not for the busy, slaves and the educated; machines as the table has it (BA-7.22 ...)."""
        seat = table.active
        left = bar(EVERY_CREW, EVERY_CREW & ~table.crew[seat], "BA-7.21", ask)
        left = bar(left, EVERY_CREW & ~table.idle[seat], "BA-7.22", ask)
        left = bar(left, EVERY_SLAVE & ~table.freed, "BA-7.23", ask)
        left = bar(left, table.educated, "BA-7.24", ask)
        if table.settings[MACHINES_BE_EDUCATED]:
            return left
        return bar(left, EVERY_MACHINE, "BA-8.6", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """It stays there; the wage is the same as before (BA-7.25, BA-7.26)."""
        seat = table.active
        table.stock &= ~(1 << _UNIVERSITY + argument)
        pay(table, seat, UNIVERSITY_PRICE)
        table.educated |= 1 << option
        table.pupils[argument] = option
        table.strength[option] = taught(table, table.strength[option], argument)
        if table.log is not None:
            table.log.tell(EDUCATED, seat, option, argument, UNIVERSITY_PRICE)


def taught(table: Table, bundle: int, university: int) -> int:
    """One resource becomes three, or that is all there is left (BA-7.27, BA-7.30)."""
    if table.settings[UNIVERSITY_MODE] == TOTAL:
        return UNIVERSITY_SETS[university]
    return replaced(bundle, UNIVERSITY_SETS[university])


def frees(table: Table, left: int, first: int, ask: Ask | None) -> int:
    """Own available slaves, for an action each; added to what is left (BA-7.6, BA-7.7)."""
    seat = table.active
    slaves = table.crew[seat] & EVERY_SLAVE
    if ask is None and not (slaves and table.actions):
        return left
    free = EVERY_SLAVE << first - FIRST_SLAVE
    if ask is not None:
        free = bar(free, (EVERY_SLAVE & ~slaves) << first - FIRST_SLAVE, "BA-7.6", ask)
        if not table.actions:
            free = bar(free, free, "BA-4.2", ask)
    free = bar(free, (EVERY_SLAVE & table.freed) << first - FIRST_SLAVE, "BA-7.8", ask)
    free = bar(free, (EVERY_SLAVE & ~table.idle[seat]) << first - FIRST_SLAVE, "BA-7.6", ask)
    if ask is not None and ask.clause in ("BA-7.6", "BA-7.8"):  # whom it is about
        slave = ask.option - first
        ask.facts = {"slave": slave, "own": slaves >> FIRST_SLAVE + slave & 1}
    return left | free


def set_free(table: Table, slave: int) -> None:
    """From now on a freedman, a worker in every respect (BA-7.6, BA-7.8)."""
    table.actions -= 1
    table.quiet = False
    table.freed |= 1 << FIRST_SLAVE + slave
    if table.log is not None:
        table.log.tell(FREED, table.active, FIRST_SLAVE + slave)
