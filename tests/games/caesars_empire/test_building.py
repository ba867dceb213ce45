"""Chapter 4: the final segment, from Rome or a claimed city to the new city."""

import pytest

from groma.core.deal import Deal
from groma.games.caesars_empire.tables import NODE_IDS, ROME
from tests.scenes.caesars_empire import Scene, dealt, empire, wander

PLAYERS = (2, 3, 4, 5)
EXITS = {
    "roma-mediolanum",
    "roma-aquileia",
    "roma-syracusae",
    "roma-massilia",
    "roma-salonae",
    "roma-carthago",
}
AROUND_BRUNDISIUM = {
    "brundisium-salonae",
    "brundisium-dyrrhachium",
    "brundisium-athenae",
    "brundisium-syracusae",
}


@pytest.mark.clause("CE-4.1", "CE-4.2")
@pytest.mark.parametrize("builder", [0, 1])
def test_builds_lead_from_rome_and_claimed_cities_to_available_ones(builder: int) -> None:
    scene = empire().road(0, "roma-brundisium").turn(builder)
    assert scene.named("build") == EXITS | AROUND_BRUNDISIUM
    scene.road(1, "brundisium-salonae")
    assert scene.named("build") == (EXITS - {"roma-salonae"}) | {
        "brundisium-dyrrhachium",
        "brundisium-athenae",
        "brundisium-syracusae",
        "aquileia-salonae",
        "salonae-sirmium",
        "salonae-dyrrhachium",
    }


@pytest.mark.clause("CE-4.1")
def test_a_segment_between_claimed_nodes_is_no_build() -> None:
    scene = empire().road(0, "roma-brundisium", "brundisium-salonae").turn(0)
    assert scene.clause("build roma-salonae") == "CE-4.1"
    assert scene.road(1, "roma-aquileia").clause("build aquileia-salonae") == "CE-4.1"


@pytest.mark.clause("CE-4.2")
def test_a_segment_between_available_cities_is_no_build() -> None:
    scene = empire()
    for name in ("brundisium-salonae", "corduba-olisipo", "dyrrhachium-athenae"):
        assert scene.clause(f"build {name}") == "CE-4.2"


@pytest.mark.clause("CE-4.2", "CE-4.16")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_city_where_a_build_begins_may_be_anybodys(players: int) -> None:
    scene = empire(players).road(1, "roma-brundisium").turn(0)
    scene.play("build brundisium-dyrrhachium")
    assert scene.cities(0) == ["dyrrhachium"]
    assert scene.cities(1) == ["brundisium"]
    facts = {"seat": "@seat-0", "start": "@city-brundisium", "end": "@city-dyrrhachium", "roads": 1}
    assert scene.facts("built") == [facts]


@pytest.mark.clause("CE-4.3", "CE-4.8")
@pytest.mark.parametrize(
    ("players", "name", "roads"),
    [
        (2, "roma-aquileia", 1),
        (2, "roma-massilia", 2),
        (2, "roma-carthago", 1),
        (3, "roma-salonae", 2),
        (4, "roma-carthago", 2),
        (4, "roma-caralis", 1),
        (5, "roma-massilia", 2),
    ],
)
def test_a_build_takes_as_many_roads_as_the_segment_shows(
    players: int, name: str, roads: int
) -> None:
    scene = empire(players).turn(1).play(f"build {name}")
    assert scene.table.supply[:2] == [25, 25 - roads]
    assert scene.owner(name) == 1
    assert scene.facts("built")[0]["roads"] == roads
    shown = [seen for seen in scene.view()["segments"] if seen["segment"] == name]
    assert [(seen["roads"], seen["seat"]) for seen in shown] == [(roads, 1)]


@pytest.mark.clause("CE-4.7")
@pytest.mark.parametrize("builder", [0, 1])
def test_a_built_segment_is_closed_even_to_its_owner(builder: int) -> None:
    scene = empire().road(0, "roma-brundisium").turn(builder)
    assert scene.clause("build roma-brundisium") == "CE-4.7"


@pytest.mark.clause("CE-4.8", "CE-4.13")
@pytest.mark.parametrize("roads", [0, 1, 2, 3])
def test_a_segment_of_two_roads_needs_both(roads: int) -> None:
    scene = empire(3).supply(roads, 25, 25).turn(0)
    if roads == 0:
        assert scene.table.seat == 1
        return
    singles = EXITS - {"roma-massilia", "roma-salonae"} | {"roma-brundisium"}
    every = EXITS | {"roma-brundisium"}
    assert scene.named("build") == (singles if roads == 1 else every)
    for name in every - scene.named("build"):
        assert scene.clause(f"build {name}") == "CE-4.13"


@pytest.mark.clause("CE-4.13")
@pytest.mark.parametrize("players", [2, 4])
def test_which_segments_one_road_is_enough_for_depends_on_the_side(players: int) -> None:
    scene = empire(players).supply(*[1] * players).turn(0)
    assert scene.allows("build roma-carthago") == (players == 2)


@pytest.mark.clause("CE-4.13")
def test_only_the_supply_of_the_builder_counts() -> None:
    scene = empire().supply(1, 2).turn(1)
    assert scene.allows("build roma-massilia")
    scene = empire().supply(1, 2).turn(0)
    assert scene.clause("build roma-massilia") == "CE-4.13"


@pytest.mark.clause("CE-4.13")
def test_the_last_roads_can_be_placed() -> None:
    scene = empire().supply(2, 5).turn(0).play("build roma-massilia")
    assert scene.table.supply == [0, 5]
    scene = empire().supply(1, 5).turn(0).play("build roma-aquileia")
    assert scene.table.supply == [0, 5]


def check_connections(scene: Scene) -> None:
    """No road at an available city; every claimed one joined to Rome; something to build."""
    view = scene.view()
    free = {seen["city"] for seen in view["cities"] if seen["seat"] is None}
    roads = [(seen["a"], seen["b"]) for seen in view["segments"] if seen["seat"] is not None]
    assert not free & {name for ends in roads for name in ends}
    joined = {NODE_IDS[ROME]}
    while True:
        more = {name for ends in roads if joined & set(ends) for name in ends} - joined
        if not more:
            break
        joined |= more
    assert joined - {"roma"} == {seen["city"] for seen in view["cities"]} - free
    if free:
        ways = [
            seen["roads"] for seen in view["segments"] if len({seen["a"], seen["b"]} & free) == 1
        ]
        assert ways
        assert set(ways) <= {1, 2}


@pytest.mark.clause("CE-4.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_claimed_cities_are_joined_to_rome_and_available_ones_are_not(players: int) -> None:
    for cities in range(0, 41, 4):
        check_connections(wander(players, b"joined %d" % cities, cities))


@pytest.mark.clause("CE-4.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_roads_stay_where_they_are(players: int) -> None:
    scene = dealt(players)
    chance = Deal(b"stay")
    while not scene.table.over():
        owners, supply = scene.network.owners[:], scene.table.supply[:]
        legal = scene.table.legal()
        scene.table.play(legal[chance.below(len(legal))])
        now = scene.network.owners
        assert all(seat in (-1, now[number]) for number, seat in enumerate(owners))
        assert all(less <= more for less, more in zip(scene.table.supply, supply))


@pytest.mark.clause("CE-4.17")
def test_segments_before_the_final_one_bring_nothing_of_their_own() -> None:
    scene = empire().road(1, "roma-brundisium", "roma-syracusae").turn(0)
    scene.play("build brundisium-dyrrhachium", "lengthen brundisium-syracusae")
    assert scene.told() == ["built", "via", "claimed", "scored-way", "via", "earned", "earned"]
    assert scene.cities(0) == ["dyrrhachium"]
    assert scene.cities(1) == ["brundisium", "syracusae"]
    assert scene.table.points == [1, 1]
    assert scene.table.ways == [1, 1]
    assert scene.table.seat == 1
