"""Score sheets in lines: side by side for eyes, seat by seat for ears, and every line explained."""

from time import process_time

from groma.core.match import Match
from groma.core.sheet import Sheet

from .words import Words

PATIENCE = 0.5  # seconds of computing for one list


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
    rows: list[list[str]] = []
    for row in sheets[0].rows:
        rows.append([words.row(row), *(_cell(words, sheet.row(row)) for sheet in sheets)])
    rows.append([words.text("total"), *(_cell(words, sheet.total()) for sheet in sheets)])
    return aligned([["", *names], *rows], right_from=1)


def _cell(words: Words, amount: int) -> str:
    return str(words.points(amount, column=True))


def _one_by_one(words: Words, sheets: list[Sheet]) -> list[str]:
    page: list[str] = []
    for seat, sheet in enumerate(sheets):
        rows = [
            words.text("sheet-part", row=words.row(row), points=words.points(sheet.row(row)))
            for row in sheet.rows
            if sheet.row(row)
        ]
        message = "sheet-line" if rows else "sheet-line-empty"
        name = words.name(seat)
        total = words.points(sheet.total())
        page.append(words.text(message, seat=name, total=total, rows=", ".join(rows)))
    return page


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
        for line in lines:
            page.append(f"  {_change(words, line.points)}: {words.line(line)} ({line.clause})")
    return page


def previews(words: Words, match: Match, seat: int, moves: list[int]) -> list[tuple[str, str]]:
    """The previews of a list of moves; none at all if they take longer than anybody waits."""
    found: list[tuple[str, str]] = []
    start = process_time()
    for move in moves:
        found.append(preview(words, match, seat, move))
        if process_time() - start > PATIENCE:
            return [("", "")] * len(moves)
    return found


def preview(words: Words, match: Match, seat: int, move: int) -> tuple[str, str]:
    """What a move changes on the seat's sheet: "points +6 (temples)", and without the rows."""
    seen = match.preview(seat, move)
    rows = sheet_of(match, seat, seat).rows
    changed = [(words.short_row(rows[i]), seen.rows[i]) for i in range(len(rows)) if seen.rows[i]]
    if not changed:
        return "", ""
    named = [row if len(changed) == 1 else f"{row} {_change(words, by)}" for row, by in changed]
    points = _change(words, sum(by for _, by in changed))
    total = words.text("preview-total", points=points, open=int(seen.open))
    return words.text("preview", total=total, rows=", ".join(named)), total


def _change(words: Words, amount: int) -> str:
    return str(words.points(amount, signed=True))


def results(words: Words, match: Match) -> list[str]:
    """Who has won; then, in one line, the places behind."""
    places = match.game.places(match.state)
    winners = match.game.winners(match.state)
    names = [words.name(seat) for seat in winners]
    if len(names) == 1:
        points = words.points(sheet_of(match, winners[0], winners[0]).total())
        page = [words.text("one-winner", seat=names[0], points=points)]
    else:
        page = [words.text("winners", seats=", ".join(names))]
    behind = [_place(words, match, places, place) for place in sorted(set(places)) if place > 1]
    return [*page, " ".join(behind)] if behind else page


def _place(words: Words, match: Match, places: list[int], place: int) -> str:
    """Who came in a place behind the winner; equals share it, and have the same points."""
    seats = [seat for seat in range(len(places)) if places[seat] == place]
    names = ", ".join(words.name(seat) for seat in seats)
    points = words.points(sheet_of(match, seats[0], seats[0]).total())
    return words.text("place-behind", place=place, points=points, seats=names)


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
