"""What a view of The Builders: Antiquity adds to the words of a move: actions and money."""

from typing import Final

from groma.core.phrases import NOTHING_SAID
from groma.core.sayings import Fact, label_word

from ..moves import BUILDING, CREW, MOVES, SLAVE, TOOL, UNIVERSITY
from ..tables import TENTHS
from ..view.forms import BuildersView, ChoiceView
from .finishing import (
    FEW,
    alone_words,
    cover_facts,
    finish_facts,
    finishing,
    helped_words,
    wage_words,
)
from .phrases import (
    actions_left,
    building_word,
    card_in,
    choice_of,
    crew_word,
    ends,
    gain_signs,
    gain_words,
    mover,
    resources_of,
    signs_of,
)
from .sending import hint_of_bare, hint_of_site, hint_of_tool

NOT_TOLD: Final = 2  # what a card is good for: only who decides is told


def hint(view: BuildersView, move: int) -> dict[str, Fact]:
    """The facts that message "move-<name>" needs beside the arguments of the move."""
    name = MOVES.family(move).name
    values = MOVES.arguments(move)
    first = values[0] if values else 0
    choice = choice_of(view, move)
    if name == "open":
        return hint_of_open(view, choice, first)
    if name == "recruit":
        return hint_of_recruit(view, choice, first)
    if name == "coins":
        return hint_of_coins(view, choice, first)
    if name == "buy-action":
        return hint_of_action(view)
    if name == "end":
        return {"actions": actions_left(view), "coins": choice.get("coins", 0)}
    if name == "send":
        return hint_of_send(view, choice, CREW.label(first))
    if name == "slave":
        return hint_of_slave(view, choice, SLAVE.label(first))
    if name == "tool":
        return hint_of_buying(view, choice, TOOL.label(first))
    if name == "university":
        return hint_of_university(view, choice, UNIVERSITY.label(first))
    if name in ("loan", "repay"):
        return hint_of_loan(view, choice)
    if name == "free":
        return hint_of_free(view, choice, SLAVE.label(first))
    if name == "at":
        return hint_of_site(view, choice, BUILDING.label(first))
    if name == "with":
        return hint_of_tool(view, choice, TOOL.label(first))
    if name == "bare":
        return hint_of_bare(view, choice)
    return hint_of_pupil(view, choice, CREW.label(first))


# ---- the rows -----------------------------------------------------------------------------------


def hint_of_open(view: BuildersView, choice: ChoiceView, slot: int) -> dict[str, Fact]:
    """The card of a place: what it needs and brings, and who could finish it alone."""
    card = view["buildings"][slot]
    facts: dict[str, Fact] = {
        "building": NOTHING_SAID,
        "needs": NOTHING_SAID,
        "need_signs": NOTHING_SAID,
        "gain": NOTHING_SAID,
        "gain_signs": NOTHING_SAID,
        "machine": 0,
        "provides": NOTHING_SAID,
        "signs": NOTHING_SAID,
        "alone": 0,
        "crew": NOTHING_SAID,
        "later": 0,
        "later_crew": NOTHING_SAID,
        "closes": ends(choice),
    }
    if card is None:
        return facts
    facts["building"] = building_word(card["building"])
    facts["needs"] = resources_of(card["needs"])
    facts["need_signs"] = signs_of(card["needs"])
    facts["gain"] = gain_words(card["pays"], card["points"])
    facts["gain_signs"] = gain_signs(card["pays"], card["points"])
    if card["provides"] is not None:
        facts["machine"] = 1
        facts["provides"] = resources_of(card["provides"])
        facts["signs"] = signs_of(card["provides"])
    alone = choice.get("alone", 0)
    if alone:
        late = "late" in choice
        facts["later" if late else "alone"] = alone
        words = alone_words(mover(view), view["starters"][slot][:alone])
        facts["later_crew" if late else "crew"] = words
    return facts


def hint_of_recruit(view: BuildersView, choice: ChoiceView, slot: int) -> dict[str, Fact]:
    """The worker of a place: resources, wage, and the own sites that wait for just that."""
    worker = view["workers"][slot]
    if worker is None:
        return {"who": NOTHING_SAID, "wage": NOTHING_SAID, **use_facts(view, choice, {})}
    return {
        "who": label_word(CREW, worker["crew"]),
        "wage": wage_words(worker["wage"]),
        **use_facts(view, choice, worker["provides"]),
    }


def use_facts(view: BuildersView, choice: ChoiceView, provides: dict[str, int]) -> dict[str, Fact]:
    """What a card that is got for an action and a price could do: in this turn, or later."""
    sites = choice.get("sites", [])
    return {
        **gives(provides),
        **finish_facts(view, sites),
        **cover_facts(view, sites[:1]),
        "closes": ends(choice),
    }


def gives(provides: dict[str, int]) -> dict[str, Fact]:
    """What a card provides, for ears and for eyes."""
    return {"provides": resources_of(provides), "signs": signs_of(provides)}


# ---- money --------------------------------------------------------------------------------------


def hint_of_coins(view: BuildersView, choice: ChoiceView, package: int) -> dict[str, Fact]:
    """So many actions for so many sesterces."""
    turn = view["turn"]
    coins = 0 if turn is None else turn["exchange"][package]
    return {"actions": package + 1, "coins": coins, "closes": ends(choice)}


def hint_of_action(view: BuildersView) -> dict[str, Fact]:
    """The price, and what there is then."""
    price = view["prices"]["action"]
    left = max(0, mover(view)["money"] - price)
    return {"price": price, "actions": actions_left(view) + 1, "money": left}


def hint_of_loan(view: BuildersView, choice: ChoiceView) -> dict[str, Fact]:
    """What it gives and costs, and how many there are (BA-7.15 to BA-7.18)."""
    prices = view["prices"]
    return {
        "gain": choice.get("coins", prices["loan_gain"]),
        "price": prices["loan_repay"],
        "points": prices["loan_penalty"] // TENTHS,
        "loans": max(0, mover(view)["loans"] - 1),
        "closes": ends(choice),
    }


# ---- crew and investments -----------------------------------------------------------------------


def hint_of_send(view: BuildersView, choice: ChoiceView, crew: str) -> dict[str, Fact]:
    """What a card provides and costs, and what it would finish, or what would be missing where."""
    card = card_in(mover(view), crew)
    sites = choice.get("sites", [])
    told = view["viewer"] == view["decides"]
    return {
        "who": label_word(CREW, crew) if card is None else crew_word(card),
        "wage": NOTHING_SAID if card is None else wage_words(card["wage"]),
        **gives({} if card is None else card["provides"]),
        **finish_facts(view, sites),
        **cover_facts(view, sites[:FEW]),
        "late": int("vain" in choice) if told else NOT_TOLD,
        "closes": ends(choice),
    }


def hint_of_slave(view: BuildersView, choice: ChoiceView, slave: str) -> dict[str, Fact]:
    """Price and resources, what it would finish, and the points that go if it is not freed."""
    return {
        "price": view["prices"]["slave"],
        "points": view["prices"]["slave_penalty"] // TENTHS,
        **use_facts(view, choice, view["stock"]["provides"].get(slave, {})),
    }


def hint_of_buying(view: BuildersView, choice: ChoiceView, tool: str) -> dict[str, Fact]:
    """Price and effect of a tool, and who could finish something with it."""
    found = finishing(choice.get("sites", []))
    now = [seen for seen in found if "late" not in seen]
    later = [] if now else found
    return {
        "price": view["prices"]["tool"],
        "adds": resources_of(view["effects"]["tools"][tool]),
        "helped": len(now),
        "crew": helped_words(mover(view), now),
        "later": len(later),
        "later_crew": helped_words(mover(view), later),
        "closes": ends(choice),
    }


def hint_of_university(view: BuildersView, choice: ChoiceView, university: str) -> dict[str, Fact]:
    """Price and effect."""
    return {
        "price": view["prices"]["university"],
        "sets": resources_of(view["effects"]["universities"][university]),
        "closes": ends(choice),
    }


def hint_of_free(view: BuildersView, choice: ChoiceView, slave: str) -> dict[str, Fact]:
    """What a freedman may do, and what freeing saves."""
    prices = view["prices"]
    return {
        "who": label_word(CREW, slave),
        "wage": prices["freedman_wage"],
        "points": prices["slave_penalty"] // TENTHS,
        "price": prices["freeing"],
        "closes": ends(choice),
    }


def hint_of_pupil(view: BuildersView, choice: ChoiceView, crew: str) -> dict[str, Fact]:
    """What a card provides now, and what becomes of it (BA-7.27)."""
    turn = view["turn"]
    card = card_in(mover(view), crew)
    school = None if turn is None else turn["university"]
    if card is None or school is None:
        return {
            "who": label_word(CREW, crew),
            "provides": NOTHING_SAID,
            "before": 0,
            "gets": NOTHING_SAID,
            "only": 0,
            "closes": 0,
        }
    return {
        "who": crew_word(card),
        "provides": resources_of(card["provides"]),
        "before": card["provides"].get(school, 0),
        "gets": resources_of(view["effects"]["universities"][school]),
        "only": int(view["university_total"]),
        "closes": ends(choice),
    }
