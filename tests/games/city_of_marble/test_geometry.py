"""Chapter 3: spots, sides, corners that become sites and corners that never do."""

import pytest

from groma.core.sets import members
from groma.games.city_of_marble.tables import (
    CORNER_COLUMN,
    CORNER_IDS,
    CORNER_OF,
    CORNER_ROW,
    CORNERS,
    HILL_IDS,
    HILL_TRIANGLE,
    SPOT_IDS,
    SPOT_TRIANGLES,
    SPOTS,
    TRIANGLE_COLUMN,
    TRIANGLE_ROW,
)
from tests.scenes.city_of_marble import Scene, corner, dealt, spot, turn

HILLS = "quirinalis caelius aventinus"
RINGS = {  # ways to cover the six sides of e12
    3: ["e12-e14", "d11-e12", "f11-e12"],
    4: ["e12-e14", "e10-e12", "d11-d13", "f11-f13"],
    5: ["e12-e14", "d11-d13", "e10-d11", "e10-f11", "f11-f13"],
    6: ["d13-e14", "d11-d13", "e10-d11", "e10-f11", "f11-f13", "f13-e14"],
}
BESIDE_AVENTINUS = {  # ways to cover the five other sides of i8
    3: ["i8-i10", "h7-i8", "i6-j7"],
    4: ["i8-i10", "h7-h9", "i6-h7", "i6-j7"],
    5: ["j9-i10", "h9-i10", "h7-h9", "i6-h7", "i6-j7"],
}


def around(where: str) -> list[str]:
    """The six neighbours of a corner by its name, from the east counter-clockwise."""
    row, column = ord(where[0]), int(where[1:])
    steps = [(0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)]
    return [f"{chr(row + down)}{column + east}" for down, east in steps]


def corners_of_triangle(number: int) -> set[str]:
    """The three corners of a triangle, by its column and row."""
    column, row = TRIANGLE_COLUMN[number], TRIANGLE_ROW[number]
    if (column + row) % 2 == 0:
        places = [(column, row), (column - 1, row + 1), (column + 1, row + 1)]
    else:
        places = [(column - 1, row), (column + 1, row), (column, row + 1)]
    names = {(CORNER_COLUMN[i], CORNER_ROW[i]): CORNER_IDS[i] for i in range(CORNERS)}
    return {names[place] for place in places}


def sides(scene: Scene) -> dict[str, int]:
    """How many sides are covered, where there are any."""
    return {CORNER_IDS[i]: scene.city.filled[i] for i in range(CORNERS) if scene.city.filled[i]}


def prospects(scene: Scene) -> set[str]:
    """The corners of which the view says that they can still become sites."""
    return {seen["corner"] for seen in scene.view()["corners"]}


# ---- tiles and their corners -------------------------------------------------------------------


@pytest.mark.clause("CM-3.1")
def test_a_spot_is_two_triangles_named_by_the_side_between_them() -> None:
    for number in range(SPOTS):
        first, second = SPOT_TRIANGLES[2 * number : 2 * number + 2]
        shared = corners_of_triangle(first) & corners_of_triangle(second)
        assert set(SPOT_IDS[number].split("-")) == shared


@pytest.mark.clause("CM-3.1")
@pytest.mark.parametrize("where", ["e12-e14", "f11-e12", "e12-f13"])
def test_a_tile_closes_the_spots_that_need_one_of_its_triangles_and_no_others(where: str) -> None:
    scene = turn(hills=HILLS)
    before = set(members(scene.city.open))
    taken = set(SPOT_TRIANGLES[2 * spot(where) : 2 * spot(where) + 2])
    scene.lay(f"red {where}")
    closed = {n for n in before if taken & set(SPOT_TRIANGLES[2 * n : 2 * n + 2])}
    assert len(closed) == 5
    assert before - set(members(scene.city.open)) == closed


@pytest.mark.clause("CM-3.2")
@pytest.mark.parametrize(
    ("where", "covered"),
    [
        ("e12-e14", {"e12": 2, "e14": 2, "d13": 1, "f13": 1}),
        ("f11-e12", {"f11": 2, "e12": 2, "e10": 1, "f13": 1}),
        ("e12-f13", {"e12": 2, "f13": 2, "f11": 1, "e14": 1}),
    ],
)
def test_a_tile_covers_two_sides_at_its_blunt_and_one_at_its_sharp_corners(
    where: str, covered: dict[str, int]
) -> None:
    assert sides(turn(hills=HILLS).lay(f"red {where}")) == covered


@pytest.mark.clause("CM-3.3", "CM-3.4")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_a_site_is_complete_with_its_sixth_side_and_has_a_structure_for_each_tile(
    count: int,
) -> None:
    *most, last = RINGS[count]
    scene = turn(*[f"blue {where}" for where in most], hills=HILLS)
    assert scene.sites() == {}
    assert scene.city.filled[corner("e12")] == (4 if count == 3 else 5)
    scene.play("play red", f"place {last}", "unmanned")
    assert set(scene.sites()) == {"e12"}
    (told,) = scene.facts("completed")
    assert (told["corner"], told["structures"]) == ("e12", count)
    district = {SPOT_IDS[number] for number in members(scene.city.district(corner("e12")))}
    assert district == set(RINGS[count])


@pytest.mark.clause("CM-3.3")
@pytest.mark.parametrize("missing", range(6))
def test_five_sides_make_no_site(missing: int) -> None:
    tiles = [where for i, where in enumerate(RINGS[6]) if i not in (missing, (missing + 3) % 6)]
    scene = turn(*[f"blue {where}" for where in tiles], hills=HILLS)
    scene.play("play red", f"place {RINGS[6][missing]}", "unmanned")
    assert scene.city.filled[corner("e12")] == 5
    assert scene.told() == ["played"]
    assert scene.sites() == {}


# ---- corners that never become sites -----------------------------------------------------------


@pytest.mark.clause("CM-3.5")
def test_a_corner_on_the_rim_is_no_site_even_with_all_its_triangles_covered() -> None:
    scene = turn("red k8-j9").play("play red", "place k6-j7", "unmanned")
    assert scene.city.filled[corner("k8")] == 3
    assert scene.sites() == {}
    assert "k8" not in prospects(scene)


def hill_corners(number: int) -> set[str]:
    """The corners of a hill."""
    return corners_of_triangle(HILL_TRIANGLE[number])


@pytest.mark.clause("CM-3.6")
@pytest.mark.parametrize("setting", ["dead", "blank_side"])
@pytest.mark.parametrize("count", [3, 4, 5])
def test_a_corner_of_a_hill_is_dead_unless_the_hill_counts_as_a_blank_side(
    setting: str, count: int
) -> None:
    *most, last = BESIDE_AVENTINUS[count]
    scene = turn(*[f"blue {where}" for where in most], hill_corners=setting)
    assert scene.sites() == {}
    assert ("i8" in prospects(scene)) == (setting == "blank_side")
    scene.play("play red", f"place {last}", "unmanned")
    assert scene.sites() == ({"i8": "fountain"} if setting == "blank_side" else {})
    if setting == "blank_side":
        assert scene.facts("completed")[0]["structures"] == count


@pytest.mark.clause("CM-3.6")
@pytest.mark.parametrize("hill", HILL_IDS)
def test_all_corners_of_all_hills_lack_one_side_by_default_and_have_it_by_the_setting(
    hill: str,
) -> None:
    others = [name for name in HILL_IDS if name != hill][:2]
    names = " ".join([hill, *others])
    assert sides(turn(hills=names)) == {}
    marked = sides(turn(hills=names, hill_corners="blank_side"))
    expected = set().union(*[hill_corners(HILL_IDS.index(name)) for name in names.split()])
    assert marked == dict.fromkeys(expected, 1)


@pytest.mark.clause("CM-3.6")
@pytest.mark.parametrize("setting", ["dead", "blank_side"])
def test_a_hill_that_is_not_in_play_hinders_no_site(setting: str) -> None:
    out = "quirinalis caelius viminalis"
    scene = turn("blue k8-j9", "blue j9-j11", hills=out, hill_corners=setting)
    assert "j9" in prospects(scene)
    scene.play("play red", "place i8-j9", "unmanned")
    assert scene.sites() == {"j9": "fountain"}


@pytest.mark.clause("CM-3.7")
def test_a_single_triangle_between_tiles_stays_empty_and_its_corners_are_dead() -> None:
    scene = turn("red e12-f13", "red e14-d15", "red e10-f11", hills=HILLS)
    hole = ["e12-e14", "e12-d13", "d13-e14"]
    assert {"e12", "e14", "d13"} <= prospects(scene)
    scene.play("play red", "place d11-e12", "unmanned", "play blue")
    assert not scene.spots() & set(hole)
    assert [scene.clause(f"place {where}") for where in hole] == ["CM-8.3"] * 3
    assert not {"e12", "e14", "d13"} & prospects(scene)


# ---- neighbours --------------------------------------------------------------------------------


@pytest.mark.clause("CM-3.8")
@pytest.mark.parametrize(
    ("tiles", "by_tile_edge"),
    [([], 0), (["red e12-e14"], 0), (["red e12-f13"], 1), (["red e12-f13", "red e12-d13"], 1)],
)
def test_corners_are_neighbours_across_a_diagonal_unless_tile_sides_are_asked_for(
    tiles: list[str], by_tile_edge: int
) -> None:
    for setting, points in (("lattice", 1), ("tile_edge", by_tile_edge)):
        scene = turn(*tiles, hills=HILLS, fountain_adjacency=setting)
        scene.erect("e12", "fountain").erect("e14", "temple")
        assert scene.row("fountains") == points
        seen = {site["corner"]: site["fountains"] for site in scene.view()["sites"]}
        assert seen == {"e12": 0, "e14": points}


@pytest.mark.clause("CM-3.8")
def test_a_corner_has_the_six_neighbours_that_its_name_says() -> None:
    for where in CORNER_IDS:
        scene = turn(hills=HILLS).erect("e12", "fountain")
        if where != "e12":
            scene.erect(where, "bath")
            assert scene.row("fountains") == (where in around("e12"))


@pytest.mark.clause("CM-3.9")
@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_only_corners_of_the_tile_just_laid_are_completed_and_all_of_them(seed: bytes) -> None:
    scene = dealt(2, seed, hill_corners="blank_side").play_on(seed)
    laid = ""
    completed = set()
    for name, facts in scene.story():
        if name == "played":
            laid = str(facts["spot"])
        if name == "completed":
            first = 4 * spot(laid)
            assert facts["corner"] in {CORNER_IDS[i] for i in CORNER_OF[first : first + 4]}
            completed.add(facts["corner"])
    assert completed == {name for name, count in sides(scene).items() if count == 6}
    assert completed
