"""Chapter 6: the craftsman takes a tile of the seal row and builds it, one after the other."""

import pytest

from groma.core.deal import Deal
from tests.scenes.carpe_diem import Scene, building, in_hand, news, tile, turn

OPEN_CRAFTSMAN = "craftsman_half at c3 x1"  # towards d3
# The tile in hand finishes a pond and a craftsman on c3; others wait for c5 and c6
POND_AND_CRAFTSMAN = (
    "fish_pond_end at c2 x2 | craftsman_half at d3 x3 | craftsman_half at b5 x1 | "
    "merchant_half at b6 x1"
)


def fetching(seals: str, laid: str = OPEN_CRAFTSMAN, players: int = 2) -> Scene:
    """Seat 0 has just finished a craftsman on c3 and d3."""
    scene = building("craftsman_half", laid, seals=seals, players=players)
    scene.table.districts[0].frame = []
    return scene.play("place d3")


def pond_and_craftsman(seals: str) -> Scene:
    """Seat 0 has just finished a pond and a craftsman, and is asked which reward comes first."""
    scene = building("fish_pond_craftsman_right", POND_AND_CRAFTSMAN, seals=seals)
    scene.table.districts[0].frame = []
    scene.play("place c3")
    assert scene.step() == "order"
    return scene


# ---- taking and building -----------------------------------------------------------------------


@pytest.mark.clause("CD-6.10")
def test_any_tile_of_the_row_may_be_taken_and_is_built_at_once() -> None:
    scene = fetching("baker_half, market/dark, villa_end2")
    assert scene.step() == "fetch"
    assert scene.legal() == ["fetch 1", "fetch 2", "fetch 3"]
    for number in (4, 11):
        assert scene.why_not(f"fetch {number}").clause == "CD-6.10"
    assert scene.why_not("fetch 1", seat=1).message == "refused-not-your-decision"
    scene.play("fetch 2")
    assert scene.table.tile == tile("market/dark")
    assert [scene.table.seals[i] for i in range(4)] == [
        tile("baker_half"),
        -1,
        tile("villa_end2"),
        -1,
    ]
    assert scene.step() == "place"
    assert scene.allows("store")
    assert scene.cells() == {"c2", "d2", "b3", "e3", "c4", "d4"}
    scene.play("place d4")
    assert news(scene) == [
        "built 0 craftsman_half d3 3",
        "finished 0 craftsman 2",
        "fetched 0 market",
        "built 0 market d4 0",
        "banderole 0 d4",
        "stepped 0 1 1",
        "got-coins 0 1",
    ]
    assert scene.goods(0) == {"coin": 1}
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-6.10")
def test_the_row_of_eleven_is_open_to_all_craftsmen() -> None:
    scene = building("craftsman_half", OPEN_CRAFTSMAN).play("place d3")
    assert scene.legal() == [f"fetch {number}" for number in range(1, 12)]
    last = scene.table.seals[10]
    scene.play("fetch 11")
    assert scene.table.tile == last
    scene.play("store")
    in_hand(scene, "craftsman_half", seat=1, district=OPEN_CRAFTSMAN).play("place d3")
    assert scene.legal() == [f"fetch {number}" for number in range(1, 11)]
    assert scene.why_not("fetch 11").clause == "CD-6.10"


@pytest.mark.clause("CD-6.10")
def test_the_tile_goes_to_the_district_of_the_craftsman() -> None:
    scene = turn("market at c3", players=3, seals="baker_half, market/dark")
    in_hand(scene, "craftsman_half", seat=2, district=f"{OPEN_CRAFTSMAN} | baker_half at d4 x1")
    scene.play("place d3", "fetch 1", "place e4")
    assert [scene.goods(seat) for seat in range(3)] == [{}, {}, {"bread": 2}]
    assert scene.tile_at("e4", seat=2) == "baker_half"
    assert scene.tile_at("e4", seat=0) is None
    assert "fetched 2 baker_half" in news(scene)


@pytest.mark.clause("CD-6.10")
def test_the_building_rules_hold_for_the_tile_too() -> None:
    scene = fetching("fish_pond_end, baker_half").play("fetch 1")
    assert scene.why_not("place e4").clause == "CD-5.2"
    scene.play("place d4")
    assert scene.legal() == ["turn 1", "turn 2", "turn 3"]
    assert scene.why_not("turn 0").clause == "CD-5.4"


@pytest.mark.clause("CD-6.10", "CD-6.13")
def test_taking_is_compulsory_and_nothing_else_comes_first() -> None:
    scene = fetching("baker_half, market/dark")
    for other in ("store", "stop", "place d4", "walk 1", "reward craftsman"):
        refusal = scene.why_not(other)
        assert (refusal.clause, refusal.message) == ("CD-6.10", "refused-other-step")


@pytest.mark.clause("CD-6.10", "CD-5.8")
def test_the_tile_may_be_stored() -> None:
    scene = fetching("baker_half, market/dark").play("fetch 2", "store")
    assert scene.table.districts[0].stored == [tile("market/dark")]
    assert scene.goods(0) == {}
    assert news(scene)[-2:] == ["fetched 0 market", "stored 0 market"]
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-6.10", "CD-5.8")
def test_edge_case_8_a_tile_that_fits_nowhere_is_stored() -> None:
    # All cells around e1 and f1 ask for a villa or a pond
    scene = building(
        "fish_pond_craftsman_right",
        "villa_corner1_craftsman_head at e1 x2",
        seals="baker_half, market/dark",
    )
    scene.play("place f1")
    assert scene.legal() == ["fetch 1", "fetch 2"]
    scene.play("fetch 1")
    assert scene.table.districts[0].stored == [tile("baker_half")]
    assert news(scene)[-2:] == ["fetched 0 baker_half", "stored 0 baker_half"]
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-6.10")
def test_edge_case_8_an_empty_row_gives_nothing() -> None:
    scene = fetching("")
    assert news(scene) == [
        "built 0 craftsman_half d3 3",
        "finished 0 craftsman 2",
        "nothing-to-fetch 0",
    ]
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-6.10")
def test_the_only_tile_left_is_taken_without_asking() -> None:
    scene = fetching("villa_end2")
    assert scene.step() == "place"
    assert scene.table.tile == tile("villa_end2")
    assert scene.table.sealed() == 0


@pytest.mark.clause("CD-6.10", "CD-10.3")
def test_the_row_is_never_filled_again() -> None:
    scene = turn(seals="craftsman_half, market/dark, craftsman_half", players=3)
    table = scene.table
    deal = Deal(b"seals")
    row = table.seals[:]
    while not table.over():
        legal = table.legal()
        table.play(legal[deal.below(len(legal))])
        for seal, before in enumerate(row):
            assert table.seals[seal] in (before, -1)
        row = table.seals[:]
    assert table.phase == 3


# ---- chains ------------------------------------------------------------------------------------


@pytest.mark.clause("CD-6.10")
def test_edge_case_7_a_craftsman_finished_by_the_tile_gives_another_tile_and_so_on() -> None:
    more = "craftsman_half at c4 x1 | craftsman_half at c5 x1 | baker_half at c6 x1"
    scene = fetching(
        "craftsman_half, craftsman_half, baker_half, villa_end1", f"{OPEN_CRAFTSMAN} | {more}"
    )
    scene.play("fetch 2", "place d4")
    assert scene.legal() == ["fetch 1", "fetch 3", "fetch 4"]
    assert scene.why_not("fetch 2").clause == "CD-6.10"
    scene.play("fetch 1", "place d5", "fetch 3", "place d6")
    assert scene.goods(0) == {"bread": 2}
    assert scene.table.districts[0].counts[9] == 3
    assert [line for line in news(scene) if line.startswith("fetched")] == [
        "fetched 0 craftsman_half",
        "fetched 0 craftsman_half",
        "fetched 0 baker_half",
    ]
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-6.10")
def test_a_chain_ends_when_the_row_is_empty() -> None:
    scene = fetching("craftsman_half", f"{OPEN_CRAFTSMAN} | craftsman_half at c4 x1")
    scene.play("place d4")
    assert news(scene)[-1] == "nothing-to-fetch 0"
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-6.12", "CD-6.10")
def test_edge_cases_7_and_33_the_other_reward_waits_for_the_whole_chain() -> None:
    scene = pond_and_craftsman("craftsman_half, merchant_half").give(0, herb=1)
    scene.play("reward craftsman")
    assert scene.goods(0) == {"herb": 1}
    scene.play("fetch 1", "place c5")  # another craftsman: the merchant is fetched by itself
    assert scene.goods(0) == {"herb": 1}
    scene.play("place c6")
    assert scene.goods(0) == {"coin": 2, "fish": 1}
    told = news(scene)
    assert told.index("sold 0 1 2") < told.index("got-wares 0 fish 1")
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-6.12")
def test_edge_case_33_the_pond_first_and_its_fish_can_be_sold() -> None:
    scene = pond_and_craftsman("merchant_half, villa_end1").play("reward fish_pond")
    assert scene.goods(0) == {"fish": 1}
    assert scene.step() == "fetch"
    scene.play("fetch 1", "place c6")
    assert scene.goods(0) == {"coin": 2}
    assert scene.table.active == 1


@pytest.mark.clause("CD-6.12", "CD-7.7")
def test_a_fountain_of_a_chain_is_done_with_before_the_waiting_reward() -> None:
    scene = pond_and_craftsman("fountain/dark, villa_end1").play("reward craftsman", "fetch 1")
    scene.fountain_stack("villa", "baker", "market").play("place d4")
    assert scene.step() == "discard"
    assert scene.goods(0) == {}
    scene.play("discard baker")
    assert scene.goods(0) == {"fish": 1}


@pytest.mark.clause("CD-6.12", "CD-5.8")
def test_a_stored_tile_ends_the_chain_and_the_waiting_reward_follows() -> None:
    scene = pond_and_craftsman("merchant_half, villa_end1").play("reward craftsman", "fetch 1")
    assert scene.goods(0) == {}
    scene.play("store")
    assert scene.goods(0) == {"fish": 1}
    assert scene.table.districts[0].stored == [tile("merchant_half")]


@pytest.mark.clause("CD-6.12")
def test_a_waiting_reward_survives_a_second_question_about_the_order() -> None:
    laid = (
        "fish_pond_end at c2 x2 | craftsman_half at d3 x3 | fish_pond_end at c5 x2 | "
        "merchant_half at b6 x1"
    )
    scene = building("fish_pond_craftsman_right", laid, seals="fish_pond_merchant_left, market")
    scene.give(0, grape=1).play("place c3", "reward craftsman", "fetch 1", "place c6")
    assert scene.legal() == ["reward fish_pond", "reward merchant"]
    assert scene.goods(0) == {"grape": 1}
    scene.play("reward merchant")
    assert scene.goods(0) == {"coin": 2, "fish": 1 + 1}
    assert scene.table.active == 1
