"""The rules text of a game: its clauses, found as people ask for them."""

from groma.core.game import games, switch
from groma.words import Words
from groma.words.rules import Rules, load_rules
from groma.words.sources import parse

ROME = games()["city-of-rome"]
ENGLISH = Words(ROME, "en")
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
    assert rules.clause("AG-1.1", ENGLISH) == ["AG-1.1  The first clause goes on here."]


def test_clauses_are_found_by_what_people_type() -> None:
    rules = Rules(SOURCE)
    for wanted in ("AG-1.2", "ag-1.2", "1.2", " 1.2 "):
        assert rules.find(wanted) == ["AG-1.2"]
    for wanted in ("1", "AG-1", "1."):
        assert rules.find(wanted) == ["AG-1.1", "AG-1.2"]
    for wanted in ("", "3", "AG", "1.20"):
        assert rules.find(wanted) == []


def test_the_page_has_every_line_once_and_none_too_long() -> None:
    page = Rules(SOURCE).page(ENGLISH)
    assert page[0] == "A game"
    assert "1. FIRST" in page
    assert " ".join(page).count("goes on here") == 1
    assert all(len(line) < 80 for line in book().page(ENGLISH))


def test_both_languages_have_the_same_clauses() -> None:
    assert list(book("de").clauses) == list(book("en").clauses)


OPEN = """# A game

**AG-1.1** Nobody says this.

> The book is
> silent.

**AG-1.2** A shop says this.
Twice.

> Their leaflet.

**AG-1.3** The book says this.
"""
SOURCES = {
    "AG-1.1": parse("reading"),
    "AG-1.2": parse("printed; public: a.example, b.example"),
    "AG-1.3": parse("printed"),
}


def test_what_is_not_simply_printed_says_so() -> None:
    rules = Rules(OPEN, SOURCES, [switch("loud", False, "AG-1.1")])
    assert rules.clause("AG-1.1", ENGLISH) == [
        "AG-1.1  Nobody says this.",
        "    Our reading: The book is silent.",
    ]
    assert rules.clause("AG-1.2", ENGLISH) == [
        "AG-1.2  A shop says this. Twice.",
        "    From another public source (a.example, b.example): Their leaflet.",
    ]
    assert rules.clause("AG-1.3", ENGLISH) == ["AG-1.3  The book says this."]
    assert rules.remark(ENGLISH, "AG-7.7") == ""


def test_the_last_chapter_is_what_the_rule_book_leaves_open() -> None:
    page = Rules(OPEN, SOURCES, [switch("loud", False, "AG-1.1")]).page(ENGLISH)
    assert page[:3] == ["A game", "", "AG-1.1  Nobody says this."]
    assert page[-5:] == [
        "WHAT THE RULE BOOK LEAVES OPEN, AND WHAT WE CHOSE",
        "",
        "AG-1.1  Our reading: The book is silent.",
        "    Played here: Nobody says this.",
        "    The setting loud changes it.",
    ]
    assert not [line for line in page if ">" in line]
    assert "WHAT THE" not in " ".join(Rules(SOURCE).page(ENGLISH))  # a game that names no sources
