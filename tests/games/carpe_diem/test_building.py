"""Chapter 5: the first tile, later tiles, turning and storing."""

import pytest

from groma.games.carpe_diem.district import TURN
from groma.games.carpe_diem.tables import CELL_IDS, TILE_IDS
from tests.scenes.carpe_diem import (
    Scene,
    building,
    cell,
    holding,
    in_hand,
    news,
    tile,
    turn,
    turning,
)

SHOVELS = ["c3", "d3", "d4", "c4"]
BANDEROLES = "c1 e1 b2 a3 f3 d4 c5 f5 a6".split()  # of board 0
LOOKS_THE_SAME_EVERYWHERE = ["market", "bakery", "fountain", "villa_cross3"]


def pieces(scene: Scene, seat: int = 0) -> dict[str, str]:
    """The tiles of a district by cell."""
    at = scene.table.districts[seat].at
    return {CELL_IDS[i]: TILE_IDS[card & 255] for i, card in enumerate(at) if card >= 0}


# ---- the first tile ----------------------------------------------------------------------------


@pytest.mark.clause("CD-5.1")
@pytest.mark.parametrize("board", range(4))
def test_the_first_tile_must_lie_on_the_shovel(board: int) -> None:
    scene = holding("fish_pond_end", board=board)
    assert scene.legal() == [f"place {SHOVELS[board]}"]
    for name in set(CELL_IDS) - {SHOVELS[board]}:
        assert scene.why_not(f"place {name}").clause == "CD-5.1"


@pytest.mark.clause("CD-5.1")
def test_the_first_tile_cannot_be_stored() -> None:
    assert holding("villa_cross3").why_not("store").clause == "CD-5.1"


@pytest.mark.clause("CD-5.1")
@pytest.mark.parametrize("board", range(4))
def test_the_first_tile_goes_to_the_shovel_without_asking_and_may_be_turned_freely(
    board: int,
) -> None:
    scene = building("vineyard_corner_merchant_tail", "", board=board)
    assert scene.step() == "turn"
    assert scene.legal() == ["turn 0", "turn 1", "turn 2", "turn 3"]
    assert scene.why_not("store").message == "refused-other-step"
    scene.play("turn 3")
    assert pieces(scene) == {SHOVELS[board]: "vineyard_corner_merchant_tail"}
    assert scene.table.districts[0].stored == []
    assert news(scene) == [f"built 0 vineyard_corner_merchant_tail {SHOVELS[board]} 3"]
    assert scene.table.active == 1


@pytest.mark.clause("CD-5.1")
def test_a_first_tile_that_looks_the_same_from_all_sides_is_laid_without_a_question() -> None:
    scene = building("market", "")
    assert news(scene) == ["built 0 market c3 0", "got-coins 0 1"]
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-5.1")
def test_every_player_begins_on_the_own_shovel_whatever_others_have_built() -> None:
    scene = turn("market at c3 | market at d3", players=3)
    table = scene.table
    board = table.districts[1].board
    in_hand(scene, "herb_garden_end", seat=1)
    assert scene.legal() == ["turn 0", "turn 1", "turn 2", "turn 3"]
    scene.play("turn 1")
    assert pieces(scene, 1) == {SHOVELS[board]: "herb_garden_end"}
    assert pieces(scene, 0) == {"c3": "market", "d3": "market"}


@pytest.mark.clause("CD-5.1", "CD-3.3")
def test_a_whole_first_turn_walk_take_and_build() -> None:
    scene = turn(depots={4: "fish_pond_end, market", 5: "villa_t2"})
    scene.play("walk 4", "take 1", "turn 2")
    assert pieces(scene) == {"c3": "fish_pond_end"}
    assert scene.table.districts[0].at[cell("c3")] >> TURN == 2


# ---- later tiles -------------------------------------------------------------------------------


@pytest.mark.clause("CD-5.2")
@pytest.mark.parametrize(
    ("district", "cells"),
    [
        ("market at c3", "c2 b3 d3 c4"),
        ("market at c3 | market at d3", "c2 d2 b3 e3 c4 d4"),
        ("market at c3 | market at d4", "c2 b3 d3 c4 e4 d5"),
        ("market at f3", "f2 e3 f4"),
        ("market at a4", "a3 b4 a5"),
        ("market at a1", "b1 a2"),
        ("market at f6", "f5 e6"),
        ("market at c1", "b1 d1 c2"),
        ("market at c6", "c5 b6 d6"),
    ],
)
def test_a_tile_shares_a_side_with_a_tile_of_the_district(district: str, cells: str) -> None:
    scene = building("bakery", district)
    assert scene.cells() == set(cells.split())
    for name in set(CELL_IDS) - scene.cells():
        assert scene.why_not(f"place {name}").clause == "CD-5.2"


@pytest.mark.clause("CD-5.2")
def test_diagonal_contact_and_the_frame_are_not_enough() -> None:
    scene = building("bakery", "market at b2")
    for name in ("a1", "c1", "a3", "c3", "d1", "f6"):
        assert scene.why_not(f"place {name}").clause == "CD-5.2"


@pytest.mark.clause("CD-5.2", "CD-5.10")
def test_a_cell_with_a_tile_is_taken_even_for_one_that_would_match() -> None:
    scene = building("market", "market at c3 | market at d3 | market at d4 | market at c4")
    for name in ("c3", "d3", "d4", "c4"):
        assert scene.why_not(f"place {name}").clause == "CD-5.2"


@pytest.mark.clause("CD-5.2")
def test_a_gap_between_tiles_may_be_filled() -> None:
    ring = " | ".join(f"market at {name}" for name in "b2 c2 d2 b3 d3 b4 c4 d4".split())
    scene = building("bakery", ring).play("place c3")
    assert pieces(scene)["c3"] == "bakery"


@pytest.mark.clause("CD-5.2")
def test_tiles_of_other_districts_are_no_neighbours() -> None:
    scene = turn("market at a1", players=2)
    in_hand(scene, "bakery", seat=1, district="market at f6")
    assert scene.cells() == {"f5", "e6"}
    scene.play("place e6")
    assert pieces(scene, 0) == {"a1": "market"}
    assert pieces(scene, 1) == {"f6": "market", "e6": "bakery"}


# ---- turning -----------------------------------------------------------------------------------


@pytest.mark.clause("CD-5.3")
@pytest.mark.parametrize("name", TILE_IDS)
def test_turns_that_look_alike_are_offered_once(name: str) -> None:
    scene = turning(holding(name), "c3")
    if name in LOOKS_THE_SAME_EVERYWHERE:
        turns = ["turn 0"]
    elif "straight" in name:
        turns = ["turn 0", "turn 1"]
    else:
        turns = ["turn 0", "turn 1", "turn 2", "turn 3"]
    assert scene.legal() == turns
    for number in range(len(turns), 4):
        assert scene.why_not(f"turn {number}").clause == "CD-5.3"


@pytest.mark.clause("CD-5.3")
@pytest.mark.parametrize(("turns", "opens"), enumerate(["c2", "d3", "c4", "b3"]))
def test_quarter_turns_go_clockwise(turns: int, opens: str) -> None:
    scene = building("villa_end1", "").play(f"turn {turns}")
    assert scene.table.districts[0].open[0].mouths == 1 << cell(opens)


@pytest.mark.clause("CD-5.3")
def test_a_tile_may_not_be_flipped() -> None:
    above = "market at b2 | {} at c2 x2 | baker_half at {}"
    left = building("chicken_yard_baker_left", above.format("chicken_yard_end", "b3 x1"))
    assert turning(left, "c3").legal() == ["turn 0"]
    mirrored = building("herb_garden_baker_right", above.format("herb_garden_end", "b3 x1"))
    assert mirrored.why_not("place c3").clause == "CD-5.4"
    assert turning(mirrored, "c3").legal() == []
    right = building("herb_garden_baker_right", above.format("herb_garden_end", "d3 x3"))
    assert turning(right, "c3").legal() == ["turn 0"]


@pytest.mark.clause("CD-5.3")
def test_the_turn_is_asked_only_if_there_are_two_ways() -> None:
    scene = building("fish_pond_end", "fish_pond_end at c3 x1").play("place d3")
    assert news(scene)[0] == "built 0 fish_pond_end d3 3"
    scene = building("fish_pond_end", "market at c3").play("place d3")
    assert scene.step() == "turn"
    assert scene.why_not("place c2").clause == "CD-5.3"


# ---- storing -----------------------------------------------------------------------------------


@pytest.mark.clause("CD-5.8", "CD-7.1")
def test_a_tile_that_could_be_built_may_be_stored_instead() -> None:
    scene = building("market", "market at c3")
    assert scene.legal() == ["place c2", "place b3", "place d3", "place c4", "store"]
    scene.play("store")
    assert scene.table.districts[0].stored == [tile("market")]
    assert pieces(scene) == {"c3": "market"}
    assert scene.goods(0) == {}
    assert news(scene) == ["stored 0 market"]
    assert (scene.step(), scene.table.active) == ("move", 1)
    assert scene.table.tile == -1


@pytest.mark.clause("CD-5.8")
def test_edge_case_3_a_tile_that_fits_nowhere_is_stored_without_asking() -> None:
    scene = building("villa_cross3", "market at c3")
    assert news(scene) == ["stored 0 villa_cross3"]
    assert scene.table.districts[0].stored == [tile("villa_cross3")]
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-5.8")
def test_a_stored_tile_stays_and_others_join_it() -> None:
    scene = building("market/dark", "market at c3", players=2).play("store")
    table = scene.table
    in_hand(scene, "villa_t2").play("store")
    assert table.districts[0].stored == [tile("market/dark"), tile("villa_t2")]
    in_hand(scene, "fountain", seat=1, district="market at c3").play("store")
    assert table.districts[1].stored == [tile("fountain")]
    assert table.districts[0].stored == [tile("market/dark"), tile("villa_t2")]


@pytest.mark.clause("CD-5.8", "CD-5.9")
def test_storing_takes_no_banderole() -> None:
    scene = building("bakery", "market at d3").play("store")
    assert scene.table.spaces == [0, 0]
    assert scene.table.districts[0].banderoles.bit_count() == 9


# ---- banderoles --------------------------------------------------------------------------------


@pytest.mark.clause("CD-5.9")
@pytest.mark.parametrize("where", CELL_IDS)
def test_a_tile_on_a_banderole_takes_it_away_and_moves_the_disc_one_space(where: str) -> None:
    at = cell(where)
    beside = CELL_IDS[at + 1 if at % 6 < 5 else at - 1]
    scene = building("villa_end1", f"villa_end1 at {beside} x{3 if at % 6 < 5 else 1}")
    scene.play(f"place {where}")
    left = {CELL_IDS[i] for i in range(36) if scene.table.districts[0].banderoles >> i & 1}
    turns = 1 if at % 6 < 5 else 3
    told = [f"built 0 villa_end1 {where} {turns}"]
    if where in BANDEROLES:
        told += [f"banderole 0 {where}", "stepped 0 1 1"]
    assert [line for line in news(scene) if not line.startswith("fulfilled")] == [
        *told,
        "finished-villa 0 2 2",
    ]
    assert left == set(BANDEROLES) - {where}
    assert scene.table.spaces == [int(where in BANDEROLES), 0]


@pytest.mark.clause("CD-5.9")
def test_the_banderole_of_the_own_board_counts_and_nobody_elses() -> None:
    scene = turn(players=2, board=0)
    other = scene.table.districts[1]
    other.board, other.banderoles = 1, 1 << cell("c4") | 1 << cell("b3")
    in_hand(scene, "market", seat=1, district="market at c3").play("place c4")
    assert scene.table.spaces == [0, 1]
    assert other.banderoles == 1 << cell("b3")
    assert scene.table.districts[0].banderoles.bit_count() == 9
    assert news(scene)[1:3] == ["banderole 1 c4", "stepped 1 1 1"]
