"""What City of Rome says right above a decision, and what it adds to the prompt itself."""

from groma.core.sayings import Fact, Saying, label_word, seat_word

from ..moves import CARD
from ..tables import MONEY_PER_BRICK
from ..view.forms import RomeView
from .hints import in_short, mover

START_CARDS = 2
NOW, PRODUCED, NEVER = range(3)  # when a card in hand can be paid


def brief(view: RomeView) -> dict[str, Fact]:
    """The facts of every prompt: the field, what is possible, the building in flight."""
    turn = view["turn"]
    facts: dict[str, Fact] = {
        "field": 0,
        "bricks": 0,
        "gears": 0,
        "build": 0,
        "produce": 0,
        "card": "",
        "first": int(len(mover(view)["buildings"]) == START_CARDS),  # nothing was placed yet
        "due": 0,
        "each": MONEY_PER_BRICK,
        "price": 0,
    }
    if turn is None:
        return facts
    facts["field"] = turn["field"]
    facts["bricks"] = turn["bricks"]
    facts["gears"] = turn["gears"]
    facts["build"] = int(not turn["has_built"] and len(in_hand(view, NOW)) > 0)
    facts["produce"] = int(turn["may_produce"])
    facts["due"] = turn["due"]
    facts["price"] = turn["due_coins"]
    if turn["building"] is not None:
        facts["card"] = label_word(CARD, turn["building"])
    return facts


def tell_now(view: RomeView) -> list[Saying]:
    """The offer while the Builders are placed; what is too dear while a turn goes on."""
    turn = view["turn"]
    if turn is None:
        return tell_prospect(view) if view["round"] else []
    mine = turn["seat"] == view["viewer"] and turn["building"] is None
    if not mine or turn["has_built"] or still_to_take(view):
        return []
    later, dear = [
        ", ".join([in_short(card) for card in in_hand(view, when)]) for when in (PRODUCED, NEVER)
    ]
    said = [Saying("say-now-later", {"cards": later})] if later else []
    if dear:
        said.append(Saying("say-now-dear", {"cards": dear, "bricks": turn["reach"]}))
    return said


def tell_prospect(view: RomeView) -> list[Saying]:
    """What the fields are chosen for: the offer, influence cards, and who has influence."""
    offer = [in_short(card["card"]) for card in view["offer"] if card and card["card"]]
    if not offer:
        return []  # the game is over
    seats = [f"{seat_word(seat['seat'])} {seat['influence']}" for seat in view["seats"]]
    facts: dict[str, Fact] = {
        "offer": ", ".join(offer),
        "lying": ", ".join([str(value) for value in view["lying"]]),
        "count": len(view["lying"]),
        "influence": ", ".join(seats),
    }
    return [Saying("say-now-offer", facts)]


def still_to_take(view: RomeView) -> bool:
    """Whether this turn has not begun with its card yet: one lies there for every Builder."""
    cards = len([card for card in view["offer"] if card is not None])
    return cards == len([field for field in view["fields"] if field["seat"] is not None])


def in_hand(view: RomeView, when: int) -> list[str]:
    """The cards in hand that can be paid now, after Production alone, or never (CR-7.3)."""
    turn = view["turn"]
    told = view["outlook"]
    found: list[str] = []
    for card in mover(view)["hand"]:
        missing = told["missing"].get(card["card"] or "")
        if turn is not None and missing is not None and card["card"] not in found:
            bricks = missing[turn["field"] - 1]
            after = NEVER if bricks > told["after_production"][turn["field"] - 1] else PRODUCED
            if (NOW if told["tariff"][bricks]["afforded"] else after) == when:
                found.append(card["card"] or "")
    return found
