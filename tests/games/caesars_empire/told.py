"""What the table says about scenes of Caesar's Empire, for tests."""

from groma.core.sayings import Fact, Saying
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.looks import CaesarView
from groma.games.caesars_empire.talk import brief, describe, hint
from groma.text.words import Words
from tests.scenes.caesars_empire import Scene, empire

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil"]


def east() -> Scene:
    """Three players; Anna and Bert have built to the east, Cleo to Gaul. Anna has the turn."""
    scene = empire(3)
    scene.lay("brundisium meat", "salonae wine", "mediolanum oil", "massilia gold")
    scene.lay("dyrrhachium wheat", "athenae meat", "thessalonica gold", "lugdunum wood")
    scene.road(0, "roma-brundisium").road(1, "roma-salonae").road(2, "roma-mediolanum")
    return scene.road(2, "mediolanum-massilia").points(3, 2, 4).turn(0)


def seen(scene: Scene, viewer: int | None = None) -> CaesarView:
    """The table through the eyes of a seat, else of the one that decides."""
    view: CaesarView = scene.view(scene.table.seat if viewer is None else viewer)
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
