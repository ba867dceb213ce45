"""What each viewer may see of a table, built by adding what is visible (chapter 12)."""

from typing import Final

from groma.core.cards import KIND
from groma.core.contents import by, folded, hidden, many, out_of
from groma.core.hidden import back_of, kind_of
from groma.core.sections import Section, Sections, Sight
from groma.core.sets import members
from groma.core.sorts import NUMBER, SEAT
from groma.core.state import STEP

from ..district import TURN, District, line_number
from ..features import Feature
from ..layout import FOUNTAIN_STACK, HANDS, NOTHING
from ..moves import FEATURE, MOVES, PLACE_OF_CARD, SEAL, STOP
from ..notes import CARD, TILE
from ..outlook import outlook, times_now, worth
from ..rules.cards import penalty, price_of, times_by_bread
from ..rules.moving import reach, takes_left
from ..rules.rewards import villa_points
from ..scoring import fountain_points
from ..state import Table
from ..steps import ADDING, PAYING
from ..tables import (
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
    TASK_POINTS,
    TASK_THING,
    THING_IDS,
    TILE_IDS,
    TILES,
    VILLA,
    WARE_IDS,
    WARES,
)
from . import contents
from .forms import (
    CarpeView,
    CircleView,
    DepotView,
    FeatureView,
    OutlookView,
    PaymentView,
    ScoringView,
    SeatView,
    TaskView,
    TileView,
    TurnView,
)
from .placements import CELL, available, dead_cells, fits, placements, rewards

# By tile and turns: what its sides N, E, S, W show
_EDGES: Final[list[list[str]]] = [
    [THING_IDS[EDGE[4 * way + side]] for side in range(4)] for way in range(4 * TILES)
]


def tile_or_none(card: int) -> str | None:
    """The tile that lies somewhere, if any."""
    return None if card == NOTHING else TILE_IDS[kind_of(card)]


def card_or_none(card: int) -> str | None:
    """The scoring card that lies somewhere, if any."""
    return None if card == NOTHING else CARD_IDS[card]


class Eyes(Sight[Table]):
    """The table through the eyes of a viewer, with what is reckoned once for several sections."""

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer)
        self._points: list[int] = []

    def points(self) -> list[int]:
        """The points of every district."""
        if not self._points:
            self._points = [district.points() for district in self.table.districts]
        return self._points


def circles(eyes: Eyes) -> list[CircleView]:
    """The circles of so many players."""
    played = members(CIRCLE_SET[eyes.table.players])
    return [circle_view(eyes.table, circle, eyes.points()) for circle in played]


def stack(eyes: Eyes) -> list[str | None]:
    """The fountain cards in their stack, from the top, as far as the viewer knows them."""
    sights = eyes.table.hidden.sight(FOUNTAIN_STACK, eyes.viewer)
    return [fountain_card(sight) for sight in reversed(sights)]


def unseen_tiles(eyes: Eyes) -> list[list[str]]:
    """The tiles that nobody has seen yet, by their backs."""
    unseen = eyes.table.hidden.unseen(eyes.viewer)
    return [
        [TILE_IDS[kind_of(card)] for card in unseen if back_of(card) == back]
        for back in range(FOUNTAIN_BACK)
    ]


def unseen_fountain_cards(eyes: Eyes) -> list[str]:
    """The fountain cards that the viewer has not seen."""
    unseen = eyes.table.hidden.unseen(eyes.viewer, FOUNTAIN_STACK)
    return [FEATURE_IDS[kind_of(card)] for card in unseen]


def seats(eyes: Eyes) -> list[SeatView]:
    """What the players have."""
    table = eyes.table
    kinds = available(table, table.hidden.unseen(table.onlooker()))
    return [seat_view(table, seat, eyes.points()[seat], kinds) for seat in range(table.players)]


def with_hands(eyes: Eyes, public: list[SeatView]) -> list[SeatView]:
    """What the players have, with their fountain cards."""
    return [with_hand(eyes, seat) for seat in public]


def fountain_card(sight: int) -> str | None:
    """A fountain card as a viewer knows it."""
    return FEATURE_IDS[kind_of(sight - 1)] if sight > 0 else None


def depot_view(table: Table, field: int) -> DepotView:
    """A depot, and how many tiles can still be taken from it (CD-4.8)."""
    tiles = [tile_or_none(card) for card in table.depots[PER_DEPOT * field :][:PER_DEPOT]]
    takes = takes_left(table, field)
    return {
        "field": field + 1,
        "joined": [joined + 1 for joined in JOINED[field]],
        "tiles": tiles,
        "takes": takes,
        "removed": PER_DEPOT - tiles.count(None) - takes,
    }


def circle_view(table: Table, circle: int, points: list[int]) -> CircleView:
    """A circle; while it is free, what it would bring everybody now."""
    seat = table.discs[circle]
    looks: list[OutlookView] = []
    if seat == NOTHING:
        looks = [outlook_view(table, other, circle, points[other]) for other in range(len(points))]
    return {
        "circle": CIRCLE_IDS[circle],
        "cards": [CIRCLE_A[circle] + 1, CIRCLE_B[circle] + 1],
        "seat": None if seat == NOTHING else seat,
        "outlook": looks,
    }


def outlook_view(table: Table, seat: int, circle: int, points: int) -> OutlookView:
    """The change that a circle would make to a seat with so many points."""
    goods = table.districts[seat].goods
    seen = outlook(table, seat, circle, points)
    gained = sum(seen.goods) - sum(goods)
    return {
        "points": seen.points - points,
        "wares": -seen.paid,
        "coins": seen.goods[COIN] - goods[COIN],
        "breads": seen.goods[BREAD] - goods[BREAD],
        "steps": seen.steps,
        "failed": seen.failed,
        "lost": seen.lost,
        "worth": worth(gained, seen.points - points, table.spaces[seat], seen.steps),
    }


def seat_view(table: Table, seat: int, points: int, kinds: int) -> SeatView:
    """A player's things; the fountain cards are still to be added."""
    district = table.districts[seat]
    field = table.patricians[seat]
    return {
        "seat": seat,
        "field": None if field == NOTHING else field + 1,
        "reach": [] if field == NOTHING else members(reach(table, seat), 1),
        "space": table.spaces[seat],
        "points": points,
        "discs": DISCS - table.discs.count(seat),
        "wares": {WARE_IDS[ware]: district.goods[ware] for ware in range(WARES)},
        "coins": district.goods[COIN],
        "breads": district.goods[BREAD],
        "by_bread": times_by_bread(district.goods),
        "stake": penalty(points),
        "times": [0 if card == NOTHING else times_now(district, card) for card in table.grid],
        "stored": [TILE_IDS[kind_of(card)] for card in district.stored],
        "fountain_cards": [],
        "fountain_points": {},
        "shovel": CELL_IDS[SHOVEL[district.board]],
        "banderoles": CELL.of(district.banderoles),
        "tiles": [tile_view(district, cell) for cell in members(district.built)],
        "features": [feature_view(feature) for feature in district.open + district.finished],
        "dead": CELL.of(dead_cells(table, seat, kinds)),
        "counts": {THING_IDS[thing]: district.counts[thing] for thing in range(1, len(THING_IDS))},
        "tasks": [task_view(district, task) for task in range(2 * len(district.frame))],
    }


def with_hand(eyes: Eyes, public: SeatView) -> SeatView:
    """A player's things; of the fountain cards only what the viewer knows (CD-12.2, CD-12.3)."""
    sights = eyes.table.hidden.sight_of_hand(HANDS + public["seat"], eyes.viewer)
    if not sights:
        return public
    seat = public.copy()
    seat["fountain_cards"] = [fountain_card(sight) for sight in sights]
    district = eyes.table.districts[public["seat"]]
    known = [kind_of(sight - 1) for sight in sights if sight > 0]
    seat["fountain_points"] = {
        FEATURE_IDS[feature]: fountain_points(district, feature) for feature in known
    }
    return seat


def tile_view(district: District, cell: int) -> TileView:
    """A tile as it lies."""
    card = district.at[cell]
    tile = card & KIND
    turns = card >> TURN
    return {
        "cell": CELL_IDS[cell],
        "tile": TILE_IDS[tile],
        "turns": turns,
        "edges": _EDGES[4 * tile + turns],
    }


def feature_view(feature: Feature) -> FeatureView:
    """A feature; a villa with the points it has, or would have if it were finished as it is."""
    villa = feature.thing == VILLA
    return {
        "feature": THING_IDS[feature.thing],
        "cells": CELL.of(feature.cells),
        "open": CELL.of(feature.mouths),
        "chimneys": feature.chimneys,
        "points": villa_points(feature.chimneys) if villa else 0,
        "next": villa_points(feature.chimneys + 1) if villa and feature.mouths else 0,
    }


def task_of_part(part: int, side: int, done: bool) -> TaskView:
    """A task of a frame part that lies on some side, and its line (CD-11.8)."""
    return {
        "feature": THING_IDS[TASK_THING[part]],
        "side": side,
        "line": LINE_IDS[line_number(2 * side, part)],
        "points": TASK_POINTS[part],
        "done": done,
    }


# By task as the tables list them, side of the frame, and whether it is done
_TASKS: Final[list[list[list[TaskView]]]] = [
    [[task_of_part(part, side, done) for done in (False, True)] for side in range(4)]
    for part in range(len(TASK_THING))
]


def task_view(district: District, task: int) -> TaskView:
    """A task of the frame."""
    return _TASKS[district.part(task)][task >> 1][district.tasks_done >> task & 1]


def turn_view(table: Table) -> TurnView | None:
    """The turn in progress, as far as it has come."""
    if not table.in_turn():
        return None
    return {
        "seat": table.active,
        "fits": [],
        "tile": tile_or_none(table.tile),
        "site": None if table.site == NOTHING else CELL_IDS[table.site],
        "placements": [],
        "rewards": [],
    }


def foretold(eyes: Eyes, public: TurnView) -> TurnView:
    """The turn; while a tile is to be taken or built, with what can become of it."""
    table = eyes.table
    turn = public.copy()
    step = table.todo[-1] % STEP
    turn["fits"] = fits(table, step)
    turn["rewards"] = rewards(table, step)
    turn["placements"] = placements(table, available(table, table.hidden.unseen(table.onlooker())))
    return turn


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
        "payments": [],
    }


def with_payments(eyes: Eyes, public: ScoringView) -> ScoringView:
    """The scoring; while a card is to be paid, with every way to pay it."""
    table = eyes.table
    if table.todo[-1] % STEP not in (PAYING, ADDING):
        return public
    scoring = public.copy()
    card = table.card_in_progress()
    scoring["payments"] = [payment_view(card, move) for move in table.legal() if move != STOP]
    return scoring


def payment_view(card: int, move: int) -> PaymentView:
    """What a move takes that pays for a card."""
    price = price_of(card, move)
    return {
        "move": MOVES.text(move),
        "wares": {WARE_IDS[ware]: price[ware] for ware in range(WARES) if price[ware]},
        "coins": price[COIN],
        "breads": price[BREAD],
    }


SECTIONS: Final[Sections[Eyes]] = Sections(
    Eyes,
    Section("phase", lambda eyes: eyes.table.phase + 1, holds=out_of("phases")),
    Section("phases", lambda eyes: PHASES, holds=NUMBER),
    Section(
        "round", lambda eyes: eyes.table.turn // eyes.table.players + 1, holds=out_of("rounds")
    ),
    Section("rounds", lambda eyes: ROUNDS, holds=NUMBER),
    Section("start", lambda eyes: eyes.table.start, holds=SEAT),
    Section(
        "depots",
        lambda eyes: [depot_view(eyes.table, field) for field in range(FIELDS)],
        holds=contents.DEPOTS,
    ),
    Section(
        "seals",
        lambda eyes: [tile_or_none(card) for card in eyes.table.seals],
        holds=by(SEAL, TILE),
    ),
    Section(
        "grid",
        lambda eyes: [card_or_none(card) for card in eyes.table.grid],
        holds=by(PLACE_OF_CARD, CARD),
    ),
    Section("circles", circles, holds=contents.CIRCLES),
    Section("track", lambda eyes: eyes.table.track[:], holds=many(SEAT)),
    Section("stack", each=stack, holds=many(hidden(FEATURE))),
    Section("unseen_tiles", unseen_tiles, holds=contents.UNSEEN_TILES),
    Section("unseen_fountain_cards", each=unseen_fountain_cards, holds=folded(many(FEATURE))),
    Section(
        "removed",
        lambda eyes: [TILE_IDS[kind_of(c)] for c in eyes.table.removed],
        holds=folded(many(TILE)),
    ),
    Section("seats", seats, adds=with_hands, holds=contents.SEATS),
    Section("turn", lambda eyes: turn_view(eyes.table), foretells=foretold, holds=contents.TURN),
    Section(
        "scoring",
        lambda eyes: scoring_view(eyes.table),
        foretells=with_payments,
        holds=contents.SCORING,
    ),
    form=CarpeView,
)
