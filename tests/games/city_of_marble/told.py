"""Scenes of City of Marble that tests of its words share, and its map as lines."""

from groma.games.city_of_marble import GAME
from groma.words import Words
from tests.games.told import NAMES, sayings
from tests.scenes.city_of_marble import Scene, turn

# A tile on e12-e14 completes both of its blunt corners, each with three structures
NOTCH = ("blue e14-d15", "blue e14-f15", "blue c12-d13", "blue d11-e12", "blue f11-e12")


def theatre() -> Scene:
    """Five of the six sides of e12 are covered; with e10-d11 it is a theatre."""
    return turn(
        "red f11-e12 1", "yellow f13-e14 1", "yellow d13-e14 2", "yellow d11-d13 0", players=3
    )


def map_of(scene: Scene, lang: str = "en") -> list[str]:
    """The map as lines."""
    words = Words(GAME, lang, NAMES)
    (found,) = sayings(scene, "say-map")
    assert found.grid is not None
    rows = [[str(words.word(cell)) for cell in row] for row in found.grid]
    width = max(len(row[1]) for row in rows)
    return [f"{row[0]:1} {row[1]:{width}} {row[2]}".rstrip() for row in rows]
