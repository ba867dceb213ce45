"""Chapter 5: edges must match, the frame is meadow, and landscapes have four tiles at most."""

from itertools import product

import pytest

from groma.games.carpe_diem.tables import CELL_IDS, TILE_IDS
from tests.scenes.carpe_diem import building, cell, holding, news, turning

# One tile that shows each kind at its north side and meadow elsewhere
ENDS = {
    "meadow": "market",
    "villa": "villa_end1",
    "vineyard": "vineyard_end",
    "herb_garden": "herb_garden_end",
    "chicken_yard": "chicken_yard_end",
    "fish_pond": "fish_pond_end",
    "merchant": "merchant_half",
    "baker": "baker_half",
    "steward": "steward_half",
    "craftsman": "craftsman_half",
}
# By side of d3: the neighbour, and the turn that makes its north side look at d3
AROUND_D3 = {0: ("d2", 2), 1: ("e3", 3), 2: ("d4", 0), 3: ("c3", 1)}
STEPS = {0: -6, 1: 1, 2: 6, 3: -1}
BORDER = [name for name in CELL_IDS if name[0] in "af" or name[1] in "16"]
CORNERS = ["a1", "f1", "a6", "f6"]
SIDES = {0, 1, 2, 3}


def outward(name: str) -> set[int]:
    """The sides of a cell that lie at the frame."""
    sides = {0: name[1] == "1", 1: name[0] == "f", 2: name[1] == "6", 3: name[0] == "a"}
    return {side for side, at_frame in sides.items() if at_frame}


def inward(name: str) -> int:
    """The side away from the frame; east of a cell in the middle."""
    for side in SIDES:
        if (side + 2) % 4 in outward(name):
            return side
    return 1


def beside(name: str, what: str) -> str:
    """A tile at the inward side of a cell, its north side turned towards that cell."""
    side = inward(name)
    return f"{what} at {CELL_IDS[cell(name) + STEPS[side]]} x{(side + 2) % 4}"


# ---- edge to edge ------------------------------------------------------------------------------


@pytest.mark.clause("CD-5.4")
@pytest.mark.parametrize(("shown", "kind"), product(ENDS, ENDS))
def test_an_edge_lies_only_at_an_edge_that_shows_the_same(shown: str, kind: str) -> None:
    for side, (name, turns) in AROUND_D3.items():
        scene = holding(ENDS[kind], f"{ENDS[shown]} at {name} x{turns}")
        if kind == "meadow":
            fitting = {0} if shown == "meadow" else set()
        elif shown == "meadow":
            fitting = SIDES - {side}
        else:
            fitting = {side} if shown == kind else set()
        assert scene.allows("place d3") == bool(fitting)
        if not fitting:
            assert scene.why_not("place d3").clause == "CD-5.4"
        asked = turning(scene, "d3")
        assert asked.legal() == [f"turn {number}" for number in sorted(fitting)]
        for number in SIDES - fitting:
            alike = kind == "meadow" and number > 0
            assert asked.why_not(f"turn {number}").clause == ("CD-5.3" if alike else "CD-5.4")


@pytest.mark.clause("CD-5.4")
@pytest.mark.parametrize("meadows", [set(), {0}, {1}, {2}, {3}, {0, 1}, {1, 3}])
def test_all_four_sides_count(meadows: set[int]) -> None:
    laid = " | ".join(
        f"{'market' if side in meadows else 'villa_end1'} at {name} x{turns}"
        for side, (name, turns) in AROUND_D3.items()
    )
    fitting = {
        "villa_cross3": not meadows,
        "villa_t2": len(meadows) == 1,
        "villa_straight1": meadows == {1, 3},
    }
    for name, fits in fitting.items():
        scene = holding(name, laid)
        assert scene.allows("place d3") == fits
        if not fits:
            assert scene.why_not("place d3").clause == "CD-5.4"
        elif name == "villa_t2":  # its meadow lies at the west, as printed
            assert turning(scene, "d3").legal() == [f"turn {(min(meadows) + 1) % 4}"]


@pytest.mark.clause("CD-5.4")
def test_sides_that_fit_one_by_one_must_fit_in_one_turn() -> None:
    laid = "market at c2 | {} at d2 x2 | steward_half at c3 x1"
    scene = holding("vineyard_steward_right", laid.format("vineyard_end"))
    assert scene.why_not("place d3").clause == "CD-5.4"  # its steward would have to be on the left
    assert holding("herb_garden_steward_left", laid.format("herb_garden_end")).allows("place d3")


@pytest.mark.clause("CD-5.4")
def test_only_the_turns_that_fit_all_neighbours_are_offered() -> None:
    scene = holding("villa1_merchant_right", "market at c3 | market at c4 | market at d4")
    assert scene.allows("place d3")
    asked = turning(scene, "d3")  # meadow to the south and to the west
    assert asked.legal() == ["turn 0"]
    for number in (1, 2, 3):
        assert asked.why_not(f"turn {number}").clause == "CD-5.4"


@pytest.mark.clause("CD-5.6")
def test_edges_towards_empty_cells_are_free() -> None:
    scene = building("vineyard_end", "market at c3 | fish_pond_end at d3 x2")
    assert turning(scene, "c4").legal() == ["turn 1", "turn 2", "turn 3"]
    scene.play("place c4", "turn 1")  # d4 now asks for a pond and for a vineyard
    assert news(scene) == ["built 0 vineyard_end c4 1"]
    both = "fish_pond_end at d3 x2 | {} at c4 x1"
    assert (
        turning(holding("vineyard_fish_pond_left", both.format("vineyard_end")), "d4").legal() == []
    )
    other = holding("herb_garden_fish_pond_right", both.format("herb_garden_end"))
    assert turning(other, "d4").legal() == ["turn 3"]


# ---- the frame ---------------------------------------------------------------------------------


@pytest.mark.clause("CD-5.5")
@pytest.mark.parametrize("name", CELL_IDS)
def test_edge_case_4_a_villa_cross_fits_only_on_the_inner_cells(name: str) -> None:
    scene = holding("villa_cross3", beside(name, "villa_end1"))
    assert scene.allows(f"place {name}") == (name not in BORDER)
    if name in BORDER:
        assert scene.why_not(f"place {name}").clause == "CD-5.5"


@pytest.mark.clause("CD-5.5")
@pytest.mark.parametrize("name", BORDER)
def test_edge_case_4_three_open_sides_need_the_meadow_outwards_and_no_corner(name: str) -> None:
    scene = holding("villa_t2", beside(name, "villa_end1"))
    asked = turning(scene, name)
    if name in CORNERS:
        assert scene.why_not(f"place {name}").clause == "CD-5.5"
        assert asked.legal() == []
        return
    assert scene.allows(f"place {name}")
    (out,) = outward(name)
    fitting = (out + 1) % 4  # its meadow lies at the west, as printed
    assert asked.legal() == [f"turn {fitting}"]
    for number in SIDES - {fitting}:
        assert asked.why_not(f"turn {number}").clause == "CD-5.5"


@pytest.mark.clause("CD-5.5", "CD-5.4")
@pytest.mark.parametrize("name", BORDER)
def test_at_the_border_an_end_never_points_outwards(name: str) -> None:
    asked = turning(holding("fish_pond_end", beside(name, "market")), name)
    fitting = SIDES - outward(name) - {inward(name)}
    assert asked.legal() == [f"turn {number}" for number in sorted(fitting)]
    for number in outward(name):
        assert asked.why_not(f"turn {number}").clause == "CD-5.5"
    assert asked.why_not(f"turn {inward(name)}").clause == "CD-5.4"


@pytest.mark.clause("CD-5.5")
@pytest.mark.parametrize("name", CORNERS)
def test_in_a_corner_two_neighbouring_edges_fit_and_two_opposite_ones_do_not(name: str) -> None:
    corner = holding("vineyard_steward_right", beside(name, "vineyard_end"))
    other = holding("vineyard_craftsman_left", beside(name, "vineyard_end"))
    assert corner.allows(f"place {name}") != other.allows(f"place {name}")
    straight = holding("vineyard_straight", beside(name, "vineyard_end"))
    assert straight.why_not(f"place {name}").clause == "CD-5.5"


# ---- landscapes of four tiles ------------------------------------------------------------------

# Ponds in the third row, from west to east; a straight one lies across with one turn
TWO = "fish_pond_end at a3 x1 | fish_pond_straight at b3 x1"
THREE = f"{TWO} | fish_pond_straight at c3 x1"
FOUR = f"{THREE} | fish_pond_straight at d3 x1"


@pytest.mark.clause("CD-5.7", "CD-13.3")
@pytest.mark.parametrize(
    ("laid", "what", "where", "legal"),
    [
        (THREE, "fish_pond_end", "d3", True),
        (THREE, "fish_pond_straight", "d3", True),
        (THREE, "herb_garden_fish_pond_right", "d3", True),
        (FOUR, "fish_pond_end", "e3", False),
        (FOUR, "fish_pond_straight", "e3", False),
        (FOUR, "herb_garden_fish_pond_right", "e3", False),
        (f"{TWO} | fish_pond_end at d3 x3", "fish_pond_straight", "c3", True),
        (f"{TWO} | fish_pond_straight at d3 x1", "fish_pond_straight", "c3", True),
        (
            f"{TWO} | fish_pond_straight at d3 x1 | fish_pond_end at e3 x3",
            "fish_pond_straight",
            "c3",
            False,
        ),
        (f"{THREE} | fish_pond_end at e3 x3", "fish_pond_straight", "d3", False),
        ("fish_pond_end at c3 x1 | fish_pond_end at e3 x3", "fish_pond_straight", "d3", True),
    ],
)
def test_edge_case_9_no_more_than_four_tiles_in_a_landscape(
    laid: str, what: str, where: str, legal: bool
) -> None:
    scene = holding(what, laid)
    assert scene.allows(f"place {where}") == legal
    if not legal:
        assert scene.why_not(f"place {where}").clause == "CD-5.7"
    assert holding(what, laid, landscape_limit=False).allows(f"place {where}")


@pytest.mark.clause("CD-5.7")
def test_an_open_landscape_of_four_is_legal_but_its_opening_can_never_be_filled() -> None:
    scene = building("fish_pond_straight", THREE).play("place d3")
    district = scene.table.districts[0]
    assert [(pond.tiles, pond.mouths) for pond in district.open] == [(4, 1 << cell("e3"))]
    for name in TILE_IDS:
        refused = holding(name, FOUR).why_not("place e3").clause
        shows_a_pond = "fish_pond" in name
        assert refused == ("CD-5.7" if shows_a_pond else "CD-5.4")


@pytest.mark.clause("CD-5.7")
def test_other_ponds_and_other_landscapes_are_counted_apart() -> None:
    elsewhere = holding("fish_pond_end", f"{FOUR} | market at c4")
    assert elsewhere.allows("place c5")
    assert elsewhere.allows("place d4")
    vineyards = "vineyard_end at d1 x2 | vineyard_straight at d2"
    assert turning(holding("vineyard_fish_pond_left", f"{THREE} | {vineyards}"), "d3").legal() == [
        "turn 0"
    ]
    assert holding("vineyard_fish_pond_left", f"{THREE} | {vineyards}").allows("place d3")


@pytest.mark.clause("CD-5.7", "CD-13.3")
@pytest.mark.parametrize(
    "laid",
    [
        f"{FOUR} | vineyard_end at e2 x2",
        FOUR.replace("fish_pond", "vineyard") + " | fish_pond_end at e4",
    ],
)
def test_one_of_two_landscapes_on_a_tile_is_enough_to_forbid_it(laid: str) -> None:
    assert holding("vineyard_fish_pond_left", laid).why_not("place e3").clause == "CD-5.7"
    assert holding("vineyard_fish_pond_left", laid, landscape_limit=False).allows("place e3")


@pytest.mark.clause("CD-5.7", "CD-6.1")
def test_a_pond_that_meets_itself_is_counted_once() -> None:
    ring = " | ".join(
        f"fish_pond_corner_baker_head at {where}" for where in ("b2 x1", "c2 x2", "c3 x3")
    )
    scene = building("fish_pond_corner_villa1_tail", ring)
    assert scene.allows("place b3")
    scene.play("place b3")
    assert scene.goods(0) == {"fish": 3}
    assert "finished 0 fish_pond 4" in news(scene)


@pytest.mark.clause("CD-5.7", "CD-13.3")
@pytest.mark.parametrize("tiles", [5, 6])
def test_without_the_limit_a_finished_landscape_still_gives_its_tiles_less_one(tiles: int) -> None:
    laid = "chicken_yard_end at a3 x1" + "".join(
        f" | chicken_yard_straight at {column}3 x1" for column in "bcde"[: tiles - 2]
    )
    scene = building("chicken_yard_end", laid, landscape_limit=False)
    scene.play(f"place {'abcdef'[tiles - 1]}3")
    assert scene.goods(0) == {"chicken": tiles - 1}
    assert f"finished 0 chicken_yard {tiles}" in news(scene)


@pytest.mark.clause("CD-5.7", "CD-6.4")
def test_villas_have_no_limit() -> None:
    laid = "villa_end1 at a3 x1" + "".join(f" | villa_straight1 at {c}3 x1" for c in "bcde")
    assert holding("villa_end1", laid).allows("place f3")
