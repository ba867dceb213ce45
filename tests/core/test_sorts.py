"""Sorts: labels and numbers are inverses."""

import pytest

from groma.core.sorts import NUMBER, SEAT, Sort, counted

COLOUR = Sort("colour", ["red", "ochre", "blue"])


def test_labels_and_numbers_are_inverses() -> None:
    assert COLOUR.size == 3
    assert [COLOUR.parse(COLOUR.label(value)) for value in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("label", ["", "Red", "0", "green"])
def test_an_unknown_label_is_no_number(label: str) -> None:
    assert COLOUR.parse(label) == -1


def test_a_counted_sort_has_numbers_for_labels() -> None:
    field = counted("field", 5, start=1)
    assert field.labels == ["1", "2", "3", "4", "5"]
    assert not field.worded
    assert field.parse("1") == 0
    assert field.parse("0") == -1


@pytest.mark.parametrize("sort", [NUMBER, SEAT])
def test_a_sort_without_bound_takes_any_number(sort: Sort) -> None:
    assert sort.size == 0
    assert sort.parse(sort.label(12345)) == 12345
    assert sort.parse("-1") == -1
    assert sort.parse("many") == -1
