"""Chapters 3 and 7: whose turn it is, and what a turn consists of."""

import pytest

from tests.scenes.caesars_empire import Scene, dealt, empire

PLAYERS = (2, 3, 4, 5)


def single(scene: Scene, number: int = 0) -> None:
    """Play a turn of one segment."""
    scene.table.play(scene.table.legal()[number])
    while scene.step() in ("chain", "way"):
        scene.table.play(scene.table.legal()[-1])


@pytest.mark.clause("CE-3.1", "CE-7.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_clockwise_from_whoever_begins(players: int) -> None:
    for seed in range(6):
        scene = dealt(players, b"clock %d" % seed)
        start = scene.table.start
        for count in range(2 * players + 1):
            seat = (start + count) % players
            assert (scene.table.seat, scene.table.active) == (seat, seat)
            assert scene.view()["turn"]["seat"] == seat
            single(scene)


@pytest.mark.clause("CE-3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_on_until_no_city_is_available(players: int) -> None:
    scene = dealt(players)
    cities = 30 if players < 4 else 40
    for claimed in range(cities):
        assert not scene.table.over()
        assert len(scene.left()) == cities - claimed
        if claimed < cities - 1:
            single(scene)
        else:
            scene.play_on()
    assert scene.left() == []
    assert scene.table.over()


@pytest.mark.clause("CE-3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_is_to_build_to_take_and_to_score(players: int) -> None:
    scene = empire(players).play("build roma-aquileia")
    assert scene.story() == [
        ("built", {"seat": "@seat-0", "start": "@city-roma", "end": "@city-aquileia", "roads": 1}),
        (
            "claimed",
            {
                "seat": "@seat-0",
                "city": "@city-aquileia",
                "region": "@region-italia",
                "value": 4,
                "kind": "@kind-grapes",
            },
        ),
        ("scored-way", {"city": "@city-aquileia", "roads": 1, "factor": 1}),
        ("earned", {"seat": "@seat-0", "points": 1}),
    ]
    assert (scene.table.seat, scene.step()) == (1, "build")


@pytest.mark.clause("CE-3.2")
def test_the_tokens_are_taken_before_the_way_is_chosen() -> None:
    scene = empire(3).road(1, "roma-aquileia", "aquileia-salonae").road(2, "roma-salonae").turn(0)
    scene.play("build salonae-sirmium")
    assert scene.step() == "way"
    assert scene.cities(0) == ["sirmium"]
    assert scene.owner("salonae-sirmium") == 0
    assert scene.table.supply == [24, 23, 23]
    assert scene.told() == ["built", "claimed"]
    assert scene.table.points == [0, 0, 0]
    scene.play("way roma-salonae")
    assert scene.table.points == [1, 0, 2]


@pytest.mark.clause("CE-3.2")
def test_between_turns_nothing_of_the_last_build_remains() -> None:
    turn = empire().play("build roma-aquileia").view()["turn"]
    assert (turn["city"], turn["tip"], turn["chain"], turn["roads"]) == (None, None, [], 0)
    assert (turn["begun"], turn["walked"], turn["ways"]) == (None, [], [])


@pytest.mark.clause("CE-3.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_may_pass(players: int) -> None:
    scene = dealt(players)
    for _ in range(8):
        assert scene.step() == "build"
        assert all(move.startswith("build ") for move in scene.legal())
        assert scene.clause("start") == "CE-4.1"
        single(scene)


@pytest.mark.clause("CE-3.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_turn_connects_exactly_one_city(players: int) -> None:
    scene = dealt(players)
    while not scene.table.over():
        seat, before, left = scene.table.seat, scene.cities(scene.table.seat), scene.left()
        if len(left) == 1:
            break  # with one choice left, turns run on by themselves
        single(scene)
        new = set(scene.cities(seat)) - set(before)
        assert len(new) == 1
        assert set(left) - set(scene.left()) == new


@pytest.mark.clause("CE-3.3")
def test_a_chain_begun_cannot_be_given_up() -> None:
    scene = empire().road(1, "roma-brundisium", "roma-syracusae").turn(0)
    scene.play("build brundisium-dyrrhachium")
    assert scene.legal() == ["lengthen brundisium-syracusae", "start"]
    assert scene.clause("build roma-aquileia") == "CE-4.4"


@pytest.mark.clause("CE-3.3")
def test_only_who_has_the_turn_may_build() -> None:
    scene = empire(4)
    for seat in (1, 2, 3):
        refusal = scene.why_not("build roma-aquileia", seat)
        assert (refusal.clause, refusal.message) == ("CE-4.1", "refused-not-your-decision")


@pytest.mark.clause("CE-3.5")
@pytest.mark.parametrize(("players", "turns"), [(2, 15), (3, 10), (4, 10), (5, 8)])
def test_without_skips_everybody_has_as_many_turns(players: int, turns: int) -> None:
    scene = dealt(players)
    while not scene.table.over():
        single(scene)
    assert "skipped" not in scene.told()
    assert [len(scene.cities(seat)) for seat in range(players)] == [turns] * players


@pytest.mark.clause("CE-7.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_last_seat_the_first_is_next(players: int) -> None:
    scene = empire(players).turn(players - 1).play("build roma-aquileia")
    assert scene.table.seat == 0
    scene = empire(players).turn(players - 2).play("build roma-aquileia")
    assert scene.table.seat == players - 1


@pytest.mark.clause("CE-7.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_last_city_nobody_is_next(players: int) -> None:
    scene = empire(players).settle("olisipo").turn(0).play("build asturica-olisipo")
    while scene.step() in ("chain", "way"):
        scene.table.play(scene.table.legal()[-1])
    assert scene.table.over()
    assert (scene.legal(), scene.step(), scene.view()["decides"]) == ([], "", None)
    assert scene.view()["turn"] is None
