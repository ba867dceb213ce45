"""What each viewer may see of a table, built by adding what is visible (chapter 16)."""

from groma.core.hidden import kind_of
from groma.core.look import head
from groma.core.sets import members, size
from groma.core.state import STEP

from .city import building_of, owner_of
from .layout import FIELDS, FOUNTAIN, HANDS, NOTHING
from .looks import (
    CornerView,
    LineView,
    MarbleView,
    PieceView,
    SeatView,
    SiteView,
    TileView,
    TurnView,
)
from .notes import FIELD
from .outlook import outlook, placement, placements, seat_or_none
from .prospects import possible_buildings
from .rules.aqueducts import LINE, brings_coin, openings
from .rules.sites import SEAT, influence
from .scoring import buildings_of, fountains_beside
from .state import Table
from .steps import EXTENDING, LEAVING, PLACING, POSTING, STARTING
from .tables import (
    BUILDING_IDS,
    BUILDING_POINTS,
    BUILDINGS,
    COLOR_IDS,
    COLORS,
    CORNER_IDS,
    CORNERS,
    HILL_IDS,
    LINE_IDS,
    LINES,
    NEXT,
    PIECES,
    SPOT_IDS,
    WAY_IDS,
    WAYS,
)


def view(table: Table, viewer: int) -> MarbleView:
    """The table through the eyes of a seat, or of the onlooker."""
    return {
        **head(table, viewer),
        "start": table.start,
        "trigger": seat_or_none(table.trigger),
        "hills": [HILL_IDS[hill] for hill in table.city.hills],
        "stacks": by_color(table.stacks),
        "stock": by_building(table.stock),
        "bridges": [bridge + 1 for bridge in table.bridges],
        "unseen_bridges": sorted([kind_of(card) for card in table.hidden.unseen(viewer)]),
        "tiles": tile_views(table),
        "sites": [
            site_view(table, corner)
            for corner in range(CORNERS)
            if table.city.sites[corner] != NOTHING
        ],
        "corners": corner_views(table),
        "lines": [line_view(table, line) for line in range(LINES)],
        "seats": [seat_view(table, seat, viewer) for seat in range(table.players)],
        "turn": turn_view(table),
    }


def by_color(counts: list[int]) -> dict[str, int]:
    """Tiles by colour."""
    return {COLOR_IDS[color]: counts[color] for color in range(COLORS)}


def by_building(counts: list[int]) -> dict[str, int]:
    """Imperium tiles or buildings by kind."""
    return {BUILDING_IDS[building]: counts[building] for building in range(BUILDINGS)}


def spots(chosen: int) -> list[str]:
    """A set of spots by name."""
    return [SPOT_IDS[spot] for spot in members(chosen)]


def official_on(table: Table, spot: int) -> int | None:
    """Whose official stands on a tile."""
    for seat in range(table.players):
        if table.city.officials[seat] >> spot & 1:
            return seat
    return None


def tile_views(table: Table) -> list[TileView]:
    """All tiles on the board, colour by colour."""
    found: list[TileView] = []
    for color in range(COLORS):
        for spot in members(table.city.colors[color]):
            found.append(
                {
                    "spot": SPOT_IDS[spot],
                    "color": COLOR_IDS[color],
                    "official": official_on(table, spot),
                }
            )
    return found


def site_view(table: Table, corner: int) -> SiteView:
    """A building or a fountain, and what it is worth by its neighbours."""
    site = table.city.sites[corner]
    fountain = site == FOUNTAIN
    return {
        "corner": CORNER_IDS[corner],
        "building": None if fountain else BUILDING_IDS[building_of(site)],
        "seat": None if fountain else owner_of(site),
        "connected": table.city.water[corner] != NOTHING,
        "fountains": len(fountains_beside(table, corner)),
    }


def corner_views(table: Table) -> list[CornerView]:
    """The corners that tiles touch and that can still become sites, with influence by kind."""
    city = table.city
    found: list[CornerView] = []
    for corner in range(CORNERS):
        if city.sites[corner] != NOTHING or not city.district(corner):
            continue
        possible = members(possible_buildings(table, corner))
        if possible:
            found.append(
                {
                    "corner": CORNER_IDS[corner],
                    "sides": city.filled[corner],
                    "structures": size(city.district(corner)),
                    "possible": [BUILDING_IDS[building] for building in possible],
                    "influence": {
                        BUILDING_IDS[building]: influence(city, corner, building)
                        for building in possible
                    },
                }
            )
    return found


def line_view(table: Table, line: int) -> LineView:
    """An aqueduct; unbegun it has only its outlet, and grows only while it is being started."""
    path = table.city.lines[line]
    pieces: list[PieceView] = []
    if table.city.begun(line) or table.starting() == line:
        pieces = [piece_view(table, path[-1], way) for way in members(openings(table, line))]
    return {
        "line": LINE_IDS[line],
        "path": [CORNER_IDS[corner] for corner in path],
        "left": PIECES + 1 - len(path),
        "pieces": pieces,
    }


def piece_view(table: Table, corner: int, way: int) -> PieceView:
    """A piece from a far end: whose building it would connect, and whether it brings a coin."""
    there = NEXT[WAYS * corner + way]
    site = table.city.sites[there]
    return {
        "way": WAY_IDS[way],
        "corner": CORNER_IDS[there],
        "coin": brings_coin(table, corner, there),
        "owner": owner_of(site) if site > FOUNTAIN else None,
    }


def seat_view(table: Table, seat: int, viewer: int) -> SeatView:
    """A player's things; of the bridge tiles only what the viewer knows (CM-16.1)."""
    own = buildings_of(table, seat)
    kinds = [building_of(table.city.sites[corner]) for corner in own]
    fields = table.fields[FIELDS * seat : FIELDS * (seat + 1)]
    return {
        "seat": seat,
        "home": table.home[seat],
        "ready": by_color(table.tiles_ready(seat)),
        "drawn": by_color(table.drawn[COLORS * seat : COLORS * (seat + 1)]),
        "on_tiles": spots(table.city.officials[seat]),
        "fields": {FIELD.label(field): fields[field] for field in range(FIELDS)},
        "rewards": table.rewards(seat),
        "imperium": by_building(table.imperium_of(seat)),
        "coins": table.coins[seat],
        "bridges": [
            kind_of(sight - 1) if sight > 0 else None
            for sight in table.hidden.sight_of_hand(HANDS + seat, viewer)
        ],
        "buildings": by_building([kinds.count(building) for building in range(BUILDINGS)]),
        "points": sum([BUILDING_POINTS[kind] for kind in kinds]),
    }


def turn_view(table: Table) -> TurnView | None:
    """The turn in progress, with all that the pending decision is about."""
    if table.over():
        return None
    step = table.todo[-1] % STEP
    argument = table.argument()
    color = argument if step == PLACING else NOTHING
    spot = argument if step == POSTING else NOTHING
    line = table.starting()
    pieces = 0
    if step == STARTING:
        pieces = argument % LINE
    elif step == EXTENDING:
        pieces = argument
    ways = []
    if step == PLACING:
        ways = placements(table, color)
    elif step == POSTING:
        color = color_on(table, spot)
        ways = [placement(table, color, spot)]
    return {
        "seat": table.active,
        "actions": table.actions_to_come(),
        "color": None if color == NOTHING else COLOR_IDS[color],
        "spot": None if spot == NOTHING else SPOT_IDS[spot],
        "line": None if line == NOTHING else LINE_IDS[line],
        "pieces": pieces,
        "completed": [outlook(table, NOTHING, corner) for corner in table.completed],
        "leaving": CORNER_IDS[argument // SEAT] if step == LEAVING else None,
        "placements": ways,
    }


def color_on(table: Table, spot: int) -> int:
    """The colour of the tile on a spot."""
    for color in range(COLORS):
        if table.city.colors[color] >> spot & 1:
            return color
    return NOTHING
