"""What the server's benchmark stores beforehand: long games, for tables that nobody holds yet."""

import asyncio
import secrets
import time
from typing import Any

from groma.core.deal import SEED_BYTES, Deal
from groma.core.game import games
from groma.core.match import open_match

from .server_load import SEATS, Caller
from .server_measures import percentiles
from .server_parts import ServingNode, sql
from .server_yardsticks import statement

MOVES = 300
NAMES = ["Anna", "Bruno", "Clara", "Dario"]
START = 7  # the kind of the entry that begins a game
WARM_UP = 3  # the first tables open connections and prepare statements
TRIES = 5
EPOCH = "2026-01-01T00:00:00Z"


class Stored:
    """One long game as it lies in the database."""

    def __init__(self, number: int, game: str) -> None:
        self.number = number
        self.game = games()[game]
        self.seed = b""
        self.moves: list[int] = []
        for _ in range(TRIES):  # a game that is never so long gives its longest
            seed = secrets.token_bytes(SEED_BYTES)
            moves = self._played(seed)
            if len(moves) > len(self.moves):
                self.seed, self.moves = seed, moves
            if len(moves) == MOVES:
                break

    def _played(self, seed: bytes) -> list[int]:
        chance = Deal(seed)
        match = self.opened(seed)
        moves: list[int] = []
        while len(moves) < MOVES and not match.state.over():
            legal = match.state.legal()
            moves.append(legal[chance.below(len(legal))])
            match.follow(moves[-1])
        return moves[:-1] if match.state.over() else moves

    def opened(self, seed: bytes) -> Any:
        """The game before its first move."""
        return open_match(self.game, NAMES, seed, self.game.defaults(), [""] * SEATS)

    def replay_seconds(self) -> float:
        """How long the rules need from the deal to the last move."""
        begun = time.perf_counter()
        match = self.opened(self.seed)
        for move in self.moves:
            match.follow(move)
        return time.perf_counter() - begun


async def store(url: str, stored: list[Stored], person: int) -> None:
    """Write games into the database as if they had been played."""
    import asyncpg

    connection = await asyncpg.connect(url)
    for one in stored:
        await connection.execute(
            """insert into tables
            (id, game, rules, settings, players, host, seed, status, seq, turn)
            values ($1, $2, $3, $4, $5, $6, $7, 1, $8, 0)""",
            one.number,
            one.game.name,
            one.game.version,
            one.game.defaults(),
            SEATS,
            person,
            one.seed,
            len(one.moves) + 1,
        )
        await connection.executemany(
            "insert into seats (table_id, seat, person, name) values ($1, $2, $3, $4)",
            [
                (one.number, seat, person if not seat else None, NAMES[seat])
                for seat in range(SEATS)
            ],
        )
        await connection.executemany(
            f"""insert into moves (table_id, seq, kind, value, seat, person, name, key, at)
            values ($1, $2, $3, $4, 0, $5, 'Anna', gen_random_uuid(), '{EPOCH}')""",
            [(one.number, 1, START, 0, person)]
            + [(one.number, seq, 0, move, person) for seq, move in enumerate(one.moves, 2)],
        )
    await connection.execute("analyze")
    await connection.close()


async def cold_tables(node: ServingNode, name: str, count: int, first: int) -> dict[str, Any]:
    """A view of a table that the node does not hold, and of what that time is made.

    Nobody asked for these tables before. The parts are measured here: the same queries and rules.
    """
    import asyncpg

    caller = Caller(node.port)
    guest = await caller.call("POST", "/api/me/guest", "", {"name": "Anna"})
    person = await sql(node.database, "select max(id) from people where name = 'Anna'")
    stored = [Stored(first + number, name) for number in range(count + WARM_UP)]
    await store(node.database, stored, person)
    rounds: list[list[float]] = []
    for _ in range(2):  # cold, then warm
        rounds.append([])
        for one in stored:
            path = f"/api/tables/{written(one.number)}/view"
            begun = time.perf_counter()
            await caller.call("GET", path, guest["token"])
            rounds[-1].append(time.perf_counter() - begun)
            await asyncio.sleep(0)
    caller.close()
    queries: list[float] = []
    of_table, of_moves = statement("_HEADER"), statement("_ENTRIES")
    connection = await asyncpg.connect(node.database)
    for one in stored:
        begun = time.perf_counter()
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            await connection.fetchrow(of_table, one.number)
            await connection.fetch(of_moves, one.number, 0)
        queries.append(time.perf_counter() - begun)
    await connection.close()
    replays = [one.replay_seconds() for one in stored]
    return {
        "tables": count,
        "moves": round(sum(len(one.moves) for one in stored) / len(stored)),
        "cold": percentiles(rounds[0][WARM_UP:]),
        "warm": percentiles(rounds[1][WARM_UP:]),
        "queries": percentiles(queries[WARM_UP:]),
        "replay": percentiles(replays[WARM_UP:]),
    }


def written(number: int) -> str:
    """A table's number as it stands in an address."""
    digits = "0123456789abcdefghjkmnpqrstvwxyz"
    return "".join(digits[number >> 5 * place & 31] for place in reversed(range(13)))
