"""How a view of The Builders: Antiquity is put into sentences."""

from groma.core.look import around
from groma.core.phrases import NOTHING_SAID, clauses, listed
from groma.core.sayings import Fact, Saying, label_word, seat_word

from ..moves import CREW, TOOL
from ..view.forms import BuildersView, CardView, WorkerView
from .finishing import starter_words, wage_words
from .grid import building_table, worker_table
from .phrases import (
    building_word,
    gain_words,
    resources_of,
    university_word,
)
from .prompt import last_facts, quiet_facts, tell_now
from .seat import tell_seat


def describe(view: BuildersView) -> list[Saying]:
    """The whole table: the round, both rows, the investments, then every seat from the viewer."""
    told = tell_now(view) + tell_stage(view) + tell_buildings(view) + tell_workers(view)
    told += tell_stock(view)
    for seat in around(view["viewer"], view["players"]):
        told += tell_seat(view, view["seats"][seat])
    return told


# ---- the round ----------------------------------------------------------------------------------


def tell_stage(view: BuildersView) -> list[Saying]:
    """Whose turn it is in which round, and how near the end is."""
    turn = view["turn"]
    facts: dict[str, Fact] = {"round": view["round"], "start": seat_word(view["start"])}
    if turn is None:
        return [Saying("say-heading-over", {}), Saying("say-over", facts)]
    last = view["last_round"]
    told = [Saying("say-heading-last" if last else "say-heading-stage", {})]
    now: dict[str, Fact] = {
        "seat": seat_word(turn["seat"]),
        "actions": turn["actions"],
        "invested": int(turn["invested"]),
    }
    told.append(Saying("say-turn", now))
    told.append(Saying("say-round", facts))
    if last:
        told.append(Saying("say-last", last_facts(view)))
    if view["quiet_rounds"] and view["quiet_limit"]:
        told.append(Saying("say-quiet", quiet_facts(view)))
    if view["bank"] is not None:
        told.append(Saying("say-bank", {"money": view["bank"]}))
    return told


# ---- the rows -----------------------------------------------------------------------------------


def tell_buildings(view: BuildersView) -> list[Saying]:
    """A table for eyes; for ears every card with its place, then the next one."""
    told = [Saying("say-heading-buildings", {})]
    count: dict[str, Fact] = {"count": view["building_stack"]}
    told.append(Saying("say-building-stack", count, building_table(view)))
    for slot in range(len(view["buildings"])):
        card = view["buildings"][slot]
        if card is None:
            told.append(Saying("say-building-gap", {"slot": slot + 1}))
        else:
            told.append(
                Saying("say-building", {"slot": slot + 1, **building_facts(view, card, slot)})
            )
    if view["next_building"] is not None:
        told.append(Saying("say-next-building", building_facts(view, view["next_building"], -1)))
    return [*told, Saying("say-legend-resources", {}), Saying("say-legend-buildings", {})]


def building_facts(view: BuildersView, card: CardView, slot: int) -> dict[str, Fact]:
    """What a building needs and brings, and who of the viewer's crew could finish it.

    A machine provides something later.
    """
    made = card["provides"]
    teams = view["starters"][slot] if view["starters"] else []
    viewer = view["seats"][view["viewer"] % view["players"]]
    return {
        "building": building_word(card["building"]),
        "needs": resources_of(card["needs"]),
        "gain": gain_words(card["pays"], card["points"]),
        "machine": int(made is not None),
        "provides": NOTHING_SAID if made is None else resources_of(made),
        "count": len(teams),
        "teams": starter_words(viewer, teams),
    }


def tell_workers(view: BuildersView) -> list[Saying]:
    """The same for the workers; who comes next is not known as a rule (BA-2.6)."""
    told = [Saying("say-heading-workers", {})]
    count: dict[str, Fact] = {"count": view["worker_stack"]}
    told.append(Saying("say-worker-stack", count, worker_table(view)))
    for slot in range(len(view["workers"])):
        worker = view["workers"][slot]
        if worker is None:
            told.append(Saying("say-worker-gap", {"slot": slot + 1}))
        else:
            told.append(Saying("say-worker", {"slot": slot + 1, **worker_facts(worker)}))
    if view["next_worker"] is not None:
        told.append(Saying("say-next-worker", worker_facts(view["next_worker"])))
    return [*told, Saying("say-legend-workers", {})]


def worker_facts(worker: WorkerView) -> dict[str, Fact]:
    """What a worker provides, and the wage."""
    return {
        "who": label_word(CREW, worker["crew"]),
        "provides": resources_of(worker["provides"]),
        "wage": wage_words(worker["wage"]),
    }


# ---- investments --------------------------------------------------------------------------------


def tell_stock(view: BuildersView) -> list[Saying]:
    """What is left of slaves, tools, universities and loans, and what each costs."""
    stock = view["stock"]
    prices = view["prices"]
    slaves: list[str] = []
    for slave in stock["slaves"]:
        provides = resources_of(stock["provides"][slave])
        slaves.append(f"{label_word(CREW, slave)} ({provides})")
    tools: list[str] = []
    for tool in stock["tools"]:
        adds = resources_of(view["effects"]["tools"][tool])
        tools.append(f"{label_word(TOOL, tool)} ({adds})")
    schools = [university_word(university) for university in stock["universities"]]
    loans: dict[str, Fact] = {
        "loans": stock["loans"],
        "gain": prices["loan_gain"],
        "price": prices["loan_repay"],
    }
    return [
        Saying("say-heading-stock", {}),
        Saying("say-stock-slaves", {"price": prices["slave"], "slaves": clauses(slaves)}),
        Saying("say-stock-tools", {"price": prices["tool"], "tools": listed(tools)}),
        Saying("say-stock-schools", {"price": prices["university"], "schools": listed(schools)}),
        Saying("say-stock-loans", loans),
    ]
