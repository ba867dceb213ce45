"""Chapter 9: red cards ask for wares; coins stand for wares, breads for a whole card."""

from itertools import combinations, product

import pytest

from groma.core.usual import declared
from groma.games.carpe_diem import GAME
from tests.scenes.carpe_diem import Scene, scoring

WARES = ["grape", "herb", "chicken", "fish"]


def begun(card: str, second: str = "d_market_2", *, points: int = 20, **goods: int) -> Scene:
    """Seat 0 has put its disc on 5-8 and begun with the card; `d_market_2` costs 4 points."""
    scene = scoring(card, second).set_points(points).give(0, **goods)
    return scene.play("disc 5-8", "begin 5")


def ways(scene: Scene) -> set[str]:
    """The ways to pay one set of wares; none if nothing is asked."""
    return {text for text in scene.legal() if text.split()[0] in ("pay", "mix")}


@pytest.mark.clause("CD-9.1", "CD-9.3")
def test_wares_for_a_red_card_are_given_up() -> None:
    scene = begun("a_herb_2", herb=3, fish=1).play("pay 0")
    assert scene.goods() == {"herb": 1, "fish": 1}
    assert scene.points() == 20 + 4 - 4
    mixed = begun("b_herb_fish", herb=3, fish=1).play("mix none")
    assert mixed.goods() == {"herb": 2}
    assert mixed.points() == 20 + 3 - 4


@pytest.mark.clause("CD-9.3", "CD-9.4", "CD-7.3")
@pytest.mark.parametrize("ware", WARES)
@pytest.mark.parametrize("count", [2, 3])
def test_every_way_to_pay_a_card_of_one_ware(ware: str, count: int) -> None:
    for owned, coins in product(range(5), range(5)):
        scene = begun(f"a_{ware}_{count}", **{ware: owned, "coin": coins}, bread=3)
        expected = {
            f"pay {k}" for k in range(4) if k <= count and k <= coins and count - k <= owned
        }
        assert ways(scene) == expected
        assert set(scene.legal()) == expected | {"loaves", "stop"}
        for k in range(4):
            if f"pay {k}" not in expected:
                clause = "CD-9.4" if k > count else "CD-7.3" if k > coins else "CD-9.12"
                short = {"ware": WARES.index(ware), "have": owned}
                facts = {"CD-9.4": {}, "CD-7.3": {"coins": coins}, "CD-9.12": short}[clause]
                refusal = scene.why_not(f"pay {k}")
                assert (refusal.clause, refusal.facts) == (clause, facts)


@pytest.mark.clause("CD-9.3", "CD-9.4", "CD-7.3", "CD-9.12")
@pytest.mark.parametrize(
    ("card", "shown"),
    [
        ("b_grape_fish", "grape fish"),
        ("b_herb_chicken", "herb chicken"),
        ("b_no_herb", "grape chicken fish"),
        ("b_no_grape", "herb chicken fish"),
        ("b_all_wares", "grape herb chicken fish"),
    ],
)
def test_every_way_to_pay_a_card_of_several_wares(card: str, shown: str) -> None:
    wanted = set(shown.split())
    sets = [set(chosen) for n in range(5) for chosen in combinations(WARES, n)]
    for owned, coins in product(sets, (0, 1, 2, 4)):
        scene = begun(card, **dict.fromkeys(owned, 1), coin=coins, bread=3)
        for by_coins in sets:
            names = "+".join(ware for ware in WARES if ware in by_coins) or "none"
            missing = [WARES.index(ware) for ware in wanted - by_coins - owned]
            if by_coins - wanted:
                expected = ("CD-9.4", {})
            elif len(by_coins) > coins:
                expected = ("CD-7.3", {"coins": coins})
            elif missing:
                expected = ("CD-9.12", {"ware": min(missing), "have": 0})
            else:
                assert scene.allows(f"mix {names}")
                continue
            refusal = scene.why_not(f"mix {names}")
            assert (refusal.clause, refusal.facts) == expected


@pytest.mark.clause("CD-9.4")
def test_exact_ways_in_words() -> None:
    assert ways(begun("a_fish_3", fish=2, coin=2)) == {"pay 1", "pay 2"}
    assert ways(begun("a_fish_2", fish=2, coin=9)) == {"pay 0", "pay 1", "pay 2"}
    several = begun("b_no_herb", chicken=2, fish=1, herb=5, coin=2)
    assert ways(several) == {"mix grape", "mix grape+chicken", "mix grape+fish"}
    assert ways(begun("b_grape_herb", coin=2)) == {"mix grape+herb"}
    assert ways(begun("b_grape_herb", grape=1, herb=1)) == {"mix none"}


@pytest.mark.clause("CD-9.3")
def test_a_set_is_paid_by_number_for_one_ware_and_by_kind_for_several() -> None:
    one = begun("a_fish_2", fish=2, coin=2)
    for names in ("none", "fish", "grape+fish"):
        assert one.why_not(f"mix {names}").clause == "CD-9.3"
    several = begun("b_chicken_fish", chicken=2, fish=2, coin=2)
    for coins in range(4):
        assert several.why_not(f"pay {coins}").clause == "CD-9.3"


@pytest.mark.clause("CD-9.4", "CD-7.3")
@pytest.mark.parametrize(
    ("coins", "left"),
    [
        (0, {"coin": 3, "grape": 1}),
        (1, {"coin": 2, "grape": 2}),
        (2, {"coin": 1, "grape": 3}),
        (3, {"grape": 4}),
    ],
)
def test_coins_replace_wares_of_one_kind_at_will(coins: int, left: dict[str, int]) -> None:
    scene = begun("a_grape_3", grape=4, coin=3).play(f"pay {coins}")
    assert scene.goods() == left
    assert scene.facts("paid-wares") == [
        {"seat": "@seat-0", "card": "@card-a-grape-3", "wares": 3 - coins, "coins": coins}
    ]
    assert scene.facts("payout")[0]["points"] == 7


@pytest.mark.clause("CD-9.4", "CD-7.3")
def test_coins_replace_chosen_wares_of_several() -> None:
    for n in range(5):
        for chosen in combinations(WARES, n):
            scene = begun("b_all_wares", grape=2, herb=2, chicken=2, fish=2, coin=5)
            scene.play(f"mix {'+'.join(chosen) or 'none'}")
            left = {ware: 2 if ware in chosen else 1 for ware in WARES}
            assert scene.goods() == left | {"coin": 5 - n}
            assert scene.facts("paid-wares") == [
                {"seat": "@seat-0", "card": "@card-b-all-wares", "wares": 4 - n, "coins": n}
            ]


@pytest.mark.clause("CD-9.2", "CD-9.11")
def test_a_red_card_is_paid_as_often_as_the_player_likes() -> None:
    for times in range(4):
        scene = begun("a_chicken_2", chicken=6).play(*["pay 0"] * times)
        if times < 3:
            assert scene.legal() == ["pay 0", "stop"]
            assert scene.facts("failed") == []
            scene.play("stop")
        assert scene.goods() == ({"chicken": 6 - 2 * times} if times < 3 else {})
        assert scene.points() == 20 + (4 * times or -4) - 4
        assert len(scene.facts("payout")) == times
        assert scene.table.seat == 1


@pytest.mark.clause("CD-9.11")
def test_each_set_may_be_paid_in_another_way() -> None:
    scene = begun("b_chicken_fish", chicken=2, fish=1, coin=3)
    scene.play("mix chicken", "mix fish", "stop")
    assert scene.goods() == {"chicken": 1, "coin": 1}
    assert scene.points() == 20 + 6 - 4


@pytest.mark.clause("CD-9.11", "CD-9.12")
def test_edge_15_without_enough_nothing_is_asked_and_the_wares_are_kept() -> None:
    scene = begun("a_fish_3", fish=2, bread=2)
    assert scene.table.seat == 1
    assert scene.goods() == {"fish": 2, "bread": 2}
    assert scene.points() == 20 - 4 - 4
    assert scene.facts("failed")[0] == {
        "seat": "@seat-0",
        "card": "@card-a-fish-3",
        "points": 4,
    }
    assert scene.facts("payout") == scene.facts("paid-wares") == scene.facts("fulfilled") == []
    assert begun("b_all_wares", grape=1, herb=1, coin=1).points() == 12


@pytest.mark.clause("CD-9.13", "CD-9.12")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("a_fish_3", {"fish": 3}),
        ("a_fish_3", {"coin": 3}),
        ("b_herb_fish", {"herb": 1, "fish": 1}),
        ("a_fish_3", {"bread": 3}),
    ],
)
def test_edge_16_able_but_unwilling_costs_four_points(card: str, goods: dict[str, int]) -> None:
    scene = begun(card, **goods)
    assert scene.points() == 20
    scene.play("stop")
    assert scene.table.districts[0].ledger[1:3] == [0, -4]
    assert scene.goods() == goods
    assert scene.facts("failed")[0]["card"] == "@card-" + card.replace("_", "-")


@pytest.mark.clause("CD-9.14", "CD-9.12")
@pytest.mark.parametrize(
    ("points", "lost"),
    [
        (0, [0, 0]),
        (1, [1, 0]),
        (3, [3, 0]),
        (4, [4, 0]),
        (5, [4, 1]),
        (7, [4, 3]),
        (8, [4, 4]),
        (20, [4, 4]),
    ],
)
def test_edge_17_points_never_fall_below_zero(points: int, lost: list[int]) -> None:
    scene = begun("a_fish_3", "b_no_fish", points=points)
    assert scene.points() == points - sum(lost)
    assert [line["points"] for line in scene.facts("failed")] == lost
    assert scene.sheet().row("penalties") == -sum(lost)


@pytest.mark.clause("CD-9.12")
def test_only_a_card_not_fulfilled_even_once_costs_points() -> None:
    scene = begun("a_fish_2", "b_no_fish", fish=2, grape=1, herb=1, chicken=1)
    scene.play("pay 0", "mix none")
    assert scene.points() == 20 + 4 + 5
    assert scene.facts("failed") == []


@pytest.mark.clause("CD-9.9")
@pytest.mark.parametrize("breads", range(8))
def test_three_breads_pay_for_a_red_card_once_and_again(breads: int) -> None:
    scene = begun("a_fish_3", bread=breads)
    for paid in range(breads // 3):
        assert scene.legal() == ["loaves", "stop"]
        assert declared(scene.table) is None  # whether they are worth it is asked
        scene.play("loaves")
        assert scene.facts("paid-loaves")[-1] == {"seat": "@seat-0", "card": "@card-a-fish-3"}
        assert scene.table.districts[0].ledger[1:3] == [paid + 1, 7 * (paid + 1)]
    assert scene.table.seat == 1
    assert scene.goods() == ({"bread": breads % 3} if breads % 3 else {})
    assert scene.points() == 20 + (7 * (breads // 3) or -4) - 4


@pytest.mark.clause("CD-9.9")
@pytest.mark.parametrize("breads", [0, 1, 2])
def test_fewer_than_three_breads_are_refused(breads: int) -> None:
    for card in ("a_fish_2", "b_herb_fish"):
        refusal = begun(card, fish=2, herb=1, coin=1, bread=breads).why_not("loaves")
        assert (refusal.clause, refusal.facts) == ("CD-9.9", {"breads": breads})


@pytest.mark.clause("CD-9.9", "CD-9.11")
@pytest.mark.parametrize(
    ("moves", "left", "sets"),
    [
        (["loaves", "stop"], {"fish": 2}, 1),
        (["pay 0", "stop"], {"bread": 3}, 1),
        (["pay 0", "loaves"], {}, 2),
        (["loaves", "pay 0"], {}, 2),
        (["stop"], {"fish": 2, "bread": 3}, 0),
    ],
)
def test_edge_30_breads_and_wares_in_any_combination(
    moves: list[str], left: dict[str, int], sets: int
) -> None:
    scene = begun("a_fish_2", "c_villa_1_vp", fish=2, bread=3).play(*moves)
    if scene.table.seat == 0:
        scene.play("stop")  # the breads on the second card
    assert scene.goods() == left
    assert scene.points() == 20 + (4 * sets or -4) - 4


@pytest.mark.clause("CD-9.10")
def test_breads_of_the_first_card_pay_for_a_red_second() -> None:
    scene = scoring("c_chimney_2_bread", "a_fish_3").counts(0, chimney=4).give(0, bread=1)
    scene.set_points(20).play("disc 5-8", "begin 5", "stop")
    assert scene.legal() == ["loaves", "stop"]
    scene.play("loaves")
    assert (scene.points(), scene.goods()) == (27, {})


@pytest.mark.clause("CD-9.11")
def test_a_payment_is_told_and_shown() -> None:
    scene = begun("a_fish_2", fish=4, coin=1)
    told = len(scene.told())
    scene.play("pay 1")
    assert scene.told()[told:] == ["paid-wares", "payout"]
    assert scene.facts("payout") == [
        {"seat": "@seat-0", "points": 4, "coins": 0, "breads": 0, "steps": 0}
    ]
    view = GAME.view(scene.table, 1)["scoring"]
    assert view == {"seat": 0, "card": "a_fish_2", "times": 1, "points": 4, "payments": []}
    scene.play("stop")
    assert GAME.view(scene.table, 1)["scoring"] == {
        "seat": 1,
        "card": None,
        "times": 0,
        "points": 0,
        "payments": [],
    }
    refusal = scene.why_not("stop")
    assert (refusal.clause, refusal.message) == ("CD-8.3", "refused-other-step")


@pytest.mark.clause("CD-9.11")
def test_only_the_scoring_player_pays() -> None:
    refusal = begun("a_fish_2", fish=2).why_not("pay 0", seat=1)
    assert (refusal.clause, refusal.message) == ("CD-9.11", "refused-not-your-decision")


@pytest.mark.clause("CD-9.2")
def test_the_view_counts_how_often_a_card_was_paid() -> None:
    scene = scoring("a_fish_2", "c_villa_1_vp").give(0, fish=6).play("disc 5-8", "begin 5")
    for paid in range(3):
        seen = GAME.view(scene.table, 1)["scoring"]
        counted = {"times": paid, "points": 4 * paid}
        assert seen == {"seat": 0, "card": "a_fish_2", **counted, "payments": []}
        if paid < 2:
            scene.play("pay 0")
