"""Findings: webhooks that never answer stop all notices; 44 mails in a minute to a stranger."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from tests.server.attack.strangers import QUICK, Stranger, serving
from tests.server.night import night
from tests.server.notices.house import Door, MailBox
from tests.server.wire import until

pytestmark = pytest.mark.attack

HOOKS = {"GROMA_WEBHOOKS": "any", "GROMA_NOTICE_DELAY": "0"}
ON_TIME = 6.0  # seconds, as long as it takes on a quiet day ...
PATIENCE = 60.0  # ... and on a loud one; before, nothing came in two minutes
TABLES = 8  # at each of them one of the two is to move, and told so at ten places
WORDS = "Win at evil.example"


class Hole:
    """A server that takes what is posted, and never answers."""

    def __init__(self) -> None:
        self.calls = 0
        self.port = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        await reader.read(-1)
        writer.close()


@contextmanager
def running(*servers: Any) -> Iterator[None]:
    """Servers in a thread of their own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def start(server: Any) -> Any:
        made = await asyncio.start_server(server.talk, "127.0.0.1", 0)
        server.port = made.sockets[0].getsockname()[1]
        return made

    for server in servers:
        asyncio.run_coroutine_threadsafe(start(server), loop).result()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


def shared(both: list[Stranger]) -> str:
    """A table of two who play with each other."""
    table: str = both[0].open(QUICK, "me", "open")
    both[1].post(f"/tables/{table}/join", {})
    both[0].post(f"/tables/{table}/start")
    return table


def turn(table: str, both: list[Stranger], chance: Random) -> None:
    """Whoever is to move moves, until it is the other's turn: who is told of it."""
    mover = both[0].view(table)["table"]["turn"]
    while both[0].view(table)["table"]["turn"] == mover:
        both[mover].move(table, chance)


@pytest.mark.parametrize("on_time", [PATIENCE, night(ON_TIME)])
def test_webhooks_that_never_answer_delay_nobody(database_url: str, on_time: float) -> None:
    hole, mine = Hole(), Door()
    chance = Random(3)
    with running(hole, mine), serving(database_url, **HOOKS) as port:
        bad = [Stranger.guest(port, "127.0.0.66") for _ in range(2)]
        for guest in bad:
            for number in range(10):
                hook = {"kind": "webhook", "address": f"http://127.0.0.1:{hole.port}/{number}"}
                guest.post("/me/channels", hook, 201)
        both = [Stranger.guest(port, "127.0.0.2") for _ in range(2)]
        for one in both:
            hook = {"kind": "webhook", "address": f"{mine.address}/"}
            one.post("/me/channels", hook, 201)
        table = shared(both)
        for _ in range(TABLES):
            turn(shared(bad), bad, chance)
        until(lambda: hole.calls >= 2)
        begun = time.monotonic()
        before = len(mine.posts)
        turn(table, both, chance)
        until(lambda: len(mine.posts) > before)
        seconds = time.monotonic() - begun
        print(f"a notice of others took {seconds:.1f} s; {hole.calls} calls hung")
        assert seconds <= on_time


def test_a_stranger_gets_three_mails_without_a_word_of_the_attackers(database_url: str) -> None:
    mails = MailBox()
    with running(mails), serving(database_url, GROMA_SMTP=mails.address) as port:
        statuses = []
        for guest in [Stranger.guest(port, "127.0.0.66", WORDS) for _ in range(2)]:
            for number in range(3):
                wanted = {"kind": "mail", "address": f"Victim+{number}@example.org"}
                statuses.append(guest.ask("POST", "/me/channels", wanted)[0])
        assert statuses == [201] * 3 + [429] * 3
        elsewhere = Stranger.guest(port, "127.0.0.67", WORDS)
        wanted = {"kind": "mail", "address": "victim@example.org"}
        assert elsewhere.ask("POST", "/me/channels", wanted)[0] == 429
        until(lambda: len(mails.letters) == 3)
        for letter in mails.letters:
            assert WORDS not in letter.as_string()
