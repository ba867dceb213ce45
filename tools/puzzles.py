"""The puzzles of a game: found in games of bots, kept in its texts/puzzles.json, checked again.

    python tools/puzzles.py find GAME --count 30 [--most 24]    # goes on where it stopped
    python tools/puzzles.py check GAME [NUMBER ...]             # does the judge still say so?

Use a compiled build (`groma --version`). The file is only ever appended to: links to puzzles are
their places in it. Which game of bots comes next is kept with it, so that nothing hangs on who
stopped when; game N of a rules version is the same everywhere.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from groma.bots.position import Position
from groma.bots.puzzles import GAP, Found, judge_at, search
from groma.core.game import Game, games
from groma.core.sheet import Sheet
from groma.words.puzzles import load_puzzles

GAMES = Path(__file__).resolve().parents[1] / "src" / "groma" / "games"
HALF = 5  # tenths of a point: less is not told of
MOST = 24  # decisions of one game of bots that are judged
GAPS = {"builders-antiquity": 15}  # tenths of a point: where seventeen win, less is much


def file_of(game: Game[Any]) -> Path:
    """Where the puzzles of a game are kept."""
    return GAMES / game.package.rpartition(".")[2] / "texts" / "puzzles.json"


def form_of(game: Game[Any], found: Found, number: int) -> dict[str, Any]:
    """A puzzle as it is kept: settings and moves by their names."""
    text = game.moves.text
    record = found.match.record(opened=True)
    assert record.seed is not None
    return {
        "version": game.version,
        "number": number,
        "seed": record.seed.hex(),
        "settings": {
            setting.name: setting.labels[value]
            for setting, value in zip(game.settings, record.settings)
        },
        "names": record.names,
        "moves": [text(move) for move in record.moves[: found.at]],
        "seat": found.seat,
        "solution": [text(move) for move in found.solution],
        "clear": found.clear,
        "losses": [[text(move), loss] for move, loss in found.losses],
        "gains": found.gains,
        "rows": [
            {row: by for row, by in zip(rows_of(game, found), one) if abs(by) >= HALF}
            for one in found.rows
        ],
    }


def rows_of(game: Game[Any], found: Found) -> list[str]:
    """The rows of the game's sheet."""
    sheet: Sheet = game.sheet(found.match.state, 0, 0)
    return list(sheet.rows)


def read(path: Path) -> dict[str, Any]:
    """What is kept so far."""
    kept: dict[str, Any] = {"next": 0, "puzzles": []}
    return json.loads(path.read_text("utf-8")) if path.exists() else kept


def write(path: Path, kept: dict[str, Any]) -> None:
    """Keep it, one puzzle a line."""
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in kept["puzzles"])
    beside = path.with_suffix(".new")
    beside.write_text(f'{{"next": {kept["next"]}, "puzzles": [\n{lines}\n]}}\n', "utf-8")
    beside.replace(path)


def find(game: Game[Any], count: int, most: int, path: Path) -> None:
    """Look at one game of bots after the other until so many puzzles are kept."""
    kept = read(path)
    begun = time.monotonic()
    before = len(kept["puzzles"])
    while len(kept["puzzles"]) < count:
        found = search(game, kept["next"], most, GAPS.get(game.name, GAP))
        if found is not None:
            kept["puzzles"].append(form_of(game, found, kept["next"]))
        kept["next"] += 1
        write(path, kept)
        have = len(kept["puzzles"])
        each = (time.monotonic() - begun) / max(1, have - before)
        line = f"{game.name}: {have} of {count} in {kept['next']} games, {each:.0f} s each"
        print(line, end="\r" if sys.stdout.isatty() else "\n", flush=True)
    print()


def check(game: Game[Any], numbers: list[int]) -> int:
    """Say which puzzles the judge would no longer solve as it did; the answer is how many."""
    wrong = 0
    for number, puzzle in load_puzzles(game).items():
        if not numbers or number in numbers:
            state = puzzle.match().state
            move = judge_at(puzzle.at).choose(Position(game, state, puzzle.seat))
            if move != puzzle.solution[0]:
                wrong += 1
                now, then = game.moves.text(move), game.moves.text(puzzle.solution[0])
                print(f"{game.name} {number}: {now}, no longer {then}")
    return wrong


def main() -> int:
    """Find or check."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=["find", "check"])
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("numbers", type=int, nargs="*")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--most", type=int, default=MOST)
    parser.add_argument("--file", type=Path, help="kept elsewhere than in the game's texts")
    asked = parser.parse_args()
    game = games()[asked.game]
    if asked.what == "check":
        return min(1, check(game, asked.numbers))
    find(game, asked.count, asked.most, asked.file or file_of(game))
    return 0


if __name__ == "__main__":
    sys.exit(main())
