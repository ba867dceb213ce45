"""Chapter 9: each of the 51 scoring cards asks for what it shows and pays what it says."""

import pytest

from groma.games.carpe_diem.tables import CARD_IDS
from tests.scenes.carpe_diem import Scene, scoring

# card: what it asks for, and what it pays
CARDS = """
a_grape_2: 2 grape -> 4 points
a_grape_3: 3 grape -> 7 points
a_herb_2: 2 herb -> 4 points
a_herb_3: 3 herb -> 7 points
a_chicken_2: 2 chicken -> 4 points
a_chicken_3: 3 chicken -> 7 points
a_fish_2: 2 fish -> 4 points
a_fish_3: 3 fish -> 7 points
b_grape_herb: 1 grape + 1 herb -> 3 points
b_grape_chicken: 1 grape + 1 chicken -> 3 points
b_grape_fish: 1 grape + 1 fish -> 3 points
b_herb_chicken: 1 herb + 1 chicken -> 3 points
b_herb_fish: 1 herb + 1 fish -> 3 points
b_chicken_fish: 1 chicken + 1 fish -> 3 points
b_no_grape: 1 herb + 1 chicken + 1 fish -> 5 points
b_no_herb: 1 grape + 1 chicken + 1 fish -> 5 points
b_no_chicken: 1 grape + 1 herb + 1 fish -> 5 points
b_no_fish: 1 grape + 1 herb + 1 chicken -> 5 points
b_all_wares: 1 grape + 1 herb + 1 chicken + 1 fish -> 8 points
c_chimney_2_bread: 2 chimney -> 1 bread
c_chimney_2_coin: 2 chimney -> 1 coin
c_chimney_2_step: 2 chimney -> 1 step
c_chimney_2_vp: 2 chimney -> 2 points
c_chimney_3_coin_step: 3 chimney -> 1 coin + 1 step
c_chimney_3_bread_step: 3 chimney -> 1 bread + 1 step
c_chimney_3_coin_bread: 3 chimney -> 1 coin + 1 bread
c_chimney_3_vp: 3 chimney -> 4 points
c_villa_1_vp: 1 villa -> 3 points
c_villa_1_bread: 1 villa -> 1 bread
c_villa_2_coin_bread_step: 2 villa -> 1 coin + 1 bread + 1 step
c_villa_2_vp: 2 villa -> 7 points
d_merchant_1: 1 merchant -> 3 points
d_baker_1: 1 baker -> 3 points
d_steward_1: 1 steward -> 3 points
d_craftsman_1: 1 craftsman -> 3 points
d_vineyard_1: 1 vineyard -> 3 points
d_herb_garden_1: 1 herb_garden -> 3 points
d_chicken_yard_1: 1 chicken_yard -> 3 points
d_fish_pond_1: 1 fish_pond -> 3 points
d_fish_pond_herb_garden: 1 fish_pond + 1 herb_garden -> 7 points
d_vineyard_chicken_yard: 1 vineyard + 1 chicken_yard -> 7 points
d_merchant_craftsman: 1 merchant + 1 craftsman -> 7 points
d_baker_steward: 1 baker + 1 steward -> 7 points
d_any_landscape_3_coin_bread: 3 any_landscape -> 1 coin + 1 bread
d_any_landscape_3_vp: 3 any_landscape -> 5 points
d_any_dwelling_3_bread_step: 3 any_dwelling -> 1 bread + 1 step
d_any_dwelling_3_vp: 3 any_dwelling -> 5 points
d_market_2: 2 market -> 3 points
d_bakery_2: 2 bakery -> 3 points
d_fountain_2: 2 fountain -> 3 points
d_market_bakery_fountain: 1 market + 1 bakery + 1 fountain -> 5 points
"""


def amounts(text: str) -> dict[str, int]:
    """ "1 coin + 1 bread" as numbers."""
    pairs = [part.split() for part in text.split("+")]
    return {name: int(count) for count, name in pairs}


TABLE = {
    name: (amounts(asked), amounts(paid))
    for name, _, text in (line.partition(": ") for line in CARDS.strip().splitlines())
    for asked, _, paid in [text.partition(" -> ")]
}


def begun(card: str, owned: dict[str, int], breads: int = 0) -> Scene:
    """Seat 0 owns these things or wares and begins with the card; the other one it will not pay."""
    scene = scoring(card, "b_all_wares").set_points(50)
    if card[0] in "ab":
        scene.give(0, **owned)
    else:
        scene.counts(0, **owned)
    return scene.give(0, bread=breads).play("disc 5-8", "begin 5")


def outcome(scene: Scene) -> tuple[list[int], dict[str, int], int]:
    """What the first card has brought: times and points, goods, steps."""
    while scene.table.seat == 0:
        scene.play("stop")
    return scene.table.districts[0].ledger[1:3], scene.goods(), scene.table.spaces[0]


def pay(scene: Scene, card: str, times: int) -> Scene:
    """Pay for a red card in wares; a green one needs nothing."""
    way = {"a": ["pay 0"], "b": ["mix none"]}.get(card[0], [])
    return scene.play(*way * times)


def gained(card: str, times: int) -> tuple[list[int], dict[str, int], int]:
    """What the list says."""
    paid = TABLE[card][1]
    goods = {name: times * paid[name] for name in ("coin", "bread") if name in paid}
    return [times, times * paid.get("points", 0)], goods, times * paid.get("step", 0)


def test_the_list_is_complete() -> None:
    assert list(TABLE) == CARD_IDS
    assert len(TABLE) == 51


@pytest.mark.clause("CD-9.2", "CD-9.3", "CD-9.7", "CD-9.8")
@pytest.mark.parametrize("card", TABLE)
@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_card_pays_as_often_as_it_is_fulfilled(card: str, times: int) -> None:
    owned = {name: times * count for name, count in TABLE[card][0].items()}
    scene = pay(begun(card, owned), card, times)
    assert outcome(scene) == gained(card, times)


@pytest.mark.clause("CD-9.2", "CD-9.6")
@pytest.mark.parametrize("card", TABLE)
@pytest.mark.parametrize("times", [0, 1, 2])
def test_one_thing_short_of_another_time_does_not_pay(card: str, times: int) -> None:
    asked = TABLE[card][0]
    for short in asked:
        owned = {name: (times + 1) * count for name, count in asked.items()}
        owned[short] -= 1
        scene = pay(begun(card, owned), card, times)
        ledger, goods, steps = outcome(scene)
        expected, more, forward = gained(card, times) if times else ([0, -4], {}, 0)
        assert (ledger, steps) == (expected, forward)
        left = {name: owned[name] - times * count for name, count in asked.items()}
        kept = {name: count for name, count in left.items() if count} if card[0] in "ab" else {}
        assert goods == more | kept


@pytest.mark.clause("CD-9.12")
@pytest.mark.parametrize("card", TABLE)
def test_a_card_costs_four_points_without_anything(card: str) -> None:
    assert outcome(begun(card, {})) == ([0, -4], {}, 0)


@pytest.mark.clause("CD-9.9")
@pytest.mark.parametrize("card", TABLE)
@pytest.mark.parametrize("times", [0, 1])
def test_three_breads_fulfil_any_card_once(card: str, times: int) -> None:
    owned = {name: times * count for name, count in TABLE[card][0].items()}
    scene = pay(begun(card, owned, breads=3), card, times).play("loaves")
    assert outcome(scene) == gained(card, times + 1)


@pytest.mark.clause("CD-9.4", "CD-7.3")
@pytest.mark.parametrize("card", [name for name in TABLE if name[0] in "ab"])
def test_coins_alone_pay_for_any_red_card(card: str) -> None:
    asked = TABLE[card][0]
    count = sum(asked.values())
    scene = begun(card, {"coin": count})
    scene.play(f"pay {count}" if card[0] == "a" else f"mix {'+'.join(asked)}")
    assert outcome(scene) == gained(card, 1)
    poor = begun(card, {"coin": count - 1})
    assert outcome(poor) == ([0, -4], {"coin": count - 1}, 0)


@pytest.mark.clause("CD-9.3")
@pytest.mark.parametrize("card", [name for name in TABLE if name[0] in "cd"])
def test_wares_and_coins_do_nothing_for_a_green_card(card: str) -> None:
    rich = scoring(card, "b_all_wares").set_points(50)
    rich.give(0, grape=5, herb=5, chicken=5, fish=5, coin=5).play("disc 5-8", "begin 5")
    assert rich.table.districts[0].ledger[1:3] == [0, -4]
    assert rich.step() == "pay"  # the other card
