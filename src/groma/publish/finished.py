"""A finished record as a table: the same that people saw while they played, with nobody at it."""

from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

from groma.core.deal import deal_key
from groma.core.game import Game
from groma.core.record import Record
from groma.table.entries import MOVE, OPEN, OVER, START, Chair, Dealing, Entry, Opening
from groma.table.ids import HOME
from groma.table.replica import Replica
from groma.table.texts import Texts

WHEN: Final = datetime(2000, 1, 1, tzinfo=UTC)  # no record says when it was played
NOBODY: Final = 0


class NotFinished(Exception):
    """Only a game that was played to its end is published: the seed and all hands are shown."""


def number_of(record: Record, game: Game[Any]) -> int:
    """The number of the table that a record becomes: always the same, and no other record's."""
    return int.from_bytes(sha256(record.to_json(game).encode()).digest()[:8], "big") % HOME


def table_of(record: Record, game: Game[Any]) -> Replica:
    """The table of a record, as it was at the end."""
    if record.seed is None:
        raise NotFinished
    table = number_of(record, game)
    opening = Opening(
        game=game.name,
        rules=game.version,
        settings=record.settings,
        seats=[Chair(None, None, name) for name in record.names],
        seed=record.seed,
        start=record.start,
    )
    entries = [Entry(table, 0, OPEN, 0, None, NOBODY, WHEN, facts=opening)]
    facts = None if record.key is None else Dealing(record.key)
    entries.append(Entry(table, 1, START, 0, None, None, WHEN, facts=facts))
    entries += [
        Entry(table, number, MOVE, move, None, None, WHEN)
        for number, move in enumerate(record.moves, 2)
    ]
    words = {seat: word for seat, word in enumerate(record.words) if word}
    replica = Replica(game, entries, Texts(words=words))
    if replica.header.status != OVER:
        raise NotFinished
    return replica


def without_names(record: Record) -> Record:
    """The same game, played by nobody in particular: seats are called A, B, C.

    What players added to the seed is theirs as well: only what became of it is kept.
    """
    if any(record.words) and record.seed is not None:
        record.key = record.key or deal_key(record.seed, record.words)
    record.words = [""] * record.players
    record.names = [chr(ord("A") + seat) for seat in range(record.players)]
    return record
