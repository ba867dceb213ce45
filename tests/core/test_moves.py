"""Moves: one declaration gives number, notation and JSON form, and all three are inverses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groma.core.moves import Moves
from groma.core.sorts import NUMBER, Sort, counted

CARD = Sort("card", ["farm", "arena", "baths"])
CELL = Sort("cell", ["0,0", "1,0", "0,1", "1,1"], worded=False)


def declared() -> tuple[Moves, list[int]]:
    moves = Moves("toy")
    firsts = [
        moves.declare("take", slot=counted("slot", 4, start=1)),
        moves.declare("build", card=CARD, cell=CELL),
        moves.declare("finish"),
        moves.declare("keep", card=CARD, secret=True),
    ]
    return moves, firsts


MOVES, FIRSTS = declared()


def test_numbers_are_dense_and_in_the_order_declared() -> None:
    assert FIRSTS == [0, 4, 16, 17]
    assert MOVES.count == 20
    assert [family.count for family in MOVES.families] == [4, 12, 1, 3]
    assert [MOVES.forms(move) for move in FIRSTS] == [4, 12, 1, 3]
    names = [MOVES.family(move).name for move in range(MOVES.count)]
    assert names == ["take"] * 4 + ["build"] * 12 + ["finish"] + ["keep"] * 3


def test_the_last_argument_runs_fastest() -> None:
    assert MOVES.arguments(4 + 2 * 4 + 3) == [2, 3]
    assert MOVES.number("build", 2, 3) == 15
    assert MOVES.arguments(16) == []


@pytest.mark.parametrize("move", range(20))
def test_notation_json_and_number_are_inverses(move: int) -> None:
    assert MOVES.parse(MOVES.text(move)) == move
    assert MOVES.from_json(MOVES.to_json(move)) == move
    assert MOVES.number(MOVES.family(move).name, *MOVES.arguments(move)) == move


def test_notation_and_json_by_example() -> None:
    move = MOVES.number("build", 1, 2)
    assert MOVES.text(move) == "build arena 0,1"
    assert MOVES.to_json(move) == {"move": "build", "card": "arena", "cell": "0,1"}
    assert MOVES.text(0) == "take 1"
    assert MOVES.parse("  build   arena 0,1 ") == move


def test_others_read_only_the_name_of_a_secret_move() -> None:
    assert MOVES.text(18) == "keep arena"
    assert [MOVES.public_text(move) for move in (17, 18, 19)] == ["keep"] * 3
    assert MOVES.public_text(15) == "build baths 1,1"


def test_a_concealed_move_tells_its_family_alone() -> None:
    assert [MOVES.conceal(move) for move in (15, 16, 17, 18, 19)] == [15, 16, -18, -18, -18]
    for move in range(MOVES.count):
        known = MOVES.conceal(move)
        assert MOVES.public_text(known) == MOVES.public_text(move)
        assert MOVES.parse_public(MOVES.public_text(move)) == known
        assert MOVES.parse_public(MOVES.text(move)) == move
    assert MOVES.parse_public("build") is None
    assert MOVES.parse_public("fly") is None


@pytest.mark.parametrize(
    "text", ["", "   ", "fly", "build", "build arena", "build arena 9,9", "finish now", "take 5"]
)
def test_what_is_no_move_parses_to_none(text: str) -> None:
    assert MOVES.parse(text) == -1


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"move": "fly"},
        {"move": "build", "card": "arena"},
        {"move": "build", "card": "arena", "cell": "9,9"},
        {"move": "finish", "card": "arena"},
        {"card": "arena", "cell": "0,0"},
    ],
)
def test_what_is_no_move_in_json_is_an_error(form: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="is no"):
        MOVES.from_json(form)


@pytest.mark.parametrize("move", [-1, 20, 1000])
def test_numbers_outside_are_errors(move: int) -> None:
    with pytest.raises(ValueError, match=f"toy has no move number {move}"):
        MOVES.text(move)


def test_errors_of_numbering() -> None:
    with pytest.raises(ValueError, match="toy has no move 'fly'"):
        MOVES.number("fly")
    with pytest.raises(ValueError, match="takes 2 arguments"):
        MOVES.number("build", 1)
    with pytest.raises(ValueError, match="3 is no card"):
        MOVES.number("build", 3, 0)


def test_errors_of_declaring() -> None:
    moves, _ = declared()
    with pytest.raises(ValueError, match="'take' is declared twice in toy"):
        moves.declare("take")
    with pytest.raises(ValueError, match="has no bound"):
        moves.declare("bid", coins=NUMBER)
    assert moves.count == 20


def test_an_argument_called_move_is_refused_where_it_is_declared() -> None:
    with pytest.raises(ValueError, match="move"):
        Moves("toy").declare("repeat", move=CARD)


@given(st.lists(st.lists(st.integers(1, 5), max_size=3), min_size=1, max_size=6))
def test_any_declaration_is_dense_and_reads_back(sizes: list[list[int]]) -> None:
    moves = Moves("any")
    for i, family in enumerate(sizes):
        arguments = {f"a{j}": counted("thing", size) for j, size in enumerate(family)}
        assert moves.declare(f"m{i}", **arguments) == moves.families[-1].first
    assert moves.count == sum(family.count for family in moves.families)
    texts = [moves.text(move) for move in range(moves.count)]
    assert len(set(texts)) == moves.count
    assert [moves.parse(text) for text in texts] == list(range(moves.count))
