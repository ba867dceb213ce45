"""What the server's benchmark stores beforehand: long games, for tables that nobody holds yet."""

import asyncio
import json
import secrets
import time
from base64 import b64encode
from datetime import UTC, datetime
from typing import Any

from groma.core.deal import SEED_BYTES, Deal, deal_key
from groma.core.game import games
from groma.core.match import open_match

from .load import SEATS, Caller
from .measures import percentiles
from .parts import ServingNode, sql
from .yardsticks import statement

MOVES = 300
NAMES = ["Anna", "Bruno", "Clara", "Dario"]
OPEN = 12  # the kind of the entry that opens a table, ...
START = 7  # ... and of the one that begins its game
WARM_UP = 3  # the first tables open connections and prepare statements
TRIES = 5
EPOCH = datetime(2026, 1, 1, tzinfo=UTC)


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

    def opening(self, person: int) -> str:
        """What table it is, as its first entry has it: a person, and bots that nobody lets play."""
        bots = [{"bot": "random", "called": name} for name in NAMES[1:SEATS]]
        facts = {
            "is": "open",
            "game": self.game.name,
            "rules": self.game.version,
            "settings": self.game.defaults(),
            "seats": [{"person": person}, *bots],
            "seed": b64encode(self.seed).decode(),
        }
        return json.dumps(facts)

    def dealing(self) -> str:
        """From what it was dealt, as the entry that begins it has it."""
        key = deal_key(self.seed, [""] * SEATS)
        return json.dumps({"is": "deal", "key": b64encode(key).decode()})

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
    entry = """insert into entries (table_id, seq, kind, value, seat, person, key, at, facts)
        values ($1, $2, $3, $4, $5, $6, gen_random_uuid(), $7, $8::text::jsonb)"""
    for one in stored:
        await connection.execute(
            """insert into tables (id, game, rules, host, status, seq, turn)
            values ($1, $2, $3, $4, 1, $5, 0)""",
            one.number,
            one.game.name,
            one.game.version,
            person,
            len(one.moves) + 1,
        )
        await connection.executemany(
            "insert into seats (table_id, seat, person, bot_name) values ($1, $2, $3, $4)",
            [
                (one.number, seat, person if not seat else None, NAMES[seat])
                for seat in range(SEATS)
            ],
        )
        rows: list[tuple[Any, ...]] = [(0, OPEN, 0, None, one.opening(person))]
        rows.append((1, START, 0, 0, one.dealing()))
        rows += [(seq, 0, move, 0, None) for seq, move in enumerate(one.moves, 2)]
        await connection.executemany(
            entry,
            [
                (one.number, seq, kind, value, seat, person, EPOCH, facts)
                for seq, kind, value, seat, facts in rows
            ],
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
    of_entries, of_texts = statement("_ENTRIES"), statement("_TEXTS")
    connection = await asyncpg.connect(node.database)
    for one in stored:
        begun = time.perf_counter()
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            await connection.fetch(of_entries, one.number, -1)
            await connection.fetchrow(of_texts, one.number)
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
