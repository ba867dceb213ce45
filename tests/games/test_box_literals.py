"""Constants for the boards: their types follow what is in the box, their layout is Prettier's."""

from typing import Any

import pytest

from tests.games.components import tool


@pytest.fixture
def literals(monkeypatch: pytest.MonkeyPatch) -> Any:
    return tool(monkeypatch, "box_contents.literals")


def test_types_follow_the_values(literals: Any) -> None:
    assert literals.kind_of([[1, 2]]) == "readonly number[]"
    assert literals.kind_of([[(1, "a"), (2, "b")]]) == "readonly (readonly [number, string])[]"
    assert literals.kind_of([{"a": True}, {"b": False}]) == "Readonly<Record<string, boolean>>"
    with pytest.raises(ValueError, match="not alike"):
        literals.kind_of([1, "a"])


def test_a_field_that_some_rows_lack_may_be_missing(literals: Any) -> None:
    rows = {"saw": {"points": 2, "makes": 3}, "house": {"points": 0}}
    table = literals.Table("CARDS", "All.", "Card", rows, {"makes": "Of a machine."})
    assert table.text().splitlines() == [
        "export interface Card {",
        "  points: number;",
        "  /** Of a machine. */",
        "  makes?: number;",
        "}",
        "/** All. */",
        "export const CARDS: Readonly<Record<string, Card>> = "
        "{ saw: { points: 2, makes: 3 }, house: { points: 0 } };",
    ]


def test_what_is_long_or_nested_has_lines_of_its_own(literals: Any) -> None:
    assert literals.laid_out({"a-b": [1, 2], "c": "d"}, 0, 0, 1) == "{ 'a-b': [1, 2], c: 'd' }"
    assert literals.laid_out([(1, 2), (3, 4)], 0, 0, 1) == "[\n  [1, 2],\n  [3, 4],\n]"
    *lines, last = literals.laid_out(list(range(100, 160)), 0, 0, 1).splitlines()[1:-1]
    assert {len(line) for line in lines} == {len("  ") + 21 * len("100, ") - 1}
    assert last.endswith("158, 159,")


def test_only_ids_are_quoted(literals: Any) -> None:
    with pytest.raises(ValueError, match="not an id"):
        literals.Value("NAME", "", "Caesar's").text()
