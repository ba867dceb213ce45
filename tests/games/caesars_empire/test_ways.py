"""Chapter 6: the shortest way from the new city to Rome, and what it pays."""

import pytest

from groma.games.caesars_empire.tables import SEGMENT_IDS
from tests.scenes.caesars_empire import Scene, empire

PLAYERS = (2, 3, 4, 5)


def line(players: int = 3) -> Scene:
    """Roads of seats 1 and 2 lead from Rome over Brundisium to Dyrrhachium."""
    scene = empire(players).road(1, "roma-brundisium").road(2, "brundisium-dyrrhachium")
    return scene.turn(0)


def salonae(*owners: int, players: int = 3) -> Scene:
    """Three ways of two roads to Salonae: straight, over Aquileia, over Brundisium, by owner."""
    straight, aquileia, brundisium = owners
    scene = empire(players).road(straight, "roma-salonae")
    scene.road(aquileia, "roma-aquileia", "aquileia-salonae")
    return scene.road(brundisium, "roma-brundisium", "brundisium-salonae").turn(0)


@pytest.mark.clause("CE-6.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_road_on_the_way_pays_its_owner(players: int) -> None:
    scene = line(players).play("build dyrrhachium-athenae")
    assert scene.table.points == [1, 1, 1, *[0] * (players - 3)]
    assert scene.table.ways == [1, 1, 1, *[0] * (players - 3)]
    assert scene.facts("scored-way") == [{"city": "@city-athenae", "roads": 3, "factor": 1}]
    assert scene.facts("earned") == [{"seat": f"@seat-{i}", "points": 1} for i in range(3)]


@pytest.mark.clause("CE-6.1")
def test_roads_off_the_way_pay_nothing() -> None:
    scene = line().road(1, "roma-aquileia", "roma-syracusae").turn(0)
    scene.play("build roma-mediolanum")
    assert scene.table.points == [1, 0, 0]
    assert scene.facts("earned") == [{"seat": "@seat-0", "points": 1}]


@pytest.mark.clause("CE-6.1", "CE-6.2")
def test_points_of_several_turns_add_up() -> None:
    scene = line().play("build dyrrhachium-athenae").turn(2)
    scene.play("build athenae-ephesus", "start")
    assert scene.table.points == [2, 2, 3]
    assert scene.table.ways == [2, 2, 2]
    assert scene.lines("ways", 2) == [("CE-6.1", 3, {"ways": 2})]
    assert scene.far("ephesus") == 4


@pytest.mark.clause("CE-6.2")
def test_the_roads_just_placed_are_part_of_the_way() -> None:
    scene = empire(3).road(1, "roma-syracusae", "brundisium-syracusae").turn(0)
    scene.play("build brundisium-dyrrhachium", "lengthen roma-brundisium")
    assert scene.table.points == [2, 0, 0]
    assert scene.facts("scored-way")[0]["roads"] == 2


@pytest.mark.clause("CE-6.3")
def test_the_way_with_the_fewest_roads_is_scored() -> None:
    scene = empire(3).road(1, "roma-syracusae", "brundisium-syracusae").road(2, "roma-brundisium")
    scene.turn(0).play("build brundisium-dyrrhachium")
    assert scene.table.points == [1, 0, 1]


@pytest.mark.clause("CE-6.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_segment_of_two_roads_counts_and_pays_two(players: int) -> None:
    scene = empire(players).road(1, "roma-massilia").turn(0).play("build massilia-tarraco")
    assert scene.table.points[:2] == [1, 2]
    assert scene.far("tarraco") == 3
    assert scene.facts("scored-way")[0]["roads"] == 3


@pytest.mark.clause("CE-6.3")
def test_fewer_roads_beat_a_way_with_as_few_segments() -> None:
    scene = empire(3).road(1, "roma-salonae").road(2, "roma-brundisium", "brundisium-dyrrhachium")
    scene.road(1, "salonae-dyrrhachium").turn(0).play("build dyrrhachium-thessalonica")
    assert scene.table.points == [1, 0, 2]


@pytest.mark.clause("CE-6.3")
def test_a_longer_way_cannot_be_chosen() -> None:
    scene = salonae(1, 2, 0).road(1, "aquileia-sirmium").turn(0)
    scene.play("build salonae-dyrrhachium", "start")
    assert scene.named("way") == {"roma-salonae", "aquileia-salonae", "brundisium-salonae"}
    for name in SEGMENT_IDS:
        if name not in scene.named("way"):
            assert scene.clause(f"way {name}") == "CE-6.3"


@pytest.mark.clause("CE-6.4")
@pytest.mark.parametrize(
    ("choice", "points"),
    [
        ("roma-salonae", [1, 2, 0]),
        ("aquileia-salonae", [1, 0, 2]),
        ("brundisium-salonae", [3, 0, 0]),
    ],
)
def test_of_several_shortest_ways_the_builder_chooses(choice: str, points: list[int]) -> None:
    scene = salonae(1, 2, 0).play("build salonae-sirmium")
    assert (scene.step(), scene.table.seat) == ("way", 0)
    assert scene.legal() == ["way roma-salonae", "way aquileia-salonae", "way brundisium-salonae"]
    scene.play(f"way {choice}")
    assert scene.table.points == points
    assert scene.facts("scored-way") == [{"city": "@city-sirmium", "roads": 3, "factor": 1}]
    assert (scene.table.seat, scene.step()) == (1, "build")


@pytest.mark.clause("CE-6.4")
def test_nobody_else_chooses_the_way() -> None:
    scene = salonae(1, 2, 0).play("build salonae-sirmium")
    for seat in (1, 2):
        refusal = scene.why_not("way roma-salonae", seat)
        assert (refusal.clause, refusal.message) == ("CE-6.4", "refused-not-your-decision")


@pytest.mark.clause("CE-6.4")
def test_the_walk_asks_again_where_ways_part_again() -> None:
    scene = salonae(1, 2, 0).road(0, "salonae-dyrrhachium", "dyrrhachium-thessalonica")
    scene.road(1, "brundisium-dyrrhachium").turn(0)
    # Thessalonica over Dyrrhachium: 2 roads over Brundisium are shorter than 3 over Salonae
    scene.play("build thessalonica-byzantium")
    assert scene.step() == "build"
    assert scene.table.points == [3, 1, 0]
    scene = salonae(1, 2, 0).road(2, "salonae-sirmium", "aquileia-carnuntum", "carnuntum-sirmium")
    scene.turn(0).play("build sirmium-thessalonica", "start")
    assert scene.named("way") == {"carnuntum-sirmium", "salonae-sirmium"}
    assert scene.view()["turn"]["walked"] == ["sirmium-thessalonica"]
    scene.play("way salonae-sirmium")
    assert scene.named("way") == {"roma-salonae", "aquileia-salonae", "brundisium-salonae"}
    assert scene.view()["turn"]["walked"] == ["sirmium-thessalonica", "salonae-sirmium"]
    scene.play("way roma-salonae")
    assert scene.table.points == [1, 2, 1]


@pytest.mark.clause("CE-6.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_builder_earns_at_least_the_final_segment(players: int) -> None:
    scene = empire(players).road(1, "roma-massilia", "massilia-lugdunum", "lugdunum-lutetia")
    scene.turn(0).play("build lutetia-colonia")
    assert scene.table.points[:2] == [1, 4]


@pytest.mark.clause("CE-6.7")
@pytest.mark.parametrize("owner", [0, 1])
def test_ways_that_pay_the_same_are_not_asked_about(owner: int) -> None:
    scene = salonae(owner, owner, owner).play("build salonae-sirmium")
    assert (scene.step(), scene.table.seat) == ("build", 1)
    assert scene.table.points == ([3, 0, 0] if owner == 0 else [1, 2, 0])


@pytest.mark.clause("CE-6.7")
def test_of_ways_that_pay_the_same_the_first_stands_for_all() -> None:
    scene = salonae(1, 2, 2).play("build salonae-sirmium")
    assert scene.legal() == ["way roma-salonae", "way aquileia-salonae"]
    assert scene.clause("way brundisium-salonae") == "CE-6.7"
    scene = salonae(2, 1, 2).play("build salonae-sirmium")
    assert scene.legal() == ["way roma-salonae", "way aquileia-salonae"]
    assert scene.clause("way brundisium-salonae") == "CE-6.7"
    scene = salonae(2, 2, 1).play("build salonae-sirmium")
    assert scene.legal() == ["way roma-salonae", "way brundisium-salonae"]
    assert scene.clause("way aquileia-salonae") == "CE-6.7"


@pytest.mark.clause("CE-6.8")
def test_all_owners_are_paid_at_once_before_the_next_turn() -> None:
    scene = line().points(5, 6, 7).play("build dyrrhachium-athenae")
    assert scene.table.points == [6, 7, 8]
    assert [seat["points"] for seat in scene.view()["seats"]] == [6, 7, 8]
    assert scene.told()[-5:] == ["scored-way", "via-two", "earned", "earned", "earned"]
    assert scene.table.seat == 1


@pytest.mark.clause("CE-6.9")
def test_new_roads_off_the_way_earn_nothing_now_but_later() -> None:
    scene = empire(3).road(1, "roma-brundisium", "roma-syracusae").turn(0)
    scene.play("build brundisium-dyrrhachium", "lengthen brundisium-syracusae")
    assert scene.table.supply == [23, 23, 25]
    assert scene.table.points == [1, 1, 0]  # two new roads, but one of them on the way
    scene = empire(3).road(1, "roma-aquileia", "aquileia-salonae", "brundisium-salonae")
    scene.road(1, "roma-syracusae").turn(0)
    scene.play("build brundisium-dyrrhachium", "lengthen brundisium-syracusae")
    assert scene.table.points == [2, 1, 0]


@pytest.mark.clause("CE-6.9")
def test_a_detour_pays_when_a_way_leads_over_it() -> None:
    scene = empire(3).road(1, "roma-mediolanum", "roma-massilia").turn(0)
    scene.play("build massilia-lugdunum", "lengthen mediolanum-massilia")
    choice = scene.named("way")
    assert choice == {"roma-massilia", "mediolanum-massilia"}
    scene.play("way roma-massilia")
    assert scene.table.points == [1, 2, 0]
    scene.turn(2).play("build massilia-tarraco", "way mediolanum-massilia")
    assert scene.table.points == [2, 3, 1]


@pytest.mark.clause("CE-6.10")
def test_the_builder_may_choose_what_pays_others_more() -> None:
    scene = salonae(1, 0, 0).play("build salonae-sirmium")
    assert scene.legal() == ["way roma-salonae", "way aquileia-salonae"]
    scene.play("way roma-salonae")
    assert scene.table.points == [1, 2, 0]
