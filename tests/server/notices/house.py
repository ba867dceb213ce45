"""What the tests of notices share: a table in a database, and servers that keep what comes."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, TypeVar

from groma.server.metrics import METRICS
from groma.server.notices.channels import Channel, channels
from groma.server.notices.jobs import Post, app_at
from groma.server.notices.outbox import QUEUE, drain
from groma.server.notices.outward import Outward
from groma.server.notices.sentences import Notice
from groma.server.notices.settings import Notices
from groma.server.store.database import Database
from groma.server.store.stamps import now
from groma.table.entries import MOVE, OVER, RUNNING
from tests.server.services import SECONDS

ANNA, BEN, TABLE = 11, 12, 1 << 50
SITE = "https://rome.example"
HOOKS = Notices(url=SITE, webhooks="any", delay=0)


class House:
    """A running game of Anna and Ben in which it is Anna's turn at entry 5."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.database = Database(url, 3)

    async def furnish(self, lang: str = "en", title: str = "Friday") -> None:
        run = self.database.run
        for person, name in ((ANNA, "Anna"), (BEN, "Ben")):
            await run("insert into people (id, name, lang) values ($1, $2, $3)", person, name, lang)
        await run(
            """insert into tables (id, game, rules, host, status, seq, turn)
            values ($1, 'city-of-rome', 1, $2, $3, 5, 0)""",
            TABLE,
            ANNA,
            RUNNING,
        )
        await run("insert into titles values ($1, $2)", TABLE, title)
        for seat, person in enumerate((ANNA, BEN)):
            await run("insert into seats values ($1, $2, $3)", TABLE, seat, person)

    async def channel(
        self, kind: str, address: str, template: str = "", person: int = ANNA, number: int = 1
    ) -> None:
        await self.database.run(
            "insert into channels (id, person, kind, address, template) values ($1,$2,$3,$4,$5)",
            number,
            person,
            kind,
            address,
            template,
        )

    async def told(self, kind: str = "turn", person: int = ANNA, seq: int = 5) -> None:
        await self.database.run(
            "insert into outbox (table_id, seq, kind, person) values ($1, $2, $3, $4)",
            TABLE,
            seq,
            kind,
            person,
        )

    async def plays(self, person: int, turn: int) -> None:
        """Somebody moves, and then it is the turn of another seat, or still of the same."""
        seq = await self.database.value(
            "update tables set seq = seq + 1, turn = $2 where id = $1 returning seq", TABLE, turn
        )
        await self.database.run(
            """insert into entries (table_id, seq, kind, value, seat, person, at)
            values ($1, $2, $3, 0, 0, $4, $5)""",
            TABLE,
            seq,
            MOVE,
            person,
            now(),
        )

    async def ends(self) -> None:
        await self.database.run(
            "update tables set status = $2, turn = null where id = $1", TABLE, OVER
        )

    async def count(self, table: str) -> int:
        return int(await self.database.value(f"select count(*) from {table}"))

    async def send(self, settings: Notices, found: dict[str, Channel] | None = None) -> int:
        """Drain, then send whatever is due; the answer is how many jobs there were."""
        jobs = await drain(self.database, settings)
        await self.work(settings, found)
        return jobs

    async def work(self, settings: Notices, found: dict[str, Channel] | None = None) -> None:
        outward = Outward(settings.private)
        own = channels(settings, outward) if found is None else found
        app = app_at(self.url, first_wait=0.001)
        async with app.open_async():
            await app.run_worker_async(
                queues=[QUEUE],
                wait=False,
                listen_notify=False,
                install_signal_handlers=False,
                delete_jobs="always",
                additional_context={"post": Post(self.database, settings, own)},
            )
        await outward.close()


def in_a_house(url: str, scene: Callable[[House], Any], **kind: str) -> None:
    """Play a scene in a furnished house."""

    async def play() -> None:
        house = House(url)
        await house.furnish(**kind)
        try:
            async with asyncio.timeout(5 * SECONDS):
                await scene(house)
        finally:
            await house.database.close()

    asyncio.run(play())


def counted(kind: str, outcome: str) -> float:
    return (
        METRICS.registry.get_sample_value("groma_notices_total", {"kind": kind, "outcome": outcome})
        or 0.0
    )


class StandIn:
    """A channel that keeps what it is given, in place of a browser's push service."""

    def __init__(self, *problems: Exception) -> None:
        self.problems = list(problems)
        self.sent: list[tuple[str, Notice]] = []

    def fault(self, address: str, template: str) -> str | None:
        return None

    async def send(self, address: str, template: str, notice: Notice) -> None:
        if self.problems:
            raise self.problems.pop(0)
        self.sent.append((address, notice))


# ---- servers ------------------------------------------------------------------------------------


class MailBox:
    """A mail server that keeps what it is given; `answer` is said to every recipient."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 fine"
        self.words: list[str] = []
        self.port = 0

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=groma@rome.example"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line[:4].upper().decode().strip()
            self.words.append(word)
            if word == "EHLO":
                writer.write(b"250-here\r\n250-AUTH PLAIN LOGIN\r\n")
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                content = await reader.readuntil(b"\r\n.\r\n")
                letter = message_from_bytes(content[:-3], policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append(letter)
            answer = self.answer if word == "RCPT" else "221 bye" if word == "QUIT" else "250 fine"
            writer.write(answer.encode() + b"\r\n")
            if word == "QUIT":
                break
        writer.close()


class Door:
    """An HTTP server that keeps what is posted; it gives the next of its answers, then 200."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[str] = []
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def said(self, number: int = 0) -> Any:
        return json.loads(self.posts[number][2])

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {key.lower(): value for key, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.posts.append((first.split()[1], headers, body))
        answer = self.answers.pop(0) if self.answers else "200 OK"
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


Server = TypeVar("Server", MailBox, Door)


@asynccontextmanager
async def serving(server: Server) -> AsyncIterator[Server]:
    running = await asyncio.start_server(server.talk, "127.0.0.1", 0)
    server.port = running.sockets[0].getsockname()[1]
    async with running:
        yield server
