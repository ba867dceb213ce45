"""Chapter 18: bridges, aqueducts, fountains and coins on the score sheet."""

import pytest

from groma.games.city_of_marble.scoring import ROWS
from groma.games.city_of_marble.tables import CORNER_IDS, CORNERS
from tests.scenes.city_of_marble import Scene, corner, last_turn, pair, turn

AROUND_E12 = ["e10", "e14", "d11", "d13", "f11", "f13"]


def lines(scene: Scene, row: str, seat: int = 0) -> list[tuple[str, int, dict[str, int]]]:
    """The lines of a row: clause, points and facts."""
    return [
        (line.clause, line.points, line.facts)
        for line in scene.sheet(seat).lines
        if line.row == row
    ]


def lit(scene: Scene, row: str, seat: int = 0) -> list[list[str]]:
    """The corners that each line of a row points at."""
    page = scene.sheet(seat)
    return [[CORNER_IDS[at] for at in line.pieces] for line in page.lines if line.row == row]


def finish(scene: Scene) -> Scene:
    """Play the last round with draws."""
    while not scene.table.over():
        scene.play("draw blue+blue" if scene.allows("draw blue+blue") else scene.legal()[0])
    return scene


def test_the_rows_of_the_sheet() -> None:
    assert ROWS == ["buildings", "bridges", "aqueducts", "fountains", "coins", "imperium"]
    assert turn().sheet().by_row() == [0] * 6


@pytest.mark.clause("CM-9.7")
@pytest.mark.parametrize(
    ("building", "number", "points"),
    [("temple", 0, 3), ("bath", 1, 4), ("theater", 2, 5), ("arena", 3, 6)],
)
def test_a_building_is_a_line_for_its_owner(building: str, number: int, points: int) -> None:
    scene = turn(players=3).erect("e12", building, 2)
    facts = {"building": number, "corner": corner("e12")}
    assert lines(scene, "buildings", 2) == [("CM-9.7", points, facts)]
    assert lit(scene, "buildings", 2) == [["e12"]]
    assert scene.scores() == [0, 0, points]


@pytest.mark.clause("CM-18.1")
@pytest.mark.parametrize("values", [(), (4,), (1, 1), (1, 2, 3, 4)])
def test_bridges_bring_the_sum_of_their_values(values: tuple[int, ...]) -> None:
    scene = turn(players=3).bridges(1, *values).bridges(2, 3).finish()
    assert scene.row("bridges", 1) == sum(values)
    assert lines(scene, "bridges", 1) == [("CM-18.1", value, {}) for value in values]
    assert (scene.row("bridges", 0), scene.row("bridges", 2)) == (0, 3)


@pytest.mark.clause("CM-18.1")
def test_bridges_are_shown_at_the_end_in_the_order_they_were_taken() -> None:
    scene = last_turn(players=3).stacks(blue=30).bridges(0, 4, 1, 2).bridges(2, 3)
    scene.play("draw blue+blue")
    assert [scene.sheet(seat, 1).row("bridges") for seat in range(3)] == [0, 0, 0]
    finish(scene)
    shown = [(facts["seat"], facts["points"]) for facts in scene.facts("showed-bridge")]
    assert shown == [("@seat-0", 4), ("@seat-0", 1), ("@seat-0", 2), ("@seat-2", 3)]
    for viewer in range(4):
        assert [scene.sheet(seat, viewer).row("bridges") for seat in range(3)] == [7, 0, 3]
        assert sorted(scene.view(viewer)["seats"][0]["bridges"]) == [1, 2, 4]
    assert [points for _, points, _ in lines(scene, "bridges")] == [4, 1, 2]
    assert [len(scene.table.bridge_tiles(seat)) for seat in range(3)] == [3, 0, 1]


@pytest.mark.clause("CM-18.2")
def test_each_own_building_on_an_aqueduct_brings_two_points() -> None:
    scene = turn().erect("e12", "temple").erect("e14", "arena").erect("f13", "bath")
    scene.erect("d13", "theater", 1).lead("white", "e12", "d13").lead("brown", "e14")
    assert lines(scene, "aqueducts") == [
        ("CM-18.2", 2, {"building": 0, "corner": corner("e12"), "line": 1}),
        ("CM-18.2", 2, {"building": 3, "corner": corner("e14"), "line": 2}),
    ]
    assert lit(scene, "aqueducts") == [["e12"], ["e14"]]
    assert (scene.row("aqueducts", 0), scene.row("aqueducts", 1)) == (4, 2)


@pytest.mark.clause("CM-18.2")
@pytest.mark.parametrize("line", ["gray", "white", "brown"])
def test_it_does_not_matter_which_line_or_who_laid_it(line: str) -> None:
    scene = turn("green c16-d17", players=3).erect("d17", "temple", 2).lead(line, "e12")
    assert scene.row("aqueducts", 2) == 0
    scene.lead(line, "d17")
    assert [scene.row("aqueducts", seat) for seat in range(3)] == [0, 0, 2]


@pytest.mark.clause("CM-18.2")
def test_a_piece_laid_by_seat_0_connects_the_building_of_seat_1() -> None:
    scene = turn("green c16-d17").lead("gray", "c16").erect("d15", "temple", 1)
    scene.play("aqueduct")
    assert "d15" in scene.line("gray")
    assert (scene.row("aqueducts", 0), scene.row("aqueducts", 1)) == (0, 2)


@pytest.mark.clause("CM-18.2")
def test_a_fountain_on_an_aqueduct_brings_nobody_points() -> None:
    scene = turn().erect("e12", "fountain").lead("gray", "e12")
    assert scene.scores() == [0, 0]


@pytest.mark.clause("CM-18.3")
@pytest.mark.parametrize("count", range(7))
def test_a_building_brings_a_point_for_each_fountain_round_it(count: int) -> None:
    scene = turn().erect("e12", "bath")
    for where in AROUND_E12[:count]:
        scene.erect(where, "fountain")
    facts = {"building": 1, "corner": corner("e12"), "fountains": count}
    assert lines(scene, "fountains") == ([("CM-18.3", count, facts)] if count else [])
    if count:
        (places,) = lit(scene, "fountains")
        assert (places[0], sorted(places[1:])) == ("e12", sorted(AROUND_E12[:count]))


@pytest.mark.clause("CM-18.3")
def test_a_fountain_serves_every_building_beside_it_and_none_farther_off() -> None:
    for other in range(CORNERS):
        name = CORNER_IDS[other]
        if name == "e12":
            continue
        scene = turn().erect("e12", "fountain").erect(name, "temple", 1)
        assert scene.row("fountains", 1) == (1 if name in AROUND_E12 else 0)
        assert scene.row("fountains", 0) == 0


@pytest.mark.clause("CM-18.3")
def test_one_fountain_counts_again_for_each_building() -> None:
    scene = turn().erect("e12", "fountain").erect("e14", "temple").erect("d13", "arena")
    scene.erect("f11", "bath", 1)
    assert [scene.row("fountains", seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.clause("CM-18.3")
def test_a_building_beside_a_building_brings_nothing() -> None:
    scene = turn().erect("e12", "temple").erect("e14", "temple").erect("d13", "temple", 1)
    assert [scene.row("fountains", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.clause("CM-18.4")
@pytest.mark.parametrize("count", [1, 2, 7])
def test_every_coin_brings_a_point(count: int) -> None:
    scene = turn(players=3).coins(count, 9, 0)
    assert lines(scene, "coins") == [("CM-18.4", count, {"coins": count})]
    assert (scene.row("coins"), scene.row("coins", 2)) == (count, 0)
    assert lines(scene, "coins", 2) == []


@pytest.mark.clause("CM-18.7")
def test_officials_and_tiles_left_over_bring_nothing() -> None:
    scene = turn(f"red {pair(103, 104)} 0", f"green {pair(85, 86)} 0")
    scene.on_field("arena", 0).hold(0, red=5, blue=4)
    scene.table.drawn = [3] * 8
    assert scene.scores() == [0, 0]
    assert scene.sheet().lines == []
    scene.on_field("treasury", 1)
    assert scene.scores() == [0, 0]


@pytest.mark.clause("CM-18.7")
def test_the_total_is_the_sum_of_the_rows() -> None:
    scene = turn().erect("e12", "arena").erect("e14", "fountain").lead("gray", "e12")
    scene.bridges(0, 4, 3).coins(2, 1).imperium(0, bath=1).imperium(1, bath=1).finish()
    assert scene.sheet().by_row() == [6, 7, 2, 1, 4, 2]
    assert scene.scores() == [22, 3]
    unlit = [line.pieces for line in scene.sheet().lines if line.row in ("coins", "imperium")]
    assert (unlit, lit(scene, "bridges")) == ([[], [], []], [[], []])  # they are on no corner
