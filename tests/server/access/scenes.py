"""Scenes: tables in every phase, public and hidden, with everybody who may knock at them."""

import uuid
from random import Random
from typing import Any

from groma.core.game import games
from tests.server.access.door import NOBODY, Door, Who
from tests.server.services import sql

SEATS = 3
MOST_MOVES = 3000
# Makes log-ins of browsers, which nobody has used yet, and whose time is up.
EXPIRE = "update logins set expires_at = now(), label = null where label = 'late'"
# What no authenticator has made, or signed.
MADE = {"id": "AA", "rawId": "AA", "response": {"clientDataJSON": "AA", "attestationObject": "AA"}}
USED = {
    "id": "AA",
    "rawId": "AA",
    "response": {"clientDataJSON": "AA", "authenticatorData": "AA", "signature": "AA"},
}


class Cast:
    """The people of all scenes: a host without a seat, three players, and strangers."""

    def __init__(self, door: Door, database: str, game: str) -> None:
        self.door = door
        self.game = game
        self.host = door.guest("Hostilia")
        self.players = [door.guest(f"Seat {seat}") for seat in range(SEATS)]
        self.programs = [door.program(player) for player in self.players]
        self.revoked = [door.program(player, "lost") for player in self.players]
        for player in self.players:
            tokens = door.done("GET", "/api/me/tokens", who=player)
            lost = next(one["id"] for one in tokens if one["label"] == "lost")
            door.done("DELETE", f"/api/me/tokens/{lost}", who=player)
        self.expired = [door.program(player, "late").in_browser() for player in self.players]
        sql(database, EXPIRE)
        self.guest = door.guest("Gast")
        self.watcher = door.account(f"Spectator {uuid.uuid4().hex[:8]}").in_browser()
        self.other = door.guest("Elsewhere")
        door.done(
            "POST",
            "/api/tables",
            {"game": game, "seats": [{"kind": "me"}, *[bot()] * (SEATS - 1)], "start": True},
            self.other,
        )


def bot() -> dict[str, str]:
    return {"kind": "bot", "bot": "random"}


def record(game: str) -> dict[str, Any]:
    """A game that was begun elsewhere."""
    found = games()[game]
    return {
        "format": 1,
        "game": game,
        "rules": found.version,
        "settings": found.defaults(),
        "seats": [{"name": "Gaius", "person": True}, *[{"name": "Titus", "bot": "random"}] * 2],
        "seed": "7a" * 32,
        "moves": [],
    }


class Scene:
    """One table in one phase, and who is who at it."""

    def __init__(self, cast: Cast, hidden: bool, phase: str) -> None:
        self.cast = cast
        self.door = cast.door
        chairs = [{"kind": "open"}] * SEATS
        wanted = {"game": cast.game, "seats": chairs, "hidden": hidden, "title": phase}
        self.table = self.door.done("POST", "/api/tables", wanted, cast.host)["id"]
        self.token = self.invitation()
        self.seat(0, 1)
        self.turn = 0
        self.seq = 2
        self.move = 0
        if phase != "gathering":
            self.seat(2)
            self.door.done("POST", f"/api/tables/{self.table}/start", who=cast.host)
            self.look()
            self.play(1 if phase == "running" else MOST_MOVES)

    def invitation(self) -> str:
        invited = self.door.done(
            "POST", f"/api/tables/{self.table}/invitations", {}, self.cast.host
        )
        return str(invited["token"])

    def seat(self, *seats: int) -> None:
        for seat in seats:
            path = f"/api/invitations/{self.token}"
            self.door.done("POST", path, {}, self.cast.players[seat])

    def look(self) -> bool:
        """See whose turn it is and what it may do; False: it is over."""
        path = f"/api/tables/{self.table}/view"
        view = self.door.done("GET", path, who=self.cast.players[self.turn])
        turn = view["table"]["turn"]
        if turn is not None and turn != self.turn:
            self.turn = turn
            view = self.door.done("GET", path, who=self.cast.players[turn])
        self.seq = view["seq"]
        self.legal = view["legal"]
        if turn is not None:
            self.move = self.legal[0]
        return turn is not None

    def play(self, moves: int) -> None:
        chance = Random(7)
        path = f"/api/tables/{self.table}/moves"
        for _ in range(moves):
            body = {"seq": self.seq, "move": chance.choice(self.legal), "key": key()}
            self.door.done("POST", path, body, self.cast.players[self.turn])
            if not self.look():
                break

    def who(self, caller: str) -> Who:
        cast = self.cast
        people: dict[str, Any] = {
            "nobody": NOBODY,
            "guest": cast.guest,
            "other": cast.other,
            "watcher": cast.watcher,
            "waiting": cast.players[(self.turn + 1) % 2 if self.turn < 2 else 0],
            "mover": cast.players[self.turn],
            "host": cast.host,
            "program": cast.programs[self.turn],
            "revoked": cast.revoked[self.turn],
            "expired": cast.expired[self.turn],
        }
        found: Who = people[caller]
        return found

    def path(self, template: str) -> str:
        return template.format(table=self.table, token=self.token, at=0)

    def body(self, endpoint: str) -> Any:
        """What a well-behaved program would send."""
        bodies: dict[str, Any] = {
            "join": {},
            "claim": {"seat": 0},
            "admit": {"seat": 0},
            "turn-away": {"seat": 0},
            "seat-bot": {"seat": 2, "bot": "random"},
            "remove": {"seat": 1},
            "swap": {"seat": 0, "other": 1},
            "invitations": {},
            "fork": {"at": 0},
            "moves": {"seq": self.seq, "move": self.move, "key": key()},
            "why-not": {"move": self.move},
            "preview": {"move": self.move},
            "trial": {"seq": self.seq, "moves": [self.move]},
            "undo": {"seq": self.seq, "key": key()},
            "ask": {"seq": self.seq, "key": key(), "count": 1},
            "agree": {"seq": self.seq, "key": key()},
            "decline": {"seq": self.seq, "key": key()},
            "chat": {"text": "salve"},
            "report": {"lines": [1], "reason": "other"},
            "{token}": {"name": "Novus"},
        }
        return bodies.get(endpoint.rpartition("/")[2]) if endpoint.startswith("POST") else None


def key() -> str:
    return str(uuid.uuid4())
