"""What is missing on a site, and who could finish it at which price."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.sets import members
from groma.games.builders_antiquity.bundles import amounts
from groma.games.builders_antiquity.layout import NOTHING
from groma.games.builders_antiquity.rules.sending import can_carry
from groma.games.builders_antiquity.tables import (
    BUILDING_IDS,
    CREW_IDS,
    NEEDS,
    PAYS,
    RESOURCE_IDS,
    TOOL_IDS,
)
from groma.games.builders_antiquity.teams import finishers, price, tools_for
from tests.scenes.builders_antiquity import Scene, builders, building, dealt


def site_of(scene: Scene, name: str, seat: int = 0, viewer: int | None = None) -> dict[str, Any]:
    """A site as its owner (else a viewer) sees it."""
    sites = scene.view(seat if viewer is None else viewer)["seats"][seat]["sites"]
    return next(site for site in sites if site["building"] == name)


def teams(scene: Scene, name: str, seat: int = 0) -> list[dict[str, Any]]:
    """The teams for a site of a seat."""
    found: list[dict[str, Any]] = site_of(scene, name, seat)["teams"]
    return found


# ---- single sites ------------------------------------------------------------------------------


def lighthouse() -> Scene:
    """An educated journeyman with the hammer is there; 1 wood and 2 decoration are missing."""
    scene = builders().crew(0, "journeyman-3").educate("journeyman-3", "wood").tools(0, "hammer")
    return scene.site(0, "lighthouse").post(0, "journeyman-3 lighthouse hammer").turn(0)


@pytest.mark.clause("BA-6.13")
def test_what_a_site_needs_has_and_lacks() -> None:
    site = site_of(lighthouse(), "lighthouse")
    assert site["needs"] == {"stone": 2, "wood": 4, "knowledge": 1, "decoration": 3}
    assert site["provided"] == {"stone": 2, "wood": 3, "knowledge": 1, "decoration": 1}
    assert site["missing"] == {"wood": 1, "decoration": 2}
    assert (site["pays"], site["points"], site["actions"]) == (14, 5, 1)
    assert site["crew"] == ["journeyman-3"]
    assert site["teams"] == []


@pytest.mark.clause("BA-6.13")
def test_what_is_too_much_is_not_missing() -> None:
    scene = builders().crew(0, "master-2").site(0, "house").post(0, "master-2 house").turn(0)
    assert site_of(scene, "house")["provided"] == {"stone": 3, "wood": 2}
    assert site_of(scene, "house")["missing"] == {"knowledge": 1}


def test_one_card_that_finishes_it() -> None:
    scene = lighthouse().crew(0, "labourer-1", "labourer-2")
    assert teams(scene, "lighthouse") == [
        {
            "crew": ["labourer-1"],
            "tools": [None],
            "actions": 1,
            "bought": 0,
            "wages": 3,
            "price": 3,
            "affordable": True,
        }
    ]
    assert teams(scene.money(3), "lighthouse")[0]["affordable"] is True
    assert teams(scene.money(2), "lighthouse")[0]["affordable"] is False


@pytest.mark.clause("BA-6.3", "BA-4.3")
@pytest.mark.parametrize(("actions", "cost"), [(4, 6), (3, 6), (2, 11), (1, 16), (0, 21)])
def test_two_cards_cost_three_actions(actions: int, cost: int) -> None:
    scene = lighthouse().crew(0, "apprentice-2", "journeyman-4").actions(actions)
    (team,) = teams(scene, "lighthouse")
    assert team["crew"] == ["journeyman-4", "apprentice-2"]
    assert (team["actions"], team["wages"], team["price"]) == (3, 6, cost)


@pytest.mark.clause("BA-6.3")
def test_who_was_sent_in_this_turn_makes_it_dearer() -> None:
    scene = lighthouse().crew(0, "apprentice-2", "journeyman-4").play("send apprentice-2")
    assert site_of(scene, "lighthouse")["actions"] == 2
    (team,) = teams(scene, "lighthouse")
    assert (team["crew"], team["actions"], team["price"]) == (["journeyman-4"], 2, 4)
    scene.play("coins 1")
    assert teams(scene, "lighthouse")[0]["price"] == 9
    scene.play("end", "end")
    assert site_of(scene, "lighthouse")["actions"] == 1
    (team,) = teams(scene, "lighthouse")
    assert (team["crew"], team["actions"], team["price"]) == (["journeyman-4"], 1, 4)


@pytest.mark.clause("BA-6.3", "BA-4.2")
def test_three_cards_cost_six_actions() -> None:
    scene = builders().crew(0, "lydus", "phryx", "syrus").site(0, "fortress").turn(0)
    scene.tools(0, "hammer")
    (team,) = teams(scene, "fortress")
    assert team["crew"] == ["syrus", "lydus", "phryx"]
    assert (team["actions"], team["wages"], team["price"]) == (6, 0, 15)


def test_four_cards_are_not_looked_for() -> None:
    scene = builders().crew(0, "master-1", "master-2", "master-3", "master-4").site(0, "pyramid")
    assert teams(scene, "pyramid") == []
    scene.post(0, "master-1 pyramid")
    assert [team["crew"] for team in teams(scene, "pyramid")] == [
        ["master-2", "master-3", "master-4"]
    ]


def test_nobody_who_could_finish_it() -> None:
    assert teams(builders().site(0, "house"), "house") == []
    assert teams(builders().crew(0, "master-2").site(0, "house"), "house") == []


def test_only_the_available_are_asked() -> None:
    scene = builders().crew(0, "apprentice-1").site(0, "house", "pyramid")
    assert len(teams(scene, "house")) == 1
    assert teams(scene.post(0, "apprentice-1 pyramid"), "house") == []


def test_only_the_own_crew_and_tools_are_asked() -> None:
    scene = builders().crew(1, "apprentice-1").site(0, "house")
    assert teams(scene, "house") == []
    scene.crew(0, "apprentice-2").tools(1, "square")
    assert teams(scene, "house") == []
    scene = builders().crew(0, "apprentice-2").tools(0, "square").site(0, "house")
    assert teams(scene, "house")[0]["tools"] == ["square"]


def test_the_cheapest_come_first_and_five_at_most() -> None:
    scene = (
        builders()
        .site(0, "house")
        .crew(0, "master-3", "journeyman-3", "labourer-3", "apprentice-1", "phryx")
    )
    found = [(team["crew"], team["price"]) for team in teams(scene, "house")]
    cheapest = [
        (["phryx"], 0),
        (["apprentice-1"], 2),
        (["labourer-3"], 3),
        (["journeyman-3"], 4),
        (["master-3"], 5),
    ]
    assert found == cheapest
    scene.crew(0, "journeyman-4")
    found = [(team["crew"], team["price"]) for team in teams(scene, "house")]
    assert found == [*cheapest[:4], (["journeyman-4"], 4)]


def test_a_smaller_team_is_preferred_to_a_cheaper_one() -> None:
    scene = builders().crew(0, "journeyman-3", "lydus", "thrax").site(0, "stall")
    assert [team["crew"] for team in teams(scene, "stall")] == [["journeyman-3"]]


@pytest.mark.clause("BA-7.12")
def test_a_tool_goes_along_only_if_it_is_needed() -> None:
    scene = builders().crew(0, "apprentice-1", "labourer-1").tools(0, "square", "hammer", "brush")
    found = teams(scene.site(0, "house"), "house")
    assert [(team["crew"], team["tools"]) for team in found] == [
        (["apprentice-1"], [None]),
        (["labourer-1"], ["square"]),
    ]


@pytest.mark.clause("BA-7.12")
def test_a_slave_leaves_the_tool_to_the_worker() -> None:
    scene = builders().crew(0, "davus", "freed geta").tools(0, "brush").site(0, "philosophy-school")
    (team,) = teams(scene, "philosophy-school")
    assert team["crew"] == ["davus", "geta"]
    assert team["tools"] == [None, "brush"]
    assert team["wages"] == 4
    scene = builders().crew(0, "davus", "geta").tools(0, "brush").site(0, "philosophy-school")
    assert teams(scene, "philosophy-school") == []


@pytest.mark.clause("BA-7.12")
def test_one_worker_cannot_carry_two_tools() -> None:
    scene = builders().crew(0, "apprentice-4").tools(0, "square", "hand-saw").site(0, "house")
    assert teams(scene, "house") == []
    scene.crew(0, "labourer-2")
    (team,) = teams(scene, "house")
    assert team["crew"] == ["labourer-2", "apprentice-4"]
    assert set(team["tools"]) == {"square", "hand-saw"}


@pytest.mark.clause("BA-8.6")
@pytest.mark.parametrize("allowed", [False, True])
def test_a_machine_carries_a_tool_unless_the_setting_forbids_it(allowed: bool) -> None:
    scene = builders(2, machines_use_tools=allowed).finished(0, "hoist").tools(0, "brush")
    found = teams(scene.site(0, "market"), "market")
    assert [(team["crew"], team["tools"]) for team in found] == (
        [(["hoist"], ["brush"])] if allowed else []
    )


@pytest.mark.clause("BA-4.2")
def test_for_who_is_not_in_turn_it_is_the_price_of_the_next_turn() -> None:
    scene = lighthouse().crew(0, "apprentice-2", "journeyman-4").play("end")
    for actions in (0, 1, 3, 5):
        scene.actions(actions)
        (team,) = teams(scene, "lighthouse")
        assert (team["actions"], team["price"]) == (3, 6)
    assert teams(scene.money(6, 0), "lighthouse")[0]["affordable"] is True
    assert teams(scene.money(5, 99), "lighthouse")[0]["affordable"] is False


def test_teams_are_told_to_the_owner_alone() -> None:
    scene = lighthouse().crew(0, "labourer-1")
    assert len(site_of(scene, "lighthouse", 0, 0)["teams"]) == 1
    assert site_of(scene, "lighthouse", 0, 1)["teams"] == []
    assert site_of(scene, "lighthouse", 0, 2)["teams"] == []


def test_the_fewest_tools() -> None:
    every = 0b1111
    need = 0x01010101
    assert tools_for(need, need, every, 4) == 0
    assert tools_for(0x00010101, need, every, 4) == 0b1000
    assert tools_for(0x00010100, need, every, 2) == 0b1001
    assert tools_for(0x00010100, need, every, 1) == NOTHING
    assert tools_for(0x00010100, need, 0b0111, 4) == NOTHING
    assert tools_for(0x00010101, 2 * need, every, 4) == NOTHING
    assert tools_for(0, need, every, 4) == every


# ---- against brute force and real moves --------------------------------------------------------


def table_at_random(number: int) -> Scene:
    """Whatever a seat may have before it: crew, freedmen, pupils, tools, sites with some work."""
    chance = Deal(b"outlook %d" % number)
    scene = builders(2 + number % 3, machines_use_tools=number % 2 == 1)
    cards = list(range(24))
    chance.shuffle(cards)
    own = [CREW_IDS[card] for card in cards][: 2 + chance.below(6)]
    for name in own:
        freed = name in CREW_IDS[18:24] and chance.below(2)
        scene.crew(0, f"freed {name}" if freed else name)
    for name in ("saw", "hoist"):
        if not chance.below(3):
            scene.finished(0, name)
    scene.tools(0, *[name for name in TOOL_IDS if chance.below(2)])
    workers = [name for name in own if name in CREW_IDS[:18]]
    if workers and chance.below(2):
        scene.educate(workers[0], RESOURCE_IDS[chance.below(4)])
    lots = list(range(29))
    chance.shuffle(lots)
    sites = [BUILDING_IDS[lot] for lot in lots[:4]]
    scene.site(0, *sites)
    for name in own[: chance.below(3)]:
        scene.post(0, f"{name} {sites[chance.below(3)]}")
    scene.turn(0).money(99)
    if chance.below(2):
        scene.play_on(b"part of a turn %d" % number, 1)
        while scene.step() not in ("act", ""):
            scene.play(scene.legal()[-1])
    if scene.table.active != 0:
        scene.turn(0)
    return scene.actions(chance.below(5))


def carriers(scene: Scene, chosen: tuple[int, ...]) -> int:
    """How many of these can carry a tool."""
    return sum(can_carry(scene.table, crew) for crew in chosen)


def finishing(scene: Scene, site: int, count: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """All groups of so many cards that could finish a site, and how many tools they need."""
    table = scene.table
    need, there = amounts(NEEDS[site]), amounts(table.provided[site])
    tools = members(table.toolbox[0])
    for chosen in combinations(members(table.idle[0]), count):
        lack = need[:]
        for bundle in (there, *[amounts(table.strength[crew]) for crew in chosen]):
            lack = [wanted - has for wanted, has in zip(lack, bundle)]
        for helpers in range(min(carriers(scene, chosen), len(tools)) + 1):
            if any(
                all(lack[r] - (r in some) <= 0 for r in range(4))
                for some in combinations(tools, helpers)
            ):
                yield chosen, helpers
                break


def carry_out(scene: Scene, site: str, team: dict[str, Any]) -> Scene:
    """Really send a team, buying actions when there are too few."""
    for name, tool in zip(team["crew"], team["tools"]):
        while scene.table.actions < scene.table.sent[building(site)] + 1:
            scene.play("buy-action")
        scene.play(f"send {name}")
        if scene.step() == "site":
            scene.play(f"at {site}")
        if scene.step() == "tool":
            scene.play("bare" if tool is None else f"with {tool}")
    return scene


@pytest.mark.clause("BA-6.13", "BA-6.3", "BA-6.6")
@pytest.mark.parametrize("number", range(60))
def test_teams_are_the_smallest_and_cheapest_of_all_that_finish_a_site(number: int) -> None:
    scene = table_at_random(number)
    table = scene.table
    for site in members(table.sites[0]):
        found = finishers(table, 0, site)
        groups: dict[tuple[int, ...], int] = {}
        for count in (1, 2, 3):
            groups = dict(finishing(scene, site, count))
            if groups:
                break
        assert {tuple(team.crew) for team in found} <= set(groups)
        assert len(found) == min(5, len(groups))
        first = table.sent[site] + 1
        prices = []
        for crew in groups:
            actions = sum(first + i for i in range(len(crew)))
            wages = sum(wage(scene, card) for card in crew)
            prices.append(wages + 5 * max(0, actions - table.actions))
        assert [price(table, 0, team) for team in found] == sorted(prices)[:5]
        for team in found:
            carried = [tool for tool in team.tools if tool != NOTHING]
            assert len(carried) == len(set(carried)) == groups[tuple(team.crew)]
            for card, tool in zip(team.crew, team.tools):
                assert tool == NOTHING or can_carry(table, card)


def wage(scene: Scene, crew: int) -> int:
    """The wage of an own card, as the view shows it."""
    cards = scene.view()["seats"][0]["crew"]
    return next(int(seen["wage"]) for seen in cards if seen["crew"] == CREW_IDS[crew])


@pytest.mark.clause("BA-6.13", "BA-4.3", "BA-6.3", "BA-6.6")
@pytest.mark.parametrize("number", range(60))
def test_a_team_really_finishes_the_site_at_that_price(number: int) -> None:
    scene = table_at_random(number)
    actions = scene.table.actions
    for site in scene.view()["seats"][0]["sites"]:
        name = site["building"]
        for team in site["teams"]:
            trial = scene.copy().money(team["price"])
            seen = next(s for s in trial.view()["seats"][0]["sites"] if s["building"] == name)
            again = next(t for t in seen["teams"] if t["crew"] == team["crew"])
            assert again == {**team, "affordable": True}
            carry_out(trial, name, team)
            assert name in trial.view()["seats"][0]["finished"]
            assert trial.facts("finished")[-1]["building"] == f"@building-{name}"
            assert trial.table.money[0] == PAYS[building(name)]
            if trial.table.active == 0:  # the turn may be over with nothing left to do
                assert trial.table.actions == max(0, actions - team["actions"])
            if team["price"]:
                poor = scene.copy().money(team["price"] - 1)
                seen = next(s for s in poor.view()["seats"][0]["sites"] if s["building"] == name)
                again = next(t for t in seen["teams"] if t["crew"] == team["crew"])
                assert again == {**team, "affordable": False}
                with pytest.raises(AssertionError):
                    carry_out(poor, name, team)


@pytest.mark.parametrize("number", range(30))
def test_nobody_alone_finishes_what_takes_a_team_of_more(number: int) -> None:
    scene = table_at_random(number).actions(9).money(99)
    for site in scene.view()["seats"][0]["sites"]:
        name = site["building"]
        alone = {team["crew"][0] for team in site["teams"] if len(team["crew"]) == 1}
        really = set()
        for crew, tool in alone_with_tools(scene):
            trial = scene.copy()
            carry_out(trial, name, {"crew": [crew], "tools": [tool]})
            if name in trial.view()["seats"][0]["finished"]:
                really.add(crew)
        assert alone <= really
        assert len(alone) == min(5, len(really))


def alone_with_tools(scene: Scene) -> Iterator[tuple[str, str | None]]:
    """Every available card, bare and with each tool that it may carry."""
    seen = scene.view()["seats"][0]
    for crew in seen["crew"]:
        if crew["site"] is None:
            yield crew["crew"], None
            if crew["can_carry"]:
                for tool in seen["tools"]:
                    yield crew["crew"], tool


def test_the_tables_at_random_have_all_sizes_of_teams() -> None:
    sizes: dict[int, int] = {}
    tools = 0
    for number in range(60):
        for site in table_at_random(number).view()["seats"][0]["sites"]:
            for team in site["teams"]:
                sizes[len(team["crew"])] = sizes.get(len(team["crew"]), 0) + 1
                tools += any(team["tools"])
    assert min(sizes[1], sizes[2], sizes[3]) > 10
    assert tools > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_missing_is_what_the_crew_there_does_not_provide(players: int) -> None:
    for seed in range(6):
        scene = dealt(players, b"missing %d" % seed).play_on(b"missing %d" % seed, 60)
        for seat in range(players):
            seen = scene.view(seat)["seats"][seat]
            cards = {crew["crew"]: crew for crew in seen["crew"]}
            for site in seen["sites"]:
                has = dict.fromkeys(RESOURCE_IDS, 0)
                assert site["crew"] == [n for n in cards if cards[n]["site"] == site["building"]]
                for name in site["crew"]:
                    for resource, count in cards[name]["provides"].items():
                        has[resource] += count
                    if cards[name]["tool"]:
                        has[RESOURCE_IDS[TOOL_IDS.index(cards[name]["tool"])]] += 1
                assert site["provided"] == {r: n for r, n in has.items() if n}
                assert site["missing"] == {
                    r: n - has[r] for r, n in site["needs"].items() if n > has[r]
                }
