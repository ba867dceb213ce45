"""Lessons come out again alike, and samples of them say what was taught."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from groma.bots import BOTS, Position
from groma.core.deal import Deal
from groma.core.game import games
from groma.lab.learned.lessons import Course, key_of, lesson, read, write
from groma.lab.learned.samples import result_of, samples_of

COURSE = Course("builders-antiquity", "apprentice", 2, "tests")


def test_a_lesson_comes_out_again_and_is_kept(tmp_path: Path) -> None:
    one = lesson(COURSE, 3)
    assert lesson(COURSE, 3) == one != lesson(COURSE, 4)
    assert len(one.played) == len(one.taught)
    assert one.played != one.taught, "now and then something else is played"
    write(tmp_path / "lessons", [one])
    write(tmp_path / "lessons", [one])
    assert list(read(tmp_path / "lessons")) == [one, one]


def test_samples_are_the_decisions_as_their_seats_saw_them() -> None:
    given = [lesson(COURSE, number) for number in range(2)]
    samples = samples_of(given)
    assert len(samples) == sum(len(one.taught) for one in given)
    game = games()[COURSE.game]
    assert samples.numbers.shape[1] == game.tensors.layout(2).size
    rows = np.arange(len(samples))
    assert samples.legal[rows, samples.taught].all()
    assert list(samples.lesson) == [0] * len(given[0].taught) + [1] * len(given[1].taught)
    some = samples.where(samples.lesson == 1)
    assert len(some) == len(given[1].taught)
    assert set(samples.result) <= {0.0, 0.5, 1.0}


def test_a_lesson_of_other_rules_is_refused() -> None:
    one = lesson(COURSE, 0)
    with pytest.raises(ValueError, match="other rules"):
        samples_of([replace(one, version=one.version + 1)])
    with pytest.raises(ValueError, match="ends otherwise"):
        samples_of([replace(one, places=[3, 3])])


def test_who_shares_the_first_place_has_a_part_of_it() -> None:
    assert [result_of([1, 2], seat) for seat in (0, 1)] == [1, 0]
    assert result_of([1, 1], 0) == 0.5


def test_who_plays_is_corrected_by_the_teacher() -> None:
    """Another bot plays, now and then chance does, and the teacher says what it would do."""
    one = lesson(replace(COURSE, player="novice"), 3)
    game = games()[COURSE.game]
    state = game.deal(2, game.defaults(), Deal(key_of(COURSE.seed, 3)), None)
    novice = BOTS["novice"](b"any seed")  # it draws nothing by chance
    alike = 0
    for move in one.played:
        alike += novice.choose(Position(game, state, state.seat)) == move
        state.play(move)
    assert alike > 0.8 * len(one.played)
    assert sum(a != b for a, b in zip(one.played, one.taught)) > 0.2 * len(one.played)
    with pytest.raises(ValueError, match="no bot 'nobody'"):
        lesson(replace(COURSE, player="nobody"), 3)
