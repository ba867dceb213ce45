"""Score sheets in lines: side by side for eyes, seat by seat for ears, and every line explained."""

from groma.core.match import Match
from groma.core.sheet import Sheet

from .words import Words


def sheet_of(match: Match, seat: int, viewer: int) -> Sheet:
    """The points of a seat as far as a viewer may know them."""
    sheet: Sheet = match.game.sheet(match.state, seat, viewer)
    return sheet


def scores(words: Words, match: Match, viewer: int, plain: bool) -> list[str]:
    """The sheets of all seats: rows and totals."""
    sheets = [sheet_of(match, seat, viewer) for seat in range(match.state.players)]
    return _one_by_one(words, sheets) if plain else _side_by_side(words, sheets)


def _side_by_side(words: Words, sheets: list[Sheet]) -> list[str]:
    names = [words.name(seat) for seat in range(len(sheets))]
    rows = [[words.row(row), *(str(sheet.row(row)) for sheet in sheets)] for row in sheets[0].rows]
    rows.append([words.text("total"), *(str(sheet.total()) for sheet in sheets)])
    return aligned([["", *names], *rows], right_from=1)


def _one_by_one(words: Words, sheets: list[Sheet]) -> list[str]:
    page: list[str] = []
    for seat, sheet in enumerate(sheets):
        rows = [f"{words.row(row)} {sheet.row(row)}" for row in sheet.rows if sheet.row(row)]
        page.append(
            words.text(
                "sheet-line", seat=words.name(seat), total=sheet.total(), rows=", ".join(rows)
            )
        )
    return page


def explained(words: Words, match: Match, seat: int, viewer: int) -> list[str]:
    """Every line of one seat's sheet with its arithmetic and its clause."""
    sheet = sheet_of(match, seat, viewer)
    page = [words.text("sheet-head", seat=words.name(seat), total=sheet.total())]
    for row in sheet.rows:
        lines = [line for line in sheet.lines if line.row == row]
        if lines:
            page.append(words.text("sheet-row", row=words.row(row), points=sheet.row(row)))
        for line in lines:
            page.append(f"  {line.points:+d}: {words.line(line)} ({line.clause})")
    return page


def preview(words: Words, match: Match, seat: int, move: int) -> str:
    """What a move changes on the seat's sheet: "+6: temples"; "" if nothing."""
    changes = match.preview(seat, move)
    rows = sheet_of(match, seat, seat).rows
    changed = [(words.row(rows[i]), changes[i]) for i in range(len(rows)) if changes[i]]
    if not changed:
        return ""
    total = sum(points for _, points in changed)
    if len(changed) == 1:
        return f"{total:+d}: {changed[0][0]}"
    return f"{total:+d}: " + ", ".join(f"{row} {points:+d}" for row, points in changed)


def results(words: Words, match: Match) -> list[str]:
    """Who has won."""
    winners = match.game.winners(match.state)
    names = [words.name(seat) for seat in winners]
    if len(names) == 1:
        points = sheet_of(match, winners[0], winners[0]).total()
        return [words.text("one-winner", seat=names[0], points=points)]
    return [words.text("winners", seats=", ".join(names))]


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
