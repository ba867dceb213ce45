"""The rules text of a game: its clauses, found as people ask for them."""

from groma.core.game import games
from groma.words.rules import Rules, load_rules

ROME = games()["city-of-rome"]
SOURCE = """# A game

Some words.

## 1. First

**AG-1.1** The *first* clause
goes on here.

**AG-1.2** The second.

## 2. Second

**AG-2.1** The third.
"""


def book(lang: str = "en") -> Rules:
    found = load_rules(ROME, lang)
    assert found is not None
    return found


def test_clauses_are_read() -> None:
    rules = Rules(SOURCE)
    assert list(rules.clauses) == ["AG-1.1", "AG-1.2", "AG-2.1"]
    assert rules.clause("AG-1.1") == ["AG-1.1  The first clause goes on here."]


def test_clauses_are_found_by_what_people_type() -> None:
    rules = Rules(SOURCE)
    for wanted in ("AG-1.2", "ag-1.2", "1.2", " 1.2 "):
        assert rules.find(wanted) == ["AG-1.2"]
    for wanted in ("1", "AG-1", "1."):
        assert rules.find(wanted) == ["AG-1.1", "AG-1.2"]
    for wanted in ("", "3", "AG", "1.20"):
        assert rules.find(wanted) == []


def test_the_page_has_every_line_once_and_none_too_long() -> None:
    page = Rules(SOURCE).page()
    assert page[0] == "A game"
    assert "1. FIRST" in page
    assert " ".join(page).count("goes on here") == 1
    assert all(len(line) < 80 for line in book().page())


def test_both_languages_have_the_same_clauses() -> None:
    assert list(book("de").clauses) == list(book("en").clauses)
