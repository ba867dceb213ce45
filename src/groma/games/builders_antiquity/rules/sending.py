"""Chapters 6 and 8: sending crew cards to sites, with tools, and finishing buildings."""

from typing import Final

from groma.core.refusals import Ask, bar
from groma.core.sets import members
from groma.core.state import Step

from ..bundles import covers, missing
from ..layout import EVERY_BUILDING, EVERY_CREW, EVERY_TOOL, MACHINES_USE_TOOLS, NOTHING
from ..moves import BARE, WITH
from ..notes import FINISHED, MACHINE_READY, SENT, SENT_WITH
from ..state import Table
from ..steps import TOOLING
from ..tables import (
    CREW,
    FIRST_CREW_MACHINE,
    FIRST_MACHINE,
    FIRST_SLAVE,
    FREEDMAN_WAGE,
    NEEDS,
    PAYS,
    POINTS,
    TOOL_ADDS,
    WAGES,
)
from .money import pay, receive, unpaid

SITE: Final = 32  # in the argument of a step: crew card + SITE * site
_BARE: Final = BARE - WITH


def _dear(money: int) -> int:
    """The workers whose wage is more than so much."""
    return sum([1 << crew for crew in range(CREW) if WAGES[crew] > money])


HIGHEST_WAGE: Final = max(WAGES)
_DEAR: Final[list[int]] = [_dear(money) for money in range(HIGHEST_WAGE)]


def wage_of(table: Table, crew: int) -> int:
    """A worker's own, a freedman's; slaves and machines have none (BA-6.6, BA-7.8, BA-8.4)."""
    return FREEDMAN_WAGE if table.freed >> crew & 1 else WAGES[crew]


def too_dear(table: Table, money: int) -> int:
    """The crew cards whose wage is more than so much money (BA-6.6)."""
    if money >= HIGHEST_WAGE:
        return 0
    return _DEAR[money] | table.freed if money < FREEDMAN_WAGE else _DEAR[money]


def price_of(table: Table, site: int) -> int:
    """The first card to a site in a turn costs an action, the second two ... (BA-6.2 to BA-6.5)."""
    return table.sent[site] + 1


def price_of_several(first: int, cards: int) -> int:
    """The actions for several cards to one site, if the first of them costs so many (BA-6.3)."""
    return cards * first + cards * (cards - 1) // 2


def within_reach(table: Table) -> int:
    """The own sites for which the actions suffice (BA-6.3, BA-6.9)."""
    sites = table.sites[table.active]
    for site in members(sites & table.visited):
        if price_of(table, site) > table.actions:
            sites &= ~(1 << site)
    return sites


def sendings(table: Table, left: int, first: int, ask: Ask | None) -> int:
    """Own cards that are available and can be paid, if there is a site for them (BA-6.1)."""
    seat = table.active
    idle = table.idle[seat]
    if ask is not None:
        left = bar(left, (EVERY_CREW & ~table.crew[seat]) << first, "BA-6.1", ask)
    left = bar(left, (EVERY_CREW & ~idle) << first, "BA-3.3", ask)
    if not table.sites[seat]:
        return bar(left, EVERY_CREW << first, "BA-3.1", ask)
    if not within_reach(table):
        return bar(left, EVERY_CREW << first, "BA-6.9", ask)
    dear = (too_dear(table, table.money[seat]) & idle) << first
    if ask is not None and ask.bit & dear:
        return unpaid(table, left, dear, wage_of(table, ask.option - first), ask)
    return left & ~dear


class Siting(Step[Table]):
    """Where a crew card (argument) goes (BA-6.1)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """To any own site for which there are enough actions (BA-6.3, BA-6.9)."""
        left = bar(EVERY_BUILDING, EVERY_BUILDING & ~table.sites[table.active], "BA-6.1", ask)
        return bar(left, left & ~within_reach(table), "BA-6.9", ask)

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Then it may take a tool along (BA-6.7)."""
        if table.toolbox[table.active] and can_carry(table, argument):
            table.push(TOOLING, argument + SITE * option)
        else:
            send(table, argument, option, NOTHING)


def can_carry(table: Table, crew: int) -> bool:
    """Workers and freedmen, and machines as the table has it; slaves never (BA-7.12, BA-8.6)."""
    if crew >= FIRST_CREW_MACHINE:
        return table.settings[MACHINES_USE_TOOLS] == 1
    return crew < FIRST_SLAVE or bool(table.freed >> crew & 1)


class Tooling(Step[Table]):
    """With which unused tool, or with none (BA-6.7, BA-7.11)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """One that lies unused before the player (BA-7.11, BA-7.13)."""
        unused = table.toolbox[table.active]
        left = EVERY_TOOL | 1 << _BARE
        if ask is not None:
            left = bar(left, carried_by(table, table.active), "BA-7.13", ask)
        return bar(left, EVERY_TOOL & ~unused, "BA-7.11", ask)

    def sensible(self, table: Table, argument: int, options: int) -> int:
        """The tools that add something the site still lacks, and none."""
        lack = lacking(table, argument % SITE, argument // SITE)
        left = 1 << _BARE
        for tool in members(options & ~left):
            if missing(TOOL_ADDS[tool], lack) != lack:
                left |= 1 << tool
        return left

    def usual(self, table: Table, argument: int, options: int) -> int:
        """A tool that finishes the building."""
        lack = lacking(table, argument % SITE, argument // SITE)
        for tool in members(options & ~(1 << _BARE)):
            if covers(TOOL_ADDS[tool], lack):
                return tool
        return NOTHING

    def choose(self, table: Table, argument: int, option: int) -> None:
        """Only now the card is sent."""
        tool = NOTHING if option == _BARE else option
        send(table, argument % SITE, argument // SITE, tool)


def lacking(table: Table, crew: int, site: int) -> int:
    """What a site still lacks when a crew card works there, too."""
    return missing(table.provided[site] + table.strength[crew], NEEDS[site])


def carried_by(table: Table, seat: int) -> int:
    """The tools that crew cards of a seat have with them."""
    tools = 0
    for crew in members(table.crew[seat]):
        if table.carried[crew] != NOTHING:
            tools |= 1 << table.carried[crew]
    return tools


def send(table: Table, crew: int, site: int, tool: int) -> None:
    """Actions and wage are paid, and the card works on the site (BA-6.1, BA-6.6)."""
    seat = table.active
    price = price_of(table, site)
    wage = wage_of(table, crew)
    table.actions -= price
    table.sent[site] = price
    table.visited |= 1 << site
    table.quiet = False
    pay(table, seat, wage)
    table.idle[seat] &= ~(1 << crew)
    table.posts[crew] = site
    table.provided[site] += table.strength[crew]
    if tool != NOTHING:
        table.toolbox[seat] &= ~(1 << tool)
        table.carried[crew] = tool
        table.provided[site] += TOOL_ADDS[tool]
        if table.log is not None:
            table.log.tell(SENT_WITH, seat, crew, tool, site, price, wage)
    elif table.log is not None:
        table.log.tell(SENT, seat, crew, site, price, wage)
    if covers(table.provided[site], NEEDS[site]):
        finish(table, site)


def finish(table: Table, site: int) -> None:
    """At once, and it cannot be declined; what is too much is lost (BA-6.13, BA-6.14)."""
    seat = table.active
    come_back(table, seat, site)
    coins = receive(table, seat, PAYS[site])
    table.sites[seat] &= ~(1 << site)
    table.done[seat] |= 1 << site
    table.points[seat] += POINTS[site]
    if table.log is not None:
        table.log.tell(FINISHED, seat, site, POINTS[site], coins)
    if site >= FIRST_MACHINE:  # it stays and works from now on (BA-6.16, BA-8.4)
        machine = site - FIRST_MACHINE + FIRST_CREW_MACHINE
        table.join(seat, machine)
        if table.log is not None:
            table.log.tell(MACHINE_READY, seat, machine)


def come_back(table: Table, seat: int, site: int) -> None:
    """Crew cards and their tools are available again (BA-6.14)."""
    for crew in members(table.crew[seat] & ~table.idle[seat]):
        if table.posts[crew] == site:
            table.posts[crew] = NOTHING
            table.idle[seat] |= 1 << crew
            if table.carried[crew] != NOTHING:
                table.toolbox[seat] |= 1 << table.carried[crew]
                table.carried[crew] = NOTHING
