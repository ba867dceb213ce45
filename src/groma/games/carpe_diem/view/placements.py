"""Every way to build the tile in hand, with what it would finish, fulfil and block."""

from typing import Final, TypedDict

from groma.core.hidden import FACE, back_of, kind_of
from groma.core.sets import Labels, members, size

from ..district import District
from ..features import is_landscape
from ..layout import NOTHING
from ..rules.building import cells_for, turns_for
from ..rules.fitting import dead_ends, kinds_of
from ..rules.rewards import coins_for, rewards_waiting, villa_points, wares_of
from ..rules.track import room
from ..state import Table
from ..steps import FETCHING, ORDERING, TAKING
from ..tables import (
    BAKER,
    BAKER_BREADS,
    BESIDE,
    CELL_IDS,
    CRAFTSMAN,
    FOUNTAIN_BACK,
    MERCHANT,
    PER_DEPOT,
    STEWARD,
    STEWARD_STEPS,
    THING_IDS,
    VINEYARD,
    WARE_IDS,
)

CELL: Final = Labels(CELL_IDS)


class FinishView(TypedDict):
    """Something that would be finished, or was just now, and how much of what it gives.

    `gain` is a ware, coin, bread, step, points in the end, or a tile of the seal row.
    """

    feature: str
    tiles: int
    chimneys: int
    gain: str
    count: int


class PlacementView(TypedDict):
    """One way to build the tile in hand, and what it would do; tasks as the seat lists them."""

    cell: str
    turns: int
    banderole: bool
    finishes: list[FinishView]
    tasks: list[int]
    dead: list[str]


class FitView(TypedDict):
    """How many cells a tile fits that can be taken now, and what it can finish."""

    cells: int
    finishes: list[str]


def available(table: Table, unseen: list[int]) -> int:
    """The kinds of tile that can still be taken: open on the board, or not seen yet (CD-12.1)."""
    tiles = [card for card in unseen if back_of(card) != FOUNTAIN_BACK]
    return kinds_of(tiles) | kinds_of(table.depots) | kinds_of(table.seals)


def dead_cells(table: Table, seat: int, kinds: int) -> int:
    """The cells at the openings of a district that nothing in hand or still to come can fill."""
    district = table.districts[seat]
    if table.tile != NOTHING and seat == table.active:
        kinds |= 1 << kind_of(table.tile)
    mouths = 0
    for feature in district.open:
        mouths |= feature.mouths
    return dead_ends(table, district, mouths, kinds)


def placements(table: Table, kinds: int) -> list[PlacementView]:
    """Every legal cell and turn for the tile in hand; all of it is public."""
    if table.tile == NOTHING:
        return []
    district = table.districts[table.active]
    tile = kind_of(table.tile)
    sites = cells_for(table, district, tile, None) if table.site == NOTHING else 1 << table.site
    ways: list[PlacementView] = []
    for cell in members(sites):
        for turns in members(turns_for(district, tile, cell, None)):
            ways.append(placement(table, district, cell, turns, kinds))
    return ways


def placement(table: Table, district: District, cell: int, turns: int, kinds: int) -> PlacementView:
    """Lay the tile in thought and look what has changed."""
    trial = district.clone()
    finished = trial.lay(cell, table.tile & FACE, turns)
    around = 0  # the openings beside the tile, and those of what it belongs to
    for feature in trial.open:
        near = feature.cells >> cell & 1
        around |= feature.mouths if near else feature.mouths & BESIDE[cell]
    dead = dead_ends(table, trial, around, kinds)
    return {
        "cell": CELL_IDS[cell],
        "turns": turns,
        "banderole": bool(district.banderoles >> cell & 1),
        "finishes": [
            finish(table, feature.thing, feature.tiles, feature.chimneys) for feature in finished
        ],
        "tasks": members(trial.tasks_done & ~district.tasks_done),
        "dead": CELL.of(dead),
    }


def finish(table: Table, thing: int, tiles: int, chimneys: int) -> FinishView:
    """What a feature of the active player gives when it is finished (CD-6.4 to CD-6.10)."""
    gain = "points"
    count = villa_points(chimneys)
    if is_landscape(thing):
        gain = WARE_IDS[thing - VINEYARD]
        count = wares_of(tiles)
    elif thing == MERCHANT:
        gain = "coin"
        count = coins_for(table.districts[table.active])
    elif thing == BAKER:
        gain = "bread"
        count = BAKER_BREADS
    elif thing == STEWARD:
        gain = "step"
        count = min(STEWARD_STEPS, room(table, table.active))
    elif thing == CRAFTSMAN:
        gain = "tile"
        count = int(table.sealed() != 0)
    return {
        "feature": THING_IDS[thing],
        "tiles": tiles,
        "chimneys": chimneys,
        "gain": gain,
        "count": count,
    }


def rewards(table: Table, step: int) -> list[FinishView]:
    """What the rewards would give that wait to be ordered."""
    if step != ORDERING:
        return []
    waiting = rewards_waiting(table.argument())
    return [finish(table, thing, tiles, 0) for thing, tiles in waiting]


def fits(table: Table, step: int) -> list[FitView | None]:
    """What the tiles of the depot or of the seal row are good for, while one is to be taken."""
    if step == FETCHING:
        return [fit(table, card) for card in table.seals]
    if step == TAKING:
        first = PER_DEPOT * table.patricians[table.active]
        return [fit(table, card) for card in table.depots[first : first + PER_DEPOT]]
    return []


def fit(table: Table, card: int) -> FitView | None:
    """Try a tile on every cell, in every turn."""
    if card == NOTHING:
        return None
    district = table.districts[table.active]
    tile = kind_of(card)
    sites = cells_for(table, district, tile, None)
    finishes: list[str] = []
    for cell in members(sites):
        for turns in members(turns_for(district, tile, cell, None)):
            for feature in district.clone().lay(cell, card & FACE, turns):
                name = THING_IDS[feature.thing]
                if name not in finishes:
                    finishes.append(name)
    return {"cells": size(sites), "finishes": finishes}
