"""Chapter 14: imperium tiles, given back for one more action each."""

import pytest

from groma.games.city_of_marble.steps import TURN
from groma.games.city_of_marble.tables import BUILDING_IDS
from tests.scenes.city_of_marble import Scene, pair, turn

DRAWS = ["draw red+yellow", "draw green+blue"]
# One more tile, green, on e12-e14 completes e12 and e14 (three structures each)
TWO_SITES = [f"blue {pair(*at)}" for at in [(104, 105), (86, 87), (118, 119), (101, 102), (83, 84)]]


def turn_of(seat: int, *tiles: str, players: int = 3) -> Scene:
    """The first action of any seat."""
    scene = turn(*tiles, players=players)
    scene.table.todo = []
    scene.table.push(TURN, seat)
    scene.table.advance()
    return scene


def spending(*tiles: str, players: int = 2, **held: int) -> Scene:
    """Seat 0 has drawn twice and holds imperium tiles."""
    return turn(*tiles, players=players).imperium(0, **held).play(*DRAWS)


@pytest.mark.clause("CM-14.1")
def test_a_tile_goes_back_to_its_stack_for_exactly_one_more_action() -> None:
    scene = spending(temple=2, arena=1)
    assert (scene.step(), scene.legal()) == ("spend", ["spend temple", "spend arena", "end"])
    assert scene.table.stock == [10, 12, 12, 11]
    scene.play("spend temple")
    assert (scene.step(), scene.table.seat) == ("act", 0)
    assert scene.imperium_of(0) == {"temple": 1, "arena": 1}
    assert scene.table.stock == [11, 12, 12, 11]
    assert scene.facts("spent") == [{"seat": "@seat-0", "building": "@building-temple"}]
    scene.play("draw red+blue")
    assert (scene.step(), scene.legal()) == ("spend", ["spend temple", "spend arena", "end"])


@pytest.mark.clause("CM-14.1")
@pytest.mark.parametrize("building", BUILDING_IDS)
def test_any_kind_of_tile_gives_the_same_free_choice_of_action(building: str) -> None:
    scene = spending(f"green {pair(103, 104)} 0", **{building: 1})
    assert scene.legal() == [f"spend {building}", "end"]
    scene.play(f"spend {building}")
    draws = ["red+yellow", "red+green", "red+blue", "yellow+green", "yellow+blue", "green+blue"]
    plays = ["play red", "play yellow", "play green", "play blue"]
    assert scene.legal() == [*[f"draw {two}" for two in draws], "recall", *plays]


@pytest.mark.clause("CM-14.1")
def test_only_tiles_that_are_held_can_be_given_back() -> None:
    scene = spending(bath=1)
    scene.imperium(1, temple=3)
    for building in ("temple", "theater", "arena"):
        assert scene.clause(f"spend {building}") == "CM-14.1"
    assert scene.legal() == ["spend bath", "end"]


@pytest.mark.clause("CM-14.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_spends_their_own_tiles_in_their_own_turn(seat: int) -> None:
    scene = turn_of(seat)
    for other in range(3):
        scene.imperium(other, **{BUILDING_IDS[other]: 2})
    scene.play(*DRAWS)
    own = BUILDING_IDS[seat]
    assert (scene.table.seat, scene.legal()) == (seat, [f"spend {own}", "end"])
    scene.play(f"spend {own}", "draw red+blue", "end")
    assert [scene.imperium_of(other) for other in range(3)] == [
        {BUILDING_IDS[other]: 1 if other == seat else 2} for other in range(3)
    ]
    assert (scene.step(), scene.table.seat) == ("act", (seat + 1) % 3)


@pytest.mark.clause("CM-14.1")
def test_at_most_the_own_tiles_are_spent_and_a_player_may_keep_them() -> None:
    scene = spending(temple=2).play("end")
    assert (scene.step(), scene.table.seat) == ("act", 1)
    assert scene.imperium_of(0) == {"temple": 2}
    assert "spent" not in scene.told()


@pytest.mark.clause("CM-14.2")
def test_there_is_no_limit_but_the_tiles_one_has() -> None:
    scene = spending(temple=2, bath=1, theater=1, arena=3)
    for building in ("arena", "temple", "arena", "bath", "theater", "temple", "arena"):
        assert (scene.table.seat, scene.step()) == (0, "spend")
        scene.play(f"spend {building}", "draw green+blue")
    assert (scene.table.seat, scene.step()) == (1, "act")  # nothing is left: nothing is asked
    assert len(scene.facts("drew")) == 9
    assert scene.imperium_of(0) == {}
    assert scene.table.stock == [12, 12, 12, 12]


@pytest.mark.clause("CM-14.3")
def test_no_tile_is_spent_before_all_sites_of_an_action_are_settled() -> None:
    scene = turn(*TWO_SITES).imperium(0, temple=1).play("draw red+blue", "play green")
    asked = []
    for move in ("place e12-e14", "official", "build e12", "stay", "stay"):
        asked.append(scene.step())
        assert scene.why_not("spend temple").message == "refused-other-step"
        scene.play(move)
    assert asked == ["place", "post", "site", "leave", "leave"]
    assert scene.legal() == ["spend temple", "end"]
    assert scene.sites() == {"e12": "temple 0", "e14": "temple 0"}


@pytest.mark.clause("CM-14.3")
def test_the_decision_of_another_seat_comes_before_the_offer() -> None:
    scene = turn(f"green {pair(83, 84)} 1", f"blue {pair(85, 103)}").imperium(0, temple=1)
    scene.play("draw red+blue", "play blue", f"place {pair(101, 102)}", "unmanned")
    assert (scene.step(), scene.table.seat) == ("leave", 1)
    assert scene.why_not("spend temple", 0).message == "refused-not-your-decision"
    scene.play("stay")
    assert (scene.step(), scene.table.seat) == ("spend", 0)


@pytest.mark.clause("CM-14.4")
def test_nothing_is_spent_when_no_action_is_possible() -> None:
    scene = turn(f"blue {pair(103, 104)}").imperium(0, temple=1).stacks()
    scene.hold(0, red=1, yellow=0, green=0, blue=0)
    scene.play("play red", "place f13-e14", "unmanned")
    assert "passed" in scene.told()  # the second action is forfeited, and no question follows
    assert scene.table.seat == 1
    assert scene.imperium_of(0) == {"temple": 1}
    assert "spent" not in scene.told()


def stuck() -> Scene:
    """Seat 0 may spend a tile, but there is nothing at all that it could do."""
    scene = spending(f"blue {pair(103, 104)}", temple=1).stacks()
    return scene.hold(0, red=0, yellow=0, green=0, blue=0)


@pytest.mark.clause("CM-14.4")
def test_drawn_tiles_and_officials_of_others_make_no_action_possible() -> None:
    scene = stuck()
    assert sum(scene.drawn(0).values()) == 4
    scene.lay(f"blue {pair(85, 86)} 1")
    assert scene.legal() == ["end"]
    assert scene.clause("spend temple") == "CM-14.4"
    assert scene.clause("spend bath") == "CM-14.1"


@pytest.mark.clause("CM-14.4")
@pytest.mark.parametrize("color", ["red", "yellow", "green", "blue"])
def test_one_tile_in_any_stack_or_one_ready_is_enough_to_spend(color: str) -> None:
    assert stuck().stacks(**{color: 1}).legal() == ["spend temple", "end"]
    assert stuck().hold(0, **{color: 1}).legal() == ["spend temple", "end"]
    assert stuck().hold(1, **{color: 1}).legal() == ["end"]


@pytest.mark.clause("CM-14.4")
def test_an_own_official_on_a_tile_or_a_growing_line_is_enough_to_spend() -> None:
    assert stuck().lay(f"blue {pair(85, 86)} 0").legal() == ["spend temple", "end"]
    away = stuck().on_field("temple", 0)
    assert away.legal() == ["end"]  # from a field nobody is recalled
    dry = stuck().lay("green c16-d17")
    assert dry.legal() == ["end"]  # the line has not begun
    assert dry.lead("gray", "d17").legal() == ["spend temple", "end"]


@pytest.mark.clause("CM-14.4")
def test_a_ready_tile_without_a_free_spot_is_not_enough_to_spend() -> None:
    scene = stuck().hold(0, red=3)
    assert scene.legal() == ["spend temple", "end"]
    scene.city.open = 0
    assert scene.renew().legal() == ["end"]
    assert scene.clause("spend temple") == "CM-14.4"


@pytest.mark.clause("CM-14.5")
def test_the_offer_comes_after_both_actions_and_after_each_extra_one() -> None:
    scene = turn().imperium(0, temple=3)
    asked = []
    for move in (*DRAWS, "spend temple", "draw red+blue", "spend temple", "draw red+blue", "end"):
        assert scene.table.seat == 0
        asked.append(scene.step())
        if scene.step() == "act":
            assert scene.why_not("spend temple").message == "refused-other-step"
        scene.play(move)
    assert asked == ["act", "act", "spend", "act", "spend", "act", "spend"]
    assert (scene.table.seat, scene.step()) == (1, "act")


@pytest.mark.clause("CM-14.6")
def test_a_tile_received_at_the_end_of_a_turn_is_offered_in_the_next_one() -> None:
    scene = turn().on_field("bath", 0).play(*DRAWS)
    assert (scene.step(), scene.table.seat) == ("act", 1)  # never asked
    assert scene.imperium_of(0) == {"bath": 1}
    scene.play(*DRAWS, *DRAWS)
    assert (scene.step(), scene.table.seat) == ("spend", 0)
    assert scene.legal() == ["spend bath", "end"]


@pytest.mark.clause("CM-14.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sees_the_imperium_tiles_of_everybody(players: int) -> None:
    scene = turn(players=players).imperium(0, temple=2).imperium(1, bath=1, arena=3)
    for viewer in range(players + 1):
        seats = scene.view(viewer)["seats"]
        assert seats[0]["imperium"] == {"temple": 2, "bath": 0, "theater": 0, "arena": 0}
        assert seats[1]["imperium"] == {"temple": 0, "bath": 1, "theater": 0, "arena": 3}
        assert scene.view(viewer)["stock"] == {"temple": 10, "bath": 11, "theater": 12, "arena": 9}


@pytest.mark.clause("CM-14.8")
@pytest.mark.parametrize("tiles", [0, 1, 2, 4])
def test_a_turn_with_so_many_tiles_is_two_and_as_many_actions(tiles: int) -> None:
    scene = turn().imperium(0, theater=tiles)
    choices = []
    while scene.table.seat == 0:
        if scene.step() == "spend":
            scene.play("spend theater")
        choices.append(scene.legal())
        scene.play("draw green+blue")
    assert len(choices) == 2 + tiles
    assert all(choice == choices[0] for choice in choices)  # each as free as the first
