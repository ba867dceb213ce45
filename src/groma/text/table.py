"""The table in lines: the list of moves, and what lies there, in columns and grids."""

import re
from textwrap import wrap
from typing import Any

from groma.core.match import Match
from groma.core.sayings import Saying, of_move
from groma.words.reckoning import previews
from groma.words.telling import (
    HEADING,
    LEGEND,
    Board,
    about_seat,
    described,
    hints_of_moves,
    nested,
    sections,
)
from groma.words.words import spelt, words_in

from .sheets import aligned
from .words import Words

WIDTH = 78  # of a screen, if nobody knows better
FEW = 6  # moves that may take two lines each; of more, a narrow screen shows the points alone


# ---- the decision -------------------------------------------------------------------------------


def moves(
    words: Words,
    match: Match,
    plain: bool,
    width: int = WIDTH,
    notation: bool = False,
    only: list[int] | None = None,
) -> list[str]:
    """The legal moves with their numbers, what they change on the sheet, and how to write them.

    `only` some of them, if that is wanted.
    """
    seat = match.state.seat
    hints = hints_of_moves(match)
    rows: list[list[str]] = []  # with all that changes ...
    totals: list[list[str]] = []  # ... or only the points
    shown = list(hints) if only is None else only
    changes = dict(zip(shown, previews(words, match, seat, shown), strict=True))
    for number, move in enumerate(hints, 1):
        if move not in changes:
            continue
        said = words.move(move, hints[move])
        written = match.game.moves.text(move)
        full, total = changes[move]
        after = [f"[{written}]"] if notation and said != written else []
        rows.append([str(number), said.rstrip("."), full, *after])
        totals.append([str(number), said.rstrip("."), total, *after])
    if plain:
        return [f"{row[0]}. " + "; ".join(filter(None, row[1:])) for row in rows]
    for tried in [rows] if len(rows) <= FEW else [rows, totals]:
        lines = aligned([[row[0].rjust(3), *row[1:]] for row in _without_gap(tried)])
        if max(len(line) for line in lines) <= width:
            return lines
    return [line for row in rows for line in _broken(row, width)]


def _without_gap(rows: list[list[str]]) -> list[list[str]]:
    """No empty column if no move changes any points."""
    return rows if any(row[2] for row in rows) else [[*row[:2], *row[3:]] for row in rows]


def _broken(row: list[str], width: int) -> list[str]:
    """A row of a list that is too wide for columns: what a move brings stands under it."""
    line = f"{row[0]:>3}  {row[1]}"
    rest = "  ".join(filter(None, row[2:]))
    return [*wrap(line, width, subsequent_indent=" " * 7), *([" " * 7 + rest] if rest else [])]


def numbered(match: Board, number: str) -> int | None:
    """The legal move with a number of the list."""
    moves = list(hints_of_moves(match)) if number.isdecimal() else []
    return moves[int(number) - 1] if moves and 1 <= int(number) <= len(moves) else None


def moves_with(words: Words, match: Match, wanted: str) -> list[int]:
    """The legal moves in whose sentence, facts or notation all these words stand."""
    asked = set(words_in(wanted))
    found: list[int] = []
    for move, hints in hints_of_moves(match).items():
        facts = [str(words.word(fact)) for fact in hints.values() if isinstance(fact, str)]
        told = [words.move(move, hints), match.game.moves.text(move), *facts]
        if asked and asked <= set(words_in(" ".join(told))):
            found.append(move)
    return found


def moves_called(words: Words, board: Board, families: list[str], wanted: str) -> list[int]:
    """The legal moves of some families whose notation, or whose thing, has all these words."""
    asked = set(words_in(wanted))
    found: list[int] = []
    for move, hints in hints_of_moves(board).items():
        if board.game.moves.family(move).name in families:
            saying = of_move(board.game.moves, move, hints)
            told = [board.game.moves.text(move), _beginning(words, saying, words.move(move, hints))]
            if asked <= set(words_in(" ".join(told))):
                found.append(move)
    return found


def _beginning(words: Words, saying: Saying, sentence: str) -> str:
    """A sentence up to the first thing in it: "Open Theatre" of "Open Theatre: needs 4 stone"."""
    facts = [str(words.word(fact)) for fact in saying.facts.values() if isinstance(fact, str)]
    named = set(words_in(" ".join(facts)))
    parts = re.split("([:;(,])", sentence)
    for i in range(0, len(parts), 2):
        if named & set(words_in(parts[i])):
            return "".join(parts[: i + 1])
    return sentence


# ---- what lies on the table ---------------------------------------------------------------------


def show(words: Words, match: Match, viewer: int, eyes: bool, seat: int | None = None) -> list[str]:
    """What a viewer sees, or the sections about one seat of it: sentences, and grids for eyes."""
    parts = sections(described(match, viewer))
    if not parts:
        view: Any = match.game.view(match.state, viewer)
        return list(nested(view))
    if seat is not None:
        parts = about_seat(parts, seat) or parts
    return [line for part in parts for line in section(words, part, eyes)]


def mentions(words: Words, match: Match, viewer: int, wanted: str) -> list[str]:
    """Sections whose heading, else sentences, in which the wanted words stand.

    First those that begin with them: they are about the very thing.
    """
    whole = re.compile(rf"(?<!\w){re.escape(spelt(wanted))}(?!\w)")
    parts = sections(described(match, viewer))
    headed = [part for part in parts if whole.search(spelt(words.say(part[0])))]
    if headed:
        return [line for part in headed for line in section(words, part, False)]
    lines = [line for part in parts for line in section(words, part, False)[1:]]
    found = [line for line in lines if whole.search(spelt(line))]
    return sorted(found, key=lambda line: whole.match(spelt(line)) is None)


def own_things(words: Words, match: Match, seat: int, common: bool) -> list[str]:
    """For eyes: what a seat has, and above it what is everybody's, if that is wanted too."""
    parts = sections(described(match, seat))
    own = about_seat(parts, seat)
    if common:
        seats = range(match.state.players)
        theirs = [part for other in seats for part in about_seat(parts, other)]
        own = [part for part in parts if part not in theirs] + own
    return [line for part in own for line in section(words, part, True)]


def own_grids(match: Match, seat: int) -> list[list[list[str]]]:
    """The grids of what a seat has."""
    own = about_seat(sections(described(match, seat)), seat)
    return [saying.grid for part in own for saying in part if saying.grid]


def own_purse(words: Words, match: Match, seat: int) -> str:
    """For ears: the first sentence about what a seat has."""
    own = about_seat(sections(described(match, seat)), seat)
    return words.say(own[0][1]) if own and len(own[0]) > 1 else ""


def section(words: Words, part: list[Saying], eyes: bool) -> list[str]:
    """A heading and its sentences; for eyes in columns, and a grid for what follows it."""
    legend = [saying for saying in part if saying.message.startswith(LEGEND)]
    sentences = [saying for saying in part if saying not in legend]
    if not eyes:
        return [words.say(saying) for saying in sentences]
    headed = part[0].message.startswith(HEADING)
    page = [words.say(part[0]).upper()] if headed else []
    lines: list[str] = []
    grid: list[str] = []
    for saying in sentences[headed:]:
        lines.append(words.say(saying))
        if saying.grid:
            grid = aligned([[str(words.word(cell)) for cell in row] for row in saying.grid])
            grid += [words.say(saying) for saying in legend]
            break
    return [*page, *("  " + line for line in columns(lines)), *("    " + line for line in grid)]


def columns(lines: list[str]) -> list[str]:
    """Short lines side by side, to be read downwards."""
    widest = max((len(line) for line in lines), default=0)
    count = max(1, min(len(lines), WIDTH // (widest + 3)))
    rows = -(-len(lines) // count)
    return aligned([lines[i::rows] for i in range(rows)]) if rows else []
