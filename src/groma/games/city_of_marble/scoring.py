"""Chapters 9, 18 and 19: the score sheet, line by line, and who has won."""

from typing import Final

from groma.core.hidden import kind_of, knows
from groma.core.sheet import Sheet

from .city import building_of
from .layout import COIN_TIE_BONUS, FOUNTAIN_ADJACENCY, NOTHING, TILE_EDGE
from .state import Table
from .tables import (
    AQUEDUCT_POINTS,
    BUILDING_POINTS,
    BUILDINGS,
    COIN_POINTS,
    FOUNTAIN_POINTS,
    MOST_COINS,
    MOST_IMPERIUM,
    NEXT,
    TIED_IMPERIUM,
    WAYS,
)

ROWS: Final[list[str]] = [
    "buildings",
    "bridges",
    "aqueducts",
    "fountains",
    "coins",
    "imperium",
]


def sheet(table: Table, seat: int, viewer: int) -> Sheet:
    """All rows of one seat as a viewer knows them: only the values of bridges are secret."""
    page = Sheet(ROWS)
    own = table.city.buildings_of(seat)
    score_buildings(page, table, own)
    score_bridges(page, table, seat, viewer)
    score_aqueducts(page, table, own)
    score_fountains(page, table, own)
    score_coins(page, table, seat)
    score_imperium(page, table, seat)
    return page


def score_buildings(page: Sheet, table: Table, own: list[int]) -> None:
    """What each building brought at once (CM-9.7)."""
    for corner in own:
        building = building_of(table.city.sites[corner])
        facts = {"building": building, "corner": corner}
        page.add("buildings", "CM-9.7", BUILDING_POINTS[building], facts, [corner])


def score_bridges(page: Sheet, table: Table, seat: int, viewer: int) -> None:
    """The value of each bridge tile; before the end only who took it knows it (CM-16.3)."""
    over = table.over()
    hidden = 0
    for card in table.bridge_tiles(seat):
        if over:
            page.add("bridges", "CM-18.1", kind_of(card), {}, [])
        elif knows(card, viewer):
            page.add("bridges", "CM-16.3", kind_of(card), {"bridges": 1, "known": 1}, [])
        else:
            hidden += 1
    if hidden:
        page.conceal("bridges", "CM-16.3", {"bridges": hidden, "known": 0})


def score_aqueducts(page: Sheet, table: Table, own: list[int]) -> None:
    """Each own building on any aqueduct, whoever laid it (CM-18.2, CM-11.13)."""
    for corner in own:
        if table.city.water[corner] != NOTHING:
            facts = {
                "building": building_of(table.city.sites[corner]),
                "corner": corner,
                "line": table.city.water[corner],
            }
            page.add("aqueducts", "CM-18.2", AQUEDUCT_POINTS, facts, [corner])


def neighbours(table: Table, corner: int) -> list[int]:
    """The corners at the other ends of its grid edges; by a setting of tile sides only (CM-3.8)."""
    found: list[int] = []
    by_tile_edge = table.settings[FOUNTAIN_ADJACENCY] == TILE_EDGE
    for way in range(WAYS):
        there = NEXT[WAYS * corner + way]
        if there != NOTHING and (not by_tile_edge or table.city.ways[corner] >> way & 1):
            found.append(there)
    return found


def fountains_beside(table: Table, corner: int) -> list[int]:
    """The fountains that are neighbours of a corner."""
    return [there for there in neighbours(table, corner) if table.city.is_fountain(there)]


def site_points(table: Table, corner: int) -> int:
    """What a building counts: at once, by an aqueduct, by fountains (CM-9.7, CM-18.2, CM-18.3)."""
    points = BUILDING_POINTS[building_of(table.city.sites[corner])]
    if table.city.water[corner] != NOTHING:
        points += AQUEDUCT_POINTS
    return points + FOUNTAIN_POINTS * len(fountains_beside(table, corner))


def leaders(counts: list[int]) -> list[int]:
    """The seats with the most of something; nobody with nothing (CM-18.5, CM-18.6)."""
    most = max(counts)
    return [seat for seat in range(len(counts)) if most and counts[seat] == most]


def bonus_for_coins(table: Table, tied: int) -> int:
    """What each of so many gets who have most coins (CM-18.5)."""
    return MOST_COINS if tied == 1 else table.settings[COIN_TIE_BONUS]


def bonus_for_imperium(tied: int) -> int:
    """What each of so many gets who have most imperium tiles of a kind (CM-18.6)."""
    return MOST_IMPERIUM if tied == 1 else TIED_IMPERIUM


def score_fountains(page: Sheet, table: Table, own: list[int]) -> None:
    """Each own building, a point for every fountain beside it (CM-18.3)."""
    for corner in own:
        beside = fountains_beside(table, corner)
        if beside:
            facts = {
                "building": building_of(table.city.sites[corner]),
                "corner": corner,
                "fountains": len(beside),
            }
            points = FOUNTAIN_POINTS * len(beside)
            page.add("fountains", "CM-18.3", points, facts, [corner, *beside])


def score_coins(page: Sheet, table: Table, seat: int) -> None:
    """Each coin, and more for the most of them (CM-18.4, CM-18.5)."""
    coins = table.coins[seat]
    if not coins:
        return
    page.add("coins", "CM-18.4", COIN_POINTS * coins, {"coins": coins}, [])
    first = leaders(table.coins)
    if seat in first:
        tied = len(first)
        bonus = bonus_for_coins(table, tied)
        page.add("coins", "CM-18.5", bonus, {"coins": coins, "tied": tied}, [])


def score_imperium(page: Sheet, table: Table, seat: int) -> None:
    """For each kind of imperium tile who has most of it (CM-18.6)."""
    for building in range(BUILDINGS):
        counts = table.imperium[building::BUILDINGS]
        first = leaders(counts)
        if seat in first:
            tied = len(first)
            points = bonus_for_imperium(tied)
            facts = {"building": building, "tiles": counts[seat], "tied": tied}
            page.add("imperium", "CM-18.6", points, facts, [])


def standing(table: Table) -> list[list[int]]:
    """Points, then buildings, then imperium tiles; who is still level shares (CM-19.1)."""
    scores = [sheet(table, seat, seat).total() for seat in range(table.players)]
    return [
        [scores[seat], len(table.city.buildings_of(seat)), sum(table.imperium_of(seat))]
        for seat in range(table.players)
    ]
