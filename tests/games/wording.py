"""What tests of a game's words need: its messages, sentences made of them, and all that is said."""

import ast
import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.sayings import Fact, Saying, label_word, of_facts, sorts_of
from groma.core.sheet import Line
from groma.words.about import STEPS

LANGUAGES = ("de", "en")
SOURCES = Path(__file__).resolve().parents[2] / "src"


def sources_of(game: Game[Any]) -> Path:
    """The folder of a game: of ours what is written, which may not be what is installed."""
    ours = SOURCES.joinpath(*game.package.split("."))
    return ours if ours.is_dir() else Path(str(files(game.package)))


class Wording:
    """The words of one game: every sentence must be whole, without a gap or a missing fact."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.entries = cache(self._entries)
        self._bundle = cache(self._made)
        self._referred = cache(self._said)

    def text_of(self, language: str) -> str:
        """The words file."""
        return (files(self.game.package) / "words" / f"{language}.ftl").read_text("utf-8")

    def _entries(self, language: str) -> dict[str, fluent.Message]:
        found: dict[str, fluent.Message] = {}
        for entry in FluentParser().parse(self.text_of(language)).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found
                found[entry.id.name] = entry
        return found

    def _made(self, language: str) -> FluentBundle:
        made = FluentBundle([language], use_isolating=False)
        table = (files("groma.words") / "words" / f"{language}.ftl").read_text("utf-8")
        for text in (table, self.text_of(language)):  # a game may say better what the table says
            made.add_resource(FluentResource(text), allow_overrides=True)
        return made

    def has(self, language: str, message: str) -> bool:
        """Whether the game or the table has words for it."""
        return bool(self._bundle(language).has_message(message))

    def say(self, language: str, message: str, facts: dict[str, Fact]) -> str:
        """The sentence; a fact "@id" is the words of another message."""
        words: dict[str, Any] = {name: self.resolve(language, fact) for name, fact in facts.items()}
        pattern = self._bundle(language).get_message(message).value
        assert pattern is not None
        text, errors = self._bundle(language).format_pattern(pattern, words)
        assert not errors, (language, message, facts, errors)
        assert isinstance(text, str)
        assert text, (language, message, facts)
        assert text == text.strip(), (language, message, facts)
        assert "  " not in text, text
        return text

    def resolve(self, language: str, fact: Fact) -> Fact:
        """A fact with its references in words; every seat is called Claudia."""
        if isinstance(fact, int):
            return fact
        return re.sub("@([A-Za-z0-9-]+)", lambda found: self._referred(language, found[1]), fact)

    def _said(self, language: str, message: str) -> str:
        if re.fullmatch("seat-[0-4]", message):
            return "Claudia"
        return self.say(language, message, {})

    def line(self, line: Line) -> Saying:
        """A line of the sheet as a saying; a fact named like a sort is said in its words."""
        told = of_facts(sorts_of(self.game.moves, self.game.notes), line.facts)
        facts: dict[str, Fact] = {"points": line.points, **told}
        return Saying("line-" + line.clause.replace(".", "-"), facts)


# ---- what a game asks for -----------------------------------------------------------------------


def clauses_in(path: Path, steps: list[Any]) -> set[str]:
    """The clauses that a file hands to `bar` or `strike`; a step may hand over its own."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for part in tree.body:
        own = {step.clause for step in steps if part_of(part, step)}
        for node in ast.walk(part):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                at = {"bar": 2, "strike": 1}.get(name, -1)
                if at >= 0:
                    clause = node.args[at]
                    if ast.unparse(clause) == "self.clause":
                        found |= own
                        continue
                    assert isinstance(clause, ast.Constant), f"{path}:{node.lineno}"
                    assert isinstance(clause.value, str)
                    found.add(clause.value)
    return found


def part_of(part: ast.stmt, step: Any) -> bool:
    """Whether a step is one of a class."""
    return isinstance(part, ast.ClassDef) and part.name in [c.__name__ for c in type(step).__mro__]


def refusals(game: Game[Any], steps: list[Any]) -> set[str]:
    """All clauses that can refuse a move."""
    paths = sources_of(game).rglob("*.py")
    return set().union(*[clauses_in(path, steps) for path in paths])


def declared(game: Game[Any]) -> set[str]:
    """The messages that follow from what a game declares, and those of its tutorial."""
    state = game.deal(game.players[0], game.defaults(), Deal(b"words"), None)
    ids = {"title", "help-game"}
    for sort in sorts_of(game.moves, game.notes).values():
        if sort.worded:
            ids |= {label_word(sort, label).removeprefix("@") for label in sort.labels}
    ids |= {"note-" + kind.name for kind in game.notes.kinds}
    ids |= {"move-" + family.name for family in game.moves.families}
    ids |= {"ask-" + step.name for step in state.steps if step.width}
    ids |= {"refused-" + clause.replace(".", "-") for clause in refusals(game, state.steps)}
    ids |= {"row-" + row for row in game.sheet(state, 0, 0).rows}
    ids |= {"setting-" + setting.name.replace("_", "-") for setting in game.settings}
    return ids | taught(game)


def needed(game: Game[Any]) -> set[str]:
    """What is declared, what is better said than not, and what the sentences of a game name."""
    ids = declared(game) | {"tagline", "box-remark", "window-tension"}
    ids |= {f"window-step-{number}" for number in STEPS}
    ids |= {"short-" + row for row in ids if row.startswith("row-")}
    for setting in game.settings:
        if setting.labels != ["off", "on"]:
            ids |= {f"value-{setting.name}-{label}".replace("_", "-") for label in setting.labels}
    for path in sources_of(game).rglob("*.py"):
        ids |= set(re.findall(r'[@" ](say-[a-z-]+)"', path.read_text(encoding="utf-8")))
    return ids


def lines_of(game: Game[Any], *clauses: str) -> set[str]:
    """The words of the lines of a sheet; these are all clauses that its scoring names."""
    scoring = (sources_of(game) / "scoring.py").read_text("utf-8")
    assert set(re.findall(r'"([A-Z]{2}-\d+\.\d+)"', scoring)) == set(clauses)
    return {"line-" + clause.replace(".", "-") for clause in clauses}


def check_whole(game: Game[Any], asked: set[str], fewest: int) -> None:
    """No message is missing and none is idle: only parts of sentences are not asked for by name."""
    assert len(asked) > fewest
    for language in LANGUAGES:
        have = set(Wording(game).entries(language))
        assert have - asked == {name for name in have if name.startswith(("part-", "sign-"))}
        assert asked <= have


def taught(game: Game[Any]) -> set[str]:
    """The messages of the game's tutorial, if it has one."""
    path = sources_of(game) / "texts" / "tutorial.json"
    steps = json.loads(path.read_text("utf-8"))["steps"] if path.exists() else []
    return {step[part] for step in steps for part in ("say", "hint") if part in step}
