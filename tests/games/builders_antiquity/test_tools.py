"""Chapter 7: tools, which go along with workers and freedmen."""

import pytest

from tests.scenes.builders_antiquity import Scene, builders

TOOLS = {"hammer": 0, "hand-saw": 1, "square": 2, "brush": 3}


def unused(scene: Scene, seat: int = 0) -> list[str]:
    """The unused tools of a seat."""
    found: list[str] = scene.view()["seats"][seat]["tools"]
    return found


def shop() -> Scene:
    """A journeyman and a labourer, the hammer and the brush, two sites."""
    scene = builders().crew(0, "journeyman-3", "labourer-1").tools(0, "hammer", "brush")
    return scene.site(0, "pyramid", "colossus").turn(0)


@pytest.mark.clause("BA-7.10", "BA-1.6")
@pytest.mark.parametrize("name", TOOLS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tool_is_bought_for_two_and_kept(name: str, seat: int) -> None:
    scene = builders().money(9, 9).turn(seat).play(f"tool {name}")
    assert (scene.table.money[seat], scene.table.actions) == (7, 2)
    assert (unused(scene, seat), unused(scene, 1 - seat)) == ([name], [])
    assert scene.facts("bought-tool") == [
        {"seat": f"@seat-{seat}", "tool": f"@tool-{name}", "coins": 2}
    ]


@pytest.mark.clause("BA-7.10")
def test_one_may_own_several_tools() -> None:
    scene = builders().play("tool brush", "end", "end", "tool hammer", "end", "end", "tool square")
    assert unused(scene) == ["hammer", "square", "brush"]
    assert scene.view()["stock"]["tools"] == ["hand-saw"]


@pytest.mark.clause("BA-7.11", "BA-6.7")
@pytest.mark.parametrize(("name", "resource"), TOOLS.items())
def test_a_tool_adds_one_of_its_resource(name: str, resource: int) -> None:
    scene = builders().crew(0, "journeyman-3").tools(0, name).site(0, "pyramid").turn(0)
    scene.play("send journeyman-3")
    assert (scene.step(), scene.legal()) == ("tool", [f"with {name}", "bare"])
    scene.play(f"with {name}")
    expected = [1, 1, 1, 1]
    expected[resource] = 2
    assert scene.provided("pyramid") == expected
    assert scene.strength("journeyman-3") == [1, 1, 1, 1]
    assert scene.facts("sent-with") == [
        {
            "seat": "@seat-0",
            "crew": "@crew-journeyman-3",
            "tool": f"@tool-{name}",
            "building": "@building-pyramid",
            "actions": 1,
            "wage": 4,
        }
    ]
    assert scene.facts("sent") == []


@pytest.mark.clause("BA-7.11", "BA-6.7")
def test_a_tool_costs_neither_an_action_nor_money() -> None:
    scene = shop().play("send journeyman-3", "at pyramid")
    bare = scene.copy().play("bare")
    scene.play("with hammer")
    assert scene.table.money == bare.table.money == [16, 10]
    assert scene.table.actions == bare.table.actions == 2


@pytest.mark.clause("BA-7.11")
def test_one_may_leave_the_tools_at_home() -> None:
    scene = shop().play("send journeyman-3", "at pyramid", "bare")
    assert scene.provided("pyramid") == [1, 1, 1, 1]
    assert unused(scene) == ["hammer", "brush"]
    assert scene.told()[-1] == "sent"


@pytest.mark.clause("BA-7.11")
def test_only_own_tools_go_along() -> None:
    scene = shop().tools(1, "square").play("send journeyman-3", "at pyramid")
    assert scene.named("with") == {"hammer", "brush"}
    assert scene.clause("with square") == "BA-7.11"  # another player has it ...
    assert scene.clause("with hand-saw") == "BA-7.11"  # ... or nobody


@pytest.mark.clause("BA-7.11")
def test_without_tools_there_is_no_question() -> None:
    scene = builders().crew(0, "journeyman-3").site(0, "pyramid", "colossus").turn(0)
    scene.play("send journeyman-3", "at pyramid")
    assert scene.step() == "act"
    assert scene.provided("pyramid") == [1, 1, 1, 1]


@pytest.mark.clause("BA-7.11", "BA-6.13")
def test_a_tool_may_be_what_finishes_the_building() -> None:
    scene = builders().crew(0, "labourer-2").tools(0, "hand-saw").site(0, "harbour").turn(0)
    bare = scene.copy().play("send labourer-2", "bare")
    assert bare.table.points[0] == 0
    scene.play("send labourer-2", "with hand-saw")
    assert scene.facts("finished") == [
        {"seat": "@seat-0", "building": "@building-harbour", "points": 2, "coins": 8}
    ]
    assert unused(scene) == ["hand-saw"]


@pytest.mark.clause("BA-7.12")
def test_nobody_carries_two_tools() -> None:
    scene = shop().play("send journeyman-3", "at pyramid", "with hammer")
    assert scene.step() == "act"
    assert unused(scene) == ["brush"]
    assert scene.provided("pyramid") == [2, 1, 1, 1]


@pytest.mark.clause("BA-7.12", "BA-7.5")
def test_a_slave_carries_none_even_beside_others_who_do() -> None:
    scene = shop().crew(0, "lydus").play("send lydus", "at pyramid")
    assert scene.step() == "act"
    scene.play("send journeyman-3", "at pyramid", "with brush")
    seen = {c["crew"]: c["tool"] for c in scene.view()["seats"][0]["crew"]}
    assert seen == {"journeyman-3": "brush", "labourer-1": None, "lydus": None}


@pytest.mark.clause("BA-7.13")
def test_a_tool_that_is_carried_cannot_go_along_with_another() -> None:
    scene = shop().play("send journeyman-3", "at pyramid", "with hammer")
    scene.play("send labourer-1", "at colossus")
    assert scene.clause("with hammer") == "BA-7.13"
    assert scene.named("with") == {"brush"}
    scene.play("with brush")
    assert unused(scene) == []
    assert scene.provided("colossus") == [0, 1, 0, 3]


@pytest.mark.clause("BA-7.13")
def test_a_tool_stays_until_the_building_is_finished() -> None:
    scene = shop().play("send journeyman-3", "at pyramid", "with hammer")
    for _ in range(4):
        scene.play("end")
        assert unused(scene) == ["brush"]
    assert scene.provided("pyramid") == [2, 1, 1, 1]


@pytest.mark.clause("BA-7.13", "BA-6.14")
def test_then_it_may_go_along_with_anybody_in_the_same_turn() -> None:
    scene = builders().crew(0, "apprentice-1", "labourer-1").tools(0, "hammer")
    scene.site(0, "house", "pyramid", "colossus").turn(0)
    scene.play("send apprentice-1", "at house", "with hammer")
    assert scene.facts("finished")[0]["building"] == "@building-house"
    assert unused(scene) == ["hammer"]
    scene.play("send labourer-1", "at pyramid", "with hammer")
    assert scene.provided("pyramid") == [1, 1, 0, 2]
    assert unused(scene) == []


@pytest.mark.clause("BA-7.13", "BA-6.14")
def test_only_the_tools_of_the_finished_building_come_back() -> None:
    scene = shop().crew(0, "lydus").site(0, "quarry").post(0, "journeyman-3 pyramid hammer")
    scene.post(0, "labourer-1 quarry brush").turn(0)
    assert unused(scene) == []
    scene.play("send lydus", "at quarry")
    assert unused(scene) == ["brush"]
    assert scene.idle(0) == ["labourer-1", "lydus"]
    assert scene.provided("pyramid") == [2, 1, 1, 1]


@pytest.mark.clause("BA-7.13")
def test_tools_of_several_come_back_together() -> None:
    scene = shop().crew(0, "davus").site(0, "quarry")
    scene.post(0, "journeyman-3 quarry hammer", "labourer-1 quarry brush").turn(0)
    scene.play("send davus", "at quarry")
    assert unused(scene) == ["hammer", "brush"]
    assert scene.idle(0) == ["journeyman-3", "labourer-1", "davus"]


@pytest.mark.clause("BA-7.14")
def test_no_tool_is_brought_later_or_taken_away() -> None:
    scene = shop().play("send journeyman-3", "at pyramid", "bare")
    refusal = scene.why_not("with hammer")
    assert (refusal.clause, refusal.message) == ("BA-4.4", "refused-other-step")
    assert scene.clause("send journeyman-3") == "BA-3.3"
    assert not {"with", "bare"} & {text.split()[0] for text in scene.legal()}
    for _ in range(2):
        scene.play("end")
    assert scene.provided("pyramid") == [1, 1, 1, 1]
    assert unused(scene) == ["hammer", "brush"]


@pytest.mark.clause("BA-7.14")
def test_a_tool_bought_afterwards_comes_too_late() -> None:
    scene = builders().crew(0, "journeyman-3").site(0, "pyramid").turn(0)
    scene.play("send journeyman-3", "tool hammer")
    assert scene.provided("pyramid") == [1, 1, 1, 1]
    assert scene.clause("send journeyman-3") == "BA-3.3"
