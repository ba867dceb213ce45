"""Who earns how much on shortest ways to Rome: payouts, written as one int each."""

from typing import Final

from ..network import Network
from ..tables import ROAD_POINTS, ROME

SHARE: Final = 6  # bits for each seat: no way has as many roads as that can count
_MASK: Final = (1 << SHARE) - 1


def share_of(payout: int, seat: int) -> int:
    """The roads of a seat in a payout."""
    return payout >> SHARE * seat & _MASK


def earned(payout: int, seat: int, factor: int) -> int:
    """The points of a seat: so many for each of its roads (CE-6.1, CE-6.5)."""
    return ROAD_POINTS * factor * share_of(payout, seat)


def share_in(network: Network, segment: int) -> int:
    """What a built segment adds to a payout."""
    return network.roads(segment) << SHARE * network.owners[segment]


def through(network: Network, node: int, segment: int) -> list[int]:
    """All payouts of shortest ways from a node that go on with a segment, sorted."""
    return payouts(network, network.other(segment, node), share_in(network, segment))


def payouts(network: Network, node: int, behind: int = 0) -> list[int]:
    """All different payouts of shortest ways from a node to Rome, sorted (CE-6.7).

    What was earned behind the node is counted in.
    """
    segment = network.ahead[node]
    while segment >= 0:
        behind += share_in(network, segment)
        node = network.other(segment, node)
        segment = network.ahead[node]
    if node == ROME:
        return [behind]
    found: list[int] = []
    for segment in network.onward(node):
        for payout in through(network, node, segment):
            if behind + payout not in found:
                found.append(behind + payout)
    found.sort()
    return found
