"""Plays the golden games again and writes them down anew: what changed is in the diff.

python tools/golden.py [GAME...]         those of some games, or of all: tests/golden/GAME/VERSION
python tools/golden.py --digest FILE...  print the digest of each, played again

The moves stay as they are kept; where one is no longer allowed, the text says why and ends there.
A game that is missing for the newest rules is played by bots.
"""

import hashlib
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import playthrough

from groma.bots import BOTS, Position
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.match import open_match
from groma.core.record import Record

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PER_PLAYER_COUNT = 10
READ = "git diff -U1 -I '^[0-9]+: [0-9a-f ]+$' tests/golden"
WORDED = 1  # so many of them tell in words what happened; the others their moves, and the end


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


def files(game: Game[Any]) -> Iterator[Path]:
    """Where the games of a game are kept, or should be."""
    folder = FOLDER / game.name
    newest = folder / str(game.version)
    wanted = [
        newest / f"{players}-players-{number}.txt"
        for players in game.players
        for number in range(PER_PLAYER_COUNT)
    ]
    yield from sorted({*folder.glob("*/*.txt"), *wanted})


def write(path: Path) -> str:
    """Play a game again, or a new one, and write it down; the answer says what came of it."""
    text = path.read_text("utf-8") if path.exists() else ""
    if text:
        kept = playthrough.read(text)
    else:
        players, number = [int(part) for part in path.stem.split("-players-")]
        record = play(games()[path.parents[1].name], players, number)
        kept = playthrough.keep(record, number < WORDED)
    again = playthrough.replayed(kept)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(again, "utf-8")
    if not text:
        return "new"
    if playthrough.LEFT in again:
        return "ends before its last move"
    return "" if again == text else "changed"


def main(arguments: list[str]) -> int:
    """Write, or print digests."""
    if arguments[:1] == ["--digest"]:
        for name in arguments[1:]:
            text = playthrough.replayed(playthrough.read(Path(name).read_text("utf-8")))
            print(hashlib.sha256(text.encode()).hexdigest())
        return 0
    paths = [path for name in arguments or games() for path in files(games()[name])]
    with ProcessPoolExecutor() as pool:
        news = list(pool.map(write, paths))
    for path, what in zip(paths, news):
        if what:
            print(f"{path.relative_to(FOLDER)}: {what}")
    print(f"{len(paths)} games, {len([what for what in news if what])} not as they were")
    print("without the digests: " + READ)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
