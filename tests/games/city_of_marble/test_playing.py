"""Chapter 8: laying a tile, where it may go, and an official on it."""

from collections.abc import Iterator

import pytest

from groma.core.deal import Deal
from groma.core.sets import members
from groma.games.city_of_marble.tables import (
    COLORS,
    CORNER_OF,
    HILL_CORNER,
    HILL_TRIANGLE,
    SPOT_IDS,
    SPOT_TRIANGLES,
    SPOTS,
)
from tests.scenes.city_of_marble import Scene, dealt, turn

COLOR_NAMES = ["red", "yellow", "green", "blue"]
# Beside Quirinalis (b9 b11 c10), Viminalis (c14 d13 d15) and Aventinus (i8 j7 j9)
AT_HILLS = {
    *("b9-a10", "a10-b11", "b11-c12", "c10-c12", "c8-c10", "c8-b9"),
    *("c12-c14", "c14-c16", "d15-c16", "e14-d15", "d13-e14", "c12-d13"),
    *("i6-i8", "i8-i10", "j9-i10", "k8-j9", "j7-k8", "i6-j7"),
}


def spots(scene: Scene, color: str = "red") -> set[str]:
    """Where a tile of a colour may go."""
    return scene.copy().play(f"play {color}").spots()


def tables(players: int, games: int, seed: bytes) -> Iterator[Scene]:
    """Random games, before each of their moves and at their ends."""
    for number in range(games):
        scene = dealt(players, b"%s %d" % (seed, number))
        chance = Deal(b"%s moves %d" % (seed, number))
        while not scene.table.over():
            yield scene
            legal = scene.table.legal()
            scene.table.play(legal[chance.below(len(legal))])
        yield scene


def sides(corners: list[int]) -> set[frozenset[int]]:
    """The sides of a tile, from its two blunt and its two sharp corners."""
    return {frozenset((blunt, sharp)) for blunt in corners[:2] for sharp in corners[2:]}


def fitting(scene: Scene) -> set[str]:
    """Where a tile may go, found out from triangles and sides alone."""
    covered: set[int] = set()
    borders: set[frozenset[int]] = set()
    for hill in scene.city.hills:
        covered.add(HILL_TRIANGLE[hill])
        one, two, three = HILL_CORNER[3 * hill : 3 * hill + 3]
        borders |= {frozenset((one, two)), frozenset((one, three)), frozenset((two, three))}
    for laid in members(scene.city.laid):
        covered |= set(SPOT_TRIANGLES[2 * laid : 2 * laid + 2])
        borders |= sides(CORNER_OF[4 * laid : 4 * laid + 4])
    return {
        SPOT_IDS[place]
        for place in range(SPOTS)
        if not covered & set(SPOT_TRIANGLES[2 * place : 2 * place + 2])
        and borders & sides(CORNER_OF[4 * place : 4 * place + 4])
    }


@pytest.mark.clause("CM-8.1")
@pytest.mark.parametrize("color", COLOR_NAMES)
def test_a_ready_tile_goes_on_the_board(color: str) -> None:
    scene = turn(players=3).hold(0, **{color: 2})
    scene.play(f"play {color}", "place c12-d13", "unmanned")
    assert scene.ready(0)[color] == 1
    assert scene.ready(1)[color] == 1
    assert scene.view()["tiles"] == [{"spot": "c12-d13", "color": color, "official": None}]
    assert scene.story() == [
        ("played", {"seat": "@seat-0", "color": f"@color-{color}", "spot": "c12-d13"})
    ]


@pytest.mark.clause("CM-8.1")
def test_an_official_from_home_may_go_on_it_at_once() -> None:
    scene = turn(players=3).play("play red", "place c12-d13")
    assert (scene.step(), scene.table.seat) == ("post", 0)
    assert scene.legal() == ["official", "unmanned"]
    scene.play("official")
    assert (scene.table.home, scene.officials(0)) == ([2, 3, 3], ["c12-d13"])
    assert scene.facts("posted") == [{"seat": "@seat-0", "spot": "c12-d13"}]
    assert scene.view()["tiles"] == [{"spot": "c12-d13", "color": "red", "official": 0}]


@pytest.mark.clause("CM-8.1")
def test_the_tile_and_the_official_are_those_of_the_active_player() -> None:
    scene = turn(players=3).play("draw red+blue", "draw red+blue")
    scene.play("play red", "place c12-d13", "official")
    assert [scene.ready(seat)["red"] for seat in range(3)] == [3, 0, 1]
    assert scene.table.home == [3, 2, 3]
    assert scene.facts("posted") == [{"seat": "@seat-1", "spot": "c12-d13"}]
    assert scene.facts("played")[0]["seat"] == "@seat-1"


@pytest.mark.clause("CM-8.1")
def test_a_colour_that_is_not_ready_cannot_be_played() -> None:
    scene = turn().hold(0, red=0, green=0)
    assert {move for move in scene.legal() if "play" in move} == {"play yellow", "play blue"}
    assert scene.clause("play red") == scene.clause("play green") == "CM-8.1"


@pytest.mark.clause("CM-8.2")
def test_no_tile_can_be_played_when_none_fits() -> None:
    scene = turn().hold(0, green=0)
    scene.city.open &= ~scene.city.beside
    scene.renew()
    for color in ("red", "yellow", "blue"):
        assert scene.clause(f"play {color}") == "CM-8.2"
    assert scene.clause("play green") == "CM-8.1"
    assert scene.allows("draw red+blue")


@pytest.mark.clause("CM-8.2")
def test_one_spot_that_fits_is_enough_and_is_taken_without_a_question() -> None:
    scene = turn()
    scene.city.open &= ~scene.city.beside | 1 << SPOT_IDS.index("c12-d13")
    scene.renew()
    scene.play("play red")
    assert scene.step() == "post"
    assert scene.view()["turn"]["spot"] == "c12-d13"


@pytest.mark.clause("CM-8.3")
@pytest.mark.parametrize("over", ["b9-c10", "c10-b11", "b9-b11", "d13-d15", "i8-j9"])
def test_no_tile_goes_over_a_hill(over: str) -> None:
    scene = turn("blue c12-d13", "blue b11-c12", "blue i6-i8").play("play red")
    assert scene.clause(f"place {over}") == "CM-8.3"


@pytest.mark.clause("CM-8.3")
@pytest.mark.parametrize("over", ["e12-e14", "e12-d13", "d13-e14", "f13-e14", "e12-f13"])
def test_no_tile_goes_over_half_or_all_of_another(over: str) -> None:
    scene = turn("blue e12-e14").play("play red")
    assert scene.clause(f"place {over}") == "CM-8.3"


@pytest.mark.clause("CM-8.4")
def test_a_tile_needs_a_whole_side_at_a_tile_or_at_a_hill() -> None:
    scene = turn("blue i12-i14")  # its sharp corners are h13 and j13
    assert spots(scene) - AT_HILLS == {
        *("h11-i12", "h11-h13", "i14-h15", "h13-h15"),
        *("j11-i12", "j11-j13", "i14-j15", "j13-j15"),
    }
    scene.play("play red")
    for corner_only in ("i10-i12", "i14-i16", "j13-k14", "k12-j13"):
        assert scene.clause(f"place {corner_only}") == "CM-8.4"
    assert scene.clause("place e12-e14") == "CM-8.4"


@pytest.mark.clause("CM-8.4")
def test_a_corner_at_a_hill_is_not_enough() -> None:
    scene = turn("blue i6-i8").play("play red")
    for corner_only in ("b7-b9", "c10-d11", "b11-b13", "d11-d13", "b13-c14", "a8-b9"):
        assert scene.clause(f"place {corner_only}") == "CM-8.4"


@pytest.mark.clause("CM-8.3", "CM-8.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_game_exactly_the_spots_that_fit_are_legal(players: int) -> None:
    asked = 0
    for scene in tables(players, 6, b"fit"):
        if scene.step() == "place":
            assert scene.spots() == fitting(scene)
            asked += 1
    assert asked > 60


@pytest.mark.clause("CM-8.5")
def test_colours_restrict_nothing_and_tiles_lie_in_all_three_ways() -> None:
    scene = turn("blue c12-d13", "green c14-c16", "red e14-d15", "yellow i6-i8")
    by_color = [spots(scene, color) for color in COLOR_NAMES]
    assert all(found == by_color[0] for found in by_color)
    # level, rising and falling diagonals, as the rows and columns of their ends say
    level = {name for name in by_color[0] if name[0] == name.split("-")[1][0]}
    rising = {name for name in by_color[0] if name[0] > name.split("-")[1][0]}
    falling = {name for name in by_color[0] if name[0] < name.split("-")[1][0]}
    assert min(len(level), len(rising), len(falling)) > 4


@pytest.mark.clause("CM-8.6")
def test_an_official_is_placed_at_that_moment_or_never() -> None:
    scene = turn().play("play red", "place c12-d13", "unmanned")
    assert scene.clause("official") == "CM-4.1"
    assert scene.table.home[0] == 3
    scene.play("draw red+blue")
    scene.play("play red", "place c14-c16", "official")  # the neighbour's own tile
    assert scene.officials(1) == ["c14-c16"]
    assert scene.clause("place c12-d13") == "CM-4.1"
    assert scene.clause("official") == "CM-4.1"


@pytest.mark.clause("CM-8.6")
def test_no_tile_ever_has_two_officials() -> None:
    most = 0
    for scene in tables(4, 4, b"crowd"):
        taken = 0
        for officials in scene.city.officials:
            assert taken & officials == 0
            taken |= officials
        assert taken & ~scene.city.laid == 0
        most = max(most, taken.bit_count())
    assert most > 4


@pytest.mark.clause("CM-8.6", "CM-8.1")
@pytest.mark.parametrize("home", [0, 1, 2, 3])
def test_who_has_nobody_at_home_is_not_asked(home: int) -> None:
    tiles = ("blue c12-d13 0", "blue c14-c16 0", "blue e14-d15 0")[home:]
    scene = turn(*tiles)
    assert scene.table.home[0] == home
    scene.play("play red", "place i6-i8")
    assert scene.step() == ("post" if home else "act")
    if home:
        scene.play("official")
        assert scene.table.home[0] == home - 1


@pytest.mark.clause("CM-8.6")
def test_only_the_home_of_the_active_player_matters() -> None:
    scene = turn("blue c12-d13 1", "blue c14-c16 1", "blue e14-d15 1", players=3)
    scene.play("draw red+blue", "draw red+blue", "play red", "place i6-i8")
    assert (scene.step(), scene.table.seat) == ("act", 1)
    scene.play("draw red+blue", "play red", "place j9-i10")
    assert (scene.step(), scene.table.seat) == ("post", 2)


@pytest.mark.clause("CM-8.7")
def test_tiles_stay_where_they_are_for_the_rest_of_the_game() -> None:
    before = [0] * COLORS
    count = 0
    for scene in tables(3, 4, b"stay"):
        after = scene.city.colors[:]
        if not any(after):
            before = after  # the next game begins
        assert all(before[color] & ~after[color] == 0 for color in range(COLORS))
        count = max(count, sum(tiles.bit_count() for tiles in after))
        before = after
    assert count > 10


@pytest.mark.clause("CM-8.8")
def test_an_official_comes_before_the_aqueduct_and_the_aqueduct_before_the_site() -> None:
    hills = "aventinus palatinus viminalis"
    scene = turn("blue c14-c16 1", "green c16-d17", hills=hills).play("play green")
    scene.play("place c16-b17")
    assert scene.step() == "post"
    scene.play("official")
    assert (scene.step(), scene.sites()) == ("start", {})
    scene.play("lay gray w", "lay gray sw")
    while scene.step() == "start":
        scene.play(scene.legal()[0])
    told = ["played", "posted", "began", "laid", "laid", "laid", "completed", "influence", "built"]
    assert scene.told() == told
    assert scene.sites() == {"c16": "temple 0"}


@pytest.mark.clause("CM-8.8")
def test_an_official_comes_before_the_bridge_and_the_bridge_before_the_site() -> None:
    scene = turn("blue b7-c8", "green b7-a8").play("play green", "place b5-b7")
    assert (scene.step(), scene.told()) == ("post", ["played"])
    assert scene.view()["seats"][0]["bridges"] == []
    scene.play("official")
    assert scene.told() == ["played", "posted", "took-bridge", "completed", "influence", "built"]
    assert scene.sites() == {"b7": "temple 0"}  # the new official counts


@pytest.mark.clause("CM-8.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_tile_goes_beside_a_hill(players: int) -> None:
    scene = turn(players=players).play("play red")
    assert scene.spots() == AT_HILLS
    assert scene.clause("place e10-e12") == "CM-8.9"
    assert scene.clause("place d13-d15") == "CM-8.3"


@pytest.mark.clause("CM-8.9")
def test_every_hill_stays_open_for_a_first_tile_and_parts_may_meet() -> None:
    scene = turn("blue c12-d13").play("play red", "place i6-i8", "unmanned")
    assert {"b9-a10", "c8-c10", "j9-i10"} <= spots(scene, "blue")
    scene.play("play blue", "place b11-c12", "unmanned")  # a side at Quirinalis and at c12-d13
    assert (scene.table.seat, scene.city.laid.bit_count()) == (1, 3)
