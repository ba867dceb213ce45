"""Columns say what a tensor says, each under its name."""

import numpy as np
import pytest

from groma.core.tensors import Layout, flag, number, one_of, relative, seat
from groma.lab.columns import FORMS, Columns

LAYOUT = Layout(
    [number("money", 0, 20), number("debt", -5, 10), one_of("card", ["fig", "oak"], 2), flag("x")]
)


def test_one_hot_gives_each_name_its_column() -> None:
    columns = Columns(LAYOUT)
    cards = ["card.0=fig", "card.0=oak", "card.1=fig", "card.1=oak"]
    assert columns.names == ["money", "debt", *cards, "x"]
    assert columns.size == 7
    assert columns.of([10, -5, 2, 0, 1]).tolist() == pytest.approx([0.5, -0.5, 0, 1, 0, 0, 1])


def test_scaled_keeps_the_size() -> None:
    columns = Columns(LAYOUT, "scaled")
    assert columns.size == LAYOUT.size
    assert columns.names == ["money", "debt", "card.0", "card.1", "x"]
    assert columns.of([10, -5, 2, 0, 1]).tolist() == pytest.approx([0.5, -0.5, 1, 0, 1])


def test_seats_are_named_from_who_looks_on() -> None:
    columns = Columns(Layout([seat("decides", 3)]))
    assert columns.names == ["decides=0", "decides=1", "decides=2"]
    assert columns.of([relative(1, 1, 3)]).tolist() == [1, 0, 0]
    assert columns.of([relative(-1, 1, 3)]).tolist() == [0, 0, 0]


@pytest.mark.parametrize("form", FORMS)
def test_many_rows_are_those_rows(form: str) -> None:
    columns = Columns(LAYOUT, form)
    rows = np.array([[3, -2, 0, 1, 0], [20, 10, 2, 2, 1], [0, 0, 0, 0, 0]], np.int16)
    many = columns.of(rows)
    assert many.shape == (3, columns.size)
    assert many.dtype == np.float32
    assert (many == [columns.of(row) for row in rows]).all()
    assert (columns.of(rows.reshape(1, 3, 5)) == many).all()
    assert np.abs(many).max() <= 1


def test_other_forms_are_refused() -> None:
    with pytest.raises(ValueError, match="one_hot or scaled"):
        Columns(LAYOUT, "two_hot")


def test_numbers_of_no_such_layout_are_refused() -> None:
    columns = Columns(LAYOUT)
    for card in (3, -1):
        with pytest.raises(ValueError, match="stands for no thing"):
            columns.of([10, -5, card, 0, 1])
    with pytest.raises(TypeError, match="whole numbers"):
        columns.of([10.5, -5, 2, 0, 1])
