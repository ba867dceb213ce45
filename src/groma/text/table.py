"""The table in lines: what is asked, the moves, what lies there, what happened."""

from collections.abc import Iterator
from typing import Any

from groma.core.match import Match
from groma.core.notes import Note
from groma.core.sayings import Fact, Saying, of_move, seat_word

from .sheets import aligned, preview
from .words import Words

WIDTH = 78  # of a screen, if nobody knows better
HEADING = "say-heading"  # messages that begin like this head a section of a description


# ---- the decision -------------------------------------------------------------------------------


def prompt(words: Words, match: Match) -> str:
    """Whose decision it is, and what is asked."""
    state = match.state
    step = state.pending()
    facts: dict[str, Fact] = {
        "seat": seat_word(state.seat),
        "argument": state.argument(),
        "count": len(state.legal()),
    }
    asked = words.find("ask-" + step.name, facts)
    if asked is None:
        asked = words.text("ask-without-words", step=step.name.replace("-", " "))
    return words.text("prompt", seat=words.name(state.seat), ask=asked)


def moves(words: Words, match: Match, plain: bool, width: int = WIDTH) -> list[str]:
    """The legal moves with their numbers: words, notation, and what they change on the sheet."""
    seat = match.state.seat
    hints = hints_of_moves(match)
    rows: list[list[str]] = []
    for number, move in enumerate(match.state.legal(), 1):
        notation = match.game.moves.text(move)
        change = preview(words, match, seat, move)
        rows.append([str(number), words.move(move, hints[move]), notation, change])
    if plain:
        return [_spoken(row) for row in rows]
    lines = aligned([[row[0].rjust(3), *filter(None, row[1:3]), row[3]] for row in rows])
    if max(len(line) for line in lines) <= width:
        return lines
    return [line for row in rows for line in _broken(row, width)]


def _broken(row: list[str], width: int) -> list[str]:
    """A row too long for the screen: it breaks between its columns."""
    number, said, notation, change = row
    rest = f"{notation}  {change}".rstrip()
    line = f"{number:>3}  {said}  {rest}" if said else f"{number:>3}  {rest}"
    return [line] if len(line) <= width else [f"{number:>3}  {said}", f"       {rest}"]


def hints_of_moves(match: Match) -> dict[int, dict[str, Fact]]:
    """What the view of the seat that decides adds to the words of each legal move."""
    hint = match.game.hint
    legal = match.state.legal()
    if hint is None:
        return {move: {} for move in legal}
    view: Any = match.game.view(match.state, match.state.seat)
    return {move: hint(view, move) for move in legal}


def words_in_moves(match: Match) -> list[str]:
    """The words of other messages that the legal moves name, each once."""
    found: dict[str, None] = {}
    for move, hints in hints_of_moves(match).items():
        for fact in of_move(match.game.moves, move, hints).facts.values():
            if isinstance(fact, str) and fact.startswith("@"):
                found[fact] = None
    return list(found)


def _spoken(row: list[str]) -> str:
    number, said, notation, change = row
    parts = [said.rstrip(".")] if said else []
    parts.append(notation)
    if change:
        parts.append(change)
    return f"{number}. " + "; ".join(parts)


# ---- what lies on the table ---------------------------------------------------------------------


def show(words: Words, match: Match, viewer: int, eyes: bool, seat: int | None = None) -> list[str]:
    """What a viewer sees, or the sections about one seat of it: sentences, and grids for eyes."""
    view: Any = match.game.view(match.state, viewer)
    describe = match.game.describe
    sayings = [] if describe is None else describe(view)
    if not sayings:
        return list(nested(view))
    parts = sections(sayings)
    if seat is not None:
        parts = about_seat(parts, seat) or parts
    return [line for part in parts for line in section(words, part, eyes)]


def own_things(words: Words, match: Match, seat: int, common: bool) -> list[str]:
    """For eyes: what a seat has, and above it what is everybody's, if that is wanted too.

    Nothing if the game does not describe itself.
    """
    describe = match.game.describe
    parts = [] if describe is None else sections(describe(match.game.view(match.state, seat)))
    own = about_seat(parts, seat)
    if common:
        seats = range(match.state.players)
        theirs = [part for other in seats for part in about_seat(parts, other)]
        own = [part for part in parts if part not in theirs] + own
    return [line for part in own for line in section(words, part, True)]


def about_seat(parts: list[list[Saying]], seat: int) -> list[list[Saying]]:
    """The sections whose heading names a seat."""
    return [part for part in parts if seat_word(seat) in part[0].facts.values()]


def sections(sayings: list[Saying]) -> list[list[Saying]]:
    """A description cut before each of its headings."""
    parts: list[list[Saying]] = []
    for saying in sayings:
        if not parts or saying.message.startswith(HEADING):
            parts.append([])
        parts[-1].append(saying)
    return parts


def section(words: Words, part: list[Saying], eyes: bool) -> list[str]:
    """A heading and its sentences; for eyes in columns, and a grid for what follows it."""
    if not eyes:
        return [words.say(saying) for saying in part]
    headed = part[0].message.startswith(HEADING)
    page = [words.say(part[0]).upper()] if headed else []
    lines: list[str] = []
    grid: list[str] = []
    for saying in part[headed:]:
        lines.append(words.say(saying))
        if saying.grid:
            grid = aligned([[cell_words(words, cell) for cell in row] for row in saying.grid])
            break
    return [*page, *("  " + line for line in columns(lines)), *("    " + line for line in grid)]


def cell_words(words: Words, cell: str) -> str:
    """A cell of a grid: words that begin with @ are messages, others stand as they are."""
    return " ".join(str(words.word(part)) for part in cell.split())


def columns(lines: list[str]) -> list[str]:
    """Short lines side by side, to be read downwards."""
    widest = max((len(line) for line in lines), default=0)
    count = max(1, min(len(lines), WIDTH // (widest + 3)))
    rows = -(-len(lines) // count)
    return aligned([lines[i::rows] for i in range(rows)]) if rows else []


def nested(thing: Any, depth: int = 0) -> Iterator[str]:
    """Plain data as lines: for games that do not describe themselves."""
    pad = "  " * depth
    if isinstance(thing, dict):
        for key, value in thing.items():
            name = str(key).replace("_", " ")
            if _flat(value):
                yield f"{pad}{name}: {_short(value)}"
            else:
                yield f"{pad}{name}:"
                yield from nested(value, depth + 1)
    elif isinstance(thing, list | tuple):
        for number, value in enumerate(thing, 1):
            if _flat(value):
                yield f"{pad}{number}: {_short(value)}"
            else:
                yield f"{pad}{number}:"
                yield from nested(value, depth + 1)
    else:
        yield f"{pad}{_short(thing)}"


def _flat(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return not any(isinstance(part, dict | list | tuple) for part in value)
    return not isinstance(value, dict)


def _short(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_short(part) for part in value) or "-"
    return "-" if value is None or value == "" else str(value)


# ---- what happened ------------------------------------------------------------------------------


def readable_notes(match: Match, viewer: int, since: int = 0) -> list[Note]:
    """The notes that a viewer may read, from note number `since` on."""
    return [note for note in match.notes[since:] if note.readers >> viewer & 1]


def log(words: Words, match: Match, viewer: int, since: int = 0) -> list[str]:
    """What a viewer may read of what happened."""
    return [words.note(note) for note in readable_notes(match, viewer, since)]
