"""Sayings: a message and its arguments, ready for the words of any language."""

from .moves import Moves
from .notes import Note, NoteKinds
from .sorts import NUMBER, SEAT, Sort

Fact = int | str  # a number, or a text in which each "@id" stands for the words of a message


class Saying:
    """One sentence still without a language; a grid beside it is for eyes only.

    In the description of a table a message that begins with "say-heading" opens a section; a
    heading with a seat in it makes the section that seat's. A grid stands for the sentences that
    follow it in its section; its cells are words separated by blanks, each may be "@id".
    """

    def __init__(
        self, message: str, facts: dict[str, Fact], grid: list[list[str]] | None = None
    ) -> None:
        self.message = message
        self.facts = facts
        self.grid = grid


def word(sort: Sort, value: int) -> Fact:
    """How a value of a sort stands in a sentence."""
    if sort is NUMBER:
        return value
    if sort is SEAT:
        return seat_word(value)
    if sort.worded:
        return label_word(sort, sort.label(value))
    return sort.label(value)


def label_word(sort: Sort, label: str) -> str:
    """The message that names a label of a worded sort."""
    return "@" + sort.name + "-" + label.replace("_", "-")


def seat_word(seat: int) -> str:
    """The name of whoever sits there."""
    return f"@seat-{seat}"


def of_note(kinds: NoteKinds, note: Note) -> Saying:
    """The sentence of a note: message "note-<name>"."""
    kind = kinds.kinds[note.kind]
    facts: dict[str, Fact] = {}
    for i in range(len(kind.names)):
        facts[kind.names[i]] = word(kind.sorts[i], note.values[i])
    return Saying("note-" + kind.name, facts)


def of_move(moves: Moves, move: int, hints: dict[str, Fact]) -> Saying:
    """The sentence of a move: message "move-<name>"; the game's hints say more than its form."""
    family = moves.family(move)
    values = moves.arguments(move)
    facts: dict[str, Fact] = {}
    for i in range(len(values)):
        facts[family.names[i]] = word(family.sorts[i], values[i])
    facts.update(hints)
    return Saying("move-" + family.name, facts)
