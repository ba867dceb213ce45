"""What tiles, officials and imperium tiles would bring, asked of the rules; a part of the view."""

from groma.core.sets import members, size

from .layout import FIELDS, NOTHING, TREASURY
from .rules.aqueducts import openings
from .rules.rings import possible_buildings
from .rules.sites import builder_of, influence, strongest, type_of
from .scoring import bonus_for_coins, bonus_for_imperium, leaders
from .state import Table
from .tables import (
    BRIDGE_AT,
    BUILDING_COLOR,
    BUILDING_IDS,
    BUILDING_POINTS,
    BUILDINGS,
    COMPLETE,
    CORNER_IDS,
    CORNER_OF,
    LINE_IDS,
    OUTLET_AT,
    SPOT_IDS,
)
from .view.forms import MajorityView, OutlookView, PlacementView, PostView, SpendView


def placements(table: Table, color: int) -> list[PlacementView]:
    """Every legal spot for a tile of a colour, as it would lie there; all of it is public."""
    found: list[PlacementView] = []
    trial = table.clone()
    for spot in members(table.city.free_spots()):
        trial.city = table.city.clone()
        trial.city.lay(spot, color)
        found.append(placement(trial, color, spot))
    return found


def placement(table: Table, color: int, spot: int) -> PlacementView:
    """What a tile that was just laid does, without and with an official of the active player."""
    line = OUTLET_AT[spot]
    begins = line != NOTHING and not table.city.begun(line) and openings(table, line) != 0
    bridge = BRIDGE_AT[spot]
    return {
        "spot": SPOT_IDS[spot],
        "bridge": None if bridge == NOTHING else bridge + 1,
        "outlet": LINE_IDS[line] if begins else None,
        "corners": [outlook(table, color, corner) for corner in CORNER_OF[4 * spot : 4 * spot + 4]],
    }


def outlook(table: Table, color: int, corner: int) -> OutlookView:
    """One corner; `color` is the tile that may get an official, NOTHING if there is none."""
    city = table.city
    building = NOTHING
    influences = [0] * table.players
    manned = [0] * table.players
    if city.filled[corner] == COMPLETE:
        building = type_of(city, corner)
        influences = influence(city, corner, building)
        manned = influences[:]
        if color == BUILDING_COLOR[building] and table.home[table.active]:
            manned[table.active] += 1
    return {
        "corner": CORNER_IDS[corner],
        "sides": city.filled[corner],
        "structures": size(city.district(corner)),
        "possible": [BUILDING_IDS[kind] for kind in members(possible_buildings(table, corner))],
        "building": None if building == NOTHING else BUILDING_IDS[building],
        "influence": influences,
        "with_official": manned,
        "bare": seat_or_none(builder_of(table, influences)),
        "manned": seat_or_none(builder_of(table, manned)),
        "bare_unmarked": unmarked(table, influences),
        "manned_unmarked": unmarked(table, manned),
        "points": 0 if building == NOTHING else BUILDING_POINTS[building],
    }


def posts(table: Table, spots: int) -> list[PostView]:
    """Where officials on some tiles can still count."""
    found: list[PostView] = []
    for spot in members(spots):
        corners = [CORNER_IDS[corner] for corner in useful_corners(table, spot)]
        found.append({"spot": SPOT_IDS[spot], "corners": corners})
    return found


def useful_corners(table: Table, spot: int) -> list[int]:
    """The corners of a tile where the building of its colour is still to come (CM-9.3, CM-9.4)."""
    counts = 0  # the buildings for which an official there has influence
    for building in range(BUILDINGS):
        if table.city.colors[BUILDING_COLOR[building]] >> spot & 1:
            counts |= 1 << building
    return [
        corner
        for corner in sorted(CORNER_OF[4 * spot : 4 * spot + 4])
        if table.city.sites[corner] == NOTHING and possible_buildings(table, corner) & counts
    ]


def unmarked(table: Table, influences: list[int]) -> bool:
    """Whether one is the strongest, but has no marker left to build with (CM-1.15)."""
    return strongest(influences) != NOTHING and builder_of(table, influences) == NOTHING


def majorities(table: Table) -> list[MajorityView]:
    """Who has most imperium tiles of each kind, then most coins, and what that is worth now."""
    found: list[MajorityView] = []
    for building in range(BUILDINGS):
        first = leaders(table.imperium[building::BUILDINGS])
        points = bonus_for_imperium(len(first)) if first else 0
        found.append({"building": BUILDING_IDS[building], "leaders": first, "points": points})
    first = leaders(table.coins)
    points = bonus_for_coins(table, len(first)) if first else 0
    return [*found, {"building": None, "leaders": first, "points": points}]


def spends(table: Table) -> list[SpendView]:
    """By kind of imperium tile: what everybody has if one is spent, and who leads then."""
    found: list[SpendView] = []
    for building in range(BUILDINGS):
        counts = table.imperium[building::BUILDINGS]
        if counts[table.active]:
            counts[table.active] -= 1
            name = BUILDING_IDS[building]
            found.append({"building": name, "counts": counts, "leaders": leaders(counts)})
    return found


def gain_from(table: Table, seat: int, field: int) -> str | None:
    """What one more official of a seat brings home from a field (CM-15.2, CM-15.3, CM-17.5)."""
    if not table.rewards(seat):
        return None
    if field == TREASURY:
        return "coin"
    return "imperium" if table.stock[field] > table.fields[FIELDS * seat + field] else None


def seat_or_none(seat: int) -> int | None:
    """A seat, if there is one."""
    return None if seat == NOTHING else seat
