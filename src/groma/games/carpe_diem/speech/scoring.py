"""What a view of Carpe Diem adds to the words of a move: discs, scoring cards and paying."""

from groma.core.phrases import NOTHING_SAID, counted, listed
from groma.core.sayings import Fact, label_word

from ..moves import CIRCLE
from ..notes import CARD
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


def hint_of_payment(view: CarpeView, move: str) -> dict[str, Fact]:
    """The wares, coins or breads to pay, and what the card pays for them."""
    scoring = view["scoring"]
    facts: dict[str, Fact] = {"paid": NOTHING_SAID, "payout": NOTHING_SAID}
    if scoring is None or scoring["card"] is None:
        return facts
    facts["payout"] = payout_of(CARD.parse(scoring["card"]))
    for found in scoring["payments"]:
        if found["move"] == move:
            parts = [counted(count, ware) for ware, count in found["wares"].items()]
            if found["coins"]:
                parts.append(counted(found["coins"], "coin"))
            if found["breads"]:
                parts.append(counted(found["breads"], "bread"))
            facts["paid"] = listed(parts)
    return facts


def hint_of_stop(view: CarpeView) -> dict[str, Fact]:
    """Whether the card is fulfilled; else what it costs (CD-9.12, CD-9.14)."""
    scoring = view["scoring"]
    times = 0 if scoring is None else scoring["times"]
    return {"times": times, "lost": mover(view)["stake"]}
