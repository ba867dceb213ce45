"""Writes the golden games: records with a digest of all that anybody can see after every move.

python tools/golden.py GAME              write tests/golden/GAME/VERSION anew
python tools/golden.py --digest FILE...  replay records and print the digest of each whole game
"""

import base64
import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

from groma.bots import BOTS, Position
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.look import look
from groma.core.match import Match, open_match
from groma.core.record import Record, from_bytes, rules_of

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PER_PLAYER_COUNT = 10


def digest(match: Match) -> str:
    """Eight digits for the table, every viewer's look at it, every sheet and every note so far."""
    state, game = match.state, match.game
    seats = range(state.players)
    seen = {
        "looks": [look(game, state, viewer) for viewer in range(state.players + 1)],
        "sheets": [game.sheet(state, seat, seat).to_json() for seat in seats],
        "notes": [[note.readers, *note.to_json()] for note in match.notes[-30:]],
    }
    content = state.to_bytes() + json.dumps(seen, sort_keys=True).encode()
    return hashlib.sha256(content).hexdigest()[:8]


def digests(record: Record, step: int = 1) -> dict[int, str]:
    """The digest after the deal, after every `step`-th move and after the last, by move number.

    The global generator is poisoned between.
    """
    opening = Record(
        record.game,
        record.version,
        record.settings,
        record.names,
        record.seed,
        record.seed_hash,
        record.words,
        [],
    )
    match = Match(rules_of(record.game, record.version, games()), opening)
    found = {0: digest(match)}
    for number, move in enumerate(record.moves, 1):
        random.seed(number)
        refusal = match.play(match.state.seat, move)
        assert refusal is None, f"move {number} is refused: {refusal.clause}"
        if number % step == 0 or number == len(record.moves):
            found[number] = digest(match)
    return found


def play(game: Game[Any], players: int, number: int) -> Record:
    """A game of random and greedy seats, with other settings each time."""
    chance = Deal(f"golden {game.name} {players} {number}".encode())
    settings = [chance.below(len(setting.labels)) for setting in game.settings]
    if number == 0:
        settings = game.defaults()
    seed = bytes(chance.below(256) for _ in range(32))
    kinds = ["random" if chance.below(3) == 0 else "greedy" for _ in range(players)]
    match = open_match(game, [f"{kind} {i}" for i, kind in enumerate(kinds)], seed, settings)
    bots = [BOTS[kind](seed + bytes([i])) for i, kind in enumerate(kinds)]
    while not match.state.over():
        seat = match.state.seat
        match.play(seat, bots[seat].choose(Position(game, match.state, seat)))
    return match.record()


def read(path: Path) -> tuple[Record, list[str]]:
    """A golden game: its record and its digests."""
    form = json.loads(path.read_text("utf-8"))
    found = form["digests"]
    record = from_bytes(base64.b64decode(form["record"]), games())
    return record, [found[i : i + 8] for i in range(0, len(found), 8)]


def write(game: Game[Any]) -> None:
    """Write all golden games of a game anew."""
    folder = FOLDER / game.name / str(game.version)
    folder.mkdir(parents=True, exist_ok=True)
    for players in game.players:
        for number in range(PER_PLAYER_COUNT):
            record = play(game, players, number)
            form = {
                "record": base64.b64encode(record.to_bytes(game)).decode(),
                "digests": "".join(digests(record).values()),
            }
            text = json.dumps(form, indent=1) + "\n"
            (folder / f"{players}-players-{number}.json").write_text(text, "utf-8")


def main(arguments: list[str]) -> int:
    """Write, or print digests."""
    if arguments[:1] == ["--digest"]:
        for name in arguments[1:]:
            record, _ = read(Path(name))
            chain = "".join(digests(record).values())
            print(hashlib.sha256(chain.encode()).hexdigest())
        return 0
    for name in arguments:
        write(games()[name])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
