"""Chapters 6, 9 and 10: the score sheet, line by line, and who has won."""

from typing import Final

from groma.core.sets import members
from groma.core.sheet import Sheet

from .layout import WHOLE_PROVINCE
from .state import Table
from .tables import (
    DIFFERENT,
    GOLD,
    GOLD_POINTS,
    ORDINARY,
    REGION_CITIES,
    REGION_OF,
    REGIONS,
    ROAD_BONUS,
    SAME,
    VALUE,
)

ROWS: Final[list[str]] = ["ways", "cities", "different", "same", "gold", "roads"]


def sheet(table: Table, seat: int, viewer: int) -> Sheet:
    """All rows of one seat, in the order of the final scoring (CE-9.9); everything is open."""
    page = Sheet(ROWS)
    if table.points[seat]:
        page.add("ways", "CE-6.1", table.points[seat], {"ways": table.ways[seat]}, [])
    score_cities(page, table, seat)
    held = table.treasures_of(seat)
    score_different(page, held)
    score_same(page, held)
    score_roads(page, table, seat)
    return page


# ---- tokens (CE-9.1) ----------------------------------------------------------------------------


def in_region(cities: list[int], region: int) -> list[int]:
    """The cities of a colour among some, in their order."""
    return [city for city in cities if REGION_OF[city] == region]


def province(table: Table, region: int) -> list[int]:
    """All cities of a colour that are in this game (CE-11.3)."""
    return members(REGION_CITIES[REGIONS * table.network.side + region])


def is_whole(table: Table, region: int, cities: list[int]) -> bool:
    """Whether cities of a colour count in full: with the variant, if they are all (CE-11.2)."""
    return table.variant(WHOLE_PROVINCE) and cities == province(table, region)


def best_of(cities: list[int]) -> int:
    """The most valuable of some cities, the first of equals."""
    values = [VALUE[city] for city in cities]
    return cities[values.index(max(values))]


def region_points(table: Table, region: int, cities: list[int]) -> int:
    """What cities of one colour score: the best of them, or all of a whole province."""
    if not cities:
        return 0
    if is_whole(table, region, cities):
        return sum([VALUE[city] for city in cities])
    return VALUE[best_of(cities)]


def score_cities(page: Sheet, table: Table, seat: int) -> None:
    """For each colour the best token; a whole province may count in full (CE-9.1, CE-11.2)."""
    own = table.cities_of(seat)
    for region in range(REGIONS):
        cities = in_region(own, region)
        if not cities:
            continue
        points = region_points(table, region, cities)
        if is_whole(table, region, cities):
            facts = {"region": region, "cities": len(cities)}
            page.add("cities", "CE-11.2", points, facts, cities)
        else:
            best = best_of(cities)
            page.add("cities", "CE-9.1", points, {"region": region, "city": best}, [best])


# ---- treasures (CE-9.2 to CE-9.6) ---------------------------------------------------------------


def kinds_in_rows(held: list[int]) -> list[int]:
    """By row of the board, the first at 1: the ordinary kinds held at least so often (CE-9.3)."""
    return [len([count for count in held[:ORDINARY] if count >= row]) for row in range(len(SAME))]


def row_points(held: list[int]) -> list[int]:
    """The points of every row: sets of different kinds (CE-9.2)."""
    return [DIFFERENT[kinds] for kinds in kinds_in_rows(held)[1:]]


def kind_points(held: list[int]) -> list[int]:
    """By kind: the points of the set of its tokens (CE-9.4, CE-9.6)."""
    return [*[SAME[held[kind]] for kind in range(ORDINARY)], GOLD_POINTS[held[GOLD]]]


def score_different(page: Sheet, held: list[int]) -> None:
    """A set for every row of the board (CE-9.2)."""
    kinds = kinds_in_rows(held)
    points = row_points(held)
    for row in range(1, len(SAME)):
        if points[row - 1]:
            facts = {"row": row, "kinds": kinds[row]}
            page.add("different", "CE-9.2", points[row - 1], facts, [])


def score_same(page: Sheet, held: list[int]) -> None:
    """A set for every column: all tokens of one kind; and the gold (CE-9.4, CE-9.6)."""
    points = kind_points(held)
    for kind in range(ORDINARY):
        if points[kind]:
            page.add("same", "CE-9.4", points[kind], {"kind": kind, "count": held[kind]}, [])
    if held[GOLD]:
        page.add("gold", "CE-9.6", points[GOLD], {"gold": held[GOLD]}, [])


# ---- roads, and who has won ---------------------------------------------------------------------


def most_roads(table: Table) -> list[int]:
    """Who has the most roads left."""
    most = max(table.supply)
    return [seat for seat in range(table.players) if table.supply[seat] == most]


def score_roads(page: Sheet, table: Table, seat: int) -> None:
    """Who has the most roads left in the end; until then the lead counts nothing (CE-9.7)."""
    if seat in most_roads(table):
        points = ROAD_BONUS if table.over() else 0
        page.add("roads", "CE-9.7", points, {"roads": table.supply[seat], "bonus": ROAD_BONUS}, [])


def standing(table: Table) -> list[list[int]]:
    """Points, then colours, gold and roads left; who is still level shares (chapter 10)."""
    scores = [sheet(table, seat, seat).total() for seat in range(table.players)]
    found: list[list[int]] = []
    for seat in range(table.players):
        colors = len({REGION_OF[city] for city in table.cities_of(seat)})
        gold = table.treasures_of(seat)[GOLD]
        found.append([scores[seat], colors, gold, table.supply[seat]])
    return found
