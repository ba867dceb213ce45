"""Chapter 11: where the pieces of an aqueduct may lie."""

import pytest

from groma.core.deal import Deal
from groma.games.city_of_marble.tables import LINE_IDS
from tests.scenes.city_of_marble import Scene, dealt, turn

HILLS = "quirinalis caelius aventinus"
RIM = [
    "a6",
    "a8",
    "a10",
    "a12",
    "a14",
    "a16",
    "b5",
    "c4",
    "d3",
    "e2",
    "f3",
    "f5",
]  # far from all else


def end_at(where: str, *tiles: str, hills: str = HILLS, **settings: str | int | bool) -> Scene:
    """The gray aqueduct ends at a corner; the tiles are blue."""
    scene = turn(*[f"blue {tile}" for tile in tiles], hills=hills, **settings)
    return scene.lead("gray", where)


def ways(scene: Scene, line: str = "gray") -> set[str]:
    """The ways in which an aqueduct can grow, when any begun one may."""
    trial = scene.copy().lay("blue j11-k12").lead("brown", "j11")
    trial.play("aqueduct")
    return {move.split()[2] for move in trial.legal() if move.split()[1] == line}


def refused(scene: Scene, way: str, line: str = "gray") -> str:
    """The clause that forbids a piece."""
    trial = scene.copy().lay("blue j11-k12").lead("brown", "j11").play("aqueduct")
    return trial.clause(f"lay {line} {way}")


# ---- sides of tiles ----------------------------------------------------------------------------


@pytest.mark.clause("CM-11.4")
@pytest.mark.parametrize(
    ("tile", "where", "open_ways"),
    [
        ("e12-e14", "e12", "ne se"),
        ("e12-e14", "e14", "nw sw"),
        ("e12-e14", "d13", "sw se"),
        ("e12-e14", "f13", "nw ne"),
        ("f11-e12", "f11", "e nw"),
        ("f11-e12", "e12", "w se"),
        ("f11-e12", "e10", "e se"),
        ("f11-e12", "f13", "w nw"),
        ("e12-f13", "e12", "e sw"),
        ("e12-f13", "f13", "w ne"),
        ("e12-f13", "f11", "e ne"),
        ("e12-f13", "e14", "w sw"),
    ],
)
def test_pieces_lie_on_the_sides_of_a_tile_and_not_on_its_diagonal(
    tile: str, where: str, open_ways: str
) -> None:
    scene = end_at(where, tile)
    assert ways(scene) == set(open_ways.split())
    for way in {"e", "ne", "nw", "w", "sw", "se"} - ways(scene):
        assert refused(scene, way) == "CM-11.4"


@pytest.mark.clause("CM-11.4")
def test_a_side_between_two_tiles_and_one_at_the_rim_can_be_used() -> None:
    assert ways(end_at("e12", "e12-e14", "d11-e12")) == {"ne", "se", "w"}  # ne between both
    assert ways(end_at("k8", "k6-j7")) == {"w", "nw"}  # w along the rim


@pytest.mark.clause("CM-11.4")
def test_without_a_tile_at_its_end_an_aqueduct_cannot_grow() -> None:
    scene = end_at("e12", "e14-f15")
    assert scene.clause("aqueduct") == "CM-6.4"
    assert scene.view()["lines"][0]["pieces"] == []


@pytest.mark.clause("CM-11.14")
def test_a_bridge_space_with_its_tile_counts_as_empty() -> None:
    scene = end_at("g6", "g6-f7")
    assert 5 in scene.view()["bridges"]
    assert ways(scene) == {"nw", "e"}  # nw runs along the fifth bridge space


@pytest.mark.clause("CM-11.14")
def test_a_bridge_space_with_its_tile_has_no_sides_of_its_own() -> None:
    scene = end_at("g4", "g6-f7")
    assert refused(scene, "ne") == "CM-11.4"
    assert refused(scene, "e") == "CM-11.4"


@pytest.mark.clause("CM-11.5")
@pytest.mark.parametrize(
    ("where", "along", "others"),
    [("i8", "sw se", "ne nw"), ("j7", "e ne", "nw se"), ("j9", "nw w", "ne se")],
)
def test_pieces_lie_between_a_tile_and_a_hill_only_if_the_setting_allows_it(
    where: str, along: str, others: str
) -> None:
    tiles = ("i8-i10", "i6-i8", "k8-j9")
    free = end_at(where, *tiles, aqueduct_along_hill=True)
    assert ways(free) == set(along.split() + others.split())
    strict = end_at(where, *tiles)
    assert ways(strict) == set(others.split())
    assert [refused(strict, way) for way in along.split()] == ["CM-11.5"] * 2


@pytest.mark.clause("CM-11.5")
def test_nothing_is_forbidden_at_a_hill_that_is_not_in_play() -> None:
    tiles = ("i8-i10", "i6-i8", "k8-j9")
    out = "quirinalis caelius viminalis"
    for setting in (True, False):
        scene = end_at("i8", *tiles, hills=out, aqueduct_along_hill=setting)
        assert ways(scene) == {"ne", "nw", "sw", "se"}


@pytest.mark.clause("CM-11.4", "CM-11.5")
def test_a_side_of_a_hill_alone_cannot_be_used() -> None:
    scene = end_at("i8", "i8-i10", aqueduct_along_hill=True)
    assert ways(scene) == {"ne", "se"}
    assert refused(scene, "sw") == "CM-11.4"
    strict = end_at("i8", "i8-i10")
    assert [refused(strict, "sw"), refused(strict, "se")] == ["CM-11.4", "CM-11.5"]


# ---- the path ----------------------------------------------------------------------------------


@pytest.mark.clause("CM-11.3")
def test_a_piece_goes_from_the_far_end_to_a_new_corner() -> None:
    scene = end_at("d11", "e12-e14", "d11-e12").lead("gray", "e10", "e12")
    assert ways(scene) == {"ne", "se"}
    scene.play("aqueduct", "lay gray ne")
    assert scene.line("gray") == ["c18", "d11", "e10", "e12", "d13", "e14"]
    laid = [(facts["way"], facts["corner"]) for facts in scene.facts("laid")]
    assert laid == [("@way-ne", "d13"), ("@way-se", "e14")]  # d11 is taken: no choice


@pytest.mark.clause("CM-11.6")
def test_an_aqueduct_never_meets_itself() -> None:
    scene = end_at("e12", "e12-e14").lead("gray", "d13", "e14")
    assert ways(scene) == {"sw"}
    assert refused(scene, "nw") == "CM-11.6"  # the piece it came by
    scene.lead("gray", "f13")
    assert refused(scene, "nw") == "CM-11.6"  # it would close the ring
    assert refused(scene, "ne") == "CM-11.6"


@pytest.mark.clause("CM-11.6")
def test_an_aqueduct_does_not_return_to_its_outlet() -> None:
    scene = end_at("d17", "d17-d19")
    assert ways(scene) == {"se"}
    assert refused(scene, "ne") == "CM-11.6"


@pytest.mark.clause("CM-11.7")
@pytest.mark.parametrize("path", [["d13"], ["d13", "a6"], ["a6", "d13", "a8"]])
def test_an_aqueduct_never_meets_another_one(path: list[str]) -> None:
    scene = end_at("e12", "e12-e14", "d11-e12")
    assert ways(scene) == {"ne", "se", "w"}
    scene.lead("white", *path)
    assert ways(scene) == {"se", "w"}
    assert refused(scene, "ne") == "CM-11.7"


@pytest.mark.clause("CM-11.9")
def test_buildings_fountains_and_officials_do_not_hinder_pieces() -> None:
    scene = turn("blue e12-e14 1", "blue d11-e12 0", hills=HILLS).lead("gray", "e12")
    before = ways(scene)
    scene.erect("e12", "temple", 1).erect("d13", "bath", 0).erect("f13", "fountain")
    assert ways(scene) == before == {"ne", "se", "w"}
    scene.play("aqueduct", "lay gray ne", "lay gray se")
    assert scene.line("gray") == ["c18", "e12", "d13", "e14"]


@pytest.mark.clause("CM-11.10")
def test_tiles_laid_later_beside_a_piece_change_nothing() -> None:
    scene = end_at("e12", "e12-e14").lead("gray", "d13")
    scene.play("play red")
    assert scene.clause("place e12-d13") == "CM-8.3"  # no tile can swallow the piece
    scene.play("place d11-e12", "unmanned")
    assert scene.line("gray") == ["c18", "e12", "d13"]
    assert scene.view()["lines"][0]["left"] == 11


@pytest.mark.clause("CM-11.10", "CM-11.3", "CM-11.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_never_move_and_corners_are_never_shared(players: int) -> None:
    scene = dealt(players, b"pieces")
    chance = Deal(b"pieces %d" % players)
    before = [scene.line(line) for line in LINE_IDS]
    while not scene.table.over():
        legal = scene.legal()
        keen = [move for move in legal if move.split()[0] in ("aqueduct", "play")] or legal
        scene.play(keen[chance.below(len(keen))])
        after = [scene.line(line) for line in LINE_IDS]
        for old, new in zip(before, after):
            assert new[: len(old)] == old
        before = after
    corners = [where for path in before for where in path]
    assert len(corners) == len(set(corners)) > 3
    assert max(len(path) for path in before) <= 14


@pytest.mark.clause("CM-11.11")
@pytest.mark.parametrize(("laid", "more"), [(11, 2), (12, 1), (13, 0)])
def test_an_aqueduct_ends_with_its_thirteenth_piece(laid: int, more: int) -> None:
    scene = turn("blue e12-e14", hills=HILLS)
    scene.lead("gray", *RIM[: laid - 1], "e12")
    assert len(scene.line("gray")) == laid + 1
    if not more:
        assert scene.clause("aqueduct") == "CM-6.4"
        assert refused(scene, "ne") == "CM-11.11"
        assert ways(scene) == set()
        return
    scene.play("aqueduct", "lay gray ne")
    assert len(scene.line("gray")) == laid + 1 + more
    assert scene.step() == "act"
    assert scene.view()["lines"][0]["left"] == 0


# ---- connection --------------------------------------------------------------------------------


@pytest.mark.clause("CM-11.13")
def test_a_building_is_connected_on_the_way_and_at_the_end_of_any_aqueduct() -> None:
    scene = turn(hills=HILLS).lead("gray", "d17", "d15").lead("brown", "h17")
    for where in ("d17", "d15", "h17", "e12"):
        scene.erect(where, "temple", 1)
    scene.erect("g10", "fountain").lead("white", "g10")
    seen = {site["corner"]: site["connected"] for site in scene.view()["sites"]}
    assert seen == {"d17": True, "d15": True, "h17": True, "g10": True, "e12": False}
    assert (scene.row("aqueducts", 1), scene.row("aqueducts", 0)) == (6, 0)
