"""Chapter 6: free points of the strip, and points bought for an action."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import COIN
from groma.games.city_of_rome.tables import ROW_IDS
from tests.scenes.city_of_rome import Scene, table_with
from tests.scenes.example import open_example, play_example

COSTS = {"aqueduct": 1, "residence_3": 2, "market": 3}
LEVELS = ", ".join(COSTS)


@pytest.mark.clause("CR-6.4")
@pytest.mark.parametrize("field", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("row", ROW_IDS)
def test_free_points_are_the_symbols_from_the_emperor_to_the_own_field(
    row: str, field: int
) -> None:
    bricks, gears = row[:field].count("B"), row[:field].count("G")
    scene = table_with(row=row, field=field, money=1, hand=LEVELS)
    for name, cost in COSTS.items():
        assert scene.allows(f"build {name}") == (cost <= bricks)
    assert scene.allows("produce") == (gears >= 1)
    if bricks < 3:
        assert scene.why_not("build market").facts["bricks"] == bricks
    scene = table_with(row=row, field=field, money=2, hand=LEVELS).play("produce")
    assert scene.table.cities[0].money == 2 - (2 - gears) + 1


@pytest.mark.clause("CR-6.4")
@pytest.mark.parametrize(
    ("field", "bricks", "gears"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)]
)
def test_e7_points_of_the_row_bgbgb(field: int, bricks: int, gears: int) -> None:
    scene = table_with(row="BGBGB", field=field, money=6, hand="market, aqueduct")
    turn = scene.view(0)["turn"]
    assert (turn["bricks"], turn["gears"]) == (bricks, gears)
    scene.play("produce")
    assert scene.city.money == 6 - (2 - gears) + 1
    money = scene.city.money
    scene.play("build market", "place 0,1")
    assert scene.table.cities[0].money == money - 2 * (3 - bricks) + 1


@pytest.mark.clause("CR-5.3", "CR-6.4")
def test_e7_every_field_shows_its_points_before_a_builder_goes_there() -> None:
    scene = open_example(GAME, "CR-E7", Scene)
    fields = scene.view(0)["fields"]
    assert [field["bricks"] for field in fields] == [1, 1, 2, 2, 3]
    assert [field["gears"] for field in fields] == [0, 1, 1, 2, 2]


@pytest.mark.clause("CR-6.4", "CR-6.6", "CR-8.1")
def test_e15_production_on_the_row_gbbbg() -> None:
    scene = play_example(GAME, "CR-E15", Scene)
    assert [facts["coins"] for facts in scene.facts("paid-gears")] == [1]
    assert [facts["coins"] for facts in scene.facts("produced")] == [1, 1]
    assert scene.table.cities[0].money == 5 - 1 + 1 + 1
    poor = open_example(GAME, "CR-E15", Scene)
    poor.city.money = 0
    poor.table.refresh()
    assert poor.why_not("produce").clause == "CR-8.1"


@pytest.mark.clause("CR-6.5")
def test_the_symbol_under_the_builder_does_not_restrict_the_actions() -> None:
    on_gear = table_with(row="BBBGG", field=4, money=1, hand="market")
    assert on_gear.legal() == ["build market", "produce", "finish"]
    on_brick = table_with(row="GGBBB", field=3, money=0, hand="aqueduct")
    assert on_brick.legal() == ["build aqueduct", "produce", "finish"]


@pytest.mark.clause("CR-6.6")
@pytest.mark.parametrize(("name", "price"), [("aqueduct", 2), ("residence_3", 4), ("market", 6)])
def test_a_missing_brick_costs_2_money_owned_before(name: str, price: int) -> None:
    scene = table_with(row="GGBBB", field=1, money=price, hand=name)
    supply = scene.table.supply[COIN]
    scene.play(f"build {name}", "place 0,1")
    earned = 1 if name == "market" else 0
    assert scene.table.cities[0].money == earned
    assert scene.table.supply[COIN] == supply + price - earned
    poor = table_with(row="GGBBB", field=1, money=price - 1, hand=name)
    assert poor.why_not(f"build {name}").clause == "CR-7.3"


@pytest.mark.clause("CR-6.6")
@pytest.mark.parametrize(("row", "price"), [("BBBGG", 2), ("GBBBG", 1), ("GGBBB", 0)])
def test_a_missing_gear_costs_1_money_owned_before(row: str, price: int) -> None:
    scene = table_with(row=row, field=2, money=price, hand="market", more="vegetable_farm at 2,0")
    supply = scene.table.supply[COIN]
    scene.play("produce")
    assert scene.table.cities[0].money == 2
    assert scene.table.supply[COIN] == supply + price - 2
    if price:
        poor = table_with(row=row, field=2, money=price - 1, hand="market", more="vineyard at 2,0")
        refusal = poor.why_not("produce")
        assert refusal.clause == "CR-8.1"
        assert refusal.facts == {"price": price, "money": price - 1}


@pytest.mark.clause("CR-6.6")
def test_edge_3_money_of_the_first_action_pays_for_the_second() -> None:
    market = {"row": "BBBGG", "field": 3, "money": 0, "more": "residence_3 at 1,1"}
    scene = table_with(hand="market", **market)
    assert scene.why_not("produce").clause == "CR-8.1"
    scene.play("build market", "place 0,1")
    assert scene.city.money == 2
    scene.play("produce")
    assert scene.table.cities[0].money == 1

    scene = table_with(hand="aqueduct", row="GGBBB", field=2, money=1)
    assert scene.why_not("build aqueduct").clause == "CR-7.3"
    scene.play("produce", "build aqueduct", "place 0,1")
    assert scene.table.cities[0].money == 0


@pytest.mark.clause("CR-6.6")
def test_edge_3_a_new_brick_token_pays_for_a_build_after_production() -> None:
    scene = table_with(
        city="start_residence_2 at 0,0 | grain_farm at 1,0",
        hand="aqueduct",
        row="GGBBB",
        field=2,
        money=0,
    )
    assert scene.why_not("build aqueduct").clause == "CR-7.3"
    scene.play("produce", "build aqueduct", "place 0,1")
    assert scene.building_at("0,1", 0) == "aqueduct"
    assert scene.table.cities[0].bricks == 0


@pytest.mark.clause("CR-6.6")
def test_edge_3_an_action_never_pays_for_itself() -> None:
    around = "residence_3 at 1,1 | residence_3 at -1,1 | residence_3 at -1,0"
    scene = table_with(row="BBGGB", field=2, money=1, hand="market", more=around)
    assert scene.why_not("build market").clause == "CR-7.3"
    farms = "vegetable_farm at 2,0 | vegetable_farm at 2,1"
    scene = table_with(row="BBGGB", field=2, money=1, hand="market", more=farms)
    assert scene.why_not("produce").clause == "CR-8.1"


@pytest.mark.clause("CR-6.7")
def test_points_are_bought_exactly_and_only_for_an_action() -> None:
    scene = table_with(row="BGBBG", field=2, money=50, hand="aqueduct, residence_3")
    assert scene.legal() == ["build residence_3", "build aqueduct", "produce", "finish"]
    scene.play("build residence_3", "place 0,1")
    assert scene.city.money == 48
    scene.play("produce")
    assert scene.table.cities[0].money == 48

    scene = table_with(row="BBBGG", field=5, money=50, hand="aqueduct", more="grain_farm at 2,0 *")
    scene.play("build aqueduct", "place 0,1")
    assert (scene.city.money, scene.city.bricks > 0) == (50, True)
    scene.play("produce")
    assert scene.table.cities[0].money == 51


@pytest.mark.clause("CR-6.8")
def test_bricks_are_no_gears_and_gears_are_no_bricks() -> None:
    bricks = table_with(row="BBBGG", field=3, money=0, hand="aqueduct")
    assert bricks.why_not("produce").clause == "CR-8.1"
    assert bricks.why_not("produce").facts == {"price": 2, "money": 0}
    gears = table_with(row="GGBBB", field=2, money=0, hand="aqueduct")
    assert gears.why_not("build aqueduct").clause == "CR-7.3"
    assert gears.why_not("build aqueduct").facts["bricks"] == 0
