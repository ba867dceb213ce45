"""Chapter 17: three stacks are empty, and everybody has one more action."""

import pytest

from groma.games.city_of_marble.steps import TURN
from tests.scenes.city_of_marble import Scene, last_turn, pair, turn

STACKS = ["red", "yellow", "green", "blue"]
BLUE = ["draw blue+blue", "draw blue+blue"]


def ending(seat: int = 0, players: int = 2, blue: int = 30, **settings: str | bool) -> Scene:
    """The first action of a seat whose turn will bring on the last round."""
    scene = turn(players=players, **settings).stacks(blue=blue)
    scene.table.todo = []
    scene.table.push(TURN, seat)
    scene.table.advance()
    return scene


def actions(scene: Scene) -> list[int]:
    """Who acts, from here to the end, if everybody draws."""
    seats = []
    while not scene.table.over():
        assert scene.step() == "act"
        seats.append(scene.table.seat)
        scene.play("draw blue+blue")
    return seats


@pytest.mark.clause("CM-17.1")
@pytest.mark.parametrize("empty", range(16))
def test_the_last_round_begins_when_three_or_four_stacks_are_empty(empty: int) -> None:
    scene = turn(f"blue {pair(103, 104)} 0", f"blue {pair(85, 86)} 0")
    scene.stacks(**{STACKS[i]: 0 if empty >> i & 1 else 1 for i in range(4)})
    scene.play("recall", f"fetch {pair(85, 86)}", "recall")
    if scene.step() == "recall":
        scene.play(f"fetch {pair(103, 104)}")
    last = empty.bit_count() >= 3
    assert ("last-round" in scene.told()) == last
    assert scene.view()["trigger"] == (0 if last else None)
    assert scene.table.seat == 1


@pytest.mark.clause("CM-17.1")
def test_a_turn_goes_on_when_the_third_stack_becomes_empty_in_it() -> None:
    scene = turn().stacks(green=1, blue=9).imperium(0, temple=1)
    scene.play("draw green+blue")
    assert (scene.table.seat, scene.step()) == (0, "act")
    scene.play("draw blue+blue")
    assert scene.legal() == ["spend temple", "end"]
    assert scene.view()["trigger"] is None
    scene.play("spend temple", "draw blue+blue")
    assert scene.facts("last-round") == [{"seat": "@seat-0", "first": "@seat-1"}]


@pytest.mark.clause("CM-17.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_one_action_from_the_left_of_the_trigger_on(players: int) -> None:
    for trigger in range(players):
        scene = ending(trigger, players).play(*BLUE)
        assert scene.view()["trigger"] == trigger
        assert scene.view()["turn"]["actions"] == 1
        left = (trigger + 1) % players
        assert scene.facts("last-round") == [{"seat": f"@seat-{trigger}", "first": f"@seat-{left}"}]
        assert actions(scene) == [(left + i) % players for i in range(players)]


@pytest.mark.clause("CM-17.2")
def test_the_single_action_may_be_any_of_the_four() -> None:
    scene = last_turn("green c16-d17", f"blue {pair(103, 104)} 1").lead("gray", "d17").play(*BLUE)
    plays = ["play red", "play yellow", "play green", "play blue"]
    assert scene.legal() == ["draw blue+blue", "aqueduct", "recall", *plays]
    scene.play("aqueduct", "lay gray sw")
    assert len(scene.line("gray")) == 4  # two pieces are one action: the first was forced
    assert (scene.table.seat, scene.step()) == (0, "act")


@pytest.mark.clause("CM-17.2", "CM-4.4")
def test_the_sites_of_a_last_action_are_settled_before_the_next_turn() -> None:
    scene = last_turn(f"green {pair(83, 84)} 0", f"blue {pair(85, 103)}").play(*BLUE)
    scene.play("play green", f"place {pair(101, 102)}", "official")
    assert (scene.step(), scene.table.seat) == ("leave", 1)
    scene.play(f"send {pair(101, 102)}")
    assert (scene.step(), scene.table.seat) == ("leave", 0)
    scene.play(f"send {pair(83, 84)}")
    assert (scene.step(), scene.table.seat) == ("act", 0)
    assert scene.table.coins == [0, 1]
    scene.play("draw blue+blue")
    assert (scene.table.over(), scene.table.coins) == (True, [1, 1])


@pytest.mark.clause("CM-17.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_imperium_tiles_are_spent_in_the_last_round(players: int) -> None:
    scene = ending(1, players)
    for seat in range(players):
        scene.imperium(seat, temple=2)
    scene.play(*BLUE)
    assert scene.step() == "spend"  # still the turn before
    scene.play("end")
    assert actions(scene) == [(2 + i) % players for i in range(players)]
    assert [scene.imperium_of(seat) for seat in range(players)] == [{"temple": 2}] * players


def stuck(*seats: int, players: int = 3) -> Scene:
    """All stacks are empty after the turn of seat 0, and these seats have nothing to play."""
    scene = ending(0, players, blue=3)
    for seat in seats:
        scene.hold(seat, red=0, yellow=0, green=0, blue=0)
    return scene.play("draw blue+blue", "draw blue")


@pytest.mark.clause("CM-17.4")
def test_who_cannot_do_anything_passes() -> None:
    scene = stuck(1)
    assert scene.facts("passed") == [{"seat": "@seat-1"}]
    assert (scene.table.seat, scene.step()) == (2, "act")
    assert scene.legal() == ["play red", "play yellow", "play green", "play blue"]


@pytest.mark.clause("CM-17.4")
def test_the_turn_of_who_passes_still_ends_with_its_gains() -> None:
    scene = ending(0, 3, blue=3).hold(1, red=0, yellow=0, green=0, blue=0)
    scene.on_field("temple", 1).on_field("treasury", 1).play("draw blue+blue", "draw blue")
    assert scene.told()[-3:] == ["passed", "got-imperium", "got-coin"]
    assert (scene.imperium_of(1), scene.table.coins) == ({"temple": 1}, [0, 1, 0])


@pytest.mark.clause("CM-17.4")
def test_if_nobody_can_do_anything_the_game_is_over_at_once() -> None:
    scene = ending(1, 3, blue=1)
    for seat in range(3):
        scene.hold(seat, red=0, yellow=0, green=0, blue=0)
    scene.city.open = 0  # even the blue tile just drawn finds no spot
    scene.renew().play("draw blue")
    assert scene.table.over()
    told = [facts["seat"] for facts in scene.facts("passed")]
    assert told == ["@seat-1", "@seat-2", "@seat-0", "@seat-1"]


@pytest.mark.clause("CM-17.5")
@pytest.mark.parametrize(("field", "coins"), [("temple", 0), ("treasury", 1)])
def test_officials_there_by_the_own_last_turn_still_pay(field: str, coins: int) -> None:
    scene = ending(0, 3).play(*BLUE)
    scene.on_field(field, 1).play("draw blue+blue")
    assert scene.imperium_of(1) == ({} if coins else {"temple": 1})
    assert scene.table.coins == [0, coins, 0]
    assert (scene.fields(1), scene.table.home[1]) == ({}, 3)


@pytest.mark.clause("CM-17.5")
def test_officials_that_arrive_after_the_own_last_turn_pay_nothing() -> None:
    scene = ending(0, 3).play(*BLUE, "draw blue+blue")
    assert scene.table.seat == 2
    scene.on_field("temple", 1).on_field("treasury", 1)
    scene.play("draw blue+blue", "draw blue+blue")
    assert scene.table.over()
    assert (scene.imperium_of(1), scene.table.coins) == ({}, [0, 0, 0])
    assert scene.fields(1) == {"temple": 1, "treasury": 1}


@pytest.mark.clause("CM-17.5")
def test_without_rewards_the_turn_that_brings_on_the_last_round_pays_and_later_ones_do_not() -> (
    None
):
    scene = ending(0, 2, final_round_rewards=False)
    for seat in (0, 1):
        scene.on_field("temple", seat).on_field("treasury", seat)
    scene.play(*BLUE)
    assert (scene.imperium_of(0), scene.table.coins) == ({"temple": 1}, [1, 0])
    scene.on_field("bath", 0)
    assert actions(scene) == [1, 0]
    assert [scene.imperium_of(seat) for seat in (0, 1)] == [{"temple": 1}, {}]
    assert scene.table.coins == [1, 0]
    assert scene.table.stock == [11, 12, 12, 12]


@pytest.mark.clause("CM-17.5", "CM-15.1")
@pytest.mark.parametrize("rewards", [True, False])
def test_tiles_drawn_in_the_last_round_become_ready_all_the_same(rewards: bool) -> None:
    scene = ending(0, 2, final_round_rewards=rewards).play(*BLUE, "draw blue+blue")
    assert (scene.ready(1)["blue"], scene.drawn(1)["blue"]) == (3, 0)


@pytest.mark.clause("CM-17.6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", ["left_of_trigger", "trigger"])
def test_there_is_one_last_round_and_then_the_game_is_over(players: int, start: str) -> None:
    for trigger in range(players):
        scene = ending(trigger, players, final_round_start=start).bridges(0, 3).play(*BLUE)
        assert not scene.table.over()
        assert sorted(actions(scene)) == list(range(players))
        assert len(scene.facts("last-round")) == 1
        assert scene.view()["trigger"] == trigger
        assert scene.told()[-1] == "showed-bridge"  # the final scoring
        assert scene.legal() == []
        assert scene.why_not("draw blue+blue", 0).message == "refused-over"


@pytest.mark.clause("CM-17.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_by_a_setting_the_trigger_acts_first(players: int) -> None:
    for trigger in range(players):
        scene = ending(trigger, players, final_round_start="trigger").play(*BLUE)
        assert scene.facts("last-round") == [
            {"seat": f"@seat-{trigger}", "first": f"@seat-{trigger}"}
        ]
        assert actions(scene) == [(trigger + i) % players for i in range(players)]


@pytest.mark.clause("CM-17.8")
def test_drawing_is_a_legal_last_action_while_a_stack_is_left_and_passing_is_none() -> None:
    scene = ending(0, 2).hold(1, red=0, yellow=0, green=0, blue=0).play(*BLUE)
    assert scene.table.seat == 0
    drawers = [facts["seat"] for facts in scene.facts("drew")]
    assert drawers == ["@seat-0", "@seat-0", "@seat-1"]  # seat 1 had no other action
    assert "passed" not in scene.told()


@pytest.mark.clause("CM-17.8")
def test_nobody_who_can_act_may_end_the_turn_without() -> None:
    scene = ending(0, 2).play(*BLUE)
    assert scene.legal() == ["draw blue+blue", "play red", "play yellow", "play green", "play blue"]
    assert scene.why_not("end").message == "refused-other-step"
    scene.stacks()
    assert scene.legal() == ["play red", "play yellow", "play green", "play blue"]
    assert scene.clause("draw blue") == "CM-5.5"


def test_the_view_says_whose_officials_still_bring_something():
    scene = last_turn(players=3)
    assert [seat["rewards"] for seat in scene.view()["seats"]] == [True, True, True]
    scene.play("draw blue+blue", "draw blue+blue")  # the end of the turn: the last round
    assert scene.table.active == 1
    assert [seat["rewards"] for seat in scene.view()["seats"]] == [True, True, True]
    scene.play("draw blue+blue")
    assert [seat["rewards"] for seat in scene.view()["seats"]] == [True, False, True]


def test_with_the_setting_nobody_gets_anything_in_the_last_round():
    scene = last_turn(players=3, final_round_rewards=False)
    assert [seat["rewards"] for seat in scene.view()["seats"]] == [True, True, True]
    scene.play("draw blue+blue", "draw blue+blue")
    assert [seat["rewards"] for seat in scene.view()["seats"]] == [False, False, False]
