"""What each viewer may see of a table, built by adding what is visible (chapter 12)."""

from groma.core.cards import KIND
from groma.core.hidden import back_of, kind_of
from groma.core.look import head
from groma.core.sets import members
from groma.core.state import STEP

from .district import TURN, District, line_number
from .features import Feature
from .layout import FOUNTAIN_STACK, HANDS, NOTHING
from .looks import (
    CarpeView,
    CircleView,
    DepotView,
    FeatureView,
    OutlookView,
    ScoringView,
    SeatView,
    TaskView,
    TileView,
    TurnView,
)
from .outlook import outlook
from .placements import available, dead_cells, fits, placements
from .rules.moving import reach
from .rules.rewards import villa_points
from .state import Table
from .tables import (
    BREAD,
    CARD_IDS,
    CELL_IDS,
    CIRCLE_A,
    CIRCLE_B,
    CIRCLE_IDS,
    CIRCLE_SET,
    COIN,
    DISCS,
    EDGE,
    FEATURE_IDS,
    FIELDS,
    FOUNTAIN_BACK,
    JOINED,
    LINE_IDS,
    PER_DEPOT,
    PHASES,
    ROUNDS,
    SHOVEL,
    TAKES,
    TASK_POINTS,
    TASK_THING,
    THING_IDS,
    TILE_IDS,
    VILLA,
    WARE_IDS,
    WARES,
)


def tile_or_none(card: int) -> str | None:
    """The tile that lies somewhere, if any."""
    return None if card == NOTHING else TILE_IDS[kind_of(card)]


def cells(chosen: int) -> list[str]:
    """A set of cells by name."""
    return [CELL_IDS[cell] for cell in members(chosen)]


def view(table: Table, viewer: int) -> CarpeView:
    """The table through the eyes of a seat, or of the onlooker."""
    unseen = table.hidden.unseen(viewer)
    kinds = available(table, unseen)
    return {
        **head(table, viewer),
        "phase": table.phase + 1,
        "phases": PHASES,
        "round": table.turn // table.players + 1,
        "rounds": ROUNDS,
        "start": table.start,
        "depots": [depot_view(table, field) for field in range(FIELDS)],
        "seals": [tile_or_none(card) for card in table.seals],
        "grid": [None if card == NOTHING else CARD_IDS[card] for card in table.grid],
        "circles": [circle_view(table, circle) for circle in members(CIRCLE_SET[table.players])],
        "track": table.track[:],
        "stack": [fountain_card(s) for s in reversed(table.hidden.sight(FOUNTAIN_STACK, viewer))],
        "unseen_tiles": [
            [TILE_IDS[kind_of(card)] for card in unseen if back_of(card) == back]
            for back in range(FOUNTAIN_BACK)
        ],
        "unseen_fountain_cards": [
            FEATURE_IDS[kind_of(card)] for card in unseen if back_of(card) == FOUNTAIN_BACK
        ],
        "removed": [TILE_IDS[kind_of(card)] for card in table.removed],
        "seats": [seat_view(table, seat, viewer, kinds) for seat in range(table.players)],
        "turn": turn_view(table, kinds),
        "scoring": scoring_view(table),
    }


def fountain_card(sight: int) -> str | None:
    """A fountain card as a viewer knows it."""
    return FEATURE_IDS[kind_of(sight - 1)] if sight > 0 else None


def depot_view(table: Table, field: int) -> DepotView:
    """A depot, and how many tiles can still be taken from it (CD-4.8)."""
    tiles = [tile_or_none(card) for card in table.depots[PER_DEPOT * field :][:PER_DEPOT]]
    gone = tiles.count(None)
    return {
        "field": field + 1,
        "joined": [joined + 1 for joined in JOINED[field]],
        "tiles": tiles,
        "takes": max(0, TAKES[table.players] - gone),
    }


def circle_view(table: Table, circle: int) -> CircleView:
    """A circle; while it is free, what it would bring everybody now."""
    seat = table.discs[circle]
    looks: list[OutlookView] = []
    if seat == NOTHING:
        looks = [outlook_view(table, other, circle) for other in range(table.players)]
    return {
        "circle": CIRCLE_IDS[circle],
        "cards": [CIRCLE_A[circle] + 1, CIRCLE_B[circle] + 1],
        "seat": None if seat == NOTHING else seat,
        "outlook": looks,
    }


def outlook_view(table: Table, seat: int, circle: int) -> OutlookView:
    """The change that a circle would make."""
    district = table.districts[seat]
    seen = outlook(table, seat, circle)
    return {
        "points": seen.points - district.points(),
        "wares": sum(seen.goods[:WARES]) - sum(district.goods[:WARES]),
        "coins": seen.goods[COIN] - district.goods[COIN],
        "breads": seen.goods[BREAD] - district.goods[BREAD],
        "steps": seen.steps,
        "failed": seen.failed,
    }


def seat_view(table: Table, seat: int, viewer: int, kinds: int) -> SeatView:
    """A player's things; of the fountain cards only what the viewer knows (CD-12.2, CD-12.3)."""
    district = table.districts[seat]
    field = table.patricians[seat]
    sights = table.hidden.sight_of_hand(HANDS + seat, viewer)
    return {
        "seat": seat,
        "field": None if field == NOTHING else field + 1,
        "reach": [] if field == NOTHING else [to + 1 for to in members(reach(table, seat))],
        "space": table.spaces[seat],
        "points": district.points(),
        "discs": DISCS - table.discs.count(seat),
        "wares": {WARE_IDS[ware]: district.goods[ware] for ware in range(WARES)},
        "coins": district.goods[COIN],
        "breads": district.goods[BREAD],
        "stored": [TILE_IDS[kind_of(card)] for card in district.stored],
        "fountain_cards": [fountain_card(sight) for sight in sights],
        "shovel": CELL_IDS[SHOVEL[district.board]],
        "banderoles": cells(district.banderoles),
        "tiles": [tile_view(district, cell) for cell in members(district.built)],
        "features": [feature_view(feature) for feature in district.open + district.finished],
        "dead": cells(dead_cells(table, seat, kinds)),
        "counts": {THING_IDS[thing]: district.counts[thing] for thing in range(1, len(THING_IDS))},
        "tasks": [task_view(district, task) for task in range(2 * len(district.frame))],
    }


def tile_view(district: District, cell: int) -> TileView:
    """A tile as it lies."""
    card = district.at[cell]
    tile = card & KIND
    turns = card >> TURN
    return {
        "cell": CELL_IDS[cell],
        "tile": TILE_IDS[tile],
        "turns": turns,
        "edges": [THING_IDS[EDGE[16 * tile + 4 * turns + side]] for side in range(4)],
    }


def feature_view(feature: Feature) -> FeatureView:
    """A feature; a villa with the points it has, or would have if it were finished as it is."""
    villa = feature.thing == VILLA
    return {
        "feature": THING_IDS[feature.thing],
        "cells": cells(feature.cells),
        "open": cells(feature.mouths),
        "chimneys": feature.chimneys,
        "points": villa_points(feature.chimneys) if villa else 0,
    }


def task_view(district: District, task: int) -> TaskView:
    """A task of the frame and its line (CD-11.8)."""
    part = district.part(task)
    return {
        "feature": THING_IDS[TASK_THING[part]],
        "side": task >> 1,
        "line": LINE_IDS[line_number(task, part)],
        "points": TASK_POINTS[part],
        "done": bool(district.tasks_done >> task & 1),
    }


def turn_view(table: Table, kinds: int) -> TurnView | None:
    """The turn in progress; while a tile is to be taken or built, what can become of it."""
    if not table.in_turn():
        return None
    return {
        "seat": table.active,
        "fits": fits(table, table.todo[-1] % STEP),
        "tile": tile_or_none(table.tile),
        "site": None if table.site == NOTHING else CELL_IDS[table.site],
        "placements": placements(table, kinds),
    }


def scoring_view(table: Table) -> ScoringView | None:
    """Who scores; once a card is begun, how far it has come."""
    if not table.in_scoring():
        return None
    district = table.districts[table.active]
    card = table.card_in_progress()
    return {
        "seat": table.active,
        "card": None if card == NOTHING else CARD_IDS[card],
        "times": 0 if card == NOTHING else table.times,
        "points": district.ledger[-1] if card != NOTHING and table.times else 0,
    }
