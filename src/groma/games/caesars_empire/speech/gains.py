"""What tokens and treasures are worth on the sheet, made of a view (CE-9.1 to CE-9.6)."""

from typing import Final

from ..tables import GOLD, GOLD_FACTOR, KIND_IDS, ORDINARY, SAME
from ..view.forms import CaesarView, SeatView

GOLD_ID: Final = KIND_IDS[GOLD]


def row_of(held: dict[str, int], row: int) -> list[str]:
    """The kinds in a row of the board, from 1: those held at least so often (CE-9.3)."""
    return [kind for kind in KIND_IDS[:ORDINARY] if held[kind] >= row]


def rows_of(held: dict[str, int]) -> list[list[str]]:
    """The rows of the board that hold something."""
    rows = [row_of(held, row) for row in range(1, len(SAME))]
    return [kinds for kinds in rows if kinds]


def gain_of_treasure(seat: SeatView, kind: str) -> int:
    """What one more treasure would add; nothing if there is no room for it."""
    return seat["next"][kind]


def gain_of_token(view: CaesarView, seat: SeatView, region: str, value: int) -> int:
    """What a token would add: the best of a colour counts, or all of a whole one (CE-9.1, 11.2)."""
    best = seat["best"].get(region, 0)
    others = [city for city in view["cities"] if city["region"] == region]
    missing = [city for city in others if city["seat"] != seat["seat"]]
    if view["whole_province"] and len(missing) == 1 and missing[0]["value"] == value:
        return sum_of_province(view, region) - best
    return max(0, value - best)


def sum_of_province(view: CaesarView, region: str) -> int:
    """What all tokens of a colour score in one hand, with the variant (CE-11.2)."""
    return sum([city["value"] for city in view["cities"] if city["region"] == region])


def share_of_province(view: CaesarView, seat: SeatView, region: str) -> tuple[int, int]:
    """How many tokens of a colour a seat would have with one more, and how many there are.

    None at all if whole provinces do not count, or if another seat has one of them (CE-11.2).
    """
    cities = [city for city in view["cities"] if city["region"] == region]
    if not view["whole_province"]:
        return 0, len(cities)
    if [city for city in cities if city["seat"] is not None and city["seat"] != seat["seat"]]:
        return 0, len(cities)
    own = [city for city in cities if city["seat"] == seat["seat"]]
    return len(own) + 1, len(cities)


def factor(view: CaesarView, city: str | None) -> int:
    """Gold doubles the points of the way on which it comes to Rome (CE-6.5)."""
    for found in view["cities"]:
        if found["city"] == city and found["treasure"] == GOLD_ID:
            return GOLD_FACTOR
    return 1
