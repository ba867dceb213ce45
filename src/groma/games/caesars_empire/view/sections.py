"""What each viewer may see of a table: everything, for all of it lies open (chapter 12)."""

from typing import Final

from groma.core.contents import by, many
from groma.core.sections import Section, Sections, Sight
from groma.core.sets import members
from groma.core.sorts import FLAG, SEAT
from groma.core.state import STEP

from ..layout import NOTHING, WHOLE_PROVINCE, WILD_TREASURES
from ..notes import KIND
from ..outlook import (
    build_view,
    builds,
    lengthenings,
    near,
    onward,
    token_gain,
    treasure_gains,
    ways,
)
from ..rules.building import roads_of
from ..scoring import best_of, in_region, kind_points, most_roads, row_points
from ..state import Table
from ..steps import BUILDING, CHAINING, WALKING
from ..tables import (
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
    ROADS,
    SEA,
    SEGMENT_IDS,
    SEGMENTS,
    SIDE_OF,
    SIDES,
    VALUE,
)
from . import contents
from .forms import CaesarView, CityView, SeatView, SegmentView, TurnView

Eyes = Sight[Table]


def segments(eyes: Eyes) -> list[SegmentView]:
    """The segments of the side, with whose roads lie on them."""
    network = eyes.table.network
    printed = _SEGMENT_VIEWS[network.side]
    return [printed[one][1 + network.owners[one]] for one in SEGMENTS_OF[network.side]]


def left(eyes: Eyes) -> dict[str, int]:
    """The treasures on the map by kind."""
    table = eyes.table
    on_map = [table.treasures[city] for city in members(table.available())]
    return by_kind([on_map.count(kind) for kind in range(KINDS)])


def box(eyes: Eyes) -> dict[str, int]:
    """The treasures that are not played with."""
    played = eyes.table.treasures
    return by_kind([KIND_FULL[kind] - played.count(kind) for kind in range(KINDS)])


def seats(eyes: Eyes) -> list[SeatView]:
    """What the players have."""
    return [seat_view(eyes.table, seat) for seat in range(eyes.table.players)]


def by_kind(counts: list[int]) -> dict[str, int]:
    """Treasures by kind."""
    return {KIND_IDS[kind]: counts[kind] for kind in range(KINDS)}


def seat_or_none(seat: int) -> int | None:
    """A seat, if there is one."""
    return None if seat == NOTHING else seat


def node_or_none(node: int) -> str | None:
    """A node by name, if there is one."""
    return None if node == NOTHING else NODE_IDS[node]


def city_views(table: Table) -> list[CityView]:
    """The cities of the side; for those that nobody has, what their tokens would add."""
    claimed = [table.cities_of(seat) for seat in range(table.players)]
    own = [[in_region(cities, region) for region in range(REGIONS)] for cities in claimed]
    found: list[CityView] = []
    for city in CITIES_OF[table.network.side]:
        gains: list[int] = []
        if table.claimers[city] == NOTHING:
            gains = [token_gain(table, cities[REGION_OF[city]], city) for cities in own]
        found.append(city_view(table, city, gains))
    return found


def city_view(table: Table, city: int, gains: list[int]) -> CityView:
    """A city with its token and its treasure, on the map or taken."""
    far = table.network.far[city]
    view: CityView = {
        "city": NODE_IDS[city],
        "region": REGION_IDS[REGION_OF[city]],
        "value": VALUE[city],
        "treasure": KIND_IDS[table.treasures[city]],
        "seat": seat_or_none(table.claimers[city]),
        "far": None if far == NOTHING else far,
        "gains": gains,
        "onward": [SEGMENT_IDS[segment] for segment in onward(table, city)],
    }
    if gains and view["onward"]:
        view["near"] = near(table, city)
    return view


def segment_view(side: int, segment: int, seat: int) -> SegmentView:
    """A segment as it is printed, and whose roads lie on it."""
    return {
        "segment": SEGMENT_IDS[segment],
        "a": NODE_IDS[END_A[segment]],
        "b": NODE_IDS[END_B[segment]],
        "roads": ROADS[SEGMENTS * side + segment],
        "sea": SEA[segment] == 1,
        "seat": seat_or_none(seat),
    }


# By side, in the order of the board
CITIES_OF: Final[list[list[int]]] = [members(CITIES_ON[side]) for side in range(SIDES)]
SEGMENTS_OF: Final[list[list[int]]] = [members(ON_SIDE[side]) for side in range(SIDES)]
# By side, segment and 1 + seat
_SEGMENT_VIEWS: Final[list[list[list[SegmentView]]]] = [
    [
        [segment_view(side, segment, seat) for seat in range(NOTHING, len(SIDE_OF) - 1)]
        for segment in range(SEGMENTS)
    ]
    for side in range(SIDES)
]


def seat_view(table: Table, seat: int) -> SeatView:
    """A player's things."""
    cities = table.cities_of(seat)
    held = table.treasures_of(seat)
    best = [in_region(cities, region) for region in range(REGIONS)]
    return {
        "seat": seat,
        "supply": table.supply[seat],
        "points": table.points[seat],
        "cities": [NODE_IDS[city] for city in cities],
        "treasures": by_kind(held),
        "rows": row_points(held),
        "sets": by_kind(kind_points(held)),
        "next": by_kind(treasure_gains(held)),
        "best": {REGION_IDS[REGION_OF[own[0]]]: VALUE[best_of(own)] for own in best if own},
    }


def turn_view(table: Table) -> TurnView | None:
    """The turn in progress, as far as it has come."""
    if table.over():
        return None
    chained = table.todo[-1] % STEP == CHAINING
    return {
        "seat": table.active,
        "city": node_or_none(table.city),
        "tip": node_or_none(table.tip),
        "chain": [SEGMENT_IDS[segment] for segment in table.chain],
        "roads": roads_of(table, table.chain),
        "begun": build_view(table, table.chain, table.city, table.tip) if chained else None,
        "builds": [],
        "walked": [SEGMENT_IDS[segment] for segment in table.walked],
        "ways": [],
    }


def foretold(eyes: Eyes, public: TurnView) -> TurnView:
    """The turn with all that the pending decision is about."""
    table = eyes.table
    step = table.todo[-1] % STEP
    turn = public.copy()
    if step == BUILDING:
        turn["builds"] = builds(table, table.options)
    elif step == CHAINING:
        turn["builds"] = lengthenings(table, table.options)
    elif step == WALKING:
        turn["ways"] = ways(table)
    return turn


SECTIONS: Final[Sections[Eyes]] = Sections(
    Sight,
    Section("start", lambda eyes: eyes.table.start, holds=SEAT),
    Section("side", lambda eyes: "AB"[eyes.table.network.side], holds=contents.SIDE),
    Section("wild_treasures", lambda eyes: eyes.table.variant(WILD_TREASURES), holds=FLAG),
    Section("whole_province", lambda eyes: eyes.table.variant(WHOLE_PROVINCE), holds=FLAG),
    Section("cities", lambda eyes: city_views(eyes.table), holds=contents.CITIES),
    Section("segments", segments, holds=contents.SEGMENTS),
    Section("left", left, holds=by(KIND)),
    Section("box", box, holds=by(KIND)),
    Section("leaders", lambda eyes: most_roads(eyes.table), holds=many(SEAT)),
    Section("seats", seats, holds=contents.SEATS),
    Section("turn", lambda eyes: turn_view(eyes.table), foretells=foretold, holds=contents.TURN),
    form=CaesarView,
)
