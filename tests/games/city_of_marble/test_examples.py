"""The worked examples A to K, from the first tile to the last number."""

from itertools import combinations

import pytest

from groma.core.sets import members
from groma.games.city_of_marble.rules.aqueducts import LINE
from groma.games.city_of_marble.steps import STARTING, TURN
from groma.games.city_of_marble.tables import AROUND, CORNER_IDS, CORNER_OF, FILLS, SPOT_IDS
from tests.scenes.city_of_marble import Scene, pair, spot, turn

NORTH = "aventinus quirinalis viminalis"
C_HILLS = "aventinus palatinus quirinalis"
# The tiles of example C, in an order in which they can be laid
C_TILES = [
    *[(66, 84), (67, 68), (54, 69), (70, 71), (85, 86), (88, 89)],
    *[(87, 105), (103, 104), (106, 107), (120, 121), (108, 124), (122, 123)],
]
C_PATH = ["lay gray sw", "lay gray w", "lay gray se"]
DRAWS = ["draw red+yellow", "draw red+blue"]


def put(color: str, first: int, second: int, with_official: bool = False) -> list[str]:
    """The moves that play a tile."""
    post = "official" if with_official else "unmanned"
    return [f"play {color}", f"place {pair(first, second)}", post]


# ---- A: a theater --------------------------------------------------------------------------------


def theater(scene: Scene) -> Scene:
    """The last tile of example A, with an official."""
    return scene.play(*put("yellow", 100, 101, True))


def check_theater(scene: Scene) -> None:
    """From the completed site to the last official."""
    assert scene.facts("completed") == [
        {"corner": "e12", "structures": 5, "building": "@building-theater"}
    ]
    assert [facts["count"] for facts in scene.facts("influence")] == [2, 1, 1]
    assert scene.sites() == {"e12": "theater 0"}
    assert [scene.row("buildings", seat) for seat in range(3)] == [5, 0, 0]
    for seat, move in enumerate([f"send {pair(100, 101)}", f"send {pair(83, 84)}", "stay"]):
        assert (scene.step(), scene.table.seat) == ("leave", seat)
        scene.play(move)
    assert [scene.fields(seat) for seat in range(3)] == [{"theater": 1}, {"theater": 1}, {}]
    assert [scene.officials(seat) for seat in range(3)] == [
        [pair(102, 118)],
        [pair(85, 86)],
        [pair(103, 104)],
    ]
    assert (scene.step(), scene.table.seat) == ("act", 0)


@pytest.mark.clause("CM-9.2", "CM-9.4", "CM-9.8")
def test_a_five_structures_make_a_theater_for_two_officials_on_yellow() -> None:
    tiles = [f"red {pair(83, 84)} 1", f"yellow {pair(85, 86)} 1"]
    tiles += [f"yellow {pair(103, 104)} 2", f"yellow {pair(102, 118)} 0"]
    check_theater(theater(turn(*tiles, players=3, hills=NORTH)))


@pytest.mark.clause("CM-9.2", "CM-9.4", "CM-9.8")
def test_a_played_from_the_empty_board() -> None:
    scene = turn(players=3, hills=NORTH)
    scene.play(*DRAWS, *DRAWS)
    scene.play(*put("yellow", 103, 104, True), DRAWS[0])
    scene.play(*put("yellow", 102, 118, True), DRAWS[0])
    scene.play(*put("yellow", 85, 86, True), *put("red", 83, 84, True))
    scene.play(*DRAWS)
    assert (scene.table.seat, scene.sites()) == (0, {})
    check_theater(theater(scene))


# ---- B: an outlet, then a temple -----------------------------------------------------------------


@pytest.mark.clause("CM-8.8", "CM-11.2")
def test_b_the_aqueduct_begins_before_the_temple_is_built() -> None:
    hills = "aventinus palatinus viminalis"
    scene = turn(f"blue {pair(121, 135)} 1", f"green {pair(122, 123)}", hills=hills)
    scene.play(*put("green", 136, 137, True))
    assert (scene.step(), scene.table.seat, scene.sites()) == ("start", 0, {})
    scene.play("lay gray w")
    assert scene.sites() == {}
    scene.play("lay gray nw", "lay gray e")
    assert scene.line("gray") == ["c18", "c16", "b15", "b17"]
    assert scene.view()["lines"][0]["left"] == 10
    assert scene.sites() == {"c16": "temple 0"}
    assert scene.facts("influence") == [{"seat": "@seat-0", "count": 1}]
    assert scene.table.scores() == [3 + 2, 0]  # it is connected already
    assert (scene.row("buildings"), scene.step(), scene.table.seat) == (3, "leave", 0)
    assert scene.told().index("laid") < scene.told().index("completed")


@pytest.mark.clause("CM-8.4")
def test_b_its_tiles_can_be_laid_one_beside_the_other() -> None:
    scene = turn(hills="aventinus palatinus viminalis")
    for at in [(121, 135), (122, 123), (136, 137)]:
        assert scene.city.free_spots() >> spot(pair(*at)) & 1
        scene.lay(f"blue {pair(*at)}")


# ---- C and K: a long aqueduct --------------------------------------------------------------------


def city_c(players: int = 2) -> Scene:
    """The tiles of example C."""
    tiles = [f"blue {pair(*at)}" for at in C_TILES]
    return turn(*tiles, players=players, hills=C_HILLS)


@pytest.mark.clause("CM-18.2", "CM-11.13")
def test_c_four_connected_buildings_bring_eight_and_one_brings_two() -> None:
    scene = city_c().lead("gray", 69, 68, 59, 48, 47, 57)
    sizes = {
        CORNER_IDS[at]: scene.city.district(at).bit_count()
        for at in range(92)
        if scene.city.filled[at] == 6
    }
    assert sizes == {"d17": 3, "d15": 5, "e16": 3, "f15": 6, "f13": 3, "e14": 3}
    scene.erect(69, "temple", 1).erect(68, "theater").erect(59, "temple").erect(48, "arena")
    scene.erect(47, "temple").erect(58, "temple", 1)
    assert [scene.row("aqueducts", seat) for seat in (0, 1)] == [8, 2]


@pytest.mark.clause("CM-9.2", "CM-11.3")
def test_c_played_from_the_empty_board() -> None:
    scene = turn(hills=C_HILLS)
    for number, at in enumerate(C_TILES):
        scene.hold(scene.table.seat, blue=1).play(*put("blue", *at))
        if at == (108, 124):
            scene.play(*C_PATH)
        while scene.step() == "site":
            scene.play(scene.legal()[0])
        assert scene.city.laid.bit_count() == number + 1
    scene.play("aqueduct", "lay gray sw", "lay gray w", "aqueduct", "lay gray nw")
    assert scene.line("gray")[:7] == ["c18", "d17", "d15", "e16", "f15", "f13", "e12"]
    built = {facts["corner"]: facts["structures"] for facts in scene.facts("completed")}
    assert built == {"d17": 3, "d15": 5, "e16": 3, "f15": 6, "f13": 3, "e14": 3}


@pytest.mark.clause("CM-12.3", "CM-12.4")
def test_k_only_the_piece_that_reaches_a_fountain_brings_a_coin() -> None:
    scene = city_c().erect(69, "fountain").erect(59, "fountain")
    table = scene.table
    table.todo = []
    table.push(TURN, 1)
    table.advance()
    table.push(STARTING, 3 + LINE * 0)
    table.advance()
    coins = []
    for move in [*C_PATH, "aqueduct", "lay gray sw"]:
        scene.play(move)
        coins.append(table.coins[:])
    assert scene.line("gray")[:5] == ["c18", "d17", "d15", "e16", "f15"]
    assert coins == [[0, 1], [0, 1], [0, 2], [0, 2], [0, 2]]


# ---- D to H: single points -----------------------------------------------------------------------


@pytest.mark.clause("CM-18.3", "CM-3.8")
def test_d_a_fountain_between_three_buildings() -> None:
    scene = turn().erect(57, "fountain").erect(46, "bath").erect(47, "temple")
    scene.erect(56, "temple", 1)
    assert [scene.row("fountains", seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.clause("CM-15.2")
def test_e_two_officials_on_two_imperium_fields() -> None:
    tiles = [f"red {pair(83, 84)}", f"yellow {pair(85, 86)}", f"yellow {pair(103, 104)}"]
    scene = turn(*tiles, f"yellow {pair(102, 118)}", hills=NORTH).on_field("temple", 0)
    theater(scene).play(f"send {pair(100, 101)}")
    assert (scene.fields(0), scene.table.home[0]) == ({"temple": 1, "theater": 1}, 1)
    scene.play(DRAWS[0])
    assert scene.imperium_of(0) == {"temple": 1, "theater": 1}
    assert (scene.fields(0), scene.table.home[0]) == ({}, 3)


@pytest.mark.clause("CM-9.6", "CM-12.2")
def test_f_a_tie_makes_a_fountain_and_the_treasury_pays() -> None:
    scene = turn(f"green {pair(83, 84)} 1", f"blue {pair(85, 103)}")
    scene.play(*put("green", 101, 102, True))
    assert scene.sites() == {"e12": "fountain"}
    assert [facts["count"] for facts in scene.facts("influence")] == [1, 1]
    scene.play(f"send {pair(101, 102)}", "stay")
    assert (scene.fields(0), scene.fields(1), scene.table.coins) == ({"treasury": 1}, {}, [0, 0])
    scene.play(DRAWS[0])
    assert scene.table.coins == [1, 0]


@pytest.mark.clause("CM-3.6")
@pytest.mark.parametrize("where", [36, 37, 46])
@pytest.mark.parametrize("hill_corners", ["dead", "blank_side"])
def test_g_the_corners_of_a_hill_become_no_sites(where: int, hill_corners: str) -> None:
    scene = turn(hills="palatinus aventinus caelius", hill_corners=hill_corners)
    around = members(AROUND[where] & scene.city.open)
    for tiles in combinations(around, 3):
        sides = sum(FILLS[CORNER_OF[4 * at : 4 * at + 4].index(where)] for at in tiles)
        if sides != 5 or not fits(scene, *tiles):
            continue
        trial = scene.copy().lay(*[f"blue {SPOT_IDS[at]}" for at in tiles[:2]])
        trial.play("play green", f"place {SPOT_IDS[tiles[2]]}", "unmanned")
        expected = None if hill_corners == "dead" else "fountain"
        assert trial.site(where) == expected
        return
    raise AssertionError("no three tiles fit")


def fits(scene: Scene, *tiles: int) -> bool:
    """Whether tiles lie beside each other without sharing a triangle."""
    trial = scene.copy()
    for at in tiles:
        if not trial.city.open >> at & 1:
            return False
        trial.city.lay(at, 0)
    return True


@pytest.mark.clause("CM-18.5", "CM-18.6")
def test_h_majorities() -> None:
    scene = turn(players=3).coins(2, 2, 1).imperium(0, temple=3)
    scene.imperium(1, temple=2, bath=2).imperium(2, bath=2)
    assert [scene.row("imperium", seat) for seat in range(3)] == [5, 2, 2]
    assert [scene.row("coins", seat) for seat in range(3)] == [3, 3, 1]


# ---- I: an arena ---------------------------------------------------------------------------------


@pytest.mark.clause("CM-9.2", "CM-9.4")
def test_i_played_from_the_empty_board_six_structures_make_an_arena() -> None:
    scene = turn(hills=NORTH)
    scene.play(*put("red", 103, 104, True), DRAWS[0])
    scene.play(*put("red", 102, 118, True), *put("blue", 100, 101))
    scene.play(*DRAWS)
    scene.play(*put("green", 82, 83, True), *put("yellow", 66, 84))
    scene.play(*put("red", 85, 86, True))
    assert scene.sites() == {"e12": "arena 0"}
    assert [facts["count"] for facts in scene.facts("influence")] == [2, 1]
    assert [scene.row("buildings", seat) for seat in (0, 1)] == [6, 0]
    scene.play(f"send {pair(85, 86)}", f"send {pair(82, 83)}")
    assert [scene.fields(seat) for seat in (0, 1)] == [{"arena": 1}, {"arena": 1}]
    assert scene.officials(0) == [pair(103, 104)]
    assert scene.officials(1) == [pair(102, 118)]


# ---- J: two sites at once ------------------------------------------------------------------------


def two_sites() -> Scene:
    """Example J from the empty board, up to the choice of the first site."""
    scene = turn(hills=NORTH)
    for at in [(104, 105), (118, 119), (101, 102), (86, 87), (83, 84)]:
        scene.play(*put("blue", *at), DRAWS[1])
    scene.play(*DRAWS)
    assert (scene.table.seat, scene.sites()) == (0, {})
    scene.play(*put("green", 85, 103, True))
    assert scene.legal() == ["build e12", "build e14"]
    return scene.play("build e12")


@pytest.mark.clause("CM-9.12")
@pytest.mark.parametrize("stays", [False, True])
def test_j_the_official_that_leaves_the_first_site_is_missing_at_the_second(stays: bool) -> None:
    scene = two_sites()
    assert (scene.sites(), scene.row("buildings")) == ({"e12": "temple 0"}, 3)
    send = f"send {pair(85, 103)}"
    scene.play(*(["stay", send] if stays else [send]))
    assert scene.site("e14") == ("temple 0" if stays else "fountain")
    assert scene.row("buildings") == (6 if stays else 3)
    assert (scene.fields(0), scene.officials(0)) == ({"temple": 1}, [])
    assert (scene.step(), scene.table.seat) == ("act", 0)
