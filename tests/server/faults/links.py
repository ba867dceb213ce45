"""Links: a way to a service that can be slow, or carry one direction only, or nothing."""

import asyncio
from collections import deque

from tests.server.services import free_port

PIECE = 65536


class Link:
    """Carries bytes to a port of this machine and back, as well as it is told to."""

    def __init__(self, target: int, host: str = "127.0.0.1") -> None:
        self.target = target
        self.host = host
        self.port = free_port()
        self.delay = 0.0  # seconds that each piece takes, in each direction
        self.there = Gate()
        self.back = Gate()
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()

    def through(self, url: str) -> str:
        """The address of the service by this way."""
        return url.replace(f"127.0.0.1:{self.target}", f"{self.host}:{self.port}")

    async def open(self) -> None:
        """Begin to carry."""
        self._server = await asyncio.start_server(self._carry, self.host, self.port)

    async def close(self) -> None:
        """Hang up."""
        if self._server is not None:
            self._server.close()
        for end in list(self._ends):
            end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = {writer}
        self._ends.add(writer)
        try:
            far, away = await asyncio.open_connection("127.0.0.1", self.target)
            ends.add(away)
            self._ends.add(away)
            there = asyncio.create_task(self._one_way(reader, away, self.there))
            back = asyncio.create_task(self._one_way(far, writer, self.back))
            await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
            for way in (there, back):
                way.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
        except OSError:
            pass  # nobody is there: whoever called sees that the line is cut
        finally:
            for end in ends:
                end.transport.abort()
            self._ends -= ends

    async def _one_way(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: "Gate"
    ) -> None:
        """Each piece comes after the delay, though many may be under way."""
        clock = asyncio.get_running_loop()
        waiting: deque[tuple[float, bytes]] = deque()
        more = asyncio.Event()

        async def take() -> None:
            while piece := await reader.read(PIECE):
                waiting.append((clock.time() + self.delay, piece))
                more.set()

        taking = asyncio.create_task(take())
        taking.add_done_callback(lambda _: more.set())
        try:
            while not taking.done() or waiting:
                await more.wait()
                more.clear()
                while waiting:
                    due, piece = waiting.popleft()
                    await asyncio.sleep(due - clock.time())
                    await gate.passable()
                    writer.write(piece)
                    await writer.drain()
        finally:
            taking.cancel()
            await asyncio.gather(taking, return_exceptions=True)


class Gate:
    """One direction of a link, open or shut."""

    def __init__(self) -> None:
        self._open = asyncio.Event()
        self._open.set()

    def shut(self) -> None:
        """Nothing passes from now on; what is sent waits."""
        self._open.clear()

    def lift(self) -> None:
        """Everything passes again."""
        self._open.set()

    async def passable(self) -> None:
        """Return when it is open."""
        await self._open.wait()
