"""Every game can say all it has to say, in both languages."""

import random
import re
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.notes import Note
from groma.core.sayings import of_note
from groma.core.sorts import NUMBER, SEAT, Sort
from groma.words import Words
from tests.games.contract import GAMES, each, turned_round
from tests.games.heard import Heard
from tests.games.wording import LANGUAGES, Wording, declared

SEEDS = {"city-of-rome": 3}  # so many games are told: one of the longer ones has as much to say
EVERY = 5  # decisions from one that is told whole to the next
# Nobody learns much from these
SHUNNED = {
    "builders-antiquity": "buy-action",
    "caesars-empire": "start",
    "carpe-diem": "store",
    "city-of-marble": "draw",
    "city-of-rome": "finish",
}
RARE = {  # of another game we do not know which they are
    "builders-antiquity": {  # players at random seldom finish much, or save
        "note-bought-action",
        "note-freed-at-end",
        "note-last-round",
        "note-machine-ready",
        "note-repaid-at-end",
    },
    "caesars-empire": {
        "note-left-out",  # only with the variant for two and three
        "note-skipped",
    },
    "carpe-diem": {
        "note-nothing-to-fetch",
        "note-paid-loaves",
        "note-removed",  # never, with four players
        "note-stored",
    },
    "city-of-marble": {
        "note-blocked",
        "note-drew-one",
        "note-no-imperium",
        "note-no-marker",
        "note-passed",
        "note-spent",
    },
    "city-of-rome": {
        "note-influence-lost",
        "note-influence-tied",
        "note-put-under",
        "note-put-under-card",
        "note-replaced",
        "note-spent-token",
    },
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def variables(message: fluent.Message) -> set[str]:
    found = re.findall(r"'VariableReference', 'id': \{[^}]*'name': '(\w+)'", str(message.to_json()))
    return set(found)


@each(GAMES)
def test_both_languages_have_the_same_messages_in_the_same_order(game: Game[Any]) -> None:
    wording = Wording(game)
    assert list(wording.entries("de")) == list(wording.entries("en"))


@each(GAMES)
def test_both_languages_tell_the_same_facts(game: Game[Any]) -> None:
    wording = Wording(game)
    german = wording.entries("de")
    for name, message in wording.entries("en").items():
        assert variables(message) == variables(german[name]), name


@each(GAMES)
@every_language
def test_no_message_is_missing_that_a_game_declares(game: Game[Any], language: str) -> None:
    """Things, notes, moves, questions, refusals, rows, settings; its own tests know the rest."""
    wording = Wording(game)
    assert {name for name in declared(game) if not wording.has(language, name)} == set()


@each(GAMES)
@every_language
def test_a_setting_has_words_for_its_values_and_no_codes(game: Game[Any], language: str) -> None:
    wording = Wording(game)
    for setting in game.settings:
        named = "setting-" + setting.name.replace("_", "-")
        said = [wording.say(language, named, {})]
        if setting.labels != ["off", "on"]:
            said += [Words(game, language).value(setting.name, label) for label in setting.labels]
            assert len(set(said)) == 1 + len(setting.labels)
        assert not [text for text in said if re.search(r"[a-z]_[a-z]|\((on|off)\)", text)]


class Texts(Visitor):
    """All bare text of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.found.append(node.value)


@each(GAMES)
def test_no_english_is_left_over_in_german(game: Game[Any]) -> None:
    english = re.compile(r"\b(the|and|of|to|you|your|with|cards?|tiles?|fields?|points?|is|are)\b")
    for name, message in Wording(game).entries("de").items():
        texts = Texts()
        texts.visit(message)
        # Labels of things are nobody's words.
        said = re.sub(r"\[[a-z-]+:[^|\]]*\|", "", " ".join(texts.found))
        assert name == "title" or not english.search(said), name


@each(GAMES)
@every_language
def test_messages_without_arguments(game: Game[Any], language: str) -> None:
    """Names, settings and rows need nothing."""
    wording = Wording(game)
    for name in wording.entries(language):
        if name.split("-")[0] in ("title", "tagline", "about", "code", "setting", "row", "help"):
            text = wording.say(language, name, {})
            assert "\n" not in text
            if name.startswith(("about-", "setting-", "help-")):
                assert text.endswith(".")


def some_values(sort: Sort) -> list[int]:
    if sort is NUMBER:
        return [0, 1, 2, 5]
    if sort is SEAT:
        return [1]
    few = ("row", "deck", "feature", "ware")
    return list(range(sort.size)) if sort.name in few else [0, sort.size - 1]


@each(GAMES)
@every_language
def test_every_note_with_many_values(game: Game[Any], language: str) -> None:
    """Each number as 0, 1 and more; the words show every number that is not 0."""
    wording = Wording(game)
    for kind in game.notes.kinds:
        for values in product(*[some_values(sort) for sort in kind.sorts]):
            saying = of_note(game.notes, Note(kind.number, 1, list(values)))
            text = wording.say(language, saying.message, saying.facts)
            assert text.endswith(".")
            for sort, value in zip(kind.sorts, values, strict=True):
                assert sort is not NUMBER or not value or str(value) in text, text
                assert sort is not SEAT or "Claudia" in text


every_player_count = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, marks=[pytest.mark.long] if players > 2 else [])
        for game in GAMES.values()
        for players in game.players
    ],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)


@every_player_count
def test_whole_games_are_told_without_a_slip(game: Game[Any], players: int) -> None:
    """All notes and sheets of random games, views, moves and refusals now and then."""
    check_told(game, players, EVERY)


@pytest.mark.nightly
@every_player_count
def test_whole_games_are_told_at_every_decision(game: Game[Any], players: int) -> None:
    check_told(game, players, 1)


def check_told(game: Game[Any], players: int, every: int) -> None:
    """In both languages."""
    heard = Heard(game)
    shunned = SHUNNED.get(game.name, "")
    for seed in range(SEEDS.get(game.name, 1)):
        heard.play(players, seed, game.defaults(), shunned, every)
    heard.play(players, 3, turned_round(game), shunned, every)
    said = {message for message, _ in heard.sayings}
    silent = {"note-" + kind.name for kind in game.notes.kinds} - said
    assert silent <= RARE.get(game.name, silent)
    assert "say-heading-over" in said
    heard.say_all()


@each(GAMES)
def test_a_hint_for_every_move_at_any_time(game: Game[Any]) -> None:
    """Even for moves that are not legal: nobody has to ask first."""
    assert game.brief is not None
    state = game.deal(3, game.defaults(), Deal(b"any time"), None)
    choose = random.Random(5)
    heard = Heard(game)
    while not state.over():
        for viewer in range(4):
            view = game.view(state, viewer)
            for move in range(game.moves.count):
                heard.hear_move(view, move)
            game.brief(view)
        for _ in range(7):
            if not state.over():
                state.play(choose.choice(state.legal()))
    heard.say_all()
