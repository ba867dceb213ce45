"""The package keeps the contract, says all it has to say, teaches, and its bot plays well."""

import json
from importlib.resources import files

import pytest

from groma.bots import BOTS
from groma.bots.position import Bot, Position
from groma.bots.random import Random
from groma.core.conformance import fuzz
from groma.core.deal import Deal
from groma.core.game import games
from groma.core.notes import Log
from groma.core.sayings import Saying, of_facts, of_move, of_note
from groma.words.book import book, messages
from groma.words.rules import load_rules
from groma.words.tutorials import load_tutorial
from merels import GAME
from merels.points import POINT
from merels.rules import STEPS
from merels.tensors import TENSORS

every_language = pytest.mark.parametrize("lang", ["de", "en"])


def test_it_is_found_when_it_is_installed() -> None:
    assert games()["merels"] is GAME


def test_random_games_keep_every_promise() -> None:
    assert fuzz(GAME, [2], 10, b"merels", lambda line: None, care=10) == []


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_tensor_says_what_the_view_says(viewer: int) -> None:
    """The same numbers, made of nothing but the view: so they say no more and no less."""
    table = GAME.deal(2, GAME.defaults(), Deal(b"tensor"), None)
    chance = Random(b"tensor")
    own = viewer % 2
    seen = set()
    while not table.over():
        view = GAME.view(table, viewer)
        men = [0] * POINT.size
        for owner, points in ((1, view["men"][own]), (2, view["men"][1 - own])):
            for point in points:
                men[POINT.parse(point)] = owner
        told = TENSORS.layout(2).named(TENSORS.numbers(table, viewer))
        assert told == {
            "step": [1 + [step.name for step in STEPS].index(view["step"])],
            "decides": [1 + (view["decides"] - own) % 2],
            "men": men,
            "hand": [view["hand"][own], view["hand"][1 - own]],
            "lost": [view["lost"][own], view["lost"][1 - own]],
            "lifted": [1 + POINT.parse(view["lifted"] or "")],
            "quiet": [view["quiet"]],
        }
        seen.add(view["step"])
        table.play(chance.choose(Position(GAME, table, table.seat)))
    assert {"place", "lift", "set"} <= seen


@pytest.mark.parametrize("mine", [0, 1])
def test_the_bot_beats_chance(mine: int) -> None:
    for number in range(10):
        table = GAME.deal(2, GAME.defaults(), Deal(b"%d" % number), None)
        bots: list[Bot] = [Random(b"%d" % number), Random(b"%d" % number)]
        bots[mine] = BOTS["journeyman"](b"%d" % number)
        while not table.over():
            table.play(bots[table.seat].choose(Position(GAME, table, table.seat)))
        assert GAME.winners(table) == [mine]


# ---- words --------------------------------------------------------------------------------------


class Strict(dict[str, int | str]):
    """Facts of which none may be missing."""

    def get(self, name: str, /) -> int | str:  # type: ignore[override]
        return self[name]


def say(lang: str, saying: Saying) -> str:
    """A sentence whole, or an error."""
    said = book(("groma.words", "merels"), lang).say(saying.message, Strict(saying.facts))
    assert said, saying.message
    return said


def test_both_languages_have_the_same_messages() -> None:
    assert list(messages("merels", "de")) == list(messages("merels", "en"))


@every_language
def test_what_is_declared_has_words(lang: str) -> None:
    known = messages("merels", lang)
    wanted = {"title", "tagline", "help-game", "row-result", "setting-flying"}
    wanted |= {f"note-{kind.name}" for kind in GAME.notes.kinds}
    wanted |= {f"move-{family.name}" for family in GAME.moves.families}
    wanted |= {f"ask-{step.name}" for step in STEPS if step.width}
    wanted |= {f"view-{section.name}" for section in GAME.sections.declared}
    assert wanted <= known.keys()


@every_language
@pytest.mark.parametrize("seed", [0, 1])  # chance alone, and the bot against it
def test_whole_games_are_told(lang: str, seed: int) -> None:
    log = Log(3)
    table = GAME.deal(2, GAME.defaults(), Deal(b"%d" % seed), log)
    bots: list[Bot] = [BOTS["journeyman"](b"x") if seed else Random(b"x"), Random(b"y")]
    assert GAME.describe
    assert GAME.hint
    assert GAME.brief
    while True:
        for viewer in range(3):
            for saying in GAME.describe(GAME.view(table, viewer)):
                say(lang, saying)
        if table.over():
            break
        view = GAME.view(table, table.seat)
        say(lang, Saying("ask-" + table.pending().name, GAME.brief(view)))
        for move in range(GAME.moves.count):
            refusal = table.why_not(table.seat, move)
            if refusal is not None:
                say(lang, Saying(refusal.message, of_facts({}, refusal.facts)))
            say(lang, of_move(GAME.moves, move, {**GAME.hint(view, move), "ears": 1}))
        table.play(bots[table.seat].choose(Position(GAME, table, table.seat)))
    for note in log.notes:
        say(lang, of_note(GAME.notes, note))
    for seat in (0, 1):
        for line in GAME.sheet(table, seat, seat).lines:
            told = of_facts({}, line.facts)
            say(lang, Saying("line-" + line.clause.replace(".", "-"), told))


@every_language
def test_both_rules_texts_have_the_same_clauses_and_say_what_is_ours(lang: str) -> None:
    rules, english = load_rules(GAME, lang), load_rules(GAME, "en")
    assert rules is not None
    assert english is not None
    assert list(rules.clauses) == list(english.clauses)
    assert sorted(rules.whys) == sorted(rules.left_open())
    assert "ME-6.3" in rules.left_open()


# ---- the tutorial -------------------------------------------------------------------------------


def test_the_tutorial_is_sound() -> None:
    tutorial = load_tutorial(GAME)
    assert tutorial is not None
    assert tutorial.faults() == []
    assert GAME.scores(tutorial.after(len(tutorial.record.moves)).state) == [2, 0]
    for step in tutorial.steps:
        assert bool(step.hint) == step.gate


@every_language
def test_the_tutorial_has_its_words_and_no_others(lang: str) -> None:
    form = json.loads((files("merels") / "texts" / "tutorial.json").read_text("utf-8"))
    said = [step[part] for step in form["steps"] for part in ("say", "hint") if part in step]
    assert said == [name for name in messages("merels", lang) if name.startswith("tutorial-")]
