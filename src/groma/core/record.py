"""Records: a whole game as rules version, settings, seed and one small number a decision."""

import json
from typing import Any

from .box import Loader, Saver
from .deal import SEED_BYTES, Deal, commitment, deal_key
from .game import Game
from .notes import Log
from .state import State

_MAGIC = b"groma\x01"
_MAGIC_WITH_START = b"groma\x02"


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
        start: bytes | None = None,
        key: bytes | None = None,
    ) -> None:
        if len(seed_hash) != SEED_BYTES or (seed is not None and len(seed) != SEED_BYTES):
            raise ValueError(f"a seed and its hash have {SEED_BYTES} bytes")
        self.game = game
        self.version = version
        self.settings = settings
        self.names = names
        self.seed = seed  # None while the game runs: only its hash is shown
        self.seed_hash = seed_hash
        self.words = words  # what players added to the seed
        self.moves = moves  # of a concealed one only the family, while the game runs
        self.start = start  # a position that it went on from; None: it was dealt
        self.key = key  # what it was dealt from, where the words may be forgotten

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
        if len(self.words) != self.players:
            raise ValueError("every player adds a word to the seed, be it empty")
        if self.players not in game.players:
            raise ValueError(f"{self.game} is not for {self.players} players")
        if len(self.settings) != len(game.settings):
            raise ValueError(f"{self.game} has {len(game.settings)} settings")
        for i in range(len(self.settings)):
            if not 0 <= self.settings[i] < len(game.settings[i].labels):
                raise ValueError(f"{game.settings[i].name} cannot be {self.settings[i]}")

    def deal(self, game: Game[Any], log: Log | None = None) -> State:
        """The table as it was dealt, or as it was when it went on from elsewhere."""
        if self.seed is None:
            raise ValueError("the seed of this record is still secret")
        self.check(game)
        if self.start is not None:
            return self._load(game, self.start, log)
        key = deal_key(self.seed, self.words) if self.key is None else self.key
        state: State = game.deal(self.players, list(self.settings), Deal(key), log)
        return state

    def _load(self, game: Game[Any], start: bytes, log: Log | None) -> State:
        state: State = game.load(self.players, list(self.settings), start)
        state.log = log
        return state

    def replay(self, game: Game[Any], count: int | None = None) -> State:
        """The table after the first `count` moves, or after all."""
        state = self.deal(game)
        for move in self.moves if count is None else self.moves[:count]:
            state.play(move)
        return state

    def to_bytes(self, game: Game[Any]) -> bytes:
        """The canonical form: a full game takes less than a kilobyte."""
        box = Saver()
        box.raw(_MAGIC if self.start is None else _MAGIC_WITH_START)
        box.text(self.game)
        box.number(self.version)
        box.numbers(self.settings)
        box.number(len(self.names))
        for text in self.names + self.words:
            box.text(text)
        box.raw(self.seed_hash)
        box.number(0 if self.seed is None else 1)
        if self.seed is not None:
            box.raw(self.seed)
        if self.start is not None:
            box.number(len(self.start))
            box.raw(self.start)
        box.number(len(self.moves))
        width = 1 if game.moves.count <= 256 else 2
        for move in self.moves:
            if move < 0:
                raise ValueError("a record with concealed moves has no canonical form yet")
            box.raw(move.to_bytes(width, "big"))
        return box.content()

    def to_json(self, game: Game[Any]) -> str:
        """The readable form: settings and moves by name."""
        form: dict[str, Any] = {
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
            "moves": [
                game.moves.public_text(move) if move < 0 else game.moves.text(move)
                for move in self.moves
            ],
        }
        if self.start is not None:
            form["start"] = self.start.hex()
        return json.dumps(form, ensure_ascii=False, indent=1)


def from_bytes(content: bytes, games: dict[str, Game[Any]]) -> Record:
    """Read the canonical form."""
    box = Loader(content)
    magic = box.raw(len(_MAGIC))
    if magic not in (_MAGIC, _MAGIC_WITH_START):
        raise ValueError("this is no record")
    name = box.text()
    version = box.number(0)
    game = rules_of(name, version, games)
    settings = [box.number(0) for _ in range(box.number(0))]
    players = box.number(0)
    names = [box.text() for _ in range(players)]
    words = [box.text() for _ in range(players)]
    seed_hash = box.raw(SEED_BYTES)
    seed = box.raw(SEED_BYTES) if box.number(0) else None
    start = box.raw(box.number(0)) if magic == _MAGIC_WITH_START else None
    width = 1 if game.moves.count <= 256 else 2
    moves = [int.from_bytes(box.raw(width), "big") for _ in range(box.number(0))]
    box.finish()
    record = Record(game.name, version, settings, names, seed, seed_hash, words, moves, start)
    if record.to_bytes(game) != content:
        raise ValueError("this record is not written in the canonical way")
    return record


def from_json(text: str, games: dict[str, Game[Any]]) -> Record:
    """Read the readable form."""
    try:
        return _from_form(json.loads(text), games)
    except (LookupError, TypeError, AttributeError) as problem:
        raise ValueError(f"this is no record: {problem!r}") from problem


def _from_form(form: Any, games: dict[str, Game[Any]]) -> Record:
    version = form["version"]
    if not isinstance(version, int):
        raise TypeError(f"{version!r} is no version")
    game = rules_of(form["game"], version, games)
    settings = [setting.labels.index(form["settings"][setting.name]) for setting in game.settings]
    moves: list[int] = []
    for text in form["moves"]:
        move = game.moves.parse_public(text)
        if move is None:
            raise ValueError(f"{text!r} is no move of {game.name}")
        moves.append(move)
    seed = None if form["seed"] is None else bytes.fromhex(form["seed"])
    seed_hash = bytes.fromhex(form["seed_hash"])
    names = _texts(form["names"])
    words = _texts(form["words"])
    start = bytes.fromhex(form["start"]) if "start" in form else None
    return Record(game.name, version, settings, names, seed, seed_hash, words, moves, start)


def _texts(values: Any) -> list[str]:
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise TypeError(f"{values!r} is no list of texts")
    return list(values)


def read(content: bytes, games: dict[str, Game[Any]]) -> Record:
    """Read a record in either form, fit to be dealt; ValueError if it is none."""
    if content.startswith((_MAGIC, _MAGIC_WITH_START)):
        record = from_bytes(content, games)
    else:
        record = from_json(content.decode(), games)
    record.check(rules_of(record.game, record.version, games))
    return record


class Verdict:
    """What is wrong with a record ("" if it is sound), and at which move."""

    def __init__(self, wrong: str, at: int = 0, clause: str = "") -> None:
        self.wrong = wrong
        self.at = at
        self.clause = clause


def verify(record: Record, game: Game[Any]) -> Verdict:
    """Deal a finished record again from the promised seed, and play it by the rules."""
    if record.seed is None:
        return Verdict("seed-secret")
    if commitment(record.seed) != record.seed_hash:
        return Verdict("seed-differs")
    if record.start is not None:
        return Verdict("not-dealt")
    state = record.deal(game)
    for at in range(len(record.moves)):
        refusal = state.why_not(state.seat, record.moves[at])
        if refusal is not None:
            return Verdict("move-illegal", at, refusal.clause)
        state.play(record.moves[at])
    return Verdict("" if state.over() else "not-over")


def rules_of(name: str, version: int, games: dict[str, Game[Any]]) -> Game[Any]:
    """The rules that a record was played by, else the newest; ValueError if the game is unknown."""
    if name not in games:
        raise ValueError(f"the game {name!r} is not installed")
    return games[name].of_version(version) or games[name]
