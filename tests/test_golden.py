"""Golden games: replayed to the same digest after every move, in every build and process."""

import difflib
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

import golden  # noqa: E402  (tools of the repository, not of the package)
import playthrough  # noqa: E402

EVERY = sorted((ROOT / "tests" / "golden").glob("*/*/*.txt"))
NEWEST = {name: game.version for name, game in games().items()}
FILES = [file for file in EVERY if int(file.parent.name) == NEWEST[file.parents[1].name]]
EARLIER = [file for file in EVERY if file not in FILES]  # by rules that are played no more
FIRST = [file for file in FILES if file.stem.endswith("-0")]  # one of each player count
HASHED = [file for file in FIRST if file.stem == "2-players-0"]  # one of each game
SPREAD = 10  # a game goes on from where it is: what is told wrong after a move seldom heals in ten


def test_there_are_ten_for_every_player_count():
    for name, game in games().items():
        for players in game.players:
            for rules in [game, *game.earlier]:
                folder = ROOT / "tests" / "golden" / name / str(rules.version)
                found = list(folder.glob(f"{players}-players-*.txt"))
                assert len(found) == golden.PER_PLAYER_COUNT, (name, rules.version, players)


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
    """Words, sheets and the digests after every `step`-th move are those of the file."""
    text = file.read_text("utf-8")
    kept = playthrough.read(text)
    assert (kept.record.game, kept.record.version) == (file.parents[1].name, int(file.parent.name))
    assert kept.worded == (int(file.stem.rsplit("-", 1)[1]) < golden.WORDED)
    assert len(kept.digests) == len(kept.moves) + 1, "it ends before its last move"
    assert len(kept.whole().to_bytes(kept.game)) < 1000
    last = len(kept.moves)
    for number in [*range(0, last, step), last]:
        kept.digests[number] = "to be found again"
    found = playthrough.replayed(kept, step)
    if found != text:
        pytest.fail(differing(text, found), pytrace=False)


def differing(text, found):
    """What is told otherwise, and since which move something is."""
    then, now = (playthrough.read(one).digests for one in (text, found))
    since = next((n for n, pair in enumerate(zip(then, now)) if pair[0] != pair[1]), "?")
    told = [one.partition(playthrough.DIGESTS)[0].splitlines() for one in (text, found)]
    lines = list(difflib.unified_diff(*told, "kept", "now", n=1, lineterm=""))
    what = lines[:30] or ["nothing is told or scored otherwise, but seen or stored"]
    return "\n".join([f"another digest after move {since}; make golden shows all of it", *what])


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
    assert len(files) >= len(games())
    assert printed.split() == [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]


def test_a_move_that_the_rules_forbid_now_ends_the_text_and_is_not_lost():
    text = next(file for file in HASHED if "caesars" in str(file)).read_text("utf-8")
    kept = playthrough.read(text)
    moves = kept.moves[:]
    kept.moves = [*moves[:5], "fly rome", *moves[5:]]
    broken = playthrough.replayed(kept)
    assert "Move 6, fly rome, is no move of this game." in broken
    assert playthrough.read(broken).moves == kept.moves
    kept.moves[5] = moves[4]
    broken = playthrough.replayed(kept)
    assert f"Move 6, {moves[4]}, is refused: " in broken
    again = playthrough.read(broken)
    assert len(again.digests) == 6
    assert again.moves == kept.moves
    del again.moves[5]
    assert playthrough.replayed(again) == text


@pytest.mark.nightly  # against the clock of a machine that may have loud neighbours
@pytest.mark.parametrize("name", games())
def test_a_finished_game_of_four_loads_fast(name):
    game = games()[name]
    folder = ROOT / "tests" / "golden" / name / str(game.version)
    record = playthrough.read((folder / "4-players-0.txt").read_text("utf-8")).whole()
    best = float("inf")
    for _ in range(7):
        begun = time.process_time()
        state = record.replay(game)
        best = min(best, time.process_time() - begun)
    assert state.over()
    assert best < (0.005 if compiled() else 0.020)
