"""Sorts: what an argument of a move or of a note may be, and how it is written."""

from collections.abc import Sequence
from typing import Final


class Sort:
    """A named range of things, numbered from 0, each with its label in the notation."""

    def __init__(
        self,
        name: str,
        labels: list[str],
        worded: bool = True,
        places: Sequence[str] = (),
        at: Sequence[tuple[int, int]] = (),
        plane: str = "",
    ) -> None:
        self.name = name
        self.labels = labels
        self.worded = worded  # the words file has a message "<name>-<label>" for each
        self.places = places  # of each, where it is, for who cannot see; "@id" stands for words
        self.at = at  # of each, where it lies on a map: so far to the right, so far down
        self.plane = plane  # the map, if places of several sorts lie on one

    @property
    def size(self) -> int:
        """How many there are; 0 for numbers without a bound."""
        return len(self.labels)

    def label(self, value: int) -> str:
        """The label of one of them."""
        return self.labels[value] if self.labels else str(value)

    def parse(self, label: str) -> int:
        """The number behind a label, or -1."""
        if self.labels:
            return self.labels.index(label) if label in self.labels else -1
        return int(label) if label.isdecimal() else -1


def counted(name: str, size: int, start: int = 0) -> Sort:
    """A sort whose labels are plain numbers from `start`."""
    return Sort(name, [str(start + i) for i in range(size)], worded=False)


def grid(columns: int, size: int) -> list[tuple[int, int]]:
    """Where places lie that are numbered row by row."""
    return [(i % columns, i // columns) for i in range(size)]


NUMBER: Final = Sort("number", [], worded=False)
SEAT: Final = Sort("seat", [], worded=False)
FLAG: Final = Sort("flag", [], worded=False)  # yes or no: in views only
