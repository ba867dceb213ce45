"""Chapter 15: what happens by itself at the end of a turn."""

import pytest

from groma.games.city_of_marble.steps import TURN
from groma.games.city_of_marble.tables import BUILDING_IDS
from tests.scenes.city_of_marble import Scene, pair, turn

DRAWS = ["draw red+yellow", "draw red+blue"]


def turn_of(seat: int, *tiles: str, players: int = 3) -> Scene:
    """The first action of any seat."""
    scene = turn(*tiles, players=players)
    scene.table.todo = []
    scene.table.push(TURN, seat)
    scene.table.advance()
    return scene


@pytest.mark.clause("CM-15.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_drawn_tiles_become_ready_when_the_own_turn_ends(players: int) -> None:
    for seat in range(players):
        scene = turn_of(seat, players=players).play(DRAWS[0])
        assert scene.drawn(seat) == {"red": 1, "yellow": 1, "green": 0, "blue": 0}
        assert scene.ready(seat) == {"red": 1, "yellow": 1, "green": 1, "blue": 1}
        scene.play(DRAWS[1])
        assert scene.drawn(seat) == {"red": 0, "yellow": 0, "green": 0, "blue": 0}
        assert scene.ready(seat) == {"red": 3, "yellow": 2, "green": 1, "blue": 2}
        for other in range(players):
            if other != seat:
                assert sum(scene.ready(other).values()) == 4


@pytest.mark.clause("CM-15.1")
def test_tiles_set_aside_wait_until_extra_actions_are_over() -> None:
    scene = turn().imperium(0, temple=1).hold(0, red=0).play(*DRAWS)
    assert scene.drawn(0) == {"red": 2, "yellow": 1, "green": 0, "blue": 1}
    scene.play("spend temple")
    assert scene.clause("play red") == "CM-5.2"
    scene.play("draw green+blue")
    assert (scene.table.seat, scene.ready(0)["red"], scene.drawn(0)["red"]) == (1, 2, 0)


@pytest.mark.clause("CM-15.1")
def test_the_tiles_of_another_seat_stay_set_aside() -> None:
    scene = turn()
    scene.table.drawn[4] = 2  # red, of seat 1
    scene.play(*DRAWS)
    assert scene.drawn(1)["red"] == 2
    scene.play(*DRAWS)
    assert (scene.drawn(1)["red"], scene.ready(1)["red"]) == (0, 5)


@pytest.mark.clause("CM-15.1")
def test_the_next_turn_has_two_actions_again() -> None:
    scene = turn(players=3)
    seats = []
    for _ in range(8):
        seats.append((scene.table.seat, scene.view()["turn"]["actions"]))
        scene.play("draw green+blue")
    assert seats == [(0, 2), (0, 1), (1, 2), (1, 1), (2, 2), (2, 1), (0, 2), (0, 1)]


@pytest.mark.clause("CM-15.2")
@pytest.mark.parametrize("building", BUILDING_IDS)
def test_an_official_on_an_imperium_field_brings_a_tile_of_that_kind(building: str) -> None:
    scene = turn().on_field(building, 0).play(DRAWS[0])
    assert (scene.imperium_of(0), scene.fields(0), scene.table.home) == ({}, {building: 1}, [2, 3])
    scene.play(DRAWS[1])
    assert (scene.imperium_of(0), scene.fields(0)) == ({building: 1}, {})
    assert scene.table.home == [3, 3]
    assert scene.table.stock == [11 if kind == building else 12 for kind in BUILDING_IDS]
    assert scene.table.coins == [0, 0]
    assert scene.facts("got-imperium") == [{"seat": "@seat-0", "building": f"@building-{building}"}]


@pytest.mark.clause("CM-15.2")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_official_brings_a_tile(count: int) -> None:
    scene = turn().on_field("arena", 0, count).imperium(0, arena=2).play(*DRAWS, "end")
    assert scene.imperium_of(0) == {"arena": 2 + count}
    assert scene.table.stock == [12, 12, 12, 10 - count]
    assert (scene.table.home[0], len(scene.facts("got-imperium"))) == (3, count)


@pytest.mark.clause("CM-15.2")
@pytest.mark.parametrize(("left", "got"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_an_empty_stack_gives_nothing_but_the_official_comes_home(left: int, got: int) -> None:
    scene = turn().on_field("bath", 0, 2).on_field("temple", 0)
    scene.table.stock[1] = left
    scene.play(*DRAWS)
    assert scene.imperium_of(0) == {"temple": 1} | ({"bath": got} if got else {})
    assert scene.table.stock == [11, left - got, 12, 12]
    assert (scene.table.home[0], scene.fields(0)) == (3, {})
    lost = [{"seat": "@seat-0", "building": "@building-bath"}] * (2 - got)
    assert scene.facts("no-imperium") == lost
    assert len(scene.facts("got-imperium")) == 1 + got


@pytest.mark.clause("CM-15.2")
def test_a_tile_spent_in_the_turn_can_come_back_at_its_end() -> None:
    scene = turn().imperium(0, bath=1).on_field("bath", 0)
    scene.table.stock[1] = 0
    scene.play(*DRAWS, "spend bath", "draw green+blue")
    assert (scene.imperium_of(0), scene.table.stock[1]) == ({"bath": 1}, 0)
    assert scene.facts("no-imperium") == []


@pytest.mark.clause("CM-15.2", "CM-15.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_own_officials_come_home(seat: int) -> None:
    scene = turn_of(seat)
    for other in range(3):
        scene.on_field("theater", other).on_field("treasury", other)
    scene.play(*DRAWS)
    mine = [other == seat for other in range(3)]
    assert [scene.imperium_of(other) for other in range(3)] == [
        {"theater": 1} if own else {} for own in mine
    ]
    assert scene.table.coins == [1 if own else 0 for own in mine]
    assert scene.table.home == [3 if own else 1 for own in mine]
    assert [scene.fields(other) for other in range(3)] == [
        {} if own else {"theater": 1, "treasury": 1} for own in mine
    ]


@pytest.mark.clause("CM-15.2", "CM-15.3")
def test_officials_on_tiles_stay_there() -> None:
    scene = turn(f"blue {pair(103, 104)} 0").play(*DRAWS)
    assert scene.officials(0) == [pair(103, 104)]
    assert (scene.table.home[0], scene.imperium_of(0), scene.table.coins) == (2, {}, [0, 0])


@pytest.mark.clause("CM-15.3")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_official_in_the_treasury_brings_a_coin(count: int) -> None:
    scene = turn().on_field("treasury", 0, count).coins(4, 1).play(DRAWS[0])
    assert (scene.table.coins, scene.table.home[0]) == ([4, 1], 3 - count)
    scene.play(DRAWS[1])
    assert (scene.table.coins, scene.table.home[0]) == ([4 + count, 1], 3)
    assert scene.fields(0) == {}
    assert scene.facts("got-coin") == [{"seat": "@seat-0"}] * count
    assert (scene.imperium_of(0), scene.table.stock) == ({}, [12] * 4)


@pytest.mark.clause("CM-15.4")
def test_the_end_of_the_game_is_looked_for_after_everything_else() -> None:
    scene = turn().stacks(blue=9).on_field("temple", 0).on_field("treasury", 0)
    scene.play("draw blue+blue", "draw blue+blue")
    assert scene.told() == ["drew", "drew", "got-imperium", "got-coin", "last-round"]


@pytest.mark.clause("CM-15.4")
def test_it_is_looked_for_at_the_end_of_every_turn_and_not_before() -> None:
    scene = turn(players=3).stacks(red=1, yellow=1, green=5, blue=5)
    scene.play("draw red+yellow", "draw green+blue")
    assert (scene.table.seat, scene.table.stacks) == (1, [0, 0, 4, 4])
    assert "last-round" not in scene.told()  # two stacks are empty
    scene.play(*["draw green+blue"] * 4)
    assert (scene.table.stacks, scene.table.seat) == ([0, 0, 0, 0], 0)
    assert scene.facts("last-round") == [{"seat": "@seat-2", "first": "@seat-0"}]
