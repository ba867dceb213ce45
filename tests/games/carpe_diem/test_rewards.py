"""Chapters 6 and 7: what each finished feature gives, in which order, and the storage."""

from itertools import product

import pytest

from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.tables import EDGE, FEATURE_IDS, PARTS, THING_IDS, TILE_IDS
from tests.scenes.carpe_diem import building, feature, in_hand, news, scoring, tile, turn

WARES = {
    "vineyard": "grape",
    "herb_garden": "herb",
    "chicken_yard": "chicken",
    "fish_pond": "fish",
}
DWELLINGS = ["merchant", "baker", "steward", "craftsman"]
ENDS = {
    "villa": "villa_end1",
    **{kind: f"{kind}_end" for kind in WARES},
    **{kind: f"{kind}_half" for kind in DWELLINGS},
}
# By side of c3: the neighbour, and the turn that makes its north side look at c3
AROUND = [("c2", 2), ("d3", 3), ("c4", 0), ("b3", 1)]
EDGES = {
    name: [THING_IDS[EDGE[16 * number + side]] for side in range(4)]
    for number, name in enumerate(TILE_IDS)
}
PAIRS = [name for number, name in enumerate(TILE_IDS) if len(PARTS[number]) == 2]


def closing_both(name: str) -> str:
    """Tiles around c3 so that a tile with two pictures finishes both there."""
    return " | ".join(
        f"{ENDS[kind]} at {where} x{turns}"
        for kind, (where, turns) in zip(EDGES[name], AROUND, strict=True)
        if kind != "meadow"
    )


def pictures(name: str) -> list[str]:
    """The kinds of feature on a tile."""
    return [THING_IDS[part] for part in PARTS[TILE_IDS.index(name)]]


def rewarded(lines: list[str]) -> list[str]:
    """The news from the first reward on."""
    quiet = ("built", "banderole", "finished", "fulfilled-task")
    return [line for line in lines if not line.startswith(quiet)]


# ---- landscapes, dwellings, one-tile buildings -------------------------------------------------


@pytest.mark.clause("CD-6.5")
@pytest.mark.parametrize(("kind", "tiles"), product(WARES, (2, 3, 4)))
def test_a_landscape_gives_one_ware_less_than_it_has_tiles(kind: str, tiles: int) -> None:
    laid = f"{kind}_end at b3 x1" + "".join(
        f" | {kind}_straight at {column}3 x1" for column in "cd"[: tiles - 2]
    )
    scene = building(f"{kind}_end", laid).give(0, **{WARES[kind]: 1, "coin": 2})
    scene.play(f"place {'bcde'[tiles - 1]}3")
    assert scene.goods(0) == {WARES[kind]: tiles, "coin": 2}
    assert f"finished 0 {kind} {tiles}" in news(scene)
    assert rewarded(news(scene)) == [f"got-wares 0 {WARES[kind]} {tiles - 1}"]


@pytest.mark.clause("CD-6.7")
@pytest.mark.parametrize(
    ("wares", "coins", "sold"),
    [
        ({"fish": 2, "chicken": 1, "grape": 1}, 5, 4),
        ({}, 1, 0),
        ({"herb": 1}, 2, 1),
        ({"grape": 1, "herb": 1, "chicken": 1, "fish": 1}, 5, 4),
        ({"grape": 7}, 8, 7),
    ],
    ids=["example E2", "example E2b, edge case 6", "one", "one of each", "seven"],
)
def test_the_merchant_turns_all_wares_into_coins_and_gives_one_more(
    wares: dict[str, int], coins: int, sold: int
) -> None:
    scene = building("merchant_half", "merchant_half at c3 x1").give(0, **wares)
    scene.give(1, fish=3).play("place d3")
    assert scene.goods(0) == {"coin": coins}
    assert scene.goods(1) == {"fish": 3}
    assert rewarded(news(scene)) == [f"sold 0 {sold} {coins}"]
    assert scene.table.active == 1


@pytest.mark.clause("CD-6.7", "CD-6.13")
def test_the_merchant_keeps_coins_and_breads_and_cannot_be_refused() -> None:
    scene = building("merchant_half", "merchant_half at c3 x1").give(0, fish=1, coin=3, bread=2)
    scene.play("place d3")
    assert scene.goods(0) == {"coin": 5, "bread": 2}
    assert scene.step() == "move"


@pytest.mark.clause("CD-6.8")
def test_the_baker_gives_two_breads() -> None:
    scene = building("baker_half", "baker_half at c3 x1").give(0, bread=1, fish=1)
    scene.play("place d3")
    assert scene.goods(0) == {"bread": 3, "fish": 1}
    assert rewarded(news(scene)) == ["got-breads 0 2"]


@pytest.mark.clause("CD-6.9")
def test_the_steward_moves_the_own_disc_two_spaces() -> None:
    scene = building("steward_half", "steward_half at c3 x1", players=3)
    scene.table.spaces = [3, 5, 0]
    scene.table.track = [2, 0, 1]
    scene.play("place d3")
    assert scene.table.spaces == [5, 5, 0]
    assert scene.table.track == [2, 1, 0]
    assert rewarded(news(scene)) == ["stepped 0 2 5"]


@pytest.mark.clause("CD-6.11")
@pytest.mark.parametrize(("what", "good"), [("market", "coin"), ("bakery", "bread")])
def test_market_and_bakery_pay_right_after_they_are_built(what: str, good: str) -> None:
    for name in (what, f"{what}/dark"):
        scene = building(name, "fish_pond_end at c3").give(0, coin=1, bread=1).play("place d3")
        assert scene.goods(0) == {"coin": 1, "bread": 1, good: 2}
        assert scene.table.districts[0].counts[feature(what) + 1] == 1
        assert news(scene) == [
            f"built 0 {what} d3 0",
            "got-coins 0 1" if good == "coin" else "got-breads 0 1",
        ]
    in_hand(scene, what).play("place e3")
    assert scene.table.districts[0].counts[feature(what) + 1] == 2
    assert scene.goods(0)[good] == 3


# ---- two rewards at once -----------------------------------------------------------------------


@pytest.mark.clause("CD-6.12")
@pytest.mark.parametrize("name", PAIRS)
def test_the_order_is_asked_if_a_merchant_or_a_craftsman_is_one_of_two_rewards(name: str) -> None:
    scene = building(name, closing_both(name), seals="")
    scene.table.districts[0].frame = []
    scene.play("place c3")
    kinds = pictures(name)
    asked = "villa" not in kinds and ("merchant" in kinds or "craftsman" in kinds)
    if asked:
        assert scene.step() == "order"
        both = sorted(kinds, key=FEATURE_IDS.index)
        assert scene.legal() == [f"reward {kind}" for kind in both]
        for other in set(FEATURE_IDS) - set(kinds):
            assert scene.why_not(f"reward {other}").clause == "CD-6.12"
        assert scene.why_not(f"reward {kinds[0]}", seat=1).message == "refused-not-your-decision"
        assert scene.why_not("store").clause == "CD-6.12"
    else:
        assert (scene.step(), scene.table.active) == ("move", 1)
    assert scene.table.districts[0].counts[feature(kinds[0]) + 1] == 1
    assert scene.table.districts[0].counts[feature(kinds[1]) + 1] == 1


@pytest.mark.clause("CD-6.12", "CD-6.2")
@pytest.mark.parametrize(("name", "first"), product(PAIRS, (0, 1)))
def test_both_rewards_are_given_once_each_in_the_order_chosen(name: str, first: int) -> None:
    scene = building(name, closing_both(name), seals="").play("place c3")
    kinds = pictures(name)
    chosen = scene.step() == "order"
    if chosen:
        scene.play(f"reward {kinds[first]}")
        kinds = [kinds[first], kinds[1 - first]]
    expected = []
    wares = 0
    for kind in kinds:
        if kind in WARES:
            wares = EDGES[name].count(kind)
            expected.append(f"got-wares 0 {WARES[kind]} {wares}")
        elif kind == "merchant":
            expected.append(f"sold 0 {wares} {wares + 1}")
        elif kind == "baker":
            expected.append("got-breads 0 2")
        elif kind == "steward":
            expected.append("stepped 0 2 2")
        elif kind == "craftsman":
            expected.append("nothing-to-fetch 0")
    told = rewarded(news(scene))
    assert (told if chosen else sorted(told)) == (expected if chosen else sorted(expected))
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-6.12")
@pytest.mark.parametrize(
    ("first", "goods"),
    [("fish_pond", {"coin": 2 + 1 + 1}), ("merchant", {"coin": 2 + 1, "fish": 1})],
)
def test_edge_case_5_the_pond_before_the_merchant_sells_its_fish_too(
    first: str, goods: dict[str, int]
) -> None:
    name = "fish_pond_merchant_left"
    scene = building(name, closing_both(name)).give(0, herb=2).play("place c3")
    assert scene.goods(0) == {"herb": 2}
    scene.play(f"reward {first}")
    assert scene.goods(0) == goods


@pytest.mark.clause("CD-6.12", "CD-5.9")
def test_the_banderole_comes_before_all_rewards() -> None:
    laid = "baker_half at d3 x2 | steward_half at e4 x3"  # d4 has a banderole
    scene = building("baker_steward_right", laid)
    scene.table.districts[0].frame = []
    scene.play("place d4")
    told = news(scene)
    assert told[:5] == [
        "built 0 baker_steward_right d4 0",
        "banderole 0 d4",
        "stepped 0 1 1",
        "finished 0 baker 2",
        "finished 0 steward 2",
    ]
    assert sorted(told[5:]) == ["got-breads 0 2", "stepped 0 2 3"]
    laid = "craftsman_half at d3 x2 | merchant_half at e4 x3"
    scene = building("craftsman_merchant_right", laid).play("place d4")
    assert scene.step() == "order"
    assert scene.table.spaces[0] == 1


# ---- storage -----------------------------------------------------------------------------------


@pytest.mark.clause("CD-7.1", "CD-12.4")
def test_everybody_sees_what_a_player_has_in_storage() -> None:
    scene = turn("market at c3", players=3)
    scene.give(1, fish=2, herb=1, coin=3, bread=4)
    scene.table.districts[1].stored = [tile("villa_t2"), tile("market/dark")]
    for viewer in range(4):
        seen = GAME.view(scene.table, viewer)["seats"][1]
        assert seen["wares"] == {"grape": 0, "herb": 1, "chicken": 0, "fish": 2}
        assert (seen["coins"], seen["breads"]) == (3, 4)
        assert seen["stored"] == ["villa_t2", "market"]


@pytest.mark.clause("CD-7.1", "CD-7.2")
def test_edge_case_25_there_is_always_enough_in_the_supply() -> None:
    scene = turn("fish_pond_end at c3 x1 | baker_half at c4 x1 | merchant_half at c5 x1")
    scene.give(0, fish=5, bread=18, coin=24).give(1, fish=5, bread=18, coin=24)
    in_hand(scene, "fish_pond_end").play("place d3")
    in_hand(scene, "baker_half").play("place d4")
    in_hand(scene, "market").play("place e3")
    in_hand(scene, "bakery").play("place f3")
    assert scene.goods(0) == {"fish": 6, "bread": 21, "coin": 25}
    in_hand(scene, "merchant_half").play("place d5")
    assert scene.goods(0) == {"bread": 21, "coin": 32}
    assert scene.goods(1) == {"fish": 5, "bread": 18, "coin": 24}


@pytest.mark.clause("CD-7.3")
@pytest.mark.parametrize("ware", WARES.values())
def test_in_a_scoring_a_coin_stands_for_any_ware(ware: str) -> None:
    scene = scoring(f"a_{ware}_2", f"a_{ware}_3").give(0, coin=1, **{ware: 1})
    scene.play("disc 5-8", "begin 5")
    assert scene.legal() == ["pay 1", "stop"]
    assert scene.why_not("pay 2").clause == "CD-7.3"
    scene.play("pay 1")
    assert "payout 0 4 0 0 0" in news(scene)
    assert scene.goods(0) == {}


@pytest.mark.clause("CD-7.4")
def test_a_bread_pays_a_free_move_and_three_pay_a_card() -> None:
    scene = turn("market at c3").give(0, bread=1)
    assert scene.allows("bread 2")
    scene.play("bread 2")
    assert scene.goods(0) == {}
    assert turn("market at c3").why_not("bread 2").clause == "CD-7.4"
    for breads in (2, 3):
        scene = scoring("a_fish_2", "c_villa_1_vp").give(0, bread=breads, fish=2)
        scene.play("disc 5-8", "begin 5")
        assert scene.allows("loaves") == (breads == 3)
    scene.play("loaves")
    assert scene.goods(0) == {"fish": 2}


# ---- tasks of the frame ------------------------------------------------------------------------


@pytest.mark.clause("CD-6.2", "CD-11.6")
def test_tasks_of_the_frame_are_told_when_they_are_fulfilled_and_only_then() -> None:
    scene = building("villa_end1", "fish_pond_end at d3 x3 | villa_end2 at c2 x1")
    district = scene.table.districts[0]
    district.frame = [0, 1, 2, 3]  # villas in row 2 and column d, and a pond in column d
    scene.play("place d2")
    in_hand(scene, "fish_pond_end").play("place c3")
    in_hand(scene, "fish_pond_end", district="fish_pond_end at d4 x3").play("place c4")
    assert news(scene) == [
        "built 0 villa_end1 d2 3",
        "finished-villa 0 3 3",
        "fulfilled-task 0 villa 2 3",
        "fulfilled-task 0 villa d 3",
        "built 0 fish_pond_end c3 1",
        "finished 0 fish_pond 2",
        "fulfilled-task 0 fish_pond d 5",
        "got-wares 0 fish 1",
        "built 0 fish_pond_end c4 1",
        "finished 0 fish_pond 2",
        "got-wares 0 fish 1",
    ]
