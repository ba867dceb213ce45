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
    if held[GOLD]:
        page.add("gold", "CE-9.6", GOLD_POINTS[held[GOLD]], {"gold": held[GOLD]}, [])
    score_roads(page, table, seat)
    return page


def score_cities(page: Sheet, table: Table, seat: int) -> None:
    """For each colour the best token; a whole province may count in full (CE-9.1, CE-11.2)."""
    own = table.cities_of(seat)
    for region in range(REGIONS):
        cities = [city for city in own if REGION_OF[city] == region]
        if not cities:
            continue
        every = members(REGION_CITIES[REGIONS * table.network.side + region])
        values = [VALUE[city] for city in cities]
        if table.variant(WHOLE_PROVINCE) and cities == every:  # those in this game (CE-11.3)
            facts = {"region": region, "cities": len(cities)}
            page.add("cities", "CE-11.2", sum(values), facts, cities)
        else:
            best = cities[values.index(max(values))]
            page.add("cities", "CE-9.1", VALUE[best], {"region": region, "city": best}, [best])


def score_different(page: Sheet, held: list[int]) -> None:
    """A set for every row of the board: the kinds held at least so often (CE-9.2, CE-9.3)."""
    for row in range(1, len(SAME)):
        kinds = len([count for count in held[:ORDINARY] if count >= row])
        if DIFFERENT[kinds]:
            page.add("different", "CE-9.2", DIFFERENT[kinds], {"row": row, "kinds": kinds}, [])


def score_same(page: Sheet, held: list[int]) -> None:
    """A set for every column: all tokens of one kind (CE-9.4)."""
    for kind in range(ORDINARY):
        if SAME[held[kind]]:
            page.add("same", "CE-9.4", SAME[held[kind]], {"kind": kind, "count": held[kind]}, [])


def score_roads(page: Sheet, table: Table, seat: int) -> None:
    """Who has the most roads left in the end; until then the lead counts nothing (CE-9.7)."""
    if table.supply[seat] == max(table.supply):
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
