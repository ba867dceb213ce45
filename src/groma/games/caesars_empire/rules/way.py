"""Chapter 6: the shortest way from the new city to Rome, and what it pays."""

from typing import TYPE_CHECKING, Final

from groma.core.refusals import Ask, bar
from groma.core.state import Step

from ..layout import NOTHING
from ..notes import EARNED, SCORED_WAY
from ..payouts import through
from ..steps import WALKING
from ..tables import GOLD, GOLD_FACTOR, ROAD_POINTS, ROME
from .building import EVERY_SEGMENT

if TYPE_CHECKING:
    from ..network import Network
    from ..state import Table

ONCE: Final = 1


def factor_of(kind: int) -> int:
    """Gold taken in this turn doubles the points of all players (CE-6.5)."""
    return GOLD_FACTOR if kind == GOLD else ONCE


def different_ways(network: "Network", node: int) -> list[int]:
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


class Walking(Step["Table"]):
    """From the new city to Rome; asked where shortest ways pay differently (CE-6.3, CE-6.4)."""

    def who(self, table: "Table", argument: int) -> int:
        """Nobody where there is nothing to choose."""
        return table.active if len(different_ways(table.network, table.tip)) > 1 else -1

    def happen(self, table: "Table", argument: int) -> None:
        """On to Rome, or to where ways part."""
        ways = different_ways(table.network, table.tip)
        while len(ways) == 1:
            if not follow(table, ways[0]):
                return
            ways = different_ways(table.network, table.tip)
        table.push(WALKING)

    def options(self, table: "Table", argument: int, ask: Ask | None) -> int:
        """The active player is free to choose (CE-6.10)."""
        if ask is not None:
            shortest = 0
            for segment in table.network.onward(table.tip):
                shortest |= 1 << segment
            bar(EVERY_SEGMENT, EVERY_SEGMENT ^ shortest, "CE-6.3", ask)
        left = 0
        for segment in different_ways(table.network, table.tip):
            left |= 1 << segment
        return bar(EVERY_SEGMENT, EVERY_SEGMENT ^ left, "CE-6.7", ask)

    def choose(self, table: "Table", argument: int, option: int) -> None:
        """On from there."""
        if follow(table, option):
            table.push(WALKING)


def follow(table: "Table", segment: int) -> bool:
    """Go on along a segment; in Rome everybody is paid at once, and the walk is over (CE-6.8)."""
    table.walked = [*table.walked, segment]
    table.tip = table.network.other(segment, table.tip)
    if table.tip != ROME:
        return True
    pay(table)
    return False


def pay(table: "Table") -> None:
    """Every road on the way gives its owner a point, whoever's turn it is (CE-6.1, CE-6.5)."""
    network = table.network
    factor = factor_of(table.treasures[table.city])
    earned = [0] * table.players
    for segment in table.walked:
        earned[network.owners[segment]] += ROAD_POINTS * network.roads(segment) * factor
    if table.log is not None:
        table.log.tell(SCORED_WAY, table.city, network.far[table.city], factor)
    for seat in range(table.players):
        if earned[seat]:
            table.points[seat] += earned[seat]
            table.ways[seat] += 1
            if table.log is not None:
                table.log.tell(EARNED, seat, earned[seat])
    table.city = NOTHING
    table.tip = NOTHING
    table.walked = []
