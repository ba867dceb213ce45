"""Chapter 4: chains of several segments through claimed cities."""

import pytest

from groma.core.usual import declared
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import MOST_ROADS, ROME, SEGMENT_IDS
from tests.games.told import refused
from tests.scenes.caesars_empire import Scene, empire, segment, wander

FINAL = "build mediolanum-lugdunum"
TO_AUGUSTA = "lengthen mediolanum-augusta_vindelicorum"
TO_AQUILEIA = "lengthen aquileia-augusta_vindelicorum"
TO_SALONAE = "lengthen aquileia-salonae"
TO_BRUNDISIUM = "lengthen brundisium-salonae"
TO_SYRACUSAE = "lengthen brundisium-syracusae"


def north(players: int = 2, builder: int = 0, chain_roads: str = "unlimited") -> Scene:
    """Eight nodes around Rome are joined by roads of seat 1, with six gaps between them."""
    scene = empire(players, chain_roads=chain_roads).road(
        1,
        "roma-aquileia",
        "aquileia-carnuntum",
        "augusta_vindelicorum-carnuntum",
        "roma-mediolanum",
        "roma-salonae",
        "roma-brundisium",
        "roma-syracusae",
    )
    return scene.supply(*[25] * players).turn(builder)


@pytest.mark.clause("CE-4.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_chain_grows_backwards_through_claimed_cities(players: int) -> None:
    scene = north(players).play(FINAL)
    first = {"mediolanum-augusta_vindelicorum", "mediolanum-aquileia"}
    assert (scene.step(), scene.table.seat) == ("chain", 0)
    assert scene.named("lengthen") == first
    assert scene.legal()[-1] == "start"
    scene.play(TO_AUGUSTA)
    assert scene.legal() == [TO_AQUILEIA, "start"]
    scene.play(TO_AQUILEIA)
    assert scene.legal() == [TO_SALONAE, "start"]
    scene.play("start")
    for name in ("mediolanum-lugdunum", TO_AUGUSTA[9:], TO_AQUILEIA[9:]):
        assert scene.owner(name) == 0
    assert scene.owner("aquileia-salonae") is None
    assert scene.table.supply[:2] == [22, 25]
    assert scene.facts("built") == [
        {"seat": "@seat-0", "start": "@city-aquileia", "end": "@city-lugdunum", "roads": 3}
    ]


@pytest.mark.clause("CE-4.4")
def test_a_chain_may_go_through_one_city_or_through_several() -> None:
    scene = north().play(FINAL, TO_AUGUSTA, "start")
    assert (scene.cities(0), scene.table.supply) == (["lugdunum"], [23, 25])
    scene = north().play(FINAL, TO_AUGUSTA, TO_AQUILEIA, "start")
    assert (scene.cities(0), scene.table.supply) == (["lugdunum"], [22, 25])


@pytest.mark.clause("CE-4.5")
def test_a_chain_may_have_any_number_of_segments() -> None:
    scene = north().play(FINAL, TO_AUGUSTA, TO_AQUILEIA, TO_SALONAE, TO_BRUNDISIUM, TO_SYRACUSAE)
    assert scene.table.seat == 1  # nothing more could be added
    assert scene.table.supply == [19, 25]
    assert scene.facts("built")[0] == {
        "seat": "@seat-0",
        "start": "@city-syracusae",
        "end": "@city-lugdunum",
        "roads": 6,
    }


def test_the_cities_that_a_chain_and_a_way_go_through_are_told_in_order() -> None:
    scene = north().play(FINAL, TO_AUGUSTA, TO_AQUILEIA, TO_SALONAE, TO_BRUNDISIUM, TO_SYRACUSAE)
    story = scene.story()
    assert [name for name, _ in story][:4] == ["built", "via-four", "via", "claimed"]
    assert [str(city) for _, facts in story[1:3] for city in facts.values()] == [
        "@city-brundisium",
        "@city-salonae",
        "@city-aquileia",
        "@city-augusta-vindelicorum",
        "@city-mediolanum",
    ]
    assert story[5] == ("via", {"city": "@city-mediolanum"})
    direct = empire().play("build roma-aquileia")
    assert not [name for name in direct.told() if name.startswith("via")]


# ---- a limit of roads ---------------------------------------------------------------------------


def test_the_limits_are_those_of_the_box() -> None:
    setting = GAME.settings[2]
    assert (setting.name, setting.clause, setting.default) == ("chain_roads", "CE-4.5", 0)
    assert setting.labels == ["unlimited", *map(str, MOST_ROADS[1:])]


@pytest.mark.clause("CE-4.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("most", [2, 3])
def test_a_table_may_limit_the_roads_of_a_turn(players: int, most: int) -> None:
    scene = north(players, chain_roads=str(most)).play(FINAL)
    for name in (TO_AUGUSTA, TO_AQUILEIA)[: most - 1]:
        assert (scene.step(), scene.table.seat) == ("chain", 0)
        scene.play(name)
    assert (scene.step(), scene.table.seat) == ("build", 1)  # no question beyond the limit
    assert scene.table.supply[0] == 25 - most


@pytest.mark.clause("CE-4.5")
def test_the_limit_counts_roads_and_not_segments() -> None:
    for most, wanted in ((2, {"brundisium-salonae"}), (3, {"roma-salonae", "brundisium-salonae"})):
        scene = empire(chain_roads=str(most)).road(1, "roma-aquileia", "aquileia-salonae")
        scene.road(1, "roma-brundisium").turn(0).play("build salonae-dyrrhachium")
        assert scene.named("lengthen") == wanted
        assert {build["segment"] for build in scene.view()["turn"]["builds"]} == wanted
        assert scene.allows("start")


@pytest.mark.clause("CE-4.5")
def test_the_limit_bears_the_clause_and_says_how_many_roads_are_allowed() -> None:
    scene = empire(chain_roads="2").road(1, "roma-aquileia", "aquileia-salonae")
    scene.road(1, "roma-brundisium").turn(0).play("build salonae-dyrrhachium")
    refusal = scene.table.why_not(0, scene.move("lengthen roma-salonae"))
    assert refusal is not None
    assert (refusal.clause, refusal.facts) == ("CE-4.5", {"roads": 2})
    assert refused(scene, "lengthen roma-salonae").startswith(
        "At this table you may place at most 2 roads in one turn. (CE-4.5) Our reading: "
    )
    assert refused(scene, "lengthen roma-salonae", "de").startswith(
        "An diesem Tisch darfst du in einem Zug höchstens 2 Straßen bauen. (CE-4.5) Unsere Lesart: "
    )
    assert scene.clause("lengthen aquileia-salonae") == "CE-4.7"  # what else forbids it comes first


@pytest.mark.clause("CE-4.13")
@pytest.mark.parametrize("supply", [1, 2, 3])
def test_under_a_limit_the_supply_may_be_the_smaller_one(supply: int) -> None:
    scene = north(chain_roads="3").supply(supply, 25).turn(0).play(FINAL)
    for name in (TO_AUGUSTA, TO_AQUILEIA)[: supply - 1]:
        scene.play(name)
    assert scene.table.seat == 1
    assert scene.table.supply == [0, 25]
    poor = empire(chain_roads="3").road(1, "roma-aquileia", "aquileia-salonae", "roma-brundisium")
    poor.supply(2, 9).turn(0).play("build salonae-dyrrhachium")
    assert poor.clause("lengthen roma-salonae") == "CE-4.13"


@pytest.mark.clause("CE-4.5")
@pytest.mark.parametrize("most", ["2", "3"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_limit_closes_a_single_segment(players: int, most: str) -> None:
    for number in range(6):
        scene = wander(players, b"limit %d" % number, 15, chain_roads=most)
        free = scene.copy()
        free.table.settings = GAME.defaults()
        assert free.renew().legal() == scene.legal()
        assert max(scene.network.roads(segment(name)) for name in scene.named("build")) == 2


@pytest.mark.clause("CE-3.4", "CE-8.2")
@pytest.mark.parametrize("most", ["2", "3"])
def test_under_a_limit_nobody_skips_who_has_the_roads(most: str) -> None:
    scene = empire(chain_roads=most).settle("cyrene").supply(1, 2).turn(0)
    assert scene.told() == ["skipped"]
    assert (scene.table.seat, scene.step()) == (1, "build")
    scene = empire(chain_roads=most).settle("cyrene").supply(1, 1).turn(0)
    assert scene.told() == ["skipped", "skipped", "ended"]


# ---- what a chain may touch ---------------------------------------------------------------------


@pytest.mark.clause("CE-4.6", "CE-4.1")
def test_a_chain_never_goes_through_an_available_city() -> None:
    scene = north().play(FINAL)
    for name in ("mediolanum-massilia", "massilia-lugdunum", "aquileia-sirmium", "roma-carthago"):
        expected = "CE-4.9" if name == "massilia-lugdunum" else "CE-4.6"
        assert scene.clause(f"lengthen {name}") == expected
    assert scene.clause("lengthen mediolanum-lugdunum") == "CE-4.6"  # the final segment itself


@pytest.mark.clause("CE-1.6")
@pytest.mark.parametrize(("players", "name"), [(2, "roma-caralis"), (4, "tarraco-caesarea")])
def test_a_chain_uses_no_segment_of_the_other_side(players: int, name: str) -> None:
    assert north(players).play(FINAL).clause(f"lengthen {name}") == "CE-1.6"


@pytest.mark.clause("CE-4.7")
@pytest.mark.parametrize("builder", [0, 1])
def test_a_chain_uses_no_built_segment_not_even_an_own_one(builder: int) -> None:
    scene = north(builder=builder).play(FINAL)
    assert scene.clause("lengthen roma-mediolanum") == "CE-4.7"
    assert scene.clause("lengthen roma-brundisium") == "CE-4.7"


@pytest.mark.clause("CE-4.9")
def test_a_chain_has_no_breaks() -> None:
    scene = north(builder=1).play(FINAL)
    for name in (TO_AQUILEIA, TO_SALONAE, TO_BRUNDISIUM):
        assert scene.clause(name) == "CE-4.9"  # own roads in between are no help
    scene.play(TO_AUGUSTA)
    assert scene.clause("lengthen mediolanum-aquileia") == "CE-4.9"
    assert scene.clause(TO_SALONAE) == "CE-4.9"


@pytest.mark.clause("CE-4.9")
def test_the_next_segment_goes_on_from_where_the_chain_has_come() -> None:
    scene = north().play(FINAL, "lengthen mediolanum-aquileia")
    assert scene.named("lengthen") == {"aquileia-augusta_vindelicorum", "aquileia-salonae"}
    assert scene.view()["turn"]["tip"] == "aquileia"


@pytest.mark.clause("CE-4.10")
def test_a_chain_comes_to_no_city_twice() -> None:
    scene = north().play(FINAL, TO_AUGUSTA)
    assert scene.clause(TO_AUGUSTA) == "CE-4.10"  # straight back
    scene.play(TO_AQUILEIA)
    assert scene.clause("lengthen mediolanum-aquileia") == "CE-4.10"  # round in a ring
    assert scene.clause(TO_AQUILEIA) == "CE-4.10"
    assert scene.legal() == [TO_SALONAE, "start"]


def through_rome() -> Scene:
    """Two claimed cities have empty segments to Rome."""
    scene = empire().road(1, "roma-aquileia", "mediolanum-aquileia")
    return scene.road(1, "roma-syracusae", "brundisium-syracusae").turn(0)


@pytest.mark.clause("CE-4.11")
def test_a_chain_that_has_come_to_rome_begins_there() -> None:
    scene = through_rome().play("build brundisium-dyrrhachium", "lengthen roma-brundisium")
    assert (scene.step(), scene.table.seat) == ("build", 1)
    assert scene.owner("roma-mediolanum") is None
    assert scene.facts("built")[0]["start"] == "@city-roma"


@pytest.mark.clause("CE-4.11")
def test_a_build_from_rome_is_never_lengthened() -> None:
    scene = through_rome().play("build roma-massilia")
    assert (scene.step(), scene.table.seat) == ("build", 1)
    assert scene.table.supply == [23, 21]


@pytest.mark.clause("CE-4.11")
def test_the_way_on_from_rome_bears_the_clause() -> None:
    scene = through_rome().play("build brundisium-dyrrhachium")
    scene.table.tip = ROME
    assert scene.renew().clause("lengthen roma-mediolanum") == "CE-4.11"
    assert scene.legal() == ["start"]


@pytest.mark.clause("CE-4.13")
@pytest.mark.parametrize("supply", [1, 2, 3, 4])
def test_the_whole_chain_must_be_paid_for(supply: int) -> None:
    scene = north().supply(supply, 9).turn(0).play(FINAL)
    for name in (TO_AUGUSTA, TO_AQUILEIA, TO_SALONAE)[: supply - 1]:
        scene.play(name)
    assert scene.table.seat == 1  # no question without roads
    assert scene.table.supply == [0, 9]


@pytest.mark.clause("CE-4.13")
@pytest.mark.parametrize("supply", [3, 4])
def test_what_the_chain_takes_already_is_not_there_for_more(supply: int) -> None:
    scene = empire().road(1, "roma-aquileia", "aquileia-salonae", "roma-brundisium")
    scene.road(1, "aquileia-carnuntum", "carnuntum-sirmium").supply(supply, 9).turn(0)
    scene.play("build brundisium-dyrrhachium", "lengthen brundisium-salonae")
    both = {"roma-salonae", "salonae-sirmium"}
    assert scene.named("lengthen") == (both if supply == 4 else {"salonae-sirmium"})
    if supply == 3:
        assert scene.clause("lengthen roma-salonae") == "CE-4.13"


@pytest.mark.clause("CE-4.13")
@pytest.mark.parametrize("supply", [2, 3])
def test_a_segment_of_two_roads_before_one_of_one_needs_three(supply: int) -> None:
    scene = empire().road(1, "roma-aquileia", "aquileia-salonae", "roma-brundisium")
    scene.supply(supply, 9).turn(0).play("build salonae-dyrrhachium")
    both = {"roma-salonae", "brundisium-salonae"}
    assert scene.named("lengthen") == (both if supply == 3 else {"brundisium-salonae"})
    if supply == 2:
        assert scene.clause("lengthen roma-salonae") == "CE-4.13"


@pytest.mark.clause("CE-4.16", "CE-4.12")
@pytest.mark.parametrize("length", [0, 1, 2])
def test_where_the_chain_begins_is_free(length: int) -> None:
    scene = north().play(FINAL, *[TO_AUGUSTA, TO_AQUILEIA][:length], "start")
    start = ["mediolanum", "augusta-vindelicorum", "aquileia"][length]
    assert scene.facts("built")[0]["start"] == f"@city-{start}"
    assert scene.far("lugdunum") == 2  # over Mediolanum in any case
    assert scene.table.points == [1, 1]


@pytest.mark.clause("CE-4.16")
def test_a_chain_may_begin_in_rome_although_a_claimed_city_is_nearer() -> None:
    scene = empire().road(1, "roma-syracusae", "brundisium-syracusae").turn(0)
    scene.play("build brundisium-dyrrhachium")
    assert scene.legal() == ["lengthen roma-brundisium", "start"]
    scene.play("lengthen roma-brundisium")
    assert scene.table.points == [2, 0]


def test_the_chain_in_progress_is_seen_by_all() -> None:
    scene = north(3).play(FINAL, TO_AUGUSTA)
    for viewer in range(4):
        turn = scene.view(viewer)["turn"]
        assert turn["chain"] == ["mediolanum-lugdunum", "mediolanum-augusta_vindelicorum"]
        assert (turn["city"], turn["tip"]) == ("lugdunum", "augusta_vindelicorum")
        assert turn["roads"] == 2
        assert scene.view(viewer)["step"] == "chain"


@pytest.mark.clause("CE-4.13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_gap_to_any_city_can_be_too_long_for_the_supply(players: int) -> None:
    refused = 0
    for number in range(12):
        scene = wander(players, b"poor %d" % number, 18)
        for name in sorted(scene.named("build")):
            trial = scene.copy()
            cost = trial.network.roads(segment(name))
            trial.supply(*[cost + 1] * players).play(f"build {name}")
            while trial.step() == "chain":
                tip = trial.table.tip
                for other in trial.network.at(tip):
                    there = trial.network.other(other, tip)
                    empty = trial.owner(SEGMENT_IDS[other]) is None and there not in (tip, ROME)
                    if empty and there != trial.table.city and trial.network.is_claimed(there):
                        move = f"lengthen {SEGMENT_IDS[other]}"
                        if trial.network.roads(other) > 1 and len(trial.table.chain) == 1:
                            assert trial.clause(move) == "CE-4.13"
                            refused += 1
                trial.play("start")
    assert refused > 0


# ---- what is put up -----------------------------------------------------------------------------


@pytest.mark.parametrize(("rival", "asked"), [(1, True), (0, False)])
def test_where_it_begins_is_asked_where_that_takes_more_from_others(
    rival: int, asked: bool
) -> None:
    scene = empire(2).road(rival, "roma-mediolanum", "mediolanum-aquileia")
    scene.road(0, "roma-salonae").supply(20, 20).turn(0).play("build aquileia-carnuntum")
    assert scene.step() == "chain"
    usual = declared(scene.table)
    assert (usual is None) == asked
    assert usual is None or usual.move == scene.move("start")
