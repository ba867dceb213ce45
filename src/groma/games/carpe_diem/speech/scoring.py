"""What a view of Carpe Diem adds to the words of a move: discs, scoring cards and paying."""

from groma.core.phrases import NOTHING_SAID, counted, listed
from groma.core.sayings import Fact, label_word

from ..moves import CIRCLE, SET_OF_WARES
from ..notes import CARD
from ..tables import (
    CARD_WARES,
    LOAVES,
    WARE_IDS,
    WARES,
)
from ..view.forms import CarpeView
from .phrases import best_for, change_of, mover, payout_of


def card_word(card: str | None) -> str:
    """A scoring card by what it pays for what."""
    return NOTHING_SAID if card is None else label_word(CARD, card)


def hint_of_disc(view: CarpeView, circle: int) -> dict[str, Fact]:
    """Both cards, and what they would bring who decides now."""
    facts: dict[str, Fact] = {
        "first": NOTHING_SAID,
        "second": NOTHING_SAID,
        "change": NOTHING_SAID,
        "failed": 0,
        "best": 0,
    }
    seat = mover(view)["seat"]
    for found in view["circles"]:
        if found["circle"] == CIRCLE.label(circle):
            first, second = found["cards"]
            facts["first"] = card_word(view["grid"][first - 1])
            facts["second"] = card_word(view["grid"][second - 1])
            if found["seat"] is None:
                look = found["outlook"][seat]
                facts["change"] = change_of(look)
                facts["failed"] = look["failed"]
                facts["best"] = int(look["worth"] == best_for(view, seat))
    return facts


def hint_of_begin(view: CarpeView, place: int) -> dict[str, Fact]:
    """The card, how often it can be fulfilled now without bread, and what it costs if it is not.

    Whoever begins it is bound to finish it (CD-8.6), so the loss is named before.
    """
    card = view["grid"][place]
    seat = mover(view)
    return {
        "card": card_word(card),
        "times": seat["times"][place],
        "loaves": seat["by_bread"],
        "lost": seat["stake"],
    }


def hint_of_payment(view: CarpeView, name: str, way: int) -> dict[str, Fact]:
    """The wares, coins or breads to pay, and what the card pays for them."""
    scoring = view["scoring"]
    label = None if scoring is None else scoring["card"]
    if label is None:
        return {"paid": NOTHING_SAID, "payout": NOTHING_SAID}
    card = CARD.parse(label)
    if name == "loaves":
        parts = [counted(LOAVES, "bread")]
    elif name == "pay":
        parts = set_of_one(card, way)
    else:
        parts = set_of_several(card, SET_OF_WARES.label(way).split("+"))
    return {"paid": listed(parts), "payout": payout_of(card)}


def set_of_one(card: int, coins: int) -> list[str]:
    """So many wares of one kind, the others as coins."""
    parts: list[str] = []
    for ware in range(WARES):
        if CARD_WARES[card][ware] > coins:
            parts.append(counted(CARD_WARES[card][ware] - coins, WARE_IDS[ware]))
    return [*parts, counted(coins, "coin")] if coins else parts


def set_of_several(card: int, by_coins: list[str]) -> list[str]:
    """One ware of each kind, some of them as coins."""
    parts: list[str] = []
    coins = 0
    for ware in range(WARES):
        if CARD_WARES[card][ware]:
            if WARE_IDS[ware] in by_coins:
                coins += 1
            else:
                parts.append(counted(CARD_WARES[card][ware], WARE_IDS[ware]))
    return [*parts, counted(coins, "coin")] if coins else parts


def hint_of_stop(view: CarpeView) -> dict[str, Fact]:
    """Whether the card is fulfilled; else what it costs (CD-9.12, CD-9.14)."""
    scoring = view["scoring"]
    times = 0 if scoring is None else scoring["times"]
    return {"times": times, "lost": mover(view)["stake"]}
