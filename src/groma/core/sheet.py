"""Score sheets: every point is a line with its clause and the pieces that made it."""

from typing import Final

ABOVE: Final = 1 << 60  # added, no number is negative: -1 and -2 have the same hash


class Line:
    """One entry: how many points, by which rule, from which pieces."""

    def __init__(
        self,
        row: str,
        clause: str,
        points: int,
        facts: dict[str, int],
        pieces: list[int],
        concealed: bool = False,
    ) -> None:
        self.row = row  # the row of the score sheet it is written in
        self.clause = clause
        self.points = points
        self.facts = facts  # the arithmetic, for the words
        self.pieces = pieces  # places on the board, for the light
        self.concealed = concealed  # it counts, but how much this viewer may not know

    def to_json(self) -> dict[str, object]:
        """The line as plain data."""
        data: dict[str, object] = {
            "row": self.row,
            "clause": self.clause,
            "points": self.points,
            "facts": self.facts,
            "pieces": self.pieces,
        }
        return data | {"concealed": True} if self.concealed else data


class Sheet:
    """All lines of one seat."""

    def __init__(self, rows: list[str]) -> None:
        self.rows = rows
        self.lines: list[Line] = []

    def add(
        self, row: str, clause: str, points: int, facts: dict[str, int], pieces: list[int]
    ) -> None:
        """Write one line."""
        self.lines.append(Line(row, clause, points, facts, pieces))

    def conceal(self, row: str, clause: str, facts: dict[str, int]) -> None:
        """Write a line without points, for something whose points this viewer may not know."""
        self.lines.append(Line(row, clause, 0, facts, [], concealed=True))

    def total(self) -> int:
        """The sum of all lines."""
        return sum([line.points for line in self.lines])

    def row(self, row: str) -> int:
        """The sum of one row."""
        return sum([line.points for line in self.lines if line.row == row])

    def by_row(self) -> list[int]:
        """The sums of all rows, in the order of the sheet."""
        sums = dict.fromkeys(self.rows, 0)
        for line in self.lines:
            if line.row in sums:
                sums[line.row] += line.points
        return list(sums.values())

    def marks(self) -> tuple[int, ...]:
        """By row, and last of what stands in none: another number as soon as anything changes."""
        marks = dict.fromkeys([*self.rows, ""], 0)
        for line in self.lines:
            row = line.row if line.row in marks else ""
            numbers = [marks[row], line.points, *line.facts.values(), *line.pieces]
            shifted = tuple([number + ABOVE for number in numbers])
            marks[row] = hash((line.clause, tuple(line.facts), shifted))
        return tuple(marks.values())

    def to_json(self) -> list[dict[str, object]]:
        """The sheet as plain data."""
        return [line.to_json() for line in self.lines]
