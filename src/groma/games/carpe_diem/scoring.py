"""Chapter 11: the score sheet, line by line, and who has won."""

from typing import Final

from groma.core.hidden import kind_of, knows
from groma.core.sets import members
from groma.core.sheet import Sheet

from .district import PHASE, District, line_number, line_of
from .layout import SHARED_VICTORY
from .rules.rewards import villa_points
from .state import Table
from .tables import (
    COIN,
    FOUNTAIN_POINTS,
    LEFTOVER_DIVISOR,
    TASK_POINTS,
    TASK_THING,
    TRACK_POINTS,
    VILLA,
    WARES,
)

ROWS: Final[list[str]] = [
    "start",
    "cards",
    "penalties",
    "villas",
    "tasks",
    "fountain-cards",
    "track",
    "leftovers",
]


def sheet(table: Table, seat: int, viewer: int) -> Sheet:
    """All rows of one seat; fountain cards only for who may know them (CD-11.1, CD-12.3)."""
    district = table.districts[seat]
    page = Sheet(ROWS)
    page.add("start", "CD-2.14", district.start_points, {}, [])
    score_ledger(page, district)
    score_villas(page, district)
    score_tasks(page, district)
    score_fountain_cards(page, district, table.hand(seat), viewer)
    space = table.spaces[seat]
    page.add("track", "CD-11.4", TRACK_POINTS[space], {"space": space}, [])
    score_leftovers(page, district)
    return page


def score_ledger(page: Sheet, district: District) -> None:
    """What the scoring cards have paid and cost so far (CD-9.2, CD-9.12)."""
    ledger = district.ledger
    for i in range(0, len(ledger), 3):
        facts = {
            "phase": ledger[i] // PHASE + 1,
            "card": ledger[i] % PHASE,
            "times": ledger[i + 1],
        }
        if not ledger[i + 1]:
            page.add("penalties", "CD-9.12", ledger[i + 2], facts, [])
        else:
            page.add("cards", "CD-9.2", ledger[i + 2], facts, [])


def score_villas(page: Sheet, district: District) -> None:
    """Each finished villa by its chimneys (CD-11.2)."""
    for feature in district.finished:
        if feature.thing == VILLA:
            points = villa_points(feature.chimneys)
            facts = {"chimneys": feature.chimneys}
            page.add("villas", "CD-11.2", points, facts, members(feature.cells))


def score_tasks(page: Sheet, district: District) -> None:
    """Each task of the frame that a finished feature of its kind touches (CD-11.6)."""
    for task in members(district.tasks_done):
        part = district.part(task)
        facts = {"feature": TASK_THING[part] - 1, "line": line_number(task, part)}
        cells: list[int] = []
        for feature in district.finished:
            if feature.thing == TASK_THING[part] and feature.cells & line_of(task, part):
                cells += members(feature.cells)
        page.add("tasks", "CD-11.6", TASK_POINTS[part], facts, cells)


def fountain_points(district: District, feature: int) -> int:
    """What a fountain card brings: two points for every item of its kind (CD-11.5)."""
    return FOUNTAIN_POINTS * district.counts[feature + 1]


def score_fountain_cards(page: Sheet, district: District, hand: list[int], viewer: int) -> None:
    """Each kept card by what it counts (CD-11.5); of hidden ones only how many (CD-12.3)."""
    hidden = 0
    for card in hand:
        if knows(card, viewer):
            feature = kind_of(card)
            count = district.counts[feature + 1]
            facts = {"feature": feature, "count": count}
            page.add("fountain-cards", "CD-11.5", fountain_points(district, feature), facts, [])
        else:
            hidden += 1
    if hidden:
        page.conceal("fountain-cards", "CD-12.3", {"cards": hidden})


def score_leftovers(page: Sheet, district: District) -> None:
    """Half a point for each ware, coin, bread and unbuilt tile, rounded down once (CD-11.3)."""
    wares = sum(district.goods[:WARES])
    others = sum(district.goods[COIN:])
    tiles = len(district.stored)
    facts = {"wares": wares, "coins": district.goods[COIN], "tiles": tiles}
    facts["breads"] = others - district.goods[COIN]
    page.add("leftovers", "CD-11.3", (wares + others + tiles) // LEFTOVER_DIVISOR, facts, [])


def standing(table: Table) -> list[list[int]]:
    """Points; of equals the one further back on the track is ahead, in a pile below (CD-11.9).

    Where the table wants it, equals share the victory.
    """
    scores = [sheet(table, seat, seat).total() for seat in range(table.players)]
    if table.settings[SHARED_VICTORY]:
        return [[score] for score in scores]
    return [[scores[seat], -table.track.index(seat)] for seat in range(table.players)]
