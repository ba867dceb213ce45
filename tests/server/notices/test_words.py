"""Every notice has its words, in both languages, for any title that somebody may type."""

from datetime import timedelta
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from groma.server.notices.sentences import Matter, worded
from groma.server.store.stamps import now

KINDS = ("turn", "reminder", "stand-in", "over")


def ids(lang: str) -> set[str]:
    source = files("groma.server.notices").joinpath("words", f"{lang}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name for entry in body if isinstance(entry, Message)}


def about(kind: str, title: str = "", hours: float | None = None) -> Matter:
    deadline = None if hours is None else now() + timedelta(hours=hours)
    return Matter(kind, "0010000000000", "city-of-rome", title, deadline, "https://x/y")


def test_both_languages_have_the_same_messages():
    assert ids("en") == ids("de")
    for kind in KINDS:
        assert {f"notice-{kind}-{part}" for part in ("subject", "line", "body")} <= ids("en")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("kind", KINDS)
def test_all_facts_are_filled_in(kind, lang):
    said = worded("1-1", about(kind, "Friday", 5), "Anna", lang)
    for text in (said.subject, said.line, said.body):
        assert "City of Rome" in text
        assert "Friday" in text
        assert "{" not in text
    assert "Anna" in said.body
    assert said.lang == lang


@pytest.mark.parametrize(
    ("hours", "lang", "said"),
    [
        (None, "en", "It is still your turn in City of Rome."),
        (0.2, "en", "It is still your turn in City of Rome. About one hour is left."),
        (6.1, "en", "It is still your turn in City of Rome. About 6 hours are left."),
        (1, "de", "Du bist noch am Zug in City of Rome. Es bleibt etwa eine Stunde."),
        (6.1, "de", "Du bist noch am Zug in City of Rome. Es bleiben etwa 6 Stunden."),
    ],
)
def test_a_reminder_says_how_long_is_left(hours, lang, said):
    assert worded("1-1", about("reminder", "", hours), "Anna", lang).line == said


def test_a_reminder_without_a_clock_ends_after_its_sentence():
    assert worded("1-1", about("reminder"), "Anna", "en").body == (
        "Hello Anna,\n\nit is still your turn in City of Rome."
    )


def test_what_others_typed_stays_on_one_line_and_short():
    said = worded("1-1", about("turn", "a\r\nBcc: b@c.de\u202e" + "x" * 200), "An\nna", "en")
    assert "\n" not in said.subject
    assert "\u202e" not in said.subject
    assert len(said.subject) < 120
    assert "An na" in said.body


def test_an_unknown_language_is_english_and_an_unknown_game_its_name():
    matter = Matter("turn", "0", "lost-game", "", None, "")
    said = worded("1-1", matter, "Anna", "xx")
    assert said.subject == "Your turn: lost-game"
    assert said.lang == "en"
