"""What the table says about scenes of Carpe Diem, for tests."""

from groma.core.sayings import Fact, Saying, seat_word
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.speech.describe import describe
from groma.games.carpe_diem.speech.hints import hint
from groma.games.carpe_diem.speech.prompt import brief
from groma.games.carpe_diem.view.forms import CarpeView
from groma.words import Words
from tests.scenes.carpe_diem import Scene

NAMES = ["Anna", "Bert", "Cleo", "Dora"]
# A villa of three chimneys, open to the right, and the beginning of a pond, open above
STREET = "villa_straight2 at c3 x1 | villa_end1 at b3 x1 | fish_pond_end at c2"


def seen(scene: Scene, viewer: int = 0) -> CarpeView:
    """The table through the eyes of a seat."""
    view: CarpeView = GAME.view(scene.table, viewer)
    return view


def hinted(scene: Scene, move: str, viewer: int = 0) -> dict[str, Fact]:
    """What a view adds to a move."""
    number = GAME.moves.parse(move)
    assert number >= 0
    return hint(seen(scene, viewer), number)


def said(scene: Scene, move: str, ears: bool = False, lang: str = "en") -> str:
    """A move as the table says it to seat 0."""
    words = Words(GAME, lang, NAMES)
    words.ears = ears
    return words.move(GAME.moves.parse(move), hinted(scene, move))


def refused(scene: Scene, move: str, lang: str = "en") -> str:
    """Why seat 0 may not make a move, as the table says it."""
    return Words(GAME, lang, NAMES).refusal(scene.why_not(move))


def sayings(scene: Scene, message: str, viewer: int = 0) -> list[Saying]:
    """All sayings of one message in the description."""
    return [saying for saying in describe(seen(scene, viewer)) if saying.message == message]


def sentences(scene: Scene, message: str, viewer: int = 0, lang: str = "en") -> list[str]:
    """The same as sentences."""
    words = Words(GAME, lang, NAMES)
    return [words.say(saying) for saying in sayings(scene, message, viewer)]


def asked(scene: Scene) -> str:
    """The prompt, as seat 0 reads it."""
    facts: dict[str, Fact] = {"seat": seat_word(0), **brief(seen(scene))}
    return str(Words(GAME, "en", NAMES).find("ask-" + scene.step(), facts))


def grid_of(scene: Scene, message: str, lang: str = "en") -> list[str]:
    """A grid as lines, each cell as wide as the map needs."""
    words = Words(GAME, lang, NAMES)
    found = sayings(scene, message)[0]
    assert found.grid is not None
    return [" ".join(str(words.word(cell)).ljust(3) for cell in row).rstrip() for row in found.grid]
