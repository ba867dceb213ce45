"""What runs in the browser's worker: a home over its store, and answers to what pages ask."""

import asyncio
from typing import Any, Final, Protocol
from urllib.parse import parse_qsl, unquote

import msgspec
from pyodide.ffi import to_js

from .asking import Answer, Asked
from .browser import BrowserStore, BrowserThinking, settle
from .home import Home

PAUSE: Final = 0.6  # seconds before bots answer: a server waits as long, if it is told nothing else


class Page(Protocol):
    """What the page is told of an answer, piece by piece."""

    def head(self, number: int, status: int, headers: str) -> None:
        """It begins; its headers as JSON."""

    def chunk(self, number: int, content: Any) -> None:
        """Some of its bytes."""

    def end(self, number: int, broken: str) -> None:
        """It is whole, or broken."""


class Answering:
    """Answers a page, many questions at the same time."""

    def __init__(self, home: Home, page: Page) -> None:
        self.home = home
        self.page = page
        self._under_way: dict[int, asyncio.Task[None]] = {}

    def ask(
        self, number: int, method: str, url: str, headers: str, body: str | None, cookie: bool
    ) -> None:
        """One request, as the page's fetch would send it."""
        path, _, query = url.partition("?")
        asked = Asked(
            method,
            unquote(path),
            dict(parse_qsl(query, keep_blank_values=True)),
            msgspec.json.decode(headers, type=dict[str, str]),
            (body or "").encode(),
            cookie,
        )
        task = asyncio.ensure_future(self._answered(number, asked))
        self._under_way[number] = task
        task.add_done_callback(lambda _: self._under_way.pop(number, None))

    def abort(self, number: int) -> None:
        """Nobody waits for that answer any more."""
        if number in self._under_way:
            self._under_way[number].cancel()

    async def _answered(self, number: int, asked: Asked) -> None:
        try:
            answer = await self.home.answer(asked)
            self.page.head(number, answer.status, msgspec.json.encode(answer.headers).decode())
            await self._content(number, answer)
        except asyncio.CancelledError:
            raise
        except Exception as problem:  # whatever it may be, somebody waits for an end
            self.page.end(number, repr(problem))
        else:
            self.page.end(number, "")

    async def _content(self, number: int, answer: Answer) -> None:
        if answer.body:
            self.page.chunk(number, to_js(answer.body))
        if answer.events is not None:
            async for event in answer.events:
                self.page.chunk(number, to_js(event))


async def begin(store: Any, think: Any, page: Any) -> Answering:
    """Open the home."""
    home = Home(BrowserStore(store), BrowserThinking(think), pause=PAUSE)
    await home.start()
    settle()
    return Answering(home, page)
