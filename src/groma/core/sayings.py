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
    """The sentence of a note: message "note-<name>"; of a place, "<argument>_place" says where."""
    kind = kinds.kinds[note.kind]
    facts: dict[str, Fact] = {}
    for i in range(len(kind.names)):
        sort = kind.sorts[i]
        facts[kind.names[i]] = word(sort, note.values[i])
        if sort.places:
            facts[kind.names[i] + "_place"] = sort.places[note.values[i]]
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


def of_facts(sorts: dict[str, Sort], facts: dict[str, int]) -> dict[str, Fact]:
    """Bare numbers, where the name of a fact says which sort of thing it counts off."""
    told: dict[str, Fact] = {}
    for name, value in facts.items():
        sort = sorts.get(name)
        if name == SEAT.name:
            told[name] = seat_word(value)
        elif sort is None or not 0 <= value < sort.size or sort.label(value).isdecimal():
            told[name] = value
        else:
            told[name] = word(sort, value)
    return told


def sorts_of(moves: Moves, kinds: NoteKinds) -> dict[str, Sort]:
    """All sorts that a game has declared, by name."""
    sorts = [sort for family in moves.families for sort in family.sorts]
    sorts += [sort for kind in kinds.kinds for sort in kind.sorts]
    return {sort.name: sort for sort in sorts}
