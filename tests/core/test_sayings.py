"""Sayings: messages and arguments by which any language can say a note or a move."""

from groma.core.moves import Moves
from groma.core.notes import Note, NoteKinds
from groma.core.sayings import (
    Saying,
    label_word,
    of_facts,
    of_move,
    of_note,
    seat_word,
    sorts_of,
    word,
)
from groma.core.sorts import NUMBER, SEAT, Sort, counted

CARD = Sort("card", ["farm", "great_arena"])
FIELD = counted("field", 5, start=1)


def test_how_values_stand_in_a_sentence() -> None:
    assert word(NUMBER, 12) == 12
    assert word(SEAT, 2) == seat_word(2) == "@seat-2"
    assert word(CARD, 1) == label_word(CARD, "great_arena") == "@card-great-arena"
    assert word(FIELD, 0) == "1"


def test_the_sentence_of_a_note() -> None:
    kinds = NoteKinds("toy")
    built = kinds.declare("built", seat=SEAT, card=CARD, coins=NUMBER)
    saying = of_note(kinds, Note(built, 1, [1, 0, 4]))
    assert saying.message == "note-built"
    assert saying.facts == {"seat": "@seat-1", "card": "@card-farm", "coins": 4}
    assert saying.grid is None


def test_the_sentence_of_a_move_with_the_hints_of_its_game() -> None:
    moves = Moves("toy")
    first = moves.declare("build", card=CARD, field=FIELD)
    saying = of_move(moves, first + 6, {"coins": 3, "field": "@word-left"})
    assert saying.message == "move-build"
    assert saying.facts == {"card": "@card-great-arena", "field": "@word-left", "coins": 3}


def test_a_grid_is_for_eyes() -> None:
    assert Saying("city", {}, [["a", "b"]]).grid == [["a", "b"]]


def test_a_note_says_where_a_place_is() -> None:
    cell = Sort("cell", ["a1", "b1"], worded=False, places=["a1, @word-left", "b1, @word-right"])
    kinds = NoteKinds("toy")
    built = kinds.declare("built", cell=cell, beside=cell)
    assert of_note(kinds, Note(built, 1, [1, 0])).facts == {
        "cell": "b1",
        "cell_place": "b1, @word-right",
        "beside": "a1",
        "beside_place": "a1, @word-left",
    }


def test_bare_facts_are_said_by_the_sort_of_their_name() -> None:
    moves = Moves("toy")
    moves.declare("build", card=CARD, field=FIELD)
    kinds = NoteKinds("toy")
    kinds.declare("built", seat=SEAT, cell=Sort("cell", ["a1", "b1"], worded=False))
    sorts = sorts_of(moves, kinds)
    facts = {"card": 1, "cell": 1, "seat": 2, "coins": 3}
    told = {"card": "@card-great-arena", "cell": "b1", "seat": "@seat-2", "coins": 3}
    assert of_facts(sorts, facts) == told


def test_numbers_stay_numbers_so_that_languages_can_count() -> None:
    moves = Moves("toy")
    moves.declare("build", card=CARD, field=FIELD)
    sorts = sorts_of(moves, NoteKinds("toy"))
    assert of_facts(sorts, {"field": 2, "card": 2}) == {"field": 2, "card": 2}
    assert of_facts(sorts, {"card": -1}) == {"card": -1}
