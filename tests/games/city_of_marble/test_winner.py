"""Chapter 19: who wins, and how ties are broken."""

import pytest

from groma.games.city_of_marble import GAME
from tests.scenes.city_of_marble import Scene, dealt, turn


def won(scene: Scene, *scores: int) -> list[int]:
    """Who wins if the game is over; the scores are as the test means them to be."""
    scene.finish()
    assert scene.scores() == list(scores)
    return GAME.winners(scene.table)


@pytest.mark.clause("CM-19.1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_most_points_win(seat: int) -> None:
    scene = turn(players=4)
    for other in range(4):
        scene.bridges(other, 4 if other == seat else 3)
    assert won(scene, *[4 if other == seat else 3 for other in range(4)]) == [seat]


@pytest.mark.clause("CM-19.1")
def test_a_point_more_beats_buildings_and_imperium_tiles() -> None:
    scene = turn().erect("e12", "temple").bridges(1, 4)
    assert won(scene, 3, 4) == [1]
    scene = turn().imperium(0, temple=5).bridges(1, 4, 2)
    assert won(scene, 5, 6) == [1]


@pytest.mark.clause("CM-19.1")
def test_bridges_count_for_the_victory() -> None:
    assert won(turn().erect("e12", "temple").bridges(1, 3, 1), 3, 4) == [1]


@pytest.mark.clause("CM-19.1")
def test_in_a_tie_more_buildings_win() -> None:
    assert won(turn().erect("e12", "temple", 1).bridges(0, 3), 3, 3) == [1]
    two = turn().erect("e12", "arena").erect("g10", "temple", 1).erect("i8", "temple", 1)
    assert won(two, 6, 6) == [1]  # their number, not their worth


@pytest.mark.clause("CM-19.1")
def test_a_fountain_is_nobodys_building() -> None:
    scene = turn().erect("e12", "fountain").erect("i8", "fountain")
    assert won(scene, 0, 0) == [0, 1]


@pytest.mark.clause("CM-19.1")
def test_buildings_come_before_imperium_tiles() -> None:
    scene = turn().erect("e12", "theater", 1).imperium(0, arena=1)
    assert won(scene, 5, 5) == [1]


@pytest.mark.clause("CM-19.1")
def test_with_as_many_buildings_more_imperium_tiles_of_all_kinds_win() -> None:
    scene = turn(players=3).imperium(0, temple=2).imperium(1, temple=1).bridges(1, 4, 1)
    assert won(scene.bridges(2, 3, 2), 5, 5, 5) == [0]


@pytest.mark.clause("CM-19.1")
def test_the_total_counts_and_not_the_most_of_one_kind() -> None:
    scene = turn().imperium(0, temple=3).imperium(1, bath=2, temple=2)
    assert won(scene, 5, 5) == [1]


@pytest.mark.clause("CM-19.1")
def test_who_is_behind_in_points_does_not_win_by_tie_breaks() -> None:
    scene = turn(players=3).bridges(0, 4).bridges(1, 4).erect("e12", "temple", 2)
    assert won(scene, 4, 4, 3) == [0, 1]


@pytest.mark.clause("CM-19.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_still_tied_shares_the_victory(players: int) -> None:
    scene = turn(players=players)
    assert won(scene, *[0] * players) == list(range(players))
    for seat in range(1, players):
        scene.bridges(seat, 2).imperium(seat, temple=1)
    if players == 2:
        assert won(scene, 0, 7) == [1]
    else:
        assert won(scene, 0, *[4] * (players - 1)) == list(range(1, players))


@pytest.mark.clause("CM-19.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_of_a_game_the_winners_are_the_best_of_all(players: int) -> None:
    for number in range(4):
        scene = dealt(players, b"winner %d" % number).play_on(b"on %d" % number)
        scores = scene.scores()
        sites = list(scene.sites().values())
        standing = [
            (
                scores[seat],
                len([site for site in sites if site.endswith(f" {seat}")]),
                sum(scene.imperium_of(seat).values()),
            )
            for seat in range(players)
        ]
        best = [seat for seat in range(players) if standing[seat] == max(standing)]
        assert GAME.winners(scene.table) == best
