"""Chapters 1 and 12: everything is open, for everybody, at any time."""

import pytest

from groma.core.deal import Deal
from groma.core.leaks import check_forward, check_still
from groma.core.look import refusals
from groma.core.match import open_match
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import (
    KIND_FULL,
    KIND_IDS,
    NODE_IDS,
    REGION_IDS,
    REGION_OF,
    VALUE,
)
from tests.scenes.caesars_empire import Scene, dealt, empire, wander

PLAYERS = (2, 3, 4, 5)


def moments(players: int) -> list[Scene]:
    """Tables at several moments of a game, the end among them."""
    return [wander(players, b"moments", cities) for cities in (0, 1, 7, 16, 25, 40)]


@pytest.mark.clause("CE-1.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_colour_and_value_of_every_city_are_always_seen(players: int) -> None:
    for scene in moments(players):
        for viewer in range(players + 1):
            for seen in scene.view(viewer)["cities"]:
                number = NODE_IDS.index(seen["city"])
                assert seen["value"] == VALUE[number]
                assert seen["region"] == REGION_IDS[REGION_OF[number]]


@pytest.mark.clause("CE-12.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_the_same(players: int) -> None:
    for scene in moments(players):
        views = [scene.view(viewer) for viewer in range(players + 1)]
        assert [view["viewer"] for view in views] == list(range(players + 1))
        foretold = {"builds": [], "ways": []}  # reckoned for who decides, out of what all see
        for view in views:
            if view["viewer"] != view["decides"] and view["turn"] is not None:
                assert view["turn"] == {**view["turn"], **foretold}
            view["viewer"] = 0
            view["turn"] = view["turn"] and {**view["turn"], **foretold}
        assert all(view == views[0] for view in views)
        for seat in range(players):
            sheets = [scene.sheet(seat, viewer).to_json() for viewer in range(players + 1)]
            assert all(sheet == sheets[0] for sheet in sheets)


@pytest.mark.clause("CE-12.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_told_the_same(players: int) -> None:
    scene = dealt(players).play_on()
    stories = [scene.story(viewer) for viewer in range(players + 1)]
    assert all(story == stories[0] for story in stories)
    log = scene.table.log
    assert log is not None
    assert len(stories[0]) == len(log.notes)


@pytest.mark.clause("CE-12.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_view_shows_all_there_is(players: int) -> None:
    for scene in moments(players):
        table = scene.table
        view = scene.view(players)
        for seen in view["cities"]:
            number = NODE_IDS.index(seen["city"])
            assert seen["treasure"] == KIND_IDS[table.treasures[number]]
            assert seen["seat"] == (None if table.claimers[number] < 0 else table.claimers[number])
            assert seen["far"] == (None if seen["seat"] is None else table.network.far[number])
        for seen in view["segments"]:
            assert seen["seat"] == scene.owner(seen["segment"])
        for seat, shown in enumerate(view["seats"]):
            assert (shown["supply"], shown["points"]) == (table.supply[seat], table.points[seat])
            assert shown["cities"] == scene.cities(seat)
            assert {k: n for k, n in shown["treasures"].items() if n} == scene.held(seat)


@pytest.mark.clause("CE-12.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_only_one_world_to_imagine(players: int) -> None:
    for scene in moments(players):
        for viewer in range(players + 1):
            for world in scene.could_be(viewer, 3):
                assert world.table.to_bytes() == scene.table.to_bytes()


@pytest.mark.clause("CE-12.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_left_to_chance_after_the_setup(players: int) -> None:
    scene = wander(players, b"chance", 6)
    one, other = scene.copy().play_on(b"same"), scene.copy().play_on(b"same")
    assert one.table.to_bytes() == other.table.to_bytes()
    assert scene.table.hidden.revealed == 0
    assert one.table.hidden.revealed == 0


@pytest.mark.clause("CE-12.1")
def test_every_move_can_be_taken_back_by_whoever_made_it() -> None:
    match = open_match(GAME, ["Ada", "Ben"], bytes(32))
    before = match.state.to_bytes()
    seat = match.state.seat
    assert match.play(seat, GAME.moves.parse("build roma-aquileia")) is None
    assert match.state.seat != seat
    assert match.undoable(seat)[0] == 1
    assert match.undo(seat)
    assert match.state.to_bytes() == before


@pytest.mark.clause("CE-12.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_viewer_is_given_too_much(players: int) -> None:
    for scene in moments(players)[:-1]:
        move = scene.table.legal()[0]
        for viewer in range(players + 1):
            assert check_still(GAME, scene.table, viewer, Deal(b"still")) == ""
            assert check_forward(GAME, scene.table, viewer, move, Deal(b"on")) == ""


@pytest.mark.clause("CE-12.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("wild", [False, True])
def test_the_treasures_in_the_box_are_those_that_are_not_seen(players: int, wild: bool) -> None:
    for seed in range(5):
        scene = dealt(players, b"box %d" % seed, wild_treasures=wild)
        for _ in range(4):
            view = scene.view(players)
            taken = [sum(seat["treasures"][kind] for seat in view["seats"]) for kind in KIND_IDS]
            for kind, full, held in zip(KIND_IDS, KIND_FULL, taken):
                assert view["box"][kind] == full - view["left"][kind] - held
            scene.play_on(most=12)


@pytest.mark.parametrize("players", PLAYERS)
def test_each_build_is_shown_with_what_it_pays(players: int) -> None:
    scene = empire(players).road(1, "roma-brundisium").lay("dyrrhachium gold").turn(0)
    builds = {seen["segment"]: seen for seen in scene.view()["turn"]["builds"]}
    assert set(builds) == scene.named("build")
    none = [0] * (players - 2)
    assert builds["brundisium-dyrrhachium"] == {
        "segment": "brundisium-dyrrhachium",
        "start": "brundisium",
        "city": "dyrrhachium",
        "roads": 1,
        "way": {"roads": 2, "factor": 2, "payouts": [[2, 2, *none]]},
        "path": ["brundisium-dyrrhachium", "roma-brundisium"],
    }
    assert builds["roma-massilia"]["way"] == {"roads": 2, "factor": 1, "payouts": [[2, 0, *none]]}
    assert (builds["roma-massilia"]["start"], builds["roma-massilia"]["roads"]) == ("roma", 2)


def test_lengthening_is_shown_with_what_it_would_pay() -> None:
    scene = empire().road(1, "roma-syracusae", "brundisium-syracusae").turn(0)
    turn = scene.play("build brundisium-dyrrhachium").view()["turn"]
    assert turn["begun"] == {
        "segment": "brundisium-dyrrhachium",
        "start": "brundisium",
        "city": "dyrrhachium",
        "roads": 1,
        "way": {"roads": 3, "factor": 1, "payouts": [[1, 2]]},
        "path": ["brundisium-dyrrhachium", "brundisium-syracusae", "roma-syracusae"],
    }
    assert turn["builds"] == [
        {
            "segment": "roma-brundisium",
            "start": "roma",
            "city": "dyrrhachium",
            "roads": 2,
            "way": {"roads": 2, "factor": 1, "payouts": [[2, 0]]},
            "path": ["brundisium-dyrrhachium", "roma-brundisium"],
        }
    ]
    assert turn["ways"] == []


def test_ways_are_shown_with_all_that_they_can_pay() -> None:
    scene = empire(3).road(1, "roma-salonae").road(2, "roma-aquileia", "aquileia-salonae")
    scene.lay("sirmium gold").turn(0).play("build salonae-sirmium")
    turn = scene.view()["turn"]
    assert turn["ways"] == [
        ("roma-salonae", {"roads": 3, "factor": 2, "payouts": [[2, 4, 0]]}),
        ("aquileia-salonae", {"roads": 3, "factor": 2, "payouts": [[2, 0, 4]]}),
    ]
    assert (turn["city"], turn["tip"], turn["builds"]) == ("sirmium", "salonae", [])


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_shown_of_a_build_comes_true(players: int) -> None:
    for number in range(3):
        scene = wander(players, b"true %d" % number, 12)
        before = scene.table.points[:]
        for seen in scene.view()["turn"]["builds"]:
            after = scene.copy().play(f"build {seen['segment']}")
            if after.step() == "chain":
                after.play("start")
            if after.step() != "way":
                paid = [now - then for now, then in zip(after.table.points, before)]
                assert seen["way"]["payouts"] == [paid]
            else:
                assert len(seen["way"]["payouts"]) > 1


def test_refusals_know_no_more_than_the_table() -> None:
    scene = wander(3, b"refusals", 9)
    answers = refusals(GAME, scene.table, scene.table.seat)
    legal = set(scene.table.legal())
    for move in range(GAME.moves.count):
        assert (answers[move] is None) == (move in legal)
