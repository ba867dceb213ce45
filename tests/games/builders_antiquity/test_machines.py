"""Chapter 8: machines, which are buildings first and crew cards then."""

import pytest

from groma.games.builders_antiquity import GAME
from tests.scenes.builders_antiquity import Scene, builders

MACHINES = {
    "saw": ([0, 0, 1, 2], [0, 3, 0, 0]),
    "drawing-table": ([2, 0, 0, 1], [0, 0, 3, 0]),
    "scaffold": ([1, 2, 0, 0], [0, 0, 0, 3]),
    "hoist": ([0, 1, 2, 0], [3, 0, 0, 0]),
}
# Who finishes it alone
BUILDERS = {
    "saw": "thrax",
    "drawing-table": "syrus",
    "scaffold": "lydus",
    "hoist": "phryx",
}
RESOURCES = ["stone", "wood", "knowledge", "decoration"]


def built(name: str, **settings: str | bool) -> Scene:
    """A machine was just finished by a slave; there is another site."""
    scene = builders(3, **settings).crew(0, BUILDERS[name]).site(0, name, "pyramid").turn(0)
    return scene.play(f"send {BUILDERS[name]}", f"at {name}")


@pytest.mark.clause("BA-8.1")
@pytest.mark.parametrize("name", MACHINES)
def test_a_machine_lies_among_the_buildings_and_is_opened_like_them(name: str) -> None:
    scene = builders().rows(buildings=name)
    seen = scene.view()["buildings"][0]
    needs, provides = MACHINES[name]
    assert seen == {
        "building": name,
        "needs": {kind: n for kind, n in zip(RESOURCES, needs) if n},
        "pays": 0,
        "points": 2,
        "provides": {kind: n for kind, n in zip(RESOURCES, provides) if n},
    }
    scene.play("open 1")
    assert scene.facts("opened") == [{"seat": "@seat-0", "building": f"@building-{name}"}]
    assert scene.table.actions == 2
    assert [site["building"] for site in scene.view()["seats"][0]["sites"]] == [name]
    assert scene.view()["seats"][0]["crew"] == []  # a site does not work


@pytest.mark.clause("BA-8.1")
def test_an_ordinary_building_shows_nothing_that_it_provides() -> None:
    scene = builders().rows(buildings="pyramid")
    assert scene.view()["buildings"][0]["provides"] is None


@pytest.mark.clause("BA-8.1", "BA-8.4")
@pytest.mark.parametrize("name", MACHINES)
def test_a_machine_that_is_no_more_than_a_site_cannot_be_sent(name: str) -> None:
    scene = builders().site(0, name, "pyramid").turn(0)
    assert scene.clause(f"send {name}") == "BA-6.1"


@pytest.mark.clause("BA-8.2")
@pytest.mark.parametrize("name", MACHINES)
def test_what_a_machine_brings(name: str) -> None:
    scene = built(name)
    assert scene.table.money[0] == 20
    assert scene.table.points == [2, 0, 0]
    assert scene.facts("finished") == [
        {"seat": "@seat-0", "building": f"@building-{name}", "points": 2, "coins": 0}
    ]
    assert scene.facts("machine-ready") == [{"seat": "@seat-0", "crew": f"@crew-{name}"}]
    assert scene.told()[-2:] == ["finished", "machine-ready"]
    assert scene.strength(name) == MACHINES[name][1]


@pytest.mark.clause("BA-8.2")
@pytest.mark.parametrize("name", MACHINES)
def test_a_machine_needs_all_three(name: str) -> None:
    needs = MACHINES[name][0]
    scene = builders().site(0, name).turn(0)
    site = scene.view()["seats"][0]["sites"][0]
    assert [site["missing"].get(kind, 0) for kind in RESOURCES] == needs
    scene.crew(0, "journeyman-3").play("send journeyman-3")  # 1/1/1/1 is not enough
    assert scene.table.points[0] == 0
    assert scene.view()["seats"][0]["sites"][0]["missing"] == {
        kind: n - 1 for kind, n in zip(RESOURCES, needs) if n > 1
    }


@pytest.mark.clause("BA-8.2")
def test_ordinary_buildings_do_not_join_the_crew() -> None:
    scene = builders().crew(0, "phryx").site(0, "house", "pyramid").turn(0)
    scene.play("send phryx", "at house")
    assert scene.idle(0) == ["phryx"]
    assert scene.facts("machine-ready") == []


@pytest.mark.clause("BA-8.3")
@pytest.mark.parametrize("name", MACHINES)
def test_the_points_of_a_machine_count_like_those_of_a_building(name: str) -> None:
    scene = built(name)
    assert scene.row("machines") == 20
    assert scene.row("buildings") == 0
    assert [(clause, points) for clause, points, _ in scene.lines("machines")] == [("BA-8.3", 20)]


@pytest.mark.clause("BA-8.3", "BA-9.1")
def test_they_count_for_the_end_of_the_game() -> None:
    scene = builders(3).finished(0, "pyramid", "colossus").crew(0, "thrax").site(0, "saw").turn(0)
    assert scene.table.points[0] == 15
    scene.play("send thrax", "end")
    assert scene.facts("last-round") == [{"seat": "@seat-0", "points": 17}]


@pytest.mark.clause("BA-8.4", "BA-6.16")
@pytest.mark.parametrize("name", MACHINES)
def test_a_machine_works_in_the_turn_in_which_it_was_finished(name: str) -> None:
    scene = built(name).money(0)
    assert scene.idle(0) == sorted([BUILDERS[name], name], key=[*BUILDERS.values(), name].index)
    assert scene.table.actions == 2
    scene.play(f"send {name}")
    assert (scene.table.actions, scene.table.money[0]) == (1, 0)
    assert scene.provided("pyramid") == MACHINES[name][1]
    assert scene.facts("sent")[-1] == {
        "seat": "@seat-0",
        "crew": f"@crew-{name}",
        "building": "@building-pyramid",
        "actions": 1,
        "wage": 0,
    }


@pytest.mark.clause("BA-8.4", "BA-6.5")
def test_as_the_second_to_a_site_a_machine_costs_two_actions() -> None:
    scene = built("saw").play("send saw")
    assert scene.table.actions == 1
    assert scene.clause("send thrax") == "BA-6.9"
    scene = built("saw").play("send thrax", "buy-action", "send saw")
    assert scene.table.actions == 0
    assert scene.facts("sent")[-1]["actions"] == 2


@pytest.mark.clause("BA-8.4")
def test_only_the_owner_has_the_machine() -> None:
    scene = built("saw").site(1, "colossus").play("end")
    assert scene.clause("send saw") == "BA-6.1"
    assert scene.idle(1) == []


@pytest.mark.clause("BA-8.4")
def test_how_a_machine_is_shown() -> None:
    scene = built("hoist")
    assert scene.view()["seats"][0]["crew"][-1] == {
        "crew": "hoist",
        "kind": "machine",
        "provides": {"stone": 3},
        "printed": {"stone": 3},
        "wage": 0,
        "university": None,
        "site": None,
        "tool": None,
        "can_carry": True,
    }
    assert scene.view()["seats"][0]["finished"] == ["hoist"]


@pytest.mark.clause("BA-8.5")
def test_a_machine_comes_back_when_the_building_is_finished() -> None:
    scene = builders().finished(0, "hoist").crew(0, "lydus").site(0, "quarry").turn(0)
    scene.play("send hoist")
    assert scene.idle(0) == ["lydus"]
    assert scene.clause("send hoist") == "BA-3.3"
    scene.play("send lydus")
    assert scene.idle(0) == ["lydus", "hoist"]
    assert scene.facts("machine-ready") == []  # it was one before


@pytest.mark.clause("BA-8.5")
def test_a_busy_machine_has_its_points() -> None:
    scene = builders().finished(0, "hoist").site(0, "pyramid").turn(0)
    before = scene.scores()
    scene.play("send hoist")
    assert scene.table.points == [2, 0]
    assert scene.row("machines") == 20
    assert scene.scores() == before
    scene.settled()  # the pyramid is never finished
    assert scene.sheet(0).by_row() == [0, 20, 20, 0, 0, 0]


@pytest.mark.clause("BA-8.6")
@pytest.mark.parametrize("name", MACHINES)
def test_a_machine_carries_a_tool_like_a_worker(name: str) -> None:
    scene = built(name).tools(0, "hammer", "brush").play(f"send {name}")
    assert scene.legal() == ["with hammer", "with brush", "bare"]
    expected = MACHINES[name][1][:]
    expected[0] += 1
    assert scene.play("with hammer").provided("pyramid") == expected
    assert scene.view()["seats"][0]["tools"] == ["brush"]


@pytest.mark.clause("BA-8.6", "BA-7.13")
def test_its_tool_comes_back_with_it() -> None:
    scene = builders().finished(0, "hoist").tools(0, "hand-saw").site(0, "quarry").turn(0)
    scene.play("send hoist", "with hand-saw")  # 3 stone and 1 wood: the quarry is finished
    assert scene.done(0) == ["quarry", "hoist"]
    assert (scene.idle(0), scene.toolbox(0)) == (["hoist"], ["hand-saw"])


@pytest.mark.clause("BA-8.6")
@pytest.mark.parametrize("name", MACHINES)
@pytest.mark.parametrize("educated", [False, True])
def test_with_the_setting_it_carries_none(name: str, educated: bool) -> None:
    scene = built(name, machines_use_tools=False, machines_be_educated=educated)
    scene.tools(0, "hammer").play(f"send {name}")
    assert scene.step() == "act"
    assert scene.provided("pyramid") == MACHINES[name][1]
    assert scene.view()["seats"][0]["tools"] == ["hammer"]
    assert not scene.view()["seats"][0]["crew"][-1]["can_carry"]


@pytest.mark.clause("BA-8.6", "BA-7.12")
def test_slaves_carry_none_nevertheless() -> None:
    scene = built("saw").tools(0, "hammer").play("send thrax")
    assert scene.step() == "act"
    assert scene.provided("pyramid") == [0, 0, 2, 2]


@pytest.mark.clause("BA-8.6")
@pytest.mark.parametrize("name", MACHINES)
@pytest.mark.parametrize("mode", ["slot", "total"])
def test_a_machine_is_educated_like_a_worker(name: str, mode: str) -> None:
    scene = built(name, university_mode=mode)
    assert scene.allows("university stone")
    scene.crew(0, "labourer-1").play("university stone", f"teach {name}")
    expected = MACHINES[name][1][:] if mode == "slot" else [0, 0, 0, 0]
    expected[0] = 3
    assert scene.strength(name) == expected
    assert scene.table.money[0] == 13
    assert scene.view()["seats"][0]["crew"][-1]["wage"] == 0  # BA-7.26


@pytest.mark.clause("BA-8.6")
@pytest.mark.parametrize("name", MACHINES)
@pytest.mark.parametrize("tools", [False, True])
def test_with_the_other_setting_it_is_not(name: str, tools: bool) -> None:
    scene = built(name, machines_use_tools=tools, machines_be_educated=False)
    assert scene.clause("university wood") == "BA-7.22"
    scene.crew(0, "labourer-1", "labourer-2").play("university wood")
    assert scene.clause(f"teach {name}") == "BA-8.6"
    assert scene.named("teach") == {"labourer-1", "labourer-2"}


@pytest.mark.clause("BA-8.6", "BA-7.22", "BA-7.23")
def test_for_machines_the_rest_is_the_same() -> None:
    scene = built("saw").crew(0, "labourer-1").play("send saw")
    scene.crew(0, "labourer-2").play("university stone")
    assert scene.clause("teach saw") == "BA-7.22"
    assert scene.clause("teach thrax") == "BA-7.23"


@pytest.mark.clause("BA-8.6")
def test_a_machine_alone_can_be_the_pupil() -> None:
    scene = built("saw").play("university stone")
    assert scene.strength("saw") == [3, 3, 0, 0]
    scene.crew(0, "labourer-1", "labourer-2").play("end", "end", "end", "university wood")
    assert scene.clause("teach saw") == "BA-7.24"


@pytest.mark.clause("BA-8.6")
def test_by_the_first_rules_the_table_had_to_ask_for_it() -> None:
    first = GAME.of_version(1)
    assert first is not None
    habits = {one.name: one.labels[one.default] for one in first.settings}
    assert (habits["machines_use_tools"], habits["machines_be_educated"]) == ("off", "off")
    assert [one.name for one in first.settings] == [one.name for one in GAME.settings]
