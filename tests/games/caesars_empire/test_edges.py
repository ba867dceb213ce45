"""Cases at the edge of the rules, one by one."""

import pytest

from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import KIND_IDS
from tests.scenes.caesars_empire import Scene, dealt, empire

PLAYERS = (2, 3, 4, 5)


def triangle() -> Scene:
    """Brundisium and Syracusae of seat 1, with an empty segment between them."""
    return empire(3).road(1, "roma-brundisium", "roma-syracusae").turn(0)


@pytest.mark.clause("CE-4.1", "CE-4.4")
def test_an_empty_segment_between_claimed_cities_is_only_part_of_a_chain() -> None:
    scene = triangle()
    assert scene.clause("build brundisium-syracusae") == "CE-4.1"
    scene.play("build brundisium-dyrrhachium", "lengthen brundisium-syracusae")
    assert scene.owner("brundisium-syracusae") == 0


@pytest.mark.clause("CE-4.2")
def test_a_city_beside_several_claimed_ones_can_be_reached_from_each() -> None:
    scene = empire(3).road(1, "roma-aquileia", "roma-brundisium").turn(0)
    to_salonae = {"roma-salonae", "aquileia-salonae", "brundisium-salonae"}
    assert to_salonae <= scene.named("build")
    scene.play("build aquileia-salonae")
    assert scene.owner("roma-salonae") is None
    scene.play("build salonae-dyrrhachium")
    assert scene.named("lengthen") == to_salonae - {"aquileia-salonae"}


@pytest.mark.clause("CE-4.1", "CE-4.6")
def test_a_chain_cannot_use_the_city_of_this_very_turn() -> None:
    scene = triangle().play("build brundisium-dyrrhachium")
    for name in ("salonae-dyrrhachium", "dyrrhachium-athenae", "dyrrhachium-thessalonica"):
        assert not scene.allows(f"lengthen {name}")
    assert scene.legal() == ["lengthen brundisium-syracusae", "start"]


@pytest.mark.clause("CE-4.7")
@pytest.mark.parametrize("owner", [0, 2])
def test_beside_a_closed_segment_another_one_may_be_used(owner: int) -> None:
    scene = empire(3).road(1, "roma-aquileia", "roma-brundisium").road(owner, "aquileia-salonae")
    scene.turn(0).play("build salonae-dyrrhachium")
    assert scene.clause("lengthen aquileia-salonae") == "CE-4.7"
    assert scene.named("lengthen") == {"roma-salonae", "brundisium-salonae"}
    scene.play("lengthen brundisium-salonae")  # closed beyond: the chain begins there
    assert scene.facts("built")[0]["start"] == "@city-brundisium"


@pytest.mark.clause("CE-4.2", "CE-4.7")
def test_after_an_own_road_the_chain_begins_where_it_ends() -> None:
    scene = empire(3).road(0, "roma-brundisium").turn(0).play("build brundisium-dyrrhachium")
    assert scene.facts("built")[0] == {
        "seat": "@seat-0",
        "start": "@city-brundisium",
        "end": "@city-dyrrhachium",
        "roads": 1,
    }
    assert scene.table.points == [2, 0, 0]


@pytest.mark.clause("CE-6.3")
def test_a_shortcut_leaves_the_old_owners_without_points() -> None:
    scene = empire(3).road(1, "roma-syracusae").road(2, "brundisium-syracusae").turn(0)
    longer = scene.copy().play("build brundisium-dyrrhachium", "start")
    assert longer.table.points == [1, 1, 1]
    scene.play("build brundisium-dyrrhachium", "lengthen roma-brundisium")
    assert scene.table.points == [2, 0, 0]
    assert scene.far("syracusae") == 1


@pytest.mark.clause("CE-6.3")
def test_a_shortcut_shortens_the_ways_of_cities_behind_it() -> None:
    scene = empire(3).road(1, "roma-syracusae", "brundisium-syracusae", "brundisium-salonae")
    scene.road(1, "salonae-sirmium").turn(0)
    assert [scene.far(city) for city in ("brundisium", "salonae", "sirmium")] == [2, 3, 4]
    scene.play("build brundisium-dyrrhachium", "lengthen roma-brundisium")
    assert [scene.far(city) for city in ("brundisium", "salonae", "sirmium")] == [1, 2, 3]


@pytest.mark.clause("CE-4.12", "CE-6.3")
def test_a_chain_longer_than_the_way_that_exists_is_allowed() -> None:
    scene = triangle().play("build brundisium-dyrrhachium", "lengthen brundisium-syracusae")
    assert scene.facts("built")[0]["roads"] == 2
    assert scene.facts("scored-way")[0]["roads"] == 2
    assert scene.table.points == [1, 1, 0]


@pytest.mark.clause("CE-6.3")
def test_two_roads_in_one_segment_are_as_long_as_two_segments() -> None:
    scene = empire(3).road(1, "roma-massilia").road(2, "roma-mediolanum", "mediolanum-massilia")
    scene.turn(0).play("build massilia-tarraco")
    assert scene.named("way") == {"roma-massilia", "mediolanum-massilia"}


@pytest.mark.clause("CE-6.7")
def test_a_tie_that_makes_no_difference_is_not_asked_about() -> None:
    scene = empire(3).road(1, "roma-massilia", "roma-mediolanum", "mediolanum-massilia")
    scene.turn(0).play("build massilia-tarraco")
    assert (scene.step(), scene.table.seat) == ("build", 1)
    assert scene.table.points == [1, 2, 0]


@pytest.mark.clause("CE-6.4", "CE-6.5")
@pytest.mark.parametrize(("choice", "points"), [("roma", [2, 4, 0]), ("mediolanum", [2, 0, 4])])
def test_a_tie_with_gold(choice: str, points: list[int]) -> None:
    scene = empire(3).road(1, "roma-massilia").road(2, "roma-mediolanum", "mediolanum-massilia")
    scene.lay("tarraco gold").turn(0).play("build massilia-tarraco", f"way {choice}-massilia")
    assert scene.table.points == points


@pytest.mark.clause("CE-6.5", "CE-9.6")
def test_a_city_with_gold_pays_twice_and_the_next_does_not() -> None:
    scene = empire(2).lay("aquileia gold").play("build roma-aquileia")
    assert (scene.table.points, scene.row("gold")) == ([2, 0], 2)
    scene.turn(0).play("build roma-mediolanum")
    assert (scene.table.points, scene.row("gold")) == ([3, 0], 2)


@pytest.mark.clause("CE-4.13", "CE-3.4")
def test_with_one_road_only_single_segments_are_offered() -> None:
    scene = empire(2).settle("cyrene", "olisipo").supply(1, 9).turn(0)
    assert scene.named("build") == {"corduba-olisipo", "asturica-olisipo"}
    assert scene.clause("build alexandria-cyrene") == "CE-4.13"
    scene = empire(2).settle("cyrene").supply(1, 9).turn(0)
    assert scene.table.seat == 1


@pytest.mark.clause("CE-3.4", "CE-6.1")
def test_without_roads_one_skips_every_turn_and_still_earns() -> None:
    scene = empire(2).road(0, "roma-brundisium").supply(0, 9).turn(0)
    scene.play("build brundisium-dyrrhachium", "build dyrrhachium-thessalonica")
    assert scene.told().count("skipped") == 3
    assert scene.table.points == [2, 3]


@pytest.mark.clause("CE-3.4", "CE-8.2")
@pytest.mark.parametrize("rich", [True, False])
def test_the_last_city_needs_two_roads(rich: bool) -> None:
    scene = empire(4).settle("trapezus").supply(1, 1, 1, 2 if rich else 1).turn(0)
    if rich:
        assert (scene.table.seat, scene.told()) == (3, ["skipped"] * 3)
        assert scene.named("build") == {"byzantium-trapezus", "ancyra-trapezus"}
    else:
        assert scene.table.over()
        assert scene.told() == ["skipped"] * 4 + ["ended"]


@pytest.mark.clause("CE-9.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_can_have_the_bonus_for_roads(players: int) -> None:
    scene = empire(players).supply(*[6] * players).ended()
    assert all(scene.row("roads", seat) == 10 for seat in range(players))
    scene.turn(0).play("build roma-aquileia").ended()  # compared after the build
    assert [scene.row("roads", seat) for seat in range(players)] == [0, *[10] * (players - 1)]


@pytest.mark.clause("CE-9.1", "CE-10.1")
def test_a_colour_without_city_gives_nothing() -> None:
    scene = empire(2).take(0, "massilia oil").take(1, "lugdunum oil", "burdigala oil")
    assert len(scene.lines("cities", 0)) == len(scene.lines("cities", 1)) == 1
    scores = scene.ended().scores()
    scene.points(50 - scores[0], 50 - scores[1])
    assert GAME.winners(scene.table) == [0, 1]  # one colour each, however many cities


@pytest.mark.clause("CE-9.3", "CE-9.4", "CE-9.5")
def test_eight_kinds_and_one_of_them_four_times() -> None:
    scene = empire(4).hold(0, **{**dict.fromkeys(KIND_IDS[:8], 1), "oil": 4})
    assert (scene.row("different"), scene.row("same")) == (46, 20)


@pytest.mark.clause("CE-2.4", "CE-11.1")
def test_four_of_a_kind_need_wild_treasures_with_two_and_three() -> None:
    for players in (2, 3):
        for number in range(10):
            tame = dealt(players, b"four %d" % number).view()["left"]
            assert max(count for kind, count in tame.items() if kind != "gold") == 3
        wild = [dealt(players, b"four %d" % i, wild_treasures=True).view() for i in range(10)]
        assert any(4 in view["left"].values() for view in wild)


@pytest.mark.clause("CE-11.3")
@pytest.mark.parametrize("region", ["antiochia ephesus hierosolyma", "londinium colonia"])
def test_a_province_is_judged_by_the_cities_of_the_side(region: str) -> None:
    scene = empire(3, whole_province=True).take(0, *region.split())
    whole = len(region.split()) == 3
    assert [clause for clause, _, _ in scene.lines("cities")] == ["CE-11.2" if whole else "CE-9.1"]
    assert scene.row("cities") == (9 if whole else 6)


@pytest.mark.clause("CE-4.2")
@pytest.mark.parametrize(("players", "exits"), [(2, 7), (3, 7), (4, 8), (5, 8)])
def test_in_the_first_turn_there_is_nothing_to_choose_but_the_exit(
    players: int, exits: int
) -> None:
    first = empire(players)
    assert len(first.legal()) == exits
    for move in first.legal():
        assert move.startswith("build roma-")
        scene = first.copy().play(move)
        assert (scene.step(), scene.table.seat) == ("build", 1)
        assert scene.facts("built")[0]["start"] == "@city-roma"


@pytest.mark.clause("CE-4.2", "CE-4.16")
def test_a_chain_may_lie_wholly_between_cities_of_others() -> None:
    scene = triangle().play("build brundisium-dyrrhachium", "lengthen brundisium-syracusae")
    assert scene.facts("built")[0]["start"] == "@city-syracusae"
    assert scene.cities(1) == ["brundisium", "syracusae"]
    assert scene.table.supply[0] == 23


@pytest.mark.clause("CE-1.9", "CE-9.3")
def test_a_gap_in_a_row_does_not_matter() -> None:
    scene = empire(4).hold(0, meat=1, grapes=2, wheat=1, wine=1, gems=2)
    rows = [(facts["row"], facts["kinds"]) for _, _, facts in scene.lines("different")]
    assert rows == [(1, 5), (2, 2)]


@pytest.mark.clause("CE-4.2", "CE-6.2")
def test_only_what_is_built_is_paid_for() -> None:
    scene = empire(3).road(1, "roma-massilia").road(2, "massilia-tarraco").turn(0)
    scene.play("build burdigala-tarraco")
    assert scene.table.supply[0] == 24
    assert scene.table.points == [1, 2, 1]


@pytest.mark.clause("CE-9.7")
@pytest.mark.parametrize(("supplies", "bonus"), [((0, 0), [10, 10]), ((0, 1), [0, 10])])
def test_without_roads_there_is_a_bonus_only_if_nobody_has_any(
    supplies: tuple[int, int], bonus: list[int]
) -> None:
    scene = empire(2).supply(*supplies).ended()
    assert [scene.row("roads", seat) for seat in range(2)] == bonus
