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

[named]
source = "printed"
temple = 1

[towns]
source = { all = "printed", "*.value" = "rebuilt (AG-1.1)", "rome.value" = "public: a.example" }
rome = { value = 4, region = "italia" }
ostia = { value = 2, region = "italia" }

[grid]
source = { all = "printed", gold = "rebuilt (AG-1.4)" }
columns = 8
gold = 2

[frame]
source = { all = "printed", parts = "rebuilt (AG-1.5)" }
parts = [
    [{ thing = "wall", at = 4 }, { thing = "two_towers", at = 6 }],
    [{ thing = "gate", at = 1 }],
]
sides = ["north", "south"]

[things]
source = "printed"
ids = ["gold", "iron", "salt"]

[crew]
source.all = "printed"
source.smith = "reading (AG-1.4)"
source."smith.2" = "printed"
source."ranks.smith.wage" = "rebuilt (AG-1.5)"
smith = [[0, 2, 0], [1, 1, 0]]
ranks = { smith = { wage = 3 } }

[cards.A]
source = "reading (AG-1.2)"
kinds = [{ id = "x", source = "printed", copies = 2 }, { id = "y", copies = { I = 1, II = 3 } }]

[cards.B]
source = "printed"
kinds = [{ id = "x", copies = 1 }]

[cards.C]
source = { all = "printed", "kinds.*.copies" = "reading (AG-1.6)" }
kinds = [{ id = "x", source = "rebuilt (AG-1.7)" }, { id = "y", copies = 2 }]

[[tile]]
source = { all = "printed", edge = "reading (AG-1.3)" }
id = "wall"
edge = "stone"
holes = 0
"""
)


def values(**family: object) -> list[list[str]]:
    """By piece: what it tells, in words."""
    made = _family(WORDS, COMPONENTS, {"name": "all", **family})
    return [[one.value for one in piece.told] for piece in made.pieces]


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
    assert told(rows=["cards.A.kinds", "cards.B.kinds"], count="copies") == [
        ("x", 3, "printed", {"count": "printed"}),
        ("y", 4, "reading", {"count": "reading"}),
    ]
    assert [piece[:2] for piece in told(rows="cards.*.kinds", count="copies")] == [
        ("x", 3),
        ("y", 6),
    ]


def test_what_every_row_says_of_a_field_goes_before_what_a_row_says_of_itself() -> None:
    assert told(rows="cards.C.kinds", count="copies", unsaid=1, shows=["id"]) == [
        ("x", 1, "rebuilt", {"id": "rebuilt", "count": "reading"}),
        ("y", 2, "reading", {"id": "printed", "count": "reading"}),
    ]


def test_what_is_not_there_even_once_is_left_out() -> None:
    assert told(rows="cards.C.kinds", count="copies") == [("y", 2, "reading", {"count": "reading"})]


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


def test_rows_without_a_name_are_numbered_and_what_they_say_is_told_in_order() -> None:
    assert told(rows="frame.parts", shows=["tasks"]) == [
        ("1", 1, "rebuilt", {"tasks": "rebuilt", "count": "rebuilt"}),
        ("2", 1, "rebuilt", {"tasks": "rebuilt", "count": "rebuilt"}),
    ]
    assert values(rows="frame.parts", shows=["tasks"]) == [
        ["wall 4 · two_towers 6", "1"],
        ["gate 1", "1"],
    ]


def test_a_table_or_a_field_as_one_piece() -> None:
    assert told(rows=["grid", "frame.sides"], id="", shows=["gold", "sides"]) == [
        ("grid", 1, "rebuilt", {"gold": "rebuilt", "count": "printed"}),
        ("sides", 1, "printed", {"sides": "printed", "count": "printed"}),
    ]


def test_names_begin_with_a_capital_and_a_family_may_say_one_thing_of_all() -> None:
    made = _family(WORDS, COMPONENTS, {"name": "all", "rows": "towns", "about": "box-coins"})
    assert [(piece.name, piece.about) for piece in made.pieces] == [
        ("rome", "Coins"),
        ("ostia", "Coins"),
    ]
    made = _family(WORDS, COMPONENTS, {"name": "all", "rows": "named", "sort": "box-value"})
    assert [piece.name for piece in made.pieces] == ["Temple"]


def test_lists_are_amounts_of_things_and_have_but_a_number() -> None:
    family = {"name": "all", "rows": "crew.smith", "shows": ["gives"]}
    made = _family(WORDS, COMPONENTS, {**family, "id": "smith-{}", "amounts": "things.ids"})
    assert [(piece.id, piece.told[0].value) for piece in made.pieces] == [
        ("smith-1", "2 × iron"),
        ("smith-2", "1 × gold, 1 × iron"),
    ]
    assert [piece.mark for piece in made.pieces] == ["reading", "printed"]
    assert [piece.id for piece in _family(WORDS, COMPONENTS, family).pieces] == ["1", "2"]


def test_a_field_may_stand_deep_in_a_table_of_its_own() -> None:
    assert told(rows="tile", shows=["towns.rome.value", "box.pads"]) == [
        ("wall", 1, "public", {"value": "public", "pads": "printed", "count": "printed"})
    ]
    shows = ["gives", "crew.ranks.smith.wage"]
    assert told(rows="crew.smith", shows=shows, amounts="things.ids")[0] == (
        "1",
        1,
        "rebuilt",
        {"gives": "reading", "wage": "rebuilt", "count": "reading"},
    )
