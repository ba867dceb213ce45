"""Chapter 9, aqueducts: one to a row and one to a column, four at most."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import AQUEDUCT_OVER_AQUEDUCT
from tests.scenes.city_of_rome import Scene, building, table_with, table_with_bricks
from tests.scenes.example import open_example, play_example


@pytest.mark.clause("CR-9.17", "CR-9.25")
def test_example_5_no_second_aqueduct_in_the_row_or_column_of_the_first() -> None:
    scene = open_example(GAME, "CR-E5", Scene).play("build aqueduct")
    assert scene.cells() == {"0,1", "1,0", "-1,0", "2,0", "1,-1"}
    for barred in ("0,0", "0,-1", "0,2", "-1,1", "1,1"):
        assert scene.why_not(f"place {barred}").clause == "CR-9.17"
    scene = play_example(GAME, "CR-E5", Scene)
    assert scene.building_at("1,0", seat=0) == "aqueduct"
    assert len(scene.view(1)["seats"][0]["buildings"]) == 3
    assert scene.rows()["aqueducts"] == 12


@pytest.mark.clause("CR-9.17")
def test_the_lines_of_every_aqueduct_are_barred() -> None:
    more = "aqueduct at 0,1 | residence_3 at 0,2 | aqueduct at 1,2 | residence_3 at 2,2"
    scene = building("great_aqueduct", more=more)
    assert scene.cells() == {"0,1", "1,2", "-1,0", "2,0", "2,3"}
    for barred in ("2,2", "1,0", "1,1", "0,0", "0,3", "3,2"):
        assert scene.why_not(f"place {barred}").clause == "CR-9.17"


@pytest.mark.clause("CR-9.17")
def test_other_buildings_and_other_cities_do_not_mind_the_lines() -> None:
    more = "aqueduct at 0,1"
    scene = table_with(more=more, hand="residence_2").play("build residence_2")
    assert {"1,1", "-1,1", "0,2", "0,-1"} <= scene.cells()
    scene = building(
        "aqueduct", others={1: "aqueduct at 0,1 | residence_3 at 0,2 | aqueduct at 1,2"}
    )
    assert scene.cells() == {"0,0", "1,0", "-1,0", "2,0", "0,-1", "1,-1", "0,1", "1,1"}


@pytest.mark.clause("CR-9.18")
def test_edge_case_10_two_aqueducts_never_share_a_row_even_across_a_gap() -> None:
    scene = building("aqueduct", more="aqueduct at 0,1 | residence_3 at 2,0 | residence_3 at 3,0")
    assert scene.building_at("1,1") is None
    assert scene.building_at("2,1") is None
    for across in ("2,1", "3,1"):
        assert scene.why_not(f"place {across}").clause == "CR-9.17"
    assert scene.allows("place 2,-1")


@pytest.mark.clause("CR-9.18")
def test_two_aqueducts_never_share_a_column_even_across_a_gap() -> None:
    more = "residence_3 at 0,1 | residence_3 at 0,2 | residence_3 at 0,3 | aqueduct at 1,3"
    scene = building("aqueduct", more=more)
    assert scene.building_at("1,1") is None
    for across in ("1,0", "1,1"):
        assert scene.why_not(f"place {across}").clause == "CR-9.17"


@pytest.mark.clause("CR-9.18")
def test_a_line_counts_before_the_square_of_the_city_is_settled() -> None:
    scene = building("aqueduct", more="aqueduct at -1,0")
    for far in ("-2,0", "2,0", "-1,-1", "-1,1", "0,0", "1,0"):
        assert scene.why_not(f"place {far}").clause == "CR-9.17"
    assert scene.cells() == {"-1,0", "0,-1", "1,-1", "0,1", "1,1"}


@pytest.mark.clause("CR-9.17", "CR-9.25")
@pytest.mark.parametrize("name", ["aqueduct", "great_aqueduct"])
def test_example_18_and_edge_case_12_a_fifth_aqueduct_only_replaces_one_of_the_four(
    name: str,
) -> None:
    scene = open_example(GAME, "CR-E18", Scene).play(f"build {name}")
    assert scene.cells() == {"0,1", "1,3", "2,0", "3,2"}
    for barred in ("1,1", "3,3"):
        assert scene.why_not(f"place {barred}").clause == "CR-9.17"
    scene.play("place 3,2")
    assert (scene.rows()["aqueducts"], scene.city.influence) == (40, name == "great_aqueduct")


@pytest.mark.clause("CR-9.17", "CR-9.25")
@pytest.mark.parametrize("name", ["aqueduct", "great_aqueduct"])
def test_example_18_and_edge_case_31_with_the_option_off_a_fifth_aqueduct_has_no_cell(
    name: str,
) -> None:
    scene = open_example(GAME, "CR-E18", Scene)
    scene.table.settings[AQUEDUCT_OVER_AQUEDUCT] = 0
    scene.table.refresh()
    assert scene.why_not(f"build {name}").clause == "CR-9.17"
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-9.17", "CR-9.25")
def test_two_aqueducts_can_already_leave_no_other_cell() -> None:
    city = "aqueduct at 0,0 | start_vegetable_farm at 1,0 | aqueduct at 1,1"
    assert building("aqueduct", city=city).cells() == {"0,0", "1,1"}
    scene = table_with(city=city, hand="aqueduct, market", aqueduct_may_replace_aqueduct=0)
    assert scene.why_not("build aqueduct").clause == "CR-9.17"
    assert scene.legal() == ["build market", "produce", "finish"]


@pytest.mark.clause("CR-9.25")
def test_edge_case_9_an_aqueduct_may_replace_an_aqueduct() -> None:
    scene = building("great_aqueduct", more="aqueduct at 0,1").play("place 0,1")
    assert scene.building_at("0,1") == "great_aqueduct"
    assert scene.rows()["aqueducts"] == 4
    assert scene.city.influence == 1
    assert [gone["card"] for gone in scene.view(1)["box"]] == ["aqueduct"]


@pytest.mark.clause("CR-9.25")
def test_a_table_may_forbid_replacing_an_aqueduct_by_an_aqueduct() -> None:
    scene = building("great_aqueduct", more="aqueduct at 0,1", aqueduct_may_replace_aqueduct=0)
    assert scene.cells() == {"1,0", "-1,0", "2,0", "1,-1"}
    assert scene.why_not("place 0,1").clause == "CR-9.25"
    assert scene.why_not("place 1,1").clause == "CR-9.17"


@pytest.mark.clause("CR-9.26")
def test_the_great_aqueduct_is_an_aqueduct_with_a_star() -> None:
    more = "great_aqueduct at 0,1 | temple_luna at 1,1"
    scene = building("aqueduct", more=more)
    assert "0,0" not in scene.cells()
    assert "1,1" not in scene.cells()
    assert scene.rows()["aqueducts"] == 4
    assert scene.rows()["temples"] == 2
    for name, star in (("aqueduct", 0), ("great_aqueduct", 1)):
        scene = table_with_bricks(1, hand=name, money=0, more="temple_luna at 1,1")
        scene.play(f"build {name}", "place 0,1")
        assert scene.city.influence == star
        assert scene.rows()["temples"] == 1 + star
