"""Chapters 4 and 5: building a chain of segments, and taking the tokens."""

from typing import Final

from groma.core.hidden import NOBODY
from groma.core.refusals import Ask, bar
from groma.core.sets import members
from groma.core.state import Happening, Step

from ..layout import CHAIN_ROADS, NOTHING
from ..moves import BEGIN, BIT, EVERY_SEGMENT
from ..notes import BUILT, CLAIMED, tell_stations
from ..state import Table
from ..steps import CHAINING, TAKING
from ..tables import (
    END_A,
    END_B,
    MOST_ROADS,
    ON_SIDE,
    REGION_OF,
    ROADS,
    ROME,
    SEGMENTS,
    SIDES,
    VALUE,
)
from .payouts import payouts, share_of
from .way import walk


def _singles(side: int) -> int:
    found = 0
    for segment in range(SEGMENTS):
        if ROADS[SEGMENTS * side + segment] == 1:
            found |= 1 << segment
    return found


# By side: the segments that take one road only
SINGLES: Final[list[int]] = [_singles(side) for side in range(SIDES)]
# By segment: the set of its two nodes
ENDS: Final[list[int]] = [1 << END_A[segment] | 1 << END_B[segment] for segment in range(SEGMENTS)]


def affordable(table: Table, segments: int, roads: int) -> int:
    """Which of some segments can be built with so many roads; one takes two at most (CE-1.6)."""
    if roads > 1:
        return segments
    return segments & SINGLES[table.network.side] if roads == 1 else 0


def roads_of(table: Table, chain: list[int]) -> int:
    """How many roads a chain takes."""
    roads = 0
    for segment in chain:
        roads += table.network.roads(segment)
    return roads


def limit(table: Table) -> int:
    """The most roads of one turn at this table; 0 if there is none but the supply (CE-4.5)."""
    return MOST_ROADS[table.settings[CHAIN_ROADS]]


def roads_in_turn(table: Table, seat: int) -> int:
    """What a seat can place in one turn (CE-4.5, CE-4.13)."""
    supply = table.supply[seat]
    most = limit(table)
    return most if 0 < most < supply else supply


def roads_left(table: Table) -> int:
    """What the active player can still place in this turn."""
    return roads_in_turn(table, table.active) - roads_of(table, table.chain)


class Building(Step[Table]):
    """The final segment: from Rome or a claimed city to the new city (CE-4.1 to CE-4.3)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """Every segment with one end at an available city that can be paid for."""
        left = affordable(table, table.network.finals, roads_left(table))
        if ask is not None:
            refuse_final(table, left, ask)
        return left

    def choose(self, table: Table, argument: int, option: int) -> None:
        """The chain may begin farther back (CE-4.4)."""
        city = table.network.new_city(option)
        table.chain = [option]
        table.city = city
        table.tip = table.network.other(option, city)
        table.push(TAKING)
        chain(table)


def refuse_final(table: Table, payable: int, ask: Ask) -> None:
    """Which rule forbids to build a segment as the final one."""
    network = table.network
    left = bar(EVERY_SEGMENT, EVERY_SEGMENT ^ ON_SIDE[network.side], "CE-1.6", ask)
    left = bar(left, built(table), "CE-4.7", ask)
    left = bar(left, network.gaps, "CE-4.1", ask)
    left = bar(left, EVERY_SEGMENT ^ network.finals, "CE-4.2", ask)
    bar(left, left & ~payable, "CE-4.13", ask)


def chain(table: Table) -> None:
    """The build may begin farther back; no question where nothing leads there (CE-4.4)."""
    if table.tip != ROME and table.network.has_gap(table.tip, not_passed(table)):
        table.push(CHAINING)


def built(table: Table) -> int:
    """The segments that carry roads, whoever's they are (CE-4.7)."""
    found = 0
    for segment in range(SEGMENTS):
        if table.network.owners[segment] != NOTHING:
            found |= 1 << segment
    return found


def lead(table: Table, gaps: list[int]) -> int:
    """How much more a chain can pay its builder than all others together (CE-6.1)."""
    network = table.network.clone()
    network.build(gaps, table.city, table.active)
    found: list[int] = []
    for payout in payouts(network, table.city):
        others = sum([share_of(payout, seat) for seat in range(table.players)])
        found.append(2 * share_of(payout, table.active) - others)
    return max(found)


def not_passed(table: Table) -> int:
    """The claimed nodes that the chain does not touch yet (CE-4.10)."""
    passed = 0
    for segment in table.chain:
        passed |= ENDS[segment]
    return table.network.claimed & ~passed


def refuse_lengthening(table: Table, ask: Ask) -> None:
    """Which rule forbids to lengthen the chain by a segment."""
    network = table.network
    left = bar(EVERY_SEGMENT, EVERY_SEGMENT ^ ON_SIDE[network.side], "CE-1.6", ask)
    left = bar(left, built(table), "CE-4.7", ask)
    left = bar(left, network.finals, "CE-4.6", ask)
    left = bar(left, EVERY_SEGMENT & ~network.set_at(table.tip), "CE-4.9", ask)
    if table.tip == ROME:
        left = bar(left, EVERY_SEGMENT, "CE-4.11", ask)
    for segment in members(left):
        if not not_passed(table) >> network.other(segment, table.tip) & 1:
            left = bar(left, 1 << segment, "CE-4.10", ask)
    most = limit(table)
    if most:
        allowed = affordable(table, left, most - roads_of(table, table.chain))
        left = bar(left, left & ~allowed, "CE-4.5", ask)
        if ask.clause == "CE-4.5":
            ask.facts = {"roads": most}
    bar(left, left & ~affordable(table, left, roads_left(table)), "CE-4.13", ask)


class Chaining(Step[Table]):
    """The build begins at the tip of the chain, or one segment farther back (CE-4.4, CE-4.16)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """An empty segment from the tip to another claimed node (CE-4.6 to CE-4.13)."""
        left = BIT[BEGIN]
        if ask is not None:
            refuse_lengthening(table, ask)
        if table.tip == ROME:
            return left
        network = table.network
        others = not_passed(table)
        roads = roads_left(table)
        for segment in network.at(table.tip):
            if network.is_gap(segment, table.tip, others) and network.roads(segment) <= roads:
                left |= BIT[segment]
        return left

    def usual(self, table: Table, argument: int, options: int) -> int:
        """It begins here, unless others would get less, and that outweighs what it costs."""
        here = lead(table, table.chain)
        farther = [lead(table, [*table.chain, gap]) for gap in members(options & EVERY_SEGMENT)]
        return BEGIN if all(there <= here for there in farther) else NOBODY

    def choose(self, table: Table, argument: int, option: int) -> None:
        """As often as one likes."""
        if option == BEGIN:
            return
        table.chain = [*table.chain, option]
        table.tip = table.network.other(option, table.tip)
        chain(table)


class Taking(Happening[Table]):
    """The roads are placed; city token and treasure go to the builder (CE-5.1, CE-5.2)."""

    def happen(self, table: Table, argument: int) -> None:
        """Then the way to Rome is scored (CE-3.2)."""
        seat = table.active
        city = table.city
        roads = roads_of(table, table.chain)
        table.supply[seat] -= roads
        table.network.build(table.chain, city, seat)
        table.claimers[city] = seat
        if table.log is not None:
            table.log.tell(BUILT, seat, table.tip, city, roads)
            tell_stations(table.log, table.tip, table.chain[::-1])
            table.log.tell(CLAIMED, seat, city, REGION_OF[city], VALUE[city], table.treasures[city])
        table.chain = []
        table.tip = city
        walk(table, [])
