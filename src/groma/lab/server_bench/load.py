"""Load for the server's benchmark: players who read their streams and post moves, on bare sockets.

It shares the machine with what it measures, so it does as little as it can: requests are prepared,
of an event only its number and the legal moves are looked at, and nothing is decoded.
"""

import asyncio
import json
import random
import time
from collections import deque
from typing import Any

from .parts import HOST

EVENT_END = b"\n\n\r\n"  # of an event in a chunk of its own; no JSON holds a bare line break
EVENT_ID = b"\r\nid: "
LEGAL = b',"legal":['
OVER = b'"status":"over"'
SEATS = 4
WATCHER = SEATS  # the number of the stream that belongs to nobody
AT_ONCE = 8  # requests under way while tables are opened


class Caller:
    """Plain requests, one after the other, to set the stage."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._room = asyncio.Semaphore(AT_ONCE)

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """One request and its answer, read."""
        return json.loads(await self.text(method, path, token, body))

    async def text(self, method: str, path: str, token: str = "", body: Any = None) -> bytes:
        """One request and its answer; whatever is no success is a fault of the benchmark."""
        async with self._room:
            if not self._free:
                self._free.append(await asyncio.open_connection(HOST, self.port))
            reader, writer = self._free.pop()
            content = b"" if body is None else json.dumps(body).encode()
            writer.write(head(method, path, token, len(content)) + content)
            answer = await reader.readuntil(b"\r\n\r\n")
            size = int(answer.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
            text = await reader.readexactly(size)
            self._free.append((reader, writer))
        if not answer.startswith(b"HTTP/1.1 2"):
            raise RuntimeError(f"{method} {path}: {answer[:12]!r} {text[:300]!r}")
        return text

    def close(self) -> None:
        """Let go of the connections."""
        for _, writer in self._free:
            writer.close()
        self._free.clear()


def head(method: str, path: str, token: str, size: int = 0) -> bytes:
    """The head of a request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: groma"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if method == "POST":
        lines += ["Content-Type: application/json", f"Content-Length: {size}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def people(caller: Caller, count: int) -> list[str]:
    """The tokens of so many guests."""
    guests = [caller.call("POST", "/api/me/guest", "", {"name": "Anna"}) for _ in range(count)]
    return [guest["token"] for guest in await asyncio.gather(*guests)]


async def open_table(caller: Caller, game: str, tokens: list[str]) -> str:
    """A table of these people, begun."""
    wanted = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (len(tokens) - 1)]}
    table: str = (await caller.call("POST", "/api/tables", tokens[0], wanted))["id"]
    for token in tokens[1:]:
        await caller.call("POST", f"/api/tables/{table}/join", token, {})
    await caller.call("POST", f"/api/tables/{table}/start", tokens[0])
    return table


async def open_tables(caller: Caller, games: list[str], count: int) -> list["Board"]:
    """So many tables, the games in turn; a person sits at several of them."""
    tokens = await people(caller, min(count, 32) * SEATS)
    sitting = [
        [tokens[(n * SEATS + seat) % len(tokens)] for seat in range(SEATS)] for n in range(count)
    ]
    tables = [open_table(caller, games[n % len(games)], sitting[n]) for n in range(count)]
    return [Board(table, sitting[n]) for n, table in enumerate(await asyncio.gather(*tables))]


# ---- a table and its connections ----------------------------------------------------------------


class Line(asyncio.Protocol):
    """The stream of one viewer."""

    def __init__(self, board: "Board", viewer: int) -> None:
        self.board = board
        self.viewer = viewer
        self.rest = b""

    def connection_made(self, transport: Any) -> None:
        """Ask for the stream."""
        self.board.transports.append(transport)
        transport.write(self.board.stream_request(self.viewer))

    def data_received(self, data: bytes) -> None:
        """Find the number of the newest event."""
        if self.rest:
            data = self.rest + data
        if not data.endswith(EVENT_END):
            self.rest = data
            return
        self.rest = b""
        at = data.rfind(EVENT_ID)
        if at >= 0:
            number = int(data[at + 6 : data.index(b"\n", at + 6)])
            self.board.seen(self.viewer, number, data, at)


class Poster(asyncio.Protocol):
    """The connection over which the moves of one table go."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self.good = False

    def connection_made(self, transport: Any) -> None:
        """Keep it."""
        self.board.transports.append(transport)
        self.board.post_to = transport

    def data_received(self, data: bytes) -> None:
        """The head may come apart from the body."""
        if data.startswith(b"HTTP/1.1 "):
            self.good = data[9:12] == b"201"
        if data.endswith(b"}"):
            self.board.answered(self.good, data)


class Board:
    """One table: who sits there, what may be played, and when what was seen."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        self.table = table
        self.tokens = tokens
        self.load: Load | None = None
        self.post_to: Any = None
        self.transports: list[Any] = []
        self.heads = [
            head("POST", f"/api/tables/{table}/moves", token, 0).replace(b": 0\r\n", b": %d\r\n")
            for token in tokens
        ]
        self.seq = -1  # the newest entry that somebody whose turn it is has seen
        self.mover = 0
        self.moves: list[bytes] = []
        self.waits = False  # for an answer
        self.played = 0  # moves since the count began
        self.posted = 0.0
        self.number = 0  # of the entry under way
        self.other = 0  # the seat that waits to see it

    def stream_request(self, viewer: int) -> bytes:
        """The request of a viewer's stream."""
        token = "" if viewer == WATCHER else self.tokens[viewer]
        return head("GET", f"/api/tables/{self.table}/stream", token)

    async def sit_down(self, load: "Load", moves_at: int, seats_at: int) -> None:
        """Open all connections: moves and the watcher at one node, the seats at one."""
        self.load = load
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: Poster(self), HOST, moves_at)
        for viewer in range(SEATS):
            await loop.create_connection(lambda v=viewer: Line(self, v), HOST, seats_at)  # type: ignore[misc]
        await loop.create_connection(lambda: Line(self, WATCHER), HOST, moves_at)

    def get_up(self) -> None:
        """Close all connections."""
        self.load = None
        for transport in self.transports:
            transport.abort()
        self.transports.clear()

    def seen(self, viewer: int, number: int, data: bytes, at: int) -> None:
        """A viewer saw an entry."""
        load = self.load
        if load is None:
            return
        load.events += 1
        if viewer == WATCHER:
            return
        if viewer == self.other and number == self.number:
            load.seen_after.append(time.perf_counter() - self.posted)
        found = data.rfind(LEGAL)
        offered = data[found + len(LEGAL) : data.index(b"]", found)] if found > at else b""
        if offered:
            self.moves = offered.split(b",")
            self.mover, self.seq = viewer, number
            if not self.waits:
                load.ready(self)
        elif viewer == 0 and data.find(OVER, at, at + 400) > 0:
            load.over(self)

    def post(self) -> None:
        """Play any legal move."""
        load = self.load
        assert load is not None
        load.posted += 1
        self.number = self.seq + 1
        self.other = (self.mover + 1) % SEATS
        self.waits = True
        move = random.choice(self.moves)
        key = b"00000000-0000-4000-8000-%012x" % load.next_key()
        body = b'{"seq":%d,"move":%b,"key":"%b"}' % (self.seq, move, key)
        self.posted = time.perf_counter()
        self.post_to.write(self.heads[self.mover] % len(body) + body)

    def answered(self, good: bool, data: bytes) -> None:
        """A move was stored, or something is wrong."""
        load = self.load
        if load is None:
            return
        if not good:
            load.faults.append(data.decode(errors="replace"))
            return
        self.waits = False
        load.moves += 1
        self.played += 1
        load.answered_after.append(time.perf_counter() - self.posted)
        if self.seq >= self.number:
            load.ready(self)


class Load:
    """Tables that are played: each as fast as it goes, or all together at a given rate."""

    keys = random.getrandbits(40)

    def __init__(self, reserve: list[Board], ports: list[int], across: bool = False) -> None:
        self.reserve = deque(reserve)
        self.ports = ports
        self.across = across  # moves go to the first node, seats watch at the second
        self.rate = 0.0  # moves a second; 0: as fast as it goes
        self.playing: set[Board] = set()
        self.waiting: deque[Board] = deque()  # somebody could move there
        self.stopped = False
        self.faults: list[str] = []
        self.late = 0  # moves that could not be posted at their time
        self._tasks: set[asyncio.Task[None]] = set()
        self._opened = 0
        self.clear()

    def clear(self) -> None:
        """Count from here."""
        self.moves = self.events = self.posted = self.late = 0
        self.answered_after: list[float] = []
        self.seen_after: list[float] = []
        for board in self.playing:
            board.played = 0

    def at_rest(self) -> int:
        """Tables where nothing was played since the count began; a closed loop has none."""
        return sum(not board.played for board in self.playing)

    def next_key(self) -> int:
        """A number for each move that was ever posted."""
        Load.keys += 1
        return Load.keys & 0xFFFFFFFFFFFF

    async def open(self, tables: int) -> None:
        """Sit down at so many tables."""
        for _ in range(tables):
            await self._next()

    async def _next(self) -> None:
        board = self.reserve.popleft()
        at = self.ports[self._opened % len(self.ports)]
        self._opened += 1
        self.playing.add(board)
        if self.across:
            await board.sit_down(self, self.ports[0], self.ports[1])
        else:
            await board.sit_down(self, at, at)

    def ready(self, board: Board) -> None:
        """Somebody could move."""
        if self.rate or self.stopped:
            self.waiting.append(board)
        else:
            board.post()

    def over(self, board: Board) -> None:
        """A game has ended: on to the next table."""
        if board in self.playing:
            self.playing.discard(board)
            board.get_up()
            if self.reserve:
                task = asyncio.get_running_loop().create_task(self._next())
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def at_rate(self, rate: float, seconds: float) -> None:
        """Post moves at random times, whatever the server does."""
        end = time.perf_counter() + seconds
        due = time.perf_counter()
        while due < end:
            now = time.perf_counter()
            if due > now:
                await asyncio.sleep(due - now)
            while due <= time.perf_counter():
                if self.waiting:
                    self.waiting.popleft().post()
                else:
                    self.late += 1
                due += random.expovariate(rate)

    def pause(self) -> None:
        """Post no more; what is under way comes to its end."""
        self.stopped = True

    def close(self) -> None:
        """Close everything."""
        self.stopped = True
        for task in self._tasks:
            task.cancel()
        for board in self.playing:
            board.get_up()
        self.playing.clear()
