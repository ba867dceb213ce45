"""Somebody who asks the API, wherever it is answered: what tests do at tables."""

import json
from random import Random
from typing import Any
from uuid import uuid4


class Asker:
    """Somebody with a log-in, or nobody; how they ask is said by those who are one."""

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status, and what came."""
        raise NotImplementedError

    def get(self, path: str, status: int = 200) -> Any:
        found, data = self.ask("GET", path)
        assert found == status, data
        return data

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        found, data = self.ask("POST", path, body)
        assert found == status, data
        return data

    # ---- at a table

    def open(self, game: str, *seats: str, status: int = 201, **more: Any) -> Any:
        """A table: "me", "open", or the name of a bot for each seat; its number."""
        chairs = [
            {"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one}
            for one in seats or ("me", "open")
        ]
        made = self.post("/tables", {"game": game, "seats": chairs, **more}, status)
        return made["id"] if status == 201 else made

    def view(self, table: str) -> Any:
        return self.get(f"/tables/{table}/view")

    def table(self, table: str) -> Any:
        return self.get(f"/tables/{table}")

    def log(self, table: str, lang: str = "en") -> list[str]:
        return [one["words"] for one in self.get(f"/tables/{table}/log?lang={lang}")["lines"]]

    def do(self, table: str, what: str, status: int = 200, **more: Any) -> Any:
        """Something with the number of the table as it is, and a new key."""
        body = {"seq": self.view(table)["seq"], "key": str(uuid4()), **more}
        return self.post(f"/tables/{table}/{what}", body, status)

    def move(self, table: str, chance: Random, status: int = 201) -> int:
        """One of my legal moves by chance; the number of its entry."""
        seen = self.view(table)
        body = {"seq": seen["seq"], "move": chance.choice(seen["legal"]), "key": str(uuid4())}
        done: int = self.post(f"/tables/{table}/moves", body, status)["seq"]
        return done


class Event:
    """What came over a stream."""

    def __init__(self, text: str) -> None:
        self.kind = ""
        self.id: int | None = None
        self.data: Any = None
        for line in text.split("\n"):
            name, _, value = line.partition(":")
            if name == "event":
                self.kind = value.strip()
            elif name == "id":
                self.id = int(value)
            elif name == "data":
                self.data = json.loads(value)
