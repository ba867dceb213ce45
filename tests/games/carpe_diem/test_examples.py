"""The worked examples E1 to E22, from first move to last number."""

import pytest

from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.rules.moving import begin_building
from groma.games.carpe_diem.steps import MOVING
from groma.games.carpe_diem.tables import CARD_IDS
from tests.scenes.carpe_diem import (
    Scene,
    building,
    card,
    cell,
    dealt,
    feature,
    in_pairs,
    lay_out,
    phase_over,
    scoring,
    tile,
    turn,
)


def build_all(scene: Scene, tiles: str) -> Scene:
    """Seat 0 builds tiles "villa_end1 at c3 x2 | ...", each by its own moves."""
    table = scene.table
    for text in tiles.split("|"):
        what, _, where = text.strip().partition(" at ")
        place, _, turns = where.partition(" x")
        table.active = 0
        table.todo = [MOVING]
        begin_building(table, tile(what))
        table.advance()
        if scene.step() == "place":
            scene.play(f"place {place}")
        if scene.step() == "turn":
            scene.play(f"turn {turns or 0}")
        while scene.step() == "discard":
            scene.play(scene.legal()[0])
        assert scene.tile_at(place) == what
        assert table.districts[0].at[cell(place)] >> 12 == int(turns or 0)
    return scene


def scored(first: str, second: str, points: int = 20, tiles: str = "", **goods: int) -> Scene:
    """Seat 0 has put its disc on 5-8 and begun with the first card."""
    scene = scoring(first, second).set_points(points).give(0, **goods)
    lay_out(scene.table.districts[0], tiles)
    return scene.play("disc 5-8", "begin 5")


@pytest.mark.clause("CD-6.1", "CD-6.5")
def test_e1_a_pond_of_three_tiles_gives_two_fish() -> None:
    scene = turn(depots={4: "fish_pond_straight, market", 5: "market"})
    scene.play("walk 4", "take 1", "turn 0")
    build_all(scene, "fish_pond_end at c2 x2")
    assert scene.goods() == {}
    build_all(scene, "fish_pond_end at c4")
    assert scene.goods() == {"fish": 2}
    (pond,) = scene.table.districts[0].finished
    assert (pond.tiles, pond.mouths) == (3, 0)
    assert scene.facts("got-wares") == [{"seat": "@seat-0", "ware": "@ware-fish", "count": 2}]


@pytest.mark.clause("CD-6.7")
def test_e2_a_merchant_turns_four_wares_into_five_coins() -> None:
    scene = building("merchant_half", "merchant_half at c3 x1").give(0, fish=2, chicken=1, grape=1)
    scene.play("place d3")
    assert scene.goods() == {"coin": 5}


@pytest.mark.clause("CD-6.7")
def test_e2b_a_merchant_without_wares_gives_one_coin() -> None:
    for coins in (0, 3):
        scene = building("merchant_half", "merchant_half at c3 x1").give(0, coin=coins)
        assert scene.play("place d3").goods() == {"coin": coins + 1}


@pytest.mark.clause("CD-9.4", "CD-9.9", "CD-9.11")
def test_e3_breads_coins_and_wares_for_three_sets() -> None:
    goods = {"bread": 3, "coin": 3, "fish": 2, "herb": 2, "chicken": 1}
    for moves in (
        ["loaves", "mix grape", "mix grape+chicken"],
        ["mix grape+chicken", "loaves", "mix grape"],
    ):
        scene = scored("b_all_wares", "d_market_2", points=0, **goods)
        scene.play(*moves)
        assert scene.goods() == {}
        assert scene.sheet().row("cards") == 24
        assert scene.table.districts[0].ledger[:3] == [card("b_all_wares"), 3, 24]


@pytest.mark.clause("CD-9.2", "CD-9.5", "CD-9.7")
def test_e4_seven_chimneys_for_two_cards() -> None:
    tiles = "villa_cross3 at c3 | villa_straight2 at c2 | villa_end2 at c1 x2"
    scene = scored("c_chimney_2_bread", "c_chimney_3_coin_step", tiles=tiles)
    assert scene.table.districts[0].counts[13] == 7
    assert scene.goods() == {"bread": 3}
    scene.play("stop", "stop")  # the breads are kept
    assert scene.goods() == {"bread": 3, "coin": 2}
    assert (scene.table.spaces[0], scene.points()) == (2, 20)


@pytest.mark.clause("CD-9.2", "CD-9.6")
def test_e5_seven_landscapes_for_two_cards() -> None:
    tiles = [in_pairs("fish_pond", 2), in_pairs("herb_garden", 1, first=1)]
    tiles += [in_pairs("vineyard", 3, first=2), in_pairs("chicken_yard", 1, first=3)]
    scene = scored(
        "d_fish_pond_herb_garden", "d_any_landscape_3_coin_bread", tiles=" | ".join(tiles)
    )
    assert len(scene.table.districts[0].finished) == 7
    assert scene.points() == 27
    assert scene.goods() == {"coin": 2, "bread": 2}


@pytest.mark.clause("CD-9.12")
def test_e6_two_fish_are_too_few_and_stay() -> None:
    scene = scored("a_fish_3", "c_chimney_3_coin_step", fish=2, bread=2)
    assert scene.facts("failed")[0] == {"seat": "@seat-0", "card": "@card-a-fish-3", "points": 4}
    assert scene.table.districts[0].ledger[2] == -4
    assert scene.goods() == {"fish": 2, "bread": 2}
    alone = scoring("a_fish_3", "c_villa_1_bread").set_points(20).counts(0, villa=1)
    alone.give(0, fish=2, bread=1).play("disc 5-8", "begin 8")
    assert (alone.points(), alone.goods()) == (16, {"fish": 2, "bread": 2})


FIVE_VILLAS = """
villa_straight2 at c3 | villa_straight2 at c2 | villa_end2 at b3 | villa_straight1 at b2 |
villa_end2 at b1 x2 | villa_end1 at a3 | villa_straight1 at a2 | villa_end1 at a1 x2 |
villa_t2 at d3 | villa_straight2 at d2 | villa_end1 at b4 x2 | villa_t2 at b5 x3 |
villa_end1 at a5 x1 | villa1_merchant_opposite at c5 x3
"""


@pytest.mark.clause("CD-11.2", "CD-6.4")
def test_e7_five_villas_of_which_three_are_finished() -> None:
    scene = build_all(turn(), FIVE_VILLAS.strip().replace("\n", " "))
    district = scene.table.districts[0]
    assert district.built.bit_count() == 14
    villas = [f for f in district.open + district.finished if f.thing == 1]
    assert sorted((not f.mouths, f.chimneys) for f in villas) == [
        (False, 4),
        (False, 4),
        (True, 3),
        (True, 5),
        (True, 5),
    ]
    page = scene.sheet()
    assert sorted(line.points for line in page.lines if line.row == "villas") == [3, 7, 7]
    assert page.row("villas") == 17


@pytest.mark.clause("CD-11.6", "CD-11.7", "CD-11.8")
def test_e8_two_of_four_tasks() -> None:
    scene = turn()
    # part 1 in the north asks for a pond on column d and a villa on f; part 10 in the west for a
    # garden on row 4 and a baker on row 1; the two others for things that are not there
    scene.table.districts[0].frame = [0, 13, 14, 9]
    build_all(
        scene,
        "market at c3 | bakery at c2 | baker_half at c1 x1 | baker_half at d1 x3 | fountain at e1 |"
        " villa_end1 at e2 x1 | villa_end1 at f2 x3 | fish_pond_end at d2 x2",
    )
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
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_e9_two_herbs_for_four_points(sets: int) -> None:
    for coins in range(2 * sets + 1):
        scene = scored("a_herb_2", "d_market_2", herb=2 * sets - coins, coin=coins)
        while scene.table.seat == 0:
            scene.play(scene.legal()[0])  # wares first
        assert scene.sheet().row("cards") == 4 * sets
        assert scene.goods() == {}


@pytest.mark.clause("CD-9.2")
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_e10_three_chickens_for_seven_points(sets: int) -> None:
    scene = scored("a_chicken_3", "d_market_2", chicken=3 * sets).play(*["pay 0"] * sets)
    assert (scene.sheet().row("cards"), scene.goods()) == (7 * sets, {})


@pytest.mark.clause("CD-9.2", "CD-9.4")
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_e11_chicken_grape_and_fish_for_five_points(sets: int) -> None:
    scene = scored("b_no_herb", "d_market_2", chicken=sets, grape=sets, fish=sets)
    scene.play(*["mix none"] * sets)
    assert (scene.sheet().row("cards"), scene.goods()) == (5 * sets, {})
    coins = scored("b_no_herb", "d_market_2", coin=3 * sets)
    coins.play(*["mix grape+chicken+fish"] * sets)
    assert (coins.sheet().row("cards"), coins.goods()) == (5 * sets, {})


@pytest.mark.clause("CD-9.2")
@pytest.mark.parametrize("sets", [1, 2, 3])
def test_e12_four_wares_for_eight_points(sets: int) -> None:
    scene = scored("b_all_wares", "d_market_2", chicken=sets, grape=sets, fish=sets, herb=sets)
    scene.play(*["mix none"] * sets)
    assert (scene.sheet().row("cards"), scene.goods()) == (8 * sets, {})


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
@pytest.mark.parametrize("times", [1, 2, 3])
def test_e14_merchants_and_bakeries_for_points(times: int) -> None:
    bakeries = " | ".join(f"bakery at {column}4" for column in "abcdef"[: 2 * times])
    tiles = f"{in_pairs('merchant', times)} | {bakeries}"
    scene = scored("d_merchant_1", "d_bakery_2", tiles=tiles)
    ledger = scene.table.districts[0].ledger
    assert ledger[1:3] == ledger[4:6] == [times, 3 * times]


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
    scene = dealt(3)
    table = scene.table
    laid = [CARD_IDS[number] for number in table.grid if number != -1]
    assert [sum(name[0] == group for name in laid) for group in "abcd"] == [2, 3, 2, 3]
    assert len(GAME.view(table, 0)["circles"]) == 13
    seats = [(table.start + i) % 3 for i in range(3)]
    assert [scene.points(seat) for seat in seats] == [8, 9, 13]


@pytest.mark.clause("CD-8.1")
def test_e17_the_order_of_scoring() -> None:
    scene = phase_over(4, 0, (0, 7), (1, 5), (2, 5), (3, 2))
    order: list[str] = []
    while scene.step() != "move":
        if scene.step() == "circle":
            order.append("ABCD"[scene.table.seat])
        scene.play(scene.legal()[-1])
    assert "".join(order) == "ACBD"


@pytest.mark.clause("CD-11.3")
def test_e18_five_leftovers_are_two_points() -> None:
    scene = building("villa_end1").give(0, fish=1, herb=1, coin=1, bread=1).play("store")
    assert scene.table.districts[0].stored == [tile("villa_end1")]
    assert scene.sheet().row("leftovers") == 2


@pytest.mark.clause("CD-11.9")
def test_e19_a_tie_goes_to_the_one_further_back() -> None:
    scene = phase_over(2, 3, (0, 12), (1, 9))
    for seat, points in ((0, 30), (1, 33)):
        scene.set_points(points, seat)
    while not scene.table.over():
        scene.play(scene.legal()[-1])
    assert scene.table.scores()[0] == scene.table.scores()[1] == 34
    assert GAME.winners(scene.table) == [1]


@pytest.mark.clause("CD-4.8")
def test_e20_with_two_players_the_second_take_clears_the_depot() -> None:
    depots = {4: "market, bakery, villa_t2, villa_cross3", 5: "market, bakery, fountain, villa_t2"}
    scene = turn("market at c3", depots=depots).play("walk 4", "take 2", "store")
    assert GAME.view(scene.table, 0)["depots"][3]["tiles"].count(None) == 1
    scene.table.patricians[1] = 0
    scene.table.refresh()
    scene.play("walk 4", "take 3")
    view = GAME.view(scene.table, 0)
    assert view["depots"][3]["tiles"] == [None] * 4
    assert sorted(view["removed"]) == ["market", "villa_cross3"]


def walks(scene: Scene) -> set[int]:
    return {int(move.split()[1]) for move in scene.legal() if move.startswith("walk")}


@pytest.mark.clause("CD-4.4", "CD-4.5")
def test_e21_over_empty_fields_and_back_home() -> None:
    filled = {field + 1: "market, bakery" for field in (0, 1, 2, 5, 6)}
    assert walks(turn(depots=filled)) == {6 + 1, 1 + 1, 0 + 1}


@pytest.mark.clause("CD-4.2", "CD-4.5")
def test_e22_only_to_the_two_fields_joined() -> None:
    filled = {field + 1: "market, bakery" for field in range(7)}
    assert walks(turn(depots=filled)) == {3 + 1, 4 + 1}
