"""Examples of whole turns and of scorings, with every number."""

from collections.abc import Callable
from itertools import product

import pytest

from groma.core.deal import Deal
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import DIFFERENT
from tests.scenes.caesars_empire import Scene, dealt, empire
from tests.scenes.example import open_example, play_example
from tests.scenes.examples.caesars_empire import (
    EXAMPLES,
    brundisium_claimed,
    brundisium_claimed_from_syracusae,
    coast_claimed_from_salonae,
    gold_beyond_dyrrhachium,
    two_of_three_in_the_north,
)

Y, P, G = 0, 1, 2
BOTH_SIDES = pytest.mark.parametrize("players", [2, 4])


def on_side(players: int, name: str, made: Callable[[int], Scene]) -> Scene:
    """An example for two after its moves, or the same on the side for four."""
    if players == 2:
        return play_example(GAME, name, Scene)
    _, moves = EXAMPLES.made[name]
    return made(players).play(*moves)


def earned(scene: Scene) -> dict[str, int]:
    """The points that each player earned on ways since the position was opened."""
    points: dict[str, int] = {}
    for facts in scene.facts("earned"):
        seat = str(facts["seat"])
        points[seat] = points.get(seat, 0) + int(str(facts["points"]))
    return points


@pytest.mark.clause("CE-6.1")
@BOTH_SIDES
def test_a_way_over_the_road_of_another_player(players: int) -> None:
    scene = on_side(players, "CE-E1", brundisium_claimed)
    assert scene.cities(P) == ["dyrrhachium"]
    assert scene.view()["seats"][P]["best"] == {"graecia": 3}
    assert scene.held(P) == {"wood": 1}
    assert scene.far("dyrrhachium") == 2
    assert earned(scene) == {"@seat-0": 1, "@seat-1": 1}
    assert scene.table.points[:2] == [2, 1]


@pytest.mark.clause("CE-6.5")
@BOTH_SIDES
def test_gold_doubles_for_both(players: int) -> None:
    scene = on_side(players, "CE-E2", gold_beyond_dyrrhachium)
    assert scene.far("thessalonica") == 3
    assert earned(scene) == {"@seat-0": 2, "@seat-1": 4}
    assert scene.held(P) == {"wood": 1, "gold": 1}


@pytest.mark.clause("CE-4.4", "CE-6.3")
@BOTH_SIDES
def test_a_chain_through_a_city_of_another_player(players: int) -> None:
    scene = on_side(players, "CE-E3", brundisium_claimed_from_syracusae)
    assert scene.cities(P) == ["brundisium", "syracusae"]
    assert "dyrrhachium" in scene.cities(Y)
    assert scene.far("dyrrhachium") == 2
    assert earned(scene) == {"@seat-0": 2}
    assert scene.table.supply[Y] == 22


@pytest.mark.clause("CE-4.4", "CE-6.3")
def test_without_a_chain_the_way_leads_over_the_other_roads() -> None:
    scene = open_example(GAME, "CE-E3", Scene).play("build brundisium-dyrrhachium", "start")
    assert scene.far("dyrrhachium") == 3
    assert earned(scene) == {"@seat-0": 1, "@seat-1": 2}


@pytest.mark.clause("CE-9.1", "CE-9.2", "CE-9.3", "CE-9.4", "CE-9.6", "CE-9.8")
def test_a_final_scoring_of_54_points() -> None:
    scene = play_example(GAME, "CE-E4", Scene)
    assert scene.table.over()
    assert scene.held(0) == {"grapes": 3, "gems": 2, "meat": 2, "wood": 1, "gold": 2}
    assert scene.sheet(0).by_row() == [64, 22, 14, 14, 4, 0]
    assert sorted(points for _, points, _ in scene.lines("cities")) == [2, 2, 3, 3, 6, 6]
    assert [points for _, points, _ in scene.lines("different")] == [9, 5]
    assert sorted(points for _, points, _ in scene.lines("same")) == [2, 2, 10]
    assert scene.scores()[0] == 64 + 54
    assert [scene.row("roads", seat) for seat in range(4)] == [0, 10, 10, 10]


@pytest.mark.clause("CE-6.4")
@pytest.mark.parametrize(
    ("choice", "points"),
    [
        ("aquileia-augusta_vindelicorum", {"@seat-0": 2, "@seat-1": 1}),
        ("mediolanum-augusta_vindelicorum", {"@seat-0": 2, "@seat-2": 1}),
    ],
)
def test_two_shortest_ways(choice: str, points: dict[str, int]) -> None:
    scene = open_example(GAME, "CE-E5", Scene)
    scene.play("build augusta_vindelicorum-carnuntum", "lengthen aquileia-augusta_vindelicorum")
    scene.play("start")
    assert scene.far("carnuntum") == 3
    assert scene.named("way") == {
        "aquileia-augusta_vindelicorum",
        "mediolanum-augusta_vindelicorum",
    }
    scene.play(f"way {choice}")
    # Yellow: the new road to Carnuntum and, either way, another one
    assert earned(scene) == points


@pytest.mark.clause("CE-4.3", "CE-6.3", "CE-6.5")
@pytest.mark.parametrize(("kind", "points"), [("wood", 2), ("gold", 4)])
def test_a_first_turn_with_two_roads(kind: str, points: int) -> None:
    scene = open_example(GAME, "CE-E6", Scene).exchange(f"massilia {kind}")
    scene.play("build roma-massilia")
    assert scene.table.points == [points, 0, 0, 0]
    assert scene.table.supply == [23, 25, 25, 25]


def count_treasures(scene: Scene, gold: int, each: int) -> None:
    left = scene.view()["left"]
    assert left.pop("gold") == gold
    assert set(left.values()) == {each}
    assert len(left) == 8


@pytest.mark.clause("CE-2.3", "CE-2.4")
@pytest.mark.parametrize(("players", "gold", "each"), [(2, 6, 3), (3, 6, 3), (4, 8, 4), (5, 8, 4)])
def test_how_many_treasures_there_are(players: int, gold: int, each: int) -> None:
    count_treasures(dealt(players), gold, each)


@pytest.mark.clause("CE-2.4")
def test_how_many_treasures_the_example_has() -> None:
    scene = open_example(GAME, "CE-E7", Scene)
    count_treasures(scene, 6, 3)
    assert scene.view()["box"] == {**dict.fromkeys(scene.view()["box"], 1), "gold": 2}


@pytest.mark.clause("CE-11.2", "CE-11.3")
def test_the_whole_colour_of_the_north() -> None:
    scene = play_example(GAME, "CE-E8", Scene)
    assert scene.cities(Y) == ["augusta_vindelicorum", "colonia", "londinium"]
    assert scene.row("cities") == 1 + 3 + 6
    without = two_of_three_in_the_north(variant=False)
    assert without.row("cities") == 3
    assert without.play("build londinium-colonia").row("cities") == 6


@pytest.mark.clause("CE-9.7")
def test_two_share_the_most_roads_left() -> None:
    scene = play_example(GAME, "CE-E9", Scene)
    assert scene.table.supply == [9, 9, 7]
    assert [scene.row("roads", seat) for seat in range(3)] == [10, 10, 0]


@pytest.mark.clause("CE-9.7")
def test_one_road_more_and_the_other_has_the_most() -> None:
    scene = open_example(GAME, "CE-E9", Scene)
    scene.play("build lugdunum-burdigala", "lengthen massilia-lugdunum", "start")
    assert scene.table.supply == [8, 9, 7]
    assert [scene.row("roads", seat) for seat in range(3)] == [0, 10, 0]


@pytest.mark.clause("CE-10.1")
def test_more_colours_decide_before_more_gold() -> None:
    scene = play_example(GAME, "CE-E10", Scene)
    assert GAME.standing(scene.table) == [[178, 7, 2, 9], [178, 6, 4, 1]]
    assert GAME.winners(scene.table) == [0]
    other = open_example(GAME, "CE-E10", Scene)
    other.play("build corduba-olisipo", "start")
    assert other.scores() == [177, 178]


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
    scores = scene.ended().scores()
    scene.points(50 - scores[0], 50 - scores[1])
    assert scene.scores() == [50, 50]
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


@pytest.mark.clause("CE-9.2", "CE-9.3", "CE-9.4")
def test_a_row_of_four_and_one_of_two_are_more_than_two_of_three() -> None:
    scene = play_example(GAME, "CE-E11", Scene)
    assert scene.held(Y) == {"meat": 2, "grapes": 2, "wheat": 1, "wine": 1}
    assert [points for _, points, _ in scene.lines("different")] == [9, 2]
    assert DIFFERENT[3] + DIFFERENT[3] == 10
    assert scene.row("same") == 4


@pytest.mark.clause("CE-3.4", "CE-8.2", "CE-9.10")
def test_both_have_no_roads() -> None:
    scene = play_example(GAME, "CE-E12", Scene)
    assert [name for name in scene.told() if name in ("skipped", "ended")] == [
        *["skipped", "skipped", "ended"],
    ]
    assert (scene.table.over(), len(scene.left())) == (True, 4)
    assert scene.table.supply == [0, 0]
    assert [scene.row("roads", seat) for seat in (Y, P)] == [10, 10]


@pytest.mark.clause("CE-4.4", "CE-6.3")
@BOTH_SIDES
def test_a_chain_through_two_claimed_cities(players: int) -> None:
    scene = on_side(players, "CE-E13", coast_claimed_from_salonae)
    assert scene.far("thessalonica") == 3
    assert earned(scene) == {"@seat-0": 3}
    assert scene.table.supply[Y] == 20


@pytest.mark.clause("CE-4.12", "CE-6.9")
@pytest.mark.parametrize("more", [[], ["lengthen brundisium-dyrrhachium"]])
def test_a_chain_that_begins_too_late_changes_nothing(more: list[str]) -> None:
    scene = open_example(GAME, "CE-E13", Scene)
    scene.play("build dyrrhachium-thessalonica", *more, "start")
    assert scene.far("thessalonica") == 4
    assert earned(scene) == {"@seat-0": 1, "@seat-1": 3}


@pytest.mark.clause("CE-6.1", "CE-6.5")
def test_three_owners_on_one_way() -> None:
    scene = open_example(GAME, "CE-E14", Scene).play("build dyrrhachium-athenae")
    assert earned(scene) == {"@seat-0": 1, "@seat-1": 1, "@seat-2": 1}
    scene.play("build roma-aquileia", "build roma-syracusae", "build roma-caralis").forget()
    scene.play("build brundisium-salonae", "start")
    assert earned(scene) == {"@seat-0": 2, "@seat-1": 2}


@pytest.mark.clause("CE-6.4", "CE-6.7")
def test_two_questions_on_the_way_to_rome() -> None:
    scene = open_example(GAME, "CE-E15", Scene).play("build thessalonica-byzantium")
    assert scene.named("way") == {"sirmium-thessalonica", "thessalonica-athenae"}
    north = scene.copy().play("way sirmium-thessalonica")  # both ways on from there pay the same
    assert earned(north) == {"@seat-0": 1, "@seat-2": 4}
    scene.play("way thessalonica-athenae")
    assert scene.named("way") == {"brundisium-athenae", "syracusae-athenae"}
    assert earned(scene.copy().play("way syracusae-athenae")) == {"@seat-0": 1, "@seat-1": 4}
    assert earned(scene.play("way brundisium-athenae")) == {"@seat-0": 4, "@seat-1": 1}


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
