"""Golden games: replayed to the same digest after every move, in every build and process."""

import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from groma.core.game import games
from groma.core.native import compiled

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import golden  # noqa: E402  (a tool of the repository, not of the package)

FILES = sorted((ROOT / "tests" / "golden").glob("*/*.json"))
MARKED = [
    pytest.param(file, marks=[] if file.stem.endswith("-0") else [pytest.mark.long])
    for file in FILES
]


def test_there_are_ten_for_every_player_count():
    for name, game in games().items():
        for players in game.players:
            found = [f for f in FILES if f.parent.name == name and f.name.startswith(f"{players}-")]
            assert len(found) == golden.PER_PLAYER_COUNT, (name, players)


@pytest.mark.parametrize("file", MARKED, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_replays_to_the_same_digest_after_every_move(file):
    record, expected = golden.read(file)
    game = games()[record.game]
    assert golden.digests(game, record) == expected
    assert len(record.to_bytes(game)) < 1000


@pytest.mark.long
@pytest.mark.parametrize("hash_seed", ["0", "1", "271828"])
def test_replays_alike_in_another_process_under_other_hash_seeds(hash_seed):
    files = FILES[::7]
    command = [sys.executable, str(ROOT / "tools" / "golden.py"), "--digest", *map(str, files)]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    printed = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    chains = ["".join(golden.read(file)[1]) for file in files]
    assert printed.split() == [hashlib.sha256(chain.encode()).hexdigest() for chain in chains]


@pytest.mark.parametrize("name", games())
def test_a_finished_game_of_four_loads_fast(name):
    record, _ = golden.read(ROOT / "tests" / "golden" / name / "4-players-0.json")
    game = games()[name]
    best = float("inf")
    for _ in range(7):
        begun = time.process_time()
        state = record.replay(game)
        best = min(best, time.process_time() - begun)
    assert state.over()
    assert best < (0.005 if compiled() else 0.020)
