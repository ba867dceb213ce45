"""Chapter 6: the shortest way from the new city to Rome, and what it pays."""

from typing import Final

from groma.core.refusals import Ask, bar
from groma.core.sets import members
from groma.core.state import Step

from ..layout import NOTHING
from ..moves import BIT, EVERY_SEGMENT
from ..network import Network
from ..notes import EARNED, SCORED_WAY, tell_stations
from ..state import Table
from ..steps import WALKING
from ..tables import GOLD, GOLD_FACTOR, ROME
from .payouts import earned, share_in, share_of, through

ONCE: Final = 1
_OWN_FIRST: Final = 1000  # a road of one's own weighs more than all of the others


def factor_of(kind: int) -> int:
    """Gold taken in this turn doubles the points of all players (CE-6.5)."""
    return GOLD_FACTOR if kind == GOLD else ONCE


def different_ways(network: Network, node: int) -> list[int]:
    """The segments onward that lead to different payouts; of equals the first (CE-6.7)."""
    onward = network.onward(node)
    if len(onward) == 1:
        return onward
    found: list[int] = []
    seen: list[list[int]] = []
    for segment in onward:
        payouts = through(network, node, segment)
        if payouts not in seen:
            seen.append(payouts)
            found.append(segment)
    return found


class Walking(Step[Table]):
    """From the new city to Rome; asked where shortest ways pay differently (CE-6.3, CE-6.4)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        """The active player is free to choose; what pays alike is no choice (CE-6.7, CE-6.10)."""
        left = 0
        for segment in different_ways(table.network, table.tip):
            left |= BIT[segment]
        if ask is not None:
            refuse_way(table, left, ask)
        return left

    def usual(self, table: Table, argument: int, options: int) -> int:
        """The way that can pay the player most, and of those the one that pays others least."""
        best = NOTHING
        most = 0
        for segment in members(options):
            for payout in through(table.network, table.tip, segment):
                own = share_of(payout, table.active)
                others = sum([share_of(payout, seat) for seat in range(table.players)]) - own
                worth = _OWN_FIRST * own - others
                if best == NOTHING or worth > most:
                    best = segment
                    most = worth
        return best

    def choose(self, table: Table, argument: int, option: int) -> None:
        """On from there."""
        table.tip = table.network.other(option, table.tip)
        walk(table, [*table.walked, option])


def refuse_way(table: Table, different: int, ask: Ask) -> None:
    """Which rule forbids to go on with a segment."""
    shortest = 0
    for segment in table.network.onward(table.tip):
        shortest |= BIT[segment]
    left = bar(EVERY_SEGMENT, EVERY_SEGMENT ^ shortest, "CE-6.3", ask)
    bar(left, left & ~different, "CE-6.7", ask)


def walk(table: Table, walked: list[int]) -> None:
    """Go on as long as there is one way; in Rome everybody is paid, the walk is over (CE-6.8)."""
    network = table.network
    node = table.tip
    segment = network.ahead[node]
    while segment >= 0:
        walked.append(segment)
        node = network.other(segment, node)
        segment = network.ahead[node]
    if node == ROME:
        pay(table, walked)
        return
    table.tip = node
    table.walked = walked
    table.push(WALKING)


def pay(table: Table, walked: list[int]) -> None:
    """Every road on the way gives its owner a point, whoever's turn it is (CE-6.1, CE-6.5)."""
    network = table.network
    points = table.points
    ways = table.ways
    factor = factor_of(table.treasures[table.city])
    payout = 0
    for segment in walked:
        payout += share_in(network, segment)
    if table.log is not None:
        table.log.tell(SCORED_WAY, table.city, network.far[table.city], factor)
        tell_stations(table.log, table.city, walked)
    for seat in range(table.players):
        if share_of(payout, seat):
            coming = earned(payout, seat, factor)
            points[seat] = points[seat] + coming  # faster than += when compiled
            ways[seat] = ways[seat] + 1
            if table.log is not None:
                table.log.tell(EARNED, seat, coming)
    table.city = NOTHING
    table.tip = NOTHING
    table.walked = []
