"""Gold: it doubles the way on which it comes to Rome, and is worth points at the end."""

import pytest

from groma.games.caesars_empire.tables import KIND_IDS
from tests.scenes.caesars_empire import empire

PLAYERS = (2, 3, 4, 5)


@pytest.mark.clause("CE-6.5")
@pytest.mark.parametrize("kind", KIND_IDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_gold_and_nothing_else_doubles_the_way_for_all(players: int, kind: str) -> None:
    scene = empire(players).road(1, "roma-massilia").lay(f"tarraco {kind}").turn(0)
    scene.play("build massilia-tarraco")
    factor = 2 if kind == "gold" else 1
    assert scene.table.points == [factor, 2 * factor, *[0] * (players - 2)]
    way = {"city": "@city-tarraco", "roads": 3, "factor": factor}
    assert scene.facts("scored-way") == [way]
    assert scene.facts("earned") == [
        {"seat": "@seat-0", "points": factor},
        {"seat": "@seat-1", "points": 2 * factor},
    ]


@pytest.mark.clause("CE-6.5")
def test_gold_owned_before_doubles_nothing() -> None:
    scene = empire(3).lay("brundisium gold").play("build roma-brundisium")
    assert scene.table.points == [2, 0, 0]
    scene.turn(0).play("build brundisium-dyrrhachium")
    assert scene.held(0)["gold"] == 1
    assert scene.table.points == [4, 0, 0]  # a way of two roads, not doubled
    scene.turn(1).play("build dyrrhachium-thessalonica")
    assert scene.table.points == [6, 1, 0]


@pytest.mark.clause("CE-6.5")
def test_gold_in_cities_on_the_way_doubles_nothing() -> None:
    scene = empire().lay("brundisium gold", "syracusae gold").road(1, "roma-brundisium").turn(0)
    scene.play("build brundisium-dyrrhachium")
    assert scene.table.points == [1, 1]


@pytest.mark.clause("CE-6.5", "CE-6.4")
@pytest.mark.parametrize(("choice", "points"), [("roma", [2, 4, 0]), ("aquileia", [2, 0, 4])])
def test_the_way_is_chosen_first_and_then_doubled(choice: str, points: list[int]) -> None:
    scene = empire(3).road(1, "roma-salonae").road(2, "roma-aquileia", "aquileia-salonae")
    scene.lay("sirmium gold").turn(0).play("build salonae-sirmium")
    assert scene.legal() == ["way roma-salonae", "way aquileia-salonae"]
    assert scene.table.points == [0, 0, 0]
    scene.play(f"way {choice}-salonae")
    assert scene.table.points == points
    assert scene.table.ways == [1, int(points[1] > 0), int(points[2] > 0)]


@pytest.mark.clause("CE-6.5")
def test_doubling_makes_no_way_shorter() -> None:
    scene = empire(3).lay("massilia gold").play("build roma-massilia")
    assert scene.far("massilia") == 2
    assert scene.facts("scored-way")[0]["roads"] == 2
    assert scene.table.points == [4, 0, 0]
    assert scene.table.supply == [23, 25, 25]


@pytest.mark.clause("CE-9.6")
@pytest.mark.parametrize("count", range(9))
def test_gold_scores_two_points_each(count: int) -> None:
    scene = empire(4).hold(1, gold=count)
    expected = [("CE-9.6", 2 * count, {"gold": count})] if count else []
    assert scene.lines("gold", 1) == expected
    assert scene.lines("gold", 0) == []


@pytest.mark.clause("CE-9.6")
def test_gold_belongs_to_no_set() -> None:
    scene = empire(4).hold(0, gold=4, meat=1)
    assert (scene.row("different"), scene.row("same")) == (0, 0)
    scene = empire(4).hold(0, gold=4, meat=1, oil=1)
    assert (scene.row("different"), scene.row("same"), scene.row("gold")) == (2, 0, 8)


@pytest.mark.clause("CE-9.6", "CE-6.5")
def test_gold_counts_on_the_track_and_at_the_end() -> None:
    scene = empire(3).lay("aquileia gold").play("build roma-aquileia")
    assert (scene.row("ways"), scene.row("gold")) == (2, 2)
