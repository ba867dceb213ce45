"""The table in sentences: the words of any home are enough, and the terminal says the same."""

import random

import pytest

from groma.core.game import games
from groma.core.match import Match, open_match
from groma.core.sayings import Saying, seat_word, sorts_of
from groma.core.sheet import Line
from groma.text.words import Words as TerminalWords
from groma.words import LANGUAGES, Words
from groma.words.reckoning import line_said, results, sheet_of, sheet_said, verdict
from groma.words.telling import (
    about_seat,
    described,
    for_ears,
    hints_of_moves,
    is_now,
    log,
    now,
    players,
    prompt,
    readable_notes,
    said,
    seat_of,
    sections,
)
from groma.words.words import spoken
from tests.text.faces import SEED
from tests.text.pebbles import PEBBLES

GAMES = games()
NAMES = ["Anna", "Bert", "Cato", "Dido", "Ennius"]


def told(words: Words, match: Match, viewer: int) -> list[str]:
    """All that is said to a viewer."""
    page = [words.title(), players(words, match.game), *log(words, match, viewer)]
    page += [words.say(saying) for saying in described(match, viewer)]
    for seat in range(match.state.players):
        sheet = sheet_of(match, seat, viewer)
        page += [sheet_said(words, seat, sheet), *(line_said(words, line) for line in sheet.lines)]
    if match.state.over():
        return [*page, *results(words, match)]
    page += [prompt(words, match), *(words.say(saying) for saying in now(match))]
    return page + [words.move(move, hints) for move, hints in hints_of_moves(match).items()]


@pytest.mark.parametrize("name", GAMES)
def test_every_home_says_the_same(name: str) -> None:
    game = GAMES[name]
    names = NAMES[: min(game.players)]
    match = open_match(game, names, SEED)
    chance = random.Random(3)
    while not match.state.over():
        if chance.random() < 0.05:
            for lang in LANGUAGES:
                viewer = chance.randint(0, match.state.players)
                page = told(Words(game, lang, names), match, viewer)
                assert page == told(TerminalWords(game, lang, names), match, viewer)
                assert all(page)
        match.play(match.state.seat, chance.choice(match.state.legal()))
    for lang in LANGUAGES:
        words = Words(game, lang, names)
        assert told(words, match, 0) == told(TerminalWords(game, lang, names), match, 0)
        sound, *end = verdict(words, match.record(), game)[0]
        assert end == results(words, match)
        assert sound == words.text("verify-sound", moves=len(match.moves))


def test_a_move_is_said_as_its_list_says_it() -> None:
    game = GAMES["city-of-rome"]
    match = open_match(game, NAMES[:2], SEED)
    words = Words(game, "en", NAMES)
    for move, hints in hints_of_moves(match).items():
        assert said(words, game, match.state, move, match.state.seat) == words.move(move, hints)


def test_a_viewer_reads_its_own_notes_alone() -> None:
    match = open_match(GAMES["city-of-rome"], NAMES[:2], SEED)
    while not match.state.over():
        match.play(match.state.seat, match.state.legal()[0])
    anna, bert, onlooker = (readable_notes(match, viewer) for viewer in range(3))
    whispered = [note for note in anna if note not in bert]
    assert whispered
    assert not any(note in onlooker for note in whispered if note.readers == 1)
    assert all(note in anna or note in bert for note in onlooker)
    assert readable_notes(match, 0, len(match.notes)) == []


def test_without_words_a_decision_is_named() -> None:
    match = open_match(PEBBLES, NAMES[:2], SEED)
    assert prompt(Words(PEBBLES, "en", NAMES), match).startswith("Anna: ")
    assert described(match, 0) == []
    assert now(match) == []


def test_a_description_is_cut_before_its_headings() -> None:
    first, anna, bert = (
        Saying("say-market", {}),
        Saying("say-heading-own", {"seat": "@seat-0"}),
        Saying("say-heading-seat", {"seat": "@seat-1"}),
    )
    purse, above = Saying("say-purse", {"coins": 3}), Saying("say-now-round", {})
    parts = sections([first, anna, purse, above, bert])
    assert parts == [[first], [anna, purse], [bert]]
    assert about_seat(parts, 0) == [[anna, purse]]
    assert is_now(above)
    assert not is_now(purse)
    assert [seat_of(part, 2) for part in parts] == [None, 0, 1]


def test_ears_are_spared_what_is_for_eyes_only() -> None:
    heading, purse = Saying("say-heading-own", {}), Saying("say-purse", {"coins": 3})
    legend = Saying("say-legend-signs", {})
    assert for_ears([heading, purse, legend]) == ([heading], [purse])
    assert for_ears([purse, legend]) == ([], [purse])


def test_ears_hear_a_minus_sign_as_a_word() -> None:
    assert spoken("-1,-2: Villa -3/4, a well-known one.", "minus") == (
        "minus 1, minus 2: Villa minus 3/4, a well-known one."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_words_is_called_by_them(lang: str) -> None:
    words = Words(GAMES["city-of-rome"], lang, NAMES)
    sorts = sorts_of(GAMES["city-of-rome"].moves, GAMES["city-of-rome"].notes)
    called = [words.label(sorts["card"], label) for label in sorts["card"].labels]
    assert all(called)
    assert len(set(called)) == len(called)
    assert words.label(sorts["cell"], sorts["cell"].labels[0]) == ""


def test_a_section_belongs_to_a_seat_only_if_it_tells_its_things() -> None:
    own = [Saying("say-heading-you", {"seat": seat_word(1)})]
    shown_to = [Saying("say-heading-map", {"viewer": seat_word(1)})]
    assert seat_of(own, 2) == 1
    assert seat_of(shown_to, 2) is None


def test_a_count_in_a_score_line_is_not_taken_for_a_label() -> None:
    words = Words(games()["carpe-diem"], "en")
    facts = {"wares": 3, "coins": 2, "breads": 0, "tiles": 0}
    assert words.line(Line("leftovers", "CD-11.3", 2, facts, [])).startswith("3 wares, 2 coins")
