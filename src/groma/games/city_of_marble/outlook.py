"""What a tile would do at its corners, and who would build there."""

from groma.core.sets import members, size

from .layout import NOTHING
from .rules.aqueducts import openings
from .rules.rings import possible_buildings
from .rules.sites import builder_of, influence, type_of
from .state import Table
from .tables import (
    BRIDGE_AT,
    BUILDING_COLOR,
    BUILDING_IDS,
    BUILDING_POINTS,
    COMPLETE,
    CORNER_IDS,
    CORNER_OF,
    LINE_IDS,
    OUTLET_AT,
    SPOT_IDS,
)
from .view.forms import OutlookView, PlacementView


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
        "bare": seat_or_none(builder_of(table, influences)),
        "manned": seat_or_none(builder_of(table, manned)),
        "points": 0 if building == NOTHING else BUILDING_POINTS[building],
    }


def seat_or_none(seat: int) -> int | None:
    """A seat, if there is one."""
    return None if seat == NOTHING else seat
