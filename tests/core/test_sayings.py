"""Sayings: messages and arguments by which any language can say a note or a move."""

from groma.core.moves import Moves
from groma.core.notes import Note, NoteKinds
from groma.core.sayings import Saying, label_word, of_move, of_note, seat_word, word
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
