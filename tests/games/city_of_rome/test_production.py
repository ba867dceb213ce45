"""Chapter 8 and the production buildings of chapter 9: gears, money, brick tokens, influence."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import BRICK, COIN, INFLUENCE, PRODUCTION_OPTIONAL
from groma.games.city_of_rome.speech.prompt import tell_now
from tests.scenes.city_of_rome import Scene, cell, table_with
from tests.scenes.example import open_example, play_example

NO_FARM = "start_residence_2 at 0,0 | aqueduct at 1,0"
ONE_OF_EACH = (
    "vegetable_farm at 0,1 | grain_farm at 1,1 | sheep_farm at 0,2 | vineyard at 1,2 | "
    "market at 0,-1 | arena at 1,-1"
)


def tokens(scene: Scene, *cells: str) -> list[int]:
    """The brick tokens on some cards of seat 0."""
    return [scene.table.cities[0].bricks >> cell(where) & 1 for where in cells]


@pytest.mark.clause("CR-8.1")
@pytest.mark.parametrize(("field", "price"), [(3, 2), (4, 1), (5, 0)])
def test_production_takes_two_gears_and_each_missing_one_costs_one_money(
    field: int, price: int
) -> None:
    scene = table_with(field=field, money=5, hand="market")
    supply = scene.table.supply[:]
    scene.play("produce")
    assert scene.city.money == 5 - price + 1
    assert scene.table.supply[COIN] == supply[COIN] + price - 1
    paid = [("note-paid-gears", {"seat": "@seat-0", "coins": price})] if price else []
    made = {"seat": "@seat-0", "coins": 1, "bricks": 0, "influence": 0}
    assert scene.notes(1) == [*paid, ("note-produced", made)]


@pytest.mark.clause("CR-8.1")
@pytest.mark.parametrize(("field", "price"), [(3, 2), (4, 1)])
def test_without_two_gears_nothing_is_produced_at_all(field: int, price: int) -> None:
    more = "grain_farm at 0,1 | sheep_farm at 1,1"
    enough = table_with(field=field, money=price, more=more, hand="market")
    assert enough.allows("produce")
    scene = table_with(field=field, money=price - 1, more=more, hand="market")
    refusal = scene.why_not("produce")
    assert refusal.clause == "CR-8.1"
    assert refusal.facts == {"price": price, "money": price - 1}
    assert scene.legal() == ["build market", "finish"]


@pytest.mark.clause("CR-8.1")
def test_two_free_gears_need_no_money() -> None:
    scene = table_with(field=5, money=0).play("produce")
    assert scene.table.cities[0].money == 1


@pytest.mark.clause("CR-8.2")
def test_every_production_building_of_the_own_city_is_used_once() -> None:
    scene = table_with(
        more=ONE_OF_EACH, hand="market", influence=2, others={1: "sheep_farm at 0,1"}
    )
    supply = scene.table.supply[:]
    scene.play("produce", "accept 1")
    assert scene.city.money == 5 + 3
    assert scene.city.influence == 2 + 1
    assert tokens(scene, "1,1", "1,2") == [1, 1]
    assert scene.table.supply[COIN] == supply[COIN] - 3
    assert scene.table.supply[INFLUENCE] == supply[INFLUENCE] - 1
    assert scene.table.supply[BRICK] == supply[BRICK] - 2
    assert (scene.table.cities[1].money, scene.table.cities[1].influence) == (5, 0)
    made = {"seat": "@seat-0", "coins": 3, "bricks": 2, "influence": 1}
    assert scene.notes(2) == [("note-produced", made)]
    assert scene.why_not("produce").clause == "CR-6.3"


@pytest.mark.clause("CR-8.2")
def test_the_farms_of_the_seat_in_turn_produce() -> None:
    scene = table_with(seat=2, more="vineyard at 0,1 | sheep_farm at 1,1", field=4, hand="market")
    scene.play("produce", "accept 1")
    assert [city.money for city in scene.table.cities] == [5, 5, 5 - 1 + 2]
    assert [city.influence for city in scene.table.cities] == [0, 0, 1]
    assert {facts["seat"] for _, facts in scene.notes(0)} == {"@seat-2"}


@pytest.mark.clause("CR-8.3")
@pytest.mark.parametrize(
    ("farm", "money", "influence", "bricks"),
    [
        ("vegetable_farm", 2, 0, 0),
        ("grain_farm", 1, 0, 1),
        ("sheep_farm", 1, 1, 0),
        ("vineyard", 2, 0, 1),
    ],
)
def test_a_farm_built_in_the_same_turn_already_produces(
    farm: str, money: int, influence: int, bricks: int
) -> None:
    scene = table_with(hand=f"{farm}, market")
    scene.play(f"build {farm}", "place 0,1", "produce")
    if influence:
        scene.play("accept 1")
    city = scene.table.cities[0]
    assert (city.money, city.influence) == (5 + money, influence)
    assert tokens(scene, "0,1") == [bricks]


@pytest.mark.clause("CR-8.4", "CR-8.6")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_example_17_sheep_farms_give_as_much_influence_as_the_player_takes(taken: int) -> None:
    scene = open_example(GAME, "CR-E17", Scene).play("produce")
    assert scene.legal() == ["accept 0", "accept 1", "accept 2"]
    assert scene.why_not("accept 3").clause == "CR-8.6"
    scene.play(f"accept {taken}")
    assert (scene.city.money, scene.city.influence) == (6, taken)
    made = {"seat": "@seat-0", "coins": 1, "bricks": 0, "influence": taken}
    assert scene.notes(1) == [("note-produced", made)]


@pytest.mark.clause("CR-8.4")
def test_example_17_with_the_option_off_all_sheep_farms_produce() -> None:
    scene = open_example(GAME, "CR-E17", Scene)
    scene.table.settings[PRODUCTION_OPTIONAL] = 0
    scene.play("produce")
    assert (scene.city.money, scene.city.influence) == (6, 2)
    assert scene.legal() == ["build residence_2", "build market", "finish"]


@pytest.mark.clause("CR-8.5")
@pytest.mark.parametrize("city", [NO_FARM, f"{NO_FARM} | residence_2 at 0,1 | market at 1,1"])
def test_production_is_not_offered_when_no_farm_would_give_anything(city: str) -> None:
    scene = table_with(city=city, hand="market")
    assert scene.why_not("produce").clause == "CR-8.5"
    assert scene.legal() == ["build market", "finish"]


@pytest.mark.clause("CR-8.5")
def test_edge_case_30_grain_farms_that_hold_a_token_do_not_call_for_production() -> None:
    held = f"{NO_FARM} | grain_farm at 0,1 * | grain_farm at 1,1 *"
    scene = table_with(city=held, hand="market")
    assert scene.why_not("produce").clause == "CR-8.5"
    scene = table_with(city=held.replace("1,1 *", "1,1"), hand="market").play("produce")
    assert tokens(scene, "0,1", "1,1") == [1, 1]
    assert scene.city.money == 5


@pytest.mark.clause("CR-8.5")
@pytest.mark.parametrize(
    "farm", ["sheep_farm at 0,1", "vineyard at 0,1 *", "vegetable_farm at 0,1"]
)
def test_a_single_farm_that_gives_something_is_enough(farm: str) -> None:
    assert table_with(city=f"{NO_FARM} | {farm}", hand="market").allows("produce")


@pytest.mark.clause("CR-8.6")
def test_influence_is_declined_by_number_but_money_and_brick_tokens_are_always_taken() -> None:
    more = "sheep_farm at 0,1 | sheep_farm at 1,1 | sheep_farm at 2,0 | vineyard at 0,-1"
    scene = table_with(more=more, hand="market").play("produce")
    assert scene.legal() == ["accept 0", "accept 1", "accept 2", "accept 3"]
    scene.play("accept 0")
    assert (scene.city.money, scene.city.influence) == (7, 0)
    assert tokens(scene, "0,-1") == [1]


@pytest.mark.clause("CR-8.6")
def test_with_one_sheep_farm_none_or_one_is_taken() -> None:
    scene = table_with(more="sheep_farm at 0,1", hand="market").play("produce")
    assert scene.legal() == ["accept 0", "accept 1"]
    assert scene.why_not("accept 2").clause == "CR-8.6"


@pytest.mark.clause("CR-8.6")
def test_without_a_sheep_farm_nothing_is_asked() -> None:
    scene = table_with(more="vineyard at 0,1", hand="market", others={1: "sheep_farm at 0,1"})
    scene.play("produce")
    assert scene.legal() == ["build market", "finish"]


@pytest.mark.clause("CR-8.7", "CR-8.1")
def test_missing_gears_are_paid_before_the_farms_give_anything() -> None:
    scene = table_with(more="sheep_farm at 0,1 | vineyard at 1,1", field=3, money=2, hand="market")
    scene.play("produce")
    assert scene.city.money == 0
    assert tokens(scene, "1,1") == [0]
    scene.play("accept 1")
    assert scene.city.money == 2
    poor = table_with(more="vineyard at 1,1 | vegetable_farm at 0,1", field=3, money=1)
    assert poor.why_not("produce").clause == "CR-8.1"


@pytest.mark.clause("CR-9.1")
def test_each_vegetable_farm_gives_one_money() -> None:
    more = "vegetable_farm at 0,1 | vegetable_farm at 1,1 | vegetable_farm at 2,0"
    scene = table_with(more=more, hand="market").play("produce")
    assert scene.city.money == 5 + 4
    assert scene.city.influence == 0
    assert scene.city.bricks == 0
    city = "start_residence_2 at 0,0 | aqueduct at 1,0 | vegetable_farm at 0,1"
    assert table_with(city=city, hand="market").play("produce").city.money == 5 + 1


@pytest.mark.clause("CR-9.2", "CR-9.5")
def test_example_6_grain_farm_and_vineyard_produce_twice_but_hold_one_token_each() -> None:
    supply = open_example(GAME, "CR-E6", Scene).table.supply
    scene = play_example(GAME, "CR-E6", Scene)
    made = [facts["bricks"] for facts in scene.facts("produced")]
    assert made == [2, 0]
    city = scene.table.cities[0]
    assert city.money == 9
    assert city.bricks == 1 << cell("0,1") | 1 << cell("1,1")
    assert scene.table.supply[BRICK] == supply[BRICK] - 2


@pytest.mark.clause("CR-9.2", "CR-9.5")
def test_edge_case_5_a_card_that_holds_its_token_gets_no_second_one() -> None:
    more = "grain_farm at 0,1 * | vineyard at 1,1 * | grain_farm at 2,0"
    scene = table_with(more=more, money=5, hand="market")
    supply = scene.table.supply[:]
    scene.play("produce")
    assert scene.city.money == 5 + 2
    assert tokens(scene, "0,1", "1,1", "2,0") == [1, 1, 1]
    assert scene.table.supply[BRICK] == supply[BRICK] - 1
    made = {"seat": "@seat-0", "coins": 2, "bricks": 1, "influence": 0}
    assert scene.notes(1) == [("note-produced", made)]
    assert scene.view(1)["seats"][0]["brick_tokens"] == 3


@pytest.mark.clause("CR-9.3")
def test_each_sheep_farm_gives_one_influence_token() -> None:
    more = "sheep_farm at 0,1 | sheep_farm at 1,1 | sheep_farm at 2,0"
    scene = table_with(more=more, influence=3, hand="market", production_optional_per_building=0)
    supply = scene.table.supply[:]
    scene.play("produce")
    assert (scene.city.influence, scene.city.money, scene.city.bricks) == (6, 6, 0)
    assert scene.table.supply[INFLUENCE] == supply[INFLUENCE] - 3


@pytest.mark.clause("CR-9.4")
def test_a_brick_token_pays_in_the_turn_it_is_received_if_build_comes_second() -> None:
    scene = table_with(more="grain_farm at 0,1", row="BBGGB", field=4, money=0, hand="arena")
    refusal = scene.why_not("build arena")
    assert (refusal.clause, refusal.facts["produced"]) == ("CR-7.3", refusal.facts["cost"])
    assert [s.facts["cards"] for s in tell_now(scene.view(0)) if s.message == "say-now-later"]
    supply = scene.table.supply[:]
    scene.play("produce")
    assert scene.city.money == 1
    scene.play("build arena", "place 1,1")
    city = scene.table.cities[0]
    assert (city.bricks, city.money, city.influence) == (0, 1, 2)
    assert scene.table.supply[BRICK] == supply[BRICK]


@pytest.mark.clause("CR-9.4")
def test_a_brick_token_is_spent_for_one_build_and_then_gone() -> None:
    scene = table_with(
        more="grain_farm at 0,1 *",
        row="GGBBB",
        field=3,
        later={4: 0},
        money=0,
        hand="residence_3, residence_4",
    )
    scene.play("build residence_3", "place 1,1", "finish")
    assert scene.table.field == 3
    assert scene.city.bricks == 0
    assert scene.why_not("build residence_4").clause == "CR-7.3"


@pytest.mark.clause("CR-9.4", "CR-8.3")
def test_edge_case_4_the_token_of_a_new_grain_farm_is_usable_from_the_next_turn() -> None:
    scene = table_with(
        row="GGBBB",
        field=4,
        later={5: 0},
        money=0,
        hand="grain_farm, residence_2",
    )
    scene.play("build grain_farm", "place 0,1", "produce")
    assert scene.table.field == 4
    assert tokens(scene, "0,1") == [1]
    assert scene.allows("build residence_2")


@pytest.mark.clause("CR-9.4")
def test_a_token_kept_for_a_later_round_pays_there() -> None:
    scene = table_with(more="grain_farm at 0,1 *", field=5, money=0, hand="residence_2")
    scene.play("finish")
    assert scene.table.round == 2
    assert tokens(scene, "0,1") == [1]
    later = table_with(
        more="grain_farm at 0,1 *", round=2, row="GGBBB", field=2, money=0, hand="residence_2"
    )
    later.play("build residence_2", "place 1,1")
    assert tokens(later, "0,1") == [0]


@pytest.mark.clause("CR-9.4")
def test_brick_tokens_score_nothing() -> None:
    more = "grain_farm at 0,1 * | vineyard at 1,1 *"
    assert table_with(more=more, money=0).rows()["total"] == 0


@pytest.mark.clause("CR-9.5")
def test_the_vineyard_gives_money_and_a_brick_token_that_pays_like_a_grain_farm_token() -> None:
    scene = table_with(more="vineyard at 0,1", row="GGBBB", field=2, money=0, hand="residence_2")
    scene.play("produce")
    assert (scene.city.money, tokens(scene, "0,1")) == (2, [1])
    scene.play("build residence_2", "place 1,1")
    assert scene.legal() == ["spend 0,1", "coins"]
    scene.play("spend 0,1")
    assert (scene.table.cities[0].money, tokens(scene, "0,1")) == (2, [0])
