"""What the table says about scenes of City of Marble, for tests."""

from groma.core.sayings import Fact, Saying
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.looks import MarbleView
from groma.games.city_of_marble.talk import brief, describe, hint
from groma.text.words import Words
from tests.scenes.city_of_marble import Scene, turn

NAMES = ["Anna", "Bert", "Cleo", "Dora"]
# A tile on e12-e14 completes both of its blunt corners, each with three structures
NOTCH = ("blue e14-d15", "blue e14-f15", "blue c12-d13", "blue d11-e12", "blue f11-e12")


def theatre() -> Scene:
    """Five of the six sides of e12 are covered; with e10-d11 it is a theatre."""
    return turn(
        "red f11-e12 1", "yellow f13-e14 1", "yellow d13-e14 2", "yellow d11-d13 0", players=3
    )


def seen(scene: Scene, viewer: int | None = None) -> MarbleView:
    """The table through the eyes of a seat, else of the one that decides."""
    view: MarbleView = scene.view(scene.table.seat if viewer is None else viewer)
    return view


def hinted(scene: Scene, move: str) -> dict[str, Fact]:
    """What the view of who decides adds to a move."""
    return hint(seen(scene), scene.move(move))


def said(scene: Scene, move: str, ears: bool = False, lang: str = "en") -> str:
    """A move as the table says it to who decides."""
    words = Words(GAME, lang, NAMES)
    words.ears = ears
    return words.move(scene.move(move), hinted(scene, move))


def refused(scene: Scene, move: str, lang: str = "en") -> str:
    """Why a move is not allowed, as the table says it."""
    return Words(GAME, lang, NAMES).refusal(scene.why_not(move))


def sayings(scene: Scene, message: str, viewer: int = 0) -> list[Saying]:
    """All sayings of one message in the description."""
    return [saying for saying in describe(seen(scene, viewer)) if saying.message == message]


def sentences(scene: Scene, message: str, viewer: int = 0, lang: str = "en") -> list[str]:
    """The same as sentences."""
    words = Words(GAME, lang, NAMES)
    return [words.say(saying) for saying in sayings(scene, message, viewer)]


def asked(scene: Scene, lang: str = "en") -> str:
    """The prompt, as who decides reads it."""
    return str(Words(GAME, lang, NAMES).find("ask-" + scene.step(), brief(seen(scene))))


def map_of(scene: Scene, lang: str = "en") -> list[str]:
    """The map as lines."""
    words = Words(GAME, lang, NAMES)
    (found,) = sayings(scene, "say-map")
    assert found.grid is not None
    rows = [[str(words.word(cell)) for cell in row] for row in found.grid]
    width = max(len(row[1]) for row in rows)
    return [f"{row[0]:1} {row[1]:{width}} {row[2]}".rstrip() for row in rows]
