"""A sitting: somebody at a table of a home in the same program, asking its API."""

import json
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import msgspec

from groma.table.ids import read
from groma.table.problems import not_there
from groma.table.wire.playing import Choice
from groma.table.wire.records import KeptLine

from ..asking import Asked
from ..home import Home
from .cell import Shown, html, markdown, plain, shown


class Refused(ValueError):
    """The home said no: why, in words, and which rule if one forbids it."""

    def __init__(self, problem: Mapping[str, Any]) -> None:
        self.kind = str(problem["type"]).removeprefix("/problems/")
        self.clause: str | None = problem["clause"]
        said = str(problem["detail"] or problem["title"])
        super().__init__(f"{said} [{self.clause}]" if self.clause else said)


async def ask(
    home: Home,
    method: str,
    path: str,
    token: str = "",
    lang: str = "en",
    body: Any = None,
    cookie: bool = False,
) -> Any:
    """Ask a home, and read what it answers."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    content = b"" if body is None else json.dumps(body).encode()
    asked = Asked(method, f"/api{path}", {"lang": lang}, headers, content, cookie)
    answer = await home.answer(asked)
    found: Any = json.loads(answer.body) if answer.body else None
    if answer.status >= 400:
        raise Refused(found)
    return found


async def kept_at(home: Home) -> list[KeptLine]:
    """All tables of a home."""
    return msgspec.convert(await ask(home, "GET", "/home/tables"), list[KeptLine])


class Sitting:
    """A table of which one seat is mine; everything is to be awaited."""

    def __init__(self, home: Home, table: str, token: str, lang: str) -> None:
        self.home = home
        self.id = table
        self.token = token
        self.lang = lang
        self._shown: Shown | None = None

    # ---- beginning ------------------------------------------------------------------------------

    @classmethod
    async def open(
        cls,
        home: Home,
        game: str,
        players: int,
        bots: str | Sequence[str],
        seat: int | None,
        settings: Mapping[str, str],
        lang: str,
        name: str,
    ) -> "Sitting":
        """A new table, begun at once; it waits until I am to decide."""
        found = home.games.get(game)
        if found is None:
            raise ValueError(f"there is no game {game!r}; there are {', '.join(home.games)}")
        wanted = await ask(home, "GET", f"/games/{game}", "", lang)
        others = players - (seat is not None)
        levels = [bots or wanted["usual_bot"]] * others if isinstance(bots, str) else list(bots)
        if len(levels) != others:
            raise ValueError(f"{others} seats are left for bots, not {len(levels)}")
        chairs: list[dict[str, str]] = [{"kind": "bot", "bot": level} for level in levels]
        if seat is not None:
            chairs.insert(seat, {"kind": "me"})
        token = await cls._token(home, name, lang)
        body = {
            "game": game,
            "seats": chairs,
            "settings": dict(settings),
            "hidden": True,
            "hints": True,
            "start": True,
        }
        made = await ask(home, "POST", "/tables", token, lang, body)
        return await cls(home, made["id"], token, lang).look()

    @classmethod
    async def again(cls, home: Home, table: str, lang: str) -> "Sitting":
        """A table that was kept."""
        token = await cls._token(home, "", lang)
        return await cls(home, table, token, lang).look()

    @classmethod
    async def from_record(cls, home: Home, record: Mapping[str, Any], lang: str) -> "Sitting":
        """A table made of a whole record."""
        token = await cls._token(home, "", lang)
        body = {"record": dict(record)}
        made = await ask(home, "POST", "/home/tables", token, lang, body)
        return await cls(home, made["table"]["id"], token, lang).look()

    @classmethod
    async def _token(cls, home: Home, name: str, lang: str) -> str:
        """The token of the home's own person, who comes in with the first table."""
        own = await home.people.own_token()
        if own:
            return own
        body = {"name": name or ("Gast" if lang == "de" else "Guest"), "lang": lang}
        made = await ask(home, "POST", "/me/guest", "", lang, body, cookie=True)
        return str(made["token"])

    # ---- playing --------------------------------------------------------------------------------

    async def play(self, *choices: int | str) -> "Sitting":
        """Make choices one after the other: by their number in the list, or as they are written."""
        await self.chosen(*choices)
        return await self.look()

    async def chosen(self, *choices: int | str) -> None:
        """The same, without a look at what became of it."""
        for choice in choices:
            seen = await self.view()
            if isinstance(choice, int):
                offered = await self.legal()
                if not 1 <= choice <= len(offered):
                    raise ValueError(f"there is no choice {choice}; there are {len(offered)}")
                move: int | str = offered[choice - 1].move
            else:
                move = choice
            body = {"seq": seen["seq"], "move": move, "key": str(uuid4())}
            await self._post("/moves", body)
            await self._until_mine()

    async def undo(self, count: int = 1) -> "Sitting":
        """Take back my last choices, as far as the rules allow; 0: the whole turn."""
        await self.taken_back(count)
        return await self.look()

    async def taken_back(self, count: int) -> None:
        """The same, without a look at what became of it."""
        seen = await self.view()
        await self._post("/undo", {"seq": seen["seq"], "count": count, "key": str(uuid4())})

    async def hint(self) -> str:
        """What a master would do in my place, and why."""
        return "\n".join((await self._post("/hint", {}))["words"])

    # ---- looking --------------------------------------------------------------------------------

    async def view(self) -> Any:
        """The table as my seat sees it, as data."""
        return await self._get("/view")

    async def legal(self) -> list[Choice]:
        """What I may choose now, with words and what it would bring."""
        found = (await self._get("/legal"))["choices"]
        return msgspec.convert(found, list[Choice])

    async def record(self) -> dict[str, Any]:
        """The whole record with all its secrets: another home goes on with it."""
        found = await ask(self.home, "GET", f"/home/tables/{self.id}", self.token, self.lang)
        made: dict[str, Any] = found
        return made

    async def look(self) -> "Sitting":
        """See the table as it is, for the cell; bots play first."""
        await self.view()
        await self._until_mine()
        number = read(self.id)
        person = await self.home.people.by_token(self.token)
        if number is None or person is None:
            raise not_there()
        replica = (await self.home.tables.fresh(number)).replica
        offered = (await self._get("/legal"))["choices"]
        news = (await self._get("/catch-up"))["lines"]
        self._shown = shown(replica, replica.viewer(person.id), self.lang, offered, news)
        return self

    async def _until_mine(self) -> None:
        """Wait while bots play."""
        asked = Asked("GET", f"/api/tables/{self.id}/stream", headers=self._headers())
        stream = await self.home.answer(asked)
        if stream.events is None:
            return
        try:
            async for _ in stream.events:
                seen = await self.view()
                table = seen["table"]
                turn = table["turn"]
                if table["status"] != "running" or turn is None:
                    return
                if table["seats"][turn]["bot"] is None or table["paused"]:
                    return
        finally:
            await stream.events.aclose()  # type: ignore[attr-defined]

    # ---- asking the home ------------------------------------------------------------------------

    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    async def _get(self, path: str) -> Any:
        where = f"/tables/{quote(self.id)}{path}"
        return await ask(self.home, "GET", where, self.token, self.lang)

    async def _post(self, path: str, body: Any) -> Any:
        where = f"/tables/{quote(self.id)}{path}"
        return await ask(self.home, "POST", where, self.token, self.lang, body)

    # ---- in a cell ------------------------------------------------------------------------------

    def _seen(self) -> Shown:
        assert self._shown is not None  # every way to a sitting has looked
        return self._shown

    def __repr__(self) -> str:
        return plain(self._seen())

    def _repr_html_(self) -> str:
        return html(self._seen())

    def _repr_markdown_(self) -> str:
        return markdown(self._seen())
