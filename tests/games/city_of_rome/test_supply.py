"""Money and tokens come from one supply that never runs out (CR-1.13, CR-2.5)."""

import pytest

from tests.scenes.city_of_rome import table_with


@pytest.mark.clause("CR-1.13", "CR-2.5")
def test_the_supply_gives_money_influence_and_bricks_below_zero() -> None:
    scene = table_with(
        more="vineyard at 2,0 | sheep_farm at 0,1 | grain_farm at 1,1", hand="school"
    )
    scene.table.supply = [1, 0, 1, 0]
    scene.play("produce", "accept 1")
    assert scene.table.supply == [-1, -1, -1, 0]
    assert (scene.city.money, scene.city.influence) == (7, 1)
    buildings = scene.view(0)["seats"][0]["buildings"]
    assert {at["cell"]: at["bricks"] for at in buildings if at["bricks"]} == {"2,0": 1, "1,1": 1}


@pytest.mark.clause("CR-1.13", "CR-2.5")
def test_the_supply_gives_point_tokens_below_zero() -> None:
    scene = table_with(hand="imperial_baths")
    scene.table.supply = [0, 0, 0, 1]
    scene.play("build imperial_baths", "place 0,1")
    assert scene.table.supply == [0, 0, 0, -1]
    assert [at["points"] for at in scene.view(0)["seats"][0]["buildings"]] == [0, 0, 2]


@pytest.mark.clause("CR-1.13", "CR-2.5")
@pytest.mark.parametrize(
    ("name", "supply", "money", "influence"),
    [
        ("market", [-1, 0, 0, 0], 6, 0),
        ("forum_romanum", [-2, 0, 0, 0], 7, 0),
        ("arena", [0, -1, 0, 0], 5, 1),
        ("colosseum", [0, -2, 0, 0], 5, 2),
        ("temple_mars", [0, -3, 0, 0], 5, 3),
    ],
)
def test_an_empty_supply_shortens_no_income(
    name: str, supply: list[int], money: int, influence: int
) -> None:
    scene = table_with(hand=name)
    scene.table.supply = [0, 0, 0, 0]
    scene.play(f"build {name}", "place 0,1")
    assert scene.table.supply == supply
    assert (scene.city.money, scene.city.influence) == (money, influence)


@pytest.mark.clause("CR-2.5")
def test_what_is_paid_goes_back_to_the_supply() -> None:
    scene = table_with(
        row="GBBBG", field=1, more="grain_farm at 2,0 *", hand="residence_3", money=5
    )
    scene.table.supply = [0, 0, 3, 0]
    scene.play("build residence_3", "place 0,1", "spend 2,0")
    assert scene.table.supply == [2, 0, 4, 0]
    scene.play("produce")
    assert scene.table.supply == [2, 0, 3, 0]
    assert scene.table.cities[0].money == 5 - 2 - 1 + 1
