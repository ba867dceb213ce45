"""Chapter 5: city token and treasure go to the builder."""

from itertools import permutations

import pytest

from groma.games.caesars_empire.tables import KIND_FULL, KIND_IDS
from tests.scenes.caesars_empire import Scene, dealt, empire

PLAYERS = (2, 3, 4, 5)


@pytest.mark.clause("CE-5.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_builder_takes_the_city_token(players: int) -> None:
    for builder in range(players):
        scene = empire(players).turn(builder)
        left = scene.left()
        scene.play("build roma-syracusae")
        for seat in range(players):
            assert scene.cities(seat) == (["syracusae"] if seat == builder else [])
        assert set(left) - set(scene.left()) == {"syracusae"}
        seen = next(city for city in scene.view()["cities"] if city["city"] == "syracusae")
        assert (seen["seat"], seen["far"], seen["value"]) == (builder, 1, 5)
        assert scene.view()["seats"][builder]["best"] == {"italia": 5}


@pytest.mark.clause("CE-5.1")
def test_a_claimed_city_is_no_new_city_any_more() -> None:
    scene = empire().play("build roma-brundisium")
    assert scene.clause("build roma-brundisium") == "CE-4.7"
    assert scene.allows("build brundisium-syracusae")
    scene.play("build roma-syracusae")
    assert scene.clause("build brundisium-syracusae") == "CE-4.1"


@pytest.mark.clause("CE-5.1")
def test_where_a_chain_passes_nothing_is_taken() -> None:
    scene = empire().road(1, "roma-brundisium", "roma-syracusae").turn(0)
    scene.play("build brundisium-dyrrhachium", "lengthen brundisium-syracusae")
    assert (scene.cities(0), scene.cities(1)) == (["dyrrhachium"], ["brundisium", "syracusae"])
    assert sum(scene.held(0).values()) == 1


@pytest.mark.clause("CE-5.2")
@pytest.mark.parametrize("kind", KIND_IDS)
def test_the_builder_takes_the_treasure_of_the_city(kind: str) -> None:
    scene = empire(3).lay(f"aquileia {kind}").turn(2)
    before = scene.view()["left"][kind]
    scene.play("build roma-aquileia")
    assert [scene.held(seat) for seat in range(3)] == [{}, {}, {kind: 1}]
    assert scene.facts("claimed")[0]["kind"] == f"@kind-{kind}"
    assert scene.view()["left"][kind] == before - 1
    assert scene.view()["seats"][2]["treasures"][kind] == 1
    assert scene.view()["seats"][0]["treasures"][kind] == 0


@pytest.mark.clause("CE-5.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_at_the_end_every_treasure_of_the_map_belongs_to_somebody(players: int) -> None:
    scene = dealt(players)
    before = scene.view()["left"]
    while not scene.table.over():
        scene.table.play(scene.table.legal()[-1])
    assert scene.left() == []
    assert set(scene.view()["left"].values()) == {0}
    taken = dict.fromkeys(KIND_IDS, 0)
    for seat in scene.view()["seats"]:
        for kind in KIND_IDS:
            taken[kind] += seat["treasures"][kind]
    assert taken == before


@pytest.mark.clause("CE-5.3")
def test_treasures_of_one_kind_are_one_column() -> None:
    scene = empire(3).lay("aquileia oil", "syracusae oil", "brundisium oil", "salonae gems")
    for name, count, column in (("aquileia", 1, 0), ("syracusae", 2, 2), ("brundisium", 3, 10)):
        scene.turn(0).play(f"build roma-{name}")
        assert scene.held(0) == {"oil": count}
        assert scene.row("same") == column
        assert scene.row("different") == 0
    scene.turn(0).play("build roma-salonae")
    assert scene.held(0) == {"oil": 3, "gems": 1}
    assert (scene.row("same"), scene.row("different")) == (10, 2)


def taken_in_order(names: tuple[str, ...]) -> Scene:
    """Seat 0 takes three treasures, in this order."""
    scene = empire(3).lay("aquileia oil", "syracusae gems", "brundisium oil")
    for name in names:
        scene.turn(0).play(f"build roma-{name}")
    return scene


@pytest.mark.clause("CE-5.4")
def test_the_order_of_the_columns_means_nothing() -> None:
    sheets = [
        [line for line in taken_in_order(names).sheet().to_json() if line["row"] != "ways"]
        for names in permutations(("aquileia", "syracusae", "brundisium"))
    ]
    assert all(sheet == sheets[0] for sheet in sheets)
    board = taken_in_order(("syracusae", "aquileia", "brundisium")).view()["seats"][0]["treasures"]
    assert {kind: count for kind, count in board.items() if count} == {"gems": 1, "oil": 2}


@pytest.mark.clause("CE-5.5")
def test_gold_goes_to_its_own_track() -> None:
    scene = empire(3).lay("aquileia gold", "syracusae gold", "brundisium gold")
    for count, name in enumerate(("aquileia", "syracusae", "brundisium"), 1):
        scene.turn(1).play(f"build roma-{name}")
        assert scene.held(1) == {"gold": count}
        assert (scene.row("same", 1), scene.row("different", 1)) == (0, 0)
        assert scene.lines("gold", 1) == [("CE-9.6", 2 * count, {"gold": count})]
    assert scene.row("gold", 0) == 0


@pytest.mark.clause("CE-5.6")
@pytest.mark.parametrize(
    ("kind", "row", "points"),
    [*[(kind, "same", 20) for kind in KIND_IDS[:8]], ("gold", "gold", 16)],
)
def test_there_is_room_for_all_treasures_of_a_kind(kind: str, row: str, points: int) -> None:
    count = KIND_FULL[KIND_IDS.index(kind)]
    scene = empire(4).hold(0, **{kind: count})
    assert scene.held(0) == {kind: count}
    assert scene.row(row) == points


@pytest.mark.clause("CE-5.6")
def test_there_is_room_for_all_eight_kinds_four_times() -> None:
    scene = empire(4).hold(0, **dict.fromkeys(KIND_IDS[:8], 4), gold=8)
    assert scene.left() == []
    assert (scene.row("different"), scene.row("same"), scene.row("gold")) == (4 * 46, 8 * 20, 16)
