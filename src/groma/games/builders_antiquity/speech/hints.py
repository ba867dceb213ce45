"""What a view of The Builders: Antiquity adds to the words of a move: actions and money."""

from groma.core.phrases import NOTHING_SAID, clauses
from groma.core.sayings import Fact, label_word

from ..moves import BUILDING, CREW, MOVES, SLAVE, TOOL, UNIVERSITY
from ..tables import (
    ACTION_PRICE,
    CREW_IDS,
    FREEDMAN_WAGE,
    FREEING_PRICE,
    LOAN_GAIN,
    LOAN_PENALTY,
    LOAN_REPAY,
    PROVIDES,
    SLAVE_PENALTY,
    SLAVE_PRICE,
    TENTHS,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
    UNIVERSITY_SETS,
)
from ..view.forms import BuildersView, SiteView
from .finishing import (
    FEW,
    alone,
    alone_words,
    bank_pays,
    cover_words,
    coverings,
    finishable,
    helped_by,
    helped_words,
    in_time,
    site_words,
    tools_for,
    wage_words,
)
from .phrases import (
    actions_left,
    building_word,
    bundle_of,
    card_in,
    closes,
    comes_again,
    crew_word,
    gain_signs,
    gain_words,
    mover,
    named,
    resources_of,
    signs_of,
    tool_adds,
)
from .sending import closes_at, hint_of_bare, hint_of_site, hint_of_tool


def hint(view: BuildersView, move: int) -> dict[str, Fact]:
    """The facts that message "move-<name>" needs beside the arguments of the move."""
    name = MOVES.family(move).name
    values = MOVES.arguments(move)
    first = values[0] if values else 0
    if name == "open":
        return hint_of_open(view, first)
    if name == "recruit":
        return hint_of_recruit(view, first)
    if name == "coins":
        return hint_of_coins(view, first)
    if name == "buy-action":
        return hint_of_action(view)
    if name == "end":
        return hint_of_end(view)
    if name == "send":
        return hint_of_send(view, CREW.label(first))
    if name == "slave":
        return hint_of_slave(view, SLAVE.label(first))
    if name == "tool":
        return hint_of_buying(view, TOOL.label(first))
    if name == "university":
        return hint_of_university(view, first)
    if name == "loan":
        return hint_of_loan(view, 1, bank_pays(view, LOAN_GAIN, 0))
    if name == "repay":
        return hint_of_loan(view, 0, -LOAN_REPAY)
    if name == "free":
        return hint_of_free(view, SLAVE.label(first))
    if name == "at":
        return hint_of_site(view, BUILDING.label(first))
    if name == "with":
        return hint_of_tool(view, TOOL.label(first))
    if name == "bare":
        return hint_of_bare(view)
    return hint_of_pupil(view, CREW.label(first))


# ---- the rows -----------------------------------------------------------------------------------


def hint_of_open(view: BuildersView, slot: int) -> dict[str, Fact]:
    """The card of a place: what it needs and brings, and who could finish it alone."""
    card = view["buildings"][slot]
    if card is None:
        return {
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
            "closes": 0,
        }
    made = card["provides"]
    money = mover(view)["money"]
    left = actions_left(view) - 1
    found = alone(mover(view), bundle_of(card["needs"]))
    now = [entry for entry in found if in_time(left, money, 1, entry[0]["wage"])]
    later = [entry for entry in found if entry not in now] if comes_again(view) else []
    return {
        "building": building_word(card["building"]),
        "needs": resources_of(card["needs"]),
        "need_signs": signs_of(card["needs"]),
        "gain": gain_words(card["pays"], card["points"]),
        "gain_signs": gain_signs(card["pays"], card["points"]),
        "machine": int(made is not None),
        "provides": NOTHING_SAID if made is None else resources_of(made),
        "signs": NOTHING_SAID if made is None else signs_of(made),
        "alone": len(now),
        "crew": alone_words(now),
        "later": 0 if now else len(later),
        "later_crew": alone_words(later),
        "closes": closes(left, money),
    }


def hint_of_recruit(view: BuildersView, slot: int) -> dict[str, Fact]:
    """The worker of a place: resources, wage, and the own sites that wait for just that."""
    worker = view["workers"][slot]
    if worker is None:
        return {"who": NOTHING_SAID, "wage": NOTHING_SAID, **use_facts(view, 0, [], 0, 0)}
    return {
        "who": label_word(CREW, worker["crew"]),
        "wage": wage_words(worker["wage"]),
        **use_facts(view, bundle_of(worker["provides"]), mover(view)["tools"], worker["wage"], 0),
    }


def use_facts(
    view: BuildersView, provides: int, tools: list[str], wage: int, price: int
) -> dict[str, Fact]:
    """What a card that is got for an action and a price could do: in this turn, or later."""
    seat = mover(view)
    left = actions_left(view) - 1
    money = seat["money"] - price
    found = finishable(seat, provides, tools)
    now = [entry for entry in found if in_time(left, money, entry[0]["actions"], wage)]
    later = [entry for entry in found if entry not in now] if comes_again(view) else []
    helped = coverings(seat["sites"], provides)[:1] if comes_again(view) else []
    return {
        **gives(provides),
        **finish_facts(view, now, wage),
        "later": len(later),
        "later_sites": clauses([site_words(view, s, tool, wage) for s, tool in later]),
        "later_signs": clauses([site_words(view, s, tool, wage, True) for s, tool in later]),
        **cover_facts(helped, provides),
        "closes": closes(left, money),
    }


def gives(provides: int) -> dict[str, Fact]:
    """What a card provides, for ears and for eyes."""
    return {"provides": resources_of(named(provides)), "signs": signs_of(named(provides))}


def finish_facts(
    view: BuildersView, found: list[tuple[SiteView, str | None]], wage: int
) -> dict[str, Fact]:
    """The sites that would be finished, each with what it brings."""
    return {
        "finished": len(found),
        "sites": clauses([site_words(view, site, tool, wage) for site, tool in found]),
        "site_signs": clauses([site_words(view, site, tool, wage, True) for site, tool in found]),
    }


def cover_facts(sites: list[SiteView], provides: int) -> dict[str, Fact]:
    """The sites that would be helped, each with what it lacks then."""
    return {
        "part": len(sites),
        "covers": clauses([cover_words(site, provides) for site in sites]),
        "cover_signs": clauses([cover_words(site, provides, True) for site in sites]),
    }


# ---- money --------------------------------------------------------------------------------------


def coins_for(view: BuildersView, actions: int) -> int:
    """What so many actions bring as coins, three at a time (BA-6.20)."""
    turn = view["turn"]
    if turn is None or not actions:
        return 0
    rates = turn["exchange"]
    most = len(rates)
    coins = rates[most - 1] * (actions // most)
    if actions % most:
        coins += rates[actions % most - 1]
    return bank_pays(view, coins, 0)


def hint_of_coins(view: BuildersView, package: int) -> dict[str, Fact]:
    """So many actions for so many sesterces."""
    coins = coins_for(view, package + 1)
    last = closes(actions_left(view) - package - 1, mover(view)["money"] + coins)
    return {"actions": package + 1, "coins": coins, "closes": last}


def hint_of_action(view: BuildersView) -> dict[str, Fact]:
    """The price, and what there is then."""
    left = mover(view)["money"] - ACTION_PRICE
    return {"price": ACTION_PRICE, "actions": actions_left(view) + 1, "money": max(0, left)}


def hint_of_end(view: BuildersView) -> dict[str, Fact]:
    """The actions that would be lost, and the coins they would bring (BA-4.5)."""
    actions = actions_left(view)
    return {"actions": actions, "coins": coins_for(view, actions)}


def hint_of_loan(view: BuildersView, actions: int, coins: int) -> dict[str, Fact]:
    """What it gives and costs, and how many there are (BA-7.15 to BA-7.18)."""
    return {
        "gain": bank_pays(view, LOAN_GAIN, 0),
        "price": LOAN_REPAY,
        "points": LOAN_PENALTY // TENTHS,
        "loans": max(0, mover(view)["loans"] - 1),
        "closes": closes(actions_left(view) - actions, mover(view)["money"] + coins),
    }


# ---- crew and investments -----------------------------------------------------------------------


def hint_of_send(view: BuildersView, crew: str) -> dict[str, Fact]:
    """What a card provides and costs, and what it would finish, or what would be missing where."""
    seat = mover(view)
    card = card_in(seat, crew)
    if card is None:
        return {
            "who": label_word(CREW, crew),
            "wage": NOTHING_SAID,
            **gives(0),
            **finish_facts(view, [], 0),
            **cover_facts([], 0),
            "late": 0,
            "closes": 0,
        }
    provides = bundle_of(card["provides"])
    near = [site for site in seat["sites"] if site["actions"] <= actions_left(view)]
    found = finishable(seat, provides, tools_for(seat, card))
    now = [entry for entry in found if entry[0] in near]
    helped = coverings(near, provides)
    useful = helped
    if view["viewer"] == seat["seat"] and not comes_again(view):
        useful = [site for site in helped if in_a_team(site, crew)]
    return {
        "who": crew_word(card),
        "wage": wage_words(card["wage"]),
        **gives(provides),
        **finish_facts(view, now, card["wage"]),
        **cover_facts(useful[:FEW], provides),
        "late": int(len(helped) > 0 and not useful),
        "closes": int(bool(near) and all(closes_at(view, site, card) for site in near)),
    }


def in_a_team(site: SiteView, crew: str) -> bool:
    """Whether a card and others could finish a site in this turn."""
    return any(crew in team["crew"] and team["affordable"] for team in site["teams"])


def hint_of_slave(view: BuildersView, slave: str) -> dict[str, Fact]:
    """Price and resources, what it would finish, and the points that go if it is not freed."""
    provides = PROVIDES[CREW_IDS.index(slave)]
    return {
        "price": SLAVE_PRICE,
        "points": SLAVE_PENALTY // TENTHS,
        **use_facts(view, provides, [], 0, SLAVE_PRICE),
    }


def hint_of_buying(view: BuildersView, tool: str) -> dict[str, Fact]:
    """Price and effect of a tool, and who could finish something with it."""
    money = mover(view)["money"] - TOOL_PRICE
    left = actions_left(view) - 1
    found = helped_by(mover(view), tool)
    now = [(c, site) for c, site in found if in_time(left, money, site["actions"], c["wage"])]
    later = [entry for entry in found if entry not in now] if comes_again(view) else []
    return {
        "price": TOOL_PRICE,
        "adds": resources_of(named(tool_adds(tool))),
        "helped": len(now),
        "crew": helped_words(now),
        "later": 0 if now else len(later),
        "later_crew": helped_words(later),
        "closes": closes(left, money),
    }


def hint_of_university(view: BuildersView, university: int) -> dict[str, Fact]:
    """Price and effect."""
    return {
        "price": UNIVERSITY_PRICE,
        "sets": resources_of(named(UNIVERSITY_SETS[university])),
        "closes": closes(actions_left(view) - 1, mover(view)["money"] - UNIVERSITY_PRICE),
    }


def hint_of_free(view: BuildersView, slave: str) -> dict[str, Fact]:
    """What a freedman may do, and what freeing saves."""
    return {
        "who": label_word(CREW, slave),
        "wage": FREEDMAN_WAGE,
        "points": SLAVE_PENALTY // TENTHS,
        "price": FREEING_PRICE,
        "closes": closes(actions_left(view) - 1, mover(view)["money"]),
    }


def hint_of_pupil(view: BuildersView, crew: str) -> dict[str, Fact]:
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
        "gets": resources_of(named(UNIVERSITY_SETS[UNIVERSITY.parse(school)])),
        "only": int(view["university_total"]),
        "closes": closes(actions_left(view), mover(view)["money"] - UNIVERSITY_PRICE),
    }
