"""Words: both languages say the same things, and what has no words is said anyway."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from groma.core.game import games
from groma.core.refusals import Refusal
from groma.core.sayings import Saying
from groma.core.sheet import Line
from groma.text.resources import HERE, resource
from groma.text.review import shelf
from groma.text.words import LANGUAGES, Words, references
from tests.text.pebbles import PEBBLES

SOURCE = Path(__file__).parents[2] / "src" / "groma"
ROME = games()["city-of-rome"]


def messages(lang: str) -> dict[str, ast.Message]:
    source = resource(HERE, "words", f"{lang}.ftl")
    assert source is not None
    body = FluentParser().parse(source).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert junk == [], [entry.content for entry in junk]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message stands there twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    text = str(message.to_json())
    return set(re.findall(r"'VariableReference', 'id': \{[^}]*'name': '([a-z-]+)'", text))


def test_both_languages_have_the_same_messages() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        assert list(messages(lang)) == list(english)


def test_both_languages_tell_the_same_facts() -> None:
    english, german = messages("en"), messages("de")
    for name, message in english.items():
        assert variables(message) == variables(german[name]), name


def test_every_message_that_the_code_names_exists_and_is_used() -> None:
    files = [*SOURCE.glob("text/*.py"), SOURCE / "cli.py"]
    code = "\n".join(path.read_text("utf-8") for path in files)
    named = set(re.findall(r'(?:text|say|Trouble|_hint)\(\s*"([a-z-]+)"', code))
    known = set(messages("en"))
    assert {name for name in named if not name.endswith("-")} <= known
    built = ("command-", "cli-", "verify-", "refused-", "undo-", "save-")
    unused = {name for name in known if f'"{name}"' not in code and not name.startswith(built)}
    phrases = (SOURCE / "core" / "phrases.py").read_text("utf-8")
    assert unused == set(re.findall('"@([a-z-]+)"', phrases))


def test_the_games_words_are_found() -> None:
    assert Words(ROME, "en").title() == "City of Rome"
    assert Words(ROME, "de").text("card-market") == "Markt"


def test_an_unknown_language_is_english() -> None:
    assert Words(ROME, "la").text("card-market") == "Market"


def test_facts_are_numbers_names_messages_or_literals() -> None:
    words = Words(ROME, "en", ["Anna", "Bert"])
    saying = Saying("note-took", {"seat": "@seat-1", "card": "@card-market", "deck": "@deck-II"})
    assert words.say(saying) == "Bert takes Market (deck II)."
    assert words.word("0,1") == "0,1"
    assert words.word(7) == 7
    assert words.word("@seat-5") == "seat 6"


def test_what_people_type_stands_as_it_is() -> None:
    words = Words(ROME, "en", ["@card-market", "An\x1b[2Jna"])
    assert words.text("no-such-seat", name="@card-market").endswith('"@card-market".')
    assert words.say(Saying("note-turn-ends", {"seat": "@seat-0"})).startswith("@card-market ")
    assert words.name(1) == "An[2Jna", "no name can play tricks on the terminal"


def test_no_invisible_marks_surround_the_facts() -> None:
    said = Words(ROME, "en", ["Anna"]).say(Saying("note-turn-ends", {"seat": "@seat-0"}))
    assert said.isascii()


def test_without_words_a_note_is_named_with_its_facts() -> None:
    words = Words(PEBBLES, "de", ["Anna", "Bert"])
    assert words.title() == "pebbles"
    saying = Saying("note-laid-down", {"seat": "@seat-0", "stone": "@stone-blue-chalk"})
    assert words.say(saying) == "laid down: seat Anna, stone blue chalk"


def test_without_words_a_move_is_its_notation() -> None:
    assert Words(PEBBLES, "en").move(0, {}) == "lay amber"


def test_without_words_a_refusal_names_its_clause() -> None:
    words = Words(PEBBLES, "en", ["Anna", "Bert"])
    bare = Refusal("PE-1.2", "refused-PE-1-2", {})
    assert words.refusal(bare) == "This is not allowed. (PE-1.2)"
    facts = Refusal("PE-1.2", "refused-PE-1-2", {"stone": 1, "cost": 3})
    assert words.refusal(facts) == "This is not allowed: stone basalt, cost 3. (PE-1.2)"
    turn = Refusal("PE-1.1", "refused-not-your-decision", {"seat": 1})
    assert words.refusal(turn) == "It is the turn of Bert. (PE-1.1)"


def test_a_line_of_the_sheet_names_the_card_behind_its_number() -> None:
    card = ROME.moves.families[0].sorts[0].parse("temple_venus")
    line = Line("temples", "CR-9.36", 4, {"card": card, "count": 2, "threshold": 0}, [])
    assert Words(ROME, "en").line(line) == "Temple of Venus: 2 residences of value 2"
    stone = Line("stones", "PE-2.1", 4, {"stone": 3, "worth": 4}, [])
    assert Words(PEBBLES, "en").line(stone) == "stone diorite, worth 4"


def test_a_game_without_words_stands_on_the_shelf() -> None:
    assert shelf({"pebbles": PEBBLES}, "en") == [
        "pebbles: pebbles, 2 to 3 players",
        "  Settings, chosen with --set NAME=VALUE (the first value is the default):",
        "    high_tide=off|on",
        "      high tide (PE-3.1)",
    ]


def test_the_words_in_a_grid_are_found_one_by_one() -> None:
    words = Words(ROME, "en", ["Anna", "Bert"])
    assert words.word("@code-grain-farm +1") == "Grain +1"
    assert words.word("@card-market (@cost-3), @seat-1 0") == "Market (3 bricks), Bert 0"
    assert words.word(".") == "."
    assert words.word("") == ""
    assert references("@card-market (@cost-3)") == ["@card-market", "@cost-3"]
    assert references(3) == []
