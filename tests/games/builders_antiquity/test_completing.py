"""Chapter 6: when a building is finished, and what comes of it."""

import pytest

from groma.games.builders_antiquity.tables import BUILDING_IDS, NEEDS, PAYS, POINTS
from tests.scenes.builders_antiquity import Scene, builders, building

PLAYERS = (2, 3, 4)


def lacking(name: str, resource: int, less: int) -> Scene:
    """A site that lacks 1/1/1/1, which a journeyman brings, and so much more of one resource."""
    scene = builders().crew(0, "journeyman-3").site(0, name).turn(0)
    scene.table.provided[building(name)] = (
        NEEDS[building(name)] - 0x1010101 - (less << 8 * resource)
    )
    return scene


# ---- when ------------------------------------------------------------------------------------


@pytest.mark.clause("BA-6.13")
@pytest.mark.parametrize("name", BUILDING_IDS[16:29])
@pytest.mark.parametrize("resource", range(4))
def test_enough_of_all_four_resources_finishes_a_building(name: str, resource: int) -> None:
    scene = lacking(name, resource, 0).play("send journeyman-3")
    assert (scene.done(), scene.sites()) == ([name], [])
    if NEEDS[building(name)] >> 8 * resource & 255 > 1:
        scene = lacking(name, resource, 1).play("send journeyman-3")
        assert (scene.done(), scene.sites()) == ([], [name])


@pytest.mark.clause("BA-6.13")
@pytest.mark.parametrize(
    ("worker", "site", "finished"),
    [
        ("apprentice-1", "house", True),  # 0/1/1/0 for 0/1/1/0
        ("apprentice-2", "house", False),  # 0/1/0/1
        ("apprentice-3", "house", False),  # 1/0/1/0
        ("labourer-3", "house", True),  # 0/2/1/0
        ("journeyman-3", "house", True),
        ("master-1", "market", True),  # 2/0/0/3 for 1/0/0/1
        ("master-1", "quarry", False),  # for 1/1/0/0
        ("master-3", "hoist", True),  # 0/3/2/0 for 0/1/2/0
        ("labourer-3", "hoist", False),  # 0/2/1/0: too much wood makes up for no knowledge
        ("master-2", "scaffold", True),  # 3/2/0/0 for 1/2/0/0
        ("lydus", "scaffold", True),  # 2/2/0/0
        ("davus", "scaffold", False),  # 2/0/2/0
    ],
)
def test_each_resource_is_counted_on_its_own(worker: str, site: str, finished: bool) -> None:
    scene = builders().crew(0, worker).site(0, site).turn(0).play(f"send {worker}")
    assert scene.done() == ([site] if finished else [])
    assert scene.told().count("finished") == finished


@pytest.mark.clause("BA-6.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_it_is_finished_at_once_without_an_action_or_a_decision(players: int) -> None:
    scene = builders(players).crew(0, "journeyman-3").site(0, "house", "pyramid").turn(0)
    scene.play("send journeyman-3", "at house")
    assert (scene.step(), scene.table.seat, scene.table.actions) == ("act", 0, 2)
    assert scene.done() == ["house"]


@pytest.mark.clause("BA-6.13")
def test_the_work_of_several_turns_counts_together() -> None:
    scene = builders().crew(0, "labourer-1", "labourer-2", "davus").site(0, "town-hall")
    scene.post(0, "labourer-1 town-hall", "labourer-2 town-hall").turn(0)
    assert scene.provided("town-hall") == [2, 1, 0, 3]
    scene.play("send davus")  # 4/1/2/3 for 2/0/2/2
    assert scene.done() == ["town-hall"]


@pytest.mark.clause("BA-6.13")
def test_a_tool_can_finish_a_building() -> None:
    scene = builders().crew(0, "apprentice-3").site(0, "house").tools(0, "hand-saw").turn(0)
    assert scene.copy().play("send apprentice-3", "bare").done() == []
    scene.play("send apprentice-3", "with hand-saw")
    assert scene.done() == ["house"]


@pytest.mark.clause("BA-6.13")
def test_what_is_too_much_is_lost() -> None:
    scene = builders().crew(0, "master-3", "davus").site(0, "house", "trading-post").turn(0)
    scene.play("send master-3", "at house")  # 0/3/2/0 would be enough for both
    assert (scene.done(), scene.sites()) == (["house"], ["trading-post"])
    assert scene.provided("trading-post") == [0, 0, 0, 0]
    assert scene.table.money == [20 - 5 + 10, 10]


@pytest.mark.clause("BA-6.13")
def test_a_site_may_have_too_much_of_one_and_wait_for_another() -> None:
    scene = builders().crew(0, "master-3", "journeyman-5", "apprentice-4").site(0, "armoury")
    scene.turn(0).actions(9).play("send master-3", "send journeyman-5")
    assert scene.provided("armoury") == [0, 6, 2, 1]  # for 1/1/2/0
    assert scene.sites() == ["armoury"]
    scene.play("send apprentice-4")
    assert scene.done() == ["armoury"]


@pytest.mark.clause("BA-6.13")
def test_one_building_is_finished_by_one_sending() -> None:
    scene = builders().crew(0, "journeyman-3").site(0, "house", "market", "quarry").turn(0)
    scene.play("send journeyman-3", "at quarry")
    assert (scene.done(), scene.sites()) == (["quarry"], ["house", "market"])
    assert len(scene.facts("finished")) == 1


# ---- what happens then -----------------------------------------------------------------------


def great_site() -> Scene:
    """A temple that lacks one card, and another site, both with crew and tools of seat 0."""
    scene = builders(3).crew(0, "master-1", "labourer-3", "davus", "freed geta", "master-4")
    scene.tools(0, "brush", "square", "hammer").finished(0, "saw").site(0, "temple", "pyramid")
    scene.crew(1, "journeyman-1").tools(1, "hand-saw").site(1, "sphinx")
    scene.post(0, "labourer-3 temple brush", "geta temple", "master-1 pyramid square")
    return scene.post(0, "davus pyramid").post(1, "journeyman-1 sphinx hand-saw").turn(0)


@pytest.mark.clause("BA-6.14")
def test_all_crew_on_it_is_available_again_and_nobody_else() -> None:
    scene = great_site()
    assert scene.idle(0) == ["master-4", "saw"]
    scene.play("send master-4", "at temple", "with hammer")
    assert scene.done() == ["temple", "saw"]
    assert scene.idle(0) == ["master-4", "labourer-3", "geta", "saw"]
    posts = {seen["crew"]: seen["site"] for seen in scene.view()["seats"][0]["crew"]}
    busy = {name for name, site in posts.items() if site == "pyramid"}
    assert busy == {"master-1", "davus"}
    assert all(posts[name] is None for name in scene.idle(0))
    assert scene.idle(1) == []
    assert scene.view()["seats"][1]["crew"][0]["site"] == "sphinx"


@pytest.mark.clause("BA-6.14")
def test_all_tools_on_it_are_unused_again_and_no_others() -> None:
    scene = great_site().play("send master-4", "at temple", "with hammer")
    assert scene.toolbox(0) == ["hammer", "brush"]
    tools = {seen["crew"]: seen["tool"] for seen in scene.view()["seats"][0]["crew"]}
    assert tools == {**dict.fromkeys(tools), "master-1": "square"}
    assert scene.toolbox(1) == []
    assert scene.view()["seats"][1]["crew"][0]["tool"] == "hand-saw"


@pytest.mark.clause("BA-6.14")
def test_the_bank_pays_and_the_points_count() -> None:
    scene = great_site().money(30).play("send master-4", "at temple", "bare")
    assert scene.table.money == [30 - 5 + 10, 10, 10]
    assert scene.table.points == [2 + 3, 0, 0]
    assert (scene.row("buildings"), scene.row("machines")) == (30, 20)
    assert scene.story()[2:] == [
        (
            "finished",
            {"seat": "@seat-0", "building": "@building-temple", "points": 3, "coins": 10},
        )
    ]
    seat = scene.view()["seats"][0]
    assert (seat["finished"], seat["points"]) == (["temple", "saw"], 5)
    assert [site["building"] for site in seat["sites"]] == ["pyramid"]


@pytest.mark.clause("BA-6.14")
@pytest.mark.parametrize("name", BUILDING_IDS)
def test_every_building_pays_and_counts_what_it_shows(name: str) -> None:
    number = building(name)
    scene = builders().crew(0, "davus").site(0, name).turn(0)
    scene.table.provided[number] = NEEDS[number]
    scene.play("send davus")
    assert scene.table.money == [20 + PAYS[number], 10]
    assert scene.table.points == [POINTS[number], 0]
    assert (scene.done(), scene.sites()) == ([name], [])
    told = {"seat": "@seat-0", "building": f"@building-{name}"}
    told_more = {"points": POINTS[number], "coins": PAYS[number]}
    assert scene.facts("finished") == [{**told, **told_more}]


@pytest.mark.clause("BA-6.14")
@pytest.mark.parametrize("seat", range(4))
def test_it_is_the_building_of_whose_turn_it_is(seat: int) -> None:
    scene = builders(4).crew(seat, "journeyman-3").site(seat, "armoury").money(10, 10, 10, 10)
    scene.table.provided[building("armoury")] = 0x10000
    scene.turn(seat).play("send journeyman-3")
    others = [other for other in range(4) if other != seat]
    assert (scene.done(seat), scene.table.points[seat], scene.table.money[seat]) == (
        ["armoury"],
        2,
        10 - 4 + 8,
    )
    assert scene.facts("finished")[0]["seat"] == f"@seat-{seat}"
    assert all(scene.done(other) == [] for other in others)
    assert all(scene.table.points[other] == 0 for other in others)
    assert all(scene.table.money[other] == 10 for other in others)
    assert all(scene.idle(other) == [] for other in others)


@pytest.mark.clause("BA-6.14")
def test_points_of_several_buildings_add_up() -> None:
    scene = builders().crew(0, "journeyman-3").site(0, "trading-post", "stall", "house").turn(0)
    scene.play("send journeyman-3", "at stall", "send journeyman-3", "at trading-post")
    assert (scene.table.points, scene.table.money) == ([2, 0], [20 - 8 + 12, 10])
    scene.play("send journeyman-3")
    assert (scene.table.points, scene.table.money) == ([2, 0], [20 - 12 + 22, 10])


@pytest.mark.clause("BA-6.15")
def test_a_finished_ordinary_building_has_no_other_use() -> None:
    scene = builders().crew(0, "journeyman-3").site(0, "house", "pyramid", "sphinx").turn(0)
    scene.play("send journeyman-3", "at house")
    assert scene.told() == ["turn-begins", "sent", "finished"]
    assert scene.idle() == ["journeyman-3"]  # nothing joins the crew
    scene.play("send journeyman-3")
    assert scene.legal() == ["at sphinx", "at pyramid"]
    assert scene.clause("at house") == "BA-6.1"
    assert scene.row("buildings") == 0


@pytest.mark.clause("BA-6.15")
@pytest.mark.parametrize("name", BUILDING_IDS[:29])
def test_no_ordinary_building_joins_the_crew(name: str) -> None:
    scene = builders().crew(0, "davus").site(0, name).turn(0)
    scene.table.provided[building(name)] = NEEDS[building(name)]
    scene.play("send davus")
    assert (scene.idle(), scene.told()) == (["davus"], ["turn-begins", "sent", "finished"])


@pytest.mark.clause("BA-6.16")
@pytest.mark.parametrize("name", ["saw", "drawing-table", "scaffold", "hoist"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_finished_machine_joins_the_crew(name: str, seat: int) -> None:
    scene = builders().crew(seat, "davus").site(seat, name)
    scene.table.provided[building(name)] = NEEDS[building(name)]
    scene.turn(seat).play("send davus")
    assert (scene.idle(seat), scene.idle(1 - seat)) == (["davus", name], [])
    assert scene.told() == ["turn-begins", "sent", "finished", "machine-ready"]
    assert scene.facts("machine-ready") == [{"seat": f"@seat-{seat}", "crew": f"@crew-{name}"}]
    assert (scene.done(seat), scene.sites(seat)) == ([name], [])


# ---- in the same turn ------------------------------------------------------------------------


@pytest.mark.clause("BA-6.17", "BA-3.6")
def test_the_money_pays_for_the_next_sending() -> None:
    scene = builders().crew(0, "apprentice-1", "master-1").site(0, "house", "pyramid")
    scene.money(2).turn(0)
    assert scene.clause("send master-1") == "BA-3.6"
    scene.play("send apprentice-1", "at house", "send master-1")
    assert scene.table.money == [5, 10]
    assert scene.provided("pyramid") == [2, 0, 0, 3]


@pytest.mark.clause("BA-6.17", "BA-6.10")
def test_the_crew_that_comes_back_works_on() -> None:
    scene = builders().crew(0, "journeyman-3", "apprentice-1", "davus")
    scene.site(0, "armoury", "pyramid").post(0, "apprentice-1 armoury").turn(0)
    scene.play("send journeyman-3", "at armoury")
    assert scene.idle() == ["journeyman-3", "apprentice-1", "davus"]
    scene.play("send apprentice-1", "buy-action", "send journeyman-3")
    assert scene.provided("pyramid") == [1, 2, 2, 1]
    assert scene.table.actions == 0


@pytest.mark.clause("BA-6.17", "BA-7.13")
def test_the_tool_that_comes_back_goes_along_again() -> None:
    scene = builders().crew(0, "apprentice-3", "apprentice-1").tools(0, "hand-saw")
    scene.site(0, "house", "pyramid").turn(0).play("send apprentice-3", "at house")
    scene.play("with hand-saw", "send apprentice-1", "with hand-saw")
    assert scene.provided("pyramid") == [0, 2, 1, 0]


@pytest.mark.clause("BA-6.17", "BA-8.4")
def test_a_machine_works_in_the_turn_in_which_it_was_finished() -> None:
    scene = builders().crew(0, "lydus").site(0, "scaffold", "pyramid").turn(0)
    scene.play("send lydus", "at scaffold", "send scaffold")
    assert scene.provided("pyramid") == [0, 0, 0, 3]
    assert (scene.table.actions, scene.table.money) == (1, [20, 10])
