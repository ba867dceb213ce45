"""Examples of whole turns and of scorings, with every number."""

from itertools import product

import pytest

from groma.core.deal import Deal
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import DIFFERENT
from tests.scenes.caesars_empire import Scene, dealt, empire

Y, P, G = 0, 1, 2
BOTH_SIDES = pytest.mark.parametrize("players", [2, 4])


def first_example(players: int) -> Scene:
    """Yellow has joined Brundisium to Rome; purple goes on to Dyrrhachium."""
    scene = empire(players).road(Y, "roma-brundisium").lay("dyrrhachium wood", "brundisium wood")
    return scene.turn(P).play("build brundisium-dyrrhachium")


@pytest.mark.clause("CE-6.1")
@BOTH_SIDES
def test_a_way_over_the_road_of_another_player(players: int) -> None:
    scene = first_example(players)
    assert scene.cities(P) == ["dyrrhachium"]
    assert scene.view()["seats"][P]["best"] == {"graecia": 3}
    assert scene.held(P) == {"wood": 1}
    assert scene.far("dyrrhachium") == 2
    assert scene.table.points[:2] == [1, 1]


@pytest.mark.clause("CE-6.5")
@BOTH_SIDES
def test_gold_doubles_for_both(players: int) -> None:
    scene = first_example(players).lay("thessalonica gold").turn(P)
    scene.play("build dyrrhachium-thessalonica")
    assert scene.far("thessalonica") == 3
    assert scene.table.points[:2] == [1 + 2, 1 + 4]
    assert scene.held(P) == {"wood": 1, "gold": 1}


@pytest.mark.clause("CE-4.4", "CE-6.3")
@BOTH_SIDES
def test_a_chain_through_a_city_of_another_player(players: int) -> None:
    scene = empire(players).road(P, "roma-syracusae", "brundisium-syracusae")
    assert scene.view()["seats"][P]["cities"] == ["brundisium", "syracusae"]
    scene.turn(Y).play("build brundisium-dyrrhachium", "lengthen roma-brundisium")
    assert scene.cities(Y) == ["dyrrhachium"]
    assert scene.far("dyrrhachium") == 2
    assert scene.table.points[:2] == [2, 0]
    assert scene.table.supply[Y] == 23


@pytest.mark.clause("CE-9.1", "CE-9.2", "CE-9.3", "CE-9.4", "CE-9.6")
def test_a_final_scoring_of_54_points() -> None:
    cities = "dyrrhachium lutetia massilia brundisium caralis ancyra ephesus corduba tomis salonae"
    kinds = "grapes grapes grapes gems gems meat meat wood gold gold"
    scene = empire(4).take(0, *map(" ".join, zip(cities.split(), kinds.split())))
    scene.supply(1, 2, 2, 2).ended()
    assert scene.held(0) == {"grapes": 3, "gems": 2, "meat": 2, "wood": 1, "gold": 2}
    assert scene.sheet(0).by_row() == [0, 22, 14, 14, 4, 0]
    assert sorted(points for _, points, _ in scene.lines("cities")) == [2, 2, 3, 3, 6, 6]
    assert [points for _, points, _ in scene.lines("different")] == [9, 5]
    assert sorted(points for _, points, _ in scene.lines("same")) == [2, 2, 10]
    assert scene.table.scores()[0] == 54


@pytest.mark.clause("CE-6.4")
@pytest.mark.parametrize(
    ("choice", "points"),
    [
        ("aquileia-augusta_vindelicorum", [2, 1, 0, 0]),
        ("mediolanum-augusta_vindelicorum", [2, 0, 1, 0]),
    ],
)
def test_two_shortest_ways(choice: str, points: list[int]) -> None:
    scene = empire(4).road(1, "roma-aquileia").road(Y, "roma-mediolanum")
    scene.road(2, "mediolanum-augusta_vindelicorum").turn(Y)
    scene.play("build augusta_vindelicorum-carnuntum", "lengthen aquileia-augusta_vindelicorum")
    scene.play("start")
    assert scene.far("carnuntum") == 3
    assert scene.named("way") == {
        "aquileia-augusta_vindelicorum",
        "mediolanum-augusta_vindelicorum",
    }
    scene.play(f"way {choice}")
    # Yellow: the new road to Carnuntum and, either way, another one
    assert scene.table.points == points


@pytest.mark.clause("CE-4.3", "CE-6.3", "CE-6.5")
@pytest.mark.parametrize(("kind", "points"), [("wood", 2), ("gold", 4)])
def test_a_first_turn_with_two_roads(kind: str, points: int) -> None:
    scene = empire(4).lay(f"massilia {kind}").play("build roma-massilia")
    assert scene.table.points == [points, 0, 0, 0]
    assert scene.table.supply == [23, 25, 25, 25]


@pytest.mark.clause("CE-2.3", "CE-2.4")
@pytest.mark.parametrize(("players", "gold", "each"), [(2, 6, 3), (3, 6, 3), (4, 8, 4), (5, 8, 4)])
def test_how_many_treasures_there_are(players: int, gold: int, each: int) -> None:
    left = dealt(players).view()["left"]
    assert left.pop("gold") == gold
    assert set(left.values()) == {each}
    assert len(left) == 8


@pytest.mark.clause("CE-11.2", "CE-11.3")
@pytest.mark.parametrize(("variant", "points"), [(True, 10), (False, 6)])
def test_the_province_in_the_north(variant: bool, points: int) -> None:
    scene = empire(2, whole_province=variant)
    scene.take(0, "augusta_vindelicorum", "colonia", "londinium")
    assert scene.row("cities") == points


@pytest.mark.clause("CE-9.7")
def test_two_share_the_most_roads_left() -> None:
    scene = empire(3).supply(9, 9, 7).ended()
    assert [scene.row("roads", seat) for seat in range(3)] == [10, 10, 0]


@pytest.mark.clause("CE-10.1", "CE-10.2", "CE-10.3", "CE-10.4")
@pytest.mark.parametrize(
    ("first", "second", "supplies", "winners"),
    [
        ("mediolanum massilia", "tarraco", (4, 4), [0]),
        ("mediolanum", "tarraco massilia", (4, 4), [1]),
        ("mediolanum:gold", "tarraco", (4, 4), [0]),
        ("mediolanum", "tarraco", (5, 4), [0]),
        ("mediolanum", "tarraco", (4, 5), [1]),
        ("mediolanum", "tarraco", (4, 4), [0, 1]),
    ],
)
def test_ties(first: str, second: str, supplies: tuple[int, int], winners: list[int]) -> None:
    scene = empire().supply(*supplies)
    for seat, cities in enumerate((first, second)):
        for text in cities.split():
            city, _, kind = text.partition(":")
            scene.take(seat, f"{city} {kind or 'wood'}")
    scores = scene.ended().table.scores()
    scene.points(50 - scores[0], 50 - scores[1])
    assert scene.table.scores() == [50, 50]
    assert GAME.winners(scene.table) == winners


def best_sets(held: tuple[int, ...], most: dict[tuple[int, ...], int]) -> int:
    """The best that any grouping into sets of different kinds could give."""
    left = tuple(sorted(held, reverse=True))
    if left not in most:
        kinds = [i for i in range(len(left)) if left[i]]
        best = 0
        for chosen in product((0, 1), repeat=len(kinds)):
            if any(chosen):
                rest = list(left)
                for i, taken in zip(kinds, chosen):
                    rest[i] -= taken
                best = max(best, DIFFERENT[sum(chosen)] + best_sets(tuple(rest), most))
        most[left] = best
    return most[left]


@pytest.mark.clause("CE-9.3")
def test_rows_are_the_best_way_to_make_sets() -> None:
    most: dict[tuple[int, ...], int] = {}
    names = ["meat", "grapes", "wheat", "wine", "oil", "gems"]
    for held in product(range(5), repeat=6):
        if list(held) == sorted(held, reverse=True):
            scene = empire(4).hold(0, **dict(zip(names, held)))
            assert scene.row("different") == best_sets(held, most)
    assert len(most) == 210


@pytest.mark.clause("CE-3.4", "CE-8.2")
def test_both_have_no_roads() -> None:
    scene = empire().road(0, "roma-aquileia").supply(0, 0).turn(0)
    assert scene.told() == ["skipped", "skipped", "ended"]
    assert (scene.table.over(), len(scene.left())) == (True, 29)


@pytest.mark.clause("CE-4.4", "CE-6.3")
@BOTH_SIDES
def test_a_chain_through_two_claimed_cities(players: int) -> None:
    scene = empire(players).road(P, "roma-salonae", "brundisium-salonae", "salonae-dyrrhachium")
    scene.turn(Y).play("build dyrrhachium-thessalonica", "lengthen brundisium-dyrrhachium")
    assert scene.far("dyrrhachium") == 3
    scene.play("lengthen roma-brundisium")
    assert scene.far("thessalonica") == 3
    assert scene.table.points[:2] == [3, 0]
    assert scene.table.supply[Y] == 22


@pytest.mark.clause("CE-6.1", "CE-6.5")
def test_three_owners_on_one_way() -> None:
    scene = empire(4).road(1, "roma-brundisium").road(2, "brundisium-dyrrhachium").turn(Y)
    scene.play("build dyrrhachium-athenae")
    assert scene.table.points == [1, 1, 1, 0]
    scene.lay("salonae gold").turn(Y).play("build brundisium-salonae", "start")
    assert scene.table.points == [3, 3, 1, 0]


@pytest.mark.clause("CE-6.4", "CE-6.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_question_about_the_way_has_more_than_five_answers(players: int) -> None:
    answers: set[int] = set()
    for number in range(15):
        scene = dealt(players, b"walk %d" % number)
        chance = Deal(b"walk %d" % number)
        while not scene.table.over():
            legal = scene.table.legal()
            if scene.step() == "way":
                answers.add(len(legal))
            elif scene.step() == "chain" and chance.below(3):
                legal = legal[:-1]
            scene.table.play(legal[chance.below(len(legal))])
    assert {2} <= answers <= {2, 3, 4, 5}
