"""What is secret while a game runs: the seed, secret moves, states; on the wire and in the logs."""

import json
import re
import uuid
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from groma.core.deal import Deal, commitment, deal_key
from groma.core.game import Game, games
from groma.core.state import State
from tests.server.leak.questions import ask_everything
from tests.server.leak.twins import NAMES, Company, Setup, Side, Twins, forms, notes_of
from tests.server.night import night
from tests.server.services import sql

pytestmark = pytest.mark.leak

SECRET = [
    (name, family.name)
    for name, game in games().items()
    for family in game.moves.families
    if family.secret
]


# ---- secret moves --------------------------------------------------------------------------------


def before_secret(game: Game[Any], family: str, chance: Random) -> tuple[Setup, State, int, int]:
    """A table where a seat may choose between two moves of a secret family."""
    while True:
        players = chance.choice(game.players)
        state: State = game.deal(players, game.defaults(), Deal(chance.randbytes(32)), None)
        while not state.over():
            legal = state.legal()
            secret = [
                move
                for move in legal
                if game.moves.family(move).name == family and not ends(state, move)
            ]
            if len(secret) > 1:
                one, other = chance.sample(secret, 2)
                return Setup(game, players, game.defaults()), state, one, other
            state.play(chance.choice(legal))


def ends(state: State, move: int) -> bool:
    """Whether the game is over after a move: then everything is opened."""
    after = state.clone()
    after.play(move)
    return after.over()


@pytest.mark.parametrize(("name", "family"), SECRET)
def test_nobody_else_is_sent_which_secret_move_was_made(
    company: Company, name: str, family: str
) -> None:
    chance = Random(7)
    compared = 0
    for _ in range(4):
        setup, state, one, other = before_secret(games()[name], family, chance)
        for viewer in set(range(setup.players + 1)) - {state.seat}:
            if notes_of(state, one, viewer) != notes_of(state, other, viewer):
                continue  # it led on to something that all may see
            pair = Twins(company, setup, state, viewer, chance, world=state)
            pair.play([one, other])
            ask_everything(pair, chance)
            record = pair.ask(pair.readers[0], "GET", "/record").json()
            assert record["moves"] == [family]
            assert record["seed"] is None
            pair.close()
            compared += 1
    assert compared >= 4


# ---- a whole game at an ordinary table -----------------------------------------------------------


class Table:
    """A table of two; everything that its players and an onlooker are sent is kept."""

    def __init__(self, company: Company, game: Game[Any]) -> None:
        self.company = company
        self.readers = [company.players[0], company.players[1], company.nobody]
        self.sent: list[bytes] = []
        wanted = {"game": game.name, "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.table = self.ask(0, "POST", "/tables", wanted)["id"]
        self.at("POST", 1, "/join", {"seat": 1})
        self.at("POST", 0, "/start")

    def ask(self, reader: int, method: str, path: str, body: Any = None) -> Any:
        answer = self.readers[reader].ask(method, path, body)
        self.sent.append(answer.as_bytes())
        return json.loads(answer.body)

    def at(self, method: str, reader: int, path: str, body: Any = None) -> Any:
        return self.ask(reader, method, f"/tables/{self.table}{path}", body)

    def look_around(self) -> None:
        paths = "/view /legal /log /catch-up /sheet /record /verification /chat".split()
        for reader in range(3):
            for path in ["", *paths]:
                self.at("GET", reader, path)

    def all_sent(self, streams: list[Any]) -> Iterator[bytes]:
        yield from self.sent
        for stream in streams:
            yield from stream


# What any form of a secret is made of; and half of the shortest form.
RUN = re.compile(rb"[A-Za-z0-9+/_-]{16,}")


def runs(sent: Iterable[bytes]) -> bytes:
    """What of all that was sent could be a secret in some form, to be looked through at once."""
    return b" ".join(run for one in sent for run in RUN.findall(one))


# By day the game with secret moves, and the shortest: no game is asked what is opened, and when.
OPENED = ("carpe-diem", "caesars-empire")


@pytest.mark.parametrize("name", [name if name in OPENED else night(name) for name in games()])
def test_seed_states_and_secret_moves_are_opened_at_the_end_only(
    company: Company, name: str
) -> None:
    game = games()[name]
    chance = Random(3)
    table = Table(company, game)
    seed = company.server.seed_of(table.table)
    streams = [
        reader.stream(table.table, None, lang) for reader in table.readers for lang in ("en", "de")
    ]
    said = [[stream.event()] for stream in streams]
    state: State = game.deal(2, game.defaults(), Deal(deal_key(seed, ["", ""])), None)
    marks = [state.to_bytes()]
    played: list[int] = []
    while True:
        if len(played) % 25 == 0:
            table.look_around()
        move = chance.choice(state.legal())
        state.play(move)
        seat = table.readers[table.at("GET", 2, "/view")["view"]["decides"]]
        wanted = {"seq": 2 + len(played), "move": move, "key": str(uuid.uuid4())}
        if state.over():
            break
        answer = seat.ask("POST", f"/tables/{table.table}/moves", wanted)
        assert answer.status == 201, answer
        table.sent.append(answer.as_bytes())
        played.append(move)
        marks.append(state.to_bytes())
        for stream, heard in zip(streams, said, strict=True):
            heard.append(stream.event())
    secret = [form for raw in (seed, deal_key(seed, ["", ""])) for form in forms(raw)]
    secret += [form for mark in marks for form in forms(mark[:24])]
    assert all(map(RUN.fullmatch, secret))
    told = runs(table.all_sent(said))
    assert not [form for form in set(secret) if form in told]
    assert any(commitment(seed).hex().encode() in sent for sent in table.sent)  # the seal is seen
    hidden = [move for move in played if game.moves.family(move).secret]
    record = table.at("GET", 2, "/record")
    assert record["seed"] is None
    assert record["moves"] == [game.moves.public_text(move) for move in played]
    # The last move opens everything.
    assert seat.ask("POST", f"/tables/{table.table}/moves", wanted).status == 201
    record = table.at("GET", 2, "/record")
    assert record["seed"] == seed.hex()
    assert record["moves"] == [game.moves.text(one) for one in [*played, move]]
    assert table.at("GET", 2, "/verification")["sound"]
    if name == "city-of-rome":
        assert hidden
    for stream in streams:
        stream.close()


# ---- what is written down about it ---------------------------------------------------------------


def test_logs_hold_no_seed_no_secret_move_and_no_token(company: Company) -> None:
    """After all other tests of this process, and after everything that goes wrong below."""
    chance = Random(11)
    server = company.server
    tokens = [reader.token for reader in [*company.players, company.stranger]]
    for name, family in SECRET:
        setup, state, one, other = before_secret(games()[name], family, chance)
        side = Side(company, setup, state, {"worded": False})
        path = side.path("/moves")
        mover = company.players[state.seat]
        wanted = {"seq": setup.players, "move": one, "key": str(uuid.uuid4())}
        for body in ({**wanted, "move": None}, {**wanted, "key": "?"}, {"seq": 10**12}, [], wanted):
            mover.ask("POST", path, body)
        again = {**wanted, "seq": setup.players + 1, "move": other}
        assert mover.ask("POST", path, again).status < 500
        assert mover.ask("POST", path, {**wanted, "seq": 2**31, "move": 2**70}).status < 500
    logged = server.log.read_text()
    assert logged
    for token in tokens:
        assert token not in logged
    opened = "select string_agg(encode(decode(facts->>'seed', 'base64'), 'hex'), ',') from entries"
    seeds = sql(server.database, opened)
    for seed in map(bytes.fromhex, seeds.split(",")):
        assert not [form for form in forms(seed) if form.decode() in logged]
    for name, family in SECRET:
        moves = games()[name].moves
        texts = {
            moves.text(move) for move in range(moves.count) if moves.family(move).name == family
        }
        assert not [text for text in texts if text in logged]


def test_metrics_tell_nothing_of_a_table_or_a_person(company: Company) -> None:
    side = Side(company, *fresh_table(Random(5)), {"worded": False})
    counted = company.nobody.raw("GET", "/metrics")
    assert counted.status == 200
    assert b"groma" in counted.body
    for told in (side.table, *forms(side.seed), *NAMES):
        name = told if isinstance(told, bytes) else told.encode()
        assert name not in counted.body


def fresh_table(chance: Random) -> tuple[Setup, State]:
    game = next(iter(games().values()))
    setup = Setup(game, 2, game.defaults())
    return setup, game.deal(2, setup.settings, Deal(chance.randbytes(32)), None)
