"""Tables in a database as the server leaves them, played by chance."""

import asyncio
from datetime import UTC, datetime
from random import Random
from typing import Any

import asyncpg
import msgspec

from groma.core.deal import deal_key
from groma.core.game import Game
from groma.core.match import open_match
from groma.server.store import rows
from groma.table.entries import (
    MOVE,
    OPEN,
    OVER,
    RUNNING,
    START,
    UNDO,
    Chair,
    Dealing,
    Entry,
    Opening,
)
from groma.table.texts import Texts

AT = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)
HOST = 1
WORDS = ["veni", "vidi"]


class Played:
    """A table: its row, its entries and its newest state."""

    def __init__(self, game: Game[Any], table: int, moves: int = 999, undo: int = 0) -> None:
        self.game = game
        self.table = table
        self.seed = table.to_bytes(32, "big")
        self.match = open_match(game, ["Anna", "Ben"], self.seed, None, WORDS)
        self.entries: list[tuple[int, int, int | None]] = [(START, 0, None)]
        chance = Random(table)
        for number in range(moves):
            if self.match.state.over():
                break
            if undo and number == undo:
                self.rewind(number // 2)
            self.play(chance.choice(self.match.state.legal()))

    def play(self, move: int) -> None:
        self.entries.append((MOVE, move, self.match.state.seat))
        self.match.follow(move)

    def rewind(self, keep: int) -> None:
        self.entries.append((UNDO, keep, 0))
        self.match.rewind(keep)

    def opening(self) -> Entry:
        made = Opening(
            self.game.name, self.game.version, self.game.defaults(), [Chair(HOST)] * 2, self.seed
        )
        return Entry(self.table, 0, OPEN, 0, None, HOST, AT, None, made)

    def facts(self, kind: int) -> str | None:
        dealing = Dealing(deal_key(self.seed, WORDS))
        return msgspec.json.encode(dealing).decode() if kind == START else None

    async def store(self, connection: Any) -> None:
        state = self.match.state
        await connection.execute(
            """insert into people (id, name) values ($1, 'Änna\t\\N "host"')
            on conflict do nothing""",
            HOST,
        )
        await rows.create(connection, self.opening(), Texts(words=dict(enumerate(WORDS))))
        await connection.executemany(
            """insert into entries (table_id, seq, kind, value, seat, person, key, at, facts)
            values ($1, $2, $3, $4, $5, $6, gen_random_uuid(), $7, $8::text::jsonb)""",
            [
                (self.table, seq, *entry, HOST, AT, self.facts(entry[0]))
                for seq, entry in enumerate(self.entries, 1)
            ],
        )
        await connection.execute(
            "update tables set status = $2, seq = $3, turn = $4, ended_at = $5 where id = $1",
            self.table,
            OVER if state.over() else RUNNING,
            len(self.entries),
            None if state.over() else state.seat,
            AT if state.over() else None,
        )
        await connection.execute(
            "insert into snapshots (table_id, seq, state) values ($1, $2, $3)",
            self.table,
            len(self.entries),
            state.to_bytes(),
        )


def store(url: str, *tables: Played) -> None:
    """Put tables in a database."""

    async def run() -> None:
        connection = await asyncpg.connect(url)
        for table in tables:
            await table.store(connection)
        await connection.close()

    asyncio.run(run())
