"""Chapter 12: a whole city, built card by card and scored."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import HANDS
from groma.games.city_of_rome.steps import MENU, ROUND_END
from groma.games.city_of_rome.tables import CELL_IDS
from tests.scenes.city_of_rome import Scene, card, cell, stack, table_with

ORDER = [
    "arena at 0,1",
    "residence_2 at 1,1",
    "luxury_residence_3 at 0,2",
    "baths at 1,2",
    "residence_2 at 2,1",
    "aqueduct at 1,3",
    "residence_3 at 0,3",
    "luxury_residence_2 at 3,1",
    "great_aqueduct at 3,2",
    "residence_4 at 2,3",
    "baths/III at 2,2",
    "school at 2,0",
    "temple_luna at 3,0",
    "temple_fortuna/III at 3,3",
]


def new_turn(scene: Scene, held: str) -> Scene:
    """Another turn on field 5 of BBBGG, with one more card in hand."""
    table = scene.table
    table.round += 1
    table.has_built = 0
    table.todo.clear()
    table.push(ROUND_END)
    table.push(MENU)
    table.hidden.put(HANDS, card(held))
    table.advance()
    return scene


def city_of_e1() -> Scene:
    """The city of the example, built in its 14 turns; the game is over."""
    scene = stack(table_with(row="BBBGG", field=5, round=0), "II", "grain_farm, sheep_farm")
    for building in ORDER:
        what, where = building.split(" at ")
        new_turn(scene, what).play(f"build {what.partition('/')[0]}")
        if scene.cells():  # the last cell is the only one
            scene.play(f"place {where}")
        if what == "school":
            scene.play("study II", "keep grain_farm")
    city = scene.table.cities[0]
    city.money = 9
    city.influence = 3
    city.influence_cards = [3]
    return scene.play("finish")


@pytest.mark.clause("CR-12.1", "CR-12.3", "CR-12.5")
def test_e1_a_full_city_of_75_points() -> None:
    scene = city_of_e1()
    city = scene.table.cities[0]
    assert (scene.table.round, scene.table.over()) == (14, True)
    assert city.built.bit_count() == 16
    assert (city.point_tokens(cell("1,2")), city.point_tokens(cell("2,2"))) == (2, 4)
    assert scene.rows() == {
        "residences-2": 24,
        "residences-3": 14,
        "residences-4": 8,
        "aqueducts": 12,
        "temples": 4,
        "money": 9,
        "influence-tokens": 1,
        "influence-cards": 3,
        "total": 75,
    }


@pytest.mark.clause("CR-12.2", "CR-12.3", "CR-12.8")
def test_e1_line_by_line() -> None:
    page = GAME.sheet(city_of_e1().table, 0, 0)
    found = {
        (line.row, line.clause, line.points, " ".join(sorted(CELL_IDS[p] for p in line.pieces)))
        for line in page.lines
    }
    assert found == {
        ("residences-2", "CR-12.3", 2, "0,0"),
        ("residences-2", "CR-12.3", 22, "1,1 2,1 3,1"),
        ("residences-3", "CR-12.3", 14, "0,2 0,3"),
        ("residences-4", "CR-12.3", 8, "2,3"),
        ("aqueducts", "CR-12.7", 12, "1,3 3,2"),
        ("temples", "CR-9.34", 4, "3,0"),
        ("temples", "CR-9.30", 0, "3,3"),
        ("money", "CR-12.9", 9, ""),
        ("influence-tokens", "CR-12.10", 1, ""),
        ("influence-cards", "CR-12.11", 3, ""),
    }
    assert len(page.lines) == len(found)


@pytest.mark.clause("CR-12.4", "CR-12.5")
def test_e1b_one_bath_and_each_colour_count_once_at_the_large_area() -> None:
    page = GAME.sheet(city_of_e1().table, 0, 0)
    (large,) = [line for line in page.lines if len(line.pieces) == 3]
    assert large.facts == {"sum": 6, "colours": 3, "bonus": 4}
    assert page.total() == 75 != 77
    assert page.row("residences-2") == 24 != 30


@pytest.mark.clause("CR-12.3", "CR-12.8")
def test_e1c_with_a_market_for_the_start_farm_fortuna_scores() -> None:
    scene = city_of_e1()
    city = scene.table.cities[0]
    city.lift(cell("1,0"))
    city.lay(cell("1,0"), card("market"))
    sheet = scene.rows()
    assert sheet["temples"] == 19
    assert sheet["residences-2"] == 2 * 2 + (6 * 4 + 4)
    assert sheet["total"] == 75 + 15 + 8
