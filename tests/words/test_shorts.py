"""Short forms: what a drawn board shows beside the long words, in every game and language."""

import random
import re

import pytest

from groma.core.game import games
from groma.core.match import Match, open_match
from groma.words import LANGUAGES, Words, telling
from groma.words.book import messages

GAMES = sorted(name for name, found in games().items() if found.package.startswith("groma.games."))
MARK = re.compile(r"\[([a-z-]+):([^|\]]*)\|([^|\]]*)\]")
PLACE = re.compile(r"\b[a-z]\d+\b|\d,\d|-?\d+,-?\d+")  # c12, 3,4
LONGEST = 40


def drawn(brief: str) -> str:
    """A short form as wide as it is: every picture is about two letters."""
    return MARK.sub("##", brief)


def played(name: str, seed: int) -> Match:
    """A game that is over, of moves by chance."""
    found = games()[name]
    chance = random.Random(seed)
    settings = [setting.default for setting in found.settings]
    match = open_match(found, ["Ann", "Bob", "Cid"], bytes([seed]) * 32, settings)
    while not match.state.over():
        match.follow(chance.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_note_and_every_question_has_a_short_form(name: str, lang: str) -> None:
    """Without one a line would be read aloud to who looks at a board."""
    found = games()[name]
    said = messages(found.package, lang)
    missing = [kind.name for kind in found.notes.kinds if f"note-{kind.name}.short" not in said]
    asked = [one for one in said if one.startswith("ask-") and "." not in one]
    missing += [one for one in asked if f"{one}.short" not in said]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_short_forms_are_short_and_name_no_place(name: str, lang: str) -> None:
    """Two to four words with pictures: a line points at its place on the board itself."""
    match = played(name, 1)
    words = Words(match.game, lang, match.names)
    for note in match.notes:
        brief = words.short_note(note)
        assert brief is not None
        assert len(drawn(brief)) <= LONGEST, brief
        assert not PLACE.search(drawn(brief)), brief
        assert not set("@${") & set(brief), brief


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_questions_and_moves_on_a_board_name_no_place(name: str, lang: str) -> None:
    """What is asked where a board is drawn, and what a move with a short form does."""
    found = games()[name]
    chance = random.Random(2)
    settings = [setting.default for setting in found.settings]
    match = open_match(found, ["Ann", "Bob"], b"\2" * 32, settings)
    words = Words(found, lang, match.names)
    for _ in range(150):
        if match.state.over():
            break
        brief = telling.short_prompt(words, match)
        assert 0 < len(drawn(brief)) <= 50, brief
        assert not PLACE.search(drawn(brief)), brief
        for move, hint in list(telling.hints_of_moves(match).items())[:5]:
            short = words.short_move(move, hint) or ""
            assert not PLACE.search(drawn(short)), short
            assert len(drawn(short)) <= LONGEST, short
        match.follow(chance.choice(match.state.legal()))


def test_marks_name_sort_label_and_words() -> None:
    """A board draws by sort and label; the name is for who has no such board."""
    rome = games()["city-of-rome"]
    match = played("city-of-rome", 3)
    words = Words(rome, "de", match.names)
    briefs = [words.short_note(note) or "" for note in match.notes]
    found = {(sort, label): name for brief in briefs for sort, label, name in MARK.findall(brief)}
    assert found["card", "temple_venus"] == words.text("card-temple-venus")
    assert found["sign", "coin"] == "Geld"


def test_a_name_cannot_end_a_mark() -> None:
    """People choose their names: none of them breaks a line."""
    carpe = games()["carpe-diem"]
    words = Words(carpe, "en", ["a]b|c[d", "Bob"])
    match = played("carpe-diem", 4)
    heads = [note for note in match.notes if carpe.notes.kinds[note.kind].name == "phase-begins"]
    heads[0].values[1] = 0
    assert words.short_note(heads[0]) == "Phase 1: [seat:0|a)b/c(d] begins"
