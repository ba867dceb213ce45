"""Chapter 12: a whole city, built card by card and scored."""

import pytest

from groma.core.sets import size
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.tables import CELL_IDS
from tests.scenes.city_of_rome import START_CITY, Scene, card, cell, lay_out, table_with
from tests.scenes.example import play_example
from tests.scenes.examples.city_of_rome import FULL_CITY


def city_of_e1() -> Scene:
    """The city of the example, full; the game is over."""
    return play_example(GAME, "CR-E1", Scene)


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


@pytest.mark.clause("CR-7.7", "CR-9.16", "CR-9.17")
def test_e1_its_cards_fit_one_after_the_other_with_these_tokens() -> None:
    city = table_with(city=START_CITY).city
    for part in FULL_CITY:
        what, where, *tokens = part.replace(" at ", " ").split()
        at = cell(where)
        assert (city.beside & city.span & ~city.built) >> at & 1
        assert "aqueduct" not in what or not city.watered >> at & 1
        lay_out(city, part)
        assert tokens in ([], [f"[{size(city.neighbours(at))}]"])


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
