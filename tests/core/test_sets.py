"""Sets as ints: the same as sets of plain Python, narrow and wide."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groma.core.sets import Labels, lowest, members, put_flags, size

WIDTHS = [8, 56, 62, 63, 64, 112, 300]


def bits_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_ends_of_a_width(width: int) -> None:
    full = (1 << width) - 1
    assert members(full) == list(range(width))
    assert size(full) == width
    assert lowest(1 << width - 1) == width - 1
    assert members(1 << width - 1) == [width - 1]


def test_the_empty_set() -> None:
    assert members(0) == []
    assert size(0) == 0


@given(st.sets(st.integers(0, 299)))
def test_members_and_size_of_any_set(numbers: set[int]) -> None:
    bits = bits_of(numbers)
    assert members(bits) == sorted(numbers)
    assert size(bits) == len(numbers)


@given(st.sets(st.integers(0, 299), min_size=1))
def test_lowest_of_any_set(numbers: set[int]) -> None:
    assert lowest(bits_of(numbers)) == min(numbers)


@pytest.mark.parametrize("width", WIDTHS)
def test_labels_of_a_full_set(width: int) -> None:
    labels = [f"thing {number}" for number in range(width)]
    assert Labels(labels).of((1 << width) - 1) == labels
    assert Labels(labels).of(0) == []


THINGS = [f"thing {number}" for number in range(300)]
LABELS = Labels(THINGS)


@given(st.sets(st.integers(0, 299)))
def test_labels_of_any_set(numbers: set[int]) -> None:
    assert LABELS.of(bits_of(numbers)) == [THINGS[number] for number in sorted(numbers)]


@given(st.sets(st.integers(0, 99)), st.integers(0, 100))
def test_flags_are_put_behind_what_is_there(numbers: set[int], count: int) -> None:
    found = [7]
    put_flags(bits_of(numbers), count, found)
    assert found == [7, *(int(i in numbers) for i in range(count))]
