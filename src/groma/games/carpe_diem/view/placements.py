"""Every way to build the tile in hand, with what it would finish, fulfil and block."""

from typing import Final, TypedDict

from groma.core.hidden import FACE, back_of, kind_of
from groma.core.sets import Labels, members, size

from ..district import District
from ..layout import NOTHING
from ..rules.building import cells_for, turns_for
from ..rules.fitting import dead_ends, kinds_of
from ..state import Table
from ..steps import FETCHING, TAKING
from ..tables import (
    BESIDE,
    CELL_IDS,
    FOUNTAIN_BACK,
    PER_DEPOT,
    TASK_POINTS,
    TASK_THING,
    THING_IDS,
)

CELL: Final = Labels(CELL_IDS)


class FinishView(TypedDict):
    """Something that would be finished."""

    feature: str
    tiles: int
    chimneys: int


class PlacementView(TypedDict):
    """One way to build the tile in hand, and what it would do."""

    cell: str
    turns: int
    banderole: bool
    finishes: list[FinishView]
    tasks: list[tuple[str, int]]
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
    parts = [district.part(task) for task in members(trial.tasks_done & ~district.tasks_done)]
    return {
        "cell": CELL_IDS[cell],
        "turns": turns,
        "banderole": bool(district.banderoles >> cell & 1),
        "finishes": [
            {
                "feature": THING_IDS[feature.thing],
                "tiles": feature.tiles,
                "chimneys": feature.chimneys,
            }
            for feature in finished
        ],
        "tasks": [(THING_IDS[TASK_THING[part]], TASK_POINTS[part]) for part in parts],
        "dead": CELL.of(dead),
    }


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
