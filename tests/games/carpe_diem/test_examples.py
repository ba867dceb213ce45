"""The worked examples CD-E1 to CD-E22, as they open at a table, and their other cases."""

import pytest

from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.tables import CARD_IDS, VILLA
from tests.scenes.carpe_diem import (
    Scene,
    building,
    card,
    cell,
    feature,
    in_pairs,
    lay_out,
    scoring,
    tile,
    turn,
)
from tests.scenes.example import open_example, play_example


def opened(name: str) -> Scene:
    """An example before its moves."""
    return open_example(GAME, name, Scene)


def played(name: str) -> Scene:
    """An example after its moves."""
    return play_example(GAME, name, Scene)


def gained(name: str) -> int:
    """The points in hand that an example brings seat 0."""
    return played(name).points() - opened(name).points()


def scored(first: str, second: str, points: int = 20, tiles: str = "", **goods: int) -> Scene:
    """Seat 0 has put its disc on 5-8 and begun with the first card."""
    scene = scoring(first, second).set_points(points).give(0, **goods)
    lay_out(scene.table.districts[0], tiles)
    return scene.play("disc 5-8", "begin 5")


@pytest.mark.clause("CD-6.1", "CD-6.5")
def test_e1_a_pond_of_three_tiles_gives_two_fish() -> None:
    assert opened("CD-E1").goods() == {}
    scene = played("CD-E1")
    assert scene.goods() == {"fish": 2}
    (pond,) = scene.table.districts[0].finished
    assert (pond.tiles, pond.mouths) == (3, 0)
    assert scene.facts("got-wares") == [{"seat": "@seat-0", "ware": "@ware-fish", "count": 2}]


@pytest.mark.clause("CD-6.7")
def test_e2_a_merchant_turns_four_wares_into_five_coins() -> None:
    assert opened("CD-E2").goods() == {"fish": 2, "chicken": 1, "grape": 1}
    assert played("CD-E2").goods() == {"coin": 5}


@pytest.mark.clause("CD-6.7")
def test_e2b_a_merchant_without_wares_gives_one_coin() -> None:
    for coins in (0, 3):
        scene = building("merchant_half", "merchant_half at c3 x1").give(0, coin=coins)
        assert scene.play("place d3").goods() == {"coin": coins + 1}


@pytest.mark.clause("CD-9.4", "CD-9.9", "CD-9.11")
def test_e3_breads_coins_and_wares_for_three_sets() -> None:
    assert gained("CD-E3") == 24
    scene = opened("CD-E3")
    goods = {"bread": 3, "coin": 3, "fish": 2, "herb": 2, "chicken": 1}
    assert scene.goods() == goods
    other_order = ["mix grape+chicken", "loaves", "mix grape"]
    for ended in (played("CD-E3"), scene.play("disc 5-8", "begin 5", *other_order)):
        assert ended.goods() == {}
        assert [64 + card("b_all_wares"), 3, 24] == ended.table.districts[0].ledger[-6:-3]


@pytest.mark.clause("CD-9.2", "CD-9.5", "CD-9.7")
def test_e4_seven_chimneys_for_two_cards() -> None:
    scene = opened("CD-E4")
    assert scene.view()["seats"][0]["counts"]["chimney"] == 7
    assert scene.view()["seats"][0]["counts"]["villa"] == 0
    assert scene.play("disc 5-8", "begin 5").goods() == {"bread": 3}
    after = played("CD-E4")  # the breads are kept
    assert after.goods() == {"bread": 3, "coin": 2}
    assert after.table.spaces[0] == scene.table.spaces[0] + 2
    assert gained("CD-E4") == 0


@pytest.mark.clause("CD-9.2", "CD-9.6")
def test_e5_seven_landscapes_for_two_cards() -> None:
    counts = opened("CD-E5").view()["seats"][0]["counts"]
    assert [counts[name] for name in ("any_landscape", "fish_pond", "herb_garden")] == [7, 2, 1]
    assert gained("CD-E5") == 7
    assert played("CD-E5").goods() == {"coin": 2, "bread": 2}


@pytest.mark.clause("CD-9.12")
def test_e6_two_fish_are_too_few_and_stay() -> None:
    assert opened("CD-E6").points() == 20
    scene = played("CD-E6")
    assert scene.facts("failed") == [{"seat": "@seat-0", "card": "@card-a-fish-3", "points": 4}]
    assert (scene.points(), scene.goods()) == (16, {"fish": 2, "bread": 2})


@pytest.mark.clause("CD-11.2", "CD-6.4")
def test_e7_five_villas_of_which_three_are_finished() -> None:
    scene = played("CD-E7")
    district = scene.table.districts[0]
    villas = [f for f in district.open + district.finished if f.thing == VILLA]
    assert sorted((not f.mouths, f.chimneys) for f in villas) == [
        (False, 4),
        (False, 4),
        (True, 3),
        (True, 5),
        (True, 5),
    ]
    page = scene.sheet()
    assert scene.table.over()
    assert sorted(line.points for line in page.lines if line.row == "villas") == [3, 7, 7]
    assert page.row("villas") == 17


@pytest.mark.clause("CD-11.6", "CD-11.7", "CD-11.8")
def test_e8_two_of_four_tasks() -> None:
    scene = played("CD-E8")
    tasks = scene.view()["seats"][0]["tasks"]
    asked = [(task["feature"], task["line"], task["points"], task["done"]) for task in tasks]
    assert asked[:2] == [("fish_pond", "d", 5, False), ("villa", "f", 3, True)]
    assert asked[6:] == [("herb_garden", "4", 5, False), ("baker", "1", 4, True)]
    lines = [line for line in scene.sheet().lines if line.row == "tasks"]
    assert [(line.points, line.facts["feature"]) for line in lines] == [
        (3, feature("villa")),
        (4, feature("baker")),
    ]
    assert [sorted(line.pieces) for line in lines] == [
        [cell("e2"), cell("f2")],
        [cell("c1"), cell("d1")],
    ]
    assert scene.sheet().row("tasks") == 7


@pytest.mark.clause("CD-9.2", "CD-9.4")
def test_e9_herbs_by_twos_at_the_table() -> None:
    assert gained("CD-E9") == 12
    assert played("CD-E9").goods() == {}
    assert [facts["coins"] for facts in played("CD-E9").facts("paid-wares")] == [0, 0, 1]


@pytest.mark.clause("CD-9.2", "CD-9.4")
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_e9_two_herbs_for_four_points(sets: int) -> None:
    for coins in range(2 * sets + 1):
        scene = scored("a_herb_2", "d_market_2", herb=2 * sets - coins, coin=coins)
        while scene.table.seat == 0:
            scene.play(scene.legal()[0])  # wares first
        assert scene.sheet().row("cards") == 4 * sets
        assert scene.goods() == {}


@pytest.mark.clause("CD-9.2", "CD-9.4")
def test_e10_chickens_by_threes_at_the_table() -> None:
    assert gained("CD-E10") == 21
    assert played("CD-E10").goods() == {}


@pytest.mark.clause("CD-9.2")
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_e10_three_chickens_for_seven_points(sets: int) -> None:
    scene = scored("a_chicken_3", "d_market_2", chicken=3 * sets).play(*["pay 0"] * sets)
    assert (scene.sheet().row("cards"), scene.goods()) == (7 * sets, {})


@pytest.mark.clause("CD-9.2")
def test_e11_sets_of_three_wares_at_the_table() -> None:
    assert gained("CD-E11") == 15
    assert played("CD-E11").goods() == {}


@pytest.mark.clause("CD-9.2", "CD-9.4")
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_e11_chicken_grape_and_fish_for_five_points(sets: int) -> None:
    scene = scored("b_no_herb", "d_market_2", chicken=sets, grape=sets, fish=sets)
    scene.play(*["mix none"] * sets)
    assert (scene.sheet().row("cards"), scene.goods()) == (5 * sets, {})
    coins = scored("b_no_herb", "d_market_2", coin=3 * sets)
    coins.play(*["mix grape+chicken+fish"] * sets)
    assert (coins.sheet().row("cards"), coins.goods()) == (5 * sets, {})


@pytest.mark.clause("CD-9.2", "CD-9.4")
def test_e12_sets_of_all_wares_at_the_table() -> None:
    assert gained("CD-E12") == 24
    assert played("CD-E12").goods() == {}


@pytest.mark.clause("CD-9.2")
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_e12_four_wares_for_eight_points(sets: int) -> None:
    scene = scored("b_all_wares", "d_market_2", chicken=sets, grape=sets, fish=sets, herb=sets)
    scene.play(*["mix none"] * sets)
    assert (scene.sheet().row("cards"), scene.goods()) == (8 * sets, {})


@pytest.mark.clause("CD-9.2", "CD-9.5", "CD-9.7")
def test_e13_three_villas_at_the_table() -> None:
    before, after = opened("CD-E13"), played("CD-E13")
    assert before.view()["seats"][0]["counts"]["villa"] == 3
    assert gained("CD-E13") == 9
    assert after.goods() == {"coin": 1, "bread": 1}
    assert after.table.spaces[0] == before.table.spaces[0] + 1


@pytest.mark.clause("CD-9.2", "CD-9.5", "CD-9.7")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_e13_villas_for_points_or_for_coin_bread_and_step(times: int) -> None:
    points = scored("c_villa_1_vp", "d_market_2", tiles=in_pairs("villa", times))
    assert points.sheet().row("cards") == 3 * times
    things = scored("c_villa_2_coin_bread_step", "a_fish_3", tiles=in_pairs("villa", 2 * times))
    while things.table.seat == 0:
        things.play("stop")
    assert things.goods() == {"coin": times, "bread": times}
    assert things.table.spaces[0] == times


@pytest.mark.clause("CD-9.2", "CD-9.6")
def test_e14_two_merchants_and_four_bakeries_at_the_table() -> None:
    assert played("CD-E14").table.districts[0].ledger[-6:] == [
        *(64 + card("d_merchant_1"), 2, 6),
        *(64 + card("d_bakery_2"), 2, 6),
    ]
    assert gained("CD-E14") == 12


@pytest.mark.clause("CD-9.2", "CD-9.6")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_e14_merchants_and_bakeries_for_points(times: int) -> None:
    bakeries = " | ".join(f"bakery at {column}4" for column in "abcdef"[: 2 * times])
    tiles = f"{in_pairs('merchant', times)} | {bakeries}"
    scene = scored("d_merchant_1", "d_bakery_2", tiles=tiles)
    ledger = scene.table.districts[0].ledger
    assert ledger[1:3] == ledger[4:6] == [times, 3 * times]


@pytest.mark.clause("CD-11.5")
def test_e15_five_fountain_cards_at_the_table() -> None:
    scene = played("CD-E15")
    lines = [line for line in scene.sheet().lines if line.row == "fountain-cards"]
    cards = ["merchant", "herb_garden", "market", "market", "villa"]
    assert [line.facts["feature"] for line in lines] == [feature(name) for name in cards]
    assert [line.points for line in lines] == [2, 2, 6, 6, 4]


@pytest.mark.clause("CD-11.5")
@pytest.mark.parametrize("kind", ["merchant", "herb_garden", "market", "villa"])
@pytest.mark.parametrize("items", [0, 1, 2, 3])
def test_e15_a_fountain_card_gives_two_points_an_item(kind: str, items: int) -> None:
    tiles = in_pairs(kind, items)
    if kind == "market":
        tiles = " | ".join(f"market at {column}1" for column in "abc"[:items])
    scene = turn().hold(0, kind)
    lay_out(scene.table.districts[0], tiles)
    assert scene.sheet().row("fountain-cards") == 2 * items
    assert scene.hold(0, kind, kind).sheet().row("fountain-cards") == 4 * items


@pytest.mark.clause("CD-2.5", "CD-2.6", "CD-2.14", "CD-8.3")
def test_e16_the_table_of_three() -> None:
    scene = opened("CD-E16")
    table = scene.table
    laid = [CARD_IDS[number] for number in table.grid if number != -1]
    assert [sum(name[0] == group for name in laid) for group in "abcd"] == [2, 3, 2, 3]
    assert len(scene.view()["circles"]) == 13
    seats = [(table.start + i) % 3 for i in range(3)]
    assert [scene.points(seat) for seat in seats] == [8, 9, 13]
    assert played("CD-E16").table.patricians == [0, 1, 2]


@pytest.mark.clause("CD-8.1")
def test_e17_the_order_of_scoring() -> None:
    scene = opened("CD-E17")
    assert scene.table.spaces == [7, 5, 5, 2]
    order: list[str] = []
    while scene.step() != "move":
        if scene.step() == "circle":
            order.append("ABCD"[scene.table.seat])
        scene.play(scene.legal()[-1])
    assert "".join(order) == "ACBD"


@pytest.mark.clause("CD-8.1", "CD-8.4")
def test_e17_who_is_last_finds_the_best_card_taken() -> None:
    before, scene = opened("CD-E17"), played("CD-E17")
    assert scene.table.seat == 3
    gains = [scene.points(seat) - before.points(seat) for seat in range(4)]
    assert gains == [3, -4, 4, 0]
    assert scene.goods(1) == {"coin": 3}
    assert [scene.clause(f"disc {name}") for name in ("1-4", "4-5", "4-7")] == ["CD-8.4"] * 3


@pytest.mark.clause("CD-11.3")
def test_e18_five_leftovers_are_two_points() -> None:
    before, scene = opened("CD-E18"), played("CD-E18")
    assert scene.table.over()
    assert scene.goods() == before.goods() == {"fish": 1, "herb": 1, "coin": 1, "bread": 1}
    assert scene.table.districts[0].stored == [tile("steward_half")]
    assert scene.sheet().row("leftovers") == 2


@pytest.mark.clause("CD-11.9")
def test_e19_a_tie_goes_to_the_one_further_back() -> None:
    scene = played("CD-E19")
    assert scene.table.spaces == [9, 12]
    assert scene.scores() == [70, 70]
    assert GAME.winners(scene.table) == [0]


@pytest.mark.clause("CD-4.8")
def test_e20_with_two_players_the_second_take_clears_the_depot() -> None:
    scene = opened("CD-E20").play("walk 4", "take 2", "turn 0")
    assert scene.view()["depots"][3]["tiles"].count(None) == 1
    scene.play("walk 4", "take 3")
    for view in (scene.view(), played("CD-E20").view()):
        assert view["depots"][3]["tiles"] == [None] * 4
        assert view["removed"] == ["villa_t2", "bakery"]


def walks(scene: Scene) -> set[int]:
    return {int(move.split()[1]) for move in scene.legal() if move.startswith("walk")}


@pytest.mark.clause("CD-4.4", "CD-4.5")
def test_e21_over_empty_fields_and_back_home() -> None:
    scene = opened("CD-E21")
    assert scene.table.patricians[0] == 0
    assert [scene.view()["depots"][field - 1]["takes"] for field in (4, 5)] == [0, 0]
    assert walks(scene) == {7, 2, 1}
    assert played("CD-E21").table.patricians[0] == 0


@pytest.mark.clause("CD-4.2", "CD-4.5")
def test_e22_only_to_the_two_fields_joined() -> None:
    scene = opened("CD-E22")
    assert scene.table.patricians[0] == 0
    assert walks(scene) == {4, 5}
    assert played("CD-E22").table.patricians[0] == 3
