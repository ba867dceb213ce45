"""Chapter 9: green cards ask for things that one has and keeps; breads for any card."""

import pytest

from groma.core.usual import declared
from groma.games.carpe_diem import GAME
from tests.scenes.carpe_diem import Scene, in_pairs, lay_out, score_again, scoring

# Seven chimneys: a finished villa of 3 and an unfinished one of 4
SEVEN_CHIMNEYS = (
    "villa_end1 at a1 x1 | villa_end2 at b1 x3 | villa_straight2 at d3 | villa_end2 at d2 x2"
)


def scored(
    first: str, second: str = "a_grape_3", *, points: int = 10, tiles: str = "", **goods: int
) -> Scene:
    """Seat 0 has put its disc on 5-8 and begun with the first card; `a_grape_3` costs 4 points."""
    scene = scoring(first, second).set_points(points).give(0, **goods)
    lay_out(scene.table.districts[0], tiles)
    return scene.play("disc 5-8", "begin 5")


@pytest.mark.clause("CD-9.1", "CD-9.7")
def test_things_for_a_green_card_are_kept_and_count_for_both_cards() -> None:
    scene = scored("c_villa_1_vp", "c_villa_2_vp", tiles=in_pairs("villa", 3))
    assert scene.points() == 10 + 9 + 7
    assert len(scene.table.districts[0].finished) == 3
    assert scene.table.districts[0].counts[1] == 3


@pytest.mark.clause("CD-9.7")
def test_the_same_things_count_again_in_every_scoring() -> None:
    scene = scored("d_market_2", "d_bakery_2", tiles="market at a1 | market at b1")
    assert scene.points() == 10 + 3 - 4
    score_again(scene)
    while scene.table.seat != 0:
        scene.play(scene.legal()[-1])
    scene.play("disc 4-5", "begin 5")
    while scene.table.seat == 0:
        scene.play("stop")
    assert scene.points() == 10 + 3 - 4 + 3 - 4


@pytest.mark.clause("CD-9.5")
def test_chimneys_count_in_finished_and_unfinished_villas() -> None:
    scene = scored("c_chimney_2_vp", tiles=SEVEN_CHIMNEYS)
    assert [f.chimneys for f in scene.table.districts[0].finished] == [3]
    assert scene.points() == 10 + 3 * 2 - 4
    assert scored("c_villa_1_vp", tiles=SEVEN_CHIMNEYS).points() == 10 + 3 - 4


@pytest.mark.clause("CD-9.2")
@pytest.mark.parametrize(("chimneys", "times"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (7, 2)])
def test_edge_12_odd_chimneys_are_lost(chimneys: int, times: int) -> None:
    scene = scoring("c_chimney_3_vp", "a_grape_3").counts(0, chimney=chimneys).set_points(20)
    scene.play("disc 5-8", "begin 5")
    assert scene.points() == 20 + (4 * times or -4) - 4


@pytest.mark.clause("CD-9.5")
def test_villas_count_when_finished_whatever_their_size() -> None:
    small = "villa_end1 at a1 x1 | villa_end1 at b1 x3"
    large = "villa_t2 at c3 | villa_end1 at c2 x2 | villa_end1 at c4 | villa_straight1 at d3 x1"
    assert scored("c_villa_1_vp", tiles=small).points() == 10 + 3 - 4
    assert scored("c_villa_1_vp", tiles=large).points() == 10 - 4 - 4
    closed = f"{small} | {large} | villa_end2 at e3 x3"
    assert scored("c_villa_1_vp", tiles=closed).points() == 10 + 6 - 4
    assert scored("c_villa_2_vp", tiles=closed).points() == 10 + 7 - 4


LANDSCAPES = ["vineyard", "herb_garden", "chicken_yard", "fish_pond"]
DWELLINGS = ["merchant", "baker", "steward", "craftsman"]


@pytest.mark.clause("CD-9.6")
@pytest.mark.parametrize("kind", LANDSCAPES)
def test_landscapes_count_when_finished_whatever_their_size(kind: str) -> None:
    size_4 = f"{kind}_end at a3 x1 | {kind}_straight at b3 x1 | {kind}_straight at c3 x1"
    open_one = scored(f"d_{kind}_1", "d_any_landscape_3_vp", tiles=size_4)
    assert open_one.points() == 10 - 8
    closed = f"{size_4} | {kind}_end at d3 x3 | {in_pairs(kind, 1)}"
    assert scored(f"d_{kind}_1", "d_any_landscape_3_vp", tiles=closed).points() == 10 + 6 - 4


@pytest.mark.clause("CD-9.6")
@pytest.mark.parametrize("kind", DWELLINGS)
def test_a_dwelling_counts_when_it_has_both_halves(kind: str) -> None:
    half = f"{kind}_half at c3"
    assert scored(f"d_{kind}_1", "d_any_dwelling_3_vp", tiles=half).points() == 10 - 8
    whole = f"{half} | {in_pairs(kind, 2)}"
    assert scored(f"d_{kind}_1", "d_any_dwelling_3_vp", tiles=whole).points() == 10 + 6 - 4


@pytest.mark.clause("CD-9.6")
@pytest.mark.parametrize(
    ("card", "kinds", "others"),
    [
        ("d_any_landscape_3_vp", LANDSCAPES, DWELLINGS),
        ("d_any_dwelling_3_vp", DWELLINGS, LANDSCAPES),
    ],
)
def test_any_kind_counts_all_four_kinds_together(
    card: str, kinds: list[str], others: list[str]
) -> None:
    tiles: list[str] = []
    for number, kind in enumerate(kinds):
        tiles.append(in_pairs(kind, 2, first=number))
        scene = scored(card, tiles=" | ".join(tiles))
        assert scene.points() == 10 + (5 * (2 * (number + 1) // 3) or -4) - 4
    wrong = " | ".join(in_pairs(kind, 3, first=row) for row, kind in enumerate(others))
    assert scored(card, tiles=f"{wrong} | {in_pairs('villa', 3, first=4)}").points() == 10 - 8


@pytest.mark.clause("CD-9.6")
@pytest.mark.parametrize(
    ("kind", "other"), [("market", "bakery"), ("bakery", "fountain"), ("fountain", "market")]
)
def test_all_one_tile_buildings_count(kind: str, other: str) -> None:
    tiles = f"{kind} at a1 | {kind} at f6 | {kind} at c3 | {other} at d4"
    assert scored(f"d_{kind}_2", f"d_{other}_2", tiles=tiles).points() == 10 + 3 - 4
    four = f"{tiles} | {kind}/dark at e5"
    assert scored(f"d_{kind}_2", f"d_{other}_2", tiles=four).points() == 10 + 6 - 4


@pytest.mark.clause("CD-9.6")
@pytest.mark.parametrize(
    ("ponds", "gardens", "times"),
    [(2, 1, 1), (1, 2, 1), (3, 2, 2), (2, 2, 2), (3, 0, 0), (0, 3, 0)],
)
def test_edge_13_a_set_counts_as_often_as_its_rarer_kind(
    ponds: int, gardens: int, times: int
) -> None:
    tiles = f"{in_pairs('fish_pond', ponds)} | {in_pairs('herb_garden', gardens, first=2)}"
    scene = scored("d_fish_pond_herb_garden", tiles=tiles)
    assert scene.points() == 10 + (7 * times or -4) - 4


@pytest.mark.clause("CD-9.6")
@pytest.mark.parametrize("scarce", ["market", "bakery", "fountain"])
def test_a_set_of_three_kinds_counts_as_often_as_the_rarest(scarce: str) -> None:
    scene = scoring("d_market_bakery_fountain", "a_grape_3")
    scene.counts(0, **{"market": 3, "bakery": 3, "fountain": 3, scarce: 2}).set_points(10)
    assert scene.play("disc 5-8", "begin 5").points() == 10 + 10 - 4


@pytest.mark.clause("CD-9.8")
def test_a_green_card_is_fulfilled_by_itself_as_often_as_possible() -> None:
    scene = scored("c_villa_1_vp", "d_market_2", tiles=in_pairs("villa", 4) + " | market at a3")
    assert scene.table.seat == 1  # nothing was asked
    assert scene.facts("fulfilled") == [
        {"seat": "@seat-0", "card": "@card-c-villa-1-vp", "times": 4}
    ]
    assert scene.facts("payout") == [
        {"seat": "@seat-0", "points": 12, "coins": 0, "breads": 0, "steps": 0}
    ]
    assert scene.facts("failed") == [{"seat": "@seat-0", "card": "@card-d-market-2", "points": 4}]


@pytest.mark.clause("CD-9.7")
def test_coins_breads_and_steps_come_at_once() -> None:
    scene = scoring("c_villa_2_coin_bread_step", "a_grape_3").counts(0, villa=5).set_points(10)
    scene.give(0, bread=1, fish=1).play("disc 5-8", "begin 5")
    assert scene.step() == "add"  # 1 + 2 breads
    assert scene.goods() == {"coin": 2, "bread": 3, "fish": 1}
    assert (scene.table.spaces[0], scene.table.track) == (2, [1, 0])
    assert scene.told()[-3:] == ["fulfilled", "payout", "stepped"]
    assert scene.facts("payout") == [
        {"seat": "@seat-0", "points": 0, "coins": 2, "breads": 2, "steps": 2}
    ]
    assert scene.facts("stepped") == [{"seat": "@seat-0", "steps": 2, "space": 2}]
    assert GAME.view(scene.table, 1)["scoring"] == {
        "seat": 0,
        "card": "c_villa_2_coin_bread_step",
        "times": 2,
        "points": 0,
        "payments": [],
    }


@pytest.mark.clause("CD-9.9", "CD-7.4")
@pytest.mark.parametrize("breads", range(8))
def test_three_breads_fulfil_a_green_card_once_more_and_again(breads: int) -> None:
    scene = scored("c_villa_1_vp", tiles=in_pairs("villa", 2), bread=breads)
    paid = 0
    while GAME.view(scene.table, 0)["scoring"]["card"] == "c_villa_1_vp":
        assert scene.step() == "add"
        assert scene.legal() == ["loaves", "stop"]
        scene.play("loaves")
        paid += 1
    assert paid == breads // 3
    assert scene.points() == 10 + 3 * (2 + paid) - 4
    assert scene.goods() == ({"bread": breads % 3} if breads % 3 else {})
    loaves = {"seat": "@seat-0", "card": "@card-c-villa-1-vp"}
    assert scene.facts("paid-loaves") == [loaves] * paid
    assert [line["points"] for line in scene.facts("payout")] == [6] + [3] * paid


@pytest.mark.clause("CD-9.9")
def test_breads_may_be_shared_out_between_the_two_cards() -> None:
    scene = scored("d_market_2", "d_vineyard_chicken_yard", bread=6)
    scene.play("loaves", "stop", "loaves")
    assert (scene.points(), scene.goods()) == (10 + 3 + 7, {})
    scene = scored("d_market_2", "d_vineyard_chicken_yard", bread=6)
    scene.play("stop", "loaves", "loaves")
    assert (scene.points(), scene.goods()) == (10 - 4 + 14, {})


@pytest.mark.clause("CD-9.9")
def test_two_breads_are_not_enough() -> None:
    scene = scored("d_market_2", bread=3)
    assert scene.legal() == ["loaves", "stop"]
    assert declared(scene.table) is None  # whether they are worth it is asked
    scene.give(0, bread=2)
    assert scene.legal() == ["stop"]
    refusal = scene.why_not("loaves")
    assert (refusal.clause, refusal.facts) == ("CD-9.9", {"breads": 2})
    for other in ("pay 0", "mix none"):
        refusal = scene.why_not(other)
        assert (refusal.clause, refusal.message) == ("CD-9.9", "refused-other-step")


@pytest.mark.clause("CD-9.10")
def test_edge_14_breads_just_gained_fulfil_the_same_card_once_more() -> None:
    scene = scored("c_villa_1_bread", "d_craftsman_1", tiles=in_pairs("villa", 1), bread=2)
    assert (scene.step(), scene.goods()) == ("add", {"bread": 3})
    scene.play("loaves")
    assert scene.goods() == {"bread": 1}
    assert scene.points() == 10 - 4
    assert scene.table.seat == 1


@pytest.mark.clause("CD-9.10")
def test_edge_14_breads_just_gained_fulfil_the_second_card() -> None:
    scene = scored("c_villa_1_bread", "d_craftsman_1", tiles=in_pairs("villa", 1), bread=2)
    scene.play("stop")
    assert GAME.view(scene.table, 0)["scoring"]["card"] == "d_craftsman_1"
    scene.play("loaves")
    assert (scene.points(), scene.goods()) == (13, {})


@pytest.mark.clause("CD-9.12", "CD-9.13")
def test_edge_31_breads_or_penalty_for_a_green_card() -> None:
    paid = scored("d_merchant_craftsman", bread=3).play("loaves")
    assert (paid.points(), paid.goods()) == (10 + 7 - 4, {})
    kept = scored("d_merchant_craftsman", bread=3)
    assert kept.points() == 10  # no penalty before the answer
    assert GAME.view(kept.table, 0)["scoring"]["times"] == 0
    assert kept.sheet().by_row()[1:3] == [0, 0]
    assert {line.row for line in kept.sheet().lines}.isdisjoint({"cards", "penalties"})
    kept.play("stop")
    assert (kept.points(), kept.goods(), kept.step()) == (6, {"bread": 3}, "pay")
    assert kept.facts("failed")[0]["card"] == "@card-d-merchant-craftsman"


@pytest.mark.clause("CD-9.13")
def test_stopping_after_a_green_card_that_paid_costs_nothing() -> None:
    scene = scored("c_villa_1_vp", tiles=in_pairs("villa", 1), bread=3).play("stop")
    assert (scene.points(), scene.goods()) == (13, {"bread": 3})
    assert scene.facts("failed") == []
