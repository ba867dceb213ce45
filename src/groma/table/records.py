"""Records of whole tables: what one home tells of a table, so that another can go on with it."""

from datetime import datetime
from typing import Any

import msgspec

from groma.core.game import Game
from groma.core.match import Match, open_match
from groma.words.examples import load_examples

from .bots import knows
from .clock import Clock
from .entries import END, MOVE, OPEN, START, UNDO, Chair, Dealing, Entry, Opening, heard
from .header import Header
from .opening import wound
from .problems import Problem, newer, wrong
from .texts import Texts
from .wire.records import FORMAT, RecordSeat, TableRecord
from .wire.tables import ClockShape

Shelf = dict[tuple[str, int], Game[Any]]  # all games that are installed, by name and rules version

# ---- telling ------------------------------------------------------------------------------------


def record_of(entries: list[Entry], texts: Texts) -> TableRecord:
    """A table as it can be taken elsewhere, made of its entries alone: its rules may be unknown."""
    header = Header(entries[0])
    moves: list[int] = []
    key: bytes | None = None
    begun = False
    for entry in entries[1:]:
        if entry.kind == MOVE:
            moves.append(entry.value)
        elif entry.kind == UNDO:
            del moves[entry.value :]
        elif entry.kind == START:
            begun = True
            key = entry.facts.key if isinstance(entry.facts, Dealing) else None
            header.banks = [] if header.clock is None else header.clock.fill(header.players)
        else:
            header.follow(entry, None)
    opening = header.opening
    return TableRecord(
        format=FORMAT,
        game=opening.game,
        rules=opening.rules,
        settings=opening.settings,
        seats=[
            RecordSeat(texts.name(one.called), one.person is not None, one.bot)
            if not one.free
            else RecordSeat()
            for one in header.seats
        ],
        seed=opening.seed.hex(),
        moves=moves,
        key=None if key is None else key.hex(),
        start=None if opening.start is None else opening.start.hex(),
        example=opening.example,
        title=texts.title,
        clock=_clock_shape(opening.clock),
        hidden=opening.hidden,
        quiet=opening.quiet,
        foresight=opening.foresight,
        hints=opening.hints,
        begun=begun,
        broken_off=header.broken_off,
        created_at=header.created_at,
    )


def unread(record: TableRecord, stored: list[bytes]) -> TableRecord:
    """The record of a table at which a newer program has played: with all that it has written."""
    return msgspec.structs.replace(record, entries=[msgspec.json.decode(one) for one in stored])


def read_again(record: TableRecord) -> TableRecord:
    """A record as this program reads it: if it was made by an older one, it knows all of it now."""
    if record.entries is None:
        return record
    try:
        entries = [heard(msgspec.json.encode(one))[2] for one in record.entries]
        known = [entry for entry in entries if entry is not None]
        again = record_of(known, Texts())
    except Exception as problem:  # what somebody made up may fail in any way
        raise wrong("record") from problem
    if len(known) < len(entries):
        raise newer()
    return msgspec.structs.replace(
        record,
        entries=None,
        moves=again.moves,
        begun=again.begun,
        broken_off=again.broken_off,
        key=again.key,
    )


def _clock_shape(clock: Clock | None) -> ClockShape | None:
    if clock is None:
        return None
    return ClockShape(clock.allowance, clock.bank, clock.increment, clock.weekend)


# ---- playing it again ---------------------------------------------------------------------------


def rules_of(shelf: Shelf, record: TableRecord) -> Game[Any]:
    """The rules by which a record was played, and by which alone it makes sense."""
    game = shelf.get((record.game, record.rules))
    if game is None:
        known = any(name == record.game for name, _ in shelf)
        raise wrong("rules" if known else "game")
    if record.entries is not None:
        raise newer()
    if len(record.seats) not in game.players:
        raise wrong("seats")
    if len(record.settings) != len(game.settings) or any(
        value >= len(setting.labels) for value, setting in zip(record.settings, game.settings)
    ):
        raise wrong("setting")
    if any(seat.bot is not None and not knows(game, seat.bot) for seat in record.seats):
        raise wrong("bot")
    return game


def replayed(game: Game[Any], record: TableRecord) -> Match:
    """The game that a record tells, each of its moves judged again."""
    try:
        return _replayed(game, record)
    except Problem:
        raise
    except Exception as problem:  # a position that somebody made up may fail in any way
        raise wrong("record") from problem


def _replayed(game: Game[Any], record: TableRecord) -> Match:
    possible = record.begun or not (record.moves or record.broken_off)
    if len(record.moves) > game.longest or not possible:
        raise wrong("record")
    match = open_match(
        game,
        [seat.name for seat in record.seats],
        bytes.fromhex(record.seed),
        record.settings,
        None,
        None if record.start is None else bytes.fromhex(record.start),
        None if record.key is None else bytes.fromhex(record.key),
    )
    for number, move in enumerate(record.moves):
        if move >= game.moves.count or not match.state.allows(move):
            raise wrong("record", errors=[f"move {number} is not legal"])
        match.follow(move)
    return match


def begins_fairly(game: Game[Any], record: TableRecord) -> bool:
    """Whether a game was dealt, or began with an example: any other position may be made up."""
    if record.start is None:
        return True
    example = load_examples(game).get(record.example or "")
    return (
        example is not None
        and example.start.hex() == record.start
        and example.settings == record.settings
        and example.players == len(record.seats)
    )


# ---- setting it up ------------------------------------------------------------------------------


def entries_of(
    record: TableRecord, match: Match, table: int, people: dict[int, int], host: int, at: datetime
) -> list[Entry]:
    """The entries of a table that a record becomes; `people`: by seat, who sits there now."""
    opening = Opening(
        game=record.game,
        rules=record.rules,
        settings=record.settings,
        seats=[_chair(seat, people.get(number)) for number, seat in enumerate(record.seats)],
        seed=bytes.fromhex(record.seed),
        clock=None if record.clock is None else wound(record.clock),
        hidden=record.hidden,
        quiet=record.quiet,
        foresight=record.foresight,
        hints=record.hints,
        start=None if record.start is None else bytes.fromhex(record.start),
        example=record.example,
    )
    made = [Entry(table, 0, OPEN, 0, None, host, record.created_at or at, None, opening)]

    def add(kind: int, value: int, seat: int | None, person: int | None, facts: Any = None) -> None:
        made.append(Entry(table, len(made), kind, value, seat, person, at, None, facts))

    if record.begun:
        key = None if record.key is None else Dealing(bytes.fromhex(record.key))
        add(START, 0, 0, host, key)
    for number, move in enumerate(match.moves):
        seat = match.mover(number)
        add(MOVE, move, seat, people.get(seat))
    if record.broken_off:
        add(END, 0, None, None)
    return made


def _chair(seat: RecordSeat, person: int | None) -> Chair:
    if person is not None:
        return Chair(person)
    return Chair() if seat.bot is None else Chair(None, seat.bot, seat.name)


def encoded(record: TableRecord) -> bytes:
    """The document of a record."""
    return msgspec.json.encode(record)
