"""How places of City of Marble are called."""

import pytest

from groma.games.city_of_marble import GAME
from groma.games.city_of_marble import tables as t
from groma.games.city_of_marble.places import (
    bridge_place,
    corner_place,
    outlet_place,
    spot_place,
    spot_short,
)
from groma.words import Words


def said(place: str, lang: str = "en") -> str:
    return str(Words(GAME, lang).word(place))


@pytest.mark.parametrize(
    ("corner", "en", "de"),
    [
        (
            "e12",
            "e12, between the Viminal and the Palatine",
            "e12, zwischen Viminal und Palatin",
        ),
        ("f7", "f7, south of the Capitoline", "f7, südlich vom Kapitol"),
        ("i8", "i8, at the Aventine", "i8, am Aventin"),
        ("b5", "b5, west of the Quirinal", "b5, westlich vom Quirinal"),
        ("f21", "f21, white outlet", "f21, weißer Wasseraustritt"),
    ],
)
def test_a_corner_is_seen_from_the_hills(corner: str, en: str, de: str) -> None:
    assert said(corner_place(corner)) == en
    assert said(corner_place(corner), "de") == de


@pytest.mark.parametrize(
    ("spot", "en", "de"),
    [
        (
            "e12-e14",
            "e12-e14 (upright), between the Viminal and the Palatine",
            "e12-e14 (aufrecht), zwischen Viminal und Palatin",
        ),
        (
            "f11-e12",
            "f11-e12 (leaning left), between the Palatine and the Viminal",
            "f11-e12 (nach links geneigt), zwischen Palatin und Viminal",
        ),
        (
            "e18-f19",
            "e18-f19 (leaning right), at the Esquiline",
            "e18-f19 (nach rechts geneigt), am Esquilin",
        ),
    ],
)
def test_a_tile_says_how_it_lies_and_where(spot: str, en: str, de: str) -> None:
    assert said(spot_place(spot)) == en
    assert said(spot_place(spot), "de") == de
    assert en.startswith(said(spot_short(spot)) + ", ")


def test_a_tile_leans_to_where_its_northern_sharp_corner_is() -> None:
    for spot in range(t.SPOTS):
        first, second, north, south = t.CORNER_OF[4 * spot : 4 * spot + 4]
        lean = t.CORNER_COLUMN[north] - t.CORNER_COLUMN[south]
        words = said(spot_short(t.SPOT_IDS[spot]))
        assert words.endswith("(leaning left)") == (lean < 0)
        assert words.endswith("(leaning right)") == (lean > 0)
        assert words.startswith(f"{t.CORNER_IDS[first]}-{t.CORNER_IDS[second]} ")


def test_bridges_and_outlets_have_names() -> None:
    assert said(bridge_place(3)) == "bridge 3 on the Tiber"
    assert said(bridge_place(7), "de") == "Brücke 7 am Tiber"
    assert [said(outlet_place(line)) for line in t.LINE_IDS] == [
        "grey outlet",
        "white outlet",
        "brown outlet",
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_place_has_words_of_its_own(lang: str) -> None:
    corners = [said(corner_place(corner), lang) for corner in t.CORNER_IDS]
    spots = [said(spot_place(spot), lang) for spot in t.SPOT_IDS]
    assert all("@" not in words and ", " in words for words in corners + spots)
    sides = {words.partition(", ")[2].partition(" ")[0] for words in corners}
    wanted = {
        "en": {"north", "north-east", "east", "south-east", "south", "south-west", "between", "at"},
        "de": {"nördlich", "nordöstlich", "östlich", "südöstlich", "südlich", "zwischen", "am"},
    }
    assert wanted[lang] <= sides


def test_hill_and_side_agree_with_the_board() -> None:
    """A corner north of a hill has a smaller row than all of its corners, and so on."""
    for corner in range(t.CORNERS):
        if t.CORNER_OTHER[corner] >= 0 or corner in t.OUTLET:
            continue
        hill = t.CORNER_HILL[corner]
        own = t.HILL_CORNER[3 * hill : 3 * hill + 3]
        words = said(corner_place(t.CORNER_IDS[corner])).partition(", ")[2]
        if "north" in words:
            assert t.CORNER_ROW[corner] < max(t.CORNER_ROW[c] for c in own), words
        if "south" in words:
            assert t.CORNER_ROW[corner] > min(t.CORNER_ROW[c] for c in own), words
        if "east" in words:
            assert t.CORNER_COLUMN[corner] > min(t.CORNER_COLUMN[c] for c in own), words
        if "west" in words:
            assert t.CORNER_COLUMN[corner] < max(t.CORNER_COLUMN[c] for c in own), words
