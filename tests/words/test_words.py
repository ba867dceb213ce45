"""Words: both languages say the same things, and what has no words is said anyway."""

import re

import pytest

from groma.core.game import games
from groma.core.refusals import Refusal
from groma.core.sayings import Saying
from groma.core.sheet import Line
from groma.core.sorts import Sort
from groma.text.words import Words as TerminalWords
from groma.words import LANGUAGES, Words
from groma.words.words import references
from tests.text.pebbles import PEBBLES
from tests.words.messages import code, messages, named_in, variables

ROME = games()["city-of-rome"]
OURS = "groma.words"


@pytest.mark.parametrize("package", TerminalWords.packages)
def test_both_languages_have_the_same_messages(package: str) -> None:
    for lang in LANGUAGES:
        assert list(messages(package, lang)) == list(messages(package, "en"))


@pytest.mark.parametrize("package", TerminalWords.packages)
def test_both_languages_tell_the_same_facts(package: str) -> None:
    german = messages(package, "de")
    for name, message in messages(package, "en").items():
        assert variables(message) == variables(german[name]), name


def test_every_message_that_the_code_names_exists_and_is_used() -> None:
    """This room finds all it says in its own file; what stands there is said in some home."""
    known = set(messages(OURS, "en"))
    assert named_in(code("words/*.py")) <= known
    homes = code(
        "words/*.py", "text/*.py", "server/**/*.py", "table/**/*.py", "lab/lines/*.py", "cli.py"
    )
    built = ("verify-", "refused-", "undo-", "source-", "value-")
    unused = {name for name in known if f'"{name}"' not in homes and not name.startswith(built)}
    assert unused == set(re.findall('"@([a-z-]+)"', code("core/phrases.py")))


def test_words_for_many_readers_share_their_messages_but_not_their_names() -> None:
    ends = Saying("note-turn-ends", {"seat": "@seat-0"})
    one, other = Words(ROME, "en", ["Anna"]), Words(ROME, "en", ["Bert"])
    assert one.say(ends).replace("Anna", "Bert") == other.say(ends)
    assert "Anna" in one.say(ends)
    assert Words(PEBBLES, "en").title() == "pebbles", "each game has its own"
    assert Words(ROME, "de", ["Anna"]).say(ends) != one.say(ends)


@pytest.mark.parametrize("message", ["goodbye", "cli-about"])
def test_what_only_a_terminal_says_is_not_known_elsewhere(message: str) -> None:
    assert Words(ROME, "en").find(message) is None
    assert TerminalWords(ROME, "en").find(message)


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


def test_the_words_in_a_grid_are_found_one_by_one() -> None:
    words = Words(ROME, "en", ["Anna", "Bert"])
    assert words.word("@code-grain-farm +1") == "Grain +1"
    assert words.word("@card-market (@cost-3), @seat-1 0") == "Market (3 bricks), Bert 0"
    assert words.word(".") == "."
    assert words.word("") == ""
    assert references("@card-market (@cost-3)") == ["@card-market", "@cost-3"]
    assert references(3) == []


def test_a_name_of_several_things_means_none() -> None:
    words = Words(PEBBLES, "en")
    twins = Sort("stone", ["red_chalk", "chalk_red", "flint"], worded=False)
    assert words.names_of(twins) == {"flint": 2}
    numbers = Sort("cell", ["-1,2", "row 3"], worded=False)
    assert words.names_of(numbers) == {}, "numbers have an order and a sign"
    streets = Sort("street", ["a", "b"], worded=False, places=["Salt Road", "Via Appia"])
    assert words.names_of(streets) == {"a": 0, "road salt": 0, "b": 1, "appia via": 1}
