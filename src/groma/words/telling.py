"""The table in sentences: what is asked, the moves, what lies there, what happened."""

from collections.abc import Iterator
from typing import Any, Protocol

from groma.core.game import Game
from groma.core.match import Match
from groma.core.notes import Note
from groma.core.sayings import Fact, Saying, of_move, seat_word
from groma.core.state import State

from .words import Words, references

# In a description, messages that begin like this ...
HEADING = "say-heading"  # ... head a section
NOW = "say-now"  # ... stand right above the decision, not among the rest
LEGEND = "say-legend"  # ... explain the signs of a grid, so they are for eyes only


class Board(Protocol):
    """What can be asked about moves: a match, or a table some small choices ahead of it."""

    game: Game[Any]
    state: State


# ---- the decision -------------------------------------------------------------------------------


def prompt(words: Words, match: Board, message: str = "prompt", view: Any = None) -> str:
    """Whose decision it is, and what is asked; `view`: the seat's, if somebody has made it."""
    saying = _asked(match, view)
    asked = words.find(saying.message, saying.facts)
    if asked is None:
        step = match.state.pending()
        asked = words.text("ask-without-words", step=step.name.replace("-", " "))
    return words.text(message, seat=words.name(match.state.seat), ask=asked)


def short_prompt(words: Words, match: Board, view: Any = None) -> str:
    """What is asked, in short, for who sees a board; "" if it has no short form."""
    return words.short(_asked(match, view)) or ""


def _asked(match: Board, view: Any) -> Saying:
    """The question of a decision, with the facts that the game adds to it."""
    state = match.state
    facts: dict[str, Fact] = {
        "seat": seat_word(state.seat),
        "argument": state.argument(),
        "count": len(state.legal()),
    }
    brief = match.game.brief
    if brief is not None:
        facts.update(brief(view or match.game.view(state, state.seat)))
    return Saying("ask-" + state.pending().name, facts)


def now(match: Board) -> list[Saying]:
    """What a game wants to be said right above a decision."""
    if match.state.over():
        return []
    return [saying for saying in described(match, match.state.seat) if is_now(saying)]


def said(
    words: Words, game: Game[Any], state: State, move: int, viewer: int, brief: bool = False
) -> str:
    """A move in words, told to a viewer before it is played; in short to who sees a board."""
    hints = {} if game.hint is None else game.hint(game.view(state, viewer), move)
    short = words.short_move(move, hints) if brief else None
    return short or words.move(move, hints)


def hints_of_moves(match: Board, view: Any = None) -> dict[int, dict[str, Fact]]:
    """What the view of the seat that decides adds to the words of each legal move.

    In the order of the list: by the fact "order", where a game gives one. `view`: that of the seat,
    if somebody has made it.
    """
    hint = match.game.hint
    legal = match.state.legal()
    if hint is None or not legal:
        return {move: {} for move in legal}
    seen: Any = view or match.game.view(match.state, match.state.seat)
    hints = {move: hint(seen, move) for move in legal}
    return dict(sorted(hints.items(), key=lambda item: int(item[1].get("order", 0))))


def things_in_moves(match: Match, only: int | None = None) -> list[str]:
    """The words of other messages in the legal moves, or in one, or above them; each once."""
    sayings = [] if only is not None else now(match)
    for move, hints in hints_of_moves(match).items():
        if only in (None, move):
            sayings.append(of_move(match.game.moves, move, hints))
    found: dict[str, None] = {}
    for saying in sayings:
        for fact in saying.facts.values():
            found.update(dict.fromkeys(references(fact)))
    return list(found)


# ---- what lies on the table ---------------------------------------------------------------------


def described(match: Board, viewer: int) -> list[Saying]:
    """All that a game says about the table to a viewer; nothing if it does not describe itself."""
    describe = match.game.describe
    return [] if describe is None else describe(match.game.view(match.state, viewer))


def is_now(saying: Saying) -> bool:
    """Whether a sentence belongs to the decision, not to the description."""
    return saying.message.startswith(NOW)


def sections(sayings: list[Saying]) -> list[list[Saying]]:
    """A description cut before each of its headings."""
    parts: list[list[Saying]] = []
    for saying in sayings:
        if is_now(saying):
            continue
        if not parts or saying.message.startswith(HEADING):
            parts.append([])
        parts[-1].append(saying)
    return parts


def about_seat(parts: list[list[Saying]], seat: int) -> list[list[Saying]]:
    """The sections whose heading names a seat."""
    return [part for part in parts if seat_word(seat) in part[0].facts.values()]


def for_ears(part: list[Saying]) -> tuple[list[Saying], list[Saying]]:
    """A section without what is for eyes only: its heading, if it has one, and its sentences."""
    sentences = [saying for saying in part if not saying.message.startswith(LEGEND)]
    headed = part[0].message.startswith(HEADING)
    return sentences[:headed], sentences[headed:]


def seat_of(part: list[Saying], players: int) -> int | None:
    """The seat whose things a section tells."""
    owner = part[0].facts.get("seat")
    return next((seat for seat in range(players) if seat_word(seat) == owner), None)


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


# ---- a game on the shelf ------------------------------------------------------------------------


def players(words: Words, game: Game[Any]) -> str:
    """How many can play."""
    first, last = min(game.players), max(game.players)
    if len(game.players) > 1 and len(game.players) == last - first + 1:
        return words.text("players-range", first=first, last=last)
    return words.text("players-list", players=", ".join(str(count) for count in game.players))
