"""Chapter 4: two actions a turn, what can be chosen, and when nothing can."""

import pytest

from groma.games.city_of_marble.notes import TURN_BEGINS
from groma.games.city_of_marble.steps import ACTING
from groma.games.city_of_marble.tables import SPOT_IDS
from tests.scenes.city_of_marble import Scene, turn

PLAYERS = (2, 3, 4)
NOTHING_READY = {"red": 0, "yellow": 0, "green": 0, "blue": 0}
# Seat 0 has officials on tiles and the gray aqueduct can grow: every kind of action is open
BUSY = ("blue c12-d13 0", "red e14-d15 0", "red c16-c18", "red b15-b17", "red a14-b15")
ACTIONS = ["draw", "aqueduct", "recall", "play"]
# Seat 0 can complete e12, where three seats have officials
THEATER = ("red f11-e12 1", "yellow f13-e14 1", "yellow d13-e14 2", "yellow d11-d13 0")


def busy(players: int = 2) -> Scene:
    """Every kind of action can be chosen."""
    return turn(*BUSY, players=players).lead("gray", "b17").hold(0, red=3, green=3)


def kinds(scene: Scene) -> set[str]:
    """The kinds of action that are legal now."""
    assert scene.step() == "act"
    return {move.split()[0] for move in scene.legal()}


def stuck(**settings: str) -> Scene:
    """Seat 0 has nothing to play, to draw, to recall or to lay."""
    return turn(**settings).hold(0, **NOTHING_READY).stacks()


def carry_out(scene: Scene, kind: str) -> None:
    """One action of a kind, in the first way there is."""
    assert kind in kinds(scene)
    scene.play(next(move for move in scene.legal() if move.startswith(kind)))
    while scene.step() != "act":
        scene.play(scene.legal()[0])


def go_on(scene: Scene) -> Scene:
    """Ask again who decides, after the table was changed by hand."""
    scene.table.advance()
    return scene


@pytest.mark.clause("CM-4.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_has_exactly_two_actions(players: int) -> None:
    scene = turn(players=players)
    for seat in [*range(players), 0]:
        for left in (2, 1):
            assert (scene.table.seat, scene.table.active, scene.step()) == (seat, seat, "act")
            assert scene.view()["turn"]["actions"] == left
            scene.play("draw green+blue")
    assert scene.table.seat == 1


@pytest.mark.clause("CM-4.1")
def test_an_action_is_one_of_four_kinds() -> None:
    assert set(busy().legal()) == {
        *("draw red+yellow", "draw red+green", "draw red+blue"),
        *("draw yellow+green", "draw yellow+blue", "draw green+blue"),
        *("aqueduct", "recall"),
        *("play red", "play yellow", "play green", "play blue"),
    }


@pytest.mark.clause("CM-4.1")
def test_the_second_action_is_chosen_after_the_first_is_done() -> None:
    scene = turn()
    assert kinds(scene) == {"draw", "play"}
    scene.play("play red", "place c12-d13", "official")
    assert kinds(scene) == {"draw", "play", "recall"}
    scene.play("recall")
    assert scene.table.seat == 1


@pytest.mark.clause("CM-4.2")
@pytest.mark.parametrize("second", ACTIONS)
@pytest.mark.parametrize("first", ACTIONS)
def test_actions_come_in_any_order_and_may_be_the_same(first: str, second: str) -> None:
    scene = busy()
    carry_out(scene, first)
    assert (scene.step(), scene.table.seat, scene.view()["turn"]["actions"]) == ("act", 0, 1)
    carry_out(scene, second)
    assert (scene.step(), scene.table.seat, scene.view()["turn"]["actions"]) == ("act", 1, 2)
    signs = {"draw": "drew", "aqueduct": "laid", "recall": "recalled", "play": "played"}
    told = [name for name in scene.told() if name in signs.values()]
    once = {kind: [signs[kind]] * (2 if kind == "aqueduct" else 1) for kind in ACTIONS}
    assert told == once[first] + once[second]


@pytest.mark.clause("CM-4.3")
@pytest.mark.parametrize("first", ACTIONS)
def test_an_action_once_chosen_closes_none_for_the_rest_of_the_turn(first: str) -> None:
    scene = busy()
    carry_out(scene, first)
    assert kinds(scene) == {"draw", "aqueduct", "recall", "play"}


@pytest.mark.clause("CM-4.4")
def test_a_site_is_resolved_with_all_its_decisions_before_the_next_action() -> None:
    scene = turn(*THEATER, players=3)
    scene.play("play yellow", "place e10-d11", "official")
    order = []
    while scene.step() == "leave":
        order.append((scene.table.seat, scene.table.active, scene.view()["turn"]["actions"]))
        scene.play("stay")
    assert order == [(0, 0, 1), (1, 0, 1), (2, 0, 1)]
    assert scene.site("e12") == "theater 0"
    assert (scene.step(), scene.table.seat) == ("act", 0)


@pytest.mark.clause("CM-4.4")
def test_the_last_action_is_resolved_before_the_turn_ends() -> None:
    scene = turn(*THEATER, players=3).play("draw red+blue", "play yellow", "place e10-d11")
    scene.play("official", "stay")
    assert (scene.step(), scene.table.seat, scene.table.active) == ("leave", 1, 0)
    assert scene.drawn(0) == {"red": 1, "yellow": 0, "green": 0, "blue": 1}
    scene.play("stay", "stay")
    assert scene.drawn(0) == NOTHING_READY
    assert (scene.step(), scene.table.seat) == ("act", 1)


@pytest.mark.clause("CM-4.5")
def test_what_cannot_be_done_at_all_cannot_be_chosen() -> None:
    scene = turn().stacks().hold(0, **{**NOTHING_READY, "blue": 1})
    assert scene.legal() == ["play blue"]
    assert scene.clause("draw red+blue") == "CM-5.5"
    assert scene.clause("aqueduct") == "CM-6.2"
    assert scene.clause("recall") == "CM-7.2"
    assert scene.clause("play red") == "CM-8.1"


@pytest.mark.clause("CM-4.5")
def test_an_aqueduct_that_cannot_grow_cannot_be_chosen() -> None:
    closed = turn("red c12-d13").lead("gray", "b17")  # no tile near its end
    assert closed.clause("aqueduct") == "CM-6.4"
    assert "aqueduct" in turn("red c16-c18").lead("gray", "b17").legal()


def only_drawing() -> Scene:
    return stuck().stacks(blue=1)


def only_recalling() -> Scene:
    return turn("blue c12-d13 0").hold(0, **NOTHING_READY).stacks()


def only_laying() -> Scene:
    return turn("red c16-c18").lead("gray", "b17").hold(0, **NOTHING_READY).stacks()


def only_playing() -> Scene:
    return stuck().hold(0, green=1)


@pytest.mark.clause("CM-4.6")
@pytest.mark.parametrize(
    ("scene", "kind"),
    [
        (only_drawing, "draw"),
        (only_recalling, "recall"),
        (only_laying, "aqueduct"),
        (only_playing, "play"),
    ],
)
def test_a_player_who_can_do_one_thing_must_do_it(scene, kind) -> None:
    table = scene()
    assert kinds(table) == {kind}
    assert table.clause("end") == "CM-4.1"
    go_on(table)
    told = {"draw": "drew-one", "recall": "recalled", "aqueduct": "laid", "play": "played"}
    if kind == "play":
        table.play("place c12-d13", "unmanned")
    assert table.told()[0] == told[kind]
    assert "passed" in table.told()  # only the second action is forfeited


@pytest.mark.clause("CM-4.6")
def test_without_anything_to_do_both_actions_are_forfeited() -> None:
    scene = stuck()
    assert scene.table.todo.count(ACTING) == 2
    go_on(scene)
    assert scene.story() == [
        ("passed", {"seat": "@seat-0"}),
        ("last-round", {"seat": "@seat-0", "first": "@seat-1"}),
    ]
    assert scene.table.seat == 1


@pytest.mark.clause("CM-4.6")
def test_the_second_action_is_forfeited_if_nothing_is_left_to_do() -> None:
    scene = stuck().hold(0, red=1).imperium(0, bath=1)
    scene.play("play red", "place c12-d13", "unmanned")
    assert scene.told() == ["played", "passed", "last-round"]
    assert scene.imperium_of(0) == {"bath": 1}
    assert (scene.step(), scene.table.seat) == ("act", 1)


@pytest.mark.clause("CM-4.6")
def test_an_official_just_posted_keeps_the_turn_going() -> None:
    scene = stuck().hold(0, red=1).play("play red", "place c12-d13", "official")
    assert scene.told() == ["played", "posted", "recalled", "last-round"]


@pytest.mark.clause("CM-4.6", "CM-4.5")
def test_a_ready_tile_is_of_use_only_where_it_can_go() -> None:
    assert go_on(stuck().hold(0, red=1)).step() == "place"
    scene = stuck().hold(0, red=1)
    scene.city.open = 0
    assert scene.renew().clause("play red") == "CM-8.2"
    go_on(scene)
    assert scene.told() == ["passed", "last-round", "passed", "passed"]
    assert scene.table.over()


@pytest.mark.clause("CM-4.6", "CM-8.2")
def test_a_single_spot_is_enough_to_go_on() -> None:
    scene = stuck().hold(0, red=1)
    scene.city.open = 1
    scene.city.beside |= 1
    go_on(scene.renew())
    assert scene.facts("played") == [
        {"seat": "@seat-0", "color": "@color-red", "spot": SPOT_IDS[0]}
    ]


@pytest.mark.clause("CM-4.6")
def test_tiles_and_officials_of_others_are_no_help() -> None:
    scene = turn("blue c12-d13 1", players=3).hold(0, **NOTHING_READY).stacks()
    scene.on_field("temple", 0)
    go_on(scene)
    assert scene.told()[0] == "passed"
    assert scene.facts("passed") == [{"seat": "@seat-0"}]


@pytest.mark.clause("CM-4.7")
def test_extra_actions_and_the_end_of_the_turn_follow_the_two_actions() -> None:
    scene = turn().imperium(0, bath=1).on_field("temple", 0)
    scene.play("draw red+blue", "draw red+blue")
    assert (scene.step(), scene.table.seat) == ("spend", 0)
    assert scene.view()["turn"]["actions"] == 0
    assert scene.drawn(0)["red"] == 2
    scene.play("spend bath")
    assert (scene.step(), scene.view()["turn"]["actions"]) == ("act", 1)
    scene.play("draw red+blue")
    assert scene.drawn(0) == NOTHING_READY
    assert scene.ready(0) == {"red": 4, "yellow": 1, "green": 1, "blue": 4}
    assert scene.imperium_of(0) == {"temple": 1}
    assert (scene.step(), scene.table.seat) == ("act", 1)


def test_every_turn_is_announced() -> None:
    scene = turn(players=3)
    scene.play("draw red+blue", "draw red+blue", "draw red+blue", "draw red+blue")
    log = scene.table.log
    assert log is not None
    begins = [note.values for note in log.notes if note.kind == TURN_BEGINS]
    assert begins == [[1], [2]]
