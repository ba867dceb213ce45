"""Chapter 9, temples: each at its threshold and just below it, and nothing before the end."""

import pytest

from groma.core.sheet import Line
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.tables import CELL_IDS
from tests.scenes.city_of_rome import Scene, building, grid, kind, table_with
from tests.scenes.example import open_example, play_example

SITE = "0,1"
SPOTS = "1,1 -1,0 -1,1 2,0 2,1 0,2 1,2 -1,2 2,2 0,-1 1,-1 -1,-1 2,-1".split()


def lines(scene: Scene, name: str) -> list[Line]:
    """The lines of a temple on the sheet of seat 0."""
    page = GAME.sheet(scene.table, 0, 0)
    return [line for line in page.lines if line.facts.get("card") == kind(name)]


def temple(name: str, *others: str, money: int = 0) -> int:
    """The points of a temple beside the start cards and some more buildings."""
    assert len(others) <= len(SPOTS)
    more = [f"temple_{name} at {SITE}"]
    more += [f"{other} at {spot}" for other, spot in zip(others, SPOTS, strict=False)]
    scene = table_with(more=" | ".join(more), money=money)
    (line,) = lines(scene, f"temple_{name}")
    assert (line.row, line.pieces) == ("temples", [CELL_IDS.index(SITE)])
    return line.points


@pytest.mark.clause("CR-9.28")
@pytest.mark.parametrize("name", ["minerva", "fortuna", "amor", "juno", "saturn"])
def test_a_temple_without_stars_does_nothing_when_it_is_built(name: str) -> None:
    scene = table_with(hand=f"temple_{name}", influence=1, more="residence_4 at 1,1")
    supply = scene.table.supply[:]
    scene.play(f"build temple_{name}", "place 0,1")
    assert (scene.city.money, scene.city.influence) == (5, 1)
    assert scene.table.supply == supply
    assert scene.legal() == ["produce", "finish"]
    assert [message for message, _ in scene.notes(1)] == ["note-chose", "note-built"]


@pytest.mark.clause("CR-9.28")
@pytest.mark.parametrize(
    ("name", "stars"), [("luna", 1), ("mars", 3), ("venus", 1), ("jupiter", 2), ("mercury", 2)]
)
def test_a_temple_with_stars_gives_only_their_influence_when_it_is_built(
    name: str, stars: int
) -> None:
    scene = table_with(hand=f"temple_{name}", influence=1, more="residence_4 at 1,1")
    scene.play(f"build temple_{name}", "place 0,1")
    assert (scene.city.money, scene.city.influence) == (5, 1 + stars)
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-9.28")
@pytest.mark.parametrize(
    ("name", "points", "others"),
    [
        ("amor", 10, ["residence_2"] * 7),
        ("saturn", 15, ["grain_farm", "sheep_farm", "vegetable_farm"] * 3),
        ("mars", 5, ["residence_4"] * 3),
        ("fortuna", 15, ["market", "arena", "school", "baths"] * 2),
        (
            "juno",
            10,
            [f"temple_{god}" for god in "minerva fortuna amor saturn luna mars venus".split()],
        ),
    ],
)
def test_a_conditional_temple_scores_once_even_if_its_condition_is_met_twice(
    name: str, points: int, others: list[str]
) -> None:
    assert temple(name, *others) == points


@pytest.mark.clause("CR-9.28")
def test_edge_case_22_conditions_are_tested_on_the_final_city_only() -> None:
    mars = building("aqueduct", more="temple_mars at 0,1 | residence_4 at 1,1", money=0)
    assert mars.rows()["temples"] == 5
    assert mars.play("place 1,1").rows()["temples"] == 0
    twos = "residence_2 at 1,1 | residence_2 at -1,0 | residence_2 at -1,1"
    amor = building("aqueduct", more=f"temple_amor at 0,1 | {twos}", money=0)
    assert amor.rows()["temples"] == 10
    assert amor.play("place 1,1").rows()["temples"] == 0
    four = "market at 1,1 | arena at -1,0 | school at -1,1 | baths at 2,0 [1]"
    fortuna = building("aqueduct", more=f"temple_fortuna at 0,1 | {four}", money=0)
    assert fortuna.rows()["temples"] == 15
    assert fortuna.play("place -1,1").rows()["temples"] == 0


@pytest.mark.clause("CR-9.28")
def test_temples_look_at_the_own_city_only() -> None:
    far = (
        "market at 0,1 | arena at 1,1 | school at 2,1 | baths at 2,0 [2] | residence_2 at 0,2 | "
        "residence_4 at 1,2 | temple_mars at 2,2 | vineyard at 3,2"
    )
    near = (
        "temple_fortuna at 0,1 | temple_amor at 1,1 | temple_saturn at 0,2 | temple_venus at 1,2 | "
        "temple_jupiter at 2,1 | temple_luna at 2,2"
    )
    alone = table_with(more=near, money=0).rows()
    assert alone["temples"] == 0 + 0 + 0 + 2 * 1 + 2 * 6 + 4
    assert table_with(more=near, money=0, others={1: far, 2: far}).rows() == alone


@pytest.mark.clause("CR-9.31", "CR-9.32", "CR-9.33")
def test_example_9_one_more_card_brings_a_temple_to_its_threshold() -> None:
    assert open_example(GAME, "CR-E9", Scene).rows()["temples"] == 0
    assert play_example(GAME, "CR-E9", Scene).rows()["temples"] == 10
    for card, points in (("sheep_farm", 15), ("temple_luna", 10 + 2)):
        scene = open_example(GAME, "CR-E9", Scene).play(f"build {card}", "place -1,1")
        assert scene.rows()["temples"] == points


@pytest.mark.clause("CR-9.29")
def test_example_9_minerva_scores_ten_with_sixteen_cards() -> None:
    rows = (
        "start_residence_2 start_vegetable_farm residence_3 residence_3",
        "residence_3 temple_minerva residence_3 residence_3",
        "residence_3 residence_3 residence_3 residence_3",
    )
    for last, points in (
        ("residence_3 residence_3 residence_3 aqueduct", 10),
        ("residence_3 residence_3 residence_3 .", 0),
    ):
        (line,) = lines(table_with(city=grid(*rows, last)), "temple_minerva")
        assert line.points == points


@pytest.mark.clause("CR-9.30")
def test_example_9_fortuna_scores_fifteen_with_all_four_colours() -> None:
    assert temple("fortuna", "market", "arena", "school") == 0
    assert temple("fortuna", "market", "forum_romanum", "arena", "colosseum", "school") == 0
    assert temple("fortuna", "market", "arena", "school", "university") == 0
    assert temple("fortuna", "arena", "school", "baths", "imperial_baths") == 0
    assert temple("fortuna", "market", "arena", "school", "baths") == 15
    assert temple("fortuna", "forum_romanum", "colosseum", "university", "imperial_baths") == 15


@pytest.mark.clause("CR-9.31")
def test_example_9_amor_scores_ten_with_four_residences_of_value_two() -> None:
    assert temple("amor", "residence_2", "residence_2") == 0
    assert temple("amor", "residence_2", "luxury_residence_2", "residence_3", "residence_4") == 0
    assert temple("amor", "residence_2", "residence_2", "residence_2") == 10
    assert temple("amor", "residence_2", "residence_2", "luxury_residence_2") == 10


@pytest.mark.clause("CR-9.32")
def test_example_9_juno_scores_ten_with_four_temples_itself_included() -> None:
    assert temple("juno") == 0
    assert temple("juno", "temple_minerva", "temple_amor") == 0
    assert temple("juno", "temple_minerva", "temple_amor", "market", "arena") == 0
    assert temple("juno", "temple_minerva", "temple_amor", "temple_mars") == 10


@pytest.mark.clause("CR-9.33")
def test_example_9_saturn_scores_fifteen_with_four_production_buildings() -> None:
    assert temple("saturn", "grain_farm", "sheep_farm") == 0
    assert temple("saturn", "grain_farm", "sheep_farm", "market", "aqueduct", "residence_2") == 0
    assert temple("saturn", "grain_farm", "sheep_farm", "vineyard") == 15
    assert temple("saturn", "vegetable_farm", "vegetable_farm", "vegetable_farm") == 15


@pytest.mark.clause("CR-9.34")
def test_example_9_luna_scores_one_for_each_star_its_own_included() -> None:
    assert temple("luna") == 1
    assert temple("luna", "temple_minerva", "residence_2", "aqueduct", "forum_romanum") == 1
    assert temple("luna", "temple_mars", "great_aqueduct") == 5
    luxury = [f"luxury_residence_{value}" for value in (2, 3, 4)]
    assert temple("luna", *luxury) == 4
    gods = [f"temple_{god}" for god in ("mars", "venus", "jupiter", "mercury")]
    assert temple("luna", "great_aqueduct", *luxury, *gods) == 13


@pytest.mark.clause("CR-9.35")
def test_example_9_mars_scores_five_with_a_residence_of_value_four() -> None:
    assert temple("mars") == 0
    assert temple("mars", "residence_3", "luxury_residence_3", "residence_2") == 0
    assert temple("mars", "residence_4") == 5
    assert temple("mars", "luxury_residence_4") == 5


@pytest.mark.clause("CR-9.36")
def test_example_9_venus_scores_two_for_each_residence_of_value_two() -> None:
    assert temple("venus") == 2
    assert temple("venus", "residence_3", "residence_4", "luxury_residence_3") == 2
    assert temple("venus", "residence_2", "luxury_residence_2", "residence_3") == 6
    assert temple("venus", *["residence_2"] * 6) == 14
    bare = table_with(
        city="aqueduct at 0,0 | start_vegetable_farm at 1,0 | temple_venus at 0,1", money=0
    )
    assert bare.rows()["temples"] == 0


@pytest.mark.clause("CR-9.37")
def test_example_9_jupiter_scores_two_for_each_temple_itself_included() -> None:
    assert temple("jupiter") == 2
    assert temple("jupiter", "market", "residence_2") == 2
    assert temple("jupiter", "temple_minerva", "temple_amor") == 6


@pytest.mark.clause("CR-9.38")
@pytest.mark.parametrize(
    ("money", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (30, 10)]
)
def test_example_9_mercury_scores_one_for_every_full_three_money_on_top(
    money: int, points: int
) -> None:
    assert temple("mercury", "temple_amor", money=money) == points
    scene = table_with(more="temple_mercury at 0,1", money=money)
    assert scene.rows()["money"] == money
    assert scene.rows()["total"] == money + points


@pytest.mark.clause("CR-9.29", "CR-9.30", "CR-9.31", "CR-9.32", "CR-9.33")
@pytest.mark.clause("CR-9.34", "CR-9.35", "CR-9.36", "CR-9.37", "CR-9.38")
def test_each_temple_names_its_clause_and_shows_its_count() -> None:
    gods = "minerva fortuna amor juno saturn luna mars venus jupiter mercury".split()
    rows = (
        "start_residence_2 start_vegetable_farm temple_minerva temple_fortuna",
        "temple_amor temple_juno temple_saturn temple_luna",
        "temple_mars temple_venus temple_jupiter temple_mercury",
        "market arena residence_2 residence_4",
    )
    scene = table_with(city=grid(*rows), money=11)
    expected = {
        "minerva": ("CR-9.29", 16, 16, 10),
        "fortuna": ("CR-9.30", 2, 4, 0),
        "amor": ("CR-9.31", 2, 4, 0),
        "juno": ("CR-9.32", 10, 4, 10),
        "saturn": ("CR-9.33", 1, 4, 0),
        "luna": ("CR-9.34", 9, 0, 9),
        "mars": ("CR-9.35", 1, 1, 5),
        "venus": ("CR-9.36", 2, 0, 4),
        "jupiter": ("CR-9.37", 10, 0, 20),
        "mercury": ("CR-9.38", 3, 3, 3),
    }
    for god in gods:
        (line,) = lines(scene, f"temple_{god}")
        found = (line.clause, line.facts["count"], line.facts["threshold"], line.points)
        assert found == expected[god]
        assert [scene.building_at(CELL_IDS[piece]) for piece in line.pieces] == [f"temple_{god}"]
    assert scene.rows()["temples"] == 10 + 10 + 9 + 5 + 4 + 20 + 3
