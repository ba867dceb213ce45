"""Work spread over processes here: one that is killed takes nothing finished with it."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from groma.lab.fault import Fault
from groma.lab.spreading import TRIES, spread


def square(folder: Path, fatal: list[int], once: bool, piece: int) -> int:
    """The square of a piece; at some of them the process dies, the first time or always."""
    (folder / f"{piece}-{len(list(folder.glob(f'{piece}-*')))}").touch()
    if piece in fatal and not (once and (folder / f"{piece}-1").exists()):
        os.kill(os.getpid(), signal.SIGKILL)
    return piece * piece


def test_what_a_killed_process_had_is_done_again(tmp_path: Path):
    work = partial(square, tmp_path, [3, 11], True)
    found = list(spread(work, range(16), 2))
    assert sorted(found) == [piece * piece for piece in range(16)]
    done = [file.name.partition("-")[0] for file in tmp_path.iterdir()]
    assert done.count("0") == 1, "what was finished is not done again"
    assert done.count("3") > 1


def test_who_always_dies_is_given_up(tmp_path: Path):
    work = partial(square, tmp_path, [0, 1], False)
    with pytest.raises(Fault, match="lab-workers-die"):
        list(spread(work, range(2), 2))
    assert len(list(tmp_path.glob("0-*"))) <= TRIES


def wrong(piece: int) -> int:
    raise ZeroDivisionError(f"piece {piece}")


def test_what_is_wrong_with_the_work_is_told():
    with pytest.raises(ZeroDivisionError, match="piece"):
        list(spread(wrong, range(3), 2))
