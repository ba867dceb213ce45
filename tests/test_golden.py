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
from groma.core.record import rules_of

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import golden  # noqa: E402  (a tool of the repository, not of the package)

EVERY = sorted((ROOT / "tests" / "golden").glob("*/*/*.json"))
FILES = [f for f in EVERY if int(f.parent.name) == games()[f.parents[1].name].version]
EARLIER = [file for file in EVERY if file not in FILES]  # by rules that are played no more
FIRST = [file for file in FILES if file.stem.endswith("-0")]  # one of each player count
HASHED = [file for file in FIRST if file.stem == "2-players-0"]  # one of each game
SPREAD = 10  # a game goes on from where it is: what is told wrong after a move seldom heals in ten


def test_there_are_ten_for_every_player_count():
    for name, game in games().items():
        for players in game.players:
            for version in range(1, game.version + 1):
                folder = ROOT / "tests" / "golden" / name / str(version)
                found = list(folder.glob(f"{players}-players-*.json"))
                assert len(found) == golden.PER_PLAYER_COUNT, (name, version, players)


def name_of(file):
    return f"{file.parents[1].name}-{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", FIRST, ids=name_of)
def test_replays_to_the_same_digest_after_every_move(file):
    replay(file, 1)


@pytest.mark.long
@pytest.mark.parametrize("file", [file for file in FILES if file not in FIRST], ids=name_of)
def test_replays_to_the_same_digest_now_and_then(file):
    replay(file, SPREAD)


@pytest.mark.long
@pytest.mark.parametrize("file", EARLIER, ids=name_of)
def test_what_was_played_by_earlier_rules_replays_to_the_same_digest(file):
    replay(file, SPREAD)


@pytest.mark.nightly
@pytest.mark.parametrize("file", [file for file in EVERY if file not in FIRST], ids=name_of)
def test_replays_to_the_same_digest_after_every_move_of_all(file):
    replay(file, 1)


def replay(file, step):
    record, expected = golden.read(file)
    assert record.version == int(file.parent.name)
    found = golden.digests(record, step)
    assert len(expected) == len(record.moves) + 1
    assert found == {number: expected[number] for number in found}
    assert len(found) >= len(expected) / step
    assert len(record.to_bytes(rules_of(record.game, record.version, games()))) < 1000


@pytest.mark.long
@pytest.mark.parametrize("hash_seed", ["0", "1", "271828"])
def test_replays_alike_in_another_process_under_other_hash_seeds(hash_seed):
    check_hashed(HASHED, hash_seed)


@pytest.mark.nightly
@pytest.mark.parametrize("hash_seed", ["0", "1", "271828"])
def test_more_games_replay_alike_under_other_hash_seeds(hash_seed):
    check_hashed(FILES[::7], hash_seed)


def check_hashed(files, hash_seed):
    command = [sys.executable, str(ROOT / "tools" / "golden.py"), "--digest", *map(str, files)]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    printed = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    chains = ["".join(golden.read(file)[1]) for file in files]
    assert len(chains) >= len(games())
    assert printed.split() == [hashlib.sha256(chain.encode()).hexdigest() for chain in chains]


@pytest.mark.nightly  # against the clock of a machine that may have loud neighbours
@pytest.mark.parametrize("name", games())
def test_a_finished_game_of_four_loads_fast(name):
    game = games()[name]
    folder = ROOT / "tests" / "golden" / name / str(game.version)
    record, _ = golden.read(folder / "4-players-0.json")
    best = float("inf")
    for _ in range(7):
        begun = time.process_time()
        state = record.replay(game)
        best = min(best, time.process_time() - begun)
    assert state.over()
    assert best < (0.005 if compiled() else 0.020)
