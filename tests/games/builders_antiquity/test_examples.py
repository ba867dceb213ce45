"""The worked examples of the rules, with every number."""

import pytest

from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.bundles import amounts
from groma.games.builders_antiquity.tables import NEEDS
from tests.scenes.builders_antiquity import Scene, building, dealt
from tests.scenes.example import open_example, play_example
from tests.scenes.examples.builders_antiquity import journeyman


def opened(name: str) -> Scene:
    """An example before its moves."""
    return open_example(GAME, name, Scene)


def played(name: str) -> Scene:
    """An example after its moves."""
    return play_example(GAME, name, Scene)


def purse(scene: Scene) -> tuple[int, int]:
    """Actions left and money of whoever is in turn."""
    return scene.table.actions, scene.table.money[scene.table.active]


@pytest.mark.clause("BA-6.1", "BA-6.6")
def test_a_journeyman_goes_to_the_lighthouse() -> None:
    assert purse(opened("BA-E1")) == (3, 20)
    scene = played("BA-E1")
    assert purse(scene) == (2, 16)
    assert scene.provided("lighthouse") == [1, 1, 1, 1]
    assert scene.idle(0) == ["apprentice-1"]


@pytest.mark.clause("BA-7.10", "BA-7.11")
def test_the_journeyman_takes_the_hammer_along() -> None:
    scene = opened("BA-E2").play("tool hammer")
    assert purse(scene) == (2, 18)
    assert scene.clause("tool brush") == "BA-7.1"
    scene = played("BA-E2")
    assert purse(scene) == (1, 14)
    assert scene.provided("lighthouse") == [2, 1, 1, 1]
    assert scene.view()["seats"][0]["tools"] == []


@pytest.mark.clause("BA-7.21", "BA-7.26", "BA-7.27")
def test_the_journeyman_is_educated_in_wood() -> None:
    scene = opened("BA-E3").play("university wood", "teach journeyman-3")
    assert purse(scene) == (2, 13)
    assert scene.strength("journeyman-3") == [1, 3, 1, 1]
    scene = played("BA-E3")
    assert purse(scene) == (1, 9)
    assert scene.provided("lighthouse") == [1, 3, 1, 1]


@pytest.mark.clause("BA-6.13", "BA-6.14", "BA-7.28")
def test_a_labourer_finishes_the_lighthouse() -> None:
    scene = opened("BA-E4")
    assert purse(scene) == (3, 3)
    assert scene.provided("lighthouse") == [2, 3, 1, 1]
    assert scene.view()["seats"][0]["sites"][0]["missing"] == {"wood": 1, "decoration": 2}
    scene = played("BA-E4")
    assert purse(scene) == (2, 14)
    assert scene.table.points == [5, 0]
    assert scene.idle(0) == ["journeyman-3", "labourer-1", "apprentice-1"]
    seat = scene.view()["seats"][0]
    assert (seat["tools"], seat["finished"]) == (["hammer"], ["lighthouse"])
    assert [crew["university"] for crew in seat["crew"]] == ["wood", None, None]


@pytest.mark.clause("BA-7.27", "BA-7.30")
def test_only_a_university_for_one_resource_leaves_the_labourer_just_enough() -> None:
    need = amounts(NEEDS[building("lighthouse")])
    found = []
    for mode, school in (
        (mode, school)
        for mode in ("slot", "total")
        for school in ("stone", "wood", "knowledge", "decoration")
    ):
        scene = journeyman(university_mode=mode).tools(0, "hammer")
        scene.play(f"university {school}", "teach journeyman-3")
        scene.play("send journeyman-3", "with hammer")
        has = scene.provided("lighthouse")
        if [wanted - own for wanted, own in zip(need, has)] == [0, 1, 0, 2]:
            found.append((mode, school))
    assert found == [("slot", "wood")]


@pytest.mark.clause("BA-6.3", "BA-4.3")
def test_three_workers_on_one_site_in_one_turn() -> None:
    scene = opened("BA-E5").play("send master-1", "send master-2")
    assert purse(scene) == (0, 20)
    scene.play("buy-action", "buy-action", "buy-action")
    assert purse(scene) == (3, 5)
    scene = played("BA-E5")
    assert scene.table.money[0] == 0
    assert [facts["actions"] for facts in scene.facts("sent")] == [1, 2, 3]
    assert scene.provided("pyramid") == [5, 5, 2, 3]
    assert scene.table.active == 1  # nothing is left to do


@pytest.mark.clause("BA-6.10", "BA-6.4")
def test_one_apprentice_finishes_two_buildings_in_one_turn() -> None:
    scene = opened("BA-E6").play("send apprentice-1", "at house")
    assert purse(scene) == (2, 20 - 2 + 10)
    assert scene.table.points[0] == 0
    scene = played("BA-E6")
    assert purse(scene) == (1, 28 - 2 + 6)
    assert scene.table.points[0] == 1


@pytest.mark.clause("BA-6.20", "BA-6.25")
@pytest.mark.parametrize(
    ("counts", "money"), [((1,), 21), ((2,), 23), ((3,), 26), ((1, 1), 22), ((1, 1, 1), 23)]
)
def test_coins(counts: tuple[int, ...], money: int) -> None:
    scene = opened("BA-E7").play(*[f"coins {count}" for count in counts])
    assert purse(scene) == (3 - sum(counts), money)


@pytest.mark.clause("BA-7.3", "BA-7.5", "BA-7.6", "BA-7.8")
def test_a_slave_is_bought_freed_and_sent_with_the_hammer() -> None:
    scene = opened("BA-E8").play("slave lydus")
    assert purse(scene) == (2, 13)
    enslaved = scene.copy().play("send lydus")
    assert (enslaved.step(), enslaved.provided("pyramid")) == ("act", [2, 3, 1, 0])
    assert purse(enslaved) == (1, 13)
    assert scene.copy().turn(0).clause("university wood") == "BA-7.22"
    scene.play("free lydus")
    assert purse(scene) == (1, 13)
    scene = played("BA-E8")
    assert purse(scene) == (0, 9)
    assert scene.provided("pyramid") == [3, 3, 1, 0]


@pytest.mark.clause("BA-7.15", "BA-7.1")
def test_a_loan() -> None:
    scene = played("BA-E9")
    assert purse(scene) == (2, 30)
    for move in ("loan", "slave lydus", "tool brush", "university wood"):
        assert scene.clause(move) == "BA-7.1"


@pytest.mark.clause("BA-9.3", "BA-9.4", "BA-9.5")
def test_seventeen_points_of_the_start_player_and_of_the_second() -> None:
    scene = opened("BA-E10").play("send thrax", "end")
    assert (scene.table.active, scene.table.over()) == (1, False)
    assert scene.play("end").table.over()
    both = played("BA-E10").table
    assert both.over()
    assert (both.points, GAME.scores(both)) == ([17, 17], [177, 174])
    scene = opened("BA-E10").play("end", "send phryx", "end")
    assert scene.table.over()
    assert scene.table.points == [15, 17]


@pytest.mark.clause("BA-10.1", "BA-10.2", "BA-10.3", "BA-10.5")
@pytest.mark.parametrize(
    ("money", "busy", "score", "left"), [(27, 0, 182, 2), (15, 0, 165, 5), (4, 1, 144, 4)]
)
def test_final_scorings(money: int, busy: int, score: int, left: int) -> None:
    scene = opened("BA-E11").play("send labourer-4", "at temple")
    assert purse(scene) == (2, 27)
    scene.play(*["send lydus"] * busy).money(money)
    assert scene.table.points[0] == 18
    assert scene.scores()[0] == score
    scene.play("end")
    assert scene.table.over()
    assert scene.scores()[0] == score
    assert scene.table.money[0] == left


@pytest.mark.clause("BA-2.2", "BA-2.4", "BA-2.5", "BA-2.8")
@pytest.mark.parametrize(("players", "workers"), [(2, 11), (3, 10), (4, 9)])
def test_the_setup(players: int, workers: int) -> None:
    view = (opened("BA-E12") if players == 2 else dealt(players)).view()
    assert (view["building_stack"], view["worker_stack"]) == (28, workers)
    assert [seat["money"] for seat in view["seats"]] == [10] * players
    for seat in view["seats"]:
        assert [crew["crew"].split("-")[0] for crew in seat["crew"]] == ["apprentice"]


@pytest.mark.clause("BA-4.5", "BA-4.6")
def test_an_early_end_of_the_turn() -> None:
    scene = opened("BA-E13").play("end")
    assert (scene.table.active, purse(scene)) == (1, (3, 12))
    assert scene.table.money == [20, 12]
    assert scene.facts("ended-turn") == [{"seat": "@seat-0", "lost": 3}]
    assert purse(played("BA-E13")) == (3, 20)


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize(("third", "over"), [("coins 3", True), ("loan", False), ("repay", True)])
def test_a_standstill(third: str, over: bool) -> None:
    scene = opened("BA-E14")
    assert scene.view()["quiet_rounds"] == 2
    scene.play(third, "end")
    assert scene.table.over() is over
    assert scene.view()["quiet_rounds"] == (3 if over else 0)
    assert ("standstill" in scene.told()) is over
