"""Parts: what a viewer sees, cut into pieces, so that a reader is sent those that changed."""

from array import array
from collections.abc import Callable
from sys import intern
from typing import Any, Final, Protocol

import msgspec

ENCODER: Final = msgspec.json.Encoder()


SEATS: Final = "view.seats"  # what a player has is cut once more, for few of it change at a time


class Piece:
    """One piece at an entry: its path, what it holds, and by which mark that is known.

    A list of records is cut once more, record by record, and known by its length alone; so is what
    a player has, member by member, and known by their names.
    """

    __slots__ = ("held", "mark", "path")

    def __init__(self, path: str, held: Any, mark: int) -> None:
        self.path = intern(path)  # all tables have the same few
        self.held = held
        self.mark = mark


class Cutter:
    """Cuts what several viewers see at one entry: what they share is cut and encoded once."""

    def __init__(self) -> None:
        # By identity: all of it lives as long as we do.
        self._cut: dict[tuple[str, int], list[Piece]] = {}
        self._encoded: dict[int, bytes] = {}
        self.common: list[Piece] = []  # what everybody is shown, ...
        self.news: dict[int, dict[str, msgspec.Raw]] = {}  # ... and what of it is new after entries

    def cut(self, name: str, whole: dict[str, Any]) -> list[Piece]:
        """The pieces of something by their paths."""
        pieces: list[Piece] = []
        for key, value in whole.items():
            path = f"{name}.{key}"
            if isinstance(value, list) and value and isinstance(value[0], dict):
                pieces += self._once(path, value, self._records)
            else:
                pieces.append(self._piece(path, value))
        return pieces

    def _once(self, path: str, value: Any, made: Callable[[str, Any], list[Piece]]) -> list[Piece]:
        known = self._cut.get((path, id(value)))
        if known is None:
            known = self._cut[path, id(value)] = made(path, value)
        return known

    def _piece(self, path: str, value: Any) -> Piece:
        """Something that is told whole, known by what is sent: -1 and -2 have the same hash."""
        return Piece(path, value, hash(self.encode(value)))

    def _records(self, path: str, records: list[Any]) -> list[Piece]:
        pieces = [Piece(path, records, len(records))]
        for number, record in enumerate(records):
            if path == SEATS:
                pieces += self._once(f"{path}.{number}", record, self._members)
            else:
                pieces.append(self._piece(f"{path}.{number}", record))
        return pieces

    def _members(self, path: str, record: dict[str, Any]) -> list[Piece]:
        members = [self._piece(f"{path}.{key}", value) for key, value in record.items()]
        return [Piece(path, record, hash(tuple(record))), *members]

    def encode(self, held: Any) -> bytes:
        """What a piece holds, as it is sent."""
        if not isinstance(held, list | dict):
            return ENCODER.encode(held)
        if id(held) not in self._encoded:
            self._encoded[id(held)] = ENCODER.encode(held)
        return self._encoded[id(held)]


class Seeing(Protocol):
    """What a viewer sees of a table at an entry."""

    seq: int
    viewer: int
    table: dict[str, Any]
    view: Any


class Parts:
    """What a viewer was shown last: of each piece its mark, and the entry since which it is so."""

    def __init__(self) -> None:
        self.seq = -1
        self._paths: tuple[str, ...] = ()
        self._marks = array("q")
        self._since = array("l")

    def show(self, seq: int, pieces: list[Piece]) -> None:
        """Take in what is shown at an entry."""
        if seq == self.seq:
            return
        paths = tuple(piece.path for piece in pieces)
        before = list(zip(self._marks, self._since))
        if paths != self._paths:
            known = dict(zip(self._paths, before))
            before = [known.get(path, (0, -1)) for path in paths]
        self._since = array(
            "l",
            (
                since if mark == piece.mark and since >= 0 else seq
                for piece, (mark, since) in zip(pieces, before, strict=True)
            ),
        )
        self._marks = array("q", (piece.mark for piece in pieces))
        self._paths, self.seq = paths, seq

    def changed(self, after: int, pieces: list[Piece], cutter: Cutter) -> dict[str, msgspec.Raw]:
        """The pieces that have changed after an entry, encoded; a whole list is told once."""
        news: dict[str, msgspec.Raw] = {}
        for piece, since in zip(pieces, self._since, strict=True):
            if since > after and not _is_in(piece.path, news):
                news[piece.path] = msgspec.Raw(cutter.encode(piece.held))
        return news


class Shown:
    """What the viewers of a table were shown last: what all see alike once, the rest for each."""

    def __init__(self, shared: list[str]) -> None:
        self._shared = dict.fromkeys(
            shared
        )  # the sections of the view that are the same for everybody
        self._common = Parts()
        self._own: dict[int, Parts] = {}

    def changed(self, seen: Seeing, after: int, cutter: Cutter) -> bytes:
        """The pieces of what a viewer sees that have changed after an entry, encoded."""
        view = seen.view or {}
        if not cutter.common:
            shared = {key: view[key] for key in view if key in self._shared}
            cutter.common = cutter.cut("table", seen.table) + cutter.cut("view", shared)
        self._common.show(seen.seq, cutter.common)
        if after not in cutter.news:
            cutter.news[after] = self._common.changed(after, cutter.common, cutter)
        pieces = cutter.cut("view", {key: view[key] for key in view if key not in self._shared})
        own = self._own.setdefault(seen.viewer, Parts())
        own.show(seen.seq, pieces)
        return ENCODER.encode({**cutter.news[after], **own.changed(after, pieces, cutter)})


def _is_in(path: str, news: dict[str, msgspec.Raw]) -> bool:
    """Whether something that a piece is part of is told already."""
    while "." in path:
        path = path.rpartition(".")[0]
        if path in news:
            return True
    return False
