"""Boxes: rows of components become pieces, each statement with the most exact source said of it."""

import tomllib

from groma.core.game import games
from groma.words import Words
from groma.words.box import _family

WORDS = Words(games()["city-of-rome"], "en")
COMPONENTS = tomllib.loads(
    """
[box]
source = "printed"
coins = { 1 = 3, 5 = 2 }
pads = 1

[prices]
source = { all = "printed", low = "reading (AG-1.4)" }
low = [1, 1, 2]
pads = 4

[towns]
source = { all = "printed", "*.value" = "rebuilt (AG-1.1)", "rome.value" = "public: a.example" }
rome = { value = 4, region = "italia" }
ostia = { value = 2, region = "italia" }

[grid]
source = { all = "printed", gold = "rebuilt (AG-1.4)" }
columns = 8
gold = 2

[cards.A]
source = "reading (AG-1.2)"
kinds = [{ id = "x", source = "printed", copies = 2 }, { id = "y", copies = { I = 1, II = 3 } }]

[cards.B]
source = "printed"
kinds = [{ id = "x", copies = 1 }]

[[tile]]
source = { all = "printed", edge = "reading (AG-1.3)" }
id = "wall"
edge = "stone"
holes = 0
"""
)


def told(**family: object) -> list[tuple[object, ...]]:
    """By piece: its id, its number, its mark, and what it tells with the source of each."""
    made = _family(WORDS, COMPONENTS, {"name": "all", **family})
    return [
        (piece.id, piece.count, piece.mark, {one.field: one.source.mark for one in piece.told})
        for piece in made.pieces
    ]


def test_rows_of_a_table_with_sources_by_row_and_field() -> None:
    assert told(rows="towns", shows=["value", "region"]) == [
        (
            "rome",
            1,
            "public",
            {"value": "public", "region": "printed", "count": "printed"},
        ),
        ("ostia", 1, "rebuilt", {"value": "rebuilt", "region": "printed", "count": "printed"}),
    ]


def test_numbers_of_a_table() -> None:
    assert told(rows="box.coins", count="n") == [
        ("1", 3, "printed", {"count": "printed"}),
        ("5", 2, "printed", {"count": "printed"}),
    ]
    assert told(rows="box", count="n", only=["pads"]) == [
        ("pads", 1, "printed", {"count": "printed"})
    ]


def test_rows_of_a_list_in_several_tables_a_row_may_have_its_own_source() -> None:
    assert told(rows="cards.*.kinds", count="copies") == [
        ("x", 3, "printed", {"count": "printed"}),
        ("y", 4, "reading", {"count": "reading"}),
    ]


def test_lists_of_tables_and_what_is_nothing_is_not_told() -> None:
    assert told(rows="tile", shows=["edge", "holes"]) == [
        ("wall", 1, "reading", {"edge": "reading", "count": "printed"})
    ]


def test_what_a_table_of_its_own_says_of_a_piece() -> None:
    assert told(rows="tile", shows=["edge", "grid.columns", "grid.gold"]) == [
        (
            "wall",
            1,
            "rebuilt",
            {"edge": "reading", "columns": "printed", "gold": "rebuilt", "count": "printed"},
        )
    ]


def test_a_field_may_stand_in_a_table_of_its_own_and_numbers_come_in_sets() -> None:
    assert told(rows="tile", shows=["edge", "box.pads"], count="prices.pads") == [
        ("wall", 4, "reading", {"edge": "reading", "pads": "printed", "count": "printed"})
    ]
    assert told(rows="box.coins", count="n", times="prices.pads") == [
        ("1", 12, "printed", {"count": "printed"}),
        ("5", 8, "printed", {"count": "printed"}),
    ]


def test_rows_share_the_number_of_all_and_a_piece_may_have_two_sides() -> None:
    assert told(rows="towns", whole="prices.pads") == [
        ("rome", 2, "printed", {"count": "printed"}),
        ("ostia", 2, "printed", {"count": "printed"}),
    ]
    family = {"name": "all", "rows": "towns", "whole": "prices.pads", "sides": 2}
    made = _family(WORDS, COMPONENTS, family)
    assert [piece.count for piece in made.pieces] == [4, 4]
    assert made.count == 4


def test_values_of_a_list_have_its_source_and_those_that_stand_there_twice_say_so() -> None:
    made = _family(WORDS, COMPONENTS, {"name": "all", "rows": "prices.low"})
    assert [(piece.id, piece.count, piece.mark) for piece in made.pieces] == [
        ("1", 2, "reading"),
        ("2", 1, "reading"),
    ]
    assert [piece.told[0].value for piece in made.pieces] == ["2", "1"]


def test_a_table_may_be_the_piece() -> None:
    assert told(rows="prices", id="", shows=["pads"]) == [
        ("prices", 1, "printed", {"pads": "printed", "count": "printed"})
    ]


def test_a_value_may_have_words_of_its_own() -> None:
    hills = {"source": "printed", "quirinalis": [10, 1], "elsewhere": [2, 3]}
    family = {"name": "hills", "rows": "hills", "shows": ["place"]}
    made = _family(Words(games()["city-of-marble"], "en"), {"hills": hills}, family)
    assert [piece.told[0].value for piece in made.pieces] == ["b9, b11, c10", "2 · 3"]
