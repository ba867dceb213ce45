"""Players that do what a page does: they open a stream in their language, and read it.

One table, every seat and a watcher, in two languages. The same table with bare streams is measured
beside it, so that one sees what the pages cost. What they ask beside it is counted by the node.
"""

import asyncio
import random
import re
import secrets
import statistics
import time
from typing import Any, Final

from groma.core.game import games

from .load import EVENT_END, LEGAL, Caller, head, open_table, people
from .parts import HOST, ServingNode, cpu_seconds

MOVES: Final = 60  # of a round
ROUNDS: Final = 2  # of bare streams and of pages, in turn
CROWD: Final = 8  # tables, where many are played at once
LANGUAGES: Final = ("en", "de")
LARGEST: Final = 1 << 22  # bytes of an event
ASKED: Final = ("legal", "log", "sheet", "view")  # what pages asked after each event, once


class Event:
    """What came over a stream: the number of an entry, its bytes, the legal moves."""

    def __init__(self, data: bytes) -> None:
        _, _, body = data.partition(b"id: ")
        self.number = int(body.partition(b"\n")[0]) if body else -1
        self.size = len(body) + len(b"id: ") - len(b"\r\n") if body else 0
        _, found, offered = body.rpartition(LEGAL)
        self.legal = offered.partition(b"]")[0].split(b",") if found else []


class Viewer:
    """One page at a table; a bare one only reads."""

    def __init__(self, caller: Caller, table: str, token: str, lang: str, bare: bool) -> None:
        self.caller = caller
        self.path = f"/api/tables/{table}"
        self.token = token
        self.lang = lang
        self.bare = bare
        self.newest = Event(b"")
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def open(self) -> None:
        """Open the stream, and see what is there."""
        opened = await asyncio.open_connection(HOST, self.caller.port, limit=LARGEST)
        self._reader, self._writer = opened
        lang = "" if self.bare else f"?lang={self.lang}"
        self._writer.write(head("GET", f"{self.path}/stream{lang}", self.token))
        await self.follow(0)

    async def follow(self, number: int) -> None:
        """Read until an entry is seen."""
        while self.newest.number < number:
            event = Event(await self._reader.readuntil(EVENT_END))
            if event.number >= 0:  # no heartbeat
                self.newest = event

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


class Evening:
    """One table with everybody at it, played move by move."""

    def __init__(self, caller: Caller, bare: bool) -> None:
        self.caller = caller
        self.bare = bare
        self.viewers: list[Viewer] = []
        self.decides: list[int] = []  # bytes of events of who decides then ...
        self.watches: list[int] = []  # ... and of all others
        self.moves = 0
        self._posts = ""

    async def sit_down(self, game: str) -> None:
        """Open a table for as many as may play, and a watcher."""
        tokens = await people(self.caller, max(games()[game].players))
        table = await open_table(self.caller, game, tokens)
        self._posts = f"/api/tables/{table}/moves"
        self.viewers = [
            Viewer(self.caller, table, token, LANGUAGES[number % len(LANGUAGES)], self.bare)
            for number, token in enumerate([*tokens, ""])
        ]
        await asyncio.gather(*(viewer.open() for viewer in self.viewers))

    async def play(self, moves: int) -> bool:
        """Any legal moves, each when everybody has seen the last; False: the game is over."""
        for _ in range(moves):
            mover = next((viewer for viewer in self.viewers if viewer.newest.legal), None)
            if mover is None:
                return False
            await self._move(mover)
        return True

    async def _move(self, mover: Viewer) -> None:
        seq = mover.newest.number
        body = {
            "seq": seq,
            "move": int(random.choice(mover.newest.legal)),
            "key": f"00000000-0000-4000-8000-{secrets.token_hex(6)}",
        }
        await self.caller.call("POST", self._posts, mover.token, body)
        await asyncio.gather(*(viewer.follow(seq + 1) for viewer in self.viewers))
        self.moves += 1
        for viewer in self.viewers:
            sizes = self.decides if viewer.newest.legal else self.watches
            sizes.append(viewer.newest.size)

    def get_up(self) -> None:
        """Close all streams."""
        for viewer in self.viewers:
            viewer.close()


# ---- what a node counts -------------------------------------------------------------------------


class Counted:
    """The figures of a node at one moment, by their names."""

    def __init__(self, text: str) -> None:
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        pairs = [line.rpartition(" ") for line in lines]
        self.values = {name: float(value) for name, _, value in pairs}

    def since(self, before: "Counted", name: str) -> dict[str, float]:
        """How much the figures that begin with a name have grown, by their labels."""
        grown = {
            known: value - before.values.get(known, 0.0)
            for known, value in self.values.items()
            if known.startswith(name)
        }
        return {known: value for known, value in grown.items() if value}


async def counted(caller: Caller) -> Counted:
    """What a node has counted so far."""
    return Counted((await caller.text("GET", "/metrics?own")).decode())


def quantile_ms(before: Counted, after: Counted, name: str, share: float) -> float | None:
    """A quantile of a histogram of seconds, in milliseconds; within a bucket, in proportion."""
    edges: list[tuple[float, float]] = []
    for known, value in after.values.items():
        found = re.fullmatch(rf'{name}_bucket{{le="(.+)"}}', known)
        if found:
            edges.append((float(found[1]), value - before.values.get(known, 0.0)))
    edges.sort()
    if not edges or not edges[-1][1]:
        return None
    wanted = share * edges[-1][1]
    low, under = 0.0, 0.0
    for edge, count in edges:
        if count >= wanted:
            if edge == float("inf"):
                return round(low * 1e3, 2)
            return round((low + (edge - low) * (wanted - under) / (count - under)) * 1e3, 2)
        low, under = edge, count
    return None


# ---- the figures --------------------------------------------------------------------------------


class Spent:
    """What some evenings of one sort came to."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.moves = 0
        self.decides: list[int] = []
        self.watches: list[int] = []

    def add(self, evening: Evening, seconds: float) -> None:
        """One more."""
        self.seconds += seconds
        self.moves += evening.moves
        self.decides += evening.decides
        self.watches += evening.watches

    @property
    def us(self) -> float:
        """Processor time of the node a move."""
        return self.seconds / max(1, self.moves) * 1e6


async def evening(node: ServingNode, caller: Caller, game: str, bare: bool, spent: Spent) -> None:
    """Some moves at a table that is already watched; only they are counted."""
    table = Evening(caller, bare)
    await table.sit_down(game)
    before = cpu_seconds(node.processes())
    await table.play(MOVES)
    used = cpu_seconds(node.processes()) - before
    table.get_up()
    spent.add(table, used)


async def page_moves(node: ServingNode, game: str) -> dict[str, Any]:
    """A move at one table with pages, beside one with bare streams."""
    caller = Caller(node.port)
    await evening(node, caller, game, False, Spent())  # words are read, statements prepared
    bare, pages = Spent(), Spent()
    before = await counted(caller)
    for _ in range(ROUNDS):
        await evening(node, caller, game, True, bare)
        await evening(node, caller, game, False, pages)
    after = await counted(caller)
    caller.close()
    asked = after.since(before, "groma_requests_total")
    ends = tuple(f'/{one}"}}' for one in ASKED)
    after_events = sum(value for name, value in asked.items() if name.endswith(ends))
    seats = max(games()[game].players)
    return {
        "seats": seats,
        "moves": pages.moves,
        "bare_us": round(bare.us),
        "page_us": round(pages.us),
        "page_requests": round(after_events / max(1, pages.moves), 2),
        "event_bytes": {"decides": spread(pages.decides), "watches": spread(pages.watches)},
        "decision_ms": quantile_ms(before, after, "groma_decision_seconds", 0.95),
    }


def spread(sizes: list[int]) -> dict[str, int]:
    """The middle, and what one in twenty is above."""
    ordered = sorted(sizes) or [0]
    return {
        "p50": round(statistics.median(ordered)),
        "p95": ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)],
    }


async def crowd(node: ServingNode, game: str) -> dict[str, Any]:
    """The same at many tables at once, whose statements share their way to the disk."""
    caller = Caller(node.port)
    found: dict[str, Any] = {"tables": CROWD}
    for name, bare in (("bare_us", True), ("page_us", False)):
        tables = [Evening(caller, bare) for _ in range(CROWD)]
        for table in tables:
            await table.sit_down(game)
        before = cpu_seconds(node.processes())
        await asyncio.gather(*(table.play(MOVES // 3) for table in tables))
        used = cpu_seconds(node.processes()) - before
        moves = sum(table.moves for table in tables)
        found[name] = round(used / max(1, moves) * 1e6)
        for table in tables:
            table.get_up()
    caller.close()
    return found


async def together(nodes: list[ServingNode], names: list[str]) -> dict[str, Any]:
    """Moves a second of several processes, at many tables of all games at once, with pages."""
    callers = [Caller(node.port) for node in nodes]
    tables = [Evening(caller, False) for caller in callers for _ in range(CROWD)]
    for number, table in enumerate(tables):
        await table.sit_down(names[number % len(names)])
    began = time.perf_counter()
    await asyncio.gather(*(table.play(MOVES) for table in tables))
    seconds = time.perf_counter() - began
    for table in tables:
        table.get_up()
    for caller in callers:
        caller.close()
    moves = sum(table.moves for table in tables)
    return {"tables": len(tables), "moves": moves, "moves_per_s": round(moves / seconds, 1)}


async def loop_held(node: ServingNode, game: str) -> dict[str, Any]:
    """How long one piece of work held the loop of a watched node, while pages play."""
    caller = Caller(node.port)
    await evening(node, caller, game, False, Spent())
    before = await counted(caller)
    await evening(node, caller, game, False, Spent())
    after = await counted(caller)
    caller.close()
    return {"loop_held_ms": quantile_ms(before, after, "groma_loop_held_seconds", 0.999)}
