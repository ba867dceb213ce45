"""Parts: what a viewer sees, cut into pieces, so that a reader is sent those that changed."""

from array import array
from sys import intern
from typing import Any, Final

import msgspec

ENCODER: Final = msgspec.json.Encoder()


class Piece:
    """One piece at an entry: its path, what it holds, and by which mark that is known.

    A list of records is cut once more, record by record, and known by its length alone.
    """

    __slots__ = ("held", "mark", "path")

    def __init__(self, path: str, held: Any, mark: int) -> None:
        self.path = intern(path)  # all tables have the same few
        self.held = held
        self.mark = mark


class Cutter:
    """Cuts what several viewers see at one entry: what they share is cut and encoded once."""

    def __init__(self) -> None:
        self._lists: dict[int, list[Piece]] = {}  # by identity: all of it lives as long as we do
        self._encoded: dict[int, bytes] = {}

    def cut(self, name: str, whole: dict[str, Any]) -> list[Piece]:
        """The pieces of something by their paths."""
        pieces: list[Piece] = []
        for key, value in whole.items():
            path = f"{name}.{key}"
            if isinstance(value, list) and value and isinstance(value[0], dict):
                if id(value) not in self._lists:
                    self._lists[id(value)] = self._records(path, value)
                pieces += self._lists[id(value)]
            else:
                pieces.append(Piece(path, value, hash(self.encode(value))))
        return pieces

    def _records(self, path: str, value: list[Any]) -> list[Piece]:
        records = [
            Piece(f"{path}.{number}", record, hash(self.encode(record)))
            for number, record in enumerate(value)
        ]
        return [Piece(path, value, len(value)), *records]

    def encode(self, held: Any) -> bytes:
        """What a piece holds, as it is sent."""
        if not isinstance(held, list | dict):
            return ENCODER.encode(held)
        if id(held) not in self._encoded:
            self._encoded[id(held)] = ENCODER.encode(held)
        return self._encoded[id(held)]


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

    def changed(self, after: int, pieces: list[Piece], cutter: Cutter) -> bytes:
        """The pieces that have changed after an entry, encoded; a whole list is told once."""
        news: dict[str, msgspec.Raw] = {}
        for piece, since in zip(pieces, self._since, strict=True):
            if since > after and piece.path.rpartition(".")[0] not in news:
                news[piece.path] = msgspec.Raw(cutter.encode(piece.held))
        return ENCODER.encode(news)
