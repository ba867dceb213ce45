"""What The Builders: Antiquity adds to the prompt of a decision, and what stands above it."""

from groma.core.phrases import NOTHING_SAID, listed
from groma.core.sayings import Fact, Saying, seat_word

from ..view.forms import BuildersView
from .finishing import wage_words
from .phrases import (
    actions_left,
    building_word,
    card_in,
    mover,
    resources_of,
    site_in,
    the_crew_word,
    university_word,
)


def brief(view: BuildersView) -> dict[str, Fact]:
    """The facts of every prompt: actions, money, and whom or what the question is about."""
    seat = mover(view)
    turn = view["turn"]
    facts: dict[str, Fact] = {
        "actions": actions_left(view),
        "money": seat["money"],
        "who": NOTHING_SAID,
        "provides": NOTHING_SAID,
        "wage": NOTHING_SAID,
        "site": NOTHING_SAID,
        "missing": NOTHING_SAID,
        "school": NOTHING_SAID,
        "last": nearness(view),
        **near_facts(view),
    }
    if turn is None:
        return facts
    card = card_in(seat, turn["crew"])
    site = site_in(seat, turn["site"])
    if card is not None:
        facts["who"] = the_crew_word(card)
        facts["provides"] = resources_of(card["provides"])
        facts["wage"] = wage_words(card["wage"])
    if site is not None:
        facts["site"] = building_word(site["building"])
        facts["missing"] = resources_of(site["missing"])
    if turn["university"] is not None:
        facts["school"] = university_word(turn["university"])
    return facts


def nearness(view: BuildersView) -> int:
    """Whether this round is the last one (1), may be (2), or neither (0).

    Points are never lost: who has enough in its turn ends the game (BA-9.1).
    """
    turn = view["turn"]
    if turn is None:
        return 0
    if view["last_round"] or view["seats"][turn["seat"]]["points"] >= view["goal"]:
        return 1
    return 2 if view["may_end"] else 0


def tell_now(view: BuildersView) -> list[Saying]:
    """Above every decision: that the last round is on, or may be, or that little happens."""
    told: list[Saying] = []
    if view["turn"] is None:
        return told
    near = nearness(view)
    if near == 1:
        told.append(Saying("say-now-last", last_facts(view)))
    elif near:
        told.append(Saying("say-now-near", near_facts(view)))
    elif view["quiet_rounds"] and view["quiet_limit"]:
        told.append(Saying("say-now-quiet", quiet_facts(view)))
    return told


def last_facts(view: BuildersView) -> dict[str, Fact]:
    """Who has the points that end the game, and who still has a turn after this one (BA-9.3)."""
    turn = view["turn"]
    after: list[str] = []
    if turn is not None:
        seat = (turn["seat"] + 1) % view["players"]
        while seat != view["start"]:
            after.append(seat_word(seat))
            seat = (seat + 1) % view["players"]
    rich = [seat_word(s["seat"]) for s in view["seats"] if s["points"] >= view["goal"]]
    return {"seats": listed(rich), "end": view["goal"], "count": len(after), "after": listed(after)}


def near_facts(view: BuildersView) -> dict[str, Fact]:
    """Who could end the game with this round, and at which points (BA-9.1)."""
    seats = [seat_word(seat) for seat in view["may_end"]]
    return {"near": listed(seats), "end": view["goal"]}


def quiet_facts(view: BuildersView) -> dict[str, Fact]:
    """How many quiet rounds there were, and how many end the game (BA-9.9)."""
    return {"rounds": view["quiet_rounds"], "most": view["quiet_limit"]}
