"""What decisions would cost and bring in City of Rome, asked of the rules; a part of the view."""

from typing import Final

from groma.core.hidden import kind_of
from groma.core.sets import members, size

from .city import City
from .layout import NOTHING
from .rules.build import cells_for, erect, missing_bricks
from .rules.functions import given_at
from .rules.production import fillable, payable_after
from .rules.round import round_of_influence_card
from .scoring import Area, Inventory, areas
from .state import Table
from .steps import SITE
from .tables import (
    BATHES,
    CELL_IDS,
    COST,
    FIELDS,
    FUNCTION,
    INFLUENCE_CARDS,
    KIND_IDS,
    MONEY_PER_BRICK,
    PAYS,
    SWAYS,
    TEACHES,
    VALUE,
)
from .view.forms import (
    AreaView,
    GrowthView,
    HarvestView,
    OutlookView,
    PriceView,
    PrizeView,
    RaceView,
    SiteView,
)

_EFFECTS: Final[dict[int, str]] = {
    PAYS: "money",
    SWAYS: "influence",
    TEACHES: "cards",
    BATHES: "points",
}
DEAREST: Final = max(COST)
VALUES: Final[list[int]] = sorted({value for value in VALUE if value})


# ---- a city --------------------------------------------------------------------------------------


def areas_of(city: City) -> list[AreaView]:
    """The residential areas with their arithmetic (CR-12.2 to CR-12.6)."""
    inventory = Inventory(city)
    found: list[AreaView] = []
    for value in VALUES:
        for cells in areas(inventory.residences[value]):
            found.append(area_view(Area(city, inventory, value, cells)))
    return found


def area_view(area: Area) -> AreaView:
    """An area as the sheet reckons it."""
    return {
        "value": area.value,
        "cells": [CELL_IDS[cell] for cell in area.cells],
        "sum": area.sum,
        "colours": size(area.colours),
        "bonus": area.bonus,
        "points": area.points(),
    }


def harvest_of(city: City) -> HarvestView:
    """What a Production gives at most (CR-8.2)."""
    return {"money": city.income, "bricks": size(fillable(city)), "influence": city.sheep}


def growth_of(city: City) -> GrowthView:
    """Where a city may grow, and how far it may still (CR-7.7, CR-7.8)."""
    return {
        "plots": [CELL_IDS[cell] for cell in members(city.beside & city.span & ~city.built)],
        "columns": city.columns_left(),
        "rows": city.rows_left(),
    }


# ---- the strip and the race ----------------------------------------------------------------------


def cards_left(table: Table, field: int) -> tuple[int, int]:
    """How many cards a Builder on a field will choose from, at least and at most (CR-6.1)."""
    if table.in_turn():  # a card for every Builder that still stands there
        left = len([one for one in table.fields[field:] if one != NOTHING])
        return left, left
    cards = len([card for card in table.offer if card != NOTHING])
    ahead = [one for one in table.fields[:field] if one != NOTHING]
    standing = len([one for one in table.fields if one != NOTHING])
    here = table.fields[field] != NOTHING
    to_come = max(0, cards - standing - (0 if here else 1))
    most = cards - len(ahead)
    return most - min(to_come, field - len(ahead)), most


def prizes(table: Table) -> list[PrizeView]:
    """All influence cards: after which round they are won, and by whom they were (CR-10.2)."""
    found: list[PrizeView] = []
    for value in INFLUENCE_CARDS[table.players]:
        owners = [
            seat for seat in range(table.players) if value in table.cities[seat].influence_cards
        ]
        found.append(
            {
                "value": value,
                "round": round_of_influence_card(table.players, value),
                "seat": owners[0] if owners else None,
                "lying": value in table.lying,
            }
        )
    return found


def race(table: Table) -> RaceView | None:
    """What the sole leader in influence wins next; None after the last card (CR-10.2)."""
    if table.lying:
        return {"prize": sum(table.lying), "round": table.round}
    for prize in prizes(table):
        if prize["seat"] is None and prize["round"] > table.round:
            return {"prize": prize["value"], "round": prize["round"]}
    return None


# ---- for who decides -----------------------------------------------------------------------------


def outlook(table: Table) -> OutlookView:
    """What who decides should know: what cards cost, and what the building in flight would do."""
    seat = table.seat
    city = table.cities[seat]
    cards = [*table.hand(seat), *table.offer, table.building]
    kinds = sorted({kind_of(card) for card in cards if card != NOTHING}) if table.fields else []
    missing: dict[str, list[int]] = {}
    for kind in kinds:
        missing[KIND_IDS[kind]] = [missing_bricks(table, kind, field) for field in range(FIELDS)]
    return {
        "tariff": tariff(city) if table.fields else [],
        "missing": missing,
        "after_production": (
            [payable_after(table, city, field) for field in range(FIELDS)] if table.fields else []
        ),
        "sites": sites(table) if table.deciding(SITE) else [],
    }


def tariff(city: City) -> list[PriceView]:
    """By the bricks that are missing: what they cost, paid in tokens first, or all in money."""
    found: list[PriceView] = []
    for bricks in range(DEAREST + 1):
        tokens = min(bricks, size(city.bricks))
        coins = (bricks - tokens) * MONEY_PER_BRICK
        found.append(
            {
                "tokens": tokens,
                "coins": coins,
                "all_coins": bricks * MONEY_PER_BRICK,
                "afforded": coins <= city.money,
            }
        )
    return found


def sites(table: Table) -> list[SiteView]:
    """Every cell where the building in flight may lie, with what it would do there."""
    cells = members(cells_for(table, kind_of(table.building), None))
    before = areas_of(table.cities[table.active])
    return [site_view(table, cell, before) for cell in cells]


def site_view(table: Table, cell: int, before: list[AreaView]) -> SiteView:
    """What the building in flight would do on a cell: the rules are tried on a copy."""
    kind = kind_of(table.building)
    city = table.cities[table.active]
    trial = table.clone()
    trial.site = cell
    erect(trial)
    return {
        "cell": CELL_IDS[cell],
        "beside": [CELL_IDS[other] for other in members(city.neighbours(cell))],
        "effect": _EFFECTS.get(FUNCTION[kind]),
        "amount": given_at(city, cell, kind),
        "over": KIND_IDS[city.kind(cell)] if city.built >> cell & 1 else None,
        "areas": [area for area in areas_of(trial.cities[table.active]) if area not in before],
    }
