"""People made of scripts: what is printed is kept, what is asked is answered."""

import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from groma.bots import BOTS, Bot
from groma.core.game import Game, games
from groma.core.match import Match, open_match
from groma.text.files import write_record
from groma.text.play import Sitting
from groma.text.words import Words

SEED = bytes(range(32))
TO_THE_OFFER = ["1", "1"]  # both Builders as near to the Emperor as can be: Anna is first to take


class Script:
    """Answers line by line, then with what `then` says, else with the end of input."""

    width = 79

    def __init__(self, lines: Iterable[str] = (), then: Callable[[], str | None] | None = None):
        self.lines = list(lines)
        self.then = then
        self.printed: list[str] = []
        self.tones: list[str] = []
        self.screens: list[list[str]] = [[]]  # what was printed between two hidings
        self.asked: list[str] = []

    def tell(self, lines: Iterable[str], tone: str = "") -> None:
        for line in lines:
            self.printed.append(line)
            self.tones.append(tone)
            self.screens[-1].append(line)

    def ask(self, prompt: str) -> str | None:
        self.asked.append(prompt)
        self.screens[-1].append(prompt)
        if self.lines:
            return self.lines.pop(0)
        return None if self.then is None else self.then()

    def hide(self) -> None:
        self.screens.append([])

    @property
    def text(self) -> str:
        return "\n".join(self.printed)


def sit(
    game: Game[Any],
    lines: Iterable[str] = (),
    names: tuple[str, ...] = ("Anna", "random"),
    lang: str = "en",
    plain: bool = False,
    save: Path | None = None,
    match: Match | None = None,
) -> tuple[Sitting, Script]:
    """A sitting with a script, not begun yet."""
    match = match or open_match(game, list(names), SEED)
    script = Script(lines)
    bots: list[Bot | None] = [BOTS[name](SEED) if name in BOTS else None for name in match.names]
    words = Words(game, lang, match.names)
    return Sitting(match, bots, words, script, plain, save), script


def numbers(sitting: Sitting, seed: int = 1) -> Callable[[], str | None]:
    """Any number of the list, until the game is over."""
    chance = random.Random(seed)

    def answer() -> str | None:
        if sitting.match.state.over():
            return None
        return str(chance.randint(1, len(sitting.match.state.legal())))

    return answer


def after(game: Game[Any], *lines: str, **options: Any) -> str:
    """What is printed in answer to the last line."""
    sitting, script = sit(game, lines, **options)
    printed_before: list[int] = []  # how much was printed before each question
    ask = script.ask

    def watch(prompt: str) -> str | None:
        printed_before.append(len(script.printed))
        return ask(prompt)

    script.ask = watch  # type: ignore[method-assign]
    sitting.run()
    return "\n".join(script.printed[printed_before[len(lines) - 1] : printed_before[len(lines)]])


def finished(path: Path) -> dict[str, object]:
    """The record of a whole game, in a file."""
    match = open_match(games()["city-of-rome"], ["Anna", "Bert"], SEED)
    chance = random.Random(4)
    while not match.state.over():
        match.play(match.state.seat, chance.choice(match.state.legal()))
    write_record(path, match)
    form: dict[str, object] = json.loads(path.read_text())
    return form
