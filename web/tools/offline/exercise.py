"""Everything that pages ask of a home, asked once: a whole game of each, and what is read beside.

What is imported while it runs is what the parts must hold; from the parts alone it must run, too.
"""

import asyncio
import uuid
from typing import Any

import msgspec

from groma.core.deal import Deal
from groma.core.game import games
from groma.home.browser import BrowserThinking
from groma.home.home import Home
from groma.home.store import Memory
from groma.home.thinker import think
from groma.home.worker import Answering

ADVISED = "city-of-rome"  # whose adviser does not think for long


async def thinking(asked: Any) -> Any:
    """Here and now: there is no second worker."""
    return think(asked)


class Visitor:
    """A page that asks a home, and what it is told."""

    def __init__(self, home: Home, lang: str) -> None:
        self.answering = Answering(home, self)
        self.lang = lang
        self.asked = 0
        self._heads: dict[int, asyncio.Future[int]] = {}
        self._chunks: dict[int, asyncio.Queue[bytes | None]] = {}

    def head(self, number: int, status: int, headers: str) -> None:
        """An answer begins."""
        self._heads[number].set_result(status)

    def chunk(self, number: int, content: Any) -> None:
        """Some of it."""
        self._chunks[number].put_nowait(content.to_bytes())

    def end(self, number: int, broken: str) -> None:
        """It is whole."""
        if broken:
            raise AssertionError(broken)
        self._chunks[number].put_nowait(None)

    async def begun(self, method: str, path: str, body: Any = None) -> tuple[int, int]:
        """The number of a question, and the status of its answer."""
        self.asked = number = self.asked + 1
        self._heads[number] = asyncio.get_running_loop().create_future()
        self._chunks[number] = asyncio.Queue()
        url = f"/api{path}{'&' if '?' in path else '?'}lang={self.lang}"
        headers = '{"content-type": "application/json"}'
        text = None if body is None else msgspec.json.encode(body).decode()
        self.answering.ask(number, method, url, headers, text, True)
        return number, await self._heads[number]

    async def events(self, number: int) -> Any:
        """What comes of an answer, piece by piece."""
        while (piece := await self._chunks[number].get()) is not None:
            yield piece

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """What is answered, which must be of this status."""
        number, found = await self.begun(method, path, body)
        whole = b"".join([piece async for piece in self.events(number)])
        if found != status:
            raise AssertionError(f"{method} {path}: {found} {whole.decode()}")
        return msgspec.json.decode(whole)

    async def get(self, path: str) -> Any:
        """What there is to read."""
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """What comes of a deed."""
        return await self.ask("POST", path, body or {}, status)


async def exercise(seed: str) -> str:
    """Play and read everything; what was done is said."""
    done = []
    for number, name in enumerate(games()):
        home = Home(Memory(), BrowserThinking(thinking))
        await home.start()
        visitor = Visitor(home, ("en", "de")[number % 2])
        await visitor.post("/me/guest", {"name": "Anna", "lang": visitor.lang}, 201)
        await read(visitor, name)
        moves = await play(visitor, name, Deal(f"{seed} {name}".encode()))
        await home.stop()
        done.append(f"{name}: {moves} choices, {visitor.asked} questions")
    return "\n".join(done)


async def read(visitor: Visitor, name: str) -> None:
    """What there is beside the tables."""
    for path in ("/house", "/me", "/games", f"/games/{name}", f"/games/{name}/tables"):
        await visitor.get(path)
    for lang in ("en", "de"):
        for what in ("rules", "box", "tutorial", "puzzle"):
            await visitor.get(f"/games/{name}/{what}?lang={lang}")
    await visitor.get(f"/games/{name}/tutorial/0")
    await visitor.get(f"/games/{name}/puzzles/1")


async def play(visitor: Visitor, name: str, chance: Deal) -> int:
    """A game against a bot, looked at from all sides; how many choices somebody had."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    wanted = {"game": name, "seats": seats, "hints": True, "start": True}
    table = (await visitor.post("/tables", wanted, 201))["id"]
    here = f"/tables/{table}"
    line, _ = await visitor.begun("GET", f"{here}/stream?presence=true")
    choices = 0
    frame: dict[str, Any] = {}
    async for event in visitor.events(line):
        frame = merged(frame, event)
        if frame["table"]["status"] != "running":
            break
        if frame["table"]["turn"] != mine(frame):
            continue
        legal = await visitor.get(f"{here}/legal?previews={str(choices % 20 == 10).lower()}")
        if not legal["choices"]:
            continue
        move = legal["choices"][chance.below(len(legal["choices"]))]["move"]
        if choices % 20 == 10:
            await looked_at(visitor, here, move, legal["seq"])
        if choices == 3 and name == ADVISED:
            await visitor.post(f"{here}/hint")
        key = str(uuid.UUID(int=choices))
        await visitor.post(f"{here}/moves", {"seq": legal["seq"], "move": move, "key": key}, 201)
        choices += 1
    visitor.answering.abort(line)
    await ended(visitor, here)
    return choices


async def looked_at(visitor: Visitor, here: str, move: int, seq: int) -> None:
    """A table in the middle of the game."""
    for what in ("view", "sheet", "log", "text", "catch-up?since=0", "chat", "claims"):
        await visitor.get(f"{here}/{what}")
    for what in ("why-not", "preview"):
        await visitor.post(f"{here}/{what}", {"move": move})
    await visitor.post(f"{here}/trial", {"seq": seq, "moves": [move]})


async def ended(visitor: Visitor, here: str) -> None:
    """A table that is over."""
    for what in "view sheet log text record verification moments/5 course analysis".split():
        await visitor.get(f"{here}/{what}")
    kept = await visitor.get(f"/home{here}")
    await visitor.post("/home/tables", {"record": kept}, 201)
    await visitor.post(f"{here}/fork", {"at": 5}, 201)


def mine(frame: dict[str, Any]) -> int:
    """The seat of who looks."""
    return next(seat["seat"] for seat in frame["table"]["seats"] if seat["bot"] is None)


def merged(frame: dict[str, Any], events: bytes) -> dict[str, Any]:
    """The table after events of its stream, as far as it matters here."""
    for event in events.decode().split("\n\n"):
        lines = event.splitlines()
        data = "".join(line[6:] for line in lines if line.startswith("data: "))
        if "event: table" in lines:
            frame = msgspec.json.decode(data)
        elif "event: change" in lines:
            parts = msgspec.json.decode(data)["parts"]
            for part in ("turn", "status"):
                frame["table"][part] = parts.get(f"table.{part}", frame["table"][part])
    return frame


main = exercise
