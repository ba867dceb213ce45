"""Chapter 5: drawing tiles from the open stacks."""

import pytest

from tests.scenes.city_of_marble import Scene, dealt, turn

COLORS = ["red", "yellow", "green", "blue"]
MIXED = "red+yellow red+green red+blue yellow+green yellow+blue green+blue".split()


def draws(scene: Scene) -> set[str]:
    """The draws that are legal now."""
    return {move.split()[1] for move in scene.legal() if move.startswith("draw ")}


def stacked(red: int = 0, yellow: int = 0, green: int = 0, blue: int = 0, **more: int) -> Scene:
    """Seat 0 acts and these tiles are left."""
    return turn(**more).stacks(red, yellow, green, blue)


def pair_of(one: str, other: str) -> str:
    """Two colours as the notation has them."""
    return "+".join(sorted((one, other), key=COLORS.index))


@pytest.mark.clause("CM-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_two_different_colours_can_be_drawn(players: int) -> None:
    assert draws(dealt(players)) == set(MIXED)


@pytest.mark.clause("CM-5.1")
@pytest.mark.parametrize("pair", MIXED)
def test_the_two_tiles_come_from_the_stacks_that_were_named(pair: str) -> None:
    scene = turn(players=3)
    scene.play(f"draw {pair}")
    one, other = pair.split("+")
    taken = {color: int(color in (one, other)) for color in COLORS}
    assert scene.drawn(0) == taken
    left = dict(zip(COLORS, (9, 11, 13, 15)))
    assert scene.view()["stacks"] == {color: left[color] - taken[color] for color in COLORS}
    assert scene.story() == [
        ("drew", {"seat": "@seat-0", "color": f"@color-{one}", "other": f"@color-{other}"})
    ]


@pytest.mark.clause("CM-5.1")
@pytest.mark.parametrize("empty", COLORS)
def test_an_empty_stack_is_left_out(empty: str) -> None:
    scene = stacked(**{color: 0 if color == empty else 1 for color in COLORS})
    assert draws(scene) == {pair for pair in MIXED if empty not in pair}
    for pair in MIXED:
        if empty in pair:
            assert scene.clause(f"draw {pair}") == "CM-5.1"
    assert scene.clause(f"draw {empty}") == "CM-5.1"
    assert scene.clause(f"draw {empty}+{empty}") == "CM-5.1"


@pytest.mark.clause("CM-5.1", "CM-5.3")
@pytest.mark.parametrize("pair", MIXED)
@pytest.mark.parametrize("count", [1, 5])
def test_of_two_stacks_that_are_left_one_tile_each(pair: str, count: int) -> None:
    scene = stacked(**dict.fromkeys(pair.split("+"), count))
    assert draws(scene) == {pair}
    for color in pair.split("+"):
        assert scene.clause(f"draw {color}+{color}") == "CM-5.3"
        assert scene.clause(f"draw {color}") == "CM-5.3"


@pytest.mark.clause("CM-5.2")
def test_drawn_tiles_lie_apart_and_cannot_be_played_in_this_turn() -> None:
    scene = turn().hold(0, red=0, blue=0)
    assert scene.clause("play red") == "CM-8.1"
    scene.play("draw red+blue")
    assert scene.ready(0) == {"red": 0, "yellow": 1, "green": 1, "blue": 0}
    assert scene.clause("play red") == "CM-5.2"
    assert scene.clause("play blue") == "CM-5.2"
    assert scene.allows("play yellow")
    assert scene.allows("play green")


@pytest.mark.clause("CM-5.2")
def test_a_ready_tile_of_the_colour_can_be_played_though_another_was_drawn() -> None:
    scene = turn().play("draw red+blue", "play red")
    assert scene.step() == "place"


@pytest.mark.clause("CM-5.2")
def test_not_even_an_extra_action_plays_a_tile_drawn_in_this_turn() -> None:
    scene = turn().hold(0, red=0, yellow=0, green=0, blue=0).imperium(0, bath=2)
    scene.play("draw red+blue", "draw red+blue", "spend bath")
    assert {move for move in scene.legal() if move.startswith("play")} == set()
    assert scene.clause("play red") == "CM-5.2"
    assert scene.clause("play yellow") == "CM-8.1"


@pytest.mark.clause("CM-5.2")
def test_the_drawn_tiles_of_a_neighbour_do_not_matter() -> None:
    scene = turn(players=3).play("draw red+blue", "draw red+blue")
    scene.hold(1, red=0)
    assert scene.table.seat == 1
    assert scene.clause("play red") == "CM-8.1"
    scene.play("draw red+green")
    assert scene.clause("play red") == "CM-5.2"
    assert scene.drawn(1) == {"red": 1, "yellow": 0, "green": 1, "blue": 0}
    assert scene.ready(0) == {"red": 3, "yellow": 1, "green": 1, "blue": 3}


@pytest.mark.clause("CM-5.3")
@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize("count", [2, 3, 6])
def test_both_tiles_come_from_the_last_stack(color: str, count: int) -> None:
    scene = stacked(**{color: count})
    assert draws(scene) == {f"{color}+{color}"}
    assert scene.clause(f"draw {color}") == "CM-5.4"
    other = next(name for name in COLORS if name != color)
    assert scene.clause(f"draw {pair_of(color, other)}") == "CM-5.1"
    scene.play(f"draw {color}+{color}")
    assert scene.view()["stacks"][color] == count - 2
    assert scene.drawn(0)[color] == 2
    assert scene.facts("drew") == [
        {"seat": "@seat-0", "color": f"@color-{color}", "other": f"@color-{color}"}
    ]


@pytest.mark.clause("CM-5.4")
@pytest.mark.parametrize("color", COLORS)
def test_the_very_last_tile_comes_alone(color: str) -> None:
    scene = stacked(**{color: 1})
    assert draws(scene) == {color}
    assert scene.clause(f"draw {color}+{color}") == "CM-5.4"
    scene.play(f"draw {color}")
    assert scene.table.stacks == [0, 0, 0, 0]
    assert scene.drawn(0) == {name: int(name == color) for name in COLORS}
    assert scene.facts("drew-one") == [{"seat": "@seat-0", "color": f"@color-{color}"}]
    assert "drew" not in scene.told()


@pytest.mark.clause("CM-5.5")
def test_nothing_is_drawn_from_four_empty_stacks() -> None:
    scene = stacked()
    assert draws(scene) == set()
    for pair in [*MIXED, "red+red", "blue+blue", "red", "blue"]:
        assert scene.clause(f"draw {pair}") == "CM-5.5"
    assert scene.legal() == ["play red", "play yellow", "play green", "play blue"]


@pytest.mark.clause("CM-5.6")
@pytest.mark.parametrize("pair", MIXED)
def test_the_second_draw_may_name_the_same_colours(pair: str) -> None:
    scene = turn().play(f"draw {pair}")
    assert draws(scene) == set(MIXED)
    scene.play(f"draw {pair}")
    one, other = pair.split("+")
    assert scene.ready(0) == {color: 3 if color in (one, other) else 1 for color in COLORS}


@pytest.mark.clause("CM-5.6")
def test_the_second_draw_finds_what_the_first_has_left() -> None:
    scene = stacked(red=1, blue=3).play("draw red+blue")
    assert draws(scene) == {"blue+blue"}
    scene = stacked(red=1, blue=2).play("draw red+blue")
    assert draws(scene) == {"blue"}


@pytest.mark.clause("CM-5.7")
def test_a_player_may_have_any_number_of_tiles() -> None:
    scene = turn().hold(0, red=9, yellow=9, green=9, blue=9)
    assert draws(scene) == set(MIXED)
    scene.play("draw red+yellow", "draw red+yellow")
    assert scene.ready(0) == {"red": 11, "yellow": 11, "green": 9, "blue": 9}


def test_draws_come_from_the_active_seat_alone() -> None:
    scene = turn(players=4).play("draw red+blue", "draw red+blue", "draw yellow+green")
    assert scene.drawn(1) == {"red": 0, "yellow": 1, "green": 1, "blue": 0}
    assert [scene.drawn(seat) for seat in (0, 2, 3)] == [dict.fromkeys(COLORS, 0)] * 3
    assert scene.why_not("draw red+blue", seat=0).message == "refused-not-your-decision"
