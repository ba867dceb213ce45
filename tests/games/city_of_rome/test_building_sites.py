"""Chapter 7: where a building may go."""

from collections.abc import Iterator

import pytest

from groma.core.sets import size
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.city import City
from groma.games.city_of_rome.moves import MOVES
from groma.games.city_of_rome.tables import CELL_IDS
from tests.scenes.city_of_rome import Scene, building, card, cell, table_with
from tests.scenes.example import open_example, play_example


@pytest.mark.clause("CR-7.7")
def test_a_building_shares_a_full_edge_with_the_city() -> None:
    scene = building("residence_2")
    assert scene.cells() == {"-1,0", "2,0", "0,-1", "1,-1", "0,1", "1,1"}
    for corner in ("-1,-1", "2,-1", "-1,1", "2,1"):
        assert scene.why_not(f"place {corner}").clause == "CR-7.7"
    for apart in ("-2,0", "3,0", "0,2", "1,-2"):
        assert scene.why_not(f"place {apart}").clause == "CR-7.7"


@pytest.mark.clause("CR-7.7")
def test_a_gap_inside_the_city_may_be_filled() -> None:
    ring = "residence_3 at 0,1 | residence_3 at 0,2 | residence_3 at 1,2 | residence_3 at 2,2"
    more = f"{ring} | residence_3 at 2,1 | residence_3 at 2,0"
    scene = building("baths", more=more).play("place 1,1")
    assert scene.city.point_tokens(cell("1,1")) == 4


@pytest.mark.clause("CR-7.8")
@pytest.mark.parametrize(
    ("more", "open_cells", "shut"),
    [
        ("2,0", "-1,0 3,0", ""),
        ("2,0 3,0", "0,1", "-1,0"),
        ("-1,0 2,0", "-1,1 2,1", "-2,0 3,0"),
        ("-1,0 -2,0", "1,1", "2,0"),
        ("0,1 0,2", "0,-1 0,3", ""),
        ("0,1 0,2 0,3", "1,3", "0,-1"),
        ("0,-1 0,1 0,2", "1,2", "0,-2 0,3"),
        ("1,-1 1,-2 1,-3", "0,-3", "1,1"),
    ],
)
def test_edge_case_11_a_city_spans_four_columns_and_four_rows_at_most(
    more: str, open_cells: str, shut: str
) -> None:
    laid = " | ".join(f"residence_3 at {spot}" for spot in more.split())
    scene = building("residence_4", more=laid)
    for spot in open_cells.split():
        assert scene.allows(f"place {spot}")
    for spot in shut.split():
        assert scene.why_not(f"place {spot}").clause == "CR-7.8"


@pytest.mark.clause("CR-7.8")
def test_the_span_counts_for_the_whole_city_and_not_line_by_line() -> None:
    more = "residence_3 at 2,0 | residence_3 at 2,1 | residence_3 at 2,2 | residence_3 at 3,2"
    scene = building("market", more=more)
    assert scene.why_not("place -1,0").clause == "CR-7.8"
    assert scene.cells() == set("0,-1 1,-1 2,-1 0,1 1,1 3,0 3,1 1,2 2,3 3,3".split())


@pytest.mark.clause("CR-7.9")
def test_the_cells_ever_usable_reach_from_minus_two_to_three_and_minus_three_to_three() -> None:
    paths = {
        "-2,-3": "-1,0 -2,0 -2,-1 -2,-2",
        "3,-3": "2,0 3,0 3,-1 3,-2",
        "-2,3": "-1,0 -2,0 -2,1 -2,2",
        "3,3": "2,0 3,0 3,1 3,2",
    }
    for corner, path in paths.items():
        laid = " | ".join(f"residence_3 at {spot}" for spot in path.split())
        for name in ("arena", "aqueduct"):
            assert corner in building(name, more=laid).cells()
    for beyond in ("-3,0", "4,0", "0,-4", "0,4"):
        assert MOVES.parse(f"place {beyond}") == -1


@pytest.mark.clause("CR-7.10")
def test_no_building_but_an_aqueduct_may_replace_another() -> None:
    more = "aqueduct at 0,1 | market at 1,1"
    for name in ("residence_2", "grain_farm", "arena", "temple_mars"):
        scene = building(name, more=more)
        for taken in ("0,0", "1,0", "0,1", "1,1"):
            assert scene.why_not(f"place {taken}").clause == "CR-7.10"
        scene.play("place 2,0")
        kept = [scene.building_at(spot) for spot in ("0,0", "1,0", "0,1", "1,1")]
        assert kept == ["start_residence_2", "start_vegetable_farm", "aqueduct", "market"]
        assert scene.table.box == []


@pytest.mark.clause("CR-7.11")
def test_a_player_may_decline_to_build() -> None:
    scene = table_with(hand="residence_2, market", later={5: 1}, field=4)
    assert scene.allows("build residence_2")
    scene.play("finish")
    assert scene.hand(0) == ["residence_2", "market"]
    assert scene.table.active == 1
    assert scene.view(0)["seats"][0]["builders"] == ["beside"]


def shapes() -> Iterator[list[tuple[int, int]]]:
    """All connected shapes of 2 to 15 cells inside 4x4 with two cells side by side in a row.

    Each stands once, moved so that two such cells are the start cells. The others are columns:
    rows, turned.
    """
    beside = [
        sum(
            1 << other
            for other in range(16)
            if abs(other % 4 - at % 4) + abs(other // 4 - at // 4) == 1
        )
        for at in range(16)
    ]
    level = {1 << at for at in range(16)}
    for _ in range(14):
        level = {
            shape | 1 << at
            for shape in level
            for at in range(16)
            if beside[at] & shape and not shape >> at & 1
        }
        for shape in level:
            pairs = shape & shape >> 1 & 0x7777
            if pairs and shape & 0x1111 and shape & 0xF:
                first = (pairs & -pairs).bit_length() - 1
                yield [
                    (at % 4 - first % 4, at // 4 - first // 4)
                    for at in range(16)
                    if shape >> at & 1
                ]


@pytest.mark.clause("CR-7.11", "CR-9.9", "CR-9.29")
def test_example_10_the_last_empty_cell_needs_no_choosing() -> None:
    scene = play_example(GAME, "CR-E10", Scene)
    assert scene.building_at("1,1") == "market"
    assert size(scene.city.built) == 16
    assert scene.city.money == 5 + 4
    assert open_example(GAME, "CR-E10", Scene).rows()["temples"] == 5
    assert scene.rows()["temples"] == 5 + 10


@pytest.mark.clause("CR-7.11")
def test_example_10_every_city_of_two_to_fifteen_cards_has_a_legal_empty_cell() -> None:
    numbers = {tuple(map(int, name.split(","))): at for at, name in enumerate(CELL_IDS)}
    scene = building("residence_3")
    plain = card("residence_3")
    found = set()
    for shape in shapes():
        city = City(True, 1)
        for at in shape:
            city.lay(numbers[at], plain)
        scene.table.cities[0] = city
        scene.table.refresh()
        assert not scene.table.options & city.built
        found.add(size(scene.table.options))
    assert (min(found), max(found)) == (1, 13)
