"""Score sheets in lines: side by side for eyes, seat by seat for ears, and every line explained."""

from groma.core.match import Match
from groma.core.sheet import Sheet
from groma.words.reckoning import line_said, sheet_of, sheet_said

from .words import Words


def scores(words: Words, match: Match, viewer: int, plain: bool) -> list[str]:
    """The sheets of all seats: rows and totals."""
    sheets = [sheet_of(match, seat, viewer) for seat in range(match.state.players)]
    if plain:
        return [sheet_said(words, seat, sheet) for seat, sheet in enumerate(sheets)]
    return _side_by_side(words, sheets)


def _side_by_side(words: Words, sheets: list[Sheet]) -> list[str]:
    names = [words.name(seat) for seat in range(len(sheets))]
    rows: list[list[str]] = []
    for row in sheets[0].rows:
        rows.append([words.row(row), *(_cell(words, sheet.row(row)) for sheet in sheets)])
    rows.append([words.text("total"), *(_cell(words, sheet.total()) for sheet in sheets)])
    return aligned([["", *names], *rows], right_from=1)


def _cell(words: Words, amount: int) -> str:
    return str(words.points(amount, column=True))


def explained(words: Words, match: Match, seat: int, viewer: int) -> list[str]:
    """Every line of one seat's sheet with its arithmetic and its clause."""
    sheet = sheet_of(match, seat, viewer)
    total = words.points(sheet.total())
    page = [words.text("sheet-head", seat=words.name(seat), total=total)]
    for row in sheet.rows:
        lines = [line for line in sheet.lines if line.row == row]
        if lines:
            points = words.points(sheet.row(row))
            page.append(words.text("sheet-row", row=words.row(row), points=points))
        page += ["  " + line_said(words, line) for line in lines]
    return page


def aligned(rows: list[list[str]], right_from: int | None = None) -> list[str]:
    """Rows of cells as columns; from one column on flush right, for numbers."""
    if not rows:
        return []
    count = max(len(row) for row in rows)
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(count)]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.rjust(widths[i])
            if right_from is not None and i >= right_from
            else cell.ljust(widths[i])
            for i, cell in enumerate(row)
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
