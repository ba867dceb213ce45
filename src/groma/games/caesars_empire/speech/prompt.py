"""What Caesar's Empire adds to the prompt of a decision."""

from groma.core.phrases import NOTHING_SAID
from groma.core.sayings import Fact

from ..view.forms import CaesarView
from .phrases import available, city_place, city_word, mover


def brief(view: CaesarView) -> dict[str, Fact]:
    """The facts of every prompt: supply, cities left, the chain or the walk in progress."""
    turn = view["turn"]
    facts: dict[str, Fact] = {
        "supply": mover(view)["supply"],
        "cities": available(view),
        "city": NOTHING_SAID,
        "tip": NOTHING_SAID,
        "roads": 0,
        "far": 0,
        "factor": 1,
    }
    if turn is None:
        return facts
    facts["roads"] = turn["roads"]
    city = turn["city"]
    tip = turn["tip"]
    if city is not None and tip is not None:
        facts["city"] = city_place(city)
        facts["tip"] = city_word(tip)
    for _, way in turn["ways"]:
        facts["far"] = way["roads"]
        facts["factor"] = way["factor"]
    return facts
