"""Points in sentences: score sheets, what a move would change on one, who has won."""

from time import process_time
from typing import Any

from groma.core.foresight import Foresight, Preview
from groma.core.game import Game
from groma.core.match import Match
from groma.core.record import Record, verify
from groma.core.sheet import Line, Sheet

from .telling import Board
from .words import Words

PATIENCE = 0.5  # seconds of computing for one list


def sheet_of(match: Board, seat: int, viewer: int) -> Sheet:
    """The points of a seat as far as a viewer may know them."""
    sheet: Sheet = match.game.sheet(match.state, seat, viewer)
    return sheet


def sheet_said(words: Words, seat: int, sheet: Sheet) -> str:
    """The sheet of a seat in one sentence: its total, and the rows that bring anything."""
    rows = [
        words.text("sheet-part", row=words.row(row), points=words.points(sheet.row(row)))
        for row in sheet.rows
        if sheet.row(row)
    ]
    message = "sheet-line" if rows else "sheet-line-empty"
    total = words.points(sheet.total())
    return words.text(message, seat=words.name(seat), total=total, rows=", ".join(rows))


def line_said(words: Words, line: Line) -> str:
    """A line of a sheet: its points, its arithmetic and its clause."""
    return f"{change(words, line.points)}: {words.line(line)} ({line.clause})"


def change(words: Words, amount: int) -> str:
    """By how much a sheet changes: "+6", "-0.5"."""
    return str(words.points(amount, signed=True))


def previews(words: Words, match: Match, seat: int, moves: list[int]) -> list[tuple[str, str]]:
    """The previews of a list of moves; none at all if they take longer than anybody waits."""
    found: list[tuple[str, str]] = []
    foresight = Foresight(match.game, match.state, seat)
    sheet = sheet_of(match, seat, seat)
    start = process_time()
    for move in moves:
        found.append(preview_said(words, sheet, foresight.preview(move)))
        if process_time() - start > PATIENCE:
            return [("", "")] * len(moves)
    return found


def preview(words: Words, match: Board, seat: int, move: int) -> tuple[str, str]:
    """What a move changes on the seat's sheet: "points +6 (temples)", and without the rows."""
    return preview_said(
        words, sheet_of(match, seat, seat), Foresight(match.game, match.state, seat).preview(move)
    )


def preview_said(words: Words, sheet: Sheet, seen: Preview) -> tuple[str, str]:
    """A preview in words: "points +6 (temples)", and without the rows.

    What comes right after it anyway is said apart: "points +6 (temples), then +8 (influence)".
    """
    changed = _changed(words, sheet, seen.rows)
    comes = _changed(words, sheet, seen.then)
    said = total = then = ""
    if changed:
        points = _sum(words, changed)
        bounded = seen.open and not seen.unsure  # what nobody knows may bring more than the best
        total = words.text(
            "preview-total", points=points, open=int(bounded), unsure=int(seen.unsure)
        )
        said = words.text("preview", total=total, rows=_named(words, changed))
    elif seen.unsure:
        said = total = words.text("preview-unsure")
    if sum(by for _, by in comes):
        then = words.text("preview-then", points=_sum(words, comes))
        all_rows = words.text("preview", total=then, rows=_named(words, comes))
        return ", ".join(filter(None, (said, all_rows))), ", ".join(filter(None, (total, then)))
    return said, total


def _changed(words: Words, sheet: Sheet, changes: list[int]) -> list[tuple[str, int]]:
    """The rows that change, by what they are called in short."""
    return [(words.short_row(row), by) for row, by in zip(sheet.rows, changes) if by]


def _sum(words: Words, changed: list[tuple[str, int]]) -> str:
    return change(words, sum(by for _, by in changed))


def _named(words: Words, changed: list[tuple[str, int]]) -> str:
    """The rows, each with its change if there are several."""
    if len(changed) == 1:
        return changed[0][0]
    return ", ".join(f"{row} {change(words, by)}" for row, by in changed)


def results(words: Words, match: Board) -> list[str]:
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


def _place(words: Words, match: Board, places: list[int], place: int) -> str:
    """Who came in a place behind the winner; equals share it, and have the same points."""
    seats = [seat for seat in range(len(places)) if places[seat] == place]
    names = ", ".join(words.name(seat) for seat in seats)
    points = words.points(sheet_of(match, seats[0], seats[0]).total())
    return words.text("place-behind", place=place, points=points, seats=names)


def verdict(words: Words, record: Record, game: Game[Any]) -> tuple[list[str], bool]:
    """Whether a record is sound, and if so, who won."""
    found = verify(record, game)
    if found.wrong:
        move = game.moves.public_text(record.moves[found.at]) if record.moves else ""
        text = words.text(
            "verify-" + found.wrong, number=found.at + 1, move=move, clause=found.clause
        )
        return [text], False
    match = Match(game, record)
    sound = words.text("verify-sound", moves=len(record.moves))
    return [sound, *results(words, match)], True
