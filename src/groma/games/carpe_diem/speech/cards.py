"""The scoring cards of Carpe Diem: a map of their circles for eyes, and a list for ears."""

from typing import Final

from groma.core.sayings import Fact, Saying, label_word, seat_word

from ..notes import CARD
from ..tables import CARD_FIELDS
from ..view.forms import CarpeView, CircleView
from .phrases import best_for, change_of

CARDS_IN_A_ROW: Final = 3


def tell_cards(view: CarpeView) -> list[Saying]:
    """The scoring cards by card field, a map of the circles for eyes, every circle for ears."""
    told = [Saying("say-heading-cards", {})]
    for place in range(CARD_FIELDS):
        card = view["grid"][place]
        if card is not None:
            word = label_word(CARD, card)
            told.append(Saying("say-card", {"place": place + 1, "card": word}))
    best = best_worth(view)
    told.append(Saying("say-circles", {}, circle_map(view, best)))
    told += [tell_circle(view, circle, best) for circle in view["circles"]]
    if view["step"] and view["viewer"] < view["players"]:
        told.append(Saying("say-legend-circles", {}))
    return told


def tell_circle(view: CarpeView, circle: CircleView, best: int | None) -> Saying:
    """A circle with its disc, or with what it would bring the viewer now."""
    facts: dict[str, Fact] = {"circle": circle["circle"]}
    if circle["seat"] is not None:
        facts["seat"] = seat_word(circle["seat"])
        return Saying("say-circle-taken", facts)
    if view["viewer"] >= view["players"] or not view["step"]:
        return Saying("say-circle-free", facts)
    look = circle["outlook"][view["viewer"]]
    facts["change"] = change_of(look)
    facts["failed"] = look["failed"]
    facts["best"] = int(look["worth"] == best)
    return Saying("say-circle", facts)


def best_worth(view: CarpeView) -> int | None:
    """The most that a free circle is worth to the viewer."""
    return best_for(view, view["viewer"]) if view["viewer"] < view["players"] else None


def circle_map(view: CarpeView, best: int | None) -> list[list[str]]:
    """The card fields, with the circles between them."""
    rows = CARD_FIELDS // CARDS_IN_A_ROW
    grid = [[""] * (2 * CARDS_IN_A_ROW - 1) for _ in range(2 * rows - 1)]
    for place in range(CARD_FIELDS):
        if view["grid"][place] is not None:
            at = place % CARDS_IN_A_ROW
            grid[2 * (place // CARDS_IN_A_ROW)][2 * at] = f"[{place + 1}]"
    for circle in view["circles"]:
        first, second = circle["cards"]
        row = (first - 1) // CARDS_IN_A_ROW + (second - 1) // CARDS_IN_A_ROW
        column = (first - 1) % CARDS_IN_A_ROW + (second - 1) % CARDS_IN_A_ROW
        grid[row][column] = circle_code(view, circle, best)
    return grid


def circle_code(view: CarpeView, circle: CircleView, best: int | None) -> str:
    """A circle on the map: whose disc, or the points it would bring the viewer."""
    if circle["seat"] is not None:
        return seat_word(circle["seat"])
    if view["viewer"] >= view["players"] or not view["step"]:
        return "o"
    look = circle["outlook"][view["viewer"]]
    return f"{look['points']:+d}{'*' if look['worth'] == best else ''}"
