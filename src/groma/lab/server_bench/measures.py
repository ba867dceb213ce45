"""What the server's benchmark measures: moves, delays, memory, and the end of a process."""

import asyncio
import math
import socket
import statistics
import time
from typing import Any

from groma.bots.random import playout
from groma.core.deal import Deal
from groma.core.game import games

from .load import SEATS, WATCHER, Caller, Load, open_tables
from .parts import HOST, Part, ServingNode, cpu_seconds, resident_bytes

IN_FLIGHT = 32  # tables that are played at once when as many moves as possible are wanted
EXPECTED_RATE = 2500  # moves a second, to have tables enough
WARM_SECONDS = 1.0
OPEN_AT_ONCE = 50
MOVES_UNREAD = 60  # at each table


def percentiles(seconds: list[float]) -> dict[str, float | None]:
    """The middle and the slowest hundredth, in milliseconds."""
    if not seconds:
        return {"p50_ms": None, "p99_ms": None}
    ordered = sorted(seconds)
    return {
        "p50_ms": round(ordered[len(ordered) // 2] * 1e3, 3),
        "p99_ms": round(ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1e3, 3),
    }


def length_of(game: str) -> float:
    """How many moves a random game of four has."""
    known = games()[game]
    chance = Deal(b"length")
    seeds = [Deal(b"%d" % number) for number in range(6)]
    deals = [known.deal(SEATS, known.defaults(), seed, None) for seed in seeds]
    return statistics.mean(playout(deal, chance) for deal in deals)


def tables_needed(names: list[str], seconds: float, at_once: int) -> int:
    """Tables enough for so long, at the highest rate that we expect."""
    length = statistics.mean(length_of(name) for name in names)
    return at_once + math.ceil(EXPECTED_RATE * (seconds + WARM_SECONDS) / length) + len(names)


def check(load: Load) -> None:
    """A refused move would make all figures worthless."""
    if load.faults:
        raise RuntimeError(f"{len(load.faults)} moves were refused: {load.faults[0]}")


# ---- moves --------------------------------------------------------------------------------------


async def throughput(
    nodes: list[ServingNode], others: dict[str, Part], names: list[str], seconds: float
) -> dict[str, Any]:
    """As many moves as possible; a table stays at its node. Processor time is a move's."""
    caller = Caller(nodes[0].port)
    at_once = IN_FLIGHT * len(nodes)
    reserve = await open_tables(caller, names, tables_needed(names, seconds, at_once))
    caller.close()
    load = Load(reserve, [node.port for node in nodes])
    await load.open(at_once)
    await asyncio.sleep(WARM_SECONDS)
    watched: dict[str, list[Part]] = {"node": list(nodes)}
    watched |= {name: [part] for name, part in others.items()}
    load.clear()
    before = {name: used(parts) for name, parts in watched.items()}
    own, begun = time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - begun
    moves = load.moves
    own = time.process_time() - own
    found: dict[str, Any] = {"moves_per_s": round(moves / spent, 1)}
    for name, parts in watched.items():
        found[f"{name}_us"] = round((used(parts) - before[name]) / max(1, moves) * 1e6, 1)
    found["load_us"] = round(own / max(1, moves) * 1e6, 1)
    found["node_busy"] = round(found["node_us"] * moves / spent / 1e6 / len(nodes), 2)
    found["events_per_move"] = round(load.events / max(1, moves), 2)
    found["answer"] = percentiles(load.answered_after)
    found["tables_left"] = len(load.reserve)
    found["tables_at_rest"] = load.at_rest()
    load.close()
    check(load)
    await asyncio.sleep(0.2)
    return found


def used(parts: list[Part]) -> float:
    """The processor time of some programs so far."""
    return sum(cpu_seconds(part.processes()) for part in parts)


async def delays(
    nodes: list[ServingNode], names: list[str], rate: float, seconds: float
) -> dict[str, Any]:
    """From a move's departure to its answer, and to the stream of the next seat, at a rate.

    With two nodes the moves go to the first and the seats watch at the second.
    """
    caller = Caller(nodes[0].port)
    at_once = max(IN_FLIGHT, min(160, round(rate / 5)))
    shortest = min(length_of(name) for name in names)
    count = at_once + math.ceil(rate * (seconds + WARM_SECONDS) / shortest) + len(names)
    reserve = await open_tables(caller, names, count)
    caller.close()
    load = Load(reserve, [node.port for node in nodes], across=len(nodes) > 1)
    load.rate = rate
    await load.open(at_once)
    await load.at_rate(rate, WARM_SECONDS)
    load.clear()
    own = time.process_time()
    await load.at_rate(rate, seconds)
    await asyncio.sleep(0.3)
    found = {
        "rate_per_s": round(rate, 1),
        "answer": percentiles(load.answered_after),
        "stream": percentiles(load.seen_after),
        "moves": load.moves,
        "not_posted": load.late,
        "load_us": round((time.process_time() - own) / max(1, load.moves) * 1e6, 1),
    }
    load.close()
    check(load)
    await asyncio.sleep(0.2)
    return found


# ---- streams ------------------------------------------------------------------------------------


class Idle(asyncio.Protocol):
    """A stream that is read and not looked at."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.got = 0
        self.ended = False

    def connection_made(self, transport: Any) -> None:
        """Ask for the stream."""
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Count."""
        self.got += len(data)

    def connection_lost(self, problem: Exception | None) -> None:
        """The server sent us away."""
        self.ended = True


async def open_streams(requests: list[bytes], port: int) -> list[Idle]:
    """A stream for each request, all of them answered."""
    loop = asyncio.get_running_loop()

    async def one(request: bytes) -> Idle:
        made = Idle(request)
        await loop.create_connection(lambda: made, HOST, port)
        return made

    streams: list[Idle] = []
    for first in range(0, len(requests), OPEN_AT_ONCE):
        streams += await asyncio.gather(*map(one, requests[first : first + OPEN_AT_ONCE]))
    while not all(stream.got for stream in streams):
        await asyncio.sleep(0.05)
    return streams


async def unread_stream(request: bytes, port: int) -> socket.socket:
    """A stream that nobody reads, on a connection that takes little by itself."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, (HOST, port))
    await loop.sock_sendall(line, request)
    return line


async def idle_streams(node: ServingNode, names: list[str], count: int) -> dict[str, Any]:
    """Memory of streams on which nothing happens, and how long the process needs to end with them.

    The tables are in memory before; their views are not.
    """
    caller = Caller(node.port)
    empty = resident_bytes(node.pid)
    boards = await open_tables(caller, names, math.ceil(count / (SEATS + 1)))
    caller.close()
    base = resident_bytes(node.pid)
    begun = time.perf_counter()
    viewers = range(SEATS + 1)
    requests = [board.stream_request(viewer) for board in boards for viewer in viewers]
    streams = await open_streams(requests[:count], node.port)
    opened = time.perf_counter() - begun
    full = resident_bytes(node.pid)
    exit_s = await asyncio.to_thread(node.stop)
    await asyncio.sleep(0.1)
    return {
        "streams": count,
        "tables": len(boards),
        "bytes_per_stream": round((full - base) / count),
        "bytes_per_table": round((base - empty) / len(boards)),
        "open_s": round(opened, 2),
        "exit_s": round(exit_s, 2),
        "ended": sum(stream.ended for stream in streams),
    }


async def slow_readers(node: ServingNode, names: list[str], count: int) -> dict[str, Any]:
    """Memory of watchers that do not read while the game goes on, beyond what the moves need."""
    caller = Caller(node.port)
    long = [name for name in names if length_of(name) > 2.5 * MOVES_UNREAD]
    boards = await open_tables(caller, long, IN_FLIGHT)
    caller.close()
    load = Load(boards, [node.port])
    load.rate = 1.0  # nobody plays by itself
    await load.open(len(boards))
    slow: list[socket.socket] = []
    sizes: list[int] = []
    for moves in (MOVES_UNREAD // 4, MOVES_UNREAD, MOVES_UNREAD):  # at last with slow readers
        if len(sizes) == 2:
            watching = [boards[n % len(boards)].stream_request(WATCHER) for n in range(count)]
            slow = [await unread_stream(request, node.port) for request in watching]
        load.clear()
        while load.posted < moves * len(boards) and load.playing:
            while load.waiting:
                load.waiting.popleft().post()
            await asyncio.sleep(0.002)
        await asyncio.sleep(0.5)
        check(load)
        sizes.append(resident_bytes(node.pid))
    load.close()
    for line in slow:
        line.close()
    warm, without, with_slow = sizes
    return {
        "streams": count,
        "moves": MOVES_UNREAD * len(boards),
        "bytes_per_stream": round((with_slow - without - (without - warm)) / count),
        "bytes_per_stream_with_moves": round((with_slow - without) / count),
    }
