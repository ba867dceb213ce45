"""Sources: a line that says where a clause or a piece comes from."""

import pytest

from groma.words.sources import Source, field_sources, parse, tables_of


def test_a_line_names_kinds_places_and_a_clause() -> None:
    assert parse("printed") == Source(("printed",))
    assert parse("printed; public: a.example, b.example; reading (AG-1.2)") == Source(
        ("printed", "public", "reading"), ("a.example", "b.example"), "AG-1.2"
    )


def test_the_weakest_kind_is_the_mark() -> None:
    assert parse("rebuilt; printed").mark == "rebuilt"
    assert parse("printed; public: a.example").mark == "public"
    assert parse("reading; printed").mark == "reading"


@pytest.mark.parametrize(
    "text", ["", "seed", "printed, reading", "public", "printed: a", "printed; printed", "Printed"]
)
def test_anything_else_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"source|public"):
        parse(text)


def test_a_table_has_one_source_or_one_for_each_field_that_differs() -> None:
    assert field_sources({"source": "printed"}) == {"all": parse("printed")}
    both = field_sources({"source": {"all": "printed", "colour": "reading (AG-1.2)"}})
    assert both["colour"].clause == "AG-1.2"


def test_tables_are_found_in_lists_and_groups() -> None:
    one, two, three = ({"source": "printed", "n": n} for n in range(3))
    found = tables_of({"box": one, "card": [two, three], "players": {"2": one, "3": two}})
    assert found == [
        ("box", one),
        ("card", two),
        ("card", three),
        ("players.2", one),
        ("players.3", two),
    ]
