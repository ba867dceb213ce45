"""What the table says about a scene of any game, for tests."""

from typing import Any

from groma.core.sayings import Fact, Saying
from groma.words import Words
from tests.scenes.scene import Play

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil"]


def seen(scene: Play[Any], viewer: int | None = None) -> Any:
    """The table through the eyes of a seat, else of the one that decides."""
    return scene.view(scene.table.seat if viewer is None else viewer)


def hinted(scene: Play[Any], move: str) -> dict[str, Fact]:
    """What the view of who decides adds to a move."""
    assert scene.game.hint is not None
    return scene.game.hint(seen(scene), scene.move(move))


def said(scene: Play[Any], move: str, ears: bool = False, lang: str = "en") -> str:
    """A move as the table says it to who decides."""
    words = Words(scene.game, lang, NAMES)
    words.ears = ears
    return words.move(scene.move(move), hinted(scene, move))


def refused(scene: Play[Any], move: str, lang: str = "en") -> str:
    """Why a move is not allowed, as the table says it."""
    return Words(scene.game, lang, NAMES).refusal(scene.why_not(move))


def sayings(scene: Play[Any], message: str, viewer: int = 0) -> list[Saying]:
    """All sayings of one message in the description."""
    assert scene.game.describe is not None
    described = scene.game.describe(seen(scene, viewer))
    return [saying for saying in described if saying.message == message]


def sentences(scene: Play[Any], message: str, viewer: int = 0, lang: str = "en") -> list[str]:
    """The same as sentences."""
    words = Words(scene.game, lang, NAMES)
    return [words.say(saying) for saying in sayings(scene, message, viewer)]


def asked(scene: Play[Any], lang: str = "en") -> str:
    """The prompt, as who decides reads it."""
    assert scene.game.brief is not None
    facts = scene.game.brief(seen(scene))
    return str(Words(scene.game, lang, NAMES).find("ask-" + scene.step(), facts))
