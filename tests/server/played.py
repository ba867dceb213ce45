"""Tables in a database as the server leaves them, played by chance."""

import asyncio
from datetime import UTC, datetime
from random import Random
from typing import Any

import asyncpg

from groma.core.game import Game
from groma.core.match import open_match
from groma.table.entries import MOVE, OVER, RUNNING, START, UNDO

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

    async def store(self, connection: Any) -> None:
        state = self.match.state
        await connection.execute(
            """insert into people (id, name) values ($1, 'Änna\t\\N "host"')
            on conflict do nothing""",
            HOST,
        )
        await connection.execute(
            """insert into tables (id, game, rules, settings, players, host, seed, status, seq,
            turn) values ($1, $2, $3, $4, 2, $5, $6, $7, $8, $9)""",
            self.table,
            self.game.name,
            self.game.version,
            self.game.defaults(),
            HOST,
            self.seed,
            OVER if state.over() else RUNNING,
            len(self.entries),
            None if state.over() else state.seat,
        )
        await connection.executemany(
            "insert into seats (table_id, seat, person, word) values ($1, $2, $3, $4)",
            [(self.table, seat, HOST, word) for seat, word in enumerate(WORDS)],
        )
        await connection.executemany(
            """insert into moves (table_id, seq, kind, value, seat, name, key, at)
            values ($1, $2, $3, $4, $5, 'Änna', gen_random_uuid(), $6)""",
            [(self.table, seq, *entry, AT) for seq, entry in enumerate(self.entries, 1)],
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
