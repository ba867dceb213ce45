"""Notes: what happened, told once; log line, animation, catch-up and speech are made from it."""

from .sorts import Sort


class NoteKind:
    """A declared kind of note with its named arguments."""

    def __init__(
        self, name: str, number: int, names: list[str], sorts: list[Sort], chapter: bool
    ) -> None:
        self.name = name
        self.number = number
        self.names = names
        self.sorts = sorts
        self.chapter = chapter  # it begins one: a round, a phase, a turn


class NoteKinds:
    """Everything that can be told about a game, declared once."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.kinds: list[NoteKind] = []

    def declare(self, name: str, *, chapter: bool = False, **arguments: Sort) -> int:
        """Declare a note; the answer is its number. Logs are read by chapters."""
        if any(kind.name == name for kind in self.kinds):
            raise ValueError(f"note {name!r} is declared twice in {self.game}")
        kind = NoteKind(name, len(self.kinds), list(arguments), list(arguments.values()), chapter)
        self.kinds.append(kind)
        return kind.number


class Note:
    """One thing that happened, with the viewers that may read it."""

    def __init__(self, kind: int, readers: int, values: list[int]) -> None:
        self.kind = kind
        self.readers = readers  # a set of viewers
        self.values = values

    def to_json(self) -> list[int]:
        """The note as plain numbers, without its readers."""
        return [self.kind, *self.values]


class Log:
    """The notes of a game that is played for people."""

    def __init__(self, viewers: int) -> None:
        self.everybody = (1 << viewers) - 1
        self.notes: list[Note] = []

    def tell(self, kind: int, *values: int) -> None:
        """Tell everybody."""
        self.notes.append(Note(kind, self.everybody, list(values)))

    def whisper(self, viewer: int, kind: int, *values: int) -> None:
        """Tell one viewer only."""
        self.notes.append(Note(kind, 1 << viewer, list(values)))

    def tell_others(self, viewer: int, kind: int, *values: int) -> None:
        """Tell everybody but one viewer, who was told more."""
        self.notes.append(Note(kind, self.everybody & ~(1 << viewer), list(values)))

    def for_viewer(self, viewer: int, since: int = 0) -> list[Note]:
        """What one viewer may read, from note number `since` on."""
        return [note for note in self.notes[since:] if note.readers >> viewer & 1]
