"""Chapter 9, residences and public buildings: what they give at once, and what they never do."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import COIN, INFLUENCE, POINT
from tests.scenes.city_of_rome import Scene, cell, deck_of, table_with, table_with_bricks
from tests.scenes.example import open_example, play_example

# The free cell 0,1 then has one to four neighbours.
RING = "residence_3 at 1,1 | residence_3 at -1,0 | residence_3 at -1,1"
ROUND_THE_CELL = {
    1: "residence_3 at -1,0",
    2: "residence_3 at 1,1",
    3: RING,
    4: f"{RING} | residence_3 at -1,2 | residence_3 at 0,2",
}
EIGHT = [
    ("market", 0),
    ("forum_romanum", 1),
    ("arena", 0),
    ("colosseum", 1),
    ("school", 0),
    ("university", 1),
    ("baths", 0),
    ("imperial_baths", 1),
]


def built(name: str, neighbours: int) -> tuple[Scene, list[int]]:
    """A table where a building was built with so many neighbours, and the supply before."""
    scene = table_with(more=ROUND_THE_CELL[neighbours], hand=name, influence=1, players=2)
    supply = scene.table.supply[:]
    return scene.play(f"build {name}", "place 0,1"), supply


def told(scene: Scene, message: str) -> list[dict[str, object]]:
    """What seat 1 was told under a message."""
    return [facts for said, facts in scene.notes(1) if said == message]


@pytest.mark.clause("CR-9.8", "CR-9.9", "CR-9.10")
@pytest.mark.parametrize("neighbours", [1, 2, 3, 4])
@pytest.mark.parametrize(("name", "bonus"), EIGHT[:2])
def test_example_8_market_and_forum_romanum_pay_by_neighbours(
    name: str, bonus: int, neighbours: int
) -> None:
    scene, supply = built(name, neighbours)
    coins = neighbours + bonus
    assert (scene.city.money, scene.city.influence, scene.city.baths) == (5 + coins, 1, [])
    assert scene.table.supply[COIN] == supply[COIN] - coins
    card = "@card-" + name.replace("_", "-")
    assert told(scene, "note-got-money") == [{"seat": "@seat-0", "card": card, "coins": coins}]
    assert scene.hand(0) == []


@pytest.mark.clause("CR-9.8", "CR-9.11", "CR-9.12")
@pytest.mark.parametrize("neighbours", [1, 2, 3, 4])
@pytest.mark.parametrize(("name", "bonus"), EIGHT[2:4])
def test_example_8_arena_and_colosseum_give_influence_by_neighbours(
    name: str, bonus: int, neighbours: int
) -> None:
    scene, supply = built(name, neighbours)
    tokens = neighbours + bonus
    assert (scene.city.money, scene.city.influence, scene.city.baths) == (5, 1 + tokens, [])
    assert scene.table.supply[INFLUENCE] == supply[INFLUENCE] - tokens
    card = "@card-" + name.replace("_", "-")
    assert told(scene, "note-got-influence") == [
        {"seat": "@seat-0", "card": card, "influence": tokens}
    ]
    assert scene.hand(0) == []


@pytest.mark.clause("CR-9.8", "CR-9.13", "CR-9.14")
@pytest.mark.parametrize("neighbours", [1, 2, 3, 4])
@pytest.mark.parametrize(("name", "bonus"), EIGHT[4:6])
def test_example_8_school_and_university_draw_by_neighbours(
    name: str, bonus: int, neighbours: int
) -> None:
    before = table_with(players=2)
    scene, _ = built(name, neighbours)
    drawn = neighbours + bonus
    assert told(scene, "note-studied") == [{"seat": "@seat-0", "deck": "@deck-II", "cards": drawn}]
    assert len(deck_of(scene, "II")) == len(deck_of(before, "II")) - drawn
    packet = scene.view(0)["packet"]
    assert len(packet) + len(scene.hand(0)) == drawn
    assert len(scene.hand(0)) == (drawn == 1)
    assert (scene.city.money, scene.city.influence, scene.city.baths) == (5, 1, [])


@pytest.mark.clause("CR-9.8", "CR-9.16")
@pytest.mark.parametrize("neighbours", [1, 2, 3, 4])
@pytest.mark.parametrize(("name", "bonus"), EIGHT[6:])
def test_example_8_baths_hold_point_tokens_by_neighbours(
    name: str, bonus: int, neighbours: int
) -> None:
    scene, supply = built(name, neighbours)
    tokens = neighbours + bonus
    assert scene.city.point_tokens(cell("0,1")) == tokens
    assert scene.table.supply[POINT] == supply[POINT] - tokens
    assert (scene.city.money, scene.city.influence) == (5, 1)
    card = "@card-" + name.replace("_", "-")
    assert told(scene, "note-got-points") == [{"seat": "@seat-0", "card": card, "tokens": tokens}]
    assert scene.hand(0) == []


@pytest.mark.clause("CR-9.8", "CR-9.9", "CR-9.11", "CR-9.13", "CR-9.16")
def test_example_8_any_of_the_four_counts_the_cards_round_a_gap() -> None:
    market = play_example(GAME, "CR-E8", Scene)
    assert market.city.money == 5 + 4
    scenes = [
        open_example(GAME, "CR-E8", Scene).play(f"build {name}", "place 0,1")
        for name in ("arena", "school", "baths")
    ]
    arena, school, baths = scenes
    assert arena.city.influence == 4
    assert told(school, "note-studied")[0]["cards"] == 4
    assert baths.city.point_tokens(cell("0,1")) == 4


@pytest.mark.clause("CR-9.8")
@pytest.mark.parametrize(
    "neighbour",
    ["grain_farm", "residence_4", "luxury_residence_2", "school", "aqueduct", "temple_amor"],
)
def test_every_kind_of_card_counts_as_a_neighbour(neighbour: str) -> None:
    scene = table_with(more=f"{neighbour} at 0,1", hand="market")
    scene.play("build market", "place 1,1")
    assert scene.city.money == 5 + 2


@pytest.mark.clause("CR-9.8")
def test_diagonal_cards_and_other_cities_are_no_neighbours() -> None:
    more = "residence_3 at -1,0 | residence_3 at -1,1 | residence_3 at 2,0 | residence_3 at 2,1"
    scene = table_with(more=more, hand="arena", others={1: "market at 0,-1 | market at 1,-1"})
    scene.play("build arena", "place 0,-1")
    assert scene.city.influence == 1


@pytest.mark.clause("CR-9.8")
def test_a_card_on_the_farthest_cell_counts_and_its_token_pays() -> None:
    path = "residence_3 at -1,0 | residence_3 at -2,0 | residence_3 at -2,-1 | market at -2,-2"
    more = f"{path} | grain_farm at -2,-3 *"
    scene = table_with_bricks(2, more=more, hand="arena", money=1)
    scene.play("build arena", "place -1,-3")
    assert (scene.city.influence, scene.city.bricks, scene.city.money) == (1, 0, 1)


@pytest.mark.clause("CR-9.8", "CR-9.16")
def test_later_neighbours_do_not_count() -> None:
    scene = table_with(hand="baths, market", field=4, later={5: 0}, row="GGBBB", money=6)
    scene.play("build baths", "place 0,1", "finish", "build market", "place 1,1")
    assert scene.city.point_tokens(cell("0,1")) == 1
    assert scene.city.money == 6 - 2 + 2


@pytest.mark.clause("CR-9.16")
def test_point_tokens_stay_on_the_bath_and_count_for_the_area_beside_it() -> None:
    scene = table_with(hand="imperial_baths", more="residence_3 at 1,1", money=0)
    scene.play("build imperial_baths", "place 0,1")
    bath = next(b for b in scene.view(1)["seats"][0]["buildings"] if b["cell"] == "0,1")
    assert (bath["card"], bath["points"], bath["bricks"]) == ("imperial_baths", 3, 0)
    assert scene.rows()["residences-2"] == 2 * 1 + 3
    assert scene.rows()["residences-3"] == 3 * 1 + 3


@pytest.mark.clause("CR-9.6")
@pytest.mark.parametrize(
    ("name", "value", "star"),
    [
        ("residence_2", 2, 0),
        ("residence_3", 3, 0),
        ("residence_4", 4, 0),
        ("luxury_residence_2", 2, 1),
        ("luxury_residence_3", 3, 1),
        ("luxury_residence_4", 4, 1),
    ],
)
def test_a_residence_counts_by_its_value_and_a_luxury_one_only_adds_a_star(
    name: str, value: int, star: int
) -> None:
    more = (
        f"grain_farm at 2,0 | residence_{value} at 2,1 | aqueduct at 2,2 | market at 1,2 | "
        "temple_luna at -1,0"
    )
    scene = table_with(more=more, hand=name, money=0).play(f"build {name}", "place 1,1")
    sheet = scene.rows()
    areas = {row: sheet[row] for row in ("residences-2", "residences-3", "residences-4")}
    assert areas.pop(f"residences-{value}") == 2 * value * 1
    assert list(areas.values()) == [0, 0]
    assert sheet["temples"] == 1 + star
    assert scene.city.influence == star


@pytest.mark.clause("CR-9.6")
def test_the_start_residence_counts_as_a_residence_of_value_two() -> None:
    scene = table_with(more="residence_2 at 0,1 | market at 1,1", money=0)
    assert scene.rows()["residences-2"] == 4


@pytest.mark.clause("CR-9.7")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_nothing_happens_when_a_residence_without_a_star_is_built(value: int) -> None:
    scene = table_with(hand=f"residence_{value}", more="baths at 0,1 [1]", influence=2)
    supply = scene.table.supply[:]
    scene.play(f"build residence_{value}", "place 1,1")
    assert (scene.city.money, scene.city.influence) == (5, 2)
    assert scene.table.supply == supply
    assert [message for message, _ in scene.notes(1)] == ["note-chose", "note-built"]
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-9.7")
def test_adjacent_residences_of_one_value_form_an_area_and_diagonal_or_other_ones_do_not() -> None:
    together = "residence_3 at 0,1 | residence_3 at 1,1 | market at 2,1"
    assert table_with(more=together).rows()["residences-3"] == 6
    diagonal = "residence_4 at 0,1 | residence_3 at 0,2 | residence_3 at 1,1 | market at 2,1"
    assert table_with(more=diagonal).rows()["residences-3"] == 3
    mixed = "residence_3 at 0,1 | residence_4 at 1,1 | market at 2,1"
    assert table_with(more=mixed).rows()["residences-3"] == 0
    assert table_with(more=mixed).rows()["residences-4"] == 4
