"""Chapter 12: the end of the game and the areas on the score sheet."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.tables import CELL_IDS, KIND_IDS
from tests.scenes.city_of_rome import START_CITY, Scene, table_with
from tests.scenes.example import open_example, play_example

ROWS = [
    "residences-2",
    "residences-3",
    "residences-4",
    "aqueducts",
    "temples",
    "money",
    "influence-tokens",
    "influence-cards",
]


def scored(more: str = "", city: str = "", **given: object) -> Scene:
    """A city to be scored, with no money unless some is given."""
    return table_with(city=city, more=more, **{"money": 0, **given})  # type: ignore[arg-type]


def lines(scene: Scene, row: str) -> list[tuple[int, dict[str, int], set[str]]]:
    """The lines of a row: points, facts, and the cells that made them."""
    page = GAME.sheet(scene.table, 0, 0)
    return [
        (line.points, line.facts, {CELL_IDS[piece] for piece in line.pieces})
        for line in page.lines
        if line.row == row
    ]


def clauses(scene: Scene, row: str) -> list[str]:
    return [line.clause for line in GAME.sheet(scene.table, 0, 0).lines if line.row == row]


def area(total: int, colours: int, bonus: int) -> dict[str, int]:
    return {"sum": total, "colours": colours, "bonus": bonus}


@pytest.mark.clause("CR-12.1")
@pytest.mark.parametrize(("players", "last"), [(2, 7), (3, 14), (4, 14)])
def test_the_game_ends_after_the_influence_scoring_of_the_last_round(
    players: int, last: int
) -> None:
    given = {"players": players, "influence": 3, "lying": [14], "money": 0}
    scene = table_with(round=last, **given).play("finish")  # type: ignore[arg-type]
    assert scene.table.over()
    assert scene.legal() == []
    assert scene.table.round == last
    city = scene.table.cities[0]
    assert (city.influence, city.influence_cards) == (0, [14])
    assert scene.rows()["total"] == 14
    before = table_with(round=last - 1, **given).play("finish")  # type: ignore[arg-type]
    assert not before.table.over()
    assert before.table.round == last


@pytest.mark.clause("CR-12.1")
def test_the_last_turn_of_the_last_round_is_still_played() -> None:
    scene = table_with(round=14, later={5: 1}, field=4, offer="market/II").play("finish")
    assert (scene.table.over(), scene.table.seat) == (False, 1)
    scene.play("finish")
    assert scene.table.over()
    refusal = scene.table.why_not(1, 0)
    assert refusal is not None
    assert refusal.message == "refused-over"


@pytest.mark.clause("CR-12.1")
def test_the_sheet_has_eight_rows_and_adds_them() -> None:
    scene = scored(
        "market at 0,1 | residence_3 at 1,1 | residence_4 at 0,2 | aqueduct at 2,0 |"
        " temple_luna at 3,0",
        money=6,
        influence=5,
    )
    scene.table.cities[0].influence_cards = [3, 10]
    sheet = scene.rows()
    assert list(sheet) == [*ROWS, "total"]
    assert list(sheet.values()) == [2, 3, 4, 4, 1, 6, 2, 13, 35]
    assert scene.scores() == [35, 5, 5]


@pytest.mark.clause("CR-12.1", "CR-11.3")
def test_everybody_reads_the_same_sheet_of_a_seat() -> None:
    scene = scored("market at 0,1 | temple_mercury at 1,1", money=7, secret="temple_luna/I")
    pages = [GAME.sheet(scene.table, 0, viewer).to_json() for viewer in range(4)]
    assert pages[1:] == pages[:1] * 3
    assert GAME.sheet(scene.table, 1, 0).total() == 5


@pytest.mark.clause("CR-12.2")
def test_a_single_residence_is_an_area() -> None:
    scene = scored("market at 0,1")
    assert lines(scene, "residences-2") == [(2, area(2, 1, 0), {"0,0"})]


@pytest.mark.clause("CR-12.2")
def test_residences_of_a_value_joined_by_edges_are_one_area() -> None:
    scene = scored(
        city="start_residence_2 at 0,0 | residence_2 at 1,0 | luxury_residence_2 at 1,1 |"
        " residence_2/III at 2,1 | residence_2/III at 2,2 | residence_2 at 1,2 | market at 3,2"
    )
    cells = {"0,0", "1,0", "1,1", "2,1", "2,2", "1,2"}
    assert lines(scene, "residences-2") == [(12, area(12, 1, 0), cells)]
    assert clauses(scene, "residences-2") == ["CR-12.3"]


@pytest.mark.clause("CR-12.2")
def test_residences_that_touch_at_a_corner_are_two_areas() -> None:
    scene = scored("residence_2 at 1,1 | market at 0,1")
    assert lines(scene, "residences-2") == [
        (2, area(2, 1, 0), {"0,0"}),
        (2, area(2, 1, 0), {"1,1"}),
    ]


@pytest.mark.clause("CR-12.2", "CR-12.4")
def test_residences_and_public_buildings_far_away_have_nothing_to_do_with_an_area() -> None:
    apart = scored(city="residence_2 at -2,-3 | residence_2 at 0,0 | market at 1,0")
    assert sorted(points for points, _, _ in lines(apart, "residences-2")) == [0, 2]
    assert scored("market at -2,-3").rows()["residences-2"] == 0


@pytest.mark.clause("CR-12.2")
def test_edge_19_a_residence_of_another_value_separates_areas() -> None:
    scene = scored(
        city="residence_2 at 0,0 | residence_3 at 1,0 | residence_2 at 2,0 | market at 0,1"
    )
    assert lines(scene, "residences-2") == [
        (2, area(2, 1, 0), {"0,0"}),
        (0, area(2, 0, 0), {"2,0"}),
    ]
    assert lines(scene, "residences-3") == [(0, area(3, 0, 0), {"1,0"})]


@pytest.mark.clause("CR-12.2")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_several_areas_of_one_value_each_score(value: int) -> None:
    scene = scored(
        city=f"residence_{value} at 0,0 | residence_{value} at 0,1 | market at 1,0 |"
        f" luxury_residence_{value} at 2,0 | arena at 2,1"
    )
    assert lines(scene, f"residences-{value}") == [
        (2 * value, area(2 * value, 1, 0), {"0,0", "0,1"}),
        (2 * value, area(value, 2, 0), {"2,0"}),
    ]
    assert scene.rows()[f"residences-{value}"] == 4 * value


AROUND = ["market at 0,1", "arena at 1,1", "school at 2,1", "baths at 3,0 [1]"]


@pytest.mark.clause("CR-12.3")
@pytest.mark.parametrize("colours", [0, 1, 2, 3])
@pytest.mark.parametrize("value", [2, 3, 4])
def test_sum_of_values_times_colours(value: int, colours: int) -> None:
    city = [f"residence_{value} at {x},0" for x in range(3)]
    scene = scored(city=" | ".join([*city, *AROUND[:colours]]))
    assert lines(scene, f"residences-{value}") == [
        (3 * value * colours, area(3 * value, colours, 0), {"0,0", "1,0", "2,0"})
    ]
    assert clauses(scene, f"residences-{value}") == ["CR-12.3"]


@pytest.mark.clause("CR-12.3", "CR-12.5")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_four_colours_are_the_most_and_the_bonus_comes_after_multiplying(value: int) -> None:
    city = [f"residence_{value} at {x},0" for x in range(3)]
    scene = scored(city=" | ".join([*city, *AROUND]))
    assert scene.rows()[f"residences-{value}"] == 3 * value * 4 + 1


@pytest.mark.clause("CR-12.3")
def test_every_colour_of_public_building_multiplies() -> None:
    kinds = "market arena school forum_romanum colosseum university".split()
    for kind in kinds:
        assert scored(f"{kind} at 0,1").rows()["residences-2"] == 2
    for kind in set(KIND_IDS) - set(kinds) - {"baths", "imperial_baths"}:
        assert scored(city=f"residence_4 at 0,0 | {kind} at 0,1").rows()["residences-4"] == 0


@pytest.mark.clause("CR-12.4")
def test_e3_arena_and_colosseum_at_one_area_count_once() -> None:
    for scene in (open_example(GAME, "CR-E3", Scene), play_example(GAME, "CR-E3", Scene)):
        assert lines(scene, "residences-2") == [(2, area(2, 1, 0), {"0,0"})]


@pytest.mark.clause("CR-12.4")
@pytest.mark.parametrize("kind", ["market", "arena", "school"])
def test_two_buildings_of_one_colour_count_once(kind: str) -> None:
    scene = scored(f"{kind} at 0,1 | {kind}/III at 0,-1")
    assert scene.rows()["residences-2"] == 2


@pytest.mark.clause("CR-12.4")
def test_e4_an_area_without_public_building_scores_nothing() -> None:
    scene = open_example(GAME, "CR-E4", Scene)
    assert lines(scene, "residences-2") == [(0, area(2, 0, 0), {"0,0"})]
    scene = play_example(GAME, "CR-E4", Scene)
    assert lines(scene, "residences-2") == [(0, area(4, 0, 0), {"0,0", "0,1"})]
    assert scene.rows()["total"] == scene.rows()["money"] == 5


@pytest.mark.clause("CR-12.4")
def test_a_public_building_at_a_corner_does_not_count() -> None:
    assert scored("market at 1,1").rows()["residences-2"] == 0
    assert scored("baths at 1,1 [3]").rows()["residences-2"] == 0


@pytest.mark.clause("CR-12.4")
def test_one_public_building_counts_for_every_area_it_touches() -> None:
    scene = scored("market at 0,1 | residence_3 at 1,1 | residence_4 at 0,2 | residence_2 at -1,1")
    sheet = scene.rows()
    assert (sheet["residences-2"], sheet["residences-3"], sheet["residences-4"]) == (4, 3, 4)


@pytest.mark.clause("CR-12.4")
def test_a_public_building_touching_an_area_twice_counts_once() -> None:
    scene = scored("residence_2 at 0,1 | residence_2 at 1,1 | residence_2 at 1,2 | market at 0,2")
    assert lines(scene, "residences-2") == [(8, area(8, 1, 0), {"0,0", "0,1", "1,1", "1,2"})]


@pytest.mark.clause("CR-12.5")
def test_edge_20_an_area_beside_a_bath_only() -> None:
    for bath in ("baths", "imperial_baths"):
        scene = scored(f"{bath} at 0,1 [3]")
        assert lines(scene, "residences-2") == [(5, area(2, 1, 3), {"0,0"})]


@pytest.mark.clause("CR-12.5", "CR-12.6")
@pytest.mark.parametrize(("west", "east", "best"), [(4, 2, 4), (2, 4, 4), (3, 3, 3)])
def test_edge_17_of_two_baths_at_an_area_only_the_fuller_counts(
    west: int, east: int, best: int
) -> None:
    scene = scored(
        city=f"baths at 0,0 [{west}] | residence_4 at 1,0 | imperial_baths at 2,0 [{east}] |"
        " residence_2 at 3,0"
    )
    assert lines(scene, "residences-4") == [(4 + best, area(4, 1, best), {"1,0"})]
    assert lines(scene, "residences-2") == [(2 + east, area(2, 1, east), {"3,0"})]


@pytest.mark.clause("CR-12.6")
def test_each_area_has_its_own_best_bath() -> None:
    scene = scored(
        city="residence_2 at 0,0 | baths at 1,0 [1] | residence_3 at 2,0 | baths/III at 3,0 [4] |"
        " residence_4 at 3,1"
    )
    sheet = scene.rows()
    assert sheet["residences-2"] == 2 + 1
    assert sheet["residences-3"] == 3 + 4
    assert sheet["residences-4"] == 4 + 4


@pytest.mark.clause("CR-12.5")
def test_edge_18_the_tokens_of_a_bath_count_for_each_of_three_areas() -> None:
    scene = scored(
        city="residence_2 at 0,0 | residence_3 at 1,1 | baths at 0,1 [4] | residence_4 at 0,2"
    )
    sheet = scene.rows()
    assert sheet["residences-2"] == 2 + 4
    assert sheet["residences-3"] == 3 + 4
    assert sheet["residences-4"] == 4 + 4


@pytest.mark.clause("CR-12.5")
def test_a_bath_touching_an_area_twice_adds_its_tokens_once() -> None:
    scene = scored(
        "residence_2 at 0,1 | residence_2 at 1,1 | baths at -1,1 [2] | baths/III at 0,2 [2]"
    )
    assert lines(scene, "residences-2") == [(8, area(6, 1, 2), {"0,0", "0,1", "1,1"})]
    corner = scored(
        "residence_2 at 0,1 | residence_2 at 1,1 | residence_2 at 1,2 | baths at 0,2 [3]"
    )
    assert lines(corner, "residences-2")[0][0] == 8 + 3


@pytest.mark.clause("CR-12.5")
def test_the_bonus_is_not_multiplied() -> None:
    scene = scored("market at -1,0 | baths at 0,1 [4]", city=START_CITY)
    assert lines(scene, "residences-2") == [(8, area(2, 2, 4), {"0,0"})]
