"""The worked examples of the rules, from the position that opens to the last number."""

from itertools import combinations

import pytest

from groma.core.sets import members
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.tables import AROUND, CORNER_IDS, CORNER_OF, FILLS, SPOT_IDS
from groma.words.examples import load_examples
from tests.scenes.city_of_marble import Scene, put, turn
from tests.scenes.example import open_example, play_example
from tests.scenes.examples.city_of_marble import DRAWS, LONG_CITY, LONG_HILLS
from tests.scenes.scene import settings_of

LONG_DISTRICTS = {"d17": 3, "d15": 5, "e16": 3, "f15": 6, "f13": 3, "e14": 3}


def opened(name: str) -> Scene:
    """An example before its moves."""
    return open_example(GAME, name, Scene)


def played(name: str) -> Scene:
    """An example after its moves."""
    return play_example(GAME, name, Scene)


def played_with(name: str, **settings: str | int | bool) -> Scene:
    """An example after its moves, at a table with other settings."""
    example = load_examples(GAME)[name]
    table = GAME.load(example.players, settings_of(GAME, **settings), example.start)
    scene = Scene(GAME, table).forget()
    return scene.play(*[GAME.moves.text(move) for move in example.moves])


def rows(scene: Scene, name: str) -> list[int]:
    """A row of the score sheet, by seat."""
    return [scene.row(name, seat) for seat in range(scene.table.players)]


# ---- A theatre and an arena ----------------------------------------------------------------------


@pytest.mark.clause("CM-9.2", "CM-9.4", "CM-9.8")
def test_five_structures_make_a_theater_for_two_officials_on_yellow() -> None:
    scene = opened("CM-E1")
    assert scene.sites() == {}
    scene.play(*put("yellow e10-d11 official"))
    assert scene.facts("completed") == [
        {"corner": "e12", "structures": 5, "building": "@building-theater"}
    ]
    assert [facts["count"] for facts in scene.facts("influence")] == [2, 1, 1]
    assert scene.sites() == {"e12": "theater 0"}
    assert rows(scene, "buildings") == [5, 0, 0]
    for seat, move in enumerate(["send e10-d11", "send f11-e12", "stay"]):
        assert (scene.step(), scene.table.seat) == ("leave", seat)
        scene.play(move)
    assert [scene.fields(seat) for seat in range(3)] == [{"theater": 1}, {"theater": 1}, {}]
    assert [scene.officials(seat) for seat in range(3)] == [["d11-d13"], ["f13-e14"], ["d13-e14"]]
    assert (scene.step(), scene.table.seat) == ("act", 0)


@pytest.mark.clause("CM-9.2", "CM-9.4")
def test_six_structures_make_an_arena() -> None:
    scene = played("CM-E9")
    assert scene.sites() == {"e12": "arena 0"}
    assert [facts["count"] for facts in scene.facts("influence")] == [2, 1]
    assert rows(scene, "buildings") == [6, 0]
    assert [scene.fields(seat) for seat in (0, 1)] == [{"arena": 1}, {"arena": 1}]
    assert [scene.officials(seat) for seat in (0, 1)] == [["d13-e14"], ["d11-d13"]]


# ---- An outlet, then a temple --------------------------------------------------------------------


@pytest.mark.clause("CM-8.8", "CM-11.2")
def test_the_aqueduct_begins_before_the_temple_is_built() -> None:
    scene = opened("CM-E2").play(*put("green c16-c18 official"))
    assert (scene.step(), scene.table.seat, scene.sites()) == ("start", 0, {})
    scene.play("lay gray sw")
    assert scene.sites() == {}
    scene.play("lay gray w")
    assert scene.line("gray") == ["c18", "d17", "c16", "c14"]
    assert scene.view()["lines"][0]["left"] == 10
    assert scene.sites() == {"c16": "temple 0"}
    assert scene.facts("influence") == [{"seat": "@seat-0", "count": 1}]
    assert scene.scores() == [3 + 2, 0]  # it is connected already
    assert (scene.row("buildings"), scene.step(), scene.table.seat) == (3, "leave", 0)
    assert scene.told().index("laid") < scene.told().index("completed")


# ---- A long aqueduct -----------------------------------------------------------------------------


@pytest.mark.clause("CM-18.2", "CM-11.13")
def test_four_connected_buildings_bring_eight_and_one_brings_two() -> None:
    scene = opened("CM-E3")
    full = [corner for corner in range(92) if scene.city.filled[corner] == 6]
    sizes = {CORNER_IDS[at]: scene.city.district(at).bit_count() for at in full}
    assert sizes == LONG_DISTRICTS
    assert rows(scene, "aqueducts") == [6, 2]
    scene = played("CM-E3")
    assert scene.line("gray") == ["c18", "d17", "d15", "e16", "f15", "f13", "e12"]
    assert scene.table.over()
    assert rows(scene, "aqueducts") == [8, 2]


@pytest.mark.clause("CM-9.2", "CM-11.3")
def test_the_long_aqueduct_played_from_the_empty_board() -> None:
    scene = turn(hills=LONG_HILLS)
    for number, tile in enumerate(LONG_CITY):
        color, where = tile.split()
        scene.hold(scene.table.seat, **{color: 1}).play(*put(tile))
        if where == "d17-d19":
            scene.play("lay gray sw", "lay gray w", "lay gray se")
        while scene.step() == "site":
            scene.play(scene.legal()[0])
        assert scene.city.laid.bit_count() == number + 1
    scene.play("aqueduct", "lay gray sw", "lay gray w", "aqueduct", "lay gray nw")
    assert scene.line("gray")[:7] == ["c18", "d17", "d15", "e16", "f15", "f13", "e12"]
    built = {facts["corner"]: facts["structures"] for facts in scene.facts("completed")}
    assert built == LONG_DISTRICTS


@pytest.mark.clause("CM-12.3", "CM-12.4")
def test_only_the_piece_that_reaches_a_fountain_brings_a_coin() -> None:
    scene = opened("CM-E11")
    coins = []
    for move in ["aqueduct", "lay gray w", "lay gray ne", "aqueduct", "lay gray e"]:
        scene.play(move)
        coins.append((scene.line("gray")[-1], scene.table.coins[0]))
    assert coins == [("f17", 0), ("f15", 0), ("e16", 1), ("d15", 1), ("d17", 2)]
    assert scene.table.coins == [2, 0]


@pytest.mark.clause("CM-12.6")
def test_by_a_setting_the_piece_that_leaves_a_fountain_pays_as_well() -> None:
    assert played_with("CM-E11", aqueduct_coin="every_piece").table.coins == [3, 0]


# ---- Fields, fountains and majorities ------------------------------------------------------------


@pytest.mark.clause("CM-18.3", "CM-3.8")
def test_a_fountain_between_three_buildings() -> None:
    assert rows(opened("CM-E4"), "fountains") == [0, 0]
    scene = played("CM-E4")
    assert scene.table.over()
    assert (scene.site("e12"), rows(scene, "fountains")) == ("fountain", [2, 1])
    assert rows(scene, "buildings") == [7, 3]
    scene = played_with("CM-E4", fountain_adjacency="tile_edge")
    assert rows(scene, "fountains") == [1, 1]


@pytest.mark.clause("CM-15.2")
def test_two_officials_on_two_imperium_fields() -> None:
    scene = opened("CM-E5")
    assert scene.fields(0) == {"temple": 1}
    scene.play(*put("yellow e10-d11 official"), "send e10-d11")
    assert (scene.fields(0), scene.table.home[0]) == ({"temple": 1, "theater": 1}, 1)
    scene.play(DRAWS[0])
    assert scene.imperium_of(0) == {"temple": 1, "theater": 1}
    assert (scene.fields(0), scene.table.home[0]) == ({}, 3)


@pytest.mark.clause("CM-9.6", "CM-12.2")
def test_a_tie_makes_a_fountain_and_the_treasury_pays() -> None:
    scene = opened("CM-E6").play(*put("green d11-e12 official"))
    assert scene.sites() == {"e12": "fountain"}
    assert [facts["count"] for facts in scene.facts("influence")] == [1, 1]
    scene.play("send d11-e12", "stay")
    assert (scene.fields(0), scene.fields(1), scene.table.coins) == ({"treasury": 1}, {}, [0, 0])
    scene.play(DRAWS[0])
    assert scene.table.coins == [1, 0]
    assert opened("CM-E6").play(*put("green d11-e12")).sites() == {"e12": "temple 1"}


@pytest.mark.clause("CM-18.5", "CM-18.6", "CM-17.5")
def test_majorities() -> None:
    scene = played("CM-E8")
    assert scene.table.over()
    assert [scene.imperium_of(seat) for seat in range(3)] == [
        {"temple": 3},
        {"temple": 2, "bath": 2},
        {"bath": 2},
    ]
    assert rows(scene, "imperium") == [5, 2, 2]
    assert rows(scene, "coins") == [3, 3, 1]
    assert rows(played_with("CM-E8", coin_tie_bonus="0"), "coins") == [2, 2, 1]
    assert rows(played_with("CM-E8", coin_tie_bonus="2"), "coins") == [4, 4, 1]


# ---- The corners of a hill -----------------------------------------------------------------------


@pytest.mark.clause("CM-3.6")
def test_nothing_is_built_on_f11_beside_the_palatine() -> None:
    scene = played("CM-E7")
    assert (scene.city.filled[CORNER_IDS.index("f11")], scene.sites()) == (5, {})
    assert (scene.step(), scene.facts("completed")) == ("act", [])
    scene = played_with("CM-E7", hill_corners="blank_side")
    assert (scene.sites(), scene.row("buildings")) == ({"f11": "temple 0"}, 3)


@pytest.mark.clause("CM-3.6")
@pytest.mark.parametrize("where", ["g10", "g12", "f11"])
@pytest.mark.parametrize("hill_corners", ["dead", "blank_side"])
def test_the_corners_of_a_hill_become_no_sites(where: str, hill_corners: str) -> None:
    scene = turn(hills="palatinus aventinus caelius", hill_corners=hill_corners)
    corner = CORNER_IDS.index(where)
    around = members(AROUND[corner] & scene.city.open)
    for tiles in combinations(around, 3):
        sides = sum(FILLS[CORNER_OF[4 * at : 4 * at + 4].index(corner)] for at in tiles)
        if sides != 5 or not fits(scene, *tiles):
            continue
        trial = scene.copy().lay(*[f"blue {SPOT_IDS[at]}" for at in tiles[:2]])
        trial.play(*put(f"green {SPOT_IDS[tiles[2]]}"))
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


# ---- Two sites at once ---------------------------------------------------------------------------


@pytest.mark.clause("CM-9.12")
@pytest.mark.parametrize("stays", [False, True])
def test_the_official_that_leaves_the_first_site_is_missing_at_the_second(stays: bool) -> None:
    scene = opened("CM-E10").play(*put("green e12-e14 official"))
    assert scene.legal() == ["build e12", "build e14"]
    scene.play("build e12")
    assert (scene.sites(), scene.row("buildings")) == ({"e12": "temple 0"}, 3)
    scene.play(*(["stay", "send e12-e14"] if stays else ["send e12-e14"]))
    assert scene.site("e14") == ("temple 0" if stays else "fountain")
    assert scene.row("buildings") == (6 if stays else 3)
    assert (scene.fields(0), scene.officials(0)) == ({"temple": 1}, [])
    assert (scene.step(), scene.table.seat) == ("act", 0)
