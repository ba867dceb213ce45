"""Why a piece may not lie somewhere, for each of the three aqueducts, and along which hills."""

import pytest

from groma.games.city_of_marble.tables import PIECES, WAY_IDS
from tests.scenes.city_of_marble import Scene, turn

CAELIUS = "caelius quirinalis viminalis"  # the brown line can come to its corner i16 ...
FLAT = "aventinus quirinalis viminalis"  # ... where there is only a mark without it
BESIDE_THE_HILL = ["green h15-h17", "blue i14-j15", "red i16-j17"]


def at_the_hill(hills: str, along: bool) -> Scene:
    """The brown aqueduct ends at i16; two tiles have a side at the triangle of the Caelian."""
    scene = turn(*BESIDE_THE_HILL, hills=hills, aqueduct_along_hill=along)
    return scene.lead("brown", "i16").play("aqueduct")


def answers(scene: Scene, line: str) -> dict[str, str]:
    """For each way that a piece is not allowed to go: the clause."""
    moves = {way: f"lay {line} {way}" for way in WAY_IDS}
    return {way: scene.clause(move) for way, move in moves.items() if not scene.allows(move)}


@pytest.mark.clause("CM-11.5")
def test_along_a_hill_only_if_the_setting_allows_it() -> None:
    assert answers(at_the_hill(CAELIUS, True), "brown") == {"e": "CM-11.6", "se": "CM-11.4"}
    assert answers(at_the_hill(CAELIUS, False), "brown") == {
        "e": "CM-11.6",
        "nw": "CM-11.5",
        "w": "CM-11.5",
        "se": "CM-11.4",
    }


@pytest.mark.clause("CM-11.5", "CM-2.2")
@pytest.mark.parametrize("along", [True, False])
def test_the_mark_of_a_hill_that_is_not_in_play_forbids_nothing(along: bool) -> None:
    assert answers(at_the_hill(FLAT, along), "brown") == {"e": "CM-11.6", "se": "CM-11.4"}


@pytest.mark.clause("CM-11.5")
def test_the_setting_leaves_every_other_way_alone() -> None:
    """East is a way like any other."""
    tiles = ["green e12-e14", "blue e14-e16"]
    for along in (True, False):
        scene = turn(*tiles, aqueduct_along_hill=along).lead("white", "f15").play("aqueduct")
        assert scene.allows("lay white nw")
        scene = turn("green f13-e14", aqueduct_along_hill=along).lead("white", "e12")
        assert scene.play("aqueduct").legal() == ["lay white e", "lay white se"]


@pytest.mark.clause("CM-11.11")
@pytest.mark.parametrize("line", ["gray", "white", "brown"])
def test_a_finished_line_is_refused_as_such(line: str) -> None:
    other = "white" if line == "gray" else "gray"
    scene = turn("green e12-e14", "blue g8-g10").lead(other, "e12")
    scene.lead(line, *["e14"] * (PIECES - 1), "g8").play("aqueduct")
    assert set(answers(scene, line).values()) == {"CM-11.11"}
    assert len(answers(scene, line)) == 6


@pytest.mark.clause("CM-11.4")
@pytest.mark.parametrize("line", ["gray", "white", "brown"])
def test_where_no_tile_has_a_side_there_is_no_way(line: str) -> None:
    scene = turn("green e12-e14", "red g8-g10").lead(line, "e12").play("aqueduct")
    assert answers(scene, line) == dict.fromkeys(["e", "nw", "w", "sw"], "CM-11.4")
