"""Columns: the numbers of a tensor as floats for a network, each column with its name."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from groma.core.tensors import Field, Layout

FORMS = ["one_hot", "scaled"]


class Columns:
    """How the numbers of a layout become columns.

    one_hot: of a named thing a column for each of its names, 1 in that of the thing, all 0 for
    none; numbers from 0 to 1 by their range (from -1, if they can be below 0).
    scaled: one column a number, all of them by their range; a fraction of the size where a game
    has many cards.
    """

    def __init__(self, layout: Layout, form: str = "one_hot") -> None:
        if form not in FORMS:
            raise ValueError(f"columns are {' or '.join(FORMS)}, not {form!r}")
        self.layout = layout
        self.form = form
        self.names: list[str] = []
        scaled: list[int] = []  # places of the tensor that become one column each, ...
        into: list[int] = []  # ... which, ...
        by: list[float] = []  # ... and divided by what
        named: list[int] = []  # places of things that have names, ...
        before: list[int] = []  # ... the column before that of the first name, ...
        most: list[int] = []  # ... and how many names there are
        for field in layout.fields:
            first = layout.first(field.name)
            for i in range(field.count):
                place = field.name if field.count == 1 else f"{field.name}.{i}"
                if form == "one_hot" and field.labels:
                    named.append(first + i)
                    before.append(len(self.names) - 1)
                    most.append(field.most)
                    self.names += [f"{place}={label}" for label in field.labels[1:]]
                else:
                    scaled.append(first + i)
                    into.append(len(self.names))
                    by.append(reach(field))
                    self.names.append(place)
        self.size = len(self.names)
        self._scaled = np.array(scaled, np.intp)
        self._into = np.array(into, np.intp)
        self._by = np.array(by, np.float32)
        self._named = np.array(named, np.intp)
        self._before = np.array(before, np.intp)
        self._most = np.array(most, np.int16)

    def of(self, numbers: Any) -> NDArray[np.float32]:
        """The columns of one tensor, or of an array of them with one in each row."""
        given = np.asarray(numbers)
        if given.dtype.kind not in "iu":
            raise TypeError(f"tensors are whole numbers, not {given.dtype}")
        rows = given.reshape(-1, self.layout.size)
        found = np.zeros((len(rows), self.size), np.float32)
        found[:, self._into] = rows[:, self._scaled] / self._by
        if len(self._named):
            things = rows[:, self._named]
            if ((things < 0) | (things > self._most)).any():
                raise ValueError("a number stands for no thing: it is of another layout")
            row, at = np.nonzero(things)
            found[row, self._before[at] + things[row, at]] = 1
        return found.reshape(*given.shape[:-1], self.size)


def reach(field: Field) -> float:
    """How far from 0 the numbers of a field go."""
    return float(max(abs(field.least), abs(field.most), 1))
