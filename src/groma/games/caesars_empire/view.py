"""What each viewer may see of a table: everything, for all of it lies open (chapter 12)."""

from groma.core.look import head
from groma.core.sets import members
from groma.core.state import STEP

from .layout import NOTHING, WHOLE_PROVINCE, WILD_TREASURES
from .looks import CaesarView, CityView, SeatView, SegmentView, TurnView
from .outlook import build_view, builds, lengthenings, ways
from .rules.building import roads_of
from .state import Table
from .steps import BUILDING, CHAINING, WALKING
from .tables import (
    CITIES_ON,
    END_A,
    END_B,
    KIND_FULL,
    KIND_IDS,
    KINDS,
    NODE_IDS,
    ON_SIDE,
    REGION_IDS,
    REGION_OF,
    REGIONS,
    SEA,
    SEGMENT_IDS,
    VALUE,
)


def view(table: Table, viewer: int) -> CaesarView:
    """The table through the eyes of a seat, or of the onlooker."""
    side = table.network.side
    return {
        **head(table, viewer),
        "start": table.start,
        "side": "AB"[side],
        "wild_treasures": table.variant(WILD_TREASURES),
        "whole_province": table.variant(WHOLE_PROVINCE),
        "cities": [city_view(table, city) for city in members(CITIES_ON[side])],
        "segments": [segment_view(table, segment) for segment in members(ON_SIDE[side])],
        "left": by_kind([on_map(table, kind) for kind in range(KINDS)]),
        "box": by_kind([KIND_FULL[kind] - table.treasures.count(kind) for kind in range(KINDS)]),
        "seats": [seat_view(table, seat) for seat in range(table.players)],
        "turn": turn_view(table),
    }


def by_kind(counts: list[int]) -> dict[str, int]:
    """Treasures by kind."""
    return {KIND_IDS[kind]: counts[kind] for kind in range(KINDS)}


def on_map(table: Table, kind: int) -> int:
    """How many treasures of a kind still lie on the map."""
    return len([city for city in members(table.available()) if table.treasures[city] == kind])


def seat_or_none(seat: int) -> int | None:
    """A seat, if there is one."""
    return None if seat == NOTHING else seat


def node_or_none(node: int) -> str | None:
    """A node by name, if there is one."""
    return None if node == NOTHING else NODE_IDS[node]


def city_view(table: Table, city: int) -> CityView:
    """A city with its token and its treasure, on the map or taken."""
    far = table.network.far[city]
    return {
        "city": NODE_IDS[city],
        "region": REGION_IDS[REGION_OF[city]],
        "value": VALUE[city],
        "treasure": KIND_IDS[table.treasures[city]],
        "seat": seat_or_none(table.claimers[city]),
        "far": None if far == NOTHING else far,
    }


def segment_view(table: Table, segment: int) -> SegmentView:
    """A segment as it is printed, and whose roads lie on it."""
    return {
        "segment": SEGMENT_IDS[segment],
        "a": NODE_IDS[END_A[segment]],
        "b": NODE_IDS[END_B[segment]],
        "roads": table.network.roads(segment),
        "sea": SEA[segment] == 1,
        "seat": seat_or_none(table.network.owners[segment]),
    }


def seat_view(table: Table, seat: int) -> SeatView:
    """A player's things."""
    cities = table.cities_of(seat)
    best: dict[str, int] = {}
    for region in range(REGIONS):
        values = [VALUE[city] for city in cities if REGION_OF[city] == region]
        if values:
            best[REGION_IDS[region]] = max(values)
    return {
        "seat": seat,
        "supply": table.supply[seat],
        "points": table.points[seat],
        "cities": [NODE_IDS[city] for city in cities],
        "treasures": by_kind(table.treasures_of(seat)),
        "best": best,
    }


def turn_view(table: Table) -> TurnView | None:
    """The turn in progress, with all that the pending decision is about."""
    if table.over():
        return None
    step = table.todo[-1] % STEP
    chained = step == CHAINING
    found = []
    if step == BUILDING:
        found = builds(table, table.options)
    elif chained:
        found = lengthenings(table, table.options)
    return {
        "seat": table.active,
        "city": node_or_none(table.city),
        "tip": node_or_none(table.tip),
        "chain": [SEGMENT_IDS[segment] for segment in table.chain],
        "roads": roads_of(table, table.chain),
        "begun": build_view(table, table.chain, table.city, table.tip) if chained else None,
        "builds": found,
        "walked": [SEGMENT_IDS[segment] for segment in table.walked],
        "ways": ways(table) if step == WALKING else [],
    }
