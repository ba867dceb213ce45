"""A district of Carpe Diem: a map for eyes, and a list of what lies where for ears."""

from typing import Final

from groma.core.phrases import listed
from groma.core.sayings import Fact, Saying

from ..moves import CELL
from ..notes import TILE
from ..tables import BUILDING, CHIMNEYS, FEATURE_IDS, THING_IDS
from ..view.forms import FeatureView, SeatView, TaskView, TileView
from .phrases import feature_word

SIDE: Final = 6  # cells in a row
_COLUMNS: Final = "abcdef"


def tell_district(seat: SeatView) -> list[Saying]:
    """A map for eyes; for ears every feature, the cells left over, and the tasks of the frame."""
    facts: dict[str, Fact] = {
        "tiles": len(seat["tiles"]),
        "banderoles": len(seat["banderoles"]),
    }
    told = [Saying("say-district", facts, district_map(seat))]
    if not seat["tiles"]:
        told.append(Saying("say-shovel", {"cell": seat["shovel"]}))
    told += [tell_feature(feature) for feature in seat["features"]]
    for tile in seat["tiles"]:
        building = building_on(tile)
        if building:
            told.append(Saying("say-building", {"feature": building, "cell": tile["cell"]}))
    if seat["dead"]:
        told.append(Saying("say-dead", {"cells": listed(seat["dead"])}))
    if seat["banderoles"]:
        told.append(Saying("say-banderoles", {"cells": listed(seat["banderoles"])}))
    told += [tell_task(task) for task in seat["tasks"]]
    letters: dict[str, Fact] = {
        "letters": ", ".join([f"{letter(f)} {feature_word(f)}" for f in on_map(seat)])
    }
    told.append(Saying("say-legend-letters", letters))
    return [*told, Saying("say-legend-signs", {}), Saying("say-legend-frame", {})]


def tell_feature(feature: FeatureView) -> Saying:
    """Where a feature lies, and towards which cells it is open."""
    facts: dict[str, Fact] = {
        "feature": feature_word(feature["feature"]),
        "cells": listed(feature["cells"]),
        "chimneys": feature["chimneys"],
        "points": feature["points"],
    }
    if not feature["open"]:
        return Saying("say-finished-feature", facts)
    facts["open"] = listed(feature["open"])
    return Saying("say-open-feature", facts)


def tell_task(task: TaskView) -> Saying:
    """A task of the frame with its row or column."""
    facts: dict[str, Fact] = {
        "feature": feature_word(task["feature"]),
        "way": "column" if task["line"] in _COLUMNS else "row",
        "line": task["line"],
        "points": task["points"],
    }
    return Saying("say-task-done" if task["done"] else "say-task", facts)


def building_on(tile: TileView) -> str:
    """The market, bakery or fountain on a tile, if it is one."""
    building = BUILDING[TILE.parse(tile["tile"])]
    return feature_word(THING_IDS[building]) if building else ""


def on_map(seat: SeatView) -> list[str]:
    """The kinds of feature whose letters stand on the map."""
    found: list[str] = []
    for kind in FEATURE_IDS:
        asked = [task for task in seat["tasks"] if task["feature"] == kind]
        shown = [tile for tile in seat["tiles"] if kind in tile["edges"] or kind == tile["tile"]]
        if asked or shown:
            found.append(kind)
    return found


# ---- the map ------------------------------------------------------------------------------------


def district_map(seat: SeatView) -> list[list[str]]:
    """The frame with its tasks around the board; a row of the board with tiles is three lines."""
    above = ["   ", *[""] * (SIDE + 2)]
    below = [""] * (SIDE + 3)
    left = [""] * SIDE
    right = [""] * SIDE
    for task in seat["tasks"]:
        line = task["line"]
        if line in _COLUMNS:
            (above if task["side"] == 0 else below)[2 + _COLUMNS.index(line)] = task_code(task)
        else:
            (right if task["side"] == 1 else left)[int(line) - 1] = task_code(task)
    grid = [above, ["", "", *[f" {column} " for column in _COLUMNS], ""]]
    for row in range(SIDE):
        lines = row_lines(seat, row)
        for i in range(len(lines)):
            middle = i == len(lines) // 2
            start = [left[row], str(row + 1)] if middle else ["", ""]
            grid.append([*start, *lines[i], right[row] if middle else ""])
    return [*grid, below]


def task_code(task: TaskView) -> str:
    """A task in the frame: its points, its letter, and a star when it is fulfilled."""
    return f"{task['points']}{letter(task['feature'])}{'*' if task['done'] else ''}"


def letter(feature: str) -> str:
    """The letter of a kind of feature."""
    return "@code-" + feature.replace("_", "-")


def row_lines(seat: SeatView, row: int) -> list[list[str]]:
    """A row of the board: three lines for its tiles, or one if it has none."""
    tiles = [tile for tile in seat["tiles"] if CELL.parse(tile["cell"]) // SIDE == row]
    signs = [f" {sign(seat, CELL.label(SIDE * row + column))}" for column in range(SIDE)]
    if not tiles:
        return [signs]
    lines = [[""] * SIDE, signs, [""] * SIDE]
    for tile in tiles:
        drawn = tile_lines(tile)
        for i in range(len(drawn)):
            lines[i][CELL.parse(tile["cell"]) % SIDE] = drawn[i]
    return lines


def sign(seat: SeatView, cell: str) -> str:
    """What an empty cell shows."""
    if cell in seat["dead"]:
        return "x"
    if cell in seat["banderoles"]:
        return "~"
    return "o" if cell == seat["shovel"] else "."


def tile_lines(tile: TileView) -> list[str]:
    """A tile as a house: walls where it shows meadow, a letter where it shows something else.

    The chimneys stand on a corner of the roof, a market, bakery or fountain inside.
    """
    walls = "-|-|"
    doors = [
        walls[side] if tile["edges"][side] == "meadow" else letter(tile["edges"][side])
        for side in range(4)
    ]
    kind = TILE.parse(tile["tile"])
    roof = str(CHIMNEYS[kind]) if CHIMNEYS[kind] else "+"
    inside = letter(THING_IDS[BUILDING[kind]]) if BUILDING[kind] else " "
    return [f"{roof}{doors[0]}+", f"{doors[3]}{inside}{doors[1]}", f"+{doors[2]}+"]
