"""What clients asked for and were shown: the evidence that the checker compares with the log."""

import asyncio
import time
from collections import Counter
from typing import Any
from uuid import UUID

import msgspec

from groma.table.entries import MOVE, UNDO

SET_BACK = "set back"  # it was acknowledged by a database that is no more


class Asked(msgspec.Struct):
    """One wish of one client, with every answer it got; it is repeated with its key."""

    table: int
    seat: int
    kind: int  # MOVE or UNDO
    seq: int  # the table's newest entry, as the client saw it
    value: int  # the move, or how many to take back: 0 for all of the turn
    key: UUID
    sent: float
    attempts: int = 0
    numbers: list[int] = []  # of the entry, one for each acknowledgement
    received: float = 0.0  # the first acknowledgement
    refusal: str = ""  # a definite no
    rest: list[int] = []  # the other moves of a list that is played as one

    @property
    def acknowledged(self) -> bool:
        return bool(self.numbers)

    @property
    def moves(self) -> list[int]:
        return [self.value, *self.rest]


class Seen(msgspec.Struct):
    """What one viewer was shown of one table over its stream, across all its breaks."""

    table: int
    viewer: int
    seq: int = 0
    status: str = ""
    view: bytes = b"null"
    notes: list[list[int]] = []
    samples: dict[int, bytes] = {}  # some views in the middle
    earlier: set[int] = set()  # of which entries a program of before showed the view
    when: list[tuple[float, int]] = []  # when which entry was first shown
    events: int = 0
    breaks: int = 0
    byes: int = 0
    cuts: int = 0  # breaks without a bye
    backwards: int = 0  # events older than one before
    anew: bool = False  # the database was set back, so what was told may never have happened

    def restart(self) -> None:
        """What was shown so far has never happened."""
        self.seq, self.status, self.view = 0, "", b"null"
        self.notes, self.samples, self.earlier, self.when = [], {}, set(), []


class Shown(msgspec.Struct):
    """A view on the wire; the game's own part is left as it is."""

    seq: int
    viewer: int
    table: dict[str, Any]
    view: msgspec.Raw
    legal: list[int] | None
    undo: dict[str, Any] | None
    notes: list[list[int]]


class Evidence:
    """Everything that all clients asked and saw."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.seen: list[Seen] = []
        self.tables: list[int] = []
        self.faults: Counter[str] = Counter()  # answers that nobody should get
        self.lost = 0  # answers
        self.unavailable = 0
        self.told: Counter[str] = Counter()  # in place of what was asked for, by status and kind
        self.longest = 0.0  # seconds until somebody was answered, or gave up
        self.latest: dict[int, float] = {}  # when something was acknowledged at a table
        self.acknowledged = 0
        self.hurry = False  # enough was played: on to the end, without thinking
        self.last = time.monotonic()  # when something was acknowledged

    def note(self, asked: Asked, number: int) -> None:
        """An acknowledgement arrived."""
        if not asked.numbers:
            asked.received = self.last = time.monotonic()
            self.acknowledged += 1
        self.latest[asked.table] = time.monotonic()
        if asked.refusal == SET_BACK:
            asked.refusal = ""
        asked.numbers.append(number)

    def hear(self, begun: float, status: int = 0, content: bytes = b"") -> None:
        """What somebody was answered who began to ask then; nothing: the line broke."""
        self.longest = max(self.longest, time.monotonic() - begun)
        if status >= 500 or status == 429:
            self.told[f"{status} {_kind(content)}"] += 1
        elif not status:
            self.told["no answer"] += 1

    async def moves_on(self, moves: int) -> None:
        """Return when so many more were acknowledged."""
        enough = self.acknowledged + moves
        while self.acknowledged < enough:
            await asyncio.sleep(0.05)

    def delays(
        self, since: float = 0.0, until: float = float("inf"), viewer: int | None = None
    ) -> list[float]:
        """How long after its acknowledgement each move was on the streams of its table."""
        streams: dict[int, list[Seen]] = {}
        for seen in self.seen:
            if viewer is None or seen.viewer == viewer:
                streams.setdefault(seen.table, []).append(seen)
        found: list[float] = []
        for asked in self.asked:
            if asked.acknowledged and since <= asked.received < until:
                for seen in streams[asked.table]:
                    found.append(_first(seen, asked.numbers[0]) - asked.received)
        return found


def _kind(content: bytes) -> str:
    """Which problem an answer is; what is none is quoted."""
    try:
        return str(msgspec.json.decode(content)["type"]).rpartition("/")[2]
    except (msgspec.DecodeError, KeyError, TypeError):
        return repr(content[:40])


def _first(seen: Seen, number: int) -> float:
    low, high = 0, len(seen.when)
    while low < high:
        middle = (low + high) // 2
        if seen.when[middle][1] < number:
            low = middle + 1
        else:
            high = middle
    return seen.when[low][0] if low < len(seen.when) else float("inf")


KINDS = {MOVE: "moves", UNDO: "undo"}
