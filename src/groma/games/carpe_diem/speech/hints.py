"""What a view of Carpe Diem adds to the words of a move: moving, taking and building."""

from groma.core.phrases import NOTHING_SAID, listed
from groma.core.sayings import Fact

from ..moves import CELL, FEATURE, MOVES
from ..notes import TILE
from ..tables import BUILDING, EDGE, MEADOW, NEIGHBOUR, PARTS, THING_IDS
from ..view.forms import CarpeView
from ..view.placements import FitView, PlacementView
from .phrases import feature_word, finished_list, gain_of, mover, tile_list, tile_word
from .scoring import hint_of_begin, hint_of_disc, hint_of_payment, hint_of_stop

_SIDES = ["@say-at-n", "@say-at-e", "@say-at-s", "@say-at-w"]


def hint(view: CarpeView, move: int) -> dict[str, Fact]:
    """The facts that message "move-<name>" needs beside the arguments of the move."""
    name = MOVES.family(move).name
    values = MOVES.arguments(move)
    first = values[0] if values else 0
    if name in ("settle", "walk", "bread"):
        return hint_of_field(view, first)
    if name == "take":
        depot = view["depots"][(mover(view)["field"] or 1) - 1]
        return hint_of_tile(view, first, depot["tiles"][first])
    if name == "fetch":
        return hint_of_tile(view, first, view["seals"][first])
    if name == "place":
        ways = [way for way in ways_now(view) if CELL.parse(way["cell"]) == first]
        facts = {"asks": asked_at(view, first), **hint_of_building(view, ways)}
        sides = sides_of(view, ways[0]["turns"]) if len(ways) == 1 else NOTHING_SAID
        return {**facts, "sides": sides, "single": int(sides != NOTHING_SAID)}
    if name == "turn":
        ways = [way for way in ways_now(view) if way["turns"] == first]
        return {"sides": sides_of(view, first), **hint_of_building(view, ways)}
    if name == "reward":
        return {"gain": gain_of_reward(view, FEATURE.label(first))}
    if name == "discard":
        return {"points": mover(view)["fountain_points"].get(FEATURE.label(first), 0)}
    if name == "disc":
        return hint_of_disc(view, first)
    if name == "begin":
        return hint_of_begin(view, first)
    if name == "stop":
        return hint_of_stop(view)
    if name in ("pay", "mix", "loaves"):
        return hint_of_payment(view, MOVES.text(move))
    return {}


def hint_of_field(view: CarpeView, field: int) -> dict[str, Fact]:
    """The tiles there, whether this is the last take, and whether a walk leads there."""
    depot = view["depots"][field]
    seat = mover(view)
    tiles = [tile for tile in depot["tiles"] if tile is not None]
    return {
        "tiles": tile_list(depot["tiles"]),
        "parts": listed([parts_of(tile) for tile in tiles]),
        "last": int(depot["takes"] == 1 and depot["removed"] > 0),
        "stay": int(seat["field"] == depot["field"]),
        "near": int(depot["field"] in seat["reach"]),
    }


def hint_of_tile(view: CarpeView, place: int, tile: str | None) -> dict[str, Fact]:
    """A tile that can be taken: on how many cells it fits, and what it can finish."""
    facts: dict[str, Fact] = {
        "tile": NOTHING_SAID if tile is None else tile_word(tile),
        "parts": NOTHING_SAID if tile is None else parts_of(tile),
        "known": 0,
        "cells": 0,
        "finished": 0,
        "finishes": NOTHING_SAID,
    }
    turn = view["turn"]
    found: FitView | None = None
    if turn is not None and place < len(turn["fits"]):
        found = turn["fits"][place]
    if found is not None:
        facts["known"] = 1
        facts["cells"] = found["cells"]
        facts["finished"] = len(found["finishes"])
        facts["finishes"] = listed([feature_word(feature) for feature in found["finishes"]])
    return facts


def parts_of(tile: str) -> str:
    """The kinds of feature on a tile, for who asks what it is about."""
    kind = TILE.parse(tile)
    things = [BUILDING[kind]] if BUILDING[kind] else PARTS[kind]
    return listed([feature_word(THING_IDS[thing]) for thing in things])


def ways_now(view: CarpeView) -> list[PlacementView]:
    """Every way to build the tile in hand."""
    turn = view["turn"]
    return [] if turn is None else turn["placements"]


def sides_of(view: CarpeView, turns: int) -> str:
    """What the tile in hand shows where if it is turned so; meadow is not named."""
    turn = view["turn"]
    tile = None if turn is None else turn["tile"]
    if tile is None:
        return NOTHING_SAID
    first = 16 * TILE.parse(tile) + 4 * turns
    parts: list[str] = []
    for side in range(4):
        thing = EDGE[first + side]
        if thing != MEADOW:
            parts.append(f"{feature_word(THING_IDS[thing])} {_SIDES[side]}")
    return listed(parts)


def asked_at(view: CarpeView, cell: int) -> str:
    """What the tiles around a cell ask for, side by side; for ears, since eyes have the map."""
    around: dict[str, list[str]] = {tile["cell"]: tile["edges"] for tile in mover(view)["tiles"]}
    parts: list[str] = []
    for side in range(4):
        neighbour = NEIGHBOUR[4 * cell + side]
        edges = around.get(CELL.label(neighbour)) if neighbour >= 0 else None
        if edges is not None:
            thing = edges[side ^ 2]
            word = "@say-meadow" if thing == "meadow" else feature_word(thing)
            parts.append(f"{word} {_SIDES[side]}")
    return listed(parts)


def hint_of_building(view: CarpeView, ways: list[PlacementView]) -> dict[str, Fact]:
    """What the best of some ways finishes, fulfils and blocks; `turns`: if they differ."""
    old = mover(view)["dead"]
    facts: dict[str, Fact] = {
        "finished": 0,
        "finishes": NOTHING_SAID,
        "banderole": 0,
        "tasks": 0,
        "points": 0,
        "blocked": 0,
        "dead": NOTHING_SAID,
        "turns": 0,
    }
    if not ways:
        return facts
    best = ways[0]
    for way in ways:
        if value_of(view, way) > value_of(view, best):
            best = way
    dead = [cell for cell in best["dead"] if cell not in old]
    facts["finished"] = len(best["finishes"])
    facts["finishes"] = finished_list(best["finishes"])
    facts["banderole"] = int(best["banderole"])
    facts["tasks"] = len(best["tasks"])
    facts["points"] = points_of(view, best)
    facts["blocked"] = len(dead)
    facts["dead"] = listed(dead)
    if any(effect_of(way) != effect_of(best) for way in ways):
        facts["turns"] = len(ways)
    return facts


def effect_of(way: PlacementView) -> str:
    """What a way to build does, to be compared with another."""
    return str([way["finishes"], way["tasks"], way["dead"]])


def points_of(view: CarpeView, way: PlacementView) -> int:
    """The points of the tasks that a way to build fulfils."""
    return sum([mover(view)["tasks"][task]["points"] for task in way["tasks"]])


def value_of(view: CarpeView, way: PlacementView) -> int:
    """Roughly, how welcome a way to build is."""
    value = points_of(view, way)
    for finish in way["finishes"]:
        value += finish["count"] if finish["gain"] == "points" else finish["tiles"] + 1
    old = mover(view)["dead"]
    return value - 3 * len([cell for cell in way["dead"] if cell not in old])


def gain_of_reward(view: CarpeView, feature: str) -> str:
    """What a reward gives that waits for its turn."""
    turn = view["turn"]
    waiting = [] if turn is None else turn["rewards"]
    return listed([gain_of(one) for one in waiting if one["feature"] == feature])
