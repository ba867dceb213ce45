"""Scenes of Carpe Diem that tests of its words share, and its maps as lines."""

from groma.games.carpe_diem import GAME
from groma.words import Words
from tests.games.told import NAMES, sayings
from tests.scenes.carpe_diem import Scene

# A villa of three chimneys, open to the right, and the beginning of a pond, open above
STREET = "villa_straight2 at c3 x1 | villa_end1 at b3 x1 | fish_pond_end at c2"


def grid_of(scene: Scene, message: str, lang: str = "en") -> list[str]:
    """A grid as lines, each cell as wide as the map needs."""
    words = Words(GAME, lang, NAMES)
    found = sayings(scene, message)[0]
    assert found.grid is not None
    return [" ".join(str(words.word(cell)).ljust(3) for cell in row).rstrip() for row in found.grid]
