"""Chapter 9: an aqueduct may take the place of another building."""

import pytest

from groma.games.city_of_rome.city import ON_STRIP
from groma.games.city_of_rome.layout import BRICK, POINT
from tests.scenes.city_of_rome import (
    building,
    cell,
    grid,
    kind,
    stack,
    table_with,
    table_with_bricks,
)


@pytest.mark.clause("CR-9.19")
@pytest.mark.parametrize(
    "replaced", ["grain_farm", "residence_4", "luxury_residence_2", "school", "temple_mars"]
)
def test_an_aqueduct_goes_on_an_empty_cell_or_in_the_place_of_any_own_building(
    replaced: str,
) -> None:
    scene = building(
        "aqueduct", more=f"{replaced} at 0,1", others={1: "residence_3 at 0,1 | baths at 0,2"}
    )
    empty = {"-1,0", "2,0", "0,-1", "1,-1", "-1,1", "1,1", "0,2"}
    assert scene.cells() == {"0,0", "1,0", "0,1", *empty}
    assert scene.why_not("place 0,3").clause == "CR-7.7"
    assert scene.why_not("place 2,1").clause == "CR-7.7"
    scene.play("place 0,1")
    assert scene.building_at("0,1") == "aqueduct"
    assert scene.building_at("0,1", seat=1) == "residence_3"


@pytest.mark.clause("CR-9.19")
def test_a_new_aqueduct_keeps_to_the_span_of_the_city() -> None:
    scene = building("aqueduct", more="residence_3 at 2,0 | residence_3 at 3,0")
    assert scene.why_not("place -1,0").clause == "CR-7.8"


@pytest.mark.clause("CR-9.20")
@pytest.mark.parametrize(("bricks", "money"), [(1, 5), (0, 3)])
def test_replacing_costs_one_brick_and_the_card_leaves_the_game_openly(
    bricks: int, money: int
) -> None:
    scene = table_with_bricks(bricks, more="market/III at 0,1", hand="aqueduct", money=5)
    scene.play("build aqueduct", "place 0,1")
    assert scene.city.money == money
    for viewer in (0, 1, 3):
        box = scene.view(viewer)["box"]
        assert [(gone["card"], gone["deck"]) for gone in box] == [("market", "III")]
    replaced = {"seat": "@seat-0", "card": "@card-market", "cell": "0,1"}
    assert ("note-replaced", replaced) in scene.notes(1)
    assert len(scene.view(1)["seats"][0]["buildings"]) == 3


@pytest.mark.clause("CR-9.20")
def test_an_aqueduct_on_an_empty_cell_sends_nothing_to_the_box() -> None:
    scene = building("aqueduct").play("place 0,1")
    assert scene.view(1)["box"] == []
    assert "note-replaced" not in [message for message, _ in scene.notes(1)]
    assert len(scene.view(1)["seats"][0]["buildings"]) == 3


@pytest.mark.clause("CR-9.20", "CR-9.29")
def test_a_city_with_a_replaced_card_does_not_reach_sixteen_cards() -> None:
    rows = (
        "start_residence_2 start_vegetable_farm residence_3 residence_3",
        "arena residence_2 residence_2 residence_3",
        "temple_minerva arena residence_4 residence_4",
    )
    last = "residence_3 market school"
    assert table_with(city=grid(*rows, f"{last} baths")).rows()["temples"] == 10
    fifteen = grid(*rows, f"{last} .")
    assert building("aqueduct", city=fifteen).play("place 3,3").rows()["temples"] == 10
    assert building("aqueduct", city=fifteen).play("place 1,3").rows()["temples"] == 0


@pytest.mark.clause("CR-9.21", "CR-9.24")
def test_edge_case_8_start_cards_may_be_replaced_and_no_longer_count() -> None:
    more = (
        "temple_amor at 0,1 | residence_2 at -1,0 | residence_2 at -1,1 | residence_2 at -1,2 | "
        "temple_venus at 0,2 | temple_saturn at 1,1 | grain_farm at 1,2 | sheep_farm at 2,2 | "
        "vegetable_farm at 2,1"
    )
    scene = building("aqueduct", more=more, money=0)
    assert scene.rows()["temples"] == 10 + 2 * 4 + 15
    home = scene.another(scene.table.clone()).play("place 0,0")
    assert home.rows()["temples"] == 0 + 2 * 3 + 15
    assert home.table.box == [kind("start_residence_2") | 4 << 8]
    farm = scene.play("place 1,0")
    assert farm.rows()["temples"] == 10 + 2 * 4 + 0
    assert farm.building_at("1,0") == "aqueduct"
    farm.play("produce", "accept 0")
    assert farm.table.cities[0].money == 1


@pytest.mark.clause("CR-9.22")
def test_edge_case_7_replacing_baths_returns_their_point_tokens_and_their_colour() -> None:
    more = "baths at 0,1 [4] | residence_3 at 1,1 | imperial_baths at 2,1 [2]"
    scene = building("aqueduct", more=more)
    supply = scene.table.supply[:]
    before = scene.rows()
    assert (before["residences-2"], before["residences-3"]) == (2 * 1 + 4, 3 * 1 + 4)
    scene.play("place 0,1")
    assert scene.table.supply[POINT] == supply[POINT] + 4
    assert scene.table.supply[BRICK] == supply[BRICK]
    assert scene.city.baths == [8 * cell("2,1") + 2]
    after = scene.rows()
    assert (after["residences-2"], after["residences-3"]) == (0, 3 * 1 + 2)


@pytest.mark.clause("CR-9.22")
@pytest.mark.parametrize("farm", ["grain_farm", "vineyard"])
def test_edge_case_6_the_token_of_the_replaced_farm_may_pay_for_the_aqueduct(farm: str) -> None:
    scene = table_with_bricks(0, more=f"{farm} at 0,1 *", hand="aqueduct", money=0)
    supply = scene.table.supply[:]
    scene.play("build aqueduct", "place 0,1")
    assert scene.building_at("0,1") == "aqueduct"
    assert (scene.city.bricks, scene.city.money) == (0, 0)
    assert scene.table.supply[BRICK] == supply[BRICK] + 1


@pytest.mark.clause("CR-9.22")
def test_a_brick_token_left_on_the_replaced_farm_goes_to_the_supply() -> None:
    more = "grain_farm at 0,1 * | vineyard at 1,-1 *"
    scene = table_with_bricks(0, more=more, hand="aqueduct", money=2)
    supply = scene.table.supply[:]
    scene.play("build aqueduct", "place 0,1")
    assert scene.legal() == ["spend 1,-1", "spend 0,1", "coins"]
    scene.play("coins")
    assert scene.city.bricks == 1 << cell("1,-1")
    assert scene.city.money == 0
    assert scene.table.supply[BRICK] == supply[BRICK] + 1


@pytest.mark.clause("CR-9.22")
def test_tokens_on_other_cards_stay() -> None:
    more = "residence_3 at 0,1 | grain_farm at 1,1 * | baths at 2,1 [2]"
    scene = building("aqueduct", more=more)
    supply = scene.table.supply[:]
    scene.play("place 0,1")
    assert scene.table.supply == supply
    assert scene.city.bricks == 1 << cell("1,1")
    assert scene.city.point_tokens(cell("2,1")) == 2


@pytest.mark.clause("CR-9.23")
def test_a_building_with_a_builder_on_it_may_be_replaced_in_the_own_second_turn() -> None:
    scene = table_with(
        players=2, row="GGBBB", field=4, later={5: 0}, hand="arena, aqueduct", offer="market"
    )
    scene.table.fields[4] = 2 * 0 + 1
    scene.city.builders[:] = [ON_STRIP, ON_STRIP]
    scene.play("build arena", "place 0,1", "finish")
    assert scene.view(1)["seats"][0]["builders"] == ["0,1", "strip"]
    scene.play("build aqueduct", "place 0,1")
    assert scene.view(1)["seats"][0]["builders"] == ["beside", "strip"]
    scene.play("finish")
    assert scene.view(1)["seats"][0]["builders"] == ["beside", "0,1"]


@pytest.mark.clause("CR-9.23")
def test_a_builder_on_another_building_stays_where_it_is() -> None:
    scene = building("aqueduct", players=2, more="arena at 0,1 | baths at 1,1 [1]")
    scene.city.builders[:] = [ON_STRIP, cell("1,1")]
    scene.play("place 0,1")
    assert scene.view(0)["seats"][0]["builders"] == ["strip", "1,1"]


@pytest.mark.clause("CR-9.24")
def test_what_the_replaced_building_gave_is_kept() -> None:
    given = {"forum_romanum": (2, 0), "colosseum": (0, 2), "luxury_residence_4": (0, 1)}
    for name, (coins, tokens) in given.items():
        scene = table_with(hand=f"{name}, aqueduct", row="GGBBB", field=4, later={5: 0}, money=9)
        scene.play(f"build {name}", "place 0,1", "finish", "build aqueduct", "place 0,1")
        assert (scene.city.money, scene.city.influence) == (9 - 2 + coins, tokens)


@pytest.mark.clause("CR-9.24")
def test_the_card_a_replaced_school_brought_is_kept() -> None:
    scene = table_with(
        hand="school, aqueduct", row="GGBBB", field=4, later={5: 0}, money=9, offer="market"
    )
    stack(scene, "II", "temple_minerva, grain_farm")
    scene.play("build school", "place 0,1", "study II", "finish")
    scene.play("build aqueduct", "place 0,1")
    assert scene.hand(0) == ["temple_minerva", "market"]


@pytest.mark.clause("CR-9.24")
@pytest.mark.parametrize(
    ("replaced", "lost"),
    [
        ("luxury_residence_2", {"temples": 1 + 2 + 10, "residences-2": 4}),
        ("residence_2", {"temples": 2 + 10, "residences-2": 4}),
        ("great_aqueduct", {"temples": 1}),
        ("temple_jupiter", {"temples": 2 * 4 + 2}),
        ("arena", {"residences-2": 6}),
    ],
)
def test_stars_colour_value_and_temple_of_the_replaced_building_are_gone(
    replaced: str, lost: dict[str, int]
) -> None:
    more = (
        f"{replaced} at 0,1 | residence_2 at 1,1 | residence_2 at 0,2 | market at 1,2 | "
        "temple_luna at -1,2 | temple_venus at -1,1 | temple_amor at -1,0"
    )
    scene = building("aqueduct", more=more, money=0)
    before = scene.rows()
    after = scene.play("place 0,1").rows()
    rows = ("residences-2", "residences-3", "residences-4", "temples")
    changed = {row: before[row] - after[row] for row in rows if before[row] != after[row]}
    assert changed == lost


@pytest.mark.clause("CR-9.24")
@pytest.mark.parametrize("farm", ["vegetable_farm", "grain_farm", "sheep_farm", "vineyard"])
def test_the_function_of_a_replaced_farm_is_gone(farm: str) -> None:
    scene = building("aqueduct", more=f"{farm} at 0,1", influence=2).play("place 0,1", "produce")
    city = scene.table.cities[0]
    assert (city.money, city.influence, city.bricks) == (5 + 1, 2, 0)


@pytest.mark.clause("CR-9.27")
def test_every_card_of_a_city_that_spans_the_square_may_be_replaced() -> None:
    city = grid(
        "start_residence_2 start_vegetable_farm residence_3 baths",
        "market . . residence_4",
        "market . . residence_4",
        "temple_amor school grain_farm arena",
    )
    scene = building("aqueduct", city=city)
    assert scene.cells() == {f"{x},{y}" for x in range(4) for y in range(4)}


@pytest.mark.clause("CR-9.27")
def test_a_replacement_leaves_the_span_and_the_free_cells_as_they_were() -> None:
    scene = table_with(
        more="residence_3 at 2,0 | residence_4 at 3,0",
        hand="aqueduct, residence_2",
        row="GGBBB",
        field=4,
        later={5: 0},
        money=9,
    )
    scene.play("build aqueduct", "place 3,0", "finish", "build residence_2")
    assert scene.why_not("place -1,0").clause == "CR-7.8"
    assert scene.why_not("place 3,0").clause == "CR-7.10"
    assert scene.cells() == {f"{x},{y}" for x in range(4) for y in (-1, 1)}
