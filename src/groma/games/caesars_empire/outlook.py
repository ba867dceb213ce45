"""What a build would pay: shortest ways to Rome with the roads of a chain in place."""

from groma.core.sets import members

from .network import Network
from .rules.building import roads_of
from .rules.payouts import SHARE, payouts, share_in, share_of, through
from .rules.way import different_ways, factor_of
from .state import Table
from .tables import NODE_IDS, ROAD_POINTS, SEGMENT_IDS, SEGMENTS
from .view.forms import BuildView, WayView


def way_view(table: Table, found: list[int], roads: int, factor: int) -> WayView:
    """Payouts as points by seat, the best of the active player first."""
    points = [
        [ROAD_POINTS * factor * share_of(payout, seat) for seat in range(table.players)]
        for payout in found
    ]
    if len(points) > 1:
        points.sort(key=lambda row: (-row[table.active], row))
    return {"roads": roads, "payouts": points}


def path_from(network: Network, node: int) -> list[str]:
    """Every segment on a shortest way from a node to Rome, those nearest to the node first."""
    found: list[int] = []
    nodes = [node]
    for here in nodes:
        for segment in network.onward(here):
            if segment not in found:
                found.append(segment)
                nodes.append(network.other(segment, here))
    return [SEGMENT_IDS[segment] for segment in found]


def build_view(table: Table, chain: list[int], city: int, tip: int) -> BuildView:
    """Place a chain in thought and look at the ways from its city."""
    network = table.network.clone()
    network.build(chain, city, table.active)
    factor = factor_of(table.treasures[city])
    return {
        "segment": SEGMENT_IDS[chain[-1]],
        "start": NODE_IDS[tip],
        "city": NODE_IDS[city],
        "roads": roads_of(table, chain),
        "way": way_view(table, payouts(network, city), network.far[city], factor),
        "path": path_from(network, city),
    }


def builds(table: Table, finals: int) -> list[BuildView]:
    """Every final segment that can be chosen now.

    One segment alone makes no way shorter: from its city ways go over where it begins.
    """
    network = table.network
    ahead: dict[int, list[int]] = {}  # by node: the payouts from there
    beyond: dict[int, list[str]] = {}  # by node: the path from there
    found: list[BuildView] = []
    for segment in members(finals):
        city = network.new_city(segment)
        start = network.other(segment, city)
        if start not in ahead:
            ahead[start] = payouts(network, start)
            beyond[start] = path_from(network, start)
        roads = network.roads(segment)
        own = roads << SHARE * table.active
        paid = [own + payout for payout in ahead[start]]
        factor = factor_of(table.treasures[city])
        found.append(
            {
                "segment": SEGMENT_IDS[segment],
                "start": NODE_IDS[start],
                "city": NODE_IDS[city],
                "roads": roads,
                "way": way_view(table, paid, network.far[start] + roads, factor),
                "path": [SEGMENT_IDS[segment], *beyond[start]],
            }
        )
    return found


def lengthenings(table: Table, options: int) -> list[BuildView]:
    """Every segment with which the chain in progress can begin farther back."""
    found: list[BuildView] = []
    for segment in members(options & (1 << SEGMENTS) - 1):
        tip = table.network.other(segment, table.tip)
        found.append(build_view(table, [*table.chain, segment], table.city, tip))
    return found


def ways(table: Table) -> list[tuple[str, WayView]]:
    """The segments between which the walk to Rome can choose, with all they can still pay.

    The roads walked already are counted in.
    """
    network = table.network
    factor = factor_of(table.treasures[table.city])
    behind = 0
    for segment in table.walked:
        behind += share_in(network, segment)
    found: list[tuple[str, WayView]] = []
    for segment in different_ways(network, table.tip):
        ahead = [behind + payout for payout in through(network, table.tip, segment)]
        view = way_view(table, ahead, network.far[table.city], factor)
        found.append((SEGMENT_IDS[segment], view))
    return found
