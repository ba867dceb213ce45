"""Chapter 6: what belongs together, when it is finished, and what counts from then on."""

import pytest

from groma.games.carpe_diem.features import Feature
from groma.games.carpe_diem.tables import CELL_IDS, THING_IDS
from tests.scenes.carpe_diem import Scene, building, in_hand, news, thing, turn

# A villa round the corner four times; each tile has half a dwelling that points away
VILLA_RING = (
    "villa_corner1_baker_head at b2 x1 | villa_corner1_steward_tail at c2 x2 | "
    "villa_corner1_craftsman_head at c3 x3"
)


def features(found: list[Feature]) -> list[str]:
    """Features as lines, sorted: "villa b3+c3 >d3 3" is open towards d3 and has 3 chimneys."""
    lines = []
    for feature in found:
        assert feature.tiles == feature.cells.bit_count()
        line = f"{THING_IDS[feature.thing]} {names(feature.cells)}"
        if feature.mouths:
            line += " >" + names(feature.mouths)
        if feature.chimneys:
            line += f" {feature.chimneys}"
        lines.append(line)
    return sorted(lines)


def names(cells: int) -> str:
    """A set of cells."""
    return "+".join(name for number, name in enumerate(CELL_IDS) if cells >> number & 1)


def unfinished(scene: Scene) -> list[str]:
    """The open features of seat 0."""
    return features(scene.table.districts[0].open)


def finished(scene: Scene) -> list[str]:
    """The finished features of seat 0."""
    return features(scene.table.districts[0].finished)


def counts(scene: Scene) -> dict[str, int]:
    """What the district of seat 0 counts for cards."""
    counted = scene.table.districts[0].counts
    return {THING_IDS[i]: count for i, count in enumerate(counted) if count}


def without_tasks(lines: list[str]) -> list[str]:
    """The news without those about the frame, which is dealt by chance."""
    return [line for line in lines if not line.startswith("fulfilled-task")]


# ---- openings ----------------------------------------------------------------------------------


@pytest.mark.clause("CD-6.1", "CD-6.5")
def test_example_e1_the_third_tile_of_a_pond_finishes_it() -> None:
    scene = building("fish_pond_end", "fish_pond_straight at c3 | fish_pond_end at c2 x2")
    assert unfinished(scene) == ["fish_pond c2+c3 >c4"]
    scene.play("place c4")
    assert unfinished(scene) == []
    assert finished(scene) == ["fish_pond c2+c3+c4"]
    assert scene.goods(0) == {"fish": 2}
    assert without_tasks(news(scene)) == [
        "built 0 fish_pond_end c4 0",
        "finished 0 fish_pond 3",
        "got-wares 0 fish 2",
    ]


@pytest.mark.clause("CD-6.1")
def test_one_opening_left_is_not_finished() -> None:
    scene = building("fish_pond_end", "fish_pond_straight at c3").play("place c4")
    assert unfinished(scene) == ["fish_pond c3+c4 >c2"]
    assert finished(scene) == []
    assert scene.goods(0) == {}
    assert news(scene) == ["built 0 fish_pond_end c4 0"]


@pytest.mark.clause("CD-6.1")
def test_a_meadow_beside_an_opening_finishes_nothing() -> None:
    scene = building("market", "fish_pond_end at c3 | market at d3").play("place d2")
    assert unfinished(scene) == ["fish_pond c3 >c2"]
    assert finished(scene) == []


@pytest.mark.clause("CD-6.1")
def test_edge_case_11_a_tile_joins_two_features_of_a_kind_into_one() -> None:
    laid = "villa_straight2 at c3 x1 | villa_end2 at e3 x3 | vineyard_end at d2"
    scene = building("villa_straight1", laid)
    assert unfinished(scene) == ["villa c3 >b3+d3 2", "villa e3 >d3 2", "vineyard d2 >d1"]
    scene.play("place d3")
    assert unfinished(scene) == ["villa c3+d3+e3 >b3 5", "vineyard d2 >d1"]
    in_hand(scene, "villa_end1").play("place b3")
    assert finished(scene) == ["villa b3+c3+d3+e3 6"]
    assert unfinished(scene) == ["vineyard d2 >d1"]
    assert counts(scene) == {"villa": 1, "chimney": 6}
    assert "finished-villa 0 6 10" in news(scene)


@pytest.mark.clause("CD-6.1")
def test_edge_case_11_four_villas_become_one() -> None:
    ends = "villa_end1 at c2 x2 | villa_end2 at d3 x3 | villa_end1 at c4 | villa_end2 at b3 x1"
    scene = building("villa_cross3", ends)
    assert len(unfinished(scene)) == 4
    scene.play("place c3")
    assert finished(scene) == ["villa c2+b3+c3+d3+c4 9"]
    assert unfinished(scene) == []
    assert counts(scene) == {"villa": 1, "chimney": 9}


@pytest.mark.clause("CD-6.1")
def test_features_of_different_kinds_on_a_tile_stay_apart() -> None:
    scene = building("vineyard_chicken_yard_opposite", "vineyard_end at c2 x2").play("place c3")
    assert finished(scene) == ["vineyard c2+c3"]
    assert unfinished(scene) == ["chicken_yard c3 >c4"]
    assert scene.goods(0) == {"grape": 1}


@pytest.mark.clause("CD-6.1")
def test_a_feature_open_twice_towards_one_cell_is_closed_by_one_tile() -> None:
    laid = "villa_corner1_baker_head at b2 x1 | villa_t2 at c2 x1 | villa_t2 at b3"
    scene = building("villa_cross3", laid)
    assert unfinished(scene) == ["baker b2 >b1", "villa b2+c2+b3 >d2+c3+b4 5"]
    scene.play("place c3")
    assert unfinished(scene) == ["baker b2 >b1", "villa b2+c2+b3+c3 >d2+d3+b4+c4 8"]


@pytest.mark.clause("CD-6.1", "CD-6.4")
def test_edge_case_10_a_villa_ring_is_finished_without_end_pieces() -> None:
    scene = building("villa_corner1_merchant_tail", VILLA_RING)
    assert "villa b2+c2+c3 >b3 3" in unfinished(scene)
    scene.play("place b3")
    assert finished(scene) == ["villa b2+c2+b3+c3 4"]
    assert unfinished(scene) == [
        "baker b2 >b1",
        "craftsman c3 >c4",
        "merchant b3 >b4",
        "steward c2 >c1",
    ]
    assert counts(scene) == {"villa": 1, "chimney": 4}
    assert without_tasks(news(scene))[-1] == "finished-villa 0 4 5"


@pytest.mark.clause("CD-6.1")
def test_a_villa_round_an_empty_cell_is_finished_and_the_cell_stays_free() -> None:
    ring = (
        "villa_corner1_baker_head at b2 x1 | villa_straight1 at c2 x1 | "
        "villa_corner1_steward_tail at d2 x2 | villa_straight2 at d3 | "
        "villa_corner1_craftsman_head at d4 x3 | villa_straight1 at c4 x1 | "
        "villa_corner1_merchant_tail at b4"
    )
    scene = building("villa_straight2", ring).play("place b3")
    assert finished(scene) == ["villa b2+c2+d2+b3+d3+b4+c4+d4 10"]
    assert "finished-villa 0 10 25" in news(scene)
    in_hand(scene, "market").play("place c3")
    assert counts(scene) == {"villa": 1, "chimney": 10, "market": 1}


# ---- what is finished counts -------------------------------------------------------------------


@pytest.mark.clause("CD-6.2")
def test_a_reward_is_given_once_and_the_finished_thing_goes_on_counting() -> None:
    scene = building("herb_garden_end", "herb_garden_end at c3 x1").play("place d3")
    assert scene.goods(0) == {"herb": 1}
    in_hand(scene, "market").play("place d4")
    in_hand(scene, "vineyard_end").play("place c4", "turn 2")
    assert scene.goods(0) == {"herb": 1, "coin": 1}
    assert counts(scene) == {"herb_garden": 1, "any_landscape": 1, "market": 1}
    assert [line for line in news(scene) if line.startswith("finished")] == [
        "finished 0 herb_garden 2"
    ]


@pytest.mark.clause("CD-6.2")
def test_the_reward_belongs_to_the_owner_of_the_district() -> None:
    scene = turn("fish_pond_end at c3 x1", players=3)
    in_hand(scene, "fish_pond_end", seat=2, district="fish_pond_end at c3 x1").play("place d3")
    assert [scene.goods(seat) for seat in range(3)] == [{}, {}, {"fish": 1}]
    assert unfinished(scene) == ["fish_pond c3 >d3"]
    assert "got-wares 2 fish 1" in news(scene)
    assert "finished 2 fish_pond 2" in news(scene)


@pytest.mark.clause("CD-6.3")
def test_any_number_of_features_of_any_kind_finished_or_not() -> None:
    scene = turn(
        "baker_half at a1 x1 | baker_half at b1 x3 | baker_half at a2 x1 | baker_half at b2 x3 | "
        "fish_pond_end at c1 x1 | fish_pond_end at d1 x3 | fish_pond_end at c2 x1 | "
        "fish_pond_end at d2 x3 | villa_end1 at e1 x1 | villa_end2 at f1 x3 | "
        "villa_end1 at e2 x1 | villa_end1 at f2 x3 | baker_half at a3 x2 | "
        "fish_pond_end at c3 x2 | fish_pond_end at d3 x2 | villa_end1 at e3 x2 | "
        "villa_end2 at f3 x2"
    )
    assert counts(scene) == {
        "baker": 2,
        "fish_pond": 2,
        "villa": 2,
        "chimney": 3 + 2 + 3,
        "any_landscape": 2,
        "any_dwelling": 2,
    }
    assert len(finished(scene)) == 6
    assert unfinished(scene) == [
        "baker a3 >a4",
        "fish_pond c3 >c4",
        "fish_pond d3 >d4",
        "villa e3 >e4 1",
        "villa f3 >f4 2",
    ]


@pytest.mark.clause("CD-6.3")
@pytest.mark.parametrize(
    ("end", "kind", "family"),
    [
        ("vineyard_end", "vineyard", "any_landscape"),
        ("herb_garden_end", "herb_garden", "any_landscape"),
        ("chicken_yard_end", "chicken_yard", "any_landscape"),
        ("fish_pond_end", "fish_pond", "any_landscape"),
        ("merchant_half", "merchant", "any_dwelling"),
        ("baker_half", "baker", "any_dwelling"),
        ("steward_half", "steward", "any_dwelling"),
        ("craftsman_half", "craftsman", "any_dwelling"),
        ("villa_end2", "villa", None),
    ],
)
def test_each_finished_feature_counts_for_its_kind_and_its_family(
    end: str, kind: str, family: str | None
) -> None:
    scene = building(end, f"{end} at c3 x1 | {end} at c4 x1 | {end} at d4 x3")
    before = scene.table.districts[0].counts
    assert before[thing(kind)] == 1
    scene.play("place d3")
    expected = {kind: 2}
    if family is not None:
        expected[family] = 2
    if kind == "villa":
        expected["chimney"] = 8
    assert counts(scene) == expected
    assert before[thing(kind)] == 1  # the older list is left alone: clones share it


# ---- villas ------------------------------------------------------------------------------------


@pytest.mark.clause("CD-6.4", "CD-1.13")
@pytest.mark.parametrize(
    ("ends", "straights", "chimneys", "points"),
    [
        ((1, 1), [], 2, 2),
        ((1, 2), [], 3, 3),
        ((2, 2), [], 4, 5),
        ((2, 2), [1], 5, 7),
        ((1, 1), [2, 2], 6, 10),
        ((1, 2), [2, 2], 7, 13),
        ((2, 2), [2, 2], 8, 17),
        ((2, 2), [2, 2, 1], 9, 21),
        ((2, 2), [2, 2, 2], 10, 25),
        ((2, 2), [2, 2, 2, 1], 11, 25),
        ((2, 2), [2, 2, 2, 2], 12, 25),
    ],
)
def test_a_finished_villa_of_any_size_gives_nothing_now_and_tells_what_it_will_be_worth(
    ends: tuple[int, int], straights: list[int], chimneys: int, points: int
) -> None:
    laid = f"villa_end{ends[0]} at a3 x1" + "".join(
        f" | villa_straight{count} at {column}3 x1"
        for column, count in zip("bcde", straights, strict=False)
    )
    scene = building(f"villa_end{ends[1]}", laid)
    assert scene.table.districts[0].counts[thing("chimney")] == chimneys - ends[1]
    scene.play(f"place {'bcdef'[len(straights)]}3")
    assert counts(scene) == {"villa": 1, "chimney": chimneys}
    assert scene.goods(0) == {}
    assert news(scene).count(f"finished-villa 0 {chimneys} {points}") == 1
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-6.4")
def test_a_villa_has_two_tiles_at_least() -> None:
    scene = building("villa_end2", "").play("turn 0")
    assert finished(scene) == []
    assert counts(scene) == {"chimney": 2}


# ---- dwellings ---------------------------------------------------------------------------------


@pytest.mark.clause("CD-6.6")
@pytest.mark.parametrize("kind", ["merchant", "baker", "steward", "craftsman"])
def test_a_dwelling_is_two_halves_of_one_colour(kind: str) -> None:
    scene = building(f"{kind}_half", "", seals="").play("turn 1")
    assert unfinished(scene) == [f"{kind} c3 >d3"]
    assert counts(scene) == {}
    assert news(scene) == [f"built 0 {kind}_half c3 1"]
    in_hand(scene, f"{kind}_half").play("place d3")
    assert finished(scene) == [f"{kind} c3+d3"]
    assert unfinished(scene) == []
    assert counts(scene) == {kind: 1, "any_dwelling": 1}
    assert f"finished 0 {kind} 2" in news(scene)
