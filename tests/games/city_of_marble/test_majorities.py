"""Chapter 18: most coins, and most imperium tiles of each kind."""

import pytest

from groma.games.city_of_marble.tables import BUILDING_IDS
from tests.scenes.city_of_marble import Scene, turn


def bonus(scene: Scene) -> list[int]:
    """By seat: the points for most coins."""
    return [
        sum(line.points for line in scene.sheet(seat).lines if line.clause == "CM-18.5")
        for seat in range(scene.table.players)
    ]


def holding(kind: str, *counts: int) -> Scene:
    """Each seat has so many imperium tiles of a kind."""
    scene = turn(players=len(counts))
    for seat, count in enumerate(counts):
        scene.imperium(seat, **{kind: count})
    return scene


def imperium(scene: Scene) -> list[int]:
    """By seat: the points for imperium tiles."""
    return [scene.row("imperium", seat) for seat in range(scene.table.players)]


@pytest.mark.clause("CM-18.5")
@pytest.mark.parametrize(
    ("coins", "points"),
    [
        ((1, 0), [2, 0]),
        ((0, 3), [0, 2]),
        ((3, 2), [2, 0]),
        ((2, 2), [1, 1]),
        ((0, 0), [0, 0]),
        ((4, 5, 3), [0, 2, 0]),
        ((2, 1, 2), [1, 0, 1]),
        ((1, 1, 1), [1, 1, 1]),
        ((0, 0, 0), [0, 0, 0]),
        ((0, 0, 0, 1), [0, 0, 0, 2]),
        ((3, 3, 0, 3), [1, 1, 0, 1]),
        ((2, 3, 3, 1), [0, 1, 1, 0]),
        ((6, 6, 6, 6), [1, 1, 1, 1]),
    ],
)
def test_most_coins_alone_bring_two_and_tied_one_each(
    coins: tuple[int, ...], points: list[int]
) -> None:
    scene = turn(players=len(coins)).coins(*coins)
    assert bonus(scene) == points
    own = [scene.row("coins", seat) for seat in range(len(coins))]
    assert own == [coins[seat] + points[seat] for seat in range(len(coins))]


@pytest.mark.clause("CM-18.5")
def test_the_line_for_most_coins_says_how_many_are_tied() -> None:
    scene = turn(players=4).coins(3, 1, 3, 3)
    told = [(line.clause, line.points, line.facts) for line in scene.sheet(2).lines]
    assert told == [("CM-18.4", 3, {"coins": 3}), ("CM-18.5", 1, {"coins": 3, "tied": 3})]
    assert scene.coins(3, 1, 4, 3).sheet(2).lines[1].facts == {"coins": 4, "tied": 1}


@pytest.mark.clause("CM-18.5")
@pytest.mark.parametrize("tied", [0, 1, 2])
def test_the_setting_is_for_ties_alone(tied: int) -> None:
    for coins, share in [((2, 2, 1), [tied, tied, 0]), ((2, 2, 2), [tied] * 3)]:
        assert bonus(turn(players=3, coin_tie_bonus=str(tied)).coins(*coins)) == share
    assert bonus(turn(players=3, coin_tie_bonus=str(tied)).coins(2, 1, 1)) == [2, 0, 0]
    assert bonus(turn(players=3, coin_tie_bonus=str(tied)).coins(0, 0, 0)) == [0, 0, 0]


@pytest.mark.clause("CM-18.6")
@pytest.mark.parametrize("kind", BUILDING_IDS)
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((1, 0), [5, 0]),
        ((2, 3), [0, 5]),
        ((1, 1), [2, 2]),
        ((0, 0), [0, 0]),
        ((1, 0, 0), [5, 0, 0]),
        ((2, 3, 3), [0, 2, 2]),
        ((1, 1, 1), [2, 2, 2]),
        ((4, 1, 3), [5, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((0, 2, 1, 2), [0, 2, 0, 2]),
        ((3, 3, 3, 3), [2, 2, 2, 2]),
        ((0, 1, 2, 3), [0, 0, 0, 5]),
        ((1, 1, 0, 1), [2, 2, 0, 2]),
    ],
)
def test_most_tiles_of_a_kind_alone_bring_five_and_tied_two_each(
    kind: str, counts: tuple[int, ...], points: list[int]
) -> None:
    assert imperium(holding(kind, *counts)) == points


@pytest.mark.clause("CM-18.6")
def test_each_kind_is_compared_by_itself() -> None:
    scene = turn(players=3)
    scene.imperium(0, temple=3, bath=1, arena=2)
    scene.imperium(1, temple=2, bath=1, theater=4)
    scene.imperium(2, temple=2, bath=1, arena=2)
    assert imperium(scene) == [5 + 2 + 2, 2 + 5, 2 + 2]
    told = [(line.clause, line.points, line.facts) for line in scene.sheet(0).lines]
    assert told == [
        ("CM-18.6", 5, {"building": 0, "tiles": 3, "tied": 1}),
        ("CM-18.6", 2, {"building": 1, "tiles": 1, "tied": 3}),
        ("CM-18.6", 2, {"building": 3, "tiles": 2, "tied": 2}),
    ]


@pytest.mark.clause("CM-18.6")
def test_all_four_kinds_can_go_to_one_player() -> None:
    scene = turn(players=4).imperium(3, temple=1, bath=1, theater=1, arena=1)
    assert imperium(scene) == [0, 0, 0, 20]
    assert scene.scores() == [0, 0, 0, 20]


@pytest.mark.clause("CM-18.6", "CM-18.5")
def test_tiles_and_coins_are_compared_separately() -> None:
    scene = turn().coins(1, 0).imperium(1, temple=1)
    assert (scene.scores(), bonus(scene), imperium(scene)) == ([3, 5], [2, 0], [0, 5])


@pytest.mark.clause("CM-18.6")
def test_a_tile_that_was_spent_no_longer_counts() -> None:
    scene = turn().imperium(0, temple=2).imperium(1, temple=1)
    assert imperium(scene) == [5, 0]
    scene.play("draw red+blue", "draw red+blue", "spend temple")
    assert imperium(scene) == [2, 2]
    scene.play("draw red+blue", "spend temple")
    assert imperium(scene) == [0, 5]
