"""Twins: two tables, one in the real world and one in a world that a viewer cannot tell from it."""

import base64
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from groma.core.deal import Deal, commitment, deal_key
from groma.core.game import Game
from groma.core.notes import Log
from groma.core.state import State
from tests.server.leak.wire import Answer, Reader, Server, Stream, without_names

NAMES = "Anna Bruno Clara Dario Elena".split()
MARK = 24  # bytes of a state that would betray it


class Company:
    """Who sits at tables, who watches, and the server they use."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.players = [Reader(server, name) for name in NAMES]
        self.stranger = Reader(server, "Fabio")
        self.nobody = Reader(server)


class Setup:
    """A game with so many players and these settings."""

    def __init__(self, game: Game[Any], players: int, settings: list[int]) -> None:
        self.game = game
        self.players = players
        self.settings = settings

    def __str__(self) -> str:
        return f"{self.game.name} for {self.players}, settings {self.settings}"

    def labels(self) -> dict[str, str]:
        chosen = zip(self.game.settings, self.settings, strict=True)
        return {setting.name: setting.labels[value] for setting, value in chosen}


class Side:
    """One of the two tables, and beside it the state that it must be in."""

    def __init__(
        self,
        company: Company,
        setup: Setup,
        state: State,
        extras: dict[str, Any],
        unread: int = 0,  # notes that others were told before
    ) -> None:
        host = company.players[0]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (setup.players - 1)
        wanted = {"game": setup.game.name, "seats": seats, "settings": setup.labels(), **extras}
        opened = host.ask("POST", "/tables", wanted)
        assert opened.status == 201, opened
        self.table = opened.json()["id"]
        words = [NAMES[0] if extras["worded"] else ""] + [""] * (setup.players - 1)
        for seat in range(1, setup.players):
            sat = company.players[seat].ask("POST", self.path("/join"), {"seat": seat})
            assert sat.status == 200, sat
        invited = host.ask("POST", self.path("/invitations"), {})
        self.invitation = invited.json()["path"]
        self.seed = company.server.seed_of(self.table)
        key = deal_key(self.seed, words)
        (company.server.saved / key.hex()).write_bytes(bytes([unread]) + state.to_bytes())
        assert host.ask("POST", self.path("/start")).status == 200
        self.names = [self.table, commitment(self.seed).hex(), self.invitation]
        self.secrets = [form for raw in (self.seed, key) for form in forms(raw)]
        self.past = [state.clone()]
        self._mark()
        self.streams: list[Stream] = []

    def path(self, rest: str) -> str:
        return f"/tables/{self.table}{rest}"

    @property
    def state(self) -> State:
        return self.past[-1]

    def play(self, move: int) -> None:
        after = self.state.clone()
        after.play(move)
        self.past.append(after)
        self._mark()

    def rewind(self, moves: int) -> None:
        del self.past[moves + 1 :]
        self._mark()

    def _mark(self) -> None:
        self.marks = list(forms(self.state.to_bytes()[:MARK]))

    def plain(self, sent: bytes) -> bytes:
        """What was sent, without names; no secret of the table is in it."""
        for secret in (*self.secrets, *self.marks):
            assert secret not in sent, f"a secret of the table was sent: {sent!r}"
        return without_names(sent, self.names)


class Twins:
    """Two tables at which the same is done; whatever a viewer is sent of both must be the same."""

    def __init__(
        self,
        company: Company,
        setup: Setup,
        state: State,
        viewer: int,
        chance: Random,
        world: State | None = None,
    ) -> None:
        self.company = company
        self.setup = setup
        self.viewer = viewer
        self.tally: Counter[str] = Counter()
        if world is None:
            world = state.imagine(viewer, Deal(chance.randbytes(32)))
        extras = {"worded": chance.random() < 0.5, "word": NAMES[0], "hints": True}
        if chance.random() < 0.3:
            extras["clock"] = {"allowance": 86400, "bank": 86400, "increment": 60}
        self.sides = [
            Side(company, setup, state, extras),
            Side(company, setup, world, extras, chance.randrange(5)),
        ]
        self.asked = False  # whether somebody wants to take back
        self.seq = setup.players  # all but the host sat down, and the host started
        self.tally["pairs"] += 1
        self.tally["pairs of different worlds"] += state.to_bytes() != world.to_bytes()
        onlookers = [company.stranger, company.nobody]
        self.readers = onlookers if viewer == setup.players else [company.players[viewer]]
        # Everybody has a stream of bare views, and one in words.
        langs = ("", chance.choice(("en", "de")))
        for side in self.sides:
            side.streams = [
                reader.stream(side.table, None, lang) for reader in self.readers for lang in langs
            ]
        self.hear()

    @property
    def real(self) -> Side:
        return self.sides[0]

    @property
    def imagined(self) -> Side:
        return self.sides[1]

    def close(self) -> None:
        for side in self.sides:
            for stream in side.streams:
                stream.close()

    # ---- comparing ------------------------------------------------------------------------------

    def same(self, what: str, sent: list[bytes]) -> None:
        """Both tables sent the same."""
        one, other = [side.plain(raw) for side, raw in zip(self.sides, sent, strict=True)]
        self.tally["answers"] += 1
        self.tally["bytes"] += len(sent[0])
        if one != other:
            raise AssertionError(
                f"{self.setup}, viewer {self.viewer}, move {len(self.real.past)}: {what} tells\n"
                + difference(one, other)
            )

    def hear(self, seq: int | None = None) -> None:
        """The next event of every stream of the viewer, or all up to that of an entry."""
        for number in range(len(self.sides[0].streams)):
            last = b""
            while not last:
                heard = [side.streams[number].event() for side in self.sides]
                self.same("the stream", heard)
                if seq is None or heard[0].startswith(b"id: %d\n" % seq):
                    last = heard[0]

    def ask(self, reader: Reader, method: str, path: str, body: Any = None) -> Answer:
        """Ask both tables as the viewer; the answer of the real one."""
        answers = [reader.ask(method, side.path(path), body) for side in self.sides]
        self.same(f"{method} {path} {body}", [answer.as_bytes() for answer in answers])
        return answers[0]

    # ---- doing ----------------------------------------------------------------------------------

    def act(self, seat: int, path: str, bodies: list[dict[str, Any]], follows: int = 0) -> None:
        """A seat does something at both tables; what it is answered is for its eyes only.

        `follows`: so many entries come of it by themselves.
        """
        answers: list[Answer] = []
        for side, body in zip(self.sides, bodies, strict=True):
            known = {"seq": self.seq, "key": str(uuid.uuid4()), **body}
            answers.append(self.company.players[seat].ask("POST", side.path(path), known))
        if seat == self.viewer:
            self.same(f"POST {path}", [answer.as_bytes() for answer in answers])
        done = {answer.status for answer in answers}
        assert done in ({200}, {201}), answers
        self.seq = answers[0].json()["seq"] + follows
        self.hear(self.seq)

    def play(self, moves: list[int]) -> None:
        """The seat that decides plays a move at each table."""
        seat = self.real.state.seat
        secret = self.setup.game.moves.family(moves[0]).secret
        self.tally["moves"] += 1
        self.tally["different secret moves"] += secret and moves[0] != moves[1]
        others = self.real.state.legal() != self.imagined.state.legal()
        self.tally["decisions with different options"] += others
        for side, move in zip(self.sides, moves, strict=True):
            side.play(move)
        self.act(seat, "/moves", [{"move": move} for move in moves])

    def rewind(self, count: int) -> None:
        for side in self.sides:
            side.rewind(len(side.past) - 1 - count)

    # ---- foreseeing -----------------------------------------------------------------------------

    def twin_of(self, move: int, chance: Random) -> int | None:
        """A move of the imagined world after which the viewer has read the same; None: no such.

        It is the same move, or if others may not see it, any of its family.
        """
        moves = self.setup.game.moves
        real, imagined = self.real.state, self.imagined.state
        told = notes_of(real, move, self.viewer)
        fit = [one for one in imagined.legal() if moves.conceal(one) == moves.conceal(move)]
        if real.seat == self.viewer:
            fit = [one for one in fit if one == move]
            assert fit, f"{self.setup}: move {move} is offered in one world only"
        chance.shuffle(fit)
        for one in fit:
            if notes_of(imagined, one, self.viewer) == told:
                return one
        return None


def notes_of(state: State, move: int, viewer: int) -> list[list[int]]:
    """What a viewer would read of a move."""
    after = state.clone()
    after.log = Log(state.players + 1)
    after.play(move)
    return [note.to_json() for note in after.log.for_viewer(viewer)]


def forms(raw: bytes) -> Iterator[bytes]:
    """A secret as it may be written."""
    yield raw.hex().encode()
    yield raw.hex().upper().encode()
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        yield encode(raw).rstrip(b"=")


def difference(one: bytes, other: bytes) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    begin = max(0, at - 200)
    return f"{one[begin : at + 200]!r}\nor\n{other[begin : at + 200]!r}"


@contextmanager
def twins(
    company: Company, setup: Setup, state: State, viewer: int, chance: Random
) -> Iterator[Twins]:
    """Twins, and their streams closed at the end."""
    pair = Twins(company, setup, state, viewer, chance)
    try:
        yield pair
    finally:
        pair.close()
