"""What a build would bring: its token and treasure, and the ways to Rome that it would pay."""

from groma.core.sets import members

from .layout import NOTHING
from .network import Network
from .rules.building import roads_of
from .rules.payouts import SHARE, earned, payouts, share_in, through
from .rules.way import different_ways, factor_of
from .scoring import in_region, is_whole, kind_points, province, region_points, row_points
from .state import Table
from .tables import (
    GOLD,
    GOLD_POINTS,
    KINDS,
    NODE_IDS,
    REGION_OF,
    SAME,
    SEGMENT_IDS,
    SEGMENTS,
)
from .view.forms import BuildView, ProvinceView, WayView


def way_view(table: Table, found: list[int], roads: int, factor: int) -> WayView:
    """Payouts as points by seat, the best of the active player first."""
    points = [[earned(payout, seat, factor) for seat in range(table.players)] for payout in found]
    if len(points) > 1:
        points.sort(key=lambda row: (-row[table.active], row))
    return {"roads": roads, "factor": factor, "payouts": points}


# ---- what tokens and treasures would add --------------------------------------------------------


def token_gain(table: Table, own: list[int], city: int) -> int:
    """What the token of a city would add to those of its colour that a seat has (CE-9.1)."""
    region = REGION_OF[city]
    more = sorted([*own, city])
    return region_points(table, region, more) - region_points(table, region, own)


def treasure_gains(held: list[int]) -> list[int]:
    """By kind: what one more treasure would add; nothing if there is no room for it."""
    before = sum(row_points(held)) + sum(kind_points(held))
    found: list[int] = []
    for kind in range(KINDS):
        more = held[:]
        more[kind] += 1
        room = len(GOLD_POINTS) if kind == GOLD else len(SAME)
        gain = sum(row_points(more)) + sum(kind_points(more)) - before if more[kind] < room else 0
        found.append(gain)
    return found


def province_view(table: Table, city: int) -> ProvinceView | None:
    """A colour of which the active player may have all, with the token of a city (CE-11.2)."""
    region = REGION_OF[city]
    every = province(table, region)
    own = sorted([*in_region(table.cities_of(table.active), region), city])
    claimers = [table.claimers[other] for other in every if other not in own]
    if not is_whole(table, region, every) or any(seat != NOTHING for seat in claimers):
        return None
    points = region_points(table, region, own) if own == every else 0
    return {"held": len(own), "count": len(every), "whole": points}


# ---- ways to Rome -------------------------------------------------------------------------------


def onward(table: Table, city: int) -> list[int]:
    """With which segments shortest ways to Rome go on, or would: over a single new one."""
    network = table.network
    if table.claimers[city] != NOTHING:
        return network.onward(city)
    return [
        segment
        for segment in entrances(table, city)
        if over(table, city, segment) == near(table, city)
    ]


def entrances(table: Table, city: int) -> list[int]:
    """The segments that lead to a city from Rome or a claimed city (CE-4.2)."""
    network = table.network
    return [s for s in network.at(city) if network.far[network.other(s, city)] != NOTHING]


def over(table: Table, city: int, segment: int) -> int:
    """How far Rome is from a city over one of its segments."""
    network = table.network
    return network.far[network.other(segment, city)] + network.roads(segment)


def near(table: Table, city: int) -> int:
    """How far Rome would be from a city that nobody has; 0 if no single segment leads there."""
    return min([over(table, city, segment) for segment in entrances(table, city)], default=0)


# ---- what a build would pay ---------------------------------------------------------------------


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
        build: BuildView = {
            "segment": SEGMENT_IDS[segment],
            "start": NODE_IDS[start],
            "city": NODE_IDS[city],
            "roads": roads,
            "way": way_view(table, paid, network.far[start] + roads, factor),
            "path": [SEGMENT_IDS[segment], *beyond[start]],
        }
        colour = province_view(table, city)
        if colour is not None:
            build["province"] = colour
        found.append(build)
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
