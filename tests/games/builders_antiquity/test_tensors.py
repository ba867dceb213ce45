"""A tensor of The Builders says no more and no less than the view."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from groma.bots import Position
from groma.bots.levels import journeyman
from groma.core.deal import Deal
from groma.core.hidden import kind_of
from groma.core.state import State
from groma.core.tensors import Tensors, relative, turned
from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.layout import BUILDINGS_STACK
from groma.games.builders_antiquity.rules import STEPS
from groma.games.builders_antiquity.state import Table
from groma.games.builders_antiquity.tables import (
    BUILDING_IDS,
    CREW_IDS,
    FIRST_CREW_MACHINE,
    FIRST_SLAVE,
    MACHINES,
    RESOURCE_IDS,
    SLAVES,
    TOOL_IDS,
    UNIVERSITY_IDS,
    WORKERS,
)
from groma.games.builders_antiquity.view.tensors import fields, write
from tests.games.contract import turned_round
from tests.scenes.builders_antiquity import builders
from tests.tensors import among, check_no_less, check_no_more, one, played, seen_of

DERIVED = {
    "effects": "printed",
    "prices": "printed",
    "goal": "the rules name it",
    "may_end": "from points, sites and who is before whom",
    "starters": "from the crew and what the buildings need",
    "next_building.needs": "printed",
    "next_building.pays": "printed",
    "next_building.points": "printed",
    "next_building.provides": "printed",
    "buildings.*.needs": "printed",
    "buildings.*.pays": "printed",
    "buildings.*.points": "printed",
    "buildings.*.provides": "printed",
    "workers.*.provides": "printed",
    "workers.*.wage": "printed",
    "next_worker.provides": "printed",
    "next_worker.wage": "printed",
    "stock.provides": "printed",
    "seats.*.seat": "seats come in the order of the table",
    "seats.*.total": "from what is finished, money, loans and slaves",
    "seats.*.worth": "printed",
    "seats.*.will_free": "from money and slaves",
    "seats.*.will_repay": "from money and loans",
    "seats.*.crew.*.provides": "printed, or what the university makes of it",
    "seats.*.crew.*.printed": "printed",
    "seats.*.crew.*.wage": "printed, or that of freedmen",
    "seats.*.sites.*.needs": "printed",
    "seats.*.sites.*.pays": "printed",
    "seats.*.sites.*.points": "printed",
    "seats.*.sites.*.provided": "from who works there, with which tools",
    "seats.*.sites.*.crew": "each crew card says where it works",
    "seats.*.sites.*.teams": "from the crew, the tools and what is missing",
    "seats.*.sites.*.short": "from the crew and what is missing",
    "turn.choices": "what the rules would do",
}


def told(view: dict[str, Any], players: int) -> list[int]:
    """The tensor of a table, made of nothing but a view of it."""
    viewer = view["viewer"]
    stock = view["stock"]
    decides = -1 if view["decides"] is None else view["decides"]
    found = [
        one(view["step"], [step.name for step in STEPS]),
        relative(decides, viewer, players),
        relative(view["start"], viewer, players),
        min(view["round"], 99),
        int(view["last_round"]),
        min(view["quiet_rounds"], 99),
        view["quiet_limit"],
        -1 if view["bank"] is None else view["bank"],
        int(view["university_total"]),
        *[card(slot, "building", BUILDING_IDS) for slot in view["buildings"]],
        card(view["next_building"], "building", BUILDING_IDS),
        view["building_stack"],
        *among(view["unseen_buildings"], BUILDING_IDS),
        *[card(slot, "crew", CREW_IDS) for slot in view["workers"]],
        card(view["next_worker"], "crew", CREW_IDS),
        view["worker_stack"],
        *among(view["unseen_workers"], CREW_IDS[:WORKERS]),
        *among(stock["slaves"], CREW_IDS[FIRST_SLAVE:FIRST_CREW_MACHINE]),
        *among(stock["tools"], TOOL_IDS),
        *among(stock["universities"], UNIVERSITY_IDS),
        stock["loans"],
        *told_crew({crew["crew"]: crew for one in view["seats"] for crew in one["crew"]}),
        *told_actions({site["building"]: site for one in view["seats"] for site in one["sites"]}),
    ]
    for owner in turned(viewer, players):
        found += told_seat(view["seats"][owner])
    return [*found, *told_turn(view["turn"], viewer, players)]


def told_crew(hired: dict[str, dict[str, Any]]) -> list[int]:
    """Everybody's crew, by card."""
    cards = [hired.get(card) for card in CREW_IDS]
    slaves = cards[FIRST_SLAVE:FIRST_CREW_MACHINE]
    kinds = [["worker"]] * WORKERS + [["slave", "freedman"]] * SLAVES + [["machine"]] * MACHINES
    for i in range(len(cards)):
        seen = cards[i]
        if seen is not None:
            kinds[i].index(seen["kind"])
    return [
        *[int(seen is not None and seen["kind"] == "freedman") for seen in slaves],
        *[int(seen is not None and seen["can_carry"]) for seen in cards],
        *[0 if seen is None else one(seen["site"], BUILDING_IDS) for seen in cards],
        *[0 if seen is None else one(seen["tool"], TOOL_IDS) for seen in cards],
        *[0 if seen is None else one(seen["university"], UNIVERSITY_IDS) for seen in cards],
    ]


def told_actions(opened: dict[str, dict[str, Any]]) -> list[int]:
    """The actions for the next card, by building."""
    return [opened[site]["actions"] if site in opened else 0 for site in BUILDING_IDS]


def told_seat(seen: dict[str, Any]) -> list[int]:
    """What one player has."""
    missing = {site["building"]: site["missing"] for site in seen["sites"]}
    return [
        min(seen["money"], 999),
        seen["points"],
        seen["loans"],
        *among(seen["tools"], TOOL_IDS),
        *among([crew["crew"] for crew in seen["crew"]], CREW_IDS),
        *among([crew["crew"] for crew in seen["crew"] if crew["site"] is None], CREW_IDS),
        *among(list(missing), BUILDING_IDS),
        *[missing.get(site, {}).get(one, 0) for site in BUILDING_IDS for one in RESOURCE_IDS],
        *among(seen["finished"], BUILDING_IDS),
    ]


def told_turn(turn: dict[str, Any] | None, viewer: int, players: int) -> list[int]:
    """The turn in progress."""
    if turn is None:
        return [0] * 9
    return [
        relative(turn["seat"], viewer, players),
        min(turn["actions"], 199),
        int(turn["invested"]),
        *turn["exchange"],
        one(turn["crew"], CREW_IDS),
        one(turn["site"], BUILDING_IDS),
        one(turn["university"], UNIVERSITY_IDS),
    ]


def card(seen: dict[str, Any] | None, name: str, labels: list[str]) -> int:
    """The card at a place, or none."""
    return 0 if seen is None else one(seen[name], labels)


def well_played(players: int, seed: int, every: int) -> Iterator[State]:
    """States of a game in which everybody tries to win, every so many moves and at the end."""
    bot = journeyman(str(seed).encode())
    table = GAME.deal(players, GAME.defaults(), Deal(bot.seed), None)
    count = 0
    while not table.over():
        if count % every == 0:
            yield table
        table.play(bot.choose(Position(GAME, table, table.seat)))
        count += 1
    yield table


def with_rare_ones(players: int, wise: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Views of what random games rarely come to: an end in sight, slaves, a worker turned up."""
    ending = [view for view in wise if view["may_end"]]
    owner = builders(players).crew(0, "davus").view(0)
    shown = builders(players, reveal_top_worker=1).view(0)
    return [ending[0], owner, shown]


@pytest.mark.parametrize("players", GAME.players)
def test_no_more_and_no_less_than_the_view(players: int) -> None:
    wise = seen_of(GAME, told, well_played(players, players, 5))
    views = with_rare_ones(players, wise)
    plain = seen_of(GAME, told, played(GAME, players, players, 90))
    others = seen_of(GAME, told, played(GAME, players, players + 10, 90, turned_round(GAME)))
    for some in (wise, plain, others):
        views += Random(players).sample(some, 8)
    check_no_less(told, views, DERIVED)


@pytest.mark.nightly
@pytest.mark.parametrize("stops", [0, 1, 2])
@pytest.mark.parametrize("players", GAME.players)
def test_no_more_and_no_less_in_many_games(players: int, stops: int) -> None:
    views: list[dict[str, Any]] = []
    for seed in range(5):
        chance = Random(seed)
        settings = [chance.randrange(len(one.labels)) for one in GAME.settings[:-1]]
        views += seen_of(GAME, told, played(GAME, players, 100 + seed, 40, [*settings, stops]))
    wise = seen_of(GAME, told, well_played(players, stops, 5))
    chosen = [*with_rare_ones(players, wise), *Random(0).sample(views, 60)]
    check_no_less(told, chosen, DERIVED)


def telling_the_stack(table: Table, viewer: int, numbers: list[int]) -> None:
    """A tensor that says which card is next but one."""
    write(table, viewer, numbers)
    numbers[9] = kind_of(table.hidden.zones[BUILDINGS_STACK][-2]) + 1


def test_a_tensor_that_says_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(played(GAME, 3, 0, 1))
    monkeypatch.setattr(GAME, "tensors", Tensors(STEPS, fields, telling_the_stack))
    with pytest.raises(AssertionError):
        check_no_more(GAME, told, table, 0, Deal(b"imagined"))


def test_a_tensor_that_says_less_is_found() -> None:
    def silent(view: dict[str, Any], players: int) -> list[int]:
        """Nothing is told of anybody's money."""
        seats = [{**one, "money": 0} for one in view["seats"]]
        return told({**view, "seats": seats}, players)

    views = seen_of(GAME, told, played(GAME, 2, 0, 60))
    with pytest.raises(AssertionError, match=r"seats\.\*\.money"):
        check_no_less(silent, views[:40], DERIVED)
