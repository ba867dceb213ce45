"""Chapters 3 and 8: turns that are skipped, and the end of the game."""

import pytest

from groma.games.caesars_empire import GAME
from tests.scenes.caesars_empire import Scene, empire

PLAYERS = (2, 3, 4, 5)


def finish(scene: Scene, *moves: str) -> Scene:
    """Play moves; then begin at the nearest place and take the first way."""
    scene.play(*moves)
    while scene.step() == "chain":
        scene.play("start")
    while scene.step() == "way":
        scene.play(scene.legal()[0])
    return scene


def skips(scene: Scene) -> list[object]:
    """Who skipped so far, in order."""
    return [facts["seat"] for facts in scene.facts("skipped")]


@pytest.mark.clause("CE-3.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_has_no_roads_skips_the_turn(players: int) -> None:
    scene = empire(players).supply(0, *[5] * (players - 1)).turn(0)
    assert scene.story() == [("skipped", {"seat": "@seat-0"})]
    assert (scene.table.seat, scene.step()) == (1, "build")
    assert scene.cities(0) == []
    assert scene.table.points == [0] * players
    assert scene.table.supply == [0, *[5] * (players - 1)]


@pytest.mark.clause("CE-3.4")
@pytest.mark.parametrize(("players", "city"), [(2, "cyrene"), (3, "cyrene"), (4, "trapezus")])
@pytest.mark.parametrize("roads", [0, 1, 2])
def test_who_has_too_few_roads_for_every_build_skips(players: int, city: str, roads: int) -> None:
    scene = empire(players).settle(city).supply(roads, *[9] * (players - 1)).turn(0)
    assert scene.left() == [city]
    assert scene.table.seat == (0 if roads == 2 else 1)
    assert skips(scene) == ([] if roads == 2 else ["@seat-0"])


@pytest.mark.clause("CE-3.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_road_is_enough_where_one_segment_needs_no_more(players: int) -> None:
    scene = empire(players).supply(1, *[9] * (players - 1)).turn(0)
    assert (scene.table.seat, skips(scene)) == (0, [])


@pytest.mark.clause("CE-3.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_several_skip_one_after_the_other(players: int) -> None:
    scene = empire(players).supply(*[0] * (players - 1), 4).turn(0)
    assert skips(scene) == [f"@seat-{seat}" for seat in range(players - 1)]
    assert (scene.table.seat, scene.step()) == (players - 1, "build")


@pytest.mark.clause("CE-3.4", "CE-6.1")
def test_who_skips_still_earns_on_the_ways_of_others() -> None:
    scene = empire(3).road(0, "roma-brundisium").supply(0, 9, 9).turn(0)
    assert skips(scene) == ["@seat-0"]
    scene.play("build brundisium-dyrrhachium")
    assert scene.table.points == [1, 1, 0]


@pytest.mark.clause("CE-3.4")
def test_a_forced_build_is_still_made() -> None:
    scene = empire().settle("olisipo").supply(0, 9).turn(0)
    assert scene.table.seat == 1
    finish(scene, "build corduba-olisipo")
    assert "olisipo" in scene.cities(1)


@pytest.mark.clause("CE-8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_city_ends_the_game_whoever_claims_it(players: int) -> None:
    for seat in range(players):
        scene = empire(players).settle("olisipo").turn(seat)
        before = scene.table.points[seat]
        finish(scene, "build asturica-olisipo")
        assert scene.table.over()
        assert scene.left() == []
        assert scene.table.points[seat] > before  # its way is scored
        assert scene.story()[-1] == ("ended", {"cities": 0})


@pytest.mark.clause("CE-8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_a_city_left_the_game_goes_on(players: int) -> None:
    scene = empire(players).settle("olisipo", "londinium").turn(0)
    finish(scene, "build asturica-olisipo")
    assert not scene.table.over()
    assert "ended" not in scene.told()
    assert scene.left() == ["londinium"]
    assert scene.table.seat == 1


@pytest.mark.clause("CE-8.1")
def test_no_round_is_played_out() -> None:
    scene = empire(5).settle("olisipo").turn(0)
    finish(scene, "build asturica-olisipo")
    assert scene.table.over()
    assert scene.told().count("claimed") == 1


@pytest.mark.clause("CE-8.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_when_all_skip_in_succession_the_game_ends(players: int) -> None:
    for seat in range(players):
        scene = empire(players).supply(*[0] * players).turn(seat)
        assert scene.table.over()
        order = [(seat + i) % players for i in range(players)]
        assert scene.story() == [
            *[("skipped", {"seat": f"@seat-{other}"}) for other in order],
            ("ended", {"cities": 30 if players < 4 else 40}),
        ]


@pytest.mark.clause("CE-8.2")
def test_a_turn_in_between_begins_the_count_anew() -> None:
    scene = empire(3).supply(0, 0, 3).turn(0)
    for count, name in enumerate(("roma-brundisium", "roma-aquileia", "roma-mediolanum"), 1):
        assert (scene.table.seat, scene.table.skipped) == (2, 0)
        assert len(skips(scene)) == 2 * count
        scene.play(f"build {name}")
    assert scene.table.over()
    assert skips(scene) == ["@seat-0", "@seat-1"] * 4 + ["@seat-2"]
    assert scene.story()[-1] == ("ended", {"cities": 27})


@pytest.mark.clause("CE-8.2")
def test_a_turn_that_is_not_skipped_counts_from_zero() -> None:
    scene = empire(3).supply(0, 9, 9).turn(0)
    assert scene.table.skipped == 0
    scene.play("build roma-brundisium")
    assert scene.table.skipped == 0


@pytest.mark.clause("CE-8.2")
@pytest.mark.parametrize(("players", "city"), [(2, "cyrene"), (3, "cyrene"), (5, "trapezus")])
def test_a_city_that_nobody_can_reach_counts_for_nobody(players: int, city: str) -> None:
    scene = empire(players).settle(city).supply(*[1] * players)
    before = scene.copy().ended().scores()
    scene.turn(0)
    assert scene.table.over()
    assert scene.story()[-1] == ("ended", {"cities": 1})
    assert scene.left() == [city]
    assert all(city not in scene.cities(seat) for seat in range(players))
    assert scene.scores() == before


@pytest.mark.clause("CE-9.10")
def test_after_an_early_end_everything_is_scored_as_ever() -> None:
    scene = empire(3).lay("aquileia gold", "syracusae oil").road(0, "roma-aquileia")
    scene.road(1, "roma-syracusae").points(7, 9, 2).supply(0, 0, 0).turn(0)
    assert scene.table.over()
    assert scene.sheet(0).by_row() == [7, 4, 0, 0, 2, 10]
    assert scene.sheet(1).by_row() == [9, 5, 0, 0, 0, 10]
    assert scene.sheet(2).by_row() == [2, 0, 0, 0, 0, 10]
    assert GAME.winners(scene.table) == [1]


@pytest.mark.clause("CE-9.10", "CE-9.7")
def test_after_an_early_end_the_most_roads_left_have_their_bonus() -> None:
    scene = empire(3).settle("cyrene").supply(0, 1, 0).turn(0)
    assert scene.table.over()
    assert [scene.row("roads", seat) for seat in range(3)] == [0, 10, 0]
