"""What each viewer may see of a table, built by adding what is visible (chapter 16)."""

from typing import Final

from groma.core.contents import by, many
from groma.core.hidden import kind_of
from groma.core.sections import Section, Sections, Sight
from groma.core.sets import Labels, members, size
from groma.core.sorts import NUMBER
from groma.core.state import STEP

from ..city import City, building_of, owner_of
from ..layout import FIELDS, FOUNTAIN, HANDS, NOTHING
from ..moves import COLOR
from ..notes import BRIDGE, FIELD, HILL
from ..outlook import (
    gain_from,
    majorities,
    outlook,
    placement,
    placements,
    posts,
    seat_or_none,
    spends,
    unmarked,
)
from ..rules.aqueducts import brings_coin, openings
from ..rules.rings import possible_buildings
from ..rules.sites import SEAT, builder_of, field_of, influence, leavers
from ..scoring import fountains_beside, site_points
from ..state import Table
from ..steps import EXTENDING, LEAVING, LINE, PLACING, POSTING, RECALLING, SPENDING, STARTING
from ..tables import (
    AQUEDUCT_POINTS,
    AROUND,
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
    SPOTS,
    WAY_IDS,
    WAYS,
)
from . import contents
from .forms import (
    CornerView,
    LineView,
    MarbleView,
    PieceView,
    SeatView,
    SiteView,
    TileView,
    TurnView,
)

SPOT: Final = Labels(SPOT_IDS)


Eyes = Sight[Table]


def sites(eyes: Eyes) -> list[SiteView]:
    """What stands on corners."""
    built = eyes.table.city.sites
    return [site_view(eyes.table, corner) for corner in range(CORNERS) if built[corner] != NOTHING]


def lines(eyes: Eyes) -> list[LineView]:
    """The aqueducts."""
    return [line_view(eyes.table, line) for line in range(LINES)]


def unseen_bridges(eyes: Eyes) -> list[int]:
    """The bridge tiles that the viewer has not seen."""
    return sorted([kind_of(card) for card in eyes.table.hidden.unseen(eyes.viewer)])


def seats(eyes: Eyes) -> list[SeatView]:
    """What the players have."""
    return [seat_view(eyes.table, seat) for seat in range(eyes.table.players)]


def by_color(counts: list[int]) -> dict[str, int]:
    """Tiles by colour."""
    return {COLOR_IDS[color]: counts[color] for color in range(COLORS)}


def by_building(counts: list[int]) -> dict[str, int]:
    """Imperium tiles or buildings by kind."""
    return {BUILDING_IDS[building]: counts[building] for building in range(BUILDINGS)}


def tile_views(table: Table) -> list[TileView]:
    """All tiles on the board, colour by colour."""
    officials: list[int | None] = [None] * SPOTS
    for seat in range(table.players):
        for spot in members(table.city.officials[seat]):
            officials[spot] = seat
    found: list[TileView] = []
    for color in range(COLORS):
        name = COLOR_IDS[color]
        for spot in members(table.city.colors[color]):
            found.append({"spot": SPOT_IDS[spot], "color": name, "official": officials[spot]})
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
        "points": 0 if fountain else site_points(table, corner),
    }


def corner_views(table: Table) -> list[CornerView]:
    """The corners that tiles touch and that can still become sites, with influence by kind."""
    city = table.city
    found: list[CornerView] = []
    for corner in range(CORNERS):
        if city.sites[corner] != NOTHING:
            continue
        district = city.district(corner)
        if not district:
            continue
        possible = members(possible_buildings(table, corner))
        if possible:
            counts = influences(city, corner, possible)
            builders = {kind: builder_of(table, counts[kind]) for kind in counts}
            found.append(
                {
                    "corner": CORNER_IDS[corner],
                    "sides": city.filled[corner],
                    "structures": size(district),
                    "possible": [BUILDING_IDS[building] for building in possible],
                    "influence": counts,
                    "builders": {kind: seat_or_none(builders[kind]) for kind in builders},
                    "unmarked": [kind for kind in counts if unmarked(table, counts[kind])],
                }
            )
    return found


def influences(city: City, corner: int, possible: list[int]) -> dict[str, list[int]]:
    """By what a corner can become: everybody's influence; often nobody has any."""
    posted = 0
    for officials in city.officials:
        posted |= officials
    if not posted & AROUND[corner]:
        nobody = [0] * len(city.officials)
        return {BUILDING_IDS[building]: nobody for building in possible}
    return {BUILDING_IDS[building]: influence(city, corner, building) for building in possible}


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
    building = site > FOUNTAIN
    return {
        "way": WAY_IDS[way],
        "corner": CORNER_IDS[there],
        "coin": brings_coin(table, corner, there),
        "owner": owner_of(site) if building else None,
        "points": AQUEDUCT_POINTS if building else 0,
    }


def seat_view(table: Table, seat: int) -> SeatView:
    """A player's things; the bridge tiles are still to be added."""
    kinds = [building_of(table.city.sites[corner]) for corner in table.city.buildings_of(seat)]
    fields = table.fields[FIELDS * seat : FIELDS * (seat + 1)]
    return {
        "seat": seat,
        "home": table.home[seat],
        "ready": by_color(table.tiles_ready(seat)),
        "drawn": by_color(table.drawn[COLORS * seat : COLORS * (seat + 1)]),
        "on_tiles": SPOT.of(table.city.officials[seat]),
        "fields": {FIELD.labels[field]: fields[field] for field in range(FIELDS)},
        "rewards": table.rewards(seat),
        "imperium": by_building(table.imperium_of(seat)),
        "coins": table.coins[seat],
        "bridges": [],
        "buildings": by_building([kinds.count(building) for building in range(BUILDINGS)]),
        "points": sum([BUILDING_POINTS[kind] for kind in kinds]),
    }


def with_all_bridges(eyes: Eyes, public: list[SeatView]) -> list[SeatView]:
    """What the players have, with their bridge tiles."""
    return [with_bridges(eyes, seat) for seat in public]


def with_bridges(eyes: Eyes, public: SeatView) -> SeatView:
    """A player's things; of the bridge tiles only what the viewer knows (CM-16.1)."""
    sights = eyes.table.hidden.sight_of_hand(HANDS + public["seat"], eyes.viewer)
    if not sights:
        return public
    seat = public.copy()
    seat["bridges"] = [kind_of(sight - 1) if sight > 0 else None for sight in sights]
    return seat


def turn_view(table: Table) -> TurnView | None:
    """The turn in progress, as far as it has come."""
    if table.over():
        return None
    step = table.todo[-1] % STEP
    argument = table.argument()
    color = argument if step == PLACING else NOTHING
    spot = argument if step == POSTING else NOTHING
    line = table.starting()
    field = field_of(table.city, argument // SEAT) if step == LEAVING else NOTHING
    pieces = 0
    if step == STARTING:
        pieces = argument % LINE
    elif step == EXTENDING:
        pieces = argument
    if step == POSTING:
        color = color_on(table, spot)
    return {
        "seat": table.active,
        "actions": table.actions_to_come(),
        "color": None if color == NOTHING else COLOR_IDS[color],
        "spot": None if spot == NOTHING else SPOT_IDS[spot],
        "line": None if line == NOTHING else LINE_IDS[line],
        "pieces": pieces,
        "completed": [outlook(table, NOTHING, corner) for corner in table.completed],
        "leaving": CORNER_IDS[argument // SEAT] if step == LEAVING else None,
        "field": None if field == NOTHING else FIELD.labels[field],
        "gain": None if field == NOTHING else gain_from(table, argument % SEAT, field),
        "placements": [],
        "posts": [],
        "spends": [],
    }


def foretold(eyes: Eyes, public: TurnView) -> TurnView:
    """The turn with all that the pending decision is about."""
    table = eyes.table
    step = table.todo[-1] % STEP
    argument = table.argument()
    turn = public.copy()
    if step == PLACING:
        turn["placements"] = placements(table, argument)
    elif step == POSTING:
        turn["placements"] = [placement(table, color_on(table, argument), argument)]
        turn["posts"] = posts(table, 1 << argument)
    elif step == LEAVING:
        turn["posts"] = posts(table, leavers(table.city, argument))
    elif step == RECALLING:
        turn["posts"] = posts(table, table.city.officials[table.active])
    elif step == SPENDING:
        turn["spends"] = spends(table)
    return turn


def color_on(table: Table, spot: int) -> int:
    """The colour of the tile on a spot."""
    for color in range(COLORS):
        if table.city.colors[color] >> spot & 1:
            return color
    return NOTHING


SECTIONS: Final[Sections[Eyes]] = Sections(
    Sight,
    Section("start", lambda eyes: eyes.table.start, holds=contents.A_SEAT),
    Section("trigger", lambda eyes: seat_or_none(eyes.table.trigger), holds=contents.A_SEAT),
    Section(
        "hills", lambda eyes: [HILL_IDS[hill] for hill in eyes.table.city.hills], holds=many(HILL)
    ),
    Section("stacks", lambda eyes: by_color(eyes.table.stacks), holds=by(COLOR)),
    Section("stock", lambda eyes: by_building(eyes.table.stock), holds=contents.IMPERIUM),
    Section(
        "bridges", lambda eyes: [bridge + 1 for bridge in eyes.table.bridges], holds=many(BRIDGE)
    ),
    Section("unseen_bridges", each=unseen_bridges, holds=many(NUMBER)),
    Section("tiles", lambda eyes: tile_views(eyes.table), holds=contents.TILES),
    Section("sites", sites, holds=contents.SITES),
    Section("corners", lambda eyes: corner_views(eyes.table), holds=contents.CORNERS),
    Section("lines", lines, holds=contents.LINES),
    Section("majorities", lambda eyes: majorities(eyes.table), holds=contents.MAJORITIES),
    Section("seats", seats, adds=with_all_bridges, holds=contents.SEATS),
    Section("turn", lambda eyes: turn_view(eyes.table), foretells=foretold, holds=contents.TURN),
    form=MarbleView,
)
