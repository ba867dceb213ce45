"""Chapter 8: circles between neighbouring cards, and the order of the two cards."""

import random

import pytest

from groma.games.carpe_diem import GAME
from tests.scenes.carpe_diem import Scene, card, circle, dealt, phase_over, score_again, scoring

CIRCLES = {
    2: "2-5 4-5 4-7 5-6 5-8 6-9 7-8 8-9 8-11",
    3: "2-3 2-5 3-6 4-5 4-7 5-6 5-8 6-9 7-8 7-10 8-9 8-11 10-11",
    4: "1-2 1-4 2-3 2-5 3-6 4-5 4-7 5-6 5-8 6-9 7-8 7-10 8-9 8-11 9-12 10-11 11-12",
}
CORNERS = {2: [1, 3, 10, 12], 3: [1, 12], 4: []}


def discs(scene: Scene) -> list[str]:
    """The circles that may be chosen."""
    return [text.removeprefix("disc ") for text in scene.legal()]


def cards_scored(scene: Scene, seat: int = 0) -> list[int]:
    """The scoring cards that a seat has carried out so far, in order."""
    return [line % 64 for line in scene.table.districts[seat].ledger[::3]]


@pytest.mark.clause("CD-8.3", "CD-2.6", "CD-2.7")
@pytest.mark.parametrize(("players", "count"), [(2, 9), (3, 13), (4, 17)])
def test_there_is_a_circle_for_every_pair_of_neighbouring_cards(players: int, count: int) -> None:
    scene = phase_over(players)
    cards = [field for field in range(1, 13) if field not in CORNERS[players]]
    assert [field + 1 for field, laid in enumerate(scene.table.grid) if laid != -1] == cards
    neighbours = [
        f"{one}-{two}"
        for one in cards
        for two in cards
        if two - one == 3 or (two - one == 1 and one % 3)
    ]
    assert sorted(discs(scene)) == sorted(neighbours) == sorted(CIRCLES[players].split())
    assert len(discs(scene)) == count == 4 * players + 1


@pytest.mark.clause("CD-8.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_circle_at_an_empty_corner_is_refused(players: int) -> None:
    scene = phase_over(players)
    missing = [name for name in CIRCLES[4].split() if name not in CIRCLES[players].split()]
    assert len(missing) == {2: 8, 3: 4, 4: 0}[players]
    for name in missing:
        assert scene.why_not(f"disc {name}").clause == "CD-8.3"
        assert any(int(field) in CORNERS[players] for field in name.split("-"))


@pytest.mark.clause("CD-8.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_disc_blocks_its_circle_for_everybody_and_for_all_later_scorings(players: int) -> None:
    scene = phase_over(players)
    first = scene.table.seat
    scene.play("disc 5-8", "begin 5")
    free = CIRCLES[players].split()
    free.remove("5-8")
    assert discs(scene) == free
    assert scene.why_not("disc 5-8").clause == "CD-8.4"
    assert scene.why_not("disc 5-8").facts == {"seat": first}
    score_again(scene)
    assert discs(scene) == free
    assert scene.table.seat == first
    assert scene.why_not("disc 5-8").clause == "CD-8.4"
    scene.play("disc 4-5", "begin 4")
    assert [scene.why_not(f"disc {name}").clause for name in ("5-8", "4-5")] == ["CD-8.4"] * 2
    assert scene.table.discs[circle("5-8")] == scene.table.discs[circle("4-5")] == first


@pytest.mark.clause("CD-8.3", "CD-2.4")
def test_each_disc_comes_out_of_the_four_in_storage() -> None:
    scene = phase_over(3)
    seats = GAME.view(scene.table, 0)["seats"]
    assert [seat["discs"] for seat in seats] == [4, 4, 4]
    scene.play("disc 7-10", "begin 7")
    view = GAME.view(scene.table, 0)
    assert [seat["discs"] for seat in view["seats"]] == [4, 4, 3]
    assert {c["circle"]: c["seat"] for c in view["circles"]}["7-10"] == 2
    assert scene.facts("put-disc") == [{"seat": "@seat-2", "circle": "7-10"}]


@pytest.mark.clause("CD-8.3", "CD-8.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_edge_19_in_whole_games_the_last_has_two_circles_and_one_is_left(players: int) -> None:
    rng = random.Random(players)
    scene = dealt(players, seed=b"circles")
    choices: list[int] = []
    blocked: list[str] = []
    while not scene.table.over():
        if scene.step() == "circle":
            choices.append(len(scene.legal()))
            assert not set(discs(scene)) & set(blocked)
        move = rng.choice(scene.legal())
        if move.startswith("disc"):
            blocked.append(move.removeprefix("disc "))
        scene.play(move)
    assert choices == list(range(4 * players + 1, 1, -1))
    circles = GAME.view(scene.table, 0)["circles"]
    assert sum(c["seat"] is None for c in circles) == 1
    assert [sum(c["seat"] == seat for c in circles) for seat in range(players)] == [4] * players


@pytest.mark.clause("CD-8.3", "CD-8.5")
@pytest.mark.parametrize("name", CIRCLES[4].split())
def test_a_disc_triggers_the_two_cards_beside_it_in_any_order(name: str) -> None:
    fields = [int(field) for field in name.split("-")]
    for first in fields:
        scene = scoring("a_fish_2", "b_no_fish", where=name, players=4)
        grid = scene.table.grid[:]
        scene.play(f"disc {name}")
        assert scene.step() == "begin"
        assert scene.legal() == [f"begin {field}" for field in fields]
        for other in set(range(1, 13)) - set(fields):
            assert scene.why_not(f"begin {other}").clause == "CD-8.5"
        scene.play(f"begin {first}")
        order = [first, sum(fields) - first]
        assert cards_scored(scene) == [grid[field - 1] for field in order]
        assert scene.table.seat == 1
        assert cards_scored(scene, 1) == []


@pytest.mark.clause("CD-8.4")
def test_only_the_disc_just_put_is_scored() -> None:
    scene = scoring("d_market_2", "d_bakery_2")
    scene.table.grid[3] = card("d_fountain_2")
    scene.counts(0, market=2, bakery=2, fountain=2).set_points(10)
    scene.play("disc 5-8", "begin 5")
    assert scene.points() == 16
    score_again(scene)
    if scene.table.seat != 0:
        scene.play("disc 8-11", "begin 8")
    scene.play("disc 4-5", "begin 4")
    assert scene.points() == 22  # card 8 has not paid again
    assert cards_scored(scene) == [
        card(name) for name in ("d_market_2", "d_bakery_2", "d_fountain_2", "d_market_2")
    ]


@pytest.mark.clause("CD-8.5", "CD-9.7")
def test_the_payout_of_the_first_card_helps_to_fulfil_the_second() -> None:
    scene = scoring("c_chimney_2_coin", "a_fish_3").counts(0, chimney=6).set_points(10)
    scene.play("disc 5-8", "begin 5")
    assert scene.step() == "pay"
    assert scene.legal() == ["pay 3", "stop"]
    scene.play("pay 3")
    assert (scene.points(), scene.goods()) == (17, {})


@pytest.mark.clause("CD-8.5", "CD-8.6")
def test_in_the_other_order_the_payout_comes_too_late() -> None:
    scene = scoring("c_chimney_2_coin", "a_fish_3").counts(0, chimney=6).set_points(10)
    scene.play("disc 5-8", "begin 8")
    assert scene.table.seat == 1
    assert (scene.points(), scene.goods()) == (6, {"coin": 3})
    assert [line["card"] for line in scene.facts("failed")] == ["@card-a-fish-3"]


@pytest.mark.clause("CD-8.6", "CD-9.12")
def test_the_penalty_of_the_first_card_comes_before_the_second_is_begun() -> None:
    scene = scoring("d_market_2", "c_villa_1_vp").counts(0, villa=1).set_points(2)
    first = scene.table.clone()
    scene.play("disc 5-8", "begin 5")
    assert scene.points() == 3  # 2 - 2 (there are no more) + 3
    other = Scene(GAME, first).play("disc 5-8", "begin 8")
    assert other.points() == 1  # 2 + 3 - 4


@pytest.mark.clause("CD-8.6", "CD-9.10")
def test_bread_of_the_second_card_does_not_help_the_first() -> None:
    scene = scoring("c_villa_1_bread", "a_fish_3").counts(0, villa=1)
    scene.give(0, bread=2).set_points(10).play("disc 5-8", "begin 8")
    assert scene.step() == "add"  # the second card only
    assert GAME.view(scene.table, 0)["scoring"]["card"] == "c_villa_1_bread"
    assert scene.points() == 6
    scene.play("loaves")
    assert (scene.points(), scene.goods(), scene.table.seat) == (6, {"bread": 1}, 1)


@pytest.mark.clause("CD-8.6")
def test_once_the_first_card_is_left_there_is_no_way_back() -> None:
    scene = scoring("a_fish_2", "a_grape_2").give(0, fish=4, grape=2).set_points(0)
    scene.play("disc 5-8", "begin 5", "pay 0", "stop")
    assert GAME.view(scene.table, 0)["scoring"]["card"] == "a_grape_2"
    scene.play("pay 0")
    assert scene.table.seat == 1  # grapes are gone; the two fish stay
    assert (scene.points(), scene.goods()) == (8, {"fish": 2})


@pytest.mark.clause("CD-9.1", "CD-9.7")
def test_edge_18_two_red_cards_of_one_kind_ask_for_wares_twice() -> None:
    scene = scoring("a_fish_2", "a_fish_2").give(0, fish=3).set_points(10)
    scene.play("disc 5-8", "begin 5", "pay 0")
    assert (scene.points(), scene.goods()) == (10 + 4 - 4, {"fish": 1})
    rich = scoring("a_fish_2", "a_fish_2").give(0, fish=4).set_points(10)
    rich.play("disc 5-8", "begin 8", "pay 0")
    assert (rich.step(), rich.points()) == ("pay", 14)
    rich.play("stop", "pay 0")
    assert (rich.points(), rich.goods()) == (18, {})


@pytest.mark.clause("CD-9.7")
def test_edge_18_two_green_cards_of_one_kind_both_pay() -> None:
    scene = scoring("c_villa_2_vp", "c_villa_2_vp").counts(0, villa=3).set_points(10)
    scene.play("disc 5-8", "begin 5")
    assert scene.points() == 24
    assert cards_scored(scene) == [card("c_villa_2_vp")] * 2
