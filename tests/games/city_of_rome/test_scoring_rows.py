"""Chapter 12: aqueducts, temples, money and influence on the score sheet, and who wins."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.tables import CELL_IDS
from tests.scenes.city_of_rome import Scene, kind, lay_out, table_with
from tests.scenes.example import play_example

# Temple, clause, and what it counts and earns beside the start cards and an arena
TEMPLES = [
    ("minerva", "CR-9.29", 4, 0),
    ("fortuna", "CR-9.30", 1, 0),
    ("amor", "CR-9.31", 1, 0),
    ("juno", "CR-9.32", 1, 0),
    ("saturn", "CR-9.33", 1, 0),
    ("luna", "CR-9.34", 1, 1),
    ("mars", "CR-9.35", 0, 0),
    ("venus", "CR-9.36", 1, 2),
    ("jupiter", "CR-9.37", 1, 2),
    ("mercury", "CR-9.38", 0, 0),
]
AQUEDUCTS = ["aqueduct at 0,1", "aqueduct at 1,2", "aqueduct/III at 2,-1", "great_aqueduct at 3,0"]


def scored(more: str = "", city: str = "", **given: object) -> Scene:
    """A city to be scored, with no money unless some is given."""
    return table_with(city=city, more=more, **{"money": 0, **given})  # type: ignore[arg-type]


def lines(scene: Scene, row: str) -> list[tuple[str, int, dict[str, int], list[str]]]:
    """The lines of a row: clause, points, facts and cells."""
    page = GAME.sheet(scene.table, 0, 0)
    return [
        (line.clause, line.points, line.facts, [CELL_IDS[piece] for piece in line.pieces])
        for line in page.lines
        if line.row == row
    ]


@pytest.mark.clause("CR-12.7")
@pytest.mark.parametrize(("count", "points"), enumerate([0, 4, 12, 24, 40]))
def test_aqueducts_by_their_number(count: int, points: int) -> None:
    scene = scored(" | ".join(AQUEDUCTS[:count]))
    (line,) = lines(scene, "aqueducts")
    assert line[:3] == ("CR-12.7", points, {"count": count})
    assert set(line[3]) == {where.split(" at ")[1] for where in AQUEDUCTS[:count]}
    assert scene.rows()["total"] == points


@pytest.mark.clause("CR-12.7")
def test_a_great_aqueduct_counts_like_any_other() -> None:
    assert scored("great_aqueduct at 0,1").rows()["aqueducts"] == 4


@pytest.mark.clause("CR-12.7")
def test_an_aqueduct_in_hand_does_not_count() -> None:
    assert scored(AQUEDUCTS[0], hand="aqueduct/II").rows()["aqueducts"] == 4


@pytest.mark.clause("CR-12.8")
@pytest.mark.parametrize(("name", "clause", "count", "points"), TEMPLES)
def test_each_temple_is_a_line_of_its_own_clause_at_its_own_cell(
    name: str, clause: str, count: int, points: int
) -> None:
    scene = scored(f"arena at 0,1 | temple_{name} at 1,1")
    ((found, got, facts, cells),) = lines(scene, "temples")
    assert (found, got, cells) == (clause, points, ["1,1"])
    assert (facts["card"], facts["count"]) == (kind(f"temple_{name}"), count)


@pytest.mark.clause("CR-12.8")
def test_the_points_of_all_temples_are_added() -> None:
    scene = scored(
        "temple_luna at 0,1 | temple_jupiter at 1,1 | temple_venus at 2,1 | temple_juno at 0,2 |"
        " temple_mercury at 1,2 | temple_mars at 2,2 | residence_4 at 2,0",
        money=7,
    )
    points = {clause: got for clause, got, _, _ in lines(scene, "temples")}
    assert points == {
        "CR-9.32": 10,
        "CR-9.34": 1 + 2 + 1 + 2 + 3,
        "CR-9.35": 5,
        "CR-9.36": 2,
        "CR-9.37": 2 * 6,
        "CR-9.38": 2,
    }
    assert scene.rows()["temples"] == 40


@pytest.mark.clause("CR-12.8")
def test_a_temple_whose_condition_fails_is_a_line_of_no_points() -> None:
    scene = scored("temple_saturn at 0,1")
    facts = {"card": kind("temple_saturn"), "count": 1, "threshold": 4}
    assert lines(scene, "temples") == [("CR-9.33", 0, facts, ["0,1"])]


@pytest.mark.clause("CR-12.8")
def test_temples_in_hand_score_nothing() -> None:
    scene = scored(hand="temple_mars/I, temple_luna/I")
    assert lines(scene, "temples") == []
    assert scene.rows()["temples"] == 0


@pytest.mark.clause("CR-12.8")
def test_e2_luna_with_four_cards_of_one_star_gives_four() -> None:
    scene = play_example(GAME, "CR-E2", Scene)
    ((clause, points, facts, cells),) = lines(scene, "temples")
    assert (clause, points, cells) == ("CR-9.34", 4, ["2,1"])
    assert (facts["card"], facts["count"]) == (kind("temple_luna"), 4)


@pytest.mark.clause("CR-12.9")
@pytest.mark.parametrize("money", [0, 1, 5, 23])
def test_money_is_a_point_each(money: int) -> None:
    scene = scored(money=money)
    assert lines(scene, "money") == [("CR-12.9", money, {"money": money}, [])]
    assert scene.rows()["total"] == money


@pytest.mark.clause("CR-12.8", "CR-12.9")
@pytest.mark.parametrize(("money", "mercury"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_edge_21_mercury_counts_full_threes_beside_the_money(money: int, mercury: int) -> None:
    sheet = scored("temple_mercury at 0,1", money=money).rows()
    assert (sheet["money"], sheet["temples"]) == (money, mercury)
    assert sheet["total"] == money + mercury


@pytest.mark.clause("CR-12.10")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_two_influence_tokens_make_a_point(tokens: int, points: int) -> None:
    scene = scored(influence=tokens)
    assert lines(scene, "influence-tokens") == [("CR-12.10", points, {"tokens": tokens}, [])]
    assert scene.rows()["total"] == points


@pytest.mark.clause("CR-12.11")
def test_influence_cards_count_their_values() -> None:
    scene = scored()
    assert lines(scene, "influence-cards") == []
    scene.table.cities[0].influence_cards = [3, 6, 14]
    assert lines(scene, "influence-cards") == [
        ("CR-12.11", 3, {"value": 3}, []),
        ("CR-12.11", 6, {"value": 6}, []),
        ("CR-12.11", 14, {"value": 14}, []),
    ]
    assert scene.rows()["total"] == 23


@pytest.mark.clause("CR-12.1", "CR-12.11")
def test_influence_cards_still_lying_score_for_nobody() -> None:
    scene = scored(lying=[3, 6])
    assert [GAME.sheet(scene.table, seat, seat).row("influence-cards") for seat in range(3)] == [
        0,
        0,
        0,
    ]


@pytest.mark.clause("CR-12.1")
def test_brick_tokens_and_hand_cards_score_nothing() -> None:
    scene = scored("grain_farm at 0,1 *", hand="residence_4/II, temple_luna/I")
    assert scene.rows()["total"] == 0


def standing(*purses: tuple[int, int], aqueducts: tuple[int, ...] = ()) -> list[int]:
    """Who wins with so much money and influence for each seat, and an aqueduct for some."""
    scene = table_with(players=len(purses), round=14)
    for seat, (money, influence) in enumerate(purses):
        scene.table.cities[seat].money = money
        scene.table.cities[seat].influence = influence
    for seat in aqueducts:
        lay_out(scene.table.cities[seat], "aqueduct at 0,1")
    return GAME.winners(scene.table)


@pytest.mark.clause("CR-12.12")
def test_most_points_win() -> None:
    assert standing((6, 0), (5, 0), (4, 0)) == [0]
    assert standing((4, 0), (6, 0), (5, 0)) == [1]
    assert standing((4, 0), (5, 0), (5, 0), (6, 0)) == [3]


@pytest.mark.clause("CR-12.12")
def test_points_come_before_influence_and_money() -> None:
    assert standing((8, 0), (3, 9), (2, 11)) == [0]  # 8, 7 and 7 points
    assert standing((9, 0), (6, 0), (4, 1), aqueducts=(1,)) == [1]  # 9, 10 and 4 points


@pytest.mark.clause("CR-12.12")
def test_in_a_tie_the_most_influence_tokens_decide() -> None:
    assert standing((5, 0), (4, 2), (3, 4)) == [2]
    assert standing((5, 3), (5, 2), (5, 3), (5, 2)) == [0, 2]
    assert standing((5, 2), (5, 3), (5, 2)) == [1]


@pytest.mark.clause("CR-12.12")
def test_influence_tokens_decide_before_money() -> None:
    assert standing((6, 0), (0, 4), (0, 0), aqueducts=(1,)) == [1]  # both 6 points


@pytest.mark.clause("CR-12.12")
def test_with_equal_influence_the_most_money_decides() -> None:
    assert standing((3, 2), (7, 2), (0, 0), aqueducts=(0,)) == [1]  # both 8 points
    assert standing((7, 2), (3, 2), (0, 0), aqueducts=(1,)) == [0]


@pytest.mark.clause("CR-12.12")
def test_edge_26_after_all_tie_breaks_the_victory_is_shared() -> None:
    assert standing((5, 2), (5, 2), (4, 2)) == [0, 1]
    assert standing((4, 2), (5, 2), (5, 2)) == [1, 2]
    assert standing((5, 0), (5, 0)) == [0, 1]
    assert standing((5, 1), (5, 1), (5, 1), (5, 1)) == [0, 1, 2, 3]


@pytest.mark.clause("CR-12.12")
def test_the_winner_stands_after_the_last_influence_scoring() -> None:
    scene = table_with(round=14, influence=4, lying=[14], money=0, other_influence={1: 3})
    scene.play("finish")
    assert scene.table.over()
    assert scene.scores() == [14, 6, 5]
    assert GAME.winners(scene.table) == [0]


@pytest.mark.clause("CR-8.6", "CR-10.4")
@pytest.mark.parametrize(("taken", "cards", "tokens"), [(0, [], 2), (1, [3], 0)])
def test_edge_27_declined_sheep_farm_influence_keeps_the_tie(
    taken: int, cards: list[int], tokens: int
) -> None:
    scene = scored(
        "sheep_farm at 0,1", round=3, influence=2, other_influence={1: 2}, lying=[3], built=True
    )
    scene.play("produce", f"accept {taken}")
    assert scene.table.round == 4
    city = scene.table.cities[0]
    assert (city.money, city.influence, city.influence_cards) == (1, tokens, cards)
    assert scene.table.lying == ([] if cards else [3])
    assert scene.rows()["influence-cards"] == sum(cards)
