"""Records: a whole game as rules version, settings, seed and one small number a decision."""

import json
from typing import Any

from .deal import SEED_BYTES, Deal, commitment, deal_key
from .game import Game
from .notes import Log
from .state import State

_MAGIC = b"groma\x01"


class Record:
    """A game that can be dealt and played again, here and anywhere, to the same end."""

    def __init__(
        self,
        game: str,
        version: int,
        settings: list[int],
        names: list[str],
        seed: bytes | None,
        seed_hash: bytes,
        words: list[str],
        moves: list[int],
    ) -> None:
        if seed is not None and len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self.game = game
        self.version = version
        self.settings = settings
        self.names = names
        self.seed = seed  # None while the game runs: only its hash is shown
        self.seed_hash = seed_hash
        self.words = words  # what players added to the seed
        self.moves = moves

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return len(self.names)

    def check(self, game: Game[Any]) -> None:
        """Complain if the game cannot deal a table for this record."""
        if game.name != self.game or game.version != self.version:
            raise ValueError(
                f"a record of {self.game} version {self.version} "
                f"cannot be played by {game.name} version {game.version}"
            )
        if self.players not in game.players:
            raise ValueError(f"{self.game} is not for {self.players} players")
        if len(self.settings) != len(game.settings):
            raise ValueError(f"{self.game} has {len(game.settings)} settings")
        for i in range(len(self.settings)):
            if not 0 <= self.settings[i] < len(game.settings[i].labels):
                raise ValueError(f"{game.settings[i].name} cannot be {self.settings[i]}")

    def deal(self, game: Game[Any], log: Log | None = None) -> State:
        """The table as it was dealt."""
        if self.seed is None:
            raise ValueError("the seed of this record is still secret")
        self.check(game)
        key = deal_key(self.seed, self.words)
        state: State = game.deal(self.players, list(self.settings), Deal(key), log)
        return state

    def replay(self, game: Game[Any], count: int | None = None) -> State:
        """The table after the first `count` moves, or after all."""
        state = self.deal(game)
        for move in self.moves if count is None else self.moves[:count]:
            state.play(move)
        return state

    def to_bytes(self, game: Game[Any]) -> bytes:
        """The canonical form: a full game takes less than a kilobyte."""
        out = bytearray(_MAGIC)
        _put_text(out, self.game)
        _put_number(out, self.version)
        _put_number(out, len(self.settings))
        for value in self.settings:
            _put_number(out, value)
        _put_texts(out, self.names)
        _put_texts(out, self.words)
        out.append(0 if self.seed is None else 1)
        out += self.seed_hash if self.seed is None else self.seed
        _put_number(out, len(self.moves))
        width = 1 if game.moves.count <= 256 else 2
        for move in self.moves:
            out += move.to_bytes(width, "big")
        return bytes(out)

    def to_json(self, game: Game[Any]) -> str:
        """The readable form: settings and moves by name."""
        form = {
            "game": self.game,
            "version": self.version,
            "settings": {
                setting.name: setting.labels[self.settings[i]]
                for i, setting in enumerate(game.settings)
            },
            "names": self.names,
            "words": self.words,
            "seed": None if self.seed is None else self.seed.hex(),
            "seed_hash": self.seed_hash.hex(),
            "moves": [game.moves.text(move) for move in self.moves],
        }
        return json.dumps(form, ensure_ascii=False, indent=1)


def from_bytes(content: bytes, games: dict[str, Game[Any]]) -> Record:
    """Read the canonical form."""
    reader = _Reader(content)
    if reader.take(len(_MAGIC)) != _MAGIC:
        raise ValueError("this is no record")
    game = _known(reader.text(), games)
    version = reader.number()
    settings = [reader.number() for _ in range(reader.number())]
    names = [reader.text() for _ in range(reader.number())]
    words = [reader.text() for _ in range(reader.number())]
    opened = reader.take(1) == b"\x01"
    secret = reader.take(SEED_BYTES)
    width = 1 if game.moves.count <= 256 else 2
    moves = [int.from_bytes(reader.take(width), "big") for _ in range(reader.number())]
    reader.finish()
    return Record(
        game.name,
        version,
        settings,
        names,
        secret if opened else None,
        commitment(secret) if opened else secret,
        words,
        moves,
    )


def from_json(text: str, games: dict[str, Game[Any]]) -> Record:
    """Read the readable form."""
    try:
        return _from_form(json.loads(text), games)
    except (LookupError, TypeError, AttributeError) as problem:
        raise ValueError(f"this is no record: {problem!r}") from problem


def _from_form(form: Any, games: dict[str, Game[Any]]) -> Record:
    game = _known(form["game"], games)
    settings = [setting.labels.index(form["settings"][setting.name]) for setting in game.settings]
    moves = [game.moves.parse(text) for text in form["moves"]]
    if -1 in moves:
        raise ValueError(f"{form['moves'][moves.index(-1)]!r} is no move of {game.name}")
    seed = None if form["seed"] is None else bytes.fromhex(form["seed"])
    return Record(
        game.name,
        form["version"],
        settings,
        form["names"],
        seed,
        bytes.fromhex(form["seed_hash"]),
        form["words"],
        moves,
    )


def read(content: bytes, games: dict[str, Game[Any]]) -> Record:
    """Read a record in either form, fit to be dealt; ValueError if it is none."""
    if content.startswith(_MAGIC):
        record = from_bytes(content, games)
    else:
        record = from_json(content.decode(), games)
    record.check(games[record.game])
    return record


def verify(record: Record, game: Game[Any]) -> str:
    """What is wrong with a finished record: dealt and played again; "" if it is sound."""
    if record.seed is None:
        return "seed-secret"
    if commitment(record.seed) != record.seed_hash:
        return "seed-differs"
    state = record.deal(game)
    for move in record.moves:
        if not state.allows(move):
            return "move-illegal"
        state.play(move)
    return "" if state.over() else "not-over"


def _known(name: str, games: dict[str, Game[Any]]) -> Game[Any]:
    if name not in games:
        raise ValueError(f"the game {name!r} is not installed")
    return games[name]


def _put_number(out: bytearray, value: int) -> None:
    while value >= 128:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)


def _put_text(out: bytearray, text: str) -> None:
    raw = text.encode()
    _put_number(out, len(raw))
    out += raw


def _put_texts(out: bytearray, texts: list[str]) -> None:
    _put_number(out, len(texts))
    for text in texts:
        _put_text(out, text)


class _Reader:
    def __init__(self, content: bytes) -> None:
        self._bytes = content
        self._at = 0

    def take(self, count: int) -> bytes:
        if self._at + count > len(self._bytes):
            raise ValueError("the record ends too early")
        self._at += count
        return self._bytes[self._at - count : self._at]

    def number(self) -> int:
        value = 0
        shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text(self) -> str:
        return self.take(self.number()).decode()

    def finish(self) -> None:
        if self._at != len(self._bytes):
            raise ValueError("the record holds more than its moves")
