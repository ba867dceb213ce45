"""Examples of turns and scorings, with every number."""

import pytest

from groma.games.builders_antiquity.bundles import amounts
from groma.games.builders_antiquity.tables import NEEDS
from tests.scenes.builders_antiquity import Scene, builders, building, dealt

MASTERS = ("master-1", "master-2", "master-3")


def purse(scene: Scene) -> tuple[int, int]:
    """Actions left and money of whoever is in turn."""
    return scene.table.actions, scene.table.money[scene.table.active]


def journeyman(**settings: str) -> Scene:
    """A journeyman who provides one of each, the lighthouse, 20 sesterces and three actions."""
    return builders(2, **settings).crew(0, "journeyman-3").site(0, "lighthouse").turn(0)


@pytest.mark.clause("BA-6.1", "BA-6.6")
def test_a_journeyman_goes_to_the_lighthouse() -> None:
    scene = journeyman()
    assert purse(scene) == (3, 20)
    scene.play("send journeyman-3")
    assert purse(scene) == (2, 16)
    assert scene.provided("lighthouse") == [1, 1, 1, 1]


@pytest.mark.clause("BA-7.10", "BA-7.11")
def test_the_journeyman_takes_the_hammer_along() -> None:
    scene = journeyman().play("tool hammer")
    assert purse(scene) == (2, 18)
    assert scene.clause("tool brush") == "BA-7.1"
    scene.play("send journeyman-3", "with hammer")
    assert purse(scene) == (1, 14)
    assert scene.provided("lighthouse") == [2, 1, 1, 1]
    assert scene.view()["seats"][0]["tools"] == []


@pytest.mark.clause("BA-7.21", "BA-7.26", "BA-7.27")
def test_the_journeyman_is_educated_in_wood() -> None:
    scene = journeyman().play("university wood")
    assert purse(scene) == (2, 13)
    assert scene.strength("journeyman-3") == [1, 3, 1, 1]
    scene.play("send journeyman-3")
    assert purse(scene) == (1, 9)


@pytest.mark.clause("BA-6.13", "BA-6.14", "BA-7.28")
def test_a_labourer_finishes_the_lighthouse() -> None:
    scene = journeyman().play("tool hammer", "end", "end", "university wood")
    scene.play("send journeyman-3", "with hammer", "end", "end")
    assert scene.provided("lighthouse") == [2, 3, 1, 1]
    assert scene.view()["seats"][0]["sites"][0]["missing"] == {"wood": 1, "decoration": 2}
    scene.crew(0, "labourer-1").money(3).play("send labourer-1")
    assert purse(scene) == (2, 14)
    assert scene.table.points == [5, 0]
    assert scene.idle(0) == ["journeyman-3", "labourer-1"]
    seat = scene.view()["seats"][0]
    assert (seat["tools"], seat["finished"]) == (["hammer"], ["lighthouse"])
    assert [crew["university"] for crew in seat["crew"]] == ["wood", None]


@pytest.mark.clause("BA-7.27", "BA-7.30")
def test_only_a_university_for_one_resource_leaves_the_labourer_just_enough() -> None:
    need = amounts(NEEDS[building("lighthouse")])
    found = []
    for mode, school in (
        (mode, school)
        for mode in ("slot", "total")
        for school in ("stone", "wood", "knowledge", "decoration")
    ):
        scene = journeyman(university_mode=mode).tools(0, "hammer").play(f"university {school}")
        scene.play("send journeyman-3", "with hammer")
        has = scene.provided("lighthouse")
        if [wanted - own for wanted, own in zip(need, has)] == [0, 1, 0, 2]:
            found.append((mode, school))
    assert found == [("slot", "wood")]


@pytest.mark.clause("BA-6.3", "BA-4.3")
def test_three_workers_on_one_site_in_one_turn() -> None:
    scene = builders().crew(0, *MASTERS).site(0, "pyramid").money(30).turn(0)
    scene.play("send master-1", "send master-2")
    assert purse(scene) == (0, 20)
    scene.play("buy-action", "buy-action", "buy-action")
    assert purse(scene) == (3, 5)
    scene.play("send master-3")
    assert scene.table.money[0] == 0
    assert [facts["actions"] for facts in scene.facts("sent")] == [1, 2, 3]
    assert scene.table.active == 1  # nothing is left to do


@pytest.mark.clause("BA-6.10", "BA-6.4")
def test_one_apprentice_finishes_two_buildings_in_one_turn() -> None:
    scene = builders().crew(0, "apprentice-1").site(0, "house", "trading-post").turn(0)
    scene.play("send apprentice-1", "at house")
    assert purse(scene) == (2, 20 - 2 + 10)
    assert scene.table.points[0] == 0
    scene.play("send apprentice-1")
    assert purse(scene) == (1, 28 - 2 + 6)
    assert scene.table.points[0] == 1


@pytest.mark.clause("BA-6.20")
@pytest.mark.parametrize(("count", "money"), [(1, 21), (2, 23), (3, 26)])
def test_coins(count: int, money: int) -> None:
    assert purse(builders().play(f"coins {count}")) == (3 - count, money)


@pytest.mark.clause("BA-7.3", "BA-7.5", "BA-7.6", "BA-7.8")
def test_a_slave_is_bought_freed_and_sent_with_the_hammer() -> None:
    scene = builders().tools(0, "hammer").site(0, "pyramid").turn(0).play("slave lydus")
    assert purse(scene) == (2, 13)
    enslaved = scene.copy().play("send lydus")
    assert (enslaved.step(), enslaved.provided("pyramid")) == ("act", [2, 2, 0, 0])
    assert scene.copy().turn(0).clause("university wood") == "BA-7.22"
    scene.play("free lydus")
    assert purse(scene) == (1, 13)
    scene.play("send lydus", "with hammer")
    assert purse(scene) == (0, 9)
    assert scene.provided("pyramid") == [3, 2, 0, 0]


@pytest.mark.clause("BA-7.15", "BA-7.1")
def test_a_loan() -> None:
    scene = builders().play("loan")
    assert purse(scene) == (2, 30)
    for move in ("loan", "slave lydus", "tool brush", "university wood"):
        assert scene.clause(move) == "BA-7.1"


@pytest.mark.clause("BA-9.3", "BA-9.4")
def test_seventeen_points_of_the_start_player_and_of_the_second() -> None:
    scene = builders().finished(0, "pyramid", "colossus").crew(0, "thrax").site(0, "saw").turn(0)
    scene.play("send thrax", "end")
    assert (scene.table.active, scene.table.over()) == (1, False)
    assert scene.play("end").table.over()
    scene = builders().finished(1, "pyramid", "colossus").crew(1, "thrax").site(1, "saw").turn(0)
    scene.play("end", "send thrax", "end")
    assert scene.table.over()
    assert scene.table.points == [0, 17]


@pytest.mark.clause("BA-10.1", "BA-10.2", "BA-10.3", "BA-10.5")
@pytest.mark.parametrize(
    ("money", "busy", "score", "left"), [(27, 0, 182, 2), (15, 0, 165, 5), (4, 1, 144, 4)]
)
def test_final_scorings(money: int, busy: int, score: int, left: int) -> None:
    scene = builders().finished(0, "pyramid", "colossus", "temple").crew(0, "lydus", "geta")
    scene.loans(1).money(money).site(0, "sphinx").post(0, *["lydus sphinx"] * busy).turn(0)
    assert scene.table.points[0] == 18
    assert scene.table.scores()[0] == score
    scene.play("end", "end")
    assert scene.table.over()
    assert scene.table.scores()[0] == score
    assert scene.table.money[0] == left


@pytest.mark.clause("BA-2.2", "BA-2.4", "BA-2.5", "BA-2.8")
@pytest.mark.parametrize(("players", "workers"), [(2, 11), (3, 10), (4, 9)])
def test_the_setup(players: int, workers: int) -> None:
    view = dealt(players).view()
    assert (view["building_stack"], view["worker_stack"]) == (28, workers)
    assert [seat["money"] for seat in view["seats"]] == [10] * players
    for seat in view["seats"]:
        assert [crew["crew"].split("-")[0] for crew in seat["crew"]] == ["apprentice"]


@pytest.mark.clause("BA-4.5", "BA-4.6")
def test_an_early_end_of_the_turn() -> None:
    scene = builders().play("end")
    assert (scene.table.active, purse(scene)) == (1, (3, 10))
    assert scene.table.money == [20, 10]
    assert scene.facts("ended-turn") == [{"seat": "@seat-0", "lost": 3}]
    assert purse(scene.play("end")) == (3, 20)


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize(("third", "over"), [("coins 3", True), ("loan", False), ("repay", True)])
def test_a_standstill(third: str, over: bool) -> None:
    scene = builders().loans(1).turn(0)
    for move in ("coins 3", "coins 3", third):
        for choice in (move, "coins 3"):
            seat = scene.table.active
            scene.play(choice)
            if scene.table.active == seat and not scene.table.over():
                scene.play("end")
    assert scene.table.over() is over
    assert scene.view()["quiet_rounds"] == (3 if over else 0)
    assert ("standstill" in scene.told()) is over
